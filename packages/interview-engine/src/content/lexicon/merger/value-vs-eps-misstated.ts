import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Value creation as opposed to EPS, in the words of those who get it wrong. */
export const valueVsEpsMisstated: Lexicon = {
  cannot_destroy: [
    crossed(
      'cannot, can’t, never, does not, will not, could not',
      'destroy value, destroying value, destroys value, be bad, be a bad deal, hurt shareholders, cost shareholders',
    ) + ', no value is destroyed, destroys no value',
    crossed(
      'ne peut pas, ne peut, ne pourra pas',
      'détruire de valeur, détruire de la valeur, être mauvaise, léser les actionnaires',
    ) +
      ', ne détruit pas de valeur, ne détruit jamais, ne détruit aucune valeur, aucune valeur n’est détruite',
  ],
  ends_up_accretive: [
    crossed('gets, is, ends up, becomes, will be, comes out', 'accretive') +
      ', gets accretion, gains eps, eps goes up',
    crossed('est, sera, se retrouve, ressort', 'relutif, relutive') +
      ', gagne en bpa, voit son bpa monter, fait de la relution',
  ],
  enriched_owners: [
    'made shareholders richer, made the shareholders richer, richer, created value, has created value, value was created, value is created',
    'enrichi les actionnaires, enrichi ses actionnaires, plus riches, créé de la valeur',
  ],
  follows_by_as_much: [
    crossed(
      'share price, stock price, stock, price',
      'should rise, must rise, will rise by, rises by, goes up by, should go up, has to go up, has to rise, should follow, must follow, moves up by',
    ),
    crossed(
      'cours, action, cours de bourse, titre',
      'doit monter, doit donc monter, va monter de, monte de, monte d’autant, augmente d’autant, montera d’autant, doit suivre, doit augmenter, devrait monter, prend',
    ),
  ],
  justified_word: [
    'is justified, pays off, is worth it, is earned back, was right',
    'est justifiée, est rentabilisée, est amortie, est méritée',
  ],
  made_richer: [
    'gain value, more valuable, a windfall, an uplift, enriched, enriches, richer, better off, wealthier, created value, value creation, value creating, good deal, good for shareholders, created wealth',
    'enrichi, enrichit, sont gagnants, sont les gagnants, en sortent gagnants, s’enrichissent, un gain, une aubaine, enrichis, plus riches, crée de la valeur, création de valeur, bonne opération, bonne affaire, créatrice de valeur, créé de la richesse',
  ],
  makes_some: ['create, creates, created, make, made', 'crée, créé, créée, créer, créent, gagne'],
  one_and_the_same: [
    'same thing, one and the same, same as, means the same',
    'même chose, revient au même, c’est pareil, synonyme',
  ],
  price_follows: [
    'share price goes up, share price will rise, share price rises, stock goes up, stock will rise',
    'cours monte, cours va monter, cours augmente, action monte, action va monter',
  ],
  price_must_follow: [
    'share price must go up, share price must rise, share price has to rise, share price has to go up, stock must go up, stock has to go up, share price will necessarily, share price automatically',
    'cours doit monter, cours monte forcément, action monte forcément, action doit monter, cours suit forcément, cours va forcément monter',
  ],
  proof_that: [
    'proof, proves, shows that, which shows, tells you that',
    'preuve, prouve, montre que, démontre, signe que',
  ],
  that_level_is_met: [
    'hit this number, hit that number, reach this number, reach that number, reach that level, reach this level, deliver that amount, get to that number, hit that level, reach that amount, reach breakeven',
    'atteint ce montant, atteint ce niveau, atteint ce chiffre, atteint ce seuil, atteint le seuil, arrive à ce montant, dégage ce montant',
  ],
  value_for_holders: [
    'of value, of shareholder value, of value for shareholders',
    'de valeur, de valeur actionnariale',
  ],
  value_then_made: [
    'created value, has paid off, is worth it, deal pays, value is created, made value',
    'crée de la valeur, prime est rentabilisée, opération est rentable, prix est justifié, prime est remboursée, vaut le coup',
  ],
};
