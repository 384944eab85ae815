import { crossed } from '../crossed.ts';
import type { Lexicon } from '../../types.ts';

/** Stances that speak against a candidate, said outright and in everyday words. */
export const saidOutright = {
  outright_no_reason: [
    'no reason behind any, no reason behind it, just a series of things, series of things that happened, series of coincidences, series of accidents',
    'pris à chaque fois ce qui, pris ce qui se présentait, ce qui se présentait sans, série de hasards, suite de hasards, aucune raison derrière',
  ],
  outright_all_do_it: [
    'everybody does, everyone does, everybody does it, everyone does it, like everybody',
    'comme tout le monde, tout le monde le fait, tout le monde fait ça',
  ],
  outright_no_setback: [
    'never had a setback, never had any setback, no setback at all, everything i touched worked',
    'jamais eu de revers, jamais connu de revers, tout ce que j’ai touché a marché, jamais connu d’échec',
  ],
  outright_beneath_me: [
    'it was rubbish, it was crap, it was beneath me, they were rubbish, it was stupid, below my level',
    'c’était nul, c’était naze, c’était débile, pas digne de moi, en dessous de mon niveau',
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
  outright_alone_proves: [
    crossed('degree, diploma, school, grades, cv', 'alone shows, alone proves, is proof enough'),
    crossed('diplôme, école, notes, cv', 'à lui seul, à elle seule, à elles seules'),
  ],
  sweep_nothing_to_prove: ['', 'rien besoin de prouver, pas à prouver quoi que ce soit'],
  outright_not_so_bad: [
    'not as bad as people, not as bad as they, not that bad, not as long as people, not as hard as people, better than people say',
    'pas si terribles, pas si terrible, pas aussi durs qu’on, pas aussi longs qu’on, moins durs qu’on le dit, moins longs qu’on le dit, pas si durs que ça',
  ],
  leaves_soon: [
    'leave for private equity, leave for a fund, leave for a hedge fund, go to a fund after, move to a bigger bank, leave after a year, leave after two years, two years and i am gone',
    'partir dans un fonds, partir en private equity, partir de partir en fonds, rejoindre une plus grande banque, aller dans une plus grande banque, partir au bout d’un an, un an et de partir, repartir au bout de deux ans',
  ],
  outright_other_trade: [
    'auditors, consultants, audit people, consulting people',
    'auditeurs, consultants, gens de l’audit, gens du conseil',
  ],
  outright_run_down: [
    'box tickers, box ticking monkeys, not clever enough, not smart enough, not good enough for banking, could not get into banking, no real work, any real work, real work, do nothing useful, are useless, failed bankers',
    'pas réussi à entrer, ne servent à rien, pas assez intelligents, pas assez malins, cochent des cases, rien de concret, banquiers ratés, ceux qui ont échoué',
  ],
  outright_advises_the_top: [
    crossed(
      'advising, advise, counsel, counselling',
      'chief executives, ceos, the ceo, boards, the board, ministers, company bosses',
    ),
    crossed(
      'conseiller, conseillerai, conseille',
      'les patrons, des patrons, les dirigeants, des dirigeants, des pdg, les pdg, directement les, des ministres',
    ),
  ],
  outright_from_the_start: [
    'as a first year, in my first year, from day one, from the first month, as an analyst, as a junior',
    'en première année, dès la première année, dès le premier jour, dès le premier mois, comme analyste, en tant qu’analyste, comme junior',
  ],
  outright_little_dull_work: [
    'not do much formatting, hardly any formatting, little formatting, not much formatting, no formatting, hardly any slides, few slides to make, no spreadsheets',
    'peu de mise en page, pas de mise en page, presque pas de mise en page, peu de slides, presque pas de slides, pas de tableaux à faire',
  ],
  outright_time_kept: [
    'working weekends is rare, weekend work is rare, weekends are rare, rarely work weekends, rarely work at weekends, plan your evenings, keep your evenings, keep your weekends, weekends to yourself, evenings to yourself',
    'travaille presque jamais le week-end, week-end on ne travaille presque jamais, travaille rarement le week-end, organiser ses soirées, garder ses week-ends, garder ses soirées, planifier ses soirées',
  ],
  outright_less_than_there: [
    crossed(
      'work less than, fewer hours than, shorter days than, less work than',
      'in audit, in consulting, audit, consulting, auditors, consultants',
    ),
    crossed(
      'bosse moins qu’, travaille moins qu’, moins d’heures qu’, moins de travail qu’',
      'en audit, en conseil, dans l’audit, dans le conseil',
    ),
  ],
  outright_impresses: [
    'people respect you when, people respect you if, impresses people, impress my friends, impress my family, sounds impressive at',
    'ça impressionne, impressionner mes amis, impressionner ma famille, ça en jette, ça fait classe, les gens vous respectent',
  ],
  outright_asked_nobody: [
    'not spoken to anyone, not talked to anyone, not spoken to anybody, spoke to nobody, talked to nobody, never spoke to anyone, not met anyone',
    'parlé à personne, rencontré personne, échangé avec personne, discuté avec personne',
  ],
  outright_feels_it: [
    'just have a feeling, have a feeling it, i just feel, gut feeling, i just know, you can feel it, just trust me, take my word for it',
    'je le sens, c’est une intuition, ça se sent, je le sais c’est tout, question de feeling, croyez-moi sur parole, vous pouvez me croire',
  ],
  outright_answered: [
    'the one that answered, the only one that answered, first to answer, first one to answer, first to reply, you replied, you answered, yours answered',
    'la vôtre a répondu, vous avez répondu, première à répondre, seule à répondre, seule qui a répondu, la première qui a répondu',
  ],
  outright_cannot_name: [
    crossed(
      'could not name, cannot name, can not name, could not cite',
      'one of your, any of your, a single, a deal',
    ),
    crossed(
      'ne saurais pas citer, ne pourrais pas citer, serais incapable de citer, ne connais',
      'une de vos, un de vos, une seule de vos, aucune de vos, aucun de vos',
    ),
  ],
  outright_near_home: [
    'minutes from my flat, minutes from my place, minutes from home, minutes from my home, close to my flat, near my flat, near my home',
    'minutes de chez moi, à côté de chez moi, près de chez moi, en bas de chez moi',
  ],
  outright_main_reason: [
    'main reason, the reason, your office, your offices, convenient, practical, commute',
    'raison principale, la raison, vos bureaux, votre bureau, pratique, trajet',
  ],
  outright_like_any: [
    crossed(
      'your team is, your bank is, you are',
      'the same as any, like any other, the same as the others, just like the others',
    ),
    crossed(
      'votre équipe est, votre banque est, vous êtes',
      'comme les autres, comme une autre, une banque comme, pareille aux autres, pareils que les autres',
    ),
  ],
  is_invented: [
    'well nearly, well almost, well i could, well soon, at least almost, nearly signed',
    'enfin presque, enfin bientôt, enfin je pourrais, ou presque',
  ],
  same_to_all: [
    'to all your competitors, to every bank, told every bank, told them all',
    'à tous vos concurrents, à toutes les banques, à tout le monde',
  ],
  outright_not_taken: [
    crossed(
      'not get into, rejected by, refused by, turned down by',
      'goldman, the big, the bulge, the large, jp morgan, morgan stanley, the top',
    ),
    crossed(
      'refusé chez, refusée chez, recalé chez, recalé par, pas été pris dans, pas été pris chez',
      'les grands, les grandes, goldman, les gros, les meilleures',
    ),
  ],
  outright_settles: [
    'so i am trying, so i try, trying smaller, smaller shops, smaller houses, so i settle, so here i am, so i applied',
    'alors j’essaie, du coup j’essaie, donc j’essaie, plus petites, alors je me rabats, du coup je me rabats, donc me voilà',
  ],
  outright_did_not_do: [
    'not do his share, not do her share, not do their share, not do his part, not do her part, not do their part, not do his job, not do their job, was weak, were weak, was bad, were bad, were lazy, was lazy, was hopeless',
    'pas fait sa part, pas fait leur part, pas fait son travail, pas fait leur travail, était mauvaise, étaient mauvais, était mauvais, était faible, étaient faibles, étaient nuls, était nulle, n’ont rien fait',
  ],
  outright_it_failed: [
    'failed, fell through, we lost, i failed, went wrong, did not work',
    'raté, échoué, perdu, planté, capoté, pas marché',
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
  outright_silent: [
    'not say anything, said nothing, kept quiet, kept it to myself, told nobody',
    'rien dit, gardé pour moi, gardé ça pour moi, prévenu personne',
  ],
  outright_nobody_knew: [
    'nobody ever found out, no one ever found out, nobody ever knew, nobody ever noticed, got away with it',
    'personne ne l’a jamais su, personne ne l’a su, personne n’a rien vu, ni vu ni connu',
  ],
  outright_stays_the_same: [
    'not change how i work, not really change how i work, not change the way i work, not changed how i work, not do anything differently, nothing i would do differently, do nothing differently, change nothing about it',
    'pas changé ma façon, pas changé ma manière, pas vraiment changé ma, ne ferais rien différemment, ne ferais rien autrement, rien à faire différemment',
  ],
  puts_it_on: [
    '',
    'mis ça sur le dos, mis sur le dos, mis tout sur le dos, fait porter le chapeau à, fait porter le chapeau au',
  ],
  somebody_below: ['', 'du stagiaire, de la stagiaire, du junior, au stagiaire'],
  outright_only_failure: [
    'my only failure, my only real failure, my biggest failure, my worst failure',
    'mon seul échec, mon seul vrai échec, mon plus gros échec, mon pire échec',
  ],
  outright_robbed: [
    'deserved to win, should have won, deserved first place, were the best anyway',
    'méritait de gagner, méritais de gagner, méritions de gagner, aurait dû gagner, étaient les meilleurs quand même',
  ],
  lesson_to_the_bad: [
    'rely only on myself, only count on myself, count only on myself, to do everything myself',
    'compter que sur moi, compter que sur soi, tout faire moi-même, se méfier de tout le monde',
  ],
  taken_as_lesson: [
    'what i learned, i learned that, i learned not',
    'j’en ai retenu, j’ai retenu, j’ai appris, ce que j’ai appris',
  ],
  outright_never_looked: [
    'never looked into it, never looked into what, no idea what it cost, never found out what it cost',
    'pas cherché à savoir, jamais cherché à savoir, aucune idée de ce que ça a, jamais su ce que ça a coûté',
  ],
  outright_who_does_not: [
    'whoever did not, whoever didn’t, whoever refused, anyone who did not, anyone who refused, those who did not, those who refused',
    'ceux qui ne suivaient, ceux qui refusaient, ceux qui ne voulaient, celui qui ne suivait, celui qui refusait',
  ],
  outright_was_out: [
    'was out, were out, got kicked out, was kicked out, were kicked out, could leave, was fired, was off the team',
    'dégageaient, dégageait, étaient virés, était viré, pouvaient partir, pouvait partir, étaient dehors, sortaient du groupe',
  ],
  outright_no_stick: [
    'unless you can punish, if you cannot punish, without punishing, without sanctions, without being able to punish, without a bonus to cut',
    'sans pouvoir sanctionner, sans pouvoir punir, sans sanction, sans sanctions, sans bâton, si on ne peut pas sanctionner',
  ],
  outright_no_result: [
    'get people moving, get anything, nothing happens, nobody moves, people do nothing, get nothing',
    'n’obtient rien, personne ne bouge, rien ne bouge, on n’avance pas, ça ne marche pas, rien n’avance',
  ],
  borrowed_authority: [
    crossed(
      'pretended the, pretended that the',
      'dean, boss, director, teacher, client, professor',
    ),
    crossed(
      'fait croire que',
      'le directeur, le prof, le professeur, la direction, le chef, le client, ça venait, c’était un ordre, l’ordre',
    ),
  ],
  outright_whether_it_worked: [
    'whether the project worked, whether it worked, whether we won, whether the project succeeded, whether we delivered',
    'que le projet ait marché, que ça ait marché, que le projet ait réussi, qu’on ait gagné, qu’on ait réussi',
  ],
  conduct_denounces: [
    'told the teacher on, told the professor on, told on them, told on him, told on her, ratted on, snitched on',
    '',
  ],
  sweep_their_boss: [
    'i was the manager so, had to do what i said, had to obey me, had to do as i said',
    'devaient m’obéir, devait m’obéir, obligés de m’obéir, devaient faire ce que je disais',
  ],
  outright_ignored: [
    'ignored the ones who, ignored those who, ignored whoever, ignored the objections, ignored their objections, ignored people who disagreed',
    'je les ai ignorés, ignoré ceux qui, ignoré les objections, ignoré leurs objections, j’ai ignoré les',
  ],
  his_is_first: [
    'he is first, she is first, he comes first, he is my priority, his is first, he goes first',
    'il passe devant, qu’il passe devant, elle passe devant, il est prioritaire',
  ],
  kept_from_the_other: [
    'yes to each, letting each think, letting each of them believe, let each of them believe, let each believe',
    'oui à chacun, laissant croire qu’il passe, laisse croire qu’il passe, lui laissant croire, leur laisse croire, laissant croire à chacun',
  ],
  outright_no_bother: [
    crossed(
      'never bother, not bother, never disturb, not disturb',
      'the seniors, my seniors, my bosses, seniors',
    ),
    crossed(
      'dérange jamais, dérange pas, embête jamais, embête pas',
      'les seniors, mes seniors, mes chefs, les chefs',
    ),
  ],
  outright_half_quality: [
    'at half the quality, half as carefully, nobody checks at that hour, nobody checks at that time, nobody reads it at that hour',
    'à moitié bien, à cette heure personne ne relit, personne ne relit à cette heure, deux fois moins bien',
  ],
  outright_never_show: [
    crossed(
      'never show, not show, must not show, should not show, never let them see',
      'you have a conflict, that you have, you are overwhelmed, that you are, you are struggling, that you cannot, you cannot cope, i am overwhelmed, that i cannot',
    ),
    crossed(
      'ne montre jamais, jamais montrer, ne montre pas, pas montrer, ne faut pas montrer',
      'qu’on a, qu’on est, qu’on ne, qu’il y a, que je suis, que j’ai',
    ),
  ],
  outright_find_out_later: [
    'can find out later, will find out later, will hear later, hears about it later, will know later',
    'le saura plus tard, l’apprendra plus tard, le saura après, l’apprendra après, le verra plus tard',
  ],
  outright_other_made_it: [
    crossed(
      'the other analyst, my colleague, somebody else, someone else, the intern, the junior',
      'made that page, made the page, made it, did that page, did it, wrote it, wrote that page',
    ),
    crossed(
      'l’autre analyste, mon collègue, quelqu’un d’autre, le stagiaire, le junior',
      'qui a fait, qui l’a fait, avait fait, qui a écrit',
    ),
  ],
  outright_not_see: [
    'not see the difference, not notice, not notice it, never notice, without anyone noticing',
    'voient pas la différence, voie pas la différence, ne remarquent rien, ne remarque rien, ne s’en rendent pas compte, s’en aperçoivent pas',
  ],
  outright_his_problem: [
    'it is his problem, it is her problem, it is their problem, is his problem, is not my problem, not my problem',
    'c’est son problème, c’est leur problème, pas mon problème',
  ],
  outright_size_is_nothing: [
    'not matter how big, not matter how large, no matter how big, whatever the size, not matter how serious',
    'peu importe la taille, peu importe que l’erreur, quelle que soit la taille, grosse ou petite, grave ou pas',
  ],
  outright_if_seen: [
    'whether anybody noticed, whether anyone noticed, if anybody noticed, if anyone noticed, whether somebody noticed, if they noticed',
    'si quelqu’un l’a remarquée, si quelqu’un l’a remarqué, si quelqu’un l’a vue, si quelqu’un a vu, si on l’a vue',
  ],
  leaves_it: ['if not i leave it', 'sinon je laisse, sinon je ne fais rien'],
  slip_grave_flaw: [
    'often late, always late, lose my temper, careless mistakes, lose my nerve easily',
    'souvent en retard, toujours en retard, m’énerve vite, m’énerve facilement, fautes d’inattention, erreurs d’inattention',
  ],
  slip_shrugs_it_off: [
    'never hurt anybody, never hurt anyone, never bothered anyone, others proofread, others check, have to deal with it, just deal with it, have to live with it',
    'd’autres relisent, d’autres vérifient, doivent faire avec, n’ont qu’à faire avec, jamais gêné personne, faut faire avec',
  ],
  nature_stays: [
    'change at my age, too old to change, too late to change',
    'à mon âge on ne change, trop vieux pour changer, trop tard pour changer',
  ],
  outright_they_said: [
    'they said, they told me, people said, some said, my team said, they called me',
    'ils disaient, elles disaient, on m’a dit, mon équipe disait, ils m’ont dit, certains disaient',
  ],
  outright_jealous: [
    'they were jealous, they were just jealous, was jealous, out of jealousy, they are jealous',
    'étaient jaloux, étaient jalouses, était jaloux, était jalouse, par jalousie, sont jaloux',
  ],
  trust_too_good: ['always do too much', 'en fais toujours trop, en fais trop pour'],
  unbeatable: [
    'not find anybody better, not find anyone better, not find better, nobody better than me',
    'trouverez personne de mieux, trouverez personne de meilleur',
  ],
  slip_the_rival: [
    'person before me, one before me, candidate before me, previous candidate, person after me',
    'candidat d’avant, candidat précédent, celui d’avant, candidat d’après',
  ],
  slip_runs_him_down: [
    'third rate school, second rate school, worse school, lesser school, weak school',
    'école de seconde zone, moins bonne école, école moins bien classée, école de second rang',
  ],
  outright_no_results: [
    'not have any results, not have results, no results yet, no results to show, nothing to show yet',
    'pas de résultats, pas encore de résultats, aucun résultat à, pas de résultat à',
  ],
  outright_attitude: [
    'great attitude, right attitude, good attitude, right mindset, great mindset, right mentality',
    'bonne mentalité, bon état d’esprit, bonne attitude, le bon esprit, bonne énergie',
  ],
  outright_your_loss: [
    'your loss, you will regret it, you would regret it, you will be sorry',
    'tant pis pour vous, vous le regretterez, vous le regretteriez, vous y perdrez',
  ],
  slip_old_files: [
    'send you the confidential, show you the confidential, bring you the model from, give you their model, send you their model',
    'vous envoyer le modèle confidentiel, vous montrer le modèle confidentiel',
  ],
  choice_need: [
    'need this job to pay, need the job to pay, need this salary, need the salary, need the money for',
    'besoin de ce salaire, besoin du salaire, besoin de ce travail pour payer, besoin de l’argent pour',
  ],
  choice_connections: [
    'my father is a client, my mother is a client, my father knows your, my uncle knows your, my uncle is a partner, my family knows your',
    'mon père est un de vos, mon père est client, mon père connaît, mon oncle connaît, ma famille connaît, mon oncle est associé',
  ],
  stays_out_of_it: [
    'avoid that person, avoided that person, avoided him until, avoided her until, cannot be worked with, let the others deal with, wait for the others to, let others deal with',
    'évité cette personne, l’ai évité jusqu, l’ai évitée jusqu, attendre que les autres s’en, attends que les autres s’en, laisser les autres s’en occuper, attendu que les autres',
  ],
  outright_bad_other: [
    'was impossible, was unbearable, was insufferable, was a nightmare, was toxic, was crazy',
    'était impossible, était insupportable, était ingérable, était toxique, était invivable, était fou, était folle',
  ],
  outright_all_with_me: [
    'everyone agreed with me, everybody agreed with me, everyone was on my side, everybody was on my side, whole team was on my side, everyone knew i was right',
    'tout le monde était de mon côté, tout le monde était d’accord avec moi, toute l’équipe était de mon côté, tout le monde me donnait raison, tout le monde savait que j’avais raison',
  ],
  behind_his_back: [
    crossed(
      'told everyone what, told everybody what, complained to everyone about, complained to everybody about',
      'he, she, him, her',
    ),
    crossed('raconté à tout le monde ce, raconté partout ce', 'qu’il, qu’elle'),
  ],
  outright_raised_voice: [
    'raised my voice, i shouted, i yelled, shouted louder, banged the table',
    'haussé le ton, élevé la voix, crié, hurlé, tapé du poing',
  ],
  outright_settled_it: [
    'that settled it, it was settled, he gave in, she gave in, shut him up, shut her up, he backed down, they backed down',
    'c’était réglé, ça a réglé, il s’est tu, elle s’est tue, il a cédé, elle a cédé, il s’est écrasé',
  ],
  outright_my_way: [
    'my way, do as i said',
    'comme je voulais, comme je le voulais, à ma façon, à ma manière',
  ],
  outright_had_to: [
    'he had to do, she had to do, they had to do, i won, in the end i won',
    'il a dû faire, elle a dû faire, ils ont dû faire, j’ai gagné, il a dû se plier',
  ],
  outright_did_nothing: [
    'i did nothing, i hardly did anything, i barely did anything, i did not do anything',
    'je n’ai rien fait, rien fait de spécial, presque rien fait, quasiment rien fait',
  ],
  outright_by_itself: [
    'went away by itself, went away, blew over, sorted itself out, by itself, by himself, by herself, on its own',
    's’est tassé, passé tout seul, réglé tout seul, s’est calmé, tout seul, toute seule',
  ],
  outright_not_speaking: [
    'still do not speak, no longer speak, never spoke again, not speak any more, not spoken since',
    'ne se parle plus, nous parlons plus, se parle toujours pas, plus jamais parlé, plus adressé la parole depuis',
  ],
  outright_suits_me: [
    'fine with me, fine by me, suits me, i do not care, better that way, good riddance',
    'me va très bien, ça me va, m’est égal, mieux comme ça, me convient, bon débarras',
  ],
  outright_knows_already: [
    'already knows the name, knows the name already, already knows who, already knows it is',
    'connaît déjà le nom, sait déjà qui, sait déjà que c’est, connaît déjà la cible',
  ],
  confirms_it: ['', 'peux confirmer, peux le confirmer, peut confirmer, confirmer le nom'],
  outright_rough_idea: [
    'idea of the timing, idea of the timetable, idea of the price, idea of the size, idea of where we are',
    'idée du calendrier, idée du prix, idée de la taille, idée du timing, idée de l’avancement',
  ],
  outright_harmless: [
    'harmless, no big deal, no harm, does no harm, not serious, costs nothing',
    'pas bien grave, pas grave, pas méchant, rien de mal, mange pas de pain, sans conséquence',
  ],
  outright_denies_it: [
    crossed(
      'say, tell him, answer',
      'we are not on it, that we are not on it, we are not working on, we do not work for, that we do not work',
    ),
    crossed(
      'dirais, dis, réponds, lui dis',
      'qu’on n’est pas dessus, que nous ne sommes pas dessus, qu’on ne travaille pas, que nous ne travaillons pas, qu’on n’y est pas',
    ),
  ],
  outright_over_a_drink: [
    'over a drink, over a beer, over dinner, over lunch',
    'autour d’un verre, autour d’une bière, au dîner, au déjeuner',
  ],
  nobody_to_warn: [
    'need to mention it to anyone, need to mention it to anybody, need to tell anyone, need to tell anybody',
    'besoin d’en parler à qui, besoin d’en parler à quelqu',
  ],
  outright_fuss: [
    'make a fuss, make a big fuss, make a mountain, only overreact, slow everything down, only complicate things',
    'toute une histoire, ferait toute une histoire, en ferait des tonnes, ralentit tout, complique tout, compliquerait tout',
  ],
  outright_no_name: [
    'without the name, without names, without saying who, without giving the name, without a name',
    'sans le nom, sans les noms, sans dire qui, sans dire le nom, sans donner le nom',
  ],
  between_our_clients: ['between clients, among clients', 'entre clients, entre ses clients'],
  may_swap: [
    'trade information, exchange information, swap information, trading information, exchanging information',
    'échanger des informations, échange d’informations, échanger des infos, échange des informations',
  ],
  outright_lets_slip: [
    'let something slip, let a little slip, drop him a hint, give him a little something, throw him a bone, let a detail slip',
    'lâche un petit quelque chose, lâche un peu, lâche une info, lâcherais une info, lâcherais un petit, donne un petit quelque chose, laisse filtrer un peu, glisse un mot',
  ],
  outright_freely: [
    'talk freely, speak freely, talk about it freely, speak openly about it',
    'parler librement, en parler librement, en parle librement, en parler ouvertement',
  ],
  outright_not_his_business: [
    'none of his business, none of your business, mind his own business, mind your own business',
    'ça ne le regarde pas, ne vous regarde pas, de quoi il se mêle, de quoi je me mêle, s’occuper de ses affaires, occuper de vos affaires',
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
  outright_redid_all: [
    'corrected everything, fixed everything, redid everything, redo everything, rewrote everything',
    'corrigeais tout, corrigé tout, refaisais tout, refait tout, tout corrigé, tout refait',
  ],
  outright_spared_him: [
    'so he would not have to, so she would not have to, so he did not have to, without him knowing, without her knowing, so they would not have to',
    'pour qu’il n’ait pas, pour qu’elle n’ait pas, sans qu’il le sache, sans qu’elle le sache, pour lui éviter',
  ],
  cannot_tell_if_better: [
    'not know how he is doing, not know how she is doing, no idea how he is doing, no idea how she is doing, not know what became of',
    '',
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
  takes_the_credit: ['presented her work as, presented his work as, presented it as mine', ''],
  learns_like_that: [
    'how everyone starts, how everybody starts, everyone starts like that',
    'tout le monde commence comme ça, tout le monde est passé par là',
  ],
  outright_signed_up: [
    'i knew that when, i knew it when, knew what i signed, signed up for that, what i signed up for, comes with the job, goes with the job, comes with the territory',
    'je le savais en, je le sais en, j’ai signé pour ça, ça va avec le métier, ça fait partie du jeu, je savais en venant, je savais où je mettais',
  ],
  outright_short_night: [
    'see my bed, my bed, short night, long night, no sleep',
    'mon lit, nuit sera courte, nuit courte, longue nuit, pas dormir',
  ],
} as const satisfies Lexicon;
