import type { Lexicon } from '../types.ts';

/** Notions of this part of the trade; an id of another file here gets more words. */
export const dealsNotions = {
  deals_blind_profile: [
    'teaser, one pager, one page, single page, two pager, blind profile, anonymous profile, short profile, anonymous, nameless, without name, no name, not name, unnamed',
    'teaser, profil anonyme, anonyme, page sans nom, sans nom, sans citer, sans nommer, fiche anonyme, résumé anonyme, une page, blind profile',
  ],
  deals_secrecy_pledge: [
    'nda, confidentiality agreement, confidentiality agreements, confidentiality undertaking, confidentiality letter, non disclosure, promise in writing, written promise, promise to keep, promise silence, promise secrecy, sign to keep quiet, swear to keep quiet, keep quiet',
    'nda, accord confidentialité, accords confidentialité, engagement confidentialité, engagement strict confidentialité, lettre confidentialité, clause confidentialité, promesse écrite, promesse silence, promettre silence, promettent silence, s’engage par écrit, s’engagent par écrit, secret par écrit',
  ],
  deals_info_book: [
    'information memorandum, info memo, memorandum, cim, im, full book, draft book, write book, receive book, marketing book, sale book, information pack, detailed document, selling document, sale document, thick document, brochure, full file, detailed file',
    'mémorandum, info memo, info mémo, mémo, im, dossier complet, dossier détaillé, dossier vente, dossier présentation, document vente, document présentation, brochure, plaquette',
  ],
  deals_indicative_offer: [
    'indicative, non binding, not binding, nothing binding, first indication, indication of price, first price, preliminary offer, preliminary bid, preliminary price, first offer, first bid, initial offer, initial bid, first round, round one, without being tied, without being bound, not tied, not committed, roughly what they would pay, expression interest, expressions interest, letters of intent, letter of intent, ballpark, roughly what, rough price, rough idea, rough value, price range, valuation range, nbo, nbos, might pay',
    'indicative, non engageante, non liante, pas engageante, pas liante, non contraignante, offre préliminaire, premières offres, première offre, première indication, premier prix, lettre d’intention, lettres d’intention, nbo, premier tour, sans engagement, sans s’engager, sans être tenu, fourchette de prix, prix sans engagement, ordre de grandeur, fourchette indicative',
  ],
  deals_firm_offer: [
    'firm offer, firm bid, firm price, final offer, final bid, best and final, committed offer, committed bid, fully committed, committed financing, financing committed, second round, round two, held to, committed to, bound by it, irrevocable, bo, then binding, and binding, fully binding, to binding, finally binding, are binding, is binding, legally binding, binding ones, submit binding, with binding, for binding, offers binding, make binding, receive binding, bank money in place, price that commits, offer that commits, fully financed, fully funded, financed bids, phase two, second phase, last round, last phase, price they stick to, stick to, they commit, commit to price',
    'offre ferme, offres fermes, ferme, fermes, offre finale, offres finales, offre engageante, offres engageantes, offre liante, second tour, deuxième tour, dernier tour, engagement ferme, offre financée, offre définitive, prix définitif, prix qui les engage, qui les engage, qui engage, tenus par, financement bouclé, auquel ils sont tenus, pleinement financée, dernière phase, seconde phase, deuxième phase, bo',
  ],
  deals_papers: [
    'data room, papers, files, documents, books, accounts, records, numbers, figures, contracts, paperwork, everything',
    'data room, papiers, dossiers, documents, comptes, livres, pièces, chiffres, archives, contrats',
  ],
  deals_comb: [
    'go through, goes through, comb, comb through, pore over, examine, inspect, dig, dig into, scrutinise, audit, check, verify, pick apart, look under, look into, look at, x ray, homework, review, reviews, due diligence on, kick tyres',
    'éplucher, épluche, examiner, examine, passer au crible, passe au crible, décortiquer, fouiller, fouille, auditer, audit, inspecter, analyser, creuser, vérifier, étudier, passer en revue, revue, scruter, peigne fin, éplucher, auditer, revues, contrôlent, passent tout',
  ],
  deals_checker: [
    'accountant, accountants, auditor, auditors, checker, checkers, lawyers, outside experts, specialists, advisers, outside advisers, advisors, their lawyers',
    'auditeur, auditeurs, expert-comptable, experts-comptables, avocats, commissaires aux comptes, spécialistes, leurs conseils, conseils de l’acheteur, leurs avocats, consultants',
  ],
  deals_turn_up: [
    'turn up, turned up, uncover, found, discover, come to light, bad surprise, nasty surprise, skeletons',
    'découvrir, découvre, trouvé, mettre au jour, ressortir, mauvaise surprise, cadavres, vice caché',
  ],
  deals_sale_contract: [
    'spa, share purchase agreement, sale and purchase agreement, purchase agreement, sale agreement, sale contract, contract, draft contract, marked up contract, legal agreement',
    'spa, contrat cession, contrat vente, contrat, protocole, protocole cession, acte cession, projet contrat',
  ],
  deals_haggle: [
    'negotiate, argue, haggle, mark up, marked up, mark ups, redline, corrections, amend, comments, sign, signed, thrash out, put name on, put names on',
    'négocier, négocie, discuter, discute, annoter, annoté, commenter, commentaires, amender, corriger, signer, signe, se bat',
  ],
  deals_signing_day: [
    'signing, sign, signed, signature, put name on, put names on, shake hands, shaking hands, ink',
    'signing, signer, signe, signé, signature, se serrer la main, poignée de main',
  ],
  deals_closing_day: [
    'closing, close, closes, completion, complete, completes, money moves, money move, money changes hands, funds move, funds flow, handover, handing over, transfer shares, shares transfer, shares change hands, wired, ownership passes, keys and money, last day',
    'closing, réalisation, transfert titres, transfert actions, titres changent, changer de main, changent de main, fonds arrivent, fonds versés, virement, remise des clés, dernier jour, paiement du prix, argent arrive, transfert propriété',
  ],
  deals_condition: [
    'condition, conditions, conditions precedent, prerequisite, prerequisites, requirement, green light, what has to happen, mac, material adverse change',
    'condition, conditions, condition suspensive, conditions suspensives, préalable, préalables, feu vert, clause mac, changement défavorable',
  ],
  deals_fulfil: [
    'met, meet, fulfil, satisfy, satisfied, lift, lifted, wait, waits, waiting, arrive, precedent, until, between signing',
    'levée, lever, levées, remplies, remplir, satisfaire, réunies, attendre, attend, suspensive, suspensives, arrivé, obtenir, tant que',
  ],
  deals_collapse: [
    'fall through, falls through, fell through, fall apart, falls apart, collapse, fail, fails, failed, failure, break down, breaks down, not happen, not close, not go through, blocked, die, dies, walk, walks, pull out, broken, not completed, is not completed, refused, not come, not granted, not get through, no approval, cannot complete, prohibition, prohibited, say no, says no, case of refusal',
    'capoter, capote, échouer, échoue, échec, ne se fait pas, tomber à l’eau, tombe à l’eau, n’aboutit pas, rompre, rupture, bloqué, pas l’obtenir, ne l’obtient pas, s’effondrer, refus, refuser, refusée, refusé, n’arrive pas, pas accordée, ne va pas au bout, n’a pas lieu, ne se réalise pas, interdiction, interdit, disent non, dit non',
  ],
  deals_compensation: [
    'fee, fees, break fee, compensation, compensate, penalty, damages, pay, pays, payment, foots bill, sum due, money due, owes',
    'indemnité, indemnités, indemniser, dédommagement, dédommager, pénalité, compensation, dédit, payer, paie, verser, verse, somme due, devoir, dédommage, dû',
  ],
  deals_named_break_fee: [
    'break fee, break up fee, reverse fee, reverse break fee, termination fee, reverse termination fee, walk away fee',
    'indemnité rupture, indemnité inversée, indemnité rupture inversée, break fee, reverse break fee, clause dédit',
  ],
  deals_time_limit: [
    'long stop, longstop, long stop date, outside date, drop dead date, end date, deadline in contract, expiry date, enough time, eighteen months, timetable, year and half',
    'date butoir, date limite, long stop, échéance contrat, assez de temps, dix-huit mois, an et demi, calendrier, rétroplanning, prolongation',
  ],
  deals_walk_away: [
    'walk away, walk out, pull out, back out, get out, terminate, call it off, withdraw',
    'se retirer, retirer, renoncer, se désengager, claquer la porte, se délier, sortir du deal, résilier, se désister',
  ],
  deals_material_change: [
    'material adverse, mac, serious deterioration, business collapses, bad event',
    'mac, événement défavorable, changement défavorable, dégradation significative',
  ],
  deals_merger_watchdog: [
    'competition authority, competition authorities, competition watchdog, competition regulator, competition clearance, competition approval, competition commission, antitrust, antitrust authority, european commission, brussels, cma, ftc, doj, merger control, merger clearance, competition law, competition filing',
    'autorité concurrence, autorités concurrence, gendarme concurrence, gendarme marchés, gendarme des marchés, bruxelles, commission européenne, contrôle concentrations, droit concurrence, cma, ftc, antitrust, autorisation concurrence',
  ],
  deals_regulator: [
    'regulator, regulators, regulatory, watchdog, authority, authorities, commission, british, europeans, people who police, monopolies police, who police monopolies',
    'régulateur, régulateurs, réglementaire, réglementaires, autorité, autorités, gendarme, commission, bruxelles, anglais, britanniques, européens, ceux qui surveillent les monopoles',
  ],
  deals_clearance: [
    'approve, approval, approvals, clear, clears, cleared, clearance, agree, agrees, authorise, green light, consent, sign off, block, blocked, object, objected, object to, investigate, review, file, filing, say yes, accept, in depth look, probe, inquiry, in depth review',
    'autoriser, autorise, autorisation, autorisations, accord, feu vert, approuver, approuve, bloquer, bloqué, valider, valide, objections, examiner, examine, accepter, accepte, visa, notifier, notification, tiquer, enquête, enquête approfondie, examen approfondi',
  ],
  deals_overlap: [
    'overlap, overlaps, overlapping, both present, both strong, both sell, both active, both operate, too big together, combined share, combined shares, market share, market shares, same market, same markets, same customers, head to head, compete with each other, direct competitor, direct competitors, relevant market, market definition, define market, define markets, swallowed competitor, closest competitor, same thing, both companies sell, compete directly, combined market, combined share in, side by side',
    'recouvrement, recouvrements, chevauchement, chevauchements, se chevauche, chevauche, parts cumulées, part cumulée, tous deux présents, tous les deux présents, deux présents, trop gros ensemble, trop forts ensemble, part de marché, parts de marché, mêmes marchés, mêmes clients, marchés pertinents, marché pertinent, définition marché, définition marchés, définir marchés, définissent marchés, concurrent direct, concurrents directs, concurrent qu’on avale, avaler concurrent, mêmes produits, sont concurrentes, concurrentes, concurrence frontale, parts de marché combinées, parts combinées, côte à côte',
  ],
  deals_market_map: [
    'market by market, country by country, city by city, product by product, map markets, map of markets',
    'marché par marché, pays par pays, ville par ville, produit par produit, carte marchés, carte des marchés',
  ],
  deals_divest: [
    'divest, divestment, divestments, divestiture, disposal, disposals, dispose, sell brand, sell plant, sell off, sell business, sell part, what to sell, what we sell, asset to sell, business to sell, activity to sell, remedy, remedies, concession, concessions, commitments, package, give up, part with, guarantee access, licence out, business to sell, which business to sell, have to sell, made to sell, forced to sell, ready to sell, prepared to sell, offer to sell, sell xd, plant to sell',
    'désinvestissement, désinvestissements, cession, cessions, céder, cède, remède, remèdes, engagements, ce qu’on vend, activité à vendre, vendre, se séparer, concession, concessions, abandonner, garantir accès, garantir l’accès, activités vendre, activités à vendre, devra céder, devra vendre, quoi vendre, prêt à vendre, proposer de vendre, racheter la branche, vendre xd',
  ],
  deals_early: [
    'early, upfront, up front, from day one, day one, at signing, before signing, in advance, ahead of time, from the start, from outset, at once, before they ask, before they asked, beforehand, straight away, already, ready, first phase, proactively, rather than wait, before announcing, before announcement, ahead of announcement',
    'tôt, d’emblée, dès le départ, dès le début, dès la signature, dès le premier jour, avant de signer, avant signature, à l’avance, d’avance, en amont, avant que, déjà, prêt, prêts, tout de suite, sans attendre, anticiper, anticipe, au lieu d’attendre, avant l’annonce, avant annonce, d’entrée de jeu, tout de suite, dès le premier jour',
  ],
  deals_remedy_taker: [
    'buyer, buyers, acquirer, taker, purchaser, to whom, identified, lined up',
    'repreneur, repreneurs, acquéreur, acheteur, à qui, identifié',
  ],
  deals_sealed_team: [
    'clean team, clean teams, ring fenced team, separate team, separate group, small group apart, third party team, firewall, information barrier, gun jumping, sealed team',
    'clean team, clean teams, équipe étanche, équipes étanches, équipe séparée, groupe à part, petit groupe à part, équipe dédiée, cloison, cloisons, cloisonner, cloisonnées, muraille, gun jumping',
  ],
  deals_exchange_secrets: [
    'share prices, sharing prices, exchange prices, swap prices, show prices, sensitive information, sensitive data, exchange information, share information, price lists, commercial data, customer data, coordinate prices, sharing price lists, confidential data, run as one, act as one',
    's’échanger les prix, échanger prix, échange prix, montrer les prix, montrer tarifs, montrer les tarifs, informations sensibles, données sensibles, échange informations, échanger informations, tarifs des uns, données commerciales, listes de prix, coordonner prix, données clients',
  ],
  deals_prepare_integration: [
    'prepare integration, plan integration, integration, prepare what follows, merging two, combine two houses, putting together',
    'préparer intégration, prépare intégration, préparent intégration, intégration, prépare la suite, préparer la suite, préparent la suite, rapprocher deux, rapprochement',
  ],
  deals_budget_for: [
    'budget, budgeted, set aside, provide for, cost, costs, extra cost, delay, late, phase, spread',
    'budgéter, budgète, mettre de côté, met de côté, prévoir, coûter, coûtera, coût, surcoût, retard, étaler',
  ],
  deals_few_buyers: [
    'handful, few buyers, few names, few parties, few people, very few, five or six, four or five, three or four, half a dozen, short list, shortlist, limited, select, hand picked, well chosen, targeted, small number, narrow, restricted, five buyers, six buyers, four bidders, five bidders, three bidders, small group, half dozen, small circle, inner circle, selected few, limit to, only five, only four',
    'restreint, restreinte, ciblé, ciblée, liste courte, short list, cinq ou six, quatre ou cinq, trois ou quatre, quatre ou cinq parties, trié sur le volet, triés sur le volet, bien choisis, bien choisies, soigneusement choisis, quelques acheteurs, quelques candidats, quelques noms, poignée, très peu de monde, peu de monde, peu de candidats, peu d’acheteurs, limité, limitée, sélectionnés, petit nombre, cinq acheteurs, six acheteurs, trois candidats, demi-douzaine, cercle restreint, petit cercle, limiter, limiterais, quatre acheteurs, sept acheteurs, trois acheteurs',
  ],
  deals_many_buyers: [
    'broad, broader, wide, wider, wide open, open auction, open process, many buyers, more buyers, more bidders, many bidders, more people, more names, thirty buyers, fifty buyers, forty names, thirty contacts, everyone, everybody, whole market, large number, as many as possible, twenty names, dozens, more people you, more you call, forty buyers, going to everybody, lots of buyers, more buyers you, the more buyers',
    'large, plus large, très ouvert, ouvert, ouverte, plus de gens, plus d’acheteurs, plus de candidats, beaucoup d’acheteurs, beaucoup de candidats, beaucoup de monde, trente contacts, trente acheteurs, cinquante acheteurs, cinquante, quarante, tout le monde, tout le marché, le plus possible, grand nombre, dizaines, plus on contacte, contacte de monde, contacte de gens, plus de monde, maximum d’acheteurs, plus il y a d’acheteurs, plus il y a de candidats, plus il y a de monde',
  ],
  deals_rivalry: [
    'tension, competitive tension, price tension, rivalry, rivals, compete, competing, competition, competitive, bid against, bid each other, outbid, bidding war, pressure on price, push up price, push price, drive up price, drive price, price up, higher price, best price, fear losing, afraid of losing, race, leverage, play them off, better price, big cheque, good price',
    'tension, compétition, concurrence, rivalité, surenchère, surenchérir, surenchérissent, pression sur le prix, pression, monter le prix, monter les prix, prix monte, meilleur prix, craigne de perdre, craindre perdre, peur de perdre, émulation, course, jouer les uns contre, mise en concurrence, gros chèque, bon prix, font concurrence',
  ],
  deals_rounds: [
    'two rounds, two round, two stages, two stage, two steps, two phases, in rounds, same pace, same speed, shared deadline, same deadline, process letter',
    'deux tours, deux étapes, deux temps, deux phases, même rythme, même calendrier, même date, lettre de procédure',
  ],
  deals_consult_funds: [
    'consult, consulting, approach, ring, call, sound out, ask several, talk to',
    'consulter, consultant, consulte, approcher, appeler, sonder, mettre en concurrence, faire tourner',
  ],
  deals_leak: [
    'leak, leaks, leaked, rumour, rumours, word gets out, gets out, get out, press, secret, secrecy, everyone knows, whole town knows, whole village, news spreads, in newspapers, confidentiality, information out, gets round, goes round, comes out, newspaper, newspapers, indiscretion, find out, finds out, hears about it',
    'fuite, fuites, fuiter, fuit, rumeur, rumeurs, presse, secret, se sait, se savoir, s’ébruite, ébruiter, ébruite, tout le village, tout le monde le sait, confidentialité, dans les journaux, information sorte, information sort, journal, journaux, indiscrétion, s’apprend, bruit court, ça sort, divulguer',
  ],
  deals_those_hurt: [
    'staff, employees, workers, people inside, workforce, customers, clients, suppliers, competitor, competitors, rivals, neighbour, teams, bankers of company, key people, managers, executives',
    'salariés, salarié, personnel, équipes, collaborateurs, clients, clientèle, fournisseurs, concurrent, concurrents, voisin, rivaux, cadres, personnes clés, talents',
  ],
  deals_unsettle: [
    'worry, worried, panic, scare, scared, afraid, frightened, nervous, leave, quit, poach, unsettle, disrupt, damage, harm, anxious, anxiety, stress, take advantage, go after, hurt, exploit, call, look for jobs, looking for jobs, hesitate, look elsewhere, learn from, hear it, hold back, switch',
    's’inquiéter, s’inquiètent, inquiet, inquiets, inquiéter, peur, panique, paniquer, stress, partir, débaucher, démarcher, démarche, appelle, appeler, déstabiliser, abîmer, nuire, profiter, fragiliser, perdre, chercher ailleurs, cherchent ailleurs, cherche ailleurs, hésiter, hésitent, fuir, apprendre, apprendraient, apprennent, s’en aller, profitent',
  ],
  deals_stay_invested: [
    'reinvest, reinvests, roll over, rollover, roll part, rolls part, roll some, put some back, puts some back, put back in, puts back in, put part back, keep stake, keep a stake, keep foot, keep a foot, keep skin, stay in capital, alongside fund, alongside new investor, sweet equity, management package, owner buy out, reinvested, put money alongside, managers invest, managers co invest, sweet slice',
    'réinvestir, réinvestit, réinvestissent, réinvestissement, remettre une part, remettent une part, remet une part, remettre au pot, mettent au pot, mettre au pot, remet de l’argent, garder un pied, garde un pied, garder une part, rester au capital, reste au capital, aux côtés du fonds, à ses côtés, à côté du nouvel investisseur, management package, actions gratuites, investir aux côtés, mettent de leur poche, owner buy-out, obo',
  ],
  deals_insiders: [
    'family, families, parents, founder, founders, manager, managers, management, cousins, siblings, executives, bosses, sellers, they',
    'famille, parents, fondateur, fondateurs, manager, managers, dirigeants, dirigeant, cousins, cadres, frères et sœurs, vendeurs, ils',
  ],
  deals_pick_assets: [
    'pick assets, choose assets, select assets, cherry pick, pick and choose, choose what, pick what, only what i want, select what, take only, choose which, take the good, take what',
    'choisir actifs, choisit actifs, choisir ce qu’il, choisit ce qu’il, choisir ce que, choisit ce que, sélectionner, faire son marché, fait son marché, ne prendre que, ne prend que, prendre ce, trier, picorer, cherry pick',
  ],
  deals_leave_behind: [
    'leave behind, leaves behind, left behind, stay behind, stays behind, remain behind, remain with seller, remains with seller, stay with seller, stays with seller, leave liabilities, leaves liabilities, leave the past, without liabilities, without skeletons, not swallow, not inherit, not take on, free of liabilities, clean of, ring fence, avoid inheriting, avoid liabilities, avoid debts, leave bad, leave debts, leave old, leave problems',
    'laisser derrière, laisse derrière, restent derrière, laisser les passifs, laisse les passifs, laisser passifs, laisse passifs, laisser les dettes, laisse les dettes, restent chez le vendeur, reste chez le vendeur, restent au vendeur, sans les passifs, sans passif, sans reprendre, ne reprend pas, ne pas reprendre, pas hériter, n’hérite pas, éviter les passifs, évite les passifs, évite d’hériter, laisser les litiges, laisser les problèmes, laisse les problèmes, laisser le passé, écarter les passifs',
  ],
  deals_inherit_all: [
    'inherit, inherits, inherited, takes everything, take everything, everything company ever did, whole history, all its past, comes with everything, all its liabilities, hidden liabilities, take on liabilities, takes on liabilities, assume liabilities, assumes liabilities, swallow liabilities, lawsuits, old lawsuits, old sins',
    'hériter, hérite, héritage, reprend tout, reprendre tout, tout le passé, tout l’historique, tout ce que la société, passifs cachés, reprend les passifs, reprendre les passifs, prend les passifs, passifs avec, tous les passifs, litiges, squelettes, cadavres',
  ],
  deals_asset_form: [
    'asset deal, assets, asset route, asset purchase, asset sale, buy assets, sell assets, purchase of assets, business and assets',
    'cession d’actifs, actifs, acheter les actifs, achat d’actifs, asset deal, vente d’actifs, fonds de commerce',
  ],
  deals_share_form: [
    'share deal, shares, share sale, share route, buy shares, sell shares, stock deal, whole company, buy the company, company itself, company as a whole, entire company, whole thing, entire business',
    'cession de titres, titres, actions, achat de titres, share deal, vente des titres, vente de titres, la société entière, parts, société dans son ensemble, toute la société, l’ensemble de la société',
  ],
  deals_prefer: [
    'prefer, prefers, preferred, like, likes, want, wants, lean, leans, favour, favours, push for, insist on, rather, better off, would choose, ask for, tend',
    'préférer, préfère, préfèrent, vouloir, veut, veulent, aimer, aime, pousser pour, pousse, pencher, penche, tient à, intérêt, cherche, plutôt',
  ],
  deals_clean_break: [
    'clean break, clean exit, walk away, walks away, out completely, out for good, be out, rid of everything, takes nothing home, one signature, single signature, exits fully, leaves fully, done and dusted, hand over everything, nothing left, wash hands, empty shell',
    'sortie nette, sortie propre, sort complètement, sortir complètement, sort totalement, tourner la page, tourne la page, plus rien à gérer, une seule signature, coupe les ponts, se défait de tout, débarrassé, coquille vide, part libre, transfère tout, vend tout',
  ],
  deals_one_tax: [
    'taxed once, single tax, one tax, one layer, single layer, one level of tax, tax on gain, capital gains, gain taxed, reduced rate, participation exemption, taxed twice, two layers, double tax, double taxation, two levels of tax, tax twice',
    'imposé une fois, imposée une fois, une seule imposition, une seule fois, un seul impôt, impôt sur la plus-value, plus-value, régime des plus-values, taux réduit, taxé une fois, imposé deux fois, double imposition, deux fois imposé, niche copé, flat tax, imposition à deux niveaux',
  ],
  deals_move_one_by_one: [
    'one by one, one at a time, individually, each contract, each licence, every contract, do not travel, not travel, not move automatically, not transfer automatically, not automatic, consent, consents, customers may have to agree, counterparties agree, counterparties to agree, have to agree, needs agreement, need agreement, reassign, assign, novate, novation, transferred separately, renegotiate, move across, moved, re sign',
    'un par un, une par une, un à un, contrat par contrat, individuellement, chaque contrat, pas automatiquement, pas automatique, consentement, accord des clients, accord du client, accord des cocontractants, accord de chaque, doivent accepter, à transférer, renégocier, céder un par un, transférer séparément, à resigner, réattribuer, reprendre un par un',
  ],
  deals_things_moved: [
    'contract, contracts, licence, licences, license, permit, permits, staff, employee, employees, lease, leases, customers, agreements, counterparties, landlord, landlords, licensor, licensors',
    'contrat, contrats, licence, licences, permis, autorisation, autorisations, salarié, salariés, personnel, bail, baux, clients, cocontractants, agréments, bailleur, bailleurs',
  ],
  deals_staff_rules: [
    'staff transfer, employee transfer, tupe, transfer of employees, staff follow, employees follow',
    'transfert du personnel, transfert des salariés, l 1224, contrats de travail, salariés suivent, consultation du cse',
  ],
  deals_step_up: [
    'step up, stepped up, step ups, write up, write assets up, written up, revalue, revalued, fresh basis, tax basis, higher basis, depreciate again, depreciate that, depreciate what i paid, amortise the price, amortise what i paid, depreciation on purchase price',
    'réévaluation, réévaluer, réévalue, réévalués, réévaluée, step-up, base fiscale, base amortissable, nouvelle base, amortir à nouveau, amortir le prix, amortit le prix, réamortir, amortir ce qu’il a payé',
  ],
  deals_save_tax: [
    'tax, taxes, tax bill, deductible, deduct, tax shield, tax saving, depreciate, depreciation, amortise',
    'impôt, impôts, déductible, déduire, déductibles, économie, amortir, amortit, amortissement, amortissements, fiscal, fiscale',
  ],
  deals_thirty: ['30, 30%, thirty, thirty per cent', '30, 30%, trente'],
  deals_ninety: ['90, 90%, ninety', '90, 90%, quatre vingt dix, nonante'],
  deals_compulsory: [
    'must, have to, has to, obliged, forced, required, mandatory, compulsory, obligation, compelled, no choice, triggers',
    'obligé, obligée, obligation, obligatoire, doit, devez, forcé, contraint, contrainte, imposer, impose, tenu, déclenche, déclencher',
  ],
  deals_bid_for_all: [
    'bid, offer, mandatory offer, bid for everything, offer for everything, all shares, all the rest, rest of shares, everything, everyone, remaining shares, takeover bid',
    'offre, opa, offre publique, viser tout le reste, tout le reste, totalité, tous les titres, toutes les actions, ensemble du capital, tout le monde, solde',
  ],
  deals_squeeze: [
    'squeeze out, squeeze, squeeze outs, force out, forced to sell, force minorities, force the last, force last, compulsorily buy, compulsory purchase, buy rest, buy out the rest, mop up, delist, take out minorities, kick out, drag, last holdouts, holdouts, forced out',
    'retrait obligatoire, squeeze out, forcer les derniers, forcer minoritaires, éjecter, exproprier, sortir les minoritaires, évincer, racheter d’office, rachat d’office, racheter de force, sortir de la cote, sortir la boîte, obliger les derniers, minoritaires, derniers porteurs',
  ],
  deals_offer_rules: [
    'acceptance threshold, acceptance level, minimum acceptance, how many must say yes, must say yes, timetable, bid rules, rules of bid, takeover rules, takeover code, rules of public bids, rules of such public bids, how long it lasts, offer period, regulator of markets, amf, passivity, mandatory offer, tender period, equal treatment, rules, how long offer, offer stays open, stays open, offer opens, acceptance condition',
    'seuil de caducité, seuil d’acceptation, seuil de succès, seuil minimal, calendrier, calendrier de l’offre, règles de l’offre, règles des offres, règles d’opa, durée de l’offre, période d’offre, amf, règlement général, combien doivent, offre obligatoire, égalité de traitement, note d’information, seuil de réussite, seuil de succès, règles de l’amf, règles boursières, calendrier boursier',
  ],
  deals_market_supervisor: [
    'amf, market watchdog, market regulator, stock market regulator, financial markets authority',
    'amf, autorité des marchés, autorité marchés financiers, régulateur de marché, régulateur de bourse, gendarme de la bourse, gendarme boursier',
  ],
  deals_oversee: [
    'review, reviews, clear, clears, approve, approves, visa, examine, examines, check, checks, control, oversee, compliance, supervise, vet, vets, file, timetable',
    'examiner, examine, contrôler, contrôle, visa, conformité, valider, valide, approuver, vérifier, vérifie, déposer, dépose, superviser, calendrier, agrément',
  ],
  deals_bank_guarantee: [
    'bank stands behind, bank guarantees, guaranteed by bank, presenting bank, bank backs',
    'banque garantit, banque présentatrice, garantie par une banque, garanti par une banque',
  ],
  deals_target_board: [
    'board, directors, target company, supervisory board, target publishes',
    'conseil, conseil d’administration, conseil de surveillance, administrateurs, conseil de la cible, société visée',
  ],
  deals_give_opinion: [
    'opinion, view, statement, position, recommend, recommends, recommendation, response, gives advice, publishes',
    'avis, avis motivé, position, recommander, recommande, recommandation, se prononcer, se prononce, répond, note en réponse, publie',
  ],
  deals_outside_expert: [
    'independent expert, outside expert, independent bank, outside bank, independent adviser, outside adviser, independent appraiser, independent opinion, third party, another bank, independent financial',
    'expert indépendant, banque indépendante, banque extérieure, expert extérieur, tiers indépendant, évaluateur indépendant, expertise indépendante, autre banque, banque tierce',
  ],
  deals_judged_fair: [
    'fair, fairness, fair price, fair terms, fair bargain, right price, reasonable, decent price, opinion, good deal, short changed, decent deal, well treated, treated fairly, decent, adequate',
    'équitable, équité, juste, juste prix, correct, raisonnable, honnête, lésé, lésés, attestation, conditions financières, bien traités, bien traité, traités correctement',
  ],
  deals_foreign_control: [
    'foreign investment, foreign buyer, foreign buyers, foreign investor, foreign investors, treasury, national security, sensitive sector, sensitive sectors, cfius, strategic sector, ministry, minister of economy, government approval',
    'investissement étranger, investissements étrangers, investisseur étranger, investisseurs étrangers, acheteur étranger, bercy, ministère de l’économie, ministre de l’économie, secteur sensible, secteurs sensibles, sécurité nationale, trésor, ief, cfius, secteur stratégique',
  ],
  deals_permit: [
    'authorise, authorised, approve, approval, approves, permission, consent, screen, screening, block, clear, clearance, file, say yes, green light',
    'autoriser, autorise, autorisation, accord, feu vert, valider, contrôle, contrôler, filtrage, bloquer, accepter, donner son accord',
  ],
  deals_above_market: [
    'over last close, over the last close, over previous close, over share price, over the price, over market price, above share price, above market price, above last price, above the last price, on top of share price, to the last price, premium',
    'au-dessus du cours, au dessus du cours, sur le cours, sur le dernier cours, par rapport au cours, de plus que le cours, prime',
  ],
  deals_resist: [
    'resist, resistance, defend, defence, defense, hold off, hold them off, fend off, fight, counter, block bid, protect ourselves, rebuff, repel, keep at bay',
    'résister, résistance, se défendre, défendre, défense, repousser, contrer, faire barrage, se protéger, riposter, riposte, parer',
  ],
  deals_defence_tool: [
    'white knight, friendly bidder, friendly buyer, friendlier buyer, friendly alternative, another bidder, other bidder, rival bidder, better offer, poison pill, warrants, buyback, share buyback, buy back, buying back, sell division, selling division, sale of division, selling branch, crown jewels, asset disposals, better plan, stronger plan, standalone plan, higher guidance, special dividend, counter bid, counter bidder, sell an asset, sell asset',
    'chevalier blanc, acquéreur ami, acheteur ami, autre acquéreur, autre acheteur, autre candidat, contre-offre, offre concurrente, pilule, bons, bons d’offre, bons bretons, rachat d’actions, vendre une branche, vendre une division, céder une division, joyaux, meilleur plan, plan plus ambitieux, plan stratégique, dividende exceptionnel, relever les objectifs, contre-offrant, vendre un actif, céder un actif',
  ],
  deals_price_machinery: [
    'locked box, price mechanism, price fixed, fixed price, fix price, price set, frozen, freeze, old balance sheet, past balance sheet, old accounts, old set of books, old books, historical accounts, reference accounts, ticker, accounts at past date, past date',
    'locked box, mécanisme de prix, prix fixé, prix fixe, prix figé, prix verrouillé, figer, verrouillé, verrouiller, bilan passé, ancien bilan, bilan ancien, comptes passés, comptes de référence, bilan de référence, prix arrêté, arrêté d’avance, ticker, date passée, comptes à une date',
  ],
  deals_recount: [
    'completion accounts, closing accounts, recount, re count, count again, counted again, true up, trued up, adjust, adjusted, adjustment, adjusts, measure, settle up, settle difference, at completion, on the day, handover day, closing date, re measure, corrected, correct for, recalculated, updated, count everything on the day',
    'comptes de closing, comptes de clôture, ajuster, ajusté, ajustée, ajustement, recompter, recompté, recompte, mesurer, mesure, au closing, le jour du closing, après coup, dernier jour, régulariser, régularisation, à la date de réalisation, corrigé, corriger, jour j, recalculé, recalculer, révisé, actualisé au closing, jour de la remise, remise des clés, compte tout le jour',
  ],
  deals_leakage: [
    'leakage, takes nothing out, take nothing out, no dividend, no dividends, money out, value out, taking cash out, strip out cash, extract, nothing leaves',
    'fuites de valeur, fuite de valeur, leakage, ne sort rien, sortir de l’argent, pas de dividende, aucun dividende, rien retirer, sorties de valeur, prélever',
  ],
  deals_balance_items: [
    'cash, debt, net debt, working capital, till, what is owed, stock level, balance sheet',
    'cash, trésorerie, dette, dette nette, bfr, besoin en fonds de roulement, caisse, bilan',
  ],
  deals_promises: [
    'warranty, warranties, representations, reps, guarantee, guarantees, indemnity, indemnities, promise, promises, specific indemnity, liability regime, turn out false, turns out false, turns out wrong, untrue, statements about business, insurance policy',
    'garantie, garanties, garantie de passif, gap, déclarations, déclarations et garanties, indemnité, indemnités, indemnisation, indemnité spécifique, promesses, se révèle faux, s’avère faux, inexact, inexacte, assurance',
  ],
  deals_promise_limit: [
    'cap, caps, capped, ceiling, basket, baskets, de minimis, limit, limits, time limit, time limits, expiry, how long, how much, claim, claims, claw back, claws back, get back, recover, refund, compensate, compensated, pay, escrow, holdback, deductible, money back, reimburse',
    'plafond, plafonds, plafonné, franchise, seuil, seuils, durée, combien de temps, réclamer, récupérer, récupère, rembourser, remboursement, indemniser, indemnise, séquestre, limite, payer, paie, recours, déclenchement',
  ],
  deals_deferred_price: [
    'earn out, paid later, deferred part, deferred price, deferred payment, later slice, slice paid later, contingent, paid only if, pay only if, linked to future, depends on future, if profits come, if results come, if sales hold, if targets are met, cvr',
    'complément de prix, earn-out, payé plus tard, paiement différé, prix différé, partie différée, part différée, payé seulement si, versé seulement si, si les objectifs, si les ventes tiennent, lié aux résultats, lié à la performance, en fonction des résultats futurs, payable plus tard',
  ],
  deals_definitions: [
    'definition, definitions, wording, what counts as, counts as, is it debt, debt like, debt item, debt or not, is pension debt, normal working capital, normal level, peg, target level',
    'définition, définitions, rédaction, ce qui compte comme, est-ce de la dette, quasi-dette, dette ou pas, bfr normatif, niveau normal, peg, bfr de référence, considéré comme de la dette',
  ],
  deals_euro_for_euro: [
    'euro for euro, each euro, every euro, dollar for dollar, straight off, knocked off, straight from, one for one, comes off price, off the price',
    'euro pour euro, chaque euro, un pour un, vient en moins, en déduction, directement du prix, se déduit du prix',
  ],
  deals_alone: [
    'standalone, stand alone, alone, on its own, by itself, independent, independently, own it, own payroll, own treasury, own head office, lived alone, without parent, without group, outside group, self standing',
    'autonome, autonomes, seul, seule, isolée, isolé, indépendant, indépendante, propre siège, propre service, propre informatique, sans le groupe, hors groupe, sans la maison mère, vivait seule, vivait seul, stand-alone, standalone',
  ],
  deals_restate: [
    'rebuild, rebuilt, restate, restated, redo, recast, adjust, adjusted, correct, normalise, replace, swap, put in, put back, add, take out, strip, strip out, remove, reconstruct, charge it, load, would cost, would pay, would earn, restates',
    'reconstruire, reconstruis, refaire, refais, retraiter, retraite, retraité, corriger, normaliser, remplacer, remplace, remets, remettre, mets, mettre, ajouter, ajoute, enlever, enlève, ôter, ôte, sors, sortir, neutraliser, neutralise, écarter, écarte, coûterait, coûteraient, paierait, ajuster, ajuste, recalculer, recalcule, retirer, retire, remplacer',
  ],
  deals_group_charges: [
    'group charge, group charges, allocation, allocations, allocated, management fee, management fees, recharge, recharges, parent pays, parent company pays, head office, back office, shared services, central costs, overheads of group, corporate costs',
    'frais de groupe, frais du groupe, frais groupe, quote-part, refacturation, refacturations, facturation, management fees, maison mère paie, mère paie, mère lui facture, siège, services du groupe, services partagés, fonctions support, coûts centraux',
  ],
  deals_own_functions: [
    'it, payroll, treasury, insurance, legal, finance team, head office, systems, hr, purchasing, own systems, management team, it for, data centre',
    'dsi, informatique, paie, siège, trésorerie, assurance, juridique, achats, systèmes, direction, it, rh, serveurs, logiciels',
  ],
  deals_one_time: [
    'one off, one offs, one time, exceptional, non recurring, not recurring, not repeat, not come back, happens once, only once, unusual',
    'exceptionnel, exceptionnels, non récurrent, non récurrents, ne se répétera pas, pas se répéter, n’arrivera qu’une fois, une seule fois, une fois, ponctuel, ponctuels, ne reviendra pas',
  ],
  deals_reported_number: [
    'reported ebitda, reported figure, reported number, reported profit, segment number, segment figure, segment ebitda, published figure, published ebitda, accounting figure, number as it stands, figure as it stands, reported earnings',
    'ebitda publié, chiffre publié, résultat publié, chiffre du reporting, ebitda du reporting, ebitda reporté, chiffre affiché, ebitda affiché, chiffre de la division, chiffre du segment, ebitda comptable, données publiées',
  ],
  deals_mistrust: [
    'trust, trap, danger, misleading, flattering, wrong, careful, illusion, not real, distorted',
    'piège, danger, trompeur, flatteur, faux, croire, se fier, fier, méfier, méfie, surtout pas, fausse',
  ],
  deals_untangle: [
    'separation, separation cost, separation costs, separate, untangle, untangling, disentangle, split systems, migrate, migration, set up costs, carve out costs, moving costs, cost of leaving, new systems, stand up costs, dis synergies, dis synergy, lost discount, lost purchasing, loss of scale, lost scale',
    'séparation, coûts de séparation, séparer, détourage, détourer, démêler, désimbriquer, migration, migrer, déménagement, mise en place, coûts de sortie, dissynergies, dis-synergies, perte d’échelle, pertes d’échelle, perte de volume, remises perdues, décote pour la séparation',
  ],
  deals_transition_services: [
    'tsa, transition services, transitional services, transition service, transitional service, transition agreement, seller keeps providing, parent keeps providing, parent continues, lend its systems, for eighteen months, for a year or two, keep providing, keeps providing, continue providing, keeps supplying, keep running, service agreement',
    'tsa, services transitoires, service transitoire, contrat de services transitoires, contrat de transition, période de transition, continuera à prêter, continue à fournir, un an ou deux, prêter ses, continue de fournir, continue à fournir, fournir l’informatique, contrat de service, contrat de services',
  ],
  deals_once_off_bill: [
    'one time bill, once, bill, invoice, as debt, like debt, deducted from price, off the price, apart, separately, negotiated, cost, costs, capex, budget, discount, pay, paid, take off price, take off, off price',
    'facture, à part, comme de la dette, comme une dette, une somme due, déduit du prix, en moins du prix, séparément, coût, coûts, décote, budget, négocié, payer, une fois, enlève, enlever, retire du prix, contre paiement',
  ],
  deals_normal_capital: [
    'normal level, normal working capital, peg, average working capital, target working capital, ordinary level, usual level, stocks and customers, tied up in stock, swept cash, sweep cash',
    'niveau normal, bfr normatif, bfr normal, bfr de référence, bfr moyen, d’ordinaire, argent dort, stocks et chez les clients, en stocks, cash pooling, remontée de trésorerie',
  ],
  deals_peers_trade: [
    'peers, comparables, comparable companies, similar companies, similar businesses, listed peers, neighbours, sector, competitors',
    'pairs, comparables, sociétés comparables, sociétés similaires, secteur, voisins, concurrents cotés, concurrents',
  ],
  deals_buy_out_route: [
    'owner buy out, obo, family lbo, lbo, leveraged buyout, holding, new holding, newco, holding company, leveraged',
    'owner buy-out, obo, lbo familial, lbo, holding, newco, effet de levier, rachat par une holding',
  ],
  deals_minority_route: [
    'minority stake, minority investor, minority sale, minority partner, sell thirty, place thirty, thirty per cent, small stake, minority, growth fund, open capital, open up capital, stake of thirty',
    'minoritaire, minoritaires, cession minoritaire, ouvrir 30, ouvrir le capital, ouverture du capital, une part du capital, trente pour cent, 30 % à un fonds, céder une minorité, une minorité',
  ],
  deals_dividend_route: [
    'special dividend, dividend recap, dividend recapitalisation, exceptional dividend, borrow to pay, leveraged dividend, dividend funded by debt, debt funded dividend, recap, refinancing',
    'dividende exceptionnel, dividende financé, dividende par emprunt, dividende par dette, recapitalisation, dividend recap, emprunter pour distribuer, refinancement, dividende',
  ],
  deals_asset_route: [
    'sell real estate, sell property, sell buildings, sale and leaseback, sale leaseback, sell subsidiary, sell division, sell branch, sell asset, asset sale, non core assets, sell the real estate, sell part of business',
    'vendre l’immobilier, vendre immobilier, céder l’immobilier, vendre les murs, cession-bail, céder une branche, vendre une branche, céder une filiale, vendre une filiale, cession d’actif, cession d’actifs, vendre une activité, actifs non stratégiques',
  ],
  deals_listing_route: [
    'ipo, float, list, listing, stock exchange, stock market, go public, public offering',
    'bourse, introduction en bourse, ipo, coter, cotation, entrer en bourse',
  ],
  deals_keep_majority: [
    'more than half, above fifty, over fifty, fifty one, majority, keeping majority, keeps majority, most votes, votes, voting rights, double voting, shareholder agreement, shareholders agreement, veto, board seats, majority of board',
    'plus de la moitié, majorité, au-dessus de 50, 51, votes, voix, droits de vote, vote double, pacte, pacte d’actionnaires, veto, sièges au conseil, majorité des sièges',
  ],
  deals_keeps: [
    'keep, keeps, keeping, retain, stay, hold, holds, leave, leaves, protect, guarantee, lose, without losing',
    'garder, garde, conserver, conserve, rester, reste, tenir, laisse, laisser, protéger, garantir, perdre, sans perdre',
  ],
  deals_debt_turns: [
    'turns of debt, turns, times ebitda, five times, four times, four turns, five turns, borrow, debt, leverage, interest burden, interest cost, covenant, covenants, banks',
    'tours de levier, tours, fois l’ebitda, cinq fois, quatre fois, emprunter, emprunte, dette, levier, charge d’intérêts, frais financiers, covenants, banques, endettement',
  ],
  deals_hard_times: [
    'downturn, recession, slows, slowdown, cycle, cyclical, bad year, weak year, bad times, crisis',
    'ralentit, ralentissement, récession, cyclique, cycle, mauvaise année, crise, retournement, baisse d’activité',
  ],
  deals_opinion: [
    'my view, my opinion, my advice, i think price, i think it, i would go ahead, i go ahead, i go but, i go with, i would do it, my recommendation, my judgement, my judgment, my preference, my answer, my call, my verdict, personally, i recommend, i would recommend, i advise, i would advise, i believe, i would argue, i argue, i favour, i would favour, i would prefer, i prefer, i would choose, i choose, i would go, i go for, i would push, i push for, i would defend, i defend, i would attack, i attack, i would not pay, i not pay, i would pay, i would say, i say, i would tell, i tell them, i would answer, i would not sign, i not have signed, i would refuse, i would accept, i am convinced, i think, i find, i not do it, i would not do it, i tell, i would tell, i lean, i would lean, my conclusion, i would bid',
    'mon avis, à mon avis, mon conseil, ma recommandation, mon jugement, ma préférence, ma réponse, mon choix, personnellement, selon moi, pour moi, à mon sens, je recommande, je recommanderais, je conseille, je conseillerais, je crois, je pense, j’estime, je considère, je préfère, je préférerais, je privilégierais, je choisirais, je partirais, je pousserais, je défends, je défendrais, j’attaque, j’attaquerais, je ne paierais pas, je paierais, je dirais, je répondrais, je n’aurais pas signé, j’aurais, je refuserais, j’accepterais, j’irais, je suis convaincu, je leur dirais, je trouve, je n’y vais pas, j’y vais, j’y irais, je leur conseillerais, je le ferais, je ne le ferais pas, je vais dire, je attaque, je penche, je pencherais, ma conclusion, je ferais',
  ],
  deals_verdict_word: [
    'go ahead, going ahead, go for it, proceed, refuse, reject, accept, negotiate, sign, signed, cap, walk away, walk away price, defend, attack, fair, full price, full, too high, too low, cheap, expensive, dear, crazy, undervalues, undervalue, overpay, overpaid, overpaying, justified, wait, targeted, limited, to blame, at fault, not enough, push for, ceiling, no more than, underestimated, not above, do it, not do it, say no, say yes, ask for, blame, overconfident, overconfidence, provided, on condition, misjudged, better protected, worth it, paid for growth, too much, lean towards',
    'y aller, foncer, refuser, accepter, négocier, signer, signé, plafond, défendre, attaquer, juste, cher, trop cher, trop élevé, trop bas, justifié, justifiée, surpayer, surpayé, ciblé, restreint, sous-estimé, sous-évalue, sous-évalué, fautif, fautifs, pousser, pas plus de, attendre, insuffisant, sans dépasser, le faire, dire non, dire oui, n’y vais pas, à ce prix, à condition, excès de confiance, responsable, à ne pas dépasser, trop bas, surévalué, bien payé, mieux protégé, mieux protégée, mal jugé, beaucoup trop, trop risqué, avec un plafond',
  ],
  deals_danger: [
    'risk, risks, danger, downside, exposure, exposed, threat, prove me wrong, go wrong, goes wrong, worry, catch, fear, what scares me, change my mind, weak point, drawback, dangerous, risky',
    'risque, risques, danger, point noir, bémol, menace, donner tort, mal tourner, crainte, ce qui m’inquiète, inquiète, point faible, revers, changer d’avis, exposition, au risque, dangereux, risqué',
  ],
  deals_gain_access: [
    'gain access, access, reach, enter, entering, gets into, get into, brings, bring, opens, open up, extend, extends, fill gap, fills gap, filling gap, complement, complements, strengthen, lacks, lack, missing, not build, build by itself, build itself, faster than building, win customers, become, get scale, get bigger, diversify, weak in, absent from',
    'accéder, accès, entrer sur, entrer dans, ouvre, ouvrir, apporte, apporter, compléter, complète, se renforcer, renforcer, renforce, élargir, élargit, étendre, combler, comble, lui manque, plus vite que construire, conquérir, s’ouvrir, devenir, se diversifier, diversifier, attirer, attire, faible en, absent de, absent du, peu présent',
  ],
  deals_strategic_object: [
    'market, markets, customers, product, products, range, brand, brands, country, countries, geography, technology, know how, capabilities, talent, distribution, shelf space, shelves, shops, channel, content, subscribers, subscriptions, pipeline, young people, mobile, category, categories, organic, segment, world champion, tenders, scale, growth, size, portfolio, research, shoppers, consumers, younger, generation, jewellery, water, waste, world leader, leader, network, image, acreage, position, sales force',
    'marché, marchés, clients, clientèle, produit, produits, gamme, gammes, marque, marques, pays, géographie, technologie, savoir-faire, compétences, talents, distribution, logistique, magasins, rayons, jeunes, canal, contenu, contenus, abonnés, abonnement, catalogue, segment, segments, champion, taille, croissance, bio, recherche, portefeuille, activité, consommateurs, génération, joaillerie, luxe, eau, déchets, leader, numéro un, réseau, image, états-unis, amérique, position, secteur, force de vente, forces de vente',
  ],
  deals_reason_why: [
    'why, reason, reasons, purpose, aim, goal, objective, objectives, motive, wanted, group wants, client wants, they want, what it wants, client after, group after, looking for, made sense, make sense, makes sense, logic, rationale, point of deal, idea, trying to, achieve, bet',
    'pourquoi, raison, raisons, objectif, objectifs, motif, groupe veut, groupe voulait, voulait, voulaient, groupe cherche, cherchait, logique, intérêt était, intérêt de l’opération, intérêt du deal, intérêt stratégique, rationnel, idée, ambition, pari, a du sens, avait du sens',
  ],
  deals_still_holds: [
    'still worth, still makes sense, still make sense, worth it, still stand, survive, survives, still works, still work, what is left, what remains',
    'vaut encore le coup, vaut le coup, tient encore, tient toujours, encore du sens, garde du sens, survit, survivre, ce qui reste, en vaut la peine',
  ],
  deals_joint_gains: [
    'synergies, synergy, savings, cost savings, saved costs, joint gains, benefit, benefits, what we gain, overheads, sixty, common gains, combined savings, gains, cost cuts, value of synergies',
    'synergies, synergie, économies, gains communs, gains, ce qu’on gagne, bénéfices attendus, réductions de coûts, gâteau, valeur des synergies, économies attendues',
  ],
  deals_extra_paid: [
    'premium, extra, what we pay extra, pay extra, extra paid, on top, overpay, price paid, paid to sellers, give to sellers, to sellers, billion extra, amount extra, cheque above',
    'prime, surcoût payé, ce qu’on paie en plus, payé en plus, supplément, surprix, au-delà du cours, versé aux vendeurs',
  ],
  deals_weigh: [
    'compare, compared, against, versus, cover, covers, exceed, exceeds, justify, justified, minus, less, left, remains, remain, next to, generous, more than, less than, share of, keep most, worth, meaning, capitalised, divided, over',
    'comparer, compare, face à, contre, couvrir, couvre, dépasser, dépasse, justifier, justifient, justifie, moins, reste, restent, plus que, part, pour cent, divisé, égale, capitaliser, capitalisées',
  ],
  deals_left_for_buyer: [
    'left for, remains for, remain for, left to, goes to our shareholders, for acquirer, for the acquirer, for buyer, for our shareholders, acquirer keeps, buyer keeps, value for acquirer',
    'reste pour, reste à l’acquéreur, pour l’acquéreur, à l’acquéreur, pour nos actionnaires, il reste, acquéreur garde, revient à l’acquéreur',
  ],
  deals_pay_for_it: [
    'pay, paid, finance, financed, financing, fund, funded, funding, dilute, dilutes, raise, issue, issuing, mix, use debt, use cash, use shares, use of debt',
    'payer, paierais, paie, financer, financement, financé, diluer, dilue, lever, émettre, émission, mixer, plutôt, utiliser la dette, utiliser le cash, utiliser des titres',
  ],
  deals_per_share_profit: [
    'eps, earnings per share, profit per share, accretive, accretion, dilutive',
    'bpa, bénéfice par action, bénéfice net par action, relutif, relution, dilutif, relutive',
  ],
  deals_swap_ratio: [
    'half a share, half share, half of one, of theirs for one, for one of ours, for each of ours, share for each, shares for each, exchange ratio, ratio, share for one',
    'demi action, une demi-action, action pour une, actions pour une, pour une des nôtres, pour chacune, parité, action de l’assaillant, ratio',
  ],
  deals_we_hold: [
    'we own, we would own, end up with, would own, would hold, our shareholders would, own around, own about',
    'nous aurions, nous détiendrions, on détiendrait, on aurait, détiendraient, nos actionnaires auraient, il nous resterait, nous resterait',
  ],
  deals_combined_group: [
    'of group, of combined, combined house, combined group, combined company, of whole',
    'du nouvel ensemble, de l’ensemble, nouvel ensemble, ensemble combiné, du groupe, groupe fusionné',
  ],
  deals_deal_price: [
    'dollars, dollar, euros, per share, a share, billion, billions, francs, bn',
    'dollars, euros, par action, l’action, milliard, milliards, francs',
  ],
  deals_deal_terms: [
    'cash, in shares, half shares, in stock, all cash, all share, all stock, closed, closing, signed, announced, settled, completed, tender, hostile, sued, court, abandoned, agreed, exchange ratio, special dividend, first bid, second bid, raised, first offer',
    'cash, numéraire, en titres, en actions, titres, annoncé, annoncée, bouclé, bouclée, finalisé, closing, signé, hostile, opa, abandonné, abandonnée, conclu, parité, première offre, relevé, relevée, payés en',
  ],
  deals_deal_date: [
    'january, february, april, june, july, august, september, october, november, december, 2011, 2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026',
    'janvier, février, avril, juin, juillet, août, septembre, octobre, novembre, décembre, 2011, 2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026',
  ],
  deals_other_structure: [
    'plan b, partnership, commercial agreement, joint venture, minority stake, alternative, alternative structure, fallback, fall back, smaller deal, stay independent, licence',
    'plan b, partenariat, accord commercial, coentreprise, joint-venture, minorité, participation minoritaire, alternative, autre structure, solution de repli, rester indépendant, licence',
  ],
  deals_contract_duty: [
    'obligation to accept, obliged to accept, obligation to offer, hell or high water, best efforts, reasonable efforts, in contract, in agreement, contract should, protect itself, protected in contract, commit to remedies, covenant',
    'obligation d’accepter, obligation de proposer, s’engager à, meilleurs efforts, dans le contrat, dans l’accord, contrat, se protéger, engagement d’accepter, hell or high water',
  ],
  deals_same_moment: [
    'same moment, same thing, same day, same time, one and the same, never gap, no gap, at once, no difference, always simultaneous',
    'même moment, même chose, même jour, même temps, simultanés toujours, jamais de décalage, aucun décalage, confondus, aucune différence, pas de différence, toujours simultanés',
  ],
  deals_always: [
    'always, necessarily, every time, guaranteed, in all cases, mechanically, automatically, certain',
    'toujours, forcément, nécessairement, à tous les coups, systématiquement, mécaniquement, mécanique, garanti, obligatoirement, automatiquement',
  ],
  deals_prevent: [
    'prevent, prevents, stop, stops, rule out, rules out, exclude, impossible, eliminate, guarantee, guarantees, remove, cannot happen',
    'empêcher, empêche, empêchent, éviter toute, évite toute, exclure, exclut, impossible, éliminer, garantir, garantit, supprimer, supprime, ne peut pas y avoir, ne peuvent pas fuiter',
  ],
  deals_choose_number: [
    'how many, whom to call, who to call, who to approach, number of buyers, buyer list, list of buyers, twenty names',
    'combien d’acheteurs, qui appeler, à qui parler, parle à cinq, liste d’acquéreurs, liste d’acheteurs, liste acheteurs, nombre d’acquéreurs',
  ],
  deals_deep_audit: [
    'thorough diligence, thorough due diligence, deep diligence, deep dive, careful due diligence, quality of earnings, qoe',
    'audit poussé, audits poussés, audit approfondi, audits approfondis, revue approfondie, due diligence approfondie, quality of earnings',
  ],
  deals_real_control: [
    'real control, minimum acceptance, acceptance threshold, majority of votes, control of company, majority of shares',
    'seuil de caducité, contrôle effectif, contrôle de la société, majorité des droits de vote, majorité du capital, majorité des titres',
  ],
  mgmt_package: [
    'management shareholding, managers in the capital, management co investment, managers as shareholders',
    'association des managers, managers au capital, actionnariat des managers, intéressement des managers au capital',
  ],
  deals_set_level: [
    'agree, set, fix, define, normal, peg, level, reference',
    'fixer, fixe, convenir, définir, normal, niveau, référence, normatif',
  ],
  deals_use_it: [
    'take, takes, use, uses, start from, apply, keep',
    'prendre, prends, prend, utiliser, utilise, partir, pars, appliquer, applique, garder, garde',
  ],
  deals_as_is: [
    'as is, as it is, as it stands, directly, without adjusting, without adjustment, without restating, with no adjustment',
    'tel quel, telle quelle, directement, sans retraitement, sans le retraiter, sans retraiter, sans ajustement',
  ],
  deals_signing_noun: ['signing', 'signing, signature'],
  deals_closing_noun: ['closing, completion', 'closing, clôture'],
  deals_formality: ['formality, mere formality', 'formalité, simple formalité'],
  deals_money_paid: [
    'money wired, money has been wired, funds wired, wire, payment, price is paid, price has been paid, money paid, being paid',
    'virement, paiement, prix payé, prix est payé, prix a été payé, argent versé, fonds versés, être payé',
  ],
  deals_bound_word: [
    'commits the buyer, commits him, commits them, binds the buyer, binds him, ties the buyer, legally binding, already binding, obliges buyer',
    'engage l’acheteur, engagent l’acheteur, engage l’acquéreur, engagent les acheteurs, lie l’acheteur, engage juridiquement, engagent juridiquement, déjà engageante, oblige l’acheteur',
  ],
  deals_best_price: [
    'best price, higher price, highest price, maximise price, maximises price, top price, most money, maximises, maximise, price rises, price goes up, price will be higher, the higher the price',
    'meilleur prix, prix maximum, prix maximal, maximise le prix, maximiser le prix, prix le plus élevé, prix plus élevé, maximise, maximiser, prix monte, fait monter le prix',
  ],
  deals_leak_only: ['leak, leaks, any leak', 'fuite, fuites, fuiter'],
  deals_targeted_process: [
    'targeted process, targeted auction, targeted sale, limited process, limited auction, restricted process, few buyers, small number of buyers, five buyers, few bidders, handful of buyers',
    'processus ciblé, process ciblé, processus restreint, enchère ciblée, enchère restreinte, peu d’acheteurs, petit nombre d’acheteurs, quelques acheteurs, en ciblé, cinq acheteurs, cinq candidats',
  ],
  deals_no_tension: [
    'no tension, no competition, no competitive tension, no price tension, kills tension, kills competition, no pressure, never any competition, zero tension, lose all competitive tension, lose all tension, lose competitive tension, lose competition, lose all competition',
    'aucune tension, pas de tension, plus de tension, plus aucune tension, tue la tension, tue la concurrence, aucune concurrence, pas de concurrence, zéro tension, aucune compétition, plus aucune concurrence, plus de concurrence, perd toute tension, perd toute la tension, perd la tension',
  ],
  deals_share_purchase: [
    'share deal, buying shares, buys shares, buy shares, share purchase',
    'cession de titres, acheter les titres, achète les titres, achat de titres, achat des titres, rachat des titres, share deal',
  ],
  deals_asset_purchase: [
    'asset deal, buying assets, buys assets, buy assets, asset purchase',
    'cession d’actifs, acheter les actifs, achète les actifs, achat d’actifs, rachat d’actifs, asset deal',
  ],
  deals_inherits_word: [
    'inherits, inherit, takes on all, assumes all, takes over all, takes everything, takes over all the old, take over all, take over everything',
    'hérite, hériter, reprend tous, reprend tout, reprend l’ensemble des passifs, assume tous, récupère tous, récupère tout, récupérer tous les passifs',
  ],
  deals_seller_wants_assets: [
    'seller prefers asset, seller prefers to sell assets, seller prefers selling assets, sellers prefer asset, sellers prefer to sell assets, seller wants asset deal, seller likes asset deal, sellers would rather sell assets, seller should sell assets',
    'vendeur préfère cession d’actifs, vendeur préfère vendre actifs, vendeur préfère céder actifs, vendeur préfère actifs, vendeurs préfèrent actifs, vendeur veut vendre actifs, vendeur veut cession d’actifs, vendeur a intérêt à vendre actifs, vendeur a intérêt à céder actifs, vendeur aime mieux vendre actifs',
  ],
  deals_trade_contracts: [
    'customer contracts, contracts, licences, contracts and licences',
    'contrats clients, contrats commerciaux, licences, tous les contrats, contrats suivent, contrats passent, contrats sont transférés',
  ],
  deals_automatic: [
    'automatically, automatic, by themselves, without consent, without any consent',
    'automatiquement, automatique, d’eux-mêmes, de plein droit, sans accord, sans l’accord',
  ],
  deals_mandatory_word: [
    'mandatory offer, mandatory bid, obliged to bid, must bid, have to bid, threshold, must launch, have to launch',
    'offre obligatoire, seuil, obligé de lancer, obligation de lancer, doit lancer, devez lancer, obligé de viser, obligatoire',
  ],
  deals_a_third_of_capital: [
    '33, 33%, thirty three, third of capital, third of votes, third of shares, third of voting rights',
    '33, 33%, trente trois, tiers du capital, tiers des droits, tiers des actions, tiers des titres',
  ],
  deals_squeeze_word: [
    'squeeze out, force out minorities, buy out minorities, compulsory purchase',
    'retrait obligatoire, sortir les minoritaires, exproprier les minoritaires, évincer les minoritaires',
  ],
  deals_ninety_five: ['95, 95%, ninety five', '95, 95%, quatre vingt quinze'],
  deals_sets_it: [
    'sets, set, fixes, fix, decides, decide, determines, imposes',
    'fixe, fixer, décide, décider, détermine, impose',
  ],
  deals_only_part: [
    'part of shares, only part, just part, partial offer, half of the shares, some of the shares, as many as you want',
    'une partie des titres, une partie du capital, une partie des actions, offre partielle, seulement une partie, moitié des titres',
  ],
  deals_in_locked_box: [
    'in locked box, with locked box, under locked box',
    'en locked box, dans une locked box, avec une locked box, avec locked box, en mode locked box',
  ],
  deals_seller_bears: [
    'seller keeps profit, seller keeps profits, seller keeps results, seller bears risk, seller bears losses, seller bears trading, for account of seller, profits belong to the seller',
    'vendeur garde le résultat, vendeur garde les bénéfices, vendeur garde les résultats, vendeur supporte, pour le compte du vendeur, bénéfices reviennent au vendeur, résultat revient au vendeur',
  ],
  deals_unlimited: [
    'unlimited, without limit, without any limit, no limit, no cap, uncapped, for ever, have no limit, has no cap',
    'illimitée, illimitées, illimité, sans limite, sans aucune limite, sans plafond, à vie, pas de plafond, pas de limite, aucun plafond, aucune limite',
  ],
  deals_any_reason: [
    'any reason, change his mind, changes his mind, change their mind, changes its mind, one bad quarter, single bad quarter, bad quarter, whenever he wants, whenever it wants, freely, whenever he likes, whenever it likes, as he pleases, at any moment',
    'n’importe quelle raison, change d’avis, changer d’avis, un mauvais trimestre, mauvais trimestre, quand il veut, librement, quand il le veut, comme il veut, quand bon lui semble',
  ],
  deals_prefers_behaviour: [
    'prefer behavioural, prefers behavioural, favour behavioural, favours behavioural, prefer promises, always prefer behavioural, prefer conduct commitments',
    'préfèrent comportementaux, préfèrent remèdes comportementaux, préfère remèdes comportementaux, préfèrent engagements comportementaux, préfère engagements comportementaux, privilégient engagements comportementaux, privilégie remèdes comportementaux, préfère engagements de comportement, préfère toujours engagements de comportement, préfèrent engagements de comportement, préfèrent toujours engagements',
  ],
  deals_integrate_now: [
    'start integrating, begin integrating, start integration, merge teams, merge the sales, merge sales, run both companies together, start to integrate, integrate at once, share price lists, share prices with, exchange prices, exchange price lists, swap customer lists',
    'commencer à intégrer, commence à intégrer, commencer intégration, commence l’intégration, fusionner les équipes, fusionne les équipes, intégrer tout de suite, gérer ensemble, échanger les prix, échanger les listes, échanger les tarifs, partager les prix, fusionner équipes commerciales',
  ],
  deals_before_word: ['before, ahead of, without waiting for, prior to', 'avant, sans attendre'],
  deals_just_wait: [
    'just wait, simply wait, only wait, nothing to do but wait, nothing else to do than wait, nothing to prepare, sit and wait, nothing to plan, no need to prepare, nothing to do until',
    'rien à faire qu’attendre, rien d’autre à faire qu’attendre, il suffit d’attendre, suffit d’attendre, on attend simplement, rien à préparer, on ne peut qu’attendre, attendre sans rien, rien à faire, rien à planifier, rien à organiser',
  ],
  deals_in_shares: [
    'in shares, in stock, in own shares, paying with shares, all stock, all share, share exchange, in microsoft shares, in bayer shares, in sanofi shares, with microsoft shares',
    'en titres, en actions, échange d’actions, échange de titres, en papier, en propres actions, avec ses actions',
  ],
  deals_free_of_charge: [
    'costs nothing, cost nothing, is free, for free, no cost, costs zero, without risk, no risk, risk free',
    'ne coûte rien, coûte rien, gratuit, gratuite, gratuitement, aucun coût, sans coût, sans risque, aucun risque',
  ],
  deals_all_synergies: [
    'all synergies, whole synergies, full synergies, entire synergies, hundred percent of synergies, total synergies',
    'toutes les synergies, totalité des synergies, intégralité des synergies, cent pour cent des synergies',
  ],
  deals_create_value: [
    'create value, creates value, still create, good deal, still good, still worth it, win, good deal for us',
    'créer de la valeur, crée de la valeur, crée encore, bonne affaire, reste gagnant, reste intéressant, créer quand même',
  ],
  deals_cheap: [
    'cheap, bargain, low price, inexpensive, reasonable price',
    'bon marché, pas cher, une affaire, prix raisonnable, peu cher',
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
    'not deduct, no need to deduct, not have to deduct, need not deduct, not subtract, not subtracted, not deducted, no need to subtract, not take off, no need to take off',
    'pas à l’enlever, pas à enlever, pas à déduire, pas à la déduire, pas besoin de déduire, pas besoin de la déduire, ne déduit pas, pas à retirer, pas à la retirer, n’enlève pas, ne retire pas, ne la déduit pas',
  ],
  deals_lose_control: [
    'lose control, loses control, lost control, gives up control, give up control, hands over control',
    'perd le contrôle, perdre le contrôle, abandonne le contrôle, cède le contrôle, perte de contrôle',
  ],
  deals_paper_word: [
    'shares, stock, paper, paid in shares, paid in stock',
    'titres, actions, papier, payé en titres, payé en actions',
  ],
  deals_same_as_cash: [
    'same as cash, as good as cash, just like cash, equivalent to cash, same thing as cash, worth the same as cash',
    'même que du cash, comme du cash, équivaut à du numéraire, équivaut à du cash, aussi bien que du cash, même chose que du cash, même chose que du numéraire, revient au même que du numéraire',
  ],
  deals_proves: [
    'means, proves, guarantees, shows',
    'veut dire, prouve, garantit, signifie, montre',
  ],
  deals_fair_word: [
    'fair, generous, right price',
    'équitable, juste, correct, correcte, généreuse',
  ],
  deals_adds_debt_phrase: [
    'add net debt, adding net debt, plus net debt, net debt is added, add the debt',
    'ajoute dette nette, ajouter dette nette, rajoute dette nette, plus dette nette, ajoute la dette',
  ],
  deals_vanish: [
    'disappear, disappears, vanish, vanishes, go away, goes away, simply added back, are pure profit',
    'disparaissent, disparaît, disparaître, s’envolent, viennent en plus du résultat, s’ajoutent au résultat, s’ajoutent simplement',
  ],
  deals_separation_noun: [
    'separation costs, separation cost',
    'coûts de séparation, frais de séparation',
  ],
  deals_comes_each_year: [
    'every year, each year, recur every year, are recurring, is recurring',
    'chaque année, tous les ans, sont récurrents, est récurrent, reviennent chaque année',
  ],
  deals_condition_noun: [
    'condition precedent, closing condition, condition',
    'condition suspensive, condition',
  ],
  deals_lifts: [
    'lift, lifts, lifted, falls away, fulfilled, met, satisfied, waived, lapse, lapses',
    'lever, lève, levée, tombe, remplie, réalisée, satisfaite, caduque',
  ],
  deals_by_itself: [
    'automatically, by itself, on its own, all by itself, without doing anything',
    'automatiquement, toute seule, d’elle-même, de plein droit, sans rien faire',
  ],
  deals_regulators_noun: [
    'regulator, regulators, authorities, watchdog, brussels, commission',
    'régulateur, régulateurs, autorités, bruxelles, commission',
  ],
  deals_powerless: [
    'nothing they could do, nothing companies could do, could do nothing, nothing could be done, nobody could have foreseen, not have done anything, only their fault',
    'ne pouvaient rien y faire, pouvaient rien faire, rien pu faire, pouvaient rien y faire, n’y pouvaient rien, personne ne pouvait prévoir, rien à faire, uniquement leur faute',
  ],
  deals_reverse_fee: [
    'reverse break fee, reverse fee, reverse termination fee',
    'indemnité inversée, indemnité de rupture inversée, reverse break fee',
  ],
  deals_paid_by_seller: [
    'paid by seller, paid by target, seller pays, target pays, seller has to pay, target has to pay',
    'payée par le vendeur, payée par la cible, versée par le vendeur, versée par la cible, vendeur paie, cible paie, vendeur verse, cible verse',
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
    'relevé le prix, relevé son prix, relevé son offre, augmenté son offre, augmenté le prix, payé plus que prévu, payé plus cher que prévu',
  ],
  deals_friendly_at_once: [
    'friendly from start, friendly from the start, agreed from the start, friendly from beginning, welcomed from the start',
    'amicale dès le départ, amical dès le départ, amicale dès le début, amicale depuis le début, accepté dès le départ, acceptée dès le départ',
  ],
  deals_wholly_in_cash: [
    'all cash, all in cash, entirely in cash, only cash, fully in cash, wholly in cash',
    'tout en numéraire, entièrement en numéraire, uniquement en numéraire, tout en cash, entièrement en cash, uniquement en cash',
  ],
  deals_paid_in_cash: ['in cash, all cash, cash deal', 'en numéraire, en cash'],
  deals_deal_completed: [
    'was completed, was closed, completed acquisition, closed acquisition, completed the deal, closed the deal, finally bought, went through',
    'bouclé, bouclée, finalisé, finalisée, fini par racheter, est allée au bout, conclue en',
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
    'close plants, closing plants, plant closures, factory closures, close factories',
    'fermer des usines, fermetures d’usines, fermeture d’usines, fermer les usines, fermer usines',
  ],
  deals_got_a_lower_price: [
    'obtained lower price, got lower price, renegotiated price down, managed to cut the price, paid less than agreed',
    'obtenu un prix plus bas, obtenu une baisse du prix, renégocié le prix à la baisse, réussi à baisser le prix, payé moins que prévu',
  ],
  deals_secrecy_word: [
    'secrecy, secret, confidentiality, confidential, quiet, silence, nda',
    'secret, confidentialité, confidentiel, silence, nda',
  ],
  deals_doc_word: [
    'document, documents, presentation, book, file, brochure, memorandum, memo, pack, profile, summary',
    'document, documents, dossier, présentation, brochure, mémorandum, mémo, plaquette, profil, résumé',
  ],
  deals_compete: [
    'compete, competing, fight each other, fight it out, battle, outbid, outbidding, bid against, rivals, rivalry, tension, bidding war, stay in, in the running, still in race, low ball, heat on, keep them honest, each other, against one another, one another, competitive round, competitive process',
    'se faire concurrence, font concurrence, se battent, se battre, surenchérir, rivaliser, tension, mis en concurrence, mettre en concurrence, en lice, maintenir la pression, se savent en compétition, entre eux, les uns contre les autres, les uns aux autres',
  ],
  deals_leave_verb: [
    'leave, leaves, leaving, avoid, avoids, drop, dodge, exclude, escape, free of',
    'laisser, laisse, éviter, évite, écarter, exclure, se débarrasser, échapper, sans',
  ],
  deals_burden: [
    'debts, debt, liabilities, liability, claims, lawsuits, lawsuit, problems, skeletons, tax claims, litigation, bad stuff, pension hole, old sins, nasty surprises, bad parts',
    'dettes, dette, passifs, passif, litiges, procès, redressements, problèmes, contentieux, casseroles, mauvaises surprises, cadavres',
  ],
  deals_past: [
    'past, history, everything it did, all its history, good and bad, everything',
    'passé, historique, histoire, tout ce qu’elle a fait, bon et mauvais, tout',
  ],
  deals_take_verb: [
    'take, takes, get, gets, inherit, inherits, assume, swallow, come with, comes with',
    'prendre, prend, hériter, hérite, reprendre, reprend, récupérer, récupère, embarquer',
  ],
  deals_choose_word: [
    'select, choose, pick, only what, what he wants, what you want, what i want, bits',
    'choisir, choisit, choisis, sélectionner, sélectionne, trier, ce qu’on veut, ce qu’il veut, ce que je veux, uniquement ce',
  ],
  deals_agree_word: [
    'agree, agrees, consent, consents, approval, permission, sign again',
    'accord, consentement, consentir, accepter, acceptent, agrément, donner son feu vert',
  ],
  deals_separately: [
    'separately, one by one, one at a time, individually, each, every',
    'séparément, un par un, une par une, un à un, individuellement, chaque',
  ],
  deals_not_follow: [
    'not come along, not follow, do not follow, not by themselves, not travel, not automatic, not automatically',
    'ne suivent pas, ne suit pas, pas tout seuls, ne passent pas, pas automatiquement, pas automatique',
  ],
  deals_independent_word: [
    'independent, outside, unrelated, outsider, somebody neutral, someone neutral, third party, second bank, someone from outside, not paid by',
    'indépendant, indépendante, extérieur, extérieure, sans lien, tiers, neutre, pas d’intérêt dans, deuxième banque',
  ],
  deals_cap_word: [
    'cap, caps, ceiling, basket, escrow, time limit, maximum, maximum amount, up to',
    'plafond, plafonds, franchise, séquestre, durée, maximum, limite',
  ],
  deals_recover_word: [
    'recover, recovered, claim, claims, claw back, get back, compensate, compensated, refund, liability, money back',
    'récupérer, récupère, réclamer, réclamation, indemniser, indemnisation, recours, responsabilité, remboursé',
  ],
  deals_fixed_word: [
    'fixed, set, frozen, once and for all, locked, final',
    'fixé, figé, une bonne fois, une fois pour toutes, verrouillé, bloqué, ne bouge plus, gelé',
  ],
  deals_drop_out: [
    'drop out, opt out, escape, leave the deal, give up',
    'sortir, se dédire, abandonner, partir',
  ],
  deals_must_happen: [
    'must happen, has to happen, have to happen, needed before, required before, must be obtained, conditional on, subject to',
    'doit se passer, doivent se passer, doit arriver, doit être obtenu, subordonné, subordonnée, conditionné, conditionnée, sous réserve',
  ],
  deals_long_stop: [
    'long stop, longstop, outside date, drop dead date, end date, final date',
    'date butoir, date limite, long stop',
  ],
  deals_extend: [
    'extend, extended, extension, months, cover, long enough, later, far enough, shorter, longer, renew, eighteen, twelve',
    'prolonger, prolongeable, prolongation, mois, couvrir, suffisante, lointaine, plus longue, plus courte, repousser, dix-huit, douze',
  ],
  deals_contact_word: [
    'talk, talked, consult, consulted, meet, sound out, pre notify, pre notification, ask',
    'consulter, sonder, rencontrer, parler, prénotifier, prénotification, discuter',
  ],
  deals_give_away: [
    'hand over, give, gives, goes to seller, go to seller, to the seller, seller gets, rest is ours, rest is for us, hand to, pass to',
    'donner, donne, on en donne, revient au vendeur, va au vendeur, part au vendeur, pour le vendeur, au vendeur, le reste est pour nous, laisser au vendeur',
  ],
  deals_strong_opinion: [
    'my recommendation, i recommend, i would recommend, i advise, i would advise, my advice, my preference, my verdict, i would not do it, i not do it',
    'ma recommandation, mon conseil, je recommande, je recommanderais, je conseille, je conseillerais, ma préférence, je préconise, je n’y vais pas, j’y vais, j’irais, je le ferais, je ne le ferais pas',
  ],
  deals_friendly: ['friendlier, friendly, white knight', 'amical, amicale, ami, chevalier blanc'],
  deals_other_party: [
    'other side, other party, the other, target, counterparty',
    'l’autre, autre partie, l’autre partie, cible, contrepartie',
  ],
  deals_main_danger: [
    'the risk is, main risk, biggest risk, real risk, the danger is, main danger, my worry, my fear, prove me wrong, what scares me, the exposure is, risk i see, the catch is, change my mind, could go wrong',
    'le risque est, le risque c’est, risque que je vois, principal risque, principal danger, vrai risque, le danger est, le danger c’est, le danger étant, au risque de, point noir, ce qui m’inquiète, donner tort, mal tourner, changer d’avis, la crainte, mon inquiétude',
  ],
  deals_cash_means: ['cash, cash on hand, cash balance', 'numéraire, cash, trésorerie'],
  deals_debt_means: [
    'debt, bonds, bond, loan, bank debt, borrowing',
    'dette, dettes, obligations, emprunt',
  ],
  deals_share_means: [
    'shares, stock, new shares, equity, rights issue',
    'titres, actions, augmentation de capital, fonds propres',
  ],
  deals_fund_verb: [
    'finance, financed, financing, fund, funded, funding',
    'financer, financé, financement, finance',
  ],
  deals_pays_in: [
    'pay in cash, pay cash, pay in shares, pay in stock, paying in cash, paying in shares, pay with cash, pay with shares, use debt, use cash, use shares',
    'payer cash, payer en cash, payer en numéraire, payer en titres, payer en actions, paierais en numéraire, paierais en cash, paierais en titres, paierais cash, utiliser la dette, paierais tout en dette, payer en dette, payer tout en dette',
  ],
  deals_sales_multiple: [
    'times sales, times revenue, times revenues, multiple of sales',
    'fois le chiffre d’affaires, fois les ventes, multiple de chiffre d’affaires, multiple du chiffre d’affaires',
  ],
  deals_pay_first: [
    'pay first, paid first, money first, payment first',
    'paie d’abord, payer d’abord, paye d’abord, paiement d’abord, payé d’abord',
  ],
  deals_sends_it: [
    'send, sends, sent, hand out, give',
    'envoyer, envoie, transmettre, transmet, remet',
  ],
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
    'n’augmente pas le risque, pas plus de risque, pas plus de fuites, aucun risque de plus',
  ],
  deals_price_adjusts: [
    'price is adjusted, price gets adjusted, price adjusts, price is trued up, price is recalculated, price will be adjusted, adjust the price, adjust price',
    'prix est ajusté, on ajuste le prix, ajuster le prix, prix s’ajuste, prix est recalculé, prix sera ajusté, prix est révisé',
  ],
  deals_with_completion_accounts: [
    'under completion accounts, with completion accounts, in completion accounts',
    'avec des comptes de closing, avec comptes de closing, avec les comptes de closing, en comptes de closing',
  ],
  deals_price_is_fixed: [
    'price is fixed, price never moves, price is final, price is locked, price is frozen',
    'prix est fixé, prix est définitivement fixé, prix est figé, prix ne bouge plus, prix est définitif',
  ],
  deals_seller_gets: [
    'go to seller, goes to seller, belong to seller, belongs to seller, seller keeps, seller gets',
    'vendeur garde, vendeur qui garde, reviennent au vendeur, revient au vendeur, vont au vendeur',
  ],
  deals_meanwhile: [
    'can already, could already, can start, in the meantime we can, meanwhile we can',
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
  deals_plus_word: ['plus, add, adding, added', 'plus, ajouter, ajoute, rajoute'],
  deals_made_to_compete: [
    'make them compete, play them off, play them against each other',
    'faire rivaliser, mettre en concurrence, faire jouer la concurrence, mis en concurrence',
  ],
  deals_deferred_if: [
    'later if, if they deliver, if targets are hit, if target is hit, if it comes true, only if it comes, if results come, paid only if, pay only if, pay part only if, price depend on, depend on results, conditional piece, conditional part, conditional on results',
    'plus tard si, plus tard selon, si les objectifs, payé seulement si, versé seulement si, selon les résultats, conditionné aux résultats, partie conditionnelle, dépendre le prix',
  ],
  deals_proof: [
    'evidence, proof, invoices, supporting documents, justification',
    'justificatifs, justificatif, preuve, preuves, factures',
  ],
  deals_why_deal: [
    'the logic, rationale, strategic reason, why do it, why they did, reason for deal, strategically, strategic fit',
    'la logique, le rationnel, intérêt stratégique, pourquoi le faire, raison de l’opération, stratégiquement, logique industrielle',
  ],
} as const satisfies Lexicon;
