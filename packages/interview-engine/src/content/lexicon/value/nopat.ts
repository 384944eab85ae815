import type { Lexicon } from '../../types.ts';

/** Operating profit after tax, in the words people use for it. */
export const nopatNotions: Lexicon = {
  company_tax: ['corporation tax, corporate tax', 'd’IS, l’IS, impôt sur les sociétés'],
  goes_to: ['goes to, go to, becomes, comes to, gives', 'monte à, devient, donne, passe'],
  op_result: [
    'operating result, operating income, profit of the business, profit from the business',
    'résultat d’exploitation, bénéfice de l’activité, bénéfice d’exploitation, résultat opérationnel',
  ],
};
