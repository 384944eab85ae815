import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Everyday words in which offers, contracts and what happens between people are misstated. */
export const untruthsOfDealing = {
  no_bid_duty: [
    crossed(
      'no, not any, never a, never any',
      'mandatory bid, mandatory offer, compulsory bid, compulsory offer, obligation to bid, duty to bid, bid threshold, obligation to make an offer',
    ),
    'pas d’offre obligatoire, aucune offre obligatoire, aucune obligation de lancer, aucune obligation d’offre, aucune obligation de déposer, jamais d’offre obligatoire, aucun seuil d’offre',
  ],
  without_an_offer: [
    'without ever making an offer, without making an offer, without an offer, without making a bid, without launching, without having to bid, without bidding, without a bid',
    'sans faire d’offre, sans offre, sans lancer d’offre, sans déposer d’offre, sans devoir lancer, sans avoir à lancer',
  ],
  half_or_more: ['50, 50%, fifty, half, majority', '50, 50%, cinquante, la moitié, majorité'],
  owner_family: [
    'family, owner, owners, founder, founders',
    'famille, propriétaire, fondateur, fondateurs, dirigeant',
  ],
  cannot_stay_in: [
    crossed(
      'cannot, can’t, may not, not allowed to, unable to, never',
      'reinvest, roll over, roll anything, roll, keep a stake, keep any, stay invested, put money back',
    ),
    crossed(
      'ne peut pas, ne peut rien, ne peuvent pas, ne peut plus, pas le droit de, interdit de, jamais',
      'réinvestir, conserver une part, garder une part, garder une participation, rester au capital, remettre de l’argent',
    ),
  ],
  authority_refusal: [
    'objection, refusal, veto, prohibition, blocked by the authority',
    'objection, refus, opposition, veto, interdiction',
  ],
  amounts_to: [
    'is a, is automatically a, counts as, triggers, amounts to, constitutes, is treated as, qualifies as',
    'est un, est une, est automatiquement, est d’office, constitue, déclenche, vaut, équivaut à, s’analyse comme',
  ],
  on_signing_day: [
    'at signing, on signing, once signed, upon signing, as of signing, from signing',
    'à la signature, au signing, jour du signing, dès le signing, dès la signature',
  ],
  passes_over: [
    'ownership transfers, ownership passes, buyer pays, cash changes hands, shares transfer, money is wired, funds flow, price is paid, shares pass, buyer owns, title passes',
    'propriété est transférée, propriété passe, transfert de propriété, acheteur paie, acquéreur paie, prix est versé, prix est payé, titres sont transférés, titres passent, argent est versé, fonds sont versés, acheteur devient propriétaire, acquéreur devient propriétaire',
  ],
  mere_formality: [
    'formality, paperwork, filing, rubber stamp, administrative step',
    'formalité, paperasse, simple dépôt, étape administrative, enregistrement',
  ],
  cannot_go_ahead: [
    'cannot, can’t, never, impossible, not possible, not allowed',
    'ne peut pas, ne peuvent pas, ne peut être, impossible, jamais, interdit',
  ],
  without_board_consent: [
    crossed(
      'without the, without our, without its, unless the',
      'board, target board, board’s consent, board’s approval, board’s agreement, target board’s consent, board agrees, board approves, board accepts',
    ),
    crossed(
      'sans, sans avoir',
      'accord du conseil, accord de notre conseil, aval du conseil, feu vert du conseil, approbation du conseil, consentement du conseil, le conseil',
    ),
  ],
  board_says_no: [
    'board refuses, board says no, board rejects, board refusal, refusal by the board, board’s refusal, board votes against, a refusal, board’s no',
    'conseil refuse, conseil dit non, conseil vote contre, refus du conseil, conseil rejette, un refus, le refus, vote du conseil',
  ],
  ends_the_bid: [
    'stops it, stops the bid, kills it, kills the bid, ends it, ends the bid, blocks it, blocks the bid, the bid is dead, the bid falls, it is over',
    'l’arrête, arrête l’offre, met fin, bloque l’offre, la bloque, fait tomber l’offre, offre tombe, enterre l’offre, c’est fini',
  ],
  never_leaks: [
    'never a leak, no leak, never leaks, nothing leaks, no leaks, cannot leak, nothing will leak, rules out any leak, rules out leaks',
    'jamais de fuite, aucune fuite, pas de fuite, rien ne fuite, ne fuite jamais, ne peut pas fuiter, exclut toute fuite, plus de fuite',
  ],
  is_enough: [
    'is enough, enough to, suffices, all you need, sufficient',
    'suffit, suffisent, suffisant',
  ],
  commerce: [
    'sales, selling, pricing, prices, commercial teams, offers to clients',
    'ventes, prix, tarifs, commercial',
  ],
  hand_in_hand: [
    'together, jointly, as one, in common',
    'ensemble, en commun, conjointement, d’une seule main',
  ],
  runs_things: [
    'run, running, manage, managing, set, setting, align, aligning, decide, coordinate, coordinating',
    'gérer, piloter, fixer, aligner, décider, coordonner, mener, conduire',
  ],
  nothing_replaces: [
    'nothing replaces, nothing to replace, nothing in their place, no replacement, nothing takes their place, need not be replaced, without replacing',
    'rien ne les remplace, rien à remplacer, rien à la place, rien à mettre à la place, sans les remplacer, aucun remplacement',
  ],
  below_the_opening: [
    crossed(
      'below the, under the, less than the, lower than the',
      'opening offer, opening bid, first offer, initial offer, first bid, initial bid',
    ),
    crossed(
      'en dessous de l’, au-dessous de l’, sous l’, inférieur à l’, moins que l’',
      'offre de départ, offre initiale, première offre',
    ),
  ],
  flaw_noun: [
    'weakness, weaknesses, flaw, flaws, shortcoming',
    'défaut, défauts, faiblesse, faiblesses, point faible',
  ],
  by_nature: [
    'matter of personality, matter of character, question of personality, question of character, part of who, in my nature, just my personality, just my character',
    'question de personnalité, question de caractère, affaire de caractère, affaire de personnalité, dans ma nature, mon caractère, trait de caractère',
  ],
  somebody_elses_job: [
    'not the associate’s job, not my job, not my role, not for the associate, not up to me, not our job',
    'pas à l’associate, pas à moi, pas mon rôle, pas mon travail, pas au senior, pas notre rôle, pas à nous',
  ],
  gives_time: [
    'spend time, explain, teach, train, coach, review, correct, help',
    'passer du temps, expliquer, former, apprendre, accompagner, relire, corriger, aider',
  ],
  one_side_in_the_wrong: [
    'one side is wrong, someone is simply wrong',
    'un camp qui a tort, celui qui a tort',
  ],
  hears_out: ['listening, listen, hear', 'écouter, entendre, donner la parole'],
  only_feeds_it: [
    'only encourages, just encourages, only feeds, makes it worse, only prolongs, gives it credit',
    'encourage, envenime, fait durer, aggrave',
  ],
  claims_to_be: [
    'you’re, your bank is, your house is, rothschild is, rothschild co is',
    'vous êtes, votre banque est, votre maison est, rothschild est, rothschild co est',
  ],
  universal_bank: [
    'universal bank, american bank, commercial bank, retail bank, bulge bracket, balance sheet bank',
    'banque universelle, banque américaine, banque commerciale, banque de détail, banque de bilan, banque de réseau',
  ],
  wins_mandates_by_lending: [
    crossed(
      'win mandates, wins mandates, get mandates, win clients, wins clients, get deals, win deals',
      'by lending, through lending, with your balance sheet, through your balance sheet, by financing, with loans',
    ),
    crossed(
      'gagnez des mandats, gagne des mandats, décrochez des mandats, obtenez des mandats, remportez les mandats, gagnez vos mandats',
      'en prêtant, grâce à votre bilan, avec votre bilan, par le crédit, grâce au crédit, en finançant',
    ),
  ],
} as const satisfies Lexicon;
