import type { Lexicon } from '../../types.ts';

/** Plain ways to weigh the end of a plan, to test a rate and to put a structure back. */
export const saidPlainly = {
  weighs_this_much: [
    'weighs, makes up, accounts for, represents, contributes, stands for',
    'pèse, représente, compte pour, pèse encore, pèse quand même, constitue',
  ],
  half_a_point: [
    'half a point, one point, a point, half a percent, one percent, fifty basis points, hundred basis points, plus or minus, up and down, either way, either side',
    'demi-point, un point, un demi pour cent, un pour cent, cinquante points de base, cent points de base, plus ou moins, dans les deux sens, de part et d’autre',
  ],
  several_cases: [
    'low base high, low base and high, bull base bear, bull base and bear, bull and bear, bear case, bull case, three decks, several decks, wider ranges, wide ranges, stress case, upside and downside, high and low price',
    'bas central haut, bas base haut, bas moyen haut, haussier et baissier, scénario haussier, fourchettes larges, fourchettes plus larges, trois jeux de prix, plusieurs jeux, prix haut et prix bas, prix bas et prix haut, cas de stress',
  ],
  lump: [
    'back end, tail end',
    'la terminale, cette terminale, valeur après plan, au bout du plan, en bout de plan, tout au bout',
  ],
  foresee: [
    'build out the numbers, build out the years, pencil in, put numbers on',
    'budgéter, mettre des chiffres sur',
  ],
  business_plan: ['detailed budget', 'budget détaillé, plan chiffré'],
  afterwards: [
    'after the years you, after the years i, after the years we, past the plan, past the years, past the forecast, past the last year, once the plan is over, when the plan is over, once my years are up',
    'après les années, passé le plan, passé les années, passé cette date, une fois le plan terminé, quand le plan est fini, au bout des années',
  ],
  cross_checks: [
    'to check the other, checks the other, verify the other, test the other, check each other, see if the two agree, check that both agree',
    'vérifier l’autre, contrôler l’autre, tester l’autre, recouper l’autre, l’une contrôle l’autre, voir si les deux collent, voir si les deux concordent',
  ],
  before_bank: [
    'nothing taken out for the loans, nothing off for the loans, before anyone who financed, before anything for the bank, ignoring the loan, leaving the mortgage aside, without looking at the loan, before anything goes to the bank',
    'rien enlever pour les emprunts, rien retirer pour les emprunts, rien enlever pour la banque, rien pour les banques, avant que les banques, sans regarder le crédit, sans regarder l’emprunt, sans compter le crédit, avant de donner quoi que ce soit',
  ],
  comes_out_then: [
    'out go, out goes, out comes, comes out, come out, so that comes out, walks out of the door, is gone from the cash, gone from the cash',
    'il sort, en sort, ça sort, sort de la caisse, sortent de la caisse, s’en va, s’en vont',
  ],
  absorb: ['ate, soaked up, soaks up, swallowed up, got stuck', 'a mangé, a avalé, englouti, gelé'],
  go_down: [
    'come down again, fall back, drop back, slide back',
    'redescendre, redescend, redescendent, retomber, retombe, replonger, rechute',
  ],
  peak: ['boom times, good times, fat years', 'boom, euphorie, années grasses, belles années'],
  good_bad: [
    'good times and the bad, good years and the bad, good ones and bad ones',
    'bons et les mauvais, bonnes et les mauvaises, belles et mauvaises',
  ],
  overpays: [
    'pay far too much, pay way too much, pay too much, overpay, paying far too much, too dear, a fortune',
    'paie beaucoup trop, paie trop, paye trop, payer trop, payer beaucoup trop, surpayer, surpaie, trop cher',
  ],
  see_ahead: [
    'see two years ahead, see three years ahead, see a year ahead, see five years ahead, see further than, see beyond next year',
    'voit à deux ans, voit à trois ans, voit à un an, voir à deux ans, voir à trois ans, voit plus loin, voit pas plus loin',
  ],
  unfit_to_trust: [
    'unreliable, not reliable, cannot be trusted, can not be trusted, not credible, say anything, means nothing, worth nothing',
    'pas fiable, pas fiables, peu fiable, peu fiables, pas crédible, pas crédibles, dire n’importe quoi, ne tient pas, ne veut rien dire, ne vaut rien',
  ],
  unforeseeable: [
    'invents the figures, inventing the figures, inventing the numbers, making the figures up',
    'invente les chiffres, inventer les chiffres, inventent les chiffres, chiffres sortis du chapeau',
  ],
  young_firm: [
    'very young company, brand new company, company just starting, no past to go on',
    'boîte très jeune, boîte toute jeune, toute jeune boîte, très jeune société, société toute récente, entreprise toute jeune, sans passé',
  ],
  start_point: [
    'starting figure, starting number, figure he starts from, figure they start from, number to begin with',
    'chiffre de départ, chiffres de départ, niveau de départ, montant de départ',
  ],
  probability_word: [
    'how likely, likelihood, chances of each, chance of each, how probable',
    'chance de chacun, chance de chacune, chances de chaque, plus ou moins probable, vraisemblance',
  ],
  small_firm: [
    'little company, little companies, little firm, tiny company, tiny firm',
    'boîte modeste, minuscule',
  ],
  where_from: [
    'where would that, where will that, where would the extra, where would it come from',
    'd’où viendrait, d’où viendraient, d’où sortirait, d’où sort, d’où viendra',
  ],
  plan_end: [
    'end of the fifth year, end of year 5, by the end of the plan',
    'fin de l’année cinq, bout des cinq ans, bout de cinq ans',
  ],
  normalised_word: [
    'normalised, normalized, adjusted to a normal, brought to a normal, smoothed, cleaned up',
    'normalisé, normalisée, lissé, lissée, retraité, remis à un niveau normal, ramené à un niveau normal, normative',
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
