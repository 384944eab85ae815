import type { Lexicon } from '../../types.ts';

/** The thread of your CV, in the words people use for it. */
export const careerThreadNotions: Lexicon = {
  each_stage: [
    'each job, every job, each step, each stage, each post, every post, each time',
    'chaque poste, chaque étape, chaque job, chaque métier, chaque fois, à chaque fois',
  ],
  early_step: [
    'i grew up, all my childhood, my father was, my mother was, my uncle’s, i was going to be, i meant to be, i wanted to be a doctor, at sixteen, at seventeen, at eighteen, at twenty, when i was, my parents had, my father had, my mother had, growing up, as a kid, as a child, at school, at the factory, i fixed, i counted, i checked, i used to help, first job, my first, i began with, i studied, two years of, three years of',
    'toute mon enfance, mon père était, ma mère était, j’ai grandi, grand-mère qui, grand-père qui, j’ai voulu faire, je voulais devenir, j’allais devenir, mon premier métier, à seize ans, à quinze ans, à dix-huit ans, à vingt ans, quand j’avais, mes parents avaient, mon père avait, ma mère avait, petit, gamin, gamine, à l’usine, je tenais, je contrôlais, je comptais, je réparais, premier boulot, mon premier, j’ai commencé par, de la compta, j’ai étudié, deux ans de, trois ans de, quatre ans de, c’étaient les maths, pour les maths',
  ],
  led_here: [
    'wanted to move from, wanted to go from, wanted to get from, took me to, that question took me, led me to, which is why, that is why, that made me, from there, made me want, i turned down, next step, i want to join',
    'voulais passer de, envie de passer de, m’a mené à, m’a menée à, m’a mené vers, m’a mené au, ce qui m’a mené, m’a conduit, m’a amené, c’est pourquoi, c’est ce qui m’a, à partir de là, m’a donné, donné le goût, prochaine étape, je veux maintenant',
  ],
  next_stage: [
    'the next one, the next was, the next job, i wanted to be where, i wanted to be nearer',
    'le suivant, la suivante, le prochain, je voulais être là où, je voulais être plus près',
  ],
  one_road: [
    'that same question, same question with, all goes one way, straight line, step went closer, step took me closer, it is one line, a single line, each move was towards, every move was towards, moves were all towards, it all follows, all follows from there, one road, same road, same direction, next stone, next logical, logical next, natural next, next step, logical step, each step, every step, all of it led, moved me closer, bit nearer, nearer to, closer to, not a detour',
    'va dans le même sens, même fil, de fil en aiguille, cette question en tête, même question, une ligne assez droite, ligne droite, pas m’a rapproché, étape m’a rapproché, une seule ligne, chaque pas allait vers, chaque changement allait vers, tout s’enchaîne, tout s’est enchaîné, un seul chemin, même chemin, même direction, suite logique, suite naturelle, étape logique, prochaine étape, chaque étape, tout mène, plus près, rapproche, pas un détour, vont dans le même sens',
  ],
  path_root: [
    'it all goes back to, it all comes from, it all started with, goes back to my, fell into it through, it all began with, everything since has been about, everything since comes from, everything i did since',
    'tout part de, tout part d’un, tout part d’une, tout vient de, tout vient d’un, tout remonte à, ça remonte à, tombé dedans par, tout a commencé, ce qui m’a fait changer, tout ce que j’ai fait après vient, tout ce que j’ai fait ensuite vient',
  ],
  pulled_on: [
    'one thing pulled, one thing led, to understand the, to understand how, wanted to know why, wanted to know how, wanted to understand, i wanted to know, i wanted to see who, took me to, which led me, which brought me, brought me to, so i went, so i moved, made me go, to understand that, to understand it, kept asking, kept wondering, each time, every time, one step closer, a step closer, step nearer, there i saw, from there, wanted to see the, to see the other, i saw that, with that question in mind',
    'de fil en aiguille, pour comprendre les, pour comprendre comment, pour apprendre à, avec cette question en tête, voulu savoir pourquoi, voulu savoir comment, voulu comprendre, je voulais savoir, je voulais voir qui, m’a mené, m’a amené, m’a poussé, m’a conduit, du coup je suis, c’est pour comprendre, pour comprendre que, pour ça que, chaque fois, un pas plus près, un cran plus près, là j’ai vu, et là j’ai, de là, pour voir l’autre, voulais comprendre, voulais voir, je me demandais, j’ai vu que, ai donc repris, me suis rapproché',
  ],
  story_reason: [
    'more curious about, found dull, kept ending up, kept coming back to, what interested me was, i cared about the, since i wanted, because i wanted, one before, left me with, missing something, i missed, cared more, on the side that, closer to',
    'm’ennuyais, m’amusait plus, me plaisait plus, finissais toujours, revenais toujours, qui m’intéressait, m’intéressait pas le, c’est le prix qui, car je voulais, parce que je voulais, d’avant m’avait, me manquait, m’intéressait plus, du côté de, plus près de',
  ],
  story_step: [
    'reason i left, why i left, what made me leave, i switched to, switched to, i left, i quit, i started out, i began, first a, first accounting, then a, then i went, i moved to, i dropped, i went there, i joined',
    'j’ai lâché, raison de mon départ, j’ai basculé, j’ai quitté, j’ai commencé, d’abord un, d’abord l, ensuite un, ensuite une, j’y suis allé, je suis passé, je suis parti, j’ai rejoint, j’ai laissé tomber',
  ],
  tale_liked: [
    'found out i liked, cared for, enjoyed, preferred, loved, missed, bored, excited, fascinated, curious about, hooked, what i liked, realised, discovered, wanted more, was drawn, most fun',
    'plaisaient, me parlait plus, me parlaient plus, aimé, préféré, adoré, manquait, ennuyé, ennuyais, passionné, fasciné, curieux, accroché, plu, compris, découvert, voulais plus, attiré, plaisait',
  ],
  tale_more_than: [
    'more than, rather than, better than, instead of',
    'plus que, davantage que, plutôt que, mieux que, au lieu de',
  ],
  tale_so_then: [
    'so i, then i, that is why, which is why, from there, after that, so after, and so, and then, this is how, hence, that led, next i',
    'donc je, donc j, puis je, puis j, alors je, alors j, c’est pour ça, du coup, ensuite je, ensuite j, de là, c’est comme ça que, d’où, et voilà',
  ],
  turning: [
    'led me, turning point, made me, that is why, that’s why, which is why, is how i, each step, thread, closer to, i realised, drew me, got me into, from there, pushed me, fascinated me, i moved from, i switched, i chose, made sense, hooked me, brought me, nearer to, i noticed i cared, kept me up, opened my eyes, i understood that, wanted to be, showed me, cared more, more interested in, that is when, that’s when, left me with, because i wanted, since i wanted, because i missed, what i liked, what i missed, i found out that, i discovered, out of curiosity, one before',
    'm’a conduit, m’a amené, m’a donné, tournant, déclic, c’est pourquoi, c’est pour ça, c’est pour cela, fil rouge, fil conducteur, chaque étape, rapproché, j’ai compris, j’ai réalisé, fasciné, donc je suis passé, j’ai bifurqué, du coup j’ai, logique de mon parcours, me voilà, m’a poussé, m’a fait comprendre, m’a décidé, m’a accroché, m’a attiré, voulais être, m’a montré, m’intéressais plus, c’est là que, car je voulais, parce que je voulais, m’avait laissé, m’a laissé, ce qui me manquait, ce que j’aimais, j’ai découvert, par curiosité, m’a fait voir, l’étape d’avant, poste d’avant, donc repris, l’année d’avant',
  ],
  wanted_more: [
    'wanted something, wanted more, wanted to be closer',
    'j’avais envie de, envie de quelque chose, j’ai voulu plus, voulais plus',
  ],
  wants_that_now: [
    'the bit i want, that is what i want, what i want to do, now i want, want to be where, i want to be, closer to the decision, near the decision, to be at the table, to be in the room, is the next',
    'maintenant je veux, je veux être, je voudrais être, voulu être, près de la décision, c’est là que je veux, c’est ça que je veux, être à la table, être à la vente, dans la pièce',
  ],
};
