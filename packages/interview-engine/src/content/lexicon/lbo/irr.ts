import type { Lexicon } from '../../types.ts';

/** The IRR, in the words people use for it. */
export const irrNotions: Lexicon = {
  a_bit_too: [
    'too much, too high, too low, not enough, a bit too, slightly too',
    'un peu trop, trop haut, trop bas, pas assez, trop',
  ],
  lbo_accept: [
    'accept, settle, live with, tolerate, target, aim, swallow, swallows, stomach, make do with, makes do with, put up with, be happy with',
    'accepter, se contenter, vivre avec, viser, tolérer, avaler, avale, se résigner, se résigne, encaisser, faire avec, s’en contenter',
  ],
  lbo_annual_return: [
    'annual rate, annualised rate, yearly rate, compound rate, returns, hurdle, made per year, yearly gain, come to per year, per year compounded',
    'taux annuel, taux annualisé, rendement, rentabilité, retour annuel, retour sur investissement, performance annuelle, gain annuel',
  ],
  lbo_annualised: [
    'on a yearly basis, year by year, each and every year, per year on average, annualised, compounded, a year, per year, every year, each year, per annum, yearly',
    'ramené à l’année, ramenée à l’année, à l’année, année par année, chaque année qui passe, annualisée, l’an, par an, chaque année, par année, annuel, composé',
  ],
  lbo_at_most: [
    'at most, cannot exceed, not more than, not exceed, maximum, no more than, can afford, limit',
    'au plus, ne peut pas dépasser, pas plus de, maximum, dépasser, plafonné',
  ],
  lbo_backwards: ['backwards, work back, in reverse', 'à rebours, à l’envers, en remontant'],
  lbo_cap_on_stake: [
    'pay in more, bring more than, all I can afford, all we can afford, all I can put, all we can put, most I can put, most we can put, put in more than, put in over, put more than, pay more than, pay over, invest more than, no more than, at most, cannot put in, write more than, commit more than',
    'apporter plus de, apporter plus que, tout ce que je peux mettre, tout ce qu’on peut mettre, le plus que je puisse mettre, mettre plus de, engager plus de, payer plus de, investir plus de, pas plus de, plus de la, au maximum, au plus, engager que, mettre que',
  ],
  lbo_compound: [
    'to the five, to the four, to the six, compound, root, to the power, power of, squared, cubed, annualise, interest on interest, growth on growth, earning growth, returns on returns, snowball, rule of 72, exponent, geometric, to the fourth, to the fifth, to the sixth, to the seventh, multiplied by itself, times itself',
    'capitalisent, composer, racine, puissance, au carré, au cube, annualiser, intérêts sur les intérêts, boule de neige, règle de 72, exposant, géométrique, fait des petits, multiplié par lui même, fois par lui même, fois lui même',
  ],
  lbo_dilute_word: [
    'dilutes, hurts, drags, eats, erodes, squeeze, knocks',
    'dilue, écrase, plombe, pèse, rogne, ampute, dégrade',
  ],
  lbo_divided_strict: [
    'divided by, divided over, spread over the, split over the, spread over five, split over five',
    'divisé par, rapporté au nombre, rapporté à, réparti sur les, étalé sur les, réparti sur cinq, étalé sur cinq, on divise, divisé sur',
  ],
  lbo_earn_return: [
    'swelled, swollen, return, earn, grow, grown, grew, yield, compound, annualised, worked',
    'gonfle, enfler, rapporter, rendement, rentabilité, croître, grossir, pousser, fructifier, fructifie, composer, annualisé, gagne, progresser, travaillé',
  ],
  lbo_earns_less_on: [
    'earn less a year on, earns less per year on, make less on, earn less on',
    'gagnera moins par an sur, gagnera moins sur, gagne moins par an, touche moins sur',
  ],
  lbo_factor_word: ['factor', 'facteur, coefficient'],
  lbo_gain: ['gain, richer, profit', 'gain, enrichir, profit'],
  lbo_grow_back: [
    'savings account, interest on interest, in turn, on top',
    'livret, compte d’épargne, à son tour, les intérêts',
  ],
  lbo_he: ['he, it, fund, buyer, they', 'il, fonds, acheteur'],
  lbo_identical_word: [
    'same, identical, alike, no difference',
    'mêmes, identiques, pareils, aucune différence',
  ],
  lbo_less_than: [
    'less, lower, down, rather than, instead of, only, from, below, just',
    'moins, plus faible, au lieu de, plutôt que, seulement, que, contre, en dessous',
  ],
  lbo_lower_target: [
    'lower, less, smaller, slides, teens, poorer, thinner, leaner, meagre',
    'plus faible, plus bas, moins, moindre, plus modeste, moins bon, moins bonne, plus maigre, plus mince, moins joli',
  ],
  lbo_money_out: ['out, back', 'dehors, récupéré, à l’arrivée, rendus, en sortie, repris, touchés'],
  lbo_multiplied: [
    'multiply, times, grow to, becomes',
    'multiplié par, multiplier, fois, devient, devenir',
  ],
  lbo_offers_less: [
    'offer less, bid less, pay less, lower his bid, lower its bid, cut the offer, lower the offer',
    'offrir moins, propose moins, payer moins, baisse son offre, baisser le prix, offre moins',
  ],
  lbo_only_make: [
    'only make, make only, I’m at, we are at, we’re at, down to, ends up at, left with, comes out at, I land at, what is left is, used to make, used to earn',
    'ne fais plus que, ne gagne plus que, ne me reste que, ne reste que, ne nous reste que, je suis à, on est à, tombe à, descend à, me retrouve à, se retrouve à, je sortais, on sortait, je gagnais, on gagnait, je touchais',
  ],
  lbo_pace: [
    'yearly pace, annual pace, slower pace, yearly speed, what pace, how fast each year',
    'rythme annuel, rythme par an, quel rythme, vitesse annuelle, moins vite chaque année',
  ],
  lbo_per_year: [
    'a year, per year, per annum, every year, every single year, each year, annually, yearly, year after year, year on year',
    'par an, chaque année, annuel, l’an, tous les ans, année après année, par année',
  ],
  lbo_percent_word: [
    'percentage, percent, per cent, %, 15%, 19%, 20%, 25%',
    'pourcentage, pour cent, %, 15%, 19%, 20%, 25%',
  ],
  lbo_same_sum: [
    'would have had to, end up with, same sum, arrive at',
    'aurait dû, arriver à, même somme, pour obtenir',
  ],
  lbo_savings_book: [
    'savings account, savings book, bank account paying, account that pays, deposit that pays, an account, coins, piggy bank, my money, on our money',
    'livret, compte épargne, placement, placer mes, placer mon, compte qui sert, pièce, tirelire, mon argent, notre argent',
  ],
  lbo_settle: ['settle, accept, live with', 'se contente, accepte, se résout'],
  lbo_then_word: ['then', 'puis, ensuite'],
  lbo_try_word: [
    'try, take, check, verify, test, say, suppose, guess, start with',
    'essayer, essaye, prends, teste, vérifie, suppose, prenons, tâtonne, partons',
  ],
  lbo_works_out_at: [
    'works out at, comes to, comes out at, amounts to, makes about, that makes',
    'ramené à, ça fait, ça revient à, cela revient à, cela fait, équivaut à',
  ],
  lbo_yearly_interest: [
    'yearly interest, annual interest, interest a year',
    'intérêt annuel, intérêt par an, taux annuel',
  ],
  lbo_yearly_placement: [
    'bank account would, savings account would, account would have to pay, deposit would have to, deposit paying, account paying, savings paying',
    'livret devrait, livret devrait-il, compte devrait, placement devrait, compte qui paie, livret qui paie',
  ],
  on_my_savings: [
    'on my savings, on my money, on our savings, on our money, on what I put in, on my stake',
    'sur mes économies, sur mon argent, sur notre argent, sur ma mise, sur ce que j’ai mis, à mon argent',
  ],
  poorer_return: [
    'poorer return, lower return, smaller return, thinner return, leaner return, lower irr, meagre return, less of a return, returns less',
    'rendement moins bon, rendement plus faible, rendement plus maigre, rendement plus bas, tri plus faible, tri plus bas, moins de rendement, rendement moindre',
  ],
  rate_year_on_year: [
    'what rate year after year, what yearly rate, which yearly rate, what rate each year, what annual rate, rate that turns',
    'quel taux année après année, quel taux par an, quel taux annuel, quel taux chaque année, taux qui transforme, taux qui fait passer',
  ],
  same_price_paid: [
    'the old price, that old price, old price tag, price we had agreed, price as before, original price, unchanged price, price unchanged, pay the same, paying the same, at the same price, for the same price',
    'au vieux prix, à l’ancien prix, le vieux prix, l’ancien prix, au prix d’avant, prix d’origine, prix de départ, à prix inchangé, prix inchangé, même prix, payant pareil, payant le même prix, au même prix, à prix égal, payer pareil',
  ],
  slips_from: ['slips, slides, drops, goes, slipping', 'glisse, recule, passe, tombe, dégringole'],
  so_much_instead: [
    'a year instead of, instead of twenty, instead of twenty five, instead of, not twenty',
    'par an au lieu de, au lieu de vingt, au lieu de vingt cinq, au lieu de, et non vingt',
  ],
  turned_one_into: [
    'go from one to, get from one to, turn one into, turns a dollar into, turn a euro into, takes one to, one becomes, one grows to, grows one into',
    'passer de un à, mène de un à, amène un euro à, transforme un euro en, transforme un en, change un euro en, fait passer un euro, mène un euro à, un devient',
  ],
  winds_back: [
    'rewind, rewinds, wind back, winds back, walk back, walk it back, roll back, rolled back, peel back, shrinks to, boils down to, run it backwards',
    'rembobine, rembobiner, remonte le temps, remonter le temps, retombe à, retombent à, fond jusqu’à, redescend à, redescendent à, à l’envers',
  ],
};
