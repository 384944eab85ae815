import type { Lexicon } from '../../types.ts';

/** Pension deficits, in the words people use for it. */
export const pensionDeficitNotions: Lexicon = {
  plain_nothing_aside: [
    'nothing aside, no money aside, not put aside, never put aside, nothing saved, no money saved, no money behind, nothing behind it, no one put, nobody put, not funded, unfunded, underfunded, not covered, hole in, a hole, shortfall, missing money, deficit, without money aside, without setting money aside, nothing set aside',
    'rien mis de côté, pas mis de côté, sans argent de côté, personne n’a mis, jamais mis, pas provisionné, pas provisionnés, pas financé, non financé, non financés, pas couvert, non couvert, il manque, un trou, déficit, rien en face, sans argent mis de côté, sans mettre d’argent de côté, sans rien mettre, n’a mis l’argent de côté',
  ],
  plain_old_hands: [
    'former workers, former staff, old workers, old hands, old staff, retired workers, people who retired, retirees, pensioners, ex employees, past employees, staff who leave, people who left',
    'anciens, retraités, ex-salariés, vieux salariés, ceux qui partent, à leur départ, pensions',
  ],
  plain_somebody_pays: [
    'will pay, has to pay, have to pay, whoever takes over, new owner pays, buyer pays, buyer will, off the price, wants it off, deduct, comes off, as debt, like debt, after tax, net of tax, someone has to fund, someone has to pay, somebody has to fund, has to be funded',
    'devrai la sortir, devra la sortir, nouveau patron, nouveau propriétaire, paiera, du prix, de mon chèque, en déduction, en moins, déduit, déduire, comme une dette, en dette, après impôt, net d’impôt, que quelqu’un paie, quelqu’un devra payer',
  ],
  plain_throws_in: [
    'throws in, throw in, puts in, wants to add, slips in, wants in the debt, counts in, adds in',
    'y met, veut ajouter, veut mettre, y glisse, y fait entrer, fait entrer, veut compter',
  ],
  promised: [
    'deficit, unfunded, underfunded, promise, liability, obligation, owed, debt, hole, shortfall, gross or net of tax, after tax, deduct, comes off, provision, gap, not provisioned, not funded',
    'déficit, déficits, engagement, non couvert, pas couvert, pas financé, non financé, promis, promises, promesses, obligation, passif, dette, provision, brut ou net, après impôt, avant impôt, sans argent mis de côté, déduire, trou, pas provisionné, pas provisionnées, non provisionné, non provisionnées, sous-financé, c’est dû',
  ],
  retired_staff: [
    'old employees, old age, old staff, retirement promises, pension hole, pension, retirement, retirees, former employees',
    'vieux jours, retraités, pour leurs vieux jours, promesses de retraite, trou de retraite, trou des retraites, retraites, pensions, rentes, anciens salariés, ifc, engagements sociaux, indemnités de départ',
  ],
  short_fund: [
    'not enough money, set aside, is short, has a hole, not funded, money is missing',
    'pas assez d’argent, mis de côté, argent de côté, il manque, manque des fonds, boucher le trou',
  ],
};
