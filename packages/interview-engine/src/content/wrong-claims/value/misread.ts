import type { WrongClaim } from '../../types.ts';

/** What is read wrongly into a multiple. */
export const misreadClaims = {
  one_offs_turned_round: {
    concept: 'normalise',
    says: [
      'reinstate > one_off_cost > ebitda_down|ebitda_sinks & !ebitda_climbs|"not"|"pas"',
      'one_off_cost > looks_cheaper_said & !"not"|"pas"|cleans_up|looks_dearer_said|"without"|"sans"',
      'one_off_gain > looks_dearer_said & !"not"|"pas"|cleans_up|looks_cheaper_said|"without"|"sans"',
      '"restructuring"|"restructuration" > ebitda_down > looks_cheaper_said & !"not"|"pas"',
      'one_off_gain > dearer_multiple_said & !cleans_up|one_off_cost|"without"|"sans"',
      'one_off_gain & cleans_up > multiple_sinks & !one_off_cost|otherwise_word',
      'one_off_gain & cleans_up > ebitda_climbs & !one_off_cost|otherwise_word|ebitda_sinks',
      '"without"|"sans"|"excluding" > ~one_off_gain > gets_a_low_multiple|multiple_sinks & !cleans_up|one_off_cost',
      'one_off_cost & cleans_up|"add back" > multiple_climbs & !one_off_gain|otherwise_word',
      'one_off_cost & cleans_up|"add back" > ebitda_sinks & !one_off_gain|otherwise_word|ebitda_climbs',
      'one_off_cost >> inflates_ebitda',
      'one_off_gain >> deflates_ebitda',
    ],
    example: {
      en: 'You strip out the one-off gain and the multiple goes down.',
      fr: 'On retire le gain exceptionnel et le multiple baisse.',
    },
    correction: {
      en: 'Without a one-off gain EBITDA is lower, so the same value is more times EBITDA: the multiple goes up.',
      fr: 'Sans le gain exceptionnel, l’EBITDA est plus bas : la même valeur fait plus de fois l’EBITDA, le multiple monte.',
    },
  },
  ev_from_the_book: {
    concept: 'ev',
    says: [
      'ev >> "measured from"|"based on"|"comes from"|"calculée à partir"|"part du" >> books_value',
      'ev > that_is_to_say|equals_word > book_equity & !"rather"|"market"|"not"|"plutôt"|"marché"|"pas"',
      'ev > that_is_to_say|equals_word > equity_and_cash & !borrowings|net_debt',
    ],
    example: {
      en: 'Enterprise value, that is book equity plus cash.',
      fr: 'La valeur d’entreprise, c’est-à-dire les fonds propres du bilan plus le cash.',
    },
    correction: {
      en: 'Enterprise value is the market value of the equity plus net debt: cash comes off, and the books do not say what the market pays.',
      fr: 'La valeur d’entreprise, c’est la valeur de marché des titres plus la dette nette : le cash se retire, et le bilan ne dit pas ce que paie le marché.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
