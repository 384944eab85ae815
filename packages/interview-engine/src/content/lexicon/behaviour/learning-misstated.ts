import type { Lexicon } from '../../types.ts';

/** What you changed afterwards, in the words of those who get it wrong. */
export const learningMisstated: Lexicon = {
  advice_fatal_flaw: [
    'careless, sloppy, pressure, figures, numbers, deadlines, rigour, disorganised, late, discreet, detail',
    'rigoureux, rigueur, chiffres, pression, délais, échéances, désorganisé, négligent, retard, brouillon, discret, étourdi, détail',
  ],
  advice_tolerated: [
    'not a handicap, not a problem, no problem, no handicap, can live with, lives with that, no qualms, not disqualifying, not a deal breaker, not fatal, gets forgiven, seniors adjust, no obstacle to, not an obstacle, one gets by',
    'pas rédhibitoire, rien de rédhibitoire, pas un problème, pas un handicap, aucun problème, accommode très bien, accommode bien, on s’y fait, pas éliminatoire, rien d’éliminatoire, pardonne, ça passe, n’empêche pas',
  ],
  against_correction: [
    'not stand being corrected, cannot stand being corrected, hate being corrected, not accept being corrected, hate being told, not like being told, take orders badly',
    'supporte pas qu’on, supporte pas d’être, déteste qu’on me, supporte mal qu’on, ne supporte pas les',
  ],
  all_succeeds: [
    'everything i do succeeds, succeed at everything, succeeded at everything, everything i touch, always been a success, not known failure, not known a failure, never known failure',
    'réussis tout, tout me réussit, connu d’échec, connu l’échec, tout ce que j’entreprends réussit',
  ],
  alone_is_best: [
    'faster to do everything alone, better to work alone, easier alone, do everything alone, rely on nobody, do it all myself, work alone',
    'travailler seul, tout faire seul, tout faire soi-même, mieux vaut faire seul, ne compter que sur soi',
  ],
  always_late: [
    'always late, often late, never on time, miss my deadlines, always miss, never meet deadlines, miss deadlines all the time',
    'souvent en retard, toujours en retard, jamais à l’heure, rends tout en retard, au dernier moment',
  ],
  blame_elsewhere: [
    'on him rather than, on her rather than, on them rather than, should have caught it, should have noticed, should have seen it, should have checked me, others were careless, were not good enough, not at my level',
    'plutôt de sa faute, aurait dû le voir, aurait dû me corriger, n’étaient pas à mon niveau, pas à ma hauteur, n’étaient pas au niveau',
  ],
  bothers_nobody: [
    'never bothered anyone, nobody minds, nobody ever complained, not hurt anyone, not a problem in banking, it works out, get used to it, got used to it',
    'jamais gêné personne, ne gêne personne, jamais posé de problème, ça passe toujours, s’habituent, s’y habitue, s’y fait',
  ],
  cannot_change_nature: [
    'can not change your character, can not change who you are, not change your nature, not change one’s character',
    'change pas son caractère, change pas sa nature, changera pas mon caractère',
  ],
  checks_noun: [
    'checking, mistake, mistakes, proofreading, errors, rereading',
    'relire, vérifier, erreur, erreurs, relecture, vérification, fautes',
  ],
  cleverer_than_all: [
    'nobody smarter, no one smarter, nobody more intelligent, not find anyone smarter, not find anyone better, not find a better, nobody works harder, no one works harder, cleverer than, smarter than the others',
    'personne de plus intelligent, trouverez personne, trouverez pas mieux, trouverez pas meilleur, personne de plus motivé',
  ],
  conduct_no_failure: [
    'no failure, never down to me, not down to me, never because of me, one does not fail, you do not fail',
    'je n’en ai pas, n’en ai aucun, on n’échoue pas, jamais de mon fait',
  ],
  conduct_would_repeat: [
    'would do the same, would do it again, would do exactly, do nothing differently',
    'referais la même chose, referais tout pareil, recommencerais pareil, referais exactement, ne ferais rien autrement',
  ],
  costs_nobody: [
    'not cost anyone, costs nobody, costs no one, harms nobody, harms no one, hurts nobody, hurts no one, never hurt anyone, never bothered anyone, never cost anyone',
    'ne coûte rien à personne, ne coûte à personne, jamais rien coûté, ne nuit à personne, ne dérange personne, n’a jamais dérangé, jamais gêné personne',
  ],
  does_not_count_here: [
    'not count in, not really count, not matter in, not really matter, matters little in, not important in, not serious in, does not count',
    'ne compte pas vraiment, ça ne compte pas, ne compte pas en, compte peu en, pas important en, n’a pas d’importance, pas grave dans, pas gênant dans, ça ne joue pas',
  ],
  flaw: [
    'weakness, weaknesses, flaw, flaws, fault, faults',
    'défaut, défauts, faiblesse, faiblesses, point faible',
  ],
  flaw_noun: [
    'weakness, weaknesses, flaw, flaws, shortcoming',
    'défaut, défauts, faiblesse, faiblesses, point faible',
  ],
  keeps_his_work_back: [
    'keep my work to myself, share nothing, lock my files, not to trust teammates, trust nobody, trust no one, not to share, keep my formulas to myself, never show my files, never show your work',
    'garde mes formules pour moi, jamais montrer ses fichiers, ne jamais montrer, verrouille mes onglets, verrouille tout, ne fais plus confiance, ne plus faire confiance, garde tout pour moi, garde mes fichiers pour moi, ne partage plus rien',
  ],
  knows_everything: [
    'know everything there is, know all there is, not have to train me, already know all, already know everything, i know everything, know all i need, already know enough, already master everything, know everything about, not have to teach me, nothing to teach me',
    'sais tout ce qu’il y a, n’aurez pas à me former, sais déjà tout, je sais tout, connais déjà tout, maîtrise déjà tout, sais tout sur, rien à m’apprendre',
  ],
  lesson_to_the_bad: [
    'never admit anything, admit nothing, never volunteer, rely only on myself, only count on myself, count only on myself, to do everything myself, say yes to everything, yes to even more, take everything on, skip the review, cut the review, cut corners, skip the check, never to ask for help, never ask for help, never ask anybody, not to ask for help, never to trust, trust nobody, trust no one, work alone, do everything alone, do everything myself, hide it better, hide it well, hide my mistakes, cover it up, keep quiet about, say nothing, keep my mouth shut, never to admit, never admit, shout louder, be harder on, pick easier, blame somebody, keep my distance, avoid people, put up with it, not to listen, take on even more, take on more work, check less, review less, never show weakness, never show your weaknesses, never show a weakness, hide your weaknesses, stop asking, ask nobody, speak less, keep to myself, raise my voice, raise your voice, go public, hit first, trust only myself, shout first, fight in front of',
    'ne jamais rien avouer, ne rien avouer, compter que sur moi, compter que sur soi, tout faire moi-même, se méfier de tout le monde, dire oui à tout, oui à tout encore, tout accepter, rogner sur la relecture, sauter la relecture, bâcler, ne plus demander d’aide, ne jamais demander, ne plus rien demander, ne plus rien dire, ne rien dire, ne faire confiance à personne, tout faire seul, mieux le cacher, mieux cacher, cacher mes erreurs, cacher les erreurs, ne jamais avouer, ne plus avouer, crier plus fort, éviter les gens, ne plus écouter, accepter encore plus, prendre encore plus, moins relire, moins vérifier, jamais montrer ses faiblesses, ne pas montrer ses faiblesses, jamais montrer sa faiblesse, ne plus poser de questions, garder pour moi, tout garder, ne rien montrer, monter le ton, hausser le ton, en public, devant tout le monde, crier d’abord, n’en faire qu’à ma tête',
  ],
  looks_down_on: [
    'not up to it, not good enough for, those who failed, not bright, not too bright, not look too bright, not very clever, jealous, envious',
    'pas le niveau, pas assez bons, ceux qui ont échoué, pas très malin, pas très futé, jaloux, jalouse, envieux',
  ],
  made_that_way: [
    'just how i am, accept me the way, accept me as, not working on it, who i am',
    'comme je suis, comme ça et puis, m’accepter comme, me prendre comme, je suis comme ça, n’y travaille pas, ne travaille pas dessus',
  ],
  mine_after_all: [
    'but it was mine, but i, mine to check, my own, my responsibility, i own',
    'mais c’est moi, à moi de, ma responsabilité, j’assume',
  ],
  nature_stays: [
    'change their nature, changes his nature, change my nature, change one’s nature, change your nature, people do not change, people never change, nobody changes, no one changes, a leopard, change who i am, character is fixed, set in stone, change at my age, too old to change, too late to change',
    'change pas sa nature, changer sa nature, changer ma nature, change pas de nature, change pas de caractère, les gens ne changent pas, personne ne change, chassez le naturel, on ne se change pas, on ne se refait, on est comme on est, à mon âge on ne change, trop vieux pour changer, trop tard pour changer',
  ],
  never_checks: [
    'never check, never reread, never re-read, never proofread, never double check, not check my own, do not check my, do not reread, do not proofread, make lots of mistakes, make many mistakes, careless with numbers, careless with figures, sloppy with numbers, sloppy with figures, bad with numbers, bad with figures, not good with numbers, hopeless with numbers',
    'ne relis jamais, ne me relis jamais, ne me relis pas, ne relis pas, ne vérifie jamais, ne vérifie pas, ne contrôle jamais, fais beaucoup d’erreurs, fais beaucoup de fautes, fâché avec les chiffres, brouillon avec les chiffres, nul en chiffres, mauvais en chiffres, nul avec les chiffres',
  ],
  nothing_against_me: [
    'nothing to say against, nothing bad to say, nothing to reproach, not have flaws, not have any flaws, no flaws, not find anything, only good to say, nothing to complain',
    'rien à me reprocher, rien à dire contre, rien à redire, que du bien, pas de défauts',
  ],
  nothing_left_to_learn: [
    'nothing left to learn, nothing to learn, nothing more to learn, no need to learn, learn nothing from, nothing to teach me, nobody can teach me, not need training, no training needed',
    'rien à apprendre, pas besoin d’apprendre, n’apprends rien, rien à m’apprendre, pas besoin de formation, besoin d’aucune formation',
  ],
  nothing_to_show: [
    'not have any examples, not have examples, no concrete examples, no examples, not have concrete examples, have to trust me, have to trust my, have to believe me, no proof to, not have proof',
    'pas d’exemple, aucun exemple, devrez me croire, devez me croire, me croire sur parole, pas de preuve à',
  ],
  nothing_to_take_from_it: [
    'nothing to learn, nothing for you to learn, nothing for me to learn, nothing to change, nothing for me to change, had nothing to change, nothing to take from, nothing changed for me, no reason to change, no lesson, was no lesson, no lesson for me',
    'rien à apprendre, rien à changer, rien à en tirer, rien à retenir, rien changé, aucune leçon, pas de leçon, aucune raison de changer, pas de raison de changer, aucune leçon à, rien à me reprocher',
  ],
  off_my_hands: [
    'no longer my responsibility, not my responsibility, not on me, never on me, not my problem, not my fault, nobody can blame me, cannot blame me, no one can blame me, cannot be blamed, cover myself, covers me, safest, less risk for me',
    'plus de ma responsabilité, pas de ma responsabilité, plus ma responsabilité, plus sur moi, plus mon problème, pas ma faute, rien me reprocher, peut rien me reprocher, personne ne peut me reprocher, ne peut rien me reprocher, me couvrir, suis couvert, plus sûr, moins de risque pour moi',
  ],
  other_was_wrong: [
    'he was wrong, she was wrong, they were wrong, other one is wrong, other one was wrong, other side was wrong, he was the problem, she was the problem, they were the problem, entirely his fault, entirely her fault, all his fault, all her fault, hundred percent his, hundred percent hers, i was right, i was in the right, hundred percent right, completely right, entirely right, in the right',
    'l’autre qui a tort, l’autre a tort, c’est lui le problème, c’était lui le problème, c’était elle le problème, tort venait de lui, tort venait d’elle, pour cent de lui, pour cent d’elle, entièrement sa faute, j’avais raison, autre qui avait tort, avais raison, eu raison, entièrement raison, raison à cent',
  ],
  outright_bad_lesson: [
    'not to take risks, never to take risks, never take risks, not rely on other people, not rely on anybody, not rely on anyone, not trust other people, never to delegate, not to delegate, not count on anyone',
    'plus prendre de risque, plus jamais prendre de risque, pas prendre de risque, ne peut compter sur personne, compter sur personne, faire confiance à personne, ne plus déléguer, ne jamais déléguer',
  ],
  outright_no_setback: [
    'never had a setback, never had any setback, no setback at all, everything i touched worked',
    'jamais eu de revers, jamais connu de revers, tout ce que j’ai touché a marché, jamais connu d’échec',
  ],
  outright_stays_the_same: [
    'not change how i work, not really change how i work, not change the way i work, not do anything differently, nothing i would do differently, do nothing differently, change nothing about it',
    'pas changé ma façon, pas changé ma manière, pas vraiment changé ma, ne ferais rien différemment, ne ferais rien autrement, rien à faire différemment',
  ],
  pays_no_heed: [
    'paid no attention, pay no attention, did not listen, took no notice, take no notice, not care what, ignored it, ignored them',
    'pas fait attention, pas écouté, pas tenu compte, ne m’intéresse pas, m’en moque',
  ],
  reviewers_job: [
    'what reviewers are for, what seniors are for, what associates are for, what the associate is for, what managers are for, reviewers will catch, a senior catches, seniors catch, somebody will catch it',
    'à ça que servent les seniors, à ça que sert la relecture, à ça que sert l’associate, les relecteurs sont là, les seniors sont là, un senior la verra, un senior les verra, quelqu’un les verra, le senior corrigera',
  ],
  same_way_again: [
    'same way tomorrow, same way again, do it the same way, do exactly the same, not regret anything, no regrets',
    'referais exactement, referais pareil, referais la même, ne regrette rien, aucun regret',
  ],
  shuns_deciding: [
    'let someone else sign, let somebody else sign, let others decide, let somebody else decide, let someone else decide, leave the decisions to, leave decisions to, never decide again, never decide anything, not to decide, stopped deciding, avoid deciding, stopped taking decisions, never take a decision, never put my name, keep my name off, stay out of decisions, never volunteer, never to volunteer, never sign first, never to sign, not take responsibility, avoid responsibility, stopped taking responsibility, stopped taking initiatives, take no initiative',
    'laisse quelqu’un d’autre signer, laisse quelqu’un d’autre décider, laisse toujours quelqu’un d’autre, laisse les autres signer, laisse les autres décider, laisse les autres trancher, ne plus décider, ne décide plus, ne plus rien décider, ne signe plus rien moi, évite de décider, évite de signer, ne prends plus de décision, ne prends plus d’initiative, ne prends plus aucune initiative, plus prendre d’initiative, plus prendre de responsabilité, ne prends plus de responsabilité, jamais signer, ne plus lever la main, ne plus me porter volontaire, évite les responsabilités, ne mets plus mon nom, jamais mon nom',
  ],
  shuts_out: [
    'ignore, can not take, cannot take, not listen to, refuse, dismiss, brush off, take no',
    'ignore, n’écoute pas, n’écoute jamais, ne supporte pas, refuse, ne tiens pas compte, ne tiens aucun compte, m’assois sur',
  ],
  slip_grave_flaw: [
    'cannot keep confidential, cannot keep a secret, hand things in late, hand in late, a day or two late, trouble with deadlines, often make mistakes, mistakes in numbers, errors in numbers, lose my temper, cannot get up, leak things, let things slip, often late, always late, careless mistakes, lose my nerve easily',
    'ne sais pas garder, garder un secret, rends en retard, mal avec les délais, erreurs de chiffres, fais souvent des erreurs, perds mon calme, m’emporte, laisse échapper des, souvent en retard, toujours en retard, m’énerve vite, m’énerve facilement, fautes d’inattention, erreurs d’inattention',
  ],
  slip_my_failure: [
    'my failure, my biggest failure, i failed by, failure is, failure was',
    'mon échec, mon plus grand échec, échec c’est, échec a été',
  ],
  slip_shrugs_it_off: [
    'quality makes up, makes up for it, easy to work with, relationships count, relations matter more, people do not mind, nobody minds, like me for it, forgive me, never hurt anybody, never hurt anyone, never bothered anyone, others proofread, others check, have to deal with it, just deal with it, have to live with it',
    'qualité compense, ça compense, c’est surtout le relationnel, relationnel qui compte, ça ne gêne, pas grave, me le pardonne, m’aiment pour ça, d’autres relisent, d’autres vérifient, doivent faire avec, n’ont qu’à faire avec, jamais gêné personne, faut faire avec',
  ],
  slip_too_good_to_fail: [
    'too efficient, too good, finished before everyone, performed too well, succeeded too',
    'trop performant, trop performante, trop bon, trop rapide pour, trop bien réussi, fini avant tout le monde',
  ],
  stoops_to_anything: [
    'ready to do anything, willing to do anything, massage the numbers, fudge the numbers, tweak the numbers, adjust the numbers if, bend the rules',
    'prêt à tout, arranger les chiffres, ajuster les chiffres, tordre les règles, contourner les règles, arranger un peu les chiffres',
  ],
  strength_after_all: [
    'really a strength, actually a strength, in fact a strength, secretly a strength, at heart a strength, strength really, really a quality, actually a quality, more of a strength, a hidden strength, turns out to be a strength, strength in our job, strength in this job, strength in banking',
    'au fond une force, en fait une force, en réalité une force, plutôt une force, au fond une qualité, en fait une qualité, en réalité une qualité, plutôt une qualité, vraiment une qualité, finalement une qualité, une force cachée, une qualité cachée, une qualité dans ce métier, une force dans ce métier',
  ],
  taken_as_lesson: [
    'what i took from it, what i learned, i learned that, i learned not, lesson, i learned, i learnt, what i learnt, i took from it, i take from it, took away, conclusion is, since then, from now on, what i changed, what it taught me, concluded, i concluded',
    'j’en garde, j’en ai retenu, j’ai retenu, j’ai appris, ce que j’ai appris, leçon, j’en ai tiré, je retiens, j’en retiens, conclusion, depuis, désormais, ce que j’ai changé, j’en ai conclu, j’en conclus, ça m’a appris',
  ],
  thinks_of_none: [
    'not think of weakness, not think of one, not think of any, cannot think of any, cannot think of one, not see any, not find one, not find any, i have none, not really have one, not have one',
    'n’en ai aucun, n’en vois aucun, n’en trouve pas, n’en trouve aucun, ne vois aucun défaut, ne trouve aucun défaut, n’ai pas vraiment de défaut, pas de faiblesse, aucune faiblesse',
  ],
  took_no_notice: [
    'took no notice, ignored them, paid no attention, not take it into account',
    'pas tenu compte, n’en tiens pas compte, m’en moque, m’en fiche',
  ],
  trust_core: [
    'numbers, figures, spreadsheets, excel, long hours, late nights, working late, teamwork, working in a team, deadlines, pressure, checking, detail, details, feedback, criticism, being corrected, instructions',
    'chiffres, excel, tableurs, horaires, travailler tard, travail en équipe, travailler en équipe, délais, pression, détail, détails, vérifier, relire, retours, critiques, remarques, consignes, ordres',
  ],
  trust_flaw_harmless: [
    'not a problem in, no problem in, does not matter in, not even a weakness, not a weakness in, is not a weakness',
    'ne gêne pas, pas gênant, n’est pas un problème, n’est même pas un défaut, pas un défaut',
  ],
  trust_flaw_stays: [
    'no point working on, no point in working, nothing i can do, not do anything about it, nothing to be done, need not correct, no need to correct, only strengths matter, resolves itself, nothing in place',
    'n’y peux rien, y peux rien, rien mis en place, se règle tout seul, se corrige tout seul, rien à y faire, rien à corriger, seules ses forces, seules les forces, seules mes forces, pas besoin de corriger, à moitié corrigé',
  ],
  trust_hates: [
    'hate, cannot stand, can not stand, cannot bear, dislike, do not like, do not enjoy, cope badly, cope very badly, get angry, have no patience for, refuse to take, do not take, do not accept',
    'déteste, ne supporte pas, supporte pas, supporte mal, supporte très mal, n’aime pas, horreur de, refuse les, n’accepte pas, accepte mal, m’énerve',
  ],
  trust_knows_better: [
    'know better, better than the others, better than they do',
    'sais mieux, mieux que les autres, mieux qu’eux, en sais plus',
  ],
  trust_only_praise: [
    'nothing bad, only good things, nothing negative, only praise, nothing but good, no criticism of me',
    'que du bien, rien de négatif, rien à redire, que des compliments, aucun reproche',
  ],
  trust_others_there: [
    'there to catch, there for that, will catch it, there to correct',
    'là pour ça, là pour corriger, là pour relire, là pour rattraper',
  ],
  trust_remarks: [
    'listen, feedback, remarks, comments, criticism',
    'écoute, remarques, retours, critiques, commentaires',
  ],
  turn_no_lesson: [
    'nothing to learn from a failure, learn nothing from a failure, nothing to learn from failure, failure teaches nothing, failures teach nothing, best to forget it, just forget it',
    'échec n’apprend rien, échecs n’apprennent rien, rien à apprendre d’un échec, rien à tirer d’un échec, il faut l’oublier, vaut mieux l’oublier',
  ],
  what_i_am_told: [
    'feedback, criticism, remarks, comments, advice',
    'critique, critiques, remarques, retours, commentaires, feedback, conseils',
  ],
};
