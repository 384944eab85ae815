import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** What plain falsehoods about a deal say of their subject: left out, the only thing, always so. */
export const plainRelations = {
  weighs_in: [
    'come into, comes into, enter, enters, count, matter, weigh, affect, influence, change, alter, bear on, feature, figure in, belong, relevant, included, include, taken into account, take into account, adjusted for, corrected for, need adjusting, make a difference, anything to do, come off, reduce, deducted, go into, goes into, put, counted, touch, touches, drive, drives, explain, explains, hurt, hurts, raise, raises, lower, lowers, play, sink, sinks, show up, apply, applies',
    'entre, entrer, compter, compte, jouer, joue, peser, pèse, influencer, influence, changer, change, modifier, modifie, intervenir, intervient, figurer, figure, affecter, affecte, importer, rentre, rentrer, corriger, corrigé, retraité, à voir, pour quelque chose, viennent en déduction, vient en déduction, viennent en moins, déduit, va dans, vont dans, expliquer, explique, réduire, réduit, coûter, ajuster, ajuste, concerner, concerne, toucher, touche, joué, apparaître',
  ],
  shut_out: [
    'left out, leave out, leaves out, stay out, stays out, outside, left aside, leave aside, set aside, keep out, kept out, ignored, ignore, beside the point, side issue, side issues, irrelevant, immaterial, secondary, skip, skipped, no role, no part, no bearing, no place, nothing to do with, no business, neither here nor there, excluded, exclude, disregard, disregarded, forget about, no effect, no impact, no difference, changes nothing, is neutral, are neutral, is noise, not our problem, makes no odds',
    'laissé de côté, laisse de côté, laissée de côté, laissés de côté, mis de côté, hors du calcul, hors calcul, hors de, hors sujet, en dehors, reste dehors, restent dehors, ignorer, ignore, négliger, néglige, secondaire, accessoire, aucun rôle, aucune place, aucune incidence, sans incidence, aucun effet, sans effet, aucun impact, sans impact, sans influence, rien à voir, rien à faire, exclu, exclus, exclure, oublie, oublier, n’y est pour rien, ne change rien, ne changent rien, neutre, neutres, n’y changent rien, n’y change rien, pas notre problème',
  ],
  by_itself: [
    'always, automatically, necessarily, by definition, by construction, mechanically, every time, in every case, in all cases, for sure, no matter what, without exception, certain, certainly, bound to, cannot fail, systematically, guaranteed',
    'toujours, automatiquement, forcément, nécessairement, par définition, par construction, mécaniquement, à tous les coups, d’office, dans tous les cas, à chaque fois, à coup sûr, sans exception, systématiquement, obligatoirement, garanti',
  ],
  no_pieces_made: [
    'issue nothing, issues nothing, no extra pieces, no extra slices, no new slices, no new pieces, no extra shares, no new shares, no extra paper, no new paper, nothing issued, same number of shares, as many shares as before',
    'n’émet rien, n’émet aucune, nombre d’actions ne bouge pas, nombre d’actions ne change pas, pas de nouvelles parts, pas de parts en plus, aucune nouvelle part, aucune part en plus, pas d’actions nouvelles, aucune action nouvelle, rien à émettre, autant de parts, autant d’actions, même nombre d’actions',
  ],
  only_the_interest: [
    'only the interest, just the interest, only interest, just interest, interest bill, interest to bear, interest to pay, cost of the loan',
    'seulement les intérêts, juste les intérêts, que les intérêts, intérêts à payer, intérêts à supporter, facture d’intérêts, coût de l’emprunt, coût du prêt',
  ],
  and_nothing_else: [
    'nothing else, nothing more, nothing but, and that is all, and that’s all, that is it, purely for, only for, solely for, simply for, only after, only about, all about, just for, for one reason, one reason only, is just another name, just other names, just another word, boils down to, comes down to, really about, is what, is for, no other motive, no other reason, exclusively, window dressing, dressed up, a pretext, an excuse, for the sole',
    'rien d’autre, rien de plus, et c’est tout, uniquement pour, seulement pour, purement pour, juste pour, pour une seule raison, se résume à, se résument à, se ramène à, se ramènent à, autre nom de, relève de la communication, relève du discours, habillage, que du discours, exclusivement, aucun autre motif, aucune autre raison, pas d’autre motif, pas d’autre raison, ne cherche que, ne sert qu’à, prétexte, que de la façade, dans le seul but',
  ],
  deal_reason: [
    'reason, rationale, logic, point, sense, justification, motive, purpose, case for, worth doing',
    'raison, logique, motif, sens, intérêt, justification, justifie',
  ],
  other_motives: [
    'growth, market share, technology, new country, new market, new markets, geography, capabilities, consolidation, talent, products, know how, market power, to grow, enter a market, new customers, new clients, a patent, a footprint',
    'croissance, parts de marché, part de marché, technologie, nouveau pays, nouveaux marchés, géographie, compétences, consolidation, talents, produits, savoir-faire, pouvoir de marché, grandir, entrer sur un marché, entrer dans un pays, accès à une, accéder à, nouveaux clients, un brevet, implantation',
  ],
  its_fault: [
    crossed(
      'only, solely, purely, entirely, always, just, all',
      'because of, due to, down to, the fault of, bad luck, a matter of, about',
    ),
    'uniquement la faute, uniquement à cause, uniquement dû, uniquement due, seulement la faute, seule faute, toujours la faute, seulement à cause, uniquement une question, simplement la faute, que de la malchance, entièrement dû, exclusivement dû',
  ],
  bad_climate: [
    'economy, the market, the markets, the cycle, bad luck, recession, macro, outside events, the press',
    'conjoncture, marché, marchés, cycle, malchance, récession, environnement, crise, presse',
  ],
  deal_succeeds: [
    'succeed, succeeds, work, works, pays off, pay off, delivers, deliver, creates value, create value, wins, goes well, runs smoothly, goes smoothly, hits its targets, turn out well, turns out well, turn out fine, ends up creating, end up creating, come good, pays for itself',
    'réussit, réussissent, réussir, marche, marchent, fonctionne, fonctionnent, tient ses promesses, tiennent leurs promesses, crée de la valeur, créent de la valeur, se passe bien, se passent bien, se passe sans heurt, se déroule bien, porte ses fruits, livrées en entier, intégralement réalisées, finit par créer, finissent par créer, se termine bien, se terminent bien, tourne bien, tournent bien',
  ],
  an_issue: [
    'issue, problem, concern, worry, mistake, danger, trap, culprit, to blame, the cause, a cause, what goes wrong, a risk, difficulty, obstacle, sinks, explains, explain, the reason, reason why, kills, why deals',
    'problème, souci, enjeu, danger, piège, erreur, la cause, une cause, en cause, responsable, coupable, un risque, difficulté, obstacle, inquiétude, explique, expliquer, la raison, une raison, tue, fait échouer, plombe, un sujet',
  ],
  with_a_condition: [
    'if, as long as, when, provided, unless, only, once, until, so long, where',
    'si, tant que, quand, lorsque, pourvu, à condition, sauf, dès lors, une fois, seulement, dès que',
  ],
  decides_it: [
    'decide, decides, settles, settle, tells, tell, determines, determine, answers, drives, is what counts, what matters, is enough, compare, comparing, look at, set against',
    'décide, tranche, dit, détermine, donne la réponse, suffit, fait foi, commande, compare, comparer, regarde, oppose, c’est ce qui compte, joue',
  ],
  holds_too: [
    'applies, apply, works, work, holds, hold, valid, true, still, same rule, good for, just as well',
    'vaut, s’applique, marche, fonctionne, valable, vraie, joue, tient, sert, même règle',
  ],
  whichever_way: [
    'whatever the currency, whatever it pays with, whatever you pay with, whatever we pay with, however it is paid, however you pay, whatever the funding, whatever the financing, whatever the consideration, regardless of the financing, regardless of how, no matter how, whether it pays, whether you pay, whether it is paid, whether we pay, irrespective of how, whether paid, cash or shares, shares or cash, debt or shares, shares or debt, how we pay, how you pay, how they pay, how it is paid, how it is funded, how the buyer pays, whatever the way, either way',
    'quel que soit le financement, peu importe qu’on, peu importe le mode, peu importe le financement, peu importe comment, que ce soit en, que l’on paie, qu’on paie, qu’on règle, qu’on paye, en titres ou en dette, comment on paie, dans les deux cas, en actions ou par emprunt',
  ],
  regardless_of: [
    'even if, even when, regardless of, irrespective of, whatever, no matter, however much, whoever, independent of, independently of, whichever, without looking at, it does not matter',
    'même si, même quand, quel que soit, quelle que soit, quels que soient, peu importe, indépendamment, sans regarder, sans tenir compte, qu’une des deux, que l’une, que l’un, qu’il y ait, qu’elle soit',
  ],
  just_gives: [
    'gives, is, equals, equal, means, match, matches, directly, itself, simply, translates into, same as, mirrors, follows, tells you, get',
    'donne, est, égale, égal, signifie, correspond, directement, même, simplement, se traduit, reflète, suit, restent ceux, reste celle, reste celui, fait, ont droit',
  ],
  beats_it: [
    'beat, beats, better, best, preferable, superior, wins, win, right answer, right choice, the answer, more accretive, wiser, cheaper, dominates, the way to go',
    'bat, mieux, meilleur, préférable, supérieur, gagne, l’emporte, bonne réponse, bon choix, la réponse, plus relutif, plus relutive, gagnant, s’impose',
  ],
  risk_word: [
    'riskier, risk, risks, risky, danger, dangerous, cost, downside, price to pay',
    'risquée, risqué, risque, risques, danger, dangereux, coût, inconvénient, prix à payer',
  ],
  no_use_at_all: [
    'not help, no help, useless, pointless, waste of time, distraction, gimmick, gimmicks, only delays, no use, not solve, solve nothing, not work, never work',
    'ne sert à rien, ne servent à rien, inutile, inutiles, perte de temps, gadget, gadgets, ne fait que retarder, n’aide pas, n’aident pas, ne règle rien, ne règlent rien, ne résout rien, ne permet, ne marche pas',
  ],
  makes_eps_rise: [
    'accretive, lifts eps, lift eps, raises eps, raise eps, eps goes up, eps rises, higher eps, increases eps, earnings per share rise, earnings per share go up, boosts eps',
    'relutif, relutive, bpa monte, bpa augmente, bpa grimpe, augmente le bpa, fait monter le bpa, bpa progresse, améliore le bpa',
  ],
  no_matter_which: [
    'whatever, no matter, irrespective of, regardless of, however, it makes no difference, it does not matter',
    'quel que soit, quelle que soit, quels que soient, peu importe, indépendamment de, qu’importe, que la prime soit',
  ],
  apart_from: [
    'apart from, besides, other than, without, beyond, aside from',
    'hormis, à part, en dehors de, sauf, hors, sans, excepté',
  ],
  at_whatever_price: [
    crossed(
      'however much, whatever, no matter how much, no matter what, whatever price',
      'you pay, they pay, is paid, the buyer pays, we pay, it pays',
    ),
    crossed(
      'quel que soit, peu importe, qu’importe',
      'le prix payé, le montant payé, le prix, ce qu’on paie',
    ),
  ],
  not_removed: [
    'not eliminated, not eliminate, not eliminating',
    'ne l’élimine pas, n’élimine pas, ne pas éliminer, pas éliminer, sans l’éliminer, sans éliminer, pas l’éliminer, ne l’efface pas, n’efface pas',
  ],
  divided_over: [
    'divide, over the, split by, cut into, spread over, spread across, share out, shared out, shared among, by the number, by the new number, by the total number, over a, over more',
    'diviser, sur le nombre, sur un nombre, sur plus, sur le total, rapporté au, rapporté à, rapporter au, répartir, partager entre, par le nombre, par le nouveau nombre, par le total',
  ],
  paper_terms: [
    'price, pay, paid, payment, divide, over, add, added, plus, denominator, count, to the seller, to the sellers, to target, to the target, receive, dilute, dilutes, spread, million, market value, multiply, ratio, existing, outstanding, for each, in exchange, instead of cash, slices, percent',
    'prix, payer, payé, paie, paye, diviser, divisé, ajouter, ajoute, plus, dénominateur, nombre, aux vendeurs, au vendeur, à la cible, reçoit, reçoivent, diluer, dilue, cours, million, valeur de marché, multiplier, ratio, parité, existantes, en circulation, pour chaque, en échange, contre, pour cent, coûte',
  ],
  outweighs: [
    'cover, pay for, justify, earn back, recoup, outweigh, exceed, bigger than, more than the, worth more, larger than, less than the, below, above, swallow, eaten, eats, wipe out, absorb, all of the, give away, gave away, given away, handed to the seller, hand over, handed over, goes to the seller, go to the seller, pay back, paid back, break even, never come, fail to, do not materialise, transfers, in advance, upfront, up front, too much, capitalised, npv, half of the, shares, nothing left, minus, net of, day one, side by side, come over time, come later, whereas, might never, may never',
    'couvrir, couvre, couvrent, justifier, justifie, compenser, récupérer, dépasser, dépasse, dépassent, plus que, valent plus, supérieur, inférieur, excède, excèdent, suffit, suffisent, rembourser, rattraper, avaler, avale, mange, mangent, absorbe, absorber, effacer, donner au vendeur, donne au vendeur, donnée au vendeur, revient au vendeur, va au vendeur, vont au vendeur, laisse au vendeur, d’avance, n’arrivent pas, ne viennent pas, trop cher, capitalisées, van, moitié des, moins la, face à la, plus élevée que, plus haute que, plus grosse que, premier jour, côte à côte, viennent plus tard, arrivent plus tard, alors que, n’arriveront',
  ],
  threatens_it: [
    'at risk, under threat, slips, lost, lose, keep, stay, hold, floor, threshold, too high, watch list, notch, downgrade, weaken',
    'menacée, en danger, perd, perdre, garder, conserver, seuil, trop élevé, sous surveillance, cran, dégrader, dégradent, dégradation, note tient',
  ],
} as const satisfies Lexicon;
