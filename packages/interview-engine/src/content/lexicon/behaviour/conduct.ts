import type { Lexicon } from '../../types.ts';

/** What candidates say they did, or would do, to others and to the work that speaks against them. */
export const misjudgedConduct = {
  conduct_failure: ['failure, mistake, failed', 'échec, faute, raté'],
  conduct_too_well: [
    'total success, complete success, great success, success in the end, everybody congratulated, everyone congratulated, keep up with me, days early, too good, did it too well, worked too hard, worked too well, so good that, did too much, keep up with my pace',
    'succès total, vrai succès, grand succès, suivre mon rythme, trop bien fait, trop bon, trop bien travaillé, travaillé trop bien, tellement bon que, tellement bonne que, tout le monde m’a félicité',
  ],
  conduct_no_failure: [
    'no failure, no failures, never down to me, not down to me, never because of me, one does not fail, you do not fail',
    'je n’en ai pas, n’en ai aucun, on n’échoue pas, jamais de mon fait',
  ],
  conduct_not_mine: [
    'responsible on paper, and i was right, know i was right, bad teammates, poor teammates, was really the intern, nothing for me to repair, nothing for me to understand',
    'responsable sur le papier, rien à réparer, pas à le surveiller, pas à la surveiller, pas à vérifier, rien à comprendre, mauvais coéquipiers, qui a mal géré, qui a tout mal, venait de lui seul, venait d’elle seule, sais que j’avais raison, toujours la faute d’une seule',
  ],
  conduct_excuse: [
    'blame the software, blame the system, blame excel, blame it on, blame the printer, say the file was',
    'dirais que le fichier, dire que le fichier, faute à l’informatique, accuser le logiciel',
  ],
  conduct_unseen: [
    'since nobody had noticed, since nobody noticed, since nobody has noticed, as nobody noticed, since no one noticed, so that nobody notices, so nobody notices, nobody needs to know, not mention it, not mentioning it, save it over',
    'puisque personne, afin que personne, pour que personne, sans rien signaler, sans le signaler, sans signaler, sans rien en dire',
  ],
  conduct_error: ['error, mistake', 'erreur, faute'],
  conduct_not_there: [
    'does not exist, is not an error, is no error',
    'n’existe pas, n’est pas une erreur',
  ],
  conduct_leave_it: [
    'leave it in, leave the error, leave the mistake, leave the wrong',
    'laisse le chiffre, laisserais le chiffre, laisse l’erreur, laisserais l’erreur, laisse tel quel, laisserais tel quel',
  ],
  conduct_not_my_place: [
    'not for a junior, not my place, not for an analyst',
    'pas à un junior, pas au junior, pas à un analyste, pas mon rôle de, pas ma place de',
  ],
  conduct_client: ['client', 'client'],
  conduct_before_team: [
    'before telling anyone, before telling anybody, before telling the team, before telling my, without going through',
    'avant de prévenir mon, sans passer par',
  ],
  conduct_before_telling: [
    'before telling, before saying, before mentioning, before i say anything, before i tell anyone',
    'avant d’en parler, avant de prévenir, avant de le dire',
  ],
  conduct_some_days: [
    'two days, three days, few days, a week, next week',
    'deux jours, trois jours, quelques jours, une semaine, semaine prochaine',
  ],
  conduct_any_error: [
    'any error is, every error is, same way, makes no difference',
    'toute erreur, n’importe quelle erreur, de la même façon, de la même manière, ne change rien',
  ],
  conduct_next_version: [
    'next version, next update, next regular update',
    'prochaine version, prochain envoi, prochaine mise à jour',
  ],
  conduct_tells: ['tell, warn, inform, announce', 'préviens, dis, informe, annonce, parle'],
  conduct_past_deadline: [
    'once the deadline, after the deadline, when it is done',
    'une fois l’échéance, après l’échéance',
  ],
  conduct_settles_alone: [
    'tell nobody, tell no one, without telling anyone, without asking anyone, pick myself, decide for them, settle it myself, settle it alone, without disturbing anyone, without bothering anyone, make that sort of call',
    'règle ça seul, règle seul, règle cela seul, tranche seul, sans déranger personne, sans rien demander, choisis moi même, décide à leur place',
  ],
  conduct_half_each: [
    'half half, fifty fifty, two hours each, three hours each, four hours each, split evenly, same time on each',
    'moitié moitié, deux heures sur chaque, mêmes heures sur chaque, deux heures chacun, trois heures chacun, quatre heures chacun, tant pis si aucun',
  ],
  conduct_no_estimate: [
    'no need to estimate, need to estimate how, see where you are, see where i am',
    'pas besoin d’estimer, inutile d’estimer',
  ],
  conduct_promise_both: [
    'promise both, promise the two, never renegotiated, deadline is never moved',
    'promets les deux, promettre les deux, ne se renégocie jamais, ne se renégocie pas, ne se négocie pas',
  ],
  conduct_asking: ['asking, ask, raising', 'demander, solliciter, déranger'],
  conduct_is_a_fault: [
    'is a fault, is unprofessional, looks unprofessional',
    'est une faute, pas professionnel',
  ],
  conduct_all_night: [
    'all night, through the night, whole night',
    'toute la nuit, nuit blanche, la nuit entière',
  ],
  conduct_silent: [
    'without saying, without telling, without a word, and say nothing',
    'sans rien dire, sans prévenir, sans un mot',
  ],
  conduct_decree: [
    'decide for the others, decided for the others, deciding for the others, decide in their place, decided in their place, inform them afterwards, informed them afterwards, inform them later, left him off, left her off, leave him off',
    'décider à la place, décidé à la place, décider pour les autres, décidé pour les autres, informer ensuite, informer après, informés après, retiré des mails, enlevé des mails',
  ],
  conduct_persuading: [
    'persuading, convincing, explaining, talking to the person, talking to people, listening',
    'convaincre, persuader, expliquer, écouter les autres, parler à la personne, discuter',
  ],
  conduct_is_useless: [
    'waste of time, is useless, is pointless, never solves, solves nothing',
    'perte de temps, temps perdu, ne sert à rien, est inutile, ne règle rien, ne résout rien',
  ],
  conduct_leading: ['lead, leading', 'diriger, mener, dirige'],
  conduct_without_title: [
    'without a title, without authority, without any title, without power',
    'sans titre, sans autorité, sans pouvoir',
  ],
  conduct_no_goal: [
    'i had no goal, i had no objective, i had no target, i had no precise, not need a target',
    'je n’avais pas d’objectif, pas s’encombrer d’un but',
  ],
  conduct_single_out: [
    'say which, tell which, isolate, single out, separate, name one, name a single, point to',
    'dire ce qui, dire lequel, isoler, distinguer, séparer, citer, nommer',
  ],
  conduct_own_part: [
    'my part, my own part, my role, my personal role, thing i did, was mine',
    'ma part, mon rôle, rôle personnel, chose précise, que j’ai fait moi, qui vient de moi',
  ],
  conduct_deceit: [
    'which was not the case, which was not true, i pretended, i lied, made them believe, let them believe, my way of pretending, led them to believe, let them think, let everyone think, let everyone believe',
    'ce qui était faux, j’ai fait semblant, leur ai fait croire, lui ai fait croire, j’ai menti, leur ai menti, j’ai laissé croire, laissé croire à, laissé croire que',
  ],
  conduct_i_sent: [
    'i presented, i sent, i changed, i went',
    'j’ai envoyé, j’ai changé, j’ai modifié, ai présenté',
  ],
  conduct_behind_backs: [
    'behind their back, behind his back, behind her back, without telling the team, without telling them, without warning them',
    'dans leur dos, dans son dos, sans prévenir l’équipe, sans prévenir les autres, sans les prévenir',
  ],
  conduct_no_conflict: [
    'never in a conflict, never been in conflict, never any conflict, agrees with whatever, always agree with, agree with everyone',
    'jamais été en conflit, jamais connu de conflit, toujours d’accord avec',
  ],
  conduct_time_heals: [
    'time do its work, stop speaking to her for',
    'laissé faire le temps, laisser faire le temps, laissé le temps faire',
  ],
  conduct_removes: [
    'had him taken off, had her taken off, have him taken off, have her taken off, had him removed, had her removed, get him removed, got him removed, got her removed',
    'l’ai fait retirer, le faire retirer, la faire retirer, l’ai fait écarter, l’ai fait virer, fait sortir du projet, fait retirer du dossier',
  ],
  conduct_bad_luck: [
    'bad luck, unlucky, nothing i could do, circumstances, could not have done anything',
    'malchance, pas de chance, rien pu faire, ne pouvais rien faire, ne pouvais rien y faire, les circonstances',
  ],
  conduct_would_repeat: [
    'would do the same, would do it again, would do exactly, do nothing differently',
    'referais la même chose, referais tout pareil, recommencerais pareil, referais exactement, ne ferais rien autrement',
  ],
  conduct_hid: [
    'i hid, i deleted, deleted the email, fudged, backdated, massaged the figures, changed the figures so, got away with it',
    'j’ai caché, j’ai effacé, effacé le mail, supprimé le mail, arrangé les chiffres, maquillé, antidaté, ni vu ni connu, passé inaperçu',
  ],
  conduct_orders: [
    'i ordered, i forced, i imposed, i overruled, i threatened, i threatened to, i threatened them, without asking them, without consulting, made them obey',
    'j’ai ordonné, j’ai forcé, j’ai obligé, j’ai imposé, j’ai menacé, je les ai menacés, sans leur demander, sans les consulter, sans consulter, imposé ma, imposé mon, imposé mes, donné des ordres, forcé les autres',
  ],
  conduct_picks: [
    'pick, choose, start with, start on, go with, take, do, finish, favour',
    'choisis, commence par, prends, fais, termine, privilégie, favorise, choisirais, commencerais par',
  ],
  conduct_by_taste: [
    'bigger fee, biggest fee, biggest client, bigger client, one i like, i prefer, nicer staffer, nicer one, friendlier, i get on with, i know better, more interesting, more prestigious, my favourite, nicest, better reviews, my review, my bonus, most senior, more senior, easiest one, easier one, who shouts, called first, asked first',
    'plus grosse commission, plus gros honoraires, plus gros client, que je préfère, le plus intéressant, plus prestigieux, plus sympa, que je connais, mon évaluation, mon bonus, plus gradé, plus senior, plus facile, qui crie, a appelé en premier, a demandé en premier, avec qui je m’entends',
  ],
  conduct_goes_to_bed: [
    'go to bed, go home, going home, going to bed, go to sleep, switch off my phone, turn off my phone',
    'rentre chez moi, vais me coucher, vais dormir, rentrer me coucher, éteins mon téléphone, coupe mon téléphone',
  ],
  conduct_invents: [
    'pretend, lie to, invent an excuse, invent a, make up, call in sick, claim that it is',
    'fais semblant, faire semblant, mentir, mens, prétexte, prétexter, invente, dis que c’est presque, fais croire, ferais croire',
  ],
  conduct_only_if: [
    'only if the client, only if he, only if they, only if somebody, only if someone, unless the client, unless he asks, unless they ask, unless somebody, until the client, until he notices, until they notice, until somebody, until someone',
    'que si le client, seulement si le client, si le client s’en, tant que le client, tant que personne, jusqu’à ce qu’il',
  ],
  conduct_after_deal: [
    'after closing, after signing, once the deal is, once the deal has, after the deal',
    'après le closing, après la signature, après l’opération, une fois le deal, une fois l’opération',
  ],
  conduct_unresolved: [
    'never resolved, never settled, never solved, still do not speak, still not speaking, never spoke again, still not talking',
    'jamais réglé, jamais été réglé, jamais résolu, jamais été résolu, ne nous parlons plus, plus jamais reparlé',
  ],
  conduct_i_told: [
    'i told, i proved, i corrected, i showed, i pointed out, i called him, i called her',
    'j’ai dit, je lui ai dit, j’ai prouvé, j’ai montré, j’ai repris, je l’ai repris, je l’ai corrigé, j’ai corrigé, j’ai humilié',
  ],
  conduct_in_public: [
    'in front of everyone, in front of everybody, in front of the client, in front of the whole, in front of the team',
    'devant le client, devant toute, devant l’équipe, en public',
  ],
  conduct_gives_in: [
    'gave in on everything, gave in to everything, gave up my point',
    'cédé sur tout, pour avoir la paix, lâché l’affaire',
  ],
  conduct_denounces: [
    'reported him to, reported her to, complained to the professor, complained to the boss, complained to my manager, complained about him, complained about her, sided with, took sides, took the side, voted him out, voted her out, had him replaced, had her replaced, replaced him, replaced her, asked for another intern',
    'dénoncé au, dénoncé à, plaint au professeur, plaint à mon, plaint de lui, plaint d’elle, rangé du côté, voté son exclusion, exclu du groupe, fait remplacer, demandé un autre stagiaire, l’ai remplacé, l’ai remplacée',
  ],
} as const satisfies Lexicon;
