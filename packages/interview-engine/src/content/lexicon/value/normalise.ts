import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Normalising one-offs, in the words people use for it. */
export const normaliseNotions: Lexicon = {
  accounting_rules: [
    [
      crossed(
        'sums are, sums were, numbers are',
        'made the same way, done the same way, built the same way',
      ),
      'counted the same way, counted differently, puts its research, count rents, counting rents, count research, same yardstick, counts its research, books its research, treats its research, research as a cost, research as an investment, count the same things, one footing, same footing, book things differently, accounting policies, accounting rules, accounting standards, accounting treatment, gaap, ifrs, capitalise, research and development, r&d, development costs, depreciation policy, definition of ebitda, define ebitda, denominator, same animal, share based payments, stock based compensation, books its, accounting differences, different accounting, same accounting, accounting choices, in the accounting, accounting basis, count in the same way, count the same way, way they count, how they count, keep their books, way of counting, bookkeeping',
    ].join(', '),
    'comptés pareil, comptés de la même, comptés autrement, passe sa recherche, compter les loyers, compter la recherche, même règle pour, même bête, recherche au bilan, recherche en charges, sa recherche à l’actif, qu’on compte pareil, compte de la même façon, comptent de la même façon, comptes faits pareil, mêmes additions, comptent les mêmes choses, comptent pas les mêmes, même pied, compter les mêmes choses, méthodes comptables, normes, principes comptables, traitement comptable, ifrs, gaap, active, capitalise, r&d, frais de développement, recherche et développement, définition de l’ebitda, dénominateur, même définition, rémunération en actions, règles comptables, pratiques comptables, la comptabilité, même comptabilité, différences comptables, choix comptables, façon de compter, manière de compter, comptent pareil, tenir les comptes, tiennent leurs comptes, peut-être pas les mêmes choses',
  ],
  clean: [
    'clean, cleanse, strip, scrub, take out, correct, adjust, remove, exclude, ignore, throw out, kick out, out it goes, scrape off',
    'décaper, décape, décrasser, nettoyer, corriger, retraiter, enlever, éliminer, effacer, purger, ajuster, exclure, sortir, retirer, jeter',
  ],
  cleans_up: [
    'strip, get rid of, set aside, weed out, strip out, clean, scrub, adjust, exclude, take out, remove, normalise, restate, correct for, back out, neutralise, ignore one, smooth, without the, erase, wipe out, put aside, leave out, same footing',
    'expurger, débarrasse, ôter, remets à niveau, nettoyer, nettoyé, retraiter, enlever, retirer, exclure, exclut, exclus, corriger, ajuster, neutraliser, normaliser, réintégrer, éliminer, gommer, lisser, hors, effacer, écarter, sors les, mets à part, mettre à part, remets à plat, remettre à plat',
  ],
  comes_again: [
    'come back, happen again, happen before, again next year, every year, each year, years running, years in a row, year after year, recurring, recurrence, repeat, regular, keeps happening, exceptional, one off, nonrecurring, cost of doing business, normal business, ordinary cost, special, unusual',
    'reviendra, revenir, se répète, se reproduit, reproduire, tous les ans, chaque année, tous les exercices, chaque exercice, d’année en année, exceptionnel, récurrent, habituel, ponctuel, une seule fois, c’est du courant, charge courante, coût courant, dépense courante, ça revient, cela revient, revient tous, revient chaque, reviennent tous, reviennent chaque, revient l’an prochain',
  ],
  cycle_average: [
    'mid cycle, middle of the cycle, through the cycle, over the cycle, across the cycle, average margin, average profit, full cycle',
    'milieu de cycle, moyenne de cycle, moyenne du cycle, bénéfice moyen, marge moyenne, moyenne sur dix, moyenne sur un cycle, cycle complet, sur le cycle',
  ],
  deals_alone: [
    'standalone, alone, on its own, by itself, independent, own it, own payroll, own treasury, own head office, without parent, without group, outside group, self standing, two feet, outside it',
    'autonome, seul, isolée, indépendant, propre siège, propre service, propre informatique, sans le groupe, hors groupe, sans la maison mère, stand-alone, standalone, ses deux jambes, dehors',
  ],
  deals_group_charges: [
    'group charge, allocation, management fee, recharge, parent pays, parent company pays, head office, back office, shared services, central costs, overheads of group, corporate costs, parent bills, bill from the parent, friendly price, inside the family, allocated overheads, corporate charges, head office charges, parent charges, recharges',
    'frais de groupe, frais du groupe, frais groupe, quote-part, refacturation, facturation, management fees, mère paie, siège, services du groupe, services partagés, fonctions support, coûts centraux, prix d’ami, dans la famille, frais de siège, charges de groupe, coûts alloués, quote-part du groupe, refacturations',
  ],
  deals_mistrust: [
    'trust, trap, danger, misleading, flattering, wrong, careful, illusion, not real, distorted, not the true one, not the real one, not the true number, not true',
    'piège, danger, trompeur, flatteur, faux, croire, fier, méfier, méfie, surtout pas, fausse, pas le vrai, n’est pas le vrai, pas le bon',
  ],
  deals_one_time: [
    'one off, one time, exceptional, non recurring, not recurring, not repeat, not come back, happens once, only once, unusual',
    'exceptionnel, non récurrent, ne se répétera pas, pas se répéter, n’arrivera qu’une fois, une seule fois, une fois, ponctuel, ne reviendra pas',
  ],
  deals_own_functions: [
    'it, payroll, treasury, insurance, legal, finance team, head office, systems, hr, purchasing, management team, data centre',
    'dsi, informatique, paie, siège, trésorerie, assurance, juridique, achats, systèmes, direction, it, rh, serveurs, logiciels',
  ],
  deals_reported_number: [
    'reported ebitda, reported figure, reported number, reported profit, segment number, segment figure, segment ebitda, published figure, published ebitda, accounting figure, number as it stands, figure as it stands, reported earnings, profit as shown, profit as it stands, figure as shown, number as shown, number they publish, number they show',
    'ebitda publié, chiffre publié, résultat publié, chiffre du reporting, ebitda du reporting, ebitda reporté, chiffre affiché, ebitda affiché, chiffre de la division, chiffre du segment, ebitda comptable, données publiées, bénéfice tel quel, résultat tel quel, chiffre tel quel, chiffre qu’ils publient',
  ],
  deals_restate: [
    'rebuild, rebuilt, restate, redo, recast, adjust, correct, normalise, replace, swap, put in, put back, add, take out, strip, remove, reconstruct, charge it, load, would cost, would pay, would earn, will pay more, would really pay, hire its own, start from, will have to hire',
    'reconstruire, reconstruis, refaire, refais, retraiter, corriger, normaliser, remplacer, remets, remettre, mets, mettre, ajouter, enlever, ôter, ôte, sors, sortir, neutraliser, écarter, coûterait, coûteraient, paierait, ajuster, recalculer, retirer, paiera plus, embaucher, je les compte, je pars',
  ],
  deals_use_it: [
    'take, use, start from, apply, keep',
    'prendre, prends, utiliser, partir, pars, appliquer, garder',
  ],
  freak_gain: [
    'freak gain, freak year, lucky year, one lucky sale',
    'année de chance, coup de chance, gain bizarre',
  ],
  freak_year: [
    [
      crossed(
        'sold, selling, sale of',
        'a warehouse, a plant, its head office, an office, some land, a plot, the walls, the family silver',
      ),
      'bumper year, freak year, lawsuit, broken machine, accident that year, sold a building, lottery, got lucky, once in a lifetime, crazy year, freak season, burned down, burnt down, fire, flood, strike, rubbish year, bad year, terrible year, lucky year, storm, one big sale, inflated by, odd year, strange year, weird year, lucky break',
    ].join(', '),
    [
      crossed(
        'vendu, vendre',
        'un entrepôt, un bâtiment, une usine, son siège, les murs, un bureau, l’argenterie',
      ),
      'procès, panne, accident cette année, vendu un immeuble, vendu un terrain, loterie, coup de chance, coup de bol, coup de veine, année folle, année de folie, incendie, inondation, grève, tempête, année pourrie, année noire, mauvaise année, sale année, gonflée par, vente unique, brûlé, année bizarre, drôle d’année, année de chance, année chanceuse, année exceptionnelle',
    ].join(', '),
  ],
  happened_before: [
    'happen last year too, happened last year, happen last year, happened last year too, happened the year before, happen the year before, happened before',
    'déjà arrivé l’an dernier, arrivé l’an dernier, arrivé l’année dernière, déjà l’an dernier, déjà eu lieu l’an dernier, arrivé l’année d’avant, déjà passé l’an dernier',
  ],
  include_word: ['include, keep', 'inclure, garder'],
  inflated_word: [
    'inflated, flattered, generous, puffed up, pumped up, dressed up',
    'gonflé, flatté, généreux, embelli, maquillé',
  ],
  insurance_windfall: [
    'insurance cheque, insurance payout, a freak bill',
    'chèque de l’assurance, une tuile',
  ],
  keep_word: [
    'keep, leave, put it back, refuse, reject, treat',
    'garder, laisse, remets, refuse, rejette, considère',
  ],
  leave: [
    'leave, left, moves out, disappears, comes out, goes out, vanish, drops out, goes away, is gone from',
    'sortir, disparaît, quitte, enlevé, retiré, s’évapore, n’est plus dans',
  ],
  low_pay: [
    'underpays himself, pays herself too little, pays himself below, pays herself below, pays himself little, below market salary, salary below market, pay below market, paid below market, pays himself less, pays himself too little, pays himself very little, underpaid, below market pay, low salary',
    'se paie trop peu, se paie mal, se verse trop peu, se paie en dessous, se verse un petit, payé sous le marché, salaire inférieur au marché, rémunération inférieure au marché, sous-payé, sous-rémunéré, se paie moins, se paie peu, salaire sous le marché, salaire trop bas',
  ],
  needs_its_own: [
    'his own, her own, its own, their own, by himself, buys his, buy his, pays his, has to buy, needs a',
    'son propre, sa propre, ses propres, leur propre, tout seul, toute seule, il lui faut, lui faudra, doit acheter, doit payer, se payer, paie son, achète ses',
  ],
  no_longer_handed: [
    'no longer pays, stops paying, does not pay mum, without the family discount, no family discount, leaves home, left home, moves out, moved out, leaving home, mum used to, mum no longer, parents used to, out of the house, used to be shared',
    'ne paie plus, arrête de payer, quitte la maison, parti de la maison, part de la maison, sans la remise, sans le prix famille, maman faisait, maman ne, parents payaient, plus chez ses parents, plus à la maison, était partagé',
  ],
  normal_year: [
    'a plain year, quiet year, year like any other, year without accidents, what it makes normally, what it usually makes, normal year, ordinary year, typical year, usual year, average year, usual level, ordinary level, normal level, an ordinary',
    'année sans accident, année comme les autres, année tranquille, année normale, année ordinaire, année type, année habituelle, niveau ordinaire, niveau habituel, niveau normal, en temps normal',
  ],
  not_there: [
    'not there yet, not yet there, yet to happen, not earned, not happened, promised',
    'pas encore là, pas encore réalisées, à venir, pas faites, promises',
  ],
  one_offs: [
    'sale of a building, selling a building, sold a building, big fine, heavy fine, only happen once, only happens once, only happened once, happened once, not repeat itself, not happen twice, not happen every year, happened just once, one-time, one shot, fluke, factory fire, one off, one time, exceptional, non recurring, nonrecurring, unusual, extraordinary, restructuring, litigation, lawsuit, disposals, not come back, not repeat, not recurring, happen once, strike action, windfall, owner salary, related party, lucky, luck, insurance cheque, insurance payout, a fire, the fire, flood, accident, odd things, not happen again, never happen again',
    'vente d’un immeuble, cession d’un immeuble, amende, plan social, arrivé qu’une fois, ne revient pas, ne reviendra jamais, arrivera pas deux fois, arrive pas deux fois, n’arrive pas tous les ans, arrive pas chaque année, coup unique, one shot, coup du sort, exceptionnel, non récurrent, pas récurrent, ponctuel, one-off, restructuration, litige, procès, plus-values, ne reviendra pas, ne reviendront pas, ne se reproduira pas, ne se reproduiront pas, ne se répètera pas, inhabituel, arrivé une fois, sinistre, salaire du dirigeant, atypique, coups de chance, arrivera qu’une fois, une seule fois, se répétera pas, incendie, indemnité, accidents, aubaine, n’arrivera plus',
  ],
  oneoff: [
    'insurance gain, insurance proceeds, rent he doesn’t charge, salary he doesn’t take, one off, freak, exceptional, non recurring, not come back, add backs, windfall, lucky, luck, unusual, inflated, not happen again, not repeat, never come back, will not recur, flukes, sale of a building, sale of the building, sale of land, sold a building, insurance payout, lawsuit, owner’s salary, boss’s salary, only once, once only, one time, fluke, once in a lifetime',
    'indemnité d’assurance, contrat chanceux, salaire qu’il ne se verse pas, exceptionnel, non récurrent, ponctuel, coup de chance, aubaine, accidentel, inhabituel, gonflé, ne se reproduiront pas, ne se reproduira pas, ne reviendra pas, ne reviendront pas, ne se répétera pas, coup de veine, occasionnel, loyer qu’il ne se facture pas, vente de l’immeuble, vente d’un immeuble, vente d’un terrain, indemnité, procès, litige, salaire du patron, salaire du dirigeant, qu’une fois, une seule fois, événement unique, coup unique',
  ],
  ordinary_year: [
    'ordinary year, normal year, typical year',
    'année normale, année ordinaire, année type, année comme les autres',
  ],
  passing_charged: [
    'parent charges, they charge her, they bill her, they bill it, mum charged, what mum, the group bills, group charges, the rent, internal number, internal figure, made-up number, made up number, pocket money, on paper only, flattered by',
    'mère lui facture, groupe lui facture, on lui facture, le groupe facture, chiffre interne, prix interne, prix de famille, flatté par, argent de poche',
  ],
  passing_own_bill: [
    'really pay for, truly cost, running by herself, by herself would, own computers, own payroll, for a flat, the real cost, buy for herself, buy for itself',
    'paiera vraiment, coûtera vraiment, coûterait vraiment, vivre toute seule, ses ordinateurs, sa paie, ses bureaux, le vrai coût, acheter pour elle',
  ],
  pays_alone: [
    'will pay alone, have to pay alone, pay on its own, pay on their own, pay by itself, pay for itself, once it is alone, need its own, its own accountant, its own staff, pay for its own',
    'paieront seuls, paiera seule, paieront seules, paiera seul, payer seule, payer seul, une fois seule, toute seule, son propre comptable, se payer son propre, ses propres équipes',
  ],
  plain_classify: [
    'classify, sort, split into, class each, label each, put each',
    'classe, classer, classerais, trie, trier, trierais, sépare, séparer, distingue, distinguer',
  ],
  plain_happened_once: [
    'happened once, happened only once, only happened once, happened just once, lucky windfall, will not happen again, never happen again, freak event, one lucky year',
    'arrivé qu’une fois, arrivé une fois, arrivé une seule fois, coup de chance, coup de malchance, ne se reproduira pas, n’arrivera plus, ne se représentera pas',
  ],
  plain_leaves_out: [
    'ignore, leave aside, leave out, cross out, throw out, disregard, forget, strike out, take out, take away',
    'laisse de côté, mets de côté, raye, oublie, barre, mets à part, ignore, enlève, retire, ne compte pas',
  ],
  plain_lives_alone: [
    'living alone, lives alone, lives on its own, living on its own, lives without, stand on its own, stands on its own, own two feet, without its parent, once it is alone, left to itself',
    'vit seule, vivre seule, vivra seule, vivre toute seule, propres ailes, sans sa mère, une fois seule, livrée à elle-même, sans ses parents',
  ],
  plain_normal_cost: [
    'part of the rent, part of the cost, part of the deal, part of life, normal cost, ordinary cost, running cost, it is a cost, just a cost, not exceptional, not one off, not a one off, not bad luck, not an accident, cannot call it, can not call it, not special, stays in, i leave it in, i keep it, keep it in, i refuse, does not come out, do not add it back, i do not accept, takes to run, cost of running, cost of being',
    'fait partie du, fait partie des, fait partie de, une charge normale, coût normal, charge courante, dépense normale, coût courant, c’est une charge, c’est un coût, pas exceptionnel, pas exceptionnelle, pas de la malchance, pas un accident, pas un hasard, je garde la dépense, je la garde, je le garde, je laisse la dépense, je la laisse, je le laisse, je refuse, je ne l’enlève pas, je ne la retire pas, faire tourner la maison, faire tourner l’affaire, pour tourner, pour faire tourner',
  ],
  plain_same_bad_luck: [
    'every spring, every autumn, every year, each year, every winter, every summer, every time, again and again, year after year, years running, years in a row, always happens, keeps happening, comes back, come back, happens each, every single year',
    'tous les hivers, tous les étés, tous les printemps, chaque hiver, chaque été, chaque année, tous les ans, à chaque fois, toutes les années, année après année, ans de suite, revient, reviennent, se répète, recommence, tout le temps, trois années de suite',
  ],
  plain_spends: [
    'spend, cost, pay, bill, set it back',
    'dépenser, dépense, coûter, coût, payer, facture, débourser',
  ],
  plain_windfall: [
    'the good ones, good ones too, good surprises, nice surprises, good years, lottery, lucky, windfall, one off gain, one off gains, exceptional gain, sold the building, sale of the building, sale of a building, insurance money, insurance payout, good luck, prize, jackpot, gains too, good news too, profits too, income too, flukes, windfalls',
    'les bonnes aussi, aussi les bonnes, bons coups, coups de chance, bonnes nouvelles, loto, loterie, coup de chance, aubaine, gain exceptionnel, gains exceptionnels, gain ponctuel, plus-value, vente de l’immeuble, vente d’un immeuble, indemnité d’assurance, bonne fortune, cagnotte gagnée, gains aussi, bonnes surprises, la chance aussi, aussi la chance, coups de bol, coup de bol, coups de pot',
  ],
  run_rate: [
    'savings they hope, savings they only hope, hoped for savings, promised savings, planned savings, hope to save, hoping to save, savings you hope, savings promised, run rate, synergies, savings to come, future savings',
    'économies espérées, économies promises, économies annoncées, économies prévues, espèrent économiser, espère économiser, économies qu’ils espèrent, run-rate, synergies, économies à venir, économies futures',
  ],
  standalone_word: [
    'standalone, stand alone cost, dis-synergies, dissynergies, stand alone costs, missing costs',
    'standalone, dis-synergies, dissynergies, coûts autonomes, coûts manquants',
  ],
  start_point: [
    'starting figure, starting number, figure he starts from, figure they start from, number to begin with, starting ebitda, starting point, start from, starting profit, starting year, base year, where they start',
    'chiffre de départ, chiffres de départ, niveau de départ, montant de départ, ebitda de départ, point de départ, base de départ, année de départ, ebitda de base, d’où ils partent, résultat de départ, bénéfice de départ',
  ],
  will_it_come_back: [
    'recur, come back, repeat, again, sustainable, proof, evidence, really',
    'récurrent, revenir, reviendra, reviendront, répètent, durable, preuve, vraiment',
  ],
};
