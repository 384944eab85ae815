import type { Lexicon } from '../../types.ts';

/** Prices, peers and buyers as explained to a friend who knows nothing of the trade. */
export const toldToFriendsOfPrices = {
  lookalikes: [
    'like yours, like ours, similar to yours, similar to ours, most like it',
    'comme la vôtre, comme la nôtre, comme la tienne, comme la mienne, ressemblent à la nôtre, ressemblent à la vôtre',
  ],
  how_much_sells: ['price tags', 'étiquettes, la bourse demande'],
  price_tag_of_many: [
    'times their profit, times the profit, times its profit, times what they make, times what they earn, times their yearly',
    'fois le bénéfice, fois leur bénéfice, fois le profit, fois leur profit, fois leur gain, fois ce qu’elles gagnent, fois ce qu’elle gagne, fois leur résultat',
  ],
  mood: [
    'hostage, with the crowd, all overpriced, gone mad, so are you, follows the market',
    'humeur du moment, devenu fou, devenus fous, toutes trop chères, otage, suit le marché, suit l’humeur',
  ],
  only_relative: [
    'cheap or dear, cheap or expensive, dear or cheap, dearer or cheaper, cheaper or dearer, pricey or not',
    'cher ou pas cher, chère ou pas chère, cher ou bon marché, plus cher ou moins cher',
  ],
  really_paid: [
    'signed a cheque, actually handed over, acquirers handed over, buyers handed over, cheques were signed',
    'vraiment signé, acheteur a signé, acheteur a mis, repreneurs ont mis, repreneur a mis, repreneurs ont payé, repreneur a payé, vraiment déboursé',
  ],
  past_deals: [
    'old sales, earlier sales, old purchases',
    'vieilles ventes, anciennes ventes, ventes d’avant',
  ],
  dated: ['go stale, goes stale, past its date', 'vieillissent, vieillit'],
  worth_waiting: [
    'late money for less, late money counts less, later the less, distant money counts less',
    'celui qui vient tard, plus tard compte moins, lointain compte moins, plus c’est loin',
  ],
  far_years: [
    'years nobody can, years no one can, years beyond anybody',
    'années que personne, années que nul',
  ],
  answer_jumps: [
    'answer jumps, answer moves, answer swings, result jumps, result swings, value jumps, value swings, number jumps, number swings, whole thing moves, it swings wildly',
    'résultat saute, résultat bouge, résultat change, réponse change, valeur saute, valeur bouge, valeur change, chiffre bouge, chiffre saute, tout bouge',
  ],
  same_model: [
    'money the same way, living the same way, money in the same way',
    'vie de la même façon, argent de la même façon, vie pareil',
  ],
  about_as: [
    'about as, similar amount, much the same, roughly the same, line up, in line with, of the same order',
    'à peu près autant, aussi solides, aussi fragiles, à peu près aussi, du même ordre',
  ],
  carries_over: [
    'carry over, carries over, carries across, fair yardstick, multiple transfers, multiples transfer, transferable',
    'se transpose, se transposent, transposable, transférable, s’applique à la mienne, s’applique à la nôtre',
  ],
  and_so_on: [
    'all that stuff, that kind of thing, that sort of thing, and so on, et cetera, all of that, all those parameters, all these parameters, many other things, many factors',
    'tout ça, pas mal d’autres choses, beaucoup de facteurs, et cetera, ce genre de choses, ainsi de suite, et compagnie, toutes ces choses, tous ces paramètres',
  ],
  talk_of: [
    'would talk about, i’d talk about, will talk about, a hot topic, hot topic, the whole matter of, kind of question, you need peers, i would mention, i’d mention, always comes up, everybody has a view',
    'je parlerais de, il faut parler de, faudra parler de, faudra aussi parler, typiquement sur, sujet chaud, question du type, tout le sujet, sujet classique, je mentionnerais',
  ],
  deserves: [
    'trade higher, trades higher, fetch more, fetches more, command more',
    'se vend plus cher, se vendent plus cher',
  ],
  not_priced_alike: [
    'not the same price',
    'pas au même prix, ne se vendent pas pareil, ne se vend pas pareil',
  ],
  riskiness: [
    'wobbly, a safe one, steady customers, steady one, under contract, surer',
    'bancale, boîte sûre, clients fidèles, sous contrat, plus sûr, plus sûre',
  ],
  fast_growth: [
    'getting bigger quickly, getting bigger fast, to get bigger, get bigger faster',
    'grossit vite, grossit plus vite, grossisse, grandisse',
  ],
  keeps_more: [
    'keeps more of every, keeps more of each, keeps more on each, pockets more of, more on each sale',
    'garde plus sur chaque, garde davantage sur, garde plus de chaque, gagne plus sur chaque',
  ],
  earns_later: [
    'earn later, earn tomorrow, profits of tomorrow, tomorrow’s profit, make in future, make later',
    'gagnera plus tard, gagnera demain, bénéfices de demain, gagnera dans cinq ans, gagnera à l’avenir',
  ],
  freak_year: ['lucky break', 'année de chance, année chanceuse, année exceptionnelle'],
  one_offs: ['fluke, factory fire', 'coup du sort'],
  accounting_rules: [
    'count the same things, one footing, same footing, book things differently',
    'comptent les mêmes choses, comptent pas les mêmes, même pied, compter les mêmes choses',
  ],
  heavy_investment: [
    'keep the machines running',
    'racheter des machines, faire tourner les machines',
  ],
  turns_to_cash: ['', 'moins dans la poche, reste moins dans'],
  raw_material: [
    'they work with, their flour, their tool',
    'leur farine, avec quoi elles travaillent, avec quoi elle travaille',
  ],
  forgets_it: [
    'takes no account of, not take into account, ignores',
    'tient pas compte, ne tient aucun compte, fait abstraction de',
  ],
  works_best_there: [
    'works best, is at its best, most useful, works perfectly, best measure',
    'marche le mieux, fonctionne le mieux, marche très bien, le plus utile, marche parfaitement',
  ],
  taken_off_in_full: [
    'deducted in full, comes off in full, deducted entirely, taken off in full, deducted like debt, whole balance',
    'déduit en totalité, déduit en entier, déduit intégralement, déduit entièrement, tout le solde',
  ],
  nothing_to_multiply: [
    'nothing to multiply, ten times nothing, times nothing, cannot multiply, put a number of times',
    'rien à multiplier, multiplier rien, dix fois rien, fois rien, rien par dix, multiplier zéro',
  ],
  fails_there: [
    'breaks with, breaks down, fails for, fails with, useless for, useless with',
    'inutilisable, ne tient plus, ne fonctionne plus',
  ],
} as const satisfies Lexicon;
