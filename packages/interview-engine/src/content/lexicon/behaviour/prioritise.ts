import type { Lexicon } from '../../types.ts';

/** Priorities and timing, in the words people use for it. */
export const prioritiseNotions: Lexicon = {
  calls_both: [
    'call them both, ring them both, call both, ring both, both on the phone, on one call, one message to both, same message to both, write to both, ask them both, put them together, get them both',
    'les appelle tous les deux, appelle les deux, un seul appel, message aux deux, même message, j’écris aux deux, leur écris à tous, mets les deux, réunis les deux, leur dis',
  ],
  can_breathe: [
    'can breathe, can sleep, can slip, can slide, can wait, may slide, waits until, could wait, could slip',
    'peut respirer, peut dormir, peut glisser, peut attendre, attendra, attend demain, pourrait attendre, pourrait glisser',
  ],
  changes_the_answer: [
    'changes the answer, changes the price, changes the value, changes the message, moves the price, moves the value, moves the answer, if it matters, if it is big, if it is serious, if it weighs, decide on it, decide something on, relies on it, using the number, using it now, shifts the price, shifts the value, shifts the number, if the range shifts, if the range moves, if the price shifts',
    'change la réponse, change le prix, change la valeur, change le message, bouge le prix, bouge la valeur, déplace le prix, si ça pèse, si c’est grave, si c’est gros, décider là dessus, s’en servir, s’en sert, se servir du chiffre, fait bouger le prix, si la fourchette change, si la fourchette bouge, si le prix change',
  ],
  each_takes: [
    'what each eats, what each takes, what each needs, how many hours each, when each is due, when each one is due',
    'ce que chacun mange, ce que chacun prend, ce que chacun demande, combien d’heures chacun, quand il est dû, quand chacun est dû',
  ],
  hardest_part: [
    'mattered most, most pressing, what was pressing, hardest part, hardest bit, hardest first, biggest first, biggest site, biggest part, nasty bit, difficult part, riskiest, riskiest first, would sink us, could sink us, what mattered most, what blocked the others, blocking, most urgent, urgent things, essential, critical path, needed first',
    'ce qui pressait, qui pressait le plus, plus gros site, plus gros morceau, plus gros, plus dur, plus difficile, plus risqué, plus urgent, ce qui bloquait, ce qui bloque, hypothèses de ventes, l’essentiel, chemin critique, ce qui comptait le plus, points durs, pouvait nous planter, peut nous planter, ce qui coince',
  ],
  hours_in_hand: [
    'have only, only have, i need twelve, not enough hours, more work than night, hours of work, hours left, eight hours of, have six hours, only six hours, ten hours of, hours for, takes me, i need eight, do not fit, does not fit, more hours than',
    'm’en faut, n’ai que, pas assez d’heures, plus de travail que, heures de boulot, heures de travail, m’en reste, heures devant moi, me prend, me prendra, il me faut, ne tient pas, ne rentre pas, plus d’heures que',
  ],
  hours_written_beside: [
    'minutes beside, number of hours on each, hours on each, hours to each, hours next to, hours beside, hours against each, into blocks with, break each one into, break each task into, break them into steps, time next to each',
    'minutes en face, heures sur chacun, heures sur chaque, heures en face, heures à côté, en face de chaque, en blocs avec, découpe chaque, découpe chacun, un temps en face',
  ],
  in_time: [
    'priority, deadline, urgent, immediately, straight away, right away, at once, how long, who goes first, which goes first, first thing, tell them both, before midnight, by midnight, by eight, cannot wait, can not wait, waits until, everything else waits',
    'priorité, délai, urgent, échéance, tout de suite, immédiatement, aussitôt, combien de temps, lequel passe, se mettent d’accord, avant minuit, pour huit heures, ne peut pas attendre, tout le reste attend, dans l’heure',
  ],
  not_fit: [
    'not fit in one night, not fit in a night, too much for one night, can not have both, cannot have both, can’t have both',
    'rentre pas dans une nuit, rentre pas dans la nuit, tient pas dans la nuit, peux pas avoir les deux, peut pas avoir les deux',
  ],
  now_or_next: [
    'before his meeting, before her meeting, before their meeting, before the meeting, before the call, before he reads, next version, next draft, next send, right now, straight away, first thing, about to, everything stops, tomorrow’s version, goes in tomorrow, wake anyone, wake anybody',
    'avant sa réunion, avant leur réunion, avant la réunion, avant l’appel, avant qu’elle entre, avant qu’il entre, prochaine version, prochain envoi, version suivante, tout de suite, d’abord, est en train, on arrête tout, partira demain, ça partira, je réveille quelqu’un',
  ],
  one_by_then: [
    'this one by, that one by, one by two, first one by, the other by, the second by, one for midnight',
    'celui-ci pour, celui-là pour, l’un pour, le premier pour, l’autre pour, le second pour, le deuxième pour',
  ],
  people_can_wait: [
    'can wait, it waits, wait until, tomorrow, next version, end of the day',
    'ça attend, ça attendra, peut attendre, demain, prochaine version, fin de journée',
  ],
  people_due_at: [
    'they meet at, board meets at, opens at, ready at, ready by, needed at, due at, due by, wanted for, must be out by, waiting for it at, waiting for it by, on a plane at, opens the file at, opens it at, reads it at',
    'se réunissent à, se réunit à, ouvre à, doit être prêt, doit être prête, doit partir, attendu à, attendue à, attendu pour, attendue pour, l’attend au petit, qui l’attend, part à sept heures, l’attend demain, l’ouvre à, le lit à',
  ],
  people_if_small: [
    'stray comma, spelling thing, if it is a comma, if it is a typo, just a typo, only a typo, only a comma, if it is small, something small, small slip',
    'virgule de travers, si c’est une coquille, une virgule, faute de frappe, une broutille, petit détail, si c’est petit, juste une coquille',
  ],
  put_ahead: [
    'first, at the start, at the front, up front, before the rest, before anything, started with, start with, began with, chased only',
    'd’abord, en premier, en tête, au début, commencé par, commence par, avant le reste, attaqué par, priorité, commençant par',
  ],
  sizing: [
    'size, how big, how much, how long each, estimate, measure, changes the number, change the message, change the conclusion, footnote, impact, drops by, falls by, changes in the conclusions, truly wrong, really wrong, comes first, how bad, how serious, how far, drags, push the range, where the number went, cannot wait, can not wait, really wait, can wait, which of the two, which one, how long it takes, does it move, does it change, a typo, same slip, same mistake, other pages, elsewhere, old figure, fixed version, right version, corrected version, what is at stake, needs first, matters most',
    'mesure, ampleur, est-ce que ça change, change le message, change la conclusion, note de bas de page, impact, baisse de, chiffrer, estimer, vraiment faux, passe en premier, lequel, gravité, à quel point, jusqu’où, conséquence, peut attendre, combien de temps, bouge le prix, si c’est grave, faute de frappe, même bêtise, même erreur, autres pages, ailleurs dans, bonne version, version corrigée, le plus urgent',
  ],
  sorted_or_listed: [
    'sorted, ranked, listed, ordered, arranged, put',
    'classé, rangé, trié, listé, ordonné, mis',
  ],
  splits_work: [
    'split, share the work, another analyst, half of the pages, hand part, propose, plan, come with a solution, option, reinforcement, sequence, one after the other, finish one, half of the other, half of it, part everyone needs, leave the slides, for later, get help, someone else takes, hand over part, cut the scope, the essential first, first part',
    'répartir, partager, autre analyste, moitié des, proposition, propose, plan, solution, renfort, l’un après l’autre, finir l’un, partie dont, pour après, de l’aide, je donne une partie, réduire, l’essentiel d’abord, je coupe',
  ],
  story_all_else: [
    'everything else, the rest, other work, anything else',
    'le reste, autre travail, les autres tâches',
  ],
  story_first: [
    'first, before anything else, to begin with',
    'd’abord, avant tout, pour commencer',
  ],
  story_how_long: [
    'how long, how much time, each one takes, each takes, will take, how bad, how serious, how big, does it move, does it change, is it just, is it only, same slip, same mistake, does not fit, will not fit, which one, which of',
    'combien de temps, chacun prend, ça prend, va prendre, si c’est grave, est ce grave, est ce que ça, ça bouge, ça change, c’est juste, même bêtise, même erreur, même faute, ne rentre pas, ne tient pas, lequel',
  ],
  story_look: [
    'look at, check, see whether, see if, count, size, work out, estimate',
    'regarde, vérifie, voir si, compte, calcule, évalue, estime, chiffre',
  ],
  story_waits: ['wait, later, on hold, stop', 'attendre, attend, plus tard, en pause, arrête'],
  tale_conclusion_holds: [
    'conclusion, message, price, range, number, right figure, answer, outcome, what it changes, damage',
    'conclusion, message, prix, fourchette, chiffre, réponse, ce que ça change, dégâts, tient toujours',
  ],
  tell: [
    'have told, repeat it word for word, say so, tell, told, call, go straight to, go to, go and see, walk to, inform, warn, flag, escalate, let know, wake, say it plainly, raise it, explain to, confirm by mail, ring, rang, phone, knock, announce, let her, let him, hear, notify, speak to, straight with, honest with, open with, report, let my, pass it on, mention it to, write to both, email both, own up, speak up, say out loud, put in writing, come clean, message',
    'je l’ai dit, l’ai dit, leur répète, lui répète, répète mot pour mot, dis, dire, préviens, prévenir, prévenu, préviendrais, appelle, voir, informer, alerter, signaler, remonter, réveille, j’en parle, téléphone, frappe, annonce, décroche, avertis, fais savoir, au courant, apprend, avoue, franc avec, honnête avec, j’écris, par écrit, parle à, parler à, remonte, envoie un message, écris aux deux, raconte, raconter',
  ],
  this_one_first: [
    'that one tonight, do that one first, do this one first, other till noon, other until noon, other slips, goes ahead of, the first goes first, first this one, one first, the other at noon, the other by noon, that one at noon, the other after, then the other, the other tomorrow, other can wait, model first, deck first',
    'celle-là cette nuit, celui-là cette nuit, l’autre glisse, l’autre passe après, je fais celui-là, je fais celui-ci, passe devant, passe avant l’autre, le premier d’abord, celui-ci d’abord, celui-là d’abord, l’un d’abord, d’abord l’un, l’autre à midi, celui-là à midi, l’autre après, puis l’autre, l’autre demain, l’autre attend, l’autre peut attendre, modèle d’abord, finis celui-ci',
  ],
  timing: [
    'deadline, hours of work, four hours, five hours, nine hours, right away, straight away, immediately, at once, early, tonight, before seven, noon, first thing, half a day, an hour, one hour, two minutes, five minutes, how long, estimate, ahead, in time, slip, move the meeting, postpone, urgent, within the hour, before evening, the same day, on the spot, there and then, in good time, push back, before midnight, by midnight, by eight, by nine, for the morning, until this is sorted, until it is fixed, cannot wait, can not wait, later, waits',
    'échéance, délai, heures de travail, tout de suite, immédiatement, aussitôt, dans la minute, tôt, ce soir, avant sept heures, midi, une heure, cinq minutes, jours avant, combien de temps, estime, chiffrer, décaler, repousser, retard, urgent, plus tôt, sans attendre, sur le champ, le jour même, dans l’heure, sur place, bien avant, à l’avance, en avance, avant minuit, pour minuit, pour huit heures, que ce soit réglé, ne peut pas attendre, peut attendre, plus tard, pour après, heures chacun',
  ],
  trifle: [
    'comma, typo, footnote, spelling',
    'virgule, coquille, note de bas de page, faute de frappe',
  ],
  worst_if_late: [
    'falls over first, breaks first, bites first, hurts most if, hurts more if, dies first, passes first, goes in front, goes in first',
    'tombe en premier, casse en premier, coince en premier, fait le plus mal, passe devant, passe avant',
  ],
};
