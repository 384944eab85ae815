import type { Lexicon } from '../../types.ts';

/** Terminal value, in the words people use for it. */
export const terminalValueNotions: Lexicon = {
  believable: [
    'believable, plausible, realistic, makes sense, credible, sensible, looks right, far fetched',
    'crédible, plausible, réaliste, tient la route, raisonnable, vraisemblable, tiré par les cheveux',
  ],
  continue_word: ['continues, goes on, carries on, lives, keeps', 'continue, vit, existe, survit'],
  cross_checks: [
    'to check the other, checks the other, verify the other, test the other, check each other, see if the two agree, check that both agree, turn one into the other, translate one into the other, read one through the other, each gives away, number of the other, convert one into the other, one tells on the other, judge the other, one against the other, tell the same story, tells the same story, both ways and compare, compare the two answers, each checks the other',
    'vérifier l’autre, contrôler l’autre, tester l’autre, recouper l’autre, l’une contrôle l’autre, voir si les deux collent, voir si les deux concordent, traduis l’une dans l’autre, traduire l’une dans l’autre, lire l’une à travers l’autre, chiffre de l’autre, trahit l’autre, l’une parle de l’autre, une dans l’autre, des deux manières, des deux façons, même histoire, l’une par l’autre, compare les deux réponses',
  ],
  follows_the_flows: [
    'along with the flows, moves with the flows, follows the flows, goes with the flows, follows the same rule, follow the same rule, obeys the same rule, gets the same treatment',
    'suit les flux, bouge avec les flux, suit la même règle, suit le même traitement, obéit à la même règle, avec les flux',
  ],
  implies: [
    'growth it is hiding, growth it hides, growth is hiding, growth hidden, imply, implies, implied, supposes, suppose, assumes, corresponds to, work out, back out, translate, turn into',
    'croissance il cache, croissance qu’il cache, croissance cachée, croissance se cache, implique, implicite, suppose, sous-entend, correspond, retrouver, traduire, en déduire',
  ],
  one_lump: [
    'one fat number, one big number, one big figure, one fat figure, one lump, single figure, one number at, one sum, one big sum, one big cheque, one amount, single amount, one block, one last number, one last figure, one final figure, one final number, one big final',
    'gros montant, un seul chiffre, gros chiffre, gros chèque, seul montant, grosse somme, un seul bloc, une seule somme, un seul nombre, gros nombre, un dernier chiffre, un chiffre final, un montant final, une grosse valeur finale, un dernier montant',
  ],
  over_gap: [
    'over the gap, over the difference, over the spread, divided by the gap, divided by the difference, divided by the spread',
    'sur l’écart, sur la différence, divisé par l’écart, divisé par la différence',
  ],
  over_word: ['over', 'sur'],
  plan_end: [
    'end of the fifth year, end of year 5, by the end of the plan, end of year seven, end of year six, end of year ten, end of year 7, end of year 6, end of year 10, in year seven, in year six, in year ten, in year 7, in year 6, in year 10, end of the plan, end of year five, end of the period, end of the forecast, at that point, at that date, by then, in year five',
    'fin de l’année cinq, bout des cinq ans, bout de cinq ans, fin d’année cinq, fin d’année 5, fin d’année sept, bout de sept ans, bout de six ans, bout de dix ans, fin de l’année 7, fin de l’année sept, fin de l’année 6, fin de l’année dix, en année 7, en année sept, en année cinq, en année 5, en année 10, fin du plan, fin de l’année 5, fin de la cinquième année, fin de la période, fin des prévisions, à ce moment là, à cette date, en fin de plan, terme du plan, bout du plan',
  ],
  puts_a_figure: [
    'put a single price, put one price, one single price, a single number on, squeeze into one, boil down to one, one figure on, one figure for, put a price on, a price for, put a value on, a value for, put a number on, one number for, one amount for, one sum for',
    'pose un seul prix, mets un seul prix, tient en un montant, tient en un chiffre, tient dans un seul, résume en un chiffre, met un chiffre sur, mets un chiffre sur, un prix sur, une valeur sur, un montant pour, un seul montant, un seul chiffre, donne une valeur à, donne un prix à',
  ],
  something_off: [
    'something’s wrong, something is wrong, there is a problem, hard to believe, been dreaming, there’s a problem, twice the sector, twice the peers, something’s off, something is off, not serious, smells wrong, too rich, pushed it too far, been too kind',
    'quelque chose cloche, il y a un problème, difficile à croire, j’ai rêvé, le double du secteur, le double des pairs, il y a un souci, ça cloche, pas sérieux, trop gentil, poussé trop loin',
  ],
  stand_for: ['stands for, represents, covers, summarises', 'représente, résume, correspond à'],
  stop_word: ['stops, ends, runs out', 's’arrête, prend fin, se termine'],
  tells_of_the_other: [
    'in the language of the other, what it says of the other',
    'dans la langue de l’autre, ce qu’elle dit de l’autre',
  ],
  the_unseen_years: [
    'seasons i have not, years i have not drawn, seasons nobody, rest of its days, rest of its time, what’s beyond, what is beyond, what lies beyond, everything that comes later, everything later, all that comes later, the years you did not, the years i did not, the years we did not, years left out, years you have not modelled, years not modelled, beyond the horizon, all the years, the years i have not, years nobody, rest of its life, everything past, everything after, everything beyond, all the rest, all that follows, end of time, rest of time, whole future',
    'saisons que je n’ai pas, années que je n’ai pas dessinées, reste de ses jours, reste de la vie, ce qu’il y a derrière, ce qui vient derrière, tout ce qui est derrière, années que je n’ai pas, années qu’on n’a pas, années non détaillées, années restantes, années pas détaillées, années non modélisées, dépasse l’horizon, au-delà de l’horizon, années que l’on n’a pas, tout le reste, toute la suite, toutes les années, reste de sa vie, tout ce futur, tout ce qui vient, tout ce qui suit, ce qui vient ensuite, fin des temps, l’affaire tourne toujours, elle tourne toujours',
  ],
  whole_rest: [
    'everything, whatever, all the rest, for the rest',
    'tout ce, toutes les années, tout le reste',
  ],
};
