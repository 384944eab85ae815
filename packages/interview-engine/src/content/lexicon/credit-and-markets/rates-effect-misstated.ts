import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** The effect of interest rates, in the words of those who get it wrong. */
export const ratesEffectMisstated: Lexicon = {
  amiss_american_buyers: [
    'american buyer, us buyer, american acquirers, us acquirers, american groups',
    'acheteur américain, acquéreur américain, groupes américains',
  ],
  amiss_american_targets: [
    'american targets, us targets, american companies, us companies, us assets, american assets, targets in the us',
    'cibles américaines, sociétés américaines, actifs américains, entreprises américaines, cibles aux états unis',
  ],
  amiss_avoided: [
    'harder, less, avoid, avoids, stop, difficult, no longer, worse time, bad time, expensive, stops a company from, prevents, keeps companies from, stupid, foolish, silly',
    'plus difficile, moins, évitent, évite, éviter, n’ont pas intérêt, mauvais moment, plus cher, coûte plus, empêche, interdit, idiot, bête, absurde',
  ],
  amiss_borrowing: [
    'leverage, borrow, debt capacity, lend, turns of debt, debt funds can',
    's’endetter, emprunter, levier, capacité d’endettement, prêter, tours de dette',
  ],
  amiss_cheaper: [
    'cheaper, less expensive, cheap, cost less, more attractive, more affordable, bargain, bargains, on sale',
    'moins chères, bon marché, coûtent moins, plus attractives, plus abordables, en solde',
  ],
  amiss_cross_border: [
    'cross border, deals, m&a, foreign buyers',
    'cross border, opérations, m&a, acheteurs étrangers',
  ],
  amiss_currency: [
    'exchange rate, currency, currencies, fx, dollar, the euro',
    'change, changes, devise, devises, dollar, euro',
  ],
  amiss_dearer: [
    'dearer, more expensive, too expensive, cost more, less attractive, less affordable, out of reach',
    'plus chères, trop chères, coûtent plus, moins attractives, renchérit, moins abordables',
  ],
  amiss_debt_cheaper: [
    [
      crossed('cost of capital, cost of financing, cost of funding', 'falls, goes down, drops'),
      'debt becomes cheaper, debt gets cheaper, debt is cheaper, cheaper to borrow, borrowing is cheaper, cost of debt falls, wacc falls, wacc goes down, discount rate falls, discount rate goes down, financing gets cheaper, debt more attractive, debt becomes more attractive, debt looks attractive, wacc decreases, spreads tighten, spreads fall',
    ].join(', '),
    [
      crossed('coût du capital, coût de financement', 'baisse, recule, diminue'),
      'dette devient moins chère, coût de la dette baisse, wacc baisse, cmpc baisse, cmpc diminue, wacc diminue, taux d’actualisation baisse, financement moins cher, dette plus attractive, dette devient plus attractive, emprunter coûte moins, emprunter moins cher, spreads se resserrent',
    ].join(', '),
  ],
  amiss_debt_dearer: [
    [
      crossed(
        'cost of capital, cost of financing, cost of funding, cost of equity',
        'rises, goes up, increases, climbs',
      ),
      'debt becomes more expensive, debt gets more expensive, debt is more expensive, cost of debt rises, cost of debt goes up, wacc rises, wacc goes up, discount rate rises, discount rate goes up, wacc increases, spreads widen',
    ].join(', '),
    [
      crossed('coût du capital, coût de financement', 'monte, augmente, grimpe, remonte'),
      'dette devient plus chère, coût de la dette monte, coût de la dette augmente, wacc monte, wacc augmente, cmpc monte, cmpc augmente, taux d’actualisation monte, taux d’actualisation augmente',
    ].join(', '),
  ],
  amiss_european_buyers: [
    'european buyer, european acquirer, european groups',
    'acheteur européen, acquéreur européen, groupes européens, français',
  ],
  amiss_european_targets: [
    'european targets, european companies, european assets, targets in europe, companies in europe, european businesses',
    'cibles européennes, sociétés européennes, actifs européens, entreprises européennes, cibles en europe, sociétés françaises, cibles françaises',
  ],
  amiss_fund: ['fund, funds, sponsors, private equity', 'fonds, sponsors, private equity'],
  amiss_gap: ['valuation gap, price gap, bid ask, the gap, sellers', 'écart, vendeurs'],
  amiss_gap_closes: [
    'closes, narrows, disappears, shrinks, agree more easily, agree faster, adjust the same day, adjust at once, adjust immediately, meet more easily, vanishes, adjust their price the same day',
    'se referme, se réduit, se resserre, disparaît, se ferme, se comble, s’accordent plus facilement, s’ajustent immédiatement, ajustent leur prix immédiatement, ajustent aussitôt, se rejoignent plus facilement',
  ],
  amiss_gap_widens: [
    'widens, gets wider, opens up, grows',
    's’élargit, se creuse, s’agrandit, augmente',
  ],
  amiss_growth_companies: [
    'growth stocks, growth companies, tech, technology stocks, growth shares',
    'valeurs de croissance, sociétés de croissance, tech, valeurs technologiques',
  ],
  amiss_invented_levels: [
    'invent a figure, invent a number, make up a figure, make up a number, make up the level, any number will do, any figure will do, nobody checks',
    'inventer un chiffre, n’importe quel chiffre, personne ne vérifie, inutile de suivre',
  ],
  amiss_less_word: [
    'less, lower, fewer, smaller, harder, not, cannot, more expensive',
    'moins, pas, plus difficile, plus difficilement, plus cher, baisse',
  ],
  amiss_loves: [
    'love, loves, like, prefer, benefit from, welcome, enjoy, gain from, profit from, good news for, great for, good for, favour, favours, favor, help, helps',
    'adorent, aiment, préfèrent, profitent, bénéficient, apprécient, bonne nouvelle pour, gagnent, raffolent, bon pour, favorise, favorisent, avantage, avantagent, aide, aident',
  ],
  amiss_market_state_up: [
    'higher rates, rate hike, rate rise, fed hikes, ecb hikes, rates are high, plus rates rise, central bank hikes',
    'taux montent, taux hauts, bce relève, fed relève, bce monte, plus les taux montent',
  ],
  amiss_more_word: ['more, higher, bigger, easier, larger, better', 'plus, davantage, mieux'],
  amiss_multiples_word: [
    'multiples, valuations, prices, present value, dcf value',
    'multiples, valorisations, prix, valeur actuelle, valeur dcf',
  ],
  amiss_pay_in_paper: [
    'pay in shares, pay in stock, pay with shares, pay with stock, use their shares, use shares, share deals, stock deals, use their paper, use stock',
    'payer en titres, payer en actions, utiliser leurs titres, opérations en titres',
  ],
  amiss_pay_less: [
    'pay less, pay lower multiples, pay lower prices, offer less, bid less, afford less, lower their bids',
    'payer moins, offrent moins, offrir moins, baissent leurs offres',
  ],
  amiss_returns_up: [
    'returns go up, returns rise, irr goes up, irr rises, irr improves, higher returns, boost returns, better returns, returns improve, higher irr, debt pays better, boosts the irr, raises the irr',
    'tri monte, tri augmente, tri s’améliore, rendement monte, rendement augmente, meilleur tri, améliore le tri, augmente le tri, dopent le tri, meilleurs rendements',
  ],
  amiss_share_prices: [
    'equity markets, stock markets, share prices, stock prices, the equity side',
    'marchés actions, bourse, indices boursiers',
  ],
  amiss_shrinks: [
    'compress, contract, shrink, fall, drop, go down, come down, decline, decrease, are squeezed, lower',
    'compriment, se contractent, baissent, chutent, diminuent, reculent, se tassent, baisse',
  ],
  amiss_slowly: [
    'slowly, later, months, quarters, after, time, eventually, with a lag',
    'lentement, plus tard, mois, trimestres, temps, finit, après, retard',
  ],
  amiss_stocks_fall: [
    'stock market falls, markets tumble, markets plunge, markets fall, equities fall, share prices fall, markets drop, markets are falling, falling markets, falling equity markets, bear market, stock prices fall, markets are down, weak equity markets, when equities drop, stock market crashes, volatility is high, high volatility, volatility rises, volatility spikes, volatile markets, markets are volatile, falling stock markets, falling share prices, low share prices, weak markets, markets crash, share prices drop',
    'bourse chute, bourse baisse, bourse plonge, bourse s’effondre, marchés chutent, marchés baissent, marchés actions chutent, cours baissent, marchés actions reculent, marchés reculent, actions baissent, indices baissent, indices chutent, marchés sont bas, marchés actions sont bas, marché baissier, baisse des marchés, baisse de la bourse, volatilité est forte, forte volatilité, volatilité monte, volatilité élevée, volatilité augmente, marchés volatils, marchés qui baissent, actions qui baissent, cours bas, bourse basse, cours s’effondrent, bourse dévisse, marchés plongent',
  ],
  amiss_stocks_rise: [
    'markets rise, equities rise, share prices rise, markets are high, record highs, high share prices, rising markets, rising equity markets, bull market, markets at record, strong equity markets, equities are high, shares are expensive, high stock prices, share price is high, shares are high, markets go up, stock market goes up, high equities, high markets, market at its peak',
    'marchés montent, bourse monte, cours montent, marchés actions progressent, actions montent, indices montent, marchés sont hauts, plus hauts historiques, marchés actions sont hauts, marché haussier, hausse des marchés, hausse de la bourse, bourse est haute, cours sont élevés, cours élevé, indices au plus haut, actions hautes, actions élevées, marchés hauts, bourse élevée, bourse au plus haut',
  ],
  amiss_strong_dollar: [
    'strong dollar, stronger dollar, dollar strengthens, dollar rises, dollar is strong, dollar appreciates, high dollar, rising dollar, weak euro, weaker euro, euro weakens, euro falls, euro is weak',
    'dollar fort, dollar plus fort, dollar s’apprécie, dollar monte, dollar est fort, hausse du dollar, euro faible, euro baisse, baisse de l’euro, euro est faible',
  ],
  amiss_swells: [
    'expand, rise, go up, climb, inflate, increase, widen, improve, higher',
    'montent, augmentent, grimpent, s’élargissent, gonflent, progressent, remontent, monte, augmente',
  ],
  amiss_weak_dollar: [
    'weak dollar, weaker dollar, dollar weakens, dollar falls, dollar is weak, dollar depreciates, strong euro, stronger euro, euro strengthens, euro rises, euro is strong',
    'dollar faible, dollar plus faible, dollar baisse, dollar se déprécie, baisse du dollar, dollar est faible, euro fort, euro plus fort, euro s’apprécie, euro monte, hausse de l’euro, euro est fort',
  ],
  amiss_worth_more: [
    'more valuable, worth more, benefit most, gain most, gain value, go up, rise',
    'valent plus, plus chères, en profitent, montent, gagnent le plus, augmentent, profitent le plus',
  ],
  best_moment: [
    'best moment, best time, right time, perfect time, ideal time, good time, great time',
    'meilleur moment, bon moment, moment idéal, moment rêvé',
  ],
  buyer_as_creditor: [
    crossed(
      'fund, sponsor, buyer, acquirer',
      'lends to, lending to, lends money to, lends the seller',
    ),
    crossed(
      'fonds qui, acheteur qui, acquéreur qui, fonds, acheteur',
      'prête au vendeur, prête de l’argent au vendeur, avance au vendeur',
    ),
  ],
  counter_buyers_high: [
    crossed(
      'funds, buyers, sponsors, they',
      'bid highest, always bid highest, bid higher, pay more, offer more',
    ) + ', bid highest, more appetite, good for a seller',
    crossed('fonds, acheteurs, ils', 'paient plus, offrent plus, paieront plus, paient le plus') +
      ', plus d’appétit',
  ],
  counter_buyers_low: [
    crossed('funds, buyers, sponsors, they', 'pay less, offer less, bid less, bid lower') +
      ', less appetite, bad for a seller, bad for you as a seller',
    crossed('fonds, acheteurs, ils', 'paient moins, offrent moins, paieront moins') +
      ', moins d’appétit, levier rapporte moins',
  ],
  counter_cheap_loan: [
    crossed('debt, money, borrowing, credit', 'is cheap, gets cheaper, is cheaper') +
      ', cheap borrowing, cheap loans, cheap credit, cheap debt, cheap money, rates fall, rates are low, lower rates, low rates',
    'taux baissent, taux bas',
  ],
  counter_dear_loan: [
    crossed('debt, money, borrowing, credit', 'is expensive, gets dearer, is dear') +
      ', expensive debt, dear money, rates are high, high rates, rates rise',
    'taux montent, taux élevés, dette chère, argent cher, argent est cher, crédit cher',
  ],
  counter_gap_closes: [
    'gap closes, gap narrows, gap shrinks',
    'écart entre vendeur et acheteur se réduit',
  ],
  counter_higher_offer: [
    'pay more, offer more, bid higher',
    'payer plus, offrent plus, paieront davantage, monter leurs offres',
  ],
  counter_lower_offer: [
    'pay less, offer less, bid less, bid lower, lower their offers',
    'payer moins, offrir moins, offrent moins',
  ],
  dearer_borrowing: [
    'rising borrowing costs, higher borrowing costs, higher rates, rising rates, dearer debt, more expensive debt, borrowing costs rise, borrowing costs go up, when debt gets dearer, rates going up, expensive money',
    'hausse des taux, taux plus élevés, taux élevés, dette plus chère, argent plus cher, argent cher, quand les taux montent, taux qui montent',
  ],
  debt_attracts: [
    'debt becomes more attractive, debt gets more attractive, debt is more attractive, better to borrow, cheaper to borrow, debt becomes cheaper, debt gets cheaper, borrow more, favours debt, use more debt, prefer debt',
    'mieux s’endetter, plus intéressant d’emprunter, dette devient plus intéressante, dette est plus intéressante, dette devient moins chère, dette coûte moins, emprunter davantage, privilégier la dette, favorise la dette',
  ],
  funds_pay_more: [
    'sponsors pay more, sponsors can pay more, sponsors will pay more, funds pay more, funds can pay more, funds will pay more, sponsors bid more, funds bid higher, private equity pays more, sponsors offer more, sponsors will pay you more',
    'fonds paient plus, fonds peuvent payer plus, fonds vous paieront plus, fonds offrent plus, fonds montent leurs prix, fonds mettent plus',
  ],
  gets_attractive: [
    'more attractive, cheaper, more advantageous, a better deal, more interesting',
    'plus avantageux, plus avantageuse, plus intéressant, moins cher, plus attractif',
  ],
  greater_value: [
    crossed(
      'higher, bigger, raises, lifts, increases, boosts',
      'present value, value, values, valuations, price, prices',
    ),
    'valeur actuelle plus élevée, valeur actuelle plus forte, valeur plus élevée, augmente la valeur, accroît la valeur, fait monter la valeur, fait monter les valorisations, relève la valeur, valorisation plus élevée',
  ],
  heard_no_weight: [
    'no importance, don’t matter, play no role, irrelevant',
    'aucune importance, pas d’importance, n’importe pas, ne jouent pas, aucun rôle',
  ],
  higher_discount_rate: [
    crossed(
      'higher, bigger, rising, increased',
      'discount rate, wacc, cost of capital, discounting rate',
    ),
    'taux d’actualisation supérieur, cmpc plus élevé, cmpc plus haut, hausse du cmpc',
  ],
  lbo_buyer_lends: [
    'buyer lends to the seller, buyer who lends, buyer that lends, fund lends the seller, buyer lends the seller',
    'acheteur qui prête, acheteur prête au vendeur, fonds prête au vendeur, acquéreur qui prête, acquéreur prête au vendeur',
  ],
  lbo_cover_improves: [
    crossed(
      'cover, interest cover, coverage, cover ratio',
      'improves, rises, goes up, increases, gets better, is better, strengthens',
    ),
    crossed(
      'couverture, ratio de couverture, couverture des intérêts',
      's’améliore, monte, augmente, progresse, est meilleure, se renforce',
    ),
  ],
  lbo_due_to_rates: [
    'because of rates, because of higher rates, because interest, since interest, due to interest, due to rates',
    'à cause des taux, à cause des intérêts, parce que les intérêts, car les intérêts, du fait des taux, avec les intérêts',
  ],
  lbo_in_part: [
    'part, partly, partially, some, quarter, third, only, fraction, not fully, not entirely, slightly, little',
    'partie, partiellement, quart, tiers, seulement, fraction, pas entièrement, pas totalement, pas tout, légèrement, un peu',
  ],
  lbo_is_fixed: [
    crossed(
      'debt, loan, loans, lbo debt, buyout debt',
      'is fixed rate, is at a fixed rate, is fixed, is fully hedged, is hedged',
    ),
    crossed(
      'dette, dette lbo, emprunt, dette d’acquisition',
      'est à taux fixe, est fixe, est entièrement couverte, est couverte',
    ),
  ],
  lbo_makes_up_in_full: [
    'cancels out the extra, cancels the extra, pays for the extra, makes up fully, offset, cancels, make up for, compensate, absorb, neutralise, wash out, wipes it out, neutral, no net effect',
    'compense entièrement, compense intégralement, annule le surcoût, rattrape tout, compensent, annulent, neutralise, absorbe, efface, gomme, équilibre, neutre, sans effet net',
  ],
  lbo_points_misread: [
    crossed(
      '300 basis points, three hundred basis points, 300 bps, three hundred bps',
      'is thirty percent, is 30%, means thirty percent, is 0.3%, is zero point three percent, is 0.3 percent, is three tenths, is thirty points, is 0.03%',
    ),
    crossed(
      'trois cents points de base, 300 points de base, 300 pb',
      'c’est seulement 0.3 %, c’est à peine 0.3 %, c’est trente pour cent, font trente pour cent, c’est 30 %, c’est 0.3 %, c’est zéro virgule trois, font 0.3 %, c’est trente points, font 30 %',
    ),
  ],
  lbo_price_falls_as_rate: [
    crossed(
      'price, value, valuation',
      'falls by, falls, drops by, drops, goes down by',
      '3%, three percent, three points, 300 basis points',
    ),
    crossed(
      'prix, valeur, valorisation',
      'baisse de, baisse d’autant, diminue de, recule de',
      '3%, trois pour cent, trois points, 300 points de base',
    ),
  ],
  lbo_profit_falls_by_interest: [
    crossed(
      'ebitda falls, ebitda drops, ebitda goes down, ebitda is lower, ebitda shrinks, reduces ebitda, lowers ebitda, cuts ebitda, hits ebitda',
      'because of the interest, because of interest, because interest, since interest, with the interest, as interest, because of the extra interest, by the extra interest',
    ),
    crossed(
      'ebitda baisse, ebitda diminue, ebitda recule, réduit l’ebitda, diminue l’ebitda',
      'à cause des intérêts, parce que les intérêts, car les intérêts, avec les intérêts, du montant des intérêts, puisque les intérêts',
    ),
  ],
  left_untouched: [
    'is not concerned, is not affected, is unaffected, is not touched, not concerned by, not affected by',
    'n’est pas concerné, n’est pas affecté, n’est pas touché, n’est pas impacté',
  ],
  less_of_it: [
    'less, lower, reduce, part, instead, later, deferred, not, rather, smaller, narrows, balance, rest',
    'moins, réduit, réduire, partie, au lieu, plus tard, différé, pas, plutôt, solde, reste, comble, baisse, diminue',
  ],
  lesser_value: [
    crossed(
      'lower, smaller, reduces, lowers, cuts, decreases',
      'present value, value, values, valuations, price, prices',
    ),
    'valeur actuelle plus faible, valeur actuelle plus basse, valeur plus faible, valeur plus basse, réduit la valeur, baisse la valeur, diminue la valeur, fait baisser les valorisations, valorisation plus basse',
  ],
  lower_discount_rate: [
    crossed(
      'lower, smaller, falling, reduced',
      'discount rate, wacc, cost of capital, discounting rate',
    ),
    'taux d’actualisation plus bas, taux d’actualisation inférieur, cmpc plus bas, cmpc plus faible, baisse du cmpc',
  ],
  market_accept_to_pay_more: [
    'pay higher multiples, pay higher prices, offer more, offer higher prices, pay a higher price, pay a higher multiple, stretch further, afford more, bid higher, pay up, pay more, bid more',
    'payer plus, payer davantage, offrir plus, offrir davantage, mettre plus sur la table, proposer plus, offrir de meilleurs prix',
  ],
  market_agree_easily: [
    'agree more easily, meet more easily, easier to agree, find common ground more easily',
    'tombent plus facilement d’accord, s’entendent plus facilement, se rencontrent plus facilement',
  ],
  market_are_fond_of: [
    'prefer, love, are happy, enjoy',
    'préfèrent, adorent, se réjouissent, sont contents',
  ],
  market_bad_for_seller: [
    'bad for a seller, bad for whoever sells, bad moment to sell, wrong moment to sell, works against the seller, against the seller, bad for anyone who sells, not a good moment to sell, bad for you, bad for the seller, bad for sellers, bad time to sell, bad news for you, not good for you, against you, hurts you',
    'mauvais pour un vendeur, pour un vendeur c’est plutôt mauvais, plutôt mauvais, défavorable au vendeur, défavorable pour le vendeur, joue contre le vendeur, pénalise le vendeur, défavorable aux vendeurs, mauvais pour vous, mauvais pour le vendeur, mauvais moment pour vendre, mauvaise nouvelle pour vous, pas bon pour vous, joue contre vous, vous pénalise',
  ],
  market_bank_gains: [
    'bank earns more, bank makes more, banks earn better',
    'banque gagne mieux, banque gagne plus, banques prêtent plus volontiers',
  ],
  market_buyers_pay_less: [
    [
      crossed('funds, sponsors, buyers', 'are in less of a hurry, are less eager, are pickier'),
      crossed(
        'buyers, funds, sponsors, bidders, acquirers',
        'pay less, lower their prices, cut their prices, offer less, bid less, lower their offers, become stingy',
      ),
    ].join(', '),
    [
      crossed('fonds, acheteurs, acquéreurs', 'sont moins pressés, sont moins généreux'),
      crossed(
        'acheteurs, fonds, acquéreurs, repreneurs',
        'paient moins, baissent leurs prix, baissent les prix, offrent moins, proposent moins, réduisent leurs offres',
      ),
    ].join(', '),
  ],
  market_cheap_loans: [
    [
      crossed(
        'credit, debt, loans, money, borrowing',
        'gets cheaper, get cheaper, becomes cheaper, become cheaper, is cheaper, are cheaper',
      ),
      'cheaper loans, cheaper credit, cheap credit, cheap money, cheaper debt',
    ].join(', '),
    [
      crossed(
        'crédit, dette, argent, les prêts',
        'devient moins cher, devient moins chère, est moins cher, est moins chère, deviennent moins chers',
      ),
      'crédits moins chers, crédit moins cher, crédit pas cher, argent pas cher, dette moins chère',
    ].join(', '),
  ],
  market_deals_as_such: [
    'm&a, deals, mergers, takeovers, buyers',
    'm&a, les deals, les fusions, les rachats, les acheteurs',
  ],
  market_deals_dry_up: [
    'fewer deals, less deals, less m&a, deals slow, slows down m&a, less activity, bad for m&a, bad for buyouts, bad for lbos, m&a slows, m&a dries up, deals dry up, window closes, bad for funds, hurts funds, hurts m&a, hurts sponsors',
    'mauvais pour le m&a, moins d’opérations, moins de deals, moins de m&a, freine le m&a, mauvais pour les lbo, mauvais pour les fonds, m&a ralentit, opérations s’arrêtent, fenêtre se ferme, pénalise les fonds, pénalise les lbo',
  ],
  market_deals_pick_up: [
    'more deals, more m&a, more activity, more buyouts, more lbos, boosts m&a, stimulates m&a, encourages deals, good for m&a, good for buyouts, good for lbos, m&a picks up, m&a booms, deals pick up, window opens',
    'bon pour le m&a, plus d’opérations, plus de deals, plus de m&a, plus de lbo, stimule le m&a, favorise le m&a, bon pour les lbo, m&a repart, opérations repartent, fenêtre s’ouvre',
  ],
  market_dear_borrowing: [
    'borrowing is expensive, money is dear, debt is expensive, credit is expensive, borrowing is dear',
    'emprunter coûte cher, argent est cher, dette est chère, crédit est cher, crédit coûte cher',
  ],
  market_depress_word: [
    'push down, depress, lower, reduce, weigh on, hurt, crush, compress',
    'font baisser, fait baisser, pèsent, diminuent, réduisent, écrasent, écrase, compriment',
  ],
  market_discount_higher_value_up: [
    'value goes up, value rises, they pay more, worth more',
    'valeur monte, valeur augmente, ils paient plus, vaut plus',
  ],
  market_discount_up: [
    crossed(
      'discount rate, discounting rate, wacc',
      'goes up, rises, climbs, is higher, increases',
    ),
    crossed('taux d’actualisation, cmpc, wacc', 'monte, augmente, grimpe, est plus élevé'),
  ],
  market_discounting_falls: [
    'discount rate falls, discount rate goes down, wacc falls, wacc goes down, discount less',
    'taux d’actualisation baisse, taux d’actualisation diminue, wacc baisse, cmpc baisse, on actualise moins',
  ],
  market_equity_cost_falls: [
    'cost of equity falls, cost of equity decreases, cost of equity drops',
    'coût des fonds propres diminue, coût des fonds propres baisse',
  ],
  market_fewer_deals: [
    'm&a slows, deals dry up, deals stop, volumes fall, deal volumes go down, bad for m&a, hurts m&a, discourages buyers, discourage deals, kills m&a, freezes m&a, fewer buyouts, people buy less, fewer companies are bought, less m&a, fewer deals, fewer takeovers, fewer acquisitions, fewer transactions',
    'mauvais pour le m&a, ralentissent le m&a, freinent le m&a, volumes baissent, volumes chutent, m&a ralentit, m&a se fige, décourage les acheteurs, tue le m&a, moins de lbo, freine les opérations, moins d’opérations, moins de rachats, on achète moins, on rachète moins, moins de m&a, moins de deals, moins d’acquisitions',
  ],
  market_go_down: ['go down, goes down, fall, lower, drop', 'baissent, diminuent, chutent'],
  market_go_up: ['rise, higher, increase, up', 'montent, augmentent, hausse, plus élevés'],
  market_heedless_of_rates: [
    'heedless of rates, insensitive to rates, not care about rates, laugh at rates',
    'se moquent des taux, se fichent des taux, insensibles aux taux, indifférentes aux taux',
  ],
  market_higher_rate_word: ['higher rate, higher discount rate', 'taux plus fort'],
  market_hits_growth_most: [
    'hit long duration growth, hit growth companies hardest, hurt growth companies, hurt growth stocks, bad for growth',
    'défavorable à la croissance',
  ],
  market_ignores_rates: [
    crossed(
      'not care about, not care less about, ignore, ignores, nothing to do with, not depend on',
      'interest rates, rates, the level of rates',
    ),
    crossed(
      'se fiche des, se fichent des, se moque des, se moquent des, ne dépend pas des, ne dépendent pas des, rien à voir avec les',
      'taux, taux d’intérêt',
    ),
  ],
  market_immune_growth: [
    [
      crossed(
        'growth companies, growth stocks, growth businesses, tech, tech companies, growth names, tech stocks',
        'are immune, are spared, are not affected, are not hit, are unaffected, are least affected, are the least affected, are safe, do not care, suffer less, suffer least, resist best',
      ),
      'hits utilities more than growth, hurts utilities more than growth, mature companies suffer more than growth, immune because their cash flows are far',
    ].join(', '),
    [
      crossed(
        'boîtes de croissance, sociétés de croissance, valeurs de croissance, entreprises de croissance, tech, technologiques, technos',
        'sont immunisées, sont épargnées, ne sont pas touchées, qui elles sont immunisées, sont à l’abri, sont les moins touchées, souffrent moins, résistent mieux, sont insensibles, sont protégées',
      ),
      'elles sont immunisées, immunisées puisque, bien plus que les boîtes de croissance',
    ].join(', '),
  ],
  market_influence_word: [
    'influence, affect, change, matter, move, impact, effect',
    'influence, affecter, changer, jouer, impact, effet',
  ],
  market_lend_more_word: [
    'borrow more, lend more, more leverage, more debt',
    'emprunter plus, prêter plus, plus de levier, plus de dette, emprunter davantage',
  ],
  market_lenders_close_up: [
    'banks stingy, banks are stingy, hard to borrow, harder to borrow, banks refuse to lend, banks lend less',
    'banques radines, banques frileuses, difficile d’emprunter, banques refusent de prêter, banques prêtent moins',
  ],
  market_lift_word: [
    'push, lift, raise, support, boost, increase, inflate, make',
    'font monter, fait monter, augmentent, poussent, soutiennent, gonflent, tirent',
  ],
  market_mature_gains_most: [
    'mature cash cows gain, cash cows gain the most',
    'vaches à lait gagnent, matures profitent le plus',
  ],
  market_more_deals: [
    'more deals, more m&a, more activity, more transactions, deal volumes rise, deal volumes go up, deal volumes up, boost m&a, stimulate m&a, support m&a, good for m&a, help m&a, encourage deals, encourage m&a, encourages buyers, revive m&a, deal activity up, volumes pick up, m&a picks up, deals pick up, more buyouts, speed up deals, accelerate m&a, deals easier, easier to do deals, lbos get easier, easier to finance, makes it easier to buy',
    'plus d’opérations, plus de deals, plus de m&a, plus de transactions, dopent le m&a, stimulent le m&a, relance le m&a, favorise le m&a, volumes augmentent, volumes montent, volumes remontent, soutient le m&a, soutiennent le m&a, favorisent les opérations, encourage les opérations, encouragent les opérations, accélère le m&a, accélèrent le m&a, m&a repart, plus de lbo, activité repart, fait remonter les volumes, bon pour le m&a, opérations plus faciles, facilite les opérations, facilitent les opérations, plus faciles à financer',
  ],
  market_no_effect_on: [
    'no effect, no impact, no influence, not affect, not influence, not change, nothing to do with, not matter, unaffected, not move, make no difference, irrelevant, not touch, not really touch, hardly touch, not reach, not bear on, not weigh on, play no part',
    'aucun effet, pas d’effet, aucun impact, pas d’impact, aucune influence, pas d’influence, n’influencent pas, n’influencent ni, influencent ni, ne changent rien, change rien, rien à voir, ne jouent pas, n’affectent pas, sans effet, sans influence, sans incidence, ne touchent pas, ne touchent guère, n’atteignent pas, ne pèsent pas, ne concernent pas, ne jouent aucun rôle',
  ],
  market_only_indebted: [
    'only affects indebted, only for leveraged companies',
    'seulement les sociétés endettées, uniquement les sociétés endettées, que sur les sociétés endettées',
  ],
  market_price_things: [
    'prices, valuations, multiples, values, what the fund can pay, what buyers pay',
    'prix, valorisations, multiples, valeurs',
  ],
  market_prices_tumble: [
    'prices are tumbling, markets crash, prices collapse, shares collapse, prices plunge, markets tumble',
    'cours s’effondrent, marchés s’effondrent, bourse s’effondre, cours plongent, bourse plonge',
  ],
  market_rates_at_peak: [
    'rates are highest, rates are at their highest, rates are high, rates peak, money is dearest',
    'taux sont au plus haut, taux sont hauts, taux sont élevés, taux au plus haut, taux culminent, argent est le plus cher',
  ],
  market_rates_down: [
    'lower rates, rates fall, rates go down, falling rates, rate cuts, rates are lower, lower interest rates, rates come down, rates down, cheaper money, low interest rates, low rates, rates are low, cuts rates, lower its rates, cuts its rates, fall in rates, yields fall, yields go down, lower yields, rates drop, rates fell, rates came down, rates have come down, cheap debt, cheaper debt, debt becomes cheaper, debt gets cheaper, money is cheap, cheap money, credit is cheap, rates have fallen, rates have dropped, rates have eased, rates have gone down, borrowing is cheap, borrowing gets cheaper, rates ease',
    'baisse des taux, taux baissent, taux plus bas, taux descendent, taux redescendent, taux qui baissent, argent moins cher, taux bas, taux faibles, baisse ses taux, baissent leurs taux, abaisse ses taux, réduit ses taux, abaissent leurs taux, taux ont baissé, taux chutent, taux refluent, détente des taux, dette moins chère, dette bon marché, argent est bon marché, argent bon marché, crédit bon marché, taux ont nettement baissé, taux ont bien baissé, taux ont reculé, taux ont reflué, taux se détendent, crédit se détend, argent facile, taux d’intérêt baissent, taux reculent',
  ],
  market_rates_up: [
    'higher rates, rates rise, rates go up, rising rates, rate hikes, rates are higher, higher interest rates, rates up, rates increase, increase in rates, high interest rates, high rates, rates are high, raises rates, hikes rates, rise in rates, tighter money, yields rise, yields go up, higher yields, rates jump, rates shoot up, rates went up, rates rose, rates stay high, expensive debt, debt becomes more expensive, debt gets more expensive, dearer debt, rates this high, rates so high, rates being high, rates climb',
    'hausse des taux, taux montent, taux plus élevés, taux plus hauts, taux augmentent, taux remontent, remontée des taux, taux qui montent, taux élevés, taux hauts, taux sont élevés, relève ses taux, relèvent leurs taux, remonte ses taux, monte ses taux, augmente ses taux, remontent leurs taux, taux longs montent, taux longs remontent, taux ont monté, taux restent élevés, resserrement monétaire, dette plus chère, dette coûte plus cher, taux aussi hauts, taux si hauts, taux aussi élevés, taux d’intérêt montent, taux grimpent, taux d’intérêt augmentent',
  ],
  market_rates_word: ['rates', 'taux'],
  market_sponsors_leave: [
    'sponsors drop out, sponsors disappear, funds drop out, funds stop bidding, only trade buyers are left',
    'fonds disparaissent, fonds se retirent',
  ],
  market_value_up: [
    crossed('present value, value, valuation', 'goes up, rises, climbs, is higher, increases'),
    crossed('valeur actuelle, valeur, valorisation', 'monte, augmente, grimpe, est plus élevée'),
  ],
  market_wacc_unmoved: [
    'WACC does not move, WACC stays the same, WACC is unchanged, valuations do not move, wacc doesn’t change',
    'WACC ne bouge pas, CMPC ne bouge pas, valorisations ne bougent pas, WACC reste le même, CMPC reste stable, WACC et les valorisations ne bougent',
  ],
  misread_bad_for_deals: [
    'harder M&A, M&A gets harder, M&A harder, deals harder, deals get harder, deals more difficult, M&A more difficult, M&A becomes difficult, deals stop, deals dry up, M&A stops, M&A slows, M&A freezes, less M&A, hurts lbos, hurts M&A, hurts sponsors, hurts buyouts, kills lbos, kills deals, breaks lbos, bad for lbos, bad for M&A, bad for deals, bad for sponsors, bad for buyouts, lbos no longer work, lbos stop working, cut their offers, lower their offers, buyers offer less, buyers bid less, companies are worth less, company is worth less, targets are worth less, heavier discount, discounted more heavily, take debt out, need less debt, use less debt, put less debt, less leverage, lower leverage, leverage falls, irr falls, irr drops, irrs fall, returns fall, lower irr, lower returns, discount rate rises, discount rate goes up, raises the discount rate, borrowing gets dearer, borrowing becomes dearer, borrowing costs rise, debt gets dearer, debt costs more, gap widens, buyers and sellers drift apart',
    'mauvais pour le M&A, acheteurs et vendeurs s’éloignent, M&A devient difficile, M&A s’arrête, M&A ralentit, moins de M&A, casse les lbo, tue les lbo, pénalise les lbo, pénalise les fonds, pénalise le M&A, mauvais pour les lbo, lbo ne passent plus, lbo passent moins, deals s’arrêtent, opérations s’arrêtent, moins d’opérations, moins de deals, actualise plus fort, actualise davantage, sociétés valent moins, entreprises valent moins, boîtes valent moins, acheteurs baissent leurs offres, offrent moins, fonds paient moins, mettre moins de dette, moins de dette, moins de levier, retirer de la dette, tri baisse, tri des fonds baisse, tri chute, tri recule, rendements baissent, monter le taux d’actualisation, taux d’actualisation monte, taux d’actualisation augmente, augmente le taux d’actualisation, dette coûte plus cher, dette devient plus chère, emprunter coûte plus, crédit plus cher, écart se creuse, mauvaise nouvelle pour les fonds',
  ],
  misread_bigger_saving: [
    'bigger the tax, bigger tax, higher the tax shield, larger tax, larger the tax, more tax is saved, more interest to deduct, deduct more, deduct less, less interest to deduct, smaller tax shield, less tax shield, thanks to the tax',
    'plus grosse économie d’impôt, moins d’intérêts à déduire, économie d’impôt est forte, économie d’impôt est importante, économie d’impôt est grosse, plus d’économie d’impôt, plus on déduit, déduit plus, déduit moins, plus d’intérêts à déduire, économie d’impôt augmente, moins d’économie d’impôt, grâce à l’économie, grâce à la déduction',
  ],
  misread_costs_more: [
    'costs more than, outweighs, outweighed, does not make up, not compensate, not offset, only part of, only a part, only partly, net of tax, still costs',
    'coûte plus que, ne compense pas, compense pas, qu’une partie, en partie, net d’impôt, coûte quand même',
  ],
  misread_funds_gain: [
    'higher the irr, higher irr, irr goes up, irr rises, higher returns, more they earn, more it returns, better the return, better returns, lbos pay more, lbos return more, better for the fund, better for sponsors',
    'tri monte, plus le tri, tri augmente, tri grimpe, lbo rapportent plus, rapporte plus, rapportent davantage, meilleur rendement, gagnent plus, mieux pour le fonds',
  ],
  misread_good_for_deals: [
    'M&A gets easier, deals get easier, easier deals, more M&A, more deals, helps lbos, good for lbos, good for M&A, good for deals, good for sponsors, good for funds, funds pay you more, sponsors pay more, buyers offer more, buyers bid more, companies are worth more, lighter discount, more leverage, higher leverage, irr rises, irr goes up, higher irr, higher returns, returns rise, discount rate falls, lowers the discount rate, borrowing gets cheaper, debt gets cheaper, buyers and sellers together, buyers and sellers agree, buyers and sellers meet, gap closes, gap narrows, easier to agree, funds can pay you more',
    'bon pour le M&A, M&A repart, facilite le M&A, facilite les deals, plus d’opérations, plus de deals, bon pour les lbo, favorable aux lbo, favorable aux fonds, fonds peuvent payer plus, fonds paient plus, acheteurs offrent plus, sociétés valent plus, entreprises valent plus, actualise moins fort, plus de levier, tri monte, tri grimpe, tri augmente, taux d’actualisation baisse, baisser le taux d’actualisation, dette coûte moins, dette moins chère, écart se referme, fonds peuvent vous payer plus, vendeurs et acheteurs se mettent, acheteurs et vendeurs se mettent, acheteurs et vendeurs se rapprochent, vendeurs et acheteurs se rapprochent, se mettent plus facilement d’accord',
  ],
  misread_not_so_simple: [
    'but, still, yet, although, even though, even if, despite, nevertheless, not necessarily, people think, used to, before, until, once, wait for, than when, the other way, in reverse, conversely, whereas, unless, instead, rather than, compared with, than in',
    'mais, pourtant, bien que, même si, malgré, cependant, pas forcément, on pense souvent, avant, jusqu’à, inverse, inversement, alors que, sauf, au lieu, plutôt que, par rapport, qu’en',
  ],
  misread_only_for_funds: [
    [
      crossed(
        'rates only, rates just',
        'concern banks, matter to banks, matter for banks, are about banks, matter to homeowners',
      ),
      crossed('rates only', 'affect bonds, matter for bonds, concern bonds, touch bonds'),
      'rates only affect funds, rates only concern funds, rates only hit funds, not feel rates, rates only matter for private equity, rates only matter for funds, rates only matter to funds, rates only matter for sponsors, rates only affect private equity, corporates do not care about rates, corporate deals do not feel them',
    ].join(', '),
    [
      crossed(
        'taux ne',
        'concernent que les banques, regardent que les banques, comptent que pour les banques, intéressent que les banques',
      ),
      'industriels s’en fichent, industriels s’en moquent, corporates s’en fichent, taux ne concernent que les fonds, taux ne touchent que les fonds, industriels se fichent des taux, taux ne jouent que sur les obligations',
    ].join(', '),
  ],
  misread_tax_saving: [
    'tax shield, tax saving, deducts, deduct, deducted, deduction, deductible interest, tax benefit',
    'économie d’impôt, bouclier fiscal, déduit, déduire, déduction, déductible, déductibles, avantage fiscal',
  ],
  no_concern_of_ours: [
    'does not touch us, no effect at all, does not matter, does not concern us, no impact at all, changes nothing',
    'ne nous concerne pas, ne nous touche pas, n’a aucun effet, ne change rien, sans effet',
  ],
  not_moved: [
    'not change, not move, stays the same, is unchanged, is not affected, unaffected, remains the same',
    'ne change pas, ne bouge pas, reste le même, reste la même, est inchangé, n’est pas affecté, n’est pas touché, reste identique',
  ],
  paid_right_away: [
    'at closing, up front, upfront, in cash at, paid in full, immediately, on day one, in cash on, straight away, full in cash',
    'au closing, dès le closing, comptant, tout de suite, immédiatement, intégralement payé, d’avance, dès le premier jour, le jour du closing',
  ],
  points_far_off: [
    '0.3%, 0.3 percent, zero point three, nought point three, thirty percent, 30%, 30 percent, 0.03',
    '0.3 %, 3%, 3 pour cent, zéro virgule trois, trente pour cent, 30 %, 30%, 03',
  ],
  price_the_fund_pays: [
    'price, valuation, multiple, what a fund can borrow',
    'prix, valorisation, multiple, ce qu’un fonds peut emprunter',
  ],
  rates_cut_cost: [
    'higher rates make debt cheaper, higher rates favour debt, higher rates favour borrowing, cheaper since rates rose, cheaper when rates rise, dearer when rates fall',
    'moins chère depuis la hausse des taux',
  ],
  rates_up: [
    'rates rise, rates go up, higher rates, rates are higher, rising rates, rates increase',
    'taux montent, taux augmentent, hausse des taux, taux plus élevés, taux remontent, taux grimpent',
  ],
  rates_went_up: [
    'higher rates, rising rates, rates up, rates rise, rates go up, rates have gone up, rates have risen',
    'hausse des taux, taux montent, taux ont monté, taux plus élevés, remontée des taux, taux augmentent',
  ],
  seller_borrows_it: [
    'seller borrows from, seller who borrows, vendor borrows, seller owes the buyer, loan to the seller, lent to the seller, lends money to the seller, lends to the seller, seller has to repay',
    'vendeur emprunte, vendeur qui emprunte, prêté au vendeur, prête de l’argent au vendeur, vendeur doit rembourser, le vendeur rembourse',
  ],
  sellers_loan: [
    'vendor loans, vendor financing, seller note, seller loan, vendor note, seller financing',
    'crédit vendeur, prêt vendeur, vendor loan',
  ],
  strays_bid_less: [
    crossed(
      'funds, buyers, sponsors, they',
      'offer less, pay less, bid less, bid lower, will offer less, will pay less',
    ),
    crossed(
      'fonds, acheteurs, ils',
      'offrent moins, paient moins, mettent moins, proposent moins, paieront moins',
    ),
  ],
  strays_bid_more: [
    crossed(
      'buyers, funds, they, acquirers, sponsors, equity',
      'will pay you more, pay you more, pay more, can pay more, will pay more, can bid higher, bid higher, can offer more, bid more, can afford more',
    ) + ', companies are worth more, valuations go up, valuations rise',
    crossed(
      'acheteurs, fonds, acquéreurs, ils',
      'vous paieront plus cher, paieront plus cher, paient plus cher, peuvent payer plus, peuvent payer plus cher, peuvent mettre plus, peuvent mettre un prix plus élevé, peuvent offrir plus, mettent plus',
    ) +
      ', boîtes valent plus cher, sociétés valent plus cher, entreprises valent plus cher, valorisations montent',
  ],
  strays_cheap_loan: [
    crossed('debt, borrowing, credit, money', 'is cheap, gets cheaper, becomes cheap, is cheaper') +
      ', cheap debt, cheap money, cheaper debt',
    crossed(
      'dette, argent, crédit, emprunt',
      'est bon marché, est moins cher, est moins chère, coûte moins cher, devient moins chère, devient moins cher',
    ) + ', argent facile',
  ],
  strays_dear_loan: [
    crossed(
      'borrowing, debt, credit, a loan, money, financing',
      'gets expensive, becomes expensive, gets dearer, is expensive, costs more, is dear, gets more expensive',
    ) + ', dearer money, dear money, tighter credit, dearer debt',
    crossed(
      'emprunter, l’argent, la dette, le crédit, l’emprunt',
      'coûte cher, coûte plus cher, est cher, est chère, devient cher, devient chère, renchérit',
    ) + ', argent plus cher, dette plus chère, crédit plus cher, argent cher, crédit cher',
  ],
  strays_growth_firms: [
    'growth stocks, growth companies, fast growing, technology companies, tech companies, tech stocks, tech',
    'valeurs de croissance, sociétés de croissance, boîtes tech, valeurs technologiques, la tech, start up',
  ],
  strays_lend_more: [
    crossed('banks, lenders', 'lend more, lend more turns, are happier to lend, will lend more'),
    crossed(
      'banques, prêteurs',
      'prêtent plus, prêtent davantage, prêtent plus de tours, prêteront plus',
    ),
  ],
  strays_market_stops: [
    crossed(
      'm&a market, deal market, deal activity, deals, mergers',
      'dries up, dry up, stops, stop, slows down, slow down, freezes',
    ),
    crossed(
      'marché des fusions, marché du m&a, marché des deals, opérations, fusions',
      's’arrête, s’arrêtent, s’assèche, ralentit, ralentissent, se fige, se tarit',
    ),
  ],
  strays_not_hurt: [
    'not suffer, not hurt, not affected, not sensitive, unaffected by, immune to, not care about, indifferent to, nothing to fear',
    'souffrent pas, pas touchées, pas sensibles, insensibles, se moquent, indifférentes, se fichent, rien à craindre',
  ],
  strays_not_so: [
    'less, not, cannot, lower, fall, than, cheaper, cheap, unless, but, although, interest',
    'moins, pas, baisse, baissent, que quand, sauf, mais, intérêts, alors que, malgré',
  ],
  tax_relief_on_interest: [
    'tax relief on the interest, tax relief on interest, tax saving on the interest, tax deduction on interest, tax saving on interest, deductible, tax shield',
    'économie d’impôt sur les intérêts, avantage fiscal sur les intérêts, déductible, déductibilité, économie d’impôt, bouclier fiscal',
  ],
  the_higher_rates: [
    'the higher rates go, higher long rates, rates that rise, rise in rates, higher yields, higher long yields',
    'plus les taux, plus ils sont élevés, hausse des taux, montée des taux, taux longs plus hauts',
  ],
  three_hundred_points: [
    '300 basis points, three hundred basis points, 300 bps, three hundred bps',
    '300 points de base, trois cents points de base, 300 pb',
  ],
  widens_the_gap: [
    'worse, worsens, aggravates, bigger gap, gap bigger, widens the gap, increases the gap, increases the need, raises the need, deepens, needs more cash, increases the cash, adds to the problem, increases the equity cheque, raises the equity cheque',
    'aggrave, augmente le besoin, augmente l’écart, creuse, accroît le besoin, accroît l’écart, alourdit le besoin, plus de cash, augmente le chèque, augmente le décaissement',
  ],
  worth_rises_with_them: [
    'valuations go up, valuations rise, valuations up, multiples rise, multiples go up, the more buyers can pay, the more a buyer can pay, a higher present value, higher valuations, higher prices',
    'valorisations montent, multiples montent, multiples grimpent, grimper les prix, monter les prix, grimper les valorisations, monter les valorisations, valeur actuelle plus élevée, prix plus hauts',
  ],
};
