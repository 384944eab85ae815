import type { WrongClaim } from '../../types.ts';

/** What candidates falsely say about an acquisition. */
export const dealClaims = {
  size_creates_value: {
    concept: 'rationale',
    says: [
      'counter_bigger > counter_worth_more',

      'market_bigger_is_better',
      'market_size_itself & !"nothing"|"rien"|"no value"|"pas de valeur"|"does not create"|"ne crée pas"',
      'misread_size_is_value & !"think"|"pense"',
      'misread_adding_sales & misread_value_of_itself',
      'misread_picked & misread_value_of_itself & misread_on_a_name',
      '~market_no_fit',
    ],
    example: {
      en: 'The logic of an acquisition is simply to get bigger.',
      fr: 'La logique d’un rachat est simplement de grossir.',
    },
    correction: {
      en: 'A purchase has to bring what the buyer lacks, or savings; being larger alone makes no share worth more.',
      fr: 'Un rachat doit apporter ce qui manque à l’acheteur, ou des économies ; la seule taille ne rend aucune action plus chère.',
    },
  },
  offer_below_market: {
    concept: 'control_premium',
    says: ['market_do_deal|market_price_of_deal|# & market_below_market'],
    example: {
      en: 'They paid well under where the stock traded.',
      fr: 'Ils ont offert un prix en dessous du cours.',
    },
    correction: {
      en: 'Shareholders of a listed target only tender for more than the price on the screen.',
      fr: 'Les actionnaires d’une cible cotée n’apportent leurs titres que pour un prix supérieur au cours.',
    },
  },
  deal_without_risk: {
    concept: 'own_view',
    says: [
      '"risque est nul"|"risk is nil"|"risk is zero" & !"not"|"pas"|"never"|"jamais"',
      '~market_nothing_can_happen & !"nobody"|"personne"|"think"|"believe"|"croire"|"not true"',
      '~market_no_risk_word',
    ],
    example: {
      en: 'There is no risk at all in this deal.',
      fr: 'Il n’y a aucun risque dans cette opération.',
    },
    correction: {
      en: 'Every deal can disappoint: say which risk you would watch, and what it would cost.',
      fr: 'Toute opération peut décevoir : dites quel risque vous surveilleriez, et ce qu’il coûterait.',
    },
  },
  shares_are_free: {
    concept: 'financing_mix',
    says: [
      'counter_in_shares & -"dilute"|-"dilués"|-"dilution"|-"dilutive" & !"trop"|"too"|"much"|"sans"|"without"|"less"|"moins"|"plutôt"|"rather"|"earnings"|"bpa"',
      '~market_own_scrip > ~market_costs_nothing',
      '~market_shares_are_free',
    ],
    example: { en: 'Paying in shares costs nothing.', fr: 'Payer en titres ne coûte rien.' },
    correction: {
      en: 'New shares hand a part of the group, and of its future, to the sellers.',
      fr: 'Des actions nouvelles donnent aux vendeurs une part du groupe et de son avenir.',
    },
  },
  premium_goes_to_company: {
    concept: 'control_premium',
    says: [
      'deals_premium_noun > astray_goes_to > astray_bought_company & !owner|"shareholders"|"actionnaires"|"not"|"pas"',
      'premium > market_into_the_target & !owner',
      'misread_premium > misread_wrong_pocket & !"not"|"pas"',
      'misread_premium > misread_over_ev & !"not"|"pas"',
      'market_premium_to_company & !owner',
    ],
    example: {
      en: 'The premium goes to the target company.',
      fr: 'La prime est versée à la cible.',
    },
    correction: {
      en: 'Whoever sells the shares receives the premium, and the buyer pays it.',
      fr: 'Ceux qui vendent leurs titres reçoivent la prime, et c’est l’acquéreur qui la paie.',
    },
  },
  pay_above_synergies: {
    concept: 'syn_vs_premium',
    says: [
      'market_can_well_pay > premium > market_above_the_synergies',
      'market_happy_to_pay > market_above_synergies',
    ],
    example: {
      en: 'The buyer can pay more than the synergies.',
      fr: 'L’acheteur peut payer plus que les synergies.',
    },
    correction: {
      en: 'Beyond the value of the savings, each euro of premium is taken from the buyer’s own shareholders.',
      fr: 'Au-delà de la valeur des économies, chaque euro de prime est pris aux actionnaires de l’acquéreur.',
    },
  },
  revenue_synergies_safer: {
    concept: 'syn_vs_premium',
    says: ['market_extra_sales >> market_surer_than', 'market_revenue_safer'],
    example: {
      en: 'Revenue synergies are safer than cost synergies.',
      fr: 'Les synergies de revenus sont plus sûres que les synergies de coûts.',
    },
    correction: {
      en: 'Costs are cut by decision; extra sales depend on customers, so they count for less.',
      fr: 'Les coûts se réduisent par décision ; les ventes en plus dépendent des clients et comptent donc moins.',
    },
  },
  diversification_pays: {
    concept: 'rationale',
    says: [
      '"unrelated"|"sans rapport"|"rien à voir" > "spreads the risk"|"spread the risk"|"répartit le risque" & !"themselves"|"eux mêmes"|"but"|"mais"|"not"|"never"|"jamais"',
      'market_unrelated_field > market_spreads_the_risk & !"themselves"|"eux-mêmes"|"but"|"mais"',
      'market_diversify_word > market_create_value|market_justify_word',
      '~market_cannot_diversify',
      'market_diversify_word > market_worth_more',
    ],
    example: {
      en: 'Diversification creates value for the shareholders.',
      fr: 'La diversification crée de la valeur pour les actionnaires.',
    },
    correction: {
      en: 'Shareholders can spread their money themselves, without paying a premium.',
      fr: 'Les actionnaires peuvent répartir leur argent eux-mêmes, sans payer de prime.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
