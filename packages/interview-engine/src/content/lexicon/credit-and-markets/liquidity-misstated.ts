import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Liquidity, in the words of those who get it wrong. */
export const liquidityMisstated: Lexicon = {
  again_yearly: [
    'every single year, annual gain, annual inflow, annual saving, year after year, every year, each year, again next year, recurring, permanently',
    'gain annuel, année après année, récurrente, tous les ans, chaque année, récurrent',
  ],
  all_is_ready_cash: [
    [
      crossed(
        'cash on the balance sheet, balance sheet cash, reported cash, group cash, all the cash, cash in the group',
        'is available, is all available, is fully available, is what we can use, is what we can spend, can be used, is usable, is free',
      ),
      'wherever it sits in the group, wherever it is in the group, wherever the cash sits',
    ].join(', '),
    [
      crossed(
        'trésorerie au bilan, trésorerie affichée au bilan, trésorerie du groupe, toute la trésorerie, trésorerie du bilan, cash au bilan',
        'est disponible, est entièrement disponible, c’est la trésorerie disponible, c’est ce qui est disponible, est mobilisable, est utilisable, est libre',
      ),
      'où qu’elle soit dans le groupe, où qu’elle se trouve, où que soit la trésorerie, où qu’il soit dans le groupe',
    ].join(', '),
  ],
  before_all_else: [
    crossed(
      'valuation, dcf, the valuation, net income, profitability, the p&l, ebitda, the business plan, the multiple',
      'before anything else, before everything else, before everything, comes first, is the first thing, comes before liquidity, comes before cash, is where i start',
    ),
    crossed(
      'valorisation, dcf, résultat net, rentabilité, compte de résultat, ebitda, business plan, marge, évaluation',
      'avant tout le reste, avant toute chose, avant tout, passe en premier, passe d’abord, vient en premier, vient d’abord, en premier lieu, passe avant la trésorerie, passe avant la liquidité',
    ),
  ],
  begin_with: [
    'start with, begin with, begin by, start by, first thing, first i, would first',
    'commencer par, d’abord, en premier, avant tout',
  ],
  by_the_year: [
    'a year, per year, every year, each year, per annum, year after year, annually',
    'par an, chaque année, tous les ans, chaque exercice, annuellement',
  ],
  can_pay_bills: [
    'can pay its bills, can pay its debts, can pay its creditors, can meet its payments, guarantees liquidity, guarantees the liquidity, guarantees cash, means liquidity is fine, means there is cash',
    'peut payer ses, garantit la liquidité, garantit la trésorerie, garantit de payer, assure la liquidité, suffit à payer, permet de payer toutes',
  ],
  cash_freed: [
    'cash freed, release, freed cash, shorter terms, customers paying earlier, customers pay sooner, faster collection',
    'trésorerie libérée, cash libéré, libération de trésorerie, encaissement plus rapide, paiement plus rapide, clients paient plus tôt',
  ],
  cash_gap_none: [
    'no cash gap, no hole in the cash, no cash problem, no cash shortfall',
    'pas de trou de trésorerie, aucun trou de trésorerie, pas de problème de trésorerie, pas de problème de cash',
  ],
  cash_left_aside: [
    [
      crossed(
        'liquidity, cash, runway',
        'does not matter, is irrelevant, plays no role, is secondary, is not an issue, is unimportant, can wait',
      ),
      'liquidity plays no part, cash plays no part, cash stays with the seller, cash does not count, cash is not deducted, cash isn t deducted, leave the cash out, leave cash out, without the cash, cash makes no difference',
    ].join(', '),
    [
      crossed(
        'liquidité, trésorerie, cash',
        'n’a pas d’importance, n’a aucune importance, ne compte pas, est secondaire, ne joue aucun rôle, n’entre pas en jeu, n’est pas un sujet',
      ),
      'cash reste au vendeur, trésorerie reste au vendeur, sans le cash, sans la trésorerie, on ne retire pas la trésorerie, on ne déduit pas la trésorerie',
    ].join(', '),
  ],
  crisis_brings_cash: [
    [
      crossed(
        'brings in, puts in, raises',
        'cash, new money, fresh cash, fresh money, money, liquidity',
      ),
      crossed(
        'brings, bring, injects, provides, gives, puts',
        'cash, fresh cash, new cash, new money, fresh money, liquidity, cash in',
      ),
      'fresh money comes into, money comes into, cash comes into, brings in new cash, brings fresh',
    ].join(', '),
    [
      crossed(
        'fait entrer, fait rentrer, amène',
        'de l’argent frais, du cash frais, de la liquidité, des fonds',
      ),
      crossed(
        'apporte, apportent, injecte, fait entrer, fait rentrer, donne',
        'du cash, de l’argent frais, de la trésorerie, de l’argent, du cash frais, des liquidités, de la liquidité',
      ),
      'argent frais arrive, argent rentre dans',
    ].join(', '),
  ],
  crisis_can_wait: [
    'comes later, can wait, comes afterwards, later on',
    'viendra plus tard, vient plus tard, attendra, viendra après, viendra ensuite',
  ],
  crisis_cash_left: [
    'how much cash, cash is left, cash left',
    'combien de cash, cash qui reste, trésorerie qui reste',
  ],
  crisis_first_step: [
    'first step, first thing, first move, first priority, start with, start by, begin with, begin by, first of all',
    'première étape, première chose, premier réflexe, première priorité, commence par, démarre par, d’abord, avant tout',
  ],
  crisis_makes_no_matter: [
    'not matter for, makes no difference, is beside the point',
    'n’a pas d’importance, importe peu, ne change rien au choix',
  ],
  crisis_needs_value: [
    'until you know what, until we know what, without knowing the value, know the value first',
    'tant qu’on ne connaît pas la valeur, sans connaître la valeur',
  ],
  crisis_not_yet: [
    'valuation, value the company, value the business, dcf, sell the company, sell the business, sale of the company, launch a sale, find a buyer, look for a buyer, new strategy, business plan, cut the price, restate the accounts, strategic plan, five year plan, three year plan, long term plan',
    'valorisation, valoriser, évaluer la société, évaluer l’entreprise, dcf, vendre la société, vendre l’entreprise, lancer la vente, chercher un acquéreur, trouver un repreneur, chercher un repreneur, trouver un acquéreur, nouvelle stratégie, business plan, plan stratégique, plan à cinq ans, plan à trois ans, plan à long terme',
  ],
  crisis_other_first: [
    crossed(
      'start with, begin with, start by, begin by, first thing is, first i do, first i would do, open with',
      'dcf, a dcf, a fresh dcf, a full dcf, a valuation, valuing the company, the valuation, an updated valuation, a new valuation, what the company is worth, comparables, a multiple, business plan, five year plan, the strategy, the long term plan',
    ),
    crossed(
      'commence par, commencer par, commencerais par, d’abord, démarre par, en premier, première chose',
      'dcf, un dcf, une valorisation, la valorisation, valoriser la société, valoriser l’entreprise, évaluer la société, évaluer l’entreprise, refaire la valorisation, les comparables, le business plan, le plan à cinq ans, la stratégie',
    ),
  ],
  crisis_result_plan: [
    'ebitda forecast, forecast of ebitda, profit forecast, forecast of profit, earnings forecast, forecast of earnings, income statement, profit and loss, p&l forecast, weekly p&l, weekly ebitda, ebitda by week, ebitda week by week, valuation model, business plan',
    'prévision d’ebitda, prévision de résultat, prévision du résultat, ebitda par semaine, compte de résultat, résultat par semaine, business plan, prévision de marge, modèle de valorisation',
  ],
  crisis_weekly_plan: [
    'thirteen week, 13 week, weekly forecast, weekly cash flow',
    'treize semaines, 13 semaines, prévision hebdomadaire, prévisionnel hebdomadaire',
  ],
  crisis_worth_of_it: [
    'what the company is worth, what it is worth, what the business is worth',
    'ce que vaut l’entreprise, ce que vaut la société, ce que ça vaut',
  ],
  does_not_care: [
    'who cares, don’t care, don’t look, no need to look',
    's’en fiche, s’en moque, on s’en fout, ne la regarde pas, pas besoin de la regarder, n’y touche pas',
  ],
  earned_profit: [
    'profit, net income, ebitda, margin, earnings',
    'résultat, ebitda, marge, bénéfice, profit',
  ],
  flat_cash_left: [
    'how much cash is left, cash left, the cash position, weeks of cash left',
    'trésorerie, combien il reste, argent qui reste',
  ],
  flat_makes_profit: [
    'ebitda is positive, positive ebitda, makes a profit, operating profit is above zero, is profitable',
    'ebitda est positif, ebitda positif, fait du bénéfice, résultat est positif, est rentable',
  ],
  flat_no_hurry: [
    'there is no hurry, there is no rush, no hurry at all, take as long as it wants, take as long as it likes, all the time in the world, time is not an issue',
    'rien ne presse, prendre le temps qu’elle veut, prendre tout son temps, on a tout le temps, tout le temps qu’on veut, temps n’est pas un problème',
  ],
  flat_profit_first: [
    'profitability before cash, look at profit first, look at ebitda first',
    'rentabilité avant la caisse, rentabilité avant la trésorerie, résultat avant la trésorerie, rentabilité d’abord',
  ],
  flat_surely_can_pay: [
    'can surely pay, necessarily has cash, is bound to be able to pay, always has enough to pay, there is no cash gap, there can be no cash problem, no risk of running dry, no risk of running out, cannot run dry, can’t run out',
    'a forcément de quoi payer, peut forcément payer, a toujours de quoi payer, pas de trou de trésorerie, ne peut pas manquer de trésorerie, aucun risque de manquer, pas de risque de manquer, aucun risque de cessation, ne peut pas être à sec',
  ],
  flows_to_profit: [
    'goes into profit, goes straight to profit, goes to profit, drops to the bottom line, goes to the bottom line, is extra profit, adds to profit, improves profit, goes into net income, boosts net income',
    'va dans le résultat, passe en résultat, passe dans le résultat, améliore le résultat, augmente le bénéfice, va dans le bénéfice, gonfle le résultat, c’est du résultat en plus',
  ],
  forecast_is_accounts: [
    crossed(
      'thirteen week is, 13 week is, thirteen week forecast is, thirteen week cash flow is, 13 week forecast is, 13 week cash flow is, cash forecast is, forecast is',
      'a p&l, a profit and loss, an income statement, a budget, a projected p&l, a forecast p&l, a forecast income statement, a business plan, a balance sheet',
    ),
    crossed(
      'treize semaines c’est, treize semaines est, prévision de trésorerie c’est, prévisionnel c’est, plan de trésorerie c’est, 13 semaines c’est',
      'un compte de résultat, un budget, un p&l, un business plan, un bilan, un bilan prévisionnel, un compte de résultat prévisionnel',
    ),
  ],
  freed_gain: [
    'gain, benefit, saving, inflow, cash released',
    'gain, libération, économie, encaissement',
  ],
  gain_of_each_year: [
    `${crossed('recurring, annual, permanent, yearly', 'gain, benefit, saving, inflow, cash flow gain, release, improvement')}, every year going forward, each year going forward, every year of the plan, each year of the plan, all the years of the plan, every year of the forecast, every forecast year, 20 million a year of extra`,
    `${crossed('gain, bénéfice, libération, encaissement, économie de cash', 'récurrent, récurrente, annuel, annuelle, permanent')}, tous les ans désormais, chaque année désormais, toutes les années du plan, chaque année du plan, chaque année de la projection, tous les ans dans le plan`,
  ],
  get_it_again: [
    'earn it again, pocket it again, get that cash, get this cash, get it again, comes back, get the same',
    'regagne, regagner, les regagne, retouche, retrouve ce cash, retrouve cette somme, retrouve la même somme, le récupère, revient, reviennent',
  ],
  gives_back: [
    'release, releases, free, frees, gain, gains, get, gets, recover, recovers',
    'rend, gagne, gagner, récupère, récupérer, libère, dégage',
  ],
  heard_rushed_sale: [
    'sale in a hurry, rushed sale, quick sale, fire sale, emergency sale, distressed sale',
    'vente dans l’urgence, vente en urgence, vente précipitée, vendre dans l’urgence, cession dans l’urgence, cession en urgence',
  ],
  improve_word: ['improve, better', 'améliore'],
  into_ebitda: [
    'increases ebitda, boosts ebitda, improves ebitda, goes into ebitda, adds to ebitda',
    'améliore l’ebitda, augmente l’ebitda, va dans l’ebitda, s’ajoute à l’ebitda',
  ],
  just_once: [
    'once, one off, one time, not every, not a year, not recurring',
    'une fois, une seule fois, pas chaque année, pas tous les ans, ponctuel, pas récurrent',
  ],
  lbo_profitable_firm: [
    'profitable company, profitable business, profitable firm, company that makes money',
    'société rentable, boîte rentable, entreprise rentable, boîte qui gagne de l’argent',
  ],
  lbo_short_of_cash: [
    'run out of cash, run out of money, short of cash, short of money',
    'à court de cash, à court de trésorerie, à court d’argent, manquer de cash, manquer d’argent',
  ],
  limit_respected: [
    'respects the covenant, within the covenant, below the covenant, inside the covenant, covenant is respected, under the limit, covenants are met, meet the covenant',
    'respecte les covenants, sous le covenant, covenant est respecté, sous la limite, covenants sont respectés, respecte son ratio, respecte le ratio',
  ],
  long_horizon: [
    'monthly budget is enough, annual budget is enough, yearly budget is enough, monthly forecast is enough, annual forecast is enough, quarterly forecast is enough, cash can wait, liquidity can wait, liquidity comes later, cash comes later',
    'budget mensuel suffit, budget annuel suffit, prévision annuelle suffit, prévision mensuelle suffit, pas besoin de prévision, pas besoin de prévisionnel, trésorerie peut attendre, liquidité peut attendre, trésorerie vient après, liquidité vient après',
  ],
  never_out_of_cash: [
    'cannot run out of cash, cannot run out of money, never runs out of cash, has no cash problem, no liquidity problem, no liquidity risk, cannot be short of cash, will not run out of cash, has enough cash, cash is safe',
    'ne peut pas manquer de trésorerie, ne peut pas manquer de cash, ne peut pas manquer d’argent, pas de problème de trésorerie, pas de problème de liquidité, aucun risque de liquidité, ne risque pas de manquer, ne manquera pas de cash, ne manquera pas de trésorerie, a forcément du cash',
  ],
  never_short_of_cash: [
    'can not run out of, cannot run out of, never runs out of, can not go bust, cannot go bust, can not default, can never default, cannot default, can not fail, has no liquidity problem, has no cash problem, can always pay, always has cash, is always liquid',
    'ne peut pas manquer, ne peut pas tomber, ne peut jamais manquer, ne manque jamais de, peut toujours payer, a toujours du cash, ne peut pas être à court, ne peut pas être en cessation',
  ],
  no_cash_worry: [
    'no liquidity risk, no risk of running out, no liquidity problem, no cash problem, nothing to worry about on cash',
    'aucun risque de liquidité, pas de problème de trésorerie, aucun souci de liquidité, pas de risque de liquidité, pas de souci de trésorerie, pas de problème de liquidité',
  ],
  profit_over_cash: [
    crossed(
      'ebitda, net income, profit, profits, earnings, the p&l',
      'rather than cash, rather than the cash, instead of cash, not the cash, before cash, before the cash, matters more than cash',
    ),
    crossed(
      'ebitda, résultat net, résultat, rentabilité, marge, compte de résultat',
      'plutôt que la trésorerie, plutôt que le cash, plutôt que la caisse, avant la trésorerie, avant le cash, compte plus que la trésorerie, et non la trésorerie',
    ),
  ],
  repeats: [
    'repeats every year, repeats each year, repeats itself, every year going forward, every year from now, comes back every year, again every year, each year again, year in year out',
    'se répète, se reproduit chaque année, chaque année désormais, revient tous les ans, renouvelé chaque année, tous les ans ensuite',
  ],
  rescue_buyer_first: [
    'first find a buyer, look for a buyer first, start by selling, find a buyer first, first thing find a buyer, start by finding a buyer',
    'commencerais par vendre, première chose c’est trouver un repreneur, d’abord trouver un repreneur, commence par chercher un repreneur',
  ],
  rescue_is_enough: [
    'is enough, suffices, is sufficient, tells you, can pay next month, to see whether',
    'suffit, suffisant, permet de suivre, indique',
  ],
  rescue_no_need_weekly: [
    'no need for a thirteen, no need for a 13, no need for a weekly, no need for weekly',
    'pas besoin d’un treize, pas besoin de treize, inutile de faire un treize, pas besoin d’un prévisionnel',
  ],
  rescue_profitable: [
    'makes a profit, is profitable, is in profit, profitable company',
    'est rentable, est bénéficiaire, fait du bénéfice, fait des bénéfices',
  ],
  rescue_so_it_can_pay: [
    'it can pay, so it will pay, will be able to pay, can pay its bills, can pay its debts',
    'pourra payer, donc elle peut payer, peut payer ses, pourra honorer',
  ],
  rescue_value_exercise: [
    'full valuation, a valuation, a dcf, value the company',
    'une valorisation, un dcf, valoriser la société, valoriser l’entreprise',
  ],
  rescue_yearly_budget: [
    'annual budget, yearly budget, ebitda budget, budget for the year',
    'budget annuel, budget de l’année, budget d’ebitda',
  ],
  respects_its_terms: [
    'respects its covenants, respects the covenant, respects its ratio, meets its covenants, meets the covenant, within its covenants, within the covenant, complies with its covenants, passes its tests, inside its covenants',
    'respecte le covenant, respecte ses covenants, respecte son ratio, respecte ses ratios, tient ses covenants, tient le covenant, dans les clous',
  ],
  sale_at_leisure: [
    [
      crossed(
        'start by, start with, begin by, begin with, first thing is, first i would, first thing i do is, would first, i would',
        'looking for a buyer, finding a buyer, look for a buyer, selling the company, sell the company, an auction, running an auction, run an auction, a full sale, finding an acquirer, launch an auction',
      ),
      'plenty of time for an auction, plenty of time to run, time for a full auction, we have plenty of time, no rush, no hurry',
    ].join(', '),
    [
      crossed(
        'commencerais par, commence par, d’abord, on commence par, je commencerais par, en premier',
        'chercher un acquéreur, chercher un acheteur, trouver un acquéreur, trouver un acheteur, vendre la société, lancer des enchères, lancer un processus de cession, mettre la société en vente',
      ),
      'largement le temps, tout notre temps, tout le temps qu’il faut, rien ne presse, pas d’urgence',
    ].join(', '),
  ],
  shows_up_as: [
    'shows up as extra, turns up as, comes out as, shows up as, counts as, comes through as, is booked as, goes into, boosts',
    'apparaît en, se retrouve en, apparaît comme, compte comme, passe en, gonfle le, vient gonfler',
  ],
  sign_of_profit: [
    'profitable, ebitda, equity value, net income, profit, makes money',
    'bénéficiaire, rentable, ebitda, résultat net, résultat positif, bénéfice, valeur des fonds propres, marge positive',
  ],
  valuation_word: [
    'valuation, value the company, dcf, comparables, football field, enterprise value, multiples',
    'valorisation, dcf, évaluation, comparables, multiples, valeur d’entreprise',
  ],
  value_first: [
    crossed(
      'start with, begin with, look first at, first thing is, first look at, first i look at, first i build, first i would build',
      'valuation, a valuation, dcf, a dcf, ebitda, the multiples, the share price, enterprise value, the p&l, the income statement, net income, profitability, the margin, the business plan, five year plan',
    ),
    crossed(
      'je commence par, commencerais par, on commence par, d’abord je regarde, je regarde d’abord, en premier je regarde, je regarde en premier, en premier, premier réflexe c’est',
      'valorisation, dcf, ebitda, multiples, valeur d’entreprise, compte de résultat, résultat net, rentabilité, marge, business plan, plan à cinq ans, cours de bourse',
    ),
  ],
  weekly_view: [
    'weekly forecast, weekly cash forecast, thirteen week forecast, thirteen week cash, 13 week forecast, 13 week cash, weekly view, weekly plan',
    'prévision hebdomadaire, prévisionnel hebdomadaire, treize semaines, 13 semaines, semaine par semaine, suivi hebdomadaire',
  ],
  wrongly_choose_route: [
    'negotiate, choose, best solution, talk, decide, on paper, route',
    'négocie, négocier, choisit, choisir, meilleure solution, discuter, sur le papier',
  ],
  wrongly_in_profit: [
    'profit is positive, net income is positive, makes a profit, is profitable, in profit, ebitda is positive, positive ebitda',
    'résultat net est positif, résultat est positif, fait du bénéfice, est rentable, bénéficiaire, ebitda est positif, ebitda positif',
  ],
  wrongly_so_it_pays: [
    'so it can pay, so we can pay, so it will pay, no cash problem, so there is cash, can’t run out, cannot run out, no liquidity problem',
    'donc on pourra payer, donc elle pourra payer, donc elle peut payer, donc on peut payer, pas de problème de trésorerie, pas de problème de cash, donc il y a du cash',
  ],
  wrongly_time_left: [
    'time does not matter, time is no issue, no hurry, no rush, as long as you like, all the time in the world, plenty of time',
    'temps ne compte pas, temps ne joue pas, temps n’a pas, rien ne presse, aussi longtemps qu’on veut, tout le temps qu’on veut, temps qu’il reste ne compte',
  ],
  yearly_plan: [
    crossed(
      'use, take, rely on, look at, go by, work with, start from, enough with',
      'annual budget, yearly budget, annual plan, five year plan, yearly forecast, annual forecast, monthly budget',
    ),
    crossed(
      'prends, prend, utilise, regarde, m’appuie sur, s’appuie sur, pars de, part de, me base sur',
      'budget annuel, plan annuel, plan à cinq ans, prévision annuelle, budget de l’année, business plan à cinq ans',
    ),
  ],
};
