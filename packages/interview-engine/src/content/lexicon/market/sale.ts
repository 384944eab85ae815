import type { Lexicon } from '../../types.ts';

/** What an owner thinks of when he sells. */
export const saleNotions = {
  market_you_owner: [
    'you, your, yourself, owner, seller, shareholder, chief executive',
    'vous, votre, vos, dirigeant, propriétaire, actionnaire, monsieur, madame',
  ],
  market_what_you_want: [
    'what you want, what he wants, what she wants, what the owner wants, what does he want, want to do, objectives, goals, why sell, your plans, your priorities, your project, what matters to you, motivation, what next, what are you after, cash out, personal situation, need the money, ambitions, what you are after, do you want, want to retire, want to stay, your life, chips off the table, ready to let go, money for, what for, are you tired, are you ready, still have energy, years of energy, take it over, take over, driving seat, what would you do, you want out, feel like doing, need the cash, who could run it, what you are looking for',
    'ce que vous voulez, ce qu’il veut, ce que veut, vous souhaitez, souhaitez vous, objectifs, vos projets, vos priorités, votre projet, pourquoi vendre, motivations, idée de la suite, faire après, vos envies, besoin d’argent, situation personnelle, vos intentions, ce que vous cherchez, ambitions, voulez vous, voulez faire, votre vie, tourner la page, partir à la retraite, mettre à l’abri, patrimoine, et vous, êtes vous fatigué, êtes vous prêt, de l’énergie, veut reprendre, aux commandes, sur votre bateau, que feriez vous, vous voulez partir, envie d’y passer, envie de continuer, besoin de l’argent, qui pourrait la diriger',
  ],
  market_your_plans: [
    'your plans, your goals, your objectives, your situation, you want, the owner’s plans, his plans, your priorities',
    'vos projets, ce que vous voulez, vos objectifs, votre situation, vos priorités, vos envies, projets du dirigeant, ses projets',
  ],
  market_after_sale: [
    'after, next, afterwards, later, cash out, hand over, keep, retire, stay, life, take some, chips, let go, leave, energy, tired, years left, boat, continue',
    'après, ensuite, suite, plus tard, garder, retraite, rester, transmettre, vie, partir, quitter, énergie, fatigué, continuer, années devant',
  ],
  market_stay_on: [
    'stay on, stay involved, keep a foot, keep a stake, keep a third, keep control, hand over, retire, step back, keep running',
    'garder un pied, garder une part, garder le contrôle, garder la main, un pied dedans, passer la main, passer le relais, retraite, prendre du recul, transmettre',
  ],
  market_successor: [
    'successor, succession, next generation, hand over, heir',
    'successeur, succession, relève, reprendre la suite, génération suivante, transmission',
  ],
  market_heir: ['daughter, son, children, heir', 'fille, fils, enfants, héritier'],
  market_take_over: [
    'take over, run it, succeed, ready',
    'reprendre, prendre la suite, prendre le relais, succéder, prêt',
  ],
  market_sell_a_part: [
    'minority, sell a part, sell part, sell only part, sell a stake, partial sale, bring in a fund, bring in a partner, open the capital, recap, sell a slice, sell a bit, only a minority, buy a slice, buy a bit, sell you a slice',
    'minoritaire, cession partielle, ouvrir le capital, ouvrir votre capital, faire entrer un fonds, ouverture du capital, recap, ouvrir 30, owner buy out, obo, céder un bout, céder une part, qu’une minorité, acheter un bout, prendre un bout, vendre un bout',
  ],
  market_option: [
    'option, alternative, otherwise, possible, plan b, other routes, other ways',
    'option, alternative, sinon, possible, autre voie',
  ],
  market_ipo_route: [
    'ipo, list, stock market, float, go public, flotation, open to the public',
    'bourse, cotation, coter, introduire, ouvrir au public',
  ],
  market_wait_on: ['wait, keep it, hold on, another year', 'attendre, garder, patienter'],
  market_several: [
    'several, many, enough, competition, competitive, compete, against each other, rivals, six, ten, bidders, round, tension, auction, a few, dozen, four, five, fifteen, three',
    'plusieurs, beaucoup de, du monde, concurrence, compétitif, rivaliser, six, dix, une dizaine, quinzaine, enchère, tour, quatre, cinq, quelques, trois',
  ],
  market_buyers_now: [
    'buyers, bidders, funds, sponsors, appetite, interested, suitors, they, people, candidates, private equity, corporates, industrial groups, competitors, international groups',
    'acheteurs, acquéreurs, fonds, industriels, candidats, appétit, intéressés, repreneurs, ils, prétendants, groupes, concurrents',
  ],
  market_compete: [
    'compete, competition, competitive, tension, auction, against each other, rival, bid up, run a process, round, tight, play, fight over, fight for, jealous, outbid',
    'concurrence, compétitif, rivaliser, tension, enchère, processus, tour, mettre en, se disputent, se jalousent, se battent, surenchérissent',
  ],
  market_value_range: [
    'range, low end, high end, from low to high, depending on the method, not a number, not one number, bracket, football field',
    'fourchette, plage, selon la méthode, selon la façon, pas un chiffre, intervalle',
  ],
  market_prepare_sale: [
    'get ready, prepare, launch, start, press the button, vendor due diligence, nine months, twelve months, within a year, in spring, sell in, go to market, run a process, hire an adviser, go out, tidy up, clean up the numbers, put things in order',
    'préparer, lancer, vdd, neuf mois, douze mois, d’ici un an, au printemps, commencer, mettre en vente, mandater, sortir, ranger, mettre de l’ordre',
  ],
  market_stops: [
    'stops, over, dead, falls apart, window closes',
    's’arrête, fini, mort, tombe à l’eau, fenêtre se ferme',
  ],
  market_sells_more: [
    'sell more, growing, more every year',
    'vendez plus, vendez huit, de plus chaque année, croissez, grandissez',
  ],
  market_keeps_more: [
    'keep more, earn more, margins',
    'reste davantage, gagnez plus, dans la poche, marges',
  ],
  market_number_word: [
    'number, figure, method, way you count',
    'chiffre, nombre, méthode, façon de compter',
  ],
  market_ahead_word: [
    'ahead, to come, upside',
    'devant soi, devant vous, devant eux, à venir, encore pousser, potentiel',
  ],
  market_wanting: [
    'want, would you like, keep, leave, stay',
    'voulez, veut, souhaitez, comptez, garder, partir, rester, envie',
  ],
  market_soon_word: [
    'now, next, spring, autumn, year, months, summer, today, within',
    'maintenant, prochain, printemps, automne, cette année, an, mois, été, aujourd’hui, d’ici, rentrée',
  ],
} as const satisfies Lexicon;
