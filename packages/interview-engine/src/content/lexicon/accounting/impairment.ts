import type { Lexicon } from '../../types.ts';

/** The impairment test, in the words people use for it. */
export const impairmentNotions: Lexicon = {
  asks_if_holds: [
    'still worth what you wrote, still worth what it says, still deserves, still stands up, still holds up, still holds water, ask whether it’s still, ask whether it still',
    'tient encore, tient toujours, tient encore la route, vaut encore, le vaut encore, mérite encore',
  ],
  believed: [
    'we thought, thought it was, believed it was, hoped it was, supposed to be worth',
    'on pensait, on croyait, était censé, croyait qu’il',
  ],
  books_value: [
    'carried at, carry it at, in our books, in our accounts, books say, on our books, listed at, got it down for, have it down for, carrying value, carrying amount, book value, on the books, in the books, balance sheet value, book equity, historical cost, accounting value, what the books said, in the accounts',
    'dans nos livres, dans nos comptes, dans ses livres, dans ses comptes, inscrit pour, valeur inscrite, affiché à, affichée à, inscrit à, inscrite à, valeur comptable, valeur nette comptable, vnc, valeur au bilan, dans les livres, valeur des livres, capitaux propres comptables, actif net comptable, coût historique, disaient les livres, disent les livres, dans les comptes',
  ],
  cannot_earn_it: [
    'not earn back, never earn back, not bring in, never bring in, can still earn, can still bring, ever get out of, never get out of, still earn us, no longer earn, never make back, never earn what, never bring in what, never yield what, not earn what, than we will ever get, what we can recover, what you can recover, can ever recover, only ever earn, only ever bring, only ever get, more than it will ever bring, more than it will ever earn',
    'plus rapporter, rapportera jamais, rapportera plus, peut encore rapporter, encore nous rapporter, peut en tirer, jamais en tirer, plus en tirer, récupérera jamais, rapportera jamais ce, rapportera pas ce, ne rapportera pas autant, plus que ce qu’elle rapportera, peut récupérer, peut en récupérer, pourra en tirer, ne rapportera que, jamais que, ne rapportera jamais, plus que ce qu’il rapportera, plus que ce qu’on en tirera',
  ],
  cuts_a_bit: [
    'cut it, trim it, shave it, chop it, cut a slice',
    'coupe un bout, en coupe, on rabote, on taille, on rogne',
  ],
  every_year: [
    'every year, each year, once a year, yearly, annually, every twelve months, every December, each December, every closing',
    'tous les ans, tout les ans, chaque année, une fois par an, une fois l’an, annuel, à chaque clôture, chaque décembre, tous les douze mois',
  ],
  ifrs_word: [
    'ifrs, international standards, international rules',
    'ifrs, normes internationales, règles internationales',
  ],
  mark_down: [
    'bring the number down, brings the number down, bring the figure down, bring that number down, cut the number, write an asset down, write the asset down, write assets down, number is cut, figure is cut, cut the figure, cut its number, lower the figure, lower its number, slashed, slash it, chop it down, trim the listing, trim the value, trim the figure, trim it by, take it down, bring it down to, write down, written down, wrote down, write off, written off, impair, mark down, shave, worth less, recoverable, loses value, lost value, not worth, no longer worth, worth a hundred less, admit it is worth, admit it’s worth, confess it is worth, fallen in value, still worth it, still worth that, wipe out part, cut it, take a loss, take the loss, brought down to, marked down',
    'descendre le chiffre, on baisse le chiffre, baisse son chiffre, baisse sa valeur, ramène le chiffre, ramener le chiffre, ramène sa valeur, réduit le chiffre, on le coupe, on la coupe, corrige à la baisse, on le taille, on le rogne, on la rogne, on taille dedans, on le descend, on la descend, déprécier, déprécie, rabote, perte de valeur, perd de la valeur, perdu de la valeur, vaut moins, recouvrable, réduire sa valeur, ne vaut plus, vaut encore, passer en perte, passe une perte, vaut cent de moins, reconnaît qu’il vaut, admettre qu’il vaut, encore sa valeur, vaut toujours, on efface, on le rabaisse, on le réduit, baisse le chiffre, dévaluer, ramené à, ramenée à, prend la perte',
  ],
  plain_cross_out: [
    'cross out, cross off, crossed out, rub out, wipe off, wiped off, strike off, scratch out, knock off the list, admit the loss, admit a loss, admit i lost, take the hit, take the loss, swallow the loss, face the loss, own up, lower the number, bring it down to, list is corrected, correct the list, number is corrected, correct the number, bring the figure down',
    'efface, barre, raye, gomme, rature, encaisse la perte, admets la perte, admet la perte, reconnais la perte, reconnaît la perte, avoue la perte, avale la perte, prends la perte, note la perte, ramène à, on corrige la liste, je baisse le chiffre, corrige le chiffre, chiffre est corrigé, liste est corrigée',
  ],
  plain_worth_only: [
    'worth only, only worth, no longer worth, not worth more than, worth no more than, nobody would give, nobody would pay, no one would give, no one would pay, would not fetch, would only fetch, gives me only, will not earn me, wo not earn, not earn me more, worth less than written',
    'ne vaut plus que, n’en vaut plus que, ne vaut que, n’en vaut que, vaut plus que, vaut moins que, personne n’en donnerait, personne ne donnerait, n’en tirerait que, ne rapportera pas, ne rapporte plus',
  ],
  retest: [
    'look every year, look each year, look once a year, test, check, review, compare, verify, look at it again, re-examine, ask whether, ask ourselves, see whether, look whether, look again, exam, check that it is still',
    'regarde tous les ans, regarde chaque année, tester, vérifier, vérifie, contrôler, comparer, revoir, réexaminer, on se demande, regarder si, voir si, examen, se pose la question, vérifie qu’il tient, vérifie qu’elle tient, vérifie que ça tient',
  ],
  underperform: [
    'does worse than, worse than hoped, worse than planned, gone downhill, goes downhill, underperform, misses its plan, misses the plan, goes badly, does badly, disappoints, no longer worth, overpaid, paid too much, less than hoped, less than we hoped, brings in less, never earn that, never earn it, too optimistic, turned out worse, goes wrong, does worse, falls short, goes worse, not going as planned, struggles, not as good as, not perform, not deliver, does not work out',
    'marche moins bien que, moins bien qu’espéré, moins bien que prévu, va mal, déçoit, sous-performe, manque son plan, se dégrade, ne tient plus, payé trop cher, moins que prévu, rapporte moins, ne les rapportera, ne le rapportera, trop optimiste, a déçu, tourne mal, tourne moins bien, tient pas ses promesses, marche moins, pas à la hauteur, ne marche pas, ne donne pas',
  ],
};
