import type { Seed } from '../../types.ts';
import { earningsPerShareMove } from '../../shared-statements.ts';

export const f10: Seed = {
  id: 'F10',
  topic: 'merger_model',
  levels: ['analyst', 'associate'],
  question: {
    en: 'Cash, debt or shares: how do you advise an acquirer to pay?',
    fr: 'Numéraire, dette ou titres : que conseillez-vous à l’acquéreur ?',
  },
  hint: {
    en: 'Ask what each way of paying costs, and who carries the risk.',
    fr: 'Que coûte chaque façon de payer, et qui porte le risque ?',
  },
  keyPoints: {
    en: 'Cost of each source, rating and leverage, dilution and control, signalling, risk sharing of synergies, tax of sellers, certainty and speed.',
    fr: 'Coût de chaque source, notation et levier, dilution et contrôle, signal, partage du risque des synergies, fiscalité des vendeurs, certitude et rapidité.',
  },
  modelAnswer: {
    en: 'I look at what each source costs and who carries the risk. Cash on hand is the cheapest, because it earns little; then debt, which is deductible. Both raise EPS as long as the target’s earnings yield exceeds their cost after tax, and higher interest rates make that harder. But leverage has a limit: beyond about three times EBITDA the rating suffers. Shares spare the balance sheet, yet they are dilutive when our P/E is low, and my client’s shareholders own less of the combined company and may lose control. On the other hand, the seller then shares the risk that the synergies do not cover the premium. I would recommend a mix, half cash and half shares, with a fairness opinion for the board.',
    fr: 'Je regarde ce que coûte chaque source et qui porte le risque. La trésorerie est la moins chère, car elle rapporte peu ; puis vient la dette, déductible. Les deux font monter le BPA tant que le rendement de la cible dépasse leur coût après impôt, ce que la hausse des taux d’intérêt rend plus difficile. Mais le levier a une limite : au-delà de trois fois l’EBITDA, la notation souffre. Les titres sont dilutifs si notre PER est faible, et les actionnaires de mon client détiennent moins du nouvel ensemble, quitte à perdre le contrôle. En revanche, le vendeur partage le risque que les synergies ne couvrent pas la prime. Je proposerais un mix, moitié numéraire, moitié titres, avec une attestation d’équité.',
  },
  must: ['financing_mix', 'accretion', 'leverage', 'ownership'],
  bonus: ['fairness', 'syn_vs_premium', 'rates_effect'],
  points: {
    financing_mix: {
      general: false,
      says: [
        '~own_cash|~what_is_saved & ~borrowed_money|~from_the_bank & ~own_paper|~by_slices & ~unlike_cost',

        'idle_money & from_the_bank',

        'own_cash > from_the_bank > by_slices|own_paper & as_far_as_it_goes|"top up"|"complète"|"the rest"|"le reste"|"supporte"|"will stand"',
        'what_is_saved|own_cash & from_the_bank & own_paper & certainty|cheap_or_dear & in_the_same_boat|shares_the_risk',
        'what_is_saved & from_the_bank & own_paper & in_the_same_boat',

        'by_slices & from_the_bank & as_far_as_it_goes|"le reste"|"the rest"',

        '"land on a mix"|"a mix of"|"un mix"|"un panachage"|"combine the three"',
        'own_cash & earns_little|deductible',
        'borrowed_money & deductible|cheap_or_dear',
        'own_paper & signal|overvalued',
        'seller & own_cash|own_paper & certainty|tax_deferral|favours',
        'own_cash > certainty|favours',
        'certainty|favours > own_cash',
        'what_is_saved & from_the_bank & by_slices',
        'by_slices & in_the_same_boat',
        'from_the_bank & by_slices & as_far_as_it_goes',
        'what_is_saved & from_the_bank & as_far_as_it_goes',
        'own_cash > borrowed_money & as_far_as_it_goes|ceiling|"the rest"|"le reste"',
      ],
    },
    accretion: {
      says: [
        'each_share & kinder_word & borrowed_money|from_the_bank|own_paper|makes_paper',

        'cut_in_more & mine_shrinks|each_holder|thicker_or_thinner',
        'each_share|"gain par titre"|"gain par action" & rise|fall & borrowed_money|from_the_bank|own_paper',

        'each_word > share_paper & grew_or_shrank & borrowed_money|from_the_bank',

        'each_holder|each_word|apiece & earning & rise|fall & borrowed_money|from_the_bank|own_paper',

        ...earningsPerShareMove,
        'accretion > rise|fall|exceeds',
        'rise|fall|exceeds > accretion',
        'each_holder & # > in_place_of > #',
        'each_holder & own_paper|borrowed_money|from_the_bank & # & in_place_of',
        'accretion & own_paper|borrowed_money|own_cash|pe_words|funding_cost|fraction',
      ],
    },
    leverage: {
      general: false,
      says: [
        'borrowed_money|indebtedness & "cost them"|"cost us"|"cost you"|"nous coûter"|"leur coûter" > rating',

        '~"jusqu’au cou"|~"up to our neck"|~"up to the neck" & ~"rating"|~"note"|~lender',

        'mind_of_lender & worry',

        '"up to our neck"|"jusqu’au cou" & "rating"|"note"|"next one"|"prochain"',
        '~spares_the_sheet & own_paper|pays_shares|pays_in_paper',
        'rating & "mark you down"|"mark them down"|"mark us down"|"heavy next to"|"lourd à côté"',
        'rating & indebtedness|borrowed_money & "trop"|"too much"|"too far"|"mark us down"|"sanctionner"',
        '~indebtedness|~"devoir" & ~ebitda_turns & ~"more than"|~"plus de"|~ceiling',
        'borrowed_money|indebtedness & lose_or_keep|threatens_it > rating',

        'leverage > rise|"monte"|"goes up"|"climbs"|"grimpe"',

        'ebitda_turns & rating|ceiling|#',
        'lender & worry',
        'rating & fall|lose_or_keep|protect',
        'lender & ceiling',
        'indebtedness|borrowed_money & ceiling|worry',
        'borrowed_money|indebtedness & ebitda_turns|ceiling',
        'rating & risk|worry|ceiling|ebitda_turns|threatens_it',
        'indebtedness|borrowed_money & # & lbo_turns|"times"|"fois" & "junk"|"bbb"|"investment grade"|ceiling|rating',
        '"stop at"|"s’arrêter à" > #',
        '~borrowed_money|~indebtedness & # & lbo_turns|"times"|"fois" & earning|ceiling|rating',
      ],
    },
    ownership: {
      says: [
        '~no_longer_sole_master',

        'family_holder|"family"|"famille" & "casting vote"|"majorité"|"majority" & -"majority"|-"majorité"|"without"|"sans"|"loses"|"perd"',
        'own_paper|by_slices & "historiques"|"old guard"|"founders"|"fondateurs" > "below"|"sous"|"under" > fraction|#',

        '~own_control & own_paper & us_holders|family_holder',

        'own_paper|by_slices|those_who_sold|seller & strangers_in',

        'own_paper & own_control|voting_power',
        'hold_stake & fraction|# & combined_company',
        'family_holder|previous_holders & own_control|voting_power|fraction',
        'lose_or_keep & own_control',
        'control_gone & owner|us_holders|previous_holders|family_holder|own_paper',
        'stake_shrinks & owner|us_holders|previous_holders|family_holder|own_control',
        'share_with & those_who_sold|own_control',
        'out_of_total & those_who_sold|previous_holders',
        'those_who_sold & hold_stake & out_of_total|how_many|fraction',
        'what_part|which_slice & combined_company|those_who_sold|previous_holders',
        'portion & those_who_sold',
        'family_holder & ~own_control',
        'owner & ~own_control & own_paper',
        'holds_the_say & own_paper|by_slices|part_of_the_whole',
        'holds_the_say & family_holder|owner|previous_holders',
        '~holds_the_say & own_paper|by_slices',
        'previous_holders & own_control & !own_cash',
        'own_paper|by_slices & strangers_in',
      ],
    },
    fairness: {
      says: [
        'independent_view & price|decide|voting_power|value|ratio_of_exchange|"fair"|"decent"|"board"|"équitable"|"correct"|"conseil"',
      ],
    },
    syn_vs_premium: {
      says: [
        'money_saved|synergy > ~makes_good > part_overpaid',

        'seller > "share"|"shares"|"partage"|"partagent" > "risk"|"risque" & ~synergy|~money_saved|~premium_paid',

        'seller & shares_the_risk & ~synergy|~money_saved|~premium_paid',
        'premium_paid & ~money_saved|~synergy & ~covered|compare|exceeds',
      ],
    },
    rates_effect: {
      says: [
        'money_dearer & accretion|"gagnes"|"moins"|"less"|own_cash|borrowed_money|from_the_bank',
        '"taux"|"rates" > "sous"|"below"|"under"|"en dessous" > target_yields|"yield"|"rendement"',

        '"bank"|"banque"|"loans"|"prêts" & money_dearer',
        'rate|interest|funding_cost|borrowed_money|cash & money_dearer',
      ],
    },
  },
  followUps: [
    {
      rung: 1,
      text: {
        en: 'In which order would you use the three, and where do you stop?',
        fr: 'Dans quel ordre utiliseriez-vous les trois, et où vous arrêtez-vous ?',
      },
      aims: ['financing_mix', 'leverage'],
    },
    {
      rung: 2,
      text: {
        en: 'What does paying in shares tell the market?',
        fr: 'Que dit au marché un paiement en titres ?',
      },
      aims: ['financing_mix', 'ownership'],
    },
    {
      rung: 3,
      text: {
        en: 'Your client’s share has just lost a third: does your advice change?',
        fr: 'L’action de votre client vient de perdre un tiers : votre conseil change-t-il ?',
      },
      aims: ['accretion', 'financing_mix'],
    },
    {
      rung: 4,
      text: {
        en: 'The target’s family wants to stay invested: which structure do you suggest?',
        fr: 'La famille vendeuse veut rester investie : quelle structure proposez-vous ?',
      },
      aims: ['financing_mix', 'ownership'],
    },
  ],
  wrongClaims: [
    'shares_are_free',
    'minority_names_board',
    'dear_target_lifts_earnings',
    'paying_in_shares_is_free',
    'debt_always_best',
    'cash_costs_nothing',
    'shares_signal_cheap',
    'accretion_creates_value',
    'lenders_become_owners',
    'debt_improves_rating',
    'shares_keep_control',
    'shares_most_accretive',
    'debt_dearer_than_shares',
    'cash_shares_the_risk',
    'shares_signal_confidence',
    'higher_rates_cheaper_debt',
    'opinion_is_a_guarantee',
    'interest_not_tax_effected',
    'tax_makes_debt_dearer',
    'accretion_reversed',
    'seller_shares_not_counted',
    'premium_no_concern',
    'rates_do_not_matter',
    'pe_rule_inverted',
    'shares_always_dilutive',
    'shares_raise_leverage',
    'indebted_buyer_borrows',
    'cash_most_dilutive',
    'payment_ties_wrong_side',
    'premium_says_nothing',
    'premium_over_synergies',
    'financing_left_out',
    'debt_raises_income',
    'rates_up_more_accretive',
    'fixed_ratio_protects',
    'debt_creates_shares',
    'cheapest_source_wins',
    'paper_used_when_cheap',
    'equity_is_cheapest',
    'sellers_tax_reversed',
    'shares_surer_than_cash',
  ],
};
