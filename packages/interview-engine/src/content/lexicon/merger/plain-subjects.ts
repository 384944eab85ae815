import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** What plain falsehoods about a deal speak of, under its ordinary names. */
export const plainSubjects = {
  gains_of_joining: [
    'synergy, synergies, saving, savings, cost cutting, cost cuts, cutting costs, economies of scale',
    'synergie, synergies, économies, réductions de coûts, couper dans les coûts, baisse des coûts, réduire les coûts',
  ],
  buying_one: [
    'acquisition, deal, takeover, merger, purchase, transaction, buy each other, buy a company, buy companies, buy another, buying a company, acquirer, merge, combine, M&A, mergers, takeovers, acquisitions, purchases',
    'acquisition, opération, rachat, fusion, deal, transaction, achète, achat, rapprochement, acquérir, acquéreur, racheter, fusionner, concurrent, fusionne, fusions, acquisitions, rachats, M&A',
  ],
  integration_word: [
    'integration, integrating, culture, cultures, people issues, merging the teams, combining the teams',
    'intégration, intégrer, culture, cultures, choc culturel, différences culturelles, équipes',
  ],
  price_overpaid: [
    'overpay, overpays, overpaying, overpaid, pay too much, pays too much, paying too much',
    'surpaie, surpaye, surpayer, paie trop cher, payer trop cher, paient trop cher, payent trop cher, trop payer',
  ],
  hardly_ever: ['rarely, seldom, never, hardly, few, scarcely', 'rarement, jamais, à peine, guère'],
  deal_funding: [
    'financing, funding, interest, interests, cost of debt, cost of the debt, cost of borrowing, how we pay, coupon, cost of the money, cost of money, price of the money, the loan, borrowing cost, borrowing costs, way we pay, way it is paid, way you pay, means of payment',
    'financement, frais financiers, charge financière, intérêts, coût de la dette, coût de l’emprunt, produits financiers perdus, coût de l’argent, manière de payer, moyen de paiement, mode de paiement, façon de payer',
  ],
  earnings_test: [
    'accretion, dilution, eps, pro forma, earnings, net income, the test, combined profit, accretive, dilutive',
    'relution, dilution, bpa, pro forma, bénéfice, le test, résultat, relutif, relutive, dilutif, relutive',
  ],
  paid_without_paper: [
    'in cash, cash deal, cash purchase, cash acquisition, all cash, debt funded, debt financed, funded by debt, paid by borrowing, debt deal, cash offer, all debt, with debt, spending cash, leveraged deal, from cash, out of cash, borrowed money, debt acquisition, paid with cash',
    'en numéraire, par la dette, par dette, par emprunt, en dette, comptant, avec de la dette, endettement, cash, par la trésorerie, avec sa trésorerie, en argent',
  ],
  rating_test: [
    'pes, own multiple, acquirer’s multiple, two multiples, earnings multiples, p e, pe, price earnings',
    'per, multiples de bénéfice, multiple de bénéfice, deux multiples, multiple de l’acquéreur, propre multiple, price earnings, p e',
  ],
  yield_or_paper: [
    'yield, inverse, inverted, one over, 1 over, one divided, only, versus, instead, rather, share deal, stock deal, paid in shares, turn',
    'rendement, inverse, un sur, 1 sur, inversé, seulement, que pour, plutôt, uniquement, au lieu, payée en titres, payée en actions, en revanche',
  ],
  issued_paper: [
    'new shares, shares issued, shares we issue, issued shares, shares handed, shares given, shares the buyer issues, newly issued, shares created, additional shares, extra shares, shares paid out, paper issued, shares offered, shares we hand, shares you hand, shares we give, stock issued, stock we issue, shares it issues, shares they get',
    'actions nouvelles, nouvelles actions, actions émises, titres émis, titres remis, actions remises, titres nouveaux, nouveaux titres, actions créées, titres créés, actions supplémentaires, titres supplémentaires, papier émis, actions qu’on émet, titres qu’on émet, titres donnés, actions données',
  ],
  earlier_count: [
    'existing shares, existing number of shares, old shares, old number of shares, original shares, current shares, share count before, number of shares before, same number of shares, same share count, shares as before, pre deal shares, acquirer’s shares, buyer’s shares, own share count, unchanged share count, shares it already has, shares already outstanding, standalone share count, original number of shares, shares as they were, shares as they are, shares in issue before, shares we already have',
    'actions anciennes, anciennes actions, actions existantes, titres existants, actions d’avant, nombre d’actions avant, ancien nombre d’actions, actions actuelles, actions de l’acquéreur, mêmes actions, même nombre d’actions, même nombre de titres, actions de départ, actions en circulation avant, nombre d’actions initial, titres déjà en circulation, actions déjà en circulation, actions d’origine, nombre de titres initial, titres d’avant, actions qu’on avait, titres anciens, anciens titres, nombre de titres avant',
  ],
  new_added: [
    'plus, new, add, added, adding, including, issued, additional, all the shares, augmented, together',
    'plus, nouvelles, nouveaux, nouvelle, ajoute, ajouter, augmenté, augmentée, émises, émis, créées, créés, y compris, toutes les actions, total, auxquelles',
  ],
  earnings_joined: [
    'combined net income, combined earnings, combined profit, two net incomes, both net incomes, sum of the earnings, total earnings, total net income, both profits, both companies’ earnings, pro forma net income, pooled earnings, joint earnings, new eps, pro forma eps, group earnings',
    'résultat cumulé, résultats cumulés, résultat net cumulé, résultat combiné, résultat net combiné, bénéfice cumulé, bénéfices cumulés, somme des résultats, somme des bénéfices, deux résultats, deux bénéfices, résultat total, résultats additionnés, bénéfices additionnés, résultat pro forma, bpa pro forma, bénéfice de l’ensemble, résultat de l’ensemble, nouveau bpa, bénéfice combiné',
  ],
  per_unit_saved: [
    crossed('every, each', 'euro, million, dollar, pound', 'of, saved, we save'),
    crossed(
      'chaque, tout, un',
      'euro, million, dollar',
      'd’économies, d’économie, de synergies, économisé, de synergie',
    ),
  ],
  unit_of_profit: [
    crossed(
      'a, one, another, a full, an extra',
      'euro, million, dollar, pound',
      'of net income, of net profit, of earnings, of profit, more, extra, on the bottom line',
    ),
    crossed(
      'un, autant',
      'euro, million, dollar',
      'de résultat, de bénéfice, de résultat net, de plus, en plus',
    ) + ', autant de résultat net, autant de bénéfice',
  ],
  without_tax_step: [
    crossed(
      'without, ignoring, leaving aside, no need for, forgetting, skipping, never mind, no',
      'tax, any tax, the tax, tax effect, a tax effect, tax adjustment, a tax adjustment, the tax effect, tax shield, the tax shield, tax saving, taxation, the taxman',
    ) + ', no need to tax effect, not tax effected, no need to take tax off, nothing to tax effect',
    crossed(
      'sans, hors, en oubliant, pas de, pas d’, aucun, aucune, en ignorant, sans l’',
      'fiscalité, effet fiscal, économie d’impôt, impôt, impôts, correction fiscale, is, retraitement fiscal, effet d’impôt',
    ) +
      ', sans passer par la fiscalité, sans passer par l’impôt, sans tenir compte de l’impôt, sans tenir compte de la fiscalité, sans regarder l’impôt, sans corriger de l’impôt',
  ],
  quoted_rate: [
    'face rate, headline rate, stated rate, nominal rate, quoted rate, rate the bank quotes, contractual rate, full coupon, coupon rate, gross rate, rate on the loan, pre tax rate, gross cost, whole coupon',
    'taux facial, taux nominal, taux affiché, taux contractuel, taux du prêt, taux brut, taux de la banque, coupon, taux plein, coût brut',
  ],
  earns_for_price: [
    'earnings yield, target’s yield, yield of the target, inverse of the pe, one over the pe',
    'rendement bénéficiaire, rendement de la cible, inverse du per, un sur le per',
  ],
  borrows_more: [
    'borrowing, borrow, debt, lever up, leverage, gearing up, loan',
    'dette, emprunt, emprunter, endettement, levier',
  ],
  issues_instead: [
    'shares, equity, stock, paper',
    'titres, actions, fonds propres, augmentation de capital, papier',
  ],
  lacking_profit: [
    'shortfall, gap, missing, short of, lack, lacking, deficit, hole',
    'manque, manquer, écart, trou, déficit, manquant',
  ],
  same_size: [
    'same amount, same figure, same number, exactly that, that much, no more, not one more, one for one, euro for euro, pound for pound, as much, identical, just that',
    'même montant, même chiffre, même somme, pas un de plus, pas davantage, ni plus ni moins, autant, un pour un, euro pour euro, exactement, à l’identique, pile',
  ],
  taxed_before: [
    'before tax, pre tax, before corporate tax, gross of tax',
    'avant impôt, avant impôts, avant is, avant fiscalité, avant l’impôt',
  ],
  capitalises: [
    'capitalise, capitalising, capitalised, perpetuity, multiple, discount, divide, worth, valued',
    'capitalise, capitaliser, perpétuité, multiple, actualise, actualiser, divise, valorise, valoriser, vaut, valent, à l’infini',
  ],
  gross_gains: [
    crossed(
      'gross, pre tax, untaxed, before tax',
      'synergies, savings, amount, figure, run rate, gains',
    ) +
      ', ' +
      crossed('synergies, savings, run rate, gains', 'gross, pre tax, before tax, untaxed'),
    crossed(
      'synergies, économies, gains, montant',
      'brutes, bruts, brut, avant impôt, avant is, non fiscalisées',
    ),
  ],
  after_tax_step: [
    'after tax, net of tax, less tax, one minus, post tax, then tax, take tax off, deduct tax, minus tax',
    'après impôt, après is, net d’impôt, nettes d’impôt, nette d’impôt, net d’is, nettes d’is, nette d’is, puis l’impôt, un moins, retire l’impôt, moins l’impôt, 0 75, impôt de 25, à 25, à 30',
  ],
  phasing_word: [
    'phasing, ramp up, timetable, schedule, timing, delay, build up, years to reach, run up, how long, how fast, how quickly, when they arrive, when the synergies, years they take, speed, the wait',
    'montée en puissance, calendrier, phasage, rythme, délai, délais, étalement, mise en place, montée en charge, combien de temps, combien d’années, arrivent dans, date à laquelle, vitesse, dans trois ans, dans deux ans, l’attente',
  ],
  ratio_or_count: [
    'ratio, number of shares, new shares, shares we issue, shares issued, how many shares',
    'parité, rapport d’échange, nombre d’actions, actions nouvelles, actions à émettre, actions émises, titres émis, nombre de titres',
  ],
  untouched_price: [
    'undisturbed price, undisturbed target price, current price, last price, closing price, market price, unaffected price, spot price, latest price, undisturbed share price, current share price, bare price',
    'cours brut, cours bruts, dernier cours, cours actuel, cours de bourse, cours spot, cours non affecté, cours du jour, cours coté, cours actuels',
  ],
  as_it_is: [
    'as it is, as it stands, as they stand, simply, just, unadjusted, without any premium, no premium, without a premium, without premium',
    'tel quel, tels quels, brut, bruts, simplement, juste, sans prime, sans la prime, sans majoration, sans rien ajouter',
  ],
  ebitda_name: ['ebitda', 'ebitda, excédent brut, ebe'],
  stake_taken: [
    'shares, ownership, stake, equity, own, capital, company, group, percent, split, percentage, percentages',
    'capital, actions, détention, parts, part, participation, pourcentage, pourcentages, titres, groupe, ensemble, détiennent',
  ],
  market_values: [
    'market cap, market caps, market capitalisation, market capitalisations, market value, market values, equity value',
    'capitalisation, capitalisations, valeur boursière, valeur de marché',
  ],
  takes_out: [
    'deduct, deducts, subtract, take off, take out, remove, minus, less, net off, strip, eliminate, write off, wipe out, cancel, correct, corrected, adjust, adjusted, knock off, come off, take away',
    'déduit, déduis, déduire, retire, retirer, retrait, retranche, retrancher, enlève, enlever, soustrait, soustraire, moins, ôte, annule, neutralise, efface, retraite, corrige, corriger, corrigé, ajuste, ajuster, défalque, diminue',
  ],
  enterprise_words: [
    'ev, enterprise value, ebitda, add, plus, already, after',
    'valeur d’entreprise, ve, ebitda, ajoute, plus, déjà, après',
  ],
  goodwill_of_before: [
    'old goodwill, existing goodwill, previous goodwill, historical goodwill, goodwill already, target’s goodwill, goodwill of the target, goodwill on its books, goodwill from past deals, goodwill in its books, past goodwill, goodwill in the accounts, goodwill it already has, goodwill carried',
    'ancien goodwill, goodwill existant, goodwill historique, goodwill déjà, goodwill de la cible, goodwill au bilan, goodwill d’origine, vieux goodwill, ancien écart d’acquisition, écart d’acquisition existant, goodwill antérieur, ancienne survaleur, goodwill qui y figure, goodwill inscrit, goodwill qui était déjà, goodwill qui existait, goodwill qu’elle avait, goodwill comptabilisé',
  ],
  carried_on: [
    'keep, keeps, kept, stay, stays, remain, remains, leave, leaves, carry over, carried over, maintain, preserved, retained, survives, rolled over, in it, included',
    'garde, gardons, garder, conserve, conserver, conservé, maintient, maintenu, maintenir, reste, laisse, reporte, reporté, reprend, repris, subsiste, demeure, inclus, compris',
  ],
  value_lifted: [
    'write up, write ups, step up, step ups, stepped up, revaluation, revalued, uplift, higher value, new values, intangibles recognised, write the assets up, writing the assets up, writing assets up, revaluing, revalue, mark up, marking up, fair valuing',
    'réévaluation, réévalué, réévalués, réévaluer, plus-value, plus-values, plus value, écart d’évaluation, juste valeur, incorporels identifiés, ajustement de valeur, réévaluant, revalorisation',
  ],
  tax_later: [
    'deferred tax, dtl, tax liability, tax effect, tax on it, future tax',
    'impôt différé, impôts différés, idp, passif d’impôt, dette d’impôt, effet fiscal, effet d’impôt',
  ],
  for_its_whole: [
    'in full, full amount, whole amount, euro for euro, one for one, its full, all of it, entirely, the whole of it, gross, at one hundred percent, at 100',
    'intégralement, montant total, pour son montant, euro pour euro, entièrement, totalité, un pour un, montant brut, en brut, à cent pour cent, à 100, entière, entier',
  ],
  other_factors: [
    'control, rating, signal, signalling, flexibility, dilution, sellers want, leverage, covenants, speed, risk sharing, ownership, balance sheet',
    'notation, contrôle, signal, flexibilité, dilution, souhaits du vendeur, attentes du vendeur, levier, covenants, rapidité, partage du risque, partage des risques, actionnariat, bilan',
  ],
  only_price_counts: [
    'one number, single number, one question, matter of cost, question of cost, question of rates, matter of rates, lowest cost, costs least, least expensive, cost alone, only the cost, only cost, cost is all, costs less, cost less, cheapest, the price of money',
    'affaire de taux, question de taux, question de coût, affaire de coût, un seul chiffre, coûte le moins, moins coûteux, moins coûteuse, le coût seul, seul le coût, le seul coût, que le coût, plus bas coût, coûte moins, moins chère, moins cher, coûte le moins',
  ],
  paid_in_paper: [
    'share deal, stock deal, with shares, in shares, in stock, share payment, stock payment, paper, take shares, takes shares, receive shares, receives shares, accept shares, share exchange, stock swap, share swap',
    'en actions, en titres, échange de titres, avec des titres, contre des titres, reçoivent des titres, reçoivent des actions, prennent des titres, acceptent des titres, échange d’actions, avec des actions, par échange',
  ],
  paid_in_money: [
    'in cash, with cash, pay cash, paying cash, paid cash, cash deal, cash payment, cash offer, all cash',
    'en numéraire, en cash, comptant, paiement cash, opération cash, avec du cash, contre du cash, réglant cash, payant cash',
  ],
  sellers_of_it: [
    'sellers, seller, target’s holders, target’s shareholders, target shareholders, target holders, selling shareholders, vendor, vendors',
    'vendeurs, vendeur, actionnaires de la cible, cédants, cédant, apporteurs',
  ],
  shares_fate: [
    'stay exposed, stays exposed, remain exposed, exposed to, share the risk, shares the risk, share in, take part, shares in, keep part, bear part, carry part, participate, stay in, benefit from, spread the risk, shares risk, splits the risk, share risk',
    'partage, partagent, exposés, participent, participe, profitent, profite, bénéficient, portent une part, supportent une part, restent associés, répartit le risque',
  ],
  takes_none: [
    'none of it, no risk, none of the risk, nothing, no part of, no share of, take none, do not share, no exposure, all the risk, all of the risk, all the synergy risk, whole risk, entire risk, everything, full risk',
    'aucun risque, rien, aucune part, tout le risque, tous les risques, la totalité du risque, tout reste, tout garde, garde tout, entier le risque',
  ],
  middle_way: [
    'split the difference, splitting the difference, halfway, midpoint, the middle, cuts it in half, cut in half, cut it in half, the average, half each, half way, fifty fifty',
    'couper la poire en deux, au milieu, le milieu, à mi-chemin, moitié-moitié, la moyenne, couper en deux, coupe en deux, partager la différence, partager l’écart, partage l’écart, partage la différence',
  ],
  the_one_way: [
    'only way, one way, only solution, only option, always, no other way, no alternative, only thing, nothing else, just, have to, simply, no choice but, all you can do, only answer',
    'seule solution, seul moyen, seule façon, seule manière, seule issue, toujours, pas d’autre, aucune autre, rien d’autre, suffit, forcément, obligé, seule option, n’y a que, ne peut que, seule voie, faut juste, il n’y a qu’à',
  ],
  structuring_tools: [
    'structuring, structure, tools, earn out, earnout, vendor loan, instrument, instruments, mechanism, mechanisms, rollover, contingent payment',
    'montage, montages, structuration, outils, outil, earn-out, complément de prix, crédit vendeur, instrument, instruments, mécanisme, mécanismes, clause, clauses',
  ],
  later_payment: [
    'earn out, earnout, contingent consideration, contingent payment, deferred consideration, performance payment',
    'earn-out, earnout, complément de prix, paiement conditionnel, prix conditionnel',
  ],
  in_any_event: [
    'whether or not, in any case, in any event, regardless, guaranteed, no matter, unconditional, unconditionally, already has his money, anyway, even if it misses, whatever, even if he misses, even if results, even when the plan',
    'quoi qu’il arrive, dans tous les cas, quels que soient, quel que soit, garanti, garantit, de toute façon, sans condition, inconditionnel, même si le plan, même si les résultats, même si les objectifs, même si la société, dès la signature',
  ],
  is_paid_out: [
    'pays, pay, paid, receives, receive, gets, get, owed, due, collects, pockets, bears, carries',
    'paie, paye, payer, payé, versé, verse, touche, reçoit, dû, due, encaisse, empoche, acquis, supporte, porte',
  ],
} as const satisfies Lexicon;
