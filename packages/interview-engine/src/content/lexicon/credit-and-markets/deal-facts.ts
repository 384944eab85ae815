import type { Lexicon } from '../../types.ts';

/** The facts of a deal, in the words people use for it. */
export const dealFactsNotions: Lexicon = {
  billions_word: [
    'billion, million, bn, dollars, euros, pounds, francs',
    'milliard, million, dollars, euros, livres, francs',
  ],
  deal_done: [
    'bought, acquired, takeover, took over, merged, merger, bid, offered, agreed to buy, announced, acquisition, agreed to sell, sold, signed, closing, carve out',
    'racheté, rachat, acquis, acquisition, fusion, offre, opa, a proposé, cédé à, annoncé, a cédé, a vendu, signé, bouclé, cession',
  ],
  deals_deal_date: [
    'january, february, april, june, july, august, september, october, november, december, 2011, 2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026',
    'janvier, février, avril, juin, juillet, août, septembre, octobre, novembre, décembre, 2011, 2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026',
  ],
  deals_deal_price: [
    'dollars, euros, per share, a share, billion, francs, bn',
    'dollars, euros, par action, l’action, milliard, francs',
  ],
  deals_deal_terms: [
    'cash, in shares, half shares, in stock, all share, all stock, closed, signed, announced, settled, completed, tender, hostile, sued, court, abandoned, agreed, exchange ratio, special dividend, first bid, second bid, raised, first offer, laid out, ended up paying, went after',
    'cash, numéraire, en actions, titres, annoncé, bouclé, finalisé, closing, signé, hostile, opa, abandonné, abandonnée, conclu, parité, première offre, relevé, payés en, liquide, a sorti, fini par payer, a visé',
  ],
  deals_figma_name: ['figma, adobe', 'figma, adobe'],
  deals_suez_name: ['suez, veolia', 'suez, veolia'],
  deals_tiffany_name: ['tiffany, lvmh', 'tiffany, lvmh'],
  market_big_currency: [
    'billion, dollars, a share, per share, bn, francs, pounds',
    'milliard, dollars, par action, par titre, francs, livres, md',
  ],
  market_deal_terms: [
    'announced, closed, signed, completed, all cash, all stock, tender offer, agreed, share exchange, spin off, delisted, in 2021, in 2022, in 2023, in 2024, in 2025, in 2026',
    'annoncé, bouclé, finalisé, signé, clôturé, offre publique, opa, ope, scission, en 2021, en 2022, en 2023, en 2024, en 2025, en 2026',
  ],
  market_do_deal: [
    'buy, bought, acquire, acquisition, take over, takeover, merge, merger, sell, sold, offer, bid, agreed, purchase, spin off, valued, put on the table, put up, took over, joined forces, combined, swallow, swallowed, gobbled up, snapped up, went after, got its hands on, laid out, handed over, forked out, getting, picked up',
    'acheter, acquérir, acquis, acquisition, racheter, rachat, fusion, céder, cession, vendre, vendu, offre, offert, propose, opa, reprise, reprend, rapprochement, valorise, déboursé, sur la table, mariage, alliance, regroupement, absorbé, prise de contrôle, mettre la main, mis la main, récupérer, s’offrir, avaler, sorti, a visé, approcher, aligné, s’est payé, offrirais, proposerais',
  ],
  market_price_multiple: [
    'years of operating profit, times yearly profit, years of operating earnings, times EBITDA, times earnings, times sales, times revenue, years of yearly operating earnings, years of earnings, years of profit, ebitda multiple, turns of EBITDA, times operating profit',
    'années d’excédent brut, fois l’excédent, années d’excédent, fois l’ebitda, fois le chiffre d’affaires, fois les ventes, fois le résultat, fois le ca, années de résultat, années de bénéfice, d’ebitda',
  ],
  market_price_of_deal: [
    'the lot, cheque, price, value, worth, premium, offer, pay, paid, bid, cost, consideration, per share, a share, altogether, deal size, valuation, times, including debt, tag, bill, in all',
    'le tout, prix, valeur, valorise, prime, offre, propose, payé, paie, coûte, montant, par action, au total, opération, rachat, dette comprise, dette incluse, fois, facture, ticket, sur la table, chèque',
  ],
  per_share_word: ['per share, a share', 'par action, par titre'],
  plain_in_cash_or_shares: [
    'cash, in shares, in stock, in paper, half in, keys, to the founder, to the family, to the funds, from the family, from the fund',
    'en cash, en numéraire, en actions, en titres, moitié en, comptant, les clés, au fondateur, à la famille, aux fonds, aux deux fonds',
  ],
  plain_makes_a_year: [
    'a year, earns, makes, per year, yearly profit, ebitda, profit of',
    'par an, gagne, dégage, bénéfice de, ebitda, chaque année',
  ],
  plain_price_in_money: [
    'i would give, i give, we would give, i am giving, we are giving, offers, pay, paid, bid, put on the table',
    'j’en donnerais, je donnerais, j’offrirais, je donne, on donnerait, on offrirait, nous offririons, propose, offre, paie',
  ],
  turn_for_price: ['for, at, worth, price of', 'pour, à, valorisé, au prix de, contre'],
  turn_money_unit: [
    'billion, billions, bn, million, millions, a share, per share, apiece',
    'milliard, milliards, million, millions, par action, par titre, l’action, le titre',
  ],
};
