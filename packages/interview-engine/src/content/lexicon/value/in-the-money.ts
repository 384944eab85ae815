import type { Lexicon } from '../../types.ts';

/** Options that are worth exercising, in the words people use for it. */
export const inTheMoneyNotions: Lexicon = {
  gains_by_it: [
    'buy below what, buy for less, buy cheaper, get it cheaper, worth their while, makes them money, pays them to',
    'ça leur rapporte, si ça rapporte, s’ils y gagnent, y trouvent leur compte, acheter moins cher',
  ],
  let_it_lapse: [
    'ignore them altogether, ignore them, forget about them, leave them out, be scrap, let them lapse, let it lapse, throw them away, tear them up, nobody would bother, count zero, count none, nobody would use',
    'les aurait oubliés, les aurait oubliées, on les oublierait, je les oublierais, laisseraient tomber, laisserait tomber, personne ne le ferait, à la poubelle, n’en compterais aucune, n’en compte aucune, personne ne s’en servirait, ne les compterais pas',
  ],
  plain_nobody_overpays: [
    'nobody pays, no one pays, nobody would pay, no one would pay, who would pay, nobody will pay, why pay, why would anyone pay',
    'personne ne paie, personne ne paierait, personne ne va payer, qui paierait, pourquoi payer, personne n’achète à',
  ],
  plain_thing_worth: [
    'for something worth, get something worth, for a thing worth, what is worth, something worth, something that is worth, a thing worth, what sells for',
    'un truc qui en vaut, un truc qui vaut, quelque chose qui en vaut, ce qui vaut, ce qui en vaut, quelque chose qui vaut, un titre qui vaut, une action qui vaut, ce qui s’achète',
  ],
  plain_use_only_if: [
    'only use, only uses, only used, only exercise, only exercises, only exercised, only make use, nobody uses, no one uses',
    'n’utilise que, n’utilise le droit que, n’utilise ce droit que, n’utilise le droit, n’exerce que, n’exercent que, n’exerce son droit que, personne n’exerce',
  ],
  sells_at_more: [
    'that fetches, sells for, that goes for, that trades at, what they can sell, what sells, something trading at, trading at, resell, worth',
    'ce qui en vaut, qui en vaut, alors qu’il en vaut, alors qu’elle en vaut, ce qu’ils revendent, qui cote',
  ],
  take_up_the_right: [
    'cashes in their, cash in their, going to use it, would use it, pile in, using the right, use the right, take up the right, take the right up, cashes in, cash in, jumps on it, jump at it, take it up, use it',
    'vont pas se gêner, sautent dessus, lèvent, on les prend tous, se servent de leur, s’en servent, s’en sert, en profitent, en profite, lever leurs options, lèvent leurs options, usent de leur droit',
  ],
  they_exercise: [
    'write a cheque, hand over, staff pay, employees pay, they pay, comes in from them, used their options, use their options, exercise, pay in, pay the strike, bring in, proceeds, cash in, company gets, company collects, receives, raises, money comes in, converted, use them',
    'font un chèque, font chèque, ils paient, salariés paient, utilisent leurs options, utilisaient leurs options, exercer, exercice, apporter, verser, encaisser, encaissement, reçoit, récupère, recevoir, lever, rapporte, s’en servir, convertir, souscrire, souscrivent, touche, empoche',
  ],
  versus_word: ['against, versus, vs', 'contre, face à'],
  was_under: [
    'were under, was under, were below, was below, is under, fell under',
    'passait sous, est sous, tombait sous',
  ],
  whole_lot: [
    'all, every, each, the whole, the full number, in full, one for one',
    'toutes, tous, chaque, la totalité, l’ensemble, en totalité, une pour une, intégralité',
  ],
  worth_using: [
    'gain by using, gain from using, would gain, cheaper than buying, only use them, only be used, worth something, would pay',
    'y gagneraient, y gagnent, utiliseront que si, vaut quelque chose, paierait',
  ],
};
