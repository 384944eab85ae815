import type { Lexicon } from '../../types.ts';

/** Another structure in reserve, in the words people use for it. */
export const planBNotions: Lexicon = {
  deals_other_structure: [
    'plan b, partnership, commercial agreement, joint venture, minority stake, alternative, fallback, fall back, smaller deal, stay independent, licence',
    'plan b, partenariat, accord commercial, coentreprise, joint-venture, minorité, participation minoritaire, alternative, autre structure, solution de repli, rester indépendant, licence',
  ],
  plain_in_reserve: [
    'alive as if, meanwhile, something lined up, in case, other irons, second string, a spare, in reserve, in the drawer, up its sleeve, up their sleeve, as a backup, as a fallback, needed a fallback, second best',
    'pendant ce temps, dans le tiroir, au cas où, prévoir autre chose, une autre corde, un parachute, en réserve, dans la manche, dans un tiroir, sous le coude, en secours, solution de secours, roue de secours, plan de rechange, solution de rechange',
  ],
  plain_lighter_tie: [
    'float, alliance, partnership, minority stake, small slice, small stake, side by side, licence, joint venture, stock exchange, ipo, commercial agreement',
    'vendre des actions au public, petite participation, accord commercial, alliance, entente, partenariat, minorité, minoritaire, prise de participation, licence, coentreprise, bourse',
  ],
};
