import type { Lexicon } from '../../types.ts';

/** WACC, in the words people use for it. */
export const waccNotions: Lexicon = {
  asks_a_rate: [
    'ask for, asks for, want, require, demand, cap it at, capitalise at, capitalise them, discount at, discount them at, if I am fussier, shave',
    'demande, exige, je veux, on veut, rabote, actualise à, les actualise, capitalise à, les capitalise, plus exigeant, retire chaque année',
  ],
  average_word: ['average, blended cost', 'moyenne'],
  bankers: ['banker, bankers, lenders, banks', 'banquier, banquiers, prêteurs, banques'],
  by_shares: [
    'according to how much each brought, how much each brought, by how much each brought, what each one brought, who put in how much, who put in what, how much each put in, depending on who put, according to what each, by how much each put in, by what each put in, depending on how much each, in line with what each, by the size of each, each for its slice, each for its share, each for its part, each by its weight, each at its weight',
    'selon ce que chacun a apporté, selon ce qu’a apporté chacun, qui a mis combien, selon qui a mis, selon la mise de chacun, mise de chacun, d’après la mise, selon ce que chacun, selon la part de chacun, chacun selon son poids, chacun pour sa part, chacune pour sa part, chacun à son poids, chacun avec son poids, en fonction de ce que chacun, à hauteur de ce que chacun',
  ],
  central_bank: ['central bank, ecb, fed', 'banque centrale, bce, fed'],
  chosen_rate: [
    'target’s rate, riskier than, touch riskier, consistent with the risk, matches the risk, own rate, blended rate, funding rate, their rate, rate is half, right rate',
    'cohérent avec, taux de la cible, taux qui correspond, reflète le risque, plus risqué que, plus risquées que, leur risque, son risque, bon taux, comme la cible',
  ],
  curve_word: ['curve, shape', 'courbe'],
  expect: [
    'expect, want, ask, demand, require, need, backers ask',
    'attendent, exigent, demandent, veulent, réclament, requièrent, bailleurs demandent',
  ],
  feeds_into: [
    'goes into, feeds into, feeds, enters, then goes in, plugs into, is used in, flows into',
    'entre dans, rentre dans, rentre ensuite dans, entre ensuite dans, alimente, va dans, sert dans, s’intègre dans, se met dans',
  ],
  financiers: [
    'who fund us, who finance us, people behind us, those who put up, money men, investors, those who finance, those who fund, people who finance, lenders and shareholders, shareholders and lenders, lenders and owners, banks and shareholders, banks and owners, providers of capital, capital providers, financiers, backers, who provide the money, who lend and, who lent you and, who lent it to you, put the money in, give us their money',
    'qui nous financent, ceux qui mettent, ceux qui prêtent, investisseurs, ceux qui financent, actionnaires et prêteurs, prêteurs et actionnaires, banques et actionnaires, banquiers et actionnaires, banquiers et propriétaires, apporteurs de capitaux, bailleurs de fonds, financeurs, qui apportent l’argent, qui mettent l’argent, gens qui financent, t’ont avancé l’argent, ont avancé l’argent, t’ont prêté l’argent, confient leur argent, nous confient',
  ],
  first_word: [
    'first, initially, at the beginning, to begin with',
    'd’abord, au début, dans un premier temps',
  ],
  fragile_word: [
    'fragile, liquid, illiquid, diversified',
    'fragile, liquide, illiquide, diversifiée',
  ],
  go_down: [
    'come down again, fall back, drop back, slide back, down, downwards',
    'redescendre, redescend, redescendent, retomber, retombe, replonger, rechute, vers le bas',
  ],
  rate_rise: [
    'central banks tighten, central bank tightens, tighten money, money gets dearer, bonds pay more, money costs more everywhere, higher rates, rates rise, rates go up, rates increase, rate goes up, ten year rises, rates climb, rising rates, raise rates, hike rates, rates up, rates move up',
    'serre la vis, serrent la vis, resserre, argent devient plus cher, taux en hausse, taux plus hauts, taux qui montent, argent rapporte plus, taux montent, hausse des taux, taux plus élevés, taux augmentent, taux grimpent, taux remontent, oat prend, taux prennent, relève les taux, montée des taux, taux sont plus hauts',
  ],
  required_return: [
    'what our money costs, money costs us, cost of our money, price of money, price of our money, capital costs, return they ask, what the money costs, price of the money, wacc, cost of capital, discount rate, required return, return investors want, return they want, return investors expect, financing costs, average cost, hurdle rate, capitol',
    'argent nous coûte, argent coûte, coûte le capital, coûte notre argent, prix de l’argent, coût de notre argent, rendement que demandent, ce que coûte l’argent, wacc, cmpc, coût du capital, coût moyen, taux d’actualisation, rendement exigé, rendement attendu, rendement demandé, taux de rendement, exigence de rendement, rémunération exigée',
  ],
  return_on: [
    'return, yield, rate, percent, more, higher, extra, remuneration, compensation',
    'rendement, rentabilité, taux, pour cent, davantage, plus, rémunération, prime',
  ],
  small_firm: [
    'little company, little companies, little firm, tiny company, tiny firm, small, smaller, size, less liquid, fragile',
    'boîte modeste, minuscule, petite, petit, taille, moins liquide, fragile, moins diversifiée',
  ],
  too_much: [
    'too much, too many, too heavy',
    'trop de, trop d’emprunt, trop d’endettement, trop lourd, trop élevé',
  ],
  u_shape: [
    'turns round, turns around, until everybody gets scared, dips then, u shape, u curve, a u, first down, down and then up, down then up, falls then rises, back up, sweet spot, optimum, turns up, turning point, up to a point, beyond a point, beyond that point, after a point, at some point, past a certain, past a point, beyond a certain, above a certain, past some level, too much debt, smile, down and up, dips and then',
    'se retourne, ça repart, repart à la hausse, jusqu’au jour où, creuse puis, creux puis, regrimpe, baisse et puis, forme de u, en u, baisse puis, d’abord baisser, remonte, point bas, optimum, point optimal, à partir d’un certain point, jusqu’à un certain point, au-delà d’un certain, passé un certain, passé un seuil, passé un niveau, trop de dette, cuvette, sourire, descend puis',
  ],
};
