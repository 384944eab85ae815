import type { Lexicon } from '../../types.ts';

/** Keeping the client’s trust, in the words of those who get it wrong. */
export const clientRelationshipMisstated: Lexicon = {
  outright_not_his_business: [
    'none of his business, none of your business, mind his own business, mind your own business',
    'ça ne le regarde pas, ne vous regarde pas, de quoi il se mêle, de quoi je me mêle, s’occuper de ses affaires, occuper de vos affaires',
  ],
  rough_with_him: [
    'outrageous, how dare, tell him off, lecture him, disgraceful, threaten to, hang up on him, hung up on him, cut him short, walk out on him',
    'scandaleuse, scandaleux, refuse sèchement, honteux, honteuse, raccroche au nez, je raccroche, lui fais la leçon, de quel droit, comment il ose, remets à sa place',
  ],
};
