import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: the change in working capital. */
export const dNwcClaims = {
  purchase_frees_working_capital: {
    concept: 'd_nwc',
    says: [
      'buy|first_step > "améliore"|"improves" >> nwc & !sell',
      'buying_goods >> gives_cash',
      'buy|first_step & wc_falls & !sell',
      'wc_falls & cash_goes_out & !sell',
      'sell|stock_leaves > wc_climbs & !buy|on_credit',

      'buy >> lowers >> nwc',
      'buy > nwc >> drops',
      'buy & goods & positive_movement & !negative_movement|"en moins"|"remplace"|"swap"|"swaps"',
      'sell > raises >> nwc & !buy',
      'sell > nwc >> climbs & !buy',
      'sell & negative_movement & nwc & !buy',
      'nwc >> drops >> buy',
      'nwc >> climbs >> sell',
      'nwc >> keeps_still',
      'buy > purchase_improves & !sell|stock_release',
      'drops > inventory|receivables > climbs > nwc & !payables|supplier',
      'inventory|receivables >> drops > nwc >> climbs & !payables|supplier',
      'climbs > inventory|receivables > drops > nwc & !payables|supplier',
      'drops > inventory > is_an_outflow & !is_an_inflow',
      'inventory >> drops > is_an_outflow & !is_an_inflow',
    ],
    example: {
      en: 'Buying stock lowers working capital.',
      fr: 'La vente fait augmenter le BFR.',
    },
    correction: {
      en: 'The purchase raises working capital and absorbs cash; the sale releases it.',
      fr: 'L’achat augmente le BFR et absorbe de la trésorerie ; la vente la libère.',
    },
  },
  purchase_neutral_on_cash: {
    concept: 'd_nwc',
    says: [
      'buy > ~nothing_upon >> ~cash_word',
      'inventory|goods >> as_good_as_cash',
      'inventory|goods > ~nothing_upon >> ~cash_word',
    ],
    example: {
      en: 'Stock is as good as cash.',
      fr: 'L’achat du stock est neutre sur la trésorerie.',
    },
    correction: {
      en: 'The money leaves the bank with the purchase and only returns with the sale.',
      fr: 'L’argent quitte la banque à l’achat et ne revient qu’avec la vente.',
    },
  },
  purchase_leaves_cash: {
    concept: 'd_nwc',
    says: [
      'buy|first_step|"day one" > ~cash_stands_still',
      '~cash_stands_still > asset_swap',
      '~cash_stands_still > "swapped"|"échangé"',
      'cash_same',
    ],
    example: {
      en: 'Cash does not change at the purchase.',
      fr: 'La trésorerie ne bouge pas à l’achat.',
    },
    correction: {
      en: 'Paying for stock lowers cash, through working capital.',
      fr: 'Payer le stock réduit la trésorerie, par la variation du BFR.',
    },
  },
  sale_brings_profit_only: {
    concept: 'd_nwc',
    says: [
      'sell|"vente" > profit|"résultat" > "pas de cash"|"but no cash"|"pas de trésorerie"',
      'cash_up_by_profit',
      'no_add_back',
      'cash_up & same_as_profit',
    ],
    example: {
      en: 'In the second step cash rises by net income only.',
      fr: 'À la vente, la trésorerie augmente du résultat net : la trésorerie monte de la marge.',
    },
    correction: {
      en: 'Cash rises by net income plus the stock released.',
      fr: 'La trésorerie augmente du résultat net et du stock libéré.',
    },
  },
  suppliers_raise_nwc: {
    concept: 'd_nwc',
    says: [
      'nwc_is_up & suppliers_lend_more & !nwc_comes_down',
      'nwc > rise & suppliers_lend_more & !nwc_comes_down',
    ],
    example: {
      en: 'Working capital rises when suppliers give us more credit.',
      fr: 'Le BFR monte quand les fournisseurs nous font davantage crédit.',
    },
    correction: {
      en: 'Working capital rises when customers pay later or stock builds up; more credit from suppliers lowers it.',
      fr: 'Le BFR monte quand les clients paient plus tard ou que les stocks gonflent ; plus de crédit fournisseur le réduit.',
    },
  },
  nwc_level_subtracted: {
    concept: 'd_nwc',
    says: [
      'subtract > whole_nwc & !"rather"|"plutôt"|"instead"|"lieu"',
      'whole_nwc > comes_off_word & !"rather"|"plutôt"|"instead"|"lieu"',
    ],
    example: {
      en: 'I take off the whole working capital, not its change.',
      fr: 'On retranche la totalité du BFR.',
    },
    correction: {
      en: 'Only the increase of working capital over the year leaves the cash flow, not its level.',
      fr: 'Seule la hausse du BFR dans l’année se retranche du flux, pas son niveau.',
    },
  },
  nwc_increase_added: {
    concept: 'd_nwc',
    says: [
      '~nwc|~d_nwc & ~counts_as_no_cash',
      '~nwc > ~no_cash_effect|~leaves_the_flow_alone',
      'more_stock & add & !subtract|"not"|"pas"|absorb',
      'nwc_is_up > added_to_stock_of_cash & !"not"|"pas"|subtract|absorb|suppliers_lend_more|fall',

      'nwc_is_up > more_in_bank & !"not"|"pas"|subtract',
      'nwc > rise|"up" > more_in_bank & !"not"|"pas"|subtract|fall|"less"',

      'goods > plain_mounts > improve_cash|more_cash & !"not"|"pas"|"less"',
      '"customers"|"clients" > "pay later"|"paient plus tard" > cash|flows|ufcf > plain_mounts|improve_cash & !plain_sinks',

      'nwc_is_up > more_cash & !"not"|"pas"|"less"|"moins"|suppliers_lend_more',
      '"working capital increase"|"increase in working capital"|"hausse du BFR"|"augmentation du BFR"|"rise in working capital" & "inflow"|"entrée de cash"|"source of cash"|"so plus"|"donc plus"|"brings in" & !"payables"|"fournisseurs"|"not"|"pas"',
      'nwc > rise & as_a_plus & !subtract|absorb',
      'nwc > rise > add|put_back & !subtract|absorb|fall|"plus tard"|"plus vite que"|"plus de stock"|"plus longtemps"',
      'nwc > rise & is_a_resource',
      '~nwc > kept_out',
      'nwc > not_cash',
      'rise|build_up > nwc > inflow|release|more_cash & !absorb|lowers',
      'nwc > rise > more_cash',
      'nwc & add_increase',
      'goods|receivables > rise > inflow|release',
      'nwc > rise > release',
      'nwc > fall > absorb',
      'nwc > rise > improve_cash',
      'nwc > rise > inflow',
      'd_nwc > inflow & !absorb|lowers',
      'inflow > rise > nwc',
      'add_nwc',
      'customer_claims|nwc > plain_mounts > flows|ufcf|cash > plain_mounts & !plain_sinks|plain_lowers|"cash goes out"|"deduct"|"déduis"',
      'more_stock > more_cash & !"not"|"pas"|"needs"|"faut"|"tied up"|"immobilisé"',
      'nwc_is_up > is_extra_cash & !"not"|"pas"|"less"|"moins"|suppliers_lend_more',
    ],
    example: {
      en: 'An increase in working capital is a source of cash.',
      fr: 'Une hausse du BFR, c’est une ressource.',
    },
    correction: {
      en: 'An increase in working capital ties up cash, so it is subtracted from the cash flow.',
      fr: 'Une hausse du BFR immobilise de la trésorerie : elle se retranche du flux.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
