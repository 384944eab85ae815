import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** What drives a multiple, such as growth, margin and risk, in the words people use for it. */
export const growthMarginRiskNotions: Lexicon = {
  about_as: [
    'about as, similar amount, much the same, roughly the same, line up, in line with, of the same order',
    'à peu près autant, aussi solides, aussi fragiles, à peu près aussi, du même ordre',
  ],
  alike: [
    'growing alike, earning alike, close, similar, comparable, same, alike, differ, in line, match',
    'croissent pareil, aussi rentables, au même rythme, différent, proche, comparable, similaire, semblable, même, ressemblent, équivalente, différer',
  ],
  better_or_worse: [
    'faster, slower, higher, better, stronger, wider, weaker, worse, less risk, lower risk, more risk, room to go up, riskier, safer',
    'plus vite, plus rapide, moins vite, plus élevée, plus élevé, plus forte, plus fort, meilleure, meilleur, supérieure, moins de risque, plus risqué, moins risqué, plus sûr, plus faible',
  ],
  carries_over: [
    'multiple only travels, multiple travels, tells me nothing about mine, says nothing about mine, nothing about ours, tells nothing about the target, borrow the multiple, borrow its multiple, borrow their multiple, carry over, carries over, carries across, fair yardstick, multiple transfers, multiples transfer, transferable',
    'multiple ne voyage, multiple voyage, dit rien sur le mien, dit rien de la mienne, dit rien sur la nôtre, dit rien de la cible, emprunter son multiple, emprunter leur multiple, emprunter le multiple, se transpose, se transposent, transposable, transférable, s’applique à la mienne, s’applique à la nôtre',
  ],
  deserves: [
    'want a discount, want a rebate, asks for a discount, ask for a discount, fetch a lot more, fetch more per, what the multiple pays for, what you pay for, pays up for, pay up for, dearer per, trade higher, trades higher, fetch more, fetches more, command more, pay more, paid more, pay up, pay less, ready to pay, willing to pay, worth more, worth less, deserve, justify, higher multiple, lower multiple, higher valuation, richer valuation, lower valuation, higher price, lower price, different prices, trades at a discount, gets a discount, dearer, cheaper, rerate, drive the multiple, explain the multiple, explains the gap, market pays, lower return, hand over more',
    'veut une ristourne, veut un rabais, demande un rabais, demande une ristourne, veulent un rabais, ça qui se paie, ça qu’on paie, vaut plus cher, s’arrache, se vend plus cher, se vendent plus cher, paie plus, paie moins, se paient, moins cher, plus cher, mieux valorisé, mérite, justifie, justifier, multiple plus élevé, multiple supérieur, multiple plus haut, multiple plus bas, multiple plus faible, explique l’écart, explique le multiple, expliquent le multiple, décote, bouger le multiple, font le multiple, fait le multiple, fausser, meilleur multiple, on met plus, on donne plus',
  ],
  earns_later: [
    'earn later, earn tomorrow, profits of tomorrow, tomorrow’s profit, make in future, make later',
    'gagnera plus tard, gagnera demain, bénéfices de demain, gagnera dans cinq ans, gagnera à l’avenir',
  ],
  fast_growth: [
    'get bigger, gets bigger, twice as big, twice the size, doubles, wins market share, takes market share, getting bigger, growing at the same pace, growing at different, more each year, no longer grows, not growing, is flat, swells, swelling, sales climb, sales go up, sales are climbing, sales keep rising, expands, gets bigger quicker, grows quicker, a fast one, a slow one, fast grower, slow grower, much bigger in, pay for speed, wins customers every, gains customers, gaining customers, expanding at, expanding fast, crawls, same pace, adding thirty percent, percent a year, keeps climbing, stagnates, stagnate, stagnant, bigger quicker, sells more every year, sell more every year, sprints, sprinting, doubles every, treading water, shoots up, opens a second, queue out the door, racehorse, getting bigger quickly, getting bigger fast, to get bigger, get bigger faster, growth, grow, grew, compounds, expanding, prospects, sales increase, opens a new, opens new, new shops, keeps opening, stands still, more every year, adding sales',
    'grossissent, grandir, deux fois plus grosse, double, à quelle vitesse, parts de marché, prend de l’ampleur, prend des clients, chaque année davantage, davantage chaque année, ne pousse plus, ne grandit plus, stagne, progresse, ventes montent, ventes qui montent, ventes progressent, ventes augmentent, prend de la taille, s’agrandit, une qui fonce, qui va doucement, bien plus grosse dans, bien plus grande dans, paie la vitesse, gagne des clients, gagnent des clients, s’étend vite, se traîne, pour cent par an, même allure, prend trente pour cent, prennent quinze, ventes prennent, ventes grimpent, stagnent, vend plus chaque année, vendent plus chaque année, pousse comme, double tous les, qui court, piétine, ouvre une deuxième, ouvre un deuxième, queue dehors, cheval de course, ses ventes montent, additions montent, grossit vite, grossit plus vite, grossisse, grandisse, croissance, croît, croissent, croître, grandit, grandissent, développement, croît plus vite, croissent plus vite, ouvre des, ouvre un, poussent, rythme, reste sur place, fait du surplace, ouvertures',
  ],
  keeps_more: [
    'keeps more of every, keeps more of each, keeps more on each, pockets more of, more on each sale',
    'garde plus sur chaque, garde davantage sur, garde plus de chaque, gagne plus sur chaque',
  ],
  market_ahead_word: [
    'ahead, to come, upside',
    'devant soi, devant vous, devant eux, à venir, encore pousser, potentiel',
  ],
  market_better_business: [
    'clearly climbing, not hanging on one client, starting to sell, growth, growing, margin, track record, order book, pipeline, trajectory, profitable, momentum, prospects, potential, good years, business plan, way up, orders come in',
    'gagnez de plus en plus, de plus en plus sur chaque, croissance, marge, carnet de commandes, trajectoire, rentable, dynamique, perspectives, potentiel, bonnes années, business plan, progresse, comptes, commandes rentrent, carnet est plein, chaque vente rapporte',
  ],
  market_keeps_more: [
    'keep more, earn more, margins, keep more of',
    'reste davantage, gagnez plus, dans la poche, marges, gardez plus sur, gardez plus de',
  ],
  market_rewards: [
    'people pay for, pay more for, pay for, get paid, rewarded, sells better, premium goes, attractive, appeals, what buyers want, command, open the wallet, open their wallet, dig deep for, market rewards, market pays up for, investors reward, market likes, market pays more for, investors pay more for',
    'on vous paiera, paiera plus cher, paie, paye, rémunère, récompense, se vend mieux, prime va, attire, séduit, bien vendre, mieux valorisé, recherchent, ouvre son portefeuille, ouvrent leur portefeuille, sort le chéquier, marché récompense, marché paie plus cher, investisseurs récompensent, marché préfère, bourse récompense',
  ],
  market_sells_more: [
    'sell more, growing, more every year, sales are up, sales go up',
    'vendez plus, vendez huit, de plus chaque année, croissez, grandissez, ventes montent, ventes progressent',
  ],
  melts_away: [
    'halves, halve, is cut in half, doubles, is wiped out, melts, vanishes',
    'divisé par deux, double, disparaît, fond, est balayé, s’évapore',
  ],
  not_priced_alike: [
    'not priced like, not priced the same, priced differently, not paid the same, paid differently, pay differently, not worth the same, not fetch the same, not cost the same, not a guide to, no guide to the price, not pay the same, not the same money, not the same price',
    'se paie pas comme, se paie pas pareil, se paient pas pareil, se paient pas comme, se paie autrement, se paient différemment, pas le même prix, vaut pas pareil, valent pas pareil, vaut pas autant, vaut pas le même, dit rien du prix, ne paie pas pareil, paie pas pareil, ne se paie pas comme, pas au même tarif, pas au même prix, ne se vendent pas pareil, ne se vend pas pareil',
  ],
  poor_drivers: [
    'lower growth, slower growth, weaker growth, higher risk, more risk, riskier, lower margins, weaker margins, thinner margins, grows slower, growing slower, more capital intensive, heavier capex, more indebted, more leverage, more debt, higher leverage',
    'croissance plus faible, moins de croissance, croissance plus lente, plus de risque, plus risquée, risque plus élevé, marges plus faibles, marge plus faible, marges plus basses, croît moins vite, plus capitalistique, plus de capex, plus endettée, plus de dette, plus de levier',
  ],
  profitable: [
    'of each euro, of every euro, on every euro, cents of every, makes more on, earns better, earns more on, keeps more of, keeps more on, keeps more from, keep about the same, keeps from each sale, keep of each sale, sticks from each sale, left from each sale, left on each sale, pockets more on, same fat, fat on each sale, slice of each sale, keep more of each sale, pockets more, pocket more, keeps a lot of each, much of each euro they keep, fat margins, keeps half of its sales, margin, profitable, returns on capital, return on equity, earns more per, more money per, pricing power, operating leverage, earns on each, keeps on each, keeps more of each, makes on each, more on each, left on each',
    'chaque euro vendu, sur chaque euro, centimes sur, gagne mieux, gagne plus sur, garde plus d’argent, garde plus sur, garde davantage, reste plus sur, reste sur chaque vente, gagne sur chaque vente, gagnent sur chaque vente, gagnent autant sur, garde un peu plus sur, garde plus de chaque, même gras, gras sur chaque, met plus dans sa poche, garde la moitié de ses ventes, gagnent autant sur chaque, gagne gros sur chaque, en garde plus, grasse marge, marge, rentable, rentabilité, profitabilité, retour sur capitaux, roce, roe, pouvoir de prix, pricing power, gagne plus par, gardent autant sur chaque, garde sur chaque, gagne sur chaque, sur chaque baguette, sur chaque vente',
  ],
  riskiness: [
    [
      `${crossed('lives off, hangs on, depends on, tied to', 'two, three, a few, a handful of', 'contracts, customers, clients, orders')}, commodity price, odds of trouble`,
      `${crossed('one, single, just one', 'buyer, account, big buyer')}, ${crossed('hangs on, hang on, depends on, relies on, lives off', 'one, a single, a couple')}, roller coaster, sleep better at night, sleep at night, customers never leave, customers come back, shake when, swings with, stick his neck out`,
      'sleep better, scares people, scares investors, collapse when, rarely disappoints, when times are bad, be shrinking, is shrinking, going nowhere, going backwards, losing customers, loses customers, lose customers, one big customer, what’s coming next year, know what is coming, ups and downs, sure thing, like a yo-yo, sleep easier, safer ones, safest, wobbly, a safe one, steady customers, steady one, under contract, surer, risk, risky, riskier, cyclical, volatile, steady, shaky, recurring revenue, subscription, predictable, resilient, customer concentration, quality of earnings, earnings quality, governance, defensive, leverage, half to one, one hotel, one customer, one client, single customer, single client, owes a lot, dangers, equally safe, how safe',
    ].join(', '),
    [
      `${crossed('vit, dépend, tient', ', sans doute, surtout', 'de deux, de trois, de quelques', 'contrats, clients, commandes')}, cours de matière première, ennuis possibles`,
      `${crossed('un seul, un gros, un unique', 'donneur d’ordre, acheteur, compte')}, ${crossed('dépend, tient', 'd’un seul, d’un gros, d’un car, à un seul, à un gros, d’une seule')}, montagnes russes, dormir la nuit, dort la nuit, clients ne partent jamais, clients reviennent, casse-gueule, se mouille`,
      'dorment mieux, fait peur, s’effondrent, bénéfices fragiles, déçoit rarement, quand ça va mal, est en déclin, recule peut-être, perd des clients, va nulle part, hauts et bas, tient à un client, repose sur un client, on sait ce qui vient, fait le yoyo, fait du yoyo, est régulière, valeur sûre, dort mieux, on dort tranquille, dort plus tranquille, plus sûres, bancale, boîte sûre, clients fidèles, sous contrat, plus sûr, plus sûre, risque, cyclique, cyclicité, volatil, volatilité, récurrence, abonnement, prévisible, prévisibilité, résilient, résiliente, concentration clients, qualité des résultats, gouvernance, défensif, levier, un seul client, gros client, dangers, doit beaucoup, dépend d’un client, aussi sûr, aussi solide',
    ].join(', '),
  ],
  same_sector_words: [
    'same classification, same gics, same sector, one sector, a sector, same industry, sector alone, sector is enough, sector code, the sector, industry alone',
    'même classification, même code, même étiquette, même secteur, un secteur, le secteur, secteur seul, secteur suffit, code secteur, même industrie',
  ],
  the_cheap_firm: [
    [
      crossed('the', 'seven, seven times, 7x, 7', 'one, guy, company, firm'),
      'the cheap one, one at seven, one at 7, one at 7x, 7x one, seven times one, company at seven, company at 7x, company at 7, firm at seven, one trading at seven, one trading at 7x, cheaper one, the seven is, the seven has, the seven grows',
    ].join(', '),
    'la bon marché, la moins onéreuse, celle à sept, celle à 7, celle à 7x, société à sept, société à 7, société à 7x, celle au multiple bas, la moins chère, la sept fois, la 7x, celle qui vaut sept, la sept est, la sept a',
  ],
  the_dear_firm: [
    [
      crossed('the', 'twelve, twelve times, 12x, 12', 'one, guy, company, firm'),
      'the dear one, the dearer one, the pricey one, the pricier one, one at twelve, one at 12, one at 12x, 12x one, twelve times one, company at twelve, company at 12x, company at 12, firm at twelve, one trading at twelve, one trading at 12x, higher multiple company, expensive one, the twelve is, the twelve has, the twelve grows',
    ].join(', '),
    'la chère, la plus onéreuse, celle à douze, celle à 12, celle à 12x, société à douze, société à 12, société à 12x, celle qui est à douze, celle au multiple élevé, la plus chère, la douze fois, la 12x, celle qui vaut douze, la douze est, la douze a',
  ],
  the_other_one: [
    'the other, one of them, more quickly, better, stronger, higher, the one at, at twelve, at seven',
    'autre, l’une, celle, meilleure, plus forte, supérieure, à douze, à sept, à 12, à 7',
  ],
  weaker_profile: [
    'slower growing, more capital intensive, falling margins, declining margins, shrinking margins, thinner margins, weaker margins, weaker growth, worse margins, more cyclical, more volatile, riskier, more risk, higher risk, more risky, slower growth, lower growth, grows slower, grows less, low margin, lower margins',
    'marge qui se dégrade, marges qui se dégradent, marges en baisse, marge en baisse, croissance plus lente, croissance ralentit, marge plus faible, plus cyclique, plus volatile, moins rentable, moins de croissance, plus risquée, plus de risque, risque plus élevé, croissance plus faible, croît moins vite, marges plus faibles, plus capitalistique',
  ],
};
