import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Single terms of statements turned round: who, what, more or less, and how sure. */
export const reversedTermsNotions = {
  sometimes_word: [
    'can, may, might, could, sometimes, when, if, unless, except, some, old, older, dated, bear',
    'peut, peuvent, pourrait, pourraient, parfois, quand, si, lorsque, sauf, certaines, certains, anciennes, datées',
  ],
  too_sensitive: [
    'too sensitive, more sensitive, is sensitive, is distorted, is skewed, more distorted, is pulled',
    'trop sensible, plus sensible, est sensible, est faussée, est tirée, trop influencée, plus influencée',
  ],
  like_any_other: [
    'like any other, as for any other, like any company, just like any, just another, as usual, what everybody looks at, as well as for',
    'comme n’importe quelle, comme une autre, comme les autres, comme pour tout, comme un autre, comme tout le monde, comme partout',
  ],
  is_fairest: [
    'fairest, best, most relevant, right multiple, preferable, cleaner, most appropriate, better, right one',
    'le plus juste, le meilleur, préférable, bon multiple, le plus adapté, meilleur multiple, plus pertinent',
  ],
  invests_heavily: [
    'capital heavy',
    'secteurs capitalistiques, secteur capitalistique, très capitalistiques, sociétés capitalistiques, société capitalistique, lourdes en capex',
  ],
  counts_the_wear: [
    crossed(
      'already deducts, deducts, is net of, is after, comes after',
      'capex, investment, capital expenditure',
    ),
    crossed(
      'déduit, déduit déjà, est net de, est après, vient après',
      'capex, les capex, le capex, investissements, les investissements',
    ),
  ],
  wear_word: ['depreciation, amortisation', 'amortissement, amortissements, dotations'],
  not_a_cost: [
    'not a true cost, not a real expense, only an accounting entry, just an accounting entry',
    'pas une vraie charge, qu’une écriture',
  ],
  // Deals.
  are_about: [
    'are for, are about, concern, relate to, price',
    'portent sur, concernent, donnent le prix',
  ],
  price_of_control: [
    'price of control, the control price',
    'prix du contrôle, prix de contrôle, prix de la majorité',
  ],
  sold_in_distress: [
    'distressed',
    'cession en difficulté, vente en difficulté, société en difficulté, sociétés en difficulté, vendeur aux abois',
  ],
  when_signed: [
    'when it was signed, when the deal, whether the precedent was, whether the deal was, how old, whether a deal is, date of, timing of',
    'date de, de quand, quand l’opération, quand la transaction, ancienneté, que la transaction date, que le deal date',
  ],
  includes_verb: [
    'include, contain, embed, carry, reflect, incorporate, have',
    'incluent, intègrent, contiennent, comprennent, reflètent, inclut, intègre, contient, comprend',
  ],
  // Before a board.
  weighed_alike: [
    'equal weights, equal weight, weight them equally, equally weighted, weigh them equally, a third each, one third each, same weight',
    'parts égales, un tiers chacun, même poids, poids égal, équipondère, pondération égale',
  ],
  trade_buyer_word: [
    'industrial buyer, trade buyer, strategic, corporate buyer, any buyer, another buyer, acquirer',
    'industriel, stratégique, n’importe quel acheteur, un corporate',
  ],
  never_pays_above: [
    crossed(
      'never, can never, cannot, can not, will not',
      ', ever',
      'go over, pay more, go above, exceed, pay above, go beyond, outbid',
    ),
    crossed(
      'ne, ne peut pas, ne peut jamais, n’, jamais',
      'paiera jamais plus, paie jamais plus, ira jamais au-delà, dépassera jamais, payer plus, aller au-delà, dépasser, payer davantage, paiera pas plus, mettra jamais plus',
    ),
  ],
  sell_side: [
    'represent a seller, advising the seller, acting for the seller, defend the seller',
    'représente le vendeur, représentons le vendeur, conseille un vendeur, conseil vendeur, payé par le vendeur, défend le vendeur',
  ],
  ought_to: [
    'should, must, have to, ought to, need to, supposed to',
    'doivent, devraient, doit, devrait, sont censées, sont censés, faut que',
  ],
  same_value: [
    'same number, same value, same result, same figure, same answer, converge, agree, coincide',
    'même chiffre, même valeur, même résultat, même réponse, converger, convergent, coïncider, se rejoindre',
  ],
  spread_word: [
    'gap, spread, difference, divergence, gaps',
    'écart, écarts, divergence, différence',
  ],
  error_word: [
    'bug, error, mistake, model is wrong, wrong calculation',
    'erreur, bug, modèle est faux, modèle faux, calcul faux',
  ],
  // What goes with what.
  after_lenders: [
    'once the lenders, after the lenders, after paying the banks, after paying the lenders, once banks are paid, once the banks, after interest, after paying interest, after financing costs',
    'une fois les banques, une fois les prêteurs, une fois les intérêts, après les intérêts, après intérêts, après frais financiers, après paiement des intérêts, une fois les créanciers',
  ],
  more_indebted: [
    'the more debt, more indebted, more leverage, higher leverage, more levered, adding debt, add debt, the higher the leverage',
    'plus une société est endettée, plus elle est endettée, plus endettée, plus de dette, plus de levier, plus la société est endettée, plus il y a de dette, ajoute de la dette, plus on s’endette',
  ],
  // What moves a value.
  value_pushed_up: [
    crossed(
      'pushes, push, drives, brings, moves',
      'value up, dcf up, dcf value up, valuation up, value higher',
    ),
    crossed(
      'tire, pousse, fait monter, fait grimper, relève',
      'valeur vers le haut, dcf vers le haut, valeur, dcf, le dcf',
    ),
  ],
  hardly_counts: [
    'hardly matters, hardly counts, barely counts, barely matters, hardly weighs, next to nothing, almost nothing, not critical, anecdotal, not sensitive, minor',
    'compte à peine, compte peu, compte très peu, ne pèse presque rien, ne pèse rien, presque rien, ne compte guère, anecdotique, secondaire, pas critique, quasi nul, pas sensible, dérisoire',
  ],
  put_in_the_sum: [
    'put them on top, on top of, add value, create value',
    'crée de la valeur, créent de la valeur, ajoutent de la valeur, par-dessus',
  ],
  more_debt_the_more: [
    'the more debt, the more net debt, the higher net debt',
    'plus la dette nette est, plus on a de dette, plus il y a de dette, plus la société a de dette',
  ],
  dearer_share: [
    'higher the value per share, higher the share price, higher the equity value, higher the buyer’s share price',
    'plus chaque action vaut, plus l’action vaut, plus l’action monte, plus les titres valent, plus l’action de l’acquéreur vaut, plus l’action est chère, plus notre action est chère, plus le titre vaut cher',
  ],
  forward_word: [
    'forward, ntm, forecasts, next year',
    'prévisionnel, ntm, prévisions, douze prochains mois',
  ],
  no_use_word: [
    'add nothing, adds nothing, no use, useless, irrelevant, not needed, pointless, tell you nothing, only guesses',
    'n’apporte rien, n’apportent rien, ne sert à rien, ne servent à rien, inutile, inutiles, aucun intérêt, ne valent rien',
  ],
  past_word: [
    'ltm, trailing multiples, last twelve months',
    'ltm, douze derniers mois, chiffres passés',
  ],
  enough_word: [
    'are enough, is enough, is all you need, suffice, suffices, are sufficient, is sufficient',
    'suffisent, suffit',
  ],
  // Chosen to please, and signs taken for their opposite.
  top_value: [
    'highest value, highest price, highest valuation, highest number',
    'valeur la plus haute, valeur la plus élevée, prix le plus élevé, prix le plus haut, valorisation la plus haute, valorisation la plus élevée',
  ],
  same_share_price: [
    crossed(
      'same, similar, about the same, comparable',
      'share price, price per share, stock price, price as ours',
    ),
    crossed(
      'même, un, au même',
      'cours de bourse comparable, cours comparable, cours de bourse, prix par action, cours par action, cours similaire',
    ),
  ],
  picked_to_fit: [
    'confirms the value, confirm the value, support the price, fit the value, fits the value, multiple i want, multiple we want, that suits us, helps our price',
    'confirme la valeur, confirment la valeur, confirme le prix, que je vise, que l’on vise, qu’on vise, qui nous arrange, qui nous arrangent, qui m’arrange, qui arrange le client, qui arrangent le client',
  ],
  peers_word: ['comps, sample, companies', 'échantillon, sociétés'],
  bigger_profit: [
    'the bigger the ebitda, bigger ebitda, larger ebitda, the larger the ebitda, higher ebitda, the higher the ebitda',
    'plus l’ebitda est gros, plus gros ebitda, ebitda plus élevé, ebitda plus gros',
  ],
  negative_multiple: [
    'negative ev ebitda, negative multiple, negative ebitda multiple, more negative',
    'multiple négatif, ve ebitda négatif, ev ebitda négatif, plus négatif',
  ],
  looks_cheap: [
    'is useful, cheaper, cheap, bargain, undervalued',
    'bon marché, est utile, moins chère, moins cher, bonne affaire, pas chère, sous-évaluée',
  ],
  pays_off_debt: [
    'pay off the debt, pays off the debt, repay the debt, repays the debt, takes over the debt, take over the debt, takes on the debt, assumes the debt',
    'reprend la dette, rembourser la dette, rembourse la dette, reprendre la dette, doit aussi rembourser, paie aussi la dette, payer la dette',
  ],
  the_most: [
    'the most, maximum, highest price',
    'le maximum, prix maximum, au maximum, prix maximal, au plus',
  ],
} as const satisfies Lexicon;
