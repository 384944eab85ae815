import { crossed } from '../crossed.ts';
import type { Lexicon } from '../../types.ts';

/** What is falsely said of premiums, bridges and of an owner who sells. */
export const pricesMisread = {
  misread_never_earned_back: [
    'never has to be earned back, not have to be earned back, need not be earned back, no need to earn it back, not need to earn it back, not need to be earned back, never needs to be earned back, not need to be recovered, not have to be recovered, not need to be covered, not have to be covered, need not be covered, no need to cover it, never has to be recovered, never has to be covered, not need to pay for itself, not have to pay for itself, no need to justify it',
    'pas besoin d’être récupérée, pas besoin d’être couverte, jamais besoin d’être récupérée, pas besoin d’être amortie, pas besoin d’être rentabilisée, pas à être récupérée, n’a pas à être couverte, jamais à être récupérée, pas à être amortie, pas besoin de la récupérer, pas besoin de la couvrir, n’a pas à être rentabilisée, pas besoin de la justifier, n’a pas besoin d’être justifiée',
  ],
  misread_only_goodwill: [
    'goodwill so it’s free, goodwill so it costs, goodwill it costs nothing, goes to goodwill so, just goodwill, only goodwill, booked as goodwill so, goodwill so it is free',
    'goodwill donc c’est gratuit, goodwill ça ne coûte, part en goodwill donc, que du goodwill, du goodwill donc, goodwill donc ça ne coûte',
  ],
  misread_pure_gain: [
    'pure gain, pure profit, pure upside, any synergy above zero, any saving above zero, whatever the premium, first euro of synergies, any synergy is a gain, all profit for the buyer, net gain for the buyer',
    'gain net pour, gain pur, pur gain, pur bénéfice, tout bénéfice pour, la moindre synergie, quelle que soit la prime, n’importe quelle synergie, dès le premier euro de synergies',
  ],
  misread_must: [
    'only works if, only good if, only makes sense if, only pays if, only creates value if, has to, have to, must, needs to, only if, as long as, works when, only when',
    'ne vaut que si, n’a de sens que si, ne marche que si, que si, il faut que, faut que, doit, seulement si, à condition que',
  ],
  misread_premium: ['premium, control premium', 'prime, prime de contrôle'],
  misread_bigger_than: [
    'bigger than, larger than, higher than, greater than, exceeds, exceed, above, more than, be above',
    'plus grosse que, plus grande que, plus élevée que, supérieure, dépasse, dépassent, excède, au-dessus',
  ],
  misread_savings: ['synergies, the savings, cost savings', 'synergies, économies'],
  misread_buyer_loses: [
    'buyer loses, acquirer loses, loses money, lose money, bad for the buyer, bad for the acquirer, destroys value, overpaid, overpays',
    'acquéreur y perd, acheteur y perd, acquéreur perd, acheteur perd, on y perd, mauvais pour l’acquéreur, mauvais pour l’acheteur, détruit de la valeur, surpaie, surpayé',
  ],
  misread_covers_all: [
    'cover the whole price, cover the full price, cover the entire price, cover the total price, cover the purchase price, against the total price, pay for the whole company, compared with the whole price, compared with the total price, set against the whole price',
    'couvrir le prix d’achat, couvrir l’intégralité du prix, couvrir tout le prix, couvrir le prix total, comparer au prix total, comparées au prix total, couvrir la totalité du prix',
  ],
  misread_lifts_always: [
    'always accretive, automatically accretive, necessarily accretive, accretive by definition, never dilutive, cannot be dilutive',
    'toujours relutive, toujours relutif, forcément relutive, forcément relutif, automatiquement relutif, jamais dilutif, jamais dilutive, relutif par définition',
  ],
  misread_cash_to_ev: [
    crossed(
      'enterprise value is, ev is, ev equals, enterprise value equals, enterprise value means',
      'equity plus cash, equity plus the cash, equity plus net cash, equity value plus cash, market cap plus cash, equity minus net debt, equity less net debt, equity minus debt, market cap minus net debt, the price per share times, share price times, the market cap, equity value plus the cash',
    ) +
      ', always equity plus cash, equity plus cash gives, subtract the debt from the equity, subtract it from the equity value to get, subtract net debt from the equity, take net debt off the equity, enterprise value is above the equity because of the cash',
    crossed(
      've c’est, valeur d’entreprise c’est, ve est, valeur d’entreprise est, ve égale',
      'l’equity plus la trésorerie, equity plus trésorerie, l’equity plus le cash, la capitalisation plus la trésorerie, la capitalisation plus le cash, l’equity moins la dette, la capitalisation moins la dette, l’equity moins la dette nette, le prix par action multiplié, le cours multiplié, la capitalisation boursière',
    ) +
      ', toujours equity plus trésorerie, equity plus trésorerie donc, retire la dette nette de la capitalisation, enlève la dette de l’equity, retire la dette nette de l’equity, soustrais la dette nette de l’equity',
  ],
  misread_net_cash: [
    'net cash, cash position, more cash than debt, excess cash',
    'cash net, trésorerie nette, plus de cash que de dette, excédent de trésorerie',
  ],
  misread_ev_above: [
    crossed(
      'enterprise value is, ev is, enterprise value comes out, ev comes out, enterprise value ends up',
      'above the equity, above equity, higher than the equity, bigger than the equity, larger than the equity, greater than the equity',
    ),
    crossed(
      've est, valeur d’entreprise est, ve devient, ve ressort',
      'plus grosse que l’equity, plus grande que l’equity, plus élevée que l’equity, supérieure à l’equity, supérieure à la valeur des titres, supérieure à la capitalisation, au-dessus de l’equity',
    ),
  ],
  misread_owners_alike: [
    crossed(
      'all owners, every owner, all sellers, every seller, all ceos, every ceo, all founders, owners all',
      'want the same, wants the same, want one thing, wants one thing, want the highest price, wants the highest price, are the same, have the same goals, have the same goal',
    ) +
      ', same goals for everybody, the same for every owner, the same for everybody, same for all owners, nothing but the price, and nothing else matters',
    crossed(
      'tous les dirigeants, tous les vendeurs, tous les patrons, tous les propriétaires, chaque dirigeant, chaque vendeur',
      'veulent la même chose, veut la même chose, ont les mêmes objectifs, a les mêmes objectifs, veulent le prix le plus haut, veulent le prix, cherchent la même chose',
    ) +
      ', les mêmes chez tous les dirigeants, les mêmes pour tous les dirigeants, mêmes chez tous les vendeurs, le prix et rien d’autre, prix le plus haut et rien d’autre',
  ],
  misread_must_leave: [
    crossed(
      'has to leave, have to leave, must leave, is obliged to leave, is forced to leave, has to go, must go, obliged by law to leave, required to leave, legally has to leave',
      'on the day, the day of, at closing, on closing, at the closing, right away, immediately, as soon as, after the sale, the same day, when he sells',
    ) +
      ', not allowed to stay on, by law an owner cannot, by law an owner can’t, by law a seller cannot, by law cannot stay, no right to stay, cannot stay on after, you sell you leave',
    crossed(
      'obligé de partir, obligé par la loi de partir, doit partir, doivent partir, contraint de partir, forcé de partir, tenu de partir',
      'le jour, au closing, dès le closing, tout de suite, immédiatement, après la vente, aussitôt, le lendemain',
    ) +
      ', pas le droit de rester, n’a pas le droit de rester, ne peut pas rester après, interdit de rester, quand on vend on part, qui vend doit partir, quand on vend on s’en va',
  ],
  misread_all_or_nothing: [
    'unless you sell everything, only sell the whole, all or nothing, cannot sell part of, unless you sell a hundred percent, unless you sell it all, only sell a hundred percent, only sell all of it, cannot sell just a part',
    'vendre que la totalité, vendre que tout, tout ou rien, pas vendre une partie, vendre que cent pour cent, vendre qu’à cent pour cent, impossible de vendre une partie',
  ],
  misread_one_bidder: [
    'one buyer is enough, one bidder is enough, only need one buyer, just need one buyer, competition scares them, competition scares buyers, competition puts them off, a single buyer is enough',
    'un seul acheteur suffit, un seul acquéreur suffit, un acheteur suffit, concurrence les fait fuir, concurrence fait fuir, compétition les fait fuir, concurrence les effraie',
  ],
  misread_to_the_unit: [
    'one exact price, the exact price, an exact price, one exact value, the exact value, one true value, one right price, exactly what it is worth',
    'prix exact, valeur exacte, un seul prix juste, prix juste au centime, vaut exactement, le vrai prix',
  ],
  misread_leaves_it_to_him: [
    'client’s decision not mine, cannot advise you, can’t advise you, only you can know, up to you entirely, not my place to say, not for me to say, for the client to decide, not for an adviser to',
    'pas à moi de le dire, vous seul pouvez savoir, au client de décider, ne peux pas vous conseiller, pas à moi de vous dire, c’est à vous de voir, pas mon rôle de donner',
  ],
  misread_market_alone: [
    'market alone sets, depends only on the market, only depends on the market, depends entirely on the market, set by the market not by',
    'dépend uniquement du marché, dépend seulement du marché, marché seul fixe, ne dépend que du marché',
  ],
} as const satisfies Lexicon;
