import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** The impairment test, in the words of those who get it wrong. */
export const impairmentMisstated: Lexicon = {
  against_cost: [
    crossed(
      'against, with, to, under, below, less than, lower than, beneath',
      'historical cost, its historical cost, original cost, the original cost, what you paid, what you originally paid, what we paid, the purchase price, the price you paid, the price paid, acquisition cost, the acquisition price, replacement cost, its replacement cost',
    ),
    `${crossed(
      'au, sous le, sous son, avec le, à son, en dessous du, inférieure au, inférieur au, inférieure à son, par rapport au',
      'coût historique, prix d’achat, prix d’acquisition, coût d’acquisition, prix payé, coût d’origine, prix d’origine, coût de remplacement',
    )}, sous ce qu’on a payé, à ce qu’on a payé, en dessous de ce qu’on a payé`,
  ],
  amortise_word: ['amortise, amortisation, amortized', 'amortir, amorti, amortit, amortissement'],
  assert_amortise: [
    'gets depreciated, is amortised, gets amortised, is depreciated, we amortise it, you amortise it, amortise goodwill, it amortises, depreciate it, written off gradually, written off a little, written down a little, loses a bit, loses a tenth, wears off, spread over, straight line over, a twentieth a year, a tenth a year, a twentieth each year, a tenth each year, charged each year over, reduced every year, declines every year, written off evenly, written off over, written off in equal, written off each year, written off every year, over its useful life',
    'se déprécie sur, on l’amortit, on amortit le goodwill, s’amortit, est amorti, amorti linéairement, perd un dixième, s’étale sur, est étalé sur, un vingtième par an, un dixième par an, un vingtième chaque année, un dixième chaque année, se réduit chaque année, diminue chaque année, il se réduit tranquillement, de façon linéaire, de manière linéaire, amorti chaque année',
  ],
  deductible_word: [
    'is deductible, tax deductible, gets tax relief, saves tax, deductible for tax, lowers the tax bill',
    'est déductible, est fiscalement déductible, déductible fiscalement, réduit l’impôt, fait économiser de l’impôt',
  ],
  ebitda_is_hit: [
    'hits ebitda, reduces ebitda, comes off ebitda, goes through ebitda',
    'touche l’ebitda, tape l’ebitda, passe dans l’ebitda, vient en moins de l’ebitda, impacte l’ebitda',
  ],
  french_rules: [
    'french gaap, french rules, french accounting, french standards',
    'normes françaises, règles françaises, pcg, plan comptable, comptes sociaux',
  ],
  goes_back_up: [
    [
      crossed(
        'write, writes, writing, wrote, bring, mark, put',
        'goodwill, the goodwill, the impairment, the loss',
        'back up, up again, back, up',
      ) +
        ', reversible, can be undone, works both ways, works in both directions, goes both ways, cuts both ways, written up if, reverse the impairment, reverse the loss, reverse it',
      'written back, can be revalued, can be written up, can go up again, can increase again, may go up again, is written up, can rise again, write it back up, written up again, goes back up, go back up, marked up again, revalued upwards, revalued every year, marked to market',
    ].join(', '),
    'réversible, réversibles, dans les deux sens, revalorisé, réévalue le goodwill, reprendre la dépréciation, reprendre la perte, reprend la dépréciation, reprendre le goodwill, remettre le goodwill, être remis à son niveau, revient à son niveau, peut être réévalué, pourra être réévalué, peut augmenter à nouveau, annuler la dépréciation, peut être reprise, est reprise, se reprend, on la reprend, reprise de la dépréciation, remonte, réévalué à la hausse, réévalué chaque année, réévalué tous les ans',
  ],
  goodwill_loss: [
    'goodwill impairment, impairment of goodwill, impairment of the goodwill, impairing the goodwill',
    'dépréciation du goodwill, dépréciation de goodwill, perte de valeur du goodwill',
  ],
  goodwill_rises: [
    'goodwill is revalued upwards, goodwill is written up, goodwill increases every year, goodwill grows every year, impairment can be reversed, impairment is reversed',
    'goodwill est réévalué, goodwill augmente chaque année, dépréciation est réversible, goodwill peut être réévalué',
  ],
  in_trouble_only: [
    'when there is, when there’s, if there is, if there’s, when things, if things, when the business, if the business, when it goes',
    'qu’en cas, que s’il, que si, que quand, que lorsque, en cas de problème, quand ça va mal, s’il y a un problème',
  ],
  is_amortised: [
    'gets depreciated, is written off in equal, depreciated over, is amortised, gets amortised, is then amortised, is depreciated, amortised every year, amortised each year, amortise it over, amortised straight line, written off over',
    'se déprécie sur, est déprécié sur, s’étale sur, goodwill est amorti, survaleur est amortie, acquisition est amorti, il est amorti, goodwill est ensuite amorti, goodwill est donc amorti, goodwill s’amortit, on l’amortit sur, on amortit le goodwill, il s’amortit',
  ],
  is_stretched: [
    'is spread over, are spread over, spread it over, spread the loss, is amortised over, taken gradually, booked gradually, over several years, over the remaining',
    'est étalée sur, s’étale sur, étale la perte, est amortie sur, constatée progressivement, sur plusieurs années, répartie sur',
  ],
  may_be_undone: [
    'can be written back, write it back up, written back up, reversible, can be undone, can reinstate',
    'peut être reprise, peut être annulée, peut être inversée, on peut la reprendre, on peut reprendre, peut reprendre la dépréciation, permet de reprendre, autorise la reprise, réversible, on reprend la dépréciation, est reprise, se reprend, doit être reprise, on la reprend',
  ],
  money_goes_out: [
    'cash charge, cash cost, cash outflow, costs cash, uses cash, cash leaves, money going out, drains cash',
    'sortir du cash, sortie de cash, sortie de trésorerie, décaissement, charge décaissée, coûte du cash, consomme du cash',
  ],
  must_pay_out: [
    'has to pay, must pay, has to cough up, writes a cheque, pays for it',
    'doit payer, doit débourser, doit sortir de l’argent, fait un chèque',
  ],
  never_tested: [
    `${crossed('goodwill, it', 'never changes, never moves, stays forever, stays on the balance sheet forever, is never tested, never gets tested, is never touched, can never fall, never falls, keeps its value forever')}, goodwill rises every year, goodwill grows every year`,
    `${crossed('goodwill, il', 'ne change jamais, ne bouge jamais, ne bouge plus jamais, reste pour toujours, reste à vie, n’est jamais testé, ne baisse jamais, n’est jamais déprécié, ne se déprécie jamais')}, goodwill augmente chaque année`,
  ],
  only_in_trouble: [
    'only if things go wrong, only in bad years, only when there is a problem, only if there is a problem, only when you sell',
    'seulement en cas de problème, seulement si ça va mal, uniquement en cas de problème, que si ça va mal, seulement si la société, uniquement si la société, que quand la société, qu’à la revente',
  ],
  only_on_sale: [
    'only when the company is sold, only when you sell, only when it is sold, only on a sale, only if you sell',
    'que lorsqu’on revend, que quand on revend, que lorsqu’on vend, que quand on vend, seulement à la revente, que si on revend, qu’à la revente',
  ],
  only_tests: ['only test, only check', 'ne teste, teste seulement, teste uniquement'],
  optional_word: [
    'optional, not compulsory, not mandatory, not required, voluntary',
    'facultatif, pas obligatoire, optionnel, pas requis',
  ],
  pays_below: [
    crossed(
      'pays less than, paid less than, price below, price is below, price lower than, pays below',
      'fair value, net assets, value of the net assets, fair value of the net assets',
    ),
    crossed(
      'paie moins que, payé moins que, prix inférieur à, prix en dessous de',
      'juste valeur, actif net, juste valeur de l’actif net',
    ),
  ],
  recoverable_word: [
    'recoverable amount, recoverable value, value in use',
    'valeur recouvrable, valeur d’utilité, valeur de recouvrement',
  ],
  revalued_up: [
    'revalued upwards, revalued up, written back, reversed, revalued every year, increased later',
    'réévalué à la hausse, repris, reprise, réévalué chaque année, remonter',
  ],
  seldom_tested: [
    'tested every five years, tested every three years, tested every ten years, tested once, tested at acquisition only, no test is needed, no impairment test',
    'testé tous les cinq ans, testé une seule fois, pas de test, aucun test, jamais de test, pas besoin de test',
  ],
  spreads_it: [
    'is spread over, you spread, gets spread',
    'on étale, est étalé, s’étale, on répartit',
  ],
  stands_below: [
    'is under, falls below, goes below, is below, is less than, lower than, always below, costs less than, cheaper than',
    'est inférieure, est en dessous, passe sous, est plus basse que, tombe sous, est plus faible que, inférieur au, est en dessous du, est plus bas que, coûte moins que, moins cher que',
  ],
  tested_only_then: [
    'only tested if, only tested when, only test it if, only test it when, tested only if, tested only when, only need to test, only tested on',
    'ne le teste que, ne la teste que, testé que, teste seulement, teste uniquement, testé qu’en cas',
  ],
  tests_value: [
    'impair, test, compare, write down, write it down',
    'déprécie, teste, compare, dépréciation',
  ],
  tests_word: ['test, tested', 'tester, teste, testé, test, dépréciation'],
  the_lower_of: [
    'lower of, lesser of, lowest of, smaller of',
    'plus faible de, plus faible entre, plus basse de, plus basse entre, plus petite de, plus petite entre, minimum entre, minimum de',
  ],
  use_or_sale: ['value in use, fair value', 'valeur d’utilité, valeur d’usage, juste valeur'],
  written_off_bit_by_bit: [
    'written off a bit each year, written off each year, written off over, spread over ten years, depreciated each year, written down a bit every year',
    'étalé sur dix ans, passé en charge chaque année, amorti un peu chaque année, étalé sur vingt ans',
  ],
};
