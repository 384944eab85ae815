import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Associates, in the words of those who get it wrong. */
export const associatesMisstated: Lexicon = {
  affiliates_down: [
    crossed(
      'subtract, deduct, take off, minus, less, take out',
      'associates, the associates, affiliates, equity affiliates, stakes in associates',
      'to get to equity, to reach equity, to get equity, to arrive at equity, from ev, from enterprise value',
    ),
    crossed(
      'soustrais, déduis, retire, enlève, moins, retranche',
      'mises en équivalence, sociétés mises en équivalence, participations, entreprises associées',
      'pour arriver aux titres, pour arriver à la valeur des titres, pour passer aux titres, pour passer à la valeur des fonds propres, de la ve, de la valeur d’entreprise, pour obtenir la valeur des titres',
    ),
  ],
  associates_on_top: [
    [
      crossed(
        'add, add back, plus, adding',
        'associates, equity affiliates, equity accounted stakes, stakes in associates, equity method investments',
      ),
      'add affiliates, plus affiliates, associates are added, add also associates, associates on top, associates i add them, associates get added, associates should be added',
    ].join(', '),
    [
      crossed(
        'ajoute, rajoute, ajouter, rajouter, plus',
        'participations mises en équivalence, sociétés mises en équivalence, titres mis en équivalence, mises en équivalence, entreprises associées, équivalences',
      ),
      'mises en équivalence je les ajoute, mises en équivalence on les ajoute',
    ].join(', '),
  ],
  belongs_to_others: [
    'belongs to somebody else, belongs to someone else, belong to others, not ours',
    'appartiennent à d’autres, appartient à d’autres, sont à d’autres, pas à nous',
  ],
  consolidated_associates: [
    crossed(
      'associates, associates are, affiliates are, associates, equity affiliates are',
      'fully consolidated, already in ev, already in enterprise value, already in ebitda, part of ebitda, already counted in ebitda, consolidated line by line',
    ),
    crossed(
      'mises en équivalence, sociétés mises en équivalence, entreprises associées, participations',
      'sont consolidées, sont déjà dans, sont dans l’ebitda, déjà dans l’ebitda, sont intégrées, entrent dans l’ebitda, font partie de l’ebitda, contribuent à l’ebitda',
    ),
  ],
  i_add_them: [
    'i add them, i add it, i also add, i add those, add them too, are added, is added, gets added, come on top, go on top',
    'on les rajoute, je les rajoute, je les ajoute, on les ajoute, je l’ajoute, s’ajoutent, viennent en plus, vient en plus, faut les ajouter',
  ],
  in_ebitda_already: [
    'consolidated in full, consolidated at 100, in the ebitda, in ebitda, part of ebitda, contribute to ebitda, line by line, fully consolidated, inside ebitda, inside the ebitda',
    'consolidées à cent pour cent, consolidées à 100, consolidées en totalité, dans l’ebitda, ligne à ligne, ligne par ligne, intégration globale, contribuent à l’ebitda, à l’intérieur de l’ebitda',
  ],
  lifts_ev_above: [
    crossed(
      'make ev, push ev, raise ev, lift ev, take ev',
      'bigger than, above, higher than, over',
    ),
    crossed(
      'font monter la ve, font passer la ve, mettent la ve, rendent la ve, portent la ve',
      'au-dessus, supérieure',
    ),
  ],
  part_of_group: [
    'part of the group, we own, company owns, group owns, belongs to the group, own a piece, own a part, it is value, has value, have value, owns a stake, operating value',
    'partie du groupe, on en possède, groupe les détient, groupe en détient, on les détient, on en détient, appartiennent au groupe, c’est de la valeur, ont de la valeur, possède un morceau, puisqu’on les possède, valeur d’exploitation',
  ],
  plain_down_to_equity: [
    'way down to equity, walk down to equity, going down to equity, down from ev to equity, from ev to equity, down to equity, down to the equity, on the way down',
    'descend vers les titres, descendre vers les titres, descend aux titres, descend de la ve, de la ve aux titres, en descendant, descendre aux titres, en redescendant',
  ],
  plain_goes_away: [
    'come off, are taken off, get deducted, are deducted, are taken away',
    'se retirent, s’enlèvent, se déduisent, sont retirées, sont déduites',
  ],
};
