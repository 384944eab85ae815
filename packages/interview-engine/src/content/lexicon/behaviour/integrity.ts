import type { Lexicon } from '../../types.ts';

/** Telling the right people at once, in the words people use for it. */
export const integrityNotions: Lexicon = {
  director: [
    'director, board, duty, liable, personally',
    'dirigeant, administrateurs, responsabilité, devoir',
  ],
  everything_word: ['everything, all of this, all this, nothing', 'tout, rien'],
  goes_and_says: [
    'go straight to, go and see, go and find, straight to, walk over to, at my associate’s, be at the desk, run to, walk into, straight to my',
    'aller voir, aller trouver, vais trouver, vais voir, irais trouver, irais voir, irais sur le champ trouver, file voir, cours voir, au bureau de mon, au bureau de ma, passe la tête chez, entre dans le bureau, passe voir, direct chez, droit chez, je file chez',
  ],
  liable_word: [
    'own pocket, own house, lose his house, personal assets, personally on the hook, directors can be sued, director can be sued, directors can be pursued, directors are on the hook, the boss can be sued, duties, liable, personal liability, held to account, personally at risk',
    'risquent gros, risque gros, ses biens, leurs biens, laisser sa maison, de sa poche, leur maison, dirigeants peuvent être poursuivis, dirigeant peut être poursuivi, dirigeant qui attend peut être poursuivi, patron peut être poursuivi, responsabilité, devoirs, responsable, mis en cause, risque personnel',
  ],
  no_surprises: [
    'look bad tonight, look bad now, bad news now, bad news tonight, than surprise them, than surprise him, than a surprise, no surprises, disappoint them now, annoy them now, better now than, better tonight than',
    'passer pour nul, passer pour un nul, que les surprendre, que le surprendre, pas de surprise, aucune surprise, décevoir ce soir, fâcher ce soir, mieux vaut ce soir, mauvaise nouvelle ce soir, mauvaise nouvelle maintenant',
  ],
  open_about_it: [
    'tell them frankly, tell them straight, message both, text both, ring both, both on the line, both on the phone, write to both, say it out loud, hear from me that, let both of them know, let both know, both get a call, both hear it, cards on the table, hear it from me, out in the open, both get the truth, say straight out, be in two places, get both of them on, them on one call, both on one call, both on a call, the two on one line, tell both now, tell both tonight, tell them both now, put my hand up, hands up, write it on it, write on it, i write it, mark it as, marked as, not been checked, not checked yet, unchecked, same story to both, same thing to both, not one story, in writing, say it straight, tell it straight, be upfront, upfront about, upfront that, lay it on the line',
    'leur dis franchement, lui dis franchement, franc jeu, dis les choses, écris aux deux, préviens les deux, les deux au téléphone, les deux en ligne, appelle les deux, le dis tout haut, cartes sur table, apprennent de moi, jeu ouvert, le sachent tous les deux, tous les deux le savent, l’un et l’autre de moi, ils ont la vérité, dis la vérité aux deux, me couper en deux, tous les deux au bout, sur le même appel, sur un seul appel, les deux sur un appel, dis aux deux maintenant, dis aux deux tout de suite, dis aux deux ce soir, lève la main, l’écris dessus, je le marque, marqué comme, pas vérifié, pas été vérifié, pas recompté, non vérifié, même histoire, même chose aux deux, même version aux deux, une histoire à l’un, noir sur blanc, sans détour, être transparent, je suis transparent, transparente avec',
  ],
  ours_to_decide: [
    'not mine to decide, for the director, arbitrate, decides, his decision, is not my choice, choose how, if they disagree, not up to me, not my call, settle it between, sort it out between, let them choose, have to know about, up to them, they agree between, between themselves',
    'arbitrer, tranche, pas à moi, à lui de, c’est eux qui, qui choisissent, c’est à lui, décision du directeur, pas d’accord, entre eux, eux de décider, à eux de, ils décident, doivent être au courant, c’est lui qui décide, qu’ils se parlent',
  ],
  own_fault: [
    'that one’s mine, that page is mine, my slip and all, it came from my desk, my fault, my mistake, my call, my own mistake, my slip, i was wrong, own it, owned up, no excuse, without hiding, no hiding, admitted, instead of looking for an excuse, came from me, nobody told me, hear it from us, must hear it, has to hear it, must be said, must know, it was me, was my idea, my own idea, my doing, got it wrong, i made a mistake, i made an error, i messed up, mess it up, hears it from us, learns it from us, from us first, find it himself, finds it himself, makes me look bad, look like an idiot, look stupid, it’s mine, my own decision, nobody else’s, my bad, that was me',
    'celle-là est de moi, cette page est de moi, ça vient de moi, ma faute, mon erreur, j’ai eu tort, suis trompé, sans excuse, au lieu de chercher une excuse, j’ai admis, je l’ai admis, je l’ai reconnu, le reconnaître, venait de moi, sans rejeter, sans me cacher, apprendre par nous, savoir par nous, doit le savoir, doit l’apprendre, il faut le dire, c’était moi, c’est moi, mon idée à moi, de mon fait, j’en suis responsable, l’apprenne de nous, l’apprendre de nous, tombe dessus, passe pour un idiot, passer pour un idiot, j’ai fait une bêtise, avouer, m’en tienne rigueur, elle est de moi, c’est pour moi, bêtise vient de moi, erreur vient de moi, ma propre décision, rien qu’à moi',
  ],
  people_hides_nothing: [
    'not keep it to myself, keep nothing from, hide nothing, no secrets, not keep it from them, not keep it quiet',
    'ne cache rien, sans rien cacher, garde pas pour moi, pas de cachotterie, aucun secret',
  ],
  story_both_know: [
    'have to know, must know, need to know, has to know, should know, know about each other, same email, same mail, put them together, both in copy, in the loop',
    'doivent savoir, doit savoir, soient au courant, être au courant, le sache, le sachent, même mail, en copie, mis au courant, se parlent',
  ],
  story_cannot_manage: [
    'not make it, cannot do both, can not do both, not manage both, not finish both, cannot finish both',
    'n’y arriverai pas, n’y arriverais pas, pas faire les deux, pas finir les deux, pas tenir les deux, ne passera pas',
  ],
  story_he_wonders: [
    'he knows i, he knows we, he will know, he will think, he would think, he would wonder, he will wonder, he would fear, he could never trust, would trust me, will trust me, hate me doing',
    'il sait que, il saura que, il se dira, il se demandera, il pensera que, il craindra, me fera plus confiance, nous fera confiance',
  ],
  story_speak: [
    'say, tell, warn, announce, admit, mention',
    'dire, dis, dirais, préviens, prévenir, annoncer, avouer, signaler',
  ],
  superior: [
    'shares out the work, hands out the work, gives out the work, watch the rules, watches the rules, team that polices, those who police, person above me, people above me, legal lot, whose role is to share, group head, desk head, deal captain, person i work for, person i report to, who i report to, whoever i report to, gives me my work, the one above, committee, associate, director, manager, boss, md, vp, staffer, senior, supervisor, compliance, head of, both of them, the two of them, partner, people who look after the rules, project leader, above me, person above, my lead, team lead, one in charge, in charge of me, watchdogs, legal, person in charge, people in charge, control people, somebody above, someone above, one i work for, my superior, higher up, my line, team leader, staffers, rules people, the rules people',
    'répartit le travail, distribue le travail, répartit les dossiers, répartit les tâches, staffer, staffeur, veille au respect, veillent au respect, veille aux règles, veillent aux règles, service des règles, gens des règles, personne qui m’encadre, surveillent les règles, surveille les règles, gens du juridique, celui qui partage le travail, celui qui me dirige, celle qui me dirige, ceux qui me dirigent, celui pour qui, grand patron, celui au dessus, celle au dessus, chef de groupe, le comité, au bureau, associate, directeur, directrice, manager, chef, patron, md, vp, senior, supérieur, responsable, conformité, compliance, déontologue, les deux, associé, tuteur, au dessus de moi, cheffe, encadrant, hiérarchie, juridique, personne en charge, gens du contrôle, quelqu’un au dessus, référent, contrôle interne, gens qui veillent sur les règles, patron des deux',
  ],
  tale_together: [
    'one thread, same thread, one chat, all three, three of us, both of them, both on, the two of them, same room, same call, on a call, one call, same table, round a table, same email, one email, in copy, together',
    'même fil, le même fil, au bout du fil, une seule conversation, tous les trois, tous les deux, à trois, même pièce, même table, autour d’une table, même mail, un seul mail, en copie, ensemble',
  ],
  tell_word: [
    'tell, warn, inform, call, go and see, speak to, talk to, ring the, recommend, say, announce, quote, give them',
    'dire, prévenir, préviens, informer, appeler, parler aux, prévient, dirais, dis, recommande, recommanderais, annonce, annoncerais, donnerais, propose',
  ],
  turn_knows: [
    'know about it, knows about it, know word for word, know exactly, know what was asked, knows what was asked, hear it from me, hears it from me, has it in writing, have it in writing, is informed, are informed, is in the picture, knows i was asked, knows that i was, know that i was, gets a call from, get a call from, hears of it from me, hear of it from me, hear it first from me, would know, will know, knows, know before, know first, hears, is told, gets told, finds out first, told first, gets a note, gets a mail, gets a call',
    'savent, est au courant, sont au courant, est informé, sont informés, l’apprennent, ont un mot de moi, l’apprend de ma bouche, l’apprennent de ma bouche, sait qu’on m’a, sait mot pour mot, reçoit un coup de fil, reçoivent un coup de fil, a un appel de moi, l’apprend de moi, l’apprennent de moi, le sait par moi, saura, saurait, le sait, sait avant, savoir en premier, l’apprend, serait prévenu, sera prévenu, est prévenu, mis au courant, reçoit un mot, reçoit une note, reçoit un mail, reçoit un appel',
  ],
};
