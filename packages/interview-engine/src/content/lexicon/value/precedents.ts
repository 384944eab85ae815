import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Precedent transactions, in the words people use for it. */
export const precedentsNotions: Lexicon = {
  bad_times: [
    'gloomy, gloom, bleak, when nobody was buying, everybody was scared, crisis, slump, depressed, trough, downturn, recession, crash, bottom of the cycle, bottom of a cycle, bottom of the market, low point, pandemic',
    'tout allait mal, morose, morosité, quand personne n’achetait, tout le monde avait peur, crise, creux, déprimé, récession, krach, bas de cycle, bas du cycle, point bas, ralentissement, pandémie, covid',
  ],
  below_word: [
    'below, under, underneath, moved down, lower, cheaper, less',
    'en dessous, au-dessous, sous, plus bas, inférieurs, moins, plus faibles',
  ],
  better_word: [
    'is good, is healthy, is a good sign, is a strength, means more cash, the more cash, good for cash, good news, better, reliable, rather, useful',
    'est meilleur, c’est bon, est bon signe, plus de cash, plus de trésorerie, bon pour la trésorerie, c’est une force, bonne nouvelle, mieux, fiable, plutôt, préférable',
  ],
  dated: [
    'another market, years back, age badly, ages badly, from a bust, another planet, another age, money was free, money cost nothing, long gone, gone off, past their best, go stale, goes stale, past its date, old, older, stale, dated, outdated, years ago, five years, ten years, another era, other era, another time, different time, different conditions, different market, different rates, zero rates, at the time, back then, cycle, crisis, slump, recession, crash, since then, historic, backward, look back, in the past, 2021, 2019, 2020, context, depressed, trough, downturn, low point, another world, other world, last boom, no longer the same',
    'autre marché, vieillissent mal, autre planète, coup de vieux, argent gratuit, argent ne coûtait rien, ne veut plus rien dire, moisi, sale période, vieillissent, vieillit, ancien, vieux, vieille, daté, périmé, obsolète, remonte, il y a longtemps, il y a quelques, ans, années, autre temps, époque, contexte, taux zéro, taux bas, cycle, crise, creux, récession, krach, depuis, historique, dans le passé, 2021, 2019, 2020, moment différent, conditions différentes, déprimé, point bas, ralentissement, autre monde',
  ],
  deal_word: [
    'deal, transaction, acquisitions, takeovers, were sold for',
    'transaction, opération, deals, rachats, se sont vendues, ont été vendues',
  ],
  deals_noun: ['precedents, deal multiples, past deals, transactions', 'transactions, précédents'],
  forced: [
    [
      `${crossed('on his, on its, on their', 'knees')}, had to sell by, had to sell before, has to sell by, sold in a hurry, short of air, at gunpoint`,
      'in a hurry, going bust, go bust, desperate, at any price, in a panic, panicked, panic sale, because they had to, had no choice, were broke, was broke, needed the cash, needed the money, no way out, up against the wall, strapped for cash, in a corner, cornered, backed into a corner, distress, fire sale, forced, back to the wall, back against the wall, bankruptcy, insolvent, in trouble, rescue, minority, small slice, small stake, no control, without control, partial',
    ].join(', '),
    'dans l’urgence, allait couler, aux abois, bradée, à tout prix, en catastrophe, dans la panique, pas le choix, couteau sous la gorge, besoin d’argent, besoin de cash, au pied du mur, pris à la gorge, acculé, à court d’argent, coincé, coincés, acculés, à genoux, devait vendre avant, doit vendre avant, devait vendre vite, la corde au cou, en difficulté, difficultés financières, détresse, liquidation, faillite, vente forcée, vendeur forcé, contraint, pressé de vendre, dos au mur, bradé, minoritaire, petite participation, petite part, sans contrôle, sans prise de contrôle, sans prime',
  ],
  hot_market: [
    [
      crossed(
        'stocks have, market has, shares have, exchange has, screen has',
        'doubled, tripled, shot up, raced ahead, taken off',
      ),
      'run away since, has run since, ran away since, be more expensive now, dearer now, goes wild, overtake what, market has soared, exchange has soared, rerated, rallied, market is hot, hot market, hotter, boom, bull market, bubble, markets have gone up, market has gone up, market went up, market is up, markets are up, expensive market, peak, overvalued, equity markets, stocks have run, higher than deals, above deals, more expensive than',
    ].join(', '),
    [
      `${crossed('bourse a, marché a, cours ont, cote a', 'doublé, triplé, bondi, pris le large, décollé')}, cote s’est emballée, bourse s’est emballée`,
      'filé depuis, a filé, pris de l’avance depuis, grimpé depuis, monté en flèche, pu monter depuis, plus chère depuis, monté depuis, bourse a monté, bourse a fortement monté, bourse est chère, bourse est plus chère, bourse a flambé, bourse flambe, bourse monte, marchés ont monté, marché a monté, marché a rattrapé, s’est revalorisé, marché haussier, euphorie, bulle, bourse chère, marché cher, bourse plus chère, au plus haut, plus hauts, envolée, emballe, survalorisé, surévalué, rebond, plus chers que',
    ].join(', '),
  ],
  look: [
    'check, put next, look, read',
    'vérifier, vérifie, mettre à côté, lis, lisons, regarder, lire, éplucher',
  ],
  paid_for_such: [
    'people paid for firms, paid for firms of that sort, others paid for, people paid for similar, paid for companies like, paid for businesses like, paid for firms like, paid for shops like',
    'd’autres ont payé pour, autres ont payé pour, payé pour ce genre, payé pour des boîtes pareilles, payé pour des sociétés pareilles, payé pour des boîtes, payé pour des sociétés, payé pour des affaires, payé pour des boutiques, donné pour des boîtes',
  ],
  past_deals: [
    'firms sold, ours sold, been taken over, got bought, last sales, when rivals, past sales, previous sales, past purchases, past buyouts, takeovers of the past, companies already sold, sales happened, last purchases, latest purchases, recent purchases, purchases were, a sale from, that sale was, sales are from, sales date from, deals date from, purchases are from, those purchases, those cheques, old cheques, past cheques, old sales, earlier sales, old purchases, precedent, transactions, deals, acquisitions, takeovers, mergers, paid for similar, actually paid, really paid, sold for, were sold, was sold, were bought, been bought, been sold, what acquirers, what buyers, whole company sales, those sales, sales took place, sale prices, acquirers paid, buyers paid, changed hands, houses sold, what was paid, buy the whole, sold recently, sales of whole',
    'sociétés rachetées, se sont fait racheter, dernières ventes, ventes ont eu lieu, rachats ont eu lieu, ventes déjà faites, boîtes rachetées, entreprises rachetées, derniers rachats, rachats récents, rachats du secteur, rachats ont été signés, une vente d’il y a, ventes datent, vente date, ces achats, ces ventes, achats datent, rachats datent, vieux chèques, vieilles ventes, anciennes ventes, ventes d’avant, transactions, opérations, deals, acquisitions, rachats, cessions, ventes passées, ventes récentes, précédents, se sont vendues, s’est vendue, se sont vendus, ont été vendues, ont été rachetées, ont été achetées, a été rachetée, réellement payé, vraiment payé, prix payés, ce que les acquéreurs, acquéreurs ont payé, acheteurs ont payé, changé de mains, déjà vendues, a été payé, ont été payées, ventes conclues',
  ],
  really_paid: [
    [
      `${crossed('shelled out, coughed up, stumped up, laid out, truly paid, cheques really', ', when, for, signed')}, really went, truly went, notary’s register, at the notary’s, cheques were written, really changed hands`,
      'signed for, actually signed, what the last buyer, last buyers paid, buyers signed, money that changed hands, whole shops went for, people wrote cheques for, really handed over, really paid, actually paid, handed over to buy, paid to buy, paid for the whole, paid for everything, paid to take over, what people paid, people have paid, folks paid, price people paid, really fetched, changed hands for, was sold for, were sold for, sold for last year, somebody paid, someone paid, others paid, other buyers paid, buyers have paid, acquirers have paid, ended up paying, last few buyers, last buyers, actually sold for, really sold for, forked out, passed from hand to hand, signed a cheque, actually handed over, acquirers handed over, buyers handed over, cheques were signed',
    ].join(', '),
    [
      `${crossed('ont lâché, ont craché, ont aligné, ont casqué, a lâché, a aligné, ont sorti, chèques signés', ', pour')}, chèques qui ont vraiment été signés, sont vraiment parties, est vraiment partie, sont vraiment partis, registre du notaire, prix des actes`,
      'chez le notaire, prix signé, a signé pour, ont signé pour, dernier acheteur, derniers acheteurs, chèques vraiment faits, ont payé pour, a payé pour, payé pour acheter, payé pour tout, vraiment payé, réellement payé, vraiment donné, vraiment sorti, ont déboursé, déboursé pour, s’est vendue, se sont vendues, s’est vendu, ont acheté tout, acheté en entier, quelqu’un a payé, d’autres ont payé, on a payé, ont mis sur la table, acheteurs ont mis, ont fini par payer, vraiment vendues, réellement vendues, vraiment vendus, acheteur a lâché, a déboursé, sorti de leur poche, vraiment lâché, passées de main en main, passée de main en main, passés de main en main, vraiment signé, acheteur a signé, acheteur a mis, repreneurs ont mis, repreneur a mis, repreneurs ont payé, repreneur a payé, vraiment déboursé',
    ].join(', '),
  ],
  similar_word: [
    'similar, comparable, alike, like it, same sector',
    'similaires, comparables, semblables, semblable, similaire, comparable, même secteur',
  ],
  the_house: ['house, flat, apartment', 'maison, appartement'],
  who_bought_whom: [
    'who bought whom, who has bought whom, companies were taken out, deals already done, purchases already made, firms that were bought',
    'qui a racheté qui, qui a acheté qui, rachats déjà faits, rachats faits, achats déjà faits, boîtes qui ont été rachetées',
  ],
};
