import type { WrongClaim } from '../../types.ts';

/** What is made of dilution, rules of thumb, premiums and deferred tax when they are misread. */
export const misreadMergerClaims = {
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
  yield_against_wrong_cost: {
    concept: 'earnings_yield',
    says: [
      'borrowed_money > "only costs"|"ne coûte que" > # > always_lifts & !"yield"|"rendement"|"if"|"si"',

      'yield_of_target > set_side_by_side > price_of_own_capital & !price_of_debt|cost_debt|"value"|"valeur"|"stock"|"shares"|"titres"|"roic"|"roce"',
      'set_side_by_side > yield_of_target > price_of_own_capital & !price_of_debt|cost_debt|"value"|"valeur"|"stock"|"shares"|"titres"|"roic"|"roce"',
      'accretive_word > mere_case > yield_of_target > set_side_by_side > price_of_own_capital & !"value"|"valeur"|"stock"|"titres"',
      'yield_of_target > set_side_by_side > before_the_tax > price_of_debt|cost_debt & !after_tax_step|"after tax"|"après impôt"',
      'set_side_by_side > yield_of_target > "pre-tax cost of debt"|"pre-tax cost of the debt"|"taux avant impôt"|"coût avant impôt" & !"after tax"|"après impôt"',
    ],
    example: {
      en: 'With debt, the deal is accretive if the earnings yield is above the cost of equity.',
      fr: 'On compare le rendement bénéficiaire de la cible au coût des fonds propres.',
    },
    correction: {
      en: 'For EPS the yield is held against what the money used costs after tax: here, the debt.',
      fr: 'Pour le BPA, le rendement se compare au coût après impôt de l’argent employé : ici, la dette.',
    },
  },
  dilution_needs_shares: {
    concept: 'accretion',
    says: [
      '~no_share_issued > ~only_accretive & !"mean"|"veut pas dire"|"signifie pas"|"pas forcément"|"pas nécessairement"|"pas toujours"|"pas automatiquement"|"not always"|"not automatically"|"isn’t always"|"doesn’t make"|"not necessarily"',
      '~only_accretive > giving_as_reason > ~no_share_issued & !"mean"|"veut pas dire"|"not because"|"pas parce que"|"pas forcément"|"pas nécessairement"|"pas toujours"|"pas automatiquement"|"not always"|"not automatically"|"isn’t always"|"doesn’t make"|"not necessarily"',

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
  repayment_hits_earnings: {
    concept: 'cost_debt',
    says: [
      'paid_off_capital > "in moins"|"en moins"|"comes off"|"comes out of" > earning|eps & !"interest"|"intérêts"|"not"|"pas"|"cash"',
      'paid_off_capital > brings_down_profit & !"interest"|"intérêts"|"not"|"pas"',
    ],
    example: {
      en: 'The principal repayments reduce net income.',
      fr: 'Le remboursement de la dette vient réduire le résultat net.',
    },
    correction: {
      en: 'Only the interest, after tax, goes through earnings; repaying principal is a matter of cash.',
      fr: 'Seuls les intérêts, après impôt, passent par le résultat ; le remboursement ne touche que la trésorerie.',
    },
  },
  pe_rule_for_cash: {
    concept: 'pe_rule',
    says: [
      'rule_of_multiples > "applies"|"apply"|"works"|"holds"|"valid"|"vaut"|"s’applique"|"marche"|"fonctionne" > cash_condition & !"yield"|"rendement"|"inverse"|"too"|"aussi"',

      'paid_without_paper > two_ratings & !"not"|"pas"|"yield"|"rendement"',

      '~rule_of_multiples > ~only_valid_for >> pays_cash|pays_debt|"cash"|"debt"|"dette"|"une acquisition payée en cash" & !"people"|"often"|"souvent"',
      '~rule_of_multiples & ~only_valid_for > "payée en cash"|"payée en dette"|"paid in cash"|"paid with debt"|"cash deals"|"cash deal" & !"people"|"often"|"souvent"',
      '~rule_of_multiples > ~of_no_use_there > ~pays_shares & !pays_cash|pays_debt|"cash"|"debt"|"dette"',
      '~pays_shares > ~rule_of_multiples > ~of_no_use_there & !pays_cash|"cash"|"debt"|"dette"',
    ],
    example: {
      en: 'The P/E rule only works for cash deals.',
      fr: 'La règle des PER ne vaut que pour une acquisition payée en cash.',
    },
    correction: {
      en: 'The P/E rule is for deals paid in shares; for debt, compare the earnings yield with its cost after tax.',
      fr: 'La règle des PER vaut pour un paiement en titres ; avec de la dette, on compare le rendement à son coût après impôt.',
    },
  },
  premium_proves_target: {
    concept: 'syn_vs_premium',
    says: [
      'big_premium_here > is_good_sign & !"not"|"pas"',
      'big_premium > is_a_sign_of > fine_target & !"not"|"pas"|"rien"|"nothing"',
      'big_premium > rise_with_it & !"not"|"pas"',
      'rise_with_it & ~overpaying_impossible',
      '~overpaying_impossible > ~fine_target & !as_a_discipline',
    ],
    example: {
      en: 'A bigger premium just tells you that the target is better.',
      fr: 'Une grosse prime prouve que la cible est excellente.',
    },
    correction: {
      en: 'A premium only raises the bar: what it buys has to come out of synergies worth more than it.',
      fr: 'Une prime ne fait que relever la barre : il faut des synergies qui valent davantage.',
    },
  },
  premium_counted_twice: {
    concept: 'syn_vs_premium',
    says: [
      'left_to_us|what_remains > is_below > deal_premium > ruins_value|loses_value & !"synergies"|"synergy"|"small"|"not"|"pas"',
      'deal_premium & would_take > # > as_remainder & !"synergies"|"synergy"',
    ],
    example: {
      en: 'What we keep is less than the premium, so the deal destroys value.',
      fr: 'Notre gain est inférieur à la prime, donc l’opération détruit de la valeur.',
    },
    correction: {
      en: 'The premium comes off once: anything left above zero is a gain for the buyer.',
      fr: 'La prime se retire une seule fois : tout ce qui reste au-dessus de zéro est un gain pour l’acquéreur.',
    },
  },
  synergies_against_price: {
    concept: 'syn_vs_premium',
    says: [
      'synergy|gains_of_joining > measured_with >> the_whole_price & !"not the whole"|"et non"|"plus"|"allocation"',
      'measured_with > synergy|gains_of_joining > measured_with >> the_whole_price & !"not the whole"|"et non"|"allocation"',
    ],
    example: {
      en: 'I compare the synergies with the whole purchase price.',
      fr: 'On compare les synergies au prix total.',
    },
    correction: {
      en: 'The target is worth its own value without the deal: the synergies only have to pay for the premium.',
      fr: 'La cible vaut déjà sa valeur propre : les synergies n’ont à payer que la prime.',
    },
  },
  ratio_moves_wrongly: {
    concept: 'exchange_ratio',
    says: [
      'takes_premium_up > fewer_of_ours & !"not"|"pas"',

      'our_quote_up > more_paper_each & !"not"|"pas"|"fewer"|"less"',
      'big_premium > smaller_ratio & !"not"|"pas"',
      'our_quote_rises > larger_ratio & !"not"|"pas"',
    ],
    example: {
      en: 'The higher the premium, the lower the exchange ratio.',
      fr: 'Plus notre cours monte, plus la parité augmente.',
    },
    correction: {
      en: 'The ratio is the offer price over the acquirer’s price: it rises with the premium and falls with our price.',
      fr: 'La parité est le prix offert sur le cours de l’acquéreur : elle monte avec la prime et baisse avec notre cours.',
    },
  },
  deferred_tax_paid_now: {
    concept: 'deferred_tax',
    says: [
      'settles_with > latent_charge > without_waiting & !not_at_once|"not"|"pas"',

      'latent_charge > settles_with > without_waiting & !not_at_once',
      'latent_charge & settles_with > "fisc"|"taxman"|"tax authorities"|"tax office" > without_waiting & !not_at_once',
      'buyer > settles_with > latent_charge > without_waiting & !not_at_once',
      'settles_with > latent_charge > without_waiting & write_up|fair_value_words & !not_at_once',
    ],
    example: {
      en: 'The acquirer pays the tax on the write-up at closing.',
      fr: 'L’impôt différé se paie tout de suite, au closing.',
    },
    correction: {
      en: 'Nothing is paid at closing: the liability unwinds as the write-up is charged to profit.',
      fr: 'Rien n’est payé au closing : le passif se reprend à mesure que la réévaluation s’amortit.',
    },
  },
  goodwill_loss_is_cash: {
    concept: 'impairment',
    says: ['goodwill_loss > money_goes_out & !"no"|"not"|"pas"|"non"|"aucune"|"aucun"'],
    example: {
      en: 'The goodwill impairment is a cash charge.',
      fr: 'La dépréciation du goodwill fait sortir du cash.',
    },
    correction: {
      en: 'An impairment is an accounting charge: no cash leaves the company.',
      fr: 'Une dépréciation est une charge comptable : aucune trésorerie ne sort.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
