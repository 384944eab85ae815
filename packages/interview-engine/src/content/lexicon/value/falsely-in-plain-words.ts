import type { Lexicon } from '../../types.ts';

/** What is falsely said of methods, multiples and bids by people who shun the terms of the trade. */
export const notionsFalselyInPlainWords = {
  premium_to_add: [
    'add the premium, add a premium, add the control premium, add a control premium, add one on top, have to add one, need to add one',
    'rajouter la prime, rajouter une prime, ajouter la prime, ajouter une prime, rajoute la prime, rajoute une prime',
  ],
  free_of_guesses: [
    'no guessing involved, nothing to guess, no opinion involved, nothing subjective',
    'aucune part de jugement, rien à deviner, rien de subjectif, aucune subjectivité, zéro hypothèse, l’avis de personne',
  ],
  includes_verb: ['', 'ont déjà, a déjà, ont la, ont une, portent'],
  outbids_trade: [
    'outbid everybody, outbid everyone, outbid anybody, outbid anyone, outbid all, pay more than anyone, pay more than everybody, pay more than everyone',
    'surenchérir sur tout le monde, plus que tout le monde, plus que n’importe qui, battre tout le monde, plus cher que tout le monde',
  ],
  wacc_higher: [
    '',
    'plus le taux est haut, plus le taux est élevé, plus le taux monte, plus le cmpc monte',
  ],
  wacc_or_risk_up: ['', 'plus c’est risqué, plus elle est risquée, plus une boîte est risquée'],
  multiple_up: [
    'the higher the multiple, the bigger the multiple, the more you pay',
    'plus le multiple est élevé, plus le multiple est haut, plus le multiple monte, plus on paie cher',
  ],
  the_more_names: [
    'the more names, the more companies, the more peers, the more firms, the bigger the sample, the larger the sample, the longer the list',
    'plus on met de sociétés, plus on prend de sociétés, plus on a de sociétés, plus l’échantillon est, plus la liste est longue, plus on en met, plus on en prend, plus il y a de noms, plus il y a de sociétés',
  ],
  the_better: [
    'the better, the more reliable, the safer, the more robust, the more accurate',
    'mieux c’est, plus c’est fiable, plus c’est solide, plus c’est robuste, plus c’est précis, meilleur c’est',
  ],
  taken_as_reported: [
    'no need to touch, not need to touch, not touch the numbers, not touch the figures, they’re audited, it’s audited, leave the numbers alone, numbers as given',
    'pas besoin de toucher, inutile de toucher, comme ils sont publiés, puisqu’ils sont audités',
  ],
  size_comes_first: [
    'sort by size first, size before activity, size before the business, size before what they do',
    'd’abord par taille, d’abord par la taille, taille avant tout, taille avant l’activité, taille avant le métier',
  ],
  mixing_is_fine: [
    'mix past and forward, mix historic and forward, mixing historic and forward, mix actuals and forecasts',
    'mélange réalisé et prévisionnel, mélanger réalisé et prévisionnel, mélange réalisé et budget, mélanger réalisé et budget',
  ],
  not_the_owners_matter: [
    'nothing to do with shareholders, no business of the shareholders, the banks’ problem, the lender’s problem',
    'concerne pas les actionnaires, regarde pas les actionnaires, l’affaire du prêteur',
  ],
  cash_not_deducted: [
    'without deducting cash, without deducting the cash, without taking off the cash, cash stays out, cash not come into it, ignoring cash, leaving cash aside, cash does not come into it',
    'sans déduire la trésorerie, sans déduire le cash, sans retirer le cash, sans retirer la trésorerie, sans enlever le cash, sans enlever la trésorerie, sans tenir compte du cash, sans tenir compte de la trésorerie',
  ],
  book_equity: [
    'read in the balance sheet, read on the balance sheet, read off the balance sheet, the balance sheet figure, shown in the balance sheet',
    'lit au bilan, lit dans le bilan, chiffre du bilan, montant du bilan, figure au bilan',
  ],
  ebitda_is_after: [
    'ebitda is what s left after, ebitda s what s left after, ebitda is the money left after, ebitda is what s left once',
    'ebitda c’est l’argent qui reste après, ebitda c’est ce qu’il reste après, ebitda c’est ce qui reste une fois, ebitda c’est ce qu’il reste une fois',
  ],
  lenders_and_owners_alike: [
    'covers lenders too, covers the lenders too, lenders as well as shareholders, lenders too, banks too, for the banks as well',
    'couvre aussi les créanciers, couvre aussi les prêteurs, couvre aussi les banques, aussi aux créanciers, aussi aux prêteurs, aussi aux banques, aussi pour les banques, aussi pour les prêteurs',
  ],
  unmoved_by_debt: [
    'not move with debt, not move with the debt, not change with debt, not vary with debt, not vary with leverage, the same with or without debt',
    'bouge pas avec l’endettement, bouge pas avec la dette, varie pas avec la dette, varie pas avec l’endettement, change pas avec la dette, change pas avec l’endettement, même avec ou sans dette, pareil avec ou sans dette',
  ],
  simply_mispriced: [
    'simply got it wrong, just got it wrong, simply has it wrong, just has it wrong',
    's’est simplement trompé, se plante, s’est planté, n’a rien compris',
  ],
  comes_from_leverage: [
    'all down to debt, all down to leverage, only down to debt, entirely down to debt, it’s all about debt, all because of debt',
    'tout vient de la dette, tout vient de l’endettement, tout vient du levier, tient uniquement à la dette, c’est uniquement la dette',
  ],
  ebitda_down: [
    'makes ebitda smaller, ebitda smaller, ebitda shrinks, takes ebitda down, pushes ebitda down, drags ebitda down',
    'ebitda plus petit, rabote l’ebitda, fait tomber l’ebitda, rogne l’ebitda',
  ],
  margin_ignored: [
    'not care about margins, not care about the margin, without worrying about margins, margins aside',
    'sans se soucier des marges, pas à regarder la marge',
  ],
  sales_multiple: ['', 've sur ventes, ve sur les ventes'],
  equity_on_sales: [
    '',
    'capi sur ventes, capi sur les ventes, capi sur chiffre d’affaires, capi sur le chiffre d’affaires, capi sur ca, capitalisation sur les ventes',
  ],
  still_works: [
    'still works, works anyway, still usable, can still be used, keeps working, works just as well, works all the same',
    'marche encore, marche quand même, fonctionne encore, fonctionne quand même, reste utilisable, marche toujours, marche aussi bien',
  ],
  better_than_it: [
    'better than, preferable to, more reliable than, safer than',
    'vaut mieux que, mieux que, préférable à, meilleur que, plus fiable que',
  ],
  control_irrelevant: [
    'nothing to do with control, not about control, no link with control, unrelated to control',
    'rien à voir avec le contrôle, pas lié au contrôle, pas liée au contrôle, pas une question de contrôle, aucun rapport avec le contrôle',
  ],
} as const satisfies Lexicon;
