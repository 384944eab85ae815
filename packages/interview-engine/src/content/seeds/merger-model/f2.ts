import type { Seed } from '../../types.ts';
import { earningsPerShareMove, sharesAreIssued } from '../../shared-statements.ts';

export const f2: Seed = {
  id: 'F2',
  topic: 'merger_model',
  levels: ['intern', 'analyst'],
  question: {
    en: 'How do you know if a deal is accretive?',
    fr: 'Comment savez-vous si une opération est relutive ?',
  },
  hint: {
    en: 'Compare one share of the buyer before and after the deal.',
    fr: 'Comparez une action de l’acquéreur avant et après l’opération.',
  },
  keyPoints: {
    en: 'Compare pro forma EPS to standalone: combined net income plus synergies after tax, less financing cost and PPA amortisation, over the new share count.',
    fr: 'Comparer le BPA pro forma au BPA seul : résultats nets cumulés et synergies après impôt, moins le coût du financement et l’amortissement de la PPA, sur le nouveau nombre d’actions.',
  },
  modelAnswer: {
    en: 'I compare the buyer’s EPS before and after the deal. Pro forma net income is both companies’ net income plus synergies after tax, less the cost of the financing. I divide it by the buyer’s shares plus the new shares issued to the seller. So the means of payment decides: cash costs lost interest, debt costs interest after tax, and shares raise the count. The short cut: in shares, the deal is accretive when the buyer’s P/E is higher than the P/E it pays; in cash or debt, when the target’s earnings yield exceeds the after-tax cost of the money. Here, {price_t} over {p_a} gives the shares to issue, and EPS moves by {accretion}.',
    fr: 'Je compare le BPA de l’acquéreur avant et après l’opération. Le résultat net pro forma additionne les deux résultats et les synergies après impôt, moins le coût du financement. Je le divise par les actions existantes plus les actions nouvelles remises au vendeur. Tout dépend donc du mode de paiement : la trésorerie coûte les intérêts perdus, la dette des intérêts après impôt, et les titres augmentent le nombre d’actions. La règle rapide : en titres, c’est relutif si le PER de l’acquéreur est supérieur à celui qu’il paie ; sinon, si le rendement bénéficiaire de la cible dépasse le coût du financement. Ici, {price_t} sur {p_a} donnent les actions à émettre, et le BPA varie de {accretion}.',
  },
  must: ['accretion', 'eps', 'new_shares', 'financing_mix'],
  bonus: ['synergies_cost', 'earnings_yield', 'pe_rule'],
  points: {
    pe_rule: {
      says: [
        'market_pays_me > # > pay > #',

        'trades_at > # > their_side > # & buy|pay|cost|"costs"',

        'market_pays_me > # > picks_up > #',
        'trades_at > # > picks_up > #',

        'market_pays_me & # & buy & # & !"shares"|"interest"',

        'market_pays_me > # > buy|"achète" > #',
        'buy > # > pe_words|multiple_of > own_paper > #',
      ],
    },
    accretion: {
      says: [
        'slice_of_each > thicker_or_thinner',
        'each_holder|each_word > other_slice',

        '"profit"|"bénéfice"|earning > "behind"|"derrière" > share_paper & before_or_after|"once"|"today"|"avant"|"more"',
        'share_paper > "before and after"|"avant et après"',
        'share_paper & earns_apiece|"pull in"|"ramasse" & "before and after"|"avant et après"',

        'apiece & uplift',
        'each_share & compare & #',
        'compare & before|standalone & #',
        ...earningsPerShareMove,
        'fall > accretion',
        'accretion >> #',
        'accretion & rise|fraction',
        'eps > over_the_old_one',
        'eps & over_the_old_one & "positive"|"positif"|exceeds|"one"|"un"|"1"',
        'pockets_it & than_it_did & share_paper|owner_of_some|previous_holders|apiece|each_word',
      ],
    },
    eps: {
      says: [
        'earning|"money" & share_holders_to_be & over_what|cut_among_all|divided_over',

        'earning & both & dished_out > share_paper|share_holders_to_be',

        'eps & divided_over|combined_company|rise|fall',
        'eps & before|compare|standalone',
        'eps > "after"|"après"',
        'one_pot & cut_among_all',
        'underneath_word > shares_count',
        'cut_among_all & before|compare & earning|profit',
        'both & earning & cut_among_all',
        '# > over_what > # > equal > # & !"billion"|"milliard"|"milliards"|fresh|new_shares|makes_paper|fraction',
        '# > over_what > # > "is"|"fait"|"gives"|"donne"|"equals" > # & !"billion"|"milliard"|"milliards"|fresh|new_shares|makes_paper|fraction',
        'combined_company|both & earning > over_what > share_paper',
        'combined_company > earning > over_what',
      ],
    },
    new_shares: {
      says: [
        ...sharesAreIssued,
        'inviting_guests & pay|own_paper|by_slices|#',
        '# > "at"|"à"|over_what > # & # > fresh',
        '"count"|"share count"|"nombre d’actions"|"nombre de titres" > turns_into > #',
        'turns_into > # > "million"|"millions" & share_paper & !eps|earning|each_share',
        'price > over_what > price_of_a_share & makes_paper|new_shares|how_many',
        '"need"|"needs"|"faut"|"faudra"|"takes" > # & pay & own_paper|by_slices|share_paper',
      ],
    },
    financing_mix: {
      says: [
        '~own_cash|~what_is_saved & ~borrowed_money|~from_the_bank & ~own_paper|~by_slices & ~unlike_cost',

        'idle_money & gave_up_interest|interest',

        '-borrowed_money & own_paper & pay|"règle"|"settle"',
        '"no interest"|"pas d’intérêts"|"pas d’intérêt"|"sans intérêts" & pays_shares|pays_in_paper',
        '"no interest"|"pas d’intérêts"|"pas d’intérêt"|"sans intérêts" & makes_paper|issues_paper|new_shares|"issue"|"crée"|"créer"',
        'borrowed_money|from_the_bank > no_pieces_made & interest|funding_cost|interest_comes_off',
        'no_pieces_made & borrowed_money|from_the_bank & only_the_interest',
        'own_cash & forgo_interest',
        'borrowed_money & interest|funding_cost & subtract|once_taxed & share_paper|earning|before|own_cash',
        'forgo_interest|interest|funding_cost & subtract & earning|synergy',
        '~way_of_paying & funding_cost|new_shares|interest',
        'own_cash & earns_little',
        'own_cash & own_paper & fraction|pay|cost',
        'way_of_paying > change|compare|exceeds|cost',
        'what_is_saved & from_the_bank & by_slices',
        'by_slices & in_the_same_boat',
        'from_the_bank & by_slices & as_far_as_it_goes',
        'what_is_saved & from_the_bank & as_far_as_it_goes',
        'borrows_nothing & own_paper|makes_paper|by_slices',
        'borrowed_money & interest_comes_off',
        'own_cash & interest_comes_off|forgo_interest',
        'borrows_nothing & ~own_paper|~by_slices',
        'from_the_bank & what_is_saved & forgo_interest|interest|"lose"|"perd"',
      ],
    },
    synergies_cost: { says: ['synergy|money_saved & tax|#'] },
  },
  followUps: [
    {
      rung: 1,
      text: {
        en: 'Take me through it line by line: what goes on top, and what goes below?',
        fr: 'Détaillez-moi le calcul : que mettez-vous au numérateur, et que mettez-vous au dénominateur ?',
      },
      aims: ['eps', 'new_shares'],
    },
    {
      rung: 2,
      text: {
        en: 'Is an accretive deal always good?',
        fr: 'Une opération relutive est-elle toujours bonne ?',
      },
      aims: ['accretion', 'earnings_yield'],
    },
    {
      rung: 3,
      text: {
        en: 'Now pay half of it with borrowed money: what changes in your calculation?',
        fr: 'Payez-en maintenant la moitié par endettement : qu’est-ce qui change dans votre calcul ?',
      },
      aims: ['financing_mix', 'earnings_yield'],
    },
    {
      rung: 4,
      text: {
        en: 'Your client will be asked about year one and about run-rate: what should it announce?',
        fr: 'On interrogera votre client sur la première année et sur le régime de croisière : que doit-il annoncer ?',
      },
      aims: ['synergies_cost', 'accretion'],
    },
  ],
  wrongClaims: [
    'dear_target_lifts_earnings',
    'shares_from_earnings',
    'accretion_creates_value',
    'seller_shares_not_counted',
    'pe_rule_reversed',
    'cash_costs_nothing',
    'accretion_reversed',
    'share_count_untouched',
    'eps_upside_down',
    'shares_at_target_price',
    'total_profit_is_the_test',
    'synergies_untaxed',
    'tax_makes_debt_dearer',
    'interest_not_tax_effected',
    'interest_adds_to_profit',
    'yield_rule_reversed',
    'yield_upside_down',
    'paying_in_shares_is_free',
    'shares_most_accretive',
    'synergies_happen_once',
    'pe_rule_inverted',
    'eps_below_is_accretive',
    'net_income_is_the_test',
    'old_count_kept',
    'target_shares_remain',
    'financing_left_out',
    'issue_price_reversed',
    'shares_always_dilutive',
    'debt_raises_income',
    'multiple_against_rate',
    'rates_up_more_accretive',
    'eps_against_target',
    'amortisation_spares_earnings',
    'debt_always_best',
    'cash_most_dilutive',
    'debt_dearer_than_shares',
    'eps_simply_added',
    'gap_not_grossed_up',
    'dilutes_means_smaller_stake',
    'debt_creates_shares',
    'dearer_more_accretive',
    'dilution_destroys_value',
    'pe_rule_for_cash',
    'yield_against_wrong_cost',
  ],
  numeric: {
    generator: 'N12',
    ask: {
      en: 'Take an all-stock deal: acquirer net income {ni_a}, {sh_a} shares at {p_a}; target net income {ni_t}, price {price_t}, pre-tax synergies {syn}, tax {t}. By what percentage does EPS move?',
      fr: 'Prenez une opération payée en titres : acquéreur, résultat net {ni_a}, {sh_a} d’actions à {p_a} ; cible, résultat net {ni_t}, prix {price_t}, synergies avant impôt {syn}, impôt {t}. De quel pourcentage le BPA varie-t-il ?',
    },
  },
};
