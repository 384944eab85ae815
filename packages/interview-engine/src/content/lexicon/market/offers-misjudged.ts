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
    'sans coût d’intégration, sans coûts d’intégration, coûts d’intégration n’ont aucun effet, coûts d’intégration sont sans effet, coûts sont non récurrents, coûts d’intégration sont non récurrents',
  ],
  market_capitalise: ['capitalise, capitalised', 'capitaliser, capitalise, capitalisées'],
  market_all_of_it: [
    'whole, all the, entire, hundred percent',
    'toutes, totalité, la totalité, cent pour cent, intégralité',
  ],
  market_best_for_buyer: [
    'best return, best outcome for the acquirer, best for the buyer, most value for the buyer, acquirer creates the most, buyer is best off',
    'meilleur rendement, le plus de valeur pour l’acquéreur, mieux pour l’acquéreur, meilleure pour l’acquéreur',
  ],
  market_higher_word: [
    'higher, larger, bigger, more you pay',
    'forte, plus forte, élevée, plus élevée, plus la prime',
  ],
  market_buyer_keeps_more: [
    'buyer keeps more, acquirer keeps more, larger share of the synergies for the buyer, acquirer keeps a larger, buyer keeps a bigger',
    'acquéreur garde une part importante, acquéreur garde plus, acheteur garde plus, plus l’acquéreur garde, acquéreur garde davantage',
  ],
  market_cheapest_word: [
    'cheapest, lowest multiple, cheapest on the screen',
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
    'doivent accepter, accepteront, obligés d’accepter, vont accepter',
  ],
  market_offer_word: [
    'i offer, i would offer, we offer, offer the, i’d offer',
    'je propose, je proposerais, on propose, offrirais, j’offre',
  ],
  market_hits_growth_most: [
    'hit long duration growth, hit growth companies hardest, hurt growth companies, hurt growth stocks, bad for growth',
    'pénalise les valeurs de croissance, pénalisent les sociétés de croissance, défavorable à la croissance',
  ],
  market_mature_gains_most: [
    'mature companies gain the most, cash cows gain the most, mature cash cows gain, value stocks gain the most',
    'sociétés matures gagnent le plus, vaches à lait gagnent, matures profitent le plus',
  ],
  market_equity_cost_falls: [
    'cost of equity falls, cost of equity goes down, cost of equity decreases, cost of equity drops',
    'coût des fonds propres baisse, coût des fonds propres diminue, coût du capital baisse d’autant',
  ],
  market_wacc_unmoved: [
    'WACC does not move, WACC stays the same, WACC is unchanged, valuations do not move, wacc doesn’t change',
    'WACC ne bouge pas, CMPC ne bouge pas, valorisations ne bougent pas, WACC reste le même, CMPC reste stable, WACC et les valorisations ne bougent',
  ],
  market_only_indebted: [
    'only affects indebted, only matter for companies with debt, only for leveraged companies, only hit companies with debt, only matter if you have debt',
    'que sur les sociétés endettées, que pour les sociétés endettées, seulement les sociétés endettées, uniquement les sociétés endettées',
  ],
  market_sponsors_leave: [
    'sponsors drop out, sponsors disappear, funds drop out, funds stop bidding, only trade buyers are left',
    'fonds disparaissent, fonds se retirent, fonds ne font plus d’offres, ne reste que les industriels',
  ],
  market_discount_higher_value_up: [
    'value they put on the table goes up, value goes up, value rises, they pay more, worth more',
    'valeur monte, valeur augmente, ils paient plus, vaut plus',
  ],
  market_higher_rate_word: [
    'at a higher rate, higher rate, higher discount rate',
    'à un taux plus élevé, taux plus fort, taux d’actualisation plus élevé',
  ],
  market_loses_control: [
    'lose control, losing control, lose the control',
    'perdre le contrôle, perd le contrôle',
  ],
  market_minority_in: [
    'minority investor, minority stake, minority partner, open the capital',
    'minoritaire, ouvrir le capital, ouverture du capital',
  ],
  market_owner_wishes: [
    'his personal situation, his age, his family, what he wants to do afterwards, owner’s personal',
    'sa situation personnelle, son âge, sa famille, ce qu’il veut faire après',
  ],
  market_none_of_our_business: [
    'none of our business, not our business, is private, does not concern us',
    'ne nous regarde pas, ne nous concerne pas, pas notre affaire',
  ],
  market_few_weeks: [
    'two or three weeks, three or four weeks',
    'deux ou trois semaines, trois ou quatre semaines',
  ],
  market_takes_word: [
    'is prepared in, gets done in, done in',
    'se prépare en, se fait en, se boucle en, se règle en',
  ],
  deals_raised_its_price: [
    'price went up from, price per share went up, price was raised, ended up paying more',
    'prix par action est monté, finalement payé plus cher, a payé plus cher',
  ],
  deals_suez_odd: [
    'to diversify, almost no overlap, no activity in common, out of its business',
    'se diversifier, se diversifier hors, quasiment aucune activité en commun, aucune activité commune, hors de ses métiers',
  ],
  deals_microsoft_odd: [
    'to save costs, merging cloud, cost savings, two cloud infrastructure',
    'pour réduire les coûts, économies de coûts, fusionner leurs clouds',
  ],
  market_equity_cheque: [
    'equity cheque over EBITDA, price of shares over EBITDA, equity price over EBITDA, market cap over EBITDA, equity value over EBITDA',
    'prix des actions sur EBITDA, prix des titres rapporté à l’EBITDA, capitalisation sur EBITDA, valeur des titres sur EBITDA',
  ],
  market_shares_less_debt: [
    'price of the shares minus net debt, equity minus net debt, shares less net debt',
    'prix des actions moins la dette nette, prix des titres moins la dette nette, capitalisation moins la dette nette, actions moins la dette',
  ],
  market_accept_to_pay_more: [
    'pay more, accept to pay more, bid more',
    'payer plus cher, acceptent de payer plus, paient plus',
  ],
  market_rates_up: [
    'interest rates rise, interest rates go up, rates climb',
    'taux d’intérêt montent, taux grimpent, taux d’intérêt augmentent',
  ],
  market_rates_down: [
    'interest rates fall, interest rates go down, rates ease',
    'taux d’intérêt baissent, taux reculent',
  ],
  market_price_things: ['what buyers pay', 'ce que paient les acheteurs'],
} as const satisfies Lexicon;
