import type { Seed } from '../../types.ts';

export const e6: Seed = {
  id: 'E6',
  topic: 'lbo',
  levels: ['intern', 'analyst'],
  question: {
    en: 'You make {moic} your money in {years}. What is the IRR, roughly?',
    fr: 'Vous faites {moic} la mise en {years}. Quel est le TRI, en gros ?',
  },
  hint: {
    en: 'Think of what you would have with ten, twenty or thirty percent a year.',
    fr: 'Pensez à ce que donneraient dix, vingt ou trente pour cent par an.',
  },
  keyPoints: {
    en: 'IRR = multiple to the power (1/n) – 1, since returns compound; anchors: 2 times in 5 years, about 15%; 2.5 times, about 20%; 3 times, about 25%; the same multiple over more years is a lower IRR.',
    fr: 'TRI = multiple puissance (1/n) – 1, car les rendements se composent ; repères : 2 fois en 5 ans, environ 15 % ; 2,5 fois, environ 20 % ; 3 fois, environ 25 % ; le même multiple sur plus d’années donne un TRI plus faible.',
  },
  modelAnswer: {
    en: 'I look for the yearly rate that compounds to that multiple: the multiple, to the power of one over the number of years, minus one. In the head I use anchors over five years: double your money and you are at fifteen percent, two and a half times is about twenty, triple it and it is twenty-five. Check: one euro at 1.2 becomes 1.44 after two years, 2.07 after four, 2.49 after five. So two and a half times in five years is an IRR of about twenty percent. Sharing the gain equally between the years would be too generous, because it forgets compounding. And the same multiple over seven years is only fourteen percent: time costs return, unless a dividend comes early.',
    fr: 'Je cherche le taux annuel qui, composé, mène à ce multiple : le multiple, puissance un sur le nombre d’années, moins un. De tête, j’ai des repères sur cinq ans : doubler la mise, c’est 15 %, deux fois et demie, environ 20 %, tripler, 25 %. Je vérifie : un euro à 1,2 devient 1,44 après deux ans, 2,07 après quatre, 2,49 après cinq. Donc 2,5 fois en cinq ans, c’est un TRI d’environ 20 %. Répartir le gain également entre les années serait trop généreux, car on oublie les intérêts composés. Et le même multiple sur sept ans ne fait plus que 14 % : le temps coûte du rendement, sauf si un dividende tombe plus tôt.',
  },
  must: ['irr', 'moic'],
  bonus: ['compounding', 'hold_period'],
  points: {
    compounding: { says: ['lbo_growth_on_growth'] },
    irr: {
      general: false,
      says: [
        'lbo_growth_on_growth > # > lbo_percent_word',
        'rate_year_on_year & # & year',
        'rate_year_on_year > # > #',
        '~lbo_annualised > # > "on top of the other"|"one on top"|"l’un sur l’autre"|"sur l’autre"',
        'lbo_annualised > "step"|"pas" > #',
        '~"pas annuel"|~"yearly step" > ~#',

        'turned_one_into & # & year|lbo_percent_word|rate|multiply',
        'lbo_annual_return|lbo_per_year > lbo_become & lbo_one_euro & year',
        'lbo_compound & # & lbo_percent_word|multiply|lbo_stake|lbo_double|lbo_per_year|year',
        'lbo_double & # & "%"|percent_of|year|# & !"double check"',
        'lbo_earn_return & lbo_per_year & lbo_one_euro|lbo_stake|lbo_compound|lbo_grow_back',
        'lbo_growth_on_growth',
        'lbo_earn_return & lbo_percent_word & lbo_then_word|after & year|#',
        'lbo_try_word & # & lbo_multiplied|multiply & equal',
        'lbo_per_year|lbo_annual_return & lbo_compound & lbo_turns|lbo_multiple_word|lbo_one_euro',
        'lbo_cannot_word & divide',
        'lbo_compound & subtract',
        'lbo_longer_hold & irr|lbo_annual_return > fall|lbo_shrink',
        'fall|lbo_shrink > irr|lbo_annual_return & lbo_longer_hold',
        'lbo_annualised & # > # > # & lbo_then_word|lbo_become|"fait"|"makes"',
        'lbo_pace & # & year|lbo_become',
      ],
    },
    moic: {
      general: false,
      says: [
        'put_one_get_two',
        '"put in"|"posé"|"mis" > "one" > "got"|"get" > "two"',
        'lbo_one_euro > "goes in"|"entre" > # > "come out"|"comes out"|"sortent"|"ressortent"',

        'lbo_what_went_in & lbo_what_comes_out & #',
        'lbo_one_euro & "two and a half"|"deux et demi"',
        'lbo_what_comes_out > over_what|divide > lbo_what_went_in',
        'lbo_double & # & !"double check"',
        'turned_one_into & #|"half"|"demi"|"cinquante"|"fifty"',
        'lbo_one_euro & lbo_become|lbo_take_out & #',
        'lbo_benchmark & # & lbo_turns|multiply|lbo_double & lbo_percent_word',
        '# > multiply > lbo_percent_word & lbo_benchmark|lbo_double',
        'lbo_put_in & lbo_take_out & #',
        'multiply > lbo_stake & lbo_mean_say',
        'lbo_become|lbo_take_out|lbo_remain_for > divide > lbo_put_in',
        '# > lbo_money_in > # > lbo_money_out',
        'lbo_multiple_noun|lbo_proceeds_word > over_what|divide > lbo_stake|lbo_put_in',
        'lbo_proceeds_word > over_what > cash|lbo_stake',
        'lbo_multiple_noun & "for one"|"pour un"',
        'lbo_put_in & lbo_become|"m’en revient"|"comes back" & "deux et demi"|"two and a half"|#',
        '"for each one"|"pour un"|"for one" & "walk out with"|"emporte"|lbo_take_out & #|"two and a half"|"deux et demi"',
      ],
    },
    hold_period: {
      says: [
        'lbo_hold_word|lbo_wait_longer > lbo_dilute_word|lbo_drags_down',
        'lbo_longer_hold & lbo_more_slowly|lbo_pace',
        'waits_longer > earns_less_a_year',
        'longer_you_keep > irr|lbo_annual_return|lbo_per_year > fall|lbo_shrink|lbo_less_than',
      ],
    },
  },
  followUps: [
    {
      rung: 1,
      text: {
        en: 'How would you check that without a calculator?',
        fr: 'Comment le vérifiez-vous sans calculatrice ?',
      },
      aims: ['irr', 'moic', 'compounding'],
    },
    {
      rung: 2,
      text: {
        en: 'Same multiple with a dividend recap in year two: is the IRR up or down?',
        fr: 'Même multiple avec un dividend recap en année deux : le TRI monte ou baisse ?',
      },
      aims: ['irr', 'hold_period'],
    },
    {
      rung: 3,
      text: {
        en: 'It takes two years longer for the same multiple: where does the IRR go?',
        fr: 'Il faut deux ans de plus pour le même multiple : où va le TRI ?',
      },
      aims: ['hold_period', 'irr'],
    },
    {
      rung: 4,
      text: {
        en: 'Which of the two measures does an investor in the fund prefer?',
        fr: 'Laquelle des deux mesures un investisseur du fonds préfère-t-il ?',
      },
      aims: ['moic', 'irr'],
    },
  ],
  wrongClaims: [
    'linear_irr',
    'time_does_not_matter',
    'return_adds_up',
    'longer_hold_lifts_irr',
    'early_cash_lowers_irr',
    'irr_benchmark_wrong',
    'multiple_counts_time',
    'multiple_is_profit_only',
    'rule_of_72_misused',
    'compounding_lifts_irr',
    'multiple_fixes_irr',
  ],
  numeric: {
    generator: 'N19',
  },
};
