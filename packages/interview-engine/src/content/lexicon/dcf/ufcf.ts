import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Unlevered free cash flow, in the words people use for it. */
export const ufcfNotions: Lexicon = {
  gets_fed: [
    'eat, eats, get a bite, get a penny, gets a penny, get anything, take a cent, take their cut, takes its cut, take theirs',
    'mangent, mange, se servent, se serve, touchent, prennent leur part, prenne sa part, voient un sou',
  ],
  not_a_penny_yet: [
    'not given a penny to, not a penny to, not paid a penny to, not handed a penny to, nothing yet to, not a cent to, without giving a penny to',
    'pas encore donné un sou, pas donné un sou, pas un sou à, pas un centime à, rien donné à, encore rien versé à, pas encore versé un',
  ],
  serve: ['serve as, used as, basis for', 'servir, sert'],
  the_two_backers: [
    crossed(
      'the bank and, the bank as well as, banks and, banker and, lenders and, between the bank and, bank or',
      'the family, the owners, owners, the shareholders, shareholders, the partners',
    ).concat(
      ', bank and the owners alike, banks as much as shareholders, two kinds of backers, both kinds of backers, both backers',
    ),
    crossed(
      'banque et, banque comme, banquier et, banques autant que, banques comme, prêteurs et, prêteurs comme, banque ou',
      'la famille, aux propriétaires, les propriétaires, les actionnaires, pour les actionnaires, aux actionnaires, les associés, aux associés',
    ).concat(', banques autant que pour, banque autant que pour, deux sortes de bailleurs'),
  ],
  unserved_cash: [
    'cash before the bank has been paid, before the bank has been paid, before the bank is paid, before we’ve paid the bank, before the banker, nobody served yet, before anyone is served, before the lenders are served',
    'avant qu’on ait payé le banquier, avant qu’on ait payé la banque, avant que la banque se serve, avant que le banquier, personne n’a encore touché, avant d’avoir payé le banquier, avant de payer le banquier',
  ],
  whole_firm: [
    'to the firm, for the firm, for everyone, for everybody, to everybody, to everyone',
    'pour la firme, à la firme, pour tout le monde, à tout le monde',
  ],
};
