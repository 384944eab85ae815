import type { Lexicon } from '../../types.ts';

/** Compounding, in the words people use for it. */
export const compoundingNotions: Lexicon = {
  lbo_forget: ['forget, overlook, ignore, miss', 'oublier, oublie, ignorer, néglige'],
  lbo_growth_on_growth: [
    'gains bring gains, gains themselves, on the bigger pile, on top of the last, on top of the one before, pile up on itself, on top of the year before, on the year before, on the one before, go on winning, goes on winning, earns something in turn, earn gains, gains on gains, builds on the last, on the first year’s, on the gains of the first, on last year’s gain, on the gains already, on the gains of the year before, on gains already made, on what you have already made, on an amount already, growth earning growth, interest on interest, returns on returns, snowball, gain earns something, gain earns too, grow on the one before, grows on the one before, each year on the one before, on top of nine, on top of ten, on top of the previous, builds on the one before, each year stacks on',
    'gains rapportent eux mêmes, tas qui grossit, gains produisent, s’ajoute à la précédente, chaque année sur la précédente, sur un montant plus gros, hausse s’ajoute, sur l’année d’avant, travaille lui aussi, travaillent aussi, empilé, gains sur les gains, travaille sur la précédente, faire des petits, font des petits, travaille sur les gains, sur les gains de la première, montant déjà grossi, sur les gains passés, sur les gains déjà, gains de l’année d’avant, sur un montant déjà, intérêts sur intérêts, boule de neige, fait des petits, gain rapporte à son tour, gains rapportent à leur tour, pousse sur la précédente, sur la précédente, sur neuf sur, par dessus la précédente, neuf sur neuf, dix sur dix, huit sur huit',
  ],
  lbo_linear: [
    'divide the gain, divide by years, divide by five, split it evenly, spread evenly, sharing the profit, simple average, straight line, simple interest, simple division',
    'diviser le gain, diviser par le nombre, diviser par cinq, répartir également, moyenne simple, linéaire, intérêts simples, partager le gain, simple division, règle de trois',
  ],
  lbo_over_generous: [
    'too generous, too high, overstates, too much, wrong, trap',
    'trop généreux, trop élevé, surestime, surévalue, trop haut, faux, piège',
  ],
};
