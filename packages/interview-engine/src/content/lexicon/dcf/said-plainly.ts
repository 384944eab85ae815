import type { Lexicon } from '../../types.ts';

/** Plain ways to weigh the end of a plan, to test a rate and to put a structure back. */
export const saidPlainly = {
  weighs_this_much: [
    'weighs, makes up, accounts for, represents, contributes, stands for',
    'pèse, représente, compte pour, pèse encore, pèse quand même, constitue',
  ],
  half_a_point: [
    'half a point, one point, a point, half a percent, one percent, fifty basis points, hundred basis points, plus or minus, up and down, either way, either side',
    'demi-point, un point, un demi pour cent, un pour cent, cinquante points de base, cent points de base, plus ou moins, dans les deux sens, à la hausse et à la baisse, de part et d’autre',
  ],
  several_cases: [
    'low base high, low base and high, bull base bear, bull base and bear, bull and bear, bear case, bull case, three decks, several decks, wider ranges, wide ranges, stress case, upside and downside, high and low price',
    'bas central haut, bas base haut, bas moyen haut, haussier et baissier, scénario haussier, fourchettes larges, fourchettes plus larges, trois jeux de prix, plusieurs jeux, prix haut et prix bas, prix bas et prix haut, cas de stress',
  ],
  lump: ['', 'la terminale, cette terminale, valeur après plan'],
  normalised_word: [
    'normalised, normalized, adjusted to a normal, brought to a normal, smoothed, cleaned up',
    'normalisé, normalisée, lissé, lissée, retraité, remis à un niveau normal, ramené à un niveau normal',
  ],
  taxable_profit: [
    'taxable profit, taxable income, taxable base, profit before tax, taxable earnings',
    'résultat imposable, bénéfice imposable, revenu imposable, base imposable, résultat fiscal',
  ],
  comes_off_it: [
    'comes off, come off, is taken off, taken off, cuts, lowers, reduces, is deducted from, deducted from, deductible from',
    'vient en moins, se déduit, est déduit, sont déduits, réduit, diminue, baisse, déductible, se retranche, vient réduire',
  ],
  put_to_the_test: [
    'test it in, tested in, test in, what holds up, what holds, against, backed up by, confirmed by, compare with, survives, check in, stands up in',
    'confronte, confronter, tient, ce qui tient, passe au crible, recoupe avec, valide, validé, vérifie en, vérifié en, teste en, testé en, résiste, à l’épreuve',
  ],
  sits_already_in: [
    'sits in, already in, is already, is in, included in, counted in, captured in, goes through, is reflected in',
    'déjà dans, est dans, se trouve dans, comptée dans, compris dans, comprise dans, passe par, est prise dans, figure dans, intégrée dans',
  ],
  feeds_into: [
    'goes into, feeds into, feeds, enters, then goes in, plugs into, is used in, flows into',
    'entre dans, rentre dans, rentre ensuite dans, entre ensuite dans, alimente, va dans, sert dans, s’intègre dans, se met dans',
  ],
} as const satisfies Lexicon;
