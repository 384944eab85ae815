import type { Lexicon } from '../../types.ts';

/** A company in difficulty, as said by people who shun the terms of the trade. */
export const rescueInOtherWords = {
  rescue_queue: [
    'the one at the front, those at the front, the ones behind',
    'dans la file, une file, ceux devant',
  ],
  rescue_waits_turn: [
    'waits until the first, waits until the one, waits for his turn, wait their turn, until the one before, until the first has, before the next sees, before the next one, before the next gets, before the one behind, before those behind, before the ones behind, before the second',
    'attend que le premier, attend que celui, attend son tour, attendent leur tour, avant que le suivant, avant le suivant, avant celui de derrière, avant ceux de derrière, tant que le premier, tant que celui de devant, avant le deuxième',
  ],
  approve: [
    'saying yes, says yes, said yes, needs a signature, one signature, sign every, signs every, has to okay, must okay, okays every',
    'dise oui, dit oui, demande une signature, exige une signature, sans signature, une seule signature, signe tout, signe chaque',
  ],
  rescue_gives_time: [
    'only needs time, just needs time, needs more time, bank waits, banks wait, lenders wait, more time to pay, longer to pay, more time to repay, longer to repay',
    'manque que du temps, banque attend, banques attendent, prêteurs attendent, plus de temps pour payer, plus de temps pour rembourser',
  ],
  rescue_bank_becomes_owner: [
    'piece of the firm, piece of the company, piece of the business, slice of the company, for a piece, against a piece, loan into shares, loans into shares',
    'bout de la boîte, morceau de la boîte, part de la boîte, contre un bout, contre un morceau, bout de l’entreprise, morceau de l’entreprise',
  ],
  rescue_route_by_name: ['debt for equity is, a sale is', 'la conversion est, la cession est'],
  rescue_mere_concern: [
    'care about, cares about, is important, matters to, a topic, a concern',
    'y tiennent, y tient, tiennent à, est important, un sujet, une préoccupation',
  ],
  rescue_whatever_rank: [
    'senior or junior, senior or not, senior and junior alike, whatever the rank, whatever their rank, whatever rank, regardless of rank, regardless of ranking, regardless of seniority, secured or not, no matter the rank',
    'senior ou junior, senior ou pas, seniors comme juniors, quel que soit le rang, quel que soit leur rang, peu importe le rang, sans distinction de rang, garantis ou non, sans tenir compte du rang',
  ],
  rescue_on_one_level: [
    'same level, alike, equal footing, same share, same treatment, same cents, treated the same, paid the same',
    'même niveau, même rang, pied d’égalité, même part, même traitement, traités de la même façon, payés pareil',
  ],
  rescue_while_you_talk: [
    'while you talk, while you negotiate, while talking, while negotiating, during the talks, during the negotiation, during negotiations, if a lender refuses',
    'pendant la négociation, pendant les négociations, pendant les discussions, pendant que vous négociez, pendant qu’on négocie, tant qu’on négocie, si un prêteur refuse',
  ],
  pays_all_alike: [
    'pay every supplier straight, pay every supplier immediately, pay every supplier right away, pay them all straight away',
    'paie chaque fournisseur tout de suite, payer chaque fournisseur sans attendre',
  ],
  free_to_refuse: [
    'walk away, walks away, can refuse, may refuse',
    'pouvez refuser, peut refuser, peuvent refuser, pouvez partir',
  ],
  quiet: [
    'nobody outside, no one outside, no outsider, nobody else hears, no one else hears, nobody else knows',
    'personne dehors, personne à l’extérieur, personne n’est au courant, personne d’autre n’est',
  ],
  rescue_best_placed: [
    'best rank, ranked best, best placed',
    'mieux placés, mieux placé, mieux classés',
  ],
  rescue_gets_the_shares: [
    'gets the shares, takes the shares, gets the equity, takes the equity, get shares, receive shares, get the shares',
    'prend le capital, prend les actions, reçoit les actions, reçoit le capital, reçoivent des actions, prennent des actions, reçoivent le capital',
  ],
  rescue_fine_without_debt: [
    'fine if it owed nothing, fine without the debt, fine without its debt, healthy without the debt, money without the debt',
    'irait bien sans, va bien sans la dette, saine sans la dette, saine hors dette',
  ],
  push_out: [
    'move the dates, moves the dates, shift the dates',
    'décale les dates, décaler les dates, recule les dates',
  ],
  rescue_made_to_accept: [
    'can be made to accept, can be forced to accept, is forced to accept, can be obliged to accept',
    'peut être obligé, peut être contraint, peut être forcé, est obligé d’accepter',
  ],
  public_word: [
    'everyone can read, everybody can read, everyone knows about those',
    'tout le monde peut lire, tout le monde est au courant',
  ],
  claims_frozen: [
    'not collect on your own, no longer collect, no longer sue, nobody may grab, nobody can grab, no one can grab, nobody may collect, nobody can collect, no one can collect, nobody gets to grab',
    'plus poursuivre, plus agir seul, plus personne n’a le droit de réclamer, personne ne peut réclamer, plus personne ne peut saisir',
  ],
} as const satisfies Lexicon;
