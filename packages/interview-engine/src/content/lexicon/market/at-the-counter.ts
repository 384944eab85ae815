import type { Lexicon } from '../../types.ts';

/** Deals, prices of money and advice to an owner, as people tell them across a counter. */
export const marketsAtTheCounter = {
  side_falls_short: [
    'light in, small in, tiny in, thin in, next to nothing, has nothing for, barely growing, hardly growing, running out of steam, running dry, going nowhere, are flat, is flat, walk past, gathering dust, flopped, half empty, half full, only lives in, depends less, depend less, it needs, they needed, keep asking for, losing its, losing their, not reach, want natural, tired brands, had plenty of, plenty of, had nothing, have nothing, has nothing, cannot write, cannot make, stuck in, shrinking',
    'léger dans, légers dans, petit dans, petite en, petite dans, petit en, absent du, quasi rien, tourne à moitié, prennent la poussière, essoufflé, s’essouffle, perd pied, reculent, le lui réclament, lui réclament, leur réclament, n’arrivent plus à, plafonne, leur manque, lui manque, moins dépendre, à revendre, pas de marque crédible, pas crédible, n’ont que du, mais rien, inexistant, recule, peser dans',
  ],
  side_has_it: [
    'precisely what, exactly what, exactly that, does exactly, the seller had, sells more of, brand has the, brand those, those people trust, everyone plays, everybody plays, where they already, people who know how, years of trying, sit in every, is everywhere, they went out and got it, roll it out, saves ten years, saves years, through its trucks, has the fans, came with, comes with, the target has, this brand sells, already delivers',
    'lui donnait, leur donnait, lui offrait, y a trois, la confiance des, refuse des commandes, joue dans la cour, d’un coup elle, attire les, le cœur des, que tout le monde réclame, vend plus que, il a les rayons, fait gagner dix ans, gagner dix ans, déjà équipés, où il est déjà, remplissait, remplit ce, où la cible, là où ça pousse, régnait, règne, tient boutique, la cible a',
  ],
  goal_of_buying: [
    'to fill, fill the, fill its, fill their, get onto, get a foot, the point was to, the idea was to, wanted recurring, wanted the, wanted web, keep people paying, same trucks, trucks in places',
    'le but c’était, l’idée c’était, voulait le cœur, voulait mettre la main, veut tout mettre, remplit les mêmes, remplir les mêmes, on remplit, discute les prix, mises ensemble, mis ensemble, en mariant',
  ],
  thing_bought: [
    'subscription, games, phones, phone, chips, software, routes, shelves, design, subscribers, rings, lorries, trucks, molecules, brand, customers, drugs',
    'abonnement, jeux, téléphone, puces, logiciels, tournées, rayons, bagues, joaillerie, camions, molécules, marque, clients, abonné, usine, la nôtre, prix',
  ],
  reason_only_told: ['always go through, with a strong rationale', 'je passe toujours'],
  say_stance: [
    'for my money, i have left, i have stopped, i have told, if it were my, had i been, my honest take, my honest view, my gut, my trouble, me i find, i find it, i take that bet, i bet on it, i blame, my call, if you ask me, my opinion, honestly i, so i say, i pull, i hold off, i tell them, i put my coat, to me that, you do not want to, to my mind, hand on heart, too rich for my blood',
    'j’en veux, je serais vous, si j’étais vous, si c’était ma, si j’avais conseillé, franchement, mon opinion, je trouve, à mon sens, moi je signe, moi j’applaudis, je m’y risquerais, moi je dis, je persiste, voilà ce que je ferais, à mes yeux, ma main au feu',
  ],
  say_verdict: [
    'left the table, leave the table, every day of the week, regret, daylight robbery, were robbed, too generous, pull the trigger, my coat on, not wait, no at that price, no at this price, to come back with, come back to me, sleep at night, not announce, find it expensive, it is expensive, overpaid by, overpaid for, doomed, fault was, at fault, paid for itself, got it right, get up from the table, too pricey, daft, no-brainer, not a euro beyond, have stopped at, wait twelve, go this autumn, bet on it yes, hold off, over the odds, too rich for my blood, played a blinder, paying for it for years',
    'laissé filer, laisser filer, le prix fort, applaudis, c’est malin, charger la barque, niet, c’était cadeau, un cadeau, trop généreux, trop généreuse, des deux mains, perdu d’avance, ne pouvait pas marcher, jamais dû, s’arrêter là, revenir avec du, belle affaire, mauvaise affaire, banco, range mes affaires, trop dangereux, se lève, risquerais volontiers, à la rentrée, pas avant, je fermerais la porte, hors de prix, un tour de plus, c’était bien payé, gardez-la, pas un sou, joué au poker',
  ],
  market_means_of_payment: [
    'hand over their own, currency for, leaned on the banks, every dollar in money',
    'règlent, met du sien, payé sur, réglé, régler',
  ],
  market_paper_money: [
    'hand those over, those over instead of money, useful currency, leaned on the banks, every dollar in money',
    'sur la caisse, sans émettre, leur propre papier, emprunte le reste, emprunter le reste',
  ],
  market_fund_exit: ['get rid of, sitting on the shelf', 'revendre par la bourse, se débarrasser'],
  market_sell_a_part: [
    'let somebody in, a third of it, sell a third, only a bit, keep the wheel',
    'vendez un tiers, vendez-en un tiers, seulement un bout, un bout à un, gardez les clés, un tiers du capital',
  ],
  market_better_business: [
    'clearly climbing, not hanging on one client, starting to sell',
    'gagnez de plus en plus, de plus en plus sur chaque',
  ],
  market_rewards: ['people pay for, pay more for', 'on vous paiera, paiera plus cher'],
  judge_you: ['are you, is this about', 'avez-vous'],
  judge_life: [
    'worn out, wants his money, knocked on your door, the grandchildren, the sailing boat, shop floor, being bored, feeding the kids',
    'à la pêche, lever le pied, passer les clés, s’arrête avec vous',
  ],
  judge_bank_bill: [
    'pricey credit, this pricey, the mortgage, a loan',
    'loyer de l’argent, banquier, banquiers, à crédit, l’argent coûte, la banque prête',
  ],
  judge_costlier: [
    'this pricey, so pricey, points less, charging less, asks for more, dearer, each point',
    'hors de prix, fondu, demande moins, demande plus, plus salé, salé, moins cher, coûte moins, au lieu de sept',
  ],
  judge_can_afford: [
    'trim, trims, shave, less left for, bigger cheque, smaller cheque, write a bigger, slice off the bid',
    'au rabais, plus de marge, faire plaisir, de moins dans le chèque, gros chèque, plus gros chèques, pousser son offre',
  ],
  judge_fund_side: [
    'whoever buys, buys you',
    'celui qui achète, celui qui vous achète, ceux qui achètent, chèque du vendeur',
  ],
  market_price_of_deal: ['the lot, cheque', 'le tout'],
  market_price_multiple: [
    'years of operating profit, times yearly profit, years of operating earnings',
    'années d’excédent brut, fois l’excédent, années d’excédent',
  ],
  market_over_market: ['on top of where it trades, where it trades', 'de plus que la bourse'],
  plain_over_its_worth: [
    'the sweetener, over the odds, more than its worth alone',
    'de plus que ce que ça vaut seul',
  ],
  plain_together_brings: [
    'shared buying, sharing routes, save together, routes and purchasing',
    'mettre la marque dans, doublons qu’on supprime',
  ],
} as const satisfies Lexicon;
