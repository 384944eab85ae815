import type { WrongClaim } from '../../types.ts';

/** False statements on what a buyer offers and why. */
export const offerClaims = {
  synergies_of_a_year_against_premium: {
    concept: 'syn_vs_premium',
    says: [
      '"synergies of one year"|"savings of one year"|"synergies d’un an"|"économies d’un an" & market_extra_paid & !market_capitalise|"times"|"fois"|"multiply"|"worth"|"not"|"pas"|"after tax"|"après impôt"|"mistake"|"erreur"',
      'market_saving|synergy & "a year"|"per year"|"par an"|"annual"|"annuelles" & deals_premium_noun & "so we lose"|"we lose"|"on perd"|"not cover"|"never covered"|"couvre pas" & !"capitalised"|"capitalise"|"capitalisées"|"after tax"|"après impôt"|"times"|"fois"|"multiply"|"worth"|"valent"|"soit"',
      'market_saving > market_a_year > market_extra_paid & market_destroys_value|market_is_less_than',
      'market_a_year > market_saving & market_extra_paid & market_destroys_value',
      'market_one_year_of_savings & market_extra_paid',
      'amiss_synergies & "par an"|"a year"|"per year" & amiss_premium & "years to pay"|"ans pour la payer"|"years to earn"|"ans pour"|"sans impôt"|"without tax"|"years to recover"',
    ],
    example: {
      en: 'Synergies are sixty a year and the premium is three hundred, so the deal destroys value.',
      fr: 'Les synergies font soixante par an et la prime trois cents, donc l’opération détruit de la valeur.',
    },
    correction: {
      en: 'What comes in every year has to be capitalised, after tax, before it is set against what is paid once.',
      fr: 'Ce qui revient chaque année se capitalise, après impôt, avant d’être comparé à ce qui est payé une fois.',
    },
  },
  savings_capitalised_before_tax: {
    concept: 'syn_vs_premium',
    says: [
      '~market_saving & ~market_tax_is_nothing & !"mistake"|"erreur"|"wrong"|"faux"',
      'market_saving & ~market_tax_is_nothing & !"mistake"|"erreur"|"wrong"|"faux"',
      '"compare"|"set"|"weigh"|"mets"|"compares" > market_saving > market_before_tax_word > deals_premium_noun & !"not"|"pas"|"never"|"mistake"|"erreur"',
      'market_saving & market_before_tax_word & ~market_no_integration_cost',
      'market_saving > market_capitalise > market_before_tax_word & !"announced"|"annoncées"',
      'market_capitalise > market_saving > market_before_tax_word',
    ],
    example: {
      en: 'I capitalise the synergies before tax, and integration costs have no effect on value.',
      fr: 'Je capitalise les synergies avant impôt, et les coûts d’intégration sont sans effet sur la valeur.',
    },
    correction: {
      en: 'Savings are taxed like any profit, and the one-off cost of getting them comes off their value.',
      fr: 'Les économies sont imposées comme tout bénéfice, et ce qu’il faut dépenser pour les obtenir se déduit.',
    },
  },
  giving_all_is_best: {
    concept: 'syn_vs_premium',
    says: [
      'market_all_of_it & market_saving & market_extra_paid & market_best_for_buyer',
      'market_extra_paid > market_higher_word & market_buyer_keeps_more',
      '"more premium"|"more you pay"|"more we pay"|"plus on paie"|"plus la prime"|"plus de prime" > market_buyer_keeps_more & !"less"|"moins"|"not"',
      '"high premium"|"higher premium"|"big premium"|"bigger premium"|"prime élevée"|"grosse prime"|"forte prime" > good_for_us & !"not"|"pas"|"unless"|"sauf"|"if"|"si"',
    ],
    example: {
      en: 'I would give all the synergies away in the premium, that is where the acquirer earns its best return.',
      fr: 'Je donnerais toutes les synergies dans la prime, c’est là que l’acquéreur a son meilleur rendement.',
    },
    correction: {
      en: 'Each euro of premium goes to the sellers; only what is left of the synergies is the buyer’s.',
      fr: 'Chaque euro de prime va aux vendeurs ; l’acquéreur n’a que ce qui reste des synergies.',
    },
  },
  cheap_target_first: {
    concept: 'rationale',
    says: [
      'market_cheapest_word & market_fit_later',
      'market_big_names & market_logic_given',
      'misread_picked & misread_on_a_name & !"not"|"pas"|"and"|"et"',
    ],
    example: {
      en: 'You start from the target that is cheapest, and the fit is something you work out during integration.',
      fr: 'On part de la cible la moins chère, et la logique stratégique se règle pendant l’intégration.',
    },
    correction: {
      en: 'The reason comes first: what the buyer gets that it cannot build, then price.',
      fr: 'La raison vient d’abord : ce que l’acquéreur obtient et ne peut construire, puis le prix.',
    },
  },
  no_premium_needed: {
    concept: 'deal_facts',
    says: [
      '-"besoin de prime"|-"need a premium"|-"need for a premium"|-"premium needed" & ~market_holders_accept',
      '~market_no_premium & ~market_holders_accept & !"not be"|"never"|"jamais"|"would not"|"why"',
      '~market_at_the_screen_price & ~market_without_extra',
      'market_no_premium & market_holders_accept',
      'market_offer_word > ~market_no_premium',
    ],
    example: {
      en: 'I would offer the current share price without any premium.',
      fr: 'Je proposerais le cours actuel, sans prime.',
    },
    correction: {
      en: 'Holders of a listed company sell control only for more than the market price, often 20 to 40 percent more.',
      fr: 'Les actionnaires d’une cotée ne cèdent le contrôle que pour plus que le cours, souvent 20 à 40 % de plus.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
