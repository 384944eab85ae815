import type { Lexicon } from '../../types.ts';

/** What people who discount cash flows do and see, in everyday words. */
export const everydayDiscountingNotions = {
  as_if_none: [
    'pretending it has no, pretending there is no, pretending there are no, pretend it has no, forgetting the loans, ignoring the loans, leaving the loans aside',
    'en oubliant les emprunts, en oubliant la dette, sans compter les emprunts, en faisant comme si, on oublie les emprunts, je fais comme si',
  ],
  one_lump: [
    'one fat number, one big number, one big figure, one fat figure, one lump, single figure, one number at, one sum, one big sum, one big cheque, one amount, single amount, one block',
    'gros montant, un seul chiffre, gros chiffre, gros chèque, seul montant, grosse somme, un seul bloc, une seule somme, un seul nombre, gros nombre',
  ],
  the_unseen_years: [
    'all the years, the years i have not, years nobody, rest of its life, everything past, everything after, everything beyond, all the rest, all that follows, end of time, rest of time, whole future',
    'tout le reste, toute la suite, toutes les années, reste de sa vie, tout ce futur, tout ce qui vient, tout ce qui suit, ce qui vient ensuite, fin des temps, l’affaire tourne toujours, elle tourne toujours',
  ],
  afterwards: [
    'after the last year, after the horizon, beyond the horizon, past the horizon, after year three, past year three, past year five, after the tenth year, after the table stops',
    'après la dernière année, après l’horizon, après la dixième année, après la cinquième année, après la troisième année, dernière année du tableau',
  ],
  over_gap: [
    'over the gap, over the difference, over the spread, divided by the gap, divided by the difference, divided by the spread',
    'sur l’écart, sur la différence, divisé par l’écart, divisé par la différence',
  ],
  forever: [
    'without ever stopping, never ending, never stops, for all time',
    'sans jamais s’arrêter, jamais s’arrêter, pour toujours, qui pond toujours, éternelle',
  ],
  creep: [
    'bit more each year, bit more every year, little more each year, little more every year',
    'un peu plus chaque année, de mieux par an',
  ],
  next_flow: ['the year after', 'an prochain, année suivante, année d’après'],
  cross_checks: [
    'judge the other, one against the other, tell the same story, tells the same story, both ways and compare, compare the two answers, each checks the other',
    'des deux manières, des deux façons, même histoire, l’une par l’autre, compare les deux réponses',
  ],
  machines_age: [
    'wear of the machines, machines getting old, machines ageing, machines get old, machines wear, for the wear, wear and tear, of wear, of depreciation off',
    'usure des machines, machines qui vieillissent, machines qui s’usent, vieillissement des machines, pour l’usure, d’usure, usure du matériel',
  ],
  only_paper: [
    'pencil mark, just a pencil, only on paper, accounting entry, bookkeeping entry, nobody took it, no money left, no money moved, no money went out, never left the bank, never left the till, not a payment, no cash went',
    'jeu d’écriture, écriture comptable, simple écriture, trait de crayon, n’est pas sorti, pas sorti de la caisse, aucun euro n’est sorti, rien n’est sorti, rien sorti de la caisse, rien décaissé',
  ],
  goods: ['shed, sheds', 'hangar, hangars, remise'],
  unpaid_yet: [
    'have not paid me, not paid me yet, not paid yet, not yet paid, still owe me, people who owe me, customers who owe, on tick',
    'pas encore réglé, pas encore payé, ne m’ont pas encore, me doivent encore, n’ont pas payé, n’ont pas réglé, ardoise',
  ],
  tax_back: [
    'cuts the tax bill, cut your tax, cut the tax bill, lowers the tax bill, lower tax bill, off my tax, off the tax bill, get a quarter of it back, less tax, tax refund, taxman gives back, taxman pays, taxman helps, taxman has helped, saves tax, save tax',
    'feuille d’impôt, récupère sur mes impôts, récupère sur l’impôt, moins d’impôt, moins d’impôts, l’État me rend, le fisc rend, le fisc me rend, le fisc paie, fisc en paie, fisc en prend, baisse l’impôt, allège l’impôt, économie d’impôt',
  ],
  owner: [
    'their own money in, puts his own money, put their own money, whoever owns it',
    'met son propre argent, mettent leur propre argent, porteurs de parts',
  ],
  last_paid: [
    'paid before me, gets paid before, served after everyone, end of the queue',
    'servi après tout le monde, passe avant moi, passent avant moi, en bout de file, payé avant moi',
  ],
  old_price: [
    'grandpa paid, paid in 19, wrote down years, wrote down twenty, years ago, original price, historic cost, not book, book value, book figures',
    'il y a trente ans, à l’époque, fondateurs ont mis, prix d’origine, coût historique, valeur comptable, valeurs comptables',
  ],
  todays_worth: [
    'today’s price, worth today, price today, market cap, market value, market values, if you sold them, sell for today',
    'valent aujourd’hui, vaut aujourd’hui, valent les parts, prix d’aujourd’hui, valeur de marché, valeurs de marché, capitalisation, capi',
  ],
  safe: [
    'doing nothing, do nothing, sitting at home, asleep at night',
    'en ne faisant rien, sans rien faire, sans rien risquer, sans bouger',
  ],
  sleepless: [
    'sleepless nights, for the fright, for the worry, for my nerves, for being scared, for taking the risk',
    'nuits blanches, pour la peur, pour le stress, pour l’angoisse, pour mes nerfs, pour le risque pris',
  ],
  extra: ['a top-up, add something', 'surcroît, rallonge'],
  see_money_again: [
    'see its money again, see their money again, get its money back, get their money back, not being repaid, not be repaid, fear of default, less sure',
    'revoir son argent, revoir leur argent, ne pas être remboursé, ne pas être remboursée, revoir la couleur, plus sûre de, plus sûr de',
  ],
  foresee: ['draw, drawn', 'dessine, dessiner, dessines'],
  bad_phase: [
    'good years and bad, summer and winter, sunny and rainy, rain and shine, merry go round, up down and up, fat and lean',
    'été et l’hiver, beau temps et la pluie, aussi les mauvaises, monté baissé, monte et baisse, gras et maigre',
  ],
  normal: [
    'mid cycle, boring, in between year, middling, plain year, unremarkable',
    'banale, banal, ni l’euphorie, quelconque, tranquille, sans histoire',
  ],
  extend_word: [
    'stretch, prolong, extend, run on forever, repeat forever',
    'prolonger, prolonge, étirer, étire, répéter à l’infini, figer',
  ],
  redo_word: ['do the sum again', 'recommence le calcul'],
  unforeseeable: [
    'cannot tell me, can not tell me, does not even know, not even know what, nobody can picture, making stuff up, no use computing, no point computing',
    'ne sait même pas, ne sais même pas, incapable de dire, inventer des chiffres, chiffres inventés',
  ],
} as const satisfies Lexicon;
