import type { Lexicon } from '../../types.ts';

/** What you did yourself, in the words people use for it. */
export const starANotions: Lexicon = {
  doer: ['i', 'je, j'],
  dull_work: [
    'boring tasks, boring work, my tasks, grunt work, donkey work, dirty work, everything i did not, tasks i disliked, dull tasks, tasks nobody wanted, all my work, the printing, boxes by a millimetre, half of what i make, half of what you make, half my pages, boring jobs, boring bits, dull jobs, colour of a chart, changing the colour, colours of the charts, lining up boxes, chasing page, logos, moving boxes, move boxes, commas, footnotes, page numbers, formatting, copy and paste, checking numbers, retyping, photocopies, printing books',
    'tâches ennuyeuses, mes tâches, sale boulot, tâches ingrates, corvées, n’avais pas envie, tâches répétitives, n’aimais pas faire, tout mon travail, les impressions, bouger des cases, cases d’un millimètre, moitié de ce que je produirai, moitié de ce que je fais, moitié de ce qu’on fait, les corvées, le plus ennuyeux, couleur d’un graphique, changer la couleur, couleurs des graphiques, aligner des boîtes, logos, virgules, notes de bas de page, numéros de page, mise en page, mise en forme, copier coller, recopier, pointer des chiffres, imprimer, bouger des boîtes, que je ne voulais pas',
  ],
  now_in_practice: [
    'what i do about it, what i do now, what i do nowadays, what i do these days, concretely, in practice',
    'ce que je fais maintenant, ce que je fais aujourd’hui, ce que je fais désormais, concrètement, en pratique',
  ],
  plain_step_taken: [
    'write down, hand over, give away, send a draft, sit with the, sit down with, block an hour, block half, show a draft, book a slot, ask for a review',
    'note deux, note trois, note chaque, délègue, confie, envoie une version, envoie un brouillon, m’assois avec, bloque une heure, bloque une demi-heure, montre un brouillon, demande une relecture',
  ],
  story_did: [
    'did, made, took, gave, used, kept, learned',
    'fait, pris, donné, mis, gardé, appris, utilisé',
  ],
  story_on_my_own: [
    'myself, on my own, first, so that the others, so the others, so that they',
    'moi même, tout seul, toute seule, en premier, pour que les autres, pour qu’ils, pour qu’elle',
  ],
  the_others: [
    'he, she, they, other, others, colleague, him',
    'il, elle, ils, autre, autres, collègue, lui',
  ],
  told_action: [
    'i decided, i built, i called, i asked, i proposed, i organised, i wrote, i rebuilt, i explained, i set up, i went, i told, i spoke, i checked, i created, i found, i ran, i prepared, i measure, i changed, i talked, i showed, i split, i convinced, i offered, i sent, i started',
    'j’ai décidé, j’ai construit, j’ai appelé, j’ai proposé, j’ai organisé, j’ai écrit, j’ai refait, j’ai expliqué, j’ai mis en place, j’ai demandé, j’ai parlé, j’ai vérifié, j’ai créé, j’ai trouvé, j’ai préparé, j’ai changé, j’ai rencontré, j’ai montré, j’ai convaincu, j’ai coordonné, j’ai fixé, j’ai envoyé, je mesure, je prépare, en fixant',
  ],
  turn_each_time: [
    'every friday, every monday, every day, every week, every morning, every evening, each week, each day, each friday, twice a week, once a week, for three weeks, for a month, day after day',
    'chaque vendredi, chaque lundi, chaque jour, chaque semaine, chaque matin, chaque soir, tous les jours, tous les lundis, tous les vendredis, deux fois par semaine, une fois par semaine, pendant trois semaines, pendant un mois',
  ],
  turn_we_did: [
    'pulled up a chair, had him talk, had her talk, together, went through, go through, looked at, worked on, sat down, rehearsed, reviewed, went over, practised',
    'prenais une chaise, m’asseyais, il me racontait, elle me racontait, il m’expliquait, elle m’expliquait, ensemble, reprenait, reprenions, regardait, regardions, travaillait, passait en revue, répétait, refaisait, relisait',
  ],
};
