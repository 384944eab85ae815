import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Leases under IFRS 16, in the words of those who get it wrong. */
export const leases16Misstated: Lexicon = {
  all_of_it_interest: [
    'interest only, only interest, just interest, purely interest, all interest, entirely interest',
    'uniquement des intérêts, que des intérêts, seulement des intérêts, entièrement des intérêts, intégralement des intérêts, en intérêts uniquement, une pure charge d’intérêts',
  ],
  all_of_it_wear: [
    'depreciation only, only depreciation, just depreciation, all depreciation, purely depreciation',
    'uniquement de l’amortissement, que de l’amortissement, seulement de l’amortissement, intégralement de l’amortissement',
  ],
  all_the_rent: [
    'all the rent, all of the rent, the whole rent, entire rent, all rent',
    'tout le loyer, la totalité du loyer, le loyer entier, l’intégralité du loyer, tous les loyers',
  ],
  both_at_once: [
    'want both, need both, you do both',
    'faut les deux, veut les deux, fait les deux',
  ],
  brought_value: [
    crossed(
      'created, creates, create, adds, added, generates, generated, unlocked, brings',
      'value, equity value, shareholder value, value for shareholders, wealth',
    ),
    crossed(
      'a créé, crée, créent, créé, génère, généré, ajoute, apporte, apporté',
      'de la valeur, valeur, de la richesse, de la valeur actionnariale',
    ),
  ],
  debt_untouched: [
    'leaves net debt alone, leaves debt alone, leaves debt unchanged, leaves net debt unchanged, debt does not change, net debt does not change, no effect on debt, no effect on net debt, without touching the debt',
    'dette ne change pas, dette ne bouge pas, sans toucher à la dette, dette nette inchangée, aucun effet sur la dette, dette reste la même, dette nette ne bouge pas',
  ],
  ebitda_after_rent: [
    'ebitda after rent, ebitda net of rent, ebitda after leases, ebitda after lease costs, ebitda is after rent, ebitda is already after rent, ebitda is net of rent',
    'ebitda après loyers, ebitda après loyer, ebitda net des loyers, ebitda est après loyers, ebitda est déjà après loyers, ebitda est net de loyers',
  ],
  ebitda_before_rent: [
    'ebitda before rent, ebitda without rent',
    'ebitda avant loyers, ebitda avant loyer, ebitda hors loyers',
  ],
  grows_rich: [
    'become richer, get richer, are richer, is richer, gain from it',
    'deviennent plus riches, s’enrichissent, sont plus riches, y gagnent',
  ],
  lease_debt_stays: [
    'not deduct the lease liability, not deduct the lease debt, not deduct lease debt, not take off the lease liability',
    'ne déduit pas la dette locative, ne déduit surtout pas la dette locative, ne retire pas la dette locative, ne déduit pas la dette de loyers',
  ],
  lease_named: [
    'leases, lease debt, lease liability, the rents, future rents',
    'loyers, contrats de location, dette de location, dette locative, loyers ifrs 16, loyers futurs',
  ],
  lease_noun: ['leases, rents, ifrs 16', 'loyers, locations, contrats de location'],
  leases_deducted: [
    'deduct the leases, deduct leases, deduct the lease liability, deduct lease liabilities, leases as debt, lease liability as debt, leases in debt, leases in net debt, take off the leases, deduct them in full, leases in the debt, deduct the lease debt, also deduct the lease, still deduct the lease',
    'déduit les loyers, déduis les loyers, loyers comme dette, loyers en dette, loyers dans la dette, locations en dette, contrats de location en dette, déduit la dette de loyers, déduit la dette locative, dette ifrs 16 en déduction, déduit quand même la dette locative, déduit aussi la dette locative, déduit aussi les loyers',
  ],
  leases_no_effect: [
    'no impact on the multiple, no effect on the multiple, no impact on multiples, no impact on the comparison, no effect on ebitda, no impact on ebitda, does not change ebitda, does not affect ebitda, leaves ebitda unchanged, no effect on multiples, does not change the multiple, makes no difference',
    'aucun effet sur le multiple, aucun impact sur le multiple, aucune incidence sur le multiple, pas d’impact sur le multiple, pas d’effet sur le multiple, ne change rien',
  ],
  leases_not_deducted: [
    'leases out of debt, leases out of net debt, no leases in the debt',
    'loyers hors dette, loyers hors de la dette, locations hors dette, laisse les loyers hors, sans les loyers en dette',
  ],
  leases_standard: [
    'ifrs 16, ifrs sixteen, lease accounting, capitalising leases, leases on the balance sheet',
    'ifrs 16, ifrs seize, norme sur les loyers, loyers activés',
  ],
  leaves_unmoved: [
    'does not change, does not affect, does not touch, no effect on, leaves unchanged, does not move, makes no difference to',
    'ne change rien à, ne touche pas, n’affecte pas, sans effet sur, n’a pas d’effet sur, ne modifie pas, n’a aucun effet sur, ne joue pas sur',
  ],
  more_money_has: [
    'has more cash, has more money, more cash in the bank, more money in the bank, keeps more cash, company is richer in cash',
    'a plus de cash, a plus d’argent, a plus de trésorerie, garde plus de cash, plus d’argent en banque, plus de cash en banque',
  ],
  multiple_unmoved: [
    'not affect the multiple, no effect on the multiple, not change the multiple, no impact on the multiple',
    'aucun effet sur le multiple, ne changent pas le multiple, aucun impact sur le multiple, pas d’effet sur le multiple',
  ],
  never_deduct_it: [
    'do not deduct, never deduct, must not deduct, should not deduct, not take off, leave in the lease',
    'ne déduit surtout pas, ne déduit pas, ne doit pas déduire, faut pas déduire, ne retire pas, n’enlève pas',
  ],
  never_taken_off: [
    'never come off, are never deducted, is never deducted, never get deducted, should never be deducted, never count as debt, are never a debt, is never debt',
    'ne se déduisent jamais, ne se déduit jamais, ça ne se déduit jamais, ne sont jamais déduits, n’est jamais déduite, on ne les déduit jamais, on ne la déduit jamais, ne se retirent jamais, ne sont jamais une dette, n’est jamais une dette',
  ],
  no_more_rent: [
    'no longer pays rent, pays no rent',
    'ne paie plus de loyer, ne paie plus de loyers',
  ],
  no_rent_left: [
    'rent is gone, rent has gone, rent disappears, rent has disappeared, there is no rent',
    'loyer a disparu, loyer disparaît, loyers ont disparu, loyer n’existe plus, il n’y a plus de loyer',
  ],
  pays_less_rent: [
    'rents are lower, saves the rent, saves cash, no longer pays, pays less',
    'paie moins, paye moins, décaisse moins, loyers baissent, économise le loyer, économise des loyers, ne paie plus',
  ],
  real_cash: [
    'cash generation, real cash, actual cash, more cash, cash flow of the company, total cash',
    'génération de trésorerie, vraie trésorerie, cash réel, trésorerie réelle, plus de trésorerie, plus de cash, trésorerie totale',
  ],
  shareholder_gains: [
    'value for shareholders rises, value to shareholders rises, shareholders are richer, equity value rises, equity value goes up, share price rises, share price goes up, shares are worth more, creates value for shareholders, shareholder value goes up, shareholder value rises',
    'valeur pour l’actionnaire monte, valeur des titres monte, valeur des titres augmente, valeur des fonds propres monte, cours monte, cours augmente, actions valent plus, actionnaires sont plus riches, crée de la valeur pour l’actionnaire, valeur actionnariale augmente',
  ],
  the_standard: [
    'ifrs, the standard, the new standard, the rule, the change',
    'ifrs, la norme, la nouvelle norme, cette norme, la règle',
  ],
  whatever_the_ebitda: [
    crossed(
      'whatever, whatever the, whichever, regardless of, regardless of the, no matter which, no matter what, irrespective of the',
      'ebitda',
    ) +
      ', even after rent, even one after rent, even if ebitda is after rent, whatever the multiple',
    crossed(
      'quel que soit, peu importe, quel que soit le type d’, indépendamment de, sans regarder, qu’importe',
      'ebitda, l’ebitda, son ebitda, cet ebitda',
    ) + ', même après loyers',
  ],
  dearer_shares: [
    'worth more, more valuable, share price goes up, share price should go up, share price should rise, get more for their shares, shares are worth more, more for the shares',
    'vaut plus, vaut davantage, prend de la valeur, cours monte, cours devrait monter, titres plus cher, vend ses titres plus cher, titres valent plus',
  ],
};
