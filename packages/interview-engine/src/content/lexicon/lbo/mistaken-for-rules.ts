import type { Lexicon } from '../../types.ts';

/** The words of what is mistaken for a rule about the money, the debt and the return of a buyout. */
export const mistakenForBuyoutRules = {
  fund_is_the_debtor: [
    'fund borrows the money itself, fund borrows itself, fund owes the bank, fund must pay it back, fund repays the bank, fund repays the loan, fund has to pay it back',
    'fonds qui s’endette, fonds qui rembourse, fonds rembourse la banque, fonds doit rembourser, fonds s’endette lui-même',
  ],
  repaid_at_the_way_out_only: [
    'only repaid at exit, repaid only at exit, only repaid when we sell',
    'rembourse qu’à la sortie, remboursée qu’à la fin, remboursée seulement à la sortie',
  ],
  gains_only_if: [
    'only make money if, only make money when, only earn if, no gain unless, only gain if, only win if',
    'gagne de l’argent que si, gagne que si, aucun gain sauf si, gagne de l’argent seulement si',
  ],
  sold_dearer: [
    'higher multiple, multiple goes up, better multiple, more than you paid, multiple expands',
    'multiple plus élevé, multiple monte, multiple supérieur, meilleur multiple, plus cher, multiple de sortie est plus élevé',
  ],
  not_a_use: [
    'not part of the uses, not in the uses, left out of the uses, seller pays, not a use, not use of funds, fees are on the seller, borne by the seller, charged to the seller, paid by the seller',
    'pas un emploi, pas partie des emplois, vendeur qui les paie, vendeur paie, sont pour le vendeur, à la charge du vendeur, payés par le vendeur',
  ],
  debt_of_before: [
    'old debt, existing debt, target’s debt, debt already there',
    'ancienne dette, dette existante, dette de la cible, dette en place',
  ],
  is_left_alone: [
    'stays in place, not refinanced, not refinance, stays there, left in place, stays as it is',
    'pas refinancée, reste en place, ne refinance pas, reste là, laisse en place',
  ],
  first_at_the_till: [
    'get paid first, are paid first, served first, paid before the banks, take theirs first',
    'se paient d’abord, sont payés d’abord, se servent d’abord, servis en premier, passent en premier, payés les premiers',
  ],
  bank_takes_the_rest: [
    'bank takes the rest, banks get the rest, rest goes to the bank, lenders get the rest, lenders take the rest',
    'banque prend le reste, banques prennent le reste, reste va à la banque, reste pour la banque, banque a le reste',
  ],
  used_for_the_way_out: [
    'exit value, value at exit, exit price, exit enterprise value',
    'valeur de sortie, valeur à la sortie, prix de sortie, ve de sortie',
  ],
  mostly_word: [
    'most of, bulk of, mainly, nearly all, all the, entirely, essentially',
    'l’essentiel, la plupart, surtout, presque tout, tout le, principalement, entièrement, majorité',
  ],
  the_gain_made: [
    'gain, value creation, return, profit',
    'gain, création de valeur, plus-value, rendement',
  ],
  a_dearer_multiple: [
    'multiple expansion, expansion of the multiple, re rating, rerating, multiple arbitrage',
    'revalorisation du multiple, expansion du multiple, hausse du multiple, expansion de multiple, amélioration du multiple, arbitrage de multiple, arbitrage sur le multiple',
  ],
  comes_from_it: [
    'comes from, due to, is, thanks to',
    'vient, viennent, provient, tient à, est dû',
  ],
  less_borrowed: [
    'less debt, less leverage, borrows less, lower leverage, put in more equity, more equity, with no debt',
    'moins de dette, moins de levier, emprunte moins, levier plus faible, moins endetté, davantage de fonds propres, plus de fonds propres',
  ],
  return_would_rise: [
    'irr would have been higher, irr would be higher, returns would be higher, higher irr, better irr, better return, higher return, irr goes up, irr would go up, return would have been higher',
    'tri serait plus élevé, tri aurait été plus élevé, tri serait meilleur, rendement serait plus élevé, rendement serait meilleur, meilleur tri, tri monterait, tri plus élevé',
  ],
  eats_the_return: [
    'eats into the equity return, eats into the return, eats the return, weighs on the return',
    'mange le rendement, grignote le rendement, pèse sur le rendement, rogne le rendement',
  ],
  adds_back: ['adds, added', 'ajouter, rajoute, additionne'],
  loan_open_at_the_end: [
    'debt back at exit, remaining debt, exit debt, debt left, net debt at exit, of debt so equity is bigger',
    'dette restante, dette de sortie, dette qui reste, dette à la sortie',
  ],
  of_debt_noun: ['of debt', 'de dette'],
  first_day_debt: [
    'original debt, debt of origin, initial debt, opening debt, entry debt',
    'dette d’origine, dette initiale, dette d’entrée, dette de départ',
  ],
  simply_over_the_years: [
    'divided by four, over four, divided by five, over five, divided by six, over six',
    'divisé par quatre, divisé par cinq, divisé par six, sur quatre, en quatre ans',
  ],
  whole_percentage: [
    'hundred percent, 100 percent, 100%, 150%, hundred and fifty percent, 150 percent',
    'cent pour cent, 100 %, 150 %, cent cinquante pour cent, 100%, 150%',
  ],
  added_up_percent: [
    'twenty four percent, 24%, forty eight percent, 48%, ninety percent, 90%, 24 percent, 48 percent, 90 percent',
    'vingt-quatre pour cent, 24 %, quarante-huit pour cent, 48 %, quatre-vingt-dix pour cent, 90 %, 24%, 48%, 90%',
  ],
  its_yearly_rate: [
    'six percent, eight percent, eighteen percent, 6%, 8%, 18%, 6 percent, 8 percent, 18 percent',
    'six pour cent, huit pour cent, 6 %, 8 %, 18 %, 6%, 8%, 18%',
  ],
  thinner_multiple: [
    'lower exit multiple, fall in the multiple, lower multiple, drop in the multiple, multiple contraction',
    'baisse du multiple, multiple plus faible, multiple plus bas, contraction du multiple, multiple inférieur',
  ],
  within_four_years: [
    'in four years, over four years, in 4 years',
    'en quatre ans, sur quatre ans, en 4 ans',
  ],
  not_near_nineteen: [
    'ten percent, twelve percent, fifteen percent, twenty five percent, thirty percent, fifty percent, 10%, 12%, 15%, 25%, 30%, 50%',
    'dix pour cent, douze pour cent, quinze pour cent, vingt-cinq pour cent, trente pour cent, cinquante pour cent, 10 %, 12 %, 15 %, 25 %, 30 %, 50 %',
  ],
  counted_for_nothing: [
    'always, usually, as often, hardly anything, almost nothing',
    'comme souvent, presque rien, toujours, n’y est pour',
  ],
  loan_sits_there: [
    'loan just sits there, debt just sits there, debt is left as it is, leave the debt as it is',
    'laisse la dette telle quelle, dette reste telle quelle, dette ne bouge pas, dette reste intacte',
  ],
  pocketed_whole: [
    'pocket the full price, pocket the whole price, keep the whole price, keeps the full price',
    'empoche tout le prix, garde tout le prix, empoche la totalité, garde la totalité du prix',
  ],
  without_a_dearer_multiple: [
    'without a higher exit multiple, without a higher multiple, without multiple expansion, unless the multiple rises',
    'sans hausse du multiple, sans multiple plus élevé, sans expansion du multiple, si le multiple ne monte pas',
  ],
  no_return_at_all: [
    'no return, no gain, no profit, nothing to earn',
    'pas de rendement, pas de gain, aucun rendement, aucun gain, rien à gagner',
  ],
  greater_part_itself: [
    'most of the price itself, bulk of the price itself',
    'plus grosse partie du prix de sa poche, plus grosse partie de sa poche, essentiel du prix de sa poche',
  ],
  still_owed_in_full: [
    'is still the original, still the original, is still the initial',
    'doit toujours, toujours la dette d’origine, toujours la même dette',
  ],
} as const satisfies Lexicon;
