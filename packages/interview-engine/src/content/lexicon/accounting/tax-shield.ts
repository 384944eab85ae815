import type { Lexicon } from '../../types.ts';

/** The tax effect, in the words people use for it. */
export const taxShieldNotions: Lexicon = {
  before_tax: ['before tax, pre tax, gross', 'avant impôt, brut'],
  claims_part: [
    'take, wants, gets, collects, asks for',
    'prendre, prend, réclame, veut, prélève, demande',
  ],
  comes_off_it: [
    'comes off, come off, is taken off, taken off, cuts, lowers, reduces, is deducted from, deducted from, deductible from',
    'vient en moins, se déduit, est déduit, sont déduits, réduit, diminue, baisse, déductible, se retranche, vient réduire',
  ],
  deals_save_tax: [
    'tax, deductible, depreciate, amortise',
    'impôt, déductible, déduire, économie, amortir, fiscal',
  ],
  deals_step_up: [
    'tax depreciation, write things off again, depreciate all over again, start depreciating again, step up, write up, write assets up, written up, revalue, fresh basis, tax basis, higher basis, depreciate again, depreciate that, depreciate what i paid, amortise the price, amortise what i paid, depreciation on purchase price, basis to depreciate, depreciate the assets at, deduct what he paid, what he has just paid, write off what he paid, write off the price, write off his price',
    'amortissement fiscal, amortir de nouveau, user les machines, réévaluation, step-up, base fiscale, base amortissable, nouvelle base, amortir à nouveau, amortir le prix, réamortir, base du prix payé, sur la base du prix, réévalue les actifs, réévaluer les actifs, prix qu’il l’a payé, ce qu’il vient de payer, ce qu’il a payé, repartir sur le prix payé, amortir tout le prix',
  ],
  escapes_tax: [
    'is not taxed, are not taxed, not taxed, escapes tax, tax free, out of untaxed',
    'n’est pas taxé, pas taxé, n’est pas imposé, échappe à l’impôt, échappent à l’impôt, exonéré',
  ],
  gives_him_less: [
    'hand him less, hands him less, give him less, gives him less, hand over less, hands over less, hand less to, send him less, leaves less for him, pay him less',
    'lui donne moins, lui verse moins, lui laisse moins, lui rend moins, lui devra moins, on lui paie moins, donne moins à l’État, laisse moins à l’État',
  ],
  help_word: ['free credit, for free, help', 'aide, gratuitement, aider'],
  less_word: ['less, shorter', 'moins'],
  one_minus_rate: ['one minus, 1 minus', 'un moins le taux, un moins l’impôt, 1 moins'],
  part_of_the_hit: [
    'a quarter, a fifth, a third, a share of the hit, part of the hit, part of it, of the blow',
    'un quart, un cinquième, un tiers, une partie du choc, une part du choc, une partie du coup',
  ],
  refund: ['refund, subsidise, subsidy, picks up', 'rembourser, subventionner, prend à sa charge'],
  save: ['save, relief', 'économiser, économie'],
  sits_already_in: [
    'sits in, already in, is already, is in, included in, counted in, captured in, goes through, is reflected in',
    'déjà dans, est dans, se trouve dans, comptée dans, compris dans, comprise dans, passe par, est prise dans, figure dans, intégrée dans',
  ],
  spares: ['spares, saves', 'épargne, évite, économise'],
  tax_bill: [
    'tax bill, bill from the taxman, bill from the state, cheque to the state, cheque to the taxman, what the taxman wants, what the state wants',
    'facture fiscale, facture du fisc, facture d’impôt, note du fisc, chèque au fisc, ce que réclame le fisc, ce que l’État réclame',
  ],
  taxable_profit: [
    'taxable profit, taxable income, taxable base, profit before tax, taxable earnings',
    'résultat imposable, bénéfice imposable, revenu imposable, base imposable, résultat fiscal',
  ],
  told_less_tax: [
    'off his taxable profit, against your tax bill, lowers his tax, less tax, smaller tax bill, knock a slice off',
    'moins d’impôts, moins d’impôt, moins aux impôts, plus de charges, moins d’impôts les années',
  ],
  told_new_basis: [
    'at what he actually paid, at what he paid, on your books at today’s price, books at today’s price, from the new price, starts from the price paid, at the price he paid',
    'valeur d’aujourd’hui, repart du prix, repart de la valeur, repartir d’une valeur plus haute, valeur plus haute dans ses comptes, prix qu’il vient de payer',
  ],
};
