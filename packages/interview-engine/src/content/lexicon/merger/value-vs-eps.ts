import type { Lexicon } from '../../types.ts';

/** Value creation as opposed to EPS, in the words people use for it. */
export const valueVsEpsNotions: Lexicon = {
  create_wealth: [
    'create value, creates shareholder value, creation of value, value creating, value creation, value accretive, makes shareholders richer, richer shareholders, good for shareholders, good deal',
    'crée de la valeur, crée toujours de la valeur, crée forcément de la valeur, créatrice de valeur, création de valeur, enrichit les actionnaires, bonne pour les actionnaires, bonne opération, bonne affaire',
  ],
  make_wealth: [
    'value, return on capital, roic, richer, poorer, wealth, good deal, bad deal, good one, bad one, earns more than it costs, money invested, invested capital, return exceeds',
    'valeur, rentabilité du capital, rentabilité des capitaux, retour sur capitaux, roce, roic, enrichi, appauvri, richesse, bonne affaire, mauvaise affaire, bonne opération, mauvaise opération, argent investi, capital investi',
  ],
  money_thrown_away: [
    'threw money away, throwing money away, thrown money away, money down the drain, burned money, got poorer, are poorer, made us poorer',
    'jeté l’argent par les fenêtres, argent par les fenêtres, appauvri, plus pauvres, plus pauvre, brûlé de l’argent, perdu de l’argent',
  ],
  prettier_number: [
    'number per share, figure per share, per share number, per share figure, nicer number, number per slice, figure per slice, nicer per share, prettier per share',
    'chiffre par action, chiffre par titre, chiffre par part, ligne par action, nombre par titre, chiffre par tête',
  ],
  proves_nothing: [
    'still poorer, poorer for it, isn’t the same as being richer, isn’t the same thing as being richer, not the same as being richer, not the same thing as being richer, without being richer, and still be poorer, and still lose money, proves nothing, says nothing, can look great, looks great on, look good on paper, without creating, without making anyone richer, without anyone being richer, not tell you, not tell us, loses money for, costs shareholders money, tells nothing, tells you nothing, means nothing, not prove, not mean, not the same, not the right, wrong test, wrong measure, wrong yardstick, not a test, not the point, not a proof, still be bad, still a bad, be a bad, destroys, not create, arithmetic, mechanical, optical, cosmetic, accounting effect, illusion, regardless of, rather than whether, whatever happens to, misleading, flattering, instead of asking, instead of looking, instead of value, rather than value, not value, trap, everyone claps, everybody claps, not richer, no richer, not any richer, even when you have overpaid, even if you have overpaid, even if you paid too much, even when you overpaid, can rise even',
    'sans qu’on soit plus riche, sans être plus riche, sans s’enrichir, être plus pauvre quand même, ça ne rend personne plus riche, sans que ça rapporte, ce n’est pas être plus riche, ne prouve rien, prouve rien, ne prouve pas, prouve pas, ne dit rien, dit rien, ne dit pas, ne veut rien dire, ne veut pas dire, ne signifie pas, signifie pas, pas la même chose, pas le bon, pas une preuve, mauvais critère, mauvais juge, mauvais indicateur, peut détruire, peuvent détruire, tout en détruisant, détruire de la valeur, détruit, ne crée pas, crée pas, pas créé, arithmétique, mécanique, optique, cosmétique, effet comptable, purement comptable, illusion, peu importe, trompeur, flatteur, pas enrichi, soit enrichi, au lieu de regarder, plutôt que la valeur, ne rapporte pas ce qu’il coûte, rapporte pas ce qu’il coûte, piège, tout le monde applaudit, pas plus riche, sans créer, sans que personne soit, sans enrichir, sans rien créer, même quand on détruit, ne nous dit rien, coûter de l’argent aux actionnaires, même quand on a payé trop cher, monter même, même en payant trop',
  ],
};
