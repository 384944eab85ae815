import type { Lexicon } from '../../types.ts';

/** What is first got wrong about the job and the team, and what nobody should tell of himself. */
export const firstSlipsOfConduct = {
  slip_the_trade: [
    'in m&a, the m&a, m&a team, m&a works, m&a bank, an analyst, the analyst, the analysts, your team, your bank, you are purely, here the, in this job, investment bank, advisory bank, sector team, here you, here that you',
    'en m&a, le m&a, équipe m&a, un analyste, l’analyste, les analystes, votre équipe, votre banque, équipe sectorielle, banque d’affaires, banque d’investissement, ici les, dans ce métier, chez vous',
  ],
  slip_other_trade: [
    'own account, own money, bank’s money, bank’s account, lends its, lend its, lends money, buy companies and resell, buys companies and resells, buy and resell, buying and selling shares, buy and sell shares, trading shares, certify the accounts, certifies accounts, certify accounts, sign off, signs off, annual accounts, open accounts, opens accounts, lending book, trading floor, retail network, manage portfolios, manages savings, sell insurance',
    'compte propre, propre compte, argent de la banque, achetons les sociétés, achète les sociétés, achetez des sociétés, acheter et revendre, passe des ordres, certifier les comptes, certifie les comptes, commissaires aux comptes, ouvrir des comptes, ouvre des comptes, salle des marchés, réseau d’agences, gère des portefeuilles, gérer l’épargne, que de la levée de dette',
  ],
  slip_contrast: [
    'unlike, whereas, not like, rather than, no longer, left audit, instead of, does not, do not, not certify, auditors, on the other side, no lending, no trading, without, competitors, in audit, in trading, other banks, in consulting, in asset management',
    'contrairement, alors que, pas comme, plutôt que, n’est pas, ne fait pas, au lieu, pas de, sans, à la différence, en audit, en salle, autres banques, quitté l’audit, ne certifie, en gestion',
  ],
  slip_the_junior: [
    'analysts, juniors, first year, first month, first week',
    'un analyste, l’analyste, analystes, comme analyste, les juniors, un junior, première année, premier mois, première semaine',
  ],
  slip_runs_the_house: [
    'report to him, report to the analyst, report to me, bring clients in, brings clients in, bring in clients, originate mandates, originating mandates, originates mandates, originating deals, meet the client without, sees the client alone, without a senior, negotiates the price, signs the mandate, picks his deals, choose his own priorities, chooses his own priorities, work alone on a deal',
    'sous ses ordres, apporter des clients, apporte des clients, apporter des mandats, apporte des mandats, origine des mandats, voit le client seul, rencontre le client sans, sans senior, seul sur un dossier, négocie le prix, signe le mandat, choisit ses dossiers, choisit ses priorités',
  ],
  slip_not_the_job: [
    'not part of the job, not the job of, not my job, none of my business, everyone for himself, each for himself, fend for themselves, client trains',
    'fait pas partie du travail, pas mon travail, chacun se débrouille, chacun pour soi, client qui les forme, c’est le client qui, client qui tranche',
  ],
  slip_team_matters: [
    'training interns, helping a junior, teaching, help the intern, coaching, conflict, disagreements',
    'former les stagiaires, former un stagiaire, aider un junior, aider les juniors, accompagner un stagiaire, désaccord, conflit, désaccords',
  ],
  slip_before_client: [
    'in front of the client, settled before the client, client settles',
    'devant le client, client qui tranche, le client tranche',
  ],
  slip_shifts_blame: [
    'let the intern take, let a colleague take, pinned it on',
    'laissé le stagiaire, laissé accuser, laissé un collègue, porter le chapeau, pris pour moi',
  ],
  slip_threatens: [
    'boss would hear, threatened, told them or else, would report them, with a threat, made a threat, made threats, used threats',
    'le patron le saurait, menacé, menaçant',
  ],
  slip_false_promise: [
    'promising a bonus, promised a bonus, promised them a raise, promising a promotion',
    'promis une prime, promettant une prime, promis une augmentation, promis une promotion',
  ],
  slip_cuts_out: [
    'cut them out, out of the loop, stopped inviting',
    'sortis de la boucle, sorti de la boucle, plus mis en copie, retirés des mails, écartés des réunions, plus invités',
  ],
  slip_did_it_all: [
    'did everything myself, did it all alone, did everything alone, do everything alone, did it all myself',
    'tout fait tout seul, tout faire seul, tout fait moi-même, tout fait seul, fini par tout faire, fait tout le travail tout seul, fait le travail tout seul',
  ],
  slip_calls_it_leading: [
    'leading, leadership, result came, worked well, let them believe, let the others believe, faster that way, simplest way',
    'diriger une équipe, pour moi diriger, leadership, résultat est venu, laissé les autres croire, laissé croire, plus rapide ainsi, plus simple comme ça',
  ],
  slip_old_files: [
    'files of my former, models of my former, files from my old, models from my old, files from my last, models from my last, my former bank’s, my old bank’s, templates i took',
    'fichiers de mon ancienne, modèles de mon ancienne, fichiers et les modèles, fichiers de mon dernier, modèles de mon ancien',
  ],
  slip_humiliates: [
    'copying the boss, cc the boss, make him look, making him look, look incompetent, ridiculed him, laughed at him',
    'patron en copie, passer pour un, faire passer pour, ridiculisé, moqué de lui, en copie de tous ses',
  ],
  slip_waits_for_them: [
    'wait until the client, until the client notices, unless the client notices, client to notice, client’s problem, no longer our problem, not our problem',
    'attends que le client, attendre que le client, tant que le client, plus notre problème, pas notre problème, au client de relire, à lui de relire',
  ],
  slip_too_good_to_fail: [
    'too efficient, too good, finished before everyone, performed too well, succeeded too',
    'trop performant, trop performante, trop bon, trop rapide pour, trop bien réussi, fini avant tout le monde',
  ],
  slip_my_failure: [
    'my failure, my biggest failure, i failed by, failure is, failure was',
    'mon échec, mon plus grand échec, échec c’est, échec a été',
  ],
  slip_grave_flaw: [
    'cannot keep confidential, cannot keep a secret, hand things in late, hand in late, a day or two late, trouble with deadlines, often make mistakes, mistakes in numbers, errors in numbers, lose my temper, cannot get up',
    'ne sais pas garder, garder un secret, rends en retard, mal avec les délais, erreurs de chiffres, fais souvent des erreurs, perds mon calme, m’emporte',
  ],
  slip_shrugs_it_off: [
    'quality makes up, makes up for it, easy to work with, relationships count, relations matter more, people do not mind, nobody minds',
    'qualité compense, ça compense, c’est surtout le relationnel, relationnel qui compte, ça ne gêne, pas grave',
  ],
  slip_no_direction: [
    'took whatever came, without really choosing, only bank that answered, only one that answered, no thread, next on the list, by chance',
    'sans vraiment choisir, stages qui se présentaient, il n’y en a pas, prochain sur la liste, suivante sur la liste, par hasard, seule banque qui m’a',
  ],
  slip_here_i_am: [
    'i am here, i ended up, i applied, on the list, my thread, my cv, internships',
    'je suis ici, je suis là, j’ai postulé, sur la liste, fil conducteur, fil rouge, stages',
  ],
  slip_unnamed_is_fine: [
    'without naming, no name',
    'tant qu’on ne nomme, sans nommer, sans donner le nom, sans le nom',
  ],
  slip_stays_confidential: [
    'stays confidential, remains confidential, still confidential, is not a leak, no breach, breaks nothing, is allowed',
    'reste confidentiel, rien de grave, pas une violation, c’est permis, est autorisé',
  ],
  slip_big_client_first: [
    'if it is a big client, big client i, relationship comes first, relationship comes before, comes before confidentiality, within the bank everything',
    'si c’est un gros client, relation passe avant, passe avant la confidentialité, entre nous on peut, entre équipes de la banque',
  ],
  slip_tells_it: [
    'i answer, i tell, i would answer, can say, say anything, tell each other everything, tell everything, can tell',
    'je lui réponds, je réponds, je lui dis, tout se dire, peut se dire, peut tout, tout se raconter',
  ],
  slip_runs_him_down: [
    'does not have the level, not at the level, is weak, has nothing, clearly worse, i spoke with him, i have spoken with him',
    'n’a pas le niveau, pas au niveau, est faible, n’a rien, pas à la hauteur, moins bon que moi',
  ],
  slip_the_rival: [
    'other candidate, the other one, the others outside, candidate outside',
    'autre candidat, autre candidate, l’autre, celui d’à côté',
  ],
} as const satisfies Lexicon;
