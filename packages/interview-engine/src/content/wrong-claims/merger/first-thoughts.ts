import type { WrongClaim } from '../../types.ts';

/** What comes to mind first, and wrongly, about the reasons for a deal and its earnings. */
export const firstThoughtClaims = {
  synergies_sole_reason: {
    concept: 'rationale',
    says: [
      'sole_motive & synergy|money_saved',
      'sole_motive > save_costs & buying_companies',
      'gains_of_joining & and_nothing_else & buying_one|other_motives & !deal_premium',
      '-gains_of_joining > ~deal_reason & -deal_reason & !deal_premium|"pay"|"payer"|"premium"',
      '-gains_of_joining & -deal_reason & buying_one & !deal_premium|"overestimated"|"surestimées"',
      '-other_motives & gains_of_joining & buying_one|and_nothing_else|"only"|"never"|"jamais" & !deal_premium',
      '-gains_of_joining & -buying_one > ~deal_reason & !deal_premium',
      'apart_from > gains_of_joining & -deal_reason|"nothing"|"rien" & !deal_premium',
      'other_motives > -deal_reason & !deal_premium|"itself"',
      '-other_motives > buying_one > gains_of_joining|save_costs & !deal_premium',
    ],
    example: {
      en: 'The only reason to buy another company is the synergies.',
      fr: 'Les synergies sont l’unique raison d’acheter une autre entreprise.',
    },
    correction: {
      en: 'Synergies are one motive beside growth, scale, know-how and market access.',
      fr: 'Les synergies sont un motif parmi d’autres : croissance, taille, savoir-faire, accès à un marché.',
    },
  },
  spreading_is_best: {
    concept: 'rationale',
    says: [
      'foreign_trade > fine_reason & !"not"|"pas"|"never"|"jamais"',
      'fine_reason > foreign_trade & !"not"|"pas"|"never"|"jamais"',
      'spreads_out > best_motive|makes_value',
      'best_motive > spreads_out',
      'spreads_out & ~owners_unable',
    ],
    example: {
      en: 'Diversification is the best reason for a deal.',
      fr: 'La meilleure raison d’acheter, c’est la diversification.',
    },
    correction: {
      en: 'Shareholders can spread their risk themselves, so a company earns nothing by doing it for them.',
      fr: 'L’actionnaire répartit lui-même ses risques : le faire à sa place ne lui rapporte rien.',
    },
  },
  size_always_pays: {
    concept: 'rationale',
    says: [
      'the_bigger_one > does_better & !"not"|"pas"|premium|"until"|"jusqu"',

      'getting_bigger > always_so > "valuable"|"worth more"|"vaut plus"|create_wealth|"de la valeur" & !"not"|"pas"',
      'size_word > makes_value & nearly_always',
      'size_word > nearly_always > makes_value|"better"|"mieux"|"worth more"|"vaut plus"',
    ],
    example: {
      en: 'Scale always creates value.',
      fr: 'La taille crée toujours de la valeur.',
    },
    correction: {
      en: 'Scale helps only where it lowers costs or strengthens the position, at a price that leaves something.',
      fr: 'La taille ne sert que si elle réduit les coûts ou renforce la position, à un prix qui en laisse une part.',
    },
  },
  price_never_the_cause: {
    concept: 'syn_vs_premium',
    says: [
      '~disappointment > ~unrelated_to_price',
      '~price_of_deal > without_effect & !weight_of_debt|fresh_shares',
      'at_any_price',
      '~price_of_deal > is_seldom > reason_given',
      '"jamais"|"never" > ~reason_given > ~price_of_deal',
      'price_of_deal > -an_issue & !with_a_condition',
      '~price_of_deal > shut_out & ~goes_wrong|~buying_one|~makes_value',
      '~price_of_deal > -weighs_in & !with_a_condition|eps',
      'hardly_ever > ~price_overpaid',
      '~price_overpaid > hardly_ever|-an_issue',
      'goes_wrong > its_fault > bad_climate',
      '~goes_wrong & -price_of_deal > -weighs_in',
      '~goes_wrong >> "never"|"jamais" >> ~price_of_deal & !"only"|"seulement"|"alone"|"seul"',
      '~goes_wrong & -integration_word > -weighs_in',
      'at_whatever_price & deal_succeeds|makes_value',
    ],
    example: {
      en: 'A good company is worth any premium.',
      fr: 'Le prix n’a rien à voir avec les déceptions.',
    },
    correction: {
      en: 'Even a good company disappoints its buyer when the premium exceeds what the synergies are worth.',
      fr: 'Même une bonne société déçoit son acheteur quand la prime dépasse la valeur des synergies.',
    },
  },
  diligence_ends_risk: {
    concept: 'rationale',
    says: [
      'review_work > rids_of_risk|is_trifle',
      '~review_work > without_effect',
      'review_work > nothing_goes_wrong & !"without"|"sans"|"even"|"même"',
    ],
    example: {
      en: 'Due diligence removes all risk from a deal.',
      fr: 'La due diligence garantit le succès de l’opération.',
    },
    correction: {
      en: 'Diligence finds risks so that they can be priced; it does not make them disappear.',
      fr: 'La due diligence trouve les risques pour qu’on en tienne compte dans le prix ; elle ne les fait pas disparaître.',
    },
  },
  sellers_lose_out: {
    concept: 'syn_vs_premium',
    says: [
      '"seller"|"sellers"|"vendeur"|"vendeurs" >> carries_the_risk > synergy|money_saved|gains_of_joining & !pays_shares|own_paper|"part of"|"partie"|"buyer"|"acheteur"|"acquéreur"|"with us"|"avec nous"',

      '"buyer"|"acheteur"|"acquéreur"|"acquirer"|buyer_side_holders > "takes"|"keeps"|"captures"|"pockets"|"ramasse"|"garde"|"empoche"|"capte" >> "all the value"|"most of the value"|"toute la valeur"|"l’essentiel de la valeur"|"the premium"|"la prime" & !"not"|"pas"|"never"|"rarely"|"only if"|"que si"|"if"|"si"',

      'seller_side_holders > comes_off_worst & !buyer|"gagnants"|"winners"|"win"',
      'buyer_side_holders > wins_most',
      'target_holders_lose',
      'acquirer_holders_win',
      '"losers"|"perdants" > seller_side_holders & !buyer_side_holders|"not"|"pas"',
    ],
    example: {
      en: 'The target’s shareholders lose the most in a deal.',
      fr: 'Les actionnaires de l’acquéreur touchent la prime.',
    },
    correction: {
      en: 'The premium goes to those who sell; the buyer’s side must earn it back through synergies.',
      fr: 'La prime va à ceux qui vendent ; l’acheteur doit la regagner par les synergies.',
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
  debt_creates_shares: {
    concept: 'new_shares',
    says: [
      'shares_to_banks & !"not"|"pas"|"never"|"jamais"|"no"|"aucune"',

      'borrowed_money|"borrow" > "issue more shares to the bank"|"shares to the bank"|"shares to the lenders"|"actions à la banque"|"actions aux prêteurs" & !"not"|"pas"|"never"|"jamais"',
      'borrowed_money >> pushes_up > count_of_shares & !"instead"|"plutôt"|"no"|"not"|"pas"',

      'pays_debt > creates_or_issues > count_of_shares & !"too"|"trop"|"instead"|"plutôt"|"avoid"|"évite"|"éviter"|"interest"|"intérêts"',
    ],
    example: {
      en: 'A debt funded deal also increases the number of shares.',
      fr: 'Financée par dette, l’acquisition augmente le nombre d’actions.',
    },
    correction: {
      en: 'Borrowing leaves the share count alone; what it adds is interest.',
      fr: 'Emprunter ne touche pas au nombre d’actions ; ce qui s’ajoute, ce sont des intérêts.',
    },
  },
  dearer_more_accretive: {
    concept: 'earnings_yield',
    says: [
      '"the higher"|"plus" > "their multiple"|"target’s multiple"|"their p/e"|"multiple de la cible"|"per de la cible"|multiple_we_pay > accretive_more & !"lower"|"less"|"moins"',

      'the_more > multiple_paid > the_more|"higher"|"élevé" > more_accretive_deal & !we_ourselves|"acquirer"|"acquéreur"|"buyer"|"less"|"moins"',
      'higher_rated >> multiple_paid > pushes_up > per_share_profit & !we_ourselves|"acquirer"|"acquéreur"|"buyer"',
      '"higher"|"dearer"|"élevé" >> multiple_paid > accretive_more & !we_ourselves|"acquirer"|"acquéreur"|"buyer"',
      'multiple_paid >> "élevé"|"higher"|"high" > accretive_more & !we_ourselves|"acquirer"|"acquéreur"|"buyer"',
      'deal_premium > lifts_accretion & !"not"|"pas"',
      'pays_dearly_for_it > more_accretive_deal|accretive_more|accretive_word & !"less"|"moins"|"not"|"pas"',
    ],
    example: {
      en: 'The higher the P/E you pay, the more accretive the deal.',
      fr: 'Plus le PER payé est élevé, plus l’opération est relutive.',
    },
    correction: {
      en: 'A dearer target has a lower earnings yield, which makes accretion harder.',
      fr: 'Une cible plus chère offre un rendement bénéficiaire plus bas, ce qui rend la relution plus difficile.',
    },
  },
  more_shares_fewer_synergies: {
    concept: 'synergies_cost',
    says: [
      'the_more > fresh_shares|shares_count|"shares"|"actions"|"titres" > the_less > synergy & !"price"|"cours"',
      'fresh_shares|count_of_shares > pushes_down > synergy & !"per share"',
      'the_more|more_paper > fewer_gains & !"price"|"cours"|"fewer shares"|"moins d’actions"',
    ],
    example: {
      en: 'The more shares we issue, the fewer synergies we need.',
      fr: 'Plus on émet d’actions, moins il faut de synergies.',
    },
    correction: {
      en: 'Every extra share claims its earnings, so more of them raise the synergies needed.',
      fr: 'Chaque action supplémentaire réclame son bénéfice : il faut davantage de synergies.',
    },
  },
  all_share_count_kept: {
    concept: 'new_shares',
    says: ['count_is_left & !pays_cash|pays_debt|"cash"|"debt"|"dette"'],
    example: {
      en: 'You leave the denominator as it was.',
      fr: 'Le nombre d’actions ne change pas.',
    },
    correction: {
      en: 'A deal paid in paper adds the shares handed to the sellers to those there were.',
      fr: 'Payer en titres ajoute aux actions d’avant celles qu’on remet aux vendeurs.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
