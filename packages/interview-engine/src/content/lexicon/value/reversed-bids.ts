import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** What a bidder pays and what a group is worth, turned round. */
export const reversedBidsNotions = {
  by_ebitda: ['by ebitda, by the ebitda', 'par ebitda, par l’ebitda'],
  divided_by_ebitda: [
    'divided by ebitda, divided by the ebitda, over ebitda, over the ebitda',
    'divisée par l’ebitda, divisé par l’ebitda, divisée par ebitda, divisés par l’ebitda, rapportée à l’ebitda, sur l’ebitda, sur ebitda',
  ],
  offered_equity: [
    'equity value, offer value, equity price, equity offered, price of the shares, value of the shares, market cap, value of the offer, equity cheque',
    'valeur des titres, prix des titres, valeur des actions, capitalisation, prix offert, montant de l’offre, fonds propres',
  ],
  mismatch_word: [
    'mix, mixes, mixing, mismatch, inconsistent, mistake, wrong, would, compare, if',
    'mélange, mélanger, mélangerait, incohérent, erreur, faux, serait, comparer, si',
  ],
  ebitda_by_ev: [
    crossed('ebitda, the ebitda', 'divided by, over', 'ev, enterprise value').concat(
      ', divide ebitda by ev, divide ebitda by enterprise value',
    ),
    crossed(
      'ebitda divisé par, divise ebitda par, divise l’ebitda par, ebitda sur',
      've, la ve, ev, l’ev, valeur d’entreprise, la valeur d’entreprise',
    ),
  ],
  leaves_multiple: [
    crossed(
      'not change, not affect, not move, not touch, not alter, no effect on, no impact on, no influence on, not come into, nothing to do with',
      'multiple, the multiple, ebitda multiple, ev multiple, multiple paid',
    ),
    crossed(
      'ne change pas, ne change rien à, ne modifie pas, n’affecte pas, ne touche pas, pas d’effet sur, aucun effet sur, pas d’impact sur, aucun impact sur, n’a pas d’influence sur, sans effet sur, n’intervient pas dans, n’entre pas dans',
      'multiple, le multiple, au multiple, multiple payé, calcul du multiple',
    ),
  ],
  exactly_as_much: [
    'by exactly, exactly the same percent, exactly the same percentage, exactly the same proportion, by the same percent, by the same percentage, by as much, just as much, exactly as much',
    'd’exactement, exactement de, de exactement, exactement du même, exactement dans la même, d’autant, du même pourcentage, dans la même proportion, de tout autant',
  ],
  lifted_multiple: [
    'raises the ev multiple, raises the multiple, increases the multiple, increases the ev multiple, lifts the multiple, multiple rises, multiple also rises, multiple goes up, multiple also goes up, multiple increases, raises ev, raises enterprise value, ev rises, ev goes up, ev increases',
    'augmente le multiple, relève le multiple, multiple augmente, multiple monte, fait monter le multiple, ve augmente, ve monte, augmente la ve, multiple progresse, valeur d’entreprise augmente',
  ],
  premium_on_debt: [
    crossed(
      'premium applies to, premium applies also to, premium also applies to, premium is paid on, premium is also paid on, premium goes on, premium covers, premium on',
      'net debt, debt, the debt, lenders',
    ),
    crossed(
      'prime s’applique à, prime s’applique aussi à, prime porte sur, prime porte aussi sur, prime est payée sur, prime vaut aussi pour, prime concerne aussi, prime aussi sur',
      'dette nette, la dette nette, la dette, dette, créanciers, les créanciers',
    ),
  ],
  // A group of several trades.
  centre_costs_word: [
    'central costs, head office costs, holding costs, corporate costs, holding company costs, overheads',
    'coûts centraux, frais de holding, coûts de holding, frais de siège, coûts de siège, coûts de structure, frais centraux, frais de structure',
  ],
  put_in_the_sum: [
    'add them, add it, added to, add to, are added, gets added, go on top, come on top, increase the value',
    'les ajoute, les ajouter, s’ajoutent, ajoutés à, viennent en plus, se rajoutent, les additionne, augmentent la valeur',
  ],
  diversified_group_word: [
    'conglomerate, conglomerates, diversified group, diversified groups, holding company, holding companies, diversification',
    'conglomérat, conglomérats, holding, holdings, diversification',
  ],
  worth_above_sum: [
    'a premium to, premium over, at a premium, above its sum, above the sum, always rewarded',
    'prime sur la somme, avec une prime, plus que la somme, bénéficie d’une prime, conglomérat une prime, une surcote',
  ],
  discount_word: ['discount, control', 'décote, contrôle'],
  taken_per_part: [
    'once per division, three times, from each division, from every division, in each division, for each division, division by division',
    'trois fois, de chaque division, de chacune des divisions, de chacune des trois, dans chaque division, à chaque division, par division, pour chaque division',
  ],
} as const satisfies Lexicon;
