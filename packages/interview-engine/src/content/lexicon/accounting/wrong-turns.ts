import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** More words for what is falsely said of the accounts: "makes no difference", "the same", "only", "in full". */
export const wrongTurnNotions = {
  lowers: ['reducing, lowering, cutting', 'réduisent, réduisant, pèsent sur, font chuter'],
  raises: ['raising, increasing, boosts', 'font monter, font grossir, accroissent'],
  yields: ['freeing', 'font gagner, fait gagner, produisent'],
  eats: ['tying up', 'font perdre, fait perdre, prennent, font sortir, engloutissent'],
  keeps_still: [
    'not touched, not hit, not concerned, never touched, not involved, not impacted',
    'pas touché, pas touchée, pas touchés, pas touchées, pas concerné, pas concernée, pas concernés, pas impactés, pas impacté, pas impactée, jamais touché',
  ],
  nothing_upon: ['neutral on, neutral for', 'neutre sur, neutre pour'],
  cash_line: [
    'cash line, cash balance, cash on the balance sheet, cash asset',
    'ligne de trésorerie, ligne trésorerie, trésorerie à l’actif, trésorerie du bilan',
  ],
  is_put_with: ['', 'alimenter'],
  ends_as_cash: [
    'ends up as cash, ends up in cash, always turns into cash, always becomes cash',
    'finit en cash, finit toujours en cash, finit en trésorerie, devient toujours du cash',
  ],
  dry_up: [
    'run short, running short, go short, find itself short',
    'tomber à court, se trouver à court, venir à manquer',
  ],
  takes_money: ['takes, take, pulls, sucks, drains', 'prend, prennent, retire, vide, sort'],
  squeezes: ['', 'vite'],
  cycle_shorter: [
    '',
    'cycle de conversion se raccourcit, cycle de conversion raccourcit, cycle de conversion diminue, cycle de conversion baisse',
  ],
  cycle_longer: ['', 'cycle de conversion augmente'],
  as_good_as_cash: ['money coming in, near cash', 'argent qui rentre, quasi-cash'],
  ebitda_without_rents: ['post ifrs 16 ebitda', ''],
  signed_off: [
    'auditors have signed, auditors signed, auditors sign',
    'auditeurs ont signé, comptes sont certifiés',
  ],
  not_a_thing: ['nothing, no effect, no impact', 'rien, aucun effet, aucun impact, sans effet'],
  it_is_final: [
    'final, irreversible, permanent, never',
    'définitive, définitif, irréversible, jamais',
  ],
  stands_apart: [
    'built on its own, each on its own, on their own, in isolation, not tied, not interact, disconnected',
    'chacun de son côté, isolément, ne communiquent pas, ne se parlent pas, sans lien, déconnectés',
  ],
  off_net_income: [
    'from net income, from profit, off net income, from the net income',
    'du résultat net, du bénéfice, au résultat net',
  ],
  falls_in_full: [
    'drops by the entire, decreases by the full, decreases by the whole, reduced by the full, reduced by the whole, lower by the full',
    'baisse du montant total, baisse du montant entier, recule du montant total, recule du montant entier, diminue du montant total, diminue du montant entier',
  ],
  whole_stock: [
    'entire stock, total inventory',
    'intégralité du stock, ensemble du stock, totalité de l’achat',
  ],
  cash_up_by_profit: [
    crossed(
      'cash rises, cash goes up, cash increases, cash only rises, cash only goes up, cash only increases',
      'only by the margin, just by the margin, by the margin, by the profit only, only by the profit, only by net income, by net income only, just by net income',
    ),
    crossed(
      'trésorerie augmente, trésorerie monte, cash augmente, cash monte, trésorerie n’augmente, trésorerie ne monte',
      'seulement de la marge, que de la marge, uniquement de la marge, que du résultat net, seulement du résultat net, uniquement du résultat net, que du bénéfice',
    ),
  ],
  the_cash_itself: [
    'is the cash, is cash in the bank, is the same as cash, equals cash, is basically cash, is pure cash',
    'est du cash, c’est de la trésorerie, c’est l’argent, c’est la trésorerie, est le cash, correspond au cash, égale le cash, équivaut au cash, correspond à la trésorerie',
  ],
  we_grow: [
    'when you grow, as you grow, when we grow, as it grows, when it grows, with growth, when the company grows, as the company grows, growing company, growing companies, when sales grow',
    'quand on grandit, quand on croît, quand elle grandit, quand elle croît, avec la croissance, en croissance, quand la société grandit, quand les ventes augmentent',
  ],
  better_word: [
    'is good, is healthy, is a good sign, is a strength, means more cash, the more cash, good for cash, good news',
    'est meilleur, c’est bon, est bon signe, plus de cash, plus de trésorerie, bon pour la trésorerie, c’est une force, bonne nouvelle',
  ],
  worse_word: [
    'the worse, is worse, worse for cash, is bad, bad for cash, means less cash, the less cash, costs cash, bad news',
    'pire c’est, est pire, c’est mauvais, moins de cash, moins de trésorerie, mauvais pour la trésorerie, coûte du cash',
  ],
  is_the_brand: [
    crossed(
      'is, represents, means, measures, corresponds to, is simply, equals',
      'the value of the brand, the brand, the brand and, the value of the customers, the customer list, customer relationships, the value of its brand, the patents, total price, the total price, the whole price, the entire price, the full price paid',
    ),
    crossed(
      'c’est, est, représente, mesure, correspond à, désigne',
      'la valeur de la marque, la marque, la valeur des marques, le fichier clients, la clientèle, les brevets, prix total, le prix total, la totalité du prix, tout le prix payé',
    ),
  ],
  must_revalue: [
    'need to revalue, have to revalue, bother revaluing, revalue the assets, revalue anything, need fair values, restate the assets',
    'besoin de réévaluer, faut réévaluer, réévaluer les actifs, réévalue les actifs, réévalue rien, retraiter les actifs, besoin de juste valeur',
  ],
  goes_back_up: [
    'can be revalued, can be written up, can go up again, can increase again, may go up again, is written up, can rise again',
    'peut être réévalué, pourra être réévalué, peut augmenter à nouveau, annuler la dépréciation',
  ],
  only_in_trouble: [
    'only when you sell',
    'seulement si la société, uniquement si la société, que quand la société, qu’à la revente',
  ],
  tests_word: ['test, tested', 'tester, teste, testé, test, dépréciation'],
  treated_same: ['treated alike, works just like, behave the same', 'même manière, même façon'],
  in_both_cases: [
    'in both cases, either way, for both, both give, both create, both get, both of them, both are',
    'dans les deux cas, pour les deux, les deux donnent, les deux créent, les deux sont',
  ],
  tax_gain: [
    'tax saving, tax relief, tax benefit, deferred tax asset, deductible, tax shield',
    'économie d’impôt, économie fiscale, avantage fiscal, impôt différé, déductible, déductibles, gain fiscal',
  ],
  at_signing: [
    'at signing, on signing, upfront, up front, on day one, from day one, at the start, when invoiced, when billed, on billing, upon invoicing, immediately, straight away, right away, at once, in one go',
    'à la signature, dès la signature, à la facturation, dès la facturation, dès le départ, au départ, d’emblée, dès le premier jour, quand on facture, immédiatement, tout de suite, d’un seul coup, en une fois',
  ],
  the_subscription: [
    'subscription, contract, prepayment, full amount, whole amount, all of it, everything, the lot, the whole year',
    'abonnement, contrat, avance, tout, totalité, intégralité, année entière, acompte',
  ],
  price_neutral: [
    'nothing to negotiate, not a negotiation point, makes no difference to the buyer',
    'aucun impact sur la négociation, rien à négocier, indifférent pour l’acheteur',
  ],
  only_one_side: [
    crossed(
      'only adjust, just adjust, only need to adjust, only have to adjust, enough to adjust, only restate, only correct, only change',
      'ebitda, the ebitda, net debt, the net debt, one side, the multiple, ev',
    ),
    crossed(
      'suffit d’ajuster, suffit de retraiter, suffit de corriger, n’ajuste que, ne retraite que, ne corrige que, ajuste seulement, retraite seulement, ajuste uniquement, retraite uniquement',
      'l’ebitda, la dette, la dette nette, un seul côté, la ve, l’ev, le multiple',
    ),
  ],
  as_if_done: [
    'as already achieved, as achieved, as earned, as already earned, as if achieved, as if already, as done, as certain',
    'comme acquises, comme acquis, comme déjà acquises, comme déjà réalisées, comme réalisées, comme si elles étaient, comme certaines, comme déjà faites, comme gagnées',
  ],
  yearly_said: [
    'annual, yearly, recurring, recurrent, every year, each year, every single year, year after year, come back, comes back',
    'annuel, annuels, annuelle, annuelles, récurrent, récurrents, récurrente, récurrentes, chaque année, tous les ans, reviennent, revient',
  ],
  are_exceptional: [
    crossed(
      'is, are, remain, remains, stay, stays, count as, qualify as, still',
      'exceptional, one off, non recurring, one time, extraordinary',
    ),
    crossed(
      'est, sont, reste, restent, demeurent, demeure, c’est, comptent comme',
      'exceptionnel, exceptionnels, exceptionnelle, exceptionnelles, non récurrent, non récurrents, ponctuels, ponctuelles, hors exploitation',
    ),
  ],
  only_upwards: [
    'only the positive adjustments, only the upward ones, only upwards',
    'que les ajustements à la hausse',
  ],
} as const satisfies Lexicon;
