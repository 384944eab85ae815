import type { Lexicon } from '../../types.ts';

/** What bad advice to a candidate is about, and how it is called needless or right. */
export const badAdvice = {
  advice_needless: [
    'no need, need not, not need, not have to, no reason to, no point, little point, pointless, useless, unnecessary, superfluous, not necessary, not required, waste of time, not waste time, not lose time, lose time, not worth, no use, nothing to gain, gain nothing, gains nothing, gained nothing, adds nothing, add nothing, brings nothing, bring nothing, teaches nothing, proves nothing, says nothing about, optional, irrelevant, not matter, matters little, of no importance, unimportant, secondary, beside the point, neither here nor there, no place in, nothing to do with, no bearing, no role, no part, changes nothing, change nothing, no difference, not the point, not the subject, separate subject, another subject, not the interesting part, nobody expects, no one expects, nobody asks, nobody checks, nobody cares, no harm, no big deal, no consequence, without consequence, harmless, takes nothing away, take nothing away, not something we, not something i, not something you, not remember, never remember, never notice, nobody remembers',
    'pas besoin, nul besoin, aucun besoin, inutile, inutiles, superflu, superflue, pas utile, pas nécessaire, pas indispensable, pas la peine, aucun intérêt, sans intérêt, pas d’intérêt, n’apporte rien, rien apporté, n’apporte pas grand, n’ajoute rien, rien ajouté, ne change rien, rien changé, ne sert à rien, servi à rien, sans conséquence, aucune conséquence, sans importance, pas d’importance, aucune importance, n’importe pas, secondaire, secondaires, accessoire, pas le sujet, pas l’objet, pas la question, autre sujet, hors sujet, n’ai pas à, n’a pas à, n’ont pas à, n’avait pas à, n’avais pas à, y a pas à, peu importe, n’apprend rien, n’apprennent rien, n’enseigne rien, n’enlève rien, ne prouve rien, perte de temps, facultatif, personne n’attend, personne ne demande, personne ne vérifie, personne ne regarde, jamais relevé, rien à voir, pas grave, passe inaperçu, pas sa place, aucune place, que faire de, ne compte pas',
  ],
  advice_right: [
    'right way, best way, best answer, safest answer, ideal answer, right thing, professional thing, good practice, best practice, the trick is, the secret is, quickest route, quickest way, surest way, best route, way to win, way to stand out, strongest, stronger one, good argument, best argument, argument that works, works best, impresses, convinces, perfectly fine, the rule is, the principle is, well run, a proper',
    'bonne façon, bonne réaction, bonne pratique, bonne méthode, meilleure façon, meilleure manière, meilleure méthode, meilleur moyen, moyen le plus sûr, bonne présentation, bonne réponse, réponse idéale, la règle, le principe, l’astuce, le secret, vaut mieux, mieux vaut, argument qui marche, bon argument, meilleur argument, ce qui marche, convainc, impressionne, efficace, à conseiller',
  ],
  advice_suffices: [
    'is enough, was enough, enough that, suffices, sufficient, more than enough, solid, all it takes, comes down to, come down to, all there is to, strongest reason, best reason, good reason, good enough, main reason, want to hear, wants to hear',
    'suffit, suffisant, suffisante, suffisent, solide, meilleure raison, bonne raison, première raison, revient à, se résume à, se limite à, tout ce qu’il faut, veut entendre, veulent entendre',
  ],
  advice_every_line: [
    'every line, each line, line by line, whole cv, every job, every internship, every detail, all the details, nothing out, everything on the page, job by job, year by year',
    'ligne par ligne, chaque ligne, tout le cv, exhaustif, exhaustive, rien oublier, rien omettre, rien sélectionner, tous les détails, chaque détail, chaque poste, chaque expérience, année par année, poste par poste',
  ],
  advice_long_time: [
    'ten minutes, fifteen minutes, twenty minutes, quarter of an hour, half an hour, at length, long introduction, longer introduction, the longer',
    'dix minutes, quinze minutes, vingt minutes, quart d’heure, demi heure, longuement, plus c’est long',
  ],
  advice_brief: [
    'short introduction, being short, brief, keeping it short, too short, two minutes',
    'faire court, être bref, trop court, version courte, deux minutes, présentation courte',
  ],
  advice_looks_thin: [
    'nothing to say, looks thin, look thin, looks empty, badly prepared, sells you short, looks poor, nothing to show',
    'rien à dire, fait vide, fait léger, mal préparé, rien à montrer, fait pauvre',
  ],
  advice_link: [
    'connection, thread, storyline, point towards, lead to, tie together, coherent, coherence, link, relate, why i ended up, why i applied, why m and a, why banking, towards this job, towards banking',
    'fil rouge, fil conducteur, relier, lien, cohérence, cohérent, rattacher, mener à, conduire à, pourquoi la banque, pourquoi je postule, vers la banque',
  ],
  advice_by_himself: [
    'for himself, for herself, for yourself, by himself, on his own, on your own',
    'lui même, tout seul, vous même, d’elle même',
  ],
  advice_rewards: [
    'bonus, salary, pay, paid, money, prestige, status, name on the, business card, title, earn more, exit opportunities, glamour',
    'prestige, rémunération, salaire, bonus, argent, statut, gagne mieux sa vie, mieux payé, carte de visite, paie, renommée, titre',
  ],
  advice_sets_apart: [
    'separates, difference, distinguishes, differs, sets apart',
    'sépare, différence, distingue, différencie',
  ],
  advice_evidence: [
    'evidence, proof, prove, proving, example, examples, show it, back it up, backing up, back it with, back up, demonstrate, facts',
    'preuve, preuves, prouver, exemple, exemples, démontrer, étayer, justifier, faits, illustrer',
  ],
  advice_inner_drive: [
    'interest, motivation, passion, enthusiasm, drive',
    'motivation, intérêt, passion, envie, enthousiasme',
  ],
  advice_declared: [
    'declare, say so, saying so, saying it, state it, take my word, word for it, is felt, shows on its own',
    'affirmer, se déclare, le dire avec, sur parole, se sent',
  ],
  advice_met_nobody: [
    'never spoken to, never talked to, never met, not spoken to, not met',
    'jamais parlé à, jamais rencontré, jamais discuté avec, pas parlé à, pas rencontré',
  ],
  advice_alike: [
    'much like another, much the same, all the same, interchangeable, alike, as good as another, same everywhere, no different',
    'se valent, se ressemblent, interchangeables, toutes pareilles, toutes les mêmes, pareil partout',
  ],
  advice_my_reasons: [
    'reasons, answer, paragraph, letter, speech, motivation',
    'raisons, réponse, paragraphe, lettre, discours, motivation, argumentaire',
  ],
  advice_holds_elsewhere: [
    'hold for, holds for, works at, work at, works for any, works everywhere, fits any, any of your competitors, true of any, any bank',
    'valable pour, valables pour, valent pour, vaut pour, marche partout, tient pour, n’importe quelle banque, n’importe laquelle, chez vos concurrents, partout ailleurs',
  ],
  advice_tailoring: [
    'tailor, tailoring, tailored, customise, personalise, naming your deals, quoting your deals, citing your deals, name your deals, people i met, specific answer, specific reasons',
    'personnaliser, adapter, sur mesure, citer vos opérations, citer vos deals, parler de vos deals, réponse spécifique, gens que j’ai rencontrés',
  ],
  advice_bank_facts: [
    'deal details, your deals, your latest deals, mandate, who advised, facts about, which bank, league table',
    'opérations de la maison, vos opérations, vos deals, derniers deals, qui conseillait, détails des opérations, mandat, classement, nom de l’opération',
  ],
  advice_gets_wrong: [
    'wrong, mistake, mix up, mixing up, confuse, credit you with, someone else’s, somebody else’s, checked, check, verify, inaccurate, approximate',
    'trompe, erreur, confondre, confonds, attribuer, approximatif, inexact, vérifier, vérifié, mélanger',
  ],
  advice_failure_to_tell: [
    'failure story, best failure, good failure, right failure, failure to tell, failure you talk about, failure you tell, failure one tells, ideal failure',
    'bon échec, meilleur échec, échec à raconter, histoire d’échec, récit d’échec, échec qu’on raconte, échec idéal',
  ],
  advice_win: [
    'win, success, victory, triumph, came out on top, come out on top, turned out well, ended well, looks good',
    'réussite, succès, victoire, triomphe, bien terminé, bien fini, s’est bien passé, à mon avantage',
  ],
  advice_picks: [
    'picked, pick, chose, choose, tell a, select',
    'choisi, choisit, choisir, choisis, raconte, raconter',
  ],
  advice_admits: [
    'admit, confess, own up, reveal, mention',
    'avouer, reconnaître, admettre, mentionner',
  ],
  advice_damage: [
    'went badly, went wrong, damage, cost, consequence, consequences, a loss, harm',
    'conséquence, conséquences, mal tourné, mal passé, dégâts, dommage, coût, perte',
  ],
  advice_group: [
    'group, team, the others, teammates, colleagues, boss, project leader, project manager',
    'groupe, équipe, les autres, coéquipiers, collègues, chef, manager',
  ],
  advice_innocent: [
    'nothing to own, nothing i should have, i did my part, my part was done, nothing to blame myself, nothing to reproach, nothing to change in, nothing in it for me',
    'rien à changer, rien à me reprocher, ma part était faite, rien à assumer, j’avais fait ma part',
  ],
  advice_my_decisions: [
    'my own decisions, my decisions, my own choices, my own part, my own work',
    'mes décisions, mes propres décisions, mes choix, mes propres choix, mon propre travail',
  ],
  advice_own_part: [
    'my own part, my own role, my part, my role, personally did, who did what, my contribution, my own contribution, individual contribution, i did myself',
    'rôle de chacun, part de chacun, ma contribution, ma propre contribution, mon rôle, ma part, qui a fait quoi, contribution individuelle, fait personnellement',
  ],
  advice_plural: [
    'in the plural, say we, saying we, we throughout, the word we',
    'dire on, dire nous, au pluriel',
  ],
  advice_resistance: [
    'resistance, obstacle, obstacles, opposition, difficulty, reluctance, pushback, doubts, objections',
    'réticences, réticence, obstacle, obstacles, résistance, résistances, opposition, difficulté, difficultés, objections, freins',
  ],
  advice_a_story: ['example, story, leadership', 'exemple, récit, histoire, leadership'],
  advice_all_agreed: [
    'everybody agreed, everyone agreed, they all agreed, everybody followed, everyone followed, everybody went along, nobody objected, no one objected',
    'tout le monde suit, tous d’accord, tout le monde était d’accord, tous suivi',
  ],
  advice_at_once: [
    'from the first, from the start, proves, naturally, of their own accord, straight away, at once',
    'dès le début, d’emblée, naturellement, tout de suite, prouve, spontanément, immédiatement',
  ],
  advice_my_call: [
    'my call, analyst’s call, analyst decides, mine to decide, my own initiative, rank them myself, decide alone, decide on my own, my decision alone',
    'à moi seul, à moi de trancher, à moi de décider, ma propre initiative, tranche seul, décide seul, choisis seul, mon choix, à l’analyste de trancher',
  ],
  advice_between_two: [
    'which, first, two, both, deal, deals, priority',
    'deux, deals, dossier, dossiers, priorité, premier, lequel',
  ],
  advice_arbitration: [
    'put it to, ask the seniors, ask them, arbitration, arbitrate, involve the seniors, raise it with',
    'arbitrage, arbitrer, demander aux seniors, en référer, remonter aux seniors, solliciter les seniors',
  ],
  advice_looks_weak: [
    'look weak, looks weak, sign of weakness, looks bad, look bad, look unprofessional',
    'aveu de faiblesse, signe de faiblesse, passer pour, paraître faible, fait mauvais effet',
  ],
  advice_speaking_up: [
    'flagging, telling, warning, speaking up, raising it, asking',
    'signaler, prévenir, alerter, le dire, en parler, demander',
  ],
  advice_those_above: [
    'associate, boss, director, supervisor, manager, seniors, compliance, my vp, client',
    'associate, supérieur, directeur, chef, hiérarchie, conformité, compliance, seniors, client, interne, déontologue',
  ],
  advice_informs: [
    'tell, telling, inform, alert, warn, hear about it, hear of it, know, report, flag, worry, involve',
    'alerter, prévenir, informer, avertir, signaler, savoir, dire, parler, rendre compte, déranger, remonter',
  ],
  advice_silence: [
    'keep your mouth shut, keep my mouth shut, keep it quiet, stay silent, keep it between us, say nothing to anyone',
    'se taire, me taire, garder le silence, personne n’en saura',
  ],
  advice_keeps_to_himself: [
    'kept to yourself, keep it to yourself, to myself, nothing to report, goes no further, stays between us',
    'rien à signaler, rien à remonter, rends compte à personne, rend compte à personne, garder pour soi, garde pour moi, garderais pour moi, reste entre',
  ],
  advice_impact: [
    'impact, what the mistake changes, what it changes, what the error changes, how far the error, how far it, size of the error, how big the error, how serious, conclusions, materiality',
    'impact, ampleur, portée de l’erreur, gravité, conclusions, ce que ça change, poids de l’erreur',
  ],
  advice_an_error: ['typo, error, mistake, slip', 'erreur, erreurs, coquille, faute, fautes'],
  advice_same_treatment: [
    'same response, same treatment, handled the same, treated the same, same weight',
    'erreur est une erreur, même traitement, même réponse, même réaction, se valent, traitent pareil, de la même manière',
  ],
  advice_perfectionism: [
    'perfectionism, perfectionist, work too hard, working too hard',
    'perfectionnisme, perfectionniste, travaille trop, travailler trop',
  ],
  advice_top_answer: [
    'safest answer, best answer, ideal answer, perfect answer, no better answer, right answer, sincere, best weakness, safest weakness, always works, real weakness, what they want',
    'meilleure des réponses, la meilleure réponse, pas de meilleure réponse, réponse idéale, bonne réponse, réponse parfaite, vrai défaut, sincère, meilleur défaut, marche toujours, passe toujours',
  ],
  advice_fake_flaw: [
    'flaw that is secretly, flaw that is really, flaw that is actually, weakness that is secretly, weakness that is really, weakness that is actually, quality as a flaw, strength as a weakness, quality in disguise, strength in disguise, quality dressed up, strength dressed up',
    'qualité comme un défaut, qualité déguisée, qualité en défaut, faux défaut, force déguisée',
  ],
  advice_real_flaw: [
    'real flaw, real weakness, real one, genuine weakness, genuine flaw, true weakness',
    'faiblesse réelle, vrai défaut, vraie faiblesse, défaut réel, véritable défaut, véritable faiblesse',
  ],
  advice_fatal_flaw: [
    'careless, sloppy, pressure, figures, numbers, deadlines, rigour, disorganised, late, discreet, detail',
    'rigoureux, rigueur, chiffres, pression, délais, échéances, désorganisé, négligent, retard, brouillon, discret, étourdi, détail',
  ],
  advice_tolerated: [
    'not a handicap, not a problem, no problem, no handicap, can live with, lives with that, no qualms, not disqualifying, not a deal breaker, not fatal, gets forgiven, seniors adjust, no obstacle to, not an obstacle, one gets by',
    'pas rédhibitoire, rien de rédhibitoire, pas un problème, pas un handicap, aucun problème, accommode très bien, accommode bien, on s’y fait, pas éliminatoire, rien d’éliminatoire, pardonne, ça passe, n’empêche pas',
  ],
  advice_superlatives: [
    'adjectives, superlatives, big words, exceptional, outstanding, self confidence, aplomb, the best candidate',
    'adjectifs, superlatifs, grands mots, exceptionnel, exceptionnelle, aplomb, le meilleur candidat, la meilleure candidate',
  ],
  advice_wins_over: [
    'win, wins, convince, convinces, persuade, persuades, works best, impress, sells',
    'convaincre, convainc, gagner, gagne, séduire, séduit, emporte, fait la différence',
  ],
  steps_of_my_own: [
    'internships and, initiatives, internships, extra reading, writing to alumni, coffee chats, going to events, side projects',
    'stages et, initiatives, les stages, lectures à côté, écrire aux anciens, aller aux conférences, projets à côté',
  ],
  left_to_the_others: [
    'let the others sort, leave the others to, let others get on, leave them to it, let everyone sort, until the boss notices, until the boss sees, for someone above, for somebody above, let them sort it out, for the boss to notice, for the boss to step',
    'laisse les autres se débrouiller, laissé les autres se débrouiller, les laisse se débrouiller, laissé se débrouiller, que le patron s’en aperçoive, que le chef tranche, que le chef s’en aperçoive, que la hiérarchie s’en occupe, que quelqu’un au-dessus',
  ],
  praised_method: [
    'right method, good method, best method, right way, right approach, best approach, the way to do, right thing, wise thing',
    'bonne méthode, meilleure méthode, bonne façon de faire, bonne manière, bonne approche, bonne attitude, ce qu’il faut faire, bon réflexe',
  ],
  advice_weighs_down: [
    'slow, slows, bore, bores, boring, weigh down, get in the way',
    'ralentissent, ralentit, ennuient, ennuie, alourdissent, alourdit, encombrent, plombent',
  ],
  advice_rival: [
    'other candidates, other candidate, next candidate, next door, other applicants, other applicant, the competition, he, she, people from there, the others',
    'autres candidats, autre candidat, candidat suivant, candidate suivante, concurrents, les autres, il, elle, celui d’à côté, voisin',
  ],
  advice_runs_down: [
    'falls short, fall short, run down, running down, belittle, criticise, attack, weaknesses of, are bad, less good',
    'dénigrer, critiquer, rabaisser, attaquer, mauvais, nuls, faiblesses des, moins bons, descendre',
  ],
  advice_poor_school: [
    'weaker school, lesser school, worse school, second rate school, lower school, inferior school',
    'moins bonne école, école moins bonne, école inférieure, école de second rang, petite école, école moins cotée',
  ],
  advice_conflict: [
    'conflict, quarrel, disagreement, disagreements, row, tension, tensions, argument, dispute',
    'conflit, conflits, désaccord, désaccords, dispute, tension, tensions, situation',
  ],
  advice_in_the_wrong: [
    'is wrong, are wrong, in the wrong, somebody else’s mistake, someone else’s mistake, other’s mistake, other side’s fault, somebody else’s fault',
    'ont tort, a tort, avaient tort, avait tort, faute des autres, faute de l’autre, erreur de l’autre, erreur des autres',
  ],
  advice_the_others: [
    'the others, the other, somebody else, someone else, always, simply',
    'les autres, l’autre, toujours, forcément, en face',
  ],
  advice_no_case: [
    'no case, no argument worth, nothing sensible to say, no valid point',
    'aucun argument valable, rien de sensé, pas d’argument, faux d’un bout à l’autre',
  ],
  advice_listening: [
    'listen, listening, hear them out, hear him out, hear their, hearing their, understand, understanding, point of view, their argument, their arguments, their side',
    'écouter, écoute, comprendre, point de vue, entendre, ses arguments, leurs arguments, ses raisons, leurs raisons',
  ],
  advice_wastes: ['waste, wasted, wasting, lose, lost', 'perdu, perdre, gaspillé, gaspiller'],
  advice_passes: [
    'go away if, go away by, goes away if, goes away by, leave them alone, leave it alone, sort themselves out, sorts itself out, blow over, blows over, never sorted it, never resolved, never settled',
    'laissé pourrir, laisser pourrir, se tasse, se tassent, se règle tout seul, se règlent tout seuls, passe avec le temps, passent avec le temps, jamais réglé, jamais résolu, finit par passer',
  ],
  advice_ending: [
    'resolution, outcome, settled, resolved, ending',
    'réglé, résolu, résolution, dénouement, issue, solution',
  ],
  advice_hint: [
    'hint, word in passing, clue, nod, wink, a few words, between the lines, half a word',
    'indication, indice, demi mot, mot en passant, allusion, sous entendu, clin d’œil',
  ],
  advice_breaches_nothing: [
    'breaches nothing, breach nothing, not a breach, no breach, is fine, are fine, is acceptable, is allowed, is harmless, is no crime, does no harm, hurts nobody',
    'pas une violation, pas une entorse, ne viole rien, ne trahit rien, pas trahir, pas interdit, est permis, est permise, est acceptable, est toléré, est tolérée, on peut, je peux, rien de mal',
  ],
  advice_closed: [
    'matter is closed, case is closed, end of the matter, between him and me, between the client and me',
    'affaire est close, affaire est classée, incident est clos, entre lui et moi, entre le client et moi',
  ],
  advice_hands_over: [
    'delegate, delegating, delegation, passing him the work, passing on the work, pass the work, handing over, hand over, gave her the, gave him the, give him the work, give her the work, developing somebody, developing someone',
    'déléguer, délégation, délègue, confier des tâches, confier des dossiers, confier le travail, refilé, refiler, donner du travail, laissé le dossier, tout laissé',
  ],
  advice_teaches: [
    'did the teaching, does the teaching, is teaching, is training, is enough, comes down to, come down to, all it takes, how people learn, how a junior learns, how juniors learn',
    'c’est former, suffit, ainsi qu’on progresse, comme ça qu’on apprend, revient à, se résume à, comme ça qu’un junior',
  ],
  advice_guidance: [
    'feedback, guidance, support, follow up, coaching, debrief, supervision, explanation',
    'accompagnement, suivi, retour, retours, encadrement, débrief, explications, feedback',
  ],
  advice_measure: [
    'measure, measured, quantify, quantified, figure, result, progress, improvement',
    'mesurer, mesuré, chiffrer, chiffré, résultat, progrès, progression',
  ],
  advice_impression: [
    'i felt, impression, gut feeling, my feeling, instinct',
    'impression, ressenti, intuition, sentiment',
  ],
  advice_cause: [
    'find out what, find out why, what is holding, holding back, cause, where it came from, diagnosis, diagnose, understand why, look for the reason',
    'd’où venaient, d’où vient, cause, causes, origine, ce qui bloque, diagnostic, diagnostiquer, comprendre pourquoi, chercher pourquoi',
  ],
  advice_one_recipe: [
    'same recipe, same method, one method, same approach, one size',
    'même recette, même méthode, même approche, une seule méthode',
  ],
  advice_for_everybody: [
    'works on everybody, works for everybody, works on everyone, works for everyone, fits all, suits everybody',
    'vaut pour tous, convient à tous, marche pour tous',
  ],
} as const satisfies Lexicon;
