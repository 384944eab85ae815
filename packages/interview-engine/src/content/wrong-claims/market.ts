import type { WrongClaim } from '../types.ts';
import { climateClaims } from './market/climate.ts';
import { misreadDealClaims } from './market/deals-misread.ts';
import { dealClaims } from './market/deals.ts';
import { misreadMarketClaims } from './market/markets-misread.ts';
import { ratesMisreadClaims } from './market/rates-misread.ts';
import { reasonsMisreadClaims } from './market/reasons-misread.ts';
import { misspokenMarketClaims } from './market/misspoken.ts';
import { offerClaims } from './market/offer.ts';
import { misjudgedPriceClaims } from './market/prices-misjudged.ts';
import { saleClaims } from './market/sale.ts';
import { firstThoughtClaims } from './market/first-thoughts.ts';
import { misjudgedSaleClaims } from './market/sales-misjudged.ts';
import { stepLeftOutClaims } from './market/steps-left-out.ts';

export const marketClaims = {
  ...climateClaims,
  ...ratesMisreadClaims,
  ...reasonsMisreadClaims,
  ...dealClaims,
  ...saleClaims,
  ...offerClaims,
  ...misreadDealClaims,
  ...misjudgedPriceClaims,
  ...misreadMarketClaims,
  ...firstThoughtClaims,
  ...misjudgedSaleClaims,
  ...stepLeftOutClaims,
  ...misspokenMarketClaims,
  target_jump_proves_value: {
    concept: 'own_view',
    says: [
      'astray_target_rose > astray_buyer_won & !"not"|"pas"|"ne prouve"|"nothing"|"rien"',
      '"activision"|"tiffany"|"suez"|"figma" > "jumped"|"shot up"|"bondi"|"grimpé"|"soared" > "microsoft"|"lvmh"|"veolia"|"adobe" > "made money"|"won"|"did well"|"gagné"|"bien négocié" & !"not"|"pas"',
      'market_target_shot_up > market_good_for_buyer & !seller|"not"|"pas"',
      'market_target_word > market_jumped & market_proves_word & market_create_value|market_good_deal_word',
      'market_share_jump & market_proves_word & market_good_deal_word|market_create_value',
      'misread_target_rose > misread_buyer_pockets_it & !"not"|"pas"|"ni"',
      'misread_target_rose > "percent"|"pour cent"|"%"|"so"|"donc" > misread_buyer_pockets_it & !"not"|"pas"|"ni"',
      'misread_the_proof & misread_target_rose & misread_worth_it & !"not"|"pas"|"nothing"|"rien"|"seller"|"vendeur"',
    ],
    example: {
      en: 'The target’s shares jumped, which proves that the deal creates value for the buyer.',
      fr: 'Le cours de la cible a bondi, ce qui prouve que l’opération crée de la valeur pour l’acquéreur.',
    },
    correction: {
      en: 'The target jumps because of the premium; how the buyer’s own shares move says more about value for the buyer.',
      fr: 'La cible monte à cause de la prime ; la réaction du cours de l’acquéreur en dit plus sur la valeur pour lui.',
    },
  },
  announced_means_done: {
    concept: 'deal_facts',
    says: [
      '"announced"|"announcement"|"annonce"|"annoncée" > "belongs to"|"already owns"|"appartient déjà"|"appartient à l’acquéreur"|"déjà à l’acquéreur" & !"not"|"pas"|"never"',
      '"signed"|"signing"|"signée"|"signature" > ~market_as_good_as_done & !"until"|"tant que"',

      '"announced"|"annoncé" > market_as_good_as_done & !"not"|"pas"',
      'market_announce_word & market_so_done & market_certain_word & !"closely"|"followed"|"suivi"|"suivie"',
      'market_once_announced & market_certain_word',
    ],
    example: {
      en: 'Once a deal is announced it is certain to close.',
      fr: 'Une fois annoncée, une opération est certaine d’aboutir.',
    },
    correction: {
      en: 'Between announcement and closing stand approvals, shareholder votes and conditions, and some deals fall away.',
      fr: 'Entre l’annonce et le closing il y a les autorisations, les votes et les conditions, et certaines opérations échouent.',
    },
  },
  high_multiple_is_mistake: {
    concept: 'own_view',
    says: [
      '# & market_must_have_overpaid & !"not"|"pas"',
      'market_high_multiple_word & market_always_word & market_mistake_word',
      'market_low_multiple_word & market_always_word & market_bargain_word',
    ],
    example: {
      en: 'A high multiple always means the buyer overpaid.',
      fr: 'Un multiple élevé veut toujours dire que l’acheteur a surpayé.',
    },
    correction: {
      en: 'A multiple is high or low against growth, margins and synergies; fifteen times can be fair and six times dear.',
      fr: 'Un multiple se juge au regard de la croissance, des marges et des synergies ; quinze fois peut être juste et six fois cher.',
    },
  },
  rates_do_not_matter: {
    concept: 'rates_effect',
    says: [
      '~market_deals_as_such > ~market_ignores_rates & !"strategic buyers"|"wrong"|"faux"|"as much"|"autant"|"think"|"mistake"',
      '~"niveau des taux"|~"level of rates"|~"interest rates"|~"taux d’intérêt" > ~heard_no_weight & !"only"|"if"|"si"',
      '~market_rates_word > ~market_no_effect_on & ~market_deal_effect & !"as much"|"autant"|"pas que"',
      '~market_no_effect_on > ~market_rates_word & ~market_deal_effect & !"as much"|"autant"',
      '~market_rates_word & ~lbo_set_aside_word & ~market_no_effect_on & !"the level is"|"the levels are"|"stand today"|"le niveau est"|"les niveaux actuels"|"niveau actuel"',
      '~misread_only_for_funds & !"but"|"mais"|"think"',
      '~market_rates_word > -market_influence_word > ~price|~debt|~market_deal_effect & !"pas que"|"not only"',
      'market_rates_up|market_rates_higher & market_equity_cost_falls & ~market_wacc_unmoved',
      '~market_rates_word & ~market_only_indebted',
      'market_rates_up|market_rates_higher & ~market_wacc_unmoved',
      '~price_the_fund_pays > ~not_moved > ~because_word > ~rates_noun',
      '~price_the_fund_pays > ~plain_no_bearing > ~rates_noun',
      '~rates_noun > ~plain_no_bearing > ~price_the_fund_pays',
      '~price_the_fund_pays >> ~left_untouched',
      '~basis_points > -market_influence_word > ~market_deal_effect & !"only"|"seulement"|"en soi"|"by itself"|"everything"|"tout"|"but"|"mais"',
      'lbo_is_fixed > no_concern_of_ours',
    ],
    example: {
      en: 'Rates have no influence on prices or on debt.',
      fr: 'Les taux n’ont aucune influence sur les prix ni sur la dette.',
    },
    correction: {
      en: 'Rates set the cost of debt and the discount rate, so they move what buyers can borrow and pay.',
      fr: 'Les taux fixent le coût de la dette et le taux d’actualisation : ils font varier ce que les acheteurs peuvent emprunter et payer.',
    },
  },
  rates_lift_prices: {
    concept: 'rates_effect',
    says: [
      'market_discount_up > market_value_up & !"growth"|"croissance"|"falls"|"fall"|"down"|"baisse"|"recule"|"wrong"|"faux"',
      'market_rates_up > market_lift_word > market_price_things & !"vers le bas"|"down"|"fall"|"falls"|"fell"|"lower"|"less"|"baissent"|"baisse"|"reculent"|"diminuent"',
      'market_rates_up > market_price_things >> market_go_up',
      'market_rates_down > market_price_things >> market_go_down',
      'market_rates_down > market_depress_word > market_price_things & !wacc',
      'market_rates_up & market_accept_to_pay_more',
      'higher_discount_rate > greater_value',
    ],
    example: {
      en: 'Higher rates push valuations up.',
      fr: 'La hausse des taux fait monter les valorisations.',
    },
    correction: {
      en: 'Dear money weighs on valuations: the discount rate rises and buyers can borrow less.',
      fr: 'L’argent cher pèse sur les valorisations : le taux d’actualisation monte et les acheteurs empruntent moins.',
    },
  },
  cheap_money_fewer_deals: {
    concept: 'rates_effect',
    says: [
      'market_rates_down|market_rates_lower|counter_cheap_loan > market_lenders_close_up & !"not"|"pas"|"high"|"élevés"|"when rates rise"|"montent"',
      'strays_cheap_loan|counter_cheap_loan|market_rates_down|market_rates_lower > strays_bid_less & !strays_dear_loan|counter_dear_loan|"interest"|"intérêts"|"not"|"pas"',
      'strays_cheap_loan|counter_cheap_loan|market_rates_down|market_rates_lower|"when rates fall"|"taux baissent" > strays_market_stops & !"not"|"pas"|"rise"|"montent"',
      'counter_cheap_loan > judge_fund_side >> counter_lower_offer & !counter_dear_loan|"interest"|"intérêts"|"than"|"not"',

      'counter_cheap_loan > counter_buyers_low & !counter_dear_loan|"interest"|"intérêts"|"than"|"not"|"pas"',
      'counter_buyers_low > counter_cheap_loan & !counter_dear_loan|"interest"|"intérêts"|"than"|"not"',

      'market_cheap_loans > market_fewer_deals & !market_dearer|"dear"|"more deals"',
      'market_rates_down > market_fewer_deals',
      'market_rates_up > market_more_deals',
      'market_rates_up > market_lend_more_word',
      'market_rates_down > lbo_lend_less & !market_rates_higher|market_rates_up|"moins cher"|"moins chère"|"less expensive"|"cheaply"',
      'lower_discount_rate > lesser_value',
    ],
    example: {
      en: 'Lower rates mean fewer deals.',
      fr: 'Des taux plus bas, cela fait moins d’opérations.',
    },
    correction: {
      en: 'Cheap debt lets funds and companies finance more, so activity tends to rise.',
      fr: 'Une dette bon marché permet aux fonds et aux groupes de financer davantage, donc l’activité tend à monter.',
    },
  },
  synergies_always_pay: {
    concept: 'syn_vs_premium',
    says: [
      'strays_any_premium & strays_some_synergies & !"not"|"pas"|"never"|"jamais"',
      '~market_saving & ~market_always_word & ~market_extra_paid & ~market_covered_by & !"overpaid"|"wiped out"|"more than any"|"surpayé"|"effacé"|"just to"|"pour seulement"|"rien que pour"|"il faut"|"you need"',
      'market_saving & market_whatever_word & market_extra_paid',
      'market_saving & market_always_word & market_create_value',
      '~market_always_word & ~market_saving & ~market_justify_word & ~market_price_word|~market_extra_paid & !"just to"|"pour seulement"|"rien que pour"|"il faut"|"you need"',
    ],
    example: {
      en: 'Synergies always justify the premium.',
      fr: 'Les synergies justifient toujours la prime.',
    },
    correction: {
      en: 'The premium is paid on day one and for sure; synergies come late and in part, so their value after tax and cost has to exceed it.',
      fr: 'La prime est payée tout de suite et à coup sûr ; les synergies viennent tard et en partie : leur valeur après impôt et coûts doit la dépasser.',
    },
  },
  premium_is_irrelevant: {
    concept: 'syn_vs_premium',
    says: [
      '~market_extra_paid > "recovered"|"récupère"|"récupérée" > "anyway"|"when you sell"|"the day you sell"|"de toute façon"|"à la revente" & !"not"|"only"|"pas"|"if"|"si"',
      '~premium > ~market_is_no_cost & !"if"|"si"|"not free"',
      '"premium"|"prime" > "recovered"|"récupérée" > "goodwill"|"balance sheet"|"bilan"',
      '~market_extra_paid > ~lbo_irrelevant_word & !lbo_set_aside_word|"leave that out"|"leave it out"|"laisse de côté"',
      '~misread_premium & ~misread_never_earned_back',
      '~misread_premium & ~misread_only_goodwill & !"but"|"mais"|"still"|"quand même"',
      'misread_pure_gain & misread_savings & !"not"|"pas"|"only above"|"au-delà"|"beyond"',
      '~lbo_irrelevant_word > ~market_extra_paid|~market_price_word & ~market_strategic_word|~market_do_deal',
    ],
    example: {
      en: 'The premium does not matter when the deal is strategic.',
      fr: 'La prime n’a pas d’importance quand l’opération est stratégique.',
    },
    correction: {
      en: 'Whatever the strategy, a buyer who pays more premium than his synergies are worth loses the difference.',
      fr: 'Quelle que soit la stratégie, un acquéreur qui paie plus de prime que la valeur des synergies perd la différence.',
    },
  },
  eps_up_proves_value: {
    concept: 'syn_vs_premium',
    says: [
      '~strays_eps_up > ~strays_settles_it > -"need"|-"besoin" & !"debt"|"dette"',
      'market_per_share_profit > astray_goes_down > astray_is_bad & !"not"|"pas"|"never"|"jamais"',
      'strays_eps_up > strays_settles_it & !"not"|"never"|"jamais"|"ne suffit"|"pas la preuve"|"n’est pas"|"ne veut pas"',
      'earnings_up_word & any_premium_will_do & !"not"|"pas"|"never"|"jamais"',

      'market_per_share_profit & market_so_word & market_create_value',
      'market_per_share_profit & market_proves_word & market_create_value|market_good_deal_word & !proves_nothing',
      'market_per_share_profit & market_enough_word & market_good_deal_word|market_create_value|market_prove_it',
      '"accretive"|"relutive" > "cannot be overpaid"|"cannot be too expensive"|"cannot destroy"|"never overpaid"|"ne peut pas être trop chère"|"ne peut pas être trop cher"|"ne peut pas détruire"|"ne peut pas être surpayée"|"jamais surpayée"',
      '"times our multiple"|"fois notre multiple"|"dearer than us"|"plus chère que nous" > "accretive"|"relutive"|"relutif" & !"not"|"pas"|"debt"|"dette"|"dilutive"',
      'market_per_share_profit > market_pay_anything & !"not"|"pas"|"even"|"même"',
    ],
    example: {
      en: 'The deal is accretive, so it creates value.',
      fr: 'L’opération est relutive, donc elle crée de la valeur.',
    },
    correction: {
      en: 'Higher EPS can come from cheap debt alone; value comes from synergies worth more than the premium.',
      fr: 'Un BPA en hausse peut venir de la seule dette bon marché ; la création de valeur vient de synergies supérieures à la prime.',
    },
  },
  always_time_to_sell: {
    concept: 'own_view',
    says: [
      '"any time"|"any moment"|"n’importe quand"|"à tout moment" > "good for selling"|"good to sell"|"bon pour vendre"|"fine to sell" & !"not"|"pas"',
      'market_always_word > market_good_time',
      'sell > market_at_any_price',
      'sell > market_now_word > market_whatever_word',
      'sell & market_ask_nothing',
    ],
    example: {
      en: 'It is always a good time to sell.',
      fr: 'C’est toujours le bon moment pour vendre.',
    },
    correction: {
      en: 'It depends on what the owner wants, on the trajectory of the company and on the market window.',
      fr: 'Cela dépend de ce que veut le dirigeant, de la trajectoire de la société et de la fenêtre de marché.',
    },
  },
  wait_for_the_top: {
    concept: 'own_view',
    says: [
      'market_wait_word & market_top_of_cycle & "voit venir"|"see it coming"|"easy to spot"|"on le saura"|"on le sent"|"you will know" & !"nobody"|"personne"|"not"|"pas"|"never"|"jamais"',
      '"wait"|"attendez"|"attendre" > market_the_very_top > sell & !"nobody"|"personne"',
      'market_wait_word & market_top_of_cycle & sell|market_certain_word|market_you_owner & !"nobody"|"no one"|"personne"|"mieux vendre"|"better to sell"|"rather than wait"|"que d’attendre"',
      'sell & market_exactly_at & market_top_of_cycle',
    ],
    example: {
      en: 'You should wait for the peak of the cycle and sell then.',
      fr: 'Il faut attendre le sommet du cycle et vendre à ce moment-là.',
    },
    correction: {
      en: 'Nobody sees the peak in advance: buyers pay for growth that is still ahead.',
      fr: 'Personne ne voit le sommet à l’avance : les acquéreurs paient une croissance encore devant eux.',
    },
  },
  sale_in_weeks: {
    concept: 'own_view',
    says: [
      'market_in_one_month',
      'sell|market_process_word & market_takes_word & market_few_weeks',
      'sell & market_done_word & market_few_weeks',
      '"launch tomorrow"|"start tomorrow"|"lance demain" & "money"|"closed"|"signed"|"argent"|"signé"|"cash"',
      'market_process_word > "dure un mois"|"lasts a month"|"takes a month"',
    ],
    example: {
      en: 'A sale takes only a few weeks.',
      fr: 'Une vente se boucle en quelques semaines.',
    },
    correction: {
      en: 'A sale takes six to nine months once prepared, plus the time to get ready.',
      fr: 'Une cession prend six à neuf mois une fois préparée, sans compter la préparation.',
    },
  },
} as const satisfies Record<string, WrongClaim>;
