import type { Lexicon } from '../types.ts';

/** Notions of this part of the trade; an id of another file here gets more words. */
export const dealsNotions = {
  deals_blind_profile: [
    'teaser, one pager, one page, single page, two pager, blind profile, short profile, anonymous, nameless, without name, no name, not name, unnamed',
    'teaser, anonyme, sans nom, sans citer, sans nommer, une page, blind profile',
  ],
  deals_secrecy_pledge: [
    'nda, confidentiality agreement, confidentiality undertaking, confidentiality letter, non disclosure, promise in writing, written promise, promise to keep, promise silence, promise secrecy, keep quiet',
    'nda, accord confidentialité, engagement confidentialité, engagement strict confidentialité, lettre confidentialité, clause confidentialité, promesse écrite, promesse silence, promettre silence, promettent silence, s’engage par écrit, secret par écrit',
  ],
  deals_info_book: [
    'info memo, memorandum, cim, im, full book, draft book, write book, receive book, marketing book, sale book, information pack, detailed document, selling document, sale document, thick document, brochure, full file, detailed file',
    'mémorandum, mémo, im, dossier complet, dossier détaillé, dossier vente, dossier présentation, document vente, document présentation, brochure, plaquette',
  ],
  deals_indicative_offer: [
    'indicative, non binding, not binding, nothing binding, first price, preliminary offer, preliminary bid, preliminary price, first offer, first bid, initial offer, initial bid, first round, round one, without being tied, without being bound, not tied, not committed, expression interest, letters of intent, ballpark, roughly what, rough price, rough idea, rough value, price range, valuation range, nbo, might pay',
    'indicative, non engageante, non liante, pas engageante, pas liante, non contraignante, offre préliminaire, premières offres, premier prix, lettre d’intention, nbo, premier tour, sans engagement, sans s’engager, sans être tenu, fourchette de prix, ordre de grandeur',
  ],
  deals_firm_offer: [
    'firm offer, firm bid, firm price, final offer, final bid, best and final, committed offer, committed bid, fully committed, committed financing, financing committed, second round, round two, held to, committed to, bound by it, irrevocable, bo, then binding, and binding, fully binding, to binding, finally binding, are binding, is binding, legally binding, binding ones, submit binding, with binding, for binding, offers binding, make binding, receive binding, bank money in place, price that commits, offer that commits, fully financed, fully funded, financed bids, phase two, second phase, last round, last phase, stick to, they commit',
    'ferme, offre finale, offre engageante, offre liante, second tour, deuxième tour, dernier tour, offre financée, offre définitive, prix définitif, qui les engage, qui engage, tenus par, financement bouclé, auquel ils sont tenus, pleinement financée, dernière phase, seconde phase, deuxième phase, bo, dont ils ne peuvent plus sortir',
  ],
  deals_papers: [
    'data room, papers, files, documents, books, accounts, records, numbers, figures, contracts, paperwork, everything',
    'data room, papiers, dossiers, documents, comptes, livres, pièces, chiffres, archives, contrats',
  ],
  deals_comb: [
    'go through, goes through, comb, pore over, examine, inspect, dig, scrutinise, audit, check, verify, pick apart, look under, look into, look at, x ray, homework, review, due diligence on, kick tyres',
    'éplucher, examiner, passer au crible, décortiquer, fouiller, auditer, inspecter, analyser, creuser, vérifier, étudier, revue, scruter, peigne fin, contrôlent, passent tout',
  ],
  deals_checker: [
    'accountant, auditor, checker, lawyers, outside experts, specialists, advisers, advisors',
    'auditeur, expert-comptable, avocats, commissaires aux comptes, spécialistes, leurs conseils, conseils de l’acheteur, consultants',
  ],
  deals_turn_up: [
    'turn up, uncover, found, discover, come to light, bad surprise, nasty surprise, skeletons',
    'découvrir, trouvé, mettre au jour, ressortir, mauvaise surprise, cadavres, vice caché',
  ],
  deals_sale_contract: [
    'spa, purchase agreement, sale agreement, contract, legal agreement, written in, write in, put in writing, sale deed, deed of sale',
    'spa, contrat, protocole, acte cession, faire écrire, écrit noir sur blanc, inscrit, acte vente, projet acte',
  ],
  deals_haggle: [
    'negotiate, argue, haggle, mark up, redline, corrections, amend, comments, sign, thrash out, put name on, changes, edits, crossed out, rewrite',
    'négocier, négocie, discuter, annoter, commenter, commentaires, amender, corriger, signer, se bat, modifications, ratures, remarques, renvoient',
  ],
  deals_signing_day: [
    'signing, signature, put name on, shake hands, ink, pen to paper, dotted line',
    'signing, signer, signature, se serrer la main, poignée de main, bas de la page',
  ],
  deals_closing_day: [
    'closing, completion, complete, money moves, money changes hands, funds move, funds flow, handover, handing over, transfer shares, shares transfer, shares change hands, wired, ownership passes, last day, money crosses',
    'closing, réalisation, transfert titres, transfert actions, titres changent, changer de main, fonds arrivent, fonds versés, virement, remise des clés, dernier jour, paiement du prix, argent arrive, transfert propriété, clés sont remises, jour des clés, remettre les clés, donne les clés',
  ],
  deals_condition: [
    'condition, prerequisite, requirement, green light, what has to happen, mac, material adverse change',
    'condition, préalable, feu vert, clause mac, changement défavorable',
  ],
  deals_fulfil: [
    'met, meet, fulfil, satisfy, lift, wait, arrive, precedent, until, between signing',
    'levée, remplies, satisfaire, réunies, attendre, attend, suspensive, arrivé, obtenir, tant que',
  ],
  deals_collapse: [
    'fall through, fell through, fall apart, collapse, fail, failure, break down, not happen, not close, not go through, blocked, die, dies, walk, pull out, broken, not completed, refused, not come, not granted, not get through, no approval, cannot complete, prohibition, prohibited, say no',
    'capoter, échouer, échec, ne se fait pas, tomber à l’eau, n’aboutit pas, rompre, rupture, bloqué, pas l’obtenir, ne l’obtient pas, s’effondrer, refus, n’arrive pas, pas accordée, n’a pas lieu, ne se réalise pas, interdiction, interdit, disent non, dit non',
  ],
  deals_compensation: [
    'fee, compensation, penalty, damages, pay, payment, foots bill, sum due, money due, owes, forfeit, cheque',
    'indemnité, indemniser, dédommagement, pénalité, compensation, dédit, payer, verser, devoir, est dû, montant dû, chèque, somme forfaitaire',
  ],
  deals_named_break_fee: [
    'break fee, break up fee, reverse fee, termination fee, walk away fee',
    'indemnité rupture, indemnité inversée, break fee, clause dédit',
  ],
  deals_time_limit: [
    'long stop, longstop, outside date, drop dead date, end date, enough time, eighteen months, timetable, year and half, cut off date, enough months, final date, expiry, longer deadline, deadline, after a date',
    'date butoir, date limite, long stop, échéance contrat, assez de temps, dix-huit mois, an et demi, calendrier, rétroplanning, prolongation, date de fin, assez de mois, délai plus long, passé une date, délai',
  ],
  deals_walk_away: [
    'walk away, walk out, pull out, back out, get out, terminate, call it off, withdraw, can walk, free to walk, i walk, quits, jump ship, free to leave, may walk, either side may',
    'retirer, renoncer, se désengager, claquer la porte, se délier, sortir du deal, résilier, se désister, quitter la table, s’en aller, reprendre ses billes, reprend sa liberté, peut partir',
  ],
  deals_material_change: [
    'material adverse, mac, serious deterioration, bad event, business falls apart, something terrible, goes badly wrong',
    'mac, événement défavorable, changement défavorable, dégradation significative, catastrophe, gros pépin',
  ],
  deals_merger_watchdog: [
    'competition authority, competition watchdog, competition regulator, competition clearance, competition approval, competition commission, antitrust, european commission, brussels, cma, ftc, doj, merger control, merger clearance, competition law, competition filing, polices market power, watch monopolies, monopoly watchdog, police monopolies, trustbusters, competition office, competition people',
    'autorité concurrence, gendarme concurrence, gendarme marchés, gendarme des marchés, bruxelles, commission européenne, contrôle concentrations, droit concurrence, cma, ftc, antitrust, autorisation concurrence, surveillent les monopoles, gendarme des monopoles, police de la concurrence, surveillent la concurrence',
  ],
  deals_regulator: [
    'regulator, regulatory, watchdog, authority, commission, british, europeans, people who police, state body, trustbusters, competition people, competition office, monopolies, brussels',
    'régulateur, réglementaire, autorité, gendarme, commission, bruxelles, anglais, britanniques, européens, surveillent les monopoles, police de la concurrence, gendarmes, au titre de la concurrence',
  ],
  deals_clearance: [
    'approve, clear, clearance, agree, authorise, green light, consent, sign off, block, object, investigate, review, file, say yes, accept, in depth look, probe, inquiry, nod, let through, let it pass, wave through, blessing, no fuss',
    'autoriser, accord, feu vert, approuver, bloquer, valider, objections, examiner, accepter, visa, notifier, notification, tiquer, enquête, examen approfondi, laissent passer, bénédiction, dit oui, disent oui',
  ],
  deals_overlap: [
    'overlap, both present, both strong, both sell, both active, both operate, combined share, market share, same market, same customers, head to head, compete with each other, direct competitor, relevant market, market definition, define market, swallowed competitor, closest competitor, same thing, both companies sell, compete directly, combined market, side by side, step on each other, tread on, same buyers, count as a rival, who is a rival, counts as a rival, one tool left, one left',
    'recouvrement, chevauchement, parts cumulées, deux présents, trop forts ensemble, part de marché, mêmes marchés, mêmes clients, marchés pertinents, marché pertinent, définition marché, définir marchés, définissent marchés, mêmes produits, directement concurrentes, sociétés concurrentes, parts combinées, côte à côte, vendent la même chose, se disputent les mêmes, doublon, compte comme rival, qui est un rival, un seul outil, seul sur le marché',
  ],
  deals_market_map: [
    'market by market, country by country, city by city, product by product, map markets, map of markets',
    'marché par marché, pays par pays, ville par ville, produit par produit, carte marchés, carte des marchés',
  ],
  deals_divest: [
    'divest, divestiture, disposal, sell brand, sell plant, sell off, sell business, sell part, what to sell, what we sell, asset to sell, business to sell, activity to sell, remedy, concession, commitments, package, give up, part with, guarantee access, licence out, have to sell, made to sell, forced to sell, ready to sell, prepared to sell, offer to sell, sell xd, plant to sell, sell a piece, let go of, give something up',
    'désinvestissement, cession, céder, remède, engagements, ce qu’on vend, vendre, se séparer, concession, abandonner, garantir accès, garantir l’accès, racheter la branche, lâcher, sacrifier',
  ],
  deals_early: [
    'early, upfront, up front, day one, at signing, before signing, in advance, ahead of time, from the start, from outset, at once, before they ask, beforehand, straight away, already, ready, first phase, proactively, rather than wait, before announcing, ahead of announcement, much earlier, see that coming',
    'tôt, d’emblée, dès le départ, dès le début, dès la signature, dès le premier jour, avant de signer, avant signature, à l’avance, d’avance, en amont, avant que, déjà, prêt, tout de suite, sans attendre, anticiper, au lieu d’attendre, avant l’annonce, avant annonce, d’entrée de jeu, bien plus tôt',
  ],
  deals_remedy_taker: [
    'buyer, acquirer, taker, purchaser, to whom, identified, lined up, someone to buy, somebody to buy, find a buyer',
    'repreneur, acquéreur, acheteur, à qui, identifié, quelqu’un pour les reprendre, quelqu’un pour reprendre',
  ],
  deals_sealed_team: [
    'clean team, ring fenced team, separate team, separate group, small group apart, third party team, firewall, information barrier, gun jumping, sealed team, sworn to secrecy, behind a wall, outsiders only, people kept apart, handful of people, cut off from the sales',
    'clean team, équipe étanche, équipe séparée, groupe à part, équipe dédiée, cloison, cloisonnées, muraille, gun jumping, tenus au secret, tenue au secret, gens à part, poignée de personnes, poignée de gens, personnes isolées',
  ],
  deals_exchange_secrets: [
    'share prices, exchange prices, swap prices, show prices, sensitive information, sensitive data, exchange information, share information, price lists, commercial data, customer data, coordinate prices, confidential data, run as one, act as one, swap customer prices, share customer lists, swap customer lists, compare price lists, swap price lists, prices and customer, customer lists, customer names',
    's’échanger les prix, échanger prix, montrer les prix, montrer tarifs, montrer les tarifs, informations sensibles, données sensibles, échange informations, tarifs des uns, données commerciales, listes de prix, coordonner prix, données clients, fichiers clients, listes clients, prix clients, prix et clients, tarifs et clients, listes de clients, noms de clients',
  ],
  deals_prepare_integration: [
    'integration, prepare what follows, merging two, combine two houses, putting together',
    'intégration, prépare la suite, rapprochement',
  ],
  deals_budget_for: [
    'budget, set aside, provide for, cost, delay, late, phase, spread',
    'budgéter, mettre de côté, met de côté, prévoir, coûter, surcoût, retard, étaler',
  ],
  deals_few_buyers: [
    'handful, few buyers, few names, few parties, few people, very few, five or six, four or five, three or four, half a dozen, short list, shortlist, limited, select, well chosen, targeted, small number, narrow, restricted, five buyers, six buyers, four bidders, five bidders, three bidders, small group, half dozen, small circle, inner circle, only five, only four, three suitors, few suitors, four suitors',
    'restreint, ciblé, liste courte, short list, cinq ou six, quatre ou cinq, trois ou quatre, trié sur le volet, bien choisis, soigneusement choisis, quelques acheteurs, quelques candidats, quelques noms, poignée, peu de monde, peu de candidats, peu d’acheteurs, limité, sélectionnés, petit nombre, cinq acheteurs, six acheteurs, trois candidats, demi-douzaine, petit cercle, quatre acheteurs, sept acheteurs, trois acheteurs, prétendants, petit comité',
  ],
  deals_many_buyers: [
    'broad, broader, wide, wider, open auction, open process, many buyers, more buyers, more bidders, many bidders, more people, more names, thirty buyers, fifty buyers, forty names, thirty contacts, everyone, everybody, whole market, large number, as many as possible, twenty names, dozens, more you call, forty buyers, lots of buyers, more rivals',
    'large, plus large, ouvert, plus de gens, plus d’acheteurs, plus de candidats, beaucoup d’acheteurs, beaucoup de candidats, beaucoup de monde, trente contacts, trente acheteurs, cinquante, quarante, tout le monde, tout le marché, le plus possible, grand nombre, dizaines, plus on contacte, contacte de monde, contacte de gens, plus de monde, maximum d’acheteurs, plus il y a de candidats, plus il y a de monde, plus ils sont nombreux, plus de prétendants',
  ],
  deals_rivalry: [
    'tension, rivalry, rivals, compete, competition, competitive, bid against, bid each other, outbid, bidding war, pressure on price, push up price, push price, drive up price, drive price, price up, higher price, best price, fear losing, afraid of losing, race, leverage, play them off, better price, big cheque, good price',
    'tension, compétition, concurrence, rivalité, surenchère, surenchérissent, pression, monter le prix, prix monte, meilleur prix, craigne de perdre, craindre perdre, peur de perdre, émulation, course, jouer les uns contre, gros chèque, bon prix',
  ],
  deals_rounds: [
    'two rounds, two stages, two steps, two phases, in rounds, same pace, same speed, shared deadline, same deadline, process letter',
    'deux tours, deux étapes, deux temps, deux phases, même rythme, même calendrier, même date, lettre de procédure',
  ],
  deals_consult_funds: [
    'consult, approach, ring, call, sound out, ask several, talk to',
    'consulter, approcher, appeler, sonder, mettre en concurrence, faire tourner',
  ],
  deals_leak: [
    'leak, rumour, gets out, press, secret, secrecy, everyone knows, whole town knows, whole village, news spreads, confidentiality, information out, gets round, goes round, comes out, newspaper, indiscretion, find out, hears about it',
    'fuite, rumeur, presse, secret, se sait, se savoir, ébruiter, tout le village, tout le monde le sait, confidentialité, information sorte, journal, indiscrétion, s’apprend, bruit court, ça sort, divulguer',
  ],
  deals_those_hurt: [
    'staff, employees, workers, people inside, workforce, customers, clients, suppliers, competitor, rivals, neighbour, teams, bankers of company, key people, managers, executives',
    'salariés, personnel, équipes, collaborateurs, clients, clientèle, fournisseurs, concurrent, voisin, rivaux, cadres, personnes clés, talents',
  ],
  deals_unsettle: [
    'worry, panic, scare, afraid, frightened, nervous, leave, quit, poach, unsettle, disrupt, damage, harm, anxious, anxiety, stress, take advantage, go after, hurt, exploit, call, look for jobs, hesitate, look elsewhere, learn from, hear it, hold back, switch',
    'inquiet, peur, panique, stress, partir, débaucher, démarcher, appelle, déstabiliser, abîmer, nuire, profiter, fragiliser, perdre, chercher ailleurs, hésiter, fuir, apprendre, apprendraient, apprennent, s’en aller',
  ],
  deals_stay_invested: [
    'reinvest, roll over, rollover, roll part, roll some, put some back, put back in, put part back, keep stake, keep a stake, keep foot, keep a foot, keep skin, stay in capital, alongside fund, alongside new investor, sweet equity, management package, put money alongside, managers invest, managers co invest, sweet slice',
    'réinvestir, réinvestissent, remettre une part, remettent une part, remettre au pot, mettent au pot, mettre au pot, remet de l’argent, garder un pied, garder une part, rester au capital, aux côtés du fonds, à ses côtés, à côté du nouvel investisseur, management package, actions gratuites, investir aux côtés, mettent de leur poche',
  ],
  deals_insiders: [
    'family, parents, founder, manager, cousins, siblings, executives, bosses, sellers, they',
    'famille, parents, fondateur, manager, managers, dirigeants, cousins, cadres, frères et sœurs, vendeurs, ils',
  ],
  deals_pick_assets: [
    'pick assets, choose assets, select assets, cherry pick, pick and choose, choose what, pick what, only what i want, select what, take only, choose which, take the good, take what',
    'choisir actifs, choisir ce qu’il, choisir ce que, sélectionner, faire son marché, fait son marché, ne prendre que, ne prend que, prendre ce, trier, picorer, cherry pick',
  ],
  deals_leave_behind: [
    'leave behind, left behind, stay behind, remain behind, remain with seller, stay with seller, leave liabilities, leave the past, without liabilities, without skeletons, not swallow, not inherit, not take on, free of liabilities, clean of, ring fence, avoid inheriting, avoid liabilities, avoid debts, leave bad, leave debts, leave old, leave problems, escapes liabilities, rid of the past',
    'laisser derrière, restent derrière, laisser les passifs, laisser passifs, laisser les dettes, restent chez le vendeur, restent au vendeur, sans les passifs, sans passif, sans reprendre, ne reprend pas, ne pas reprendre, pas hériter, n’hérite pas, éviter les passifs, évite d’hériter, laisser les litiges, laisser les problèmes, laisser le passé, écarter les passifs, échappe aux passifs, se débarrasse des passifs',
  ],
  deals_inherit_all: [
    'inherit, takes everything, everything company ever did, whole history, all its past, comes with everything, all its liabilities, hidden liabilities, take on liabilities, assume liabilities, swallow liabilities, lawsuits, old sins',
    'hériter, héritage, reprend tout, reprendre tout, tout le passé, tout l’historique, tout ce que la société, passifs cachés, reprend les passifs, reprendre les passifs, prend les passifs, passifs avec, tous les passifs, litiges, squelettes, cadavres',
  ],
  deals_asset_form: ['assets', 'actifs, asset deal, fonds de commerce'],
  deals_share_form: [
    'shares, stock deal, whole company, buy the company, company itself, company as a whole, entire company, whole thing, entire business',
    'titres, actions, share deal, la société entière, parts, société dans son ensemble, toute la société',
  ],
  deals_prefer: [
    'prefer, like, want, lean, favour, push for, insist on, rather, better off, would choose, ask for, tend',
    'préférer, vouloir, veut, veulent, aimer, pousse, pencher, tient à, intérêt, cherche, plutôt',
  ],
  deals_clean_break: [
    'clean break, clean exit, walk away, out completely, out for good, be out, rid of everything, takes nothing home, one signature, single signature, exits fully, leaves fully, done and dusted, hand over everything, nothing left, wash hands, empty shell',
    'sortie nette, sortie propre, sort complètement, sort totalement, tourner la page, plus rien à gérer, une seule signature, coupe les ponts, se défait de tout, débarrassé, coquille vide, part libre, transfère tout, vend tout',
  ],
  deals_one_tax: [
    'taxed once, single tax, one tax, one layer, single layer, one level of tax, tax on gain, capital gains, gain taxed, reduced rate, participation exemption, taxed twice, two layers, double tax, double taxation, two levels of tax, taxed only once, only taxed once, pays tax once, one round of tax, company pays tax and then, taxed one time, only one time, taxed a single time, tax one time, pays the taxman once, tax only once',
    'imposé une fois, une seule imposition, une seule fois, un seul impôt, plus-value, taux réduit, taxé une fois, imposé deux fois, double imposition, deux fois imposé, niche copé, flat tax, imposition à deux niveaux, imposé qu’une fois, taxé qu’une fois, paie l’impôt une fois, qu’un seul impôt, imposé une seule, taxé une seule, ne paie qu’une fois, l’impôt une seule fois, qu’une fois à la caisse, passe une fois à la caisse, prend sa part une fois, le fisc passe une fois, fisc ne se sert qu’une fois',
  ],
  deals_move_one_by_one: [
    'one by one, one at a time, individually, each contract, each licence, every contract, not travel, not move automatically, not transfer automatically, not automatic, consent, counterparties agree, counterparties to agree, have to agree, needs agreement, reassign, assign, novate, transferred separately, renegotiate, moved, re sign, moved across, redone one by one, has to be redone, each on its own, redo each, redo every, other side agree, carried over, carried across, separately, has to say yes, have to say yes, sign again, signed again, stamped again, ask each, say yes first',
    'un par un, une par une, un à un, contrat par contrat, individuellement, chaque contrat, pas automatiquement, consentement, accord des clients, accord du client, accord des cocontractants, accord de chaque, doivent accepter, à transférer, renégocier, transférer séparément, à resigner, réattribuer, repassé à part, refaire chaque, refaire à la main, chacun à part, transféré à part, doit dire oui, doivent dire oui, à refaire, séparément, doit être d’accord, doivent être d’accord, resigner, resigné, demander à chacun, repris à part',
  ],
  deals_things_moved: [
    'contract, licence, license, permit, staff, employee, lease, customers, agreements, counterparties, landlord, licensor',
    'contrat, licence, permis, autorisation, salarié, personnel, bail, baux, clients, cocontractants, agréments, bailleur',
  ],
  deals_step_up: [
    'step up, write up, write assets up, written up, revalue, fresh basis, tax basis, higher basis, depreciate again, depreciate that, depreciate what i paid, amortise the price, amortise what i paid, depreciation on purchase price, basis to depreciate, depreciate the assets at, deduct what he paid, what he has just paid',
    'réévaluation, step-up, base fiscale, base amortissable, nouvelle base, amortir à nouveau, amortir le prix, réamortir, base du prix payé, sur la base du prix, réévalue les actifs, réévaluer les actifs, prix qu’il l’a payé, ce qu’il vient de payer, ce qu’il a payé, repartir sur le prix payé',
  ],
  deals_save_tax: [
    'tax, deductible, depreciate, amortise',
    'impôt, déductible, déduire, économie, amortir, fiscal',
  ],
  deals_thirty: ['30, 30%, thirty, three tenths', '30, 30%, trente, trois dixièmes'],
  deals_ninety: [
    '90, 90%, ninety, nine tenths',
    '90, 90%, quatre vingt dix, nonante, neuf dixièmes',
  ],
  deals_compulsory: [
    'must, have to, has to, obliged, forced, required, mandatory, compulsory, compelled, no choice, triggers',
    'obligé, obligatoire, doit, devez, forcé, contraint, imposer, tenu, déclenche',
  ],
  deals_bid_for_all: [
    'bid, offer, all shares, all the rest, rest of shares, everything, everyone, remaining shares, everybody else, all other holders',
    'offre, opa, tout le reste, totalité, tous les titres, toutes les actions, ensemble du capital, tout le monde, solde, tous les autres, tendre la main à tous',
  ],
  deals_squeeze: [
    'squeeze, force out, forced to sell, force minorities, force the last, force last, compulsorily buy, compulsory purchase, buy rest, buy out the rest, mop up, delist, take out minorities, kick out, drag, holdouts, last ones must sell, make the last sell, last shareholders',
    'retrait obligatoire, squeeze out, forcer les derniers, éjecter, exproprier, évincer, racheter d’office, rachat d’office, racheter de force, sortir de la cote, sortir la boîte, obliger les derniers, minoritaires, derniers porteurs, derniers à vendre, derniers à sortir, derniers actionnaires',
  ],
  deals_offer_rules: [
    'acceptance threshold, acceptance level, minimum acceptance, must say yes, timetable, takeover code, how long it lasts, offer period, regulator of markets, amf, passivity, mandatory offer, tender period, equal treatment, rules, how long offer, stays open, offer opens, acceptance condition, rulebook, fixed calendar, put up or shut up, twenty-eight days, dates fixed in advance',
    'seuil de caducité, seuil d’acceptation, seuil de succès, seuil minimal, calendrier, règles de l’offre, règles des offres, règles d’opa, durée de l’offre, période d’offre, amf, règlement général, combien doivent, offre obligatoire, égalité de traitement, note d’information, seuil de réussite, règles boursières, règle du jeu, règles de la bourse, dates fixées d’avance, calendrier encadré, calendrier fixé',
  ],
  deals_market_supervisor: [
    'amf, market watchdog, market regulator, financial markets authority',
    'amf, autorité des marchés, autorité marchés financiers, régulateur de marché, régulateur de bourse, gendarme de la bourse, gendarme boursier',
  ],
  deals_bank_guarantee: [
    'bank stands behind, bank guarantees, guaranteed by bank, presenting bank, bank backs',
    'banque garantit, banque présentatrice, garantie par une banque',
  ],
  deals_target_board: [
    'board, directors, target company, target publishes',
    'conseil, administrateurs, société visée',
  ],
  deals_give_opinion: [
    'opinion, view, statement, position, recommend, response, gives advice, publishes, say what they think, say publicly',
    'avis, position, recommander, se prononcer, répond, note en réponse, publie, ce qu’ils en pensent, dire publiquement, disent publiquement',
  ],
  deals_outside_expert: [
    'independent expert, independent bank, independent adviser, independent appraiser, independent opinion, third party, another bank, independent financial, independent house, independent firm, outsider',
    'expert indépendant, banque indépendante, banque extérieure, expert extérieur, tiers indépendant, évaluateur indépendant, expertise indépendante, autre banque, banque tierce, cabinet indépendant, un tiers, quelqu’un de neutre, quelqu’un de l’extérieur, maison indépendante',
  ],
  deals_judged_fair: [
    'fair, right price, reasonable, opinion, good deal, short changed, well treated, treated fairly, decent, adequate, enough, worth alone, worth by ourselves, too low',
    'équitable, juste, correct, raisonnable, honnête, lésé, attestation, conditions financières, bien traités, suffit, assez, ce qu’on vaut, on vaut tout seuls, trop bas',
  ],
  deals_foreign_control: [
    'treasury, national security, sensitive sector, cfius, strategic sector, ministry, minister of economy, government approval, foreigner, weapons, delicate things',
    'investissement étranger, investissements étrangers, investisseur étranger, investisseurs étrangers, acheteur étranger, bercy, ministre de l’économie, secteur sensible, sécurité nationale, trésor, ief, cfius, secteur stratégique, vous êtes étrangère, vous êtes étranger, ministère, choses délicates, radars, armement',
  ],
  deals_permit: [
    'authorise, approve, permission, consent, screen, block, clear, clearance, file, say yes, green light, let through, nod, blessing',
    'autoriser, accord, feu vert, valider, contrôle, filtrage, bloquer, accepter, laissent passer, bénédiction, dire oui',
  ],
  deals_above_market: [
    'over last close, over the last close, over previous close, over share price, over the price, over market price, above share price, above market price, above last price, above the last price, on top of share price, to the last price, premium, as much again, before the whispers, before rumours, before the news, than where the stock, than the day before, than the stock was, above where the stock',
    'au-dessus du cours, sur le cours, sur le dernier cours, par rapport au cours, de plus que le cours, prime, avant les rumeurs, avant la rumeur, cours de la veille, que la veille',
  ],
  deals_resist: [
    'resist, defend, defence, defense, hold off, hold them off, fend off, fight, counter, block bid, protect ourselves, rebuff, repel, keep at bay',
    'résister, défendre, défense, repousser, contrer, faire barrage, se protéger, riposter, parer',
  ],
  deals_defence_tool: [
    'white knight, friendly bidder, friendly buyer, friendlier buyer, friendly alternative, another bidder, other bidder, rival bidder, better offer, poison pill, warrants, buyback, buy back, sell division, sale of division, selling branch, crown jewels, asset disposals, better plan, stronger plan, standalone plan, higher guidance, special dividend, counter bid, counter bidder, sell an asset, sell asset, richer friend, friend with deeper pockets, hand out shares, dilute bidder, dilute you, flood of shares, friendlier group, buy our own, fat dividend, big dividend, extra dividend, loyal investor, loyal shareholder, friendly shareholder, plan that is worth, worth more than what they',
    'chevalier blanc, acquéreur ami, acheteur ami, autre acquéreur, autre acheteur, autre candidat, contre-offre, offre concurrente, pilule, bons, rachat d’actions, vendre une branche, vendre une division, céder une division, joyaux, meilleur plan, plan plus ambitieux, plan stratégique, dividende exceptionnel, relever les objectifs, contre-offrant, vendre un actif, céder un actif, ami plus riche, ami riche, distribuer des titres, distribuer des actions, vous diluer, diluer l’assaillant, diluer l’attaquant, groupes plus amicaux, groupe plus amical, racheter nos propres, gros dividende, investisseur fidèle, actionnaire fidèle, plan qui vaut, actionnaire ami',
  ],
  deals_price_machinery: [
    'locked box, price mechanism, price fixed, fixed price, price set, frozen, freeze, old balance sheet, past balance sheet, old accounts, old set of books, old books, historical accounts, reference accounts, ticker, past date, last accounts, last set of books, final books',
    'locked box, mécanisme de prix, prix fixé, figer, verrouillé, bilan passé, ancien bilan, bilan ancien, comptes passés, comptes de référence, bilan de référence, prix arrêté, arrêté d’avance, ticker, date passée, comptes à une date, gèle la somme, gèle le prix, somme est gelée, derniers comptes, vieux comptes, comment on arrête le prix',
  ],
  deals_recount: [
    'completion accounts, closing accounts, recount, re count, count again, true up, trued up, adjust, measure, settle up, settle difference, at completion, on the day, handover day, closing date, corrected, recalculated, updated, day of the keys',
    'comptes de closing, comptes de clôture, ajuster, recompter, mesurer, au closing, le jour du closing, après coup, dernier jour, régulariser, corrigé, jour j, recalculé, révisé, jour de la remise, remise des clés, compte tout le jour, jour des clés, refait les comptes',
  ],
  deals_leakage: [
    'leakage, no dividend, money out, value out, taking cash out, strip out cash, extract, nothing leaves',
    'fuites de valeur, leakage, ne sort rien, sortir de l’argent, pas de dividende, aucun dividende, rien retirer, sorties de valeur, prélever',
  ],
  deals_balance_items: [
    'cash, debt, working capital, till, what is owed, balance sheet',
    'cash, trésorerie, dette, bfr, besoin en fonds de roulement, caisse, bilan',
  ],
  deals_promises: [
    'warranty, representations, reps, guarantee, indemnity, promise, liability regime, turn out false, turns out wrong, untrue, statements about business, insurance policy',
    'garantie, gap, déclarations, indemnité, indemnisation, promesses, se révèle faux, s’avère faux, inexact, assurance',
  ],
  deals_promise_limit: [
    'cap, ceiling, basket, de minimis, limit, expiry, how long, how much, claim, claw back, get back, recover, refund, compensate, pay, escrow, holdback, deductible, money back, reimburse',
    'plafond, plafonné, franchise, seuil, durée, combien de temps, réclamer, récupérer, rembourser, indemniser, séquestre, limite, payer, recours, déclenchement',
  ],
  deals_deferred_price: [
    'earn out, paid later, deferred part, deferred price, deferred payment, later slice, contingent, paid only if, pay only if, linked to future, depends on future, if profits come, if results come, if sales hold, if targets are met, cvr, tie slice, tie part, slice of price to, part of price to, linked to sales, tied to sales, only due later, extra payment later',
    'complément de prix, earn-out, payé plus tard, paiement différé, prix différé, partie différée, payé seulement si, versé seulement si, si les objectifs, si les ventes tiennent, lié aux résultats, lié à la performance, payable plus tard, une tranche selon, dépend des ventes, indexé sur, solde plus tard, n’arrive que dans deux ans',
  ],
  deals_definitions: [
    'definition, wording, counts as, is it debt, debt like, debt item, debt or not, is pension debt, normal working capital, normal level, peg, target level, dictionary, glossary, borrowing or not, is a borrowing, treated as debt, treated as a loan',
    'définition, rédaction, ce qui compte comme, quasi-dette, dette ou pas, bfr normatif, niveau normal, peg, bfr de référence, dictionnaire, glossaire, est un emprunt, traité comme un emprunt, traité comme de la dette',
  ],
  deals_euro_for_euro: [
    'euro for euro, each euro, every euro, dollar for dollar, straight off, knocked off, straight from, one for one, comes off price, off the price, that much less, gets less, so much less',
    'euro pour euro, chaque euro, un pour un, vient en moins, en déduction, directement du prix, se déduit du prix, autant de moins, touche moins, reçoit moins',
  ],
  deals_alone: [
    'standalone, alone, on its own, by itself, independent, own it, own payroll, own treasury, own head office, without parent, without group, outside group, self standing, two feet, outside it',
    'autonome, seul, isolée, indépendant, propre siège, propre service, propre informatique, sans le groupe, hors groupe, sans la maison mère, stand-alone, standalone, ses deux jambes, dehors',
  ],
  deals_restate: [
    'rebuild, rebuilt, restate, redo, recast, adjust, correct, normalise, replace, swap, put in, put back, add, take out, strip, remove, reconstruct, charge it, load, would cost, would pay, would earn, will pay more, would really pay, hire its own, start from, will have to hire',
    'reconstruire, reconstruis, refaire, refais, retraiter, corriger, normaliser, remplacer, remets, remettre, mets, mettre, ajouter, enlever, ôter, ôte, sors, sortir, neutraliser, écarter, coûterait, coûteraient, paierait, ajuster, recalculer, retirer, paiera plus, embaucher, je les compte, je pars',
  ],
  deals_group_charges: [
    'group charge, allocation, management fee, recharge, parent pays, parent company pays, head office, back office, shared services, central costs, overheads of group, corporate costs, parent bills, bill from the parent, friendly price, inside the family, allocated overheads, corporate charges, head office charges, parent charges, recharges',
    'frais de groupe, frais du groupe, frais groupe, quote-part, refacturation, facturation, management fees, mère paie, siège, services du groupe, services partagés, fonctions support, coûts centraux, prix d’ami, dans la famille, frais de siège, charges de groupe, coûts alloués, quote-part du groupe, refacturations',
  ],
  deals_own_functions: [
    'it, payroll, treasury, insurance, legal, finance team, head office, systems, hr, purchasing, management team, data centre',
    'dsi, informatique, paie, siège, trésorerie, assurance, juridique, achats, systèmes, direction, it, rh, serveurs, logiciels',
  ],
  deals_one_time: [
    'one off, one time, exceptional, non recurring, not recurring, not repeat, not come back, happens once, only once, unusual',
    'exceptionnel, non récurrent, ne se répétera pas, pas se répéter, n’arrivera qu’une fois, une seule fois, une fois, ponctuel, ne reviendra pas',
  ],
  deals_reported_number: [
    'reported ebitda, reported figure, reported number, reported profit, segment number, segment figure, segment ebitda, published figure, published ebitda, accounting figure, number as it stands, figure as it stands, reported earnings, profit as shown, profit as it stands, figure as shown, number as shown, number they publish, number they show',
    'ebitda publié, chiffre publié, résultat publié, chiffre du reporting, ebitda du reporting, ebitda reporté, chiffre affiché, ebitda affiché, chiffre de la division, chiffre du segment, ebitda comptable, données publiées, bénéfice tel quel, résultat tel quel, chiffre tel quel, chiffre qu’ils publient',
  ],
  deals_mistrust: [
    'trust, trap, danger, misleading, flattering, wrong, careful, illusion, not real, distorted, not the true one, not the real one, not the true number, not true',
    'piège, danger, trompeur, flatteur, faux, croire, fier, méfier, méfie, surtout pas, fausse, pas le vrai, n’est pas le vrai, pas le bon',
  ],
  deals_untangle: [
    'separation, untangle, disentangle, split systems, migrate, set up costs, carve out costs, moving costs, cost of leaving, new systems, stand up costs, dis synergies, lost discount, lost purchasing, loss of scale, lost scale, cut the cord, cutting the cord, splitting it off, split it off, splitting off, divorce, own software, own servers, new servers, own office, moving the staff, their own computers, own computers, its own computers, new it',
    'séparation, détourage, détourer, démêler, désimbriquer, migration, migrer, déménagement, mise en place, coûts de sortie, dissynergies, dis-synergies, perte d’échelle, perte de volume, remises perdues, couper le cordon, nouveaux serveurs, leurs logiciels, leurs locaux, leurs propres serveurs, comme un divorce, ses propres ordinateurs, propres ordinateurs, nouvel informatique, nouvelle informatique',
  ],
  deals_transition_services: [
    'tsa, transition services, transition agreement, parent continues, lend its systems, for eighteen months, for a year or two, keep providing, continue providing, keeps supplying, keep running, service agreement',
    'tsa, services transitoires, contrat de transition, période de transition, continuera à prêter, continue à fournir, un an ou deux, prêter ses, continue de fournir, fournir l’informatique, contrat de service, faire tourner l’informatique, continuer à faire tourner, devra continuer',
  ],
  deals_once_off_bill: [
    'once, bill, invoice, as debt, like debt, deducted from price, off the price, apart, separately, negotiated, cost, capex, budget, discount, pay, paid, take off, off price, aside, comes off what',
    'facture, à part, comme de la dette, comme une dette, une somme due, déduit du prix, en moins du prix, séparément, coût, décote, budget, négocié, payer, une fois, enlève, retire du prix, de côté, se retire',
  ],
  deals_normal_capital: [
    'normal level, normal working capital, peg, average working capital, target working capital, ordinary level, usual level, stocks and customers, tied up in stock, swept cash, sweep cash',
    'niveau normal, bfr normatif, bfr normal, bfr de référence, bfr moyen, d’ordinaire, argent dort, stocks et chez les clients, en stocks, cash pooling, remontée de trésorerie',
  ],
  deals_peers_trade: [
    'peers, comparables, similar companies, similar businesses, neighbours, sector, competitors, next door, look alikes, similar firms, similar ones, others like it',
    'pairs, comparables, sociétés similaires, secteur, voisins, concurrents, semblables',
  ],
  deals_buy_out_route: [
    'owner buy out, obo, lbo, holding, newco, leveraged, sell to ourselves, sell it to itself, buys itself',
    'owner buy-out, obo, lbo, holding, newco, effet de levier, vente à soi-même, se vend l’affaire à soi-même, nouvelle boîte, se racheter soi-même',
  ],
  deals_minority_route: [
    'sell thirty, place thirty, thirty per cent, small stake, minority, growth fund, open capital, open up capital, stake of thirty, let somebody in, let someone in, bring somebody in, bring someone in, let an investor in, smaller stake, let a partner in, patient investor',
    'minoritaire, ouvrir 30, ouvrir le capital, ouverture du capital, une part du capital, trente pour cent, 30 % à un fonds, une minorité, laisser entrer, faire entrer, petite part, investisseur patient',
  ],
  deals_dividend_route: [
    'special dividend, dividend recapitalisation, exceptional dividend, borrow to pay, leveraged dividend, dividend funded by debt, debt funded dividend, recap, refinancing, pays itself out, pay themselves out, borrows and pays',
    'recapitalisation, emprunter pour distribuer, refinancement, dividende, emprunte et reverse, se verse un',
  ],
  deals_asset_route: [
    'sell real estate, sell property, sell buildings, sale and leaseback, sale leaseback, sell subsidiary, sell division, sell branch, sell asset, asset sale, non core assets, sell the real estate, sell part of business, rent them back, rent back, lease back, own the buildings, sell the walls',
    'vendre l’immobilier, vendre immobilier, céder l’immobilier, vendre les murs, cession-bail, céder une branche, vendre une branche, céder une filiale, vendre une filiale, cession d’actif, vendre une activité, actifs non stratégiques, relouer, relouent, louer ensuite, possèdent les murs, se débarrasse d’un métier, se débarrasser d’un métier',
  ],
  deals_listing_route: [
    'ipo, float, list, stock exchange, stock market, go public, public offering, on the exchange',
    'bourse, ipo, coter, cotation',
  ],
  deals_keep_majority: [
    'more than half, above fifty, over fifty, fifty one, majority, votes, shareholder agreement, veto, board seats, keep seventy, call the shots, keep seventy percent, hold seventy',
    'plus de la moitié, majorité, au-dessus de 50, 51, votes, voix, pacte, veto, sièges au conseil, gardent soixante-dix, garde soixante-dix, au-dessus de cinquante, commandent toujours, commande toujours, c’est eux qui décident',
  ],
  deals_keeps: [
    'keep, retain, stay, hold, leave, protect, guarantee, lose, without losing',
    'garder, conserver, rester, tenir, laisse, protéger, garantir, perdre, sans perdre',
  ],
  deals_debt_turns: [
    'turns, times ebitda, five times, four times, borrow, debt, leverage, interest burden, interest cost, covenant, banks',
    'tours, fois l’ebitda, cinq fois, quatre fois, emprunter, dette, levier, charge d’intérêts, frais financiers, covenants, banques, endettement',
  ],
  deals_hard_times: [
    'downturn, recession, slows, slowdown, cycle, cyclical, bad year, weak year, bad times, crisis',
    'ralentit, récession, cyclique, cycle, mauvaise année, crise, retournement, baisse d’activité',
  ],
  deals_opinion: [
    'my view, my opinion, my advice, i go ahead, i go but, i go with, i would do it, my recommendation, my judgement, my judgment, my preference, my answer, my call, my verdict, personally, i recommend, i would recommend, i advise, i would advise, i believe, i would argue, i argue, i favour, i would favour, i would prefer, i prefer, i would choose, i choose, i would go, i go for, i would push, i push for, i would defend, i defend, i would attack, i attack, i would not pay, i not pay, i would pay, i would say, i say, i would tell, i would answer, i would not sign, i not have signed, i would refuse, i would accept, i am convinced, i think, i find, i not do it, i would not do it, i tell, i lean, i would lean, my conclusion, i would bid, in my book, to my mind, looking back, in hindsight, i will defend it, i grant, in my eyes, to me, if i had advised, my instinct, my pick, at that price, i blame, the fault lies',
    'mon avis, mon conseil, ma recommandation, mon jugement, ma préférence, ma réponse, mon choix, personnellement, selon moi, pour moi, à mon sens, je recommande, je conseille, je crois, je pense, j’estime, je considère, je préfère, je privilégierais, je choisirais, je partirais, je pousserais, je défends, je défendrais, j’attaque, je ne paierais pas, je paierais, je dirais, je répondrais, je n’aurais pas signé, j’aurais, je refuserais, j’accepterais, j’irais, je suis convaincu, je leur dirais, je trouve, j’y vais, j’y irais, je leur conseillerais, je le ferais, je ne le ferais pas, je vais dire, je attaque, je penche, ma conclusion, je ferais, à mes yeux, avec le recul, moi je, à ce prix là, si j’avais conseillé, mon instinct, je déconseillerais, je reproche, la faute revient',
  ],
  deals_verdict_word: [
    'go ahead, go for it, proceed, refuse, reject, accept, negotiate, sign, cap, walk away, defend, attack, fair, full, too high, too low, cheap, expensive, dear, crazy, undervalues, overpay, overpaid, justified, wait, targeted, limited, at fault, not enough, push for, ceiling, no more than, underestimated, not above, do it, not do it, say no, say yes, ask for, blame, overconfident, provided, on condition, misjudged, better protected, worth it, paid for growth, too much, lean towards, good buy, bad buy, bargain, silly, foolish, steal, not a euro above, not a euro more, lucky, came out ahead, stop at, stopped after, leave it, loan, dragging it out, second plan, good price, badly prepared, badly played, well played, came out well, came out of it well, mishandled, overplayed',
    'y aller, foncer, refuser, accepter, négocier, signer, plafond, défendre, attaquer, juste, cher, trop élevé, trop bas, justifié, justifiée, surpayer, surpayé, ciblé, restreint, sous-estimé, sous-évalue, fautif, pousser, pas plus de, attendre, insuffisant, sans dépasser, le faire, dire non, dire oui, n’y vais pas, à ce prix, à condition, excès de confiance, responsable, à ne pas dépasser, surévalué, bien payé, mieux protégé, mal jugé, beaucoup trop, trop risqué, petit comité, bonne affaire, mauvaise affaire, de la chance, c’était trop, gagnant, trompé, arrêtez vous, arrêté au bout, laisser tomber, faire traîner, deuxième plan, trop petit, mal préparé, mal joué, bien joué, bien sorti, mal géré, mal négocié, bien négocié',
  ],
  deals_danger: [
    'risk, danger, downside, exposure, exposed, threat, prove me wrong, go wrong, goes wrong, worry, catch, fear, what scares me, change my mind, weak point, drawback, risky, could sink, ruin everything, could cost, blow up',
    'risque, danger, point noir, bémol, menace, donner tort, mal tourner, crainte, inquiète, point faible, revers, changer d’avis, exposition, dangereux, faire capoter, peut coûter, casser, tout perdre',
  ],
  deals_gain_access: [
    'access, reach, enter, gets into, brings, opens, extend, fill gap, complement, strengthen, lacks, missing, not build, build by itself, build itself, faster than building, win customers, become, get scale, get bigger, diversify, weak in, absent from, a foot in, foot in the door, a way into, gives the group',
    'accéder, accès, entrer sur, entrer dans, ouvre, apporte, compléter, renforcer, élargir, étendre, combler, lui manque, plus vite que construire, conquérir, devenir, diversifier, attirer, faible en, absent de, absent du, peu présent, un pied dans, met un pied, une entrée dans, porte d’entrée',
  ],
  deals_strategic_object: [
    'market, customers, product, range, brand, country, geography, technology, know how, capabilities, talent, distribution, shelf space, shelves, shops, channel, content, subscribers, subscriptions, pipeline, young people, mobile, category, organic, segment, world champion, tenders, scale, growth, size, portfolio, research, shoppers, consumers, younger, generation, jewellery, water, waste, leader, network, image, acreage, position, sales force, leather, rings, bags, lorries, young ones, young shoppers, phones, games, faster growing',
    'marché, clients, clientèle, produit, gamme, marque, pays, géographie, technologie, savoir-faire, compétences, talents, distribution, logistique, magasins, rayons, jeunes, canal, contenu, contenus, abonnés, catalogue, segment, champion, taille, croissance, bio, recherche, portefeuille, activité, consommateurs, génération, joaillerie, luxe, eau, déchets, leader, numéro un, réseau, image, états-unis, amérique, position, secteur, force de vente, cuir, bijoux, maroquinerie, jeux, téléphone, téléphones, quoi grandir',
  ],
  deals_reason_why: [
    'why, reason, purpose, aim, goal, objective, motive, wanted, client after, group after, looking for, made sense, make sense, logic, rationale, point of deal, idea, trying to, achieve, bet',
    'pourquoi, raison, objectif, motif, groupe veut, voulait, voulaient, cherchait, logique, intérêt était, intérêt de l’opération, intérêt du deal, intérêt stratégique, rationnel, idée, ambition, pari, a du sens, avait du sens',
  ],
  deals_still_holds: [
    'still worth, still makes sense, worth it, still stand, survive, still works, what is left, what remains',
    'vaut encore le coup, vaut le coup, tient encore, tient toujours, encore du sens, garde du sens, survit, survivre, ce qui reste, en vaut la peine',
  ],
  deals_joint_gains: [
    'synergies, savings, benefit, overheads, sixty, gains, cost cuts, shaving costs, extra created, what we create',
    'synergies, économies, gains, ce qu’on gagne, bénéfices attendus, réductions de coûts, gâteau, ce qu’on crée, ce qu’on économise, économiser ensemble',
  ],
  deals_extra_paid: [
    'premium, extra, on top, overpay, price paid, to sellers, cheque above, over going rate, over the going rate, above going rate, top up',
    'prime, surcoût payé, ce qu’on paie en plus, payé en plus, supplément, surprix, au-delà du cours, versé aux vendeurs, au-dessus du tarif, en plus du cours, rallonge',
  ],
  deals_weigh: [
    'compare, against, versus, cover, exceed, justify, minus, less, left, remains, next to, generous, more than, share of, keep most, worth, meaning, capitalised, divided, over',
    'comparer, face à, contre, couvrir, dépasser, dépasse, justifier, justifie, moins, reste, plus que, part, pour cent, divisé, égale, capitaliser',
  ],
  deals_left_for_buyer: [
    'left for, remains for, left to, goes to our shareholders, for acquirer, for the acquirer, for buyer, for our shareholders, acquirer keeps, buyer keeps, we keep, stays with us, remains with us, ours to keep, acquirer is minus, acquirer loses, acquirer is short, buyer is short, short by',
    'reste pour, pour l’acquéreur, à l’acquéreur, pour nos actionnaires, il reste, acquéreur garde, on garde, nous gardons, il nous reste, reste chez nous, il manque, acquéreur détruit, acquéreur perd, on y laisse',
  ],
  deals_per_share_profit: [
    'eps, earnings per share, profit per share, accretive, accretion, dilutive',
    'bpa, bénéfice par action, bénéfice net par action, relutif, dilutif',
  ],
  deals_swap_ratio: [
    'half a share, half share, half of one, of theirs for one, for one of ours, for each of ours, share for each, ratio, share for one',
    'demi action, action pour une, pour une des nôtres, pour chacune, parité, action de l’assaillant, ratio',
  ],
  deals_we_hold: [
    'we own, end up with, would own, would hold, our shareholders would, own around, own about',
    'nous aurions, nous détiendrions, on détiendrait, on aurait, détiendraient, nos actionnaires auraient, nous resterait',
  ],
  deals_combined_group: [
    'of group, of combined, combined house, combined group, combined company, of whole',
    'de l’ensemble, nouvel ensemble, ensemble combiné, du groupe, groupe fusionné',
  ],
  deals_deal_price: [
    'dollars, euros, per share, a share, billion, francs, bn',
    'dollars, euros, par action, l’action, milliard, francs',
  ],
  deals_deal_terms: [
    'cash, in shares, half shares, in stock, all share, all stock, closed, signed, announced, settled, completed, tender, hostile, sued, court, abandoned, agreed, exchange ratio, special dividend, first bid, second bid, raised, first offer, laid out, ended up paying, went after',
    'cash, numéraire, en actions, titres, annoncé, bouclé, finalisé, closing, signé, hostile, opa, abandonné, abandonnée, conclu, parité, première offre, relevé, payés en, liquide, a sorti, fini par payer, a visé',
  ],
  deals_deal_date: [
    'january, february, april, june, july, august, september, october, november, december, 2011, 2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026',
    'janvier, février, avril, juin, juillet, août, septembre, octobre, novembre, décembre, 2011, 2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026',
  ],
  deals_other_structure: [
    'plan b, partnership, commercial agreement, joint venture, minority stake, alternative, fallback, fall back, smaller deal, stay independent, licence',
    'plan b, partenariat, accord commercial, coentreprise, joint-venture, minorité, participation minoritaire, alternative, autre structure, solution de repli, rester indépendant, licence',
  ],
  deals_contract_duty: [
    'obligation to accept, obligation to offer, hell or high water, best efforts, reasonable efforts, in contract, in agreement, contract should, protect itself, commit to remedies, covenant',
    'obligation d’accepter, obligation de proposer, s’engager à, meilleurs efforts, dans l’accord, contrat, se protéger, engagement d’accepter, hell or high water',
  ],
  deals_same_moment: [
    'same moment, same thing, same day, same time, one and the same, never gap, no gap, at once, no difference, always simultaneous, the same event, one single step',
    'même moment, même chose, même jour, même temps, simultanés toujours, jamais de décalage, aucun décalage, confondus, aucune différence, pas de différence, toujours simultanés, un seul et même',
  ],
  deals_always: [
    'always, necessarily, every time, guaranteed, in all cases, mechanically, automatically, certain',
    'toujours, forcément, nécessairement, à tous les coups, systématiquement, mécaniquement, garanti, obligatoirement, automatiquement',
  ],
  deals_prevent: [
    'prevent, stop, rule out, exclude, impossible, eliminate, guarantee, remove, cannot happen',
    'empêcher, éviter toute, exclure, exclut, impossible, éliminer, garantir, supprimer, ne peuvent pas fuiter',
  ],
  deals_choose_number: [
    'how many, whom to call, who to call, who to approach, number of buyers, buyer list, list of buyers, twenty names',
    'combien d’acheteurs, qui appeler, à qui parler, parle à cinq, liste d’acquéreurs, liste d’acheteurs, liste acheteurs, nombre d’acquéreurs',
  ],
  deals_deep_audit: [
    'thorough diligence, thorough due diligence, deep diligence, deep dive, careful due diligence, quality of earnings, qoe',
    'audit poussé, audit approfondi, revue approfondie, due diligence approfondie, quality of earnings',
  ],
  deals_real_control: [
    'real control, minimum acceptance, acceptance threshold, majority of votes, control of company, majority of shares, you run it, you control it, you are in charge, you command',
    'seuil de caducité, contrôle effectif, contrôle de la société, majorité des droits de vote, majorité du capital, majorité des titres, vous contrôlez, vous commandez, vous êtes aux commandes, vous dirigez',
  ],
  deals_set_level: [
    'agree, set, fix, define, normal, peg, level, reference',
    'fixer, convenir, définir, normal, niveau, référence, normatif',
  ],
  deals_use_it: [
    'take, use, start from, apply, keep',
    'prendre, prends, utiliser, partir, pars, appliquer, garder',
  ],
  deals_as_is: [
    'as is, as it is, as it stands, directly, without adjusting, without restating, with no adjustment, as group publishes, as published, as reported, unadjusted, no restatement, straight from the accounts',
    'tel quel, directement, sans retraitement, sans le retraiter, sans ajustement, tel que publié, tel que le groupe le publie, tel que groupe publie, sans y toucher, sans rien changer',
  ],
  deals_signing_noun: ['signing', 'signing, signature'],
  deals_closing_noun: ['closing, completion', 'closing, clôture, closer'],
  deals_formality: ['formality', 'formalité'],
  deals_money_paid: [
    'wire, payment, price is paid, price has been paid, money paid, being paid',
    'virement, paiement, prix payé, prix est payé, prix a été payé, argent versé, fonds versés, être payé',
  ],
  deals_bound_word: [
    'commits the buyer, commits him, commits them, binds the buyer, binds him, ties the buyer, legally binding, already binding, obliges buyer',
    'engage l’acheteur, engage l’acquéreur, engagent les acheteurs, lie l’acheteur, engage juridiquement, déjà engageante, oblige l’acheteur',
  ],
  deals_best_price: [
    'best price, higher price, highest price, top price, most money, maximises, price rises, price goes up, price will be higher, the higher the price, the price climbs, bids climb, very best bid, best bid, best offer, best bids',
    'meilleur prix, prix maximum, prix maximal, prix le plus élevé, prix plus élevé, maximise, prix monte, fait monter le prix, plus ça monte, ça monte, l’essentiel du montant, l’essentiel du prix, meilleure offre, meilleures offres, meilleure enchère',
  ],
  deals_leak_only: [
    'leak, news gets out, word gets out',
    'fuite, ça se sait, ça s’ébruite, l’affaire s’ébruite',
  ],
  deals_targeted_process: [
    'targeted process, targeted auction, targeted sale, limited process, limited auction, restricted process, few buyers, small number of buyers, five buyers, few bidders, handful of buyers',
    'processus ciblé, process ciblé, processus restreint, enchère ciblée, enchère restreinte, peu d’acheteurs, petit nombre d’acheteurs, quelques acheteurs, en ciblé, cinq acheteurs, cinq candidats',
  ],
  deals_no_tension: [
    'no tension, no competition, no competitive tension, no price tension, kills tension, kills competition, no pressure, never any competition, zero tension, lose all competitive tension, lose all tension, lose competitive tension, lose competition, lose all competition',
    'aucune tension, pas de tension, plus de tension, plus aucune tension, tue la tension, tue la concurrence, aucune concurrence, pas de concurrence, zéro tension, aucune compétition, plus aucune concurrence, plus de concurrence, perd toute tension, perd toute la tension, perd la tension',
  ],
  deals_share_purchase: [
    'share deal, buying shares, share purchase, share sale, purchase of shares, purchase of the company, buys company',
    'cession de titres, acheter les titres, achat de titres, rachat des titres, share deal, vente des titres, achète la société',
  ],
  deals_asset_purchase: [
    'asset deal, buying assets, asset purchase, asset sale, purchase of assets',
    'cession d’actifs, acheter les actifs, achat d’actifs, rachat d’actifs, asset deal, vente d’actifs, cession des actifs, achat des actifs',
  ],
  deals_inherits_word: [
    'inherits, takes on all, assumes all, takes over all, takes everything, take over everything, comes with all liabilities, gets every liability, gets all the liabilities, all past liabilities',
    'hérite, reprend tous, reprend tout, assume tous, récupère tous, récupère tout, embarque tous',
  ],
  deals_seller_wants_assets: [
    'seller prefers asset, seller prefers selling assets, seller should sell assets, seller wants assets, seller likes assets, seller prefers the asset, seller will prefer asset, seller rather sells assets, seller favours asset, seller would rather sell assets, seller would rather sell the assets, seller is better off selling assets, seller better off with an asset',
    'vendeur préfère vendre actifs, vendeur préfère céder actifs, vendeur préfère actifs, vendeur veut vendre actifs, vendeur veut actifs, cédant préfère actifs, vendeur préfère cession d’actifs, vendeur aime mieux vendre les actifs, vendeur aime mieux céder les actifs',
  ],
  deals_trade_contracts: [
    'contracts, licences',
    'contrats clients, contrats commerciaux, licences, contrats suivent, contrats passent, contrats sont transférés',
  ],
  deals_automatic: [
    'automatically, by themselves, without consent, without any consent',
    'automatiquement, d’eux-mêmes, de plein droit, sans accord, sans l’accord',
  ],
  deals_mandatory_word: [
    'mandatory offer, mandatory bid, obliged to bid, must bid, have to bid, threshold, must launch, have to launch',
    'seuil, obligé de lancer, doit lancer, devez lancer, obligé de viser, obligatoire',
  ],
  deals_a_third_of_capital: [
    '33, 33%, thirty three, third of capital, third of votes, third of shares, one third, above a third, over a third, more than a third, past a third',
    '33, 33%, trente trois, tiers du capital, tiers des droits, tiers des actions, tiers des titres, au-delà du tiers, dépasse le tiers, plus d’un tiers, franchit le tiers, à partir du tiers, dès le tiers',
  ],
  deals_squeeze_word: [
    'squeeze out, force out minorities, buy out minorities, compulsory purchase, force out the last, kick out the last, force the last, buy out the last',
    'retrait obligatoire, sortir les minoritaires, exproprier les minoritaires, évincer les minoritaires, exclure les minoritaires, forcer les derniers, sortir les derniers, racheter de force, exclure les derniers',
  ],
  deals_ninety_five: ['95, 95%, ninety five', '95, 95%, quatre vingt quinze'],
  deals_sets_it: ['sets, fixes, decides, determines, imposes', 'fixe, décide, détermine, impose'],
  deals_only_part: [
    'part of shares, only part, just part, partial offer, half of the shares, some of the shares, bit of it, a slice, keep the rest, a piece of it, part of it, half the shares, half the capital, half of the capital',
    'une partie des titres, une partie du capital, une partie des actions, offre partielle, seulement une partie, moitié des titres, un bout, garder le reste, une tranche, un morceau, moitié du capital, moitié des actions, moitié des parts',
  ],
  deals_in_locked_box: [
    'in locked box, with locked box, under locked box',
    'en locked box, dans une locked box, avec une locked box, avec locked box, en mode locked box',
  ],
  deals_seller_bears: [
    'seller keeps profit, seller keeps results, seller bears risk, seller bears losses, seller bears trading, for account of seller',
    'vendeur garde le résultat, vendeur garde les bénéfices, vendeur supporte, bénéfices reviennent au vendeur, résultat revient au vendeur',
  ],
  deals_unlimited: [
    'unlimited, without limit, without any limit, no limit, no cap, uncapped, for ever, neither a cap, no time limit',
    'illimitée, sans limite, sans aucune limite, sans plafond, à vie, pas de plafond, pas de limite, aucun plafond, aucune limite, ni plafond, ni limite, n’ont pas de plafond, ni durée',
  ],
  deals_any_reason: [
    'any reason, change his mind, change their mind, changes its mind, whenever he wants, whenever it wants, freely, whenever he likes, whenever it likes, as he pleases, at any moment, for whatever reason, no reason at all, without any reason, without giving a reason, simply regrets, after one bad quarter, after a bad quarter, after single bad quarter, for a bad quarter, because of bad quarter, over a bad quarter',
    'n’importe quelle raison, change d’avis, quand il veut, librement, quand il le veut, comme il veut, quand bon lui semble, sans motif, sans raison, s’il regrette, après un mauvais trimestre, pour un mauvais trimestre, au premier mauvais trimestre',
  ],
  deals_prefers_behaviour: [
    'prefer behavioural, favour behavioural, prefer promises, prefer conduct commitments',
    'préfèrent comportementaux, préfèrent remèdes comportementaux, préfèrent engagements comportementaux, privilégient engagements comportementaux, privilégie remèdes comportementaux, préfère engagements de comportement, préfèrent toujours engagements',
  ],
  deals_integrate_now: [
    'start integrating, begin integrating, merge teams, merge the sales, merge sales, run both companies together, start to integrate, integrate at once, exchange prices, swap customer lists',
    'commencer à intégrer, commencer intégration, commence l’intégration, fusionner les équipes, intégrer tout de suite, gérer ensemble, échanger les prix, échanger les listes, échanger les tarifs, partager les prix, fusionner équipes commerciales',
  ],
  deals_before_word: ['before, ahead of, without waiting for, prior to', 'avant, sans attendre'],
  deals_just_wait: [
    'just wait, simply wait, only wait, nothing to do but wait, nothing to prepare, sit and wait, nothing to plan, no need to prepare, nothing to do until, wait and see, let the process run, nothing we can do, nothing to do except wait',
    'rien d’autre à faire, rien d’autre qu’attendre, suffit d’attendre, on attend simplement, rien à préparer, attendre sans rien, rien à faire, rien à planifier, rien à organiser, attendre la décision sans, faut laisser faire, rien qu’attendre, attendre et voir',
  ],
  deals_in_shares: [
    'in shares, in stock, in own shares, paying with shares, all stock, all share, share exchange, in microsoft shares, in bayer shares, in sanofi shares, with microsoft shares, in new shares, in new microsoft shares, entirely in shares, in microsoft stock, with microsoft stock, with new shares, its own shares, with its shares, with its own shares, with its own stock',
    'en titres, en actions, échange d’actions, échange de titres, en papier, en propres actions, avec ses actions, en actions nouvelles, entièrement en actions, intégralement en actions, en actions microsoft, en titres microsoft, entièrement en titres, ses propres actions, avec ses titres',
  ],
  deals_free_of_charge: [
    'costs nothing, is free, for free, no cost, costs zero, without risk, no risk, risk free, costs acquirer nothing, costs the acquirer nothing, costs buyer nothing, costs us nothing, costs group nothing, costs bidder nothing, no real cost, free money',
    'ne coûte rien, coûte rien, gratuit, aucun coût, sans coût, sans risque, aucun risque, ne nous coûte rien, ne lui coûte rien, coûte rien au groupe, ne vous coûte rien',
  ],
  deals_all_synergies: [
    'all synergies, whole synergies, full synergies, entire synergies, hundred percent of synergies, total synergies',
    'toutes les synergies, totalité des synergies, intégralité des synergies, cent pour cent des synergies',
  ],
  deals_create_value: [
    'create value, still create, good deal, still good, still worth it, win, come out ahead, still win, still gain, still make money',
    'créer de la valeur, crée encore, bonne affaire, reste gagnant, reste intéressant, créer quand même, rester gagnant, être gagnant, s’y retrouver',
  ],
  deals_cheap: [
    'cheap, bargain, low price, inexpensive, fair price, reasonable, not expensive, good value',
    'bon marché, pas cher, une affaire, peu cher, bon prix, raisonnable, donné',
  ],
  deals_only_way: [
    'only way, only option, only solution, no other choice, no choice, no other way',
    'seule solution, seule façon, seule option, seul moyen, pas d’autre choix, aucune autre solution, pas d’autre moyen',
  ],
  deals_sell_whole: [
    'sell everything, sell whole company, sell company, full sale, sell all, sell the whole business, sell business',
    'tout vendre, vendre toute, vendre l’entreprise, vendre la société, cession totale, cession complète, céder l’entreprise, vente totale',
  ],
  deals_not_deduct: [
    'not deduct, no need to deduct, not have to deduct, not subtract, no need to subtract, not take off',
    'pas à l’enlever, pas à enlever, pas à déduire, pas à la déduire, pas besoin de déduire, ne déduit pas, pas à retirer, pas à la retirer, n’enlève pas, ne retire pas, ne la déduit pas',
  ],
  deals_lose_control: [
    'lose control, lost control, gives up control, hands over control, control is lost, control passes, takes control, controls company, names the management, appoints the management, runs the company, decides everything',
    'perd le contrôle, perdre le contrôle, abandonne le contrôle, cède le contrôle, perte de contrôle, perdu le contrôle, contrôle est perdu, prend le contrôle, nommer la direction, décide de tout, dirige la société',
  ],
  deals_paper_word: ['shares, stock, paper', 'titres, actions, papier'],
  deals_same_as_cash: [
    'same as cash, as good as cash, just like cash, equivalent to cash, same thing as cash, no different from cash, as safe as cash, as sure as cash, exactly like cash, as good as money, are cash, is cash, just as good as cash',
    'même que du cash, comme du cash, équivaut à du numéraire, équivaut à du cash, vaut du cash, c’est du cash, équivalent au cash, équivalent à du cash, aussi bien que du cash, aussi sûr que du cash',
  ],
  deals_proves: [
    'means, proves, guarantees, shows',
    'veut dire, prouve, garantit, signifie, montre',
  ],
  deals_fair_word: ['fair, generous, right price', 'équitable, juste, correct, généreuse'],
  deals_adds_debt_phrase: [
    'add net debt, adding net debt, plus net debt, net debt is added, add the debt',
    'ajoute dette nette, rajoute dette nette, plus dette nette, ajoute la dette',
  ],
  deals_vanish: [
    'disappear, vanish, go away, goes away, simply added back, are pure profit, no longer exist, saved',
    'disparaissent, disparaît, disparaître, s’envolent, s’ajoutent au résultat, s’ajoutent simplement, n’existent plus, sont économisés',
  ],
  deals_separation_noun: [
    'separation costs, cost of separation, carve out costs, migration costs',
    'coûts de séparation, frais de séparation, coûts de détourage, coût de la séparation, coûts de migration',
  ],
  deals_comes_each_year: [
    'every year, each year, year after year, recurring, every single year, run rate',
    'chaque année, tous les ans, récurrents, année après année, se répètent',
  ],
  deals_condition_noun: ['condition', 'condition'],
  deals_lifts: [
    'lift, falls away, fulfilled, met, satisfied, waived, lapse',
    'lever, tombe, remplie, réalisée, satisfaite, caduque',
  ],
  deals_by_itself: [
    'automatically, by itself, on its own, without doing anything',
    'automatiquement, toute seule, d’elle-même, de plein droit, sans rien faire',
  ],
  deals_regulators_noun: [
    'regulator, authorities, watchdog, brussels, commission',
    'régulateur, autorités, bruxelles, commission',
  ],
  deals_powerless: [
    'nothing they could do, nothing companies could do, could do nothing, nothing could be done, nobody could have foreseen, not have done anything, only their fault, could not have known, nobody saw it coming, could have done nothing, bad luck, no way of foreseeing, not their fault, neither side could have done anything, nothing either side could have done, only because of the regulators',
    'ne pouvaient rien y faire, pouvaient rien faire, rien pu faire, pouvaient rien y faire, n’y pouvaient rien, personne ne pouvait prévoir, rien à faire, uniquement leur faute, pas de chance, pur hasard, rien à se reprocher, ne pouvaient pas prévoir, ne pouvait rien faire, ne pouvait rien y faire',
  ],
  deals_reverse_fee: [
    'reverse break fee, reverse fee, reverse termination fee',
    'indemnité inversée, indemnité de rupture inversée, reverse break fee',
  ],
  deals_paid_by_seller: [
    'paid by seller, paid by target, seller pays, target pays, seller has to pay, target has to pay, paid to buyer, goes to buyer, owed to buyer, owed by the seller, owed by target, seller owes, target owes, target who pays, target that pays, target which pays, seller who pays, seller that pays, seller must pay, seller hands over, comes from the seller, target must pay, compensates the buyer, to compensate the buyer, buyer receives, buyer collects, out of the seller’s pocket',
    'payée par le vendeur, payée par la cible, versée par le vendeur, versée par la cible, vendeur paie, cible paie, vendeur verse, cible verse, versée à l’acheteur, va à l’acheteur, revient à l’acheteur, due par le vendeur, due par la cible, payée à l’acheteur, vendeur doit, versée à l’acquéreur, cible qui verse, cible qui paie, vendeur qui verse, vendeur qui paie, cible qui doit, vendeur qui doit, vendeur règle, vendeur rembourse, vendeur indemnise, cible doit payer, dédommage l’acheteur, pour dédommager l’acheteur, indemnise l’acheteur, acheteur touche, acheteur encaisse, à la charge du vendeur',
  ],
  deals_microsoft_name: ['microsoft, activision', 'microsoft, activision'],
  deals_tiffany_name: ['tiffany, lvmh', 'tiffany, lvmh'],
  deals_suez_name: ['suez, veolia', 'suez, veolia'],
  deals_vmware_name: ['vmware, broadcom', 'vmware, broadcom'],
  deals_pioneer_name: ['pioneer, exxon, exxonmobil', 'pioneer, exxon, exxonmobil'],
  deals_figma_name: ['figma, adobe', 'figma, adobe'],
  deals_credit_suisse_name: ['credit suisse, ubs', 'credit suisse, ubs'],
  deals_fox_name: ['disney, fox', 'disney, fox'],
  deals_stellantis_name: [
    'stellantis, psa, fca, fiat chrysler',
    'stellantis, psa, fca, fiat chrysler',
  ],
  deals_monsanto_name: ['monsanto, bayer', 'monsanto, bayer'],
  deals_genzyme_name: ['genzyme, sanofi', 'genzyme, sanofi'],
  deals_twitter_name: ['twitter, musk', 'twitter, musk'],
  deals_raised_its_price: [
    'raised price, raised its price, increased its offer, increased the price, paid more than agreed, paid more than announced',
    'relevé le prix, relevé son prix, relevé son offre, augmenté son offre, augmenté le prix, payé plus que prévu, prix par action est monté',
  ],
  deals_friendly_at_once: [
    'friendly from start, friendly from the start, agreed from the start, friendly from beginning, welcomed from the start, welcomed, from the first day, in favour from the start',
    'amicale dès le départ, amicale dès le début, amicale depuis le début, accepté dès le départ, d’accord dès le départ, d’accord dès le début, favorable dès le départ, bien accueilli',
  ],
  deals_wholly_in_cash: [
    'all cash, all in cash, entirely in cash, only cash, fully in cash, wholly in cash',
    'tout en numéraire, entièrement en numéraire, uniquement en numéraire, tout en cash, entièrement en cash, uniquement en cash',
  ],
  deals_paid_in_cash: ['in cash, all cash, cash deal', 'en numéraire, en cash'],
  deals_deal_completed: [
    'was completed, was closed, completed acquisition, closed acquisition, completed the deal, closed the deal, finally bought, went through, did close, ended up closing',
    'bouclé, finalisé, fini par racheter, est allée au bout, conclue en, fini par fusionner, fini par conclure',
  ],
  deals_paid_a_premium: [
    'paid premium, at premium, with premium, premium over market, premium to market',
    'payé une prime, avec une prime, avec prime, prime sur le cours, versé une prime',
  ],
  deals_fox_news_too: [
    'including fox news, fox news too, bought fox news, all of fox, whole of fox, fox news included',
    'y compris fox news, fox news compris, racheté fox news, toute la fox, tout fox, fox news inclus',
  ],
  deals_close_plants: [
    'close plants, plant closures, factory closures, close factories',
    'fermer des usines, fermetures d’usines, fermer les usines, fermer usines',
  ],
  deals_got_a_lower_price: [
    'obtained lower price, got lower price, renegotiated price down, paid less than agreed',
    'obtenu un prix plus bas, payé moins que prévu',
  ],
  deals_secrecy_word: [
    'secrecy, secret, confidentiality, quiet, silence, nda',
    'secret, confidentialité, confidentiel, silence, nda',
  ],
  deals_doc_word: [
    'document, presentation, book, file, brochure, memorandum, memo, pack, profile, summary',
    'document, dossier, présentation, brochure, mémorandum, mémo, plaquette, profil, résumé',
  ],
  deals_compete: [
    'compete, fight it out, battle, outbid, bid against, rivals, rivalry, tension, bidding war, stay in, in the running, still in race, low ball, heat on, each other, one another, competitive round, competitive process, drool, salivate, still in room, honest',
    'se faire concurrence, font concurrence, se battent, se battre, surenchérir, rivaliser, tension, mis en concurrence, mettre en concurrence, en lice, maintenir la pression, se savent en compétition, entre eux, les uns aux autres, rivalité, saliver, se tirer la bourre, craignent de perdre',
  ],
  deals_leave_verb: [
    'leave, avoid, drop, dodge, exclude, escape, free of, let the other, stick the other with',
    'laisser, éviter, écarter, exclure, se débarrasser, échapper, sans, refiler',
  ],
  deals_burden: [
    'debts, liabilities, claims, lawsuits, problems, skeletons, litigation, bad stuff, pension hole, old sins, nasty surprises, bad parts',
    'dettes, passifs, litiges, procès, redressements, problèmes, contentieux, casseroles, mauvaises surprises, cadavres',
  ],
  deals_choose_word: [
    'select, choose, pick, only what, what he wants, what you want, what i want, bits',
    'choisir, sélectionner, trier, ce qu’on veut, ce qu’il veut, ce que je veux, uniquement ce',
  ],
  deals_not_follow: [
    'not come along, not follow, not by themselves, not travel, not automatic',
    'ne suivent pas, ne suit pas, pas tout seuls, ne passent pas, pas automatiquement',
  ],
  deals_independent_word: [
    'independent, outside, unrelated, third party, second bank, not paid by',
    'indépendant, extérieur, sans lien, tiers, neutre, pas d’intérêt dans, deuxième banque',
  ],
  deals_cap_word: [
    'cap, ceiling, basket, escrow, time limit, maximum, up to',
    'plafond, franchise, séquestre, durée, maximum, limite',
  ],
  deals_recover_word: [
    'recover, claim, claw back, get back, compensate, refund, liability, money back',
    'récupérer, réclamer, indemniser, recours, responsabilité, remboursé',
  ],
  deals_fixed_word: [
    'fixed, set, frozen, once and for all, locked, final, freeze',
    'fixé, figé, une bonne fois, une fois pour toutes, verrouillé, bloqué, ne bouge plus, gelé',
  ],
  deals_drop_out: [
    'drop out, opt out, escape, leave the deal, give up',
    'sortir, se dédire, abandonner, partir',
  ],
  deals_must_happen: [
    'must happen, has to happen, have to happen, needed before, required before, must be obtained, conditional on, subject to, must be met, has to come true, have to come true, boxes to tick',
    'doit se passer, doivent se passer, doit arriver, doit être obtenu, subordonné, subordonnée, conditionné, conditionnée, sous réserve, doit être rempli, doivent être remplies, doit se réaliser, cases à cocher',
  ],
  deals_long_stop: [
    'long stop, longstop, outside date, drop dead date, end date, final date',
    'date butoir, date limite, long stop',
  ],
  deals_extend: [
    'extend, extension, months, cover, long enough, later, far enough, shorter, longer, renew, eighteen, twelve, push it back, push back',
    'prolonger, mois, couvrir, suffisante, lointaine, plus longue, plus courte, repousser, dix-huit, douze, plus long',
  ],
  deals_contact_word: [
    'talk, consult, meet, sound out, pre notify, pre notification, ask, go and see, go to see, sit down with, see the authority',
    'consulter, sonder, rencontrer, parler, prénotifier, prénotification, discuter, aller voir, va voir, s’asseoir avec',
  ],
  deals_give_away: [
    'hand over, give, goes to seller, go to seller, to the seller, seller gets, rest is ours, rest is for us, hand to, pass to',
    'donner, pour le vendeur, au vendeur',
  ],
  deals_strong_opinion: [
    'my recommendation, i recommend, i would recommend, i advise, i would advise, my advice, my preference, my verdict, i would not do it, i not do it',
    'ma recommandation, mon conseil, je recommande, je conseille, ma préférence, je préconise, j’y vais, j’irais, je le ferais, je ne le ferais pas',
  ],
  deals_friendly: [
    'friendlier, friendly, white knight, rather have us, nicer, friends',
    'amical, ami, chevalier blanc, amicaux, plus amicaux, plus gentil',
  ],
  deals_other_party: [
    'other side, other party, the other, target, counterparty, one side, either side, one of the two',
    'l’autre, autre partie, cible, contrepartie, l’un doit, l’un des deux, l’autre partie',
  ],
  deals_main_danger: [
    'the risk is, main risk, biggest risk, real risk, the danger is, main danger, my worry, my fear, prove me wrong, what scares me, the exposure is, risk i see, the catch is, change my mind, could go wrong',
    'le risque est, le risque c’est, risque que je vois, principal risque, principal danger, vrai risque, le danger est, le danger c’est, le danger étant, au risque de, point noir, ce qui m’inquiète, donner tort, mal tourner, changer d’avis, la crainte, mon inquiétude',
  ],
  deals_cash_means: ['cash', 'numéraire, cash, trésorerie'],
  deals_debt_means: ['debt, bonds, loan, borrowing', 'dette, obligations, emprunt'],
  deals_share_means: [
    'shares, stock, equity, rights issue',
    'titres, actions, augmentation de capital, fonds propres',
  ],
  deals_fund_verb: ['finance, fund', 'financer'],
  deals_sales_multiple: [
    'times sales, times revenue, multiple of sales',
    'fois le chiffre d’affaires, fois les ventes, multiple de chiffre d’affaires, multiple du chiffre d’affaires',
  ],
  deals_pay_first: [
    'pay first, paid first, money first, payment first',
    'paie d’abord, paye d’abord',
  ],
  deals_sends_it: ['send, sent, hand out, give', 'envoyer, transmettre, transmet, remet'],
  deals_only_then: [
    'only then, only afterwards, only after, only later',
    'seulement après, ensuite seulement, puis seulement, après seulement',
  ],
  deals_is_firm: [
    'is binding, is firm, is final, are binding',
    'est ferme, est engageante, est contraignante, est définitive, sont fermes',
  ],
  deals_no_more_risk: [
    'not raise risk, not increase risk, no more risk, not leak more, no extra risk',
    'pas plus de risque, pas plus de fuites, aucun risque de plus',
  ],
  deals_price_adjusts: [
    'price is adjusted, price gets adjusted, price adjusts, price is trued up, price is recalculated, price will be adjusted, adjust the price, adjust price',
    'prix est ajusté, ajuster le prix, prix s’ajuste, prix est recalculé, prix sera ajusté, prix est révisé',
  ],
  deals_with_completion_accounts: [
    'under completion accounts, with completion accounts, in completion accounts',
    'avec des comptes de closing, avec comptes de closing, en comptes de closing',
  ],
  deals_price_is_fixed: [
    'price is fixed, price never moves, price is final, price is locked, price is frozen',
    'prix est fixé, prix est figé, prix ne bouge plus, prix est définitif',
  ],
  deals_seller_gets: [
    'go to seller, goes to seller, belong to seller, seller keeps, seller gets',
    'vendeur garde, vendeur qui garde, reviennent au vendeur, revient au vendeur, vont au vendeur',
  ],
  deals_meanwhile: [
    'can already, could already, can start, meanwhile we can',
    'peut déjà, pouvons déjà, attendant on peut, peut commencer',
  ],
  deals_refuse_verb: ['refuse, reject, turn down, say no', 'refuser, rejeter, dire non, repousser'],
  deals_outright_word: [
    'outright, on principle, without looking, without even looking, no need to look, without studying',
    'par principe, d’office, d’emblée, sans discuter, sans l’étudier, sans regarder, sans même regarder',
  ],
  deals_makes_no_odds: [
    'same thing, no difference, comes to the same',
    'pareil, la même chose, revient au même, aucune différence',
  ],
  deals_plus_word: ['plus, add, adding', 'plus, ajouter, rajoute'],
  deals_made_to_compete: [
    'make them compete, play them off, play them against each other',
    'faire rivaliser, mettre en concurrence, faire jouer la concurrence, mis en concurrence',
  ],
  deals_deferred_if: [
    'later if, if they deliver, if targets are hit, if target is hit, if it comes true, only if it comes, if results come, paid only if, pay only if, pay part only if, price depend on, depend on results, conditional piece, conditional part, conditional on results',
    'plus tard si, plus tard selon, si les objectifs, payé seulement si, versé seulement si, selon les résultats, conditionné aux résultats, partie conditionnelle, dépendre le prix, si les bénéfices sont au rendez-vous',
  ],
  deals_proof: [
    'evidence, proof, invoices, supporting documents, justification',
    'justificatifs, preuve, factures',
  ],
  deals_why_deal: [
    'the logic, rationale, why do it, why they did, reason for deal, strategically',
    'la logique, le rationnel, pourquoi le faire, raison de l’opération, stratégiquement, logique industrielle',
  ],
  deals_swindle: [
    'rip off, swindle, cheated, robbed, short changed',
    'arnaque, roulés, floués, spoliés, se font avoir, se faire avoir, escroquerie',
  ],
  deals_years_of_profit: [
    'years of gross profit, years of gross earnings, years of ebitda, times gross profit, times operating profit, years of earnings, years of operating, times what they earn, times what it earns',
    'années de ce gain, années de gain, fois le résultat brut, années d’ebitda, années de résultat, fois le résultat opérationnel, fois ce qu’elles gagnent, fois ce qu’elle gagne',
  ],
  deals_brand_things: [
    'labels, seals, certification, supermarket, retailers, shelf contracts',
    'labels, certification, enseignes, grande distribution, référencements, supermarchés',
  ],
  deals_dips: ['dip, sag, slip, slide', 'fléchir, piquer du nez, recule un temps'],
  deals_lacking: [
    'few, not enough, too little, missing, lacked, weak in, they were nowhere, it was nowhere, almost absent from, under covered',
    'peu, pas assez, manquait, manquaient, était nulle part, étaient nulle part',
  ],
  deals_come_first: [
    'come first, arrive first, at the very start, right at the start, from the start, in the first round, in round one',
    'viennent d’abord, arrivent d’abord, viennent en premier, arrivent en premier, au premier tour, dès le premier tour, dès le départ, au tout début',
  ],
  deals_then_only: ['then, followed by, before, and later', 'puis, avant, suivies, et ensuite'],
  deals_after_only: ['after, once, following, end of', 'après, une fois, à l’issue, à la fin'],
  deals_drop_back: [
    'drop back, fall back, return to, go back to',
    'reviennent à, retombent, redescendent, repassent, on revient',
  ],
  deals_firm_noun: [
    'binding offers, binding bids, firm offers, firm bids, final offers, fully funded offers, fully financed offers, committed offers',
    'offres fermes, offres engageantes, offres définitives, offres liantes',
  ],
  deals_loose_noun: [
    'indicative offers, indicative ones, indicative bids, non binding offers, non binding ones, non binding bids, loose price, loose indication, rough price, price indication, nbo, soft bids, loose bids',
    'indicatives, offres non engageantes, nbo, fourchette de prix, prix à la louche, offres non liantes',
  ],
  deals_signing_is_it: [
    'signing is closing, signing is also closing, signing equals closing, closing is signing, signing means closing, signature is closing',
    'signing c’est le closing, signing vaut closing, signer c’est closer, signing est le closing, signature vaut closing',
  ],
  deals_at_signing: [
    'as soon as sign, moment you sign, moment they sign, minute you sign, minute the ink, ink is dry, very minute',
    'aussitôt signé, dès la signature, dès le signing, l’encre sèche',
  ],
  deals_owns_now: [
    'owns shares, owns company, owns business, buyer owns, becomes owner, ownership passes, has paid, pays everything, shares change hands, money changes hands, company is yours, price is paid, everything is done',
    'est propriétaire, devient propriétaire, titres changent de main, a payé, prix est payé, paie tout, propriété passe, société est à lui, argent change de main, propriété est transférée',
  ],
  deals_after_closing: [
    'after closing, after completion, once closed, post closing, after transfer, after deal is closed, after money has moved, at leisure, after payment, once the shares have moved',
    'après le closing, après closing, après la réalisation, après le transfert, une fois payé, après le paiement, plus tard tranquillement, une fois le closing passé, une fois les titres transférés',
  ],
  deals_sorted_word: [
    'sorted out, get sorted, handled, dealt with, obtained, asked for, filed, comes, sought',
    'réglées, traitées, obtenues, demandée, s’obtient, s’obtiennent, vient, viennent, consultée',
  ],
  deals_approvals: [
    'regulators, approvals, conditions, clearance, competition authority, antitrust, authorisations',
    'régulateurs, autorisations, conditions, autorité de la concurrence, feu vert, antitrust',
  ],
  deals_teaser_noun: ['teaser, one pager, blind profile, first page', 'teaser, profil anonyme'],
  deals_names_it: [
    'gives name, names company, carries name, shows name, with company name, reveals name, discloses name, states name, gives the company’s name, says who the company, identifies the company, names the target, tells buyers who, states the company’s name, mentions the company’s name, contains the company’s name, includes the company’s name',
    'donne le nom, porte le nom, révèle le nom, cite le nom, nomme la société, indique le nom, avec le nom de la société, mentionne le nom, affiche le nom, contient le nom, comporte le nom, dit qui est la société, précise le nom',
  ],
  deals_pushed_down: [
    'price falls, price down, price drops, lower the price, bids down, offers down, pay less, bid less, lower price, lower bids, less they pay, drags down price',
    'baisser le prix, prix baisse, vers le bas, moins ils paient, moins on paie, paient moins, casse le prix, prix plus bas, prix chute, offres baissent',
  ],
  deals_rival_subject: [
    'rivalry, competition between, competitive tension, bidders compete',
    'rivalité, concurrence entre, mise en concurrence, tension entre',
  ],
  deals_signed_late: [
    'signed at end, signed last, signed at closing, signed on the day, signed after, signed later, sign it after, sign it later, signed afterwards, comes at end, comes last, comes after, once the buyer makes an offer',
    'au moment de l’offre, signé à la fin, se signe le jour, signé après, signé en dernier, vient à la fin, vient après, signe au closing, signe plus tard',
  ],
  deals_without_pledge: [
    'without nda, without any nda, without confidentiality agreement, without signing anything, without a signature',
    'sans nda, sans accord de confidentialité, sans rien signer, sans engagement de confidentialité, sans rien faire signer',
  ],
  deals_more_secret: [
    'more discreet, most discreet, more confidential, safest, safer for secrecy, less it leaks, leaks less, no leak, better kept secret',
    'plus discret, plus confidentiel, moins ça fuite, moins de fuites, moins ça se sait, protège mieux le secret, aucune fuite, préserve le secret',
  ],
  deals_harmless: [
    'harmless, no consequence, not a problem, costs nothing, no harm, not hurt anyone, good thing, matters little, costs the family nothing, costs the seller nothing, costs us nothing, no big deal, not a worry, not really a worry, no worry, not a concern, nothing to worry about, nothing to fear, no real risk, does not matter, changes nothing, does no damage, no damage, good for the seller, good news, does no harm, helps the seller, suits the seller, to the seller’s advantage',
    'sans conséquence, pas grave, pas un problème, ne coûte rien, sans gravité, sans effet, bonne chose, pas un drame, pas dramatique, sans importance, rien de grave, aucun dommage, aucun risque, pas un souci, pas un sujet, ne change rien, ne fait pas de mal, pas de quoi, bonne nouvelle, bon pour le vendeur, arrange le vendeur, en faveur du vendeur, à l’avantage du vendeur, ne nuit à personne, ne fait de mal à personne',
  ],
  deals_buyer_wants_shares: [
    'buyer prefers shares, buyer prefers buying shares, buyer wants shares, buyer likes share deal',
    'acheteur préfère titres, acheteur préfère acheter titres, acquéreur préfère titres, acquéreur préfère acheter titres, acheteur veut titres, acheteur préfère cession de titres',
  ],
  deals_allows: [
    'give, allow, bring, get, obtain, offers, has, have, create, lets',
    'donner, permettre, permet, apporter, obtient, offre, ouvre droit, bénéficie',
  ],
  deals_staff_stays: [
    'staff stay with seller, staff stay behind, employees stay with seller, employees stay behind, staff do not follow, staff do not transfer, employees do not transfer, staff can be left, choose the staff, choose which employees, staff left behind, leave the staff, leave the employees, workers stay behind, workers stay with the seller, staff remain with the seller, employees remain with the seller, people stay with the seller, team stays with the seller',
    'salariés restent chez le vendeur, salariés ne suivent pas, personnel ne suit pas, choisir les salariés, laisser les salariés, trie les salariés, salariés restent au vendeur, personnel reste chez le vendeur, salariés restent avec le vendeur, employés restent chez le vendeur, équipes restent chez le vendeur',
  ],
  deals_no_consent: [
    'without consent, no consent, without asking, nobody has to agree, no need to ask, no approval needed, without anyone agreeing, come along on their own, pass over on their own',
    'sans accord, sans demander, sans l’accord, aucun accord, sans consentement, aucun consentement, sans rien demander',
  ],
  deals_taxed_twice: [
    'taxed twice, two layers of tax, double taxation, double tax, two levels of tax',
    'imposé deux fois, taxé deux fois, double imposition, imposition deux fois',
  ],
  deals_taxed_once: [
    'taxed once, single tax, one layer of tax, single layer of tax',
    'imposé une fois, imposé une seule fois, taxé une fois, une seule imposition',
  ],
  deals_no_threshold: [
    'no threshold, no mandatory offer, without ever bidding, never has to bid, never have to bid, never obliged to bid, never forced to bid',
    'aucun seuil, pas de seuil, il n’y en a aucun, sans jamais devoir, jamais obligé de lancer, jamais tenu de lancer, pas d’offre obligatoire, aucune offre obligatoire, sans jamais lancer',
  ],
  deals_nobody_out: [
    'can never be forced, can never be squeezed, no squeeze out, squeeze out not exist, never squeeze out',
    'personne ne peut les faire sortir, personne ne peut les forcer, jamais les forcer, jamais les faire sortir, pas de retrait obligatoire, aucun retrait obligatoire, ne peut jamais forcer',
  ],
  deals_expert_noun: [
    'expert, fairness, independent bank',
    'expert, attestation, banque indépendante',
  ],
  deals_for_bidder: [
    'for acquirer, for bidder, for buyer, paid by acquirer, paid by bidder, works for the bidder, appointed by bidder, appointed by acquirer, chosen by bidder, chosen by acquirer, protects bidder, protects acquirer, protects the buyer, tells bidder, side of the bidder',
    'pour l’acquéreur, pour l’initiateur, pour l’acheteur, payé par l’acquéreur, payé par l’initiateur, nommé par l’initiateur, nommé par l’acquéreur, choisi par l’acquéreur, mandaté par l’acquéreur, mandaté par l’initiateur, protège l’acquéreur, protège l’initiateur, rassure l’acquéreur',
  ],
  deals_from_word: ['only above, as soon as, from', 'dès'],
  deals_other_threshold: [
    'fifty, 50, 50%, 25, 25%, half',
    'cinquante, 50, 50%, 25, 25%, la moitié',
  ],
  deals_obliged_bid: [
    'mandatory offer, mandatory bid, obliged to bid, must bid, have to bid, must launch, must make an offer',
    'offre obligatoire, obligé de lancer, doit lancer, devez lancer, obligé de proposer, doit déposer une offre, tenu de déposer',
  ],
  deals_squeeze_low: [
    '66, two thirds, 75, seventy five, 80, eighty',
    '66, deux tiers, 75, soixante quinze, 80, quatre vingts pour cent',
  ],
  deals_any_price: [
    'any price, whatever price, price you like, price he likes, price of his choice, freely set price',
    'n’importe quel prix, prix que vous voulez, prix qu’il veut, prix libre, prix de votre choix',
  ],
  deals_box_recounts: [
    'locked box you recount, locked box recount, locked box you count, locked box adjusts, locked box is adjusted, locked box trued up, locked box means recounting, locked box price adjusts, locked box you measure, locked box measures, locked box we recount, locked box price is adjusted',
    'locked box on recompte, locked box recompte, locked box on ajuste, locked box ajuste, locked box est ajustée, locked box on recalcule, locked box recalcule, locked box on mesure, locked box prix est ajusté',
  ],
  deals_accounts_freeze: [
    'completion accounts freeze, completion accounts fix, completion accounts lock, completion accounts are fixed, completion accounts nothing is adjusted, completion accounts nothing moves, completion accounts price is fixed',
    'comptes de closing figent, comptes de closing fixent, comptes de closing gèlent, comptes de closing verrouillent, comptes de closing prix est figé, comptes de closing prix est fixé',
  ],
  deals_mac_noun: ['mac, material adverse change', 'mac, changement défavorable'],
  deals_for_seller: [
    'protects seller, lets seller, seller raise, raise the price, in favour of seller, seller can raise, seller can leave, allows seller',
    'protège le vendeur, permet au vendeur, en faveur du vendeur, augmenter le prix, relever le prix, vendeur peut augmenter',
  ],
  deals_pays_whatever: [
    'must pay whatever, pay whatever happens, has to close whatever, bound whatever, close whatever happens, pay at signature whatever, must close anyway, has to close anyway, have to close anyway, obliged to close anyway',
    'payer quoi qu’il arrive, doit conclure quand même, doit payer quand même, doit closer quand même',
  ],
  deals_if_it_closes: [
    'when it closes, if it closes, when deal closes, if the deal closes, if the deal succeeds, on success, if it goes through, when it goes through, once the deal closes, when the deal is done, if the deal goes ahead, when the deal completes, when the deal succeeds, when the deal goes through, if the deal goes through',
    'si l’opération réussit, si le deal réussit, en cas de succès, si ça se fait, quand le deal se fait, si l’opération se fait, si l’opération aboutit, quand l’opération aboutit, quand l’opération réussit, quand l’opération se fait, une fois l’opération conclue',
  ],
  deals_given_by_buyer: [
    'given by buyer, buyer gives, buyer warrants, granted by buyer, buyer guarantees, from the buyer to the seller',
    'données par l’acheteur, acheteur garantit, consenties par l’acquéreur, consenties par l’acheteur, données par l’acquéreur, acheteur donne',
  ],
  deals_below_normal: [
    'below normal, below peg, below target, lower than normal, below the agreed, short of the peg, less than normal',
    'inférieur au normatif, inférieur à la normale, sous le niveau normal, inférieur au niveau normal, sous la cible',
  ],
  deals_price_up: [
    'price goes up, price rises, price increases, buyer pays more, raises price, raise the price, added to price, higher price',
    'prix monte, prix augmente, acheteur paie plus, augmente le prix, s’ajoute au prix, paie davantage',
  ],
  deals_debt_item: [
    'debt item, debt like items, more debt, every euro of debt, each euro of debt, pensions',
    'élément de dette, chaque euro de dette, plus de dette, quasi-dettes, retraites',
  ],
  deals_seller_may_take: [
    'may take dividends, can take dividends, free to pay dividends, can take cash out, may pay himself, can pay himself, may take money out, free to take',
    'peut se verser, peut sortir du cash, libre de se verser, peut se distribuer, peut prélever, peut vider la caisse, peut prendre des dividendes, tout ce que le vendeur veut',
  ],
  deals_remedy_noun: [
    'remedies, divestments, disposals, concessions',
    'remèdes, désinvestissements, concessions',
  ],
  deals_only_late: [
    'only at end, at the very end, once they refuse, after decision, after the decision, after refusal, as late as possible, at last moment, last minute, only when asked, once it is blocked',
    'seulement à la fin, tout à la fin, après la décision, après le refus, le plus tard possible, au dernier moment, s’ils le demandent, une fois refusé, quand ils refusent',
  ],
  deals_very_short: [
    'as short as possible, kept short, should be short, must be short, should be tight, shortest possible, must be tight, has to be tight, as close as possible, as tight as possible',
    'la plus courte possible, aussi courte que possible, doit être courte, doit rester courte, le plus tôt possible, doit être serrée, doit être proche, aussi proche que possible, aussi serrée que possible, la plus serrée',
  ],
  deals_can_word: [
    'can, may, free to, allowed to, should, nothing stops',
    'peut, peuvent, pouvons, libres, a le droit, doit, rien n’empêche',
  ],
  deals_right_away: [
    'right away, from signing, once signed, before clearance, at once, immediately, straight away, already, in the meantime, as soon as we sign, as soon as we’ve signed, once we have signed, the day we sign, as soon as we have signed',
    'tout de suite, dès la signature, avant l’autorisation, immédiatement, déjà, en attendant, sans attendre, dès qu’on signe, dès qu’on a signé, une fois signé',
  ],
  deals_debt_dearest: [
    'borrowing is dearest, borrowing is always dearest, debt is dearest, debt is always dearest, debt is most expensive, debt is dearer, borrowing is dearer, borrowing costs more than, debt costs more than equity',
    'dette est la plus chère, dette est toujours la plus chère, dette coûte plus cher que, dette est plus chère',
  ],
  deals_cost_to_seller: [
    'they bear, borne by seller, borne by target, paid by target, paid by the sellers, cost for the seller, cost to the seller, sellers bear, seller pays, not the buyer, sellers’ cost, seller’s cost, cost of the seller, cost of the sellers',
    'supportée par le vendeur, payée par la cible, coût pour le vendeur, vendeur supporte, payée par le vendeur, coût du vendeur, coût des vendeurs, à la charge du vendeur, à la charge des vendeurs',
  ],
  deals_surplus_word: [
    'what is left, what remains, surplus, left over, net value',
    'ce qui reste, surplus, ce qu’il reste, excédent',
  ],
  deals_to_sellers: [
    'belong to sellers, belongs to the seller, goes to the seller, goes to target, belongs to target, go to sellers, for the sellers',
    'revient au vendeur, revient aux vendeurs, appartient au vendeur, appartient aux vendeurs, va au vendeur, va aux vendeurs, pour les vendeurs, revient à la cible',
  ],
  deals_should_exceed: [
    'must exceed, should exceed, has to exceed, must be higher than, should be higher than, must be above, should be above, must be greater than, should be bigger than, must be bigger than',
    'doit dépasser, doit excéder, doit être supérieure, devrait dépasser, doit être plus élevée, doit être plus grande, doit être au-dessus',
  ],
  deals_needs_no_synergy: [
    'not need synergies, no need of synergies, needs no synergies, not require synergies, already earned, pays for itself, costs nothing, no cost',
    'pas besoin de synergies, aucun besoin de synergies, se paie toute seule, déjà gagnée, ne coûte rien',
  ],
  deals_says_all: [
    'tells everything, says it all, enough to judge, is enough, all you need, all we need, tells you everything',
    'dit tout, suffit, assez pour juger',
  ],
  deals_gift_bonus: [
    'cash bonus, bonus paid, bonus at entry, is a bonus, gift, without investing, no stake, without stake, no reinvestment',
    'bonus en cash, bonus payé, bonus versé, est un bonus, cadeau, sans mise, sans réinvestir, prime en cash',
  ],
  deals_package_noun: ['sweet equity, managers', 'package, cadres, managers, dirigeants'],
  deals_small_share: [
    'a third, one third, thirty percent, 30, 30%, forty percent, 40, 40%, minority, below hundred percent, small stake, ten percent',
    'un tiers, trente pour cent, 30, 30%, quarante pour cent, 40, 40%, minoritaire, sous cent pour cent, minorité, dix pour cent, en dessous de cent',
  ],
  deals_dilutes: [
    'dilutes, new shareholder comes in, brings in a shareholder, gives up shares, loses shares, sells shares',
    'dilue, fait entrer un actionnaire, perd des titres, cède des titres, fait entrer un tiers',
  ],
  deals_debt_suits_cycle: [
    'cyclical business can carry more, more cyclical more debt, cycles support more debt, cyclical company can carry more',
    'cyclique supporte plus de dette, cyclique peut emprunter plus',
  ],
  deals_settles_it: [
    'is enough, is proof, settles it, suffices, must accept, have to accept, has to accept, cannot refuse, obliged to accept, board has no choice, board is bound to',
    'suffit, est la preuve, doit accepter, obligé d’accepter, ne peut pas refuser, ne peuvent pas refuser, tranche la question, conseil n’a pas le choix',
  ],
  deals_own_interest: [
    'own interest, own jobs, own seats, interest of management, ignore shareholders, without shareholders, save their jobs, protect management',
    'propre intérêt, propres postes, leurs postes, intérêt de la direction, ignorer les actionnaires, sauver leurs places, sans consulter les actionnaires, protéger la direction',
  ],
  deals_ignore_bid: [
    'ignore offer, ignore it, ignore them, best to do nothing, simply do nothing, no answer needed, need not reply',
    'ignorer l’offre, l’ignorer, faire le mort, pas besoin de répondre',
  ],
  deals_accept_verb: ['accept, say yes, take offer', 'accepter, dire oui, prendre l’offre'],
  deals_in_haste: [
    'at once, immediately, straight away, without discussion, without discussing, without looking, right away, blindly',
    'tout de suite, immédiatement, sans discuter, sans négocier, sans regarder, les yeux fermés, sur-le-champ',
  ],
  deals_wrong_knight: [
    'white knight is hostile, white knight attacks, white knight is the hostile',
    'chevalier blanc est hostile, chevalier blanc attaque, chevalier blanc est l’assaillant',
  ],
  deals_alone_cheaper: [
    'alone costs less, alone is cheaper, cheaper alone, cheaper on its own, standalone costs are lower, standalone is cheaper, costs fall once alone, always costs less, costs less on its own, cheaper to run alone',
    'seule coûte moins, seule coûte toujours moins, coûte moins seule, moins cher qu’au sein, moins chère seule, seule dépense moins, coûte toujours moins cher, coûte moins cher seule, coûte toujours moins, moins cher toute seule',
  ],
  deals_stays_in: [
    'stay in, kept in, are kept, left in, remain in, remain inside',
    'restent dedans, on les garde, on les laisse, restent inclus, restent dans',
  ],
  deals_one_off_noun: [
    'one offs, exceptionals, non recurring items',
    'one-offs, exceptionnels, non récurrents',
  ],
  deals_keep_in_verb: ['keep, leave in, include', 'garde, laisse, inclus'],
  deals_straight_equity: [
    'directly gives equity, gives directly the equity, gives equity value directly, gives you equity directly, straight to equity, is already equity value, is already the equity, directly the equity value, directly equity value, gives you the equity value, multiple gives the equity, multiple gives you equity',
    'donne directement la valeur des titres, directement la valeur des fonds propres, donne la valeur des fonds propres, multiple donne la valeur des titres',
  ],
  deals_debt_inside: [
    'debt already in, debt is already in, debt already included, debt is already included, debt already deducted, no need to deduct net debt, without deducting debt, without subtracting net debt',
    'dette déjà dedans, dette étant déjà dedans, dette est déjà dedans, dette déjà comprise, dette est déjà comprise, pas besoin de retirer la dette, sans retirer la dette, sans déduire la dette',
  ],
  deals_off_ebitda: [
    'come off ebitda, deducted from ebitda, subtracted from ebitda, reduce ebitda, times multiple',
    'se déduisent de l’ebitda, déduits de l’ebitda, réduisent l’ebitda, fois le multiple',
  ],
  deals_for_good: [
    'forever, for ever, permanently, for good, indefinitely',
    'pour toujours, définitivement, permanents, indéfiniment, sans limite de durée, à vie',
  ],
  deals_dissynergy_noun: ['dis synergies, dissynergies', 'dissynergies, dis-synergies'],
  deals_lifts_ebitda: [
    'raise ebitda, increase ebitda, improve ebitda, add to ebitda, raise profit, raise the value, improve the result',
    'augmentent l’ebitda, améliorent l’ebitda, s’ajoutent à l’ebitda, augmentent la valeur, améliorent le résultat, font monter l’ebitda',
  ],
  deals_tiffany_bags: [
    'get into handbags, enter handbags, get into leather, enter leather, add handbags, for its handbags, for its bags, leader in jewellery with no bags, gets into bags, to get into bags, to sell bags, for handbags',
    'entrer dans la maroquinerie, pour la maroquinerie, pour ses sacs, entrer dans les sacs, pour sa maroquinerie, se lancer dans les sacs, vendre des sacs, se lancer dans la maroquinerie',
  ],
  deals_microsoft_odd: [
    'to get into cloud, to enter cloud, for its cloud, for office software, social network, search engine, for its phones, close its own studios, close its own xbox studios, close its xbox studios, shut its own studios, never about content, never about games, nothing to do with games, nothing to do with content',
    'se lancer dans le cloud, entrer dans le cloud, pour le cloud, réseau social, moteur de recherche, pour ses téléphones, fermer ses propres studios, fermer ses studios, jamais été une question de contenu, rien à voir avec les jeux, rien à voir avec le contenu, plus gros vendeur de consoles',
  ],
  deals_suez_odd: [
    'to get into energy, to enter energy, for oil, for telecoms, for its media, for construction, nuclear electricity, electricity producer, power producer',
    'entrer dans l’énergie, pour le pétrole, pour les télécoms, pour le btp, producteur d’électricité, électricité nucléaire, production d’électricité',
  ],
  deals_never_closed: [
    'never closed, never completed, finally blocked, blocked for good, never went through, offer was abandoned, resold its shares, was abandoned in april 2021',
    'n’a jamais abouti, jamais finalisé, jamais bouclé, jamais conclu, définitivement bloqué, offre a été abandonnée, offre abandonnée, a renoncé à son offre, revendu ses titres',
  ],
  deals_closed_names: [
    'microsoft, activision, lvmh, tiffany, veolia, suez, broadcom, vmware, pioneer, bayer, monsanto',
    'microsoft, activision, lvmh, tiffany, veolia, suez, broadcom, vmware, pioneer, bayer, monsanto',
  ],
  deals_no_objection: [
    'no regulator objected, no objection, nobody objected, cleared at once, cleared immediately, without any regulator, regulators did not care, regulators said nothing, no authority objected',
    'aucun régulateur, aucune objection, personne n’a bronché, autorisé tout de suite, autorisée immédiatement, sans aucune objection, aucune autorité',
  ],
  deals_cut_offer: [
    'cut its price, lowered its price, cut its offer, lowered its offer, reduced its offer, reduced its price, lower price',
    'baissé son prix, baissé son offre, réduit son offre, réduit son prix, diminué son offre',
  ],
  deals_figma_paid: [
    'figma paid adobe, figma had to pay, figma pays adobe, figma owed adobe, paid by figma, fee from figma, figma paid a, figma who had to pay, figma which had to pay, figma who paid, figma compensated adobe',
    'figma a payé, figma a dû payer, figma a versé, figma a dû verser, payée par figma, versée par figma, figma doit payer, figma paie, figma qui a dû payer, figma qui a payé, figma a indemnisé, figma qui a versé',
  ],
  deals_no_fee_paid: [
    'no fee was paid, nobody paid, nothing was paid, without paying anything, no fee at all, no compensation was paid',
    'aucune indemnité, personne n’a payé, sans rien payer, sans indemnité',
  ],
  deals_close_anyway: [
    'close without approval, close without clearance, close before approval, close before clearance, close without waiting, close anyway',
    'closer sans autorisation, closer sans l’accord, closer avant l’autorisation, conclure sans autorisation, conclure avant l’autorisation, closing avant l’autorisation, finaliser sans autorisation, conclure sans attendre',
  ],
  deals_premium_noun: ['premium', 'prime'],
} as const satisfies Lexicon;
