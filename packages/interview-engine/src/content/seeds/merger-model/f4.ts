import type { Seed } from '../../types.ts';
import { earningsPerShareMove } from '../../shared-statements.ts';

export const f4: Seed = {
  id: 'F4',
  topic: 'merger_model',
  levels: ['analyst'],
  question: {
    en: 'An acquisition is paid entirely in debt at {rd}. How do you know whether it is accretive, and which rule do you use?',
    fr: 'Une acquisition est payée entièrement par dette à {rd}. Comment savez-vous si elle est relutive, et quelle règle utilisez-vous ?',
  },
  hint: {
    en: 'Put what the target earns next to what the money costs.',
    fr: 'Mettez ce que rapporte la cible en face de ce que coûte l’argent.',
  },
  keyPoints: {
    en: 'Debt accretive if target earnings yield exceeds after-tax cost of debt; no new shares; mind leverage and the rating.',
    fr: 'Relutif si le rendement bénéficiaire de la cible dépasse le coût de la dette après impôt ; pas d’actions nouvelles ; attention au levier et à la notation.',
  },
  modelAnswer: {
    en: 'No shares are issued, so only net income matters. The rule: the deal is accretive when the target’s earnings yield, its net income over the price, exceeds the after-tax cost of debt. Interest is deductible, so {rd} before tax costs only {rd} times one minus the tax rate. In figures, I take {ni_a} plus {ni_t}, add synergies of {syn} after tax, and subtract the interest on {price_t}, net of tax at {t}. Over the same {sh_a} shares, EPS moves by {accretion}. But that is not the whole story: leverage goes up, perhaps beyond three times EBITDA, and the rating agencies may react, so I would compare it with a mix of debt and shares.',
    fr: 'Aucune action n’est émise, donc seul le résultat compte. La règle : c’est relutif si le rendement bénéficiaire de la cible, son résultat net sur le prix, dépasse le coût de la dette après impôt. Les intérêts sont déductibles, donc {rd} avant impôt ne coûtent que {rd} fois un moins le taux d’impôt. En chiffres, je prends {ni_a} plus {ni_t}, j’ajoute {syn} de synergies après impôt, et je retire les intérêts sur {price_t}, nets d’impôt à {t}. Sur les mêmes {sh_a} d’actions, le BPA varie de {accretion}. Mais le levier monte, peut-être au-delà de trois fois l’EBITDA, et la notation peut en souffrir : je comparerais avec un mix de dette et de titres.',
  },
  must: ['accretion', 'earnings_yield', 'cost_debt'],
  bonus: ['leverage', 'financing_mix'],
  points: {
    earnings_yield: {
      byName: true,
      says: [
        '# > the_cheque & fraction & borrowed_money|from_the_bank|funding_cost & held_up_against',

        'throws_off > # & fraction & borrowed_money|from_the_bank',

        'earning|target_yields & the_cheque|price & borrowed_money|from_the_bank|funding_cost & held_up_against',

        'earning & # & pay & "percent"|"pour cent" & exceeds > funding_cost|borrowed_money|"borrowing"|"emprunt"',

        'per_hundred|"every hundred"|"pour cent euros" & "gives you"|"gives me"|"m’en rend"|"me rend"|"rapporte" > #',
        'pay|spending & fraction & borrowed_money|from_the_bank > "asks"|"demande"|"wants"|"réclame" > "less"|"moins"|#',

        'earning > over_what > "cheque"|"chèque"|pay|spending & fraction & borrowed_money|from_the_bank|interest',

        'brings_back & # & lender|borrowed_money|from_the_bank',
        'flips_the_multiple & #|exceeds|compare',
        'earning & price & fraction & borrowed_money|from_the_bank',
        'per_hundred & from_the_bank|borrowed_money & #',
        'target_yields > # > borrowed_money > #',
        '# > target_yields > compare > # > borrowed_money',
      ],
    },
    accretion: {
      says: [
        'slice_of_each > thicker_or_thinner',
        'each_share > earning > # > used_to_be > #',

        'each_holder|"chacun"|"each slice"|each_word & "part plus grosse"|"plus grosse part"|"bigger slice"|"gets bigger"',
        '# > turns_into > # & share_paper|by_slices',

        'each_word|apiece|each_holder > uplift',

        'each_word > share_paper & "instead of"|"rather than"|"au lieu de"|"contre" & #',

        'uplift & fraction',
        'share_paper > "plus"|"moins"|"minus" > #',
        'each_share & compare & #',
        'compare & before|standalone & #',
        ...earningsPerShareMove,
        'accretion > fall',
        'fall > accretion',
        'accretion > shortfall',
        '# > accretion',
        'shortfall & # & funding_cost|interest|earning|eps',
        'each_holder & # > in_place_of > #',
        '# > each_holder & in_place_of & #',
        '# > in_place_of > # & fraction|up_or_down_by > #',
        'up_or_down_by > fraction',
        '# & from_the_bank|borrowed_money & own_paper|by_slices > in_place_of > #',
        'own_paper|by_slices & in_place_of > # & each_holder|"million"|share_paper',
        'accretion & rise|unchanged|exceeds|fraction|"positive"|"positif"',
        'own_paper|borrowed_money & share_paper & "was"|"était"|"c’était" > #',
        'uplift & # & owner|share_paper|earning',
        '~more_in_than_out & share_paper|rise|earning',
        'owner & left_poorer & each_share|share_paper & #',
      ],
    },
    cost_debt: {
      general: false,
      says: [
        '~paid_by_taxman & lender|interest|borrowed_money|from_the_bank|rate',

        'rate|interest|"prêt"|"loan" & tax_people >> relieves',
        'tax_people & interest > "expense"|"as a cost"|"en charge"',

        'fraction & relieves > tax_people',

        'borrowed_money & # & tax & "net"|"after tax"|"après impôt"|"revient à"|"comes to"|"costs"',

        'deductible & #',
        'once_taxed|deductible & funding_cost',
        'interest|borrowed_money & tax & subtract|over_what|multiply',
        'once_taxed & # & cost|funding_cost',
        'rate & tax_people & taken_off',
        'relieves & interest & tax_people',
        'once_taxed & multiply|"times"|"fois" & # & !synergy|money_saved',
        'tax_people > relieves & #',
        '# > subtract > tax > #',
        'tax_people > relieves > #',
        '# > relieves > tax_people',
        'interest & tax|tax_people & fall|relieves|"smaller" & #',
      ],
    },
    leverage: {
      byName: false,
      says: [
        'rating & worry',

        'lender & worry',

        '"doit"|"owe"|"on doit" & lender & worry & !"must"',

        '"doit"|"owe"|"devoir" > "plus"|"more" & lender > worry',

        'rating|lender & worry & indebtedness|borrowed_money|#',

        'ebitda_turns & rating|ceiling|worry',
        'indebtedness & earning & compare|ceiling|worry',
        'indebtedness|repay & rating|ebitda_turns|ceiling|worry',
      ],
    },
    financing_mix: {
      byName: false,
      says: [
        'no_pieces_made & borrowed_money|from_the_bank|"borrowed"|"emprunté"',

        'borrow|borrowed_money > half_of_it & for_the_rest & own_paper|by_slices',
        'half_of_it > borrow|borrowed_money > half_of_it > own_paper|by_slices',

        '"paying in debt"|"pay in debt"|"payer en dette"|"payé en dette"|"payant en dette" > "none"|"aucune"|"aucun"|"rien"',
        '-issues_paper|-makes_paper & ~share_paper|~borrowed_money & ~borrowed_money|from_the_bank|#',

        'no_pieces_made & borrowed_money|own_cash|interest|pay',
        '-issues_paper|-makes_paper & share_paper & borrowed_money|"dette"|"debt"',
        '"no new shares"|"no shares"|"aucune action"|"zéro action"|"pas d’actions nouvelles"|"pas d’action nouvelle" & borrowed_money|"all debt"|"dette"',

        'borrowed_money|own_cash & own_paper & mixed|favours',
        'own_paper & fund & fraction',
        'mixed & own_paper|own_cash',
        'own_cash & forgo_interest',
        '"pas d’actions nouvelles"|"no new shares" & interest',
        'borrowed_money|"tout dette"|from_the_bank & nobody_new',
        'borrowed_money & same_count',
      ],
    },
  },
  followUps: [
    {
      rung: 1,
      text: {
        en: 'Say the rule in one sentence, for a client who is no accountant.',
        fr: 'Énoncez la règle en une phrase, pour un client qui n’est pas comptable.',
      },
      aims: ['earnings_yield', 'cost_debt'],
    },
    {
      rung: 2,
      text: {
        en: 'Then why not pay every acquisition this way? How would the rating agencies react?',
        fr: 'Alors pourquoi ne pas tout payer ainsi ? Comment réagiraient les agences de notation ?',
      },
      aims: ['leverage', 'financing_mix'],
    },
    {
      rung: 3,
      text: {
        en: 'Lenders now ask for two points more: is it still accretive?',
        fr: 'Les prêteurs demandent deux points de plus : est-ce encore relutif ?',
      },
      aims: ['cost_debt', 'accretion'],
    },
    {
      rung: 4,
      text: {
        en: 'Your client would rather use the cash it has: what does that cost it?',
        fr: 'Votre client préférerait utiliser sa trésorerie : que lui coûte-t-elle ?',
      },
      aims: ['earnings_yield', 'financing_mix'],
    },
  ],
  wrongClaims: [
    'interest_not_tax_effected',
    'debt_always_best',
    'yield_rule_reversed',
    'accretion_creates_value',
    'accretion_reversed',
    'tax_makes_debt_dearer',
    'yield_upside_down',
    'lenders_become_owners',
    'interest_adds_to_profit',
    'debt_improves_rating',
    'debt_dearer_than_shares',
    'paying_in_shares_is_free',
    'cash_costs_nothing',
    'total_profit_is_the_test',
    'shares_most_accretive',
    'eps_below_is_accretive',
    'net_income_is_the_test',
    'financing_left_out',
    'shares_always_dilutive',
    'debt_raises_income',
    'multiple_against_rate',
    'rates_up_more_accretive',
    'eps_against_target',
    'indebted_buyer_borrows',
    'shares_raise_leverage',
    'cash_most_dilutive',
    'pe_rule_inverted',
    'higher_rates_cheaper_debt',
    'dilutes_means_smaller_stake',
    'debt_creates_shares',
    'dearer_more_accretive',
    'dilution_destroys_value',
    'yield_against_wrong_cost',
    'dilution_needs_shares',
    'repayment_hits_earnings',
    'pe_rule_for_cash',
  ],
  numeric: {
    generator: 'N13',
    ask: {
      en: 'Take an acquirer with net income of {ni_a} and {sh_a} shares, a target with net income of {ni_t} bought for {price_t}, pre-tax synergies of {syn} and tax of {t}: by what percentage does EPS move?',
      fr: 'Prenez un acquéreur au résultat net de {ni_a} avec {sh_a} d’actions, une cible au résultat net de {ni_t} achetée {price_t}, des synergies avant impôt de {syn} et un impôt de {t} : de quel pourcentage le BPA varie-t-il ?',
    },
  },
};
