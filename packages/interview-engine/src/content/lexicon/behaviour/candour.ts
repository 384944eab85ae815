import type { Lexicon } from '../../types.ts';

/** What candidates keep to themselves, or let out, of errors, deadlines, secrets and flaws. */
export const candour = {
  all_night: [
    'all night, through the night, whole night, night on both, until morning',
    'toute la nuit, nuit blanche, la nuit entière, nuit sur les deux, jusqu’au matin',
  ],
  keeps_silent: [
    'not say anything, not say a word, say nothing, saying nothing, not tell either, not tell anyone, not tell anybody, tell nobody, telling nobody, not mention it, keep quiet, without telling, without saying, without a word, without warning, not warn',
    'ne dis rien, sans rien dire, sans alerter, sans en parler, ne préviens personne, sans le signaler, sans prévenir, sans un mot, n’en parle à personne, sans le dire, n’alerte personne, n’en parle pas',
  ],
  settles_on: [
    'decide, choose, pick the, pick one, select, make the call',
    'choisis, décide, tranche, choisirais, déciderais, trancherais',
  ],
  on_my_own: [
    'alone, on my own, by myself, without asking, without consulting',
    'seul, seule, sans demander, sans consulter, moi-même',
  ],
  left_to_understand: [
    'other will understand, other one will understand, other will cope, other will get over, other can find out, other one can wait',
    'autre comprendra, autre fera avec, autre s’en remettra, staffeur comprendra, senior comprendra',
  ],
  tells_so: [
    'tell, promise, assure, reassure, let',
    'dis, dirais, promets, assure, rassure, fais croire, laisse croire',
  ],
  to_each: [
    'each, both, everyone, everybody, one and the other',
    'chacun, deux, tous, tout le monde',
  ],
  his_is_first: [
    'theirs is first, theirs comes first, theirs is the priority, theirs goes first, his is first, his comes first, they first, they come first, he comes first, he is first, he is my priority, it is nearly done, all is on track, everything is on track, theirs is top',
    'dossier passe en premier, dossier est prioritaire, sien passe en premier, sien est prioritaire, il passe en premier, il est prioritaire, dossier passe avant, tout avance, c’est presque prêt',
  ],
  each_claims: [
    'say, says, thinks, believe, claim',
    'disent que, se disent, pensent, estiment, prétendent',
  ],
  sends_off: [
    'send, sending, hand in, deliver, submit',
    'envoie, envoyer, enverrais, rends, rendrais, livre',
  ],
  half_checked: [
    'half checked, half finished, unchecked, not fully checked, not checked, whatever is ready, half done, without proofreading, without a check, even with errors, even with mistakes, even if wrong',
    'à moitié relu, à moitié relus, à moitié vérifié, à moitié fini, non relu, non vérifié, pas relu, pas vérifié, même avec des erreurs, même faux, sans contrôle, tel quel',
  ],
  on_time: [
    'deadline, on time, speed, delivering, timing',
    'échéance, délai, être à l’heure, à temps, vitesse, rendre à l’heure, timing',
  ],
  counts_more: [
    'matters more, counts more, comes before, more important than, beats, takes precedence, comes first',
    'compte plus, compte davantage, passe avant, prime, plus important que, l’emporte',
  ],
  being_right: [
    'right, accuracy, accurate, quality, checks, checking, correct, numbers, proofreading',
    'exactitude, exact, justes, qualité, relecture, chiffres, vérification, contrôle',
  ],
  writes_to: [
    'write, email, call, ring, phone, contact, send',
    'écris, appelle, préviens, contacte, envoie, écrirais, appellerais',
  ],
  straight_to_him: [
    'directly, myself, straight, before my associate, before the associate, without my associate',
    'directement, moi-même, sans passer par, avant mon associate',
  ],
  past_the_team: [
    'without telling my, without telling the, without warning my, without the team, without involving, without informing, without going through, before telling my, before telling the, bypassing',
    'sans prévenir mon, sans prévenir l’équipe, sans prévenir ma, sans prévenir personne, sans en parler, sans informer, sans passer par, sans mon associate, avant de prévenir, sans le dire à',
  ],
  client_noun: ['client, buyer, board', 'client, acheteur'],
  unnoticed: [
    'spotted, noticed, seen it, saw it, opened it, picked it up, notice, reads the old, rereads, re-reads, complained, realised',
    'vu, remarqué, aperçu, relevé, ouvert, relit, remarque',
  ],
  no_call_for: [
    'no reason to, no need to, no point in, not need to, need not, not worth, pointless to, why would i, no use',
    'aucune raison de, pas besoin de, inutile de, pas la peine de, pas de raison de, à quoi bon, pas nécessaire de, aucun intérêt à, pas utile de',
  ],
  bring_it_up: [
    'bring it up, raise it, mention it, tell him, tell them, tell the client, tell anyone, worry, worrying, alarm, draw attention, drawing attention, flag it, correct it, say anything, alert, send a correction',
    'en parler, le dire, lui dire, prévenir, inquiéter, signaler, alerter, attirer l’attention, corriger, soulever, renvoyer',
  ],
  puts_it_on: [
    'blame, blaming, pin it on, put it on, point to, say that it was, say it was',
    'ferais porter, fais porter, faire porter, mettrais sur, mets sur, rejetterais, accuserais, accuse, dirais que c’est, dis que c’est',
  ],
  somebody_below: [
    'intern, the junior, analyst, team, colleague, the printer, data provider',
    'stagiaire, junior, analyste, équipe, collègue, fournisseur de données',
  ],
  helps_our_side: [
    'in our favour, favours us, favours our, helps us, helps our client, helps our side, to our advantage, suits us, good for our client',
    'en notre faveur, nous arrange, arrange notre client, à notre avantage, avantage notre, favorable à notre, nous est favorable',
  ],
  leaves_it: [
    'leave it, keep it, say nothing, up to them, up to the buyer, let them find, not correct it, not mention, i do nothing, stay quiet, up to the client’s',
    'laisse, laisserais, garde, ne dis rien, à eux de, ne corrige pas, ne fais rien, ne la signale pas, me tais',
  ],
  only_spoken: [
    'nothing is written, nothing in writing, not in writing, orally, verbally, word of mouth, over the phone, over a drink, spoken, face to face, over coffee',
    'rien n’est écrit, rien d’écrit, oralement, de vive voix, au téléphone, pas par écrit, autour d’un verre, autour d’un café',
  ],
  is_allowed: [
    'no problem, fine, not a breach, no breach, allowed, does not count, acceptable, harmless, can share, can tell, not a problem, may share, okay',
    'pas de problème, aucun problème, pose pas problème, pas un problème, ne compte pas, permis, autorisé, acceptable, on peut, peut partager, peut donner, je peux, sans risque, pas une divulgation',
  ],
  duty_of_silence: [
    'confidentiality, confidential, secrecy, duty, obligation, nda',
    'confidentialité, confidentiel, confidentielle, secret, devoir, obligation, nda',
  ],
  lapses: [
    'falls away, ends, end, lapses, expires, stops, is over, no longer applies, not apply anymore, is lifted, disappears, ceases, no longer binds, does not apply once, is gone',
    'tombe, expire, cesse, prend fin, disparaît, s’éteint, est levée, est levé, s’arrête, se termine, ne s’applique plus, ne vaut plus, n’existe plus',
  ],
  once_signed: [
    'signed, signing, signature, closed, closing, deal is done, deal is over, completed',
    'signée, signé, signature, signing, closing, conclue, bouclée, fini, terminé',
  ],
  may_tell_him: [
    'can tell him, could tell him, can give him, could share, can share, free to tell, can talk freely, may tell him, can explain to him',
    'peut lui raconter, peut lui dire, peut lui donner, peut lui en parler, peux lui raconter, peux lui dire, peux lui donner, peut en parler librement, peut partager',
  ],
  informs: [
    'tell, inform, involve, mention, warn, report',
    'parlerais, parle, dis, dirais, préviens, préviendrais, informe, informerais, signale, remonte',
  ],
  keepers: [
    'compliance, my supervisor, my boss, my md',
    'compliance, conformité, mon supérieur, ma hiérarchie, mon directeur',
  ],
  not_to_compliance: [
    'not to compliance, not involve compliance, not tell compliance, not bother compliance, nothing to compliance, keep compliance out, never compliance, but not compliance, never to compliance, without compliance, compliance need not, compliance does not need',
    'pas à la compliance, pas à la conformité, pas la compliance, pas la conformité, rien à la compliance, pas au supérieur, pas à mon supérieur, sans la compliance, jamais la conformité, mais pas la conformité, jamais à la conformité, jamais à la compliance, pas mêler la compliance, pas déranger la compliance',
  ],
  keeping_trust: [
    'betray, betraying, betrayal, trust, relationship',
    'trahir, trahison, confiance, relation',
  ],
  never_checks: [
    'never check, never reread, never re-read, never proofread, never double check, not check my own, do not check my, do not reread, do not proofread, make lots of mistakes, make many mistakes, careless with numbers, careless with figures, sloppy with numbers, sloppy with figures, bad with numbers, bad with figures, not good with numbers, hopeless with numbers',
    'ne relis jamais, ne me relis jamais, ne me relis pas, ne relis pas, ne vérifie jamais, ne vérifie pas, ne contrôle jamais, fais beaucoup d’erreurs, fais beaucoup de fautes, fâché avec les chiffres, brouillon avec les chiffres, nul en chiffres, mauvais en chiffres, nul avec les chiffres',
  ],
  shuts_out: [
    'ignore, can not take, cannot take, not listen to, refuse, dismiss, brush off, take no',
    'ignore, n’écoute pas, n’écoute jamais, ne supporte pas, refuse, ne tiens pas compte, ne tiens aucun compte, m’assois sur',
  ],
  what_i_am_told: [
    'feedback, criticism, remarks, comments, advice',
    'critique, critiques, remarques, retours, commentaires, feedback, conseils',
  ],
  sees_no_change: [
    'no reason to change, not going to change, no need to change, not need to change, not want to change, no wish to change, will not change, never changed anything, not intend to change, no intention of changing, not plan to change, not planning to change, no plans to change, stay the way i am, stay as i am',
    'vois pas pourquoi changer, aucune raison de changer, rien eu à changer, pas envie de changer, ne compte pas changer, pas besoin de changer, changerai pas, rien à changer, pas l’intention de changer, n’entends pas changer, pas prévu de changer, ne veux pas changer, resterai comme je, vois pas pourquoi je changerais, ne cherche pas à changer',
  ],
  does_not_count_here: [
    'not count in, not really count, not matter in, not really matter, matters little in, not important in, not serious in, does not count',
    'ne compte pas vraiment, ça ne compte pas, ne compte pas en, compte peu en, pas important en, n’a pas d’importance, pas grave dans, pas gênant dans, ça ne joue pas',
  ],
  flaw: [
    'weakness, weaknesses, flaw, flaws, fault, faults',
    'défaut, défauts, faiblesse, faiblesses, point faible',
  ],
  thinks_of_none: [
    'not think of weakness, not think of one, not think of any, cannot think of any, cannot think of one, not see any, not find one, not find any, i have none, not really have one, not have one',
    'n’en ai aucun, n’en vois aucun, n’en trouve pas, n’en trouve aucun, ne vois aucun défaut, ne trouve aucun défaut, n’ai pas vraiment de défaut, pas de faiblesse, aucune faiblesse',
  ],
  theirs: [
    'theirs, his, hers, my teammates, team s, the team, somebody else s, not mine, others, my manager s, associate s',
    'la leur, le leur, pas la mienne, pas le mien, des autres, de mon équipe, de l’équipe, de mes coéquipiers, de mon chef, de mon associate, de mon manager',
  ],
  failure_noun: ['failure, fault, mistake, error, blame', 'échec, faute, erreur, responsabilité'],
  lay_with: [
    'was, is, were, lies with, lay with, belongs to, fell on',
    'était, est, revient, venait, incombait, vient',
  ],
  missed_it: ['missed, failed, lost, late, failure', 'raté, manqué, échoué, perdu, retard, échec'],
  because_of: ['because of, due to, thanks to', 'à cause de, par la faute de'],
  team_mates: [
    'teammates, team mates, colleagues, the others, my team, my manager, my associate, my boss, intern, two people',
    'coéquipiers, collègues, autres, mon équipe, mon manager, mon associate, mon chef, stagiaire, deux personnes',
  ],
  did_my_part: [
    'did my part, done my part, did my bit, done my bit, did my share, my part was fine, my part was right, not check my work, not review my work, should have reviewed, should have checked it, should have caught',
    'fait ma part, fait mon travail moi, ma part était bonne, pas relu mon, auraient dû relire, aurait dû relire, auraient dû vérifier, aurait dû vérifier',
  ],
  maker: [
    'person who builds, one who builds, whoever builds, builder of, analyst, junior, person who makes, one who writes, author',
    'celui qui construit, celui qui fait, celui qui écrit, analyste, junior, auteur',
  ],
} as const satisfies Lexicon;
