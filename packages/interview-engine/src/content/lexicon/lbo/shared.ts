import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';
import { goesDown } from '../directions.ts';

/** What several points of this part of the trade are told with. */
export const lboShared: Lexicon = {
  is_praised: [
    'is best, is ideal, is perfect, is a plus, are a plus, is an advantage, are an advantage, is good, are good, good sign, is an asset, is a strength, helps the lbo, is attractive, are attractive, is positive, raise returns, boosts returns, increases returns, is better, that’s good, shows that',
    'est un atout, sont un atout, est un avantage, sont un avantage, est un plus, sont un plus, bon signe, est idéale, est positif, augmentent le rendement, augmente la rentabilité, ça montre que, rassure les banques, c’est mieux, c’est bien, signe que, c’est signe',
  ],
  is_said_to_be: ['is, are, means, comes to', 'est, sont, c’est, ce sont, veut dire'],
  lbo_earnings_drop: [
    crossed('ebitda, earnings, profit', goesDown[0]),
    crossed('ebitda, résultat', goesDown[1]),
  ],
  lbo_exit_equity: [
    'exit equity, equity at exit, equity out, final equity, proceeds',
    'fonds propres de sortie, equity de sortie, equity en sortie, fonds propres à la sortie, produit de cession',
  ],
  lbo_irrelevant_word: [
    'irrelevant, not matter, does not count, of no concern, unimportant, no importance, makes no difference, not important, counts for nothing, any of that counts, not relevant, is secondary, are secondary, secondary matter, can be ignored, no point, useless, not a criterion, not a topic, not an issue',
    'aucune importance, sans importance, peu importe, ne compte pas, pas important, importe peu, ne joue pas, ne change rien, on s’en moque, s’en fiche, inutile, sert à rien, servent à rien, pas un critère, négligeable, aucun intérêt, est secondaire, sont secondaires, reste secondaire, pas pertinent, pas un sujet, pas le sujet',
  ],
  lbo_is_word: ['is, means, would be', 'est, signifie, serait'],
  lbo_junior_people: [
    'mezzanine lenders, mezzanine funds, junior lenders, subordinated lenders, mezzanine holders, mezz lender, mezzanine lender, mezzanine fund',
    'mezzaneurs, prêteurs mezzanine, prêteurs juniors, créanciers subordonnés, fonds mezzanine, mezzaneur, prêteur mezzanine, prêteur junior',
  ],
  lbo_more_slowly: [
    'more slowly, slower, less quickly, not as fast, works less hard, works less well',
    'moins vite, plus lentement, pas aussi vite, travaille moins, travaille moins bien',
  ],
  lbo_multiple_noun: ['multiple', 'multiple'],
  lbo_no_influence: [
    'no influence on, no effect on, no impact on, does not affect, does not change, does nothing for, irrelevant for, changes nothing',
    'aucune influence sur, aucun effet sur, pas d’effet sur, sans effet sur, aucun impact sur, n’affecte pas, ne change pas, ne change rien, n’influence pas, ne joue pas sur',
  ],
  lbo_no_role: [
    'no role, no part, no place, no bearing, not part of, not come into',
    'aucun rôle, pas de rôle, n’intervient pas, intervient pas, entre pas dans, n’entre pas, pas sa place, rien à voir, pas partie',
  ],
  lbo_operating_profit: [
    'what we make, ebitda, ebit, operating profit, operating income, yearly profit, annual profit, years of profit, worth of profit, yearly result, earnings, what it makes, what the business makes, what the company makes, makes in a year, brings in a year, generates a year, generates in a year, the result, years’ profit',
    'ce qu’on gagne, ce que nous gagnons, ebitda, ebe, ebit, résultat d’exploitation, bénéfice d’exploitation, résultat opérationnel, rentabilité opérationnelle, années de résultat, ans de résultat, années de bénéfice, ans de bénéfice, profit annuel, bénéfice annuel, résultat annuel, ce que la boîte gagne, ce que la société gagne, ce que l’entreprise gagne, ce qu’elle gagne, ce qu’elle dégage, dégage par an, gagne par an, rapporte par an, années de profit, ans de profit, demi de résultat, ce que ça gagne, ce qu’elle rapporte',
  ],
  lbo_owed: [
    'owe, outstanding, smaller debt pile',
    'dus, doit, doivent, dû, devoir, devra, devrons, ardoise, reliquat, ce qu’on ne lui doit plus',
  ],
  lbo_proceeds_word: [
    'exit equity, equity at exit, proceeds, our equity, gain, return',
    'fonds propres de sortie, equity de sortie, fonds propres à la sortie, produit de cession, gain, plus value, ce qui revient',
  ],
  lbo_put_in: [
    'laid down, went in, goes in, put in, put up, invest, pay in, paid in, chip in, contribute, stake, stump up, stumps up, stumped up',
    'posé, qui est parti, mettre, met, mis, investir, apporter, injecter, allonge, allongent',
  ],
  lbo_seek: [
    'looking for, I want, we want, you want, seek, prefer, I like, I love, should be, needs to be, must be, should have, must have, ideally, give me, the more, best targets are, best target is, lenders love, lenders like, banks love, banks like, good target has',
    'il faut aussi qu’elle, cherche, je veux, on veut, préférer, privilégie, privilégier, j’aime, doit être, doit avoir, faut qu’elle, faut qu’il, faut que, idéalement, il me faut, plus elle est, plus c’est, prêteurs aiment, banques aiment, il faut une, il faut un, bonne cible a, bonne cible c’est',
  ],
  lbo_shrink: [
    'went from, come down, came down, melt, shrink, shrank, fall, fell, drop, goes down, go down, goes from, dwindle, reduced, disappear, lower, smaller, decline, small, gone, nothing left, light, lighter, whittled',
    'passée de, dette fond, crédit fond, emprunt fond, qui fond, fondu, baisser, diminuer, tomber, descendre, descend, réduire, réduit, rétrécir, maigrir, disparaître, petite, petit, plus rien, éteinte, allégée',
  ],
  lbo_stake: [
    'what we started with, what we began with, what we brought, what we laid down, our own part, money, investment, stake, equity, cheque, what you put in, what they put in, what we put in, what he put in, deposit, savings, our cash, my cash, what I staked, what we staked, our ticket, my ticket, its ticket, money put down, money laid down, money we put in, money I put in',
    'ce qu’on avait posé, mise, argent, placement, investissement, equity, fonds propres, apport, nos sous, mes sous, ses sous, leurs sous, son billet, mon billet, ton billet, notre billet, nos billes, l’argent mis, argent mis, argent posé, l’argent placé',
  ],
  lbo_that_is: ['that is, which is, makes, call it', 'c’est, soit, ça fait, cela fait, j’arrive'],
  lbo_tranche: [
    'tranche, layer, piece, slice, lender, instrument',
    'tranche, couche, étage, prêteur, instrument',
  ],
  picks_it: [
    'you want, we want, I want, ideally, the ideal target, the best target, a good target, best is, look for, looking for, I would look for, pick, prefer, better to take, best are, the more the better, are best, is best, is ideal, are ideal, a good sign, a plus',
    'on veut, je veux, il vaut mieux, mieux vaut, l’idéal, idéalement, on cherche, je cherche, la bonne cible, une bonne cible, la meilleure cible, on préfère, je préfère, on choisit, le mieux, il faut, est idéal, sont idéales, est un plus, bon signe, c’est bien',
  ],
  rates_that_rise: [
    'rates rise, rates go up, rates increase, rates climb, rates are up, rates are higher, higher rates, higher interest rates, higher risk free rate, higher risk free rates, rising rates, risk free rate goes up, rise in rates, rate rises, increase in rates',
    'taux montent, taux augmentent, taux remontent, taux grimpent, taux plus élevés, taux plus hauts, taux sans risque montent, taux sans risque monte, taux sans risque augmente, hausse des taux, remontée des taux, montée des taux, taux d’intérêt montent, taux d’intérêt augmentent',
  ],
  sole_criterion: [
    'only criterion, only thing that matters, all that matters, only thing that counts, all that counts, nothing but, only matters, only look at, sole criterion, only filter, only test',
    'seul critère, seule chose qui compte, tout ce qui compte, ne regarde que, seul compte, seul le taux compte, unique critère, seul élément qui compte, seul filtre',
  ],
};
