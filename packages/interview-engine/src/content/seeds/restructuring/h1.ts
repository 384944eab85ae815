import type { Seed } from '../../types.ts';
import { paidInOrder } from '../../shared-statements.ts';

export const h1: Seed = {
  id: 'H1',
  topic: 'restructuring',
  levels: ['analyst'],
  question: {
    en: 'A distressed company is worth {mult} an EBITDA of {ebitda}, less costs of {costs}. It owes {rcf} on the revolving facility, {senior} of senior debt and {mezz} of mezzanine. Who recovers what, and what percentage does the mezzanine get?',
    fr: 'Une société en difficulté vaut {mult} un EBITDA de {ebitda}, moins {costs} de coûts. Elle doit {rcf} de crédit revolving, {senior} de dette senior et {mezz} de mezzanine. Qui récupère quoi, et quel pourcentage touche la mezzanine ?',
  },
  hint: {
    en: 'First find how much there is to share out.',
    fr: 'Trouvez d’abord combien il y a à partager.',
  },
  keyPoints: {
    en: 'Distributable value = EBITDA × multiple – costs; pay the revolving facility, then senior, then mezzanine, in order; the fulcrum is the first tranche not paid in full.',
    fr: 'Valeur distribuable = EBITDA × multiple – coûts ; payer le RCF, puis la dette senior, puis la mezzanine, dans l’ordre ; le titre pivot est la première tranche non remboursée en entier.',
  },
  modelAnswer: {
    en: 'First, what there is to share: {mult} an EBITDA of {ebitda}, less {costs} of costs. Then you go down the ranking, and no class gets a cent before the one above it is whole. The revolving facility comes first and recovers its {rcf} in full. Next, the senior lenders are owed {senior} and are also paid in full. The mezzanine takes what is left against its claim of {mezz}: it recovers {mezz_recovery}, and the shareholders get nothing. So the value breaks in the mezzanine: it is the fulcrum security, the first class that is not made whole. That class will convert into equity and own the company, so it controls the negotiation, and every extra euro of value goes to it first.',
    fr: 'D’abord, ce qu’il y a à partager : {mult} un EBITDA de {ebitda}, moins {costs} de coûts. Ensuite on descend les rangs, et une classe ne touche rien tant que la précédente n’est pas remboursée intégralement. Le RCF passe en premier et récupère ses {rcf} en entier. Puis la dette senior, {senior}, est elle aussi remboursée en totalité. La mezzanine prend ce qui reste sur sa créance de {mezz} : elle récupère {mezz_recovery}, et l’actionnaire n’a rien. La valeur s’arrête donc dans la mezzanine : c’est le titre pivot, la première tranche qui n’est pas remboursée intégralement. Cette classe convertira en capital et prendra les clés, elle contrôle donc la négociation, et chaque euro de valeur en plus lui revient d’abord.',
  },
  must: ['absolute_priority', 'fulcrum'],
  bonus: ['senior', 'mezz'],
  points: {
    absolute_priority: {
      byName: true,
      says: [
        'senior|"revolver" > left_word|left_at_end > mezz_word',
        '~told_nobody_lower & ~told_while_owed & !fulcrum',
        'senior|lender & first_served|made_whole & #',
        ...paidInOrder,
        'first_served & # & lender|senior',
        'rescue_queue & rescue_runs_dry|made_whole',
        'made_whole & senior|"revolver" & mezz_word',
        'rescue_queue > # & rescue_queue > # & rescue_runs_dry',
        'senior & made_whole',
        'made_whole & mezz_word',
        '"rcf"|"revolver"|senior > mezz_word > last_word|left_word',
        '~rank_above & ~rank_settled & until',
      ],
    },
    fulcrum: {
      says: [
        '~told_first_short > mezz_word',
        '~told_left_short & told_gets_it',
        'fulcrum > mezz',
        'rank_runs_out_here & rank_new_bosses|mezz_word',
        'rank_stands_behind & rank_new_bosses',
        'mezz_word >> "première tranche"|"first tranche"|"première classe"|"first class"|"première créance" > ~fulcrum',

        'mezz_word|claim_class & swap_to_shares',
        'mezz_word|claim_class & takes_control & !"et qui contrôle"|"and who controls"|"savoir qui"|"know who"',
        'mezz_word & shareholder_new',
        'mezz_word & value_breaks',
        'value_breaks & takes_control|mezz_word|swap_to_shares',
        'percent_word & takes_control',
        'owed_word & left_word & takes_control',
        'value_breaks > ~takes_control',
        'mezz_word >> fulcrum',
        'mezz_word > rescue_gets_the_shares',
      ],
    },
    senior: {
      byName: false,
      says: [
        'senior > "takes the whole"|"takes its whole"|"prend la totalité"|"prend tout"',
        '"senior" & # & "secured"|"gagée"|"garantie"|lbo_security & made_whole|"full"',
        'senior & gets_paid|recover_word & #',
        'senior & # & made_whole|receive|pay|take_all|repay',
        'senior & made_whole',
        'in_order & senior & made_whole',
        'rank_big_bank & # & made_whole|rank_settled|"everything"',
      ],
    },
    mezz: {
      byName: false,
      says: [
        'mezz_word > told_left_with',
        'mezz_word & left_word|percent_of|left_at_end|value_breaks|last_word',
        'last_in_line & #',
        'rank_stands_behind & #',
      ],
    },
  },
  followUps: [
    {
      rung: 1,
      text: {
        en: 'In which class does the value break, and how do you see it?',
        fr: 'Dans quelle classe la valeur s’arrête-t-elle, et à quoi le voyez-vous ?',
      },
      aims: ['fulcrum'],
    },
    {
      rung: 2,
      text: {
        en: 'Who controls the negotiation?',
        fr: 'Qui contrôle la négociation ?',
      },
      aims: ['fulcrum'],
    },
    {
      rung: 3,
      text: {
        en: 'EBITDA is up by 10%: who gains?',
        fr: 'L’EBITDA monte de 10 % : qui y gagne ?',
      },
      aims: ['absolute_priority', 'fulcrum'],
    },
    {
      rung: 4,
      text: {
        en: 'You advise the senior lenders. What do you tell them to accept?',
        fr: 'Vous conseillez les prêteurs senior. Que leur dites-vous d’accepter ?',
      },
      aims: ['senior', 'fulcrum'],
    },
  ],
  wrongClaims: [
    'book_value_shared_out',
    'pro_rata_recovery',
    'equity_served_first',
    'junior_served_first',
    'fulcrum_is_paid_in_full',
    'costs_left_out',
    'fulcrum_misplaced',
    'shareholders_keep_most',
    'costs_added',
    'senior_takes_first_loss',
    'pivot_has_no_power',
    'junior_paid_first',
    'mezz_is_no_debt',
    'senior_dearer',
    'employees_last',
    'breakup_worth_more',
    'swap_spares_shareholders',
  ],
  numeric: { generator: 'N25' },
};
