import type { Lexicon } from '../../types.ts';

/** Words for false reasons why a price is right, and for false ways of financing it. */
export const misjudgedPrices = {
  amiss_two_leaders: [
    'number one and two, two leaders, two largest, two biggest, market leaders, direct competitors, direct rivals, closest competitor, same market, dominant position',
    'numéro un et numéro deux, numéro un et deux, deux leaders, deux premiers, concurrents directs, principal concurrent, même marché, position dominante',
  ],
  amiss_no_antitrust_issue: [
    'no antitrust issue, no antitrust concern, no antitrust risk, no antitrust problem, no competition issue, no competition concern, no competition risk, no competition problem, no regulatory risk, no regulatory issue, regulator has no reason, clearance is automatic, clearance is a formality, antitrust is a formality, no approval needed, no need for approval, no need for clearance, cleared automatically, waved through, easier to clear, easier clearance, antitrust will not be, antitrust is no issue',
    'aucun sujet concurrence, pas de sujet concurrence, aucun sujet antitrust, pas de sujet antitrust, aucun risque antitrust, pas de risque antitrust, aucun problème de concurrence, aucun risque concurrence, aucun sujet de concurrence, aucun risque réglementaire, autorisation est automatique, autorisation est une formalité, feu vert automatique, feu vert est automatique, antitrust est une formalité, plus facile à autoriser, pas besoin d’autorisation, aucune autorisation, concurrence n’est pas un sujet',
  ],
  amiss_many_turns: [
    'five times, six times, seven times, eight times, five turns, six turns, seven turns, 5 times, 6 times, 7 times, 8 times, 5x, 6x, 7x, 8x',
    'cinq fois, six fois, sept fois, huit fois, cinq tours, six tours, sept tours, 5 fois, 6 fois, 7 fois, 8 fois, 5x, 6x, 7x, 8x',
  ],
  amiss_investment_grade: ['investment grade', 'investment grade, catégorie investissement'],
  amiss_keeps_rating: [
    'keep, keeps, keeping, remain, remains, stays, stay, still, perfectly, comfortably, is investment grade, plenty of room, room to',
    'garder, garde, reste, rester, restant, conserve, conserver, toute la marge, encore, tout à fait, confortablement, sans problème',
  ],
  amiss_loses_rating: [
    'lose, loses, losing, lost, junk, out of, high yield, at risk, threaten, threatens, not, never, cannot, below',
    'perd, perdre, perdrait, perte, perdu, high yield, spéculative, menace, en danger, pas, plus, jamais, impossible, risque, sortir',
  ],
  amiss_all_synergies: [
    'all synergies, all the synergies, whole synergies, full synergies, synergies in full, synergies entirely, synergies fully, every euro of synergies, 100 of the synergies, total synergies, full value of the synergies',
    'toutes les synergies, totalité des synergies, intégralité des synergies, synergies en totalité, synergies en entier, synergies intégralement, ensemble des synergies, synergies entièrement, 100 des synergies, cent pour cent des synergies, synergies je les ajoute entièrement',
  ],
  amiss_synergies: ['synergies', 'synergies'],
  amiss_to_seller: [
    'to the seller, to sellers, to the vendor, to the target, in the price, in the premium, into the price, into the premium, to the price, pay',
    'au vendeur, aux vendeurs, au cédant, à la cible, aux actionnaires de la cible, dans le prix, dans la prime, au prix, payer, reverser, verser',
  ],
  amiss_belong_to_seller: [
    'belong to the seller, belongs to the seller, belong to the target, due to the seller, owed to the seller, seller deserves, seller’s by right, come from the seller, rightfully the seller’s, belong to the vendor, belong to sellers',
    'reviennent au vendeur, reviennent de droit, appartiennent au vendeur, appartiennent à la cible, dues au vendeur, sont au vendeur, reviennent aux vendeurs, reviennent entièrement au vendeur, reviennent à la cible',
  ],
  amiss_right_thing: [
    'creates value, create value, should, must, best, always, makes sense, how it creates, good deal, fair, normal',
    'crée de la valeur, créer de la valeur, doit, il faut, meilleur, toujours, a du sens, normal, juste, bonne opération, devrait, devrions',
  ],
  amiss_leaves_nothing: [
    'nothing, destroys, mistake, only, no value, part of, zero, too much',
    'rien, détruit, erreur, plus aucune, une partie, zéro, trop, pas',
  ],
  amiss_higher_premium: [
    'higher premium, high premium, bigger premium, larger premium, big premium, large premium, higher the premium, bigger the premium, larger the premium, generous premium, premium is high, premium was high, more you pay, more the buyer pays, more the acquirer pays',
    'prime élevée, prime plus élevée, forte prime, grosse prime, prime est élevée, prime est haute, prime était élevée, plus elle est élevée, prime généreuse, plus on paie, plus l’acquéreur paie, prime est forte, plus forte la prime',
  ],
  amiss_better_for_buyer: [
    'better the deal, better for the acquirer, better for the buyer, better it is, good for the acquirer, good for the buyer, more value it creates, more it creates, creates more value, shows conviction, more the acquirer earns, more synergies there are, proves the quality',
    'mieux pour l’acquéreur, meilleure pour l’acquéreur, meilleure pour l’acheteur, bon pour l’acquéreur, bonne pour l’acquéreur, plus l’opération crée, crée plus de valeur, crée davantage de valeur, prouve la qualité, mieux pour l’acheteur, intérêt à payer',
  ],
  amiss_low_premium: [
    'low premium, small premium, smaller premium, lower premium, premium was low, premium is low, lower the premium, thin premium',
    'prime faible, faible prime, petite prime, prime basse, prime est faible, prime était faible, prime plus faible',
  ],
  amiss_overpaid: [
    'overpaid, overpays, overpay, paid too much, pays too much, too expensive, worse for the acquirer, worse for the buyer',
    'surpayé, surpaie, payé trop, trop payé, paie trop, trop cher, mauvais pour l’acquéreur',
  ],
  amiss_price_fair: [
    'fair, price was right, price is right, right price, reasonable, attractive price, cheap',
    'juste, équitable, raisonnable, bon prix, prix correct, attractif',
  ],
  amiss_board_accepted: [
    'board accepted, board approved, board agreed, board recommended, directors accepted, both sides agreed, both sides signed, seller accepted, seller agreed, sellers accepted, shareholders accepted, shareholders voted, regulator approved, regulators approved, regulator cleared, commission cleared, authority cleared, authorities cleared, commission approved, it closed, deal closed, paid in cash, banker signed, banks advised',
    'conseil a accepté, conseil l’a accepté, conseil l’a approuvé, conseil a approuvé, conseil a recommandé, conseil a dit oui, vendeur a accepté, vendeurs ont accepté, actionnaires ont accepté, actionnaires ont voté, régulateur a approuvé, autorité a approuvé, autorité l’a autorisée, commission a approuvé, commission l’a autorisée, commission a autorisé, deux parties ont signé, les deux ont signé, payé en cash',
  ],
  amiss_causal: [
    'because, since, as, so, which means, therefore, proves, shows, hence',
    'parce que, puisque, car, comme, donc, prouve, montre, ce qui veut dire',
  ],
  amiss_above_precedents: [
    'above every precedent, above all precedents, above every comparable, above all the comparables, above the precedents, higher than every precedent, higher than all precedents, above the sector, above peers, highest multiple, highest in the sector, above precedent transactions, more than any precedent',
    'au dessus de tous les précédents, au dessus des précédents, au dessus des comparables, plus haut multiple, multiple le plus élevé',
  ],
  amiss_below_precedents: [
    'below every precedent, below all precedents, below the precedents, lower than every precedent, below the sector, below peers, lowest multiple, under all the comparables, below all comparables',
    'en dessous des précédents, sous les précédents, en dessous des comparables, sous tous les comparables, multiple le plus bas',
  ],
  amiss_announced_synergies: [
    'announced synergies, synergies announced, synergies they announced, published synergies, promised synergies, revenue synergies, sales synergies, commercial synergies, synergies management promised',
    'synergies annoncées, synergies publiées, synergies promises, synergies du communiqué, synergies de revenus, synergies commerciales, synergies de croissance',
  ],
  amiss_as_good_as_earned: [
    'are certain, were certain, is certain, guaranteed, are sure, are safe, as good as done, are locked in, in the bag, are secured, already earned, taken at full value, count them in full, counted in full, pay them in full, always delivered, always achieved, always realised, taken at face value, are a fact',
    'sont certaines, étaient certaines, garanties, sont sûres, étaient sûres, à cent pour cent, toujours réalisées, se réalisent toujours, toujours au rendez vous, comptées en totalité, prises telles quelles, payer d’avance, acquises',
  ],
  amiss_not_discounted: [
    'no need to discount, not discount, not be discounted, without discounting, no haircut, not haircut, no discount, no probability, not need to be discounted',
    'pas besoin d’actualiser, pas actualiser, ne les actualise pas, pas les actualiser, sans les actualiser, sans actualiser, sans décote, aucune décote, sans probabilité',
  ],
  amiss_compares: [
    'compare, comparing, compared, against, relate, divide, over',
    'compare, comparer, comparée, rapporte, rapporter, rapportée, face, divise',
  ],
  amiss_targets_sales: [
    'target’s sales, target’s revenue, target’s turnover, sales of the target, revenue of the target, turnover of the target, target’s net income, acquirer’s sales, buyer’s sales, its sales, its revenue, number of employees',
    'ca de la cible, ventes de la cible, chiffre d’affaires, résultat net de la cible, ventes de l’acquéreur, nombre de salariés',
  ],
  amiss_equity_value: [
    'equity value, value of the equity, value of the shares, price of the shares, market cap, market capitalisation, equity price, share price, offer for the shares',
    'valeur des titres, valeur des actions, prix des titres, prix des actions, capitalisation, fonds propres',
  ],
  amiss_over: ['over, to, against, by, with, on', 'sur, à, par, avec'],
  amiss_assumed_debt: [
    'debt taken over, assumed debt, debt it takes on, target’s debt, acquired debt, debt of the target, debt assumed',
    'dette reprise, dette de la cible, dettes reprises, dette nette reprise, dette assumée',
  ],
  amiss_not_in_price: [
    'not in the price, not count, not belong, is not part of',
    'pas dans le prix, ne compte pas, hors du prix, pas partie',
  ],
  amiss_sellers_word: [
    'target’s shareholders, sellers, seller, selling shareholders, shareholders of the target, target shareholders, target holders, target’s holders',
    'actionnaires de la cible, vendeurs, vendeur, cédants, cédant',
  ],
  amiss_keep_the_risk: [
    'share the risk, bear the risk, carry the risk, keep the risk, share in the risk, bear the integration risk, share in the synergies, share the synergies, benefit from the synergies, share in the upside, stay exposed, remain exposed, keep a stake, remain shareholders',
    'partagent le risque, portent le risque, supportent le risque, gardent le risque, participent au risque, profitent des synergies, participent aux synergies, partagent les synergies, restent exposés, gardent une part, restent actionnaires, restent au capital',
  ],
  amiss_out_entirely: [
    'bear no risk, carry no risk, take no risk, no longer exposed, out entirely, no stake left, no exposure, have no stake, get a fixed amount, acquirer alone bears',
    'ne portent aucun risque, ne sont plus exposés, sortent complètement, sortent entièrement, plus aucune exposition, n’ont plus rien, reçoivent un montant fixe, acquéreur porte tout le risque',
  ],
} as const satisfies Lexicon;
