import type { Lexicon } from '../../types.ts';

/** How a discounted cash flow is told to somebody who is not of the trade. */
export const toldToAFriend = {
  as_if_none: [
    'ignoring any, ignoring its, setting aside any, leaving aside any, never mind the, regardless of any, as though it had no',
    'sans tenir compte des, sans tenir compte de, sans regarder les, sans s’occuper des, peu importe les, abstraction des',
  ],
  all_funders: [
    'people who fund it, people who finance it, those who fund it, those who finance it, everyone who funds it, everybody who put money, everyone who lent or invested',
    'ceux qui financent, ceux qui la financent, ceux qui apportent l’argent, ceux qui ont mis de l’argent, ceux qui avancent l’argent, ensemble des bailleurs',
  ],
  puts_a_figure: [
    'one figure on, one figure for, put a price on, a price for, put a value on, a value for, put a number on, one number for, one amount for, one sum for',
    'met un chiffre sur, mets un chiffre sur, un prix sur, une valeur sur, un montant pour, un seul montant, un seul chiffre, donne une valeur à, donne un prix à',
  ],
  the_unseen_years: [
    'everything that comes later, everything later, all that comes later, the years you did not, the years i did not, the years we did not, years left out, years you have not modelled, years not modelled, beyond the horizon',
    'années que je n’ai pas, années qu’on n’a pas, années non détaillées, années restantes, années pas détaillées, années non modélisées, dépasse l’horizon, au-delà de l’horizon, années que l’on n’a pas',
  ],
  shrink: [
    'knock something off, knock a bit off, take something off, take a bit off, trim each, trim every, trim the',
    'enlève un peu, retire un peu, enlève quelque chose',
  ],
  not_paid: [
    'wrote a cheque, written a cheque, signed a cheque, left the account, left the bank',
    'fait sortir un sou, sorti un sou, sorti un euro, fait de chèque, signé de chèque, sorti du compte',
  ],
  company_tax: ['corporation tax, corporate tax', 'd’IS, l’IS, impôt sur les sociétés'],
  by_shares: [
    'by how much each put in, by what each put in, according to what each, depending on how much each, in line with what each, by the size of each',
    'selon ce que chacun, selon la part de chacun, chacun selon son poids',
  ],
  ask_return: [
    'hoping to earn, hope to earn, hoping to make, hope to make, would like to earn, expect to make',
    'compter toucher, comptent toucher, souhaitent, visent',
  ],
  owner: [
    'those who own, people who own, whoever owns, own the company, own the shares, those who risk their money, people risking their money',
    'ceux qui détiennent, ceux qui possèdent, ceux à qui elle appartient, porteurs de titres, celui qui met son argent, ceux qui mettent leur argent, ceux qui risquent leurs sous, ceux qui risquent leur argent',
  ],
  tax_back: [
    'tax bill drops, tax bill falls, tax bill goes down, tax bill gets smaller, tax bill smaller, tax bill shrinks, pays less tax',
    'réduit l’impôt, diminue l’impôt, réduit la facture fiscale, baisser l’impôt, diminuer l’impôt, alléger l’impôt',
  ],
  escapes_tax: [
    'is not taxed, are not taxed, not taxed, escapes tax, tax free, out of untaxed',
    'n’est pas taxé, pas taxé, n’est pas imposé, échappe à l’impôt, échappent à l’impôt, exonéré',
  ],
  take_out: [
    'wash out, scrub out, filter out, peel off, scrape off',
    'ôter, ôte, laver, filtrer, gratter, débarrasser',
  ],
  jolt: ['bumpier, bumpy, twitchy', 'nervosité, secoué, agitée'],
  owners_should_get: [
    'should get, should earn, ought to get, ought to earn, need to earn, have to earn, fair return, must be paid, should be paid',
    'doivent toucher, doit toucher, devraient toucher, doivent gagner, doit gagner, devraient gagner, doivent recevoir, faut offrir, faut promettre, doit rapporter, devrait rapporter',
  ],
  safe: [
    'no worries, without worry, safe money, safe savings',
    'sans prendre le moindre, le moindre risque, sans souci, argent sûr, sans trembler',
  ],
  extra: ['', 'de mieux'],
  believable: [
    'believable, plausible, realistic, makes sense, credible, sensible, looks right, far fetched',
    'crédible, plausible, réaliste, tient la route, raisonnable, vraisemblable, tiré par les cheveux',
  ],
  plan_end: [
    'end of year seven, end of year six, end of year ten, end of year 7, end of year 6, end of year 10, in year seven, in year six, in year ten, in year 7, in year 6, in year 10',
    'bout de sept ans, bout de six ans, bout de dix ans, fin de l’année 7, fin de l’année sept, fin de l’année 6, fin de l’année dix, en année 7, en année sept, en année cinq, en année 5, en année 10',
  ],
  gap_word: [
    'points between, points separating, distance between',
    'points qui séparent, points entre, distance entre',
  ],
  rate_rise: [
    'bonds pay more, money costs more everywhere',
    'taux en hausse, taux plus hauts, taux qui montent, argent rapporte plus',
  ],
  good_bad: [
    'good spell, bad spell, good patch, good stretch, fat and lean, good year and a bad',
    'bonne et une mauvaise période, bonne période, années fastes et, grasses et maigres',
  ],
  normal: ['so so one, middle of the road', 'sans relief'],
  leaves_them_out: [
    'drop altogether, drop entirely, leave out altogether, only confuse, not bother with',
    'laisserais tomber, laisse tomber, m’en passerais, embrouille, embrouillent',
  ],
  what_if: [
    'suppose only, suppose half, only half of it, half of it happens',
    'si la moitié, la moitié seulement, ne se réalise qu’à moitié',
  ],
  several_cases: [
    'gloomy one, gloomy version, dark version, dark case, sober version',
    'version noire, version sombre, version prudente',
  ],
  probability_word: ['chance to each', 'chance pour chacune, chance pour chacun, chance à chacune'],
  reliable_part: [
    'reliable bit, reliable part, safe bit, safest part, safe part, certain part, solid part, sure bit, most dependable',
    'partie fiable, la plus fiable, partie sûre, la plus sûre, partie solide, la plus solide, la plus certaine',
  ],
  raw_material: [
    'what it buys and sells, flour for a baker, its flour, like flour',
    'la farine, ce qu’elle achète et revend',
  ],
  lbo_the_bill: [
    'what you need money for, what the money is for, where the money goes, what the money pays',
    'à quoi sert l’argent, où va l’argent, ce qu’on paie, ce qu’on a à payer',
  ],
  lbo_where_from: [
    'who it comes from, who gives it, who they come from',
    'de qui il vient, qui le donne',
  ],
  lbo_both_columns: [
    'have to match, must match, add to the same, add up to the same, come to the same total, same total',
    'tomber juste, tombent juste, même total, doivent coller, se valoir',
  ],
  lbo_surplus: ['fcf', 'fcf'],
  lbo_give_back: [
    'goes to shrinking, shrinks the loan, shrinking the loan, eats into the loan, eats into the debt',
    'fondre l’emprunt, fondre la dette, fondre le crédit, crédit fond, dette fond, emprunt fond',
  ],
  lbo_someone_buys: [
    'somebody else buys, someone else buys, another fund buys, another buyer takes',
    'quelqu’un d’autre la rachète, quelqu’un d’autre rachète, un autre la rachète, un autre rachète',
  ],
} as const satisfies Lexicon;
