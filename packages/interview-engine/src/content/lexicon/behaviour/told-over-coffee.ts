import type { Lexicon } from '../../types.ts';

/** How a story ended, what one does since, and what the job is like, as told over coffee. */
export const toldOverCoffee = {
  second_look: [
    'second reader, second reading, second opinion, second look, another reader, a reader',
    'deuxième lecture, deuxième lecteur, seconde lecture, relecteur, relectrice, deuxième avis, second avis',
  ],
  story_went_well: [
    'full house, packed house, everybody was back, everyone was back, everybody came back, everyone came back, everyone joined in, they all did it, all four did it, went home happy',
    'salle pleine, salle comble, tout le monde est revenu, tous revenus, s’y sont mis, s’y sont tous mis, tous suivi, repartis contents',
  ],
  story_as_planned: [
    'before the date, before the day, week early, weeks early, days before',
    'avant la date, jours avant, semaine d’avance, jours d’avance',
  ],
  dull_work: [
    'colour of a chart, changing the colour, colours of the charts, lining up boxes, chasing page',
    'couleur d’un graphique, changer la couleur, couleurs des graphiques, aligner des boîtes',
  ],
  given_up: [
    'never gets used, never used, nobody reads, free sunday, free weekend, free evening',
    'ne sert à rien, personne ne lit, dimanche libre, week-end libre, soirée libre',
  ],
  knows_toil: ['free sunday, free weekend', 'dimanche libre, ma sœur le fait, mon frère le fait'],
  story_house_trait: ['nothing to lend, no loans to sell', 'rien à prêter, aucun prêt à placer'],
  story_you_here: ['you have nothing', 'vous n’avez'],
  his_is_first: [
    'his deal comes first, her deal comes first, their deal comes first, his deal goes first, their deal goes first, his deal is first, his deal is the priority, their deal is the priority, his file comes first, i am on his, i am on theirs, already working on his, already working on theirs, his will be ready first, theirs will be ready first, doing theirs right now',
    'c’est son dossier d’abord, le sien d’abord, c’est le sien qui passe, son dossier avant tout, son dossier d’abord, je suis déjà dessus, je suis sur le sien, le sien sera prêt, sa demande passe en premier, sa demande est prioritaire',
  ],
  kept_from_the_other: [
    'neither needs to hear, neither needs to know, neither of them needs to know, neither has to know, no need to tell one about, without mentioning the other one, nobody needs to know about the other, not know about each other, keep one from knowing, never mention one to the other, each thinks he is first, each thinks he is my only',
    'aucun des deux n’a besoin de savoir, aucun des deux n’a à savoir, ni l’un ni l’autre n’a besoin de savoir, sans parler de l’autre dossier, sans leur parler de l’autre, sans dire à l’un, l’un n’a pas à savoir, inutile de leur parler de l’autre, chacun croit qu’il est le seul, chacun croit être le premier',
  ],
  once_it_is_late: [
    'once it is really late, once it is late, once i am late, once we are late, once it is clear i am late, only when it is already late, when the deadline has passed, once the deadline has passed, once i have missed it, after i have missed it',
    'une fois que c’est en retard, une fois que c’est vraiment en retard, une fois en retard, quand c’est vraiment en retard, qu’une fois le retard, quand le retard est là, une fois le délai passé, quand l’heure est passée, une fois que c’est raté',
  ],
  smallest_word: [
    'the smallest, the slightest, the tiniest, the least, the faintest',
    'le moindre, la moindre, ne serait-ce qu’un, le plus petit',
  ],
  hours_written_beside: [
    'hours next to, hours beside, hours against each, into blocks with, break each one into, break each task into, break them into steps, time next to each',
    'heures en face, heures à côté, en face de chaque, en blocs avec, découpe chaque, découpe chacun, un temps en face',
  ],
  if_they_are_stuck: [
    'they are stuck, they get stuck, if they cannot agree, if they do not agree, if they disagree, if neither gives way, if neither will move, if nobody decides, if it stays blocked',
    's’ils bloquent, s’ils sont bloqués, s’ils ne tombent pas d’accord, s’ils ne s’accordent pas, s’ils ne sont pas d’accord, en cas de désaccord, si aucun ne cède, si personne ne tranche, faute d’accord, si ça coince',
  ],
  changed_a_habit: [
    'so i changed something, changed something concrete, i changed one thing, i changed two things, so i changed how, made a concrete change, i put something in place',
    'j’ai changé quelque chose, j’ai changé une chose, j’ai changé deux choses, changé quelque chose de concret, j’ai mis quelque chose en place, mis en place une chose',
  ],
  now_in_practice: [
    'what i do about it, what i do now, what i do nowadays, what i do these days, concretely, in practice',
    'ce que je fais maintenant, ce que je fais aujourd’hui, ce que je fais désormais, concrètement, en pratique',
  ],
  plain_step_taken: [
    'write down, hand over, give away, send a draft, sit with the, sit down with, block an hour, block half, show a draft, book a slot, ask for a review',
    'note deux, note trois, note chaque, délègue, confie, envoie une version, envoie un brouillon, m’assois avec, bloque une heure, bloque une demi-heure, montre un brouillon, demande une relecture',
  ],
  flaw_is_closed: [
    'not an issue any longer, not an issue any more, no longer an issue, point was closed, point is closed, no longer a problem, not a problem any more, no longer came up, did not come up again, nobody mentions it any more, had disappeared from the review',
    'n’est plus un sujet, n’était plus un sujet, n’est plus un problème, n’était plus un problème, le point est clos, le point était clos, n’est plus revenu, n’est plus mentionné, avait disparu de, personne n’en parle plus',
  ],
  assessment_noun: [
    'review, closing note, evaluation, appraisal, feedback, when i left, last note',
    'évaluation, bilan, entretien de fin, compte rendu, quand je suis parti, quand je suis partie, revue de fin',
  ],
  good_terms: [
    'put folks at ease, puts people at ease, put him at ease, puts him at ease, cuts both ways, works both ways, goes both ways, locked with me too, safe with me too, stays with me too',
    'met à l’aise, mettre à l’aise, vaut dans les deux sens, marche dans les deux sens, valable dans les deux sens, chez moi aussi, restent aussi chez moi',
  ],
  hardly_any_left: [
    'hardly a slip left, hardly any slips, hardly a mistake left, hardly any mistakes, hardly any errors, hardly an error, almost no errors, almost no mistakes, next to no errors, barely any errors, barely a mistake',
    'presque plus d’erreurs, presque plus de fautes, presque plus une erreur, quasiment plus d’erreurs, quasi plus d’erreurs, pratiquement plus d’erreurs, à peine une erreur, plus guère d’erreurs',
  ],
} as const satisfies Lexicon;
