import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

const MANY_SYNERGIES =
  'synergies, annual synergies, yearly synergies, net synergies, after tax synergies, savings, them';
const SYNERGIES_A_YEAR =
  'synergies, synergies annuelles, synergies nettes, économies, économies annuelles';

/** WACC, in the words of those who get it wrong. */
export const waccMisstated: Lexicon = {
  adds_growth_to_rate: [
    'add growth to wacc, add growth to the rate, plus the growth rate, growth plus wacc, add growth to the discount rate',
    'croissance plus cmpc, ajoute la croissance au cmpc, ajoute la croissance au wacc, ajoute la croissance au taux, ajoute le taux de croissance',
  ],
  all_debt: [
    'a hundred percent debt, hundred percent debt, hundred percent borrowed, 100% debt, all debt, only debt, nothing but debt',
    'cent pour cent de dette, cent pour cent dette, 100 % de dette, tout en dette, que de la dette',
  ],
  always_more: [
    'more and more, ever more, always, keeps on, without limit, every extra, each extra',
    'de plus en plus, toujours, sans limite, chaque euro de plus, chaque fois',
  ],
  at_any_level: [
    'at any level, at every level, whatever the level, at all levels, any amount of debt, no matter how much, however high, at any leverage, however much',
    'quel que soit le niveau, à tout niveau, à tous les niveaux, quel que soit le levier, sans exception',
  ],
  at_equity_cost: [
    'at the cost of equity, at cost of equity, using the cost of equity, with the cost of equity, at the capm rate, use the capm rate, using capm, at what shareholders require, at what the shareholders require, at what shareholders want, at the return shareholders require, at the rate shareholders require, at the shareholders’ required return, at the equity rate',
    'au coût des fonds propres, au coût des capitaux propres, avec le coût des fonds propres, au coût de l’equity, au taux du medaf, au medaf, prends le coût des fonds propres, prends le medaf, au rendement exigé par les actionnaires, au taux exigé par les actionnaires, au rendement demandé par les actionnaires, au coût du capital des actionnaires, au taux que demandent les actionnaires',
  ],
  bank_raises: [
    'central bank hikes, central bank raises, fed hikes, fed raises, ecb hikes, ecb raises',
    'banque centrale relève, banque centrale monte, banque centrale augmente, bce relève, bce monte, fed relève',
  ],
  bears_a_premium: [
    'carry a premium, pay a premium, carry a size premium, pay a size premium, need a premium, have a premium, bear a premium',
    'supportent une prime, paient une prime, ont une prime, subissent une prime, portent une prime',
  ],
  big_company: [
    'big groups, large groups, large company, larger company, bigger company, big company, large caps, bigger firm, being large, being big, big firms, larger firms, big corporates',
    'grands groupes, gros groupes, grande société, grande entreprise, grande taille, grosses boîtes, grosses sociétés, grosses entreprises',
  ],
  both_funders_in_it: [
    'wacc, blend, blended, mix, mixes, weighted, weights, average, combined',
    'cmpc, wacc, mélange, mixe, pondéré, pondérée, moyenne, combine',
  ],
  both_sides_word: [
    'lender, lenders, debt, banks, both, everyone, all who fund, blend',
    'prêteur, prêteurs, dette, banques, créanciers, tous ceux, deux',
  ],
  brings_it_down: [
    'brings it down, pulls it down, lowers it, makes it fall, takes it down, brings the wacc down',
    'le fait baisser, la fait baisser, le tire vers le bas, le réduit, fait baisser le cmpc',
  ],
  by_lender_rate: [
    crossed(
      'capitalise at, capitalised at, discount at, discounted at, divide by, divided by, capitalise them at, discount them at, use',
      'cost of debt, acquirer’s cost of debt, after tax cost of debt, interest rate, loan rate, bank rate, borrowing rate',
    ),
    crossed(
      'capitalise au, capitaliser au, actualise au, actualiser au, divise par, diviser par',
      'coût de la dette, taux de la dette, taux de l’emprunt, taux d’emprunt, taux du crédit, taux d’intérêt',
    ),
  ],
  by_the_rate: [
    'by the wacc, by the cost of capital, by the discount rate, by the average cost',
    'par le coût moyen, par le cmpc, par le wacc, par le coût du capital, par le taux d’actualisation',
  ],
  cheaper_money: [
    'get cheaper money, borrow more cheaply, pay less for their money, pay less for money, raise money more cheaply, cheaper to fund, cheaper to finance, cheaper funding, borrows cheaper',
    'argent moins cher, se financent moins cher, paient moins cher leur argent, moins chères à financer, financement moins cher, emprunte moins cher',
  ],
  costs_crossed: [
    'weight of equity goes on the cost of debt, weight of equity on the cost of debt, weight of equity times the cost of debt, share of equity times the cost of debt, weight of debt times the cost of equity, share of debt times the cost of equity, weight of debt on the cost of equity',
    'poids des fonds propres multiplie le coût de la dette, poids des fonds propres fois le coût de la dette, part des fonds propres fois le coût de la dette, poids de la dette fois le coût des fonds propres, part de la dette fois le coût des fonds propres, poids de la dette multiplie le coût des fonds propres',
  ],
  debt_gets_cheaper: [
    'debt costs less, debt is cheaper, debt gets cheaper, debt becomes cheaper, debt ends up cheaper, cost of debt falls, cost of debt comes down, cost of debt goes down, cost of debt drops, makes debt cheaper, make the debt cheaper',
    'dette coûte moins, dette revient moins, dette nette d’impôt revient moins, dette devient moins chère, dette est moins chère, coût de la dette baisse, coût de la dette diminue, coût de la dette recule, rendent la dette moins chère, dette nette d’impôt coûte moins',
  ],
  does_not_enter: [
    'does not enter, does not come in, not come into it, not count, plays no part, is left out',
    'ne compte pas, n’entre pas, n’intervient pas, ne joue pas, reste dehors',
  ],
  every_extra: [
    'every extra, each extra, every additional, each additional, any extra, every euro of, each euro of, every turn of',
    'chaque euro, toute dette supplémentaire, chaque tour',
  ],
  falling_on: [
    'keeps falling, keeps going down, keeps dropping, falls and falls, straight line down, keeps coming down',
    'continue de baisser, baisse sans cesse, ne fait que baisser, baisse en ligne droite',
  ],
  free_of_debt: [
    'no debt at all, zero debt, without any debt',
    'sans aucune dette, zéro dette, sans dette du tout',
  ],
  from_first_euro: [
    'very first loan, first loan, from the first euro, from the first dollar, from day one, any debt, every euro of debt, always raises the wacc',
    'tout premier emprunt, premier emprunt, dès le premier euro, toute dette, chaque euro de dette, la moindre dette, toujours monter le cmpc',
  ],
  from_the_first_loan: [
    'as soon as you borrow, as soon as it borrows, from the first euro, from the first debt, from the very first debt, straight away',
    'dès qu’on s’endette, dès le premier euro, dès la première dette, dès qu’elle s’endette, tout de suite',
  ],
  growth_less_rate: [
    crossed(
      'growth, growth rate, g',
      'minus, less',
      'wacc, the wacc, discount rate, the discount rate, cost of capital, the cost of capital',
    ),
    crossed(
      'croissance, g',
      'moins',
      'wacc, le wacc, cmpc, le cmpc, taux d’actualisation, le taux d’actualisation, coût du capital, le coût du capital',
    ),
  ],
  hangs_only_on: [
    'only depends on, depends only on, depends on nothing but, is only about, is only a matter of, is fixed by, is given by',
    'ne dépend que, dépend seulement, dépend uniquement, n’est qu’une affaire, est fixé par, est donné par',
  ],
  high_rates: [
    'higher rates, higher interest rates, high rates, high interest rates, rates are high, rates rise, rates go up, rise in rates, rates climb, rates increase',
    'taux hauts, taux élevés, taux plus hauts, taux plus élevés, taux montent, taux augmentent, hausse des taux, remontée des taux, taux grimpent',
  ],
  higher_wacc: [
    'higher wacc, higher cost of capital, wacc rises, wacc goes up, wacc is higher, raises the wacc, wacc increases, higher risk premium, higher discount rate, pay a premium',
    'cmpc plus élevé, cmpc plus haut, cmpc est plus élevé, cmpc monte, cmpc augmente, fait monter le cmpc, prime plus élevée',
  ],
  inverted_u: [
    'inverted u, inverse u, upside down u, hump, bell shaped, first rises then falls, up then down, rises first and then, first goes up then',
    'u inversé, u renversé, u à l’envers, en cloche, monte puis baisse, monte d’abord puis, commence par monter',
  ],
  lender_rate: [
    'interest rate, bank rate, loan rate, rate the bank, rate of the loan, rate on the loan, rate on the debt, borrowing rate, lending rate, cost of debt, cost of the loan, cost of borrowing, what the loan costs, what the debt costs, what borrowing costs, what the bank charges, what the lender charges, what the lenders ask, rate we borrow at, rate it borrows at, rate at which we borrow, rate at which it borrows, rate at which the company borrows, rate at which the acquirer borrows, rate at which the buyer borrows, rate we pay on our loans, rate we pay on our debt',
    'taux d’intérêt, taux de la banque, taux du crédit, taux de l’emprunt, taux de la dette, taux d’emprunt, taux du prêt, coût de la dette, coût de l’emprunt, coût du crédit, coût du prêt, ce que coûte l’emprunt, ce que coûte la dette, ce que coûte le crédit, ce que demande la banque, ce que demandent les prêteurs, taux auquel on emprunte, taux auquel il emprunte, taux auquel l’acquéreur emprunte, taux auquel l’acheteur emprunte, taux auquel la société emprunte',
  ],
  levered_word: [
    'levered, flow to equity, equity cash flows, dividends, dividend, if the flows, if I had',
    'flux aux actionnaires, flux actionnaires, dividendes, dividende, si les flux, si j’avais, après service',
  ],
  loan_at_fixed_rate: [
    'fixed rate, debt is fixed, loan is fixed, rate is fixed',
    'taux fixe, taux est fixe, dette est fixe',
  ],
  lower_rate_here: [
    'lower discount rate, lower wacc, lower the discount rate, lower the wacc',
    'taux plus bas, taux plus faible, wacc plus bas, wacc plus faible',
  ],
  lower_wacc: [
    'lighten the wacc, eases the wacc, pulls the wacc down, brings the wacc down, cuts the wacc, makes the wacc fall, cheaper cost of capital, cost of capital is cheaper, cheaper money, wacc comes down since, lower wacc, lower rate, lower discount rate, lower cost of capital, lower cost of equity, wacc falls, wacc goes down, wacc drops, wacc comes down, wacc is lower, lowers the wacc, reduces the wacc, wacc decreases, pushes the wacc down, cheaper capital, borrows more cheaply, lower risk premium, lower return, size discount, wacc to fall, wacc declines',
    'allège le cmpc, abaisse le cmpc, font baisser le cmpc, fait baisser le cmpc, coût du capital moins cher, argent moins cher, finance moins cher, cmpc plus bas, cmpc plus faible, cmpc est plus bas, cmpc est plus faible, baisse le cmpc, cmpc baisse, cmpc diminue, cmpc descend, cmpc recule, réduit le cmpc, réduisent le cmpc, diminue le cmpc, taux plus bas, taux plus faible, coût du capital baisse, wacc baisse, wacc diminue, baisse le wacc, wacc plus bas, décote de taille, coût du capital plus bas, coût du capital plus faible, tire le cmpc vers le bas',
  ],
  lowest: ['lowest, minimum', 'le plus bas, minimal, minimum, plus faible'],
  max_debt: [
    'maximum debt, maximum leverage, more debt the lower, more debt the better, more you borrow the lower',
    'maximum de dette, plus on s’endette plus le cmpc baisse',
  ],
  means_only: [
    crossed('wacc, cost of capital', 'is, which is, is just, is simply, that is'),
    crossed('wacc, cmpc, coût du capital', 'c’est, est, qui est, c’est-à-dire, c’est simplement'),
  ],
  multiply_rate: [
    'multiply by the wacc, times the wacc, multiply by wacc, times wacc, times the discount rate, wacc plus growth, wacc plus the growth, rate plus growth, wacc plus g, multiply the synergies by the wacc, multiply synergies by the wacc',
    'multiplie par le wacc, multiplie par le cmpc, multipliées par le cmpc, multipliées par le wacc, fois le cmpc, fois le wacc, cmpc plus la croissance, wacc plus la croissance, cmpc plus croissance, wacc plus croissance, taux plus la croissance',
  ],
  never_turns: [
    'never turns, never turns back, never comes back up, without ever coming back, never goes back up',
    'sans jamais remonter, ne remonte jamais, jamais remonter, sans jamais repartir',
  ],
  no_floor: [
    'no floor, no bottom, never turns, no limit to it, without a floor, there is no end to it, and so on for ever',
    'pas de plancher, aucun plancher, sans plancher, pas de fond, pas de limite, sans fin',
  ],
  no_limit: [
    'always, however much, no limit, without limit, up to a hundred percent, keeps falling, keeps going down, straight line, indefinitely, systematically, every time, automatically, all the way, no end to it, never goes back up, right to the end',
    'toujours, sans limite, indéfiniment, jusqu’à 100, systématiquement, en ligne droite, continue de baisser, automatiquement, à tous les coups, quel que soit, pas de fin, jusqu’au bout, ne remonte jamais',
  ],
  only_debt_feels_rates: [
    'rates only touch the debt, rates only hit debt, rates only concern debt, rates only affect debt, rates only matter for debt, only matters for the debt, only hits the debt, only affects debt',
    'n’ont d’effet que sur la dette, ne touchent que la dette, ne concernent que la dette, ne pèsent que sur la dette, n’agit que sur la dette, fonds propres est insensible, ne joue que sur la dette, fonds propres n’y est pas sensible, n’agissent que sur la dette',
  ],
  only_the_debt: [
    'only the cost of debt, only affects debt, only the debt',
    'que la dette, touchent que le coût de la dette, seulement le coût de la dette, touchent que la dette, concernent que la dette, seulement la dette, que le coût de la dette',
  ],
  only_the_loans: [
    'only the loan, only loans, only the debt, only borrowing, only debt',
    'seuls les emprunts, seule la dette, seul le crédit, uniquement la dette, seul le coût de la dette',
  ],
  out_of_the_rate: [
    'no place in the discount rate, no place in the rate, no place in that rate, no place in the wacc, does not come into it, not come into the rate, not come into the wacc, not enter the rate, not enter the wacc, not part of the rate, not part of the wacc, does not count in the rate, not part of the discount rate, plays no part in the rate',
    'n’entre pas dans ce taux, n’intervient pas dans le taux, ne fait pas partie du cmpc, n’entre pas dans le taux, n’entre pas dans le cmpc, n’entre pas dans le wacc, n’intervient pas dans ce taux, pas sa place dans le taux, pas sa place dans le cmpc, rien à voir avec le taux, rien à voir avec le cmpc, ne compte pas dans le taux, ne fait pas partie du taux',
  ],
  owners_alone_ask: [
    'shareholders alone ask, shareholders alone require, only the shareholders ask, only shareholders ask, only the shareholders require, only shareholders require, return the shareholders ask, return shareholders ask, return shareholders require, return the shareholders require, return required by shareholders, return required by the shareholders, return expected by shareholders, return expected by the shareholders, shareholders’ required return, shareholders’ expected return, return for shareholders, what shareholders require, what shareholders demand, what shareholders ask, what the shareholders require, rate only reflects the shareholders, only reflects the shareholders, only reflects what shareholders, what shareholders want, what the shareholders want, whatever shareholders hope, what shareholders hope, whatever shareholders want, what the owners hope, return shareholders want, return the shareholders want, return owners want, return the owners want',
    'demandent les seuls actionnaires, exigent les seuls actionnaires, attendent les seuls actionnaires, rendement exigé par les actionnaires, rendement demandé par les actionnaires, rendement attendu par les actionnaires, rendement requis par les actionnaires, rendement que demandent les actionnaires, rendement qu’exigent les actionnaires, rendement qu’attendent les actionnaires, ce qu’exigent les actionnaires, ce que demandent les actionnaires, ce que réclament les actionnaires, exigence des actionnaires, seuls actionnaires, ne reflète que les actionnaires, ce que veulent les actionnaires, ce qu’attendent les actionnaires, ce qu’espèrent les actionnaires, ce que souhaitent les actionnaires, rendement que veulent les actionnaires, rendement voulu par les actionnaires',
  ],
  owners_requirement: [
    'cost of equity, return shareholders ask, return the shareholders ask, return shareholders require, what shareholders require, what the shareholders require, what shareholders ask, what shareholders want, shareholders’ required return',
    'coût des fonds propres, coût des capitaux propres, coût de l’equity, ce que demandent les actionnaires, ce qu’exigent les actionnaires, ce que veulent les actionnaires, rendement exigé par les actionnaires, rendement demandé par les actionnaires',
  ],
  owners_wish: [
    'what shareholders expect, what the shareholders expect, what shareholders hope, what owners want, what the owners want, what owners expect, what shareholders want to earn, what the investors in shares want, at what shareholders want, at what the shareholders want, at what owners want, at what the owners want, at the owners’ rate',
    'ce qu’attendent les actionnaires, ce que veulent gagner les actionnaires, ce que les actionnaires veulent, ce que les actionnaires attendent, ce qu’espèrent les actionnaires, ce que veulent les propriétaires, ce qu’attendent les propriétaires, à ce que veulent les actionnaires, à ce que demandent les actionnaires, au taux des actionnaires, à ce qu’exigent les actionnaires',
  ],
  owners_word: [
    'shareholder, shareholders, equity, owners, both, blend, weighted',
    'actionnaires, fonds propres, capitaux propres, propriétaires, pondéré, pondérée, deux',
  ],
  paid_to_the_banks: [
    'rate the company pays its banks, company pays its banks, rate it pays its banks, interest rate on the company, interest rate the company pays, average interest rate, average rate on its loans, what the banks charge, rate the banks ask, interest rate of the company, pays its lenders, rate its bank charges, company borrows at, rate it borrows at, pays on its borrowings, pays on its debt, interest cost of the firm, interest cost of the company, cost of its loans, cost of the loans, rate it pays on its loans',
    'taux que la société paie, paie en moyenne à ses banques, paie à ses banques, verse à ses banques, taux d’intérêt moyen, taux moyen de ses emprunts, taux moyen de ses crédits, ce que demandent les banques, taux auquel la société emprunte, taux auquel elle emprunte, taux d’emprunt de la société, taux d’emprunt moyen, paie sur ses emprunts, paie sur sa dette, coût des intérêts, coût de ses emprunts, coût de ses crédits, coût moyen de ses emprunts, taux d’intérêt de la société',
  ],
  part_played: [
    'no role, no part, changes nothing, makes no difference, no effect, no impact, irrelevant, does not matter, does not count',
    'ne change rien, aucun rôle, n’intervient pas, ne joue pas, aucun effet, aucun impact, sans effet, ne compte pas',
  ],
  pays_more_for_capital: [
    'pay more for capital, higher cost of capital, more expensive capital, pay a higher rate',
    'paient plus cher, financement plus cher, coût du capital plus élevé, capital plus cher',
  ],
  pushes_wacc_up: [
    'pushes the wacc up, pushes up the wacc, raises the wacc, lifts the wacc',
    'fait monter le cmpc, fait déjà monter le cmpc, relève le cmpc, fait grimper le cmpc, alourdit le cmpc',
  ],
  rate_name: [
    'discount rate, capitalisation rate, rate i use, right rate, rate to use',
    'taux à retenir, taux de capitalisation, taux d’actualisation, taux que je retiens, bon taux',
  ],
  rate_of_the_dcf: [
    'right rate is, rate to use is, rate you need is, rate you use is, discount rate is, discount rate should be, rate is, rate I use is, rate we use is',
    'bon taux est, bon taux c’est, taux à utiliser, taux qu’il faut, taux qu’on utilise, taux d’actualisation c’est, taux d’actualisation est, le taux c’est, le taux est, taux retenu est, comme taux je prends',
  ],
  rate_plus_growth_sum: [
    'wacc plus one of growth, wacc plus growth, wacc plus one, percent plus one, nine plus one, eight plus one, eight plus two, nine plus two, ten plus two, rate plus one',
    'neuf plus un, huit plus un, huit plus deux, neuf plus deux, dix plus deux, pour cent plus un, cmpc plus un, taux plus un',
  ],
  rates_noun: ['rates, risk free, euribor', 'taux, taux sans risque, euribor, oat'],
  rates_touch_debt_only: [
    'rates only affect debt, only debt is affected',
    'ne joue que sur la dette, ne changent pas le coût des fonds propres',
  ],
  riskless_rate: [
    'risk free rate, rate of government bonds, government bond rate, treasury yield',
    'taux sans risque, taux de l’oat, taux des emprunts d’état, rendement des emprunts d’état',
  ],
  serves_as_wacc: [
    'is directly the wacc, is already the wacc, is itself the wacc, is the wacc, can be used as the wacc, serves as the wacc',
    'est directement le cmpc, est déjà le cmpc, est le cmpc, tient lieu de cmpc, sert de cmpc',
  ],
  small_company: [
    'small company, smaller company, small business, small firm, smaller firm, small cap, smaller business, being small',
    'petite société, petite entreprise, plus petite société, petite boîte, petite capitalisation, pme, petite taille, être petit',
  ],
  than_equity: [
    'than equity, than shareholders, than the cost of equity',
    'que les fonds propres, que l’equity, que les actionnaires, que le coût des fonds propres',
  ],
  the_lower_the_wacc: [
    'the lower the wacc, the lower its wacc, the cheaper the wacc',
    'plus le cmpc baisse, plus le wacc baisse',
  ],
  times_the_discount_rate: [
    'by the wacc, by the discount rate, by eight percent, by the cost of capital, by ten percent',
    'par le wacc, par le cmpc, par le taux d’actualisation, par huit pour cent, par dix pour cent',
  ],
  times_the_rate: [
    crossed(
      'multiply, multiplying',
      MANY_SYNERGIES,
      'by the wacc, by the cost of capital, by the discount rate',
    ),
    crossed(
      'multiplie, multiplier',
      SYNERGIES_A_YEAR,
      'par le wacc, par le cmpc, par le coût du capital, par le taux d’actualisation',
    ),
  ],
  unaffected_by_rates: [
    'not affected by rates, unaffected by rates, does not depend on rates, independent of rates',
    'rien à voir avec les taux, ne dépend pas des taux, indépendant des taux, insensible aux taux',
  ],
  unbounded_word: [
    'no ceiling, no cap, no upper limit, no limit on, no limit to, nothing caps, no maximum',
    'pas de plafond, aucun plafond, pas de limite, aucune limite, rien ne plafonne, pas de maximum',
  ],
  unlevered_at_equity_cost: [
    'unlevered flows at the cost of equity, unlevered flows is the cost of equity',
    'flux avant frais financiers au coût des fonds propres, flux disponibles au coût des fonds propres',
  ],
  up_to_a_point: [
    'at first, initially, to begin with, beyond, not, but, until, unless, limit, up to, too much, only if, cheaper equity',
    'd’abord, au début, au-delà, dans un premier temps, seuil, mais, pas, jusqu’à, sauf, limite, trop, seulement si, tant que',
  ],
  value_unmoved: [
    'zero effect, no effect, no impact, not move, not change, makes no difference, comes out the same, same either way, nets out',
    'zéro effet, aucun effet, aucun impact, ne bouge pas, ne change pas, ne change rien, ne change pas le résultat, revient au même, ne bouge presque pas',
  ],
  wacc_climbs: [
    'raises the wacc, pushes up the wacc, wacc up, wacc rises, wacc goes up, increases the wacc, wacc increases, higher wacc, wacc climbs',
    'monter le cmpc, cmpc monte, cmpc augmente, augmente le cmpc, cmpc grimpe, cmpc plus élevé, relève le cmpc, renchérit le cmpc',
  ],
  wacc_for_lenders: ['wacc is what lenders', ''],
  wacc_for_owners: [
    'wacc is the return shareholders, wacc is the return that shareholders, wacc is what shareholders, wacc is the cost of equity',
    'cmpc est le rendement que demandent les actionnaires, cmpc c’est le rendement',
  ],
  worth_all_the_less: [
    'worth less, less valuable, lower the value',
    'valent moins, vaut moins, baisse la valeur, réduit la valeur',
  ],
  worth_all_the_more: [
    'worth more, more valuable, greater the value, higher the value, more they are worth, more it is worth, raises the value, bigger the value, the more they’re worth, the more they are worth, the more the synergies are worth, the more those savings are worth',
    'valent cher, valent plus, vaut plus, valent davantage, vaut davantage, plus la valeur, vaut cher, augmente la valeur, plus les synergies valent, plus elles valent, plus les économies valent, plus ça vaut',
  ],
};
