import type { Lexicon } from '../../types.ts';

/** How people who keep no books speak of what is bought, lost, rented or paid ahead. */
export const plainEntries = {
  plain_each_thing: [
    'every single thing, every thing, each thing, everything in it, every item, each item, item by item, thing by thing, every object, each object, one by one, room by room, every asset, each asset, each piece, every piece, whole inventory, full inventory, everything you bought, everything we bought, land, the brand, customer list, patents',
    'chaque chose, chaque objet, chaque bien, chaque élément, chaque actif, chaque pièce, l’inventaire, une par une, un par un, pièce par pièce, objet par objet, poste par poste, le terrain, la marque, le fichier clients, brevets',
  ],
  plain_true_price: [
    'real price, today’s price, current price, true price, true worth, today’s worth, what it would fetch, would fetch today, price of the day, price tag, new price, proper price, at today’s, market price of each',
    'prix du jour, vrai prix, prix d’aujourd’hui, prix réel, valeur du jour, valeur d’aujourd’hui, étiquette, vaut vraiment aujourd’hui, nouveau prix, prix actuel',
  ],
  plain_nothing_to_pin: [
    'cannot pin, can not pin, no label, without a label, cannot put a name, no name for, cannot point at, cannot touch, not attached to, not explained by, cannot explain, nothing to show for, leftover box, bit left over, no object',
    'sans étiquette, pas d’étiquette, ne peut rattacher, ne peux rattacher, rattacher à rien, coller sur rien, pas de nom, ne peut pas toucher, ne peux pas toucher, que rien n’explique, rien ne l’explique, ne s’explique pas, à rien de précis',
  ],
  plain_owes_me_later: [
    'i will get, i ll get, we ll get, you ll get, get it back, get back, get some back, will come back, will give me, owes me, owe me, owe us, owes us, they owe, a favour, a voucher, a credit note, claim on the tax, will save later, will pay less later, pay later, owe later, only counts later, only when you sell, when i scrap, when i sell',
    'je récupérerai, on récupérera, me doit, nous doit, me devra, me rendra, me rendront, un avoir, un bon à valoir, une créance sur, quand je vendrai, quand on vendra, le jour où je vends, le jour de la vente, plus tard',
  ],
  basis_gap: [
    'tax base, tax basis, tax value, tax books, temporary difference, timing difference, books and tax, book and tax, value for tax, reverses',
    'base fiscale, valeur fiscale, différence temporaire, différence temporelle, décalage temporaire, décalage dans le temps, comptable et fiscal, comptable et le fiscal, se retourne, s’inverse',
  ],
  plain_cross_out: [
    'cross out, cross off, crossed out, rub out, wipe off, wiped off, strike off, scratch out, knock off the list, admit the loss, admit a loss, admit i lost, take the hit, take the loss, swallow the loss, face the loss, own up, lower the number, bring it down to',
    'efface, barre, raye, gomme, rature, encaisse la perte, admets la perte, admet la perte, reconnais la perte, reconnaît la perte, avoue la perte, avale la perte, prends la perte, note la perte, ramène à, on corrige la liste, je baisse le chiffre',
  ],
  plain_worth_only: [
    'worth only, only worth, no longer worth, not worth more than, worth no more than, nobody would give, nobody would pay, no one would give, no one would pay, would not fetch, would only fetch, gives me only, will not earn me, wo not earn, not earn me more, worth less than written',
    'ne vaut plus que, n’en vaut plus que, ne vaut que, n’en vaut que, vaut plus que, vaut moins que, personne n’en donnerait, personne ne donnerait, n’en tirerait que, ne rapportera pas, ne rapporte plus',
  ],
  plain_hit_after_tax: [
    'net of tax, after tax, taxed at, tax at, one minus, at 25 percent, at a quarter, tax relief, softened by tax, tax takes, less the tax',
    'atténuée par l’impôt, atténué par l’impôt, net d’impôt, nette d’impôt, après impôt, avec un taux, à 25, au taux de, économie d’impôt, moins l’impôt, une fois l’impôt',
  ],
  plain_full_hit: [
    'the full, in full, all of it, the whole hit, whole amount, entire amount, all the way down, straight to the bottom, no relief, no tax relief, nothing to deduct, drops all the way',
    'en plein, intégralement, en entier, la totalité, tout entier, jusqu’en bas, rien à déduire, non déductible, sans économie, plein fouet',
  ],
  plain_paid_all_at_once: [
    'in one go, all at once, twelve months at once, whole year at once, the whole year, for the year, year’s membership, year’s pass, annual pass, season ticket, has paid already, have paid already, already paid, already gave, took the money, money is already, money in january',
    'd’un coup, en une fois, pour l’année, l’année entière, abonnement annuel, carte annuelle, payé l’année, réglé l’année, réglé ses douze, payé ses douze, déjà payé, déjà réglé, déjà donné, déjà encaissé, a réglé, ont réglé, argent est chez moi, argent est déjà',
  ],
  plain_owes_service: [
    'i owe, we owe, you owe, still owe, owe him, owe her, owe them, have to give, has to give, have to serve, has to serve, still to give, lessons to give, classes to give, sessions to give, months to serve, not given yet, not served yet, not come yet, has not come, still have to do',
    'je lui dois, je leur dois, je dois des, on lui doit, on leur doit, on doit des, nous devons, dois encore, doit encore, reste à donner, reste à servir, reste à faire, cours à donner, séances à donner, mois à servir, pas encore donné, pas encore servi, pas encore venu, n’est pas venu, pas encore fait',
  ],
  plain_refills: [
    'always full, fills up again, fills again, fills back up, refills, tops up, never empties, never empty, another one pays, another pays, another one comes, another comes, someone else pays, new one pays, new ones pay, next one pays, replaced by another, replaced by the next, comes round again, same again next year, keeps coming back, runs out another, how the shop lives, how the place runs, day to day life, everyday in and out, daily in and out, everyday running, day to day running',
    'toujours plein, toujours pleine, se remplit, se remplissent, jamais vide, ne se vide jamais, un autre paie, un autre arrive, un autre règle, d’autres paient, d’autres arrivent, remplacé par un autre, remplacé par le suivant, le suivant paie, un nouveau paie, revient tous les ans, ça revient chaque année, fait partie de la vie, tourne comme ça, va-et-vient, vie courante, petit train-train, allées et venues',
  ],
  plain_seller_camp: [
    'seller, vendor, the one selling, who is selling, the other side, the owner says, says the owner',
    'vendeur, cédant, celui qui vend, le patron qui vend, en face on dit, l’autre camp',
  ],
  plain_upstairs: [
    'on top, at the top, up top, in the top, top half, top of the fraction, above the line, upstairs, numerator',
    'en haut, au-dessus, moitié du haut, haut de la fraction, numérateur',
  ],
  plain_downstairs: [
    'bottom half, the bottom, bottom of the fraction, below, underneath, downstairs, denominator',
    'en bas, en dessous, moitié du bas, bas de la fraction, dénominateur',
  ],
  plain_moved_down: [
    'moved down, further down, lower down, moved below, below that line, below the line, under the line, after that line, slipped below, pushed down, pushed below, no longer above, out of the bills, not among the bills, left the bills, comes after, no longer taken off, not taken off before, stripped out of, comes off after, taken off after, comes out after',
    'plus bas, descendu, sous la ligne, sous cette ligne, en dessous, après cette ligne, n’est plus dans les charges, plus dans les charges, plus dans les frais, n’est plus retiré, plus retiré avant, sorti des charges, sorti des frais, vient après, part après, retiré après, enlevé après',
  ],
  plain_looks_bigger: [
    'looks bigger, looks fatter, looks larger, looks higher, looks better, looks plumper, swells, puffed up, is bigger, gets bigger, is fatter, goes up, jumps, jumped, grows, rises, higher than before, is higher, inflates',
    'plus gros, plus grand, plus haut, gonfle, gonflé, grossit, monte, grimpe, augmente, plus élevé, saute, embellit',
  ],
  plain_landlord_promise: [
    'promised the landlord, promised to the landlord, owe the landlord, owed to the landlord, years of rent, rents to come, rent still to pay, rent for the next, rent you owe, rent we owe, future rent, future rents, signed for the rent, lease commitments, lease commitment, promised to pay the landlord',
    'promis au propriétaire, promis au bailleur, dû au propriétaire, doit au propriétaire, doit au bailleur, années de loyer, loyers à venir, loyers qui restent, loyers restants, loyers promis, loyers futurs, signé pour des années, engagements locatifs, engagement locatif, engagements de loyer, reste de loyers, loyer qu’on doit',
  ],
  plain_as_a_loan: [
    'as a loan, like a loan, as borrowing, as borrowings, as a debt, as debt, like a debt, like debt, among the debts, in the debts, in debt, into debt, in the debt, added to the debt, money you owe, indebtedness, net borrowings, the slate, what we owe',
    'comme un emprunt, comme un prêt, comme une dette, comme de la dette, en dette, dans la dette, dans les dettes, l’endettement, à la dette, parmi les dettes, l’ardoise, ce qu’on doit, ce que la société doit',
  ],
  plain_compresses: [
    'compresses, compress, drifts up, drift up, drifts down, comes down, come down, falls, drops, shrinks, slips, goes down, moves towards, pulled towards, narrows, rises, tightens, goes from',
    'se comprime, se tasse, glisse, tombe, baisse, recule, descend, passe de, remonte, se resserre, se rapproche, monte',
  ],
  plain_number_over: ['over, by, on', 'sur, par'],
  plain_costs_me: [
    'out of my pocket, out of our pocket, costs me, costs us, costs the buyer, overpaying, more to pay, extra price, on the price, of price, more on the cheque, on my cheque, too much paid, i pay, we pay, price tag',
    'de ma poche, de notre poche, me coûte, nous coûte, coûte à l’acheteur, paie en trop, payé en trop, sur le prix, de prix, de plus à payer, sur le chèque, sur mon chèque, je paie, on paie',
  ],
  plain_same_bad_luck: [
    'every year, each year, every winter, every summer, every time, again and again, year after year, years running, years in a row, always happens, keeps happening, comes back, come back, happens each, every single year',
    'chaque hiver, chaque été, chaque année, tous les ans, à chaque fois, toutes les années, année après année, ans de suite, revient, reviennent, se répète, recommence, tout le temps, trois années de suite',
  ],
  plain_normal_cost: [
    'part of the rent, part of the cost, part of the deal, part of life, normal cost, ordinary cost, running cost, it is a cost, just a cost, not exceptional, not one off, not a one off, not bad luck, not an accident, cannot call it, can not call it, not special, stays in, i leave it in, i keep it, keep it in, i refuse, does not come out, do not add it back, i do not accept',
    'fait partie du, fait partie des, fait partie de, une charge normale, coût normal, charge courante, dépense normale, coût courant, c’est une charge, c’est un coût, pas exceptionnel, pas exceptionnelle, pas de la malchance, pas un accident, pas un hasard, je garde la dépense, je la garde, je le garde, je laisse la dépense, je la laisse, je le laisse, je refuse, je ne l’enlève pas, je ne la retire pas',
  ],
  plain_windfall: [
    'lottery, lucky, windfall, one off gain, one off gains, exceptional gain, sold the building, sale of the building, sale of a building, insurance money, insurance payout, good luck, prize, jackpot, gains too, good news too, profits too, income too',
    'loto, loterie, coup de chance, aubaine, gain exceptionnel, gains exceptionnels, gain ponctuel, plus-value, vente de l’immeuble, vente d’un immeuble, indemnité d’assurance, bonne fortune, cagnotte gagnée, gains aussi, bonnes surprises',
  ],
  plain_classify: [
    'classify, sort, split into, class each, label each, put each',
    'classe, classer, classerais, trie, trier, trierais, sépare, séparer, distingue, distinguer',
  ],
  no_fresh_loan: [
    'no new loan, no loan drawn, not borrowed, without borrowing, without a new loan, no extra loan, not drawn',
    'sans nouvel emprunt, sans avoir emprunté, sans emprunter, aucun nouvel emprunt, pas emprunté, rien emprunté, sans rien emprunter',
  ],
} as const satisfies Lexicon;
