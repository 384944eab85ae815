import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Normalising one-offs, in the words of those who get it wrong. */
export const normaliseMisstated: Lexicon = {
  accounting_word: ['accounting', 'comptabilité, normes, choix comptables, traitement comptable'],
  adjustment_costs: [
    'cost, costs, charge, restructuring, fine, expense',
    'charge, coût, charges, amende, restructuration, dépense',
  ],
  already_earned: [
    'earned revenue, revenue you have earned, recognise it all, recognise all of it, book it all, book all of it, whole amount as revenue, already earned, already revenue, revenue straight away, revenue immediately, recognised immediately, recognised straight away, booked immediately, booked straight away, recognised when the cash, recognised when cash, recognised as soon as, revenue as soon as, revenue when the cash, revenue the day',
    'chiffre d’affaires acquis, constate tout, on constate la totalité, comptabilise tout, déjà gagné, déjà acquis, déjà du chiffre d’affaires, reconnu dès, reconnaît dès, comptabilisé dès, constaté dès, chiffre d’affaires dès, reconnu immédiatement, comptabilisé immédiatement, chiffre d’affaires immédiatement',
  ],
  amiss_adjusted: [
    'adjust, adjusted, normalise, normalised, restate, restated, correct, then, not, cannot, never, wrong, before, first, starting point, but, rather, standalone, stand alone',
    'retraite, retraité, normalise, normalisé, ajuste, ajusté, corrige, ensuite, puis, pas, jamais, avant, d’abord, point de départ, mais, plutôt, standalone, autonome',
  ],
  amiss_alone_costs: [
    'standalone costs, stand alone costs, costs on its own, costs of standing alone',
    'coûts standalone, coûts stand alone, coûts autonomes, coûts en autonome',
  ],
  amiss_alone_step: [
    'standalone costs, stand alone costs, normalisation, adjustments, restatements, dis synergies',
    'coûts standalone, coûts autonomes, coûts en autonome, retraitements, normalisation, dis synergies, dissynergies',
  ],
  amiss_always_lower: [
    'always lower, always below, always less than, always smaller, are lower than, are below, always cheaper, are less than, never higher, never exceed, lighter, leaner',
    'toujours inférieurs, toujours plus bas, toujours moins élevés, sont inférieurs, sont plus bas, toujours moins chers, jamais supérieurs, plus légère, jamais plus élevés, toujours plus faibles',
  ],
  amiss_applies: [
    'multiple to, multiply, multiple on, take, use, enough, times, start and finish with',
    'multiplie, prends, utilise, suffit, prend, retient',
  ],
  amiss_ebitda: ['ebitda', 'ebitda'],
  amiss_goes_down: [
    'falls, decreases, drops, lower, down',
    'baisse, diminue, recule, chute, est plus bas, se réduit',
  ],
  amiss_goes_up: [
    'rises, increases, improves, higher, climbs, up',
    'monte, augmente, s’améliore, progresse, grimpe, est plus élevé, hausse',
  ],
  amiss_gone: [
    'disappear, vanish, go away, are gone, fall away, drop out, are saved, added back, add them back, add back, are a pure saving, pure gain, pure upside',
    'disparaissent, s’envolent, tombent, sont économisées, réintègre, ajoute à l’ebitda, rajoutées, réintégrées, gain net, pur gain, les ajoute',
  ],
  amiss_group_charges: [
    'group charges, management fees, head office charges, allocated charges, head office costs, central charges, group costs, corporate charges, allocated costs, recharges, group overheads',
    'frais de groupe, charges de groupe, frais du groupe, charges du groupe, frais de siège, management fees, refacturations, frais centraux, charges de siège, coûts centraux, frais groupe, charges groupe',
  ],
  amiss_higher: [
    'higher, rise, above, exceed, more than, larger, greater',
    'plus élevés, plus hauts, supérieurs, dépassent, plus importants, augmentent, plus lourds',
  ],
  amiss_lower: [
    'lower, below, smaller, less than, fall',
    'plus bas, inférieurs, moins élevés, plus faibles, baissent',
  ],
  amiss_nothing_instead: [
    'nothing instead, nothing in their place, nothing replaces, without replacing, no replacement, not replaced, nothing in return, nothing against them, without any cost instead, worth even more, in full, no stand alone cost, no standalone cost, without standalone costs, entirely, whole amount',
    'rien mettre en face, rien en face, rien à la place, sans les remplacer, rien ne les remplace, sans contrepartie, vaut encore plus, vaut donc plus, en totalité, intégralement, entièrement, aucun coût autonome, sans coût autonome, sans coûts standalone, sans remplacement',
  ],
  amiss_replaced: [
    'replaced by, replace them with, but, not, stand alone costs instead, deduct, and i subtract, minus',
    'remplacés par, mais, pas, déduis, puis, retranche, moins',
  ],
  amiss_reported_profit: [
    'reported ebitda, published ebitda, reported figure, ebitda as reported, ebitda reported, ebitda in the accounts, segment ebitda, accounting ebitda, ebitda as published, historical ebitda',
    'ebitda publié, ebitda reporté, ebitda comptable, ebitda du reporting, ebitda affiché, ebitda historique, ebitda tel que publié, ebitda des comptes, ebitda du segment',
  ],
  amiss_separation_step: [
    'separation costs, shared it, it system',
    'coûts de séparation, si partagé, système d’information, informatique partagée',
  ],
  amiss_transition_step: ['tsa, transition services', 'tsa, services transitoires'],
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
  are_kept: [
    'stay in, are kept, is kept, we keep them, i keep them',
    'on les garde, je les garde, on les laisse, restent dedans',
  ],
  are_right: [
    'are right, are fine, are enough, give the right, already reflect, are the right, reflect the real, are the true, are a good measure, already give',
    'sont justes, suffisent, donnent le bon, reflètent déjà, reflètent le vrai, sont le bon, sont correctes, donnent déjà',
  ],
  as_if_done: [
    'as already achieved, as achieved, as earned, as already earned, as if achieved, as if already, as done, as certain',
    'comme acquises, comme déjà acquises, comme déjà réalisées, comme réalisées, comme si elles étaient, comme certaines, comme déjà faites, comme gagnées',
  ],
  astray_gone: [
    'disappear, disappears, vanish, go away, gone, stop',
    'disparaissent, disparaît, s’en vont, s’arrêtent, tombent',
  ],
  astray_puts_own_in: [
    'own costs, put in, replace, replaced, instead, in their place, stand-alone, standalone, on its own, but, alone',
    'propres coûts, ses coûts, remettre, remets, remplacer, remplacés, à la place, autonome, mais, seule',
  ],
  astray_raises_profit: [
    'raises the ebitda, raises ebitda, ebitda goes up, ebitda rises, profit goes up, profit rises, lifts the ebitda, lifts ebitda, increases ebitda, that much better, earns more',
    'ebitda monte, ebitda augmente, augmente l’ebitda, résultat monte, résultat augmente, meilleur d’autant, monte d’autant, augmente d’autant, gagne plus, bénéfice monte, améliore l’ebitda',
  ],
  astray_removes: [
    'remove, removing, take out, strip out, drop, dropping, without',
    'enlever, enlève, retirer, retire, sortir, supprimer, sans',
  ],
  belongs_in_profit: [
    'stays in ebitda, stays in, belongs in the ebitda, belongs in ebitda, belongs in, should stay in, leave it in, keep it in, leave them in, keep them in, part of ebitda',
    'reste dans l’ebitda, fait partie de l’ebitda, font partie de l’ebitda, je la laisse, je les laisse, on la laisse, on les laisse dedans, je la garde, je les garde, on la garde dans, fait partie de la vie, font partie de la vie',
  ],
  by_nature: [
    'by nature, by definition, by their nature, by its nature, always exceptional, by essence, always one off, always non recurring, matter of personality, matter of character, question of personality, question of character, part of who, in my nature, just my personality, just my character',
    'par nature, par définition, par essence, toujours exceptionnel, toujours non récurrent, question de personnalité, question de caractère, affaire de caractère, affaire de personnalité, dans ma nature, mon caractère, trait de caractère',
  ],
  calendarise_word: [
    'calendarise, calendarising, calendarisation, align year ends, align the year ends',
    'calendariser, calendarise, calendarisation, aligner les exercices, aligner les clôtures',
  ],
  called_exceptional: [
    'labelled exceptional, labelled as exceptional, labelled one off, called exceptional, tagged exceptional, flagged exceptional, flagged as exceptional, described as exceptional, classified as exceptional, presented as exceptional',
    'étiqueté exceptionnel, qualifié d’exceptionnel, appelé exceptionnel, présenté comme exceptionnel, classé en exceptionnel, classé exceptionnel, baptisé exceptionnel, déclaré exceptionnel',
  ],
  can_still_be: [
    'can still be called, can still be a, can still count as, may still be, it can still be',
    'ça reste, cela reste, peut rester, peut quand même être, c’est quand même',
  ],
  cases_after_interest: [
    'after interest, net of interest',
    'après intérêts, après les intérêts, net des intérêts',
  ],
  cases_alone_cost: [
    'stand alone cost, standalone cost, cost of standing alone',
    'coût autonome, coût stand alone',
  ],
  cases_dissynergies: [
    'dis synergies, dissynergies, losing the group, losing the purchasing',
    'dis synergies, dissynergies, désynergies, perte des achats groupés',
  ],
  cases_pure_gain: [
    'simply, just, pure gain, savings, nothing replaces, for free, all profit, and that is it',
    'simplement, gain net, économie, rien ne les remplace, cadeau, purement, bonus',
  ],
  count_as_budgeted: [
    'count once they’re planned, as soon as they’re budgeted, once they’re in the plan',
    'dès qu’elles sont budgétées, dès qu’elles sont prévues, comptent dès qu’elles sont au budget, dès qu’elles sont dans le plan',
  ],
  count_as_done: [
    'count as done, count as if done, count in full, count as earned',
    'compte comme acquises, compte comme faites, compte en plein, compte en entier, comme si c’était fait',
  ],
  count_fully: [
    'full credit, full value, hundred percent, part of adjusted ebitda, part of ebitda, belong in ebitda, already there, in full, include them all, already earned, as earned, count as, fully included, straight into',
    'plein crédit, à plein, à cent pour cent, à 100 %, en entier, partie de l’ebitda, déjà gagnées, déjà réalisées, en totalité, intégralement, déjà acquises, comme acquises, en plein',
  ],
  counted_alike: [
    crossed(
      'calculated, computed, defined, measured, counted, is, are, works',
      ', exactly',
      'the same way everywhere, the same way under, the same way in every, the same way for, identically everywhere, the same under every, the same everywhere',
    ),
    crossed(
      'calculé, défini, mesuré, calculés, définis, se calcule, est',
      ', exactement',
      'de la même façon partout, partout de la même façon, de la même manière partout, pareil partout, partout pareil, de la même façon quelle que soit, pareil dans toutes, identique partout',
    ),
  ],
  deals_alone_cheaper: [
    'alone costs less, alone is cheaper, cheaper alone, cheaper on its own, standalone costs are lower, standalone is cheaper, costs fall once alone, always costs less, costs less on its own, cheaper to run alone',
    'seule coûte moins, seule coûte toujours moins, coûte moins seule, moins cher qu’au sein, moins chère seule, seule dépense moins, coûte toujours moins cher, coûte moins cher seule, coûte toujours moins, moins cher toute seule',
  ],
  deals_as_is: [
    'as is, as it is, as it stands, directly, without adjusting, without restating, with no adjustment, as group publishes, as published, as reported, unadjusted, no restatement, straight from the accounts',
    'tel quel, directement, sans retraitement, sans le retraiter, sans ajustement, tel que publié, tel que le groupe le publie, tel que groupe publie, sans y toucher, sans rien changer',
  ],
  deals_keep_in_verb: ['keep, leave in, include', 'garde, laisse, inclus'],
  deals_one_off_noun: [
    'one offs, exceptionals, non recurring items, gain on disposal',
    'one-offs, exceptionnels, non récurrents, plus-value',
  ],
  deals_stays_in: [
    'stay in, kept in, are kept, left in, remain in, remain inside, in the ebitda, in ebitda',
    'restent dedans, on les garde, on les laisse, restent inclus, restent dans, dans l’ebitda',
  ],
  deals_vanish: [
    'disappear, vanish, go away, goes away, simply added back, are pure profit, no longer exist, saved',
    'disparaissent, disparaît, disparaître, s’envolent, s’ajoutent au résultat, s’ajoutent simplement, n’existent plus, sont économisés',
  ],
  defined_by_rules: [
    'defined by the standards, defined by accounting standards, defined by ifrs, defined by the rules, standardised by ifrs, defined under ifrs',
    'défini par les normes, défini par la norme, défini par les ifrs, normé par les ifrs, encadré par les ifrs',
  ],
  deflates_ebitda: [
    'makes ebitda too low, understates ebitda, depresses ebitda',
    'dégonfle l’ebitda, rend l’ebitda trop bas, sous-estime l’ebitda, déprime l’ebitda',
  ],
  disposals: [
    'gains on disposals, disposal gains, capital gains, insurance proceeds',
    'plus-value de cession, plus-values, indemnités d’assurance',
  ],
  ebitda_climbs: [
    crossed('ebitda', 'goes up, rises, increases, climbs, gets higher'),
    crossed('ebitda', 'monte, augmente, grimpe, remonte'),
  ],
  ebitda_down: [
    [
      crossed(
        'lowers, reduces, decreases, cuts, depresses, hurts',
        'ebitda, the ebitda, reported ebitda',
      ),
      'ebitda falls, ebitda goes down, ebitda decreases, ebitda drops, ebitda is lower, makes ebitda smaller, ebitda smaller, ebitda shrinks, takes ebitda down, pushes ebitda down, drags ebitda down',
    ].join(', '),
    [
      crossed('baisse, réduit, diminue, fait baisser, pénalise, dégrade', 'ebitda, l’ebitda'),
      'ebitda baisse, ebitda diminue, ebitda recule, baisse de l’ebitda, tire l’ebitda vers le bas, ebitda plus petit, rabote l’ebitda, fait tomber l’ebitda, rogne l’ebitda',
    ].join(', '),
  ],
  ebitda_sinks: [
    crossed('ebitda', 'goes down, falls, drops, decreases, comes down, shrinks'),
    crossed('ebitda', 'baisse, diminue, recule, descend, tombe'),
  ],
  exceptional_gains: [
    'one off gains, exceptional gains, exceptional income, non recurring gains',
    'gains exceptionnels, produits exceptionnels, gains ponctuels, gains non récurrents',
  ],
  figures_left_alone: [
    'not touch the reported numbers, not touch the numbers, leave the reported numbers alone',
    'ne retraite rien, ne touche pas aux chiffres',
  ],
  fine_to: [
    'fine, ok, okay, correct, legitimate, acceptable, right to, normal to, no problem, perfectly',
    'correct, légitime, acceptable, normal de, pas de problème, pas gênant, logique de',
  ],
  gain_stays_in: [
    'we leave it in, i leave it in, you leave it in, we keep it in, stays in ebitda',
    'on la laisse dans, on le laisse dans, je la laisse dans, on la garde dans, reste dans l’ebitda',
  ],
  gains_stay: [
    `${crossed('one off gains, exceptional gains, gains, disposal gains, non recurring gains, one time gains, positive items', 'we keep, i keep, i keep them, we keep them, stay in, can stay, are kept, are left in, i leave in, should stay')}, ${crossed('keep, leave in', 'one off gains, exceptional gains, disposal gains, non recurring gains')}`,
    `${crossed('gains ponctuels, gains exceptionnels, plus-values, produits exceptionnels, gains non récurrents, gains, gain de cession', 'on les garde, je les garde, on garde, restent dedans, restent dans l’ebitda, on les laisse, je les laisse')}, ${crossed('garde, on garde, laisse', 'gains exceptionnels, plus-values, produits exceptionnels, gains ponctuels, gains non récurrents')}`,
  ],
  gets_added_back: [
    [
      `${crossed(
        'can, can always, should, should always, must, must always, may, have to, has to, is, are, is always, are always, you always, you can, we, i, you',
        'be added back, added back, add back, add it back, add them back, add this back, be adjusted out, taken out',
      )}, always stripped out, always comes out, always come out, always adjusted out`,
      'always adjust it, always adjust for it, always strip it out, always take it out',
    ].join(', '),
    [
      `${crossed(
        'peut, peuvent, doit, doivent, faut, toujours, peut toujours, on, je, se, faut toujours, continue à',
        'réintégrer, les réintégrer, le réintégrer, la réintégrer, être réintégré, être réintégrés, être réintégrées, être réintégrée, réintègre, les réintègre, le réintègre, la réintègre, les rajoute, la rajoute, le rajoute, rajouter, réintègrent',
      )}, se retire toujours, se retirent toujours, toujours retirer, toujours retiré, sort toujours, toujours exclu`,
      'la retraite toujours, on la retraite, on les retraite, on le retraite, l’enlève toujours, on l’exclut toujours',
    ].join(', '),
  ],
  goods_gains: [
    'inventory gains, stock gains, holding gains, gains on inventory, price gains, windfall gains, price spike, spike in price',
    'gains sur stocks, effet stock, effets de stock, gains de stock, gains de prix, pic de prix, flambée des prix, envolée des prix',
  ],
  group_recharges: [
    'recharges, intercompany charges, group charges, management fees, group allocations, allocations from the group',
    'refacturations, management fees, allocations du groupe',
  ],
  has_to_come_out: [
    'should come out, must come out, has to come out, comes out every time, should be removed, should be excluded, should be taken out, should be stripped out, must be stripped out, can be excluded, can be stripped out',
    'doit sortir, doivent sortir, doit être retirée, doivent être retirées, doit être exclue, doivent être exclues, sort à chaque fois, peut être exclue, peuvent être exclues, se retraite à chaque fois, se retraitent à chaque fois',
  ],
  in_entirety: [
    'in full, fully, entirely, at 100, one hundred percent, a hundred percent, in their entirety, all of them, the whole amount, completely',
    'à 100, cent pour cent, 100 %, en totalité, intégralement, entièrement, pleinement, en entier, la totalité, l’intégralité',
  ],
  in_the_base: [
    'gains in, one offs in, items in, in the base, in the starting, in ebitda, in the ebitda',
    'dans la base, dans l’ebitda, au départ, dans le résultat',
  ],
  inflates_ebitda: [
    'makes ebitda too high, inflates ebitda, overstates ebitda, flatters ebitda',
    'gonfle l’ebitda, rend l’ebitda trop haut, surestime l’ebitda, flatte l’ebitda',
  ],
  keeps_in: [
    'stays in, i keep, i leave in, i include, i would keep, i would include, we keep, we include, you keep, you include, belong in',
    'reste dedans, la garde, je garde, je laisse, je conserve, j’inclus, j’intègre, on garde, on laisse, on conserve, on inclut, on intègre, restent dans, font partie',
  ],
  keeps_the_figure: [
    'i keep, keep, i take, i use, use, rely on, stick to, i start and end with',
    'garde, je garde, prends, je prends, utilise, m’en tiens, conserve, reste sur',
  ],
  leaves_word: [
    'leave, keep, include, leaves, does not change, does not affect, does not move',
    'laisse, garde, conserve, inclus, intègre, ne change pas, ne modifie pas, n’affecte pas',
  ],
  left_aside: [
    'can be left out, can be ignored, may be left out, may be ignored, can be forgotten',
    'on peut les laisser de côté, peut les laisser de côté, peut les ignorer, peut les oublier, on les laisse de côté',
  ],
  left_in: [
    'left in, stay in, kept in, keep in, leave in',
    'laissés dedans, restent dedans, à garder, doivent rester',
  ],
  left_in_on_purpose: [
    crossed(
      'put, keep, leave, count, include',
      'the one offs in, one offs in, the exceptionals in',
    ),
    crossed(
      'garde, gardes, laisse, compte, inclus',
      'exceptionnels dans l’ebitda, éléments exceptionnels dans l’ebitda, exceptionnels dedans',
    ),
  ],
  left_inside: [
    'we leave it in, we keep it in, stays in',
    'on la laisse dans, je la laisse dans, on la garde dans, la laisse dans',
  ],
  left_inside_profit: [
    'stays in ebitda, leave it in ebitda, leave them in, keep it in ebitda, left in ebitda, remains in ebitda, belongs in ebitda',
    'laisse dans l’ebitda, reste dans l’ebitda, garde dans l’ebitda, le laisse dedans, maintiens dans l’ebitda',
  ],
  left_where_they_are: [
    'leave, left, keep, kept, stay in, remain in',
    'laisse, laissés, garde, conserve, restent dans',
  ],
  legitimate: [
    'legitimate, acceptable, valid, credible, solid, reliable, justified, genuine, fine to add back, safe to add back, well documented, trustworthy, well established, clearly identified',
    'légitime, acceptable, valable, crédible, solide, fiable, justifié, justifiée, fondé, recevable, bien identifié, bien établi',
  ],
  looks_cheaper_said: [
    'looks cheaper, looks cheap, multiple looks lower, multiple looks low',
    'paraît moins chère, paraît bon marché, a l’air moins chère, multiple paraît plus bas, multiple paraît bas',
  ],
  looks_dearer_said: [
    'looks dearer, looks more expensive, multiple looks higher, multiple looks too high',
    'paraît plus chère, a l’air plus chère, multiple paraît plus élevé, multiple paraît plus haut',
  ],
  may_stay: [
    'can remain, may remain, can stay, may stay, should stay, are fine in',
    'peuvent rester, doivent rester, peuvent être laissés, peuvent être gardés',
  ],
  mended_if: [
    'if management says, if the management says, because management says, since management says, if they say',
    'si le management le dit, si le management dit, si la direction le dit, puisque le management, parce que le management',
  ],
  misstated_pure_gain: [
    'pure upside, pure gain, free upside, straight gain, no cost to put back, nothing to put back, no replacement cost, nothing to add in their place',
    'gain pur, pur gain, bénéfice net pour, aucun coût à remettre, rien à remettre, aucun coût de remplacement, rien à ajouter à la place',
  ],
  more_honest: [
    'more honest, more reliable, more objective, safer than, cleaner than, better than adjusted, more truthful, harder to manipulate',
    'plus honnête, plus fiable, plus objectif, plus sûr, plus sincère, vaut mieux que l’ajusté, moins manipulable',
  ],
  multiple_climbs: [
    crossed('multiple', 'goes up, rises, climbs, increases, gets higher, moves up'),
    crossed('multiple', 'monte, augmente, grimpe, remonte, s’élève, devient plus haut'),
  ],
  multiple_sinks: [
    crossed('multiple', 'goes down, falls, drops, comes down, shrinks, gets lower, decreases'),
    crossed('multiple', 'baisse, diminue, recule, descend, tombe, se réduit, devient plus bas'),
  ],
  must_leave_in: [
    'should not strip out, should not remove, should not take out, do not strip out, do not remove, would not strip out, would not remove, would not adjust for, wrong to remove, never strip out, never remove',
    'il ne faut pas retirer, il ne faut pas retraiter, il ne faut pas enlever, faut surtout pas retirer, on ne retire pas, on ne retraite pas, je ne retire pas, je ne retraite pas, je ne corrige pas, on ne corrige pas, on ne touche pas aux',
  ],
  must_rise: [
    'should go up, must go up, has to go up, should be higher, should rise',
    'doit monter, doit augmenter, devrait monter, devrait augmenter, doit être relevé',
  ],
  never_explain: [
    'never explain, cannot explain, do not explain, does not explain',
    'n’expliquent jamais, ne peuvent pas expliquer, n’expliquent pas',
  ],
  never_of_the_business: [
    'never part of the business, never part of the running, always come out, not part of the business so',
    'on les sort toujours, on la sort toujours, toujours sorties, ne font jamais partie de l’activité, ne fait jamais partie de l’activité',
  ],
  never_weighs: [
    'never counts, doesn t count, does not count, don t count, is excluded, always comes out, can be ignored, can be left out',
    'ne compte jamais, ne compte pas, est exclu, sort toujours, peut être ignoré, peut être écarté',
  ],
  no_adjustment: [
    'no adjustment, no need for adjustments, nothing to adjust',
    'pas de retraitement, aucun retraitement, rien à retraiter, pas de correction',
  ],
  no_clean_up: [
    'no need to clean, no need to normalise, no need to adjust, not need to normalise, not need to clean, without cleaning, without normalising, not normalise, not clean it, not clean the, as reported, reported ebitda is fine, starting ebitda is given, not touch the starting, one offs stay in, one offs belong in, exceptionals stay in, one offs should stay',
    'pas besoin de retraiter, inutile de retraiter, sans retraiter, ne retraite pas, pas besoin de normaliser, inutile de normaliser, sans normaliser, tel que publié, ebitda publié tel, pas besoin de nettoyer, inutile de nettoyer, exceptionnels restent',
  ],
  no_say_in: [
    'nothing to do with it, nothing to do with the gap, no influence, no bearing, do not influence, does not influence, do not matter, does not matter, play no role, cannot explain, can not explain, can not be the explanation',
    'n’y est pour rien, aucune influence, sans effet sur le multiple, sans effet sur ve, sans influence sur, n’influencent pas, ne jouent pas, ne joue aucun rôle, n’expliquent pas, ne peuvent pas expliquer, ne peut pas expliquer, ne changent pas le multiple',
  ],
  normalising_in_vain: [
    'normalising the current year pointless, normalisation pointless, normalising is pointless',
    'inutile de normaliser, normaliser est inutile, accepte les retraitements, retraitements tels quels',
  ],
  not_acceptable: [
    'refuse, reject, push back, challenge, resist, inflate, inflates, overstate, suspicious, red flag, ordinary, part of the business, part of running, question, wrongly, wrong',
    'refuser, refuse, rejeter, rejette, contester, conteste, gonfle, suspect, courant, courante, courants, fait partie, signal, tort, méfie, méfier',
  ],
  not_counted_in: [
    'need not be counted, can be forgotten, not be taken into account, can be left aside, no need to add, need not add, not have to add, no reason to add',
    'peuvent être oubliés, peut les oublier, peut les laisser, n’ont pas à être comptés, pas à être pris en compte, pas à les ajouter, pas besoin de les ajouter, aucune raison de les ajouter, pas à les compter, pas à les déduire',
  ],
  not_yet_earned: [
    'achieved, realised, earned, delivered, secured',
    'réalisées, acquises, obtenues, sécurisées, atteintes',
  ],
  nothing_replaces: [
    'nothing replaces, nothing to replace, nothing in their place, no replacement, nothing takes their place, need not be replaced, without replacing',
    'rien ne les remplace, rien à remplacer, rien à la place, rien à mettre à la place, sans les remplacer, aucun remplacement',
  ],
  one_off_cost: [
    'one off cost, one off charge, exceptional cost, exceptional charge, restructuring cost, restructuring charge',
    'charge exceptionnelle, coût exceptionnel, coûts de restructuration, charges de restructuration, perte exceptionnelle',
  ],
  one_off_gain: [
    'one off gain, exceptional gain, exceptional profit, one off profit, one off income, disposal gain, capital gain, windfall, the gain',
    'gain exceptionnel, produit exceptionnel, plus-value, profit exceptionnel, aubaine',
  ],
  one_off_money: [
    'one offs, one off gains, property gain, gain on the building, gain on a building, gain on the property, disposal gain, exceptional items, exceptional gain, exceptionals, non recurring items',
    'exceptionnels, éléments exceptionnels, exceptionnel, plus-value, plus-value sur l’immeuble, plus-value de cession, non récurrents',
  ],
  one_offs_kept: [
    [
      crossed(
        'keep, leave, include',
        'exceptional gains, exceptional gain, one off gain, one off gains, non recurring gains, disposal gains',
      ),
      crossed(
        'keep, leave, include, keep the, leave the',
        'one offs, one off items, exceptional items, non recurring items, exceptionals, restructuring costs',
      ),
    ].join(', '),
    [
      crossed(
        'garde, laisse, conserve, inclus',
        'gains exceptionnels, gain exceptionnel, plus-values, plus-value, produits exceptionnels',
      ),
      crossed(
        'garde, laisse, conserve, inclus, on garde, on laisse',
        'éléments exceptionnels, éléments non récurrents, exceptionnels, les exceptionnels, coûts de restructuration, non récurrents',
      ),
    ].join(', '),
  ],
  one_offs_left_in: [
    crossed(
      'one offs, exceptional gains, exceptional gain, exceptionals, one off gain, one off gains, exceptional items, non recurring items, one time items, the gain',
      'included, left in, kept in, stay in, and all',
    ),
    crossed(
      'exceptionnels, gains exceptionnels, éléments exceptionnels, gain exceptionnel, produits exceptionnels, non récurrents, plus-values, plus-value',
      'compris, comprise, comprises, inclus, incluse, restent dedans, reste dedans',
    ),
  ],
  only_costs_adjusted: [
    crossed(
      'only adjust, only normalise, only ever adjust, only look at, just adjust, only restate, only correct',
      'costs, expenses, charges, the costs, the expenses',
    ),
    crossed(
      'ne retraite que, ne normalise que, n’ajuste que, ne corrige que, ne concerne que, ne touche que, ne regarde que',
      'les charges, les coûts, des charges, des coûts, les dépenses',
    ),
  ],
  only_the_costs: [
    'only the costs, only costs, just the costs, only expenses',
    'seulement aux charges, seulement les charges, que les charges, uniquement les charges, seulement aux coûts',
  ],
  otherwise_word: [
    'before, until, otherwise, unless, with it in, left in, looks',
    'avant, sinon, autrement, tant que, avec, semble, paraît, l’air',
  ],
  out_word: ['out, aside', 'de côté, hors, sors, sort'],
  parent_costs: [
    'parent paid, paid by the parent, paid by the group, group paid, costs the group, borne by the group, group used to pay, group carried, group was paying, costs the parent, parent used to bear, parent bears, parent’s services, head office costs',
    'payés par la maison mère, payés par le groupe, maison mère payait, groupe payait, coûts que le groupe, charges que le groupe, portés par le groupe, groupe portait, groupe prenait en charge, groupe fournissait, maison mère supportait, frais de siège, coûts du siège',
  ],
  pay_gap: ['difference, gap, shortfall, saving', 'différence, écart, économie'],
  profit_gains_as_much: [
    'ebitda goes up, ebitda rises, ebitda is higher, pure gain, nothing replaces, nothing in their place, ebitda increases, so much more ebitda, profit jumps, profit goes up, so profit rises, that much more profit, margin jumps',
    'améliore l’ebitda d’autant, ebitda monte, ebitda augmente, ebitda grimpe, gain net, rien à la place, rien ne les remplace, autant de gagné, résultat bondit, résultat monte, résultat augmente, marge bondit, marge monte',
  ],
  proved_exceptional: [
    'proven exceptional, proves it is exceptional, shows it is exceptional, confirms it is exceptional, really exceptional, clearly exceptional, still exceptional, remain exceptional, stays exceptional, still one off, still non recurring',
    'bien exceptionnel, restent exceptionnels, demeure exceptionnel, toujours exceptionnel',
  ],
  put_right_first: [
    'adjust, adjusted, and adjust, then, correct, restate, replace, starting point, start, not, never, clean, before, instead, as a base',
    'ajuste, retraite, puis, corrige, remplace, point de départ, pars, pas, jamais, propre, avant, plutôt, comme base',
  ],
  replaced_by_own: [
    'replace, replaced, own costs, stand-alone, but, not, minus, put in, add back, needs its own, its own payroll, net the two, own it',
    'remplace, remplacés, remplacer, coûts propres, autonome, mais, pas, ajoute, remets, ses propres, sa propre, leur place',
  ],
  restructuring_cost: [
    'restructuring, these costs, exceptionals, recurring costs',
    'restructuration, restructurations, ces coûts, charges récurrentes, coûts récurrents',
  ],
  retains: [
    'keep, leave, include, count, put, belong, retain',
    'garde, garder, laisse, laisser, conserve, conserver, maintiens, intègre, compte, inclus, mets',
  ],
  savings_not_yet: [
    'savings that have not started, savings that have not happened, savings not yet made, savings not done yet, savings still to come, future savings',
    'économies pas encore faites, économies pas encore réalisées, économies à venir, économies futures, économies qui n’ont pas commencé',
  ],
  sellers_figure: [
    'as the seller adjusts, as the seller shows, as the seller gives, as adjusted by the seller, seller’s adjusted',
    'retraité du vendeur, retraité par le vendeur, tel que le vendeur, ajusté du vendeur, ajusté par le vendeur',
  ],
  shared_charges: [
    'group charges, head office charges, management fees, group allocation, allocated costs, group costs',
    'frais de groupe, frais de siège, refacturation, refacturations, management fees, coûts de groupe',
  ],
  single_event: [
    'one-off, exceptional, exceptionals, one off gain, non recurring',
    'exceptionnel, exceptionnels, élément exceptionnel, non récurrent, plus-value exceptionnelle',
  ],
  slip_allocated_equal: [
    'allocated costs equal, allocations equal the, allocated costs and standalone costs are',
    'frais alloués sont égaux, allocations égales',
  ],
  so_it_counts: [
    'then it’s, then it is, that’s what it is, so it is, so be it, then they are',
    'alors c’est, donc c’est, c’est que c’est, alors ça l’est, donc ça l’est, c’est non récurrent, c’est exceptionnel',
  ],
  spoils_comparison: [
    'less comparable, distort the comparison',
    'moins comparables, fausserait la comparaison',
  ],
  standalone_ignored: [
    [
      crossed(
        'standalone costs, stand alone costs, missing costs, head office costs, group costs',
        'do not matter, can be ignored, need not be added, are ignored, are not our problem, i would ignore, are left out, i leave out',
      ),
      crossed(
        'standalone costs, stand alone costs, costs the parent used to bear, parent’s costs, group services',
        'do not come into it, should not come into it, are irrelevant, should be ignored, can be left out, do not count, disappear, vanish, are not the buyer’s problem, go away',
      ),
    ].join(', '),
    [
      crossed(
        'coûts autonomes, coûts standalone, coûts manquants, coûts du siège, coûts de la maison mère',
        'ne comptent pas, on les ignore, je les ignore, n’ont pas à entrer, on les laisse de côté, n’entrent pas en compte',
      ),
      crossed(
        'coûts autonomes, coûts standalone, coûts de la maison mère, coûts du groupe, frais de siège',
        'n’ont pas à être pris, n’entrent pas en jeu, disparaissent, n’ont rien à faire, ne nous concernent pas, sont à ignorer, peuvent être ignorés',
      ),
    ].join(', '),
  ],
  strays_as_published: [
    'ebitda in the accounts, ebitda from the accounts, ebitda of the accounts, published ebitda, reported ebitda, ebitda as published',
    'ebitda publié, ebitda des comptes, ebitda comptable, ebitda affiché',
  ],
  strays_costs_less_alone: [
    'cost less, be cheaper to run, cheaper than inside, lower costs than',
    'coûtera moins, moins de coûts, moins de frais, moins cher que dans',
  ],
  strays_no_restating: [
    'nothing to restate, nothing to adjust, no need to restate, no need to adjust, no adjustment needed, not touch it',
    'rien à retraiter, rien à ajuster, pas besoin de retraiter, pas besoin d’ajuster, aucun retraitement, sans y toucher',
  ],
  strays_nothing_back: [
    'add nothing back, nothing back, put nothing back, nothing instead, replace them with nothing, no need to replace',
    'rien à la place, ne remets rien, ne mets rien, n’ajoute rien, sans rien remettre',
  ],
  strays_on_its_own: [
    'on its own, standing alone, once alone, by itself, standalone',
    'toute seule, une fois seule, en autonome, une fois détourée, une fois sortie du groupe',
  ],
  taken_as_reported: [
    'auditors checked it, auditors have checked, checked by the auditors, ebitda they publish, figures they publish, auditor signed it off, no need to touch, not need to touch, not touch the numbers, not touch the figures, they’re audited, it’s audited, leave the numbers alone, numbers as given, as published, as disclosed, accounts are audited, figures are audited, numbers are audited, as they stand, as they are published, take the reported, trust the accounts, as reported, reported as is, nothing to strip, nothing to adjust, nothing to clean, nothing to restate, no need to adjust, no need to normalise, no need to restate, no need to clean, no adjustment needed, no restatement, adjustments are useless, strictly identical, strictly comparable, exactly comparable, straight from the accounts, same definition everywhere, same for everybody',
    'auditeurs ont vérifié, auditeurs l’ont vérifié, vérifié par les auditeurs, commissaires ont vérifié, ebitda qu’elles publient, chiffres qu’elles publient, pas besoin de toucher, inutile de toucher, comme ils sont publiés, puisqu’ils sont audités, sans rien toucher, sans y toucher, sans toucher, comptes sont audités, chiffres sont audités, tels que publiés, telle que publiée, fais confiance aux comptes, tel quel, comme publié, chiffres publiés, rien à retraiter, rien à nettoyer, rien à ajuster, rien à enlever, aucun retraitement, sans retraitement, pas besoin de retraiter, pas besoin de normaliser, inutile de retraiter, retraitements sont inutiles, strictement identique, strictement comparable, directement comparables, même définition partout, défini partout pareil',
  ],
  takes_in: [
    'include, included, count, counted, take, taken, add, added, put, keep, credit, leave in',
    'intègre, intégrer, intégrées, inclut, inclure, inclus, incluses, prend, prends, prendre, compte, compter, comptées, ajoute, ajouter, retient, retenir, garde, met',
  ],
  the_printed_profit: [
    'the reported ebitda, reported ebitda, published ebitda, ebitda as reported, audited ebitda, segment ebitda',
    'ebitda publié, ebitda comptable, ebitda affiché, ebitda audité, ebitda reporté',
  ],
  their_label: [
    'take it as exceptional, accept it as exceptional, take them as exceptional, whatever management calls, as management says',
    'prends comme exceptionnel, accepte comme exceptionnel',
  ],
  trust_them: [
    'trust, take their word, accept, take it as given, believe',
    'confiance, croire sur parole, accepter, prends tel quel',
  ],
  vanish_for_good: [
    'disappear, disappears, vanish, go away, fall away, are simply removed, no longer there, saves all the, saves all its, no longer pays, stops paying, is rid of',
    'disparaissent, s’envolent, tombent, s’en vont, n’existent plus, sont supprimés, économise tous les, économise les frais, ne paie plus, débarrassée des',
  ],
  we_add_back: [
    'i add them back, we add them back, i add it back, we add it back, i add back, we add back, so i accept, i accept them, i accept it, proves it is exceptional, i would add them back',
    'on les réintègre, je les réintègre, on la réintègre, je la réintègre, on réintègre tout, je réintègre tout, on les rajoute, je les rajoute, on les ajoute, je les accepte, on les accepte, preuve que c’est exceptionnel',
  ],
  we_leave_gain: [
    'we leave the gain, i leave the gain, you leave the gain, i would leave the gain, we keep the gain, i would keep the gain',
    'on laisse la plus-value, je laisse la plus-value, on garde la plus-value, je garde la plus-value, on laisse le gain, je laisse le gain',
  ],
  windfalls_stay: [
    'gains stay in, one offs stay, exceptionals stay, stay in the base, stay in ebitda, gains belong in, normalising pointless, no point normalising, normalising is pointless',
    'gains restent dans, exceptionnels restent, restent dans l’ebitda, inutile de normaliser, normaliser ne sert, normalisation inutile',
  ],
  yearly_said: [
    'annual, yearly, recurring, recurrent, every year, each year, every single year, year after year, come back',
    'annuel, annuels, annuelle, annuelles, récurrent, récurrents, récurrente, récurrentes, chaque année, tous les ans, reviennent, revient',
  ],
  years_running: [
    'every year, each year, years running, years in a row, year after year, three years, four years, five years, years straight',
    'tous les ans, chaque année, années de suite, année après année, années d’affilée, années consécutives, exercices de suite',
  ],
};
