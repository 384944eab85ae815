import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

const EV = 'ev, enterprise value, firm value';
const VE = 've, ev, valeur d’entreprise';
const OFTEN =
  ', always, automatically, mechanically, also, therefore, then, actually, directly, simply';
const SOUVENT =
  ', toujours, automatiquement, mécaniquement, aussi, donc, alors, directement, forcément, tout simplement';
const EQUITY =
  'equity value, equity, market cap, market capitalisation, capitalisation, value of the equity, value of the shares';
const TITRES =
  'capitalisation, capitalisation boursière, capi, valeur des titres, valeur des fonds propres, fonds propres, valeur des actions, titres';
const CASH = 'cash, cash balance, cash pile, money in the bank, cash on hand';
const TRESORERIE = 'trésorerie, cash, liquidités, caisse, disponibilités';

/** What is falsely said of enterprise value, equity value and what lies between them. */
export const untruthsOfEvNotions = {
  equals_word: [
    'is, are, equals, means, being, be, take, start from, starts from',
    'est, sont, égale, vaut, se calcule, se définit, prend, prenant, part, pars, partant, désigne, correspond',
  ],
  adds_cash: [
    crossed('add, added, plus, add back, includes, and also, plus all', CASH),
    crossed('ajouter, rajouter, plus, additionner, inclure, remettre, et aussi', TRESORERIE),
  ],
  onto_equity: [
    crossed('added to, goes onto, comes on top of, goes on top of, add it to, is put on', EQUITY),
    crossed(
      's’ajoute à, s’additionne à, vient en plus de, ajoutée à, s’ajoute aux, en plus de, l’ajoute à',
      TITRES,
    ),
  ],
  onto_ev_word: [
    crossed('added to, goes onto, comes on top of, goes on top of, add it to, on top of', EV),
    crossed('s’ajoute à, vient en plus de, ajoutée à, en plus de, l’ajoute à, par-dessus', VE),
  ],
  from_the_shares: [
    crossed(
      'from, starting from, off',
      `${EQUITY}, offer equity value, offer value, offer price of the shares`,
    ),
    crossed('de, à partir de, pars de', TITRES),
  ],
  levering_up: [
    'takes on debt, more debt, raises debt, raising debt, borrows, borrowing, adds debt, adding debt, new debt, additional debt, extra debt, indebted, levered, leveraged, the loan',
    'plus de dette, lever de la dette, levée de dette, emprunte, emprunter, endettement, plus de levier, endettée, nouvelle dette, recourir à la dette, sans dette, ajouter de la dette, avec levier, dette supplémentaire',
  ],
  ev_goes_up: [
    crossed(
      EV,
      `${OFTEN}, will, would, must, has to, should`,
      'rises, goes up, increases, climbs, grows, jumps, is higher, is bigger, is larger, gets bigger, moves up',
    ),
    crossed(
      VE,
      `${SOUVENT}, va, doit, devrait`,
      'augmente, monte, grimpe, progresse, s’accroît, gonfle, est plus élevée, est plus haute, est plus grande, est supérieure',
    ),
  ],
  ev_goes_down: [
    crossed(
      EV,
      `${OFTEN}, will, would, must, has to, should`,
      'falls, goes down, drops, decreases, declines, is lower, shrinks, is smaller, is reduced',
    ),
    crossed(
      VE,
      `${SOUVENT}, va, doit, devrait`,
      'baisse, diminue, chute, recule, est plus basse, est plus faible, tombe, se réduit, descend',
    ),
  ],
  equity_goes_up: [
    crossed(
      EQUITY,
      `${OFTEN}, will, would, must, should`,
      'goes up, rises, increases, jumps, is higher, grows, climbs',
    ),
    crossed(
      TITRES,
      `${SOUVENT}, va, vont, doit`,
      'augmente, augmentent, monte, montent, progresse, progressent, grimpe, est plus élevée, s’accroît',
    ),
  ],
  equity_goes_down: [
    crossed(
      EQUITY,
      `${OFTEN}, will, would, must, should`,
      'falls, goes down, decreases, drops, declines, is lower, shrinks, is reduced',
    ),
    crossed(
      TITRES,
      `${SOUVENT}, va, vont, doit`,
      'baisse, baissent, diminue, diminuent, recule, reculent, chute, chutent, est plus faible, se réduit',
    ),
  ],
  higher_ev: [
    crossed('higher, bigger, larger, greater, lower, smaller', EV),
    crossed(
      VE,
      ', toujours',
      'plus élevée, plus haute, plus grande, supérieure, plus basse, plus faible, inférieure',
    ),
  ],
  hangs_on_funding: [
    crossed(
      'depends on, depends directly on, is driven by, is a function of, varies with, changes with, moves with, reflects',
      'the financing, how it is financed, how the company is financed, how it is funded, how the company is funded, financing mix, funding mix, capital structure, debt equity mix, amount of debt, level of debt, leverage',
    ),
    crossed(
      'dépend de, dépend du, dépend directement de, dépend directement du, dépend fortement de, varie avec, varie selon, change avec, change selon, évolue avec, reflète',
      'mode de financement, financement, structure financière, structure du capital, structure de financement, endettement, niveau de dette, niveau d’endettement, répartition entre dette',
    ),
  ],
  creates_value: [
    crossed('create, creates, creating, adds', ', always, automatically, new', `value, ${EV}`),
    crossed('crée, créer, créent', ', toujours, automatiquement, forcément', `valeur, ${VE}`),
  ],
  debt_is_cheaper: [
    'cheaper than equity, costs less than equity, debt is cheaper, debt is cheap, lowers the wacc, cheaper debt',
    'moins cher que les fonds propres, coûte moins cher que, dette est moins chère, fait baisser le cmpc, baisse le wacc, moins cher que les capitaux propres',
  ],
  goes_up_by: [
    'rises by, increases by, grows by, up by',
    'augmente de, monte de, progresse de, s’accroît de, grimpe de',
  ],
  goes_down_by: [
    'falls by, drops by, decreases by, down by, shrinks by',
    'baisse de, diminue de, recule de, se réduit de, chute de',
  ],
  paid_out: [
    'dividend, paid out, pays it out, distributed, buyback',
    'dividende, distribué, distribuée, distribue, rachat d’actions',
  ],
  loan_size: [
    'by the loan, amount of the loan, by the debt raised, by the amount raised, by the amount borrowed, by everything it borrows, by as much as it borrows',
    'montant de l’emprunt, montant emprunté, montant levé, montant de la dette',
  ],
  gross_reasoning: [
    'reason in gross debt, think in gross debt, look at gross debt, only gross debt counts, cash does not count, cash is not counted, cash is not deducted, cash is not netted',
    'raisonne en dette brute, raisonne en brut, regarde la dette brute, dette brute qui compte, trésorerie n’entre pas, trésorerie ne compte pas, cash ne compte pas, cash n’entre pas, trésorerie conservée n’entre pas',
  ],
  gross_debt: ['gross debt, debt in gross terms', 'dette brute, endettement brut, dettes brutes'],
  only_gross_debt: [
    crossed('only, just, simply, only the, solely', 'gross debt, debt gross of cash'),
    crossed('seulement, uniquement, juste, simplement, que', 'dette brute, endettement brut'),
  ],
  book_equity: [
    'book value of equity, book equity, accounting equity, book value per share, balance sheet equity',
    'capitaux propres comptables, fonds propres comptables, capitaux propres du bilan, fonds propres du bilan, capitaux propres au bilan, fonds propres au bilan, valeur comptable par action, actif net comptable, valeur comptable des capitaux propres',
  ],
  net_of_lenders: [
    'after debt, after paying debt, after repaying, once debt is paid, once lenders, after lenders, after net debt, net of debt, after deducting debt, after the banks',
    'après dette, après remboursement, après avoir remboursé, une fois la dette, une fois les dettes, une fois les prêteurs, nette de dette, après les banques, après paiement des créanciers',
  ],
  left_out_said: [
    'leave, left out, ignore, ignored, not counted, not count, forget, stay out, are out, keep out, disregard, set aside',
    'laisse, laissés de côté, laissées de côté, ignore, ignorés, oublie, ne compte pas, écarte, exclus, mets de côté, ne tiens pas compte',
  ],
  nothing_to_do_with: [
    'nothing to do with, not our shareholders, not our business, not our problem, irrelevant to, no place in',
    'rien à voir avec, rien à faire dans, pas sa place, pas leur place, ne nous concernent pas, ne nous concerne pas, pas nos actionnaires',
  ],
  minorities_off: [
    crossed(
      'subtract, deduct, minus, less, take off, take out, take away, remove',
      'minorities, minority interest, minority interests, minority share, non controlling interests, nci',
    ),
    crossed(
      'soustrais, déduis, déduit, retire, enlève, retranche, soustraire, déduire, enlever, retrancher, moins',
      'minoritaires, intérêts minoritaires, part des minoritaires, participations minoritaires',
    ),
  ],
  in_ebitda_already: [
    'in the ebitda, in ebitda, part of ebitda, contribute to ebitda, line by line, fully consolidated',
    'dans l’ebitda, ligne à ligne, ligne par ligne, intégration globale, intégrées globalement, contribuent à l’ebitda',
  ],
  an_asset_bought: [
    'asset, buyer has to pay, buyer pays for, buyer gets it, acquirer pays, has to be paid for, is worth something',
    'actif, acheteur doit payer, acheteur la paie, acquéreur doit la payer, acquéreur la paie, acheteur récupère, acquéreur récupère',
  ],
  goes_on_top: [
    'goes on top, go on top, comes on top, come on top, is added, gets added, are added, is put back, always on top',
    's’ajoute, s’ajoutent, vient en plus, viennent en plus, est ajoutée, est ajouté, on l’ajoute, je l’ajoute, on la rajoute',
  ],
  // The number of shares.
  out_money: [
    'out of the money, out of money, underwater, below the strike, under water',
    'en dehors de la monnaie, hors de la monnaie, hors la monnaie, hors monnaie',
  ],
  count_too: [
    'count as well, count too, also count, still count, count anyway, counted as well, counted too, also included, included as well, still included, also dilute, dilute as well, dilute too, count in full, counted in full, included in full, must be included, have to be included, should be included, i include them, i count them, i add them',
    'comptent aussi, comptent également, comptent quand même, compte aussi, compte quand même, incluses aussi, aussi incluses, diluent aussi, diluent quand même, je l’intègre, je les intègre, on les intègre, je les compte, on les compte, je les inclus, je les ajoute, on les ajoute, en totalité, pour la totalité, à inclure, s’ajoutent aussi, doivent être comptées',
  ],
  exercise_money: [
    'cash from the exercise, exercise cash, proceeds, exercise money, strike money, money from the exercise, exercise price paid, cash they pay, money they pay',
    'produit d’exercice, produit de l’exercice, produit des options, produit de l’émission, argent de l’exercice, cash de l’exercice, argent versé, montant versé, produits d’exercice',
  ],
  leaves_company: [
    'goes to the option holders, goes to the holders, goes to the employees, goes to employees, goes to the bank, goes to management, goes to existing shareholders, stays idle, is ignored, does not matter, is irrelevant, can be ignored',
    'va aux porteurs, va aux salariés, va aux bénéficiaires, revient aux porteurs, revient aux salariés, revient aux bénéficiaires, va à la banque, revient aux actionnaires, ne compte pas, n’entre pas, peut être ignoré',
  ],
  divides_by: ['divide, divided, dividing', 'diviser, divise, divisé, divisant'],
  by_the_strike: [
    'by the strike, by the exercise price, by strike',
    'par le prix d’exercice, par le strike, au prix d’exercice',
  ],
  in_full: [
    'entirely, in their entirety, one for one, the full number, all of them',
    'dans leur totalité, en intégralité',
  ],
  once_exercised: [
    'only after exercise, until someone exercises, not been exercised yet',
    'tant qu’elles ne sont pas levées, qu’une fois levées, exercice effectif, qu’après exercice',
  ],
  // Signs.
  cannot_exceed: [
    crossed(
      'can not, can never, could never, never, could not',
      ', ever',
      'exceed, be larger, be bigger, be above, be higher, be greater, be more, be worth more, go above',
    ),
    crossed(
      'peut pas, peuvent pas, peut jamais, peuvent jamais, pourrait pas, pourraient pas, sauraient, saurait, jamais, peut en aucun cas',
      'dépasser, excéder, être supérieure, être supérieurs, être plus grande, être plus grands, être au-dessus, être plus élevée, être plus élevés, valoir plus',
    ),
  ],
  floored_at_zero: [
    'floored at zero, bounded at zero, capped at zero, stops at zero, minimum is zero, set it to zero, set to zero, cannot go below zero, can not go below zero, never goes below zero, at worst zero, at least zero',
    'bornée à zéro, borné à zéro, plancher à zéro, ramène à zéro, ramener à zéro, ramenée à zéro, minimum zéro, au minimum zéro, au pire zéro, jamais sous zéro, jamais descendre sous zéro, plancher de zéro, mets à zéro',
  ],
  insolvent: [
    'insolvent, bankrupt, bankruptcy, insolvency, debts exceed its assets, debt exceeds its assets, debts exceed assets, more debt than assets, cannot repay its debt, can not repay, in default',
    'insolvable, faillite, dettes supérieures aux actifs, dettes supérieures à la valeur, dettes dépassent ses actifs, ne peut plus rembourser, ne peut pas rembourser, cessation de paiement, doit plus qu’elle ne possède',
  ],
  negative_ev: [crossed('negative', EV), crossed(VE, ', est, devient', 'négative')],
  with_net_cash: [
    'with net cash, has net cash, net cash position, more cash than debt, cash exceeds debt, cash rich',
    'trésorerie nette, plus de cash que de dette, plus de trésorerie que de dette, excédent de trésorerie, cash net',
  ],
  ev_above_equity: [
    crossed(
      EV,
      OFTEN,
      'is above, is higher than, is larger than, is bigger than, is greater than, exceeds, goes above',
      'equity, equity value, market cap',
    ),
    crossed(
      VE,
      SOUVENT,
      'dépasse, est supérieure à, est plus grande que, est plus élevée que, est au-dessus de',
      'valeur des titres, valeur des fonds propres, capitalisation',
    ),
  ],
  // The bridge of a negotiation.
  only_debt_and_cash: [
    crossed(
      'only, just, simply, purely, nothing but, limited to, nothing more than, stops at',
      'bank debt less cash, bank debt minus cash, bank debt and cash, financial debt less cash, financial debt minus cash, financial debt and cash, debt minus cash, debt less cash, gross debt minus cash',
    ),
    crossed(
      'uniquement, seulement, juste, simplement, que, se limite à, s’arrête à, se résume à',
      'dette bancaire moins, dette financière moins, dette moins, dette financière nette, dette bancaire et, dette financière et, dette bancaire, dette financière',
    ),
  ],
  fought_items: [
    'provisions, earn outs, earn out, pension, pensions, leases, deferred tax, litigation, unpaid tax',
    'provisions, compléments de prix, earn-out, retraites, loyers, dette locative, dettes locatives, impôts différés, litiges',
  ],
  never_in_bridge: [
    'never goes in, never go in, never counts as debt, is never debt, are never debt, never treated as debt, stay out of the bridge, is purely operational, are purely operational, never negotiated, not a price issue, not a price item',
    'jamais une dette, jamais de la dette, jamais dans le passage, n’entrent jamais, n’entre jamais, hors du passage, pas un sujet de prix, purement opérationnel, purement opérationnels, jamais négocié, jamais négociés',
  ],
  below_the_peg: [
    'below the normal, below normal, below the peg, below the target, below the average, under the peg, under the normal level, below its usual level, below its normal level, lower than the peg, lower than normal, below the reference, shortfall',
    'sous le normatif, inférieur au normatif, en dessous du normatif, sous la norme, sous le niveau normatif, en dessous de son niveau, inférieur à son niveau, inférieur à la moyenne, sous le peg, inférieur à la normale',
  ],
  seller_gains: [
    'seller gets, seller receives, seller is paid more, price goes up, price rises, price increases, raises the price, increases the price, in the seller’s favour, bonus for the seller',
    'prix monte, prix augmente, prix est relevé, vendeur touche, vendeur reçoit, vendeur récupère, acheteur paie plus, acquéreur paie plus, en faveur du vendeur, au profit du vendeur, bénéficie au vendeur, fait monter le prix, augmente le prix',
  ],
  peg_is_set: [
    crossed(
      'peg, normal level, normal working capital, target, normalised working capital, reference level',
      'is set at, is set on, is fixed at, is taken at, is simply, is based on, is',
    ),
    crossed(
      'bfr normatif, normatif, niveau normatif, bfr de référence, peg',
      'se fixe sur, se fixe à, est fixé à, est fixé sur, se cale sur, se calcule sur, est celui, correspond au',
    ),
  ],
  lowest_point: [
    'low point, lowest point, lowest month, lowest level, level at closing, closing level, year end level, peak, highest level',
    'point bas, niveau le plus bas, mois le plus bas, niveau au closing, jour du closing, fin d’année, point haut, niveau le plus élevé, dernier bilan',
  ],
  never_enters: [
    crossed(
      'never, does not, do not, should not',
      'enter, enters, come into, comes into, play into, plays into, feature in, features in, affect, affects, move, moves, touch',
    ),
    crossed(
      'entre jamais, entre pas, intervient pas, intervient jamais, joue pas, joue jamais, figure pas, figure jamais, touche pas, touche jamais, a pas à entrer',
      'dans, sur, le, l, à',
    ),
  ],
  price_or_adjustment: [
    'price, adjustment, bridge, negotiation',
    'prix, ajustement, passage, négociation, discussion',
  ],
  counts_in_full: [
    crossed(
      'subsidiary, cash, abroad, it, always, still, also, just, countries, country, and, all',
      'counts in full, count in full, counted in full, counts fully, deducted in full, fully deductible, counts at a hundred percent, counts euro for euro, counts at face value, counts like any other cash, counts as cash',
    ),
    'compte entièrement, compte comme le reste, sans aucune décote, compte pleinement, vient entièrement en déduction',
  ],
} as const satisfies Lexicon;
