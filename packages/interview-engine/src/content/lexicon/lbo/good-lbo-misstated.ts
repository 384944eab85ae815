import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

const praiseEnglish =
  'is ideal, is perfect, is great, is best, is the best, is a good candidate, is a good target, is a perfect candidate, is an ideal candidate, is an ideal target, is an advantage, is an asset, is a plus, is a strength, is reassuring, reassures the banks, reassures the lenders, reassures lenders, is good, is good news, is a good sign, makes a good lbo, makes a great lbo, works very well, is what lenders want, is what lenders like, is what banks like, is attractive';
const praiseFrench =
  'est idéale, est idéal, sont idéales, est parfaite, est parfait, est la meilleure, est le meilleur, est une bonne cible, est un bon candidat, est une cible idéale, est un avantage, est un atout, est un plus, est une force, est rassurante, est rassurant, rassure les banques, rassure les prêteurs, rassure, est bon signe, est une bonne nouvelle, fait un bon lbo, convient très bien, plaît aux prêteurs, plaît aux banques, est attractive, est attractif';
const aboveAllEnglish =
  'above all, mainly, first of all, first and foremost, what matters is, what matters most is, what counts is, main thing is, key is, most important is, most important thing is';
const aboveAllFrench =
  'surtout, avant tout, d’abord, ce qui compte c’est, le plus important c’est, l’important c’est, l’essentiel c’est, le critère principal c’est, il faut surtout, il faut avant tout';

