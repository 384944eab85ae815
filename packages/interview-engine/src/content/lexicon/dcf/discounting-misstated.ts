import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Discounting, in the words of those who get it wrong. */
export const discountingMisstated: Lexicon = {
  already_divided: [
    'divided by wacc, divided by the wacc, already divided by, dividing by the wacc already, divided by the rate, division has already',
    'déjà divisé par, divise déjà par, on a divisé par, division l’a déjà',
  ],
  already_present: [
    'already a present value, already present value, already in today’s money, already discounted, already today’s value, already a value today, already brings it back, already brings back, already brought back, no further discounting, no more discounting, needs no discounting',
    'déjà une valeur actuelle, déjà actualisé, déjà en euros d’aujourd’hui, déjà une valeur présente, déjà une valeur d’aujourd’hui, directement une valeur d’aujourd’hui, directement une valeur actuelle, ramène déjà, actualise déjà, déjà ramenée, aucune actualisation à faire',
  ],
  at_face_amount: [
    'at its face amount, at face amount, at face value, at full value, at its full amount, at its full value, undiscounted, without discounting, without bringing it back',
    'pour son montant, telle quelle, sans l’actualiser, sans actualisation, non actualisée, à sa valeur faciale',
  ],
  at_growth_rate: [
    'at the growth rate, discount it at the growth, discount at the growth, discounted at growth, discount it at growth',
    'actualise au taux de croissance, actualise à la croissance',
  ],
  at_loan_rate: [
    'at the interest rate on the bank loan, at the rate on the bank loan, at the rate of the loan, at the loan rate, at the bank’s rate, at the interest rate, at what the bank charges, rate of the bank loan, at the borrowing rate',
    'au taux du crédit, au taux du prêt, au taux de la banque, au taux bancaire, au taux d’intérêt, au taux auquel la banque, au taux de l’emprunt',
  ],
  at_wrong_rate: [
    'discount at the cost of debt, discount at the borrowing rate, discount at the bond rate, at the inflation rate, at the rate of inflation, with the inflation rate, at the savings rate, at the three month rate, terminal value at the growth, everything at the risk free, flows at the growth, discount at the growth, discount it at the growth, discount at the risk free, discount at wacc minus',
    'actualise au coût de la dette, actualise au taux d’emprunt, actualise au taux d’intérêt, au taux d’inflation, avec l’inflation, au taux du livret, au taux de l’emprunt, au taux de la banque, au taux de croissance de la société, valeur terminale au taux cmpc moins, actualise au taux de la dette, valeur terminale au taux de croissance, actualise au taux sans risque, actualise au cmpc moins, flux au cmpc moins',
  ],
  comes_only_in_year: [
    'only comes in year, only arrives in year, only lands in year, only falls in year, only paid in year, only received in year, does not come until year, does not arrive until year, not received until year, comes a year later, arrives a year later, falls a year later',
    'n’arrive qu’en année, ne tombe qu’en année, ne vient qu’en année, arrive seulement en année, tombe seulement en année, arrive un an plus tard, tombe un an plus tard, arrive l’année suivante, tombe l’année suivante, n’est touché qu’en année, n’est encaissé qu’en année',
  ],
  compounds_up: [
    'multiplied up, multiply by one plus the rate, compound each flow, compound the flows, compound them forward, compound it forward, compounding them at, rolled forward at, carried forward at, multiply by one plus wacc',
    'capitalise chaque flux, majore chaque flux du, fait grossir chaque flux, multiplie par un plus le cmpc, multiplie par un plus le taux',
  ],
  extra_year: [
    'one period more than the plan, one period more, one extra period, a period more, one more year, one year more, an extra year, one extra year, an additional year, one additional year, plus one year, n plus one, one year later than, one year beyond, a year beyond',
    'une période de plus, un exercice de plus, une période supplémentaire, une année de plus, un an de plus, une année supplémentaire, un an supplémentaire, n plus un, n plus 1, un an au-delà, une année au-delà',
  ],
  far_year: [
    'year five, year ten, fifth year, tenth year, in five years, in ten years, flow at the end',
    'année cinq, année dix, cinquième année, dixième année, dans cinq ans, dans dix ans, flux de la fin',
  ],
  fewer_years: [
    'n minus one years, one year less, one year fewer, a year less',
    'n moins un ans, n moins une année, un an de moins, une année de moins',
  ],
  first_flow: [
    'flow one, first year flow, first flow, first year’s flow, first cash flow, flow of year one, year one flow, year one cash flow',
    'flux un, flux 1, premier flux, flux de la première année, premier cash flow',
  ],
  first_flow_next: [
    crossed(
      'first flow comes, first flow falls, first one comes, first cash flow comes, flow comes, flow only comes',
      'in year six, in year seven, in year eight, in year eleven, a year later, one year later, the year after, after the plan',
    ),
    crossed(
      'premier flux tombe, premier flux arrive, premier flux est, flux tombe, flux arrive',
      'en année six, en année sept, en année huit, en année onze, un an plus tard, l’année d’après, après le plan',
    ),
  ],
  further_off: [
    'further, farther, later, far away, distant, late flows, last flows, far off, the longer',
    'plus loin, plus lointain, plus tard, éloigné, lointains, derniers flux, plus on attend',
  ],
  gains_worth: [
    'more it is worth, more it’s worth, more they are worth, more they’re worth, is worth more, are worth more, more valuable, more value it has, more it counts, more it weighs, gains value, grows in value, higher its present value, higher the present value, increases in value, weigh more, count more, are worth most, is worth most',
    'plus il vaut, plus elle vaut, plus ils valent, plus elles valent, plus ça vaut, plus cela vaut, plus il pèse, plus il compte, prend de la valeur, prennent de la valeur, gagne en valeur, vaut plus, valent plus, vaut davantage, valent davantage, pèsent plus lourd, pèsent davantage, comptent davantage, comptent plus',
  ],
  goes_in_untouched: [
    'goes in as it stands, goes in as it is, goes straight in, goes in unchanged, added straight, added directly, go straight on top, goes straight on top, added just as it is',
    's’ajoute telle quelle, s’ajoute directement, ajoute directement, ajoute telle quelle, s’additionne directement',
  ],
  government_yield: [
    'rate on a ten-year government bond, yield on a government bond, yield of government bonds, rate on government bonds',
    'taux de l’emprunt d’État, taux de l’OAT, rendement de l’obligation d’État, taux des obligations d’État',
  ],
  in_one_block: [
    'in one go, all in one, all together, all at once, in one block',
    'en bloc, d’un coup, d’un seul coup, tout ensemble, en une fois',
  ],
  last_year_factor: [
    'factor of the last year, last year’s factor, one factor for all, same discount factor, a single factor',
    'facteur de la dernière année, un seul facteur, même facteur d’actualisation, facteur unique',
  ],
  linear_discounting: [
    'wacc times number of years, times the number of years, discounting is linear, linear discounting, linearly, simple interest',
    'fois le nombre d’années, actualisation est linéaire, actualisation linéaire, intérêts simples',
  ],
  loan_rate: [
    'interest rate of the bank, interest rate of the loan, interest rate on the loan, rate of the bank loan, loan rate, rate the bank charges, what the bank charges, what the bank asks, rate at which the bank lends, rate at which banks lend, rate the bank lends at',
    'taux de l’emprunt, taux des emprunts, taux du prêt, taux de la banque, taux bancaire, taux d’intérêt des emprunts, taux d’intérêt du prêt, ce que demande la banque, ce que prend la banque, taux d’intérêt de la dette, taux auquel la banque prête, taux auquel les banques prêtent, taux que prend la banque',
  ],
  makes_higher: [
    'raises, increases, lifts, pushes up, adds to',
    'augmente, relève, fait monter, renchérit, alourdit',
  ],
  money_never_ages: [
    'a euro is a euro, a pound is a pound, a dollar is a dollar, pound is a pound, dollar stays a dollar, euro stays a euro, whenever it comes, money is money whenever',
    'un euro reste un euro, un euro est un euro, un euro c’est un euro, un euro vaut un euro, l’argent c’est de l’argent quand',
  ],
  money_of_today_already: [
    'already today’s money, already in today’s euros, already money of today, already a price of today, already in money of today, is today’s value already',
    'déjà en euros d’aujourd’hui, déjà de l’argent d’aujourd’hui, déjà un prix d’aujourd’hui, déjà la valeur d’aujourd’hui, déjà au présent',
  ],
  n_plus_one: ['n plus one, n plus 1', 'n plus une années, n plus un, n plus 1, n+1'],
  no_discount: [
    'no need to bring it home, no need to bring it back, no need to bring that back, no need to shrink it, nothing more to do with it, without bringing it back, without bringing it home, without bringing it to today, not need to be discounted, not discounted, no need to discount, never discounted, not be discounted, not need discounting, not need to discount, without discounting, there is no discounting, undiscounted, without any discounting',
    'pas besoin de les ramener, pas besoin de la ramener, pas la peine de la ramener, pas la peine de les ramener, inutile de la ramener, inutile de les ramener, sans la ramener, sans le ramener, pas la peine d’actualiser, pas besoin d’être actualisé, ne s’actualise pas, n’est pas actualisé, pas besoin d’actualiser, ne l’actualise pas, ne pas actualiser, n’actualise pas, inutile d’actualiser, pas à être actualisé, inutile de l’actualiser, sans actualisation, sans l’actualiser, non actualisée, pas besoin de l’actualiser, pas la peine de l’actualiser',
  ],
  no_more: ['as such, no discounting, nothing more to do', 'telle quelle, sans actualisation'],
  nothing_left_to_discount: [
    'nothing to bring back, nothing left to discount, nothing more to discount, nothing to discount',
    'rien à actualiser, plus rien à actualiser, rien à ramener',
  ],
  plain_so_does: ['so does, so do, and with it', 'tout comme, et avec lui'],
  present_value: ['present value', 'valeur actuelle, valeur présente'],
  raises_terminal_value: [
    'raises the terminal value, increases the terminal value, terminal value bigger, terminal value rises, higher terminal value, bigger terminal value, terminal value goes up',
    'monter la valeur terminale, augmente la valeur terminale, valeur terminale monte, valeur terminale augmente, valeur terminale plus élevée, grimper la valeur terminale',
  ],
  rate_is_up: [
    'wacc goes up, wacc rises, wacc is higher, wacc increases, higher wacc, wacc up a point, rate goes up',
    'cmpc monte, cmpc augmente, cmpc est plus haut, cmpc plus élevé, wacc monte, wacc augmente, taux monte',
  ],
  same_factor: [
    'same factor, same discount factor, single factor, one factor, average factor, same coefficient, one discount factor, single discount factor',
    'même facteur, même coefficient, seul coefficient, seul facteur, coefficient unique, facteur unique, facteur moyen, coefficient moyen',
  ],
  same_power: [
    'by the same 1 0, by the same power, by the same divisor, by the same number, with the same exponent, all by 1 0',
    'par le même 1 0, par la même puissance, par le même diviseur, par le même chiffre, avec le même exposant',
  ],
  same_span: [
    'all over five years, each over five years, even the first over, same number of years, same five years, all at five years',
    'tous sur cinq ans, même nombre d’années, même le premier',
  ],
  same_weight: [
    'same weight, counts the same, worth the same, counts as much, is worth as much',
    'même poids, compte autant, vaut autant, vaut pareil, valent autant, compte pareil',
  ],
  share_is_worth_more: [
    'share gains value, share gains, share is worth more, share goes up, share rises, price per share rises, price per share goes up, value per share goes up, value per share rises, higher price per share, each share worth more',
    'action vaut plus, action vaut davantage, action monte, action gagne, action prend de la valeur, prix par action monte, valeur par action monte, valeur par action augmente, prix par action plus élevé, prix de l’action plus élevé, prix par action plus haut',
  ],
  six_years_back: [
    'over six years, by six years, six years back, for six years, at six years, discounted six years, discount it six years, six years of discounting',
    'sur six ans, de six ans, sur six années, à six ans',
  ],
  starts_at_second: [
    'start dividing from the second, discount from the second, only from the second, from year two on',
    'à partir du deuxième, à partir du second',
  ],
  sum_of_flows: [
    'the sum, the sum of the flows, sum of the discounted, sum of the present values',
    'la somme, somme des flux, somme actualisée, somme des valeurs',
  ],
  value_of_today: [
    'already a value of today, is worth that today, already in today’s euros, already in today’s dollars, already today’s value, already in today’s pounds, that’s a value today, is a value today, is a value as of today, is today’s value, gives today’s value, already in today’s money',
    'une valeur d’aujourd’hui, déjà la valeur d’aujourd’hui, déjà en euros d’aujourd’hui, déjà en valeur d’aujourd’hui, déjà une valeur d’aujourd’hui, c’est une valeur d’aujourd’hui, donne une valeur d’aujourd’hui, est déjà à la date d’aujourd’hui, déjà à aujourd’hui',
  ],
  value_up: [
    'value rises, value goes up, value increases, value is higher, higher value, raises the value, increases the value, value climbs, worth more, boosts the value, higher enterprise value, higher ev, higher present value, bigger value',
    'valeur monte, valeur augmente, valeur grimpe, valeur est plus élevée, valeur plus élevée, augmente la valeur, fait monter la valeur, vaut plus, vaut davantage, plus la société vaut, plus l’entreprise vaut, plus elle vaut, plus la valeur est élevée',
  ],
  wacc_already_inside: [
    'wacc is already inside, already contains the wacc, already uses the wacc, wacc is already in the formula, rate is already in the formula, wacc is already in there',
    'calculée avec le wacc, calculée avec le cmpc, cmpc est déjà dans la formule, taux est déjà dans la formule, cmpc est déjà dedans',
  ],
  wacc_up: [
    'wacc goes up, wacc rises, wacc increases, higher wacc, rate goes up, higher discount rate, discount rate rises, raise the wacc, increase the wacc, raise the discount rate, higher the rate, higher the wacc, higher the discount rate',
    'cmpc monte, cmpc augmente, cmpc plus élevé, taux monte, taux augmente, taux d’actualisation monte, taux d’actualisation augmente, taux plus élevé, cmpc est élevé, taux est élevé, hausse du cmpc',
  ],
  without_discounting: [
    'without shrinking, without cutting them, no need to bring it back, without touching them, without discounting, undiscounted, at face value, as they come, without bringing, no need to bring them back',
    'sans le ramener, sans la ramener, sans rien raboter, pas besoin de les ramener, inutile de les ramener, sans les toucher, sans y toucher, sans actualiser, sans les actualiser, non actualisés, tels quels',
  ],
  worth_more_now: [
    'worth more today, worth more now, counts more today, weighs more today',
    'vaut plus aujourd’hui, vaut davantage aujourd’hui, compte plus aujourd’hui, pèse plus aujourd’hui, vaut plus maintenant',
  ],
  year_more_of_it: [
    'one more year, one extra year, an extra year, an additional year, one additional year, a year more',
    'une année de plus, un an de plus, une année supplémentaire, un an supplémentaire',
  ],
  year_six_flow: ['year six, sixth year, next year’s flow', 'année six, sixième année, année 6'],
  years_from_now: [
    'in ten years, in five years, ten years from now, five years from now, in twenty years',
    'dans dix ans, dans cinq ans, d’ici dix ans, d’ici cinq ans, dans vingt ans',
  ],
};
