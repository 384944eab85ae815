import type { Lexicon } from '../../types.ts';

/** How write-downs, prepayments, rents and adjusted profits are explained to somebody outside the trade. */
export const dealsToldToLaymen = {
  // What was paid too much, and what is worth less.
  plain_nothing_to_pin: [
    'cannot tie, can not tie, cannot hang on, can not hang on, matches nothing, match nothing, tied to nothing, nobody can point, no one can point, you can not point, can’t point at, can not point at, that’s just reputation',
    'accrocher à rien, raccrocher à rien, relier à rien, attacher à rien, correspond à rien, correspondent à rien, ne correspond à aucun, personne ne peut montrer, montrer du doigt, ne peut pas montrer, ne sait pas nommer, pas nommer',
  ],
  plain_true_price: [
    'worth today, they’d really go for, they’d go for, would really go for',
    'vaudrait aujourd’hui, vaut aujourd’hui, vaudraient vraiment, vaudrait vraiment, ça vaut vraiment',
  ],
  mark_down: ['', 'on le coupe, on la coupe, corrige à la baisse'],
  cannot_earn_it: [
    'never earn what, never bring in what, never yield what, not earn what',
    'rapportera jamais ce, rapportera pas ce, ne rapportera pas autant',
  ],
  plain_cross_out: [
    'list is corrected, correct the list, number is corrected, correct the number, bring the figure down',
    'corrige le chiffre, chiffre est corrigé, liste est corrigée',
  ],
  unchanged: [
    'not feel it, does not notice, not feel anything',
    'ne le sent pas, ne s’en aperçoit pas, ne remarque rien',
  ],
  against_tax: [
    'against tax, against the tax, against this year’s tax, against our tax, off this year’s tax, off the tax bill',
    'contre l’impôt, imputer sur l’impôt, imputer sur les impôts, déduire de l’impôt, retirer de l’impôt, compter pour l’impôt, sur l’impôt de cette année',
  ],
  one_day: ['down the line, at some point', 'le moment venu'],
  tax_promise: [
    'tax break later, tax relief later, promise of a tax, promise of tax, tax saving later, tax still to be saved',
    'économie d’impôt plus tard, promesse d’économie d’impôt, promesse d’impôt, avantage fiscal plus tard',
  ],
  plain_owes_me_later: ['what he will owe, what it will owe', 'à la revente, qu’il nous devra'],
  // What was paid ahead.
  still_due: [
    'still have the work, still has the work, have the work to do, not handed over, not yet handed over, not yet rendered, not rendered, done nothing for, and had none, and had nothing, and received nothing, and got nothing, not one match, not one lesson, not a single, nothing has been delivered, none of it delivered, work comes after, service comes after, work comes later, has not opened, only given them, given them only, only delivered, delivered only',
    'attend encore ce, pas encore remis, rien fait pour, n’en a eu aucun, n’a rien eu, n’a encore rien eu, n’a rien reçu, devez quelque chose, doit quelque chose, devons quelque chose, aucun match, pas un seul, aucun cours, rien n’a été livré, travail vient après, service vient après, travail vient ensuite, donné qu’un, livré qu’un, rendu qu’un, fourni qu’un',
  ],
  as_delivered: [
    'month at a time, week at a time, work is done, job is done, match after match, game after game, issue after issue, visit after visit, lesson after lesson, class after class, week after week, day after day, as the work gets done, drips into, until the course has, until the lesson has, until the service has, until the work has, until we have delivered, until it has been delivered, until it is delivered, until it’s delivered',
    'mois à la fois, travail est fait, travail soit fait, travail n’est pas fait, match après match, cours après cours, numéro après numéro, semaine après semaine, jour après jour, visite après visite, leçon après leçon, coule dans, tant que le cours, tant que le service, tant que le travail, tant qu’on n’a pas livré, tant que la prestation',
  ],
  plain_refills: [
    'how the place ticks, how the house ticks, the way the shop lives, way the place lives, the way the house lives, always someone paying, always somebody paying, always a new lot, always new ones, new lot of, pot never runs dry, never runs dry, replaces the old, replace the old, money replaces, topping itself up, tops itself up, replenishes itself, fills the pot again',
    'vit comme ça, toujours quelqu’un qui paie, toujours un client qui paie, toujours de nouveaux, toujours des nouveaux, marche normale de la maison, roulement habituel, roulement de la maison, clients repaient, ils repaient, la cagnotte ne se vide, remplacent les anciennes, remplace les anciennes, remplacent les anciens, remplace l’ancien, se reconstitue, se régénère, remplit à nouveau, remplit de nouveau, remplit le pot',
  ],
  // Rents that became loans.
  plain_as_a_loan: [
    'as borrowed money, like borrowed money',
    'comme de l’argent emprunté, comme une somme empruntée',
  ],
  plain_landlord_promise: [
    'still have to pay the landlord, owe to the landlord',
    'reste à verser au bailleur, reste à verser au propriétaire, reste à payer au bailleur, reste à payer au propriétaire',
  ],
  plain_upstairs: ['if the top, the top has, the top counts', 'le haut'],
  plain_downstairs: ['', 'le bas'],
  higher_than_all: [
    'higher than everything, more than everything, higher than the sum, more than the sum, more than all',
    'dépassait tout ce, dépasse tout ce, plus que tout ce, plus que la somme, dépasse la somme, dépassait la somme',
  ],
  plain_normal_cost: [
    'takes to run, cost of running, cost of being',
    'faire tourner la maison, faire tourner l’affaire, pour tourner, pour faire tourner',
  ],
  used_to_be: ['it was, used to be, they were, you were', 'c’était, on était, on avait, il était'],
  right_to_occupy: [
    'right to sit, right to use, right to occupy, right to be in, right to stay',
    'droit d’occuper, droit d’utiliser, droit d’être, droit de rester, droit d’usage',
  ],
  what_it_makes: [
    'what the shop earns, what the shop makes, what the company makes, what the company earns, what the business makes, what the business earns',
    'ce que gagne le magasin, ce que gagne la société, ce que gagne la boutique, ce que gagne l’entreprise, ce que le magasin gagne, ce que la société gagne, ce que la boutique gagne, ce que l’entreprise gagne',
  ],
  years_of_gains: [
    'years of earnings, years of profit, years of profits, years of gains, years’ earnings, times the profit, times the earnings',
    'années de gains, années de gain, années de bénéfice, années de résultat, ans de bénéfice, fois le gain, fois les gains, fois le bénéfice',
  ],
  same_rules: [
    'same thing to both, same thing for both',
    'même chose aux deux, même chose des deux',
  ],
  // Adjusted profits.
  run_rate: [
    'hope to save, hoping to save, savings you hope, savings promised',
    'espèrent économiser, espère économiser, économies qu’ils espèrent',
  ],
  pays_alone: [
    'need its own, its own accountant, its own staff, pay for its own',
    'son propre comptable, se payer son propre, ses propres équipes',
  ],
  plain_windfall: [
    'flukes, windfalls',
    'la chance aussi, aussi la chance, coups de bol, coup de bol, coups de pot',
  ],
  line_by_line: [
    'one line after another, line after line, one line after the other',
    'ligne après ligne, une ligne après l’autre, ligne à ligne',
  ],
  proof: ['the bills', 'les factures, justificatifs'],
  a_promise: ['a promise, an obligation', 'une promesse, un engagement, une obligation'],
  in_advance: [
    'money first, pay first, paid first, money comes first, paid for twelve months, paid twelve months, paid for the year, paid for the whole year',
    'l’argent d’abord, paie d’abord, paient d’abord, payé d’abord, argent vient d’abord, argent en premier, payé douze mois, payé pour douze mois, payé toute l’année, payé pour l’année',
  ],
  comes_round: [
    'every july, each july, each january, next january, every september, pays again, pay again, next september, next july',
    'chaque juillet, chaque septembre, repaient, repayent, repaie, se réabonnent, remettent au pot, septembre prochain, janvier prochain, juillet prochain',
  ],
  daily_float: [
    'ordinary rhythm, normal rhythm, ebb and flow',
    'rythme ordinaire, rythme normal, cycle normal, va-et-vient normal',
  ],
  comparables_word: [
    'others’ figures, others’ raw, rivals',
    'chiffres des autres, chiffres bruts, rivaux',
  ],
  plain_looks_bigger: [
    'looks prettier, looks healthier, is flattered, flatters',
    'meilleure mine, plus belle mine, plus flatteur, plus joli',
  ],
  pre_post: [
    'post ifrs, pre ifrs, post standard, pre standard, after the standard, before the standard, the old way, the new way',
    'après norme, avant norme, après ifrs, avant ifrs, post ifrs, pré ifrs, à l’ancienne',
  ],
  plain_each_thing: ['all of those', 'tout ça'],
  plain_owes_service: [
    'debt of lessons, debt of work, debt of service',
    'dette de cours, dette de service, dette de travail',
  ],
} as const satisfies Lexicon;
