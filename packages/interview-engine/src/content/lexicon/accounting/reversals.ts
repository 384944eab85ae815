import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Words of what is said of growth, the cycle, goodwill, prepayments, leases and adjusted profit the wrong way round. */
export const reversedAccountNotions = {
  // Growth and cash.
  frees_itself: [
    'is released, gets released, is freed, frees up, releases itself, shrinks, melts, goes down, falls, unwinds, improves',
    'se libère, se dégage, se réduit, fond, diminue, baisse, s’allège, s’améliore, se débloque',
  ],
  lets_go: [
    'release, releases, free, frees, releasing, freeing, unlocks, unlock',
    'libère, libérer, dégage, débloque',
  ],
  solves: [
    'fix, fixes, solve, solves, cure, cures, sort out, sorts out, takes care of, gets rid of, settles, resolves',
    'règle, résout, résoudre, soigne, met fin, corrige, guérit',
  ],
  cash_trouble: [
    'cash problem, cash problems, cash shortage, cash issue, liquidity problem, cash squeeze, cash crunch, cash position, cash gap',
    'problème de cash, problème de trésorerie, problèmes de trésorerie, problèmes de cash, tension de trésorerie, tensions de trésorerie, manque de cash, impasse de trésorerie',
  ],
  good_margin: [
    'high margin, high margins, good margin, good margins, strong margin, strong margins, margin is high, margins are high, margin is good, positive ebitda, high ebitda, strong ebitda, profitable company, profitable business, ebitda is positive, healthy margin, healthy margins, ebitda margin',
    'marge élevée, marges élevées, bonne marge, bonnes marges, forte marge, marge forte, marge est élevée, marge est bonne, ebitda positif, ebitda élevé, bon ebitda, société rentable, entreprise rentable, marge d’ebitda, belle marge, belles marges, taux de marge',
  ],
  assures: [
    'guarantee, guarantees, ensures, ensure, assures, means that, implies, secures, proves, tells you, is enough to, is enough for, necessarily means, automatically gives',
    'garantit, garantir, assure, assurer, implique, veut dire, signifie, prouve, suffit, entraîne',
  ],
  cash_made_of_it: ['cash, liquidity', 'cash, trésorerie, liquidité, conversion'],
  is_high_too: [
    'is high, is also high, is good, is strong, follows, is fine, is just as high, is the same, comes with it, is excellent',
    'est élevée, est bonne, est forte, suit, est la même, va avec, est excellente, l’est aussi',
  ],
  pays_its_own_way: [
    'funds itself, finances itself, always self funding, is self funding, always has enough cash, always pays its bills, never short of cash, never runs short, cannot run short, can not really run, can never run out',
    's’autofinance, se finance toujours, toujours de quoi payer, s’autofinancera toujours',
  ],
  same_as_word: [
    'is the same as, same thing as, equals, is equivalent to, is basically, amounts to, is nothing but',
    'est la même chose que, équivaut à, revient à, égale, c’est pareil que, n’est autre que',
  ],
  only_reason: [
    'only way, sole way, only when it invests, only if it invests, only if it overinvests, only culprit, only thing that',
    'seule façon, seul moyen, seule manière, seul coupable, seule chose qui, que si elle investit, que si on investit',
  ],
  spends_on_plant: [
    'capex, overinvesting, investment, investments, capital expenditure, equipment, machines',
    'capex, investir, investissement, investissements, machines, surinvestissement',
  ],
  runs_dry: [
    'short of cash, short of money, runs out, running out, go bust, cash problem, liquidity problem, drained',
    'manquer de cash, manquer de trésorerie, à court de cash, à court de trésorerie, panne de cash, panne de trésorerie, problème de cash, problème de trésorerie, impasse, consomme du cash',
  ],
  pays_late: [
    'later, late, slower, slowly, longer, delay, delays, drag, overdue',
    'plus tard, plus lentement, tardivement, plus longtemps, retardent, traînent',
  ],
  // The cycle.
  stretches: [
    'lengthen, lengthening, extend, extending, stretch, stretching, push out, pushing out, longer, later, slower, delay, delaying, paying late, increase, higher, more days',
    'allonger, allonge, allongement, étirer, rallonger, étendre, plus long, plus longs, plus tard, retarder, plus lentement, augmenter, hausse',
  ],
  squeezes: [
    'shorten, shortening, cut, cutting, reduce, reducing, faster, sooner, earlier, quicker, early, tighter, less days, lower, fewer days',
    'raccourcir, raccourcit, réduire, réduit, réduction, accélérer, plus tôt, plus court, plus courts, plus rapidement, baisse, baisser',
  ],
  adds_to_cycle: [
    crossed(
      'lengthens, lengthen, extends, extend, increases, increase, adds to, worsens, makes longer',
      'the cycle, the cash cycle, the conversion cycle, the cash conversion cycle, the ccc',
    ),
    crossed(
      'rallonge, allonge, augmente, alourdit, dégrade, fait monter, étire',
      'cycle, cycle de conversion, cycle d’exploitation',
    ),
  ],
  takes_from_cycle: [
    crossed(
      'shortens, shorten, reduces, reduce, lowers, improves, cuts',
      'the cycle, the cash cycle, the conversion cycle, the cash conversion cycle, the ccc',
    ),
    crossed(
      'raccourcit, réduit, diminue, améliore, fait baisser, écourte',
      'cycle, cycle de conversion, cycle d’exploitation',
    ),
  ],
  clients_side: [
    'customer, customers, receivables, dso, collection, collections, inventory, stock, dio',
    'client, clients, créances, dso, encaissement, encaissements, stock, stocks, dio',
  ],
  suppliers_side: ['supplier, suppliers, payables, dpo', 'fournisseur, fournisseurs, dpo'],
  each_day: [
    'by 365, over 365, per day, a day, daily, for each day',
    'par 365, sur 365, par trois cent soixante-cinq, par jour, journalier, quotidien',
  ],
  profit_measure: [
    'ebitda, net income, ebit, gross margin, profit, cash flow',
    'ebitda, bénéfice, ebit, marge, résultat',
  ],
  // Goodwill.
  goes_back_up: [
    crossed(
      'write, writes, writing, wrote, bring, mark, put',
      'goodwill, the goodwill, the impairment, the loss',
      'back up, up again, back, up',
    ) +
      ', reversible, can be undone, works both ways, works in both directions, goes both ways, cuts both ways, written up if, reverse the impairment, reverse the loss, reverse it',
    'réversible, réversibles, dans les deux sens, revalorisé, réévalue le goodwill, reprendre la dépréciation, reprendre la perte, reprend la dépréciation, reprendre le goodwill, remettre le goodwill',
  ],
  self_made: [
    'builds itself, built itself, builds over time, builds up over time, creates itself, created itself, creates internally, built internally, generated internally, internally generated, built in house, develops itself, its own brand, its own reputation',
    'naît en interne, naît aussi en interne, construit elle-même, crée elle-même, génère elle-même, développe elle-même, créé en interne, construit en interne, généré en interne, génère en interne, sa propre marque, sa propre réputation, ses propres équipes',
  ],
  enters_books: [
    'capitalise it, capitalise its, recognise it, can be capitalised, can be recognised, record it, can capitalise, shows as an asset, can be booked',
    'l’inscrit au bilan, activer, inscrire au bilan, le comptabiliser, à son actif, à son bilan, le mettre au bilan, peut être inscrit, le reconnaître',
  ],
  gap_between: [
    'difference, gap, excess, spread, surplus, over, minus, less, above',
    'différence, écart, excédent, surplus, moins, sur',
  ],
  remeasured: [
    'fair value, fair values, revalue, revalued, revaluation, step up, remeasured, identifiable, restated, adjusted, allocation',
    'juste valeur, justes valeurs, réévalué, réévalués, réévaluation, réévaluations, identifiable, identifiables, réestimé, affectation, retraité',
  ],
  // Prepayments.
  pushes_to_keep: [
    crossed(
      'wants, pushes, argues, insists, fights, prefers, tries',
      'it in, it as, it left in, to keep it in, to leave it in, to count it in, to count it as, to treat it as, it treated as, it classified as, for',
    ),
    crossed(
      'veut, pousse, plaide, insiste, préfère, cherche, tient',
      'le garder en, le laisser en, les laisser en, le mettre en, les mettre en, le classer en, les garder en, pour le, pour les, pour le mettre en, à le mettre en, à le laisser en, pour du, en, dans',
    ),
  ],
  calls_debt: [
    crossed(
      'push, pushes, pushing, argues, wants, insists, fights, who',
      'to count it as debt, to treat it as debt, it counted as debt, it treated as debt, it as debt, for debt, to call it debt, to count it as debt like, to put it in debt, to put it in net debt, it in net debt, it is debt',
    ),
    crossed(
      'pousse, veut, plaide, insiste, cherche, demande',
      'le mettre en dette, les mettre en dette, pour le mettre en dette, pour le compter en dette, à le mettre en dette, à le compter en dette, pour une dette, le traiter en dette, le traiter comme de la dette, le compter comme de la dette, pour de la dette',
    ),
  ],
  // Leases.
  made_richer: [
    'gain value, gains value, more valuable, a windfall, an uplift, enriched, enriches',
    'enrichi, enrichit, sont gagnants, sont les gagnants, en sortent gagnants, s’enrichissent, un gain, une aubaine',
  ],
  brought_value: [
    crossed(
      'created, creates, create, adds, added, generates, generated, unlocked, brings',
      'value, equity value, shareholder value, value for shareholders, wealth',
    ),
    crossed(
      'a créé, crée, créent, créé, génère, généré, ajoute, apporte, apporté',
      'de la valeur, valeur, de la richesse, de la valeur actionnariale',
    ),
  ],
  net_debt_without_rents: [
    crossed(
      'net debt, debt, net financial debt',
      'without leases, without the leases, without lease liabilities, without the lease liability, excluding leases, excluding the leases, excluding lease liabilities, ex leases, ex lease, before ifrs, pre ifrs, before leases, that leaves out leases, that excludes leases',
    ),
    crossed(
      'dette nette, dette, dette financière',
      'hors loyers, hors loyer, sans les loyers, sans loyers, sans la dette locative, sans dette locative, hors dette locative, hors dette de loyers, sans la dette de loyers, hors ifrs, avant ifrs, hors engagements de loyer',
    ),
  ],
  may_well: [
    'you can, we can, can easily, is fine, fine to, no problem, perfectly, acceptable, does not matter, free to, i use, i take, i would use, we use, allowed to, nothing wrong with',
    'on peut, peut très bien, peut tout à fait, pas de problème, aucun problème, sans problème, sans souci, pas gênant, libre de, je prends, on prend, j’utilise, rien n’empêche, peu importe, il suffit de prendre',
  ],
  // Adjusted profit.
  by_nature: [
    'by nature, by definition, by their nature, by its nature, always exceptional, by essence, always one off, always non recurring',
    'par nature, par définition, par essence, toujours exceptionnel, toujours exceptionnels, toujours exceptionnelle, toujours exceptionnelles, toujours non récurrent',
  ],
  proved_exceptional: [
    'proven exceptional, proves it is exceptional, shows it is exceptional, confirms it is exceptional, really exceptional, clearly exceptional, still exceptional, remain exceptional, remains exceptional, stays exceptional, still one off, still non recurring',
    'bien exceptionnel, bien exceptionnelle, restent exceptionnels, reste exceptionnel, restent exceptionnelles, reste exceptionnelle, demeure exceptionnel, toujours exceptionnel',
  ],
  gets_added_back: [
    `${crossed(
      'can, can always, should, should always, must, must always, may, have to, has to, is, are, is always, are always, you always, you can, we, i, you',
      'be added back, added back, add back, add it back, add them back, add this back, be adjusted out, taken out',
    )}, always stripped out, always comes out, always come out, always adjusted out`,
    `${crossed(
      'peut, peuvent, doit, doivent, faut, toujours, peut toujours, on, je, se, faut toujours, continue à',
      'réintégrer, les réintégrer, le réintégrer, la réintégrer, être réintégré, être réintégrés, être réintégrées, être réintégrée, réintègre, les réintègre, le réintègre, la réintègre, les rajoute, la rajoute, le rajoute, rajouter, réintègrent',
    )}, se retire toujours, se retirent toujours, toujours retirer, toujours retiré, sort toujours, toujours exclu`,
  ],
  restructuring_cost: [
    'restructuring, these costs, exceptionals, recurring costs',
    'restructuration, restructurations, ces coûts, charges récurrentes, coûts récurrents',
  ],
  not_acceptable: [
    'refuse, reject, push back, challenge, resist, inflate, inflates, overstate, suspicious, red flag, ordinary, part of the business, part of running, question, wrongly, wrong',
    'refuser, refuse, rejeter, rejette, contester, conteste, gonfle, suspect, courant, courante, courants, fait partie, signal, tort, méfie, méfier',
  ],
  the_adjusted: [
    'adjustment, adjustments, add back, add backs, normalisation',
    'retraitement, retraitements, ajustement, ajustements, normalisation, ebitda normatif',
  ],
  moves_it: [
    'move, moves, change, changes, affect, affects, influence, impact, matter for, matters for, touch, drive, drives, alter',
    'bouge, bouger, change, changent, changer, affecte, affectent, influence, influencent, joue sur, jouent sur, impacte, impactent, touche, touchent, modifie',
  ],
  price_paid: ['price, valuation, value, ev', 'prix, valorisation, valeur'],
  just_that_much: [
    'only one, only a, just one, just a, no more than one, only costs one, exactly one, a single, only the same amount, just the same amount, only that million, only that amount',
    'n’est qu’un, ne coûte qu’un, ne vaut qu’un, ne fait qu’un, un seul million, un seul euro, seulement un, que ce million, que ce montant, que le même montant',
  ],
  in_entirety: [
    'in full, fully, entirely, at 100, one hundred percent, a hundred percent, in their entirety, all of them, the whole amount, completely',
    'à 100, cent pour cent, 100 %, en totalité, intégralement, entièrement, pleinement, en entier, la totalité, l’intégralité',
  ],
  takes_in: [
    'include, included, count, counted, take, taken, add, added, put, keep, credit, leave in',
    'intègre, intégrer, intégrées, inclut, inclure, inclus, incluses, prend, prends, prendre, compte, compter, comptées, ajoute, ajouter, retient, retenir, garde, met',
  ],
  only_upwards: [
    'can only go up, can only raise, can only increase, can only be positive, is by construction higher, is always above, is always higher, is by definition higher, always above reported, always higher than reported, never lower, never below, can only add',
    'ne peut aller que, ne peuvent aller que, que dans un sens, ne peuvent être que, ne peut que monter, ne peuvent que monter, ne peut qu’augmenter, ne peuvent qu’augmenter, par construction supérieur, forcément supérieur, toujours supérieur, par définition supérieur, jamais inférieur, que vers le haut, qu’à la hausse',
  ],
  needless: [
    'no point, unnecessary, need not, not necessary',
    'aucun besoin, sans intérêt, inutiles',
  ],
  standalone_word: [
    'standalone, stand alone cost, dis-synergies, dissynergies',
    'standalone, dis-synergies, dissynergies',
  ],
  group_recharges: [
    'recharges, intercompany charges, group charges, management fees, group allocations, allocations from the group',
    'refacturations, management fees, allocations du groupe',
  ],
  are_right: [
    'are right, are fine, are enough, give the right, already reflect, are the right, reflect the real, are the true, are a good measure, already give',
    'sont justes, suffisent, donnent le bon, reflètent déjà, reflètent le vrai, sont le bon, sont correctes, donnent déjà',
  ],
} as const satisfies Lexicon;
