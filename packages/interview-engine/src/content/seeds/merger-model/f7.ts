import type { Seed } from '../../types.ts';

export const f7: Seed = {
  id: 'F7',
  topic: 'merger_model',
  levels: ['analyst'],
  question: {
    en: 'Exchange ratio: the acquirer trades at {p_a} with {sh_a} shares, the target at {p_t} with {sh_t} shares, and the premium is {prem}. What are the ratio and the target’s ownership?',
    fr: 'Parité d’échange : l’acquéreur cote {p_a} avec {sh_a} d’actions, la cible {p_t} avec {sh_t} d’actions, et la prime est de {prem}. Quelle est la parité, et quelle part du nouvel ensemble revient aux actionnaires de la cible ?',
  },
  hint: {
    en: 'Take one target share first: what does its holder receive?',
    fr: 'D’abord l’offre pour une action de la cible, comptée en actions de l’acquéreur.',
  },
  keyPoints: {
    en: 'Ratio = target price × (1 + premium) / acquirer price; new shares = ratio × target shares; ownership = new shares / total.',
    fr: 'Parité = cours de la cible × (1 + prime) / cours de l’acquéreur ; actions nouvelles = parité × actions de la cible ; détention = actions nouvelles / total.',
  },
  modelAnswer: {
    en: 'I start with one target share: {p_t} plus the {prem} premium, which is the price of control. I divide that offer by the acquirer’s share price of {p_a}, so the exchange ratio is {exchange_ratio} acquirer shares for each target share. Times the {sh_t} target shares, that gives the new shares to issue. Added to the {sh_a} there are, they make the total, and the target’s shareholders own {target_ownership} of the combined company. That stake tells you who controls it. I would then set it against the target’s contribution to revenue, EBITDA and net income: if it brings more profit than the stake it receives, its board will ask for a better ratio.',
    fr: 'Je pars d’une action de la cible : {p_t} plus la prime de {prem}, qui paie le contrôle. Je divise cette offre par le cours de l’acquéreur, {p_a}, et la parité est de {exchange_ratio} action de l’acquéreur pour une action de la cible. Multipliée par les {sh_t} d’actions de la cible, elle donne les actions nouvelles à émettre. Ajoutées aux {sh_a} d’actions existantes, elles forment le total, et les anciens actionnaires de la cible détiennent {target_ownership} du nouvel ensemble, ce qui dit qui contrôle. Je comparerais cette part à la contribution de la cible au chiffre d’affaires, à l’EBITDA et au résultat net : si elle apporte plus, son conseil demandera mieux.',
  },
  must: ['exchange_ratio', 'new_shares', 'ownership'],
  bonus: ['control_premium', 'contribution'],
  points: {
    exchange_ratio: {
      says: [
        '#|how_many|fraction & of_mine & each_of_theirs',

        '# > over_what > # & for_each|"par titre"|"per share"|"le mien"|"du mien"|"titre" & !out_of_total|fraction',
        'fraction > "of mine"|"du mien"|"of ours"|"des nôtres"',
        'over_what > "nos"|"our" > # > "per share"|"par titre"|"par action"',
        '"on our"|"over our"|"à nos"|"sur nos" > # & # > "per share"|"par titre"|"par action"|"a share"',

        'for_each > of_yours & ~half_share|~fraction > ~of_mine',

        'over_what > offer_word > price_of_ours',

        'ratio_of_exchange > # & !"the two"|"les deux"',
        'over_what & equal & # > ratio_of_exchange',
        'offer_word > over_what > price_of_ours',
        'for_each & how_many & our_side',
        'of_yours & gives_right_to > # & of_mine|our_side',
        'of_yours & # & of_mine',
        'gives_right_to > # > of_mine|own_paper',
        '# > of_mine & of_yours',
        '# > over_what > # > below_one & !fraction|out_of_total',
        'of_yours > fraction > of_mine',
      ],
    },
    new_shares: {
      says: [
        '"sortir"|"come up with"|"crank out" > # > share_paper|"million"|"millions"',

        'makes_paper > #',
        '# > makes_paper',
        'target_shares & multiply_by & #',
        'multiply_by & ratio_of_exchange & # & share_paper',
        'how_many & multiply_by & target_shares',
        'share_paper & makes_paper & fraction|half_share',
        '"make"|"fabrique"|"faire" > #',
        'new_shares > paper_terms & #|over_what|multiply_by|ratio_of_exchange',
        'paper_terms > new_shares & #|over_what|multiply_by|ratio_of_exchange',
        'makes_paper|issues_paper > # > share_paper|"million"|"millions"',
        'makes_paper|"créer"|"create" > #',
        'share_paper & # & makes_paper|"créer"',
        'share_paper & # & "créer"|"create"|"issue"|"émettre" & #',
        '# > brand_new',
        '# > share_paper > fresh',
      ],
    },
    ownership: {
      general: false,
      says: [
        'they_take_of_it & "nous"|"us"|"we"|"parts"|"slices"|"quatre"|"four"',

        'portion|fraction > are_theirs & !premium',

        'would_hold > #|fraction > combined_company|new_house',
        '# > are_theirs',
        'their_side|those_who_sold|previous_holders > weighs_in_it > # > combined_company & !other_metrics|"ebitda"|premium',

        'would_hold > #|fraction > new_house|combined_company',

        '# & "nouveau groupe"|combined_company > # > "chez les leurs"|"with their people"|"to their side"|"chez eux"',
        '"auront"|"auraient"|"aura"|"will have"|"will own"|"will hold"|"sit on" > # > fraction & !premium|"de plus"|"more"|price',

        'those_who_sold|previous_holders > "walk away with"|"end up with"|"repartent avec"|"se retrouvent avec" > part_of_the_whole|fraction|combined_company',

        'out_of_a_hundred & has_part|"auront"',

        'their_side|those_who_sold|previous_holders > hold_stake|has_part > # > fraction & !premium',
        'their_side|those_who_sold|previous_holders|our_side > "keep"|"garder" > # > fraction & !premium',
        'their_side|those_who_sold|previous_holders > "en ont"|"ont"|"have" > # & fraction & combined_company|out_of_total',

        'their_side|those_who_sold|previous_holders > "would have"|"will have"|"ends up with"|"aura"|"aurait"|"auront"|"auraient"|"se retrouve avec" > # > over_what > #',
        'their_side|those_who_sold|previous_holders > "would have"|"will have"|"ends up with"|"get"|"aura"|"aurait"|"auront"|"auraient" > # > combined_company',
        '# > "percent"|"%"|"pour cent" > "for"|"pour" > their_side|those_who_sold',

        'hold_stake > fraction|# & combined_company|out_of_total|"of them"',
        'hold_stake & size_of_stake',
        'previous_holders & own_control & lose_or_keep|combined_company|out_of_total',
        'new_shares > over_what > out_of_total|combined_company',
        'share_with & those_who_sold|own_control',
        'out_of_total & those_who_sold|previous_holders',
        'those_who_sold & hold_stake & out_of_total|how_many|fraction',
        'what_part|which_slice & combined_company|those_who_sold|previous_holders',
        'portion & those_who_sold & !for_each',
        'holds_the_say & part_of_the_whole & !premium|premium_paid',
        'holds_the_say & our_side & their_side',
        '# > over_what > # > "percent"|"%"|"pour cent" & !premium|premium_paid|price|below_one',
        '# > "percent"|"%"|"pour cent" > "for"|"pour" > previous_holders & !premium|premium_paid|"de mieux"|"better"',
        'out_of_a_hundred > their_side|has_part|hold_stake > #',
      ],
    },
    control_premium: {
      byName: false,
      says: [
        'own_control & "de plus"|"de mieux"|"more"|"extra"|"better" & #',
        'premium_paid & own_control|pay',
        'premium & add|multiply|own_control',
        'own_control & price|pay|cost',
      ],
    },
  },
  followUps: [
    {
      rung: 1,
      text: {
        en: 'How many shares does the acquirer create, and what is the total afterwards?',
        fr: 'Combien de titres l’acquéreur crée-t-il, et combien y en a-t-il ensuite ?',
      },
      aims: ['new_shares', 'ownership'],
    },
    {
      rung: 2,
      text: {
        en: 'Fixed ratio or fixed value: who bears what until closing?',
        fr: 'Parité fixe ou valeur fixe : qui porte quel risque jusqu’au closing ?',
      },
      aims: ['exchange_ratio'],
    },
    {
      rung: 3,
      text: {
        en: 'The acquirer’s share loses ten percent tomorrow: redo the ratio for the same offer.',
        fr: 'L’action de l’acquéreur perd dix pour cent demain : refaites la parité pour la même offre.',
      },
      aims: ['exchange_ratio', 'new_shares'],
    },
    {
      rung: 4,
      text: {
        en: 'The target’s board asks for a collar: what would it change for your client?',
        fr: 'Le conseil de la cible demande un collar : qu’est-ce que cela change pour votre client ?',
      },
      aims: ['exchange_ratio', 'ownership'],
    },
  ],
  wrongClaims: [
    'minority_names_board',
    'ownership_is_the_ratio',
    'ratio_without_premium',
    'ratio_upside_down',
    'seller_shares_not_counted',
    'ratio_reversed',
    'ownership_from_prices',
    'ownership_over_old_shares',
    'premium_on_acquirer',
    'share_count_untouched',
    'shares_keep_control',
    'debts_cancel_out',
    'ratio_on_wrong_shares',
    'ratio_of_market_caps',
    'premium_at_wrong_company',
    'ownership_read_in_prices',
    'fixed_ratio_protects',
    'target_shares_remain',
    'issue_price_reversed',
    'premium_reaches_buyer',
    'one_side_takes_synergies',
    'ratio_moves_wrongly',
  ],
  numeric: {
    generator: 'N21',
  },
};
