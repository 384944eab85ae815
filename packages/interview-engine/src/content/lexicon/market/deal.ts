import type { Lexicon } from '../../types.ts';

/** Parties, price, reasons and verdict of a deal. */
export const dealNotions = {
  market_paper_money: [
    'in cash, in shares, in stock, own shares, all cash, all stock, bonds, cash on hand, new shares, mix of cash, stock and cash, cash and stock, stock rather than cash, paper, pay in money, with debt, borrowed, acquisition loan, bridge loan, rights issue, savings, huge loan, stock to hand out, shares to print, paid in money',
    'en cash, en numéraire, en titres, en actions, en papier, titres chers, obligations, émission obligataire, trésorerie disponible, nouvelles actions, augmentation de capital, mélange de cash, par dette, crédit relais, emprunté, en dette, leurs propres titres, ses propres titres, propres actions',
  ],
  market_means_of_payment: [
    'pay, paid, fund, finance, currency, offered, hand out, settle',
    'payer, payé, financer, monnaie, offert, règlent',
  ],
  market_deal_party: [
    'acquirer, buyer, target, company, group, bidder, fund, seller',
    'acquéreur, acheteur, cible, société, groupe, initiateur, fonds, vendeur',
  ],
  market_do_deal: [
    'buy, bought, acquire, acquisition, take over, takeover, merge, merger, sell, sold, offer, bid, agreed, purchase, spin off, valued, put on the table, put up, took over, joined forces, combined, swallow, swallowed, gobbled up, snapped up, went after, got its hands on, laid out, handed over, forked out, getting, picked up',
    'acheter, acquérir, acquis, acquisition, racheter, rachat, fusion, céder, cession, vendre, vendu, offre, offert, propose, opa, reprise, reprend, rapprochement, valorise, déboursé, sur la table, mariage, alliance, regroupement, absorbé, prise de contrôle, mettre la main, mis la main, récupérer, s’offrir, avaler, sorti, a visé, approcher, aligné, s’est payé',
  ],
  market_currency: [
    'dollars, euros, pounds, francs, yen, billion, million, bn, a share, per share, sterling',
    'dollars, euros, euro, livres, francs, milliard, million, md, par action, par titre',
  ],
  market_price_of_deal: [
    'price, value, worth, premium, offer, pay, paid, bid, cost, consideration, per share, a share, altogether, deal size, valuation, times, including debt, tag, bill, in all',
    'prix, valeur, valorise, prime, offre, propose, payé, paie, coûte, montant, par action, au total, opération, rachat, dette comprise, dette incluse, fois, facture, ticket, sur la table, chèque',
  ],
  market_price_multiple: [
    'times EBITDA, times earnings, times sales, times revenue, years of yearly operating earnings, years of earnings, years of profit, ebitda multiple, turns of EBITDA, times operating profit',
    'fois l’ebitda, fois le chiffre d’affaires, fois les ventes, fois le résultat, fois le ca, années de résultat, années de bénéfice, d’ebitda',
  ],
  market_deal_terms: [
    'announced, closed, signed, completed, all cash, all stock, tender offer, agreed, share exchange, spin off, delisted, in 2021, in 2022, in 2023, in 2024, in 2025, in 2026',
    'annoncé, bouclé, finalisé, signé, clôturé, offre publique, opa, ope, scission, en 2021, en 2022, en 2023, en 2024, en 2025, en 2026',
  ],
  market_deal_logic: [
    'logic, rationale, idea, reason, aim, purpose, goal, so that, wants, need, lack, missing, objective, makes sense, intention, point of, thinking, thesis, attraction, appeal, strategically, motive, underweight, absent, it is about, all about, in order, strategy, bet, plan, made sense, were after, was after, wanted, hungry for, in it for, they did it because, what they get, why they, point was, point is',
    'logique, rationnel, idée, raison, objectif, afin, intérêt, veut, voulait, veulent, besoin, manque, cherche, ambition, attrait, thèse, motif, stratégiquement, absent, sous représenté, en retard, visait, volonté, il s’agit, pari, plan, permet de, permettra, cherchaient, voulaient, recherchaient, ils l’ont fait, ce qu’ils y gagnent, il leur fallait, leur apporte',
  ],
  market_gain_access: [
    'access, enter, entry, expand, brings, brought, complement, fill, strengthen, broaden, get into, get hold of, diversify, next to, refocus, consolidate, combine, push it through, push through, secure, integrate, cross sell, move into, move away, get out of, pivot, reposition, transition, upmarket, downstream, upstream, buy growth, replace, reinforce, catch, grow in',
    'accéder, accès, entrer, entrée, apporte, complète, complémentaire, renforcer, combler, élargir, diversifier, recentrer, consolider, combiner, sécuriser, intégrer, ventes croisées, rattraper, à côté, présence, descendre, monter en gamme, se lancer, s’implanter, pivoter, transition, en aval, en amont, sortir du, sortir de, se repositionner, remplacer, se développer, grandir, prendre pied, conquérir, vers',
  ],
  market_capability: [
    'market, customers, hospital, distribution, network, brand, technology, range, geography, country, sales force, channel, talent, patents, pipeline, research, labs, installed base, platform, snacks, pure player, expertise, know how, stores, factories, content, portfolio, software, engineers, online, community, clients, shelves, leather, supply, raw materials, region, continent, asia, europe, america, users, audience, hotels, cloud, data, chips, chemicals, oil, energy, luxury, food, drinks, health, biotech, drug, medicine, banking, insurance, retail, media, streaming, games, semiconductors, speciality, services, aisle, segment, niche, activities, business line, americans, consumers, lenses, frames, shops, beer, brewer, trucks, wine, spirits, fashion, cars, batteries, trains, aircraft, defence, salty, crisps, lorries, developers, phones, phone, patent, recipe, garage, licences, workshops, logistics, farms, warehouses, ports, beauty, cosmetics, skincare',
    'marché, clients, distribution, réseau, marque, technologie, gamme, géographie, pays, force de vente, canal, talents, brevets, pipeline, recherche, base installée, plateforme, pure player, taille critique, savoir faire, expertise, magasins, usines, contenus, portefeuille, logiciel, ingénieurs, communauté, rayons, cuir, approvisionnement, matières, région, continent, asie, europe, amérique, états unis, utilisateurs, hôtels, cloud, données, puces, américains, concurrents, chimie, pétrole, énergie, luxe, alimentaire, boissons, santé, biotech, médicament, banque, assurance, médias, streaming, jeux, semi conducteurs, spécialité, services, segment, niche, activités, ligne, consommateurs, monde, verres, montures, boutiques, bière, camions, vin, spiritueux, mode, voitures, batteries, trains, avions, défense, sucré, salé, développeurs, téléphone, téléphones, brevet, recette, ateliers, entrepôts, logistique, fermes, cosmétique, beauté, soins, licences',
  ],
  market_same_work: [
    'same, both, two teams, overlap, duplicate, twice, side by side',
    'même, les deux, deux équipes, doublon, recoupement, chevauchement',
  ],
  market_saving: [
    'synergies, savings, cut costs, merging',
    'synergies, économies, économiser, réduction de coûts, gain de coûts',
  ],
  market_extra_paid: [
    'premium, extra, paid above, pay above, over the share price, overpay, overpaid, what we pay, price paid, paid on top',
    'prime, surprix, payé en plus, surpayer, surpayé, au dessus du cours, ce qu’on paie, prix payé, surcoût',
  ],
  market_covered_by: [
    'cover, exceed, more than, above, worth, pay for, justify, outweigh, compare, against, capitalised, touch more, just, half, share, less than, below, minus',
    'couvrir, couverte, dépasser, dépasse, supérieur, valent, vaut, justifier, justifie, compenser, comparer, face à, en face, capitalisées, moitié, moins, inférieur, absorbe, valoir',
  ],
  market_opinion: [
    'my take, my view, my opinion, personally, I think, I believe, I reckon, my feeling, my recommendation, I recommend, I like, I am convinced, my worry, my hesitation, my concern, my answer, my advice, I would argue, if I had to, what worries me, bothers me, honest view, I do it, I go for it, I still do it, I walk, I not pay, I approach, I suggest, I pitch, I get ready, I launch, my bet, I knock, my gut, my sense, I am sceptical, I am cautious, I am positive, my main worry, my one worry, I would want, my call, frankly, if it were me, I side, I am not convinced, looks expensive, seems expensive, I doubt, I wonder, I fear, in hindsight, arguably, my reading, strikes me, I was not convinced, I have walked, on their board, I am in favour, I am against, I have insisted, I insisted, I go ahead, I support, I back it, I have done, I have preferred, I have waited, I have voted, in my eyes, my instinct, my pick, to me, i would not, i would tell, i would have, what i like less, i am glad, if i were, in their shoes, in their place, had i been, on the board, if you ask me, for my money',
    'je mettrais de l’ordre, mon avis, selon moi, personnellement, je pense, je crois, je trouve, j’estime, mon sentiment, ma recommandation, je recommande, je suis convaincu, ma crainte, mon inquiétude, mon hésitation, ma réponse, mon conseil, je conseille, si je dois trancher, ce qui m’inquiète, ce qui me gêne, ce qui me tracasse, je préférerais, moi je, je le ferais, je ferais, je n’irais, j’irais, je m’arrêterais, je ne paierais, je lancerais, je préparerais, je vendrais, j’attendrais, mon pari, je proposerais, je suis réservé, je suis sceptique, je reste prudent, franchement, mon intuition, je suis prudent, je suis favorable, ma principale crainte, ma seule réserve, avec une réserve, j’y suis favorable, à votre place, il faut y aller, je tranche, je doute, je crains, me paraît, me semble, à mon sens, avec le recul, à leur place, ma lecture, ce que j’aime, ce qui me plaît chez, ce qui me plaît là, ce qui me plaît c’est, ce qui me dérange, j’ai un doute, je suis pour, je suis contre, serait de, je me lancerais, je soutiendrais, à mes yeux, mon instinct, mon choix, pour moi, je leur dirais, je vous dirais, si j’étais, si j’avais, j’aurais, je garderais, je refuserais, je patienterais, je déconseillerais, je m’en irais, j’aime moins, au conseil',
  ],
  market_judgement: [
    'overpaid, overpay, overpriced, too high, full price, fair, expensive, neat, sensible, smart, makes sense, little margin, stretched, bold, convinced, sceptical, skeptical, cautious, worry, concern, hesitation, danger, risk, risky, good deal, bad deal, right price, never above, not above, yes, no more than, ready, recommend, quietly, good time, now, not at any cost, weak point, doubt, justified, would not, reimbursement, integration, rich price, right fit, fit is right, well paid, dear, heavy, good fit, bad fit, good strategic, strategically right, preparing, go out, get going, works but, only just, sell, not convinced, positive, favourable, generous, low, cheap, well timed, worth it, disappoint, hold back, only hold, wait, for a song, a steal, too much, lucky, came out ahead, come out ahead, misjudged, at that number, not rush, walk, take it, leave it, on one condition, as long as, a mess, regret, paid up, that much, that kind of money, steep price, right asset, good thing to own, good asset, rich price, well bought, badly bought, good buy, bad buy',
    'surpayé, surpayer, juste prix, cher, pertinent, pertinente, intelligent, cohérent, cohérente, peu de marge, tendu, audacieux, convaincu, sceptique, prudent, crainte, inquiète, hésitation, danger, risque, bonne opération, mauvaise opération, bon prix, m’arrêterais, jamais au dessus, oui, pas au delà, prêt, recommande, bon moment, maintenant, convaincante, point faible, doute, justifié, justifiée, tracasse, gêne, intégration, bien payé, bien vu, mal vu, bonne idée, mauvaise idée, y aller, réserve, favorable, lourd, bon choix, mauvais choix, vieillit, cette année, tout juste, pas convaincu, utile, dangereux, généreux, bas de cycle, coûteux, bien négocié, discutable, en vaut, décevoir, préparation, lancer, attendre, trop, de la chance, gagnant, gagnants, mal jugé, se sont trompés, s’est trompé, à ce prix là, patienter, tant que, à une condition, laisser tomber, regretter, passer mon tour, bonne affaire, déconseiller, autant, bel actif, bon actif, prix salé, cher mais, bien acheté, bien achetée, mal acheté, mal achetée, bon achat, mauvais achat',
  ],
  market_bad_turn: [
    'fall, lose, leave, fail, drop, close, slow, delay, block, overpaid, object, hits, collapse, stops, over, change overnight, walks out, walks away, turns, renewal, not renewed, goes, resign, feel heavy, dries up, continue, not ready, walk out, leaves, run away, slowing, empty, gone, falls, copy',
    'baisse, chute, perd, perdre, part, s’en va, quitte, échoue, remonte, ferme, ralentit, retard, bloque, surpayé, s’oppose, frappe, s’effondre, s’arrête, fini, retourne, glisse, s’en aille, non renouvelé, démissionne, vieillit, continuent, ailleurs, pèse, partir, s’enfuir, vide, parti, copier, s’en aillent',
  ],
  market_risk_word: [
    'risk, danger, worry, hesitation, threat, weak point, go wrong, reservation, caveat, sticking point, question mark, bothered me, what bothered, fear, nervous about, what keeps me, scare, scared, frightens, uneasy, trouble me, keeps me awake',
    'risque, danger, crainte, inquiétude, hésitation, menace, point faible, bémol, tracasse, inquiète, gêne, réserve, mal tourner, incertitude, m’embête, peur, me retient, ce qui me dérange, me chiffonne, mal se passer, me trouble, m’empêche de dormir',
  ],
  market_watchdog: [
    'brussels, washington, antitrust, competition authority, regulator, ftc, cma, doj, european commission, merger control, monopolies, remedies, in depth look, in depth investigation, approval, watchdog, competition police',
    'bruxelles, washington, antitrust, autorité de la concurrence, autorités de concurrence, régulateur, ftc, cma, commission européenne, contrôle des concentrations, monopole, remèdes, enquête approfondie, feu vert, gendarme de la concurrence, chien de garde, police de la concurrence',
  ],
  market_watch_act: [
    'look, opened, clear, approve, block, object, review, overlap, disposal, sell, concessions, power, police, remedies, depth, risk, ask, worried, nodded, waved through, muscle',
    'ouvert, ouvre, examiner, valider, approuver, bloquer, s’opposer, recoupement, chevauchement, cessions, céder, concessions, pouvoir, remèdes, enquête, risque, demander, accord, a dit oui, laissé passer, regardé de près',
  ],
  market_over_market: [
    'over the share price, above the share price, over the market price, above the market price, over the stock market price, over the undisturbed, above the last close, before the leak, thirty day average, average price, above market, over the price, premium, more than people were paying, above where the stock traded, above where it traded, before rumours, before the rumours, more than the screen, above where it trades, above what it trades, than the day before, than the stock was, on top of the share price',
    'au dessus du cours, sur le cours, par rapport au cours, sur le dernier cours, avant la rumeur, avant les fuites, cours moyen, moyenne des cours, prime, plus que ce que la bourse, avant les rumeurs, au dessus de la bourse, cours d’avant, cours de la veille, que l’écran, que dit l’écran, de plus que le cours, que la veille',
  ],
  market_per_share_profit: [
    'earnings per share, eps, profit for each share, profit per share, earnings for each share, accretive, accretion',
    'bénéfice par action, bénéfice net par action, bpa, bnpa, résultat par action, relutif',
  ],
  market_is_that: [
    'is, that, remains, was, being, were',
    'est, serait, reste, que, était, étaient, ce sont',
  ],
  market_overpay_word: [
    'overpaid, overpay, too much, too expensive, destroys value, lost',
    'surpayé, surpayer, trop payé, trop cher, détruit de la valeur',
  ],
  market_has_it: [
    'already, owns, lacks, missing, has the, number one, complementary, underweight, absent, no presence, present',
    'déjà, possède, manque, numéro un, complémentaire, absent, sous représenté, en retard, présent, implanté, en avance',
  ],
  market_sell_through: [
    'push it through, push through, sell through, sell its, sell their, cross sell, distribute, roll out, own sales force',
    'vendre à travers, distribuer, ventes croisées, déployer, pousser dans, propre force de vente, son réseau',
  ],
  market_worth_today: [
    'worth, capitalised, present value, value of, at a multiple, today, at ten percent',
    'valent, vaut, capitalisé, valeur actuelle, valeur de, aujourd’hui',
  ],
  market_limit_to_price: [
    'walk above, walk away, never above, not above, never pay more, no more than, not go above, stop at, ceiling, at most, not more than, not a cent above, not a cent more, leave the table',
    'jamais au dessus, pas au dessus, au delà, jamais plus, pas plus de, m’arrêterais, plafond, au maximum, pas au delà, pas un centime, je me lève, je m’en vais, quitte la table',
  ],
  market_climbs: ['climb, up, rise, higher', 'monte, augmente, hausse, progresse'],
  market_deal_benefit: [
    'together, combined, share costs, share the costs, scale, size, bigger, compete with, buying power, purchasing, suppliers, secure, supply, cross sell, one stop, same engineers, same customers, same clients, stronger, catch up, fill, talent, vertical integration, synergies, save, diversify, less dependent, new markets, critical mass, leader, number one, one chain, whole chain, full range, complementary, global, worldwide, shelves, bundle, data, recurring revenue, cover the whole, cover both, end to end, from factory to store, whole country, every region, better prices from',
    'ensemble, combiner, regrouper, partager les coûts, mutualiser, taille, peser, plus gros, achats, fournisseurs, sécuriser, approvisionnement, ventes croisées, mêmes clients, plus fort, rattraper, combler, talents, intégration verticale, synergies, économies, économiser, se diversifier, moins dépendant, nouveaux marchés, masse critique, leader, numéro un, toute la chaîne, gamme complète, complémentaires, mondial, offre complète, créer un groupe, champion, données, revenus récurrents, se renforcer, couvrent tout, de bout en bout, tout le pays, toute la france',
  ],
  market_big_currency: [
    'billion, dollars, a share, per share, bn, francs, pounds',
    'milliard, dollars, par action, par titre, francs, livres, md',
  ],
  market_weak_there: [
    'weak, weaker, underweight, absent, behind, lacks, missing, nothing in, no presence, small in, late, has no, had no, no cheap, no local, without a, no brand, never had, thin margins, badly run',
    'faible, absent, en retard, sous représenté, manque, rien dans, petit en, peu présent, pas présent, n’avait pas, pas de marque, sans réseau, aucune, petites marges, mal gérée',
  ],
  market_other_strong: [
    'leader, strong, stronger, number one, ahead, leading, in front, best, dominant, installed, well established, has the, has it, has them, had them, already has, already sells, owns the, very good at, good at running, knows how to run',
    'leader, fort, numéro un, en tête, en avance, meilleur, dominant, bien implanté, installé, champion, dispose, l’a déjà, les a déjà, vend déjà, possède déjà, très bon dans, sait gérer',
  ],
  market_i_say: [
    'I say, I tell you, I advise, I only, I get, I go, I launch, I start, I prepare, I sell, I wait',
    'je dirais, je vous dirais, je vous conseille, je lancerais, je préparerais, je vendrais, je commencerais, j’attendrais, on lance, serait de lancer',
  ],
  market_other_way: [
    'insisted, preferred, waited, walked, paid less, instead, differently, alone',
    'insisté, préféré, attendu, renoncé, payé moins, plutôt, autrement, seul',
  ],
} as const satisfies Lexicon;
