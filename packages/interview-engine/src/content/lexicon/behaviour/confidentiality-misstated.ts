import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Why nothing may be said, in the words of those who get it wrong. */
export const confidentialityMisstated: Lexicon = {
  about_to_happen: [
    'they are about to, about to sign, they will sign, nearly signed',
    'ils vont signer, vont bientôt signer, c’est presque signé, vont annoncer',
  ],
  advice_breaches_nothing: [
    'breaches nothing, not a breach, no breach, is fine, are fine, is acceptable, is allowed, is harmless, is no crime, does no harm, hurts nobody',
    'pas une violation, pas une entorse, ne viole rien, ne trahit rien, pas trahir, pas interdit, est permis, est permise, est acceptable, est toléré, est tolérée, on peut, je peux, rien de mal',
  ],
  advice_hint: [
    'hint, word in passing, clue, nod, wink, a few words, between the lines, half a word',
    'indication, indice, demi mot, mot en passant, allusion, sous entendu, clin d’œil',
  ],
  already_in_the_papers: [
    'in the press anyway, already in the press, in the papers anyway, already in the papers, already public rumour, everybody knows anyway, already knows, rumoured anyway, he already knows, press has it',
    'déjà dans la presse, dans les journaux, de toute façon dans la presse, tout le monde le sait, le sait déjà, rumeur circule, presse en parle, secret de polichinelle',
  ],
  bare_yes_or_no: [
    'a yes or no, yes or a no, yes or no, just yes, saying yes, the name alone, only the name, existence of the deal, that there is a deal, whether there is a deal',
    'un oui ou un non, oui ou non, juste le nom, le nom seul, existence du dossier, qu’il y a un dossier, existence du mandat',
  ],
  between_our_clients: [
    'between old clients, between good clients, clients of the same bank, between clients, among clients, between our clients, both our clients, both are clients',
    'entre clients de longue, entre clients fidèles, clients de la même banque, entre clients, entre nos clients, tous deux nos clients, tous les deux clients, entre ses clients',
  ],
  binds_others_only: [
    'only applies to, only for traders, only concerns, only for listed, not apply to us, not concern us, not for us',
    'que pour les traders, ne concerne que, ne vaut que, ne s’applique qu, ne nous concerne pas',
  ],
  confirms_it: [
    'i confirm, i can confirm, confirm it, confirming is fine, i would confirm, confirm that we, say yes',
    'peux confirmer, peux le confirmer, peut confirmer, confirmer le nom, je confirme, confirmer ne pose, je lui confirme, confirmerais, dis oui',
  ],
  duty_of_silence: [
    'confidentiality, confidential, secrecy, duty, obligation, nda',
    'confidentialité, confidentiel, confidentielle, secret, devoir, obligation, nda',
  ],
  even_if_untrue: [
    'even if it is not true, even if it’s not true, even though it is false, even if that is false',
    'même si c’est faux, même si ce n’est pas vrai, quitte à mentir',
  ],
  fair_trade: [
    'fair exchange, in return, if he tells me, quid pro quo, information for information',
    'échange est équitable, échange équitable, en échange, en retour, s’il me dit, donnant donnant, information contre information, contre une information',
  ],
  favour_for_a_client: [
    'fine for a good client, exception for a good, exception for a big, exception for an important, for a good client, give something to get, you scratch my, in exchange he, in return he, to keep him happy, to please him, a loyal client',
    'pour un bon client, pour un gros client, exception pour un client, donner pour recevoir, donnant donnant, en échange il, renvoyer l’ascenseur, pour lui faire plaisir, client fidèle, pour le garder',
  ],
  figures_alone: [
    'covers the figures, covers the terms, covers the numbers, covers the price, covers only the, only covers the, is about the figures, concerns the figures, concerns the price, not the fact that, not the existence, not whether there, but not the name, not that there is a deal',
    'couvre les chiffres, couvre le prix, couvre les conditions, ne couvre que, porte sur les chiffres, porte sur le prix, ne porte que, concerne les chiffres, concerne le prix, pas le fait que, pas l’existence, pas le nom, pas qu’il y ait',
  ],
  gives_him_answer: [
    'i answer, i tell him, i give him, i share, i can tell',
    'je lui réponds, je réponds, je lui dis, je lui donne, je partage, je peux lui',
  ],
  hint_to_act: [
    'wise to hurry, better hurry, should hurry, keep an eye on it',
    'se dépêcher, gardez un œil, à votre place je, vous dépêcher, devriez vous presser',
  ],
  in_a_whisper: [
    'between us, keep it to yourself, between you and me',
    'entre nous, gardez-le pour vous, ça reste entre nous',
  ],
  is_allowed: [
    'no problem, fine, not a breach, no breach, allowed, does not count, acceptable, harmless, can share, can tell, not a problem, may share, okay',
    'pas de problème, aucun problème, pose pas problème, pas un problème, ne compte pas, permis, autorisé, acceptable, on peut, peut partager, peut donner, je peux, sans risque, pas une divulgation',
  ],
  lapses: [
    'falls away, ends, end, lapses, expires, stops, is over, no longer applies, not apply anymore, is lifted, disappears, ceases, no longer binds, does not apply once, is gone',
    'tombe, expire, cesse, prend fin, disparaît, s’éteint, est levée, s’arrête, se termine, ne s’applique plus, ne vaut plus, n’existe plus',
  ],
  let_us_say: ['let us say, let s say, let’s just say', 'disons, on va dire'],
  makes_an_exception: [
    'it is fine, exception, allowed, can say, can tell, give something, give him a little, i would share, bend the rule, a little flexibility',
    'faire une exception, exception, on peut, peut dire, dire un peu, lâcher un peu, lui donner quelque chose, être souple, contourner la règle',
  ],
  may_swap: [
    'little secret, share a little, can share, can exchange, may share, may exchange, can swap, free to share, can talk, allowed to share, trade information, exchange information, swap information, exchanging information',
    'petite confidence, des confidences, peut échanger, peuvent échanger, peut partager, peut se parler, peut tout se dire, a le droit de partager, échanger des informations, échange d’informations, échanger des infos',
  ],
  may_tell_him: [
    'can tell him, could tell him, can give him, could share, can share, free to tell, can talk freely, may tell him, can explain to him',
    'peut lui raconter, peut lui dire, peut lui donner, peut lui en parler, peux lui raconter, peux lui dire, peux lui donner, peut en parler librement, peut partager',
  ],
  no_secret_in_it: [
    'not confidential, not a secret, not a leak, not covered, not inside information, not a breach, nothing confidential, no secret',
    'pas confidentiel, pas un secret, pas couvert, pas une fuite, rien de confidentiel, pas une information privilégiée, pas secret',
  ],
  not_for_them: [
    'we do not work for them, not work for them, we are not on it',
    'ne travaille pas pour eux, ne travaillons pas pour eux, pas notre client',
  ],
  once_signed: [
    'signed, signing, signature, closed, closing, deal is done, deal is over, completed',
    'signée, signé, signature, signing, closing, conclue, bouclée, fini, terminé',
  ],
  only_spoken: [
    'nothing is written, nothing in writing, not in writing, orally, verbally, word of mouth, over the phone, over a drink, spoken, face to face, over coffee',
    'rien n’est écrit, rien d’écrit, oralement, de vive voix, au téléphone, pas par écrit, autour d’un verre, autour d’un café',
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
  outright_freely: [
    'talk freely, speak freely, talk about it freely, speak openly about it',
    'parler librement, en parler librement, en parler ouvertement',
  ],
  outright_harmless: [
    'harmless, no big deal, no harm, does no harm, not serious, costs nothing',
    'pas bien grave, pas grave, pas méchant, rien de mal, mange pas de pain, sans conséquence',
  ],
  outright_knows_already: [
    'already knows the name, knows the name already, already knows who, already knows it is',
    'connaît déjà le nom, sait déjà qui, sait déjà que c’est, connaît déjà la cible',
  ],
  outright_lets_slip: [
    'let something slip, let a little slip, drop him a hint, give him a little something, throw him a bone, let a detail slip',
    'lâche un petit quelque chose, lâche un peu, lâche une info, lâcherais un petit, donne un petit quelque chose, laisse filtrer un peu, glisse un mot',
  ],
  outright_no_name: [
    'without the name, without names, without saying who, without giving the name, without a name',
    'sans le nom, sans dire qui, sans dire le nom, sans donner le nom',
  ],
  outright_over_a_drink: [
    'over a drink, over a beer, over dinner, over lunch',
    'autour d’un verre, autour d’une bière, au dîner, au déjeuner',
  ],
  outright_rough_idea: [
    'idea of the timing, idea of the timetable, idea of the price, idea of the size, idea of where we are',
    'idée du calendrier, idée du prix, idée de la taille, idée du timing, idée de l’avancement',
  ],
  owns_to_the_deal: [
    'yes we are working, we are working on it, we are on the deal, yes we are on it, we are working on something, i can confirm that, i can confirm we, confirm that we are, confirm there is a deal, confirm that there is, admit that there is, say that there is something, tell him there is a',
    'oui on travaille, qu’on travaille bien, qu’on travaille dessus, qu’on est dessus, que nous travaillons dessus, oui nous travaillons, qu’on travaille sur quelque chose, je peux confirmer que, je confirme que, confirmer qu’il y a, confirmer qu’on, reconnais qu’il y a, oui il y a un dossier, oui il y a bien',
  ],
  progress_hint: [
    'going well, moving along, nearly done, about to sign, well advanced, on track, coming along',
    'ça avance bien, avance bien, bientôt signé, bien parti, presque fini, sur le point de',
  ],
  says_a_lie_of_it: [
    'say we are not on, say that we are not, tell him we are not, say we do not work, say we have nothing to do, say there is no deal, say we have no mandate, deny that we, deny it, tell him there is no deal, pretend we are not, say nothing is going on, tell him we do not',
    'dis que nous ne sommes pas, dis qu’on n’est pas, dis qu’on ne travaille pas, réponds qu’on n’est pas, réponds que nous ne, dis qu’il n’y a pas, dis qu’il n’y a rien, démens, nie tout, prétends qu’on, dis qu’on n’a pas',
  ],
  slip_big_client_first: [
    'if it is a big client, big client i, relationship comes first, relationship comes before, comes before confidentiality, within the bank everything',
    'si c’est un gros client, relation passe avant, passe avant la confidentialité, entre nous on peut, entre équipes de la banque',
  ],
  slip_stays_confidential: [
    'stays confidential, remains confidential, still confidential, is not a leak, no breach, breaks nothing, is allowed',
    'reste confidentiel, rien de grave, pas une violation, c’est permis, est autorisé',
  ],
  slip_tells_it: [
    'i answer, i tell, i would answer, can say, say anything, tell each other everything, tell everything, can tell',
    'je lui réponds, je réponds, je lui dis, tout se dire, peut se dire, peut tout, tout se raconter',
  ],
  slip_unnamed_is_fine: [
    'without naming, no name',
    'tant qu’on ne nomme, sans nommer, sans donner le nom, sans le nom',
  ],
  smallest_word: [
    'the smallest, the slightest, the tiniest, the least, the faintest',
    'le moindre, la moindre, ne serait-ce qu’un, le plus petit',
  ],
  trifle_given: [
    'just the sector, only the sector, just the size, just the country, the sector and, the size and, a rough size, the stage it is',
    'juste le secteur, seulement le secteur, le secteur et, juste la taille, la taille et, juste le pays, une idée de la taille',
  ],
  trust_allowed: [
    'it is allowed, then it is fine, it is okay',
    'c’est permis, c’est autorisé, alors c’est bon',
  ],
  trust_barter: ['exchange, swap, trade, bargain', 'échange, troc, donnant donnant'],
  trust_condition: [
    'as long as, provided, if he promises, if he signs, if he keeps, on condition, so long as, if he pays, since he, because he',
    'tant que, pourvu que, s’il promet, s’il signe, s’il garde, à condition, s’il paie, du moment que, puisqu’il, parce qu’il',
  ],
  trust_denies: [
    'would deny, invent a story, lie to him',
    'démentirais, lui mentirais, inventerais',
  ],
  trust_director_answers: [
    'md chooses to answer, director chooses to answer, md answers, director answers, partner answers',
    'md choisit de répondre, md répond, directeur répond',
  ],
  trust_disclosure: [
    'disclosure, a breach, a leak, disclosing',
    'divulgation, une fuite, divulguer, une violation',
  ],
  trust_duty: ['duty, secrecy, confidentiality', 'devoir, secret, confidentialité, responsabilité'],
  trust_gives: [
    'tell him, give him, answer him, share, let him know, show him',
    'lui dire, lui donner, lui répondre, partager, partagerais, lui dis, lui réponds, lui montrer',
  ],
  trust_half_words: [
    'answer in veiled terms, speak in veiled terms, let him understand, let him guess, let him read between',
    'répondrais à demi mot, réponds à demi mot, dirais à demi mot, parlerais à demi mot, dirais à mots couverts, laisserais entendre, lui ferais comprendre, lui laisserais deviner',
  ],
  trust_i_give: [
    'i tell him, i give him, i would tell him, give and take',
    'je lui dis, je lui donne, je lui dirais, donnant donnant',
  ],
  trust_lacks: ['lacked, lacks, had no, without', 'manquait de, n’avait pas de, sans'],
  trust_lies_with: [
    'sits with, rests with, lies with, is with',
    'pèse sur, repose sur, incombe à, concerne',
  ],
  trust_may_know: [
    'is entitled to know, deserves to know, nothing forbids, nothing prevents me',
    'a droit de savoir, rien n’interdit, rien ne m’empêche, mérite de savoir',
  ],
  trust_no_longer: [
    'no longer confidential, not confidential any more, not confidential anymore, is not confidential',
    'n’est plus confidentiel, n’est plus secret, n’est pas confidentiel',
  ],
  trust_only_covers: [
    'only applies, applies only, only covers, only concerns, only binds, ends when, stops when',
    'ne vaut que, ne s’applique que, ne concerne que, n’engage que, ne tient que, s’arrête',
  ],
  trust_piece: [
    'where it stands, where the process stands, where the deal stands, how far along, the timetable, price range, order of magnitude, name of the, number of bidders, that we work for, the main points, the stage, a little, a bit, something',
    'où en est, le stade, l’avancement, le calendrier, une fourchette, ordre de grandeur, le nom de, nombre de candidats, que nous travaillons pour, qu’on travaille pour, les grandes lignes, un peu, deux ou trois choses',
  ],
  trust_secrecy: [
    'confidentiality, secrecy, secret',
    'confidentialité, le secret, secret professionnel, discrétion',
  ],
  trust_sign: ['smile, hint, nod, silence', 'sourire, indice, signe, silence, clin d’œil'],
  trust_the_director: ['md, director, partner, not with me', 'md, directeur, associé, pas moi'],
  walls: [
    'chinese wall, information barrier, confidentiality rule, insider rules',
    'muraille de chine, règles de confidentialité, barrière',
  ],
};
