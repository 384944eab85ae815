import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

const unit = 'shares, stock, share price, paper, shares to be';

/** What comes to mind first, and wrongly, about goodwill, the way of paying and the gap in price. */
export const firstThoughtsOfGoodwill = {
  revalued_assets: [
    'write up, write ups, writing up, written up, step up, step ups, stepping up, revalue, revalued, revaluation, higher fair value, higher fair values, uplift',
    'réévalue, réévaluer, réévaluation, réévalués, réévaluée, juste valeur des actifs, revalorise, revalorisation, plus value latente',
  ],
  goodwill_figure: ['goodwill, the residual', 'goodwill, survaleur, écart d’acquisition'],
  net_assets_word: [
    'net assets, book equity, net asset',
    'actif net, actifs nets, situation nette, capitaux propres',
  ],
  total_assets_word: [
    'total assets, gross assets, all the assets, total of the assets',
    'total de l’actif, actif total, total des actifs, actif brut, total du bilan, ensemble des actifs',
  ],
  price_word: [
    'price, consideration, what you pay, what is paid, amount paid, what we pay, what the buyer pays',
    'prix, ce qu’on paie, montant payé, ce qui est payé, ce que l’on paie',
  ],
  over_market: [
    'over the market cap, over market cap, over the market price, over the share price, over the stock price, over the market value, above the market price, above the share price, above market cap, above the market cap, paid over the market, paid above the market, to the share price, over the undisturbed',
    'sur la capitalisation, sur le cours, par rapport au cours, au-dessus du cours, sur la valeur boursière, au-dessus de la capitalisation',
  ],
  cheapest_one: [
    'cheapest, lowest cost, least expensive, costs least, costs the least, lowest rate',
    'moins chère, moins cher, moins coûteuse, moins coûteux, coûte le moins, plus économique, meilleur marché, meilleur taux',
  ],
  the_cost: ['cost, price of money', 'coût'],
  goes_for: [
    'pick, picks, choose, chooses, take, takes, use, uses, go for, goes for, right choice, best choice, wins',
    'choisit, choisir, prend, prendre, retient, retenir, utilise, utiliser, bon choix, l’emporte, on va vers, opte',
  ],
  thinks_dear: [
    crossed(
      unit,
      'are overvalued, is overvalued, overvalued, are expensive, is expensive, are overpriced, is overpriced, is high, is too high',
    ) +
      ', market overvalues, overvalued by the market, overvalued shares, overvalued stock, overvalued paper',
    crossed(
      'titres, actions, action, titre, cours, ses titres, ses actions, propres titres',
      'surévalués, surévaluées, surévalué, surévaluée, sont surévalués, sont surévaluées, est surévalué, est surévaluée, sont chers, sont chères, est élevé, est trop élevé, sont surcotés, surcotés',
    ),
  ],
  thinks_cheap: [
    crossed(
      unit,
      'are undervalued, is undervalued, undervalued, are cheap, is cheap, are underpriced, is underpriced, is low, is too low, is depressed',
    ) +
      ', market undervalues, undervalued by the market, undervalued shares, undervalued stock, undervalued paper',
    crossed(
      'titres, actions, action, titre, cours, ses titres, ses actions, propres titres',
      'sous-évalués, sous-évaluées, sous-évalué, sous-évaluée, sont sous-évalués, sont sous-évaluées, est sous-évalué, est sous-évaluée, sont bon marché, est bas, est trop bas, est déprimé, ne valent pas cher',
    ),
  ],
  is_poor_choice: [
    'avoid, expensive, costly, gives away, give away, giving away, instead, rather than, signal, mistake, bad idea, wrong, dear, worst, reluctant, hates, prefer, weakens',
    'éviter, cher, chère, coûteux, brade, brader, donner, offre, plutôt, signal, erreur, mauvaise idée, pire, préfère, préférer, dommage, refuse',
  ],
  splits_risk: [
    'shares the risk, share the risk, sharing the risk, shares the synergies, share the synergies, sharing the synergies, splits the risk, risk is shared, synergies are shared, shares the upside, share the upside, shares risk, still exposed, benefit from the synergies, share in the risk, shares in the risk, sharing in the risk, bear part of the risk, bear the risk, risk of the synergies with',
    'partage le risque, partage les risques, partage les synergies, partager le risque, partager les synergies, risque est partagé, synergies sont partagées, risque des synergies avec, participent aux synergies, profitent des synergies, restent exposés, reste exposé, bénéficient des synergies, portent le risque',
  ],
  keeps_everything: [
    'keeps all, keep all, keeps the whole, keeps everything, bears all, carries all, bears the whole, all the risk stays, all the synergies stay, carries the whole, takes all the risk, on its own, stays with the acquirer, stays with the buyer, stays entirely with, risk stays with',
    'garde tout, garde la totalité, garde pour lui, garde toutes, garde tous, conserve tout, conserve la totalité, conserve toutes, supporte seul, porte seul, supporte tout, porte tout, garde l’intégralité, conserve l’intégralité, reste chez l’acquéreur, reste à l’acquéreur, reste entièrement, reste pour l’acquéreur',
  ],
  own_funds: [
    'equity, shares, stock',
    'fonds propres, capitaux propres, augmentation de capital, actions, titres',
  ],
  cheaper_than_debt: [
    'cheaper than debt, cheaper than borrowing, costs less than debt, cost less than debt, less expensive than debt',
    'moins chers que la dette, moins cher que la dette',
  ],
  dividend_optional: [
    'no obligation to pay, dividends are optional, need not pay dividends, no interest to pay, nothing to repay, never repaid, no dividend to pay',
    'jamais obligé de verser, pas obligé de verser, pas de dividende obligatoire, rien à rembourser, aucune obligation de verser, pas à rembourser',
  ],
  tax_put_off: [
    'defers the tax, defer the tax, defers tax, defer tax, tax is deferred, tax deferral, postpones the tax, roll over their gain, without paying tax',
    'reporte l’impôt, reporter l’impôt, report d’imposition, sursis d’imposition, impôt est différé, diffère l’impôt, différer l’impôt, sans payer d’impôt, repousse l’impôt',
  ],
  taxed_at_once: [
    'taxed immediately, taxed at once, triggers tax, triggers the tax, tax is due immediately, taxed straight away, immediate tax, tax right away',
    'imposés immédiatement, taxés immédiatement, imposition immédiate, déclenche l’impôt, impôt immédiat, taxés tout de suite, imposés tout de suite, impôt est dû immédiatement',
  ],
  weight_of_debt: [
    'rating, leverage, debt level, level of debt, control, dilution, ownership, signal, speed, certainty, sellers’ tax, tax of the sellers',
    'notation, note de crédit, levier, endettement, contrôle, dilution, actionnariat, signal, rapidité, certitude, fiscalité des vendeurs, fiscalité du vendeur',
  ],
  surer_for_seller: [
    'more certain, surer, safer, faster, quicker, more secure, greater certainty, simpler',
    'plus certain, plus certaine, plus sûr, plus sûre, plus rapide, plus sûrs, plus certains, plus simple',
  ],
  than_cash: [
    'than cash, than a cash, than paying in cash',
    'que le cash, que du cash, que le numéraire, que cash, qu’en cash, que l’argent',
  ],
  sole_way_out: [
    'only thing, only way, only solution, only option, all you can do, all one can do, all we can do, nothing else, no other way, no alternative, no other solution, have to, must, only possibility, nothing to do but, nothing to do but, no choice but, no other choice, no option but, nothing apart from',
    'seule solution, seul moyen, seule chose, rien d’autre, pas d’autre moyen, pas d’autre solution, ne peut que, seule façon, seule issue, seule option, aucune autre solution, pas d’alternative, obligé de, forcément, pas d’autre choix, aucun autre choix',
  ],
  meets_halfway: [
    'split the difference, splitting the difference, meet in the middle, meeting in the middle, meet halfway, take the average, midpoint, share the gap, half way, average of the two',
    'couper la poire en deux, couper en deux, partager l’écart, partager la différence, moitié moitié, prendre la moyenne, moyenne des deux, milieu, au milieu',
  ],
  no_tool_for_it: [
    'no instrument, no tool, no mechanism, no structure, nothing bridges, nothing can bridge, cannot be bridged, no contractual, no clause, no way to bridge, no technique',
    'aucun instrument, aucun mécanisme, aucun outil, pas d’instrument, pas d’outil, pas de mécanisme, aucune clause, rien ne permet, aucune structure, ne se comble pas, aucune technique, pas de clause',
  ],
  earnout_name: [
    'earn out, earnout, contingent payment, cvr',
    'earn out, earnout, complément de prix, clause de complément, le complément',
  ],
  on_basis_of: [
    'based on, calculated on, depends on, linked to, measured on, computed on, rests on, paid on, tied to, set on, uses, looks at, rewards',
    'calcule sur, calculé sur, calculer sur, basé sur, dépend, assis sur, repose sur, lié aux, indexé sur, mesuré sur, porte sur, fondé sur, récompense, établi sur, regarde',
  ],
  past_results: [
    'past results, historical results, historical earnings, past earnings, past performance, before the sale, before closing, years preceding, previous years, last three years, past years, past three years, already achieved, results already, historical ebitda, last year’s results, historic performance',
    'trois années avant, avant la cession, résultats passés, résultats historiques, avant le closing, années précédentes, exercices passés, exercices précédents, performance passée, performances passées, trois derniers exercices, trois dernières années, déjà réalisés, ebitda historique, avant la vente',
  ],
  loan_of_seller: [
    'vendor loan, seller loan, seller note, vendor note, vendor financing, seller financing, vendor credit',
    'crédit vendeur, prêt vendeur, crédit du vendeur, prêt du vendeur',
  ],
  bank_gives: [
    'bank lends, bank that lends, bank lending, loan from a bank, loan from the bank, bank loan, lent by a bank, granted by a bank, banks lend, provided by a bank, comes from a bank, bank of the seller, seller’s bank, bank’s loan',
    'banque qui prête, banque prête, prêt bancaire, prêt d’une banque, accordé par une banque, consenti par une banque, banque du vendeur, crédit bancaire, banque qui finance, vient d’une banque',
  ],
  seller_is_safe: [
    'no risk, no more risk, no longer exposed, no risk left, risk free, without risk, fully paid at closing, no credit risk, certain to be paid, removes all risk, removes any risk, eliminates the risk, eliminates all risk, removes the risk, remains the owner, keeps ownership',
    'aucun risque, plus aucun risque, sans risque, plus de risque, n’est plus exposé, pas de risque, certain d’être payé, supprime tout risque, élimine tout risque, supprime le risque, élimine le risque, reste propriétaire',
  ],
  seller_reinvests: [
    'rollover, roll over, rolling over, seller rolls, reinvestment, rolls his',
    'rollover, réinvestissement, réinvestir, réinvestit',
  ],
  his_old_debt: [
    'bank debt, old debt, existing debt, his debt, its debt, refinance, refinancing, old loan, existing loan, lends, loan to the buyer, extends his loan',
    'dette bancaire, ancienne dette, sa dette, dette existante, refinance, refinancement, refinancer, ses emprunts, son emprunt, prête',
  ],
  takes_all_out: [
    'more cash, walks away, walk away, all his money, sells everything, sells all, leaves with everything, fully exits, takes all the cash, hundred percent in cash, exits completely',
    'plus de cash, sort avec, tout son argent, vend tout, cède tout, sort entièrement, touche tout, encaisse tout, sort complètement',
  ],
} as const satisfies Lexicon;
