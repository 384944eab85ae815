import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Words of what is put in the wrong statement, on the wrong side or booked at the wrong moment. */
export const misplacedNotions = {
  goes_in: [
    'shows up in, ends up in, is found in, lands in, falls in, falls under, sits under, is charged to, runs through, moves into, lands on, ends up on, is carried to, passes through, pass through, rolls into, flows into, feeds into',
    'apparaît en, se retrouve dans, se retrouve en, s’inscrit en, s’inscrire en, atterrit dans, atterrit en, tombe dans, se loge dans, est rangé dans, passe par, passent par, passe au, passent au, passe directement en, passent directement en, vient en, entrent dans',
  ],
  liabilities_side: [
    'liabilities side, liability side, among the liabilities, in the liabilities, under liabilities, as a liability',
    'au passif, passif du bilan, côté passif, dans le passif, parmi les passifs',
  ],
  found_on: [
    'found on, end up on, ends up on, appear on, appears on, land on, lands on, reported on, carried to, carry over, show on, tie to, tie back, match, reach',
    'se retrouver, se retrouve, figurer, figure, apparaître, apparaît, atterrir, atterrit, passer, passe, s’inscrire, s’inscrit, reporté, reportée, reprise, apparaissent',
  ],
  ends_the_statement: [
    'last line of the cash flow, bottom of the cash flow, ends the cash flow, closes the cash flow',
    'dernière ligne du tableau, bas du tableau, clôt le tableau, termine le tableau, fin du tableau, conclut le tableau',
  ],
  as_closing_cash: [
    crossed(
      'is, equals, gives, becomes, as, matches, is the, equal to',
      'closing cash, ending cash, closing cash balance, year end cash, cash at the end, cash balance at year end, cash at year end',
    ),
    crossed(
      'est, égale, donne, devient, comme, c’est, correspond à, égal à',
      'trésorerie de clôture, trésorerie finale, trésorerie de fin, cash de clôture, solde de trésorerie',
    ),
  ],
  is_put_with: [
    'is added to, are added to, gets added to, adds to, add to, goes to, goes into, feeds, flows into, increases, is booked in, ends up in',
    's’ajoute à, s’ajoutent à, s’ajouter à, va dans, va en, alimente, augmente, se retrouve dans, passe en, est ajouté à',
  ],
  all_at_once: [
    'in full, in one go, at once, immediately, straight away, right away, entirely, in the year you spend, that same year, in the same year, on day one, from day one, from the first step, already',
    'intégralement, en totalité, en une fois, d’un coup, tout de suite, immédiatement, entièrement, l’année où, la même année, dès l’achat, dès la première étape, dès le premier jour, directement en charge, directement en charges',
  ],
  first_step: [
    'first step, first stage, step one, day one, the purchase, buying',
    'première étape, étape un, premier temps, l’achat, quand on achète',
  ],
  hits_it: [
    'hits, hit, reduces, lowers, eats into, dents, knocks, cuts, weighs on, goes against, is deducted from, comes off',
    'touche, réduit, baisse, diminue, pèse sur, grève, vient en moins, ampute, entame',
  ],
  pretax_profit: [
    'pre tax income, pretax income, ebit, ebitda, profit, net income, earnings, the p&l, the income statement',
    'résultat, ebit, ebitda, bénéfice',
  ],
  no_tax_said: [
    'no tax, tax free, untaxed, not taxed, without tax, free of tax, escapes tax, tax is zero, no corporate tax, not taxable, before tax is fine, ignore tax, not subject to tax',
    'pas d’impôt, aucun impôt, sans impôt, pas imposé, pas imposée, pas taxé, pas taxée, exonéré, exonérée, échappe à l’impôt, impôt est nul, pas imposable, non imposable',
  ],
  the_gain: [
    'margin, gain, the sale, profit',
    'marge, gain, bénéfice, plus-value, la vente, profit',
  ],
  computed_on: [
    'computed on, calculated on, based on, charged on, applies to, applied to, paid on, due on, levied on, falls on, is on, taxed on',
    'calculé sur, calculée sur, assis sur, porte sur, s’applique sur, appliqué à, appliqué au, dû sur, payé sur, taxé sur, base c’est, assiette c’est, prélevé sur',
  ],
  sale_proceeds: [
    'revenue, sales, turnover, selling price, proceeds, full price, cash received, cash collected, top line',
    'chiffre d’affaires, ventes, recette, recettes, encaissement, prix encaissé, cash encaissé',
  ],
  applies_rate: [
    'apply the rate to, apply the tax rate to, apply tax to',
    'applique le taux à, applique le taux au, applique l’impôt à, applique l’impôt au, applique le taux sur',
  ],
  // Revenue and the moment it is booked.
  booked_word: [
    'booked, book, recognised, recognise, recorded, record, counted, count, accounted, taken, appears, exists, is earned, is revenue',
    'comptabilisé, comptabiliser, comptabilise, constaté, constater, constate, reconnu, reconnaître, reconnaît, enregistré, enregistre, inscrit, compté, naît, acquis',
  ],
  moment_of_payment: [
    'when the cash comes in, when cash comes in, when cash is received, when cash is in, when the money arrives, when the cash arrives, when the customer pays, when customers pay, when they pay, when the client pays, when he pays, when it is paid, when you are paid, when we are paid, when you get paid, when we get paid, when paid, once paid, once cash is received, once the customer pays, once the customer has paid, until the customer pays, until cash is received, until it is paid, on payment, upon payment, at payment, on collection, at collection, upon collection, on receipt, upon receipt, the day they pay, the day the customer pays, the day of payment, as the cash comes in, as cash comes in, cash is collected, with the cash',
    'à l’encaissement, dès l’encaissement, date d’encaissement, après encaissement, après l’encaissement, au paiement, dès le paiement, lors du paiement, moment du paiement, jour du paiement, date de paiement, à réception du paiement, réception du règlement, au règlement, moment du règlement, dès le règlement, jour du règlement, quand le client paie, quand le client paye, quand le client a payé, quand le client règle, quand les clients paient, quand il paie, quand on est payé, quand on encaisse, quand l’argent rentre, quand l’argent arrive, quand le cash rentre, une fois payé, une fois encaissé, une fois le client, dès que le client, jour où le client, jour où il paie, jour où l’argent, tant que le client, tant que l’argent',
  ],
  delivery_word: [
    'delivery, delivered, deliver, service, as it is earned, over the contract, month by month, performance',
    'livraison, livré, livrer, prestation, service rendu, au fil, au fur, mois par mois, exécution',
  ],
  plays_no_part: [
    'no part, no role, nothing to do with, not the issue, never the issue, not the problem, never the problem, not to blame, does not change anything, irrelevant, is innocent, not a factor, never a factor',
    'n’y est pour rien, n’y changent rien, aucun rôle, pas en cause, jamais en cause, pas le problème, jamais le problème, hors de cause, pas un facteur, sans importance',
  ],
} as const satisfies Lexicon;
