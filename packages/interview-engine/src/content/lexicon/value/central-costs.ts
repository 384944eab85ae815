import type { Lexicon } from '../../types.ts';

/** Central costs and discount, in the words people use for it. */
export const centralCostsNotions: Lexicon = {
  head_office: [
    'cost of the parent, holding’s offices, offices and lawyers, holding’s staff, people upstairs, top floor, corner offices, people at the top, cost of the centre, head office staff, head office, headquarters, central cost, corporate costs, overhead, holding cost, holding company costs, group costs, unallocated costs, holding discount, conglomerates, discount for the holding, jumbled boxes, holding company discount',
    'coûte la maison mère, la maison mère, bureaux de la holding, avocats de la holding, équipe de la holding, dernier étage, étage de la direction, état-major, gens du dernier étage, le sommet du groupe, les gens du siège, la tête du groupe, siège, coûts centraux, frais centraux, coûts de structure, frais de structure, coûts corporate, frais corporate, frais généraux, décote, conglomérat, coûts non alloués, holding',
  ],
};
