import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Whom you tell, in the words of those who get it wrong. */
export const escalationMisstated: Lexicon = {
  advice_closed: [
    'matter is closed, case is closed, end of the matter, between him and me, between the client and me',
    'affaire est close, affaire est classée, incident est clos, entre lui et moi, entre le client et moi',
  ],
  advice_keeps_to_himself: [
    'kept to yourself, keep it to yourself, keep it to myself, keep that to myself, keep it all to myself, nothing to report, goes no further, stays between us',
    'rien à signaler, rien à remonter, rends compte à personne, garder pour soi, garde pour moi, reste entre nous',
  ],
  asking_looks_bad: [
    crossed(
      'calling the staffer, going to the staffer, asking for help, telling my bosses, asking them to decide, waking them',
      'makes you look like, makes me look like, makes you look lost, makes me look useless, shows you can not cope',
    ),
    crossed(
      'appeler le staffeur, demander de l’aide, appeler mes chefs, leur demander, les réveiller',
      'fait passer pour, me fait passer pour, vous fait passer pour, montre qu’on ne sait pas',
    ),
  ],
  client_noun: ['client, buyer, board', 'client, acheteur'],
  culprit: [
    'analyst who made the mistake, one who made the mistake, whoever made the mistake, one who made the error, person who made the mistake, whoever got it wrong',
    'analyste qui s’est trompé, celui qui s’est trompé, celui qui a fait l’erreur, auteur de l’erreur, analyste qui a fait l’erreur',
  ],
  heard_too_late: [
    'only after closing, only after the closing, only once the deal, only once it is, only once something has, only to be told once, only told once, only once it has leaked, once something has actually leaked, until after the closing, not until the closing, not until after, at the end of the month, in my yearly, only if he insists, only if he asks again',
    'qu’après le closing, qu’après la signature, qu’après l’annonce, qu’une fois le deal, qu’une fois l’opération, qu’une fois que, qu’une fois signé, que lorsque ça, seulement après le closing, seulement une fois, seulement si ça fuite, que s’il insiste, qu’en fin de',
  ],
  informs: [
    'tell, inform, involve, mention, warn, report, bother, trouble',
    'parlerais, parle, dis, dirais, préviens, préviendrais, informe, informerais, signale, remonte, embêter, déranger, ennuyer',
  ],
  is_telling_tales: [
    'snitching, telling tales, ratting, betrayal, betraying the client, denouncing, would be disloyal, disloyal to the client, breach of his trust, a snitch, is disloyal, disloyal, betray his trust, betrays his trust, breach of trust, into trouble',
    'délation, dénoncer, dénonciation, balancer, moucharder, cafter, trahir le client, trahison, rapporter, délateur, trahir sa confiance, trahir, déloyal, déloyale, dans l’embarras, lui attirer des ennuis',
  ],
  keepers: [
    'compliance, my supervisor, my boss, my md',
    'compliance, conformité, mon supérieur, ma hiérarchie, mon directeur',
  ],
  keeping_trust: [
    'betray, betraying, betrayal, trust, relationship',
    'trahir, trahison, confiance, relation',
  ],
  keeps_the_talk_to_himself: [
    'keep that conversation, keep this conversation, keep the conversation to, keep the question to, keep the request to, keep it between us, stays between us, stays between him and, stays between the client, between the client and me, remains between us, forget the conversation, pretend he never asked, not mention the question, not mention it to, mention it to nobody, tell nobody about the question, never mention the question',
    'garde cet échange, garde cette conversation, garde cette question, garde la question pour, garde ça pour moi, garde tout ça pour, reste entre nous, reste entre lui et, reste entre le client, entre le client et moi, fais comme s’il n’avait, n’en parle à personne, n’en dis rien à, ne parle de la question, le garde pour moi',
  ],
  nobody_to_warn: [
    'nobody to tell, no one to tell, nobody to warn, no one to inform, nobody in compliance needs, nothing to report, need to mention it to anyone, need to mention it to anybody, need to tell anyone, need to tell anybody',
    'personne à prévenir, personne à informer, personne à alerter, besoin d’en parler à qui, besoin d’en parler à quelqu',
  ],
  not_to_compliance: [
    'not to compliance, not involve compliance, not tell compliance, not bother compliance, nothing to compliance, keep compliance out, never compliance, but not compliance, never to compliance, without compliance, compliance need not, compliance does not need',
    'pas à la compliance, pas à la conformité, pas la compliance, pas la conformité, rien à la compliance, pas au supérieur, pas à mon supérieur, sans la compliance, jamais la conformité, mais pas la conformité, jamais à la conformité, jamais à la compliance, pas mêler la compliance, pas déranger la compliance',
  ],
  outright_find_out_later: [
    'can find out later, will find out later, will hear later, hears about it later, will know later',
    'le saura plus tard, l’apprendra plus tard, le saura après, l’apprendra après, le verra plus tard',
  ],
  outright_fuss: [
    'make a fuss, make a big fuss, make a mountain, only overreact, slow everything down, only complicate things',
    'toute une histoire, ferait toute une histoire, en ferait des tonnes, ralentit tout, complique tout, compliquerait tout',
  ],
  over_there_they_watch: [
    'compliance, director, supervisor, md, my boss, hierarchy, telling, report it, reporting, reporting a client, reporting him, reporting the question',
    'conformité, compliance, directeur, supérieur, chef, hiérarchie, en parler, déontologie, signaler, le dire, remonter ça, remonter la question, signaler un client, signaler la question',
  ],
  past_the_team: [
    'without telling my, without telling the, without warning my, without the team, without involving, without informing, without going through, before telling my, before telling the, bypassing',
    'sans prévenir mon, sans prévenir l’équipe, sans prévenir ma, sans prévenir personne, sans en parler, sans informer, sans passer par, sans mon associate, avant de prévenir, sans le dire à',
  ],
  straight_to_him: [
    'directly, myself, straight, before my associate, before the associate, without my associate',
    'directement, moi-même, sans passer par, avant mon associate',
  ],
  those_who_watch: [
    'compliance, my director, my supervisor, my boss, my manager, legal',
    'conformité, compliance, mon directeur, ma directrice, mon responsable, ma hiérarchie, déontologue',
  ],
  trust_no_need: [
    'no need, need not, not need, not necessary, no reason, no point, not worth',
    'pas besoin, inutile, aucune raison, pas nécessaire, pas la peine',
  ],
  trust_supervisors: [
    'supervisor, compliance, my director, my manager, my boss, my md',
    'conformité, compliance, responsable, directeur, mon chef, hiérarchie',
  ],
  turn_asking_is_weak: [
    crossed(
      'going to the staffer, asking the staffer, calling the staffer, asking for help, escalating, calling the vp, asking a senior, telling the staffer, raising it',
      'is a sign of weakness, is weakness, shows weakness, is a weakness, looks weak, makes you look weak, is an admission of failure, is admitting defeat, is telling tales',
    ),
    crossed(
      'aller voir le staffeur, appeler le staffeur, demander au staffeur, demander de l’aide, demander un arbitrage, prévenir le staffeur, escalader, remonter le problème',
      'c’est un aveu de faiblesse, est un aveu de faiblesse, c’est un signe de faiblesse, est un signe de faiblesse, c’est une faiblesse, c’est avouer, c’est se plaindre, c’est un aveu d’échec, fait mauvais effet',
    ),
  ],
  writes_to: [
    'write, email, call, ring, phone, contact, send',
    'écris, appelle, préviens, contacte, envoie, écrirais, appellerais',
  ],
};
