import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Telling the right people at once, in the words of those who get it wrong. */
export const integrityMisstated: Lexicon = {
  advice_an_error: ['typo, error, mistake, slip', 'erreur, erreurs, coquille, faute, fautes'],
  advice_fake_flaw: [
    'flaw that is secretly, flaw that is really, flaw that is actually, weakness that is secretly, weakness that is really, weakness that is actually, quality as a flaw, strength as a weakness, quality in disguise, strength in disguise, quality dressed up, strength dressed up',
    'qualité comme un défaut, qualité déguisée, qualité en défaut, faux défaut, force déguisée',
  ],
  advice_impact: [
    'impact, what the mistake changes, what it changes, what the error changes, how far the error, how far it, size of the error, how big the error, how serious, conclusions, materiality',
    'impact, ampleur, portée de l’erreur, gravité, conclusions, ce que ça change, poids de l’erreur',
  ],
  advice_informs: [
    'tell, telling, inform, alert, warn, hear about it, hear of it, know, report, flag, worry, involve',
    'alerter, prévenir, informer, avertir, signaler, savoir, dire, parler, rendre compte, déranger, remonter',
  ],
  advice_perfectionism: [
    'perfectionism, perfectionist, work too hard',
    'perfectionnisme, perfectionniste, travaille trop',
  ],
  advice_real_flaw: [
    'real flaw, real weakness, real one, genuine weakness, genuine flaw, true weakness',
    'faiblesse réelle, vrai défaut, vraie faiblesse, défaut réel, véritable défaut, véritable faiblesse',
  ],
  advice_same_treatment: [
    'same response, same treatment, handled the same, treated the same, same weight',
    'erreur est une erreur, même traitement, même réponse, même réaction, se valent, traitent pareil, de la même manière',
  ],
  advice_silence: [
    'keep your mouth shut, keep my mouth shut, keep it quiet, stay silent, keep it between us, say nothing to anyone',
    'se taire, me taire, garder le silence, personne n’en saura',
  ],
  advice_those_above: [
    'associate, boss, director, supervisor, manager, seniors, compliance, my vp, client',
    'associate, supérieur, directeur, chef, hiérarchie, conformité, compliance, seniors, client, interne, déontologue',
  ],
  advice_top_answer: [
    'safest answer, best answer, ideal answer, perfect answer, no better answer, right answer, sincere, best weakness, safest weakness, always works, real weakness, what they want',
    'meilleure des réponses, la meilleure réponse, pas de meilleure réponse, réponse idéale, bonne réponse, réponse parfaite, vrai défaut, sincère, meilleur défaut, marche toujours, passe toujours',
  ],
  all_the_better: ['the better', 'mieux c’est, mieux ça vaut, mieux on se porte'],
  and_says_nothing: [
    'without mentioning it, without saying anything, never told anyone, never told anybody, told no one, not draw attention to it, not mention it, without a word about it, and leave it at that',
    'sans rien signaler, sans le signaler, n’en parle à personne, n’en ai parlé à personne, sans en parler, sans rien dire, sans attirer l’attention, ni vu ni connu',
  ],
  as_grave_as: [
    'just as urgent, equally urgent, just as serious, equally serious, as serious as a, as urgent as a, as bad as a, as grave as, all errors are equal, all mistakes are equal, size does not come, size is irrelevant, size does not matter, every error is as, no matter how big, however small or',
    'tout aussi urgent, aussi urgent qu, aussi urgente qu, aussi grave qu, tout aussi grave, erreurs se valent, toutes les erreurs se, taille ne compte pas, taille n’a pas d’importance, taille de l’erreur n, peu importe la taille, pas de petite erreur',
  ],
  because_of: ['because of, due to, thanks to', 'à cause de, par la faute de'],
  being_right: [
    'right, accuracy, accurate, quality, checks, checking, correct, numbers, proofreading',
    'exactitude, exact, justes, qualité, relecture, chiffres, vérification, contrôle',
  ],
  botches: [
    'rush both, rush it, botch, cut corners, do a quick job, sloppy job',
    'bâcle, bâcler, bâclerais, en sautant les, sautant les vérifications, sautant la relecture, fais vite fait',
  ],
  bring_it_up: [
    'bring it up, raise it, mention it, tell him, tell them, tell the client, tell anyone, worry, worrying, alarm, draw attention, flag it, correct it, say anything, alert, send a correction',
    'en parler, le dire, lui dire, prévenir, inquiéter, signaler, alerter, attirer l’attention, corriger, soulever, renvoyer',
  ],
  coming_clean: [
    'by admitting, owning up, admitting it, admitting a mistake, confessing, coming clean, saying so, telling people',
    'en reconnaissant, en avouant, avouer, l’avouer, reconnaître, le reconnaître, l’admettre, le dire, se dénoncer',
  ],
  conduct_before_team: [
    'before telling anyone, before telling anybody, before telling the team, before telling my, without going through',
    'avant de prévenir mon, sans passer par',
  ],
  conduct_client: ['client', 'client'],
  conduct_error: ['error, mistake', 'erreur, faute'],
  conduct_hid: [
    'i hid, i deleted, deleted the email, fudged, backdated, massaged the figures, changed the figures so, got away with it, kept it from my, hid it from my, kept that from my, kept it from the',
    'j’ai caché, j’ai effacé, effacé le mail, supprimé le mail, arrangé les chiffres, j’ai maquillé, antidaté, ni vu ni connu, passé inaperçu, caché à mon, caché à ma, caché au',
  ],
  conduct_leave_it: [
    'leave it in, leave the error, leave the mistake, leave the wrong',
    'laisse le chiffre, laisse l’erreur, laisse tel quel',
  ],
  conduct_not_my_place: [
    'not for a junior, not my place, not for an analyst',
    'pas à un junior, pas au junior, pas à un analyste, pas mon rôle de, pas ma place de',
  ],
  conduct_not_there: [
    'does not exist, is not an error, is no error',
    'n’existe pas, n’est pas une erreur',
  ],
  conduct_only_if: [
    'only if the client, only if he, only if they, only if somebody, only if someone, unless the client, unless he asks, unless they ask, unless somebody, until the client, until he notices, until they notice, until somebody, until someone',
    'que si le client, seulement si le client, si le client s’en, tant que le client, tant que personne, jusqu’à ce qu’il',
  ],
  conduct_unseen: [
    'since nobody had noticed, since nobody noticed, since nobody has noticed, as nobody noticed, since no one noticed, so that nobody notices, so nobody notices, nobody needs to know, not mention it, save it over',
    'puisque personne, afin que personne, pour que personne, sans rien signaler, sans le signaler, sans signaler, sans rien en dire',
  ],
  costs_trust: [
    'costs you trust, costs you, only costs, loses you, costs credibility, makes you look, gets you',
    'coûte la confiance, ne fait que coûter, te coûte, vous coûte, coûte en crédibilité, fait perdre la confiance, nous décrédibilise, te fait passer',
  ],
  counts_more: [
    'matters more, counts more, comes before, more important than, beats, takes precedence, comes first',
    'compte plus, compte davantage, passe avant, prime, plus important que, l’emporte',
  ],
  crisis_director: [
    'director, directors, board, management, managers, ceo, chief executive, their duties',
    'dirigeant, dirigeants, administrateurs, conseil, direction, patron, gérant, devoirs',
  ],
  crisis_long_wait: [
    crossed(
      'can wait, may wait, can take, have, has',
      'a year, one year, six months, several months, as long as he wants, as long as they want, two years, no deadline',
    ),
    crossed(
      'peut attendre, peuvent attendre, a, ont, dispose de, disposent de',
      'un an, six mois, plusieurs mois, autant qu’il veut, autant qu’ils veulent, deux ans, aucun délai',
    ),
  ],
  crisis_no_blame: [
    'no personal liability, no liability, never liable, never personally liable, not personally liable, cannot be liable, cannot be held, not change near insolvency, duties do not change, duties stay the same, duties never change, duties remain the same, only to the shareholders, protected by the company, no duties, nothing to fear, no risk, cannot be sued, no personal exposure, no exposure, not personally exposed, no personal risk, are immune, is immune, cannot be pursued, never at risk, risk nothing',
    'n’engagent en rien, jamais responsable, jamais personnellement responsable, n’est pas responsable, ne sont pas responsables, aucune responsabilité, devoirs ne changent pas, devoirs restent les mêmes, ne risque rien, protégé par la société, aucune exposition, pas exposé, à l’abri, ne peut être poursuivi, ne peuvent être poursuivis, aucun risque, n’engage jamais sa responsabilité',
  ],
  crisis_pays_whom: [
    crossed(
      'pay, pays, paying, prefer, favour, choose',
      'whoever, whichever creditors, whichever creditor, whomever, whoever he wants, whoever it wants, the creditors he likes, the creditors it likes, anyone it likes, anyone he likes',
    ),
    crossed(
      'payer, paie, paient, paye, choisir, favoriser',
      'qui il veut, qui ils veulent, qui elle veut, qui on veut, ceux qu’il veut, les créanciers de son choix, librement les créanciers, qui bon lui semble, les créanciers qu’il veut',
    ),
  ],
  did_my_part: [
    'did my part, done my part, did my bit, done my bit, did my share, my part was fine, my part was right, not check my work, not review my work, should have reviewed, should have checked it, should have caught',
    'fait ma part, fait mon travail moi, ma part était bonne, pas relu mon, auraient dû relire, aurait dû relire, auraient dû vérifier, aurait dû vérifier',
  ],
  directors_safe: [
    crossed(
      'directors, board, management, director',
      'risk nothing, have no duties, have no personal risk, have no liability, are never liable, are not liable, have nothing to fear, can carry on trading, can carry on normally, can continue trading, have no extra duties, can carry on as usual, can continue as usual, have no obligation, can keep trading, can ignore it',
    ),
    crossed(
      'dirigeants, dirigeant, administrateurs, conseil',
      'ne risquent rien, ne risque rien, n’ont aucune responsabilité, n’a aucune responsabilité, n’ont rien à craindre, n’ont aucune obligation, n’a aucune obligation, n’ont pas d’obligation, peuvent continuer comme avant, peuvent continuer normalement, peut continuer normalement, ne sont jamais responsables, n’est jamais responsable, n’ont aucun devoir',
    ),
  ],
  excuse_made_up: [
    'say i am sick, i am sick and, claim i am sick, say my laptop, blame my laptop, computer crashed, tell one i am sick, of them i am sick',
    'me faire porter pâle, prétexter, que mon ordinateur, panne d’ordinateur',
  ],
  failure_noun: ['failure, fault, mistake, error, blame', 'échec, faute, erreur, responsabilité'],
  fewer_know: [
    'fewer people know, less people know, fewer who know',
    'moins de gens au courant, moins il y a de gens, moins on en parle, moins ils en savent',
  ],
  fixed_problem: [
    'once it is fixed, once fixed, a fixed problem, once it is solved',
    'problème réglé, problème une fois qu’il est réglé, une fois réglé, une fois corrigé',
  ],
  flat_directors: [
    'directors, director, managers, board',
    'dirigeants, dirigeant, administrateurs, patron',
  ],
  flat_not_liable: [
    'can’t be held liable, cannot be held liable, are never liable, not personally liable, bear no responsibility, are covered by the company',
    'ne peuvent pas être poursuivis, ne peut pas être poursuivi, n’a aucune responsabilité, ne sont pas responsables, ne risque rien',
  ],
  goes_along: [
    'i give in, i always give in, i go along, i let it stand, not matter, unimportant',
    'je cède, je laisse passer, pas d’importance, aucune importance, n’a pas d’importance, pas grave',
  ],
  good_analyst_alone: [
    crossed(
      'a good analyst, good analysts, a good junior, a real pro',
      'sorts it out alone, sorts it out, sort it out alone, fixes it alone, handles it alone, deals with it alone, solves it alone, keeps it to himself, fixes his own mistakes, does not bother',
    ),
    crossed(
      'un bon analyste, un bon junior, un bon stagiaire, un vrai pro',
      'règle ça seul, règle ses erreurs, règle ça tout seul, règle tout seul, se débrouille, ne dérange pas, n’embête pas, gère seul, gère ça seul',
    ),
  ],
  graver_error: [
    'wrong net debt, wrong number, wrong figure, wrong valuation, wrong ebitda, wrong price, valuation error, error in the valuation, big error, big mistake, a serious one, ebitda',
    'dette nette fausse, chiffre faux, faux chiffre, mauvais chiffre, prix faux, ebitda faux, ebitda, erreur de valorisation, erreur sur la valorisation, grosse erreur, dette nette',
  ],
  half_checked: [
    'half checked, half finished, unchecked, not fully checked, not checked, whatever is ready, half done, without proofreading, without a check, even with errors, even with mistakes, even if wrong',
    'à moitié relu, à moitié relus, à moitié vérifié, à moitié fini, non relu, non vérifié, pas relu, pas vérifié, même avec des erreurs, même faux, sans contrôle, tel quel',
  ],
  has_earned_it: [
    'deserves to know, deserves a little, has a right to know, entitled to know',
    'mérite d’en savoir, mérite bien d’en savoir, a le droit de savoir, mérite bien un',
  ],
  heard_better_not_warn: [
    'better not to warn, better not warn, better not to tell, better not tell, don’t warn, avoid telling',
    'mieux vaut ne rien dire, vaut mieux ne rien dire, on ne prévient pas, éviter de prévenir, mieux vaut ne pas prévenir, vaut mieux ne pas prévenir',
  ],
  heard_need_not_know: [
    'doesn’t need to know, don’t need to know, needn’t know, needn’t be told, don’t need to be told, shouldn’t be told',
    'n’a pas à le savoir, n’ont pas à le savoir, n’a pas à savoir, n’a pas à être informé, n’a pas besoin de savoir, n’ont pas besoin de savoir, pas besoin d’être informé, pas besoin d’être prévenu, n’ont pas à être informés',
  ],
  heard_stays_unchanged: [
    'don’t change, stay the same, never change',
    'ne changent pas, restent les mêmes, ne changent jamais',
  ],
  heard_waits_long: [
    'wait a year, wait six months, take a year, wait as long as they',
    'attendre un an, attendre six mois, attendre aussi longtemps',
  ],
  helps_our_side: [
    'in our favour, favours us, favours our, helps us, helps our client, helps our side, to our advantage, suits us, good for our client',
    'en notre faveur, nous arrange, arrange notre client, à notre avantage, avantage notre, favorable à notre, nous est favorable',
  ],
  hurts_my_standing: [
    'makes me look bad, look bad, look incompetent, costs me, harm my review, hurt my review, against me, damage my reputation, damages my career',
    'mal voir, passer pour un incompétent, me coûter, me nuire, me desservir, se retourner contre moi, mauvaise image, ma réputation, ma notation',
  ],
  lay_with: [
    'was, is, were, lies with, lay with, belongs to, fell on',
    'était, est, revient, venait, incombait, vient',
  ],
  leaves_it: [
    'leave it, keep it, say nothing, up to them, up to the buyer, let them find, not correct it, not mention, i do nothing, stay quiet, up to the client’s, if not i leave it, leave it alone, leave it be, leave it there',
    'laisse, laisserais, garde, ne dis rien, à eux de, ne corrige pas, ne fais rien, ne la signale pas, me tais, sinon je laisse, sinon je ne fais rien, laisse comme ça, n’y touche pas',
  ],
  loyal_client: [
    'good client, loyal client, old client, big client',
    'bon client, client fidèle, gros client, vieux client',
  ],
  maker: [
    'person who builds, one who builds, whoever builds, builder of, analyst, junior, person who makes, one who writes, author',
    'celui qui construit, celui qui fait, celui qui écrit, analyste, junior, auteur',
  ],
  misjudged_me: [
    'wrong about me, got me wrong, not get me, did not understand me, never understood me, misjudged me, were unfair to me, was unfair to me, were jealous, just jealous',
    'trompée sur moi, m’a mal jugé, m’ont mal jugé, n’ont rien compris, n’a rien compris, ne m’a pas compris, ne m’ont pas compris, étaient jaloux, par jalousie, injuste avec moi',
  ],
  missed_it: ['missed, failed, lost, late, failure', 'raté, manqué, échoué, perdu, retard, échec'],
  my_last_team: [
    'team, colleagues, they would say, manager, boss, teammates',
    'équipe, collègues, ils diraient, manager, chef, tuteur',
  ],
  never_asked_them: [
    'i never asked, never asked them, never asked my team, never asked for feedback, not asked them, did not ask them, no idea what my team, no idea what they, not know what my team, not know what my last, not know what they would, never got any feedback, do not care what',
    'jamais demandé, ne leur ai pas demandé, aucune idée de ce qu’en, aucune idée de ce que dirait, ne sais pas ce qu’en, ne sais pas ce que dirait, ne sais pas ce qu’ils, jamais eu de retour, me fiche de ce, m’importe peu',
  ],
  nobody_will_compare: [
    'nobody will compare, no one will compare, nobody compares, nobody will see, nobody will know, no one will know, nobody reads, no one reads, nobody ever reads, never be found, never find out, no one will see, nobody would notice',
    'personne ne comparera, personne ne saura, personne ne lit, personne ne relit, personne ne verra, ne le saura jamais, ni vu',
  ],
  not_an_error: [
    'is not an error, not an error, not a mistake, is no error',
    'n’est pas une erreur, pas une faute',
  ],
  not_me_but: [
    'analyst before me, person before me, somebody before me, my predecessor made, someone else made it, the others made it, intern made it',
    'analyste d’avant, celui d’avant, mon prédécesseur, stagiaire l’a fait, stagiaire qui l’a',
  ],
  on_the_quiet: [
    'quietly, without telling, without saying, without a word, discreetly, silently, on the quiet, without mentioning, without flagging',
    'discrètement, sans le dire, sans rien dire, sans prévenir, sans en parler, en silence, en douce, sans un mot, sans le signaler',
  ],
  on_time: [
    'deadline, on time, speed, delivering, timing',
    'échéance, délai, être à l’heure, à temps, vitesse, rendre à l’heure, timing',
  ],
  on_track_they_think: [
    'think all is well, believe everything is fine',
    'croire aux deux, laisse croire que tout, laisse croire aux, fais croire aux, laisse croire à chacun, fais croire à chacun',
  ],
  others_should_catch: [
    crossed(
      'proofreader’s job, reviewer’s job, associate’s job, senior’s job',
      'to catch it, to see it, to spot it, to find it',
    ),
    crossed(
      'au relecteur de, à l’associate de, au senior de, à celui qui relit de',
      'le voir, la voir, le trouver, la trouver, l’attraper',
    ),
  ],
  out_of_question: [
    'out of the question, not an option, no question of, keeping quiet no, hiding it no',
    'pas question, hors de question, exclu de, pas tout seul, surtout pas en',
  ],
  outright_half_quality: [
    'at half the quality, half as carefully, nobody checks at that hour, nobody checks at that time, nobody reads it at that hour',
    'à moitié bien, à cette heure personne ne relit, personne ne relit à cette heure, deux fois moins bien',
  ],
  outright_his_problem: [
    'it is his problem, it is her problem, it is their problem, is his problem, is not my problem, not my problem',
    'c’est son problème, c’est leur problème, pas mon problème',
  ],
  outright_if_seen: [
    'whether anybody noticed, whether anyone noticed, if anybody noticed, if anyone noticed, whether somebody noticed, if they noticed, nobody has noticed, no one has noticed, nobody noticed, no one noticed',
    'si quelqu’un l’a remarquée, si quelqu’un l’a vue, si quelqu’un a vu, si on l’a vue, si personne n’a rien vu, si personne n’a vu, personne n’a remarqué',
  ],
  outright_jealous: [
    'they were jealous, they were just jealous, was jealous, out of jealousy, they are jealous',
    'étaient jaloux, étaient jalouses, était jaloux, était jalouse, par jalousie, sont jaloux',
  ],
  outright_nobody_knew: [
    'nobody ever found out, no one ever found out, nobody ever knew, nobody ever noticed, got away with it',
    'personne ne l’a jamais su, personne ne l’a su, personne n’a rien vu, ni vu ni connu',
  ],
  outright_not_see: [
    'not see the difference, not notice, not notice it, never notice, without anyone noticing',
    'voient pas la différence, ne remarquent rien, ne s’en rendent pas compte, s’en aperçoivent pas',
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
  outright_silent: [
    'not say anything, said nothing, kept quiet, kept it to myself, told nobody',
    'rien dit, gardé pour moi, gardé ça pour moi, prévenu personne',
  ],
  outright_they_said: [
    'they said, they told me, people said, some said, my team said, they called me',
    'ils disaient, elles disaient, on m’a dit, mon équipe disait, ils m’ont dit, certains disaient',
  ],
  owning_up_word: [
    'telling, tell him, tell her, owning up, admitting, saying so, tell my associate, telling the associate',
    'le dire, l’avouer, avouer, en parler, prévenir, reconnaître, dire à mon associate',
  ],
  pointing_out: [
    'pointing it out, telling him, telling them, raising it, flagging it, saying it, admitting it, bringing it up',
    'le signaler, le dire, en parler, l’avouer, le faire remarquer, soulever',
  ],
  puts_it_right: [
    'put it right, fixed it, corrected it, changed it, replaced it, repaired it, put the right number, slipped the correction, slipped the right',
    'corrigé, rectifié, remplacé, réparé, glissé la correction, glissé la bonne, remis le bon chiffre, changé le chiffre',
  ],
  puts_the_right_one: [
    'swap the page, swap it, swap the file, overwrote the file, overwrite the file, clean file, right number into, clean version, same name, change the number, correct the page, replaced the file, replaced the page',
    'change le chiffre, remplace le fichier, remplace la page, version propre, même nom, corrige la page, corrige le chiffre, écrase le fichier, échange la page, glisse le bon chiffre, renvoie une version',
  ],
  sees_no_change: [
    'no reason to change, not going to change, no need to change, not need to change, not want to change, no wish to change, will not change, never changed anything, not intend to change, no intention of changing, not plan to change, no plans to change, stay the way i am, stay as i am',
    'vois pas pourquoi changer, aucune raison de changer, rien eu à changer, pas envie de changer, ne compte pas changer, pas besoin de changer, changerai pas, rien à changer, pas l’intention de changer, n’entends pas changer, pas prévu de changer, ne veux pas changer, resterai comme je, vois pas pourquoi je changerais, ne cherche pas à changer',
  ],
  sends_off: [
    'send, sending, hand in, deliver, submit',
    'envoie, envoyer, enverrais, rends, rendrais, livre',
  ],
  skips_the_check: [
    'skip the check, skip the review, skip proofreading, skip checking, no time to check, leave out the checks, drop the checks, cut the checks',
    'saute la relecture, saute les contrôles, saute la vérification, zappe la relecture, laisse tomber la relecture, coupe la relecture',
  ],
  slip_of_the_pen: [
    'typo, error, mistake, footnote, slip, comma',
    'coquille, erreur, faute, virgule, faute de frappe, note de bas de page',
  ],
  slip_waits_for_them: [
    'wait until the client, until the client notices, unless the client notices, client to notice, client’s problem, no longer our problem, not our problem',
    'attends que le client, attendre que le client, tant que le client, plus notre problème, pas notre problème, au client de relire, à lui de relire',
  ],
  slips_it_in: [
    'slip the right page, slip the correct page, slip the correction, slip the right number, slip the new page',
    'glisse la bonne, glisse la correction, glisserais la correction',
  ],
  so_i_keep_quiet: [
    'so i keep quiet, so i say nothing, so i do not, so i will not, better not, i would rather not, so i stay silent, so i wait',
    'donc je me tais, donc je ne dis rien, je me tais, je ne dis rien, mieux vaut se taire, je préfère ne rien, je garde le silence',
  ],
  somebody_below: [
    'intern, the junior, analyst, team, colleague, the printer, data provider',
    'stagiaire, junior, analyste, équipe, collègue, fournisseur de données, du stagiaire, de la stagiaire, du junior, au stagiaire',
  ],
  team_mates: [
    'teammates, team mates, colleagues, the others, my team, my manager, my associate, my boss, intern, two people',
    'coéquipiers, collègues, autres, mon équipe, mon manager, mon associate, mon chef, stagiaire, deux personnes',
  ],
  the_machine_did_it: [
    'excel had a bug, had a bug, file got corrupted, was a glitch, software did it, blame the software, blame excel, blame the system, excel bug, system glitch, software bug, it was the system, say it was a bug, say the model crashed, printer',
    'excel a buggé, bug excel, bug d’excel, fichier corrompu, bug informatique, l’outil a bugué, c’est l’outil, faute d’excel, faute du logiciel, bug du système, mis ça sur excel, logiciel qui',
  ],
  theirs: [
    'theirs, his, hers, my teammates, team s, the team, somebody else s, not mine, others, my manager s, associate s',
    'la leur, le leur, pas la mienne, pas le mien, des autres, de mon équipe, de l’équipe, de mes coéquipiers, de mon chef, de mon associate, de mon manager',
  ],
  told_after_the_fix: [
    'only once the correction, only once the fix, only once it is fixed, only once it is corrected, only once the corrected, only after i have fixed, only after the correction, once i have fixed it all, when it is already fixed, after the corrected version has gone, after i have sent the, waited until it was fixed, until it was fixed before telling, fixed it before telling, after fixing it',
    'qu’une fois la correction, qu’une fois corrigé, qu’une fois le fichier, qu’une fois réparé, qu’une fois que c’est réglé, qu’après avoir corrigé, qu’après l’envoi, une fois que tout est corrigé, quand ce sera corrigé, quand c’est déjà corrigé, attendu que ce soit réglé, attendu que ce soit corrigé, une fois que c’était réglé, attendu d’avoir corrigé',
  ],
  told_nobody_of_it: [
    'told nobody, told no one, not told anyone, never told anyone',
    'parlé à personne, n’en ai parlé ni, rien dit à personne, ne l’ai dit à personne',
  ],
  too_small_to_tell: [
    'not worth bothering, not worth telling, not worth mentioning, not worth a call, not worth correcting, too small to mention, too small to bother, no need to bother, not bother the associate, not bother anyone, not bother the client, no reason to report, no need to report, no harm was done, no harm done',
    'trop petit pour, trop petite pour, inutile de déranger, inutile d’en parler, vaut pas la peine, inutile de le signaler',
  ],
  trust_too_good: [
    'give too much, always do too much, perfectionism, too honest, too generous, too ambitious, too passionate, too motivated, too organised, too meticulous, too helpful, too invested, too dedicated, do things too well, too rigorous, too conscientious, too loyal',
    'donne trop, trop gentil, en fais toujours trop, en fais trop pour, perfectionnisme, trop honnête, trop généreux, trop ambitieux, trop passionné, trop motivé, trop organisé, trop minutieux, trop serviable, trop investi, trop de rigueur, trop bien faire, trop rigoureux, trop rigoureuse, trop consciencieux',
  ],
  turn_beats_trouble: [
    'is better than, beats, is worth more than, avoids a conflict, saves trouble, hurts nobody, harms nobody, does no harm, keeps the peace, nobody is upset, better than a fight, is fine, is acceptable',
    'vaut mieux qu’un, vaut mieux que, mieux qu’un conflit, évite un conflit, évite le conflit, ne fait de mal à personne, ne fait pas de mal, arrange tout le monde, personne n’est vexé, est acceptable, préserve la paix',
  ],
  turn_false_excuse: [
    [
      crossed(
        'server, computer, network, system, laptop, excel, internet',
        'is down, was down, crashed, has crashed, went down, broke down, is broken',
      ) +
        ', pretend i am ill, pretend to be ill, say i was ill, say i am sick, say that my computer',
      'have a family dinner, have a family emergency, have a dentist',
    ].join(', '),
    [
      crossed(
        'serveur, ordinateur, réseau, système, excel, internet',
        'est tombé, est en panne, a planté, était en panne, est planté, plante',
      ) + ', dis que je suis malade, fais semblant d’être malade, raconte que mon ordinateur',
      'j’ai un dîner, urgence familiale, j’ai un rendez-vous médical',
    ].join(', '),
  ],
  turn_small_lie: [
    'small lie, little lie, white lie, harmless lie, lie a bit, bend the truth, tell them a story',
    'petit mensonge, mensonge pieux, mentir un peu, petite histoire, arranger la vérité, arrange un peu la vérité',
  ],
  turn_tells_them: [
    'i tell, i say, i would say, i would tell, tell them, tell both',
    'je dis, je raconte, je leur dis, je leur raconte, je dirais, je raconterais, je leur dirais, je fais croire, je prétends',
  ],
  unnoticed: [
    'spotted, noticed, seen it, saw it, opened it, picked it up, notice, reads the old, rereads, re-reads, complained, realised, spot it, spots it',
    'vu, remarqué, aperçu, relevé, ouvert, relit, remarque, s’en aperçoit',
  ],
  waits_for_morning: [
    'wait until the morning, wait until morning, wait until tomorrow, wait for the morning, tell them tomorrow, explain in the morning',
    'attends demain, attendrais demain, attends le matin, attendrais le matin, dirai demain, préviendrai demain, préviens demain matin, aviserai demain, expliquerai demain',
  ],
  would_harm_us: [
    'hurt, harm, damage, cost us, worry him, make us look, lose trust, undermine',
    'nuire, nuirait, abîmer, abîmerait, coûterait, inquiéterait, ferait perdre, décrédibiliserait',
  ],
  wrong_figure: [
    'error in the valuation, valuation error, error in the numbers, wrong number, wrong figure, mistake in the numbers',
    'erreur sur la valorisation, erreur de valorisation, erreur dans les chiffres, chiffre est faux, chiffre faux, faux chiffre, erreur de chiffre',
  ],
  wrongly_accuses: [
    'say the data provider, say that the source, say it came from, say that someone else, say somebody else, say that the file',
    'dirais que ça vient, dis que ça vient, dirais que le fournisseur, dirais que quelqu’un',
  ],
  wrongly_favour: [
    'pay back my friend’s loan first, repay the shareholder first, repay shareholders first, repay the owner’s loan first, pay the shareholder back first, pay back the owner first, favour his friend, pay his friend first, pay a friend, favour a supplier friend, help out a friend, favour whom he likes',
    'rembourse d’abord l’actionnaire, rembourser l’actionnaire d’abord, rembourse l’actionnaire en premier, rembourser d’abord le patron, favoriser son ami, payer son ami, favoriser un ami, favoriser qui il veut, avantager un ami, payer un copain',
  ],
};
