import type { Lexicon } from '../../types.ts';

/** What candidates say of their CV, their choice and their rivals that is not meant or not true. */
export const pretences = {
  got_over_it: [
    'used to, since then, these days, no longer, at first, my first reaction, i learned that, i learnt that, i learned to, i learnt to, so now, now i, i now, have since, stopped, i regret, i was wrong, was a mistake, was my mistake, should not have, should have, tempted, temptation, i thought, in hindsight, looking back, until i, until my, until she, until he told, i realised, back then, my instinct',
    'au début, avant je, depuis je, depuis lors, désormais, maintenant je, j’ai compris, j’ai appris que, j’ai appris à, à tort, je regrette, j’ai eu tort, j’avais tort, n’aurais pas dû, aurais dû, tentation, tenté de, tendance, j’ai arrêté, cessé, réflexe, avec le recul, jusqu’à ce que, c’était une erreur, mon erreur, je croyais, je pensais, réalisé, à l’époque',
  ],
  cv_noun: [
    'cv, dates, grades, titles, mission, deal list, experience',
    'cv, dates, notes, mention, mentions, intitulé, intitulés, diplôme, expérience, expériences',
  ],
  rounds_up: [
    'round up, rounds things up, round things up, embellish, inflate, inflated, exaggerate, stretch the truth, stretched the truth, beefed up, padded, dressed up, oversold, lied on, lie on, made up',
    'arrondi, arrondir, arrondis, embelli, embellir, embellis, enjolivé, enjolive, gonflé, gonfle, exagéré, exagère, maquillé, triché, menti',
  ],
  everyone_cheats: [
    'everyone does it, everybody does it, everyone rounds, everybody rounds, everyone embellishes, everyone exaggerates, everybody exaggerates, everyone lies, nobody checks, no one checks, never check it, everyone stretches',
    'tout le monde le fait, tout le monde arrondit, tout le monde embellit, tout le monde exagère, tout le monde triche, tout le monde ment, personne ne vérifie, ne vérifie jamais',
  ],
  put_on_paper: [
    'put down, on my cv, wrote down, in my cv',
    'sur mon cv, dans mon cv, j’ai mis, j’ai écrit',
  ],
  in_truth_not: [
    'in fact, really only, though i was, although i was, in reality, in truth, actually only, not quite true, not exactly true, was not really, never actually, even though i',
    'en fait, en réalité, alors que j, alors que je, même si j, ce n’est pas vrai, en vérité',
  ],
  bored_soon: [
    'bored quickly, get bored, bored fast, got bored, lose interest quickly, lost interest',
    'm’ennuie vite, m’ennuie rapidement, m’ennuyais vite, me lasse vite, m’en lasse, je m’ennuie, je m’ennuyais',
  ],
  before_the_end: [
    'before the end, before it ended, halfway through, midway, without finishing, early',
    'avant la fin, avant le terme, en cours de route, sans finir, sans terminer, à mi-chemin',
  ],
  each_of_them: [
    'each, every, all of them, three, two',
    'chacun, chacune, chaque, tous, toutes, trois, deux',
  ],
  taught_nothing: [
    'taught me nothing, learned nothing, learnt nothing, not teach me anything, not learn anything, nothing for me to learn',
    'rien appris, n’ai rien appris, rien à apprendre, n’apprends rien',
  ],
  met_nobody: [
    'not talked to anybody, not talked to anyone, not spoken to anybody, not spoken to anyone, not met anyone, not met anybody, talked to nobody, spoken to nobody, met nobody, spoke to nobody, contacted nobody, not contacted anyone, not talk to anyone, not talked to any, not spoken to any, know nobody, not speak to anyone',
    'parlé à personne, parler à personne, rencontré personne, rencontrer personne, contacté personne, échangé avec personne, discuté avec personne, appelé personne, connais personne',
  ],
  looked_at_nothing: [
    'not looked at any, not looked at your, not looked up, not looked into, not read anything, not read about, not researched, no research, not done any research, not do any research, not studied your, know nothing about your, not know anything about your, not need to know anything, no need to know your, fresh eye, fresh eyes, not prepared anything, nothing about you, nothing about your, not bothered to read, not look at your',
    'pas regardé, regardé aucune, regardé aucun, rien lu, pas étudié, rien regardé, pas fait de recherche, aucune recherche, lu aucun, pas renseigné, pas renseignée, rien préparé, pas besoin de connaître, sais rien de votre, connais rien de votre, œil neuf, regard neuf, aucune de vos opérations, aucun de vos deals, aucune de vos transactions',
  ],
  the_house_here: ['your, you, here, bank, team', 'votre, vos, vous, ici, équipe, banque'],
  first_choice: [
    'first choice, top choice, number one choice, favourite, preferred bank',
    'premier choix, première option, préféré, numéro un',
  ],
  same_to_all: [
    'telling you the same, tell you the same, same to everyone, tell everyone, tell everybody, tell each bank, tell every bank, tell all the banks, say it to everyone, say that to everyone, say it to every, say that to all, every bank hears, what everyone says',
    'vous dis la même chose, vous dis pareil, ça à tout le monde, dis à chaque banque, dis à toutes, dit à toutes, dit ça à chacun, le dis à chacun',
  ],
  rival_is_first: [
    'they my first choice, it is my first choice, they my favourite',
    'il était mon premier choix, lui mon premier choix, eux mon premier choix',
  ],
  other_trade: [
    'consultant, consultants, consulting, auditor, auditors, audit, strategy firm',
    'consultant, consultants, auditeur, auditeurs, audit, conseil en stratégie',
  ],
  carries_the_deal: [
    'executes, carries out deals, carry the deal, run the deal, runs the deal, to closing, closes the deal, close the deal, negotiates the price, negotiate the price, advise on acquisitions, advises on acquisitions, advise on mergers, advise on deals, run the sale process',
    'exécute, exécutent, mène la transaction, mènent la transaction, jusqu’au closing, négocie le prix, conseille sur les acquisitions, conseille sur des acquisitions, conseille sur les transactions, mène le processus',
  ],
  banking_trade: [
    'banker, bankers, banking, in a bank, investment bank, m&a',
    'banquier, banquiers, banque, m&a',
  ],
  leaves_the_deal: [
    'stops at the recommendation, stop at the recommendation, stop at a recommendation, stops at strategic, stops at the strategic, only recommends, only recommend, only writes reports, audits, checks the accounts, certifies, certify, only gives recommendations, never sees the closing',
    's’arrête à la recommandation, s’arrête aux recommandations, s’arrête au rapport, audite, auditent, certifie, certifient, contrôle les comptes, vérifie les comptes, ne fait que recommander, remet un rapport',
  ],
  easier_seat: [
    'less work, fewer hours, less controlled, less control, less supervised, less supervision, easier life, less pressure, lighter workload',
    'moins de travail, moins contrôlé, moins contrôlée, moins surveillé, moins surveillée, moins de contrôle, moins d’heures, plus tranquille, moins de pression, moins à faire',
  ],
  small_deals_team: [
    'mid cap, midcap, small cap, smid',
    'mid cap, midcap, small cap, smid, petites capitalisations',
  ],
  giant_deals: [
    'mega deals, mega deal, megadeals, jumbo deals, fifty billion, tens of billions',
    'méga deals, mega deals, mégadeals, cinquante milliards, dizaines de milliards, méga opérations, très grosses opérations',
  ],
  never_did: [
    'never opened, never built, never used, never touched, never done, never worked, know nothing about, no idea how, never studied, never read, cannot build, not know how to',
    'jamais ouvert, jamais construit, jamais utilisé, jamais touché, jamais fait, jamais travaillé, n’y connais rien, connais rien, jamais monté, jamais étudié, jamais lu, ne sais pas construire, ne sais pas faire',
  ],
  tools_of_the_trade: [
    'model, models, modelling, excel, accounting, valuation, dcf, lbo, finance, balance sheet, deal',
    'modèle, modélisation, excel, comptabilité, compta, valorisation, dcf, lbo, finance, bilan, deal',
  ],
  a_mere_detail: [
    'detail, not matter, not a problem, not important, no problem, not necessary, secondary, nobody needs, not really needed',
    'détail, pas grave, pas un problème, pas important, pas nécessaire, secondaire, pas d’importance, aucune importance, pas gênant',
  ],
  knows_everything: [
    'already know all, already know everything, i know everything, know all i need, already know enough, already master everything',
    'sais déjà tout, je sais tout, connais déjà tout, maîtrise déjà tout',
  ],
  nothing_left_to_learn: [
    'nothing left to learn, nothing to learn, nothing more to learn, no need to learn, learn nothing from, nothing to teach me, nobody can teach me, not need training, no training needed',
    'rien à apprendre, pas besoin d’apprendre, n’apprends rien, rien à m’apprendre, pas besoin de formation, besoin d’aucune formation',
  ],
  offer_noun: ['offer, offers', 'offre, offres, proposition'],
  is_invented: [
    'does not exist, not exist yet, not real, invented, made up, fake, bluff, bluffing, invent',
    'n’existe pas, existe pas encore, inventé, inventée, inventer, fausse, bluff, bluffer, fictive',
  ],
  shrugs: [
    'does not matter, not matter to me, not interest me, is secondary, no point, no need, not need, pointless, useless, not worth, who cares, are a myth, is a detail, comes second',
    'ne compte pas, n’a pas d’importance, ne m’intéresse pas, m’intéresse peu, est secondaire, pas besoin, inutile, sert à rien, peu importe, à quoi bon, aucun intérêt, pas la peine, passe après',
  ],
  has_no_thread: [
    'no link, no connection, no thread, no common thread, nothing to do with, no logic, no coherence, no direction',
    'pas de lien, aucun lien, pas de fil, aucun fil, rien à voir, pas de rapport, aucun rapport, pas de logique, aucune logique, pas de cohérence',
  ],
  at_first_sight: [
    'obvious, apparent, seem, seems, look, looks, direct, straight, visible, first sight, but, though, yet',
    'évident, évidente, apparent, apparente, semble, semblent, direct, direction, première vue, mais, pourtant',
  ],
  does_not_claim: [
    'not say that i, not say i, not claim, not pretend, not going to say, not telling you i, will not tell you, not sure i am, not here to say',
    'ne dirai pas, ne dis pas que, ne vais pas dire, ne vais pas vous dire, ne prétends pas, ne crois pas être, pas vous dire que je, ne pense pas être',
  ],
  many_minutes: [
    'ten minutes, fifteen minutes, twenty minutes, quarter of an hour, half an hour, five minutes, eight minutes, six minutes',
    'dix minutes, quinze minutes, vingt minutes, quart d’heure, demi-heure, cinq minutes, huit minutes, six minutes',
  ],
  asks_for_time: [
    'need, takes, give me, last',
    'besoin, faut, prend, prendrai, donnez-moi, laissez-moi, dure',
  ],
  tells_it_all: [
    'sum me up, sum up, for this, in less, whole story, everything, properly, in detail, all of it, my path, my story, my life, cv',
    'pour ça, résumer, en moins, toute mon histoire, tout raconter, en détail, mon parcours, ma vie, cv, correctement',
  ],
  shorter_hours: [
    'are shorter, shorter hours, fewer hours, lighter hours, hours are better, leaves my evenings, leaves evenings, evenings and weekends free, weekends are free, leaves around seven, leave around seven, leaves about seven, home around seven, out by seven, are a myth',
    'plus courts, horaires plus légers, moins d’heures, horaires sont meilleurs, laisse mes soirées, laisse les soirées, week-ends sont libres, week-ends libres',
  ],
  unbeatable: [
    'i am the best, i am simply the best, i am by far, best of my, best in my, best of the, nobody is better, no one is better, nobody better, no one better, top of my generation, number one in, best candidate, stronger than all, outclass, far better than',
    'je suis le meilleur, je suis la meilleure, le meilleur de ma, la meilleure de ma, meilleur de ma génération, personne n’est meilleur, personne de meilleur, de loin le meilleur, de loin la meilleure, surclasse, bien meilleur que, bien au-dessus des',
  ],
  proof_unneeded: [
    'not need examples, not need proof, not need to prove, no need for proof, no need for examples, no need to prove, not need evidence, without proof, no proof needed, trust me, take my word, examples prove nothing',
    'pas besoin d’exemples, pas besoin de preuve, pas besoin de preuves, pas besoin de prouver, aucune preuve, sur parole, croyez-moi, faites-moi confiance, rien à prouver',
  ],
} as const satisfies Lexicon;
