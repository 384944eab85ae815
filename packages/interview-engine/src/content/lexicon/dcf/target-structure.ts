import type { Lexicon } from '../../types.ts';

/** The weights of debt and equity, in the words people use for it. */
export const targetStructureNotions: Lexicon = {
  aim_verb: ['aims, wants, will have, would have, keep', 'vise, retiens, garde, aura'],
  blend: [
    'weighted, weigh, average, blend, in proportion, pro rata, mixture, cocktail, share out, mix',
    'cocktail, panache, panaché, mixe, pondéré, poids, moyenne, mélange, au prorata, proportion, mêle, mixer, dosage, répartition',
  ],
  book_values: [
    'ones in the accounts, what is in the accounts, originally paid in, first paid in, written in the accounts, what the accounts say, what the balance sheet says, figures in the books, amounts in the accounts, figures in the accounts, book value, accounting values, balance sheet values, carrying values, book weights, accounting weights, book equity, book debt, from the balance sheet, accounting figures',
    'inscrit dans les comptes, inscrits dans les comptes, écrit dans les comptes, écrit au bilan, inscrit au bilan, inscrits au bilan, mise d’origine, apport d’origine, ce que disent les comptes, ce que dit le bilan, valeur comptable, poids comptables, au bilan, du bilan, chiffres comptables',
  ],
  count_it: ['count', 'compter'],
  long_aim: [
    'target, long run, long term, aims for, peer average, industry average, optimal, wants to keep, plans to keep, means to keep, wants to have',
    'cible, vise, long terme, moyenne du secteur, optimal, veut garder, compte garder, veut avoir, dans la durée',
  ],
  market_value: [
    'market value, worth on the exchange, worth on the market, trade at',
    'valeur de marché, valent en bourse, vaut en bourse, valent sur le marché, vaut sur le marché, valent les actions en bourse',
  ],
  of_capital: [
    'of the capital, of capital, of the total, of total capital, out of a thousand, out of a hundred, total money',
    'du capital, du total, des capitaux, sur le total',
  ],
  old_price: [
    'what the books remember, accounts say, books say, old accounts, grandpa paid, paid in 19, wrote down years, wrote down twenty, years ago, original price, historic cost, not book, book value, book figures',
    'celui des livres, celui du bilan, disent les comptes, disent les livres, vieux comptes, pas le comptable, il y a trente ans, à l’époque, fondateurs ont mis, prix d’origine, coût historique, valeur comptable, valeurs comptables',
  ],
  todays_worth: [
    'they’d fetch, they would fetch, it would fetch, what they’d sell for, what they would sell for, today’s price, worth today, price today, market cap, market value, market values, if you sold them, sell for today',
    'prix qu’on en donnerait, prix qu’on en tirerait, on en donnerait aujourd’hui, se vendraient aujourd’hui, valent aujourd’hui, vaut aujourd’hui, valent les parts, prix d’aujourd’hui, valeur de marché, valeurs de marché, capitalisation, capi',
  ],
  trade_at: [
    'trade at, stock price, share price, stock market, in the market, market price',
    'cours de bourse, en bourse, capitalisation boursière',
  ],
  use_it: ['use, take, look at, go by, value on', 'utiliser, prendre, prend, retenir, regarder'],
};
