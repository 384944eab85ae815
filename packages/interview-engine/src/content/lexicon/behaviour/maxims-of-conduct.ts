import type { Lexicon } from '../../types.ts';

/** What no banker would say of errors, conflicts, juniors and secrets. */
export const maximsOfConduct = {
  shuns_deciding: [
    'let someone else sign, lets someone else sign, let somebody else sign, let others decide, let somebody else decide, let someone else decide, leave the decisions to, leave decisions to, never decide again, never decide anything, not to decide, stopped deciding, avoid deciding, stopped taking decisions, never take a decision, never put my name, keep my name off, stay out of decisions, never volunteer, never to volunteer, never sign first, never to sign, not take responsibility, avoid responsibility, stopped taking responsibility, stopped taking initiatives, take no initiative, taking no initiative',
    'laisse quelqu’un d’autre signer, laisse quelqu’un d’autre décider, laisse toujours quelqu’un d’autre, laisse les autres signer, laisse les autres décider, laisse les autres trancher, ne plus décider, ne décide plus, ne plus rien décider, ne signe plus rien moi, évite de décider, évite de signer, ne prends plus de décision, ne prends plus d’initiative, ne prends plus aucune initiative, plus prendre d’initiative, plus prendre de responsabilité, ne prends plus de responsabilité, jamais signer, ne plus lever la main, ne plus me porter volontaire, évite les responsabilités, ne mets plus mon nom, jamais mon nom',
  ],
  off_my_hands: [
    'no longer my responsibility, not my responsibility, not on me, never on me, not my problem, not my fault, nobody can blame me, cannot blame me, no one can blame me, cannot be blamed, cover myself, covers me, safest, less risk for me',
    'plus de ma responsabilité, pas de ma responsabilité, plus ma responsabilité, plus sur moi, plus mon problème, pas ma faute, rien me reprocher, peut rien me reprocher, personne ne peut me reprocher, ne peut rien me reprocher, me couvrir, suis couvert, suis couverte, plus sûr, moins de risque pour moi',
  ],
  no_failure_really: [
    'not really a failure, was not a failure, is not a failure, not a real failure, hardly a failure, would not call it a failure, not call that a failure, failure only on paper, not actually a failure',
    'pas vraiment un échec, ce n’est pas un échec, ce n’était pas un échec, pas un vrai échec, pas réellement un échec, échec que sur le papier, n’appelle pas ça un échec, n’appellerais pas ça un échec, même pas un échec',
  ],
  nobody_could_help_it: [
    'nobody could have done anything, nothing anyone could do, nothing anyone can do, could not be helped, nobody’s fault, no one’s fault, these things happen, just one of those things, money was not ours, not our money, was the school’s money, not my money',
    'personne n’y peut rien, personne n’y pouvait rien, n’y peut rien, n’y pouvait rien, faute de personne, ce sont des choses qui arrivent, c’est la vie, pas notre argent, pas mon argent, argent de l’école, argent venait de l’école',
  ],
  still_a_success: [
    'still counts as a success, still a success, counts as a success, a success all the same, success anyway, still call it a success, still call that a success, success in my book, nevertheless a success, still a win, counts as a win, a good result anyway',
    'reste une réussite, reste un succès, c’est quand même un succès, c’est quand même une réussite, réussite quand même, succès quand même, une réussite malgré tout, un succès malgré tout, compte comme une réussite, compte comme un succès, pour moi c’est une réussite, bilan est bon, bilan reste bon',
  ],
  went_badly: [
    'walked out, late, lost, failed, never delivered, never handed, missed, fell apart, refused it, rejected, not delivered, over budget, dropped out, did not work',
    'parti, partis, retard, perdu, échoué, jamais rendu, raté, refusé, rejeté, abandonné, claqué la porte, dépassé le budget, éclaté, n’a pas marché, ça n’a pas marché',
  ],
  judged_on_effort: [
    'judged on his own part, judged on my own part, judged on her own part, judged on effort, judged by effort, judged by his effort, effort is what counts, effort that counts, what counts is the effort, what matters is the effort, intention counts, intention that counts, taking part is what, my own part was, mine was excellent, my part was excellent, result matters less than, results matter less, only the effort',
    'se juge à l’effort, se juge sur l’effort, se juge sur sa part, se juge à sa part, jugé sur sa part, jugé sur l’effort, c’est l’effort qui compte, c’est l’intention qui compte, l’intention qui compte, l’important c’est de participer, ma part était excellente, la mienne était excellente, résultat compte moins',
  ],
  talking_it_over: [
    'talking, talking to him, talking to her, talking about it, discussing it, explaining, a conversation',
    'en parler, discuter, parler, s’expliquer, une discussion, expliquer, explications',
  ],
  feeds_it: [
    'makes conflicts worse, makes it worse, makes things worse, only makes, makes them lazy, makes people lazy, makes them weak, makes them dependent, adds fuel, pours oil, spoils them, gives them excuses',
    'envenime, empire les choses, fait qu’empirer, jette de l’huile, met de l’huile, rend paresseux, les rend paresseux, rend dépendant, les rend faibles, leur donne des excuses, les assiste',
  ],
  repaid_in_kind: [
    'pay him back, pay her back, paid him back, paid her back, pay them back, overwrite his pages back, overwrite her pages back, do the same to him, did the same to him, do the same to her, did the same to her, did the same back, do it back, gave him a taste, give him a taste, tit for tat, eye for an eye, until he gives up, until he stopped, until she stopped, waited for him to fail, waited for her to fail, waited for them to fail, so everyone would see i, until she gives up, until he gave up, until she gave up, got my own back, get my own back, took my revenge, got even, get even, retaliated, retaliate',
    'rendu la pareille, rendre la pareille, rends la pareille, rendre la monnaie, rendu la monnaie, œil pour œil, fait la même chose à, lui faire pareil, lui ai fait pareil, jusqu’à ce qu’il craque, jusqu’à ce qu’il arrête, jusqu’à ce qu’elle arrête, attendu qu’il se plante, attendu qu’elle se plante, attendu qu’il échoue, jusqu’à ce qu’elle craque, jusqu’à ce qu’il cède, jusqu’à ce qu’elle cède, jusqu’à ce qu’il abandonne, venger, me suis vengé, me suis vengée, ma revanche, sa revanche, pris une revanche, prendre une revanche, représailles',
  ],
  loudest_one: [
    'who insists most, insists the most, who shouts loudest, shouts the loudest, loudest one, speaks loudest, most stubborn, whoever insists, most insistent, who pushes hardest',
    'qui insiste le plus, insiste le plus, qui crie le plus, crie le plus fort, parle le plus fort, le plus têtu, plus insistant, plus grande gueule',
  ],
  is_right_mostly: [
    'usually right, generally right, mostly right, is right, in the right, wins, deserves, gets his way, has to win',
    'en général raison, généralement raison, souvent raison, a raison, l’emporte, gagne, mérite',
  ],
  pressed_in_public: [
    'public pressure, group pressure, naming and shaming, name and shame, everyone in copy, everybody in copy, whole team in copy, all in copy, in front of the whole floor, in front of everyone, in front of the team, out loud in front, before the whole team, on the team chat, on the group chat',
    'pression publique, pression du groupe, pression des autres, tout le monde en copie, toute l’équipe en copie, équipe en copie, devant tout le monde, devant tout l’étage, devant tout le plateau, devant toute l’équipe, devant l’équipe, à haute voix devant, sur le groupe whatsapp',
  ],
  works_on_people: [
    'fastest and fairest, fastest way, fairest way, quickest way, best way, what works, always works, settles it, settle a thing, makes people careful, keeps people careful, makes them careful, makes people learn, how people learn, how they learn, how he learned, how she learned, so that he would learn, so that she would learn',
    'plus rapide et, moyen le plus rapide, plus juste, plus efficace, ce qui marche, ça marche toujours, règle les choses, règle tout, rend prudent, rend attentif, les rend attentifs, fait apprendre, comme ça qu’on apprend, comme ça qu’il a appris, comme ça qu’elle a appris, pour qu’il apprenne, pour qu’elle apprenne',
  ],
  his_faults: [
    'his mistakes, her mistakes, their mistakes, his errors, her errors, she was being, he was being, what he had done wrong, what she had done wrong, his failings, her failings, his typos, her typos',
    'ses erreurs, leurs erreurs, ses fautes, leurs fautes, ses bêtises, ce qu’il avait raté, ce qu’elle avait raté, ses coquilles, ses défauts',
  ],
  learns_from_finished: [
    'learns by receiving, picked it up by looking, picks it up by looking, learnt by looking at mine, learned by looking at mine, learn by receiving, learns from finished, learn from finished, learns from a finished, learn from a finished, learns most from seeing, learns by copying mine, finished work teaches, seeing it done is, seeing the finished',
    'apprend en recevant, apprend surtout en recevant, apprennent en recevant, apprend d’un travail fini, apprend sur un travail fini, apprend en voyant le résultat, travail fini lui apprend, suffit de voir le travail fini, apprend mieux en regardant',
  ],
  no_more_questions: [
    'stopped asking, no longer asks, no longer asked, asks nothing, asked nothing, asks no questions, no more questions, asking no questions, never asked again, not ask anything, not ask me anything, stopped coming to me',
    'ne posait plus, ne pose plus, ne me pose plus, ne demande plus rien, ne demandait plus rien, plus de questions, plus une seule question, plus aucune question, ne me demandait plus, ne venait plus me voir',
  ],
  sign_of_progress: [
    'so he has improved, so she has improved, so he improved, so she improved, so he must have, so she must have, sign of progress, proof of progress, best sign, best proof, real sign, true sign, has understood everything, understood everything, must have understood, that is progress, means he has understood, means she has understood, shows that he has, shows that she has',
    'signe du progrès, signe de progrès, preuve du progrès, preuve de progrès, vrai signe, meilleur signe, meilleure preuve, donc elle a progressé, donc il a progressé, a tout compris, avait tout compris, a forcément compris, c’est ça le progrès',
  ],
  strength_after_all: [
    'really a strength, actually a strength, in fact a strength, secretly a strength, at heart a strength, strength really, really a quality, actually a quality, more of a strength, a hidden strength, turns out to be a strength, strength in our job, strength in this job, strength in banking',
    'au fond une force, en fait une force, en réalité une force, plutôt une force, au fond une qualité, en fait une qualité, en réalité une qualité, plutôt une qualité, vraiment une qualité, finalement une qualité, une force cachée, une qualité cachée, une qualité dans ce métier, une force dans ce métier',
  ],
  nature_stays: [
    'change their nature, changes his nature, change my nature, change one’s nature, change your nature, people do not change, people never change, nobody changes, no one changes, a leopard, change who i am, character is fixed, set in stone',
    'change pas sa nature, changer sa nature, changer ma nature, change pas de nature, change pas de caractère, les gens ne changent pas, personne ne change, chassez le naturel, on ne se change pas, on ne se refait, on est comme on est',
  ],
  on_the_quiet: [
    'quietly, without telling, without saying, without a word, discreetly, silently, on the quiet, without mentioning, without flagging',
    'discrètement, sans le dire, sans rien dire, sans prévenir, sans en parler, en silence, en douce, sans un mot, sans le signaler',
  ],
  puts_it_right: [
    'put it right, fixed it, corrected it, changed it, replaced it, repaired it, put the right number, slipped the correction, slipped the right',
    'corrigé, rectifié, remplacé, réparé, glissé la correction, glissé la bonne, remis le bon chiffre, changé le chiffre',
  ],
  costs_trust: [
    'costs you trust, cost you trust, costs you, only costs, loses you, costs credibility, makes you look, gets you',
    'coûte la confiance, ne fait que coûter, te coûte, vous coûte, coûte en crédibilité, fait perdre la confiance, nous décrédibilise, te fait passer',
  ],
  coming_clean: [
    'owning up, admitting it, admitting a mistake, confessing, coming clean, saying so, telling people',
    'avouer, l’avouer, reconnaître, le reconnaître, l’admettre, le dire, se dénoncer',
  ],
  figures_alone: [
    'covers the figures, cover the figures, covers the terms, covers the numbers, covers the price, covers only the, only covers the, is about the figures, concerns the figures, concerns the price, not the fact that, not the existence, not whether there, but not the name, not that there is a deal',
    'couvre les chiffres, couvre le prix, couvre les conditions, ne couvre que, porte sur les chiffres, porte sur le prix, ne porte que, concerne les chiffres, concerne le prix, pas le fait que, pas l’existence, pas le nom, pas qu’il y ait',
  ],
  owns_to_the_deal: [
    'yes we are working, we are working on it, we are on the deal, yes we are on it, we are working on something, i can confirm that, i can confirm we, confirm that we are, confirm there is a deal, confirm that there is, admit that there is, say that there is something, tell him there is a',
    'oui on travaille, qu’on travaille bien, qu’on travaille dessus, qu’on est dessus, que nous travaillons dessus, oui nous travaillons, qu’on travaille sur quelque chose, je peux confirmer que, je confirme que, confirmer qu’il y a, confirmer qu’on, reconnais qu’il y a, oui il y a un dossier, oui il y a bien',
  ],
  those_who_watch: [
    'compliance, my director, my supervisor, my boss, my manager, legal',
    'conformité, compliance, mon directeur, ma directrice, mon responsable, ma hiérarchie, déontologue',
  ],
  heard_too_late: [
    'only after closing, only after the closing, only once the deal, only once it is, only once something has, only to be told once, only told once, only once it has leaked, once something has actually leaked, until after the closing, not until the closing, not until after, at the end of the month, in my yearly, only if he insists, only if he asks again',
    'qu’après le closing, qu’après la signature, qu’après l’annonce, qu’une fois le deal, qu’une fois l’opération, qu’une fois que, qu’une fois signé, que lorsque ça, seulement après le closing, seulement une fois, seulement si ça fuite, que s’il insiste, qu’en fin de',
  ],
  no_matter_here: [
    'not relevant, irrelevant, not bring into it, not come into it, has no place, no place here, beside the point, not an issue here, not matter between, does not count here, not apply between',
    'pas pertinent, pas pertinente, n’entre pas en ligne, n’a pas sa place, pas en ligne de compte, hors sujet, ne joue pas entre, ne compte pas entre, ne s’applique pas entre, pas un sujet ici',
  ],
  as_grave_as: [
    'just as urgent, equally urgent, just as serious, equally serious, as serious as a, as urgent as a, as bad as a, as grave as, all errors are equal, all mistakes are equal, size does not come, size is irrelevant, size does not matter, every error is as, no matter how big, however small or',
    'tout aussi urgent, tout aussi urgente, aussi urgent qu, aussi urgente qu, aussi grave qu, tout aussi grave, erreurs se valent, toutes les erreurs se, taille ne compte pas, taille n’a pas d’importance, taille de l’erreur n, peu importe la taille, pas de petite erreur',
  ],
  slip_of_the_pen: [
    'typo, error, mistake, footnote, slip, comma',
    'coquille, erreur, faute, virgule, faute de frappe, note de bas de page',
  ],
  graver_error: [
    'wrong net debt, wrong number, wrong figure, wrong valuation, wrong ebitda, wrong price, valuation error, error in the valuation, big error, big mistake, a serious one, ebitda',
    'dette nette fausse, chiffre faux, faux chiffre, mauvais chiffre, prix faux, ebitda faux, ebitda, erreur de valorisation, erreur sur la valorisation, grosse erreur, dette nette',
  ],
  borrowed_authority: [
    'which he had not, which she had not, which they had not, which was a lie, small lie, little lie, white lie, borrow one, borrowed a title, borrowed authority, pretended to be in charge, pretended that the, claimed the professor, claimed the boss, said the boss had, invented a deadline, made up a deadline, fake deadline, exaggerated the risk',
    'ce qui n’était pas vrai, ce qui n’était pas le cas, petit mensonge, pieux mensonge, mensonge utile, inventé une échéance, inventé un délai, fausse échéance, prétendu que le, prétendu être, raconté que le chef, raconté que le prof, emprunter un titre, exagéré le risque',
  ],
  reviewers_job: [
    'what reviewers are for, what seniors are for, what associates are for, what the associate is for, what managers are for, what reviews are for, reviewers will catch, a senior catches, seniors catch, somebody will catch it',
    'à ça que servent les seniors, à ça que sert la relecture, à ça que sert l’associate, les relecteurs sont là, les seniors sont là, un senior la verra, un senior les verra, quelqu’un les verra, le senior corrigera',
  ],
  checks_noun: [
    'checking, mistake, mistakes, proofreading, errors, rereading',
    'relire, vérifier, erreur, erreurs, relecture, vérification, fautes',
  ],
  wrong_house_fact: [
    'lending book, loan book, your loans, balance sheet, retail branches, geneva, swiss, edmond, listed in paris, listed on the, lives off its loans, lives off lending, lends to, loans to wealthy, high street',
    'vos prêts, votre bilan, vos crédits, salle de marchés, agences de quartier, genevoise, suisse, edmond, cotée à paris, cotée en bourse, vit de ses crédits, vit surtout de ses crédits, ses crédits aux, prête à',
  ],
  house_of_advice: [
    'rothschild and co, rothschild & co, rothschild co, lazard, evercore, moelis, pjt, centerview, perella, rothschild',
    'rothschild et co, rothschild & co, rothschild, lazard, evercore',
  ],
} as const satisfies Lexicon;
