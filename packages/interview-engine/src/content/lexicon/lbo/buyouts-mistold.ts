import type { Lexicon } from '../../types.ts';

/** Further false accounts of a buyout, its lenders and its returns, in ordinary words. */
export const buyoutsMistold = {
  banks_equity: [
    'banks bring the equity, banks provide the equity, banks put in the equity, bank brings the equity, lenders bring the equity, lenders put in the equity, fund brings the debt, fund provides the debt, sponsor brings the debt, sponsor provides the debt, fund lends and the banks invest',
    'banques apportent les fonds propres, banque apporte les fonds propres, banques mettent les fonds propres, prêteurs apportent les fonds propres, banques apportent l’equity, fonds apporte la dette, fonds amène la dette, sponsor apporte la dette, fonds prête et la banque investit',
  ],
  the_larger_share: [
    'seventy percent, eighty percent, ninety percent, 70%, 80%, 90%, three quarters, two thirds, four fifths, nearly everything, most of the price, bulk of the price, biggest part of the price',
    'soixante dix pour cent, quatre vingts pour cent, quatre vingt dix pour cent, 70%, 80%, 90%, trois quarts, deux tiers, quatre cinquièmes, presque tout, essentiel du prix, plus gros du prix, majeure partie du prix',
  ],
  makes_it_sturdier: [
    'makes the company safer, makes the company stronger, makes the business safer, makes the business stronger, makes the company more solid, makes it safer, makes it more solid, protects the company, makes the target safer, makes the company less risky, makes the business less risky',
    'rend l’entreprise plus solide, rend la société plus solide, rend la boîte plus solide, rend l’entreprise plus sûre, rend la société plus sûre, rend la cible plus solide, protège l’entreprise, protège la société, sécurise l’entreprise, sécurise la société, rend l’entreprise moins risquée, rend la société moins risquée',
  ],
  lbo_sized_on_assets: [
    'sized on the buildings, sized on the value of the buildings, sized on the assets, sized on the value of the assets, sized on the machines, set by the value of the assets, depends on the buildings, depends on what the assets are worth, based on the buildings, based on the machinery',
    'calibrée sur la valeur des immeubles, calibrée sur les immeubles, calibrée sur les machines, calibrée sur les murs, dépend de la valeur des immeubles, dépend de la valeur des actifs, fixée sur la valeur des actifs, calculée sur les immeubles, calculée sur la valeur des actifs, calculée sur les actifs',
  ],
  lbo_held_forever: [
    'fifteen years, twenty years, thirty years, fifteen or twenty years, as long as possible, for decades, for life',
    'quinze ans, vingt ans, trente ans, quinze ou vingt ans, le plus longtemps possible, des décennies, à vie',
  ],
  managers_without_a_share: [
    'managers are not allowed to own, managers cannot own, managers may not own, management is not allowed to own, management cannot hold, managers get no shares, managers never own, managers sell everything, managers sell all their shares, managers stay out of the capital, managers have to sell everything, managers cannot invest, managers are not allowed to invest, management never invests',
    'managers n’ont pas le droit, managers ne peuvent pas détenir, managers ne peuvent pas être actionnaires, management ne peut pas être actionnaire, managers n’ont aucune action, managers vendent tout, managers vendent toutes leurs, managers n’ont plus rien, managers ne détiennent rien, managers ne peuvent pas investir, managers n’investissent jamais, dirigeants n’ont pas le droit, dirigeants ne peuvent pas détenir',
  ],
  takes_everything_out: [
    'takes all his cash out, takes all her cash out, takes all the cash out, takes all his money out, takes all their cash out, take all their money out, cashes out entirely, cashes out everything, cash out everything, leaves with all the money, gets all his money out, sells a hundred percent',
    'sortir tout son cash, sort tout son cash, sort tout son argent, sortir tout son argent, récupère tout son cash, récupère tout son argent, encaisse tout, part avec tout l’argent, sortir tout le cash, sortent tout leur argent, vend cent pour cent',
  ],
  far_too_many_turns: [
    'twelve times, fifteen times, eighteen times, twenty times, thirty times, twelve turns, fifteen turns, twenty turns, twelve to fifteen times, ten to fifteen times, fifteen to twenty times, ten to twelve times',
    'douze fois, quinze fois, dix huit fois, vingt fois, trente fois, douze tours, quinze tours, vingt tours, dix à quinze fois, dix à douze fois, douze à quinze fois, quinze à vingt fois',
  ],
  usual_habit: [
    'usually, typically, typical, in general, generally, normally, standard, most of the time, as a rule, most buyouts, most lbos, often',
    'en général, généralement, typiquement, typique, d’habitude, normalement, classique, la plupart du temps, souvent, la plupart des lbo',
  ],
  much_stock_to_fund: [
    'big working capital, big working capital requirement, heavy working capital needs, large stocks, lots of stock, big inventories, slow paying customers, customers who pay late',
    'bfr lourd, gros besoin en fonds de roulement, besoin en fonds de roulement élevé, gros stocks, beaucoup de stocks, clients qui paient tard',
  ],
  sole_client: [
    'one customer makes up, one client makes up, one customer accounts for, one client accounts for, one client who makes up, depends on one customer, one major customer, concentrated customer base',
    'client unique, un client qui représente, un client qui pèse, un seul client pèse, un gros client unique, clientèle concentrée, un client majeur, dépend d’un client',
  ],
  cyclical_word: [
    'cyclical businesses, cyclical business, cyclical company, cyclical companies, cyclical sector, cyclical sectors, very cyclical',
    'activité cyclique, activités cycliques, société cyclique, sociétés cycliques, secteur cyclique, secteurs cycliques, boîte cyclique, très cyclique',
  ],
  lbo_weak_position: [
    'easy to enter, anyone can enter, anybody can enter, everyone can enter, open to everyone, easy to copy, product anyone can copy',
    'facile d’accès, tout le monde peut entrer, n’importe qui peut entrer, ouvert à tous, facile à copier, facile à imiter',
  ],
  loses_money_now: [
    'loses money, losing cash, burns cash, cash burning, makes a loss, unprofitable, not yet profitable',
    'perd de l’argent, perdant de l’argent, brûle du cash, brûle de l’argent, pas encore rentable, pas rentable, fait des pertes',
  ],
  picks_it: [
    'you want, we want, I want, ideally, the ideal target, the best target, a good target, best is, look for, looking for, I would look for, pick, prefer, better to take, best are, the more the better, are best, is best, is ideal, are ideal, a good sign, a plus',
    'on veut, je veux, il vaut mieux, mieux vaut, l’idéal, idéalement, on cherche, je cherche, la bonne cible, une bonne cible, la meilleure cible, on préfère, je préfère, on choisit, le mieux, il faut, est idéal, sont idéales, est un plus, bon signe, c’est bien',
  ],
  loan_is_unchanged: [
    'loan does not change, debt does not change, debt has not changed, debt has not moved, debt did not move, debt does not move, loan is the same, debt is the same, debt never moves, still the full debt, not been repaid, nothing was repaid',
    'dette ne change pas, dette n’a pas changé, dette n’a pas bougé, dette ne bouge pas, emprunt ne change pas, dette est la même, toujours la même dette, rien n’a été remboursé, dette reste entière',
  ],
  on_that_of_entry: [
    'over that of entry, over the entry one, over entry enterprise value, over the entry enterprise value, over the one at entry',
    'sur celle d’entrée, sur celle de l’entrée, divisée par celle d’entrée, rapportée à celle d’entrée, par la ve d’entrée, sur la ve d’entrée',
  ],
  hangs_only_on: [
    'only depends on, depends only on, depends on nothing but, is only about, is only a matter of, is fixed by, is given by',
    'ne dépend que, dépend seulement, dépend uniquement, n’est qu’une affaire, est fixé par, est donné par',
  ],
  smaller_multiple_of_money: [
    'lower money multiple, smaller money multiple, lower moic, lower multiple of money, smaller multiple of money, lower cash on cash',
    'multiple de la mise plus faible, multiple de la mise plus bas, moic plus faible, moic plus bas, moins de fois la mise, plus petit multiple de la mise',
  ],
  on_the_turnover: [
    'rise in sales, increase in sales, growth in sales, rise in revenue, increase in revenue, extra sales, extra revenue, change in sales, change in revenue, sales growth times, revenue growth times',
    'hausse du chiffre d’affaires, croissance du chiffre d’affaires, hausse des ventes, croissance des ventes, variation du chiffre d’affaires, variation des ventes, chiffre d’affaires en plus, ventes en plus',
  ],
  bank_has_the_benefit: [
    'bank that benefits, bank that gains, bank which gains, benefits the bank, benefits only the bank, benefits the lenders, only helps the bank, only good for the bank, gain for the bank, the bank gains, lenders gain',
    'banque qui en profite, banque qui y gagne, profite à la banque, profite aux banques, profite aux prêteurs, banques qui en profitent, gain pour la banque, bénéficie à la banque, ne profite qu’à la banque, bon que pour la banque, au bénéfice de la banque',
  ],
  find_the_stake: [
    'to get what I can invest, to get what it can invest, to get what the fund can invest, gives what the fund can put in, to know what the fund can put in, gives the equity we can put in, to get the equity cheque, gives the maximum equity, gives me the maximum stake, to get today’s equity',
    'pour avoir ce que je peux investir, pour savoir ce que le fonds peut mettre, donne ce que le fonds peut mettre, pour avoir le chèque, donne la mise maximale, donne les fonds propres maximum, pour connaître la mise',
  ],
  twenty_a_year: [
    'twenty percent over five years, twenty percent for five years, five years at twenty percent, twenty percent a year over five, 20% over five years, 20% for 5 years, 20% over 5 years',
    'vingt pour cent sur cinq ans, vingt pour cent pendant cinq ans, cinq ans à vingt pour cent, 20% sur cinq ans, 20% pendant cinq ans, 20% sur 5 ans',
  ],
  double_and_no_more: [
    'double exactly, double your money, doubles your money, doubles the money, double the money, exactly double, twice your money, twice the money, two times the money, two times your money, a hundred percent gain, exactly two times',
    'pile deux fois, deux fois la mise, double la mise, doubler la mise, exactement deux fois, le double de la mise, cent pour cent de gain, on double, exactement le double',
  ],
  held_for_longer: [
    'if we hold it longer, if you hold it longer, if it holds longer, by holding longer, if we keep it longer, if you keep it longer, by keeping it longer, with a longer hold, if the hold is longer, by selling later',
    'si on garde la société plus longtemps, si on la garde plus longtemps, si on garde plus longtemps, en gardant plus longtemps, en la gardant plus longtemps, avec une détention plus longue, si on revend plus tard, en vendant plus tard, si on reste plus longtemps',
  ],
  whatever_the_years: [
    'whether it takes three, whether it takes four, whether it takes two, in three years or, in four years or, over three years or, three years or seven, three years or six, four years or eight',
    'que ça prenne trois, que ça prenne quatre, que ça prenne deux, que cela prenne, que ça dure, trois ans ou sept, trois ans ou six, quatre ans ou huit',
  ],
  longer_is_better: [
    'the longer the better, longer is better, the later the better, more time is better, time is on your side, patience pays',
    'plus c’est long mieux c’est, plus c’est long plus, le temps joue pour, plus on attend mieux c’est, plus c’est tard mieux c’est',
  ],
  cares_not_for_time: [
    'not care about time, not care how long, not care when, no one cares how long, nobody cares how long, nobody cares about the time, not mind how long, not mind the time, not look at time, ignores the calendar',
    'se moque du temps, se moque de la durée, se fiche du temps, se fiche de la durée, peu importe le temps, peu importe la durée, peu importe quand, ne regarde pas le temps, ne regarde pas la durée, s’en fiche du temps',
  ],
  takes_highest_rate: [
    'has the highest rate, highest rate, highest margin, highest coupon, the dearest money, most expensive layer, most expensive tranche',
    'taux le plus élevé, taux le plus haut, marge la plus élevée, coupon le plus élevé, tranche la plus chère, argent le plus cher',
  ],
  lbo_paid_in_cash: [
    'in cash every, in cash each, in cash twice a year, in cash along the way, cash paid, out in cash',
    'en numéraire, versés en cash, payés en cash, réglés en cash, payés comptant, sortent en cash',
  ],
  first_security_word: [
    'as collateral first, first ranking security, first security, first lien on, first charge on, the best security, assets first, first call on the assets, the security package, all the security',
    'sûretés de premier rang, sûreté de premier rang, premières sûretés, premières garanties, garanties de premier rang, meilleures sûretés, premier gage, toutes les sûretés',
  ],
  lbo_to_borrow_less: [
    'bring down the total debt, bring the debt down, bring down total debt, to have less debt overall, to end up with less debt, so that total debt is lower, to keep total debt down',
    'pour avoir moins de dette au total, pour avoir moins de dette, faire baisser la dette totale, pour s’endetter moins, pour que la dette totale soit plus faible, pour être moins endetté',
  ],
  tested_each_quarter: [
    'tested every quarter, tested each quarter, tested quarterly, checked every quarter, tests every quarter, maintenance tests, maintenance covenants, tested regularly',
    'testée chaque trimestre, testées chaque trimestre, testé chaque trimestre, testés chaque trimestre, testée tous les trimestres, testées tous les trimestres, vérifiée chaque trimestre, covenants de maintenance',
  ],
  least_debt_kept: [
    'minimum debt, minimum of debt, minimum amount of debt, minimum level of debt, minimum leverage, a certain amount of debt, least debt, keep enough debt',
    'minimum de dette, dette minimum, dette minimale, montant minimum de dette, niveau minimum de dette, levier minimum, levier minimal, garder assez de dette',
  ],
  cash_put_on_debt: [
    'cash has to be added, cash is added back, cash gets added, cash must be added, add the cash, add back the cash, adding back the cash',
    'on ajoute la trésorerie à, trésorerie doit être ajoutée, il faut ajouter la trésorerie, j’ajoute la trésorerie, on rajoute le cash, on rajoute la trésorerie, j’ajoute le cash',
  ],
  as_cash_reduces_it: [
    'because cash reduces it, since cash reduces it, because the cash reduces it, after the cash, once the cash is off, because the cash comes off',
    'parce que le cash la réduit, puisque le cash la réduit, car la trésorerie la réduit, puisque la trésorerie vient en moins, une fois la trésorerie retirée',
  ],
  mere_advice: [
    'just a recommendation, simple recommendation, just a guideline, only a guideline, indicative target, indicative objective, internal target, internal objective, soft target, just a target, a target the company sets, only indicative, for information only, just advice, not binding, no legal force, a gentleman’s agreement',
    'simple recommandation, juste une recommandation, simple objectif, objectif indicatif, juste un objectif, objectif interne, cible interne, seuil indicatif, simple indication, à titre indicatif, juste un conseil, simple conseil, pas contraignant, non contraignant, objectif que la société se donne, objectif que la société se fixe, se donne à elle même, se fixe à elle même',
  ],
  lbo_no_consequence: [
    'no follow up, nothing follows, has no consequence, nothing at all happens, nobody reacts, is not a problem',
    'n’a pas de suite, n’a pas de suites, pas de suite, il n’arrive rien, personne ne réagit, n’est pas un problème, sans suite',
  ],
  stays_above_it: [
    'must stay above, has to stay above, must remain above, must be above, has to be above, must be at least, has to be at least, not fall below, cannot go below, must not go below',
    'reste au dessus, rester au dessus, soit au dessus, être au dessus, soit supérieur, être supérieur, soit au moins, être au moins, ne descende pas sous, ne pas descendre sous, ne passe pas sous',
  ],
  respects_its_terms: [
    'respects its covenants, respects the covenant, respects its ratio, meets its covenants, meets the covenant, within its covenants, within the covenant, complies with its covenants, passes its tests, inside its covenants',
    'respecte le covenant, respecte les covenants, respecte ses covenants, respecte son ratio, respecte ses ratios, tient ses covenants, tient le covenant, dans les clous',
  ],
  never_out_of_cash: [
    'cannot run out of cash, cannot run out of money, never runs out of cash, has no cash problem, no liquidity problem, no liquidity risk, cannot be short of cash, will not run out of cash, has enough cash, cash is safe',
    'ne peut pas manquer de trésorerie, ne peut pas manquer de cash, ne peut pas manquer d’argent, pas de problème de trésorerie, pas de problème de liquidité, aucun risque de liquidité, ne risque pas de manquer, ne manquera pas de cash, ne manquera pas de trésorerie, a forcément du cash',
  ],
  rescue_is_the_end: [
    'is declared insolvent, is declared bankrupt, company is insolvent, company is dead, is put into liquidation, goes straight to liquidation, goes into liquidation, is wound up',
    'est déclarée en faillite, est en cessation de paiements, part en liquidation, est liquidée, c’est la liquidation, passe au tribunal de commerce',
  ],
  lbo_breach: [
    'the day you breach, the day it breaches, the moment it breaches, once you breach',
    'covenant saute, le jour où on casse',
  ],
  bank_gives_its_word: [
    'promise the bank makes, promise made by the bank, promise from the bank, undertaking of the bank, undertaking by the bank, commitment of the bank, commitment from the bank, commitment by the lender, undertaking by the lender, the bank promises, lender promises, bank undertakes, bank commits',
    'engagement que la banque prend, engagement pris par la banque, engagement de la banque, engagement du prêteur, engagement des prêteurs, promesse de la banque, promesse des banques, la banque s’engage, banques s’engagent, le prêteur s’engage, prêteurs s’engagent',
  ],
  the_fund_cheque: [
    'equity cheque, fund’s cheque, sponsor’s cheque, equity ticket, fund’s ticket, equity contribution, sponsor’s contribution, fund’s contribution',
    'ticket du fonds, chèque du fonds, ticket en fonds propres, chèque en fonds propres, ticket d’equity, chèque d’equity, apport du fonds, mise du fonds',
  ],
  seller_borrows_it: [
    'seller borrows from, seller who borrows, vendor borrows, seller owes the buyer, loan to the seller, lent to the seller, lends money to the seller, lends to the seller, seller has to repay',
    'vendeur emprunte, vendeur qui emprunte, prêté au vendeur, prête au vendeur, prête de l’argent au vendeur, vendeur doit rembourser, le vendeur rembourse',
  ],
  all_at_fixed_rate: [
    'all fixed rate, all at fixed rates, all fixed, always fixed rate, always at a fixed rate, are fixed rate, is fixed rate, all have fixed rates, rates are fixed for the whole',
    'tous à taux fixe, toutes à taux fixe, toujours à taux fixe, est à taux fixe, sont à taux fixe, taux est fixe, taux sont fixes',
  ],
  nothing_moves_then: [
    'nothing changes, nothing moves, no impact, no effect, not affected, makes no difference, no change, nothing happens',
    'rien ne change, ne change rien, rien ne bouge, aucun impact, aucun effet, pas touché, pas d’effet, pas d’impact',
  ],
  higher_exit_multiple: [
    'exit multiple will be higher, exit multiple goes up, higher exit multiple, exit multiple rises, exit multiple increases, sell at a higher multiple, multiple will be higher, exit at a higher multiple',
    'multiple de sortie sera plus élevé, multiple de sortie plus élevé, multiple de sortie monte, multiple de sortie augmente, multiple de sortie sera meilleur, on sortira plus cher, sortir à un multiple plus élevé, multiple sera plus élevé',
  ],
  tax_relief_on_interest: [
    'tax relief on the interest, tax relief on interest, tax saving on the interest, tax deduction on interest, tax saving on interest',
    'économie d’impôt sur les intérêts, avantage fiscal sur les intérêts',
  ],
  lbo_makes_up_in_full: [
    'cancels out the extra, cancels the extra, pays for the extra, makes up fully',
    'compense entièrement, compense intégralement, annule le surcoût, rattrape tout',
  ],
  all_paid_on_day_one: [
    'whole price in cash on day one, whole price on day one, gets everything on day one, gets everything at closing, gets it all at closing, paid in full at closing, paid in full on day one, everything up front, whole price up front, all the money up front, all of it on day one, full price at closing, full price on day one',
    'tout le jour du closing, tout au closing, tout le prix au closing, tout le prix le jour, touche tout au closing, payé en entier au closing, prix entier au closing, tout d’avance, la totalité au closing, tout le premier jour, la totalité le premier jour, intégralité au closing',
  ],
} as const satisfies Lexicon;
