import { crossed } from '../crossed.ts';
import type { Lexicon } from '../../types.ts';

/** How a clever person tells a friend of work with others, of a secret kept and of what changed since. */
export const peopleInPlainWords = {
  people_by_then: [
    'in january, in february, in march, in april, in may, in june, in july, in september, in october, in november, in december, weeks on, months on, a month on, a week on, months in, weeks in, a month later, a week later, after two months, after three months, after a few weeks, two months later',
    'en janvier, en février, en mars, en avril, en mai, en juin, en juillet, en septembre, en octobre, en novembre, en décembre, mois après, semaines après, mois plus tard, une semaine plus tard, une semaine après, au bout de deux mois, au bout de trois mois, au bout de quelques',
  ],
  people_can_do: [
    crossed(
      'she, he, they',
      'presented, was presenting, ran, was running, led, was leading, handled, was handling, built, was building, could build, could run, could do it, did it alone, taught, was teaching, trained, was training, managed, finished, needed no help, needed nobody, needed no one',
    ),
    crossed(
      'il, elle, ils, elles',
      'présentait, présentaient, montait, bouclait, tenait, menait, animait, gérait, formait, formaient, savait, sortait, rendait, construisait, y arrivait, se débrouillait, dirigeait',
    ),
  ],
  ended_so: [
    'asked him to come back, asked her to come back, asked him back, asked her back, took him back, took her back, kept her on, kept him on, gave him a job, gave her a job, got an extension, was extended, was made permanent, had me back, with a job offer',
    'demandé de revenir, m’ont repris, m’ont reprise, m’ont rappelé, offre d’embauche, l’ont repris, l’ont reprise, ont gardé, a été gardé, a été gardée, a été prolongé, a été prolongée, a décroché un poste, a décroché une offre',
  ],
  people_where_before: [
    'where it used to be, where it used to take, where there used to be, when it used to be, where we had needed, where we used to need, where before it was, down from',
    'là où c’était, là où il fallait, là où il en fallait, alors qu’avant, quand avant, contre avant',
  ],
  tale_i_do: [
    'i hand, i give, i sit, i explain, i pair, i let, i split, i note, i draw, i warn, i spend, i book, i answer, i pick, i listen, i hold',
    'je réponds, je note, je propose, je découpe, j’ajoute, je pose, je prévois, je donne, j’écoute, j’explique, je partage, j’annonce, je cherche, je montre, j’éclaircis, je confie',
  ],
  tale_nowadays: ['for the past, over the past, these last months, these past', 'depuis peu'],
  did_for_it: [
    'i published, i have published, i publish, my saturdays, my sundays, my weekends on, course i paid for, paid for it myself, paid for myself, out of my own pocket, modelling course, i write a newsletter, i keep a newsletter, i run a newsletter, i moved to, cold emailed, cold mailed',
    'j’ai publié, je publie, mes samedis, mes dimanches, tous les dimanches, tous les samedis, payé de ma poche, payée de ma poche, à mes frais, cours de modélisation, formation en modélisation, j’écris une lettre, j’écris un petit journal, je tiens un blog, j’ai déménagé',
  ],
  sworn_silence: [
    'duty of confidence, duty of confidentiality, bound by confidentiality, sworn to secrecy, breach of confidence, be in breach, entrusted to us, entrusted us with, gave us their trust, what he tells me stays, tells us stays, promised in writing, signed a paper, market abuse',
    'secret professionnel, tenus au secret, tenu au secret, promis par écrit, engagés à nous taire, engagé à me taire, promis de ne rien, qu’on nous confie, qu’on me confie, ce qu’il me confie, ce qu’ils me confient, autres me confient, nous ont confié, m’ont confié, engagements de confidentialité, abus de marché',
  ],
  people_not_ours: [
    'information is not ours, not ours to share, not ours to give, not ours to tell, not mine to share, not mine to give, not mine to tell, does not belong to us, does not belong to me',
    'n’est pas à nous, n’est pas à moi, ne nous appartient pas, ne m’appartient pas, pas à moi de raconter, pas à nous de raconter',
  ],
  turn_knows: [
    'know about it, knows about it, know word for word, know exactly, know what was asked, knows what was asked, hear it from me, hears it from me, has it in writing, have it in writing, is informed, are informed, is in the picture, knows i was asked, knows that i was, know that i was',
    'savent, est au courant, sont au courant, est informé, sont informés, l’apprennent, ont un mot de moi, l’apprend de ma bouche, l’apprennent de ma bouche, sait qu’on m’a, sait mot pour mot',
  ],
  people_due_at: [
    'ready at, ready by, needed at, due at, due by, wanted for, must be out by',
    'doit être prêt, doit être prête, doit partir, attendu à, attendue à, attendu pour, attendue pour',
  ],
  this_one_first: [
    'do that one first, do this one first, other till noon, other until noon, other slips',
    'l’autre glisse, l’autre passe après, je fais celui-là, je fais celui-ci',
  ],
  hours_in_hand: [
    'have only, only have, i need twelve, not enough hours, more work than night',
    'm’en faut, n’ai que, pas assez d’heures, plus de travail que',
  ],
  open_about_it: [
    'let both of them know, let both know, both get a call, both hear it, cards on the table, hear it from me, out in the open',
    'cartes sur table, apprennent de moi, jeu ouvert, le sachent tous les deux, tous les deux le savent, l’un et l’autre de moi',
  ],
  people_hides_nothing: [
    'not keep it to myself, keep nothing from, hide nothing, no secrets, not keep it from them, not keep it quiet',
    'ne cache rien, sans rien cacher, garde pas pour moi, pas de cachotterie, aucun secret',
  ],
  people_if_small: [
    'if it is a typo, just a typo, only a typo, only a comma, if it is small, something small, small slip',
    'si c’est une coquille, une virgule, faute de frappe, une broutille, petit détail, si c’est petit, juste une coquille',
  ],
  people_can_wait: [
    'can wait, it waits, wait until, tomorrow, next version, end of the day',
    'ça attend, ça attendra, peut attendre, demain, prochaine version, fin de journée',
  ],
  people_winner: [
    'one that won, one who won, buyer who won, winning buyer, buyer i found, buyer i dug up, buyer from my list',
    'celui qui a gagné, celle qui a gagné, celui qui l’a emporté, celle qui l’a emporté, acheteur retenu, celui qui a acheté',
  ],
  people_small_sign: [
    'even a wink, even a smile, even a nod, even a hint, even half a word, slightest hint, raised eyebrow',
    'même un sourire, même un clin d’œil, même un hochement, même un mot, moindre indice, simple sourire, haussement de sourcil',
  ],
  people_says_it_all: [
    'move the price, move a price, move the share, say too much, says too much, give it away, gives it away, says it all, against the law, tells him everything',
    'bouger le cours, bouger un cours, en dirait trop, en dit trop, en dire trop, interdit par la loi, un délit, dit tout, tout dire',
  ],
  people_was_given: [
    'was given a, was given an, was handed a, got landed with, landed with a, gave me a, gave me an, took over a',
    'm’avait collé, m’a collé, m’avait confié, m’avait refilé, m’a refilé, m’avait donné, m’a donné, j’ai hérité',
  ],
  people_beginner: [
    'intern, junior, newcomer, beginner, graduate, trainee, new girl, new boy, new lad, new joiner',
    'petit nouveau, petite nouvelle, stagiaire, débutant, débutante, junior, nouvel arrivant, nouvelle recrue',
  ],
  superior: [
    'watch the rules, watches the rules, team that polices, those who police, person above me, people above me',
    'veille au respect, veillent au respect, veille aux règles, veillent aux règles, service des règles, gens des règles, personne qui m’encadre',
  ],
} as const satisfies Lexicon;
