import type { Lexicon } from '../../types.ts';

/** The SPA, in the words people use for it. */
export const spaNotions: Lexicon = {
  case_runs_freely: [
    'let it raise, let it hire, let it invest, keep hiring, keep investing, freedom to, free to run, run the business, raise money',
    'recruter, investir librement, librement, gérer librement, continuer à investir, continuer à recruter, lever des fonds, lever de l’argent',
  ],
  deals_cap_word: [
    'cap, ceiling, basket, escrow, time limit, maximum, up to',
    'plafond, franchise, séquestre, durée, maximum, limite',
  ],
  deals_contract_duty: [
    'must sell what, promise to sell, obliged to sell, bound to sell, obligation to accept, obligation to offer, hell or high water, best efforts, reasonable efforts, in contract, in agreement, contract should, protect itself, commit to remedies, covenant',
    'accepter de vendre, promettre de vendre, obligé de céder, obligation d’accepter, obligation de proposer, s’engager à, meilleurs efforts, dans l’accord, contrat, se protéger, engagement d’accepter, hell or high water',
  ],
  deals_haggle: [
    'the text of the, negotiate, argue, haggle, mark up, redline, corrections, amend, comments, sign, thrash out, put name on, changes, edits, crossed out, rewrite, fight over, quarrel over, battle over, wording, word by word, line by line',
    'se disputent, rédige ensemble, négocier, négocie, discuter, annoter, commenter, commentaires, amender, corriger, signer, se bat, modifications, ratures, remarques, renvoient, se battent, se battre, se chamaillent, virgule, mot à mot, ligne à ligne, texte',
  ],
  deals_promise_limit: [
    'up to what sum, cap, ceiling, basket, de minimis, limit, expiry, how long, how much, claim, claw back, get back, recover, refund, compensate, pay, escrow, holdback, deductible, money back, reimburse, certain amount, give back, gives back, give some, some of the money, two years, eighteen months, for so long',
    'plafonnées, plafonnée, plafonnés, jusqu’à quel montant, plafond, plafonné, franchise, seuil, durée, combien de temps, réclamer, récupérer, rembourser, indemniser, séquestre, limite, payer, recours, déclenchement, certain montant, rend une partie, rendre une partie, rend l’argent, rembourse, deux ans, dix-huit mois',
  ],
  deals_promises: [
    'what he promises, what he answers for, warranty, representations, reps, guarantee, indemnity, promise, liability regime, turn out false, turns out wrong, untrue, statements about business, insurance policy, vouch, stand behind, stands behind, swear, told us turns, lied, what he says, on the hook, liable, answerable',
    'ce qu’il promet, ce dont il répond, garantie, gap, déclarations, indemnité, indemnisation, promesses, se révèle faux, s’avère faux, inexact, assurance, porter garant, vendeur promet, jure, menti, ce qu’il dit, responsable, répond, tenu de rembourser',
  ],
  deals_recover_word: [
    'recover, claim, claw back, get back, compensate, refund, liability, money back',
    'récupérer, réclamer, indemniser, recours, responsabilité, remboursé',
  ],
  deals_sale_contract: [
    'merger agreement, signed paper, put on paper, what they signed, paper that says what the seller guarantees, deed of sale, spa, purchase agreement, sale agreement, contract, legal agreement, written in, write in, put in writing, sale deed, one agreement, final agreement, big agreement',
    'papier signé, sur le papier, ce qu’on signe, papier qui dit ce que le vendeur garantit, acte de vente, papier que vendeur et acheteur signent, papier qu’ils signent, spa, contrat, protocole, acte cession, faire écrire, écrit noir sur blanc, inscrit, acte vente, projet acte',
  ],
  deals_signing_day: [
    'shake hands in writing, signing, signature, put name on, shake hands, ink, pen to paper, dotted line',
    'tape dans la main par écrit, signing, signer, signature, se serrer la main, poignée de main, bas de la page',
  ],
  deals_turn_up: [
    'turn up, uncover, found, discover, come to light, bad surprise, nasty surprise, skeletons, later surprise',
    'déniché, dénicher, en fouillant, découvrir, trouvé, mettre au jour, ressortir, mauvaise surprise, cadavres, vice caché, sort plus tard, apparaît plus tard, éclate plus tard',
  ],
  defect_shows: [
    'roof leaks, roof leak, boiler dies, boiler breaks, boiler gives up, crack, cracks, hidden fault, hidden defect, something is wrong, something wrong, goes wrong, turns out, damp, termites, drains, if he lied, old bill, tax bill, bill turns up, bad surprise, hid something, has hidden, hid a, kept quiet about, not told us, something nasty, nasty surprise, shows up later, comes up later, turns up later, crops up, skeleton comes out, tax bill from before, bill from before, comes out later, old tax bill, problem shows up, problem appears, problem comes up, problem turns up, surprises turn up, problem emerges',
    'toit fuit, toit fuyait, chaudière lâche, chaudière tombe, fissure, fissures, défaut caché, vice caché, quelque chose cloche, ne marche pas, humidité, termites, tuile, tuiles, canalisations, s’il a menti, vieille facture, facture arrive, une facture, mauvaise surprise, caché un souci, a caché, caché quelque chose, tu quelque chose, surgit, ressort plus tard, apparaît plus tard, sort du placard, découvre un loup, impôt d’avant, facture d’avant, vieux redressement, problème apparaîtrait, problème apparaît, problème surgit, problème sort, un problème se révèle, s’il avait caché, avait caché',
  ],
  process_who_bears: [
    'who bears, who carries, who takes which risk, allocates the risk, allocates risk, shares out the risk, splits the risk, which pocket, whose pocket, stuck with the bill, left with the bill',
    'qui porte, qui supporte, répartit les risques, partage les risques, qui prend quel risque, répartition des risques, de quelle poche, quelle poche, reste avec l’ardoise, paie l’ardoise',
  ],
  who_foots_it: [
    'who pays, who foots, how much, up to a, up to what, for how long, pays me back, pay me back, pays us back, pays back, gives me back, gives back, at the notary, notary keeps, with the notary, set aside, kept back, held back, kept aside, in a sealed envelope, comes off the price, knocked off, out of his pocket, refund, refunds, my money back, which pocket, whose pocket, seller pays for it, stays blocked, is blocked, in escrow, give back, have to return, up to a certain sum',
    'qui paie, qui paye, combien, jusqu’à quel, me rend, nous rend, rembourse, chez le notaire, de côté, gardé, retenu, enveloppe, enlève du prix, baisse du prix, de sa poche, mon argent, remboursement, de quelle poche, à la charge du vendeur, reste bloquée, reste bloqué, est bloquée, en séquestre, devra rendre, devoir rendre, doit rendre, jusqu’à un certain montant',
  ],
};
