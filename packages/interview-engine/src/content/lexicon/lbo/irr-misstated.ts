import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** The IRR, in the words of those who get it wrong. */
export const irrMisstated: Lexicon = {
  added_up_percent: [
    'twenty four percent, 24%, forty eight percent, 48%, ninety percent, 90%, 24 percent, 48 percent, 90 percent',
    'vingt-quatre pour cent, 24 %, quarante-huit pour cent, 48 %, quatre-vingt-dix pour cent, 90 %, 24%, 48%, 90%',
  ],
  always_square_root: [
    'square root whatever, always the square root, always take the square root, square root in any case',
    'toujours la racine carrée, racine carrée quelle que soit, racine carrée dans tous les cas',
  ],
  at_the_same_price: [
    'at an unchanged price, price unchanged, same price, keeping the price',
    'à prix inchangé, à prix égal, à prix constant, même prix',
  ],
  because_more_equity: [
    [
      crossed(
        'because, since, as',
        'fund has more capital at work, fund has more equity at work, more equity, more capital is at work, fund puts in more equity, sponsor puts in more equity, it has more equity, more equity goes in, more capital at work',
      ),
      'because we put in more equity, because there is more equity',
    ].join(', '),
    [
      crossed(
        'puisque, parce que, car, comme',
        'le fonds a plus de capital, le fonds a plus de fonds propres, le fonds met plus de fonds propres, il met plus de fonds propres, il y a plus de fonds propres, le fonds met davantage, le fonds investit plus, plus de capital travaille',
      ),
      'parce qu’on met plus de fonds propres, parce qu’il y a plus de fonds propres',
    ].join(', '),
  ],
  big_round_rate: [
    'hundred percent, hundred per cent, 100%, 200%, 300%, 100 percent, 200 percent, 300 percent',
    'cents pour cent, 100 %, 200 %, 300 %, 100%, 200%, 300%',
  ],
  by_the_years: [
    'by the number of years, by the years, by five, by the holding period, by three',
    'par le nombre d’années, par les années, par cinq, par la durée, par trois',
  ],
  cares_not_for_time: [
    'not care about time, not care how long, not care when, no one cares how long, nobody cares how long, nobody cares about the time, not mind how long, not mind the time, not look at time, ignores the calendar',
    'se moque du temps, se moque de la durée, se fiche du temps, se fiche de la durée, peu importe le temps, peu importe la durée, peu importe quand, ne regarde pas le temps, ne regarde pas la durée, s’en fiche du temps',
  ],
  different_irr: ['not, different, lower, higher', 'pas, différent, plus bas, plus élevé'],
  double_and_no_more: [
    'double exactly, double your money, doubles the money, exactly double, twice your money, twice the money, two times the money, two times your money, a hundred percent gain, exactly two times',
    'pile deux fois, deux fois la mise, double la mise, exactement deux fois, le double de la mise, cent pour cent de gain, on double, exactement le double',
  ],
  far_off_twenty: ['twenty percent, 20%, 20 percent', 'vingt pour cent, 20 %'],
  find_the_stake: [
    'to get what I can invest, to get what it can invest, to get what the fund can invest, gives what the fund can put in, to know what the fund can put in, gives the equity we can put in, to get the equity cheque, gives the maximum equity, gives me the maximum stake, to get today’s equity, to find the stake, to get the stake, to get the entry equity, to find the entry equity, to know what to put in, what we can put in, what it can put in, what the fund can put in',
    'pour avoir ce que je peux investir, pour savoir ce que le fonds peut mettre, donne ce que le fonds peut mettre, pour avoir le chèque, donne la mise maximale, donne les fonds propres maximum, pour connaître la mise, pour trouver la mise, pour avoir la mise, pour trouver les fonds propres, ce qu’on peut mettre, ce que le fonds peut mettre',
  ],
  gain_word: [
    'gain, profit, total return, multiple minus one',
    'gain, plus value, profit, multiple moins un, rendement total',
  ],
  in_all_word: ['in all, in total, all told, altogether', 'en tout, au total, en totalité'],
  instead_compounded: [
    'compounded, root, power, not, would, overstates, wrong, linear, but',
    'composés, racine, puissance, pas, serait, surestime, faux, linéaire, mais',
  ],
  irr_untouched: [
    'not change the irr, no effect on the irr, irr does not change, irr stays the same, not affect the irr, no impact on the irr, makes no difference to the irr',
    'ne change rien au tri, ne change pas le tri, aucun effet sur le tri, tri ne bouge pas, tri ne change pas, n’affecte pas le tri, ne joue pas sur le tri, pas d’effet sur le tri',
  ],
  is_the_multiple: [
    'irr is a multiple, irr is how many times, irr tells you how many times, irr is the number of times',
    'tri c’est combien de fois, tri est un multiple, tri dit combien de fois, tri mesure combien de fois, tri c’est le nombre de fois',
  ],
  its_yearly_rate: [
    'six percent, eight percent, eighteen percent, 6%, 8%, 18%, 6 percent, 8 percent, 18 percent',
    'six pour cent, huit pour cent, 6 %, 8 %, 18 %, 6%, 8%, 18%',
  ],
  lbo_asks_more: [
    'asked for more, wanted a higher return, demands a higher return, requires a higher irr, targets a higher irr, raises its hurdle, raises the hurdle, raises its target, aims for a higher irr, more demanding fund',
    'exige davantage, demande un tri plus élevé, exige un tri plus élevé, vise un tri plus élevé, relève son objectif, relève son exigence, relève son tri, veut un tri plus élevé, fonds plus exigeant',
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
  lbo_cost_of_debt: [
    'cost of debt, cost of the debt, interest rate of the debt, rate of the loan',
    'coût de la dette, taux de la dette, taux de l’emprunt, taux d’intérêt de la dette',
  ],
  lbo_debt_rate_word: [
    'wacc, cost of debt, rate of the loan, loan rate, bank rate, interest rate, rate of the banks, rate the banks charge, risk free rate',
    'wacc, cmpc, coût de la dette, taux d’intérêt, taux de la dette, taux des banques, taux du prêt, taux sans risque, coût moyen pondéré',
  ],
  lbo_discount_whole: [
    'discount the exit enterprise value, discount the ev, discount enterprise value',
    'actualise la ve, actualise la valeur d’entreprise, actualise directement la ve, actualise toute la ve',
  ],
  lbo_divided_by_years: [
    'divided by five, divided by three, divided by four, divided by six, divided by seven, divided by 3, divided by 4, divided by 5, divided by 6, divided by 7, divided by years, divided by the number of years, divided by number of years, spread over the years, split over the years',
    'divisé par cinq, divisé par trois, divisé par quatre, divisé par six, divisé par sept, divisé par 3, divisé par 4, divisé par 5, divisé par 6, divisé par 7, divise par le nombre d’années, rapporté au nombre d’années, réparti sur les années, rapporté à cinq',
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
  lbo_gain_amount: [
    'gain, profit, return, made, one point five, multiple minus one',
    'gain, plus value, profit, rendement total, gagné, performance totale, bénéfice, multiple moins un',
  ],
  lbo_higher_hurdle: [
    'higher required irr, higher irr, higher target irr, higher hurdle, more demanding irr, higher required return, the more irr',
    'tri exigé plus élevé, tri plus élevé, tri cible plus élevé, tri exigé est élevé, tri exigé monte, exigence plus élevée, rendement exigé plus élevé',
  ],
  lbo_higher_return_wanted: [
    'higher the return, higher the irr, higher the hurdle, higher the target, more return he wants, higher the irr asked, more return is asked',
    'plus le rendement, plus le tri, plus le taux visé, plus l’objectif, plus il exige, plus le tri demandé, plus le rendement demandé, plus le tri exigé',
  ],
  lbo_higher_target: [
    'target return is high, hurdle is high, target irr is high, higher irr, higher return, higher hurdle, higher target, more demanding, bigger irr',
    'tri exigé est haut, tri cible est élevé, tri demandé est élevé, tri visé est élevé, tri visé plus élevé, rendement plus élevé, exigence plus élevée, plus exigeant, tri plus haut, tri élevé, tri exigé est élevé, rendement exigé est élevé',
  ],
  lbo_hold_duration: [
    'holding period, how long, number of years, time, duration, when you sell, date of exit',
    'durée, temps, nombre d’années, moment de la sortie, date de sortie, calendrier',
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
  lbo_hundreds_of_gain: [
    'hundred percent, 100%, 200%, hundred and fifty percent, 150%',
    'cent pour cent, 100 %, 200 %, cent cinquante pour cent, 150 %',
  ],
  lbo_in_five_years: [
    'in five years, over five years, in 5 years, over 5 years',
    'en cinq ans, sur cinq ans, en 5 ans, sur 5 ans',
  ],
  lbo_irr_same: [
    [
      crossed(
        'irr, annual return, return, irr of the fund',
        'stays the same, is the same, is unchanged, does not change, does not move, remains the same, is not affected, is unaffected, would be the same, would not change',
      ),
      'irr will not change, irr will not move, irr not depend on the hold',
    ].join(', '),
    [
      crossed(
        'tri, rendement, tri du fonds, rendement annuel',
        'reste le même, est le même, est inchangé, ne change pas, ne bouge pas, reste identique, n’est pas affecté, reste inchangé, n’est pas touché',
      ),
      'tri ne changera pas, tri ne bougera pas, tri n’en dépend pas',
    ].join(', '),
  ],
  lbo_is_the_return: [
    'is the irr, gives the irr, gives you the irr, gives the annual return, is the annual return, is the annual rate, gives the right irr, does the job, is fine, is good enough, is exact, underestimates, understates',
    'donne le tri, est le tri, suffit pour le tri, donne le rendement annuel, donne le bon tri, fait l’affaire, est exacte, sous estime, sous évalue',
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
  lbo_lower_hurdle: [
    'lower target, lower irr, lower hurdle, lower return',
    'tri plus faible, tri plus bas, tri visé plus bas, tri cible plus bas, exigence plus faible, rendement visé plus faible',
  ],
  lbo_more_can_pay: [
    'more he can pay, more it can pay, more you can pay, more they can pay, more the fund can pay, higher the price, more the fund can put, more it can put in',
    'plus il peut payer, plus on peut payer, plus le fonds peut payer, plus le prix est haut, plus le prix est élevé, plus il peut offrir, plus le fonds peut mettre, plus il peut mettre, plus cher il peut, plus on peut mettre',
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
  lbo_no_compounding: [
    'no compounding, no need to compound, without compounding, not need to compound, not compound, ignore compounding, linear',
    'pas besoin de composer, sans composer, ne compose pas, pas de composition, linéaire, pas d’intérêts composés',
  ],
  lbo_pays_less_strict: [
    'pays less, lower price, bid less, less it can pay, can afford less',
    'paie moins, prix plus bas, moins il peut payer, prix plus faible',
  ],
  lbo_pays_more: [
    'pay more, bid more, higher price, afford more',
    'payer davantage, prix plus élevé, offrir plus, paie plus, offrir davantage',
  ],
  lbo_pays_more_strict: [
    'bid higher, bid even higher, stretch further, afford a higher, afford more, go higher on price, pay more, pay a higher, higher price, bid more, higher bid, offer more, higher multiple, more it can pay, more it can afford, more the fund can, more you can pay, more it can put, more it can bid',
    'enchérir plus haut, monter plus haut, aller plus haut, mettre plus cher, surenchérir, peut mettre cher, peut mettre plus, peut payer cher, peut monter, peut payer plus, payer plus cher, prix plus élevé, offrir plus, payer davantage, prix plus haut, prix monte, plus il peut payer, plus le fonds peut payer, plus il peut mettre, plus on peut payer',
  ],
  lbo_pricier_debt: [
    'pricier debt, dearer debt, more expensive debt, dearer loans, pricier loans',
    'dette plus chère, crédits plus chers, crédit plus cher, emprunt plus cher',
  ],
  lbo_put_off: [
    'as long as you like, as long as you want, as long as we like, whenever you sell, postponed, delayed, slips, later, pushed back, put off, longer, two more years, extra years',
    'aussi longtemps qu’on veut, aussi longtemps qu’il veut, quelle que soit la date, repoussé, retardée, décalée, glisse, plus tard, plus longtemps, ans de plus, reportée',
  ],
  lbo_rate_times_years: [
    'five times twenty percent, years times the irr, irr times the years, irr times five',
    'un plus le tri fois le nombre, tri fois cinq, tri fois le nombre d’années',
  ],
  lbo_share_out_over: [
    'spread it over, spread it across, share it over, split it over, spread over the, share out over',
    'partage sur, ventile sur, répartir sur, étaler sur',
  ],
  lbo_simple_average: [
    'simple average, plain average, straight average, simple division, linear rate, average gain',
    'moyenne simple, moyenne arithmétique, simple moyenne, simple division, calcul linéaire, taux linéaire',
  ],
  lbo_simple_division: [
    'divide the gain, gain divided, divide by the number, divide it by, divided by five, split the gain',
    'diviser le gain, gain divisé, divise par le nombre, divisé par cinq, gain rapporté aux, rapporte le gain, rapporté au nombre',
  ],
  lbo_stays_same: [
    'stays the same, unchanged, not change, not move, not affected, is the same, remains the same, not budge, not depend, unaffected, stays put, does not react, not touched, untouched, stays intact, stays where it was, stays where it is, remains where it was, holds steady, does not shift, not suffer, carries on as before',
    'reste le même, reste la même, reste identique, ne change pas, ne bouge pas, ne bouge quasi pas, inchangé, pas affecté, n’est pas touché, ne dépend pas, ne varie pas, reste intact, reste là où, ne s’en ressent pas, reste comme avant, ne souffre pas, reste au même niveau',
  ],
  lbo_straight_line: [
    'straight line, linear, linearly, simple interest, simple addition, makes a hundred percent, makes 100%, adds up to 100%, gives a hundred percent, gives 100%, is a hundred percent, just add up, simply add, just add the years, simply multiply the rate, average yearly gain',
    'ligne droite, linéaire, intérêts simples, simple addition, fait cent pour cent, font cent pour cent, fait 100%, font 100%, s’additionnent, on additionne les années, il suffit d’additionner, règle de trois, moyenne annuelle du gain',
  ],
  lbo_total_gain_word: [
    'total gain, total return, overall gain, overall return, whole gain, total profit',
    'gain total, performance totale, rendement total, gain global, plus value totale',
  ],
  length_of_time: [
    'time, duration, hold, number of years, timing',
    'durée, temps, nombre d’années, calendrier',
  ],
  more_equity_working: [
    'with more equity in, more equity at work, more capital at work, more capital working',
    'plus de capital au travail, plus de capital qui travaille, plus d’argent qui travaille, plus de fonds propres au travail',
  ],
  near_fifteen: ['fifteen, 15%, 15, fourteen, 14%, 14', '9, quinze, 15%, 15, quatorze, 14%, 14'],
  no_growth_on_growth: [
    'ignore compounding, no compounding, not compound, compounding does not matter',
    'pas d’intérêts composés, pas de capitalisation, ignore la capitalisation, néglige les intérêts composés, ne se composent pas',
  ],
  owns_bigger_piece: [
    'owns a bigger piece, owns a larger piece, owns a bigger share, owns a larger share, bigger share of the gain, larger share of the gain, bigger slice of the gain, more of the upside, keeps more of the gain, larger slice of the pie',
    'plus grosse part du gain, possède une plus grosse part, a une plus grosse part, détient une plus grosse part, possède une plus grande part, plus grande part du gain, garde plus du gain, plus gros morceau du gain',
  ],
  payment_on_the_way: [
    'dividend halfway, dividend on the way, interim dividend, recap, dividend in year two, early dividend, dividend early',
    'dividende intermédiaire, dividende en cours de route, recap, dividende en année deux, dividende anticipé, dividende plus tôt, dividende en avance',
  ],
  pays_dearly: [
    'can pay a higher, can pay more, can afford more, higher price',
    'peut payer cher, plus il peut payer, plus le fonds peut payer, peut payer plus, prix est élevé, prix maximum est élevé, peut payer davantage',
  ],
  plain_same_thing: [
    'same thing, say the same, tell you the same, equivalent, interchangeable, identical measures, one and the same',
    'même chose, disent pareil, équivalents, équivalent, interchangeables, reviennent au même',
  ],
  price_gives_way: [
    'lower price, price falls, cut the price, price comes down, lower entry, pay less, longer, exit earlier',
    'prix plus bas, prix baisse, baisser le prix, baisse du prix, payer moins, prix plus faible, plus longtemps, moins cher',
  ],
  rank_alike: [
    'always rank deals the same, rank the same, always agree, say the same thing, tell you the same thing, give the same ranking',
    'disent la même chose, disent exactement la même chose, donnent le même classement, classent pareil',
  ],
  same_irr_word: [
    'same irr, same return, same annual return, just one irr, only one irr',
    'même tri, même rendement',
  ],
  same_multiple_word: [
    'same multiple, same money multiple, same moic, one multiple',
    'même multiple, même moic, un seul multiple',
  ],
  same_one: ['is the same, is identical', 'est le même, est la même, est identique'],
  simply_over_the_years: [
    'divided by four, over four, divided by five, over five, divided by six, over six',
    'divisé par quatre, divisé par cinq, divisé par six, sur quatre, en quatre ans',
  ],
  splits_the_gain: [
    'just split the gain, simply split the gain, split the gain over, split the gain evenly, spread the gain over, share the gain over',
    'répartit simplement le gain, répartit le gain, partage le gain sur, étale le gain, on répartit le gain',
  ],
  target_irr_high: [
    'higher target irr, higher irr target, higher hurdle, higher required irr',
    'tri visé est élevé, tri cible est élevé, tri exigé est élevé, tri est élevé, tri cible plus élevé, tri visé plus élevé, tri exigé plus élevé, tri demandé est élevé',
  ],
  threefold: ['tripled, three times, three x, 3x, 3 times, 3.0x', 'triplé, trois fois, 3x, 3 fois'],
  too_small_a_factor: [
    'one point nine, two and a quarter, one point seven five',
    'un virgule neuf, deux et quart, un virgule soixante-quinze',
  ],
  twenty_a_year: [
    'twenty percent over five years, twenty percent for five years, five years at twenty percent, twenty percent a year over five, 20% over five years, 20% for 5 years, 20% over 5 years',
    'vingt pour cent sur cinq ans, vingt pour cent pendant cinq ans, cinq ans à vingt pour cent, 20% sur cinq ans, 20% pendant cinq ans, 20% sur 5 ans',
  ],
  whatever_the_time: [
    'whatever the hold, whatever the duration, regardless of time, regardless of the hold, no matter how long, whatever the time, however long, always',
    'quelle que soit la durée, peu importe la durée, indépendamment de la durée, toujours',
  ],
  whatever_the_years: [
    'whether it takes three, whether it takes four, whether it takes two, in three years or, in four years or, over three years or, three years or seven, three years or six, four years or eight, whether it takes three or, whether it is three or, three or seven years, three or five years, matter whether it takes, matter how many years, matter how long it takes, three years or five, whether you wait',
    'que ça prenne trois, que ça prenne quatre, que ça prenne deux, que cela prenne, que ça dure, trois ans ou sept, trois ans ou six, quatre ans ou huit, que ce soit en trois ou, en trois ou en, trois ou cinq ans, trois ans ou cinq, peu importe le nombre d’années, peu importe la durée, en trois ou en cinq',
  ],
  whole_percentage: [
    'hundred percent, 100 percent, 100%, 150%, hundred and fifty percent, 150 percent',
    'cent pour cent, 100 %, 150 %, cent cinquante pour cent, 100%, 150%',
  ],
};
