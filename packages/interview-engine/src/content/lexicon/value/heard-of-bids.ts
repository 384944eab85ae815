import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** What is often said wrongly of premiums, deals and the multiple of a bid. */
export const heardOfBids = {
  already_in_quotes: [
    crossed(
      'already in, already inside, already part of, already sitting in, already built into, already baked into, already contained in, already embedded in, already paid in',
      'the trading multiples, trading multiples, the share price, the stock price, the market price, the comps, the listed multiples, the quoted price, the peers',
    ),
    crossed(
      'déjà dans, déjà comprise dans, déjà incluse dans, déjà intégrée dans, déjà contenue dans, déjà payée dans',
      'le cours, le cours de bourse, les cours, les multiples boursiers, les comparables, le prix de marché, la bourse',
    ),
  ],
  is_control_price: [
    'is a control price, is already a control price, are control prices, is a price of control, is the control price, already prices control, already prices in control, already reflects control, already includes control, price with control, prices with control, value with control, already pays for control, already pays you for control, already pays the control, already include the price of control',
    'est un prix de contrôle, sont des prix de contrôle, inclut déjà le contrôle, intègre déjà le contrôle, reflète déjà le contrôle, prix avec le contrôle, prix contrôle compris, valeur avec le contrôle, paie déjà le contrôle, paie déjà pour le contrôle, paient déjà le contrôle, comprend déjà le contrôle, comprennent déjà le contrôle, intègrent déjà le contrôle, rémunère déjà le contrôle, est déjà un prix de contrôle, sont déjà des prix de contrôle',
  ],
  every_share_votes: [
    'every share carries a vote, every share votes, every listed share votes, every share has a vote, every listed share carries, each share carries a vote, each share has a vote, any share carries a vote, shares all carry votes, shares carry voting rights, every share comes with a vote',
    'chaque action donne un droit de vote, chaque action vote, chaque action porte un vote, toutes les actions votent',
  ],
  leaked_word: [
    'leak, leaked, rumour, rumours, partly, part of it, part of the premium, unaffected, undisturbed, some of it, unless',
    'fuite, fuité, rumeur, rumeurs, en partie, non affecté, une partie de, sauf',
  ],
  size_or_borrowing: [
    'bigger tickets, deals are bigger, deals are larger, bigger cheques, size of the deal, size of the deals, use more debt, more debt, more leverage, borrow more, cheap debt, advisory fees, transaction fees, adviser fees, bankers’ fees',
    'plus gros tickets, tickets sont plus gros, opérations sont plus grosses, opérations plus grosses, taille des opérations, taille de l’opération, s’endette davantage, s’endettent davantage, endettement de l’acheteur, s’endette plus, frais de conseil, honoraires des conseils, frais de transaction',
  ],
  owed_to_that: [
    'because, since, comes from, comes down to, explained by, is just, just because, only because, due to, more that, is that',
    'parce que, parce qu’, car, vient de, vient du, s’explique par, tient à, puisque, à cause de, due à, dû à',
  ],
  period_cancels: [
    'period cancels out, periods cancel out, the period washes out, it cancels out, period does not matter, period is irrelevant, period makes no difference, whichever period, whatever the period, timing cancels out',
    'période se neutralise, période s’annule, périodes se neutralisent, périodes s’annulent, période ne compte pas, période ne change rien, période importe peu, peu importe la période, quelle que soit la période, ça se neutralise, période n’a pas d’importance',
  ],
  a_ratio_is_a_ratio: [
    'multiple is a ratio, multiple is just a ratio, multiple is only a ratio, a ratio is a ratio, a multiple is a multiple, multiple has no unit, a multiple has no unit, multiple has no period, multiple stays a ratio',
    'multiple est un ratio, multiple, c’est un ratio, multiple c’est un ratio, un ratio reste un ratio, un multiple reste un multiple, multiple reste un ratio, un multiple est un multiple, multiple c’est un rapport, multiple est un rapport',
  ],
  mixed_periods: [
    'ltm next to forward, ltm with peers, ltm against forward, ltm with ntm, ltm with forward, ltm and ntm, ltm and forward, trailing and forward, trailing with forward, ltm next to ntm, trailing next to forward, past and future, last year and next year, twelve months or the next, last twelve or next twelve',
    'ltm à côté de, ltm avec, ltm et ntm, ltm et forward, ltm contre, historique et prévisionnel, passé et prévisionnel, douze derniers mois à côté, douze derniers mois et, douze derniers mois ou, ltm ou ntm, l’an dernier et l’an prochain',
  ],
  without_a_problem: [
    'you can compare, can be compared, can put, it is fine, it’s fine, no problem, happily, perfectly fine, can mix, can safely, is okay, is ok, no issue, can just, does not matter whether',
    'on peut mettre, on peut comparer, peut mélanger, sans problème, aucun problème, pas de problème, pas un problème, sans souci, peut très bien, peu importe qu’, rien n’empêche',
  ],
  listed_is_dearer: [
    'listed shares trade above, listed companies trade above, comps are usually higher, comps are generally higher, trading multiples are above, trading multiples are generally above, listed shares are worth more, stock market pays more, market pays more than buyers',
    'multiples boursiers sont au-dessus, bourse paie plus, bourse paie mieux, sociétés cotées valent plus, titres cotés valent plus, actions cotées valent plus, multiples boursiers les plus hauts, multiples boursiers les plus élevés, multiples boursiers sont généralement plus élevés',
  ],
  because_liquid: [
    'are liquid, is liquid, liquidity, can be sold any time, can sell any time, more liquid',
    'sont liquides, est liquide, liquidité, se revendent tout de suite, peut revendre, plus liquides, plus liquide',
  ],
  worthless_control: [
    'control itself is worth nothing, control is worth nothing, control has no value, control has no price, control brings nothing, control adds nothing, nobody pays for control, nothing is paid for control',
    'contrôle ne vaut rien, contrôle n’a aucune valeur, contrôle n’apporte rien, personne ne paie le contrôle, contrôle en lui-même ne vaut rien, contrôle n’a pas de valeur, contrôle n’a pas de prix, personne ne paie pour le contrôle',
  ],
  keeps_all_gains: [
    'keeps all of the synergies, keep all the synergies, keep all of the synergies, synergies stay with the buyer',
    'gardent toutes les synergies, synergies restent chez l’acquéreur, synergies restent à l’acheteur, garde l’intégralité des synergies',
  ],
  // What EBITDA and net debt are not.
  after_interest_for_owners: [
    'left for shareholders, left for the shareholders, left to shareholders, left for the owners, left for equity holders, belongs to shareholders, belongs to the shareholders, goes to the shareholders, goes to shareholders, profit of the shareholders, profit for the shareholders, is after interest, is net of interest, comes after interest, once the interest has been paid, once interest has been paid, once interest is paid, after the interest has been paid, after paying interest, after paying the banks, once the banks have been paid, after the lenders are paid, after the banks have been paid, profit after interest, already takes the interest off, interest already taken off, already net of interest, already after interest, once the bank is paid, it’s the owners’ money, owners’ money',
    'reste aux actionnaires, reste pour les actionnaires, revient aux actionnaires, revient donc aux actionnaires, appartient aux actionnaires, bénéfice des actionnaires, résultat des actionnaires, est après intérêts, est net d’intérêts, une fois les intérêts payés, une fois les intérêts versés, une fois les banques payées, après paiement des intérêts, après avoir payé les intérêts, après avoir payé les banques, après frais financiers, résultat après les intérêts, résultat après intérêts, après les intérêts, déjà net des intérêts, déjà net des frais financiers, net des frais financiers, intérêts déjà retirés, intérêts déjà payés, déjà après intérêts, profit des actionnaires, argent des actionnaires',
  ],
  loans_and_cash_summed: [
    crossed(
      'sum of, total of, adds up, is made up of, adds',
      'loans and cash, the loans and the cash, borrowings and cash, the borrowings and the cash, the loans and cash, debt and cash, the debt and the cash, all debt and cash',
    ).concat(
      ', loans plus cash, borrowings plus cash, borrowings plus the cash, debt plus cash, debt plus the cash, loans plus the cash, loans together with the cash, debt together with the cash',
    ),
    crossed(
      'somme des emprunts et, somme de la dette et, total des emprunts et, total de la dette et, addition des emprunts et, addition de la dette et, emprunts plus, dette plus, emprunts auxquels on ajoute, dette à laquelle on ajoute',
      'de la trésorerie, du cash, la trésorerie, le cash, des liquidités',
    ),
  ],
  plain_just_basic: [
    'options never get exercised, options are never exercised, options will not be exercised, options disappear in a takeover, options disappear in the takeover, options lapse in a takeover, options get cancelled, options are cancelled, options fall away, no need for dilution, ignore the options, ignore dilution, basic shares are enough, basic count is enough',
    'options ne sont jamais exercées, options ne seront pas exercées, options disparaissent avec l’offre, options disparaissent en cas, options tombent en cas, options tombent avec, options sont annulées, j’ignore les options, ignore la dilution, ignore les options, nombre de base suffit, actions de base suffisent',
  ],
  premium_on_debt: [
    'premium is paid to lenders, lenders get the premium, lenders also get the premium, lenders get a premium, banks get the premium, debt gets the premium, debt gets the same premium, debt goes up by the premium',
    'prime est payée aux prêteurs, prime est versée aux prêteurs, prime est aussi versée, prêteurs touchent la prime, prêteurs touchent aussi, banques touchent la prime, prime aussi sur la dette, dette prend aussi la prime, dette augmente de la prime, prime est aussi payée aux prêteurs',
  ],
  as_good_as_new: [
    'as good as a recent, as useful as a recent, as relevant as a recent, worth as much as a recent',
    'autant qu’une récente, autant qu’une transaction récente, aussi bonne qu’une récente, aussi valable qu’une récente, aussi pertinente qu’une récente',
  ],
  no_need_to_line_up: [
    'not bother aligning, no need to align, not need to align, no need to line up, not need to line up, not bother lining up, pointless to align, no point in aligning',
    'pas besoin d’aligner, m’embête pas à aligner, inutile d’aligner, sert à rien d’aligner, pas utile d’aligner, pas la peine d’aligner',
  ],
  adds_debt_and_cash: [
    'adds debt and cash, add debt and cash, adds up debt and cash',
    'additionne dette et trésorerie, ajoute la trésorerie aux emprunts, additionne la dette et le cash, additionne les emprunts et la trésorerie, ajoute le cash à la dette',
  ],
  seller_settles_debt: [
    'seller pays back the debt, seller repays the debt, seller pays off the debt, seller keeps the debt, debt is repaid by the seller',
    'vendeur rembourse la dette, vendeur garde la dette, vendeur solde la dette, dette remboursée par le vendeur, vendeur conserve la dette',
  ],
  on_the_whole_ev: [
    'on the whole enterprise value, on the entire enterprise value, on the total enterprise value, on the whole ev, to the whole enterprise value, on all of the enterprise value',
    'toute la valeur d’entreprise, toute la ve, l’ensemble de la ve, la totalité de la ve, l’ensemble de la valeur d’entreprise',
  ],
  several_bidders: [
    'three others want, several want it, two others after it',
    'quatre à la vouloir, trois à la vouloir, plusieurs à la vouloir, deux à la vouloir, nombreux à la vouloir',
  ],
} as const satisfies Lexicon;
