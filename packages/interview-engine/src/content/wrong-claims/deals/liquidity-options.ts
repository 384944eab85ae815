import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: the ways to bring in money. */
export const liquidityOptionsClaims = {
  routes_misread: {
    concept: 'liquidity_options',
    says: [
      '~strays_leaseback > ~strays_no_rent & !"no longer"|"plus propriétaire"|"and pay rent"|"then pay"',
      '~dividend_by_loan > ~brings_no_money & !"not true"|"company"|"société"|"from buyers"',
      'part_sale_or_listing > more_than_half_goes & !"not"|"n’oblige pas"|"pas"|"without"|"sans"|"never"',
      'the_sole_way & sells_it_all & !"not"|"pas la seule"|"n’est pas"',
    ],
    example: {
      en: 'A dividend recap brings the shareholders no cash.',
      fr: 'Aller en Bourse, ça oblige légalement à céder plus de la moitié du capital.',
    },
    correction: {
      en: 'A minority sale, a partial listing, a dividend on debt or an owner buy-out all bring cash and can leave the majority.',
      fr: 'Une minorité cédée, une cotation partielle, un dividende par dette ou un OBO donnent du cash et laissent la majorité.',
    },
  },
  capital_increase_pays_family: {
    concept: 'liquidity_options',
    says: [
      'strays_new_stock > strays_family_paid & !"not"|"pas"|"never"|"jamais"|"rather"|"plutôt"|"dilue"',
      'misstated_capital_increase & misstated_family_pocket & !"not"|"pas"|"rather"|"plutôt"|"secondary"',
      'misstated_capital_increase > ~misstated_without_dilution & !"if they subscribe"|"rights"|"droit préférentiel"|"souscrit"',
    ],
    example: {
      en: 'With a capital increase the money goes straight into the family’s pocket.',
      fr: 'Avec une augmentation de capital, l’argent va directement dans la poche de la famille.',
    },
    correction: {
      en: 'New shares bring money to the company and dilute the family; it gets cash only for shares it sells.',
      fr: 'Des actions nouvelles apportent de l’argent à la société et diluent la famille ; elle n’en reçoit que pour les titres qu’elle vend.',
    },
  },
  only_a_full_sale: {
    concept: 'liquidity_options',
    says: [
      '~"tout vendre ou rien"|~"it s all or nothing"|~"it is all or nothing"|~"c’est tout ou rien" & !"not all or nothing"|"pas tout ou rien"|"n’est pas"|"is not"|"need not"|"not have to"',
      'cases_only_way & cases_all_of_it',
      'deals_only_way & ~deals_sell_whole',
      '~slip_need_to_sell_half',
      '"lbo"|"obo"|"owner buy out"|"buy out"|"fund"|"fonds" & "tout vendre"|"sell everything"|"exit completely"|"sortent à cent pour cent"|"sort à cent pour cent"|"pas le droit de réinvestir"|"not allowed to roll"|"cannot reinvest"|"not reinvest"|"sell all" & !"need not"|"not have to"|"pas obligé"|"sans tout vendre"|"without selling"|"or"|"ou"|"if"|"si"',
    ],
    example: {
      en: 'The only way to get cash is to sell the whole company.',
      fr: 'La seule solution, c’est de vendre l’entreprise.',
    },
    correction: {
      en: 'A minority stake, a dividend paid by debt, a listing or an owner buy-out all bring cash without a full sale.',
      fr: 'Une part minoritaire, un dividende par dette, la bourse ou un owner buy-out apportent du cash et laissent le contrôle.',
    },
  },
  dividend_dilutes: {
    concept: 'liquidity_options',
    says: ['deals_dividend_route > deals_dilutes|deals_lose_control'],
    example: {
      en: 'A special dividend dilutes the family.',
      fr: 'Un dividende exceptionnel dilue la famille.',
    },
    correction: {
      en: 'A dividend paid by debt changes no shareholding: it adds debt.',
      fr: 'Un dividende payé par la dette ne change pas le capital : il ajoute de la dette.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
