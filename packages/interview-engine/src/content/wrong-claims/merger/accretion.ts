import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: accretion or dilution. */
export const accretionClaims = {
  dear_target_lifts_earnings: {
    concept: 'accretion',
    says: [
      'heard_own_side >> pe_words >> heard_lower_than > seller|"target" > accretive_word & !deal_dilutes|heard_target_is_it|"not"|"pas"',
      'pe_words >> heard_own_side >> heard_lower_than > seller|"cible" > accretive_word & !deal_dilutes|heard_target_is_it|"not"|"pas"',
      'heard_dearer_target > heard_more_accretive & !"not"|"pas"',
      'accretive_word > pe_words > heard_above_it > heard_inverse & !"below"|"lower"|"inférieur"',
      'heard_own_side >> pe_words >> heard_lower_than > accretive_word & !deal_dilutes|heard_target_is_it|"not"|"pas"',
      'pe_words >> heard_own_side >> heard_lower_than > accretive_word & !deal_dilutes|heard_target_is_it|"not"|"pas"',
      'accretive_word > heard_own_side >> pe_words >> heard_lower_than & !deal_dilutes|heard_target_is_it|"not"|"pas"',
      'accretive_word > pe_words >> heard_own_side >> heard_lower_than & !deal_dilutes|heard_target_is_it|"not"|"pas"',
      'accretive_word > heard_own_side > heard_lower_pe & !deal_dilutes|heard_target_is_it|"not"|"pas"',
    ],
    example: {
      en: 'The pricier the target, the more accretive the deal gets.',
      fr: 'Échange de titres relutif quand le PER de l’acheteur est inférieur à celui de la cible.',
    },
    correction: {
      en: 'The cheaper the target against what pays for it, the more accretive: with shares our P/E must be above the target’s, with debt its earnings yield above the after-tax cost.',
      fr: 'Moins la cible est chère au regard de ce qui la paie, plus c’est relutif : en titres, notre PER doit dépasser le sien ; en dette, son rendement doit dépasser le coût après impôt.',
    },
  },
  accretion_reversed: {
    concept: 'accretion',
    says: [
      'eps|each_share > slides_down > so_accretive & !"later"|"ensuite"|"even"|"même"|"synergies"|"not"|"pas"',
      'eps|each_share > goes_higher > so_dilutive & !"slower"|"less"|"moins"|"not"|"pas"|"before synergies"',
      'eps_down_is_good',
      'eps_up_is_bad',
      'condition_word > eps > slides_down > accretive_word & !deal_dilutes|"later"|"ensuite"|"even"|"même"',
    ],
    example: {
      en: 'A deal is accretive when EPS falls.',
      fr: 'Un BPA qui baisse, c’est justement une opération relutive.',
    },
    correction: {
      en: 'Accretive means that EPS rises after the deal; dilutive means that it falls.',
      fr: 'Relutif veut dire que le BPA augmente après l’opération ; dilutif, qu’il diminue.',
    },
  },
  breakeven_reversed: {
    concept: 'accretion',
    says: [
      'past_that >> # > turns_dilutive & !price|pay|pe_words|"per share"|"cours"|"below"|"en dessous"|interest|rate|accretive_word|eps|"premium"|"prime"',

      'synergy|gains_of_joining > exceeds > "ce chiffre"|"that figure"|"this figure"|"ce montant"|"that amount"|"ce seuil" > eps > slides_down & !"not"|"pas"',
      'below_breakeven_good',
      'above_breakeven_bad',
      'below_is_good',
      'above_is_bad',
      '"already"|"déjà" >> accretive_word > "need"|"needs"|"faut"|"besoin" > synergy & "more"|"plus"|"davantage"',
      'above_that_amount > "dilutive"|"dilutif" & synergy & !accretive_word',
    ],
    example: {
      en: 'That is the breakeven: above that it is dilutive.',
      fr: 'C’est le seuil : en dessous c’est relutif.',
    },
    correction: {
      en: 'With more synergies than the breakeven the deal is accretive, with less it is dilutive.',
      fr: 'Avec plus de synergies que le seuil, l’opération est relutive ; avec moins, elle est dilutive.',
    },
  },
  total_profit_is_the_test: {
    concept: 'accretion',
    says: [
      'total_profit_rises & share_count_aside',
      'accretive_if_profit & !"per share"|"par action"',
    ],
    example: {
      en: 'It is accretive as soon as combined net income is higher, whatever the number of shares.',
      fr: 'C’est relutif dès que le résultat net total augmente, quel que soit le nombre d’actions.',
    },
    correction: {
      en: 'Net income nearly always rises in a deal; only income per share tells whether it is accretive.',
      fr: 'La somme des résultats grandit presque toujours ; seul le résultat par action dit si c’est relutif.',
    },
  },
  shares_most_accretive: {
    concept: 'accretion',
    says: [
      'pays_shares|pays_in_paper|issued_paper > lifts_eps_always',
      'pays_shares|pays_in_paper|issued_paper > always_so > eps_is_lifted & !"not"|"pas"|"dilutif"|"dilutive"',
      'pays_shares|pays_in_paper|issued_paper > always_so > rise|makes_eps_rise|pushes_eps_up > eps & !"not"|"pas"|"never"|"jamais"',
      'own_paper|pays_in_paper > always_lifts & !"least"|"dilutive"|"moins"|"dilutif"',
      'pays_shares|pays_in_paper|own_paper >> "toujours relutif"|"toujours relutive"|"always accretive" & !"not"|"pas toujours"|"least"',
      '~no_interest_on_it & by_itself|always_so & accretive_word|eps_is_lifted|makes_eps_rise|eps & !"only"|"debt"|"dette"|"yet"|"mais"|"but"|"dilutif"|"dilutive"',
      '~no_interest_on_it & eps > ~eps_must_rise',
      'own_paper|pays_shares|pays_in_paper > accretive_word > by_itself|always_so & !"only"|"debt"|"dette"|"not"|"pas toujours"|"si notre"|"if our"',
    ],
    example: {
      en: 'Stock is always more accretive than debt, since it carries no interest.',
      fr: 'Les titres sont toujours plus relutifs que la dette, puisqu’ils ne portent pas d’intérêts.',
    },
    correction: {
      en: 'Debt usually lifts EPS more: its cost after tax is below the earnings given up on new shares.',
      fr: 'La dette élève en général davantage le BPA : elle coûte moins, après impôt, que le résultat cédé.',
    },
  },
  eps_below_is_accretive: {
    concept: 'accretion',
    says: [
      'accretive_if_eps_falls',
      'dilutive_if_eps_rises',
      'accretive_only > combined_figure > comes_out_below & !dilutive_only',
    ],
    example: {
      en: 'A deal is accretive when the pro forma EPS comes out below the standalone one.',
      fr: 'C’est relutif quand le BPA pro forma passe en dessous du BPA seul.',
    },
    correction: {
      en: 'A deal is accretive when the pro forma EPS is above the acquirer’s own.',
      fr: 'C’est relutif quand le BPA pro forma passe au-dessus du BPA de l’acquéreur seul.',
    },
  },
  net_income_is_the_test: {
    concept: 'accretion',
    says: [
      'accretive_word > stands_for > joint_income|total_profit > goes_higher|"higher"|"plus élevé"|"rises"|"monte" & !"not"|"pas"|"never"|"jamais"|eps|"per share"|"par action"',
      '"break even"|breakeven_point|neutral_for_eps & joint_income > "equal"|"equals"|"égale"|"égaler"|"match" > own_old_profit & !"not"|"pas"|"never"|"jamais"|eps|"per share"|"par action"',

      'accretive_word > condition_word|"as soon as"|"dès que"|"dès lors" > target_profitable & !"not"|"pas"|"never"|"jamais"|"more than"|"enough"|"plus que"|"assez"',
      'condition_word > target_profitable > accretive_word & !"not"|"pas"|"never"|"jamais"|"more than"|"enough"|"plus que"|"assez"|"can"|"peut"|eps',

      'accretive_word > because_word > joint_income > # & !"per share"|"par action"|"par titre"|"shares"|"actions"|"titres"|eps',

      'compare > total_profit|whole_profit > # & accretive_word & !eps|"per share"|"par action"|each_share|"not enough"',

      'breakeven_point > "résultat net combiné"|"combined net income"|"total profit"|"bénéfice total" > "égale"|"equals"|"égal"|"same as" & !eps|"per share"|"par action"|"titre"',

      'accretive_word > condition_word > not_earnings > goes_higher',
      'because_word > total_profit > goes_higher > accretive_word',
      'accretive_word > because_word > total_profit > goes_higher & !"per share"|"par action"',
      'is_sufficient > total_profit > goes_higher|greater_than',
      'accretive_word > condition_word > total_profit_compared',
      'accretive_word > total_profit > against_own_profit',
      'breakeven_point & total_profit > against_own_profit',
      'accretive_word & total_profit|"net income"|"résultat net" & ~count_has_no_say',
      'accretive_word > mere_case > net_income >> goes_higher & !"per share"|"par action"|"proportionally"|"faster"|"plus vite"|"more than"|"plus que"',
      'is_sufficient > whole_profit > goes_higher & !"pas que"|"not enough"|"per share"|"par action"',
      '~accretive_word & ~whole_profit & count_has_no_say',
      'neutral_for_eps > same_total_profit & !eps|"per share"|"par action"',
      'accretive_word > stands_for > profit_goes_up & !eps|"per share"|"par action"',
    ],
    example: {
      en: 'It is accretive if the combined net income is higher than the acquirer’s.',
      fr: 'C’est relutif quand le résultat net combiné dépasse celui de l’acquéreur.',
    },
    correction: {
      en: 'Accretion compares income per share, since the shares issued have to be served too.',
      fr: 'La relution compare des bénéfices par action, car les titres émis ont droit à leur part.',
    },
  },
  shares_always_dilutive: {
    concept: 'accretion',
    says: [
      '~issues_paper > ~dilutes > ~whatever_multiple & !hold_stake|stake_words|ownership',
      'issue|issues_paper > dilutes > ~whatever_multiple & !hold_stake|stake_words|ownership',
      'pays_shares|pays_in_paper|issues_paper > dilutes|is_dilutive > ~whatever_multiple & !hold_stake|stake_words|ownership',
      'paper_always_dilutes',
      'pays_in_paper|pays_shares > always_dilutes > eps',
      'pays_shares > dilutes > eps > by_itself & !"not"|"pas"',
    ],
    example: {
      en: 'A deal paid in shares is always dilutive.',
      fr: 'Une opération payée en titres est toujours dilutive.',
    },
    correction: {
      en: 'Paid in shares, a deal is accretive when the P/E paid is below the acquirer’s.',
      fr: 'Payée en titres, une opération est relutive si le PER payé est sous celui de l’acquéreur.',
    },
  },
  rates_up_more_accretive: {
    concept: 'accretion',
    says: [
      '"higher"|"rising"|"hausse"|"élevés"|"hauts" > "rates"|"taux" > accretive_more & !"not"|"pas"|"never"|"jamais"|"less"|"moins"|"shares"|"titres"',

      'dearer_money > more_accretive_then & !"not"|"pas"|"less"|"moins"',
      'rates_up > more_accretive',
      'price_of_debt|"rates"|"taux" >> goes_higher|"monte" > accretive_more',
    ],
    example: {
      en: 'If rates rise, the deal becomes more accretive.',
      fr: 'Si les taux montent, l’opération devient plus relutive.',
    },
    correction: {
      en: 'Higher rates cost net income, so a deal paid in debt becomes less accretive.',
      fr: 'Des taux plus hauts pèsent sur le résultat : payée par dette, l’opération devient moins relutive.',
    },
  },
  eps_against_target: {
    concept: 'accretion',
    says: [
      'has_got_to|must_be > eps > must_equal >> eps_of_target & !"not"|"pas"|"never"|"jamais"',
      'accretive_word > condition_word > eps_of_target > is_above & !"multiple"',

      'against_target_eps',
      'breakeven_point|eps|accretive_word > directly_is|pays_for_itself|is_above|"reaches"|"atteint"|"rejoint" > eps_of_target',
      '"compare"|"comparer"|against_own_profit > eps_of_target',
      'eps_of_target > times_it > fresh_shares',
      'breakeven_point > directly_is > eps_of_target',
      'eps > "celui de la cible"|"that of the target" & "compare"|"comparer" & !pe_words',
    ],
    example: {
      en: 'I compare the pro forma EPS with the target’s EPS.',
      fr: 'Il faut que le BPA pro forma dépasse le BPA de la cible.',
    },
    correction: {
      en: 'The pro forma EPS is compared with what the acquirer would earn per share alone.',
      fr: 'Le BPA pro forma se compare à ce que l’acquéreur gagnerait seul par action.',
    },
  },
  breakeven_pays_the_price: {
    concept: 'accretion',
    says: [
      'gains_of_joining > "equal to"|"égales au"|"égales à"|"as big as" > profit_of_both|"target’s net income"|"target’s profit"|"résultat de la cible" & !"not"|"pas"',

      'gains_of_joining > has_got_to > deal_paid_back & !"premium"|"prime"|"not"|"pas"',

      'breakeven_point > deal_paid_back',
      'deal_paid_back > breakeven_point',
      'breakeven_point & synergy|money_saved > pays_for_itself > deal_premium',
      'breakeven_point & neither_gain_nor_loss & !"different"|"différent"|"not the same"|"pas la même"|"not mean"|"pas dire"|"per share"|"par action"|"par titre"|"une action"|"a share"',
      'neutral_for_eps > stands_for|mere_case|directly_is > synergies_repay',
      'neutral_for_eps > no_gain_no_loss & !"not mean"|"veut pas dire"|"signifie pas"|"per share"|"par action"|"par titre"|"une action"|"a share"|each_share',
      'synergy > synergies_repay & neutral_for_eps & !"not"|"pas"',
    ],
    example: {
      en: 'Break-even means that the premium is paid back.',
      fr: 'À l’équilibre, la prime est remboursée.',
    },
    correction: {
      en: 'Break-even only brings EPS back to where it stood; it says nothing about value.',
      fr: 'L’équilibre ramène seulement le BPA à son niveau de départ, sans rien dire de la valeur.',
    },
  },
  cash_most_dilutive: {
    concept: 'accretion',
    says: [
      'own_cash|pays_cash > "dilutes"|"dilute"|"dilue"|"diluent" > "the most"|"most"|"le plus" & !"not"|"pas"|own_paper',
      'cash_dilutes_most',
      'own_cash > dilutes_the_most & !own_paper|equity|"least"|"moins"',
    ],
    example: {
      en: 'Cash is the most dilutive way to pay.',
      fr: 'La trésorerie est le mode de paiement le plus dilutif.',
    },
    correction: {
      en: 'Cash gives up only its interest after tax, so it is usually the most accretive.',
      fr: 'La trésorerie ne coûte que ses produits financiers après impôt : c’est souvent le plus relutif.',
    },
  },
  dilutes_means_smaller_stake: {
    concept: 'accretion',
    says: [
      'accretion|accretive_word > "is when"|"means"|"c’est quand"|"veut dire"|"signifie" > share_price_up & !"not"|"pas"|"never"|"jamais"',

      'deal_dilutes > "means"|"mean"|"veut dire"|"signifie" > price_drops & !"not"|"pas"|"never"|"jamais"',

      'accretive_word|deal_dilutes > "means"|"mean"|"veut dire"|"signifie"|"when"|"quand" > stake_in_capital & !eps|earning|"control"|"contrôle"|"not"|"pas"',

      'deal_dilutes > mere_case|directly_is > own_share_shrinks & !eps|"control"|"contrôle"',
      'deal_dilutes > "means"|"veut dire"|"signifie" > own_share_shrinks & !eps|"control"|"contrôle"',
    ],
    example: {
      en: 'A deal is dilutive when the shareholders own a smaller percentage.',
      fr: 'Une opération est dilutive quand la participation diminue.',
    },
    correction: {
      en: 'Accretion and dilution are about earnings per share, not about percentages held.',
      fr: 'Relution et dilution concernent le bénéfice par action, non le pourcentage détenu.',
    },
  },
  dilution_destroys_value: {
    concept: 'accretion',
    says: [
      'dilutive_deal > "détruit"|"destroys" >> necessarily_so >> "valeur"|"value" & !"may"|"peut"|"not"|"pas"|"if"|"si"',

      'dilutive_deal > necessarily_so > ruins_value & !"may"|"can"|"could"|"peut"|"if"|"si"|"not"|"pas"',
      'dilutive_deal > ruins_value > necessarily_so & !"may"|"can"|"could"|"peut"|"if"|"si"|"not"|"pas"',
      '~dilutive_deal > ~ought_never_to & !"says"|"dit"|"not true"|"faux"',
      '~ought_never_to > ~dilutive_deal & !"says"|"dit"|"not true"|"faux"',
    ],
    example: {
      en: 'A dilutive deal destroys shareholder value by definition.',
      fr: 'Une opération dilutive détruit de la valeur par définition.',
    },
    correction: {
      en: 'Dilution is about EPS in one year: a dilutive deal can still earn more than its capital costs.',
      fr: 'La dilution ne parle que du BPA d’une année : une opération dilutive peut rapporter plus que son coût du capital.',
    },
  },
  dilution_needs_shares: {
    concept: 'accretion',
    says: [
      '~no_share_issued > ~only_accretive & !"mean"|"veut pas dire"|"signifie pas"|"pas forcément"|"pas nécessairement"|"pas toujours"|"pas automatiquement"|"not always"|"not automatically"|"isn’t always"|"doesn’t make"|"not necessarily"',

      '~no_share_issued > ~cannot_dilute_eps & !"mean"|"veut pas dire"|"signifie pas"',
      '~cannot_dilute_eps > giving_as_reason > ~no_share_issued & !"mean"|"veut pas dire"|"not because"|"pas parce que"',
      '~borrowed_money|~pays_debt > ~cannot_dilute_eps & !"mean"|"veut pas dire"|"signifie pas"|"think"|"pense"|#',
    ],
    example: {
      en: 'There are no new shares, so it can never be dilutive.',
      fr: 'Sans actions nouvelles, cela ne peut pas être dilutif.',
    },
    correction: {
      en: 'EPS also falls without new shares, when the interest after tax exceeds what the target earns.',
      fr: 'Le BPA baisse aussi sans actions nouvelles, quand les intérêts après impôt dépassent le résultat de la cible.',
    },
  },
  payment_lifts_always: {
    concept: 'accretion',
    says: ['~misread_lifts_always & !"not"|"pas"|"no deal"|"aucune opération"'],
    example: {
      en: 'Paying in cash is always accretive.',
      fr: 'Une acquisition payée en dette est toujours relutive.',
    },
    correction: {
      en: 'It is accretive only where the target’s earnings yield beats the after-tax cost of the money.',
      fr: 'Ce n’est relutif que si le rendement bénéficiaire de la cible dépasse le coût après impôt de l’argent.',
    },
  },
  dearer_target_in_shares: {
    concept: 'accretion',
    says: [
      '"target"|"cible" > "higher multiple"|"multiple plus élevé"|"higher p/e"|"dearer" > "accretive"|"relutif"|"relutive" & !"not"|"pas"|"dilutive"|"dilutif"|"debt"|"dette"|"than the target"|"than its target"|"que la cible"',
      'target_dearer_than_buyer & paper_helps_earnings',
    ],
    example: {
      en: 'The target trades at a higher P/E than the buyer, so paying in shares is accretive.',
      fr: 'Le PER de la cible est plus élevé que le nôtre, donc payer en titres est relutif.',
    },
    correction: {
      en: 'Paid in shares, a deal is accretive when the P/E paid is below the acquirer’s.',
      fr: 'Payée en titres, une opération est relutive quand le PER payé est inférieur à celui de l’acquéreur.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
