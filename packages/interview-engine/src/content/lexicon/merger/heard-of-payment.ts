import type { Lexicon } from '../../types.ts';

/** What is most often said wrongly of how a deal is paid and of a price paid later. */
export const heardOfPayment = {
  heard_dearer_target: [
    'pricier the target, dearer the target, more expensive the target, higher its p/e, higher its multiple, very high p/e, higher the target’s multiple, higher the target’s p/e, higher the multiple we pay, more we pay for the target',
    'plus la cible se paie, plus son per est élevé, per très élevé, multiple très élevé, plus la cible est chère, plus le multiple est élevé, plus on paie la cible cher',
  ],
  heard_more_accretive: [
    'more accretive, more eps, more it adds, more our earnings per share, more the earnings per share',
    'plus l’opération est relutive, plus c’est relutif, plus relutif, plus relutive, plus le bpa monte, monter le bpa, monter le plus mon bénéfice, monter le bénéfice par action',
  ],
  heard_above_it: [
    'higher than, above, exceeds, greater than, bigger than',
    'dépasse, supérieur à, supérieure à, plus grand que, au-dessus de, supérieure aux',
  ],
  heard_inverse: ['one over, inverse', 'inverse, un sur le coût'],
  heard_own_side: ['our, my, acquirer, buyer, we', 'mon, notre, acquéreur, acheteur'],
  heard_lower_than: [
    'lower than, below, less than, smaller than, under',
    'inférieur, plus bas, plus faible, en dessous',
  ],
  heard_target_is_it: [
    'if the target, when the target, target’s p/e is, as long as the target, buy a target',
    'si la cible, si le per de la cible, quand la cible, per de la cible est, tant que la cible',
  ],
  heard_lower_pe: [
    'the lower p/e, the lowest p/e, the smaller p/e',
    'per le plus faible, per le plus bas, per plus faible, plus petit per',
  ],
  heard_neutral_for_control: [
    'neutral for control, neutral on control, no effect on control, doesn’t touch control, nothing to do with control',
    'neutre pour le contrôle, neutre sur le contrôle, neutre côté contrôle, neutre en termes de contrôle, sans effet sur le contrôle, aucun effet sur le contrôle',
  ],
  heard_same_share: [
    'keep exactly the percentage, keep the percentage, keep the same percentage, keep their percentage, same percentage as before, keep the same share, still own the same',
    'gardent leur pourcentage, gardent le même pourcentage, gardent exactement, conserve sa part, conservent leur part, garde le même pourcentage',
  ],
  heard_nobody_diluted: [
    'nobody is diluted, no one is diluted, no dilution',
    'personne n’est dilué, aucune dilution, pas de dilution',
  ],
  heard_leverage_unmoved: [
    'doesn’t move leverage, doesn’t change leverage, doesn’t raise leverage, no effect on leverage, no effect on net debt, doesn’t count in, does not count in, doesn’t count towards, leaves leverage',
    'ne bouge pas le levier, ne compte pas dans, ne monte pas le levier, ne bouge pas notre levier, ne fait pas bouger le levier, aucun effet sur le levier, ne touche pas au levier, ne pèse pas sur le levier, ne change pas le levier',
  ],
  heard_how_to_pay: [
    'which financing, how to pay, how to finance, which way to pay, the financing is',
    'quel financement, comment payer, comment financer, quel mode de paiement, le financement est',
  ],
  heard_has_to_be: ['has to be, must be, should be, needs to be', 'doit être, soit, faut que'],
  heard_when_it_is: ['when, if, as soon as', 'quand, si, lorsque, dès que'],
  heard_thought_cheap: [
    'undervalued, too cheap, too low',
    'sous-évaluée, sous-évaluées, trop bon marché, sous-cotée, trop basse',
  ],
  heard_would_not: [
    'not, never, avoid, wouldn’t, bad idea, rather not, wrong, costs',
    'pas, jamais, éviter, évite, éviterais, mauvaise idée, erreur, coûte',
  ],
  heard_debt_unlimited: [
    'no limit to the debt, borrow as much as, as much debt as, no limit on debt, no limit to how much debt',
    's’endetter sans limite, autant de dette qu’on, emprunter autant qu’on, s’endetter autant qu’on veut, pas de limite à la dette, aucune limite à la dette',
  ],
  heard_no_weight: [
    'no importance, don’t matter, do not matter, play no role, irrelevant',
    'aucune importance, pas d’importance, n’importe pas, ne jouent pas, aucun rôle',
  ],
  heard_per_share: [
    'eps, earnings per share',
    'bpa, bénéfice par action, résultat par action, bénéfices par action',
  ],
  heard_no_effect: [
    'no effect, no impact, doesn’t change',
    'aucun effet, aucun impact, ne change pas',
  ],
  heard_bottom_line: ['net income, net profit, bottom line', 'résultat net, bénéfice net'],
  heard_hard_to_cheat: [
    'manipulate least, least easy to manipulate, hardest to manipulate, difficult to manipulate, hard to manipulate, can’t be manipulated, cannot be manipulated, impossible to manipulate',
    'plus difficile à manipuler, difficile à manipuler, moins manipulable, impossible à manipuler, moins facile à manipuler, peut pas manipuler, peut pas être manipulé',
  ],
  heard_top_line: [
    'revenue, sales, gross, turnover, easiest, easier',
    'chiffre d’affaires, ventes, marge brute, plus facile, facilement',
  ],
  heard_as_he_likes: [
    'as he likes, however he likes, as he wants, however he wants, whatever he wants, as it likes',
    'comme il veut, comme il l’entend, à sa guise, ce qu’il veut, comme il lui plaît',
  ],
  heard_safe_anyway: [
    'protected anyway, safe anyway, protected in any case, protected all the same, covered anyway',
    'protégé de toute façon, protégé quand même, couvert de toute façon, protégé de toutes façons, protégé dans tous les cas',
  ],
  heard_terms: [
    'terms, wording, drafting, definitions',
    'modalités, rédaction, termes, définitions',
  ],
  heard_a_detail: [
    'are a detail, is a detail, are just details, sort them out later, sort it out later, leave it to the lawyers',
    'sont un détail, est un détail, sont des détails, on verra après, on verra ça après, régler plus tard, c’est secondaire',
  ],
  heard_needless_to_define: [
    'don’t have to define, no need to define, needn’t define, don’t need to define, not necessary to define',
    'pas besoin de définir, inutile de définir, pas nécessaire de définir, pas la peine de définir',
  ],
  heard_takes_away: [
    'removes, eliminates, takes away, gets rid of',
    'supprime, élimine, enlève, fait disparaître',
  ],
  heard_bears: ['bears, carries, takes', 'porte, supporte, assume'],
  heard_fewer_quarrels: [
    'fewer disputes, fewer conflicts, fewer quarrels, less dispute',
    'moins de conflits, moins de litiges, moins de disputes, moins il y a de conflits, moins il y a de disputes',
  ],
  heard_longer_period: [
    'longer the period, longer period, longer earn-out, longer the earn-out',
    'plus la période est longue, période plus longue, plus la durée est longue, plus l’earn-out est long',
  ],
  heard_only_solution: [
    'only one solution, only solution, only one way',
    'qu’une solution, seule solution, qu’un moyen, seul moyen',
  ],
  heard_middle: [
    'split the difference, meet halfway, meet in the middle',
    'couper la poire, coupe la poire, couper en deux',
  ],
  heard_past_results: [
    'last year’s results, past results, results of the past, historical results, last year',
    'résultats passés, années passées, résultats historiques, année dernière, exercices passés',
  ],
  heard_not_discounted: [
    'don’t discount, do not discount, no need to discount, needn’t discount',
    'n’actualise pas, pas besoin d’actualiser, inutile d’actualiser, sans actualiser',
  ],
} as const satisfies Lexicon;
