import type { WrongClaim } from '../../types.ts';

/** What candidates get wrong of why a deal is done and how it was paid. */
export const misspokenMarketClaims = {
  accretion_is_the_reason: {
    concept: 'rationale',
    says: ['market_deal_reason_word > market_purely_accounting', '~market_no_business_reason'],
    example: {
      en: 'The logic is purely accounting, there is no need for an industrial reason.',
      fr: 'La logique est purement comptable, pas besoin de raison industrielle.',
    },
    correction: {
      en: 'Higher EPS is no reason to buy: the rationale is what the two businesses can do together.',
      fr: 'Un BPA en hausse n’est pas une raison d’acheter : la logique, c’est ce que les deux groupes font mieux ensemble.',
    },
  },
  cash_deal_told_in_shares: {
    concept: 'deal_facts',
    says: ['deals_cash_deal_name|"capgemini" & deals_wholly_in_shares'],
    example: {
      en: 'WNS was paid in shares.',
      fr: 'Capgemini a payé WNS entièrement en titres.',
    },
    correction: {
      en: 'It was all cash, with no new shares issued to the sellers.',
      fr: 'C’était entièrement en numéraire, sans action nouvelle pour les vendeurs.',
    },
  },
  levels_never_seen: {
    concept: 'market_levels',
    says: [
      'market_european_rate > market_rate_never_seen & !"inflation"|"never"|"jamais"|"buyout"|"lbo"|"debt"|"dette"',
    ],
    example: {
      en: 'The ECB deposit rate has just gone to 5.5%.',
      fr: 'Le taux de dépôt de la BCE vient de passer à 5,5 %.',
    },
    correction: {
      en: 'The deposit rate peaked at four percent in 2023 and has come down since.',
      fr: 'Le taux de dépôt a culminé à quatre pour cent en 2023 et il est redescendu depuis.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
