import type { WrongClaim } from '../../types.ts';

/** What is said of it that is false: the LBO. */
export const lboClaims = {
  fund_pays_the_most: {
    concept: 'lbo',
    says: [
      'top_value > "comes from"|"vient" >> lbo|a_sponsor & !low_end_word|"not"|"pas"|"never"|"jamais"',
      'lbo >> "gives"|"donne" >> "valorisation la plus forte"|"valeur la plus forte"|"prix le plus fort" & !low_end_word|"not"|"pas"|"never"|"jamais"',
      '~fund_pays_most & ~"toujours"|~"always" & !"never"|"jamais"',
      'lbo|a_sponsor > what_trade_pays & !"dessous"|"plancher"|"floor"|"below"|"less"|"moins"|"sous"|"than what"|"not"|"pas"',
      '"financier"|"fund"|"fonds" > outbids_trade & !"never"|"jamais"|"rarely"|"rarement"|"not"|"pas"|"seldom"|"except"|"sauf"',
      'a_sponsor > upper_end_is & !irr|"compatible"|"compatibles"|"can pay"|"peut payer"|"can afford"|"puisse payer"',
      'a_sponsor & more_than_anyone',
      'fund_pays_most',
      'any_buyer_ceiling & a_sponsor',
      'a_sponsor > lower_cost_of_capital',
      'a_sponsor > counts_on_synergies',
      'a_sponsor & lower_cost_of_capital & counts_on_synergies',
      'a_sponsor > is_the_top & !low_end_word',
      'nobody_pays_more & a_sponsor & !low_end_word',
      'a_sponsor > outbids_trade & !"except"|"unless"|"sauf"|"quand la dette"|"when debt"',
      'trade_buyer_word > ~never_pays_above',
      'lbo|a_sponsor > top_value & !low_end_word|dcf|precedents|deals_noun',
      'lbo|a_sponsor > the_most > trade_buyer_word',
      'a_sponsor|lbo > any_buyer_ceiling & !low_end_word|"irr"|"tri"|"return"|"rendement"|"not"|"pas"',
      'lbo|a_sponsor > counts_on_synergies & !"not"|"no"|"pas"|"sans"|"without"',
      'lbo > what_trade_pays & !a_difference|"dessous"|"plancher"|"floor"|"below"|"less"|"not"|"pas"',
    ],
    example: {
      en: 'The LBO gives the highest value, it is the ceiling.',
      fr: 'Le LBO est le plafond de la fourchette.',
    },
    correction: {
      en: 'A fund has no synergies and wants its return: its price is usually a floor.',
      fr: 'Un fonds n’a pas de synergies et veut son rendement : son prix est en général un plancher.',
    },
  },
  owner_buyout_unfunded: {
    concept: 'lbo',
    says: [
      'astray_obo > ~astray_pays_it_all & !"not"|"rather"|"no debt at the family"|"if"|"si"',
      'owner_buyout_word & ~family_gets_none & !"company"|"if"|"si"',
      'buys_the_fund & !"not"|"pas"',
      '~family_pays_back & pays_it_herself & !"not"|"pas"',
      'pays_it_herself & ~repay & "family"|"famille" & !"not"|"pas"',
      'whole_value_at_exit > whole_value_at_entry & !"not"|"pas"|"rather"|"less"|"moins"',
    ],
    example: {
      en: 'In an owner buy-out the family gets no cash at all.',
      fr: 'C’est la famille qui rembourse la dette de la holding avec son propre argent.',
    },
    correction: {
      en: 'The family sells to a holding, cashes in and reinvests a part; the company’s dividends repay the debt.',
      fr: 'La famille vend à une holding, encaisse et réinvestit une part ; les dividendes de la société remboursent la dette.',
    },
  },
  owner_buyout_misread: {
    concept: 'lbo',
    says: [
      'astray_obo > ~astray_lost_control & !"keep"|"keeps"|"garde"|"gardent"|"without"|"sans"|"not mean"|"more than half"|"unless"|"sauf"|"if"|"si"|"seventy"|"soixante-dix"|"risk"|"risque"',
      '"obo"|"owner buy out"|"owner buyout" > "to a competitor"|"à un concurrent"|"to a rival" & !"rather"|"plutôt"|"not"|"pas"',
      '"bank"|"banks"|"banque"|"banques" > counter_bank_owner & !"if"|"si"|"covenant"|"covenants"|"not"|"pas"|"risk"|"risque"',

      'amiss_owner_buyout > amiss_obo_misread & !"rather than"|"plutôt"|"contrairement"',
      'amiss_owner_buyout & "cashes out entirely"|"leaves the company"|"family leaves"|"sells all"|"personally"|"sur ses biens"|"personnellement" & !first_i',
      '"debt"|"dette" & "personally"|"personnellement"|"on the family"|"sur la famille" & amiss_owner_buyout',
      'slip_owner_buyout > slip_full_exit & !"not"|"pas"|"part"|"keeps"|"garde"|"reinvests"|"réinvestit"',
    ],
    example: {
      en: 'An owner buy-out is a sale to a competitor.',
      fr: 'Dans un OBO, la famille sort complètement.',
    },
    correction: {
      en: 'In an owner buy-out a holding borrows to buy the shares; the owner cashes in a part and stays in.',
      fr: 'Dans un OBO, une holding emprunte pour racheter les titres ; le dirigeant encaisse une part et reste.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
