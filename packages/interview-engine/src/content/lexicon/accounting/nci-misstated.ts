import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Minority interests, in the words of those who get it wrong. */
export const nciMisstated: Lexicon = {
  added_for_equity: [
    crossed(
      'are added, is added, get added, go on top, come on top',
      'to get to, to reach, to arrive at, to find',
    ),
    crossed(
      'sont ajoutés, on les ajoute, se rajoutent, s’ajoutent',
      'pour arriver, pour passer, pour obtenir, pour aller',
    ),
  ],
  added_to_owners_end: [
    'added to the equity value, are added to the equity, added to equity, are added on top, are added back, added to what shareholders get, belong in the equity value',
    's’ajoutent à la valeur des titres, s’ajoutent aux titres, s’ajoutent aux fonds propres, ajoutés à la valeur des titres, ajoutés aux fonds propres',
  ],
  consolidated_in_full: [
    'because we consolidate, since we consolidate, consolidate a hundred percent, consolidated at a hundred percent, consolidate one hundred percent, fully consolidated, since ebitda is consolidated',
    'puisqu’on consolide, parce qu’on consolide, consolide à 100, consolide à cent, intégration globale',
  ],
  left_out_said: [
    'leave, left out, ignore, ignored, not counted, forget, stay out, are out, keep out, disregard, set aside',
    'laisse, laissés de côté, laissées de côté, ignore, ignorés, oublie, ne compte pas, écarte, exclus, mets de côté, ne tiens pas compte',
  ],
  minorities_off: [
    [
      crossed(
        'subtract, deduct, minus, less, take off, take out, take away, remove',
        'minorities, minority interest, minority interests, minority share, non controlling interests, nci',
      ),
      'subtract the minority, subtract minority, deduct the minority, deduct minority, minority interests are subtracted, minority interests are deducted, minorities are ignored, ignore the minority, subtract the non controlling, minorities are subtracted, minorities are deducted, minorities come off, minorities off, minority interest is subtracted, minorities i subtract, minorities i deduct, minorities get subtracted, minorities get deducted, minorities should be subtracted, subtract share of minorities',
    ].join(', '),
    [
      crossed(
        'soustrais, déduis, déduit, retire, enlève, retranche, soustraire, déduire, enlever, retrancher, moins',
        'minoritaires, intérêts minoritaires, part des minoritaires, participations minoritaires',
      ),
      'retire les minoritaires, soustrais les minoritaires, déduis les minoritaires, moins les minoritaires, minoritaires sont déduits, minoritaires sont retirés, ignore les minoritaires, retirer minoritaires, retirer intérêts minoritaires, minoritaires viennent en moins, minoritaires en moins, soustrait minoritaires, minoritaires je les retire, minoritaires je les enlève, minoritaires je les déduis, minoritaires on les retire, minoritaires on les enlève, minoritaires on les déduit',
    ].join(', '),
  ],
  minority_names: [
    'minorities, minority interests, nci, non controlling interests',
    'minoritaires, intérêts minoritaires',
  ],
  minority_owned_by_us: [
    [
      crossed(
        'minorities, minority interests, minority interest, non controlling interests',
        'belong to our shareholders, belong to us, belong to the group, are part of our equity, belong to the parent, are ours, are an asset, is an asset',
      ),
      'minorities’ share is ours, minorities’ share belongs to us',
    ].join(', '),
    [
      crossed(
        'minoritaires, intérêts minoritaires',
        'appartiennent à nos actionnaires, appartiennent au groupe, nous appartiennent, font partie de nos fonds propres, sont à nous, sont un actif',
      ),
      'part des minoritaires nous revient, part des minoritaires nous appartient, part des minoritaires est à nous',
    ].join(', '),
  ],
  must_be_added: [
    'have to be added, has to be added, must be added, should be added, need adding',
    'doivent être ajoutées, sont à ajouter, à rajouter, doivent s’ajouter',
  ],
  not_our_part: [
    'isn t ours, aren t ours, not ours, belong to others, belong to somebody else, not belong to us, not belong to the group, not belong to our shareholders, someone else s, other people s',
    'pas à nous, ne nous appartiennent pas, ne nous appartient pas, appartiennent à d’autres, appartient à d’autres, n’appartiennent pas au groupe, pas au groupe, c’est aux autres, reviennent à d’autres',
  ],
  nothing_to_do_with: [
    'nothing to do with, not our shareholders, not our business, not our problem, irrelevant to, no place in',
    'rien à voir avec, rien à faire dans, pas sa place, pas leur place, ne nous concernent pas, pas nos actionnaires',
  ],
  only_our_share: [
    crossed(
      'only includes, includes only, only has, has only, only contains, contains only, only counts, counts only, just includes, only takes, only shows',
      'our share, our part, our portion, our stake, the group s share, the parent s share',
    ),
    crossed(
      'ne contient que, ne comprend que, n’inclut que, ne prend que, ne compte que, ne reprend que, contient seulement, comprend uniquement, est déjà en',
      'notre quote-part, notre part, part du groupe, quote-part du groupe',
    ),
  ],
  others_companies: [
    'in other companies, in other firms, in other businesses, companies other people control, companies others control, companies we do not control, in outside companies, in someone else s company',
    'dans d’autres sociétés, dans d’autres boîtes, dans d’autres entreprises, chez les autres, chez d’autres, sociétés que d’autres contrôlent, dans des sociétés extérieures, sociétés qu’on ne contrôle pas, boîtes qu’on ne contrôle pas',
  ],
  our_outside_pieces: [
    'bits of other businesses, stakes in other companies, small stakes elsewhere, our stakes elsewhere',
    'bouts d’autres sociétés, parts d’autres sociétés, parts dans d’autres sociétés, participations dans d’autres sociétés',
  ],
  plain_i_skip_them: [
    'i skip them, i ignore them, we skip them, we ignore them, i forget about them, just skip them',
    'je les ignore, on les ignore, je les saute, on les saute, on les oublie',
  ],
  smaller_goodwill: [
    crossed('reduce, reduces, lower, lowers, decrease, come off, shrink', 'goodwill'),
    crossed(
      'réduisent, réduit, réduire, diminuent, diminue, baissent, viennent réduire',
      'goodwill',
    ),
  ],
  stay_untouched: [
    'not come off, not taken off, not touch them, stay where they are',
    'on n’y touche pas, ne se retirent pas, n’y touche pas, restent à leur place',
  ],
  theirs_are_ours: [
    'are ours, belong to us, is our money, belong to our shareholders, belong to our holders',
    'c’est à nous, sont à nous, nous appartiennent, appartiennent à nos actionnaires, reviennent à nos actionnaires',
  ],
  they_are_ours: [
    'they’re stakes we own, stakes we own, they are ours, we own them, they belong to us',
    'c’est à nous, elles sont à nous, ce sont nos parts, on les possède, elles nous appartiennent',
  ],
  we_hold_word: [
    'we hold, we own, our stakes, our holdings, our small stakes, our small holdings, our investments, the group holds, the group owns',
    'on détient, nous détenons, on possède, nous possédons, le groupe détient, le groupe possède, nos participations, nos petites participations, nos parts, nos petites parts',
  ],
};
