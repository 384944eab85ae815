import type { Lexicon } from '../../types.ts';

/** Why one firm buys another, and what one thinks of it, as told over dinner. */
export const toldOverDinner = {
  plain_lacks: [
    'had almost none, has almost none, almost nothing in, has not got, had not got, could not make, cannot make, losing tenders, loses tenders, shut out of',
    'n’avaient presque rien, n’avait presque rien, n’a presque rien, n’ont presque rien, n’a pas grand chose, n’avait pas grand chose, ne savait pas faire, perd les appels, perd des appels, n’a pas d’accréditation',
  ],
  market_other_strong: [
    'already had, already have, is good at, are good at, great at',
    'avait déjà, avaient déjà, ont déjà, est fort en, forts en, douée pour, sait faire',
  ],
  plain_rather_than_build: [
    'than to spend, than spending, than making one, than doing it themselves, instead of waiting, rather than wait',
    'que d’y passer, que de passer, que d’en faire une, que de le faire soi, au lieu d’attendre, plutôt que d’attendre',
  ],
  plain_buys_ready_made: [
    'buying one, to buy one, one that exists',
    'en acheter une, en acheter un, acheter une, racheter une',
  ],
  market_judgement: [
    'over the odds, silly price, stupid price, crazy price, got it cheap, got a bargain, money well spent, waste of money, percent less, not have gone, rather not',
    'prix idiot, prix fou, prix délirant, pour pas cher, argent bien placé, argent gaspillé, serais pas allé, pas pour moi',
  ],
  market_opinion: [
    'honestly they, honestly i, with my own money, my own money, i would have paid, i would get the, i would open the',
    'avec mon argent, de ma poche, je l’aurais fait, j’aurais payé, j’ouvrirais',
  ],
  reason_only_told: [
    'always starts with, always begins with, a good acquisition',
    'commence toujours par, une bonne acquisition',
  ],
  asset_in_brief: [
    'good company, great company, good business, great business, great asset, nice asset, good thing to own, right target',
    'bonne boîte, belle boîte, bonne société, belle société, bon actif, belle marque, bonne cible',
  ],
  price_in_brief: [
    'silly price, full price, steep price, wrong price, fair price, crazy price, right price, too dear, too pricey',
    'prix idiot, prix fou, prix plein, mauvais prix, bon prix, prix juste, prix salé, trop cher, trop chère',
  ],
  i_would_go: [
    'i would go, i would do it, i do it, i would sign, i would buy it, i am in',
    'j’irais, j’y vais, je le ferais, je le fais, je signerais, je l’achèterais, je fonce',
  ],
  on_condition: [
    'provided, on condition, as long as, but not, up to, but past, but above',
    'à condition, tant que, mais pas, jusqu’à, sauf si, pas à plus, pourvu',
  ],
  market_shares_word: ['cac, stoxx, nasdaq, dax, footsie, s&p', 'cac, stoxx, nasdaq, dax, indice'],
  market_what_you_want: [
    'stop working, carry on with, live well, see yourself, be doing in',
    'arrêter de travailler, vivre bien, vous vous voyez, vous vous voyez dans',
  ],
  market_prepare_sale: [
    'books in order, open the doors, accounts in order',
    'mettrais de l’ordre, ouvrirais, comptes en ordre',
  ],
} as const satisfies Lexicon;
