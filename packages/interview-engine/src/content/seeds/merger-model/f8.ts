import type { Seed } from '../../types.ts';

export const f8: Seed = {
  id: 'F8',
  topic: 'merger_model',
  levels: ['analyst', 'associate'],
  question: {
    en: 'In a merger of equals, the target brings {ebitda_contrib_t} of the EBITDA. What ownership is fair?',
    fr: 'Dans une fusion entre égaux, la cible apporte {ebitda_contrib_t} de l’EBITDA. Quelle part du nouvel ensemble est équitable ?',
  },
  hint: {
    en: 'Ask who owes more, for the same profit.',
    fr: 'Demandez-vous qui doit le plus, à profit égal.',
  },
  keyPoints: {
    en: 'Lever-adjust revenue and EBITDA (net income and market cap are already after debt); show the range; then negotiate synergies and governance.',
    fr: 'Corriger du levier le chiffre d’affaires et l’EBITDA (le résultat net et la capitalisation sont déjà après dette) ; montrer la fourchette ; puis négocier les synergies et la gouvernance.',
  },
  modelAnswer: {
    en: 'Not {ebitda_contrib_t}: a share of EBITDA is not a share of the equity, because the two companies do not owe the same. I take each EBITDA at {mult}, subtract net debt, {nd_a} for the acquirer and {nd_t} for the target, and compare what is left for shareholders. In this contribution analysis the target brings {equity_contrib_t} of the equity. That is the ownership I would start from, and the exchange ratio follows from it. Then I do the same on revenue, net income and market cap to get a range; the last two are already after debt. The rest is negotiation: how the cost synergies are shared, and who sits on the board.',
    fr: 'Pas {ebitda_contrib_t} : une part de l’EBITDA n’est pas une part des fonds propres, car les deux sociétés ne doivent pas autant. Je prends chaque EBITDA à {mult}, je retire la dette nette, {nd_a} pour l’acquéreur et {nd_t} pour la cible, et je compare ce qui reste aux actionnaires. Dans cette analyse de contribution, la cible apporte {equity_contrib_t} des fonds propres. C’est la part du capital dont je partirais, et la parité en découle. Je refais l’exercice sur le chiffre d’affaires, le résultat net et la capitalisation, ces deux derniers déjà après dette, pour avoir une fourchette. Le reste se négocie : le partage des synergies de coûts et la gouvernance.',
  },
  must: ['contribution', 'ownership', 'net_debt'],
  bonus: ['exchange_ratio', 'synergies_cost'],
  points: {
    contribution: {
      general: false,
      says: [
        'each_one > brings & same_exercise',

        'compare > what_each_brings',

        '"each"|"chacun"|each_word > "brings a dish"|"apporte son plat"|"brings something"|"apporte quelque chose" & "how big"|"taille"|"size"',
        'brings > fraction > other_metrics|earning|revenue',

        '"on"|"in"|"en" > other_metrics > ~brings > fraction',

        '# > over_what > # & fair_stake|should_get|entitled',
        'each_one > brings & other_metrics',

        '# > over_what > # > fraction > "ebitda"',
        'fraction > each_one > earning|earned_together',

        'brings & equity_value_words|over_what & #',
        'other_metrics & same_exercise',
        'brings & fraction & #',
        'what_part & other_metrics|earning & our_side|their_side',
        'cake & brings',
        'what_part|which_slice & brings & !"analyse de contribution"|"contribution analysis"',
        'each_one & earning|sell|revenue|other_metrics & proportion_word|compare|brings',
        'contribution & fraction|compare|exceeds|equity_value_words|other_metrics',
        'compare > each_one > brings',
      ],
    },
    ownership: {
      says: [
        '#|fraction & would_be_fair & !"ebitda"|"question"',

        'would_hold > #|fraction > new_house|combined_company',
        '# > seller > in_the_minority',

        'fair_stake & fraction',

        'brings > # > "of the equity"|"des fonds propres"|"of equity"|"of the combined"',
        '"fair share"|"juste part" > #',

        '"part des actionnaires"|"stake"|"ownership"|"their share" & "en dessous de"|"below"|"less than"|"moins de"|"nearer to"|"closer to" & #',
        'would_give & # & combined_company|fraction|share_paper',
        'has_part & fraction|# & combined_company & so_therefore',
        'hold_stake & entitled & #|equity_value_words',
        '"autour de ça"|"around that"|"autour de là" > hold_stake|should_get',
        'hold_stake|ownership & entitled & ratio_of_exchange',
        'entitled & owner & share_paper|combined_company',
        'would_give & fraction & share_paper|combined_company|owner',
        'voting_power & split & synergy|money_saved|ratio_of_exchange',
        'which_slice & follows_from|stays_with|equity_value_words & !"analyse de contribution"|"contribution analysis"',
        'portion & those_who_sold & would_give|entitled|combined_company|so_therefore',
        'should_get > part_of_the_whole',
        'by_slices|part_of_the_whole & holds_the_say & should_get|debts_first|#',
        '# & fair_stake & !"metric"',
      ],
    },
    net_debt: {
      byName: false,
      says: [
        'indebtedness & overstates_it',

        '"take"|"takes"|"taking"|"knock"|"enlève"|"retire"|"ôte" > indebtedness > "off"|"before"|"avant"|"d’abord"',

        '~mortgage_word & ~own_less_of_it',

        'indebtedness & "comes off"|"l’enlever"|"taken off"|"enlever de sa part"',
        '"mortgage"|"crédit sur le dos"|"a crédit"|"a un crédit" & "less"|"moins"',

        '"owes more"|"owes the most"|"doit le plus"|"doit plus"|"more indebted"|"plus endetté" > should_get|"less"|"moins"',
        'lender > "first"|"d’abord"',
        '"first"|"d’abord" > lender',

        'debts_first & so_therefore|equal|"yours"|"à vous"',

        '# > subtract > # > stays_with|equal > #',
        'indebtedness|lbo_owes > # > so_therefore > #',
        'indebtedness|lbo_owes > # & owner|stays_with',

        'lender|"bank"|"banque" & "not"|"pas"|stays_with|subtract & hold_stake|"own"|"à vous"',
        'indebtedness & # & so_therefore & stays_with|equal|"left"|"reste"',
        'multiply_by > # > subtract > # > so_therefore|equal|"reste" > #',
        'equity_value_words & # & subtract',
        'lender & repay & #',
        'indebtedness & stays_with & #',
        'indebtedness & taken_off',
        'belongs_to_banks',
        'lender|borrowed_money & taken_off',
        'debts_first & part_of_the_whole|hold_stake|should_get|#',
        'indebtedness > # & "fonds propres"|"equity"|equity_value_words & #',
        'indebtedness|borrowed_money & # & should_get & part_of_the_whole',
        'debts_first & stays_with|owner',
        '# > subtract > # > indebtedness|borrowed_money',
      ],
    },
    exchange_ratio: {
      says: [
        'how_many|fraction|# & of_mine & each_of_theirs',

        'ratio_of_exchange|exchange_ratio & entitled|split|"settle"|"fourchette"|"range"',

        'how_many > own_paper|of_mine|share_paper & for_each|receive',
        'ratio_of_exchange|exchange_ratio & follows_from',
      ],
    },
    synergies_cost: {
      byName: false,
      says: [
        'duplicates & "belong to both"|"appartiennent aux deux"|"à partager"|"aux deux camps"',
        'synergy|money_saved & split',
      ],
    },
  },
  followUps: [
    {
      rung: 1,
      text: {
        en: 'Which figures would you put side by side?',
        fr: 'Quels agrégats mettriez-vous côte à côte ?',
      },
      aims: ['contribution', 'net_debt'],
    },
    {
      rung: 2,
      text: {
        en: 'How do you split the synergies?',
        fr: 'Comment partagez-vous les synergies ?',
      },
      aims: ['synergies_cost', 'contribution'],
    },
    {
      rung: 3,
      text: {
        en: 'The target repays half of what it owes before closing: what changes?',
        fr: 'La cible rembourse la moitié de ce qu’elle doit avant le closing : qu’est-ce qui change ?',
      },
      aims: ['net_debt', 'ownership'],
    },
    {
      rung: 4,
      text: {
        en: 'Governance is fifty-fifty but the economics are not: why would your client accept?',
        fr: 'La gouvernance est à parts égales mais pas l’économie : pourquoi votre client accepterait-il ?',
      },
      aims: ['ownership'],
    },
  ],
  wrongClaims: [
    'minority_names_board',
    'debts_cancel_out',
    'ownership_follows_ebitda',
    'equals_means_half',
    'debt_counted_as_contribution',
    'more_debt_more_stake',
    'ownership_from_prices',
    'one_side_takes_synergies',
    'ratio_reversed',
    'ownership_is_the_ratio',
    'debt_left_out_of_shares',
    'debt_of_each_added',
    'one_metric_settles',
    'ebitda_share_is_equity_share',
    'ownership_read_in_prices',
    'multiple_gives_equity',
    'net_debt_added_to_ev',
    'net_income_needs_debt',
    'equals_pay_premium',
  ],
  numeric: {
    generator: 'N22',
    ask: {
      en: 'Take EBITDA of {e_a} and net debt of {nd_a} for the acquirer, EBITDA of {e_t} and net debt of {nd_t} for the target, both at {mult} EBITDA: what share of the equity does the target bring?',
      fr: 'Prenez un EBITDA de {e_a} et une dette nette de {nd_a} pour l’acquéreur, un EBITDA de {e_t} et une dette nette de {nd_t} pour la cible, tous deux à {mult} l’EBITDA : quelle part des fonds propres la cible apporte-t-elle ?',
    },
  },
};
