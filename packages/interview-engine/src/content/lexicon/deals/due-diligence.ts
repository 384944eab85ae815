import type { Lexicon } from '../../types.ts';

/** Due diligence, in the words people use for it. */
export const dueDiligenceNotions: Lexicon = {
  audit_trail: [
    'accountants, auditors, quality of earnings, qoe, books, contracts, signed, backlog, customer calls, data room',
    'comptables, auditeurs, commissaires, livres, contrats, signé, carnet de commandes, data room, qualité des résultats',
  ],
  calls_customers: [
    'phone the customers, call the customers, ring the customers, phone customers, call his customers, speak to the customers, talk to customers, ask his customers, walk round the plant, visit the plants',
    'appelle les clients, appelle ses clients, téléphone aux clients, appeler les clients, interroge les clients, parle aux clients, visite les usines, visiter les usines, demande aux clients',
  ],
  carried_out: [
    'open, opens, run, carry out, do, does, start, begin, prepare, commission, write, let, adviser, advisers, buyers, bidders, accountants, auditors, confirm, confirmatory, clean, find, checks, shortlisted',
    'ouvre, ouvrir, ouverture, mener, mène, mènent, lancer, lance, faire, fait, font, préparer, prépare, conseils, acheteurs, acquéreurs, candidats, auditeurs, confirmer, confirmatoire, vérifier, finalistes, retenus',
  ],
  deals_brand_things: [
    'organic labels, the label, supply chain, sourcing, labels, seals, certification, supermarket, retailers, shelf contracts',
    'les labels, le label, approvisionnement, filière, labels, certification, enseignes, grande distribution, référencements, supermarchés',
  ],
  deals_checker: [
    'accountant, auditor, checker, lawyers, outside experts, specialists, advisers, advisors',
    'auditeur, expert-comptable, avocats, commissaires aux comptes, spécialistes, leurs conseils, conseils de l’acheteur, consultants',
  ],
  deals_comb: [
    'send people to check, send people in, leaf through every, go through, goes through, comb, pore over, examine, inspect, dig, scrutinise, audit, check, verify, pick apart, look under, look into, look at, x ray, homework, review, due diligence on, kick tyres, under the bonnet, under the hood, open the drawers, open up the drawers, in the cupboards, turn every stone, look inside, snoop, crawl through, go through every bill',
    'gratter, enverrais quelqu’un, passent chaque feuille, feuille en revue, éplucher, examiner, passer au crible, décortiquer, fouiller, auditer, inspecter, analyser, creuser, vérifier, étudier, revue, scruter, peigne fin, contrôlent, passent tout, sous le capot, ouvrir les tiroirs, ouvre les tiroirs, dans les placards, retourner chaque pierre, regarder dedans, mettre le nez, passer au peigne',
  ],
  deals_deep_audit: [
    'thorough diligence, thorough due diligence, deep diligence, deep dive, careful due diligence, quality of earnings, qoe',
    'audit poussé, audit approfondi, revue approfondie, due diligence approfondie, quality of earnings',
  ],
  deals_is_true: [
    'is true, are true, told them, told us, not lied, no lies, what we say, what was promised',
    'est vrai, sont vrais, leur a dit, nous a dit, on a dit, pas menti, qu’on raconte',
  ],
  deals_papers: [
    'data room, papers, files, documents, books, accounts, records, numbers, figures, contracts, paperwork, everything',
    'data room, papiers, dossiers, documents, comptes, livres, pièces, chiffres, archives, contrats',
  ],
  deals_proof: [
    'evidence, proof, invoices, supporting documents, justification',
    'justificatifs, preuve, factures',
  ],
  deals_reads_all: [
    'read, reads, look at, looks at, go over, goes over, question, ask, inspect, visit, poke',
    'lire, lisent, lit, regarder, regardent, poser des questions, posent des questions, visiter, fouiner, questionner',
  ],
  due_diligence_visit: ['send people in', 'envoie des gens'],
  go_through: ['go through', 'passer en revue'],
  on_site: ['on site, on the spot, on the ground', 'sur place, sur le terrain'],
  opens_drawers: [
    'open the drawers, opening the drawers, ring his customers, phone his customers, call his customers, look under the bonnet, go through the drawers',
    'ouvrir les tiroirs, ouvrir ses tiroirs, appeler ses clients, téléphoner à ses clients, voir ses clients, voir les clients, fouiller les tiroirs',
  ],
  own_experts: [
    'own accountants, our experts, outside experts, specialists, independent firm, third party',
    'nos comptables, propres comptables, nos experts, experts extérieurs, spécialistes, un cabinet',
  ],
  process_lifts_carpets: [
    'every cupboard, lift every carpet, lift the carpets, every drawer, under every stone, turn over every stone, open every box, look under the bed, every skeleton',
    'soulève tous les tapis, soulever les tapis, soulève chaque tapis, tous les placards, ouvre tous les tiroirs, chaque tiroir, sous les lits, retourne tout',
  ],
  process_looks_within: [
    'see the insides, look at the insides, look around the house, kick the tyres, kicks the tyres, kick the tires, under the bonnet, every drawer',
    'voir les entrailles, voir l’intérieur, voir ce qu’il y a dedans, sous le capot, tous les tiroirs, aux rayons x',
  ],
  proof: [
    'the bills, proof, evidence, invoice, contract, document, paperwork, support, receipts, back it up, back up, ledger, papers, bank statements, payslips',
    'les factures, justificatifs, preuve, justificatif, facture, contrat, document, pièces, documentation, papiers, relevés',
  ],
  proof_word: ['proof, evidence, prove', 'preuve, prouver'],
  put_to_the_test: [
    'test it in, tested in, test in, what holds up, what holds, against, backed up by, confirmed by, compare with, survives, check in, stands up in',
    'confronte, confronter, tient, ce qui tient, passe au crible, recoupe avec, valide, validé, vérifie en, vérifié en, teste en, testé en, résiste, à l’épreuve',
  ],
  reviewer: [
    'auditor, quality of earnings, qoe, diligence, specialist, independent, third party, forensic, our experts, outside experts, accountants',
    'commissaire aux comptes, auditeur, quality of earnings, qoe, due diligence, indépendant, un cabinet, experts, comptables',
  ],
  snooped_at: [
    'bills, invoices, leases, lawsuits, trials, contracts, accounts, books, taxes, damp, cracks, before he pays, before paying, before they pay, before signing, before they sign, before he signs, surprises, hidden, rot, cellar, roof, what is wrong, what we said, seller has, himself first',
    'factures, baux, procès, contrats, comptes, impôts, humidité, fissures, avant de payer, avant qu’il paie, avant de signer, avant de s’engager, surprises, caché, cachés, pourri, cave, toit, ce qui ne va pas, vendeur les, lui-même avant',
  ],
  snoops: [
    'open every cupboard, open all the cupboards, opens the cupboards, opens every drawer, look under the bed, under the carpet, lift the carpet, lifts the rug, tap the walls, knock on the walls, from cellar to attic, cellar to roof, look in the cellar, look in every corner, look everywhere, check the boiler, check the roof, turn everything upside down, count the spoons, go through every, send his people, sends his people, send their people, send their experts, brings his plumber, kick the tyres, lift the lid, opens the bonnet, with a torch, with a magnifying glass, look at everything, poke around, poke into, look through everything, send people to look, send people in, turn the place inside out, inside out',
    'ouvrir tous les placards, ouvre tous les placards, ouvre les placards, ouvrent les placards, ouvrent tous les tiroirs, regarder sous le lit, sous le tapis, soulever le tapis, soulève les tapis, taper sur les murs, dans la cave, dans tous les coins, partout, vérifier la chaudière, vérifier le toit, tout retourner, retourne tout, compter les cuillères, envoie ses gens, envoient leurs gens, envoie ses experts, vient avec son plombier, soulève le capot, ouvre le capot, à la loupe, lampe de poche, regarde tout, regardent tout, fouinent, fouine, de la cave au grenier, tout regarder, envoient des gens, envoie des gens, retournent la maison, de fond en comble',
  ],
  told_dig: [
    'dig, snoop, snoops, look through every drawer, digs',
    'fouille, fouiller, creuse, creuser, fouillent',
  ],
  told_every_stone: [
    'turn over every stone, turn every stone, leave no stone unturned, go over everything with a fine comb',
    'retourner chaque pierre, retournent chaque pierre, passer tout au peigne fin, passent tout au peigne fin',
  ],
  told_far_more: [
    'a lot more, far more, much more, more carefully, beforehand, before signing',
    'bien avant, beaucoup plus, bien plus, avant de signer, davantage',
  ],
  told_found_by_us: [
    'dug up, our accountants found, our people found, mechanic spotted, spotted during the visit, found on the visit, nasty things we found, found when we went through, found going through, buyer found',
    'repérée en visitant, repéré en visitant, ont déniché, nos comptables ont trouvé, mécano a repéré, trouvé en fouillant, découvert en vérifiant, découvert en fouillant, acheteur a découvert, acheteur a trouvé',
  ],
  told_moves_price: [
    'shift millions, a euro less, less for the owner, less for the seller, moves the price',
    'vient en moins, en moins dans ce que touche, déplace des millions, fait baisser le chèque',
  ],
  told_sellers_account: [
    'seller pays for, at your expense, goes into the contract, written into the contract, on the seller’s account, on your account',
    'à ta charge, à sa charge, à la charge du vendeur, noir sur blanc, passe dans le contrat, écrit dans le contrat',
  ],
  visit_check: ['to check, to look', 'vérifier, regarder'],
  want_word: [
    'want, ask, get, see, demand, show me',
    'vouloir, veux, demander, exiger, voir, montrer',
  ],
};
