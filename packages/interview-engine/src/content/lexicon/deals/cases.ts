import type { Lexicon } from '../../types.ts';

/** Words for what is said wrongly when a deal is judged or advised on. */
export const misjudgedCases = {
  cases_aim: [
    'wants to achieve, objective, strategy, rationale, strategic logic, goal, why the group',
    'objectif, stratégie, rationnel, pourquoi le groupe',
  ],
  cases_after_signing: [
    'after signing, after closing, after the deal, once we have signed, once the deal',
    'après la signature, après le closing, après l’opération, une fois signé, une fois l’opération',
  ],
  cases_buys_whenever: [
    'buy whenever, buys whenever, buy as soon as, buy any company',
    'acheter dès que, achète dès que, acheter quand le multiple, acheter tout ce qui',
  ],
  cases_stand_alone: [
    'stand alone value, standalone value, intrinsic value, stand alone price',
    'valeur intrinsèque, valeur stand alone, valeur seule, valeur autonome',
  ],
  cases_minus: ['minus, less', 'moins'],
  cases_minority: ['minority', 'minoritaire'],
  cases_no_rights: [
    'no veto, no board seat, no seat, no rights, no say, asks for nothing, nothing in return, without any right',
    'sans contrepartie, ni siège, ni veto, aucun droit, aucun veto, aucun siège, ne demande rien, pas son mot à dire',
  ],
  cases_listing: ['ipo, listing, listed, stock exchange', 'bourse, introduction, cotée, ipo'],
  cases_loses_control: [
    'lose control, loses control, gives up control, no longer controls',
    'perd le contrôle, perdre le contrôle, perd la main, ne contrôle plus, abandonne le contrôle',
  ],
  cases_reinvests: [
    'reinvest, reinvestment, rolls over, roll over',
    'réinvestit, réinvestissent, réinvestissement, réinvestir',
  ],
  cases_target: [
    'target, operating company, company itself',
    'cible, société opérationnelle, société elle même',
  ],
  cases_reinvests_nothing: [
    'reinvest nothing, reinvests nothing, without reinvesting, cash out everything, cashes out everything',
    'ne réinvestit rien, sans réinvestir, encaisse tout, tout encaisser, réinvestir rien',
  ],
  cases_control: ['majority, control', 'majorité, contrôle'],
  cases_pill: ['pill', 'pilule, poison pill'],
  cases_raises: [
    'increase, increases, raise, raises, lifts, boosts, goes up, add to',
    'augmente, augmentent, accroît, renforce, monte, relève, améliore',
  ],
  cases_cheaper: ['cheaper for, helps', 'moins cher pour, aide, avantage'],
  cases_attacker: [
    'bidder, attacker, suitor, raider, him',
    'attaquant, assaillant, initiateur, prédateur',
  ],
  cases_stake: [
    'stake of the bidder, bidder’s stake, attacker’s stake, suitor’s stake',
    'participation de l’attaquant, participation de l’initiateur, part de l’attaquant',
  ],
  cases_opinion: ['fairness, opinion', 'attestation, fairness opinion'],
  cases_best_price: [
    'highest price, best price, best possible price, nobody would pay more, guarantees the price',
    'meilleur prix, prix le plus élevé, plus haut prix, prix maximum, garantit le prix',
  ],
  cases_bidders_bank: [
    'bidder’s bank, attacker’s bank, suitor’s bank, bank of the bidder, acquirer’s bank',
    'banque de l’attaquant, banque de l’assaillant, banque de l’initiateur, banque de l’acquéreur, banque adverse',
  ],
  cases_dissynergies: [
    'dis synergies, dissynergies, dis synergy, losing the group, losing the purchasing',
    'dis synergies, dissynergies, désynergies, perte des achats groupés',
  ],
  cases_alone_cost: [
    'stand alone cost, standalone cost, cost of standing alone',
    'coût autonome, coûts autonomes, coût stand alone, coûts stand alone',
  ],
  cases_higher: [
    'higher, larger, bigger, greater',
    'plus élevé, plus élevée, plus élevés, plus forte, plus grande, plus importante, supérieur',
  ],
  cases_after_interest: [
    'after interest, net of interest',
    'après intérêts, après les intérêts, net des intérêts',
  ],
  cases_applies: ['apply, use, take, put', 'applique, appliquer, prends, utilise, retiens'],
  cases_whole_group: [
    'whole group, entire group, parent company, of the parent, group’s own',
    'groupe entier, maison mère, ensemble du groupe, du groupe lui même',
  ],
  cases_was_closed: [
    'closed, completed, went through, closing, jumped',
    'allée au closing, conclue, bouclée, au bout, signée, cours a bondi, cours a grimpé',
  ],
  cases_proves: [
    'proves, proof, shows, must have created, so it created',
    'prouve, preuve, montre, démontre, donc elle a créé, donc il a créé',
  ],
  cases_worth_it: [
    'created value, creates value, was fair, not overpay, was not overpaid, right price',
    'créé de la valeur, créait de la valeur, prix juste, prix était juste, n’a pas surpayé, pas trop payé, bon prix',
  ],
  cases_wider: ['broader, wider, broadly', 'plus large, plus vaste, élargit, largement'],
  cases_market: ['market, defined, definition', 'marché, défini, définition'],
  cases_market_share: ['share, shares', 'part, parts'],
  cases_overlap: ['overlap, overlaps', 'recouvrent, chevauchent, recoupent, doublon'],
  cases_reassured: [
    'reassured, reassures, happier, relieved',
    'rassurée, rassurées, rassure, tranquille',
  ],
  cases_vertical: ['vertical, supplier and customer', 'verticale, vertical, fournisseur et client'],
  cases_no_risk: [
    'no risk, no concern, no competition issue, without risk, never a problem, raises no',
    'aucun risque, sans risque, aucun problème, jamais de problème, aucune difficulté',
  ],
  cases_only_way: [
    'only way, only real way, only option, only solution',
    'seule façon, seule solution, seul moyen, seule option, seule voie',
  ],
  cases_all_of_it: [
    'hundred percent, whole company, all the shares, sell everything, full sale',
    'cent pour cent, totalité, toute l’entreprise, tout vendre, vente totale',
  ],
  cases_payout: ['recap, dividend', 'dividende, recap'],
  cases_without_debt: [
    'no debt, without debt, without adding debt, without any debt, not add debt',
    'aucune dette, sans dette, pas de dette, sans endetter',
  ],
  cases_separation: [
    'separation costs, one off costs, one off separation, it migration',
    'frais de séparation, coûts de séparation, coûts exceptionnels, migration informatique',
  ],
  cases_kept_in: [
    'go into the ebitda, stay in the ebitda, are recurring, recurring by nature',
    'laisse dans l’ebitda, garde dans l’ebitda, reste dans l’ebitda, récurrents par nature, récurrentes par nature, sont récurrents, sont récurrentes',
  ],
  cases_nothing_possible: [
    'neither side could, nothing they could, nothing either side, neither party could have done anything, could not have done anything',
    'rien pu faire, ne pouvaient rien faire, ne pouvait rien faire',
  ],
  cases_remedies: [
    'remedies, divestments, concessions',
    'remèdes, cessions, engagements, concessions',
  ],
  cases_at_the_end: [
    'at the end, at the very end, once it is blocked, after the ban, once blocked, cannot be prepared, only when asked',
    'à la fin, une fois l’interdiction, après l’interdiction, en dernier recours, au dernier moment',
  ],
  cases_refusal: ['objection, refusal, veto, regulator', 'refus, opposition, veto, régulateur'],
  cases_counts_as: ['is a, counts as, triggers', 'est un, constitue, déclenche, vaut'],
  cases_joint_prices: [
    'set prices together, fix prices together, agree on prices, coordinate prices',
    'prix ensemble',
  ],
  cases_waiting: [
    'while waiting, meanwhile, in the meantime, before clearance',
    'en attendant, avant le feu vert, entre temps, avant l’autorisation',
  ],
  cases_premium: ['premium', 'prime'],
  cases_acquirers_price: [
    'acquirer’s price, acquirer’s share price, buyer’s share price, bidder’s share price, price of the acquirer',
    'cours de l’acquéreur, cours de l’acheteur, cours de l’initiateur, cours de l’assaillant',
  ],
  cases_white_knight: ['white knight, third party', 'chevalier blanc, tiers ami'],
  cases_knight_wrong: [
    'is illegal, is forbidden, not allowed, we buy the, hostile bidder becomes, buy the suitor',
    'est interdit, illégal, interdite, on rachète l’attaquant, nous rachetons l’attaquant, attaquant devient',
  ],
  cases_no_offer: [
    'not a public offer, no offer document, no regulator, no prospectus',
    'pas une offre publique, aucun visa, sans visa',
  ],
  cases_pure_gain: [
    'simply, just, pure gain, savings, nothing replaces, for free, all profit, and that is it',
    'simplement, gain net, économie, rien ne les remplace, cadeau, purement, bonus',
  ],
  cases_closed_first: [
    'closed first, close first',
    'closer d’abord, signer et closer, clôturer d’abord',
  ],
  cases_files: [
    'file, filed, notify, authorities, approval',
    'déposer, notifier, autorités, autorisation',
  ],
  cases_afterwards: [
    'afterwards, later, after closing',
    'ensuite, après coup, après le closing, plus tard',
  ],
} as const satisfies Lexicon;
