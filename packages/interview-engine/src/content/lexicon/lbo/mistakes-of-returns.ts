import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** What is falsely said of prices, proceeds and what they return, kept close together. */
export const mistakesOfReturnsNotions = {
  lbo_mainly_equity: [
    [
      crossed(
        'most of the price, bulk of the price, majority of the price, most of it, most of the money, most of the purchase price, price, purchase price',
        'is paid in equity, is paid with equity, is funded with equity, is financed with equity, is equity, comes from equity, comes from the fund’s own money, is the fund’s own money',
      ),
      'mostly equity, mainly equity, mostly with equity, mainly with equity, mostly in equity, mostly from equity, mainly from equity',
    ].join(', '),
    crossed(
      'essentiel, essentiel du prix, majeure partie, plus grande partie, gros du prix, surtout',
      'est payé en fonds propres, est payée en fonds propres, est financé en fonds propres, est financé par des fonds propres, vient des fonds propres, est en fonds propres, est apporté par le fonds, en fonds propres, payé en fonds propres, par des fonds propres',
    ),
  ],
  lbo_tiny_part: [
    'ten percent of the price, 10% of the price, tiny part, minor part, small portion, marginal, only a top up',
    'dix pour cent du prix, 10 % du prix, dix pour cent du total, petite part, part minoritaire, marginale, accessoire, simple appoint',
  ],
  lbo_lowers_word: [
    'lowers, reduces, hurts, cuts, dilutes, depress, drags down, brings down, pulls down',
    'baisse, réduit, diminue, pénalise, dilue, dégrade, abaisse, fait reculer',
  ],
  lbo_ipo_only: [
    crossed(
      'exit, sponsor, fund, exits, always, only, only way out, only way, only exit',
      'is always an ipo, always happens through an ipo, always goes through an ipo, always through an ipo, by ipo only, exits only by ipo, can only be an ipo, only through an ipo, is an ipo, is always a listing',
    ),
    'se fait toujours par une introduction en bourse, toujours par la bourse, toujours en bourse, seule voie de sortie, seule sortie possible, uniquement par une introduction, forcément en bourse, forcément une introduction, seule porte de sortie',
  ],
  lbo_debt_is_theirs: [
    'buyer’s problem, next owner’s problem, stays with the company, travels with the company, goes with the company, assumed by the buyer, passes to the buyer, refinanced by the buyer, refinanced by the next, not our problem, never touches our proceeds, buyer takes over',
    'problème de l’acheteur, problème de l’acquéreur, problème du repreneur, reste dans la société, suit la société, reprise par l’acheteur, reprise par l’acquéreur, reprise par le prochain, refinancée par le prochain, refinancée par l’acheteur, refinancée par l’acquéreur, transférée à l’acheteur, pas notre problème',
  ],
  lbo_same_as_entry: [
    'same as at entry, same as entry, same as on entry, same as day one, unchanged from entry, full entry debt, entire entry debt',
    'même qu’à l’entrée, identique à l’entrée, inchangée depuis l’entrée',
  ],
  lbo_paydown_word: [
    'paydown, pay down, debt paid down, debt repaid, repayments, debt we repaid, amount repaid',
    'remboursements, désendettement',
  ],
  lbo_proceeds_word: [
    'exit equity, equity at exit, proceeds, our equity, gain, return',
    'fonds propres de sortie, equity de sortie, fonds propres à la sortie, produit de cession, gain, plus value, ce qui revient',
  ],
  lbo_year_too_few: [
    'one year less than, one year fewer, first year has no growth, first year without growth, no growth in the first year, one year short',
    'une année de moins, un an de moins, première année sans croissance, première année ne compte pas',
  ],
  lbo_growth_added_up: [
    'five times five percent, growth times the years, growth is linear, growth does not compound, add the growth rates',
    'croissance est linéaire',
  ],
  lbo_exit_on_entry_ebitda: [
    crossed(
      'exit multiple, multiple',
      'times the entry ebitda, on the entry ebitda, applied to the entry ebitda, applied to entry ebitda, on today’s ebitda, times today’s ebitda, to the ebitda at entry, on the ebitda at entry, times the initial ebitda, to the initial ebitda',
    ),
    crossed(
      'multiple de sortie, multiple',
      'fois l’ebitda d’entrée, sur l’ebitda d’entrée, appliqué à l’ebitda d’entrée, à l’ebitda d’entrée, sur l’ebitda initial, fois l’ebitda initial, appliqué à l’ebitda initial, sur l’ebitda d’aujourd’hui',
    ),
  ],
  lbo_total_price_word: [
    'total price, whole price, full price, purchase price, entry enterprise value, entry ev, enterprise value at entry, debt included, including the debt, all the money invested, total investment, total sources',
    'prix total, prix entier, prix d’achat, ve d’entrée, dette comprise, dette incluse, y compris la dette, totalité du prix, investissement total, total des ressources',
  ],
  lbo_on_sales: [
    'multiple of sales, multiple of revenues, turns of sales, turns of revenue, times sales, times revenues, times turnover, divided by sales, divided by revenue, over sales, over revenue',
    'multiple du chiffre d’affaires, multiple des ventes, fois le chiffre d’affaires, fois les ventes, fois le ca, sur chiffre d’affaires, en multiple de chiffre d’affaires',
  ],
  lbo_price_plus_debt: [
    crossed(
      'entry equity is, equity at entry is, sponsor’s equity is, our equity is, equity cheque is, equity is',
      'the price plus the debt, price plus debt, the purchase price plus, the debt minus the price, the full price, the whole price, the debt plus',
    ),
    crossed(
      'fonds propres d’entrée c’est, fonds propres à l’entrée c’est, mise c’est, mise du fonds c’est, chèque c’est, fonds propres sont',
      'le prix plus la dette, prix plus dette, le prix total, tout le prix, le prix entier, la dette moins le prix',
    ),
  ],
  lbo_rate_times_years: [
    'five times twenty percent, years times the irr, irr times the years, irr times five',
    'un plus le tri fois le nombre, tri fois cinq, tri fois le nombre d’années',
  ],
  lbo_ev_then_discounted: [
    crossed(
      'exit enterprise value, exit ev, enterprise value at exit, exit value, whole exit value, whole enterprise value, enterprise value, ev at exit',
      'and discount, and bring it back, and bring that back, is discounted, gets discounted, discounted at the irr, discounted at the target, discounted at, i discount, we discount, straight at the',
    ),
    crossed(
      'valeur d’entreprise, valeur d’entreprise de sortie, ve, ve de sortie, valeur de sortie, ve totale',
      'qu’on actualise, que j’actualise, que l’on actualise, et je l’actualise, et on l’actualise, je l’actualise, on l’actualise, s’actualise, est actualisée, actualisée au tri, que je ramène',
    ),
  ],
  lbo_compounded_forward: [
    crossed(
      'multiply the exit equity by, exit equity times, multiply by, multiply it by, multiply that by',
      'one plus the irr, one plus irr, one plus the target, one plus the rate',
    ),
    crossed(
      'multiplie les fonds propres de sortie par, multiplie les fonds propres par, multiplie par, je multiplie par, on multiplie par',
      'un plus le tri, un plus le taux',
    ),
  ],
  lbo_no_effect_on_price: [
    'no effect on price, no bearing on the price, outside the uses, not in the uses, paid by the banks, paid by the seller, can be ignored, are negligible, do not count, do not matter',
    'pas d’effet sur le prix, aucun effet sur le prix, en dehors du montage, hors du montage, pas dans les emplois, hors des emplois, payés par les banques, payés par le vendeur, ne comptent pas, négligeables, ne jouent pas',
  ],
  lbo_need_not_balance: [
    'sources need not equal, uses can exceed sources',
    'pas besoin d’être équilibrés, ressources peuvent être inférieures',
  ],
  lbo_simple_average: [
    'simple average, plain average, straight average, simple division, linear rate, average gain',
    'moyenne simple, moyenne arithmétique, simple moyenne, simple division, calcul linéaire, taux linéaire',
  ],
  lbo_is_the_return: [
    'is the irr, gives the irr, gives you the irr, gives the annual return, is the annual return, is the annual rate, gives the right irr, does the job, is fine, is good enough, is exact, underestimates, understates',
    'donne le tri, est le tri, suffit pour le tri, donne le rendement annuel, donne le bon tri, fait l’affaire, est exacte, sous estime, sous évalue',
  ],
  lbo_benchmark_wrong: [
    [
      crossed(
        'double in five years, doubling in five years, doubling your money in five years, double your money in five years, two times in five years, twice the money in five years, two times your money in five years, 2x in five years, 2x in 5 years',
        'is a twenty percent, is twenty percent, is about twenty percent, is a 20%, is 20%, is about 20%, is roughly twenty percent, is twenty five percent, is about twenty five percent, is about ten percent, is ten percent, is only ten percent, is about 25%, is about 10%',
      ),
      crossed(
        'three times in five years, triple in five years, tripling in five years, three times your money in five years, three times the money in five years, tripling your money in five years, 3x in five years, 3x in 5 years',
        'is about fifteen percent, is fifteen percent, is only fifteen percent, is only about fifteen percent, is about 15%, is 15%, is forty percent, is a forty percent, is about forty percent, is 40%, is about 40%, is about twenty percent, is twenty percent, is 20%, is sixty percent',
      ),
      crossed(
        'double in three years, doubling in three years, two times in three years, doubling your money in three years, twice the money in three years, 2x in three years',
        'is about fifteen percent, is fifteen percent, is about 15%, is about thirty three percent, is thirty three percent, is 33%, is about twenty percent, is fifty percent',
      ),
    ].join(', '),
    [
      crossed(
        'doubler en cinq ans, doubler sa mise en cinq ans, deux fois en cinq ans, deux fois la mise en cinq ans, 2x en cinq ans',
        'c’est vingt pour cent, c’est environ vingt pour cent, fait vingt pour cent, donne vingt pour cent, c’est 20 %, fait 20 %, c’est vingt cinq pour cent, c’est dix pour cent, c’est environ dix pour cent, c’est environ vingt cinq pour cent',
      ),
      crossed(
        'tripler en cinq ans, tripler sa mise en cinq ans, trois fois en cinq ans, trois fois la mise en cinq ans, 3x en cinq ans',
        'c’est quinze pour cent, c’est environ quinze pour cent, fait quinze pour cent, c’est 15 %, c’est quarante pour cent, c’est environ quarante pour cent, fait quarante pour cent, c’est 40 %, c’est vingt pour cent, c’est environ vingt pour cent',
      ),
      crossed(
        'doubler en trois ans, deux fois en trois ans, deux fois la mise en trois ans, doubler sa mise en trois ans, 2x en trois ans',
        'c’est quinze pour cent, c’est environ quinze pour cent, c’est 15 %, c’est trente trois pour cent, c’est environ trente trois pour cent, c’est 33 %, c’est vingt pour cent',
      ),
    ].join(', '),
  ],
  lbo_profit_only: [
    'profit alone, only the profit, profit only, just the profit, excluding the capital, without the capital, capital is not counted, capital not included, profit over the investment, profit divided by the investment, profit over the money, gain over the investment, gain over the money',
    'bénéfice seul, profit seul, seulement le profit, uniquement le profit, uniquement le gain, hors capital, sans le capital, capital rendu n’est pas compté, sans compter la mise, plus value rapportée à la mise',
  ],
  lbo_multiple_counts_time: [
    crossed(
      'multiple, money multiple, moic, multiple already, money multiple already, moic already',
      'takes time into account, takes account of time, accounts for time, takes the time into account, takes the holding period into account, takes the duration into account, includes time, reflects time, depends on the holding period, depends on how long, depends on time, depends on the number of years, falls with time, falls over time, penalises time, penalises long holds',
    ),
    crossed(
      'multiple, moic, multiple de la mise, multiple d’investissement',
      'tient compte du temps, tient compte de la durée, intègre le temps, intègre la durée, prend en compte le temps, prend en compte la durée, dépend de la durée, dépend du temps, dépend du nombre d’années, baisse avec le temps, baisse avec la durée, pénalise la durée',
    ),
  ],
  lbo_put_in_both: [
    'to growth and multiple, both to growth, in each of the two, once in each, in both of them, into both, in both growth, put it in both, in each bucket, in each one, belongs to both',
    'à la croissance et au multiple, dans chacun, dans les deux, à chacun des deux, appartient aux deux',
  ],
  lbo_multiple_effect_word: [
    'multiple effect, effect of the multiple, multiple part, multiple expansion, multiple component',
    'effet multiple, part du multiple, expansion du multiple',
  ],
  lbo_exit_multiple_on_all: [
    'exit multiple times all, exit multiple on all',
    'multiple de sortie appliqué à tout, sans retirer celui d’entrée',
  ],
  lbo_a_source_of_value: [
    'a source of value, a source of gain, a source of return, a value driver, a driver of value, a lever of value, a value lever, value creation',
    'une source de valeur, une source de gain, une source de création, un moteur de création, un moteur de valeur, un levier de création, un levier de valeur, de la création de valeur, une composante du gain',
  ],
  lbo_multiple_is_safest: [
    crossed(
      'multiple, multiple expansion, exit multiple, multiple effect',
      'is the most reliable, is the safest, is certain, is guaranteed, is locked in, is the surest, is under control, is secured at entry',
    ),
    crossed(
      'multiple, expansion du multiple, effet multiple, multiple de sortie, hausse du multiple',
      'est acquis, est acquise, est garanti, est garantie, est le plus sûr, est la plus sûre, est certain, est maîtrisé, est sécurisé',
    ),
  ],
  lbo_growth_part: [
    'ebitda increase, increase in ebitda, extra ebitda, growth',
    'hausse d’ebitda, ebitda supplémentaire, croissance',
  ],
  lbo_at_exit_multiple: [
    crossed(
      'multiplied by, valued at, valued on, measured at, measured with, is worth',
      'the exit multiple, the multiple at exit',
    ),
    crossed(
      'multipliée par, multiplié par, valorisée au, valorisé au, se mesure avec, se mesure au, mesurée au, se valorise au, s’évalue au, se calcule avec, se calcule au',
      'le multiple de sortie, multiple de sortie',
    ),
  ],
  lbo_divide_straight: [
    'divided straight by, divided directly by, straight over',
    'divisée directement par, rapporte directement à, directement divisé',
  ],
  lbo_multiple_shared_out: [
    crossed(
      'money multiple, multiple, multiple minus one, gain, multiple less one, total return, total gain',
      'divided by the holding, divided by the number, divided by five, divided by the years, and divide by five, and divide by the, split evenly, spread evenly, over the number of years',
    ),
    crossed(
      'multiple, multiple moins un, multiple de la mise, gain, gain total, plus value',
      'divisé par cinq, divisé par la durée, divisé par le nombre, divisé par les années, et on divise par, et je divise par, réparti sur les, étalé sur les',
    ),
  ],
  lbo_hundreds_of_gain: [
    'hundred percent, 100%, 200%, hundred and fifty percent, 150%',
    'cent pour cent, 100 %, 200 %, cent cinquante pour cent, 150 %',
  ],
  lbo_linear_result: [
    crossed(
      'so, so that is, that is, which is, makes, is',
      'thirty percent, forty percent, fifty percent, 30%, 40%, 50%, twenty percent per year over five, twenty a year',
    ),
    crossed(
      'donc, soit, c’est, fait, cela fait, ça fait, est',
      'trente pour cent, quarante pour cent, cinquante pour cent, 30 %, 40 %, 50 %',
    ),
  ],
  lbo_in_five_years: [
    'in five years, over five years, in 5 years, over 5 years',
    'en cinq ans, sur cinq ans, en 5 ans, sur 5 ans',
  ],
  lbo_hundred_so_twenty: [
    crossed(
      'hundred percent over five years, 100% over five years, hundred divided by five',
      'so twenty, is twenty, that is twenty, so 20, is 20%, is 20, makes twenty',
    ),
    crossed(
      'cent pour cent sur cinq ans, cent pour cent en cinq ans, cent divisé par cinq, 100 % sur cinq ans',
      'donc vingt, soit vingt, c’est vingt, donc 20, soit 20, fait vingt',
    ),
  ],
  lbo_no_influence: [
    'no influence on, no effect on, no impact on, does not affect, does not change, does nothing for, irrelevant for, changes nothing',
    'aucune influence sur, aucun effet sur, pas d’effet sur, sans effet sur, aucun impact sur, n’affecte pas, ne change pas, ne change rien, n’influence pas, ne joue pas sur',
  ],
  lbo_lower_debt: [
    'lower the debt, less debt, less leverage, lower leverage, smaller the debt, without debt',
    'moins de dette, moins de levier, levier plus faible, sans dette, moins on emprunte',
  ],
  lbo_by_the_fund: [
    'by the fund, by the sponsor, by the investors, from the fund’s, from the sponsor’s',
    'par le fonds, par les investisseurs, par le sponsor, par ses investisseurs',
  ],
  lbo_hands_out: [
    'pays out, distribute, hand out, upstream',
    'distribuer, verser, remonter, reverser',
  ],
  lbo_mostly_dividends: [
    'mostly from dividends, mainly from dividends, mainly through dividends, mostly through dividends, return comes from dividends',
    'surtout par les dividendes, surtout des dividendes, principalement par les dividendes, essentiellement des dividendes, essentiellement par les dividendes, grâce aux dividendes annuels',
  ],
  lbo_irr_same: [
    crossed(
      'irr, annual return, return, irr of the fund',
      'stays the same, is the same, is unchanged, does not change, does not move, remains the same, is not affected, is unaffected, would be the same, would not change',
    ),
    crossed(
      'tri, rendement, tri du fonds, rendement annuel',
      'reste le même, est le même, est inchangé, ne change pas, ne bouge pas, reste identique, n’est pas affecté, reste inchangé, n’est pas touché',
    ),
  ],
  lbo_put_off: [
    'postponed, delayed, slips, later, pushed back, put off, longer, two more years, extra years',
    'repoussé, retardée, décalée, glisse, plus tard, plus longtemps, ans de plus, reportée',
  ],
  lbo_lower_hurdle: [
    'lower target, lower irr, lower hurdle, lower return',
    'tri plus faible, tri plus bas, tri visé plus bas, tri cible plus bas, exigence plus faible, rendement visé plus faible',
  ],
  lbo_pays_less_strict: [
    'pays less, lower price, bid less, less it can pay, can afford less',
    'paie moins, prix plus bas, moins il peut payer, prix plus faible',
  ],
  lbo_ninety_in_equity: [
    crossed(
      'ninety percent, eighty percent, 90%, 80%, nine tenths, ninety percent of the price, eighty percent of the price, 90% of the price, 80% of the price',
      'equity, in equity, of equity, is equity, with equity, from the fund, own money',
    ),
    crossed(
      'quatre vingt dix pour cent, quatre vingts pour cent, 90 %, 80 %, 90 % du prix, 80 % du prix, quatre vingt dix pour cent du prix',
      'fonds propres, en fonds propres, de fonds propres, par le fonds',
    ),
  ],
  lbo_prefers_word: [
    'prefer, like best, favour, rely on',
    'préférer, apprécier le plus, privilégier, compter sur',
  ],
} as const satisfies Lexicon;
