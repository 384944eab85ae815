import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** What you did yourself, in the words of those who get it wrong. */
export const starAMisstated: Lexicon = {
  advice_a_story: ['example, story, leadership', 'exemple, récit, histoire, leadership'],
  advice_all_agreed: [
    'everybody agreed, everyone agreed, they all agreed, everybody followed, everyone followed, everybody went along, nobody objected, no one objected',
    'tout le monde suit, tous d’accord, tout le monde était d’accord, tous suivi',
  ],
  advice_at_once: [
    'from the first, from the start, proves, naturally, of their own accord, straight away, at once',
    'dès le début, d’emblée, naturellement, tout de suite, prouve, spontanément, immédiatement',
  ],
  advice_conflict: [
    'conflict, quarrel, disagreement, disagreements, row, tension, tensions, argument, dispute',
    'conflit, conflits, désaccord, désaccords, dispute, tension, tensions, situation',
  ],
  advice_ending: [
    'resolution, outcome, settled, resolved, ending',
    'réglé, résolu, résolution, dénouement, issue, solution',
  ],
  advice_group: [
    'group, team, the others, teammates, colleagues, boss, project leader, project manager',
    'groupe, équipe, les autres, coéquipiers, collègues, chef, manager',
  ],
  advice_guidance: [
    'feedback, guidance, support, follow up, coaching, debrief, supervision, explanation',
    'accompagnement, suivi, retour, retours, encadrement, débrief, explications, feedback',
  ],
  advice_hands_over: [
    'delegate, delegating, delegation, passing him the work, passing on the work, pass the work, handing over, gave her the, gave him the, give him the work, give her the work, developing somebody, developing someone',
    'déléguer, délégation, délègue, confier des tâches, confier des dossiers, confier le travail, refilé, refiler, donner du travail, laissé le dossier, tout laissé',
  ],
  advice_in_the_wrong: [
    'is wrong, are wrong, in the wrong, somebody else’s mistake, someone else’s mistake, other’s mistake, other side’s fault, somebody else’s fault',
    'ont tort, a tort, avaient tort, avait tort, faute des autres, faute de l’autre, erreur de l’autre, erreur des autres',
  ],
  advice_innocent: [
    'nothing to own, nothing i should have, i did my part, my part was done, nothing to blame myself, nothing to reproach, nothing to change in, nothing in it for me',
    'rien à changer, rien à me reprocher, ma part était faite, rien à assumer, j’avais fait ma part',
  ],
  advice_listening: [
    'listen, listening, hear them out, hear him out, hear their, understand, understanding, point of view, their argument, their side',
    'écouter, écoute, comprendre, point de vue, entendre, ses arguments, leurs arguments, ses raisons, leurs raisons',
  ],
  advice_my_decisions: [
    'my own decisions, my decisions, my own choices, my own part, my own work',
    'mes décisions, mes propres décisions, mes choix, mes propres choix, mon propre travail',
  ],
  advice_no_case: [
    'no case, no argument worth, nothing sensible to say, no valid point',
    'aucun argument valable, rien de sensé, pas d’argument, faux d’un bout à l’autre',
  ],
  advice_own_part: [
    'my own part, my own role, my part, my role, personally did, who did what, my contribution, my own contribution, individual contribution, i did myself',
    'rôle de chacun, part de chacun, ma contribution, ma propre contribution, mon rôle, ma part, qui a fait quoi, contribution individuelle, fait personnellement',
  ],
  advice_passes: [
    'go away if, go away by, goes away if, goes away by, leave them alone, leave it alone, sort themselves out, sorts itself out, blow over, never sorted it, never resolved, never settled',
    'laissé pourrir, se tasse, se règle tout seul, passe avec le temps, jamais réglé, jamais résolu, finit par passer',
  ],
  advice_plural: [
    'in the plural, say we, we throughout, the word we',
    'dire on, dire nous, au pluriel',
  ],
  advice_resistance: [
    'resistance, obstacle, obstacles, opposition, difficulty, reluctance, pushback, doubts, objections',
    'réticences, réticence, obstacle, obstacles, résistance, résistances, opposition, difficulté, difficultés, objections, freins',
  ],
  advice_teaches: [
    'did the teaching, does the teaching, is teaching, is training, is enough, comes down to, all it takes, how people learn, how a junior learns, how juniors learn',
    'c’est former, suffit, ainsi qu’on progresse, comme ça qu’on apprend, revient à, se résume à, comme ça qu’un junior',
  ],
  advice_the_others: [
    'the others, somebody else, someone else, always, simply',
    'les autres, l’autre, toujours, forcément, en face',
  ],
  advice_wastes: ['waste, wasted, wasting, lose, lost', 'perdu, perdre, gaspillé, gaspiller'],
  as_they_please: [
    'whatever they wanted, whatever they like, what they wanted, as they liked, as they pleased, whatever he wanted, their own way',
    'ce qu’il voulait, ce qu’ils voulaient, ce qu’il veut, ce qu’ils veulent, comme il voulait, comme ils voulaient, comme ils veulent, à leur guise, à sa guise, leur envie',
  ],
  asking_nobody: [
    'without asking anyone, without asking their opinion, without anyone’s opinion, without asking for their, not ask their opinion, not ask anyone',
    'sans demander l’avis, sans demander leur avis, sans l’avis de, sans demander à personne, sans consulter personne, sans prendre l’avis, un chef ne négocie pas',
  ],
  at_his_desk_at_night: [
    'redid all his, redid all her, redid all their, redid his pages, redid her pages, redid his model, redid her model, redid his slides, rewrote his, rewrote her, redo his pages, redo her pages, redo all his, redid everything he, fixed all his, did his pages',
    'refait ses pages, refait toutes ses pages, refait son modèle, refait ses slides, refait tout son, réécrit ses, refaisais ses pages, refaisais tout, repris tout son, corrigé ses pages',
  ],
  behind_his_back: [
    [
      crossed(
        'told everyone what, told everybody what, complained to everyone about, complained to everybody about',
        'he, she, him, her',
      ),
      'behind his back, behind her back, behind their backs, without his knowledge, without her knowledge',
    ].join(', '),
    [
      crossed('raconté à tout le monde ce, raconté partout ce', 'qu’il, qu’elle'),
      'derrière son dos, dans son dos, derrière leur dos, dans leur dos, à son insu',
    ].join(', '),
  ],
  betters_a_junior: [
    'make a junior better, make somebody better, make people better, improve people, improve somebody, develop somebody, develop a junior, develop people, help somebody grow, the best way to teach, best way to help, how you train, way you train, junior only improves, junior only progresses, people only improve, juniors only learn, people only learn, juniors learn, a junior learns, best way to teach, way to teach, teach somebody, how he learned, how she learned, how they learn, learned that way',
    'faire progresser, fait progresser, junior ne progresse, junior progresse, junior n’apprend, junior apprend, on apprend, ne progressent que, n’apprend que, former quelqu’un, aider un junior, fait grandir, meilleur moyen de former, moyen de former, former un junior, appris comme ça, apprend comme ça, apprend mieux',
  ],
  born_with_it: [
    'either people have it, people have it or, you have it or you, have it or they do not, some have it, cannot teach that, you cannot teach, can not teach, born with it, in the blood',
    'on l’a ou, ils l’ont ou, certains l’ont, ça ne s’apprend pas, ça s’apprend pas, ne s’enseigne pas, c’est dans le sang, c’est inné',
  ],
  borrowed_authority: [
    [
      crossed(
        'pretended the, pretended that the',
        'dean, boss, director, teacher, client, professor',
      ),
      'which he had not, which she had not, which they had not, which was a lie, small lie, little lie, white lie, borrow one, borrowed a title, borrowed authority, pretended to be in charge, pretended that the, claimed the professor, claimed the boss, said the boss had, invented a deadline, made up a deadline, fake deadline, exaggerated the risk',
    ].join(', '),
    [
      crossed(
        'fait croire que',
        'le directeur, le prof, le professeur, la direction, le chef, le client, ça venait, c’était un ordre, l’ordre',
      ),
      'ce qui n’était pas vrai, ce qui n’était pas le cas, petit mensonge, pieux mensonge, mensonge utile, inventé une échéance, inventé un délai, fausse échéance, prétendu que le, prétendu être, raconté que le chef, raconté que le prof, emprunter un titre, exagéré le risque',
    ].join(', '),
  ],
  by_force: [
    'impose, imposing, forcing, ordering, decide alone, decide for them, decide for everyone, do everything yourself, doing everything myself, doing it all myself, do their work',
    'imposer, forcer, obliger, donner des ordres, décider seul, décider pour eux, décider à leur place, ordonner, tout faire soi-même, tout faire moi-même, travailler à la place, faire à la place',
  ],
  by_watching: [
    'by watching, from watching, watching somebody, watching someone, watching me, by looking at somebody, by observing, just watching',
    'en regardant, en me regardant, en le regardant, en observant, à regarder quelqu’un, à me regarder, en me voyant, en voyant faire',
  ],
  cannot_lead: [
    'not lead, nobody follows, no one follows',
    'peut pas diriger, ne dirige personne, personne ne suit',
  ],
  conduct_bad_luck: [
    'bad luck, unlucky, nothing i could do, circumstances, could not have done anything',
    'malchance, pas de chance, rien pu faire, ne pouvais rien faire, ne pouvais rien y faire, les circonstances',
  ],
  conduct_behind_backs: [
    'behind their back, behind his back, behind her back, without telling the team, without telling them, without warning them',
    'dans leur dos, dans son dos, sans prévenir l’équipe, sans prévenir les autres, sans les prévenir',
  ],
  conduct_deceit: [
    'which was not the case, which was not true, i pretended, i lied, made them believe, let them believe, my way of pretending, led them to believe, let them think, let everyone think, let everyone believe',
    'ce qui était faux, j’ai fait semblant, leur ai fait croire, lui ai fait croire, j’ai menti, leur ai menti, j’ai laissé croire, laissé croire à, laissé croire que',
  ],
  conduct_decree: [
    'decide for the others, decide in their place, inform them afterwards, inform them later, left him off, left her off, leave him off',
    'décider à la place, décider pour les autres, informer ensuite, informer après, retiré des mails, enlevé des mails',
  ],
  conduct_denounces: [
    'reported him to, reported her to, complained to the professor, complained to the boss, complained to my manager, complained about him, complained about her, sided with, took sides, took the side, voted him out, voted her out, had him replaced, had her replaced, replaced him, replaced her, asked for another intern, told the teacher on, told the professor on, told on them, told on him, told on her, ratted on, snitched on',
    'dénoncé au, dénoncé à, plaint au professeur, plaint à mon, plaint de lui, plaint d’elle, rangé du côté, voté son exclusion, exclu du groupe, fait remplacer, demandé un autre stagiaire, l’ai remplacé, l’ai remplacée',
  ],
  conduct_excuse: [
    'blame the software, blame the system, blame excel, blame it on, blame the printer, say the file was',
    'dirais que le fichier, faute à l’informatique, accuser le logiciel',
  ],
  conduct_gives_in: [
    'gave in on everything, gave in to everything, gave up my point',
    'cédé sur tout, pour avoir la paix, lâché l’affaire',
  ],
  conduct_i_sent: [
    'i presented, i sent, i changed, i went',
    'j’ai envoyé, j’ai changé, j’ai modifié, ai présenté',
  ],
  conduct_i_told: [
    'i told him, i told her, i told them, i told everyone, i proved, i corrected, i showed, i pointed out, i called him, i called her',
    'j’ai dit, je lui ai dit, j’ai prouvé, j’ai montré, j’ai repris, je l’ai repris, je l’ai corrigé, j’ai corrigé, j’ai humilié',
  ],
  conduct_in_public: [
    'in front of everyone, in front of everybody, in front of the client, in front of the whole, in front of the team',
    'devant le client, devant toute, devant l’équipe, en public',
  ],
  conduct_is_useless: [
    'waste of time, is useless, is pointless, never solves, solves nothing',
    'perte de temps, temps perdu, ne sert à rien, est inutile, ne règle rien, ne résout rien',
  ],
  conduct_leading: ['lead, leading', 'diriger, mener, dirige'],
  conduct_no_conflict: [
    'never in a conflict, never been in conflict, never any conflict, agrees with whatever, always agree with, agree with everyone',
    'jamais été en conflit, jamais connu de conflit, toujours d’accord avec',
  ],
  conduct_no_goal: [
    'i had no goal, i had no objective, i had no target, i had no precise, not need a target',
    'je n’avais pas d’objectif, pas s’encombrer d’un but',
  ],
  conduct_not_mine: [
    'responsible on paper, and i was right, know i was right, bad teammates, poor teammates, was really the intern, nothing for me to repair, nothing for me to understand',
    'responsable sur le papier, rien à réparer, pas à le surveiller, pas à la surveiller, pas à vérifier, rien à comprendre, mauvais coéquipiers, qui a mal géré, qui a tout mal, venait de lui seul, venait d’elle seule, sais que j’avais raison, toujours la faute d’une seule',
  ],
  conduct_orders: [
    'i ordered, i forced, i imposed, i overruled, i threatened, i threatened to, i threatened them, without asking them, without consulting, made them obey',
    'j’ai ordonné, j’ai forcé, j’ai obligé, j’ai imposé, j’ai menacé, je les ai menacés, sans leur demander, sans les consulter, sans consulter, imposé ma, imposé mon, imposé mes, donné des ordres, forcé les autres',
  ],
  conduct_own_part: [
    'my part, my own part, my role, my personal role, thing i did, was mine',
    'ma part, mon rôle, rôle personnel, chose précise, que j’ai fait moi, qui vient de moi',
  ],
  conduct_persuading: [
    'persuading, convincing, explaining, talking to the person, talking to people, listening',
    'convaincre, persuader, expliquer, écouter les autres, parler à la personne, discuter',
  ],
  conduct_removes: [
    'had him taken off, had her taken off, have him taken off, have her taken off, had him removed, had her removed, get him removed, got him removed, got her removed',
    'l’ai fait retirer, le faire retirer, la faire retirer, l’ai fait écarter, l’ai fait virer, fait sortir du projet, fait retirer du dossier',
  ],
  conduct_single_out: [
    'say which, tell which, isolate, single out, separate, name one, name a single, point to',
    'dire ce qui, dire lequel, isoler, distinguer, séparer, citer, nommer',
  ],
  conduct_time_heals: [
    'time do its work, stop speaking to her for',
    'laissé faire le temps, laissé le temps faire',
  ],
  conduct_without_title: [
    'without a title, without authority, without any title, without power',
    'sans titre, sans autorité, sans pouvoir',
  ],
  did_teach: [
    'explained, explaining, showed, reviewed, reviewing, walked, sat, checked, together, one by one, feedback',
    'expliqué, expliquant, montré, relu, relisais, relisant, accompagné, ensemble, vérifiais, retour, point chaque',
  ],
  do_nothing: [
    'do nothing, did nothing, wait until it calms, let it pass, let it blow over, pretend nothing',
    'ne rien faire, rien fait, attendre que l’autre, attendre que ça passe, laisser passer, laisser pourrir',
  ],
  does_it_all: [
    'i do everything myself, i do their work',
    'je fais tout moi-même, je fais tout seul',
  ],
  drives_people: [
    'gets a group moving, gets people moving, gets them moving, gets things moving, makes people move, makes them move, works, keeps people in line, gets results, makes people follow, motivates, is what gets, is what moves, gets people to work',
    'fait avancer, font avancer, fait bouger, marche, fonctionne, fait obéir, motive, fait travailler, est efficace',
  ],
  errors_come_anyway: [
    'mistakes happen anyway, errors happen anyway, mistakes will happen, errors will happen, mistakes always happen, will happen again anyway, cannot be avoided',
    'erreurs il y en aura, il y en aura toujours, erreurs arrivent toujours, erreurs arriveront, ça arrivera encore, ne s’évitent pas, on ne peut pas les éviter',
  ],
  fear_noun: [
    'fear, threats, threatening, threat, intimidation, being afraid, scared',
    'peur, menace, menaces, crainte, intimidation',
  ],
  feeds_it: [
    'makes conflicts worse, makes it worse, makes things worse, only makes, makes them lazy, makes people lazy, makes them weak, makes them dependent, adds fuel, pours oil, spoils them, gives them excuses',
    'envenime, empire les choses, fait qu’empirer, jette de l’huile, met de l’huile, rend paresseux, les rend paresseux, rend dépendant, les rend faibles, leur donne des excuses, les assiste',
  ],
  gives_time: [
    'spend time, explain, teach, train, coach, review, correct, help',
    'passer du temps, expliquer, former, apprendre, accompagner, relire, corriger, aider',
  ],
  got_over_it: [
    'used to, since then, these days, no longer, at first, my first reaction, i learned that, i learnt that, i learned to, i learnt to, so now, now i, i now, have since, stopped, i regret, i was wrong, was a mistake, was my mistake, should not have, should have, tempted, temptation, i thought, in hindsight, looking back, until i, until my, until she, until he told, i realised, back then, my instinct',
    'au début, avant je, depuis je, depuis lors, désormais, maintenant je, j’ai compris, j’ai appris que, j’ai appris à, à tort, je regrette, j’ai eu tort, j’avais tort, n’aurais pas dû, aurais dû, tentation, tenté de, tendance, j’ai arrêté, cessé, réflexe, avec le recul, jusqu’à ce que, c’était une erreur, mon erreur, je croyais, je pensais, réalisé, à l’époque',
  ],
  guard_against_errors: [
    'checklist, extra check, second check, new check, tie-out, change how i work, change my method, change anything afterwards, prevention, post mortem',
    'checklist, contrôle de plus, nouveau contrôle, contrôle supplémentaire, changer ma façon, changer ma méthode, prévention, tirer de leçon',
  ],
  guiding_a_junior: [
    'helping a junior, helping him, helping her, helping them, coaching, guiding, explaining, training, supervising, giving feedback, feedback, comments, criticism',
    'encadrer, l’encadrer, aider, l’aider, expliquer, former, accompagner, l’accompagner, un retour, faire un retour, les retours, retours, commentaires',
  ],
  has_it_removed: [
    'to have her removed, to have him removed, have her removed, have him removed, have her taken off, have him taken off, have him moved, have her moved, have them removed, get her moved, get him moved',
    'pour qu’il soit retiré, pour qu’elle soit retirée, qu’on le retire, qu’on la retire, qu’on le change, le faire changer d’équipe, la faire changer d’équipe',
  ],
  he_never_knew: [
    'never knew, never found out, never told him, never told her, not know that i, without his knowledge, without him knowing, overnight',
    'jamais rien su, jamais su, à son insu, jamais dit',
  ],
  hear_me: ['listen to me, hear me', 'm’écouter, nous écouter, m’entendre'],
  hears_out: ['listening, listen, hear', 'écouter, entendre, donner la parole'],
  his_faults: [
    'his mistakes, her mistakes, their mistakes, his errors, her errors, she was being, he was being, what he had done wrong, what she had done wrong, his failings, her failings, his typos, her typos',
    'ses erreurs, leurs erreurs, ses fautes, leurs fautes, ses bêtises, ce qu’il avait raté, ce qu’elle avait raté, ses coquilles, ses défauts',
  ],
  his_mistakes: [
    'his mistakes, her mistakes, their mistakes, his errors, her errors, their errors',
    'ses erreurs, leurs erreurs, ses fautes, ses manquements, liste des erreurs',
  ],
  holds_him_back: [
    'slows him down, slows her down, slows them down, only slows, holds him back, holds them back, makes him weak, makes them lazy, makes him lazy, makes him dependent, spoils him, is a waste, kills initiative, demotivates, demotivates people, discourages, discourages people, makes them worse, hurts their confidence',
    'c’est le freiner, le freiner, la freiner, le ralentit, ralentir, rend paresseux, rend dépendant, l’infantiliser, infantilise, tue l’initiative, c’est du temps perdu, ça décourage, décourage, démotive, les décourage, casse la confiance',
  ],
  humiliation: ['humiliation, shame, embarrassment', 'humiliation, honte'],
  i_was_right: [
    'i was right, i am right, was right all along, right from the start, right all along',
    'j’ai raison, avais raison, raison depuis le début',
  ],
  in_public: [
    'in public, publicly, in front of everyone, in front of everybody, in front of the team, in front of the whole, in the open space',
    'en public, publiquement, devant l’équipe, devant toute, devant les autres',
  ],
  is_best: [
    'best, smartest, safest, simplest, always, sorts',
    'mieux, meilleur, meilleure, plus sage, plus simple, toujours',
  ],
  is_right_mostly: [
    'usually right, generally right, mostly right, is right, in the right, wins, deserves, gets his way, has to win',
    'en général raison, généralement raison, souvent raison, a raison, l’emporte, gagne, mérite',
  ],
  is_settled: [
    'settled, settle, solved, resolved, handled, sorted out, dealt with',
    'régler, réglé, réglés, se résout, se traite, se gère',
  ],
  known_untrue: [
    'it was not true, was not true but, was not quite true, which was false, was a bluff, i was bluffing, knew it was false',
    'c’était faux, ce n’était pas vrai, n’était pas tout à fait vrai, c’était du bluff, je bluffais, je savais que c’était faux',
  ],
  learns_like_that: [
    'how he learned, how she learned, how they learn, how you learn, how people learn, how one learns, how he learnt, learned through volume, learns by doing it, how he got better, how she got better, how he improved, how she improved, that made him better, best way to learn, how one starts, how you start, how everyone starts, how everybody starts, everyone starts like that',
    'comme ça qu’on apprend, ainsi qu’on apprend, par le volume, meilleure façon d’apprendre, comme ça qu’il a progressé, comme ça qu’on commence, tout le monde commence comme ça, tout le monde est passé par là',
  ],
  leaves_to_drift: [
    'let everybody do, let them do, let each do, left everyone to do, let everyone, letting people',
    'laissé chacun, laissé les gens, laissé les autres faire',
  ],
  left_to_fail: [
    'let him fail, let her fail, let them fail, leave him to it, left him to it, left her to it, throw them in, threw him in, figure it out himself, figure it out herself, not good enough so, gave his work to',
    'laissant se planter, laissé se débrouiller',
  ],
  left_to_struggle: [
    'let him struggle, let her struggle, let them struggle, sink or swim, leaving them alone, leaving him alone, leaving her alone, left him alone, left her alone, nobody helps, no one helps, without any help, when nobody helps, if nobody helps, not helping, by not helping, without telling him, never tell him, not tell him what, never tell them, without a word, never show them, give no help, no help at all, let them drown, let him drown',
    'laissé galérer, se noyer ou nager, nager tout seul, se noyer, laissant seul, laissant tout seul, débrouiller seul, personne ne l’aide, personne n’aide, sans aide, sans l’aider, sans un mot, sans rien lui dire, ne rien lui dire, sans explication, ne jamais lui dire, ne pas l’aider, ne pas aider, n’aider personne, laisser se noyer, laisser couler',
  ],
  left_to_the_others: [
    'let the others sort, leave the others to, let others get on, leave them to it, let everyone sort, until the boss notices, until the boss sees, for someone above, for somebody above, let them sort it out, for the boss to notice, for the boss to step',
    'laisse les autres se débrouiller, les laisse se débrouiller, laissé se débrouiller, que le patron s’en aperçoive, que le chef tranche, que le chef s’en aperçoive, que la hiérarchie s’en occupe, que quelqu’un au-dessus',
  ],
  lets_them_fight: [
    'did nothing, do nothing, nothing at all, stronger one wins, strongest wins, stronger wins, strongest one wins, until one of them gives, until somebody gives, fight it out, best thing to do, right thing to do, safest, should simply win, stronger person, strongest person, let the stronger, let the best',
    'rien fait, ne rien faire, plus fort gagne, plus fort l’emporte, que l’un cède, que l’un craque, mieux à faire, plus prudent, plus sage, meilleure chose à faire, laisser le plus fort, laisser gagner, que le meilleur gagne, laisser se battre',
  ],
  loudest_one: [
    'who insists most, insists the most, who shouts loudest, shouts the loudest, loudest one, speaks loudest, most stubborn, whoever insists, most insistent, who pushes hardest',
    'qui insiste le plus, insiste le plus, qui crie le plus, crie le plus fort, parle le plus fort, le plus têtu, plus insistant, plus grande gueule',
  ],
  made_me_fail: [
    'made me fail, made me miss, let me down',
    'm’a fait rater, m’a fait échouer, m’a lâché',
  ],
  made_to_work: [
    'made to work, make him work, make her work, by working, by doing, by practising, by trying, on the job',
    'fait travailler, en travaillant, en faisant, en pratiquant, en essayant, fait faire',
  ],
  makes_better: [
    'improve, improves, learn, learns, progress, works, better',
    'progresser, progresse, apprendre, apprend, avancer, marche',
  ],
  meek_followers: [
    'did what i said, did as i said, simply did what i, nobody pushed back, no one pushed back, never a disagreement, obeyed',
    'suivi sans discuter, n’a discuté, sans broncher, obéi',
  ],
  moved_off: [
    'had him moved off, had her moved off, got him moved, got her moved, had him replaced, had her replaced, got him kicked, got her kicked, had him thrown, had her thrown',
    'l’ai fait virer, les ai fait virer, l’ai fait remplacer, l’ai fait sortir, l’ai fait exclure, l’ai fait dégager',
  ],
  never_asked_why: [
    'never asked why, never tried to understand, not try to understand, never sought to know, never looked into, did not ask why, never wanted to know, did not look into, never wondered',
    'jamais cherché à savoir, jamais cherché à comprendre, pas cherché à comprendre, pas cherché à savoir, jamais demandé pourquoi, pas demandé pourquoi, pas voulu savoir',
  ],
  no_explaining: [
    'never had to explain, without explaining, no explanation, without explanation, without an explanation, not explain anything, never explain, did not explain',
    'sans explication, sans rien expliquer, pas expliqué, jamais expliqué, rien expliqué, rien eu à expliquer, rien à expliquer',
  ],
  no_fault_seen: [
    'not see what i did wrong, nobody could have met',
    'vois pas ce que j’ai mal fait, personne n’aurait pu, n’aurais rien pu',
  ],
  no_feedback_given: [
    'never give feedback, not give feedback, gave no feedback, give no feedback, never gave feedback, not believe in feedback, never reviewed his, never reviewed her, no longer looked after, not look after, gave up on him, gave up on her',
    'jamais de retour, aucun retour, pas de retours, pas de feedback, jamais de feedback, m’en suis plus occupé, plus occupé de',
  ],
  no_rank: [
    'without authority, without a title, without power, without any authority, without rank, no authority, without a hierarchical, without hierarchical, not being the boss',
    'sans autorité, sans titre, sans pouvoir, sans grade, pas d’autorité, sans lien hiérarchique, sans pouvoir hiérarchique, sans être chef',
  ],
  no_rank_no_result: [
    'not get anything, nothing from people, get nothing, not achieve anything, no way to, can not do anything, convince nobody, convince no one, persuade nobody, persuade no one, wait for the director, waited for the boss',
    'rien obtenir, convainc personne, convaincre personne, ne peut rien, peut rien faire, attendu que le directeur, attendu que le chef, attendu qu’un chef',
  ],
  no_title: [
    'not have the title, without the title, without a title, without rank',
    'sans titre, sans le titre, sans grade, sans autorité, sans galons',
  ],
  not_concerned: [
    'not my role, not my job, not my problem, not up to me, none of my business, not my business, not my concern, not for me to',
    'pas mon rôle, pas mon travail, pas mon problème, pas à moi de, pas mon affaire, ne me regarde pas, ne me concerne pas',
  ],
  not_mine_to_mend: [
    'was not my job, is not my job, not for me to fix, not mine to fix, not my job to fix, not up to me to',
    'pas à soi d’agir, pas à moi d’agir, pas à moi de corriger, pas à moi de le corriger, pas à moi de changer, pas mon travail de le',
  ],
  nothing_to_gain: [
    'no point, no need, never any need, no reason, no use, not worth, not need to, never need to, never have to, refused to',
    'inutile, pas besoin, jamais besoin, rien à, jamais à, pas la peine, pas nécessaire, à quoi bon, sert à rien, pas de raison, aucune raison, refusé de',
  ],
  only_feeds_it: [
    'only encourages, just encourages, only feeds, makes it worse, only prolongs, gives it credit',
    'encourage, envenime, fait durer, aggrave',
  ],
  only_learns_so: [
    'that’s how you learn, how people learn, no time for him, no time for her, how i learned',
    'comme ça qu’on apprend, on apprend comme ça, pas de temps pour lui, pas de temps pour elle, comme ça que j’ai appris',
  ],
  only_rank_counts: [
    'only listen to hierarchy, only follow the boss, only obey, only follow rank, only respect authority, nobody follows someone without',
    'n’écoutent que la hiérarchie, n’obéissent qu’au, ne respectent que, impossible de diriger si, pas diriger si on n’est pas',
  ],
  others_adapt: [
    'others have to get used, others can adapt, up to them to adapt',
    'aux autres de s’y faire, aux autres de s’adapter, qu’ils s’adaptent',
  ],
  others_do_my_share: [
    'let the others finish, let others finish, let somebody else finish, left others to finish, let the other interns, let my teammates finish, let my colleagues finish, others finish for me, finish it for me, do it for me',
    'laissé les autres finir, laissé les autres stagiaires, laissé les autres terminer, laissé mes collègues finir, finir à ma place, terminer à ma place, faire à ma place',
  ],
  others_mend_my_flaw: [
    'associate checks it anyway, associate checks anyway, somebody checks it anyway, someone checks it anyway, manager to sort out, manager to sort it, manager to fix, boss to fix, boss to sort, for the manager to, for my manager to, for my boss to, for the team to, team to adapt, up to the team to, up to my manager to, up to my boss to, up to others to, up to the manager to, others to adapt, others adapt, have to adapt to me, have to live with it, must live with it, has to live with me, paid to correct me, paid to check me, paid to catch, leave that to him, leave that to my boss, get used to it, used to me, others to catch, check behind me, check after me',
    'relit de toute façon, vérifie de toute façon, repasse derrière de toute façon, au manager de corriger, à mon manager de corriger, au chef de corriger, à l’équipe de s’adapter, aux autres de s’adapter, à mon équipe de s’adapter, équipe doit s’adapter, équipe n’a qu’à s’adapter, autres doivent s’adapter, n’ont qu’à s’adapter, n’ont qu’à s’y faire, faire avec, au manager de le, payé pour me corriger, payé pour corriger, payé pour relire, relire derrière moi, n’ont qu’à relire, on s’y habitue, s’y habituer, s’habituent, laisse ça à mon, passer derrière moi',
  ],
  others_wrong: [
    'others were wrong, they were wrong, he was wrong, she was wrong, everyone else was wrong, rest were wrong, team was wrong, other was wrong, they had to admit, had to admit it, finally admit',
    'avaient tort, avait tort, se trompaient, dû l’admettre, dû admettre, fini par l’admettre, fini par admettre, dû reconnaître',
  ],
  outright_all_with_me: [
    'everyone agreed with me, everybody agreed with me, everyone was on my side, everybody was on my side, whole team was on my side, everyone knew i was right',
    'tout le monde était de mon côté, tout le monde était d’accord avec moi, toute l’équipe était de mon côté, tout le monde me donnait raison, tout le monde savait que j’avais raison',
  ],
  outright_bad_other: [
    'was impossible, was unbearable, was insufferable, was a nightmare, was toxic, was crazy',
    'était impossible, était insupportable, était ingérable, était toxique, était invivable, était fou, était folle',
  ],
  outright_did_not_do: [
    'not do his share, not do her share, not do their share, not do his part, not do her part, not do their part, not do his job, not do their job, was weak, were weak, was bad, were bad, were lazy, was lazy, was hopeless',
    'pas fait sa part, pas fait leur part, pas fait son travail, pas fait leur travail, était mauvaise, étaient mauvais, était mauvais, était faible, étaient faibles, étaient nuls, était nulle, n’ont rien fait',
  ],
  outright_fools: [
    crossed(
      'boss, bosses, manager, managers, my team, colleagues, seniors, teammates',
      'was an idiot, were idiots, was useless, were useless, was incompetent, were incompetent, was clueless, were clueless, were fools',
    ),
    crossed(
      'chef, chefs, manager, managers, collègues, seniors, mon équipe, responsables, coéquipiers',
      'était incompétent, étaient incompétents, était incompétente, était nul, étaient nuls, était nulle, était un idiot, étaient des idiots, étaient idiots',
    ),
  ],
  outright_ignored: [
    'ignored the ones who, ignored those who, ignored whoever, ignored the objections, ignored their objections, ignored people who disagreed',
    'je les ai ignorés, ignoré ceux qui, ignoré les objections, ignoré leurs objections, j’ai ignoré les',
  ],
  outright_it_failed: [
    'failed, fell through, we lost, i failed, went wrong, did not work',
    'raté, échoué, perdu, planté, capoté, pas marché',
  ],
  outright_no_result: [
    'get people moving, get anything, nothing happens, nobody moves, people do nothing, get nothing',
    'n’obtient rien, personne ne bouge, rien ne bouge, on n’avance pas, ça ne marche pas, rien n’avance',
  ],
  outright_no_stick: [
    'unless you can punish, if you cannot punish, without punishing, without sanctions, without being able to punish, without a bonus to cut',
    'sans pouvoir sanctionner, sans pouvoir punir, sans sanction, sans sanctions, sans bâton, si on ne peut pas sanctionner',
  ],
  outright_raised_voice: [
    'raised my voice, i shouted, i yelled, shouted louder, banged the table',
    'haussé le ton, élevé la voix, crié, hurlé, tapé du poing',
  ],
  outright_redid_all: [
    'corrected everything, fixed everything, redid everything, redo everything, rewrote everything',
    'corrigeais tout, refaisais tout, refait tout, tout corrigé, tout refait',
  ],
  outright_settled_it: [
    'that settled it, it was settled, he gave in, she gave in, shut him up, shut her up, he backed down, they backed down',
    'c’était réglé, ça a réglé, il s’est tu, elle s’est tue, il a cédé, elle a cédé, il s’est écrasé',
  ],
  outright_someone_else: [
    'asked for someone else, asked for somebody else, asked for another intern, asked for another junior',
    'demandé qu’on la remplace, demandé qu’on le remplace, demandé quelqu’un d’autre, demandé un autre stagiaire, demandé une autre stagiaire',
  ],
  outright_spared_him: [
    'so he would not have to, so she would not have to, so he did not have to, without him knowing, without her knowing, so they would not have to',
    'pour qu’il n’ait pas, pour qu’elle n’ait pas, sans qu’il le sache, sans qu’elle le sache, pour lui éviter',
  ],
  outright_told_to_cope: [
    crossed(
      'told him to, told her to, told them to, asked him to',
      'figure it out, work it out alone, work it out himself, work it out herself, manage, cope, get on with it',
    ),
    crossed(
      'dit de, demandé de',
      'se débrouiller, se démerder, faire avec, trouver tout seul, trouver toute seule',
    ),
  ],
  outright_unfair_judge: [
    crossed(
      'professor, teacher, examiner, grader, jury, corrector',
      'was unfair, graded badly, graded harshly, had it in for me, did not like me, was too strict, was biased',
    ),
    crossed(
      'professeur, prof, examinateur, correcteur, jury',
      'notait mal, était injuste, m’avait dans le nez, ne m’aimait pas, notait trop dur, était trop sévère',
    ),
  ],
  outright_was_out: [
    'was out, were out, got kicked out, was kicked out, were kicked out, could leave, was fired, was off the team',
    'dégageaient, dégageait, étaient virés, était viré, pouvaient partir, pouvait partir, étaient dehors, sortaient du groupe',
  ],
  outright_waste_on: [
    crossed(
      'waste time, waste my time, wasting time, lose time',
      'teaching, training, coaching, explaining',
    ),
    crossed(
      'perds pas de temps, perdre du temps, perds pas mon temps, perdre mon temps',
      'à former, à expliquer, à coacher, avec les stagiaires, avec des stagiaires',
    ),
  ],
  outright_who_does_not: [
    'whoever did not, whoever refused, anyone who did not, anyone who refused, those who did not, those who refused',
    'ceux qui ne suivaient, ceux qui refusaient, ceux qui ne voulaient, celui qui ne suivait, celui qui refusait',
  ],
  over_his_head: [
    'go over his head, go over her head, went over his head, went over her head, get him ordered, have him ordered, their boss order, his boss order, have his boss, have their boss, get his boss',
    'passer par son chef, faire ordonner',
  ],
  passes_on: [
    'gave, give, giving, handed, hand, delegated, delegate, passed, dumped',
    'donné, donne, donnais, donner, délégué, délègue, confié, refilé, passé, filé',
  ],
  praised_method: [
    'right method, good method, best method, right way, right approach, best approach, the way to do, right thing, wise thing',
    'bonne méthode, meilleure méthode, bonne façon de faire, bonne manière, bonne approche, bonne attitude, ce qu’il faut faire, bon réflexe',
  ],
  pressed_in_public: [
    'public pressure, group pressure, naming and shaming, everyone in copy, everybody in copy, whole team in copy, all in copy, in front of the whole floor, in front of everyone, in front of the team, out loud in front, before the whole team, on the team chat, on the group chat',
    'pression publique, pression du groupe, pression des autres, tout le monde en copie, toute l’équipe en copie, équipe en copie, devant tout le monde, devant tout l’étage, devant tout le plateau, devant toute l’équipe, devant l’équipe, à haute voix devant, sur le groupe whatsapp',
  ],
  puts_aside_people: [
    'sidelined them, sidelined him, sidelined her, sidelined those, sidelined anyone, shut them out, shut him out, cut them out, cut him out, had him dropped, had her dropped, had them dropped, dropped him from, dropped her from, kicked him out, kicked her out, kicked them out, threw him out, threw her out, get him off, got him off, get her off, got her off, went round him, went around him, froze him out, excluded him, excluded her, excluded those, pushed him out, pushed her out, left them out, left him out, have him excluded, have him replaced',
    'les ai mis à l’écart, mets à l’écart, les ai exclus, l’ai exclu, l’ai évincé, les ai évincés, l’ai sorti du, les ai sortis du, les ai virés, l’ai viré, l’ai fait exclure, les ai fait exclure, l’ai fait sortir, les ai laissés de côté',
  ],
  quarrel: [
    'conflict, conflicts, disagreement, disagreements, argument, quarrel',
    'conflit, conflits, désaccord, désaccords, dispute',
  ],
  real_boss: [
    'a real leader does not discuss, a real leader decides, a real boss decides, a leader does not explain',
    'un vrai chef ne discute, un vrai chef tranche, un vrai leader tranche, un chef ne discute',
  ],
  redoes_it: [
    'redid, redo, rewrote, rewrite, took over, did it again',
    'refaisais, refait, refais, réécrivais, réécrit, corrigeais',
  ],
  repaid_in_kind: [
    'pay him back, pay her back, paid him back, paid her back, pay them back, overwrite his pages back, overwrite her pages back, do the same to him, did the same to him, do the same to her, did the same to her, did the same back, do it back, gave him a taste, give him a taste, tit for tat, eye for an eye, until he gives up, until he stopped, until she stopped, waited for him to fail, waited for her to fail, waited for them to fail, so everyone would see i, until she gives up, until he gave up, until she gave up, got my own back, get my own back, took my revenge, got even, get even, retaliated, retaliate',
    'rendu la pareille, rendre la pareille, rends la pareille, rendre la monnaie, rendu la monnaie, œil pour œil, fait la même chose à, lui faire pareil, lui ai fait pareil, jusqu’à ce qu’il craque, jusqu’à ce qu’il arrête, jusqu’à ce qu’elle arrête, attendu qu’il se plante, attendu qu’elle se plante, attendu qu’il échoue, jusqu’à ce qu’elle craque, jusqu’à ce qu’il cède, jusqu’à ce qu’elle cède, jusqu’à ce qu’il abandonne, venger, me suis vengé, me suis vengée, ma revanche, sa revanche, pris une revanche, prendre une revanche, représailles',
  ],
  report_on_them: [
    'report them, report him, report her, denounce',
    'dénoncer, dénoncerais, les signaler, les signalerais, me plaindre au prof, me plaindrais',
  ],
  scared_them: [
    'scared them, frightened them, made them afraid, put pressure on them, threatened to report, threatened to tell, only language they understand, only language people understand, afraid of me',
    'leur ai fait peur, lui ai fait peur, leur faire peur, seul langage que, menacé de les, avaient peur de moi, mis la pression',
  ],
  scolds: [
    'told him off, told her off, corrected him, corrected her, shouted at, scolded, called him out, called her out, humiliated',
    'reprenais, repris, engueulais, engueulé, humilié, corrigeais, grondais, recadrais',
  ],
  set_against_him: [
    'turned the team against, turned everyone against, turned the others against, until he left, until she left, made him leave, forced him out',
    'monté l’équipe contre, monté les autres contre, poussé vers la sortie, pour qu’il parte',
  ],
  set_no_goal: [
    'set no goal, set no target, no goal at all, without a goal, no objective at all, goal is not needed, nobody tells them where to go',
    'fixé aucun objectif, pas fixé d’objectif, sans objectif, aucun but, sans but précis',
  ],
  shouted: [
    'shouted at, yelled at, told him off, told her off, screamed at, bawled out, tore into',
    'crié dessus, engueulé, engueulée, hurlé dessus, passé un savon, remonté les bretelles, incendié',
  ],
  shows_weakness: [
    'sign of weakness, is weakness, looks weak, shows weakness, means losing, is losing, is giving up, means you lose, makes you look weak, admission of weakness, would have been giving in, been giving in, is giving in, means giving in, was giving in',
    'aveu de faiblesse, signe de faiblesse, c’est perdre, passer pour un faible, passe pour faible, montrer sa faiblesse, c’est une faiblesse, preuve de faiblesse, c’est s’écraser, c’était déjà céder, c’est déjà céder, c’est céder, c’était céder, aurait été céder',
  ],
  silent_treatment: [
    'stopped speaking to, stopped talking to, no longer spoke to, ignored him until, ignored her until, silent treatment, cold shoulder',
    'plus parlé jusqu’à, arrêté de lui parler, cessé de lui parler, ne lui parlais plus, ignoré jusqu’à, plus adressé la parole',
  ],
  slip_before_client: [
    'in front of the client, settled before the client, client settles',
    'devant le client, client qui tranche, le client tranche',
  ],
  slip_calls_it_leading: [
    'leading, leadership, result came, worked well, let them believe, let the others believe, faster that way, simplest way',
    'diriger une équipe, pour moi diriger, leadership, résultat est venu, laissé les autres croire, laissé croire, plus rapide ainsi, plus simple comme ça',
  ],
  slip_cuts_out: [
    'cut them out, out of the loop, stopped inviting',
    'sortis de la boucle, plus mis en copie, retirés des mails, écartés des réunions, plus invités',
  ],
  slip_did_it_all: [
    'did everything myself, did it all alone, did everything alone, do everything alone, did it all myself',
    'tout fait tout seul, tout faire seul, tout fait moi-même, tout fait seul, fini par tout faire, fait tout le travail tout seul, fait le travail tout seul',
  ],
  slip_false_promise: [
    'promising a bonus, promised them a raise, promising a promotion',
    'promis une prime, promettant une prime, promis une augmentation, promis une promotion',
  ],
  slip_humiliates: [
    'copying the boss, cc the boss, make him look, look incompetent, ridiculed him, laughed at him',
    'patron en copie, passer pour un, faire passer pour, ridiculisé, moqué de lui, en copie de tous ses',
  ],
  slip_not_the_job: [
    'not part of the job, not the job of, not my job, none of my business, everyone for himself, each for himself, fend for themselves, client trains',
    'fait pas partie du travail, pas mon travail, chacun se débrouille, chacun pour soi, client qui les forme, c’est le client qui, client qui tranche',
  ],
  slip_old_files: [
    'files of my former, models of my former, files from my old, models from my old, files from my last, models from my last, my former bank’s, my old bank’s, templates i took, send you the confidential, show you the confidential, bring you the model from, give you their model, send you their model',
    'fichiers de mon ancienne, modèles de mon ancienne, fichiers et les modèles, fichiers de mon dernier, vous envoyer le modèle confidentiel, vous montrer le modèle confidentiel',
  ],
  slip_shifts_blame: [
    'let the intern take, let a colleague take, pinned it on',
    'laissé le stagiaire, laissé accuser, laissé un collègue, porter le chapeau, pris pour moi',
  ],
  slip_team_matters: [
    'training interns, helping a junior, teaching, help the intern, coaching, conflict, disagreements',
    'former les stagiaires, former un stagiaire, aider un junior, aider les juniors, accompagner un stagiaire, désaccord, conflit, désaccords',
  ],
  slip_threatens: [
    'boss would hear, threatened, told them or else, would report them, with a threat, made a threat, made threats, used threats',
    'le patron le saurait, menacé, menaçant',
  ],
  so_he_learned: [
    'that is how he learned, that is how she learned, he learned that way, she learned that way, he learned by, so he learned',
    'il a appris comme, elle a appris comme, c’est comme ça qu’il, c’est ainsi qu’il, c’est comme ça qu’elle',
  ],
  somebody_elses_job: [
    'not the associate’s job, not my job, not my role, not for the associate, not up to me, not our job',
    'pas à l’associate, pas à moi, pas mon rôle, pas mon travail, pas au senior, pas notre rôle, pas à nous',
  ],
  spread_by_mail: [
    'copied, cc, sent a mail, forwarded, emailed, wrote to everyone',
    'en copie, envoyé un mail, mail à toute, transféré, écrit à tout',
  ],
  stays_out_of_it: [
    'waited for the boss to deal, waited for the boss to settle, wait for the teacher to, not my place to step in, not for me to step in, must not step in, not get involved, avoid that person, avoided him until, avoided her until, cannot be worked with, let the others deal with, wait for the others to, let others deal with',
    'que le chef s’en occupe, que le chef règle, que le professeur règle, que le prof règle, pas à moi de m’en mêler, pas à moi d’intervenir, surtout pas intervenir, faut pas intervenir, ne pas s’en mêler, évité cette personne, l’ai évité jusqu, l’ai évitée jusqu, attendre que les autres s’en, attends que les autres s’en, laisser les autres s’en occuper, attendu que les autres',
  ],
  strength_should_decide: [
    'let the stronger win, let the strongest win, stronger person should, strongest should win, stronger one should, might is right, loudest should win',
    'laisser le plus fort, plus fort doit gagner, que le plus fort gagne, le plus fort qui, loi du plus fort, que le meilleur gagne',
  ],
  surest_way: [
    'most effective, best way, only way, only thing that works, simplest, works best, fastest way, you have to, you need to, leading means, leading is, leadership is, i just',
    'plus efficace, meilleur moyen, seul moyen, seule façon, meilleure façon, plus simple, il faut, diriger c’est, ça consiste, consiste à, je me contente',
  ],
  sweep_not_my_doing: [
    'none of it was my doing, not my doing, nothing to do with me, was the intern who sent, was the intern who clicked, was the intern who made, the intern’s fault, the intern’s click, the intern’s mistake, it was the team’s fault, the team’s fault, i had nothing to do, not me it was, my team made for you, your team made for you, somebody else’s mistake, the others’ fault',
    'n’y étais pour rien, n’y suis pour rien, c’est le stagiaire qui a cliqué, c’est le stagiaire qui a envoyé, c’est le stagiaire qui s’est trompé, c’est le stagiaire qui a oublié, erreur du stagiaire, faute du stagiaire, faute de l’équipe, c’est l’équipe qui a raté, c’est l’équipe qui s’est trompée, ce sont les autres qui ont raté, pas moi c’est le, pas moi c’est l’équipe, faute des autres, à cause du stagiaire, rien à me reprocher',
  ],
  sweep_still_mine: [
    'but it was mine, my fault, my responsibility, i had not checked, i should have, i take, my name on it, but i, on me, was mine, i own, whose fault, not the intern, i did not say, could have blamed, tempted to, easy to say, never the',
    'ma faute, ma responsabilité, je n’avais pas relu, pas vérifié, j’aurais dû, j’assume, mais c’était moi, mais je, pas la faute, pas le stagiaire, j’aurais pu, tenté de, tentée de, facile de dire, c’était à moi, jamais la faute',
  ],
  take_it_or_leave_it: [
    'do it or else, my way or the, take it or leave it',
    'comme ça ou rien, comme ça et pas autrement, à prendre ou à laisser',
  ],
  takes_the_credit: [
    'presented it as mine, as my own work, under my name, took the credit, put my name on, presented her work as, presented his work as',
    'comme le mien, comme la mienne, comme mon travail, sous mon nom, à mon nom, attribué le mérite, pris le crédit',
  ],
  talked_nonsense: ['nonsense, rubbish, stupid', 'n’importe quoi, des bêtises, idiot'],
  talking_it_over: [
    'talking, talking to him, talking to her, talking about it, discussing it, explaining, a conversation',
    'en parler, discuter, parler, s’expliquer, une discussion, expliquer, explications',
  ],
  the_other_side: [
    'listen, listening, hear his, hear her, hear their, hearing him, his side, her side, their side, other side, other’s arguments, their arguments, his arguments, his reasons, objections',
    'écouter, entendre, son point de vue, sa version, l’autre camp, l’autre partie, ses arguments, leurs arguments, ses raisons, objections',
  ],
  took_it_back: [
    'took the file back, took it back, took over his, took over her, took the model back, took the work back, did it myself, did his part myself',
    'repris le fichier, repris le modèle, repris la main, repris son travail, fait moi-même, repris moi-même',
  ],
  trust_becomes_rival: [
    'becomes a competitor, becomes a rival, becomes a threat, take my place',
    'devient un concurrent, devient concurrent, devient un rival, devient une menace, prendra ma place',
  ],
  trust_fixes_it: [
    'fixed it myself, corrected it myself, redid it myself',
    'corrigeais moi même, refaisais moi même, refait moi même, corrigeais tout',
  ],
  trust_from_day_one: [
    'from the first day, from day one, nothing a manager, nothing changes',
    'dès le premier jour, rien n’y change, rien ne change',
  ],
  trust_good_or_bad: ['good or bad, born good', 'bon ou mauvais, naît bon'],
  trust_hands_over: [
    'hand over, delegate, delegated, give, gave, giving, coached',
    'confié, délégué, donné, déléguer, confier, laissé, former',
  ],
  trust_no_diagnosis: [
    'not need a diagnosis, need no diagnosis, no diagnosis needed, repeat the instruction louder, never looked at why, never looked into why',
    'pas besoin de diagnostic, pas à chercher ce qui, jamais cherché pourquoi',
  ],
  trust_no_follow_up: [
    'never look at it, not answering questions, without answering, never review, without reviewing, no feedback, without feedback, left him alone, left her alone, leaving him alone, leaving her alone, did not like, do not like',
    'sans répondre, sans retour, sans feedback, sans relire, sans regarder, ne jamais relire, n’aimais pas, en le laissant seul, en la laissant seule',
  ],
  trust_review: [
    'feedback, review, reviewing, coaching, explaining, explanations',
    'feedback, retour, retours, relecture, explications, explication, expliquer',
  ],
  trust_slows: ['slows, holds back', 'ralentit, ralentissent, freine, freinent'],
  trust_talent: ['talent, gift', 'talent, don'],
  trust_unknown_to_him: [
    'without telling him, without telling her, without saying, best way, overnight',
    'sans lui dire, sans le lui dire, sans rien lui dire, meilleure façon, la nuit',
  ],
  turns_the_eyes_away: [
    'look away, look the other way, turn a blind eye, keep out of it, keep well out, stay out of it, stay well out, kept out of it, kept well out, not get involved, not take sides, did not get involved, never got involved, not get mixed up',
    'détourner le regard, détourner les yeux, regarder ailleurs, fermer les yeux, rester en dehors, tenu à l’écart, tenir à l’écart, pas mêlé, ne pas s’en mêler, m’en suis pas mêlé, pas pris parti, ne pas prendre parti',
  ],
  understanding_others: [
    'trying to understand, understanding the other, understanding them, listening to the other, listening to him, hearing the other, giving in, compromise, compromising, apologising, asking why, hear him out, hear them out, listening to her, listening to them, hearing her, listening, talking to him',
    'chercher à comprendre, comprendre l’autre, écouter l’autre, entendre l’autre, céder, faire un compromis, un compromis, s’excuser, demander pourquoi, vouloir comprendre, l’écouter, écouter, lui parler, les écouter',
  ],
  unheard: [
    'without listening, without hearing, without talking to him, without talking to her, without talking to them, without speaking to him, without speaking to her, without a conversation, without discussing, without asking him, without asking her, ignored the objections, ignored objections, without a discussion, not listen to them, not listen to him',
    'sans écouter, sans l’écouter, sans lui parler, sans lui en parler, sans leur parler, sans discuter, sans en discuter, sans l’entendre, sans entendre, sans lui demander, sans discussion, sans explication avec',
  ],
  unlistened: [
    'not listen to them, not listen to those, did not listen to him, not listen to his, not listen to her, not listen to their, never listened to',
    'ne les ai pas écoutés, pas écouté ceux, ne les écoute pas, pas écouté les autres, pas écouté son, pas écouté sa, pas écouté ses, pas écouté leur',
  ],
  unseen_by_him: [
    'without showing, without telling, never showed, not showing, without him knowing, without a word, and said nothing, at night, never told him, did not tell him',
    'sans lui montrer, sans rien lui montrer, sans le lui dire, sans rien dire, sans qu’il le sache, la nuit, en cachette, sans lui expliquer, dans son dos',
  ],
  waits_for_it_to_pass: [
    'go away by itself, goes away by itself, go away on its own, goes away with age, fade by itself, sort itself out with, solve itself with, wait for it to pass, comes with age, did nothing about it, do nothing about it, nothing in particular about it, not done anything about it, not do anything about it, waited for him to, waited for her to, waited for them to, not changed anything, let it be, leave it at that, live with it myself',
    'ça passera, passera tout seul, passera avec, attends que ça passe, attendre que ça passe, disparaîtra tout seul, partira tout seul, se corrigera tout seul, ça se corrigera, se corrige avec l’âge, n’ai rien fait pour, ne fais rien pour, rien fait de particulier, n’ai rien entrepris, rien entrepris, rien changé à, laisse comme ça, je vis avec',
  ],
  warned_them: [
    'told them, told him, told her, warned them, warned him',
    'leur ai dit, lui ai dit, les ai prévenus, prévenus que',
  ],
  was_the_answer: [
    'that is how, solved, settled it',
    'comme ça que, ça a réglé, c’est réglé, réglé le, problème réglé, ainsi que',
  ],
  wasting_time: [
    'waste time, waste of time, lose time',
    'perdre de temps, perdre du temps, perdre son temps, perte de temps, temps perdu',
  ],
  what_is_learned: [
    'attention to detail, rigour, talent, modelling, attention, instinct, it, that, this',
    'rigueur, attention, talent, sens du détail, ça, instinct, modélisation',
  ],
  whole_thing_alone: [
    'did everything on my own, everything on my own, did everything alone, did the whole thing alone, did the whole thing myself, did the lot myself, did the lot alone, did the whole lot, finished it all alone',
    'tout fait tout seul, fait le tout seul, fait le boulot de tous, fait toute leur partie, tout bouclé seul, tout fini seul',
  ],
  wholly_wrong: [
    'entirely wrong, completely wrong, totally wrong, wrong from the start, wrong from start, wrong all along, entirely in the wrong, entirely at fault, entirely his fault, wrong on everything, plainly wrong',
    'complètement tort, totalement tort, entièrement tort, tort du début, tort depuis le début, tort sur tout, entièrement sa faute, tous les torts',
  ],
  will_not_speak: [
    'refused to speak, refused to talk, stopped talking to, gave him the silent, until she apologised, until he apologised, stopped speaking to him until',
    'refusé de lui parler, refusé de parler, plus adressé la parole, attendu ses excuses',
  ],
  without_a_word: [
    'without telling, without a word, without saying, without explaining, behind his back, behind her back, never told him, never told her',
    'sans rien lui dire, sans lui dire, sans le lui dire, sans lui expliquer, sans un mot, sans rien dire, dans son dos, sans rien expliquer',
  ],
  works_in_his_place: [
    'do the work for him, do the work for her, do the work for them, do it for him, do it for her, do it for them, doing the work for, redo it for him, doing his work, doing their work',
    'faire à sa place, fait à sa place, fais à sa place, faire le travail à sa, fait le travail à sa, faire son travail, faire à leur place, refaire à sa place',
  ],
  works_on_people: [
    'fastest and fairest, fastest way, fairest way, quickest way, best way, what works, always works, settles it, settle a thing, makes people careful, keeps people careful, makes them careful, makes people learn, how people learn, how they learn, how he learned, how she learned, so that he would learn, so that she would learn',
    'plus rapide et, moyen le plus rapide, plus juste, plus efficace, ce qui marche, ça marche toujours, règle les choses, règle tout, rend prudent, rend attentif, les rend attentifs, fait apprendre, comme ça qu’on apprend, comme ça qu’il a appris, comme ça qu’elle a appris, pour qu’il apprenne, pour qu’elle apprenne',
  ],
  yelled_at_somebody: [
    'shouted at him, shouted at her, shouted at them, yelled at him, yelled at her, screamed at, tore into him, tore into her, humiliated him, humiliated her, told him off in front, told her off in front',
    'crié dessus, hurlé dessus, engueulé, gueulé dessus, passé un savon, humilié devant, remonté les bretelles devant, descendu devant',
  ],
};
