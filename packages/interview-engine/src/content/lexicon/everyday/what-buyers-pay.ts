import type { Lexicon } from '../../types.ts';

/** What people who shun the terms of the trade say of prices, peers and those who are paid. */
export const everydayNotionsOfPrices = {
  lookalikes: [
    'its rivals, their rivals, our rivals, others like that, firms like that, companies of that sort, same sort of firm, same sort of company, such companies, firms like it, do only that, only do that',
    'boîtes du genre, boîtes comme elle, sociétés comme elle, entreprises comme elle, celles qui lui ressemblent, boîtes de ce genre, sociétés de ce genre, entreprises de ce genre',
  ],
  how_much_sells: [
    'cost today, cost right now, cost these days, go for today, going rate for',
    'coûtent aujourd’hui, coûtent en ce moment, se négocient aujourd’hui, se vendent aujourd’hui, s’échangent à',
  ],
  really_paid: [
    'somebody paid, someone paid, others paid, other buyers paid, buyers have paid, acquirers have paid, ended up paying, last few buyers, last buyers',
    'quelqu’un a payé, d’autres ont payé, on a payé, ont mis sur la table, acheteurs ont mis, ont fini par payer',
  ],
  past_deals: [
    'past purchases, past buyouts, takeovers of the past, companies already sold, sales happened',
    'ventes ont eu lieu, rachats ont eu lieu, ventes déjà faites, boîtes rachetées, entreprises rachetées',
  ],
  bad_times: [
    'gloomy, gloom, bleak, when nobody was buying, everybody was scared',
    'tout allait mal, morose, morosité, quand personne n’achetait, tout le monde avait peur',
  ],
  forced: [
    'were broke, was broke, needed the cash, needed the money, no way out, up against the wall, strapped for cash',
    'besoin d’argent, besoin de cash, au pied du mur, pris à la gorge, acculé, à court d’argent',
  ],
  money_stream: [
    'throws off, should throw off, will throw off, should bring in, should earn, money coming in later, money still to come, money it’ll make, money it will make, all the money it',
    'rentrées d’argent futures, argent à venir, argent qu’elle va dégager, argent qu’elle dégagera, va encaisser, tout l’argent qu’elle, l’argent qu’elle va gagner',
  ],
  worth_waiting: [
    'in ten years’ time, dollar in ten years, euro in ten years, pound in ten years, worth less than today, worth less later, later money, money that comes late, counting later',
    'euro dans dix ans, euro dans cinq ans, euros dans dix ans, vaut moins qu’aujourd’hui, vaut moins plus tard, celui qui arrive tard, argent qui arrive tard',
  ],
  same_model: [
    'same line of work, same trade as, who buys it, who buys from, who buys from them, who they serve, who the customers are, compete for the same, same buyers, same game',
    'même branche, même filière, même boulot, à qui elles vendent, à qui elle vend, qui achète leurs, qui sont les clients, qui sont leurs clients, vie de la même manière, argent de la même manière, mêmes acheteurs, même terrain',
  ],
  not_priced_alike: [
    'not priced like, not priced the same, priced differently, not paid the same, paid differently, pay differently, not worth the same, not fetch the same, not cost the same, not a guide to, no guide to the price',
    'se paie pas comme, se paie pas pareil, se paient pas pareil, se paient pas comme, se paie autrement, se paient différemment, pas le même prix, vaut pas pareil, valent pas pareil, vaut pas autant, vaut pas le même, dit rien du prix',
  ],
  fast_growth: [
    'swells, swelling, sales climb, sales go up, sales are climbing, sales keep rising, expands, gets bigger quicker, grows quicker, a fast one, a slow one, fast grower, slow grower, much bigger in, pay for speed',
    'progresse, ventes montent, ventes qui montent, ventes progressent, ventes augmentent, prend de la taille, s’agrandit, une qui fonce, qui va doucement, bien plus grosse dans, bien plus grande dans, paie la vitesse',
  ],
  profitable: [
    'keeps more of, keeps more on, keeps more from, keep about the same, keeps from each sale, keep of each sale, sticks from each sale, left from each sale, left on each sale, pockets more on',
    'garde plus d’argent, garde plus sur, garde davantage, reste plus sur, reste sur chaque vente, gagne sur chaque vente, gagnent sur chaque vente, gagnent autant sur',
  ],
  riskiness: [
    'be shrinking, is shrinking, going nowhere, going backwards, losing customers, loses customers, lose customers, one big customer, what’s coming next year, know what is coming, ups and downs, hangs on two clients, hangs on one, sure thing, like a yo-yo',
    'est en déclin, recule peut-être, perd des clients, va nulle part, hauts et bas, tient à un client, repose sur un client, on sait ce qui vient, fait le yoyo, fait du yoyo, est régulière, valeur sûre',
  ],
  one_offs: [
    'sale of a building, selling a building, sold a building, big fine, heavy fine, only happen once, only happens once, only happened once, happened once, not repeat itself',
    'vente d’un immeuble, cession d’un immeuble, amende, plan social, arrivé qu’une fois, ne revient pas, ne reviendra jamais',
  ],
  cleans_up: [
    'strip, get rid of, set aside, weed out',
    'expurger, débarrasse, ôter, remets à niveau',
  ],
  misses_it: [
    'flatters, flattering, looks richer, looks better than, makes it look, too rosy, rosy picture, overstates',
    'flatte, paraître plus riche, plus riche qu’elle, plus belle qu’elle, embellit, enjolive, surestime',
  ],
  makes_no_sense: [
    'means nothing, tells you nothing, no meaning, worthless',
    'ne dit rien, ne sert à rien, ne rime à rien',
  ],
  raw_material: [
    'inventory, their inventory, how it makes its living, how it earns its living, bread and butter, what it sells',
    'leur stock, gagne-pain, ce qu’elle vend, argent emprunté c’est son métier',
  ],
  no_profit_yet: ['ebitda s negative, company loses money, firm loses money', ''],
  whose_profit: [
    'people it belongs to, those it belongs to, who it belongs to, whoever it belongs to, whom it belongs to, whoever the profit belongs, whoever it goes to, people it goes to, those it goes to, those who get it, people who get it, whoever gets it, people entitled to, who is entitled',
    'ceux à qui il revient, ceux à qui elle revient, ceux à qui il appartient, à qui il revient, à qui elle revient, à qui revient, celui à qui, à qui il appartient, à qui appartient, ceux qui le touchent, ceux qui y ont droit',
  ],
  the_ratio: [
    'goes on top, put on top, goes underneath, the top must, so must the top, if the bottom',
    'qui est en haut, qui est en bas, met en haut, mets en haut, mettre en haut, met en face, mettre en face, mets en face',
  ],
  all_funders: [
    'everyone’s claim, everybody’s claim, must be everybody’s, must be everyone’s, is everybody’s, is everyone’s, nobody has shared out, everyone who put money, profit for everyone, profit for everybody',
    'argent de tout le monde, est à tout le monde, celle de tout le monde, personne n’a encore été payé, n’a encore payé personne, profit de tout le monde',
  ],
  after_bank: [
    'banks have been paid, banks are paid, banks have been served, once the banks, after the banks, lenders have been paid, once the lenders, bank has had, banks have had',
    'banques ont été payées, banques sont payées, banques payées, banques servies, une fois les banques, après les banques, prêteurs ont été payés, prêteurs payés, une fois les prêteurs',
  ],
  owed_to_bank: [
    'goes to the banks, go to the banks, goes to the lenders, go to the lenders, owed to lenders, owed to the lenders, owes the lenders, owe the lenders',
    'part aux banques, partent aux banques, va aux banques, vont aux banques, part à la banque, va à la banque, revient aux banques, reviennent aux banques, rendre aux banques, doit aux banques, doit aux prêteurs, revient aux prêteurs',
  ],
  by_times: [
    'turns on, 4x, 5x, 6x, 7x, 8x, 9x, 10x, 11x, 12x, 13x, 14x, 15x',
    '4x, 5x, 6x, 7x, 8x, 9x, 10x, 11x, 12x, 13x, 14x, 15x',
  ],
  years_of: ['years of what, half years of', 'années de ce que, ans de ce que'],
  takes_on: [
    'comes along with it, comes along with, comes along, comes with it, falls to the buyer, becomes the buyer’s problem',
    'retombe sur l’acheteur, à reprendre aussi, suit la boîte',
  ],
  all_shares: [
    'buy everyone out, buy everybody out, buy them all, all the owners, for all of it',
    'racheter tout le monde, tout racheter, pour tous les propriétaires, l’intégralité des titres',
  ],
} as const satisfies Lexicon;
