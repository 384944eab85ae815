import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** The P/E rule, in the words of those who get it wrong. */
export const peRuleMisstated: Lexicon = {
  above_mine: [
    'higher than mine, higher than ours, higher than the buyer’s, higher than the acquirer’s, above mine, above ours, above the buyer’s, above the acquirer’s, bigger than ours, bigger than mine, greater than ours, dearer than ours',
    'plus élevé que le mien, plus haut que le mien, plus haut que le nôtre, plus élevé que le nôtre, supérieur au mien, supérieur au nôtre, plus haut que celui de l’acquéreur, plus élevé que celui de l’acquéreur, supérieur à celui de l’acquéreur, plus fort que le nôtre, plus fort que le mien, au-dessus du mien, au-dessus du nôtre',
  ],
  accretive_only: ['accretive, accretion', 'relutif, relutive, relution'],
  adds_to_eps: [
    'accretive, lifts EPS, raises EPS, boosts EPS, adds to EPS, pushes EPS up',
    'relutif, relutive, ça relue, relue, fait monter le BPA, améliore le BPA, augmente le BPA',
  ],
  always_dilutes: [
    'always dilutes, necessarily dilutes, automatically dilutes',
    'dilue toujours, dilue forcément, dilue automatiquement, dilue systématiquement',
  ],
  below_theirs: [
    'lower than theirs, lower than the target’s, below theirs, below the target’s, smaller than theirs, smaller than the target’s, less than the target’s',
    'plus bas que le leur, plus faible que le leur, plus bas que celui de la cible, plus faible que celui de la cible, inférieur à celui de la cible, inférieur au leur, en dessous de celui de la cible, en dessous du leur',
  ],
  cash_condition: [
    'when you pay in cash, when you pay cash, when we pay in cash, if you pay in cash, if you pay cash, for cash deals, to cash deals, in cash deals, when it’s paid in cash, when the deal is in cash, with cash deals',
    'quand on paie en cash, si on paie en cash, pour les opérations en cash, quand c’est payé en cash, quand on paye en cash, aux opérations en cash, quand on règle en cash',
  ],
  cheap_company: [
    crossed(
      'low, lower, smaller, cheaper',
      'pe, p e, pe one, pe company, multiple, multiple one, multiple company, rated company',
    ) + ', cheaper one, lower one, low one',
    crossed('per, pe, multiple', 'faible, plus faible, bas, plus bas, inférieur, moins élevé') +
      ', petit per, petit pe, petit multiple, faible per, faible multiple',
  ],
  comes_out_above: [
    'exceeds, higher than, above, is higher, goes up, is bigger',
    'dépasse, supérieur, au-dessus, plus élevé, plus haut, excède, plus grande',
  ],
  company_bought_here: [
    'company I buy, company we buy, one I buy, one we buy, what I buy, what we buy, the target, firm I buy, firm we buy',
    'boîte que j’achète, boîte qu’on achète, société que j’achète, celle que j’achète, celle qu’on achète, ce qu’on achète, la cible, entreprise achetée',
  ],
  deal_dilutes: ['dilutive, dilution', 'dilutif, dilutive, dilution'],
  dear_company: [
    crossed(
      'high, higher, bigger, richer, expensive',
      'pe, p e, pe company, multiple, multiple company, rated company',
    ),
    crossed('per, pe, multiple', 'élevé, plus élevé, fort, plus fort, haut, plus haut, supérieur') +
      ', ' +
      crossed('gros, fort, beau, bon', 'per, pe, multiple'),
  ],
  dearer_than_itself: [
    crossed(
      'higher p/e, higher pe, higher multiple, bigger p/e, richer multiple',
      'than its own, than its, than yours, than your own, than ours, than our own, than itself, than the buyer’s, than the acquirer’s',
    ) +
      ', more expensive than itself, more expensive than the buyer, dearer than itself, dearer than us, more expensive than us',
    'plus cher que soi, plus chère que soi, plus cher que lui, plus chère que lui, plus chère que nous, plus cher que nous, plus chère qu’elle, per plus élevé que le sien, per plus élevé que le nôtre, per supérieur au sien, per supérieur au nôtre, multiple plus élevé que le sien, mieux valorisée que soi',
  ],
  dearer_than_us: [
    'than us, than we are, than we do, than ours, than the acquirer, than the buyer',
    'que nous, que le nôtre, que l’acquéreur, que l’acheteur, que celui de l’acquéreur',
  ],
  dilutive_only: ['dilutive, dilution, dilutes', 'dilutif, dilutive, dilution'],
  ends_up_diluted: [
    crossed('gets, is, ends up, becomes, will be, comes out', 'diluted, dilutive') +
      ', dilutes itself, dilutes its holders, loses eps, eps goes down, eps falls',
    crossed('est, sera, se retrouve, ressort', 'dilué, dilutif, dilutive') +
      ', se dilue, se fait diluer, dilue ses actionnaires, dilue son bpa, perd en bpa, son bpa baisse, bpa baisse',
  ],
  higher_rated: [
    'higher, above, bigger, dearer, richer',
    'plus haut, plus élevé, supérieur, au-dessus, plus cher, dépasse, plus grand',
  ],
  in_order_to_dilute: [
    'to be dilutive, to get diluted, to be dilution, for it to be dilutive, before it’s dilutive, to dilute',
    'pour être dilutif, pour que ce soit dilutif, pour être dilué, pour diluer, pour se diluer',
  ],
  is_dilutive: [
    'is dilutive, it’s dilutive, are dilutive, will be dilutive, always dilutive',
    'est dilutif, sera dilutif, dilue',
  ],
  lifts_the_share: [
    'lifts, accretive, goes up, rises, raises, boosts, we gain per share, adds to',
    'relutif, relutive, relue, bpa monte, bpa augmente, bénéfice par action monte, bénéfice par action augmente, fait monter, fait grimper, améliore, augmente le bpa',
  ],
  low_rating: [
    crossed('pe, p/e, multiple, rating', 'is low, is really low, is low, is depressed, is poor'),
    crossed('per, multiple', 'est faible, est bas, est très faible, est très bas'),
  ],
  multiple_we_have: [
    'your pe, pe ratio of the acquirer, our pe, acquirer’s pe, buyer’s pe, own pe, pe of the acquirer, our p e, acquirer’s p e, buyer’s p e, own p e, bidder’s p e, acquirer’s multiple, our own multiple, ours',
    'notre per, per de l’acquéreur, per de l’acheteur, notre propre per, son propre per, per de l’initiateur, multiple de l’acquéreur, notre multiple, le nôtre',
  ],
  multiple_we_pay: [
    'one you pay, one we pay, one paid, pe ratio we pay, pe ratio you pay, pe ratio paid, pe ratio of the target, pe we pay, pe you pay, pe paid, target’s pe, pe of the target, their pe, seller’s pe, p e we pay, p e you pay, p e paid, target’s p e, multiple we pay, multiple you pay, multiple paid, seller’s p e, p e it pays, their p e, target p e, target’s multiple, price we pay, one it pays, multiple it pays',
    'celui payé, celui qu’on paie, per payé, per qu’on paie, per de la cible, per d’achat, multiple payé, leur per, per du vendeur, per d’acquisition, multiple de la cible, per auquel on achète, per cible, celui qu’il paie',
  ],
  must_dilute: [
    'bound to be dilutive, has to be dilutive, must be dilutive, necessarily dilutive, bound to dilute, it dilutes us, will dilute us',
    'forcément dilutif, nécessairement dilutif, ne peut être que dilutif, obligatoirement dilutif',
  ],
  of_no_use_there: [
    'not apply, doesn’t apply, not work, doesn’t work, not hold, useless, no use, not valid, falls away, breaks down, irrelevant, means nothing, no longer applies, tells you nothing',
    'ne s’applique pas, ne s’applique plus, ne marche pas, ne marche plus, ne vaut pas, ne vaut plus, ne sert à rien, ne fonctionne pas, ne tient pas, ne tient plus, inutile, tombe, n’est pas valable, n’a pas de sens',
  ],
  only_valid_for: [
    'only works, only applies, only holds, only valid, only true, works only, applies only, holds only, valid only, only useful, only good, only relevant, only meant',
    'ne vaut que, ne marche que, ne s’applique que, ne fonctionne que, n’est valable que, vaut seulement, s’applique seulement, ne sert que, marche seulement, n’a de sens que, ne joue que, vaut uniquement, s’applique uniquement',
  ],
  other_way_round: [
    'mirror, contrary, accrued, liability, prepaid expense, for the customer, unlike, opposite, reverse, inverse, other way round, other way around, vice versa, conversely',
    'miroir, passif, produits à recevoir, factures à établir, charges constatées, côté client, pour le client, dette, contraire, inverse, inversement, vice versa, dans l’autre sens',
  ],
  penalised_word: [
    'penalised, diluted, loses out, is hurt, disadvantaged',
    'pénalisé, diluer, dilué, perd au change, désavantagé, y perd',
  ],
  picks_shares: [
    'push for shares, push for stock, go for shares, go for stock, recommend shares, recommend stock, prefer shares, prefer stock, shares are best, stock is best, most accretion, most accretive',
    'privilégie les titres, conseille les titres, recommande les titres, préfère les titres, mieux payer en titres, intérêt à payer en titres',
  ],
  price_multiple_paid: [
    'p/e paid, p/e you pay, p/e we pay, p/e of the target, target’s p/e, multiple paid, p/e it pays',
    'per payé, per de la cible, multiple payé, per qu’on paie, per d’achat, per d’acquisition',
  ],
  rated_dear: [
    'highly rated, richly valued, richly rated, trades at a high multiple, trades on a high multiple',
    'se paie cher, cote cher, se traite cher, bien valorisé, bien coté',
  ],
  rated_over_me: [
    'more times earnings than mine, more times earnings than ours, more times earnings than me, higher multiple than mine, higher multiple than ours, higher multiple than us, higher p/e than mine, higher p/e than ours, higher p/e than us, dearer than me, dearer than us, dearer than mine',
    'plus cher que moi, plus cher que nous, multiple plus élevé que le mien, multiple plus élevé que le nôtre, per plus élevé que le mien, per plus élevé que le nôtre, multiple supérieur au mien, multiple supérieur au nôtre, plus de fois ses bénéfices que nous',
  ],
  rated_over_what_we_pay: [
    'higher multiple than the one we pay, higher multiple than we pay, higher multiple than the target, higher p/e than the target, higher p/e than we pay, higher p/e than the one we pay, dearer than what we buy, dearer than the target',
    'multiple plus élevé que celui qu’on paie, per plus élevé que celui qu’on paie, per plus élevé que la cible, multiple plus élevé que la cible, plus cher que ce qu’on achète, plus cher que la cible',
  ],
  rating_is_low: [
    'is low, is very low, is depressed, is weak, is poor',
    'est faible, est bas, est très bas, est très faible, est déprimé',
  ],
  rule_of_multiples: [
    'p/e rule, pe rule, rule of the p/e, p/e comparison, p/e shortcut, p/e test, comparing the p/es, rule on p/e',
    'règle des per, règle du per, règle des pe, règle du pe, comparaison des per, test des per',
  ],
  shares_then_lift: [
    crossed(
      'paying in shares, paying in stock, shares, stock, issuing shares',
      'boosts eps, lifts eps, is accretive, are accretive, raises eps, is best, are best',
    ),
    crossed(
      'payer en titres, titres, émettre des titres',
      'améliore le bpa, est relutif, sont relutifs, augmente le bpa, est le mieux, dope le bpa',
    ),
  ],
  smaller_than_paid: [
    'lower than the one I pay, lower than the one we pay, below the one I pay, below the one we pay, lower than what I pay, lower than what we pay',
    'plus faible que celui que je paie, plus bas que celui que je paie, plus faible que celui qu’on paie, plus bas que celui qu’on paie, inférieur à celui que je paie, inférieur à celui qu’on paie',
  ],
  so_accretive: [
    `${crossed('so, hence, therefore, thus', 'accretive, is accretive, it’s accretive, deal is accretive, this is accretive')}, makes it accretive, makes the deal accretive, which is accretive, accretive by construction`,
    `${crossed('donc, du coup, alors', 'relutif, c’est relutif, elle est relutive, ça devient relutif, opération est relutive')}, ce qui est relutif`,
  ],
  so_diluted: [
    'dilutes eps, dilutes the eps, dilutes the acquirer, dilutes the buyer, dilutes us, eps is diluted, eps falls, why it is dilutive, why it’s dilutive, deal dilutes',
    'opération le dilue, opération dilue, ça dilue, se dilue, bpa est dilué, bpa baisse, pourquoi c’est dilutif, l’opération est dilutive',
  ],
  so_dilutive: [
    `${crossed('so, hence, therefore, thus', 'dilutive, is dilutive, it’s dilutive, deal is dilutive, this is dilutive')}, makes it dilutive, makes the deal dilutive, which is dilutive, dilutive by construction, necessarily dilutive`,
    `${crossed('donc, du coup, alors', 'dilutif, c’est dilutif, elle est dilutive, ça devient dilutif, opération est dilutive')}, ce qui est dilutif, ce qui rend dilutif`,
  ],
  target_has_the_higher: [
    'target trades on the higher, target has the higher, low p e for a high p e, low pe ratio for a high pe, high pe target with a low, low multiple for a high, target is dearer than',
    'cible a le per le plus élevé, cible a le plus gros per, cible qui a le per le plus élevé, moins cher que sa cible, moins bien payé que sa cible, cible mieux valorisée que nous',
  ],
  than_ours: [
    'than its own, than yours, than ours, than the buyer, than the acquirer, acquirer’s pe, buyer’s pe',
    'que le nôtre, que le sien, que celui de l’acquéreur, que l’acquéreur, que l’acheteur, que notre, à celui de l’acquéreur, au nôtre, au sien, à notre',
  ],
  than_theirs: [
    'than the target, than what it pays, than the seller, than theirs, target’s pe',
    'que la cible, que celui de la cible, que celui qu’il paie, à celui de la cible, à celui qu’il paie',
  ],
  than_what_we_pay: [
    'than the one it pays, than what it pays, than what we pay, than what you pay, than the pe paid, than the target, than theirs, than the multiple paid, than the one paid',
    'que celui que je paie, que celui qu’il paie, que celui payé, que celui de la cible, que le per payé, que le per de la cible, que la cible, que le multiple payé, à celui de la cible, à celui qu’il paie, au per payé, au per de la cible',
  ],
  we_ourselves: [
    'acquirer, buyer, bidder, our, my, your, we',
    'acquéreur, acheteur, notre, mon, ma, nous, votre',
  ],
};
