import type { Lexicon } from '../../types.ts';

/** Parties, price, reasons and verdict of a deal. */
export const dealNotions = {
  market_paper_money: [
    'in cash, in shares, in stock, own shares, all cash, all stock, bond issue, new bonds, bonds, cash on hand, new shares, mix of cash, stock and cash, cash and stock, stock rather than cash, paper, pay in money, with debt, borrowed, acquisition loan, bridge loan, rights issue',
    'en cash, en numéraire, en titres, en actions, en papier, titres chers, obligations, émission obligataire, trésorerie disponible, nouvelles actions, augmentation de capital, mélange de cash, par dette, crédit relais, emprunté, en dette',
  ],
  market_means_of_payment: [
    'pay, pays, paid, fund, funded, funding, finance, financed, currency, offered',
    'payer, paie, paient, payé, payée, payant, financer, financé, financée, finance, monnaie, offert',
  ],
  market_deal_party: [
    'acquirer, buyer, target, company, group, bidder, fund, seller',
    'acquéreur, acheteur, cible, société, groupe, initiateur, fonds, vendeur',
  ],
  market_do_deal: [
    'buy, buys, bought, buying, acquire, acquires, acquired, acquisition, take over, takeover, merge, merged, merger, sell, sells, sold, offer, offered, offers, bid, bids, agreed, purchase, spin off, valued, put on the table, put up, took over, joined forces, combined',
    'acheter, achète, acheté, acquérir, acquis, acquisition, racheter, rachète, racheté, rachat, fusion, fusionner, fusionné, céder, cède, cédé, cession, vendre, vendu, offre, offert, propose, proposé, opa, reprise, reprend, rapprochement, valorise, valorisé, déboursé, débourse, sur la table, mariage, alliance, regroupement, absorbé, prise de contrôle',
  ],
  market_currency: [
    'dollars, dollar, euros, euro, pounds, francs, yen, billion, billions, million, millions, bn, a share, per share, $, sterling',
    'dollars, dollar, euros, euro, livres, francs, milliard, milliards, million, millions, md, mds, par action, par titre',
  ],
  market_price_of_deal: [
    'price, enterprise value, equity value, valued at, value, worth, premium, offer, offered, offers, pay, paid, bid, cost, consideration, per share, a share, altogether, deal size, valuation, times, including debt, tag, price tag, bill, in all',
    'prix, valeur d’entreprise, valeur, valorise, valorisé, valorisée, valorisation, prime, offre, propose, payé, paie, payer, coûte, montant, par action, au total, opération, rachat, dette comprise, dette incluse, fois, facture, ticket, mis sur la table, sur la table, chèque',
  ],
  market_price_multiple: [
    'times EBITDA, times earnings, times sales, times revenue, years of yearly operating earnings, years of earnings, years of profit, ebitda multiple, turns of EBITDA, times operating profit',
    'fois l’ebitda, fois le chiffre d’affaires, fois les ventes, fois le résultat, fois le ca, années de résultat, années de bénéfice, multiple d’ebitda, d’ebitda',
  ],
  market_deal_terms: [
    'announced, announce, closed, signed, completed, all cash, all stock, tender offer, agreed, share exchange, spin off, delisted, in 2021, in 2022, in 2023, in 2024, in 2025, in 2026',
    'annoncé, annoncée, bouclé, bouclée, finalisé, finalisée, signé, signée, clôturé, offre publique, opa, ope, scission, en 2021, en 2022, en 2023, en 2024, en 2025, en 2026',
  ],
  market_deal_logic: [
    'logic, rationale, idea, reason, aim, purpose, goal, in order to, so that, wants, want, wanted, need, needs, lack, lacks, lacked, missing, objective, makes sense, intention, point of, thinking, thesis, attraction, appeal, strategically, motive, underweight, absent, it is about, all about, in order, strategy, strategic, bet, plan',
    'logique, rationnel, idée, raison, objectif, afin, intérêt, veut, voulait, veulent, besoin, manque, manquait, cherche, cherchait, ambition, attrait, thèse, motif, stratégiquement, absent, absente, sous représenté, en retard, visait, vise, volonté, il s’agit, stratégie, stratégique, pari, plan, permet de, permettait de, permettra',
  ],
  market_gain_access: [
    'access, enter, entry, expand, expand into, brings, bring, brought, complement, complements, fill, fills, strengthen, broaden, get into, get hold of, diversify, next to, refocus, consolidate, combine, push it through, push through, secure, integrate, cross sell, catch up, move into, moves into, move away, getting into, get out of, pivot, reposition, transition, upmarket, downstream, upstream, buy growth, replace, reinforce, catch, grow in, growing in',
    'accéder, accès, entrer, entrée, apporte, apporter, complète, compléter, complémentaire, complémentaires, renforcer, renforce, combler, comble, élargir, élargit, diversifier, recentrer, se recentre, consolider, consolide, combiner, sécuriser, intégrer, ventes croisées, rattraper, à côté, présence, descendre, monter en gamme, se lancer, s’implanter, pivoter, transition, en aval, en amont, sortir du, sortir de, se repositionner, remplacer, se développer, grandir, prendre pied, conquérir, vers',
  ],
  market_capability: [
    'market, markets, customers, customer, hospital, hospitals, distribution, network, brand, brands, technology, range, geography, country, countries, sales force, channel, channels, talent, patents, pipeline, research, labs, installed base, service contracts, platform, snacks, pure player, market share, expertise, know how, stores, factories, content, portfolio, software, engineers, online, community, clients, shelves, leather, supply, raw materials, region, continent, asia, europe, america, online community, users, audience, hotels, cloud, data, chips, chemicals, oil, energy, luxury, food, drinks, health, biotech, drug, drugs, medicine, banking, insurance, retail, media, streaming, games, semiconductors, speciality, services, aisle, segment, niche, activities, business line, americans, consumers, lenses, frames, shops, store, factory, beer, brewer, trucks, wine, spirits, fashion, cars, batteries, trains, aircraft, defence',
    'marché, marchés, clients, distribution, réseau, réseaux, marque, marques, technologie, technologies, gamme, géographie, pays, force de vente, canal, talents, brevets, pipeline, recherche, base installée, contrats de service, plateforme, pure player, taille critique, part de marché, parts de marché, savoir faire, expertise, magasins, usines, contenus, portefeuille, logiciel, logiciels, ingénieurs, en ligne, communauté, rayons, cuir, approvisionnement, matières, région, continent, asie, europe, amérique, états unis, utilisateurs, hôtels, cloud, données, puces, américains, concurrents, chimie, pétrole, énergie, luxe, alimentaire, boissons, santé, biotech, médicament, médicaments, banque, assurance, médias, streaming, jeux, semi conducteurs, spécialité, services, rayon, segment, niche, activités, ligne, consommateurs, monde, verres, montures, boutiques, magasin, usine, bière, camions, vin, spiritueux, mode, voitures, batteries, trains, avions, défense',
  ],
  market_same_work: [
    'same, both, two teams, overlap, duplicate, duplicated, twice, side by side, invent the same',
    'même, mêmes, les deux, deux équipes, doublon, doublons, recoupement, chevauchement',
  ],
  market_saving: [
    'synergies, synergy, cost savings, savings, save, saves, cost synergies, cut costs, merging',
    'synergies, synergie, économies, économie, économiser, économisent, réduction de coûts, gain de coûts, économies de coûts',
  ],
  market_extra_paid: [
    'premium, extra paid, extra, paid above, pay above, over the share price, overpay, overpaid, what we pay, price paid, paid on top',
    'prime, surprix, payé en plus, surpayer, surpayé, au dessus du cours, ce qu’on paie, prix payé, surcoût',
  ],
  market_covered_by: [
    'cover, covers, covered, exceed, exceeds, more than, above, worth, pay for, pays for, justify, justifies, outweigh, compare, against, capitalised, capitalise, touch more, just, half, share, less than, below, minus',
    'couvrir, couvre, couverte, couvrent, dépasser, dépasse, dépassent, supérieur, supérieures, valent, vaut, justifier, justifie, compenser, compense, comparer, face à, en face, capitalisées, capitalise, capitalisé, moitié, moins, inférieur, absorbe',
  ],
  market_opinion: [
    'my take, my view, in my view, my opinion, in my opinion, personally, I think, I believe, I reckon, my feeling, my recommendation, I recommend, I like, I am convinced, my worry, my hesitation, my concern, my answer, my advice, I would argue, if I had to, what worries me, bothers me, honest view, I do it, I go for it, I still do it, I walk, I not pay, I approach, I suggest, I pitch, I get ready, I launch, my bet, I knock, my gut, my sense, I am sceptical, I am cautious, I am positive, my main worry, my one worry, I would want, my call, frankly, if it were me, I am not sure they, I side, I am not convinced, looks expensive, seems expensive, I doubt, I wonder, I fear, in hindsight, arguably, my reading, seems to me, strikes me, I was not convinced, I have walked, on their board, what I like, what I do not like, I am in favour, I am against, I have insisted, I insisted, I go ahead, I support, I back it, I have done, I have preferred, I have waited, I have voted',
    'mon avis, à mon avis, selon moi, personnellement, je pense, je crois, je trouve, j’estime, mon sentiment, ma recommandation, je recommande, je recommanderais, je suis convaincu, je suis convaincue, ma crainte, mon inquiétude, mon hésitation, ma réponse, mon conseil, je conseille, je conseillerais, si je dois trancher, ce qui m’inquiète, ce qui me gêne, ce qui me tracasse, je préférerais, moi je, je le ferais, je ferais, je n’irais, j’irais, je m’arrêterais, je ne paierais, je lancerais, je préparerais, je vendrais, j’attendrais, mon pari, je proposerais, je suis réservé, je suis sceptique, je reste prudent, franchement, à titre personnel, mon intuition, je suis prudent, je suis favorable, ma principale crainte, ma seule réserve, avec une réserve, j’y suis favorable, à votre place, moi je trouve, il faut y aller, je tranche, je ne suis pas convaincu, je doute, je crains, me paraît, me semble, il me semble, à mon sens, avec le recul, à leur place, ma lecture, ce que j’aime, ce qui me plaît, ce qui me dérange, j’ai un doute, je suis pour, je suis contre, je suis réservée, personnellement je, serait de, je me lancerais, j’aurais insisté, j’aurais préféré, j’aurais attendu, j’aurais fait, je soutiendrais, j’irais quand même, je le ferais quand même',
  ],
  market_judgement: [
    'overpaid, overpay, overpaying, overpriced, too expensive, too high, full price, fair, expensive, neat, sensible, smart, makes sense, little margin, stretched, bold, convinced, sceptical, skeptical, cautious, worry, worried, concern, hesitation, danger, risk, risks, risky, good deal, bad deal, right price, walk away, walk above, never above, not above, yes, no more than, ready, recommend, quietly, good time, now, not at any cost, convincing, weak point, doubt, justified, would not, reimbursement, integration, rich price, right fit, fit is right, well paid, dear, heavy, good fit, bad fit, good strategic, strategically right, start preparing, preparing, go out, get going, works but, only just, sell, not convinced, positive, favourable, generous, low, cheap, well timed, doubtful, worth it, risk of, disappoint, hold back, only hold, wait',
    'surpayé, surpayer, trop cher, trop élevé, trop payé, juste prix, cher, chère, pertinent, pertinente, intelligent, cohérent, cohérente, peu de marge, tendu, audacieux, convaincu, convaincue, sceptique, prudent, prudente, crainte, inquiète, hésitation, danger, risque, risques, risqué, bonne opération, mauvaise opération, bon prix, m’arrêterais, jamais au dessus, oui, pas au delà, prêt, recommande, bon moment, maintenant, pas à n’importe quel prix, convaincante, point faible, doute, justifié, justifiée, tracasse, gêne, intégration, bien payé, bien vu, mal vu, bonne idée, mauvaise idée, y aller, se lancer, réserve, favorable, lourd, bon choix, mauvais choix, vieillit, cette année, tout juste, pas convaincu, utile, dangereux, généreux, généreuse, bas de cycle, coûteux, bien négocié, discutable, en vaut, décevoir, préparation, lancer, attendre',
  ],
  market_bad_turn: [
    'fall, falls, falling, falls short, lose, loses, leave, leaves, fail, fails, drop, turn back up, turns back, close, closes, slow, slows, delay, delayed, block, blocked, overpaid, object, hits, hit, collapse, stops, over, change overnight, walks out, walk out, walks away, turns, turn, renewal, not renewed, goes, resign, feel heavy, dries up, continue, not ready',
    'baisse, baissent, chute, chutent, perd, perdre, part, s’en va, quitte, échoue, remonte, remontent, ferme, se ferme, ralentit, retard, bloque, bloquer, surpayé, s’oppose, frappe, s’effondre, s’arrête, fini, retourne, glisse, s’en aille, s’en aillent, parte, partent, ralentir, se retourne, non renouvelé, démissionne, vieillit, continuent, ailleurs, pèse',
  ],
  market_risk_word: [
    'risk, risks, danger, worry, hesitation, threat, weak point, what could go wrong, could go wrong, go wrong, reservation, caveat, sticking point, question mark, bothered me, what bothered, bothers me, what bothers, fear, my fear, worried me, what worries, nervous about, what keeps me',
    'risque, risques, danger, crainte, inquiétude, hésitation, menace, point faible, bémol, tracasse, inquiète, gêne, réserve, danger principal, peut mal tourner, mal tourner, incertitude, m’embête, m’a gêné, m’a gênée, me gêne, me fait peur, peur, me retient, ce qui me dérange, me chiffonne',
  ],
  market_watchdog: [
    'brussels, washington, antitrust, competition authority, competition authorities, regulator, regulators, ftc, cma, doj, european commission, merger control, police monopolies, monopolies, monopoly, remedies, in depth look, in depth investigation, approval',
    'bruxelles, washington, antitrust, autorité de la concurrence, autorités de concurrence, régulateur, régulateurs, ftc, cma, commission européenne, contrôle des concentrations, monopole, monopoles, remèdes, enquête approfondie, feu vert, gendarme de la concurrence',
  ],
  market_watch_act: [
    'look, opened, open, clear, cleared, approve, approved, block, blocked, object, objected, review, overlap, disposal, sell, concessions, power, police, remedies, depth, risk, ask, worried',
    'ouvert, ouvre, examiner, examine, valider, validé, approuver, approuvé, bloquer, bloqué, s’opposer, s’oppose, recoupement, chevauchement, cessions, céder, concessions, pouvoir, remèdes, enquête, risque, demander, accord',
  ],
  market_over_market: [
    'over the share price, above the share price, over the market price, above the market price, over the stock market price, over the undisturbed, above the last close, before the leak, thirty day average, average price, above market, over the price, premium, on top of the share price',
    'au dessus du cours, sur le cours, par rapport au cours, sur le dernier cours, avant la rumeur, avant les fuites, cours moyen, moyenne des cours, prime',
  ],
  market_per_share_profit: [
    'earnings per share, eps, profit for each share, profit per share, earnings for each share, accretive, accretion',
    'bénéfice par action, bénéfice net par action, bpa, bnpa, résultat par action, relutif, relutive, relution',
  ],
  market_is_that: [
    'is, that, would be, remains, was, being, were',
    'est, c’est, serait, reste, que, était, étaient, ce sont',
  ],
  market_overpay_word: [
    'overpaid, overpay, too much, too expensive, destroys value, lost',
    'surpayé, surpayer, trop payé, trop cher, détruit de la valeur',
  ],
  market_has_it: [
    'already, owns, lacks, lack, missing, has the, number one, complementary, underweight, absent, no presence, already there, present',
    'déjà, possède, manque, manquent, numéro un, complémentaire, absent, absente, sous représenté, en retard, présent, présente, implanté, implantée, en avance',
  ],
  market_sell_through: [
    'push it through, push through, sell through, sell its, sell their, cross sell, distribute, roll out, own sales force',
    'vendre à travers, distribuer, ventes croisées, déployer, pousser dans, propre force de vente, son réseau',
  ],
  market_worth_today: [
    'worth, capitalised, capitalise, present value, value of, at a multiple, today, at ten percent',
    'valent, vaut, capitalisé, capitalisées, capitalise, valeur actuelle, valeur de, aujourd’hui',
  ],
  market_gain_word: [
    'gain, gains, profit, upside, cushion, leaves, creates value, create value',
    'gain, gains, marge, crée de la valeur, créer de la valeur, laisse',
  ],
  market_limit_to_price: [
    'walk above, walk away above, walk away, never above, not above, never pay more, no more than, not go above, stop at, ceiling, at most, not more than',
    'jamais au dessus, pas au dessus, au delà, jamais plus, pas plus de, m’arrêterais, je m’arrête, plafond, au maximum, pas au delà',
  ],
  market_climbs: ['climb, climbs, up, rise, rises, higher', 'monte, augmente, hausse, progresse'],
  market_deal_benefit: [
    'together, combined, combining, share costs, share the costs, scale, size, bigger, compete with, buying power, purchasing, suppliers, secure, supply, cross sell, one stop, same engineers, same customers, same clients, stronger, catch up, fill, talent, vertical integration, synergies, cost savings, save, diversify, less dependent, new markets, critical mass, leader, number one, one chain, whole chain, full range, complementary, global, worldwide, shelves, bundle, data, recurring revenue, cover the whole, cover both, end to end, from factory to store, whole country, every region, better prices from',
    'ensemble, combiner, regrouper, regroupant, partager les coûts, mutualiser, taille, taille critique, peser, plus gros, puissance d’achat, achats, fournisseurs, sécuriser, approvisionnement, ventes croisées, mêmes clients, plus fort, rattraper, combler, talents, intégration verticale, synergies, économies, économiser, se diversifier, moins dépendant, nouveaux marchés, masse critique, leader, numéro un, toute la chaîne, gamme complète, complémentaires, complémentaire, mondial, offre complète, créer un groupe, champion, données, revenus récurrents, se renforcer, couvrent tout, de bout en bout, de l’usine au magasin, tout le pays, toute la france',
  ],
  market_group_word: ['group, they, both companies', 'groupe, ils, les deux'],
  market_cost_less: [
    'cheaper, less, save, lower costs',
    'moins cher, moins chers, payent moins, coûts',
  ],
  market_big_currency: [
    'billion, billions, dollars, a share, per share, dollar, bn, francs, pounds',
    'milliard, milliards, dollars, par action, par titre, francs, livres, md, mds',
  ],
  market_weak_there: [
    'weak, weaker, underweight, absent, behind, lacks, lack, missing, nothing in, no presence, small in, late, has no, had no, no cheap, no local, without a, no brand, never had',
    'faible, absent, absente, en retard, sous représenté, manque, manquait, rien dans, petit en, peu présent, pas présent, n’avait pas, pas de marque, sans réseau, aucune',
  ],
  market_other_strong: [
    'leader, strong, stronger, number one, ahead, leading, in front, best, dominant, installed, well established, has the, has it, has them, had them, already has, already sells, owns the',
    'leader, fort, forte, numéro un, en tête, en avance, meilleur, dominant, bien implanté, bien implantée, installé, installée, champion, dispose, l’a déjà, les a déjà, vend déjà, possède déjà',
  ],
  market_i_say: [
    'I say, I tell you, I advise, I only, I get, I go, I launch, I start, I prepare, I sell, I wait',
    'je dirais, je vous dirais, je vous conseille, je lancerais, je préparerais, je vendrais, je commencerais, j’attendrais, on lance, serait de lancer',
  ],
  market_other_way: [
    'insisted, preferred, waited, walked, paid less, instead, differently, different, alone',
    'insisté, préféré, attendu, renoncé, payé moins, plutôt, autrement, seul',
  ],
} as const satisfies Lexicon;
