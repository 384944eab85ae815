import { crossed } from '../crossed.ts';
import type { Lexicon } from '../../types.ts';

/** What sounds right until its last words: who keeps what, what stays as it was, what cannot be touched. */
export const halfTruths = {
  keeps_all_of_it: [
    crossed(
      'gets, keeps, takes, pockets, captures, receives',
      'whole of, whole benefit, whole gain, all of them, all of it, all synergies, all savings, full benefit, full value of, every euro of, entire gain, entire benefit, hundred percent of, lot',
    ),
    crossed(
      'garde, touche, prend, récupère, conserve, capte, empoche, reçoit',
      'totalité, intégralité, toutes les synergies, gain entier, tout le gain, tout le bénéfice, valeur entière, cent pour cent',
    ),
  ],
  buyers_part: [
    crossed(
      'is, equals, means, as, represents',
      'buyer’s share, acquirer’s share, buyer’s part, buyer’s gain, acquirer’s gain, buyer’s profit, acquirer’s profit, what buyer keeps, what acquirer keeps, what we keep, value we create, buyer’s reward, acquirer’s reward',
    ),
    crossed(
      'c’est, est, représente, correspond à, comme',
      'part de l’acquéreur, part de l’acheteur, gain de l’acquéreur, gain de l’acheteur, bénéfice de l’acquéreur, ce que garde l’acquéreur, ce que l’acquéreur garde, ce que garde l’acheteur, ce qui reste à l’acquéreur, ce qu’on garde',
    ),
  ],
  worth_that_anyway: [
    'worth anyway, worth all along, worth in any case',
    'valait de toute façon, vaut de toute façon, valait déjà, vaut déjà',
  ],
  large_part_of_it: [
    'ninety percent, ninety five percent, eighty percent, 90 percent, 95 percent, 80 percent, 90 %, 95 %, 80 %, most of, nearly all, almost all, bulk, lion’s share, nine tenths, four fifths, three quarters',
    'quatre-vingt-dix pour cent, 90 pour cent, 80 pour cent, quatre-vingts pour cent, essentiel, quasi-totalité, plupart, majeure partie, neuf dixièmes, quatre cinquièmes, trois quarts, presque tout',
  ],
  same_percentage_kept: [
    crossed(
      'keep, retain, have, hold, own, stay at, remain at',
      'exactly the same percentage, same percentage, same stake, exactly the same stake, same share of the company, same share of the votes, same slice, same votes, same voting rights, full percentage, same proportion, same weight, percentage, percentages',
    ) +
      ', percentage is unchanged, percentage does not move, percentage stays the same, stake does not move, stake stays the same, lose no control, lose nothing in control, give up no control, give nothing up, as much control as before, not losing any control',
    crossed(
      'garder, avoir, conserver, restent à, restent au, maintiennent, possèdent',
      'exactement le même pourcentage, même pourcentage, même part, exactement la même part, même participation, mêmes droits de vote, même poids, même proportion, même fraction, leur pourcentage, leurs pourcentages',
    ) +
      ', pourcentage reste le même, pourcentage ne change pas, part ne bouge pas, participation ne bouge pas, ne perdent aucun contrôle, ne cèdent rien, contrôle n’est jamais un sujet, contrôle n’est pas un sujet, autant de contrôle qu’avant',
  ],
  dear_company: [
    crossed(
      'high, higher, bigger, richer, expensive',
      'pe, p e, pe company, multiple, multiple company, rated company',
    ),
    crossed('per, pe, multiple', 'élevé, plus élevé, fort, plus fort, haut, plus haut, supérieur') +
      ', ' +
      crossed('gros, fort, beau, bon', 'per, pe, multiple'),
  ],
  cheap_company: [
    crossed(
      'low, lower, smaller, cheaper',
      'pe, p e, pe one, pe company, multiple, multiple one, multiple company, rated company',
    ) + ', cheaper one, lower one, low one',
    crossed('per, pe, multiple', 'faible, plus faible, bas, plus bas, inférieur, moins élevé') +
      ', petit per, petit pe, petit multiple, faible per, faible multiple',
  ],
  ends_up_diluted: [
    crossed('gets, is, ends up, becomes, will be, comes out', 'diluted, dilutive') +
      ', dilutes itself, dilutes its holders, loses eps, eps goes down, eps falls',
    crossed('est, sera, se retrouve, ressort', 'dilué, dilutif, dilutive') +
      ', se dilue, se fait diluer, dilue ses actionnaires, dilue son bpa, perd en bpa, son bpa baisse, bpa baisse',
  ],
  ends_up_accretive: [
    crossed('gets, is, ends up, becomes, will be, comes out', 'accretive') +
      ', gets accretion, gains eps, eps goes up',
    crossed('est, sera, se retrouve, ressort', 'relutif, relutive') +
      ', gagne en bpa, voit son bpa monter, fait de la relution',
  ],
  other_way_round: [
    'opposite, reverse, inverse, other way round, other way around, vice versa, conversely',
    'contraire, inverse, inversement, vice versa, dans l’autre sens',
  ],
  neither_gain_nor_loss: [
    'no value is created or lost, neither created nor destroyed, value neutral, value is neutral, value creation is zero, zero value created, no value created or destroyed, no value is created or destroyed, creates no value and destroys none',
    'ni création ni destruction, ne crée ni ne détruit, ni créée ni détruite, neutre en valeur, valeur créée est nulle, aucune valeur créée ni détruite, création de valeur est nulle',
  ],
  shares_we_have: [
    'we already have, we have already, we already had, we have today, we had before, already outstanding, already in issue, outstanding today, existing shares, shares we had, old shares, current shares, existing ones, old ones, we started with',
    'qu’on a déjà, qu’on avait déjà, que nous avons déjà, on a déjà, on avait, déjà en circulation, déjà existantes, actions existantes, titres existants, anciennes actions, anciens titres, celles d’avant, actions actuelles, titres actuels, actions d’avant, actions de départ',
  ],
  assets_of_the_buyer: [
    'buyer’s own assets, acquirer’s own assets, our own assets, buyer’s assets, acquirer’s assets, both balance sheets, both companies’ assets, both sets of assets, both sides, assets of both, assets of the acquirer, assets of the buyer, balance sheets of both, our own balance sheet, buyer’s own balance sheet, acquirer’s own balance sheet, acquirer as well as the target',
    'actifs de l’acquéreur, actifs de l’acheteur, nos propres actifs, deux bilans, actifs des deux, deux côtés, notre propre bilan, bilans des deux, actifs des deux sociétés, acquéreur comme la cible, acquéreur aussi, aussi ceux de l’acquéreur',
  ],
  taken_at_fair_value: [
    'fair value, stepped up, step up, written up, write up, revalued, revalue, restated, restate, marked up, remeasured',
    'juste valeur, réévaluer, réévaluation, revaloriser, remettre à la valeur, valeur de marché, réestimer',
  ],
  value_of_named_things: [
    crossed(
      'value of, worth of, price of, the',
      'brand, brands, customers, customer list, customer lists, customer base, customer relationships, client base, patents, intangibles, technology, know-how',
    ),
    crossed(
      'valeur de, valeur des, prix de, prix des, la, les',
      'marque, marques, brevets, clientèle, clients, fichier clients, portefeuille clients, relations clients, incorporels, technologie, savoir-faire',
    ),
  ],
  to_our_holders: [
    crossed(
      'goes to, transfer to, transferred to, paid to, gift to, belongs to, stays with, comes back to, return for',
      'our shareholders, our holders, our own shareholders, buyer’s shareholders, acquirer’s shareholders, acquirer’s holders',
    ),
    crossed(
      'revient, va, versée, transférée, transfert, bénéficie, appartient, reste, profite, cadeau',
      'à nos actionnaires, aux actionnaires de l’acquéreur, aux actionnaires de l’acheteur, à nos propres actionnaires',
    ),
  ],
  cannot_destroy: [
    crossed(
      'cannot, can’t, never, does not, will not, could not',
      'destroy value, destroying value, destroys value, be bad, be a bad deal, hurt shareholders, cost shareholders',
    ) + ', no value is destroyed, destroys no value',
    crossed(
      'ne peut pas, ne peut, ne pourra pas',
      'détruire de valeur, détruire de la valeur, être mauvaise, léser les actionnaires',
    ) +
      ', ne détruit pas de valeur, ne détruit jamais, ne détruit aucune valeur, aucune valeur n’est détruite',
  ],
  sellers_get_control: [
    crossed(
      'target’s shareholders, target shareholders, target’s holders, target holders, sellers, target, seller',
      'get control, gets control, take control, gain control, have control, can keep control, keep control, control the group',
    ),
    crossed(
      'actionnaires de la cible, vendeurs, cible, vendeur',
      'prennent le contrôle, prenne le contrôle, aient le contrôle, ont le contrôle, obtiennent le contrôle, gardent le contrôle, garde le contrôle, obtient le contrôle',
    ),
  ],
  rating_holds: [
    crossed(
      'rating, grade',
      'holds, is safe, stays, stays put, does not move, will not move, is protected, is fine, does not suffer, is not at risk',
    ) +
      ', agencies do not care, agencies do not mind, agencies are fine, agencies look at eps, agencies only look at eps, agencies follow eps, agencies ignore leverage, agencies will not react',
    crossed(
      'notation, note, rating',
      'tient, est sauve, ne bouge pas, ne bougera pas, est protégée, ne souffre pas, n’est pas en danger, n’est pas menacée',
    ) +
      ', agences s’en moquent, agences ne réagissent pas, agences regardent le bpa, agences regardent la relution, agences ne regardent pas le levier, agences suivent',
  ],
  beyond_his_reach: [
    crossed(
      'cannot be, can’t be, impossible to, never be',
      'influenced, influence, moved, manipulated, manipulate, touched, gamed, fiddled, massaged, distorted, played with',
    ) +
      ', ' +
      crossed(
        'buyer, acquirer, nobody, no one',
        'cannot influence, can’t influence, can influence, cannot touch, can’t touch, cannot move, cannot manipulate, can’t manipulate, can manipulate, can touch, cannot massage',
      ),
    crossed(
      'ne peut pas, ne peut, impossible à, impossible de, personne ne peut, ne peut guère',
      'influencer, manipuler, toucher, bouger, trafiquer, piloter, truquer, jouer dessus, arranger',
    ),
  ],
} as const satisfies Lexicon;