/** What makes cash flows safe for lenders, in the words of those who get it wrong. */
export const goodLboMisstated: Lexicon = {
  any_firm: [
    'any company, every company',
    'n’importe quelle société, toute société, n’importe quelle entreprise',
  ],
  cyclical_word: [
    'cyclical businesses, cyclical company, cyclical sector, very cyclical, cyclicals, volatile, swings a lot',
    'activité cyclique, société cyclique, secteur cyclique, boîte cyclique, très cyclique, cycliques, volatils',
  ],
  firm_in_trouble: [
    'distressed company, company in trouble, company in difficulty, failing company',
    'société en difficulté, entreprise en difficulté, boîte en difficulté',
  ],
  growth_first_of_all: [
    'growth above all, growth before everything, growth matters most, growth first',
    'croissance avant tout, croissance d’abord, croissance prime',
  ],
  hardly_word: [
    'less, not very, hardly, low, little, rather than, avoid, non cyclical, without, no',
    'peu, moins, faible, plutôt que, évite, non cyclique, sans, pas',
  ],
  is_no_bother: [
    'are fine, is fine, not a problem, no problem, not matter',
    'ne gêne pas, pas gênant, pas un problème, n’est pas grave, pas grave',
  ],
  lbo_all_that_counts: [
    'all that counts, rest is secondary, rest does not matter, rest follows, all that matters, only thing, enough, sufficient, nothing else, main thing',
    'tout ce qui compte, reste est secondaire, reste importe peu, seule chose, suffit, suffisant, rien d’autre, l’essentiel',
  ],
  lbo_any_company: [
    'any company, any business, any firm, whatever the company, no matter which company',
    'n’importe quelle société, n’importe quelle boîte, n’importe quelle entreprise, n’importe quelle cible, quelle que soit la société',
  ],
  lbo_bad_trait_praised: [
    crossed(
      'cyclical business, cyclical company, cyclical businesses, cyclicality, volatility, volatile cash flow, volatile cash flows, volatile business, unpredictable cash flows, lumpy cash flows, start up, loss making company, loss making business, turnaround, declining business, business that burns cash, company that burns cash, high capex, heavy capex, capital intensive business, large working capital, high working capital, customer concentration, single customer, one big customer, one large customer, single big customer, single large customer, dependence on one customer, weak management, high existing debt, existing debt, already leveraged company, fierce competition, low margin, low margins, thin margins',
      praiseEnglish,
    ),
    crossed(
      'activité cyclique, société cyclique, entreprise cyclique, cyclicité, volatilité, flux volatils, flux irréguliers, activité volatile, start up, société déficitaire, entreprise déficitaire, société en retournement, activité en déclin, société qui brûle du cash, entreprise qui brûle du cash, capex élevé, capex lourd, gros capex, activité capitalistique, gros besoin en fonds de roulement, gros bfr, bfr élevé, concentration client, client unique, seul client, seul gros client, gros client, concentration des clients, dette existante, endettement existant, société déjà endettée, forte concurrence, marges faibles, faibles marges',
      praiseFrench,
    ),
  ],
  lbo_bought_cheap: [
    'buy cheap, bought cheap, price is low, cheap enough',
    'prix est bas, acheter pas cher, paie pas cher',
  ],
  lbo_debt_adapts: [
    'debt adapts, debt adjusts, debt follows the cycle, debt flexes, loan adapts, banks wait, banks adapt, repayments adapt, debt can wait',
    'dette s’adapte, dette s’ajuste, dette suit le cycle, banques attendent, banques s’adaptent, échéances s’adaptent, dette peut attendre, remboursements s’adaptent',
  ],
  lbo_fire_people: [
    'fire people, lay off, cut jobs, resell it, cut heads',
    'licencier, virer, couper dans les effectifs, revendre',
  ],
  lbo_funds_word: [
    'finance, lend against, lend on, fund, bet on, pay for',
    'finance, misent sur, parient sur, prête sur',
  ],
  lbo_good_target: [
    'good lbo, target, candidate, makes a good',
    'bon profil, bon lbo, profil lbo, cible, candidat',
  ],
  lbo_grows_very_fast: [
    'growing very fast, grows like crazy, doubles every year, grows at full speed',
    'croît très vite, grandit très vite, double chaque année, grandit à toute vitesse, explose',
  ],
  lbo_growth_above_all: [
    crossed(
      aboveAllEnglish,
      'fast growth, high growth, rapid growth, strong growth, growth, fast growing company, fast growing business, company that grows fast, hypergrowth, very high growth',
    ),
    crossed(
      aboveAllFrench,
      'forte croissance, croissance rapide, croissance, société en forte croissance, entreprise en forte croissance, société qui croît vite, entreprise qui croît vite, hypercroissance, croissance élevée',
    ),
  ],
  lbo_growth_fast: [
    'fast growing, fast growth, hypergrowth, high growth, very fast, explosive growth, doubling every year',
    'hypercroissance, forte croissance, croissance explosive, croissance rapide, croît très vite, double chaque année',
  ],
  lbo_growth_to_come: [
    'future growth, growth to come, growth story, growth potential, growth prospects, the upside, the equity story',
    'croissance future, croissance à venir, potentiel de croissance, perspectives de croissance, histoire de croissance',
  ],
  lbo_hypergrowth: [
    'hypergrowth, explosive growth, doubling every year, doubles each year, doubles its sales, triples every year, burning cash, cash burning, start up, startup, scale up, venture style growth, not yet profitable, not profitable yet, still loss making, fast growing tech',
    'hypercroissance, croissance explosive, double tous les ans, double chaque année, double de taille, triple tous les ans, brûle de la trésorerie, brûler du cash, start up, scale up, jeune pousse, pas encore rentable, ne gagne pas encore, très forte croissance, encore déficitaire',
  ],
  lbo_ideal_word: [
    'ideal, perfect, best, great, excellent',
    'idéal, parfait, parfaite, meilleur, excellent',
  ],
  lbo_just_as_well: [
    'just as good, as well, equally, perfectly well, no problem, fine',
    'aussi bien, très bien, parfaitement, sans problème, pas de problème',
  ],
  lbo_low_priced: [
    'undervalued, cheap, underpriced, low multiple, low price, low valuation, bargain, buy low, discounted',
    'sous évaluée, décotée, pas chère, bon marché, bas prix, faible multiple, multiple bas, sous valorisée, bradée',
  ],
  lbo_no_problem: [
    'no problem, not a problem, fine, not an issue, does not hurt',
    'pas un problème, aucun problème, sans problème, pas gênant, ne gêne pas',
  ],
  lbo_spend_heavy: [
    'heavy capex, high capex, capital intensive, heavy investment, high investment, lots of capex',
    'capex lourd, capex élevé, capitalistique, gros capex, investissements lourds, gros investissements, beaucoup de capex',
  ],
  lbo_stability_second: [
    crossed(
      'stability, stability of the cash flows, recurring revenue, recurring revenues, recurrence, predictability, stable cash flow, stable cash flows, visibility, cash generation, cash flow',
      'comes second, comes after, comes later, is secondary, matters less, is less important, is a bonus, is a nice to have, is not essential, is optional',
    ),
    crossed(
      'stabilité, récurrence, récurrence des flux, stabilité des flux, prévisibilité, visibilité, génération de cash, génération de trésorerie, régularité, régularité des flux',
      'passe après, vient après, passe au second plan, est secondaire, compte moins, est moins importante, est accessoire, est un bonus, vient en second, n’est pas essentielle',
    ),
  ],
  lbo_start_up: [
    'start up, startup, fast growing, hypergrowth',
    'start up, startup, jeune pousse, hypercroissance',
  ],
  lbo_swinging: [
    'big swings, ups and downs, boom and bust sector, wild swings, big ups, yo yo, yoyo, rollercoaster, roller coaster, swing, volatile, cyclical, erratic, lumpy, unpredictable, irregular, all over the place',
    'monte et qui descend, monte et descend, hauts et des bas, gros hauts, grosses variations, en dents, yoyo, yo yo, montagnes russes, dents de scie, volatil, très cyclique, fortement cyclique, bien cyclique, imprévisible, irrégulier, irrégulière, en accordéon, qui bougent beaucoup, qui varient beaucoup, aléatoires',
  ],
  lbo_the_more_the_better: [
    'is a good thing, is an opportunity, is preferable, the better',
    'est une bonne chose, est une opportunité, est préférable, mieux c’est',
  ],
  lbo_trade_cheap: ['undervalued, cheap, underpriced', 'sous évaluée, pas chère, décotée'],
  lbo_volatile: [
    'cyclical, volatile, burns cash, unstable, unpredictable, loss making, irregular, swings',
    'cyclique, volatil, brûle du cash, instable, imprévisible, déficitaire, irrégulier',
  ],
  lbo_volatility_word: [
    'volatility, cyclicality, swings, ups and downs, unpredictability',
    'volatilité, volatile, cyclicité, cyclique, hauts et bas, irrégularité',
  ],
  lbo_weak_team: [
    'weak management, weak team, management can leave, management should leave, management leaves, management goes, replaced on day one, replace the management, management should be replaced, replace the whole team',
    crossed(
      'équipe, management, dirigeants',
      'faible, à remplacer, doit être remplacé, peut partir, doit partir, n’a pas d’importance, peu importe, importe peu',
    ),
  ],
  loses_money_now: [
    'loses money, losing cash, burns cash, cash burning, makes a loss, unprofitable, not yet profitable, turnaround, loss making, makes losses',
    'perd de l’argent, brûle du cash, brûle de l’argent, pas encore rentable, pas rentable, fait des pertes, en pertes, qui perd de l’argent, en retournement, déficitaire',
  ],
  low_price_alone: [
    'price is low, low price, price be low, cheap, pay little',
    'prix soit bas, prix bas, prix est bas, petit prix, payer pas cher, pas cher, payer peu',
  ],
  low_price_word: [
    'undervalued, cheap, low price, priced low, bargain, price is low',
    'sous évaluées, pas chère, prix bas, bas prix, décotée, bon marché, prix est bas',
  ],
  need_not_be_steady: [
    'not need to be stable, not have to be stable, not need to be predictable, not have to be steady',
    'pas besoin d’être stables, pas à être stables, pas besoin d’être prévisibles, pas besoin d’être réguliers, pas forcément être stables',
  ],
  praised_candidate: [
    'good lbo, great lbo, excellent lbo, perfect lbo, good candidate, great candidate, excellent candidate, ideal candidate, best candidate, perfect candidate, good target, great target, ideal target, best target, perfect target',
    'bon lbo, excellent lbo, lbo idéal, bon candidat, excellent candidat, candidat idéal, meilleur candidat, bonne cible, excellente cible, cible idéale, meilleure cible, candidat parfait, l’idéal c’est une',
  ],
  provided_that: [
    'as long as the price, if the price, provided the price, enough debt, as long as there is debt',
    'pourvu que le prix, pourvu qu’il y ait, si le prix, à condition que le prix, du moment que le prix, assez de dette',
  ],
  rest_is_nothing: [
    'rest does not matter, nothing else matters, rest is secondary',
    'reste ne compte pas, reste est secondaire, rien d’autre ne compte, reste n’a pas d’importance',
  ],
  should_be_so: [
    'should, you want, we want, ideally, must',
    'il faut, on veut, je veux, devrait, doit',
  ],
  strong_growth: [
    'start up, startup, no ebitda, hypergrowth, loss making',
    'start up, startup, hypercroissance, sans ebitda, forte croissance, en pertes',
  ],
  swings_a_lot: [
    'volatile earnings, swinging earnings, ups and downs, erratic cash flows',
    'dents de scie, résultats volatils, flux irréguliers, hauts et bas',
  ],
  thats_where: [
    'that’s where, that is where, this is where, that’s how, is how the fund',
    'c’est là que, c’est comme ça que, c’est là où',
  ],
  the_best_one: ['ideal LBO, perfect LBO, best LBO', 'meilleur LBO, LBO idéal'],
  the_cheaper_better: [
    'the cheaper the better, cheaper it is the better, less you pay the better',
    'moins c’est cher mieux c’est, moins on paie mieux c’est, moins c’est cher, plus c’est bas mieux',
  ],
  thought_perfect: [
    'perfect, ideal, best target, great target, best candidates, good because, reassures, loves that, makes life simple, is attractive, are attractive',
    'parfait, parfaite, idéale, c’est mieux, meilleure cible, rassure, mieux c’est, très bien, adorent ça, est attrayante, est intéressante',
  ],
  what_counts_is: [
    'what counts is, what matters is, only thing that matters, main thing is',
    'ce qui compte c’est, l’important c’est, seule chose qui compte, l’essentiel c’est',
  ],
  wished_for: [
    'you want, we want, you need, I want, look for',
    'il faut, on veut, je veux, on cherche',
  ],
};
