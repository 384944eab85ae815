import type { Lexicon } from '../../types.ts';

/** How candidates say that they drove, silenced or neglected others. */
export const command = {
  met_no_obstacle: [
    'no resistance, no obstacle, no obstacles, no opposition, no disagreement, no objections, not have to convince, not need to convince, no need to convince, nobody to convince, nobody resisted, nobody objected',
    'aucune résistance, pas de résistance, aucun obstacle, pas d’obstacle, aucune opposition, aucune objection, personne à convaincre, pas eu à convaincre, pas besoin de convaincre, rien eu à convaincre, personne n’a résisté, tout le monde était d’accord dès le début',
  ],
  later_on: [
    'in the end, by then, after that, from then on, afterwards, left, any more, anymore, except, at the end, next time, thought, expected',
    'à la fin, ensuite, après, dès lors, plus de, sauf, la fois suivante, au final, pensais, croyais',
  ],
  leaves_to_drift: [
    'let everybody do, let them do, let each do, left everyone to do, let everyone, letting everyone, letting people',
    'laissé chacun, laisse chacun, laisser chacun, laissé les gens, laisse les gens, laissé les autres faire, laisse les autres faire, laisser les autres faire, laisser les gens',
  ],
  as_they_please: [
    'whatever they wanted, whatever they want, whatever they like, what they wanted, what they want, as they liked, as they pleased, as they please, whatever he wanted, as they like, their own way',
    'ce qu’il voulait, ce qu’ils voulaient, ce qu’il veut, ce qu’ils veulent, comme il voulait, comme ils voulaient, comme ils veulent, à leur guise, à sa guise, leur envie',
  ],
  puts_aside_people: [
    'sidelined them, sidelined him, sidelined her, sidelined those, sidelined anyone, shut them out, shut him out, cut them out, cut him out, had him dropped, had her dropped, had them dropped, dropped him from, dropped her from, kicked him out, kicked her out, kicked them out, threw him out, threw her out, get him off, got him off, get her off, got her off, went round him, went around him, froze him out, excluded him, excluded her, excluded those, pushed him out, pushed her out, left them out, left him out, have him excluded, have him replaced',
    'les ai mis à l’écart, mets à l’écart, les ai exclus, l’ai exclu, l’ai évincé, les ai évincés, l’ai sorti du, les ai sortis du, les ai virés, l’ai viré, l’ai fait exclure, les ai fait exclure, l’ai fait sortir, les ai laissés de côté',
  ],
  unheard: [
    'without listening, without hearing, without talking to him, without talking to her, without talking to them, without speaking to him, without speaking to her, without a conversation, without discussing, without asking him, without asking her, ignored the objections, ignored objections, without a discussion, not listen to them, not listen to him',
    'sans écouter, sans l’écouter, sans lui parler, sans lui en parler, sans leur parler, sans discuter, sans en discuter, sans l’entendre, sans entendre, sans lui demander, sans discussion, sans explication avec',
  ],
  wasting_time: [
    'waste time, wasting time, waste of time, lose time, losing time',
    'perdre de temps, perdre du temps, perdre son temps, perte de temps, temps perdu',
  ],
  nothing_to_gain: [
    'no point, no need, never any need, no reason, no use, not worth, not need to, never need to, never have to, refused to',
    'inutile, pas besoin, jamais besoin, rien à, jamais à, pas la peine, pas nécessaire, à quoi bon, sert à rien, pas de raison, aucune raison, refusé de',
  ],
  the_other_side: [
    'listen, listening, hear his, hear her, hear their, hearing his, hearing her, hearing him, his side, her side, their side, other side, other’s arguments, their arguments, his arguments, his reasons, objections',
    'écouter, entendre, son point de vue, sa version, l’autre camp, l’autre partie, ses arguments, leurs arguments, ses raisons, objections',
  ],
  hear_me: ['listen to me, hear me, listened to me', 'm’écouter, nous écouter, m’entendre'],
  i_was_right: ['i was right, i am right, was right all along', 'j’ai raison, avais raison'],
  others_wrong: [
    'others were wrong, they were wrong, he was wrong, she was wrong, everyone else was wrong, rest were wrong, team was wrong, other was wrong',
    'avaient tort, avait tort, se trompaient',
  ],
  the_others: [
    'he, she, they, other, others, colleague, him',
    'il, elle, ils, autre, autres, collègue, lui',
  ],
  wholly_wrong: [
    'entirely wrong, completely wrong, totally wrong, wrong from the start, wrong from start, wrong all along, entirely in the wrong, entirely at fault, entirely his fault, wrong on everything, plainly wrong',
    'complètement tort, totalement tort, entièrement tort, tort du début, tort depuis le début, tort sur tout, entièrement sa faute, tous les torts',
  ],
  fear_noun: [
    'fear, threats, threatening, threat, intimidation, being afraid, scared',
    'peur, menace, menaces, crainte, intimidation',
  ],
  drives_people: [
    'gets a group moving, gets people moving, gets them moving, gets things moving, makes people move, makes them move, works, keeps people in line, gets results, makes people follow, motivates, is what gets, is what moves, gets people to work',
    'fait avancer, font avancer, fait bouger, marche, fonctionne, fait obéir, motive, fait travailler, est efficace',
  ],
  warned_them: [
    'told them, told him, told her, warned them, warned him',
    'leur ai dit, lui ai dit, les ai prévenus, prévenus que',
  ],
  report_on_them: [
    'report them, report him, report her, denounce',
    'dénoncer, dénoncerais, les signaler, les signalerais, me plaindre au prof, me plaindrais',
  ],
  surest_way: [
    'most effective, best way, only way, only thing that works, simplest, works best, fastest way, you have to, you need to, leading means, leading is, leadership is, i just',
    'plus efficace, meilleur moyen, seul moyen, seule façon, meilleure façon, plus simple, il faut, diriger c’est, ça consiste, consiste à, je me contente',
  ],
  by_force: [
    'impose, imposing, forcing, ordering, decide alone, decide for them, decide for everyone, do everything yourself, doing everything myself, doing it all myself, do their work, doing their work',
    'imposer, forcer, obliger, donner des ordres, décider seul, décider pour eux, décider à leur place, ordonner, tout faire soi-même, tout faire moi-même, travailler à la place, faire à la place',
  ],
  does_it_all: [
    'i do everything myself, i do their work',
    'je fais tout moi-même, je fais tout seul',
  ],
  quarrel: [
    'conflict, conflicts, disagreement, disagreements, argument, quarrel',
    'conflit, conflits, désaccord, désaccords, dispute',
  ],
  is_settled: [
    'settled, settle, solved, resolved, handled, sorted out, dealt with',
    'régler, réglé, réglés, se résout, se traite, se gère',
  ],
  in_public: [
    'in public, publicly, in front of everyone, in front of everybody, in front of the team, in front of the whole, in the open space',
    'en public, publiquement, devant l’équipe, devant toute, devant les autres',
  ],
  spread_by_mail: [
    'copied, cc, sent a mail, forwarded, emailed, wrote to everyone',
    'en copie, envoyé un mail, mail à toute, mail à tout, transféré, écrit à tout',
  ],
  his_mistakes: [
    'his mistakes, her mistakes, their mistakes, his errors, her errors, their errors',
    'ses erreurs, leurs erreurs, ses fautes, ses manquements, liste des erreurs',
  ],
  passes_on: [
    'gave, give, giving, handed, hand, delegated, delegate, passed, dumped',
    'donné, donne, donnais, donner, délégué, délègue, confié, refilé, passé, filé',
  ],
  dull_work: [
    'boring tasks, boring work, my tasks, grunt work, donkey work, dirty work, everything i did not, tasks i disliked, dull tasks, tasks nobody wanted, all my work',
    'tâches ennuyeuses, mes tâches, sale boulot, tâches ingrates, corvées, n’avais pas envie, tâches répétitives, n’aimais pas faire, tout mon travail',
  ],
  did_teach: [
    'explained, explaining, showed, reviewed, reviewing, walked, sat, checked, together, one by one, feedback',
    'expliqué, expliquant, montré, relu, relisais, relisant, accompagné, ensemble, vérifiais, retour, point chaque',
  ],
  no_explaining: [
    'never had to explain, without explaining, no explanation, no explanations, without explanation, without an explanation, not explain anything, never explain, never explained, did not explain',
    'sans explication, sans explications, sans expliquer, sans rien expliquer, pas expliqué, jamais expliqué, rien expliqué, rien eu à expliquer, rien à expliquer',
  ],
  learns_like_that: [
    'how he learned, how she learned, how they learn, how you learn, how people learn, how one learns, how he learnt, learned through volume, learns by doing it, how he got better, how she got better, how he improved, how she improved, that made him better, best way to learn',
    'comme ça qu’on apprend, ainsi qu’on apprend, par le volume, meilleure façon d’apprendre, comme ça qu’il a progressé',
  ],
  redoes_it: [
    'redid, redo, rewrote, rewrite, took over, did it again',
    'refaisais, refait, refais, réécrivais, réécrit, corrigeais',
  ],
  without_a_word: [
    'without telling, without a word, without saying, without explaining, behind his back, behind her back, never told him, never told her',
    'sans rien lui dire, sans lui dire, sans le lui dire, sans lui expliquer, sans un mot, sans rien dire, dans son dos, sans rien expliquer',
  ],
  no_idea_whether: [
    'no idea whether, no idea if, not know whether, not know if, never checked whether, never checked if, never asked whether, could not tell you whether',
    'aucune idée s’il, aucune idée si, sais pas s’il, sais pas si, ignore s’il, ignore si, jamais vérifié s’il, jamais vérifié si',
  ],
  got_better: [
    'improved, progressed, progress, better, worked',
    'progressé, amélioré, améliorée, progrès, mieux, progresse',
  ],
  turns_into_rival: [
    'not become a competitor, become a rival, becomes a rival, become a competitor, becoming a competitor, becoming a rival, not take my place, take my place, not take my job, take my job, becoming a threat, outshine me',
    'devienne un concurrent, devienne pas un concurrent, devienne pas une concurrente, devienne pas un rival, prenne pas ma place, devienne une concurrente, devienne concurrent, devienne un rival, devienne une rivale, prenne ma place, prendre ma place, devenir un concurrent',
  ],
  lets_time_pass: [
    'waited for him, waited for her, waited until, just waited, i waited, waiting for him',
    'attendu qu’il, attendu qu’elle, attendre qu’il, j’ai juste attendu, j’ai attendu',
  ],
  by_himself: [
    'by himself, by herself, on his own, on her own, alone, by itself, by themselves',
    'tout seul, toute seule, de lui-même, d’elle-même, tout seuls',
  ],
  never_asked_why: [
    'never asked why, never tried to understand, not try to understand, never sought to know, never looked into, did not ask why, never wanted to know, did not look into, never wondered',
    'jamais cherché à savoir, jamais cherché à comprendre, pas cherché à comprendre, pas cherché à savoir, jamais demandé pourquoi, pas demandé pourquoi, pas voulu savoir',
  ],
  not_concerned: [
    'not my role, not my job, not my problem, not up to me, none of my business, not my business, not my concern, not for me to',
    'pas mon rôle, pas mon travail, pas mon problème, pas à moi de, pas mon affaire, ne me regarde pas, ne me concerne pas',
  ],
} as const satisfies Lexicon;
