import type { Lexicon } from '../../types.ts';

/** Words that only false statements are recognised by. */
export const falsehoodsNotions = {
  lbo_exit_multiple: [
    'exit multiple, multiple on exit, sale multiple, selling multiple, final multiple, at exit, multiple going out',
    'multiple de sortie, multiple de vente, multiple de revente, multiple final, à la sortie, en sortie',
  ],
  lbo_never_word: [
    'never, at any point, during the hold',
    'jamais, aucun moment, pendant la détention',
  ],
  lbo_all_of_it: [
    'all, every, everything, whole, entire, each',
    'tout, tous, entier, intégralité, totalité, chaque',
  ],
  lbo_paid_to_fund: [
    'dividend, paid out, goes to the fund, go out, distributed, goes to the sponsor, upstream, pays itself',
    'dividende, remonte au fonds, remonte chaque année, distribué, versé au fonds, se verse',
  ],
  lbo_debt_untouched: [
    'never repay debt, debt is not repaid, not repay the debt, never paid down, never pay down, debt stays untouched, debt untouched, never used to repay, not repaid during, nothing is repaid, no debt is repaid, debt stays the same, debt is rolled over, never repaid',
    'rembourse jamais la dette, jamais remboursée, dette n’est jamais, pas rembourser la dette, pas remboursée pendant, rembourse rien, rien n’est remboursé, dette reste la même, dette ne bouge pas',
  ],
  lbo_take_all: ['keep, get, take, receive, pocket', 'garder, récupérer, touche, prend'],
  lbo_whole_price: [
    'whole enterprise value, entire enterprise value, full enterprise value, whole price, entire price, full price, full proceeds, all the proceeds, entire proceeds, full exit value, price in full, everything the buyer pays, whole sale, all of the price, entire exit value, all the sale proceeds, the whole lot',
    'toute la valeur, totalité du prix, totalité de la valeur, tout le prix, intégralité du prix, intégralité de la valeur, prix entier, tout le produit, totalité du produit, valeur entière, tout ce que paie, toute la ve, prix de vente entier, la totalité',
  ],
  lbo_belong_to: [
    'belong, goes to, for the fund, for the sponsor, theirs',
    'revient, appartient, va au fonds, pour le fonds',
  ],
  lbo_irrelevant_word: [
    'irrelevant, not matter, does not count, of no concern, unimportant, no importance, makes no difference, not important, counts for nothing, any of that counts, not relevant, is secondary, are secondary, secondary matter, can be ignored, no point, useless, not a criterion',
    'aucune importance, sans importance, peu importe, ne compte pas, pas important, importe peu, ne joue pas, ne change rien, on s’en moque, s’en fiche, inutile, sert à rien, servent à rien, pas un critère, négligeable, aucun intérêt, est secondaire, sont secondaires, reste secondaire, pas pertinent',
  ],
  lbo_no_role: [
    'no role, no part, no place, no bearing, not part of, not come into',
    'aucun rôle, pas de rôle, n’intervient pas, intervient pas, entre pas dans, n’entre pas, pas sa place, rien à voir, pas partie',
  ],
  lbo_set_aside_word: [
    'leave aside, leave out, set aside, put aside, ignore, skip',
    'laisser de côté, mettre de côté, mets de côté, ignore, compte pas, ne la compte pas',
  ],
  lbo_tells_nothing: [
    'tell you anything, tells you nothing, tell us nothing, tell anything, means nothing',
    'dit rien, veut rien dire, n’apprend rien, signifie rien',
  ],
  lbo_guarantee_word: [
    'guarantee, liable for, on the hook, personally, responsible for, stands behind',
    'garantir, garant, caution, responsable de',
  ],
  lbo_owes_itself: [
    'owes, borrows in its own name, carries, has to repay itself',
    'doit lui même, porte lui même, emprunte en son nom',
  ],
  lbo_balance_of_fund: [
    'fund’s balance sheet, sponsor’s balance sheet, books of the fund',
    'bilan du fonds, comptes du fonds',
  ],
  lbo_good_target: [
    'good lbo, target, candidate, makes a good',
    'bon profil, bon lbo, profil lbo, cible, candidat',
  ],
  lbo_low_priced: [
    'undervalued, cheap, underpriced, low multiple, low price, low valuation, bargain, buy low, discounted',
    'sous évaluée, décotée, pas chère, bon marché, bas prix, faible multiple, multiple bas, sous valorisée, bradée',
  ],
  lbo_just_word: [
    'just, simply, basically, only, all you need, nothing else, above all, enough, all that counts, purely',
    'juste, simplement, seulement, uniquement, avant tout, suffit, rien d’autre, en gros, surtout',
  ],
  lbo_is_word: ['is, means, would be', 'est, signifie, serait'],
  lbo_all_that_counts: [
    'all that counts, rest is secondary, rest does not matter, rest follows, all that matters, only thing, enough, sufficient, nothing else, main thing',
    'tout ce qui compte, reste est secondaire, reste importe peu, seule chose, suffit, suffisant, rien d’autre, l’essentiel',
  ],
  lbo_trade_cheap: ['undervalued, cheap, underpriced', 'sous évaluée, pas chère, décotée'],
  lbo_fire_people: [
    'fire people, lay off, cut jobs, resell it, cut heads',
    'licencier, virer, couper dans les effectifs, revendre',
  ],
  lbo_volatile: [
    'cyclical, volatile, burns cash, unstable, unpredictable, loss making, irregular, swings',
    'cyclique, volatil, brûle du cash, instable, imprévisible, déficitaire, irrégulier',
  ],
  lbo_just_as_well: [
    'just as good, as well, equally, perfectly well, no problem, fine',
    'aussi bien, très bien, parfaitement, sans problème, pas de problème',
  ],
  lbo_ideal_word: [
    'ideal, perfect, best, great, excellent',
    'idéal, parfait, parfaite, meilleur, excellent',
  ],
  lbo_no_problem: [
    'no problem, not a problem, fine, not an issue, does not hurt',
    'pas un problème, aucun problème, sans problème, pas gênant, ne gêne pas',
  ],
  lbo_spend_heavy: [
    'heavy capex, high capex, capital intensive, heavy investment, high investment, lots of capex',
    'capex lourd, capex élevé, capitalistique, gros capex, investissements lourds, gros investissements, beaucoup de capex',
  ],
  lbo_growth_fast: [
    'fast growing, fast growth, hypergrowth, high growth, very fast, explosive growth, doubling every year',
    'hypercroissance, forte croissance, croissance explosive, croissance rapide, croît très vite, double chaque année',
  ],
  lbo_start_up: [
    'start up, startup, fast growing, hypergrowth',
    'start up, startup, jeune pousse, hypercroissance',
  ],
  lbo_gain_amount: [
    'gain, profit, return, made, one point five, multiple minus one',
    'gain, plus value, profit, rendement total, gagné, performance totale, bénéfice, multiple moins un',
  ],
  lbo_simple_division: [
    'divide the gain, gain divided, divide by the number, divide it by, divided by five, split the gain',
    'diviser le gain, gain divisé, divise par le nombre, divisé par cinq, gain rapporté aux, rapporte le gain, rapporté au nombre',
  ],
  lbo_hold_duration: [
    'holding period, how long, number of years, time, duration, when you sell, date of exit',
    'durée, temps, nombre d’années, moment de la sortie, date de sortie, calendrier',
  ],
  lbo_exit_word: ['exit', 'sortie'],
  lbo_value_at: [
    'value, apply, times, at, use',
    'valoriser, appliquer, fois, multiplier, multiplié, prendre, prends',
  ],
  lbo_create_word: [
    'create, add, bring, change, generate, worth',
    'créer, ajouter, apporter, changer, générer, rapporte',
  ],
  lbo_nothing_word: [
    'nothing, no value, zero, no equity, not anything, anything',
    'rien, aucune valeur, zéro, pas de valeur',
  ],
  lbo_no_value: [
    'no value, creates nothing, adds nothing, does not create, not create value, not add value, zero value, neutral for the shareholders, not count as value, worth nothing, no gain',
    'aucune valeur, ne crée rien, crée rien, n’ajoute rien, ajoute rien, pas de valeur, rapporte rien, ne rapporte rien, apporte rien, neutre pour, aucun gain, pas de la création',
  ],
  lbo_pocket_to_pocket: [
    'pocket to another, pocket to the other, from one pocket',
    'poche dans l’autre',
  ],
  lbo_add_to_both: [
    'to both, both to growth, both growth and, to each of',
    'à la fois à, aux deux, à la fois dans, à chacun',
  ],
  lbo_without_debt: ['without debt, no debt', 'sans dette, hors dette'],
  lbo_pro_rata: [
    'pro rata, equally, same rank, at the same time, pari passu',
    'prorata, à égalité, même rang, en même temps, pari passu',
  ],
  lbo_same_rank: [
    'same rank, rank equally, pari passu, rank the same',
    'même rang, rang identique, pari passu, payées en même temps, à égalité',
  ],
  lbo_identical_word: [
    'same, identical, alike, no difference',
    'mêmes, identiques, pareils, aucune différence',
  ],
  lbo_same_ones: [
    'have the same, same ones, same covenants',
    'ont les mêmes, mêmes covenants, toutes les mêmes',
  ],
  lbo_is_equity_word: [
    'is equity, really equity, is just equity, same as equity, are shares, is made of shares',
    'est du capital, est de l’equity, sont des fonds propres, sont des actions, est des actions',
  ],
  lbo_reduce_word: [
    'reduce, lower, deduct, subtract, come off, count',
    'réduire, réduit, diminuer, changer, déduire, déduite, retirer, soustraire, soustrait, compter, retrancher',
  ],
  lbo_net_leverage_word: ['leverage', 'levier'],
  lbo_as_it_is: [
    'as is, as it stands, without touching, without deducting, without netting',
    'telle quelle, sans toucher, sans retirer, sans déduire, en brut',
  ],
  lbo_enforce_word: [
    'enforce, apply, act on, use, exercise, check',
    'appliquer, exercer, font respecter, activer, vérifient',
  ],
  lbo_those_word: ['those, them, it', 'les, ça, cela'],
  lbo_means_at_once: [
    'means, automatic, immediately, leads straight, triggers, at once, puts into',
    'entraîne, veut dire, automatiquement, immédiatement, tout de suite, déclenche, signifie, directement',
  ],
  lbo_bankrupt_word: [
    'bankrupt, bankruptcy, insolvent, liquidation',
    'faillite, insolvable, liquidation, dépôt de bilan, redressement judiciaire, cessation des paiements',
  ],
  lbo_breach_word: [
    'breach is, breach means, tripping it is, breaking it is',
    'bris c’est, casser c’est, bris est',
  ],
  lbo_same_amount: [
    'same amount, lend the same, as much as before, same leverage, just as much',
    'même montant, prêtent autant, prêtent la même, même levier, tout autant',
  ],
  lbo_exit_ev_word: [
    'exit enterprise value, exit ev, enterprise value at exit, ev at exit, whole ev',
    've de sortie, valeur d’entreprise de sortie, ve à la sortie, ve en sortie',
  ],
  lbo_no_deduct: [
    'no need to deduct, not need to deduct, without deducting, no need to subtract, not need to subtract, not deduct, not subtract, nobody subtracts, forget the debt, without subtracting, not take off, no debt to deduct, without taking off, left to the buyer, debt stays with the company',
    'pas besoin de déduire, sans déduire, ne déduit pas, pas déduire, ne soustrait pas, sans soustraire, sans retirer, ne retire pas, pas besoin de retirer, ne retranche pas, pas besoin de retrancher, sans enlever, n’enlève pas, pas besoin d’enlever, laissée à l’acheteur, laissée à l’acquéreur, acheteur reprend la dette',
  ],
  lbo_not_added: [
    'not added, not add, not count, leave out, left out, without adding, no need to add',
    'n’ajoute pas, pas ajoutée, ne compte pas, sans ajouter, n’ajoute rien, pas besoin d’ajouter, laisse de côté',
  ],
  lbo_entry_debt_word: [
    'entry debt, debt at entry, acquisition debt, debt raised',
    'dette d’entrée, dette à l’entrée, dette levée, dette d’acquisition',
  ],
  lbo_discount_whole: [
    'discount the exit enterprise value, discount the ev, discount enterprise value',
    'actualise la ve, actualise la valeur d’entreprise, actualise directement la ve, actualise toute la ve',
  ],
  lbo_no_compounding: [
    'no compounding, no need to compound, without compounding, not need to compound, not compound, ignore compounding, linear',
    'pas besoin de composer, sans composer, ne compose pas, pas de composition, linéaire, pas d’intérêts composés',
  ],
  lbo_stays_same: [
    'stays the same, unchanged, not change, not move, not affected, is the same, remains the same, not budge, not depend, unaffected, stays put, does not react, not touched, untouched, stays intact',
    'reste le même, reste la même, reste identique, ne change pas, ne bouge pas, ne bouge quasi pas, inchangé, pas affecté, n’est pas touché, ne dépend pas, ne varie pas, reste intact',
  ],
  lbo_need_not_sum: [
    'need not add up, not have to add up, not have to sum, not need to sum, not have to equal, can exceed the gain',
    'pas besoin de retomber, pas forcément le total, peut dépasser le gain, peuvent dépasser le gain, dépasse le gain',
  ],
  lbo_before_senior: [
    'ahead of the senior, before senior, ahead of senior, above the senior, senior to the senior, before the banks, before the term loan, before the tlb, before the first lien, before bank debt, ahead of the banks',
    'avant la senior, avant la dette senior, avant les seniors, devant la senior, devant la dette senior, avant les banques, prioritaire sur la senior, avant le term loan, avant la tlb, avant la dette bancaire, avant le prêt bancaire, devant les banques',
  ],
  lbo_after_mezz: [
    'after mezzanine, behind mezzanine, after the junior, behind the junior, after the mezz',
    'après la mezzanine, derrière la mezzanine, après la mezz, après la junior, derrière la junior, après la subordonnée',
  ],
  lbo_senior_costs_more: [
    'senior debt is more expensive, senior is more expensive, senior debt costs more, senior costs more, senior debt is dearer, senior is dearer, senior debt carries the highest, senior lenders charge more, senior has the highest, senior pays the highest, senior pays more, senior is pricier, senior debt is pricier, senior earns more, senior debt is riskier, senior is riskier, senior is the riskiest, senior bears more risk, senior carries more risk, senior yields more, senior debt yields more',
    'senior est plus chère, senior coûte plus, senior est la plus chère, seniors demandent plus, seniors sont plus chers, senior paie le plus, senior rapporte le plus, senior est mieux rémunérée, senior rapporte davantage, elle la plus chère, senior est plus risquée',
  ],
  lbo_mezz_costs_less: [
    'mezzanine is cheaper, mezz is cheaper, junior debt is cheaper, subordinated debt is cheaper, mezzanine costs less, mezzanine debt is cheaper, mezzanine is the cheapest, junior is cheaper, second lien is cheaper, mezzanine carries a lower, junior debt costs less',
    'mezzanine est moins chère, mezz est moins chère, mezzanine coûte moins, subordonnée est moins chère, junior coûte moins, subordonnée coûte moins',
  ],
  lbo_same_covenants: [
    'same covenants, identical covenants, same undertakings',
    'mêmes covenants, covenants identiques, mêmes engagements, covenants sont les mêmes, covenants sont identiques',
  ],
  lbo_not_debt: [
    'not debt, no debt, not actual debt, not real debt',
    'pas de la dette, pas vraiment de la dette, pas une dette, n’est pas de la dette, pas vraiment une dette',
  ],
  lbo_gross_as_is: [
    'take gross debt, use gross debt, gross debt over, gross debt divided, on gross debt, leave the cash out, ignore cash',
    'prend la dette brute, dette brute divisée, dette brute sur ebitda, dette brute rapportée, sur la dette brute, ignore la trésorerie, laisse la trésorerie, oublie la trésorerie',
  ],
  lbo_pik_word: ['pik, payment in kind, capitalised interest', 'pik, intérêts capitalisés'],
  lbo_paid_in_cash: [
    'paid in cash, paid every quarter, paid each quarter, paid each year, paid every year, cash interest',
    'payé chaque année, payés chaque trimestre, décaissés, payé cash, versés chaque',
  ],
  lbo_more_debt_word: [
    'more debt, more leverage, higher leverage, maximum debt',
    'plus de dette, plus de levier, plus il y a de dette, maximum de dette, plus on s’endette, levier maximum, plus on emprunte',
  ],
  lbo_always_better: [
    'always better, the better, always raises, always increases, always good, no downside, no limit, without risk, free',
    'toujours mieux, mieux c’est, augmente toujours, toujours bon, sans risque, sans limite, aucun inconvénient, gratuit, toujours plus rentable',
  ],
  lbo_debt_capacity_word: [
    'debt capacity, borrowing capacity',
    'capacité d’endettement, capacité d’emprunt',
  ],
  lbo_goes_up: [
    'goes up, rises, increases, is higher, grows, improves',
    'augmente, monte, progresse, s’améliore, est plus élevée',
  ],
  lbo_mezz_first: [
    'mezzanine is paid first, mezzanine is repaid first, mezzanine comes first, mezz is paid first, mezz is repaid first, junior is paid first, mezzanine gets paid first, mezzanine ranks first, mezzanine has priority',
    'mezzanine est payée en premier, mezzanine passe en premier, mezzanine est prioritaire, mezzanine a la priorité',
  ],
  lbo_divided_by_years: [
    'divided by five, divided by three, divided by four, divided by six, divided by seven, divided by 3, divided by 4, divided by 5, divided by 6, divided by 7, divided by years, divided by the number of years, divided by number of years, spread over the years, split over the years',
    'divisé par cinq, divisé par trois, divisé par quatre, divisé par six, divisé par sept, divisé par 3, divisé par 4, divisé par 5, divisé par 6, divisé par 7, divise par le nombre d’années, rapporté au nombre d’années, réparti sur les années, rapporté à cinq',
  ],
} as const satisfies Lexicon;
