import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** The money multiple, in the words of those who get it wrong. */
export const moicMisstated: Lexicon = {
  and_a_half_more: ['and a half, 2.5, 2.5x', 'et demi, 2.5'],
  far_from_fifteen: [
    'ten percent, 10%, twenty percent, 20%, twenty five percent, 25%, thirty percent, 30%, forty percent, 40%, fifty percent, 50%, ten per cent, twenty per cent, twenty five per cent, thirty per cent, forty per cent, fifty per cent',
    'dix pour cent, 10 %, 10%, vingt pour cent, 20 %, 20%, vingt cinq pour cent, 25 %, 25%, trente pour cent, 30 %, 30%, quarante pour cent, 40 %, 40%, cinquante pour cent, 50 %, 50%',
  ],
  far_from_twenty_five: [
    'ten percent, 10%, fifteen percent, 15%, twenty percent, 20%, thirty percent, 30%, thirty three percent, 33%, forty percent, 40%, fifty percent, 50%, sixty percent, 60%, ten per cent, fifteen per cent, twenty per cent, thirty per cent, thirty three per cent, forty per cent, fifty per cent, sixty per cent',
    'dix pour cent, 10 %, 10%, quinze pour cent, 15 %, 15%, vingt pour cent, 20 %, 20%, trente pour cent, 30 %, 30%, trente trois pour cent, 33 %, 33%, quarante pour cent, 40 %, 40%, cinquante pour cent, 50 %, 50%, soixante pour cent, 60 %, 60%',
  ],
  far_from_twenty_six: [
    'fifteen percent, fifteen per cent, 15%, twenty percent, 20%, thirty percent, 30%, thirty three percent, 33%, a third, forty percent, 40%, fifty percent, 50%, twenty per cent, thirty per cent, thirty three per cent, forty per cent, fifty per cent',
    'quinze pour cent, 15 %, vingt pour cent, 20 %, trente pour cent, 30 %, trente trois pour cent, 33 %, un tiers, quarante pour cent, 40 %, cinquante pour cent, 50 %, 15%, 20%, 30%, 33%, 40%, 50%',
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
  lbo_gained_word: ['gained, earned, made, won', 'gagné, empoché, réalisé'],
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
  lbo_one_and_a_half: [
    '1.5 times, 1.5x, one and a half times, one point five times',
    '1.5 fois, 1.5x, une fois et demi',
  ],
  lbo_one_and_a_half_of_gain: [
    '150 of gain, 150 profit, hundred and fifty percent',
    'une fois et demie sa mise, une fois et demie la mise, 150 de plus value, 150 de gain, 150 de profit, une fois et demie ma mise',
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
  lbo_profit_of_word: [
    'profit of, gain of, profit equal to',
    'plus value de, gain de, profit de, bénéfice de, gain net de',
  ],
  lbo_profit_only: [
    'profit alone, only the profit, profit only, just the profit, excluding the capital, without the capital, capital is not counted, capital not included, profit over the investment, profit divided by the investment, profit over the money, gain over the investment, gain over the money',
    'bénéfice seul, profit seul, seulement le profit, uniquement le profit, uniquement le gain, hors capital, sans le capital, capital rendu n’est pas compté, sans compter la mise, plus value rapportée à la mise',
  ],
  lbo_takes_time_in: [
    'into account how long, into account the time, factors in time, reflects how long, depends on how long, reflects the time',
    'intègre le temps, reflète la durée, dépend de la durée, intègre la durée, reflète le temps',
  ],
  lbo_total_price_word: [
    'total price, whole price, full price, purchase price, entry enterprise value, entry ev, enterprise value at entry, debt included, including the debt, all the money invested, total investment, total sources',
    'prix total, prix entier, prix d’achat, ve d’entrée, dette comprise, dette incluse, y compris la dette, totalité du prix, investissement total, total des ressources',
  ],
  made_all_of_it: [
    'two hundred percent profit, profit of two hundred, gain of two hundred, 200% profit, 250% profit, gained 250, two hundred and fifty percent profit',
    'gagné 250, gain de 250, gagné deux cents pour cent, gain de 200, gagné 200, plus-value de 250',
  ],
  measures_speed: [
    'measures speed, tells you how fast',
    'mesure la vitesse, donne la vitesse, dit à quelle vitesse',
  ],
  minds_the_time: [
    'takes time into account, takes account of time, captures time, captures it, accounts for time, reflects time, includes time, measures time',
    'tient compte du temps, prend en compte le temps, intègre le temps, mesure le temps, prend le temps en compte',
  ],
  multiple_of_money: ['multiple, moic', 'multiple, moic'],
  near_twenty_five: [
    'twenty five, 25%, 25, twenty four, 24%, 24',
    '6, vingt cinq, 25%, 25, vingt quatre, 24%, 24',
  ],
  near_twenty_six: [
    'twenty six, 26%, 26, twenty five, 25%, 25',
    '9, vingt six, 26%, 26, vingt cinq, 25%, 25',
  ],
  not_near_nineteen: [
    'ten percent, twelve percent, fifteen percent, twenty five percent, thirty percent, fifty percent, 10%, 12%, 15%, 25%, 30%, 50%',
    'dix pour cent, douze pour cent, quinze pour cent, vingt-cinq pour cent, trente pour cent, cinquante pour cent, 10 %, 12 %, 15 %, 25 %, 30 %, 50 %',
  ],
  not_the_same_multiple: [
    'not the same multiple, not the same money multiple, a different multiple',
    'pas le même multiple, un autre multiple, un multiple différent',
  ],
  on_top_of_it: [
    'on top of it, on top of my stake, on top of the stake',
    'en plus, en plus de ma mise',
  ],
  overlooks_time: [
    'ignores time, not take time into account, does not take time, blind to time, ignores when, no account of when, not care when, not look at when, indifferent to time, not see time, says nothing about time, ignores the dates',
    'ignore le temps, ne voit pas le temps, ne tient pas compte du temps, pas compte du moment, pas compte de la date, ignore le moment, ignore quand, fiche de la date, moque du moment, indifférent au temps, dit rien du temps, pas compte de la durée, ignore la durée, ignore les dates',
  ],
  the_full_amount: [
    'the full, the whole, the entire, all of the',
    'en entier, en totalité, la totalité, tout le prix, l’intégralité',
  ],
  twofold: ['doubled, twice, two times, two x, 2x, 2 times, 2.0x', 'doublé, deux fois, 2x, 2 fois'],
  whole_price_noun: [
    'price, ev, enterprise value, multiple',
    'prix, ve, ev, valeur d’entreprise, multiple',
  ],
  within_five_years: ['in 5 years, over 5 years, five years', 'en 5 ans, sur 5 ans, cinq ans'],
  within_four_years: [
    'in four years, over four years, in 4 years',
    'en quatre ans, sur quatre ans, en 4 ans',
  ],
  within_three_years: ['in 3 years, over 3 years, three years', 'en 3 ans, sur 3 ans, trois ans'],
};
