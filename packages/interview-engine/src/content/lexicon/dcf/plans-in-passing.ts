import type { Lexicon } from '../../types.ts';

/** Adjustments, plans and ends of plans, spoken of in passing. */
export const plansSpokenOfInPassing = {
  plain_same_bad_luck: [
    'winters running, summers running, three times running, two years running, for the third time, third time running',
    'hivers de suite, étés de suite, fois de suite, pour la troisième fois, troisième fois de suite',
  ],
  plain_normal_cost: [
    'a bill they pay, it’s a bill, is a bill, the price of living, isn’t bad luck, no longer bad luck, put it back in as a cost',
    'c’est une facture, plus de la malchance, n’est plus de la malchance, ce n’est plus un accident, le prix de la vie',
  ],
  run_rate: [
    'savings they only promise, savings they promise, savings that have not, savings to be made, savings on paper, hoped-for cuts',
    'économies promises, économies sur le papier, économies à faire, économies pas encore, économies qu’ils promettent',
  ],
  not_there: [
    'have not happened, haven’t happened, has not happened, not happened, not here yet, still to come',
    'pas encore là, pas encore faites, pas encore arrivées, restent à faire, pas là',
  ],
  what_they_show: [
    'what they tell us, what they claim, what they say they earn, their story, their version',
    'ce qu’ils racontent, qu’ils racontent, leur version, leur histoire, ce qu’ils prétendent',
  ],
  shown_number: [
    'what the accounts show, what the books show',
    'ce que disent les comptes, ce que disent les livres',
  ],
  parked_in_capex: [
    'parking ordinary repairs, parking repairs, repairs on the balance sheet, parking costs on the balance sheet, hiding repairs, repairs called investment, repairs as investments',
    'réparations ordinaires au bilan, réparations au bilan, rangent des réparations, rangent les réparations, cachent des réparations, réparations en investissement, charges rangées au bilan',
  ],
  cash_follows: [
    'end up as money, ends up as money, end up in the bank, ends up in the bank, money in the bank, end up in the till',
    'finissent en argent, finissent en banque, finissent en caisse, finit sur le compte, finissent sur le compte, argent sur le compte',
  ],
  what_if: ['what happens when, show what happens', 'ce qui se passe quand, ce qui arrive si'],
  freak_year: [
    'the lucky year, lucky year when, crazy prices, year of luck',
    'l’année de chance, année de bol, année du siècle',
  ],
  take_out: [
    'leave it out of the history, leave it out, strike it from the past',
    'enlève de l’historique, retire de l’historique, raye du passé',
  ],
  plan_line_invented: [
    'making up every line, make up every line, making up the figures, making it up, invent every line, pulled out of thin air, fiction, pure fiction, science fiction, crystal ball',
    'on invente chaque ligne, invente chaque ligne, invente les chiffres, sorti du chapeau, de la fiction, pure fiction, science-fiction, boule de cristal',
  ],
  plan_nothing_known: [
    'no sales, start-up, startup, nobody can tell, nobody knows, no history, no track record, no one can tell',
    'sans ventes, start-up, startup, personne ne sait, aucune idée, sans historique, aucun historique, sans recul',
  ],
  plan_whole_worth: [
    'all the worth, the whole worth, all the value, the whole value, all of it, nearly everything, almost everything, nine tenths, ninety percent',
    'toute la valeur, presque toute la valeur, presque tout, quasiment tout, neuf dixièmes, quatre-vingt-dix pour cent',
  ],
  plan_hangs: [
    'hangs on, hang on, hangs from, sits at, sits in, depends on, lives at',
    'accrochée à, accroché à, suspendue à, tient à, se trouve à, est à, dépend de',
  ],
  plan_very_end: [
    'very end, the end, last year, after the last year, the tail',
    'la fin, toute fin, dernière année, après la dernière, la queue',
  ],
  paid_for_such: [
    'people paid for something like it, paid for something like, paid for the same thing, somebody paid for one like it, others have paid for, went for',
    'd’autres ont payé pour la même chose, payé pour la même chose, payé pour quelque chose, ont payé pour un truc pareil, s’est vendu un truc pareil',
  ],
  better_word: [
    'i’d sooner, sooner look, i’d rather look',
    'j’aime mieux, j’aime mieux voir, autant voir',
  ],
  unbelieved_part: [
    'what i don’t believe, what i do not believe, what i doubt, what isn’t proven, what is not proven',
    'ce à quoi je ne crois pas, à quoi je ne crois pas, ce dont je doute, ce qui n’est pas prouvé',
  ],
  later_if_true: [
    'when i see it, once i see it, pay for it when, pay when it comes, when it comes true, once it is there',
    'quand je le verrai, quand je la verrai, une fois que je le vois, paierai quand, quand ce sera là, une fois que c’est là',
  ],
  plan_always_one_off: [
    'always one-offs, always one-off, always exceptional, always non-recurring, one-offs by nature, never recurring',
    'toujours non récurrentes, toujours exceptionnelles, toujours exceptionnels, toujours non récurrents, jamais récurrentes',
  ],
  plan_takes_their_word: [
    'we believe them, we take their word, take their word for it, we trust them, then it is exceptional, then it’s exceptional, we accept it',
    'on le croit, on les croit, on leur fait confiance, on l’accepte, c’est donc exceptionnel, alors c’est exceptionnel',
  ],
  plan_they_say: [
    'management says, management calls, they say it is exceptional, they call it exceptional, management label',
    'management dit, le management appelle, la direction dit, ils disent que c’est exceptionnel, le management qualifie',
  ],
  plan_gains_word: [
    'exceptional gains, one-off gains, gains, windfalls',
    'gains exceptionnels, plus-values, gains, aubaines, produits exceptionnels',
  ],
  plan_left_in: [
    'stay in, stays in, remain in, left in, are kept, we keep, i keep',
    'restent, reste, restent dedans, on les garde, je les garde, on garde, on ne les retire pas',
  ],
  plan_raise_rate: [
    'raise the discount rate, raising the discount rate, higher discount rate, bump the rate, raise the rate, add points to the rate, add a few points, add five points, points to the discount rate',
    'augmenter le taux, monter le taux, hausser le taux, relever le taux, ajoute quelques points au taux, ajouter quelques points, ajoute des points, points au taux',
  ],
  plan_that_does_it: [
    'you just raise, just raise, is enough, that covers everything, covers everything, and that is it, and it’s done, solves it, that solves, the plan is dealt with, takes care of it',
    'il suffit, suffit d, ça suffit, ça règle tout, ça couvre tout, et c’est réglé, le plan est traité, et voilà, et le tour est joué',
  ],
  plan_no_dcf: [
    'dcf is impossible, can not do a dcf, cannot do a dcf, no dcf, dcf does not work, dcf is useless',
    'pas faire de dcf, pas de dcf, dcf est impossible, dcf ne marche pas, dcf inutile',
  ],
  plan_unlisted: [
    'unlisted, not listed, private company, privately held',
    'non cotée, non coté, pas cotée, pas coté, non cotées',
  ],
  plan_always_false: [
    'always false, always wrong, always a lie, so i ignore it, so i throw it away, i bin it, without reading it, unread',
    'forcément faux, toujours faux, je le jette, je jette le plan, sans le lire, je l’ignore, à la poubelle',
  ],
  plan_later_price: [
    'earn-out, earnout, contingent price',
    'complément de prix, earn-out, earnout',
  ],
  plan_full_amount: [
    'is worth its maximum, worth its full amount, counts at full, at full value, at its maximum, worth the maximum, its full face value',
    'vaut son montant maximum, vaut son maximum, compte pour son maximum, à son montant maximum, compte en entier, vaut son plein montant',
  ],
} as const satisfies Lexicon;
