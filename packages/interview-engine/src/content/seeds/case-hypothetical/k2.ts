import type { Seed } from '../../types.ts';
import { ownView } from '../../shared-statements.ts';

export const k2: Seed = {
  id: 'K2',
  topic: 'case_hypothetical',
  levels: ['analyst'],
  question: {
    en: 'Here is a case. A family industrial company wants liquidity but wants to keep control. What are its options?',
    fr: 'Voici un cas. Une ETI industrielle familiale veut de la liquidité sans perdre le contrôle. Quelles sont ses options ?',
  },
  hint: {
    en: 'Ask who needs the money, and when.',
    fr: 'Demandez-vous qui a besoin de l’argent, et quand.',
  },
  keyPoints: {
    en: 'Minority sale, owner buy-out, dividend recapitalisation, asset sale, listing, staged sale; compare cash, control, cost, time.',
    fr: 'Cession minoritaire, owner buy-out, dividende exceptionnel, cession d’actif, bourse, cession par étapes ; comparer liquidité, contrôle, coût, délai.',
  },
  modelAnswer: {
    en: 'I first ask how much, for whom and when. Then the options: sell a minority stake to a fund, borrow to pay a special dividend, sell the real estate, list a part on the stock exchange, or do an owner buy-out. In the buy-out the family sells to a new holding, cashes in part and reinvests the rest, keeping the majority of the votes; managers reinvest too. Numbers: {m_in} EBITDA of {ebitda}, debt of {lev} EBITDA; after {years} at {g} growth and {paydown} repaid, an exit at {m_out} makes {moic} the money. Four or five funds should compete for the minority. I would recommend the buy-out, but with less debt: the risk is that in a downturn this leverage hands control to the banks.',
    fr: 'Je demande d’abord combien, pour qui et quand. Ensuite les voies : céder une part minoritaire à un fonds, emprunter pour verser un dividende exceptionnel, vendre l’immobilier, entrer en bourse, ou monter un owner buy-out. La famille y vend à une holding, encaisse et réinvestit une partie, en gardant la majorité des droits de vote ; les managers réinvestissent aussi. En chiffres : {m_in} l’EBITDA de {ebitda}, une dette de {lev} l’EBITDA ; après {years} à {g} de croissance et {paydown} remboursés, une sortie à {m_out} donne {moic} la mise. On met quatre ou cinq fonds en concurrence. Je recommanderais l’owner buy-out, avec moins de dette : le risque, c’est que ce levier donne les clés aux banques si l’activité ralentit.',
  },
  must: ['liquidity_options', 'ownership', 'own_view'],
  bonus: ['mgmt_package', 'lbo', 'leverage', 'auction'],
  points: {
    ownership: {
      says: [
        '~passing_left_with & # & ~passing_in_charge',
        '~passing_left_with|deals_keep_majority|voting_power & ~passing_in_charge',
        '"puts back"|"rolls"|"réinvestit"|"remet" & # & "controls"|"owns"|"contrôle"|"garde"',
        '"puts back"|"rolls"|"réinvestit"|"remet" > # > "percent"|"pour cent"|"%"',
        '~case_can_block & case_newcomer & percent_of|"write"|"new"|"nouveau"|"alone"|"seul"|deals_keep_majority',
        'deals_keep_majority & deals_keeps|deals_insiders|deals_minority_route',
        '~deals_keep_majority & percent_of|#',
      ],
    },
    own_view: {
      says: [
        'deals_opinion|for_me|~plain_i_would|"à leur place" & ~passing_best & ~passing_way',
        'case_my_choice > passing_way',
        'case_my_choice > plain_that_way',
        'case_my_choice > case_way_to_cash',
        'case_my_choice & case_way_to_cash & "because"|"since"|"parce que"|"car"|"puisque"',
        'case_my_choice >> "that"|"this"|"ça"|"celle"|"celui" & sponsor|"because"|"parce"|"with"|"avec"',
        'deals_opinion & deals_buy_out_route|"dividend recap"|"minority stake"|"minoritaire"',
        ...ownView,
        'deals_strong_opinion & !"je donnerais"|"i would give"|"would depend"|"dépendrait"',
      ],
    },
    mgmt_package: {
      byName: false,
      says: [
        'passing_shell & puts_back_in',
        'deals_insiders & deals_stay_invested & !"management package"',
        'deals_buy_out_route & deals_stay_invested & !"management package"',
        '~household_heads|deals_insiders & ~puts_back_in',
        '~household_heads & ~gets_slices',
      ],
    },
    lbo: {
      says: [
        'passing_shell & borrow|~takes_loan & buy',
        'deals_buy_out_route & debt|fund|#|sponsor|deals_stay_invested|sell',
      ],
    },
    leverage: {
      byName: false,
      says: [
        'deals_debt_turns & passing_bank_takes',
        'deals_hard_times & passing_bank_takes',
        'deals_debt_turns & deals_hard_times',
        'debt & deals_hard_times',
        'borrow & #',
        'debt & fall & deals_opinion',
      ],
    },
    auction: {
      says: [
        'passing_few & passing_contend',
        'sponsor|"investors"|"investisseurs" & plain_set_against',
        '"funds"|"fonds" >> deals_compete',
        'deals_compete > "funds"|"fonds"',
        '"funds"|"fonds" > "compete"|"concurrence"',
        'deals_consult_funds & deals_few_buyers|sponsor',
        'deals_few_buyers & sponsor',
      ],
    },
  },
  followUps: [
    {
      rung: 1,
      text: {
        en: 'What do you need to know about the shareholders first?',
        fr: 'Que devez-vous savoir des actionnaires d’abord ?',
      },
      aims: ['own_view', 'liquidity_options'],
    },
    {
      rung: 2,
      text: {
        en: 'The banks ask for strict covenants: does the family still decide?',
        fr: 'Les banques demandent des covenants stricts : la famille décide-t-elle encore ?',
      },
      aims: ['ownership', 'leverage'],
    },
    {
      rung: 3,
      text: {
        en: 'The family puts back 40% of its proceeds: what happens to its share of the votes?',
        fr: 'La famille remet 40 % de son produit : que devient sa part des droits de vote ?',
      },
      aims: ['mgmt_package', 'ownership'],
    },
    {
      rung: 4,
      text: {
        en: 'The siblings disagree: how do you run the meeting?',
        fr: 'Les frères et sœurs ne sont pas d’accord : comment menez-vous la réunion ?',
      },
      aims: ['own_view'],
    },
  ],
  wrongClaims: [
    'view_left_to_others',
    'control_without_votes',
    'routes_misread',
    'owner_buyout_unfunded',
    'leverage_without_risk',
    'managers_shut_out',
    'only_a_full_sale',
    'holding_debt_not_deducted',
    'minority_sale_loses_control',
    'dividend_by_debt_is_free',
    'package_is_a_gift',
    'small_stake_takes_control',
    'dividend_dilutes',
    'debt_suits_cycles',
    'exit_ev_all_equity',
    'more_debt_always_better',
    'entry_debt_left_out',
    'more_bidders_lower_price',
    'minority_has_no_rights',
    'listing_takes_control',
    'reinvests_in_target',
    'recap_brings_money',
    'majority_sold_control_kept',
    'capital_increase_pays_family',
    'owner_buyout_misread',
    'minority_pays_for_control',
    'family_talk_unneeded',
    'recommendation_left_out',
    'cash_only_by_full_sale',
    'listing_is_an_exit',
    'one_buyer_is_enough',
    'owner_wishes_irrelevant',
    'opinion_unwanted',
    'flotation_is_full_exit',
    'sale_unprepared',
    'sale_steps_unneeded',
  ],
  numeric: {
    generator: 'N16',
    ask: {
      en: 'Suppose an owner buy-out: EBITDA of {ebitda}, value at {m_in} EBITDA, debt of {lev} EBITDA, growth of {g} a year, {paydown} repaid and an exit at {m_out} EBITDA after {years}. What money multiple does the equity make?',
      fr: 'Supposons un owner buy-out : EBITDA de {ebitda}, valeur à {m_in} l’EBITDA, dette de {lev} l’EBITDA, croissance de {g} par an, {paydown} remboursés et sortie à {m_out} l’EBITDA après {years}. Quel multiple de la mise cela donne-t-il ?',
    },
  },
};
