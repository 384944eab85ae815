import type { Lexicon } from '../types.ts';
import { crossed } from './crossed.ts';

/** What those say who have the cycle, an acquisition, rents or adjustments the wrong way round. */
export const accountingMistakes = {
  plus_suppliers: [
    crossed(
      'plus, and also add, and add, then add',
      'days payable, days payables, payable days, payables days, days of payables, dpo, supplier days, days payable outstanding, creditor days, supplier terms, trade payables',
    ),
    crossed(
      'plus, puis',
      'dpo, délai fournisseur, délai fournisseurs, jours fournisseurs, jours de fournisseurs, crédit fournisseur, crédit fournisseurs, dettes fournisseurs, rotation fournisseurs',
    ),
  ],
  then_suppliers: [
    crossed('and', 'days payable, payable days, dpo, supplier days, creditor days, trade payables'),
    crossed(
      'et',
      'dpo, délai fournisseur, délai fournisseurs, jours fournisseurs, crédit fournisseur, dettes fournisseurs, rotation fournisseurs',
    ),
  ],
  sum_of_three: [
    'sum of the three, sum of all three, add the three, add all three, add up the three, three delays add up, all three added, three added together, add them all up',
    'somme des trois, additionne les trois, les trois s’additionnent, ajoute les trois, cumule les trois, trois délais ajoutés, total des trois délais, on additionne tout',
  ],
  cycle_shorter: [
    `${crossed('cycle, conversion cycle', 'gets shorter, is shorter, shortens, goes down, falls, drops, shrinks, improves')}, shortens the cycle, reduces the cycle, shorten the cycle, shorter cycle, cuts the cycle`,
    `${crossed('cycle', 'raccourcit, est plus court, se raccourcit, baisse, diminue, se réduit, s’améliore')}, raccourcit le cycle, réduit le cycle, diminue le cycle, fait baisser le cycle, cycle plus court`,
  ],
  cycle_longer: [
    'lengthens the cycle, extends the cycle, increases the cycle, makes the cycle longer, longer cycle',
    'allonge le cycle, rallonge le cycle, augmente le cycle, cycle plus long',
  ],
  takes_longer: [
    'longer, slower, more slowly, more days, later, extend, lengthen, stretch',
    'plus longtemps, plus lentement, plus de jours, plus tard, allonge, allonger, plus long, rallonge',
  ],
  sooner: [
    'terms fall, terms drop, dso falls, dso drops, dso goes down, days fall, days drop, shorter customer terms, shorter payment terms, cut in dso, lower dso, reduction in dso',
    'délai client recule, délai client baisse, délai client diminue, délai baisse, délai recule, baisse des jours, baisse du dso, dso baisse, dso diminue, réduction du délai, jours en moins, réduire le délai client, réduire le dso',
  ],
  daily_cost: [
    'daily cogs, cogs per day, one day of cost, a day of cost, one day of cogs, daily costs, daily purchases',
    'coût des ventes par jour, coût des ventes journalier, coût journalier, coût des ventes quotidien, un jour de coût, une journée de coût, achats par jour, achats quotidiens',
  ],
  measured_over: [
    'over, divided by, relative to, against, on, per',
    'sur, divisé par, divisées par, rapportant, divise par, au',
  ],
  wrong_base: [
    'total assets, balance sheet total, headcount, number of employees, net income, ebitda, equity',
    'total du bilan, total de bilan, total bilan, nombre de salariés, effectif, effectifs, résultat net, total de l’actif, capitaux propres',
  ],
  negative_cycle: [
    'negative cycle, cycle is negative, cycle turns negative, negative cash conversion cycle, negative working capital, cycle below zero',
    'cycle négatif, cycle est négatif, cycle devient négatif, bfr négatif, bfr est négatif, cycle de conversion négatif, cycle sous zéro',
  ],
  trouble_sign: [
    'in trouble, in difficulty, distress, distressed, bad sign, bad news, warning sign, red flag, a problem, worrying, cannot finance, sign of weakness, bad for cash, impossible, weak company, losing money',
    'en difficulté, mauvais signe, inquiétant, problème, signal d’alerte, mauvaise nouvelle, mauvaise santé, mauvais pour la trésorerie, signe de faiblesse, danger, impossible, société fragile, perd de l’argent, ne peut plus payer ses fournisseurs',
  ],
  again_yearly: [
    'every single year, annual gain, annual inflow, annual saving, year after year',
    'gain annuel, année après année, récurrente',
  ],
  // Goodwill.
  simply_word: [
    'simply, just, only, nothing more, nothing else, no further adjustment, no adjustment, no other adjustment, without any adjustment, without adjusting, that is it, that is all, as they stand, straight from the accounts',
    'simplement, juste, seulement, rien de plus, rien d’autre, aucun ajustement, sans ajustement, sans retraitement, sans autre retraitement, sans retraiter, aucun retraitement, point final, c’est tout, tel quel, tels quels, sans réévaluation, sans réévaluer',
  ],
  accounts_value: [
    'book value, book equity, accounting equity, historical cost, equity in the accounts',
    'valeur comptable, capitaux propres comptables, actif net comptable, situation nette, capitaux propres de la cible, fonds propres comptables, coût historique',
  ],
  fair_assets: [
    'fair value of the net assets, fair value of the identifiable, fair value of net assets, identifiable net assets',
    'juste valeur des actifs, juste valeur de l’actif net, actifs nets identifiables, actif net réévalué, actif net identifiable',
  ],
  may_be_undone: [
    'can be written back, write it back up, written back up, reversible, can be undone, can reinstate',
    'peut être reprise, peut être annulée, peut être inversée, on peut la reprendre, on peut reprendre, peut reprendre la dépréciation, permet de reprendre, autorise la reprise, réversible, on reprend la dépréciation, est reprise, se reprend, doit être reprise, on la reprend',
  ],
  tested_only_then: [
    'only tested if, only tested when, only test it if, only test it when, tested only if, tested only when, only need to test, only tested on',
    'ne le teste que, ne la teste que, testé que, teste seulement, testé seulement, teste uniquement, testé uniquement, testé qu’en cas',
  ],
  self_made: [
    'home grown goodwill, own goodwill, goodwill it has built, goodwill it built, without any acquisition, without buying anything, build up goodwill, builds goodwill',
    'son propre goodwill, sans acquisition, sans rien acheter, goodwill interne, goodwill qu’elle a créé',
  ],
  assert_amortise: [
    'straight line over, a twentieth a year, a tenth a year, a twentieth each year, a tenth each year, charged each year over, reduced every year, declines every year, written off evenly, written off over, written off in equal, written off each year, written off every year, over its useful life',
    'un vingtième par an, un dixième par an, un vingtième chaque année, un dixième chaque année, se réduit chaque année, diminue chaque année, il se réduit tranquillement, de façon linéaire, de manière linéaire, amorti chaque année',
  ],
  dta_word: ['deferred tax asset, dta', 'impôt différé actif, ida, actif d’impôt différé'],
  unlike_word: [
    'unlike, contrary to, as opposed to, in contrast, compared with, whereas, versus, ordinary asset, normal asset',
    'contrairement, à la différence, à l’inverse, par opposition, alors que, tandis que, actif ordinaire, actif normal, actif classique',
  ],
  same_tax_effect: [
    'same tax effect, same tax saving, same tax benefit, same tax treatment, same deferred tax, same effect on tax, same tax relief, tax effected the same, same after tax, tax effect too',
    'même effet d’impôt, même économie d’impôt, même effet fiscal, même impôt différé, même traitement fiscal, même avantage fiscal, effet d’impôt aussi',
  ],
  cut_by_tax: [
    'after tax amount, by the amount after tax, net of tax, times one minus the tax rate, only by the after tax',
    'montant après impôt, net d’impôt, nette d’impôt, fois un moins le taux',
  ],
  // Money received for what is still to be done.
  not_yet_billed: [
    'not been paid for, not yet been paid, not yet billed, not been billed, not invoiced yet, yet to be invoiced, yet to be billed, to be invoiced later, with the receivables, as a receivable, customers still owe, money customers owe, accrued income, earned but not collected, earned but not paid, delivered but not paid, delivered but not invoiced',
    'factures à établir, produits à recevoir, pas encore facturé, pas encore facturés, reste à facturer, restant à facturer, restant à encaisser, reste à encaisser, à encaisser plus tard, créance sur le client, créances sur les clients, clients doivent encore, dans les créances, gagné mais pas encaissé',
  ],
  price_neutral: [
    'no price issue, no issue on price, no effect on the price, price does not change, irrelevant to the price, neutral for the buyer, neutral for the price, costs the buyer nothing, nothing to the buyer, without costing the buyer, costs nothing to serve, no debate in practice, nothing to argue about',
    'aucun enjeu de prix, sans enjeu, aucun effet sur le prix, ne change rien au prix, ne coûte rien à l’acheteur, coûte rien à l’acheteur, neutre pour l’acheteur, neutre sur le prix, pas d’enjeu de prix, sans coûter quoi que ce soit, ne compte pas dans le prix, ne joue pas sur le prix',
  ],
  buyer_calls_float: [
    crossed(
      'buyer says it is, buyer argues it is, buyer claims it is, buyer treats it as, buyer sees it as, buyer wants it in, buyer wants it as, buyer puts it in',
      'working capital, normal working capital, nwc, trading, operating',
    ),
    crossed(
      'acheteur dit que c’est, acheteur soutient que c’est, acheteur y voit, acheteur le traite comme, acheteur les traite comme, acheteur veut les mettre en, acheteur les met en, acheteur les classe en',
      'bfr, du bfr, un bfr, un élément de bfr, besoin en fonds de roulement, de l’exploitation',
    ),
  ],
  pays_on_top: [
    'pay the seller extra, pays extra, pay more for it, should pay more, is added to the price, adds to the price, adds to equity value, added to cash, adds it to cash, count it as cash, counts it as cash, treated like cash',
    'payer un supplément, paie en plus, s’ajoute au prix, s’ajoutent au prix, à ajouter au prix, augmente le prix, augmentent le prix, s’ajoutent à la valeur des titres, s’ajoute à la valeur des titres, ajoute à la trésorerie, compte en trésorerie, payer plus cher',
  ],
  // Rents.
  stays_in: [
    'stays in, remains in, still in, stay in, remain in, is kept in, still sits in, stays an, remains an, is still an',
    'reste dans, restent dans, reste en, restent en, reste une, restent des, demeure dans, demeure une, est toujours dans, est toujours une, continue de passer en',
  ],
  running_costs: [
    'operating costs, operating expenses, opex, operating cost, operating expense, operating charges, above ebitda, rental expense',
    'charges opérationnelles, charges d’exploitation, opex, charge d’exploitation, charge opérationnelle, charges externes, frais d’exploitation, au-dessus de l’ebitda',
  ],
  american_rules: [
    'us gaap, american, us issuers, us peers, us companies',
    'us gaap, américain, américaines, américains',
  ],
  former_rules: [
    'used to, previously, in the past, under the old, formerly, pre ifrs, old standard, before, were',
    'auparavant, autrefois, ancienne norme, par le passé, avant, étaient, était',
  ],
  stays_off: [
    'stays off, stay off, remains off, remain off, stays in the notes, stay in the notes, remains in the notes, still off balance sheet, is off balance sheet, are off balance sheet',
    'reste hors bilan, restent hors bilan, demeure hors bilan, est hors bilan, sont hors bilan, reste en annexe, restent en annexe, figure seulement en annexe',
  ],
  ev_without_rents: [
    'ev without the lease, ev without leases, ev excluding leases, ev excluding the lease, ev ex leases, ev before leases, ev before ifrs, ev pre ifrs, old ev, lease liability out, leases out of ev, lease debt out',
    've hors dette locative, ve hors loyers, ve sans dette locative, ve avant ifrs, ancienne ve',
  ],
  ebitda_without_rents: [
    'new ebitda, ebitda after ifrs, ebitda post ifrs, post ifrs ebitda, ebitda before rent, ebitda without rent, ebitda excluding rent, higher ebitda, reported ebitda',
    'nouvel ebitda, ebitda après ifrs, ebitda post ifrs, ebitda avant loyers, ebitda hors loyers, ebitda sans loyers, ebitda publié',
  ],
  no_harm: [
    'is fine, is ok, no problem, not a problem, no issue, does not matter, does not hurt, acceptable, evens out, cancels out, works fine, perfectly fine, makes no difference',
    'pas de souci, ne pose pas de problème, sans problème, aucun problème, acceptable, ne gêne pas, se compensent, se compense, pas gênant, peu importe',
  ],
  pays_less_rent: [
    'rents are lower, saves the rent, saves cash, no longer pays, pays less',
    'paie moins, paye moins, décaisse moins, loyers baissent, économise le loyer, économise des loyers, ne paie plus',
  ],
  the_standard: [
    'ifrs, the standard, the new standard, the rule, the change',
    'ifrs, la norme, la nouvelle norme, cette norme, la règle',
  ],
  // Adjusted earnings.
  legitimate: [
    'legitimate, acceptable, valid, credible, solid, reliable, justified, genuine, fine to add back, safe to add back, well documented, trustworthy, well established, clearly identified',
    'légitime, acceptable, valable, crédible, solide, fiable, justifié, justifiée, fondé, recevable, bien identifié, bien établi',
  ],
  higher_ebitda: [
    'higher ebitda, higher adjusted ebitda, adjusted ebitda above, bigger ebitda, larger ebitda, inflated ebitda, each million of ebitda, add backs',
    'ebitda ajusté supérieur, ebitda supérieur, ebitda plus élevé, ebitda ajusté plus élevé, ebitda gonflé, chaque million d’ebitda',
  ],
  seller_report: [
    'vendor due diligence, vendor dd, vdd, seller’s report, information memorandum, info memo, management presentation, seller’s advisers, vendor report',
    'vdd, vendor due diligence, due diligence vendeur, rapport du vendeur, information memorandum, mémorandum d’information, info memo, présentation du management, conseils du vendeur',
  ],
  trusts_report: [
    'neutral, objective, unbiased, is enough, is sufficient, can be relied on, can rely on, is reliable, take it as is, independent so',
    'neutre, objective, objectif, suffit, impartial, impartiale, on peut se fier, fait foi, on peut reprendre, fiable, sans les recouper, sans recouper, on peut s’y fier',
  ],
  signed_off: [
    'auditors have already checked, auditors have validated, auditors have approved, already audited, been audited, auditors already',
    'commissaires aux comptes ont déjà, auditeurs ont validé, auditeurs ont déjà, déjà audité, déjà audités, déjà certifié',
  ],
  standalone_ignored: [
    crossed(
      'standalone costs, stand alone costs, costs the parent used to bear, parent’s costs, group services',
      'do not come into it, should not come into it, are irrelevant, should be ignored, can be left out, do not count, disappear, vanish, are not the buyer’s problem, go away',
    ),
    crossed(
      'coûts autonomes, coûts standalone, coûts de la maison mère, coûts du groupe, frais de siège',
      'n’ont pas à être pris, n’entrent pas en jeu, disparaissent, n’ont rien à faire, ne nous concernent pas, sont à ignorer, peuvent être ignorés',
    ),
  ],
  no_check: [
    'no need to reconcile, not reconcile to cash, without checking, without testing, without reconciling, accept them as presented, take them as presented, take it as presented',
    'pas besoin de rapprocher, inutile de rapprocher, pas besoin de recouper, inutile de recouper, sans recouper, sans les recouper, sans vérifier, sans les vérifier, sans contrôler, sans rapprocher, on reprend tel quel',
  ],
  low_pay: [
    'below market salary, salary below market, pay below market, paid below market, pays himself less, pays himself too little, pays himself very little, underpaid, below market pay, low salary',
    'salaire inférieur au marché, rémunération inférieure au marché, sous-payé, sous-rémunéré, se paie moins, se paie peu, salaire sous le marché, salaire trop bas',
  ],
  less_cash_word: [
    'less cash, cash down too, and so does cash, and so is cash, and cash too',
    'moins de trésorerie, moins de cash, la trésorerie aussi, le cash aussi, la caisse aussi',
  ],
  lands_as_asset: [
    'on the asset side, among the assets, in current assets, is an asset',
    'un actif au bilan, donc un actif, à l’actif, dans les actifs, un actif circulant',
  ],
  lease_debt: ['lease liability, lease debt', 'dette locative, dette de loyers'],
  i_take: ['i use, i would use, take', 'je prends, je garde, on prend, on garde, j’utilise'],
  parent_costs: [
    'costs the parent, parent used to bear, parent bears, parent’s services, head office costs',
    'maison mère supportait, frais de siège, coûts du siège',
  ],
  pay_gap: ['difference, gap, shortfall, saving', 'différence, écart, économie'],
  spoils_it: [
    'distorts, wrong, misleading, inconsistent, error, mistake, not comparable, biased, apples and oranges',
    'fausse, faux, incohérent, incohérente, erreur, biaise, trompeur, trompeuse, pas comparable',
  ],
  freed_gain: [
    'gain, benefit, saving, inflow, cash released',
    'gain, libération, économie, encaissement',
  ],
  repeats: [
    'repeats every year, repeated every year, repeats each year, repeats itself, every year going forward, every year from now, comes back every year, again every year, each year again, year in year out',
    'se répète, se reproduit chaque année, chaque année désormais, revient tous les ans, renouvelé chaque année, tous les ans ensuite',
  ],
  keeps_it: ['keep, carry over, leave in', 'garder, garde, conserver, conserve, maintient'],
  share_price_word: [
    'share price, stock price, market cap, market capitalisation',
    'cours de bourse, capitalisation boursière, cours de l’action',
  ],
  skips_profit: [
    'charged to equity, taken to equity, charged against reserves, goes through equity, bypasses profit, off the income statement',
    'ne passe pas en résultat, imputée directement sur',
  ],
  stands_as_asset: ['is a receivable', 'est une créance'],
  already_earned: [
    'earned revenue, revenue you have earned, recognise it all, recognise all of it, book it all, book all of it, whole amount as revenue',
    'chiffre d’affaires acquis, constate tout, on constate la totalité, comptabilise tout',
  ],
  ebitda_with_rents: [
    'old ebitda, ebitda after rent, pre ifrs ebitda',
    'ancien ebitda, ebitda après loyers, ebitda avant ifrs',
  ],
  their_label: [
    'take it as exceptional, accept it as exceptional, take them as exceptional, whatever management calls, as management says',
    'prends comme exceptionnel, accepte comme exceptionnel',
  ],
  count_fully: [
    'part of adjusted ebitda, part of ebitda, belong in ebitda, already there',
    'en entier, partie de l’ebitda, déjà gagnées, déjà réalisées',
  ],
} as const satisfies Lexicon;
