import type { Lexicon } from '../../types.ts';

/** How candidates put aside what was theirs to choose, to say or to hear. */
export const evasions = {
  by_default: [
    'plan b, fallback, fall back, second best, by default, not get into consulting, not get into audit, could not get into, rest did not work, nothing else worked, only thing left, somewhere to start, no other idea, next thing on the list',
    'plan b, solution de repli, par défaut, reste n’a pas marché, pas réussi à entrer, second choix, faute d’autre chose, pas d’autre idée, pas vraiment choisi, pas choisi la banque',
  ],
  draws_me: [
    'attire, draws, attracts, motivates, drives, want',
    'attire, motive, intéresse, cherche, fait venir',
  ],
  mere_rewards: [
    'salary, pay, bonus, money, prestige, status, exit opportunities, business card, title',
    'rémunération, salaire, bonus, argent, prestige, statut, carte de visite, titre, sorties',
  ],
  little_else: [
    'rest does not matter, rest matters little, not much else, nothing else, above all, first and foremost, rest is secondary, rest bores me',
    'reste m’importe peu, reste importe peu, reste compte peu, rien d’autre, avant tout, surtout, reste est secondaire, reste m’est égal',
  ],
  not_informed: [
    'not look into, not find out about, not taken the time, not inform myself',
    'pas pris le temps, verrai ça une fois, découvrirai une fois, découvrirai sur place, rien fait pour me renseigner',
  ],
  first_to_say_yes: [
    'first to say yes, whoever offers first, first one to offer, sign with whoever, apply everywhere, applied everywhere',
    'postule partout, première offre qui vient, au premier qui, première banque qui me dit oui',
  ],
  leaves_soon: [
    'only stay a year, stay only a year, two years and leave, then leave, use your name, use the name, get into private equity, move to a fund, exit to a fund',
    'rester un an, que deux ans, partir en fonds, partirai en fonds, votre nom pour, partir dès que, passer en fonds, le temps d’avoir',
  ],
  blame_elsewhere: [
    'on him rather than, on her rather than, on them rather than, should have caught it, should have noticed, should have seen it, should have checked me, others were careless, were not good enough, not at my level',
    'plutôt de sa faute, aurait dû le voir, aurait dû me corriger, n’étaient pas à mon niveau, pas à ma hauteur, n’étaient pas au niveau',
  ],
  mine_after_all: [
    'but it was mine, but i, mine to check, my own, my responsibility, i own',
    'mais c’est moi, à moi de, ma responsabilité, j’assume',
  ],
  all_succeeds: [
    'everything i do succeeds, succeed at everything, succeeded at everything, everything i touch, always been a success, not known failure, not known a failure, never known failure',
    'réussis tout, tout me réussit, connu d’échec, connu l’échec, tout ce que j’entreprends réussit',
  ],
  same_way_again: [
    'same way tomorrow, same way again, do it the same way, do exactly the same, not regret anything, no regrets',
    'referais exactement, referais pareil, referais la même, ne regrette rien, aucun regret',
  ],
  meek_followers: [
    'did what i said, did as i said, simply did what i, nobody pushed back, no one pushed back, never a disagreement, obeyed',
    'suivi sans discuter, n’a discuté, sans broncher, obéi',
  ],
  asking_nobody: [
    'without asking anyone, without asking their opinion, without anyone’s opinion, without asking for their, not ask their opinion, not ask anyone',
    'sans demander l’avis, sans demander leur avis, sans l’avis de, sans demander à personne, sans consulter personne, sans prendre l’avis, un chef ne négocie pas',
  ],
  over_his_head: [
    'go over his head, go over her head, went over his head, went over her head, get him ordered, have him ordered, their boss order, his boss order, have his boss, have their boss, get his boss',
    'passer par son chef, passé par son chef, faire ordonner',
  ],
  only_rank_counts: [
    'only listen to hierarchy, only follow the boss, only obey, only follow rank, only respect authority, nobody follows someone without',
    'n’écoutent que la hiérarchie, n’obéissent qu’au, ne respectent que, impossible de diriger si, pas diriger si on n’est pas',
  ],
  set_no_goal: [
    'set no goal, set no target, no goal at all, without a goal, no objective at all, goal is not needed, nobody tells them where to go',
    'fixé aucun objectif, pas fixé d’objectif, sans objectif, aucun but, sans but précis',
  ],
  scared_them: [
    'scared them, frightened them, made them afraid, put pressure on them, threatened to report, threatened to tell, only language they understand, only language people understand, afraid of me',
    'leur ai fait peur, lui ai fait peur, leur faire peur, seul langage que, menacé de les, menacé de le, avaient peur de moi, mis la pression',
  ],
  waits_for_morning: [
    'wait until the morning, wait until morning, wait until tomorrow, wait for the morning, tell them tomorrow, explain in the morning',
    'attends demain, attendrais demain, attends le matin, attendrais le matin, dirai demain, préviendrai demain, préviens demain matin, aviserai demain, expliquerai demain',
  ],
  skips_the_check: [
    'skip the check, skip the checks, skip the review, skip proofreading, skip checking, no time to check, leave out the checks, drop the checks, cut the checks',
    'saute la relecture, sauter la relecture, saute les contrôles, sauter les contrôles, saute la vérification, zappe la relecture, laisse tomber la relecture, coupe la relecture',
  ],
  excuse_made_up: [
    'say i am sick, i am sick and, claim i am sick, say my laptop, blame my laptop, computer crashed, tell one i am sick, of them i am sick',
    'me faire porter pâle, prétexter, que mon ordinateur, panne d’ordinateur',
  ],
  on_track_they_think: [
    'think all is well, believe everything is fine',
    'croire aux deux, laisse croire que tout, laisse croire aux, fais croire aux, laisse croire à chacun, fais croire à chacun',
  ],
  nobody_will_compare: [
    'nobody will compare, no one will compare, nobody compares, nobody will see, nobody will know, no one will know, nobody reads, no one reads, nobody ever reads, never be found, never find out, no one will see, nobody would notice',
    'personne ne comparera, personne ne saura, personne ne lit, personne ne relit, personne ne verra, ne le saura jamais, ni vu',
  ],
  too_small_to_tell: [
    'not worth bothering, not worth telling, not worth mentioning, not worth a call, not worth correcting, too small to mention, too small to bother, no need to bother, not bother the associate, not bother anyone, not bother the client, no reason to report, no need to report, no harm was done, no harm done',
    'trop petit pour, trop petite pour, inutile de déranger, inutile d’en parler, vaut pas la peine, inutile de le signaler',
  ],
  wrongly_accuses: [
    'say the data provider, say that the source, say it came from, say that someone else, say somebody else, say that the file',
    'dirais que ça vient, dis que ça vient, dirais que le fournisseur, dirais que quelqu’un',
  ],
  made_that_way: [
    'just how i am, accept me the way, accept me as, not working on it, not work on it, who i am',
    'comme je suis, comme ça et puis, m’accepter comme, me prendre comme, je suis comme ça, n’y travaille pas, ne travaille pas dessus',
  ],
  against_correction: [
    'not stand being corrected, cannot stand being corrected, hate being corrected, not accept being corrected, hate being told, not like being told, take orders badly',
    'supporte pas qu’on, supporte pas d’être, déteste qu’on me, supporte mal qu’on, ne supporte pas les',
  ],
  always_late: [
    'always late, often late, never on time, miss my deadlines, always miss, never meet deadlines, miss deadlines all the time',
    'souvent en retard, toujours en retard, jamais à l’heure, rends tout en retard, au dernier moment',
  ],
  bothers_nobody: [
    'never bothered anyone, nobody minds, nobody ever complained, not hurt anyone, not a problem in banking, it works out',
    'jamais gêné personne, ne gêne personne, jamais posé de problème, ça passe toujours',
  ],
  nothing_against_me: [
    'nothing to say against, nothing bad to say, nothing to reproach, not have flaws, not have any flaws, no flaws, not find anything, only good to say, nothing to complain',
    'rien à me reprocher, rien à dire contre, rien à redire, que du bien, pas de défauts',
  ],
  cleverer_than_all: [
    'nobody smarter, no one smarter, nobody more intelligent, not find anyone smarter, not find anyone better, not find a better, nobody works harder, no one works harder, cleverer than, smarter than the others',
    'personne de plus intelligent, trouverez personne, trouverez pas mieux, trouverez pas meilleur, personne de plus motivé',
  ],
  nothing_to_show: [
    'not have any examples, not have examples, no concrete examples, no examples, not have concrete examples, have to trust me, have to trust my, have to believe me, no proof to, not have proof',
    'pas d’exemple, aucun exemple, pas d’exemples, devrez me croire, devez me croire, me croire sur parole, pas de preuve à',
  ],
  will_not_speak: [
    'refused to speak, refused to talk, refuse to speak, refuse to talk, stopped talking to, gave him the silent, until she apologised, until he apologised, stopped speaking to him until',
    'refusé de lui parler, refusé de parler, plus adressé la parole, attendu ses excuses',
  ],
  set_against_him: [
    'turned the team against, turned everyone against, turned the others against, until he left, until she left, made him leave, forced him out',
    'monté l’équipe contre, monté les autres contre, poussé vers la sortie, pour qu’il parte',
  ],
  do_nothing: [
    'do nothing, doing nothing, did nothing, wait until it calms, let it pass, let it blow over, pretend nothing',
    'ne rien faire, rien fait, attendre que l’autre, attendre que ça passe, laisser passer, laisser pourrir',
  ],
  is_best: [
    'best, smartest, safest, simplest, always, sorts',
    'mieux, meilleur, meilleure, plus sage, plus simple, toujours',
  ],
  no_feedback_given: [
    'never give feedback, not give feedback, gave no feedback, give no feedback, never gave feedback, not believe in feedback, never reviewed his, never reviewed her, no longer looked after, not look after, gave up on him, gave up on her',
    'jamais de retour, aucun retour, pas de retours, pas de feedback, jamais de feedback, m’en suis plus occupé, plus occupé de',
  ],
  left_to_fail: [
    'let him fail, let her fail, let them fail, leave him to it, left him to it, left her to it, throw them in, threw him in, figure it out himself, figure it out herself, not good enough so, gave his work to',
    'laissant se planter, laisser se planter, laissé se planter, laissé se débrouiller, laisser se débrouiller, laissant se débrouiller',
  ],
  he_never_knew: [
    'never knew, never found out, never told him, never told her, not know that i, without his knowledge, without him knowing, overnight',
    'jamais rien su, jamais su, à son insu, jamais dit',
  ],
  looks_down_on: [
    'not up to it, not good enough for, those who failed, not bright, not too bright, not look too bright, not very clever, jealous, envious',
    'pas le niveau, pas assez bons, ceux qui ont échoué, pas très malin, pas très futé, jaloux, jalouse, envieux',
  ],
  pays_no_heed: [
    'paid no attention, pay no attention, did not listen, took no notice, take no notice, not care what, ignored it, ignored them',
    'pas fait attention, pas écouté, pas tenu compte, ne m’intéresse pas, m’en moque',
  ],
  no_rank_no_result: [
    'not get anything, nothing from people, get nothing, not achieve anything, no way to, can not do anything, convince nobody, convince no one, persuade nobody, persuade no one, wait for the director, waited for the director, waited for the boss',
    'rien obtenir, convainc personne, convaincre personne, ne peut rien, peut rien faire, attendu que le directeur, attendu que le chef, attendu qu’un chef',
  ],
  no_rank: [
    'without authority, without a title, without power, without any authority, without rank, no authority, without a hierarchical, without hierarchical, not being the boss',
    'sans autorité, sans titre, sans pouvoir, sans grade, pas d’autorité, sans lien hiérarchique, sans pouvoir hiérarchique, sans être chef',
  ],
  botches: [
    'rush both, rush it, botch, cut corners, do a quick job, sloppy job',
    'bâcle, bâcler, bâclerais, en sautant les, sautant les vérifications, sautant la relecture, fais vite fait',
  ],
  pointing_out: [
    'pointing it out, telling him, telling them, raising it, flagging it, saying it, admitting it, bringing it up',
    'le signaler, le dire, en parler, l’avouer, le faire remarquer, soulever',
  ],
  would_harm_us: [
    'hurt, harm, damage, cost us, worry him, make us look, lose trust, undermine',
    'nuire, nuirait, abîmer, abîmerait, coûterait, inquiéterait, ferait perdre, décrédibiliserait',
  ],
  not_me_but: [
    'analyst before me, person before me, somebody before me, my predecessor made, someone else made it, the others made it, intern made it',
    'analyste d’avant, celui d’avant, mon prédécesseur, stagiaire l’a fait, stagiaire qui l’a',
  ],
  wrong_figure: [
    'error in the valuation, valuation error, error in the numbers, wrong number, wrong figure, mistake in the numbers',
    'erreur sur la valorisation, erreur de valorisation, erreur dans les chiffres, chiffre est faux, chiffre faux, faux chiffre, erreur de chiffre',
  ],
  goes_along: [
    'i give in, i always give in, i go along, i let it stand, not matter, unimportant',
    'je cède, je laisse passer, pas d’importance, aucune importance, n’a pas d’importance, pas grave',
  ],
  stoops_to_anything: [
    'ready to do anything, willing to do anything, massage the numbers, fudge the numbers, tweak the numbers, adjust the numbers if, bend the rules',
    'prêt à tout, prête à tout, arranger les chiffres, ajuster les chiffres, tordre les règles, contourner les règles, arranger un peu les chiffres',
  ],
  silent_treatment: [
    'stopped speaking to, stopped talking to, stop speaking to, no longer spoke to, ignored him until, ignored her until, silent treatment',
    'plus parlé jusqu’à, arrêté de lui parler, cessé de lui parler, ne lui parlais plus, ignoré jusqu’à',
  ],
  was_the_answer: [
    'that is how, solved, settled it',
    'comme ça que, ça a réglé, c’est réglé, réglé le, problème réglé, ainsi que',
  ],
  behind_his_back: [
    'behind his back, behind her back, behind their backs, without his knowledge, without her knowledge',
    'derrière son dos, dans son dos, derrière leur dos, dans leur dos, à son insu',
  ],
  walls: [
    'chinese wall, chinese walls, information barrier, confidentiality rule, insider rules',
    'muraille de chine, murailles de chine, règles de confidentialité, barrière',
  ],
  binds_others_only: [
    'only applies to, only apply to, only for traders, only concerns, only for listed, not apply to us, not concern us, not for us',
    'que pour les traders, ne concerne que, ne concernent que, ne vaut que, ne s’applique qu, ne nous concerne pas, ne nous concernent pas',
  ],
  fair_trade: [
    'fair exchange, in return, if he tells me, quid pro quo, information for information',
    'échange est équitable, échange équitable, en échange, en retour, s’il me dit, donnant donnant, information contre information, contre une information',
  ],
  gives_him_answer: [
    'i answer, i tell him, i give him, i share, i can tell',
    'je lui réponds, je réponds, je lui dis, je lui donne, je partage, je peux lui',
  ],
  scolds: [
    'told him off, told her off, corrected him, corrected her, shouted at, scolded, called him out, called her out, humiliated',
    'reprenais, repris, engueulais, engueulé, humilié, corrigeais, grondais, recadrais',
  ],
  humiliation: ['humiliation, shame, embarrassment', 'humiliation, honte'],
  makes_better: [
    'improve, improves, learn, learns, progress, works, better',
    'progresser, progresse, apprendre, apprend, avancer, marche',
  ],
  takes_the_credit: [
    'presented it as mine, as my own work, under my name, took the credit, put my name on',
    'comme le mien, comme la mienne, comme mon travail, sous mon nom, à mon nom, attribué le mérite, pris le crédit',
  ],
} as const satisfies Lexicon;
