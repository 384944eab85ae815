import type { Lexicon } from '../../types.ts';

/** A view of your own, in the words people use for it. */
export const ownViewNotions: Lexicon = {
  accept_it: [
    'accept, sign, go below, settle, take less, recommend less',
    'accepter, signer, descendre, céder, lâcher',
  ],
  advice_impression: [
    'i felt, impression, gut feeling, my feeling, instinct',
    'impression, ressenti, intuition, sentiment',
  ],
  ask_for: ['ask', 'demander, demandez, demanderais'],
  asset_in_brief: [
    'good company, great company, good business, great business, great asset, nice asset, good thing to own, right target',
    'bonne boîte, belle boîte, bonne société, belle société, bon actif, belle marque, bonne cible',
  ],
  better_school: [
    'great school but, good school but, better seat, chair to be in, seat to be in, small deals harder, see the most deals, best place to learn, best place to understand, best training, better training, best school, learn faster, learns faster, learn more, learns more, learn quicker, not learn better, only one of the three, only place where, more live execution, closer to the decision, trains better, train better, teaches more, teach more, makes better bankers, sees more, see the whole',
    'belle école mais, bonne école mais, voit le plus de deals, voit le plus de dossiers, meilleure place, meilleur siège, vaut le coup, vaut la peine, meilleur endroit pour apprendre, meilleur endroit pour comprendre, meilleure école, meilleure formation, forme mieux, forment mieux, on apprend plus, apprend plus vite, apprend mieux, apprend aussi vite, seul des trois, seul endroit où, seul métier où, plus près de la décision, on voit tout, fait de meilleurs',
  ],
  case_defends_price: [
    'defend this price, attack this price, was worth it, worth the money, worth every cent, bill was reasonable, price was reasonable, paid right, paid the right price, paid a fair price, find it fair, would pay it again, not too dear, defend the price, attack the price, defend that price, attack that price, i’d defend it, i’d attack it, on their side, find it reasonable, find the price reasonable, price is defensible, price was defensible, stand up for that price, stand up for the price',
    'défends ce prix, défendrais ce prix, attaque ce prix, attaquerais ce prix, ça les valait, les valait, valait le prix, valait son prix, payé le bon prix, payé le juste prix, trouve ça juste, trouve ça correct, pas trop cher, défendrais le prix, de leur côté, trouve ça raisonnable, trouve le prix raisonnable, défends le prix, attaquerais le prix, attaque le prix, prix se défend, prix est défendable, prix était défendable',
  ],
  case_in_praise: [
    'rigorous, educational, instructive, never be dogmatic, weigh up both sides, both sides of the argument, really interesting, iconic, emblematic, fascinating, sector i love, love the sector, love that sector',
    'rigoureux, rigueur, instructif, formateur, pédagogique, peser le pour et le contre, sans dogmatisme, passionnant, emblématique, fascinant, fascinante, que j’adore, très belles maisons',
  ],
  case_my_choice: [
    'i choose, i let the, i’d take, i would take, i’d pick, i would pick, i’d go for, i would go for, i’d choose, i would choose, i’d do, i’d suggest, my pick, my choice, i’d lean towards, i’d steer them to, i’d go with, we’d go for',
    'je choisis, je ferais entrer, moi je choisis, je prendrais, je choisirais, je retiendrais, je partirais sur, j’irais sur, j’irais vers, je ferais, je pencherais pour, mon choix, je proposerais, j’opterais pour, je privilégierais, on prendrait',
  ],
  case_not_like_this: [
    'not do it, not at this, not at that, do not buy, do not go, do not pay, do not sign',
    'ne le faites pas, pas à ce prix, pas à cette prime, n’achetez pas, n’y allez pas, ne payez pas, ne signez pas',
  ],
  case_only_listed: [
    'structure my advice in, structure the advice in, structure it in, structure my answer in, several stages, several steps, several points',
    'structurerais mon conseil en, structurerais en, structure mon conseil en, plusieurs temps, plusieurs étapes, plusieurs points, plusieurs axes',
  ],
  case_puts_blame: [
    'mistake was, mistake lies, error lies, mistake is mostly, was careless, was reckless, was imprudent, was a mistake, played with fire, only itself to blame, fault was bigger, i blame, more to blame, blame adobe, without a single concession, not announce, fault lies, the fault, the culprit, blame, to blame, got it wrong, played it well, played it badly, was naive, was right to, underestimated, should have known, the careless one, the careless side, was the careless, the naive one, without a fix, signed without, had it coming, bargained well, bargained badly, bargained hard',
    'l’erreur est, l’erreur vient, l’erreur était, était imprudent, était naïf, était une erreur, joué avec le feu, s’y est bien pris, s’y est mal pris, j’en veux, les mains vides, jamais dû annoncer, pas dû annoncer, perdu d’avance, plus fautif, la faute, le coupable, le responsable, en faute, est fautif, a eu tort, ont eu tort, a bien joué, a mal joué, a été naïf, a eu raison, a sous-estimé, ont sous-estimé, aurait dû savoir, la plus imprudente, le plus imprudent, l’imprudente, l’imprudent, le plus naïf, la plus naïve, signé sans, cherché, avait bien négocié, avait mal négocié',
  ],
  case_way_to_cash: [
    'buy-out, buyout, owner buy-out, obo, recap, dividend recap, minority sale, minority stake, flotation, ipo',
    'obo, lbo, owner buy-out, dividende exceptionnel, minoritaire, cession minoritaire, introduction en bourse',
  ],
  danger_word: [
    'the danger, big risk is, the biggest danger, the worry is, the exposure is',
    'le danger, le risque c’est, le point faible',
  ],
  deals_danger: [
    'risk, danger, downside, exposure, exposed, threat, prove me wrong, go wrong, goes wrong, worry, catch, fear, what scares me, change my mind, weak point, drawback, risky, could sink, ruin everything, could cost, blow up',
    'risque, danger, point noir, bémol, menace, donner tort, mal tourner, crainte, inquiète, point faible, revers, changer d’avis, exposition, dangereux, faire capoter, peut coûter, casser, tout perdre',
  ],
  deals_hard_times: [
    'first bad year, when times turn, a rainy year, one rough year, first hiccup, lean year, hits a bump, downturn, recession, slows, slowdown, cycle, cyclical, bad year, weak year, bad times, crisis',
    'trou d’air, coup dur, année maigre, vaches maigres, si les commandes, quand ça tangue, si ça tangue, premier accroc, ralentit, récession, cyclique, cycle, mauvaise année, crise, retournement, baisse d’activité',
  ],
  deals_main_danger: [
    'the risk is, main risk, biggest risk, real risk, the danger is, main danger, my worry, my fear, prove me wrong, what scares me, the exposure is, risk i see, the catch is, change my mind, could go wrong',
    'le risque est, le risque c’est, risque que je vois, principal risque, principal danger, vrai risque, le danger est, le danger c’est, le danger étant, au risque de, point noir, ce qui m’inquiète, donner tort, mal tourner, changer d’avis, la crainte, mon inquiétude',
  ],
  deals_opinion: [
    'my view, my opinion, my advice, i go ahead, i go but, i go with, i would do it, my recommendation, my judgement, my judgment, my preference, my answer, my call, my verdict, personally, i recommend, i would recommend, i advise, i would advise, i believe, i would argue, i argue, i favour, i would favour, i would prefer, i prefer, i would choose, i choose, i would go, i go for, i would push, i push for, i would defend, i defend, i would attack, i attack, i would not pay, i not pay, i would pay, i would say, i say, i would tell, i would answer, i would not sign, i not have signed, i would refuse, i would accept, i am convinced, i think, i find, i not do it, i would not do it, i tell, i lean, i would lean, my conclusion, i would bid, in my book, to my mind, looking back, in hindsight, i will defend it, i grant, in my eyes, to me, if i had advised, my instinct, my pick, at that price, i blame, the fault lies',
    'mon avis, mon conseil, ma recommandation, mon jugement, ma préférence, ma réponse, mon choix, personnellement, selon moi, pour moi, à mon sens, je recommande, je conseille, je crois, je pense, j’estime, je considère, je préfère, je privilégierais, je choisirais, je partirais, je pousserais, je défends, je défendrais, j’attaque, je ne paierais pas, je paierais, je dirais, je répondrais, je n’aurais pas signé, j’aurais, je refuserais, j’accepterais, j’irais, je suis convaincu, je leur dirais, je trouve, j’y vais, j’y irais, je leur conseillerais, je le ferais, je ne le ferais pas, je vais dire, je attaque, je penche, ma conclusion, je ferais, à mes yeux, avec le recul, moi je, à ce prix là, si j’avais conseillé, mon instinct, je déconseillerais, je reproche, la faute revient',
  ],
  deals_strong_opinion: [
    'my recommendation, i recommend, i would recommend, i advise, i would advise, my advice, my preference, my verdict, i would not do it, i not do it',
    'ma recommandation, mon conseil, je recommande, je conseille, ma préférence, je préconise, j’y vais, j’irais, je le ferais, je ne le ferais pas',
  ],
  deals_verdict_word: [
    'go ahead, go for it, proceed, refuse, reject, accept, negotiate, sign, cap, walk away, defend, attack, fair, full, too high, too low, cheap, expensive, dear, crazy, undervalues, overpay, overpaid, justified, wait, targeted, limited, at fault, not enough, push for, ceiling, no more than, underestimated, not above, do it, not do it, say no, say yes, ask for, blame, overconfident, provided, on condition, misjudged, better protected, worth it, paid for growth, too much, lean towards, good buy, bad buy, bargain, silly, foolish, steal, not a euro above, not a euro more, lucky, came out ahead, stop at, stopped after, leave it, loan, dragging it out, second plan, good price, badly prepared, badly played, well played, came out well, came out of it well, mishandled, overplayed',
    'y aller, foncer, refuser, accepter, négocier, signer, plafond, défendre, attaquer, juste, cher, trop élevé, trop bas, justifié, justifiée, surpayer, surpayé, ciblé, restreint, sous-estimé, sous-évalue, fautif, pousser, pas plus de, attendre, insuffisant, sans dépasser, le faire, dire non, dire oui, n’y vais pas, à ce prix, à condition, excès de confiance, responsable, à ne pas dépasser, surévalué, bien payé, mieux protégé, mal jugé, beaucoup trop, trop risqué, petit comité, bonne affaire, mauvaise affaire, de la chance, c’était trop, gagnant, trompé, arrêtez vous, arrêté au bout, laisser tomber, faire traîner, deuxième plan, trop petit, mal préparé, mal joué, bien joué, bien sorti, mal géré, mal négocié, bien négocié',
  ],
  first_i: ['i', 'je'],
  for_me: [
    'for me, to me, in my eyes, my own view, my feeling, my sense, i think, i believe, my concern',
    'pour moi, à mes yeux, mon sentiment, mon point de vue, je pense, je crois, je trouve, d’après moi',
  ],
  go_word: [
    'go but, go ahead, walk above, walk away, still do it, go for it',
    'y vais, fonce, renonce, signe',
  ],
  hold_on_for: ['hold out, stick to, hold on', 'tenir, tenez, tiendrais'],
  i_find: [
    'i find, i think, i believe, i feel, i am convinced, i doubt',
    'je trouve, je pense, je crois, je suis convaincu, je doute, j’ai l’impression',
  ],
  i_judge: [
    'i go with, i would go, i go ahead, i walk, i would walk, i would still, i still do it, i favour, i would favour, i defend it, i would defend, i would answer, i would push, i prefer, i would prefer, my take, my judgement, my judgment, my preference, my hesitation, my answer is, my answer would be, my call, my instinct, my conclusion, my read, my verdict, i am sceptical, i am convinced, i get ready, i would get ready, i say too low, i not slam, i would not slam, i not sell, i would not sell, short version i, what could prove me wrong',
    'ma réponse est, ma réponse c’est, ma réponse serait, ma préférence, à mon sens, mon avis, si je dois trancher, je tranche, mon sentiment, je descendrais, je pousserais, je préparerais, je lancerais, je partirais, je défendrais, je défends, ce qui me tracasse, le risque que je vois, ma conviction, mon choix, ma conclusion, mon verdict, je dirais non, je dirais oui, je suis sceptique, je suis convaincu, le point noir',
  ],
  i_would_go: [
    'i would go, i would do it, i do it, i would sign, i would buy it, i am in',
    'j’irais, j’y vais, je le ferais, je le fais, je signerais, je l’achèterais, je fonce',
  ],
  judge_ought: [
    'should have, ought to, could have had, could have waited, would have been better, better off, had better',
    'auraient dû, aurait dû, auraient pu, aurait pu, aurait mieux valu, feraient mieux, ferait mieux, valait mieux, vaudrait mieux',
  ],
  limit_or_doubt: [
    'unless the price, what they pay with, probably worth more, but with less, borrowing less, a bit less debt, not much higher, drops by, once the price falls, can fall, could fall, may fall, can drop, too dear, too rich, can pay more, could pay more, should pay in, real money, for now, for the moment, a long time, too early, too thin, the day they, not a penny, pays it back, no way the, euro more, a cent more, a penny more, but not, but only, not at that, not at this, if they, if the, if people, at most, no more than, up to, that could, could make me, look silly, may be wrong, i may be, i fear, what scares, my doubt, my worry, unless, provided, left with, because, since, like vineyards, not at any price, though, the trap, the catch, the snag, small print, keep me awake, keeps me awake, we are stuck, i can live with, cost them, it goes sour, rather than, at that price, at this price, never above, too little, only for cash, today, or cap, as long as the price',
    'sans monter, sans aller, pas beaucoup plus, pas plus haut, pas au-delà, c’est maigre, qui bouge, avec moins de dette, tant que le prix, si le prix baisse, peut baisser, peut chuter, peut s’effondrer, pourrait baisser, trop cher, peut mettre plus, pourrait mettre plus, peut payer plus, vrai argent, pour l’instant, pour le moment, c’est long, trop tôt, trop maigre, partiront, s’en iront, le jour où, dès qu’ils, à ce tarif, ne rembourseront jamais, jamais remboursé, pas un euro, mais pas, mais seulement, pas à ce, à condition, si les, si le, si jamais, au plus, pas plus, jusqu’à, pourrait me, passer pour, me tromper, j’ai peur, mon doute, ma peur, ma crainte, ce qui me gêne, sauf si, sinon, parce que, car, puisque, pas à n’importe, le piège, le hic, ça se gâte, petites lignes, m’empêche de dormir, on est coincés, je vis avec, plutôt que, seulement si, à ce prix, jamais au-dessus, trop peu, à moins que, seulement pour du cash, tienne la route',
  ],
  market_bad_turn: [
    'fall, lose, leave, fail, drop, close, slow, delay, block, overpaid, object, hits, collapse, stops, over, change overnight, walks out, walks away, turns, renewal, not renewed, goes, resign, feel heavy, dries up, continue, not ready, walk out, leaves, run away, slowing, empty, gone, falls, copy',
    'baisse, chute, perd, perdre, part, s’en va, quitte, échoue, remonte, ferme, ralentit, retard, bloque, surpayé, s’oppose, frappe, s’effondre, s’arrête, fini, retourne, glisse, s’en aille, non renouvelé, démissionne, vieillit, continuent, ailleurs, pèse, partir, s’enfuir, vide, parti, copier, s’en aillent',
  ],
  market_i_say: [
    'I say, I tell you, I advise, I only, I get, I go, I launch, I start, I prepare, I sell, I wait',
    'je dirais, je vous dirais, je vous conseille, je lancerais, je préparerais, je vendrais, je commencerais, j’attendrais, on lance, serait de lancer',
  ],
  market_if_case: [
    'if, unless, because, since, as long as, provided, given, would be, might, could, when',
    'si, sauf, parce que, puisque, car, à condition, tant que, serait, pourrait, quand, vu, étant donné',
  ],
  market_is_that: [
    'is, that, remains, was, being, were',
    'est, serait, reste, que, était, étaient, ce sont',
  ],
  market_judgement: [
    'overpaid, overpay, overpriced, too high, full price, fair, expensive, neat, sensible, smart, makes sense, little margin, stretched, bold, convinced, sceptical, skeptical, cautious, worry, concern, hesitation, danger, risk, risky, good deal, bad deal, right price, never above, not above, yes, no more than, ready, recommend, quietly, good time, now, not at any cost, weak point, doubt, justified, would not, reimbursement, integration, rich price, right fit, fit is right, well paid, dear, heavy, good fit, bad fit, good strategic, strategically right, preparing, go out, get going, works but, only just, sell, not convinced, positive, favourable, generous, low, cheap, well timed, worth it, disappoint, hold back, only hold, wait, for a song, a steal, too much, lucky, came out ahead, come out ahead, misjudged, at that number, not rush, walk, take it, leave it, on one condition, as long as, a mess, regret, paid up, that much, that kind of money, steep price, right asset, good thing to own, good asset, well bought, badly bought, good buy, bad buy, good nose, well played, played it well, smart move, less on the ticket, off the ticket, come back later, back a year later, at half the price, let it go, over the odds, silly price, stupid price, crazy price, got it cheap, got a bargain, money well spent, waste of money, percent less, not have gone, rather not',
    'surpayé, surpayer, juste prix, cher, pertinent, pertinente, intelligent, cohérent, cohérente, peu de marge, tendu, audacieux, convaincu, sceptique, prudent, crainte, inquiète, hésitation, danger, risque, bonne opération, mauvaise opération, bon prix, m’arrêterais, jamais au dessus, oui, pas au delà, prêt, recommande, bon moment, maintenant, convaincante, point faible, doute, justifié, justifiée, tracasse, gêne, intégration, bien payé, bien vu, mal vu, bonne idée, mauvaise idée, y aller, réserve, favorable, lourd, bon choix, mauvais choix, vieillit, cette année, tout juste, pas convaincu, utile, dangereux, généreux, bas de cycle, coûteux, bien négocié, discutable, en vaut, décevoir, préparation, lancer, attendre, trop, de la chance, gagnant, gagnants, mal jugé, se sont trompés, s’est trompé, à ce prix là, patienter, tant que, à une condition, laisser tomber, regretter, passer mon tour, bonne affaire, déconseiller, autant, bel actif, bon actif, prix salé, cher mais, bien acheté, bien achetée, mal acheté, mal achetée, bon achat, mauvais achat, nez creux, du flair, bien joué, joué finement, moins sur le ticket, serais revenu, revenir plus tard, moitié prix, laissé passer, prix idiot, prix fou, prix délirant, pour pas cher, argent bien placé, argent gaspillé, serais pas allé, pas pour moi',
  ],
  market_limit_to_price: [
    'walk above, walk away, never above, not above, never pay more, no more than, not go above, stop at, ceiling, at most, not more than, not a cent above, not a cent more, leave the table, put my pen down, put the pen down, pen down, go up to, go as far as, then i stop, after that i stop, close the file, not a euro more, not a pound more, not a dollar more',
    'jamais au dessus, pas au dessus, au delà, jamais plus, pas plus de, m’arrêterais, plafond, au maximum, pas au delà, pas un centime, je me lève, je m’en vais, quitte la table, j’irais jusqu’à, irais jusqu’à, je vais jusqu’à, range mon stylo, pose mon stylo, après j’arrête, je ferme le dossier, pas un euro de plus, pas un sou de plus',
  ],
  market_opinion: [
    'my take, my view, my opinion, personally, I think, I believe, I reckon, my feeling, my recommendation, I recommend, I like, I am convinced, my worry, my hesitation, my concern, my answer, my advice, I would argue, if I had to, what worries me, bothers me, honest view, I do it, I go for it, I still do it, I walk, I not pay, I approach, I suggest, I pitch, I get ready, I launch, my bet, I knock, my gut, my sense, I am sceptical, I am cautious, I am positive, my main worry, my one worry, I would want, my call, frankly, if it were me, I side, I am not convinced, looks expensive, seems expensive, I doubt, I wonder, I fear, in hindsight, arguably, my reading, strikes me, I was not convinced, I have walked, on their board, I am in favour, I am against, I have insisted, I insisted, I go ahead, I support, I back it, I have done, I have preferred, I have waited, I have voted, in my eyes, my instinct, my pick, to me, i would not, i would tell, i would have, what i like less, i am glad, if i were, in their shoes, in their place, had i been, on the board, if you ask me, for my money, i have signed, i have paid less, i have offered, i have bid, i have let, i have come back, i have held, my hunch, were it mine, if it were mine, i shake hands, i have let it go, i have passed, i am for it, i m for it, i’m for it, honestly they, honestly i, with my own money, my own money, i would have paid, i would get the, i would open the',
    'je mettrais de l’ordre, mon avis, selon moi, personnellement, je pense, je crois, je trouve, j’estime, mon sentiment, ma recommandation, je recommande, je suis convaincu, ma crainte, mon inquiétude, mon hésitation, ma réponse, mon conseil, je conseille, si je dois trancher, ce qui m’inquiète, ce qui me gêne, ce qui me tracasse, je préférerais, moi je, je le ferais, je ferais, je n’irais, j’irais, je m’arrêterais, je ne paierais, je lancerais, je préparerais, je vendrais, j’attendrais, mon pari, je proposerais, je suis réservé, je suis sceptique, je reste prudent, franchement, mon intuition, je suis prudent, je suis favorable, ma principale crainte, ma seule réserve, avec une réserve, j’y suis favorable, à votre place, il faut y aller, je tranche, je doute, je crains, me paraît, me semble, à mon sens, avec le recul, à leur place, ma lecture, ce que j’aime, ce qui me plaît chez, ce qui me plaît là, ce qui me plaît c’est, ce qui me dérange, j’ai un doute, je suis pour, je suis contre, serait de, je me lancerais, je soutiendrais, à mes yeux, mon instinct, mon choix, pour moi, je leur dirais, je vous dirais, si j’étais, si j’avais, j’aurais, je garderais, je refuserais, je patienterais, je déconseillerais, je m’en irais, j’aime moins, au conseil, j’aurais signé, j’aurais proposé, j’aurais offert, j’aurais laissé, j’aurais attendu, je serais revenu, à leur place j’, à sa place j’, mon petit doigt, si c’était la mienne, si c’était le mien, je tope, j’aurais laissé passer, avec mon argent, de ma poche, je l’aurais fait, j’aurais payé, j’ouvrirais',
  ],
  market_other_way: [
    'insisted, preferred, waited, walked, paid less, instead, differently, alone',
    'insisté, préféré, attendu, renoncé, payé moins, plutôt, autrement, seul',
  ],
  market_overpay_word: [
    'overpaid, overpay, too much, too expensive, destroys value, lost',
    'surpayé, surpayer, trop payé, trop cher, détruit de la valeur',
  ],
  market_prepare_sale: [
    'get ready, prepare, launch, start, press the button, vendor due diligence, nine months, twelve months, within a year, in spring, sell in, go to market, run a process, hire an adviser, go out, tidy up, clean up the numbers, put things in order, sort the papers, sorting the papers, put the papers, papers in order, tidy the books, clean the books, knock on doors, knocking on doors, books in order, open the doors, accounts in order',
    'préparer, lancer, vdd, neuf mois, douze mois, d’ici un an, au printemps, commencer, mettre en vente, mandater, sortir, ranger, mettre de l’ordre, papiers en ordre, met en ordre, range les papiers, trier les papiers, mettre les comptes au propre, frapper aux portes, frapperais aux portes, mettrais de l’ordre, ouvrirais, comptes en ordre',
  ],
  market_risk_word: [
    'risk, danger, worry, hesitation, threat, weak point, go wrong, reservation, caveat, sticking point, question mark, bothered me, what bothered, fear, nervous about, what keeps me, scare, scared, frightens, uneasy, trouble me, keeps me awake',
    'risque, danger, crainte, inquiétude, hésitation, menace, point faible, bémol, tracasse, inquiète, gêne, réserve, mal tourner, incertitude, m’embête, peur, me retient, ce qui me dérange, me chiffonne, mal se passer, me trouble, m’empêche de dormir',
  ],
  market_soon_word: [
    'now, next, spring, autumn, year, months, summer, today, within',
    'maintenant, prochain, printemps, automne, cette année, an, mois, été, aujourd’hui, d’ici, rentrée',
  ],
  market_stops: [
    'stops, over, dead, falls apart, window closes',
    's’arrête, fini, mort, tombe à l’eau, fenêtre se ferme',
  ],
  market_wait_on: ['wait, keep it, hold on, another year', 'attendre, garder, patienter'],
  my_position: [
    'i sign, i would sign, i’d sign, in their shoes, in your shoes, i would sell, i’d sell, leave the table, i would hold out, hold out for, i’d hold out, my figure, my price, i would say no, i’d walk, my take, where i stand, where i would land, my counsel, i would rather, i would go for, if i were you, my own money, were it my money, i recommend, i would recommend, my recommendation, my advice, i would advise, i advise, my view, for me, personally, i believe, i suggest, i would suggest, i would aim, aim for, i would accept, i would refuse, we should, board should, you should, i would push, i would open, i would not, not sell, not accept, walk away, hold out, i would go, i would set, i would stick, my answer, my number, advise you, our advice, my line',
    'je signe, à leur place, à votre place, je vends, se lève de table, on se lève, je quitte la table, je ne cours pas après, je vendrais, je lâche pas, je ne lâche pas, je refuserais, je dirais non, tenir à, mon chiffre, mon prix, mon sentiment, à mon sens, où je me place, où je me situe, où je me mets, moi je prends, je préfère attendre, je prendrais, je partirais, je chercherais, si c’était mon argent, à ta place, avec mon argent, je recommande, ma recommandation, mon conseil, je conseille, selon moi, pour moi, personnellement, ce que j’en pense, mon avis, je propose, je suggère, viser, j’accepterais, refuser, vous devriez, conseil devrait, je pousserais, j’ouvrirais, je ne vendrais pas, ne pas vendre, ne vendez pas, on signe, négociable, je fixerais, je tiendrais, je m’arrêterais, ma position, ma réponse, vous conseille, conseille de tenir, tenir entre, ma ligne',
  ],
  my_view: [
    'i personally think, i personally believe, i think, my view, i believe, i am convinced, to me',
    'je pense, mon avis, je crois, selon moi, je suis convaincu, pour moi',
  ],
  own_decision: [
    'i turn it down, turn it down, tell them to pass, tell him to pass, tell them no, tell them yes, tell him no, tell him yes, i would stop at, i would pass, i would not go, tell them to go, hands off, i stop at, i pass, let it go, leave it alone, i’d walk, shut the door, make him sweat, hold out, i’d sell, wait for, send it back, ask for double, asked for double, i would ask, i’d wait, in favour, do it, i would shake hands, i shake hands, i would sign, i would pay, i would have paid, i would take it, i would walk, leave it, say no, i would say yes, i would buy, i would have bought, i would not have, i would have said, i would sell, i would not sell, i would stay out, i would have stopped, i side with, i defend, i attack, i would have proposed, not slam, i would keep, i would hold, i buy, i sell, i have paid, i have bought, i have said, i have walked, i have stopped, i say yes, i sign, i take it, i walk away, i pay, i keep, i hold out, i bid, i would reject, i reject, i’d reject, i’d say no, i would say no, i’d cap, not to do it, i have called it off, i would talk to them',
    'je lui dirais oui, je lui dirais non, je leur dirais oui, je leur dirais non, dirais de passer, dirais de foncer, passe mon tour, passerais mon tour, je m’arrêterais, je laisserais tomber, je laisse tomber, je signerais quand même, moi j’y vais, dirais de laisser tomber, je laisse filer, laisserais filer, je passe, claquer la porte, faire transpirer, tenir bon, demandé le double, j’aurais demandé, j’aurais attendu, j’attendrais, je serais pour, favorable, je le ferais, je signe, je signerais, je dis oui, je dis non, je dirais non, je dirais oui, je prends, je prendrais, je laisse, je laisserais, je paierais, je l’aurais payé, j’aurais payé, je l’aurais fait, j’achèterais, je l’achète, j’aurais dit, j’aurais acheté, je vendrais, je ne vendrais pas, je tiendrais, je n’aurais pas, je me serais arrêté, je serre la main, je défends, j’attaque, allez-y, faites-le, je vends, je garderais, je mets, j’aurais proposé, j’aurais arrêté, j’aurais renoncé, je refuse, je refuserais, j’y vais, je m’arrête, c’est non, mon conseil, ne pas le faire, on y va, je discuterais, je rejette, je rejetterais',
  ],
  own_opinion: [
    'me I’d propose, I’d propose, if you ask me, me I would, me I’d, i’d do, i’d take, i’d pick, my favourite, personally, in my view, my preference, i’d rather, i’d go for, i’d favour, i’d recommend, i’d suggest, i’d push, i’d choose, i’d start with, i would go for, i would rather, i would favour, i favour, i would push, i would start with, my advice, i recommend, i would recommend, i would suggest, if i had to choose, to my mind, for my part, i go for, i choose, my own preference, i pick, i would choose, i lean, go for it, my own pick, my pick, if it were me',
    'moi je partirais, moi je proposerais, si tu me demandes, si vous me demandez, je prendrais, je ferais, je garderais, mon favori, ma favorite, personnellement, à mon avis, ma préférence, je privilégierais, je préférerais, je proposerais, je recommande, je conseillerais, mon conseil, pour ma part, de mon côté, je pencherais, si je devais choisir, moi je, je choisirais, j’opterais, je retiendrais, mon choix, si c’était moi',
  ],
  passing_best: [
    'smart one, smart move, smart thing, the best one, the cleanest, the least painful, the least bad, the wisest, the safest, the soundest, the right one, the sensible one, suits them best, makes most sense',
    'le plus malin, la plus maligne, le mieux, la moins douloureuse, le moins douloureux, la moins mauvaise, le moins mauvais, le plus sage, la plus sage, le plus sain, la plus saine, le plus propre, la plus propre, la bonne voie, la bonne porte',
  ],
  passing_platitude: [
    'the right questions, well advised, prepared better, prepare better, drawn lessons, draw some lessons, draw lessons, lessons for, the part on, a part on, first part, sections, in four parts, in three parts, in several parts',
    'les bonnes questions, bien conseillé, bien conseillés, mieux anticiper, mieux se préparer, mieux préparer, tirer des leçons, leçons à tirer, une partie marché, une partie sur, première partie, plusieurs parties, quatre parties, trois parties, quatre temps, trois temps, mieux travailler avec',
  ],
  passing_way: [
    'sell a third, sell a slice, sell a bit, sell part, sell thirty, a fund, an outsider, the outsider, the stranger, a stranger, a partner, minority, the loan, a loan, the buy-out, the walls, the building, stock market, the field, the land',
    'vendre un tiers, vendre un bout, vendre une part, un fonds, un associé, l’associé, un étranger, l’étranger, un partenaire, minoritaire, l’emprunt, un emprunt, l’obo, les murs, l’immobilier, l’usine, la bourse, le terrain, le champ',
  ],
  plain_average: [
    'average, mean, midpoint, mid point, in the middle, split the difference, halfway',
    'moyenne, milieu, coupe la poire, mi-chemin',
  ],
  plain_i_would: [
    'were i, i would have, if you ask, i would start, i would go, i would advise, i would tell them, let me be direct, tell you straight, if you ask me, if i was, if i were',
    'à leur place, moi je trouve, moi je dis, moi j’y crois, à mon sens, si vous voulez mon avis, j’aurais payé, j’y crois',
  ],
  plain_never_remade: [
    'cannot be built, cannot build, cannot be copied, cannot be rebuilt, cannot recreate, nobody can build, no second one, such a brand, such a name, one of a kind, comes along once',
    'ne se crée pas, ne se crée plus, ne se construit pas, ne se recrée pas, ne se copie pas, ne se refait pas, ne réinvente pas, une telle marque, un tel nom, irremplaçable',
  ],
  plain_own_call: [
    'too rich, walk the minute, sleep at night, let it go, the careless one, tell him no, can pay more, can do better, asked for double, ask for double, paid less, start preparing, launch in, not this week, before next, say no, underestimated, should have started, do the box, i would walk, no room for error, naive, lowball',
    'laisser filer, trop maigre, à ce tarif, la plus imprudente, le plus imprudent, dormir tranquille, dorment tranquilles, peut faire mieux, peut mettre plus, demandé le double, laisserais passer, ont bien fait, pas droit à l’erreur, revienne avec plus, reviennent avec, sous-estimé, à condition de, naïf, pas demain, dans six mois',
  ],
  plain_that_way: [
    'that way, this way, this route, that route, that door, last way, the last one, the first one, the second one, that option, this option, the fund in, this road, that road',
    'cette porte, cette voie, cette option, cette solution, cette piste, la dernière, la première, la deuxième, celle-là, celui-là, ce dernier chemin, ce chemin, un fonds',
  ],
  price_in_brief: [
    'silly price, full price, steep price, wrong price, fair price, crazy price, right price, too dear, too pricey',
    'prix idiot, prix fou, prix plein, mauvais prix, bon prix, prix juste, prix salé, trop cher, trop chère',
  ],
  price_line: [
    'below, above, under, between, at least, minimum, floor, reserve, walk away, asking price, nineties, eighties, less than, around',
    'en dessous, au-dessus, sous, entre, au moins, minimum, plancher, réserve, à partir de, autour de, moins de, négociable, pas sous, ne signe pas',
  ],
  process_chosen_few: [
    'targeted, handful, six or eight, five or six, four or five, credible names, chosen names, picked by hand, hand picked, narrow process, selective',
    'ciblé, restreint, poignée, cinq ou six, six ou huit, quatre ou cinq, bien choisis, triés sur le volet, petit comité',
  ],
  process_in_sum: [
    'on balance, all things considered, weighing it up, if it were me',
    'tout bien pesé, tout compte fait, tout bien réfléchi, à sa place',
  ],
  process_my_choice: [
    'i’d go, i would go, i’d run, i would run, for me, i’d recommend, my choice, i’d pick, my advice',
    'pour moi, je ferais, j’irais, je partirais, je prendrais, je recommanderais, je lancerais, mon choix, mon conseil',
  ],
  process_weighs_in: [
    'i’d go, i would go, i’d go with, i’d pick, i would pick, i’d keep, so me, i’d approach, i’d rather, my recommendation, i’d run, i’d choose, i’d recommend',
    'je recommanderais, je conseillerais, je choisirais, je privilégierais, j’irais, je prendrais, je ferais, moi je, je partirais',
  ],
  say_dislike: [
    'what i like less, what bothers me, what worries me, what scares me, what annoys me, what troubles me',
    'ce qui me gêne, ce qui m’inquiète, ce qui me fait peur, ce qui m’ennuie, ce qui me déplaît',
  ],
  say_stance: [
    'i would, i would not, if i were, if it were, in their shoes, in your shoes, in their place, for me it, to me it, in my eyes, my pick, my choice, my instinct, i think, i lean, if they ask, if nobody, at that price, at this price, i say, my advice, for my money, i have left, i have stopped, i have told, if it were my, had i been, my honest take, my honest view, my gut, my trouble, me i find, i find it, i take that bet, i bet on it, i blame, my call, if you ask me, my opinion, honestly i, so i say, i pull, i hold off, i tell them, i put my coat, to me that, you do not want to, to my mind, hand on heart, too rich for my blood',
    'à leur place, à votre place, si c’était, si j’avais, pour moi c’est, à mes yeux, mon choix, mon instinct, je pense, je penche, s’ils réclament, s’ils demandent, si personne, à ce prix, je dis, mon conseil, selon moi, je leur dirais, je dirais, j’aurais, je crois, j’en veux, je serais vous, si j’étais vous, si c’était ma, si j’avais conseillé, franchement, mon opinion, je trouve, à mon sens, moi je signe, moi j’applaudis, je m’y risquerais, moi je dis, je persiste, voilà ce que je ferais, ma main au feu',
  ],
  say_verdict: [
    'say no, say yes, a yes, a no, leave it, walk away, walked away, go for it, rush, hold on, sit down with them, stop at, stopped after, ask for ten percent, for a song, lucky, came out ahead, misjudged, too much, not a cent, not touch, on one condition, defend it, let somebody in, patient investor, second plan, talk rather, slam the door, take it, slower but, dearer than, too small, too costly, tired of, left the table, leave the table, every day of the week, regret, daylight robbery, were robbed, too generous, pull the trigger, my coat on, not wait, no at that price, no at this price, to come back with, come back to me, sleep at night, not announce, find it expensive, it is expensive, overpaid by, overpaid for, doomed, fault was, at fault, paid for itself, got it right, get up from the table, too pricey, daft, no-brainer, not a euro beyond, have stopped at, wait twelve, go this autumn, bet on it yes, hold off, over the odds, too rich for my blood, played a blinder, paying for it for years',
    'dire non, dire oui, c’est oui, c’est non, refuser, laisser tomber, passer mon tour, passé mon tour, foncer, fonce, précipiterais, patienterais, allez y, arrêtez vous à, arrêté au bout, demande dix pour cent, bonne affaire, de la chance, gagnant, trompé, c’était trop, pas un centime, toucherais, à une condition, défends, deuxième plan, discuter plutôt, claquer la porte, déconseillerais, plus lent mais, trop petit, trop coûteux, me lève, assois avec eux, laissé filer, laisser filer, le prix fort, applaudis, c’est malin, charger la barque, niet, c’était cadeau, un cadeau, trop généreux, trop généreuse, des deux mains, perdu d’avance, ne pouvait pas marcher, jamais dû, s’arrêter là, revenir avec du, belle affaire, mauvaise affaire, banco, range mes affaires, trop dangereux, se lève, risquerais volontiers, à la rentrée, pas avant, je fermerais la porte, hors de prix, un tour de plus, c’était bien payé, gardez-la, pas un sou, joué au poker',
  ],
  take_it_if: ['take, accept, grab', 'prenez, acceptez, prendre, accepter'],
  the_bet: ['the bet, a bet, wager, betting on it', 'le pari, un pari, parier dessus'],
  told_go_small: [
    'go small, five names, six names, a handful, small circle, small list, short list, keep it small',
    'ferais petit, cinq noms, six noms, une poignée, petit cercle, liste courte, petit comité',
  ],
  told_my_call: [
    'if it were up to me, if it was up to me, if it were my call, if you ask me, my call is',
    'ne tenait qu’à moi, si c’était à moi de décider, si c’était moi, si vous me demandez mon avis',
  ],
  verdict_on_price: [
    'overpaid, too much, underpaid, right to, wrong to, got it right, got it wrong, well paid, fair, paid too much, dear but worth, worth it, worth every, came out better, more to blame',
    'trop payé, surpayé, payé trop, eu raison, eu tort, bien fait, mal fait, bien payé, mal payé, ont trop payé, cher et mérité, cher mais mérité, mieux sortie, plus fautif',
  ],
  well_or_badly_defended: [
    'well protected, badly protected, protected itself well, protected itself badly, looked after itself, negotiated well, negotiated badly, came off best, came off worst',
    'bien défendu, mal défendu, bien protégé, mal protégé, s’en sort bien, s’en sort mal, tire bien, tire mal',
  ],
  what_could_go: [
    'if i’m wrong, if i am wrong, i could be wrong, risk, danger, worry, concern, caveat, if the plan, miss, optimistic, mirage, provided, unless, could fall, could come back, condition, lose the upper hand, goes wrong, derails, slips',
    'je me trompe, j’ai tort, risque, danger, crainte, inquiétude, réserve, si le plan, dérape, rate, optimiste, mirage, sauf, pourrait retomber, revient à, condition, perd la main, tourne mal, sachant que, mauvais trimestre',
  ],
  what_worries: [
    'what worries me, my worry, what bothers me, my concern',
    'ce qui m’inquiète, mon inquiétude, ce qui me gêne, ma réserve',
  ],
};
