import type { Lexicon } from '../../types.ts';

/** What is said by those who misjudge what a buyer pays for, or when to sell. */
export const misjudgedOffers = {
  market_a_year: [
    'a year, per year, annual, annually, each year, every year',
    'par an, annuelles, chaque année, à l’année',
  ],
  market_destroys_value: [
    'destroys value, destroy value, value destroying, loses value',
    'détruit de la valeur, destructeur, destruction de valeur, perd de la valeur',
  ],
  market_is_less_than: [
    'is less than, far less than, below the premium, less than the premium',
    'inférieures à la prime, moins que la prime, bien inférieur',
  ],
  market_one_year_of_savings: [
    'one year of synergies, one year of savings',
    'une année de synergies, un an de synergies',
  ],
  market_before_tax_word: [
    'before tax, pre tax, gross of tax, untaxed',
    'avant impôt, brutes d’impôt, hors impôt, sans impôt',
  ],
  market_no_integration_cost: [
    'no integration cost, without integration costs, integration costs have no effect, integration costs are one off, ignoring integration costs',
    'sans coût d’intégration, sans coûts d’intégration, coûts d’intégration sont sans effet, coûts sont non récurrents',
  ],
  market_capitalise: ['capitalise, capitalised', 'capitaliser, capitalise, capitalisées'],
  market_all_of_it: [
    'whole, all the, entire, hundred percent',
    'toutes, totalité, cent pour cent, intégralité',
  ],
  market_best_for_buyer: [
    'best return, best for the buyer, acquirer creates the most, buyer is best off',
    'meilleur rendement, mieux pour l’acquéreur, meilleure pour l’acquéreur',
  ],
  market_higher_word: [
    'higher, larger, bigger, more you pay',
    'forte, plus forte, élevée, plus élevée, plus la prime',
  ],
  market_buyer_keeps_more: [
    'buyer keeps more, acquirer keeps more, acquirer keeps a larger, buyer keeps a bigger, more of those synergies we keep, more of the synergies we keep, more synergies we keep, more of them we keep, more the buyer keeps, more the acquirer keeps, more is left for us, more we get to keep',
    'plus l’acheteur en garde, acquéreur garde plus, acheteur garde plus, plus l’acquéreur garde, acquéreur garde davantage, plus on garde de synergies, plus on garde les synergies, plus on en garde, plus nous en gardons, plus il nous reste, plus il nous en reste, acquéreur garde une part importante, plus il en reste pour nous',
  ],
  market_cheapest_word: [
    'cheapest, lowest multiple',
    'la moins chère, moins cher du secteur, plus faible multiple',
  ],
  market_fit_later: [
    'during integration, later on, afterwards, comes later, work out later',
    'pendant l’intégration, plus tard, après coup, ensuite',
  ],
  market_big_names: [
    'two big names, two leaders, two great names, number one and number two',
    'deux grands noms, deux très grands noms, deux leaders, deux géants',
  ],
  market_logic_given: [
    'logic is a given, rationale is a given, goes without saying, needs no other reason, logic follows automatically',
    'logique est acquise, logique industrielle est acquise, acquise d’office, va de soi, va sans dire',
  ],
  market_no_premium: [
    'without any premium, without a premium, no premium, at market price, at the current share price',
    'sans prime, sans aucune prime, aucune prime, pas de prime, au cours actuel, au cours de bourse',
  ],
  market_holders_accept: [
    'have to accept, must accept, will accept, are obliged to accept',
    'accepteront',
  ],
  market_offer_word: [
    'i offer, i would offer, we offer, offer the, i’d offer',
    'je propose, je proposerais, on propose, offrirais, j’offre',
  ],
  market_hits_growth_most: [
    'hit long duration growth, hit growth companies hardest, hurt growth companies, hurt growth stocks, bad for growth',
    'défavorable à la croissance',
  ],
  market_mature_gains_most: [
    'mature cash cows gain, cash cows gain the most',
    'vaches à lait gagnent, matures profitent le plus',
  ],
  market_equity_cost_falls: [
    'cost of equity falls, cost of equity decreases, cost of equity drops',
    'coût des fonds propres diminue, coût des fonds propres baisse',
  ],
  market_wacc_unmoved: [
    'WACC does not move, WACC stays the same, WACC is unchanged, valuations do not move, wacc doesn’t change',
    'WACC ne bouge pas, CMPC ne bouge pas, valorisations ne bougent pas, WACC reste le même, CMPC reste stable, WACC et les valorisations ne bougent',
  ],
  market_only_indebted: [
    'only affects indebted, only for leveraged companies',
    'seulement les sociétés endettées, uniquement les sociétés endettées, que sur les sociétés endettées',
  ],
  market_sponsors_leave: [
    'sponsors drop out, sponsors disappear, funds drop out, funds stop bidding, only trade buyers are left',
    'fonds disparaissent, fonds se retirent',
  ],
  market_discount_higher_value_up: [
    'value goes up, value rises, they pay more, worth more',
    'valeur monte, valeur augmente, ils paient plus, vaut plus',
  ],
  market_higher_rate_word: ['higher rate, higher discount rate', 'taux plus fort'],
  market_loses_control: [
    'lose control, losing control, lose the control',
    'perdre le contrôle, perd le contrôle',
  ],
  market_minority_in: [
    'minority investor, minority stake, minority partner, open the capital',
    'minoritaire, ouvrir le capital, ouverture du capital',
  ],
  market_owner_wishes: [
    'his personal situation, his age, his family, owner’s personal',
    'sa situation personnelle, son âge, sa famille, ce qu’il veut faire après',
  ],
  market_none_of_our_business: [
    'none of our business, not our business, is private, does not concern us',
    'ne nous regarde pas, ne nous concerne pas, pas notre affaire',
  ],
  market_few_weeks: ['', ''],
  market_takes_word: ['is prepared in', 'se prépare en'],
  deals_raised_its_price: [
    'price went up from, price was raised, ended up paying more, raised the price, put its price up',
    'finalement payé plus cher, a payé plus cher, augmenté son prix, monté son prix',
  ],
  deals_suez_odd: [
    'to diversify, almost no overlap, no activity in common, out of its business',
    'se diversifier, aucune activité commune, hors de ses métiers',
  ],
  deals_microsoft_odd: [
    'to save costs, merging cloud, cost savings, two cloud infrastructure, become a console maker, rationale was hardware, largest seller of consoles, number two console maker behind',
    'pour réduire les coûts, économies de coûts, fusionner leurs clouds, devenir fabricant de consoles, deuxième fabricant de consoles',
  ],
  market_equity_cheque: [
    'equity cheque over EBITDA, equity price over EBITDA, market cap over EBITDA, equity value over EBITDA',
    'capitalisation sur EBITDA, valeur des titres sur EBITDA',
  ],
  market_shares_less_debt: [
    'equity minus net debt, shares less net debt',
    'capitalisation moins la dette nette, actions moins la dette',
  ],
  market_accept_to_pay_more: ['pay more, bid more', 'paient plus'],
  market_rates_up: [
    'rates climb',
    'taux d’intérêt montent, taux grimpent, taux d’intérêt augmentent',
  ],
  market_rates_down: ['rates ease', 'taux d’intérêt baissent, taux reculent'],
  market_price_things: ['what buyers pay', ''],
} as const satisfies Lexicon;
