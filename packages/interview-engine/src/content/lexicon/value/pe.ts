import type { Lexicon } from '../../types.ts';

/** The P/E multiple, in the words people use for it. */
export const peNotions: Lexicon = {
  against_what_is_left: [
    'against what’s left for, against what is left for, against the owners’ money',
    'face à ce qui reste, face à ce qu’il a mis',
  ],
  left_for_the_owners: [
    'left for the owners, left to the owners, left for the shareholders, earns for its holder, earns for its holders, earns for its owner, what the owners get, what the owners make, profit per share',
    'reste aux propriétaires, reste aux actionnaires, reste pour les propriétaires, ce qui leur reste, gagne pour son porteur, gagne pour ses porteurs, gagne pour son actionnaire, ce que touchent les actionnaires, ce que gagnent les actionnaires',
  ],
  pe_ratio: [
    'p e, pe ratio, price to earnings, price earnings, price over earnings, earnings multiple, pe multiple, price to book, price book, p b, price to tangible book, book value multiple, years of earnings, shareholder level, equity multiple, equity value multiple',
    'per, p e, p b, price earnings, price to earnings, price to book, price book, multiple de résultat net, multiple du résultat net, multiple de capitaux propres, actif net, fonds propres comptables, cours sur bénéfice, cours bénéfice, capitalisation sur résultat net, années de bénéfice, multiples de fonds propres, côté fonds propres, niveau actionnaire',
  ],
};
