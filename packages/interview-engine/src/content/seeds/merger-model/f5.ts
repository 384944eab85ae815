import type { Seed } from '../../types.ts';
import { earningsPerShareMove, sharesAreIssued } from '../../shared-statements.ts';

export const f5: Seed = {
  id: 'F5',
  topic: 'merger_model',
  levels: ['analyst'],
  question: {
    en: 'How do you find the pre-tax synergies an all-stock deal needs to break even on EPS?',
    fr: 'Comment trouvez-vous les synergies avant impôt qu’il faut à une opération payée en titres pour être neutre sur le BPA ?',
  },
  hint: {
    en: 'Ask what the combined company must earn for each share to earn as before.',
    fr: 'Que doit gagner l’ensemble pour que chaque action gagne autant qu’avant ?',
  },
  keyPoints: {
    en: 'Synergies = (acquirer EPS × new share count – both net incomes) / (1 – t).',
    fr: 'Synergies = (BPA de l’acquéreur × nouveau nombre d’actions – résultats nets cumulés) / (1 – t).',
  },
  modelAnswer: {
    en: 'I solve backwards from EPS. The acquirer’s EPS today is {ni_a} divided by {sh_a} shares. Paying {price_t} in shares at {p_a} means issuing new shares, so the share count goes up. To break even, the EPS after the deal must equal the EPS before, so I multiply that EPS by the larger share count: this is the net income I need. From it I subtract the two net incomes, {ni_a} and {ni_t}. The gap is after tax, and synergies are taxed, so I gross it up and divide by one minus {t}. The pre-tax synergies needed are {breakeven_pre_tax_synergies}. With less the deal is dilutive. I would then set that figure against the target’s cost base.',
    fr: 'Je pars du BPA et je remonte. Le BPA de l’acquéreur vaut {ni_a} divisés par {sh_a} d’actions. Payer {price_t} en titres à {p_a} oblige à émettre des actions nouvelles, donc le nombre d’actions monte. À l’équilibre, le BPA d’après est égal au BPA d’avant : je le multiplie par le nouveau nombre d’actions, c’est le résultat net qu’il faut. J’en retire les deux résultats, {ni_a} et {ni_t}. L’écart est après impôt, or les synergies sont imposées : je le divise par un moins {t}. Il faut donc {breakeven_pre_tax_synergies} de synergies avant impôt. En dessous, l’opération est dilutive. Je rapprocherais enfin ce montant de la base de coûts de la cible.',
  },
  must: ['accretion', 'eps', 'synergies_cost', 'new_shares'],
  bonus: ['tax_shield', 'pe_rule'],
  points: {
    accretion: {
      says: [
        'eps|each_share|prettier_number & stays_at',

        'neutral_for_eps & neither_more_nor_less',
        '"nobody"|"personne" & neither_more_nor_less',

        'slice_of_each > thicker_or_thinner',
        'each_holder|each_word > other_slice',

        '"exactly where"|"même part"|"ni plus ni moins"|"not a cent below" & previous_holders|each_holder|"old holder"|"ancien"|"chaque ancien"',
        '"tenir"|"garder"|"hold"|"keep"|"maintain" & eps & #',

        'uplift & fraction',
        'apiece|each_share & unchanged|"still"|"encore"|"continuer" & # & !"each other"',
        'eps|each_share & equal|unchanged|worse_off',
        'worse_off & owner|each_share|"nobody"|"personne"',
        'eps & before|standalone & after|once_done|compare',
        'eps > before|standalone & must_find|multiply > shares_count|gap_left',
        'eps & worse_off',
        ...earningsPerShareMove,
        'uplift & # & eps|each_share|apiece|before|owner|dilutes',
        'each_holder & neither_more_nor_less',
        'neither_more_nor_less & share_paper|earning|eps',
        'each_holder & must_find & neither_more_nor_less',
        'accretion & unchanged|equal|shortfall & !"cell"|"cellule"|"goal seek"|"valeur cible"|"excel"',
        '-dilutes & earning|eps & #|must_find',
        'each_share & -"less"|-"moins" & owner|previous_holders|"anciens"|"nobody"|"personne"',
        'pockets_it & than_it_did & share_paper|owner_of_some|previous_holders|apiece|each_word',
        'previous_holders & neither_more_nor_less',
      ],
    },
    eps: {
      says: [
        '# > share_paper > # > # & earning|must_find|"profit"',

        '# > over_what > # > # > each_share',
        '# > "a head" > # > earning',

        'each_share|eps|# > multiply|"fois"|"times" > # > share_paper & earning',
        'multiply & # & share_paper > earning > #',

        'one_pot & owner_of_some & #',

        'each_share & earns_apiece & #',
        'eps & #',
        'one_pot & cut_among_all',
        '# > standing_figure > # & before_or_after',
        'cut_among_all & # & share_paper|must_find',
        '# & cut_among_all > # & each_holder',
        'must_find > # & share_paper|cut_among_all',
        'share_paper & # & must_find > #',
        'multiply|"times" > "count"|"nombre"|shares_count|"enlarged"',
        'each_holder & # & must_find > #',
        'eps & compare|shortfall|unchanged|"before"|"avant"',
      ],
    },
    new_shares: {
      says: [
        'makes_paper > # & pay|share_paper',
        ...sharesAreIssued,
        'inviting_guests & #',
        '# > fresh',
        'by_slices|inviting_guests & # > apiece',
        '"count"|"share count"|"nombre d’actions"|"nombre de titres" > turns_into > #',
        'turns_into > # > "million"|"millions" & share_paper & !eps|earning|each_share',
        '"need"|"needs"|"faut"|"faudra"|"takes" > # & pay & own_paper|by_slices|share_paper',
      ],
    },
    synergies_cost: {
      says: [
        'taxman_helps_himself & money_saved|save_costs|"save"|"économise"',

        '"one"|"un seul"|"une seule" > "instead of two"|"au lieu de deux"',

        'shortfall|must_find & tax_people|state_takes & save_costs|do_away|spend_less',

        'synergy|money_saved > tax|state_takes',
        'tax|state_takes > synergy|money_saved',
        'synergy|money_saved & tax|state_takes & #',
        'synergy|money_saved & gross_up|cost_base|shortfall',
        'buy_in_bulk & better_terms|supplier',
        'duplicates & save_costs|no_need_for_two',
        'no_need_for_two & both',
        'two_of_it & do_away',
        'buy_in_bulk & price|cost',
        'duplicates & # & must_find|tax',
        'spend_less & tax|tax_people|state_takes|shortfall & #',
        'shortfall|must_find > # & save_costs > # & tax|tax_people|state_takes',
        'gross_up & save_costs|spend_less|money_saved & #',
      ],
    },
    tax_shield: {
      byName: false,
      says: [
        'gross_up & #|tax|synergy|money_saved|shortfall',
        'synergy|money_saved|shortfall & tax|state_takes & over_what|multiply|subtract|#',
      ],
    },
    pe_rule: {
      says: ['euro_of_ours & euro_of_theirs & #'],
    },
  },
  followUps: [
    {
      rung: 1,
      text: {
        en: 'Which net income do you need, before we speak of synergies?',
        fr: 'Quel résultat net vous faut-il, avant de parler de synergies ?',
      },
      aims: ['eps', 'new_shares'],
    },
    {
      rung: 2,
      text: {
        en: 'Are these synergies credible, in your eyes? What do you set them against?',
        fr: 'Ces synergies vous semblent-elles crédibles ? À quoi les comparez-vous ?',
      },
      aims: ['synergies_cost'],
    },
    {
      rung: 3,
      text: {
        en: 'Phase them over three years: what is the year-one effect?',
        fr: 'Étalez-les sur trois ans : quel effet la première année ?',
      },
      aims: ['eps', 'accretion'],
    },
    {
      rung: 4,
      text: {
        en: 'Your client can deliver half of that: what do you change in the deal?',
        fr: 'Votre client ne peut en réaliser que la moitié : que changez-vous à l’opération ?',
      },
      aims: ['synergies_cost', 'new_shares'],
    },
  ],
  wrongClaims: [
    'shares_from_earnings',
    'synergies_untaxed',
    'seller_shares_not_counted',
    'pe_rule_reversed',
    'accretion_creates_value',
    'accretion_reversed',
    'breakeven_reversed',
    'share_count_untouched',
    'eps_upside_down',
    'shares_at_target_price',
    'total_profit_is_the_test',
    'synergies_happen_once',
    'synergies_without_deal',
    'premium_creates_value',
    'gap_not_grossed_up',
    'breakeven_pays_the_price',
    'new_shares_earn_nothing',
    'pe_rule_inverted',
    'eps_below_is_accretive',
    'net_income_is_the_test',
    'old_count_kept',
    'target_shares_remain',
    'issue_price_reversed',
    'premium_over_synergies',
    'synergies_from_closing',
    'shares_always_dilutive',
    'eps_simply_added',
    'more_shares_fewer_synergies',
    'eps_against_target',
    'all_share_count_kept',
    'dilution_destroys_value',
    'pe_rule_for_cash',
  ],
  numeric: {
    generator: 'N14',
    ask: {
      en: 'Take an acquirer with net income of {ni_a} and {sh_a} shares at {p_a}, a target with net income of {ni_t} bought for {price_t}, tax {t}: how much pre-tax synergy do you need?',
      fr: 'Prenez un acquéreur au résultat net de {ni_a} avec {sh_a} d’actions à {p_a}, une cible au résultat net de {ni_t} achetée {price_t}, impôt {t} : quelles synergies avant impôt faut-il ?',
    },
  },
};
