import type { Lexicon } from '../../types.ts';

/** What the owner wants, in the words people use for it. */
export const ownerGoalsNotions: Lexicon = {
  judge_life: [
    'your days, your day, retire, retirement, boat, garden, children, kids, daughter, son, wife, husband, family, grandchildren, holiday, tired, health, how old, your age, monday morning, morning after, day after, wake up, keep working, still enjoy, hand it, the keys, dream, house, legacy, your name on, your people, your staff, sleep, see yourself, five years from, in five years, in ten years, ten years from now, afterwards, once it is sold, hand over, stay on, get up for, do next, old age, succession, energy, worn out, wants his money, knocked on your door, the grandchildren, the sailing boat, shop floor, being bored, feeding the kids',
    'vos journées, vos matinées, retraite, bateau, jardin, enfants, fille, fils, femme, mari, famille, vacances, fatigué, santé, quel âge, votre âge, lundi matin, lendemain, vous lever, continuer à travailler, encore plaisir, les clés, rêve, maison, héritage, votre nom sur, vos équipes, vos salariés, dormir, vous voyez, dans cinq ans, dans dix ans, au bureau, une fois vendu, après la vente, passer la main, rester, ensuite, reprendre, relève, énergie, vieux jours, à la pêche, lever le pied, passer les clés, s’arrête avec vous',
  ],
  judge_you: [
    'you, your, yours, yourself, i am about to say, tell me, are you, is this about',
    'vous, votre, vos, dites moi, avez-vous',
  ],
  market_after_sale: [
    'after, next, afterwards, later, cash out, hand over, keep, retire, stay, life, take some, chips, let go, leave, energy, tired, years left, boat, continue',
    'après, ensuite, suite, plus tard, garder, retraite, rester, transmettre, vie, partir, quitter, énergie, fatigué, continuer, années devant',
  ],
  market_heir: [
    'daughter, son, children, heir, your girl, your boy',
    'fille, fils, enfants, héritier',
  ],
  market_stay_on: [
    'stay on, stay involved, keep a foot, keep a stake, keep a third, keep control, hand over, retire, step back, keep running',
    'garder un pied, garder une part, garder le contrôle, garder la main, un pied dedans, passer la main, passer le relais, retraite, prendre du recul, transmettre',
  ],
  market_successor: [
    'successor, succession, next generation, hand over, heir',
    'successeur, succession, relève, reprendre la suite, génération suivante, transmission',
  ],
  market_take_over: [
    'take over, run it, succeed, ready',
    'reprendre, prendre la suite, prendre le relais, succéder, prêt',
  ],
  market_wanting: [
    'want, would you like, keep, leave, stay',
    'voulez, veut, souhaitez, comptez, garder, partir, rester, envie',
  ],
  market_what_you_want: [
    'what you want, what he wants, what she wants, what the owner wants, what does he want, want to do, objectives, goals, why sell, your plans, your priorities, your project, what matters to you, motivation, what next, what are you after, cash out, personal situation, need the money, ambitions, what you are after, do you want, want to retire, want to stay, your life, chips off the table, ready to let go, money for, what for, are you tired, are you ready, still have energy, years of energy, take it over, take over, driving seat, what would you do, you want out, feel like doing, need the cash, who could run it, what you are looking for, on the monday after, wants the keys, tired of the alarm, gets you out of bed, makes you get up, simply done with, had enough of, stop working, carry on with, live well, see yourself, be doing in',
    'ce que vous voulez, ce qu’il veut, ce que veut, vous souhaitez, souhaitez vous, objectifs, vos projets, vos priorités, votre projet, pourquoi vendre, motivations, idée de la suite, faire après, vos envies, besoin d’argent, situation personnelle, vos intentions, ce que vous cherchez, ambitions, voulez vous, voulez faire, votre vie, tourner la page, partir à la retraite, mettre à l’abri, patrimoine, et vous, êtes vous fatigué, êtes vous prêt, de l’énergie, veut reprendre, aux commandes, sur votre bateau, que feriez vous, vous voulez partir, envie d’y passer, envie de continuer, besoin de l’argent, qui pourrait la diriger, lundi d’après, veut les clés, assez du réveil, fait lever le matin, fait lever, n’en pouvez plus, en avez marre, mettre de côté, arrêter de travailler, vivre bien, vous vous voyez, vous vous voyez dans',
  ],
  market_you_owner: [
    'you, your, yourself, owner, seller, shareholder, chief executive, in the family',
    'vous, votre, vos, dirigeant, propriétaire, actionnaire, monsieur, madame, dans la famille',
  ],
  market_your_plans: [
    'your plans, your goals, your objectives, your situation, you want, the owner’s plans, his plans, your priorities',
    'vos projets, ce que vous voulez, vos objectifs, votre situation, vos priorités, vos envies, projets du dirigeant, ses projets',
  ],
};
