import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Indicative and binding offers, in the words of those who get it wrong. */
export const nboBoMisstated: Lexicon = {
  deals_after_only: ['after, once, following, end of', 'après, une fois, à l’issue, à la fin'],
  deals_bound_word: [
    'commits the buyer, commits him, commits them, binds the buyer, binds him, ties the buyer, legally binding, already binding, obliges buyer',
    'engage l’acheteur, engage l’acquéreur, engagent les acheteurs, lie l’acheteur, engage juridiquement, déjà engageante, oblige l’acheteur',
  ],
  deals_come_first: [
    'come first, arrive first, at the very start, right at the start, from the start, in the first round, in round one',
    'viennent d’abord, arrivent d’abord, viennent en premier, arrivent en premier, au premier tour, dès le premier tour, dès le départ, au tout début',
  ],
  deals_drop_back: [
    'drop back, fall back, return to, go back to',
    'reviennent à, retombent, redescendent, repassent, on revient',
  ],
  deals_firm_noun: [
    'binding offers, binding bids, firm offers, firm bids, final offers, fully funded offers, fully financed offers, committed offers',
    'offres fermes, offres engageantes, offres définitives, offres liantes',
  ],
  deals_is_firm: [
    'is binding, is firm, is final, are binding',
    'est ferme, est engageante, est contraignante, est définitive, sont fermes',
  ],
  deals_loose_noun: [
    'indicative offers, indicative ones, indicative bids, non binding offers, non binding ones, non binding bids, loose price, loose indication, rough price, price indication, nbo, soft bids, loose bids',
    'indicatives, offres non engageantes, nbo, fourchette de prix, prix à la louche, offres non liantes',
  ],
  deals_then_only: ['then, followed by, before, and later', 'puis, avant, suivies, et ensuite'],
  flat_before_seeing: [
    'before they have seen the data room, before seeing the data room, before the data room, before any due diligence, without having seen the data room, before they look inside',
    'avant d’avoir vu, avant la data room, avant d’ouvrir la data room, avant toute due diligence, sans avoir vu la data room, avant d’avoir regardé',
  ],
  flat_binding_word: [
    'binding bids, binding offers, firm offers, firm bids',
    'offres fermes, offres engageantes',
  ],
  flat_commits_him: [
    'is committed to that, is committed to his, commits him to buy, obliged to go through, has to go through with it, is bound by it',
    'oblige l’acheteur, est obligé d’aller au bout, engage l’acheteur, le lie, est tenu par',
  ],
  flat_last_round: [
    'in round two, in the second round, at the end, in the last round',
    'au second tour, au deuxième tour, à la fin',
  ],
  flat_loose_word: [
    'rough ideas, rough prices, indicative offers, a rough figure, rough figure',
    'offres indicatives, une fourchette, un ordre d’idée, prix indicatifs',
  ],
  flat_round_one: [
    'in round one, in the first round, at the first round, round one',
    'au premier tour, dès le premier tour',
  ],
  heard_first_figure: [
    'first letter, first figure, first number, first offer, non-binding bid, non-binding offer, first bids, first prices',
    'première lettre, premier chiffre, première offre, offre non engageante, premiers prix',
  ],
  heard_first_round: [
    'indicative round, indicative offers, first round, non-binding round',
    'offres indicatives, tour indicatif, premier tour, nbo',
  ],
  heard_no_use: [
    'waste of time, useless, no use, not needed, can be skipped, pointless',
    'perte de temps, inutile, inutiles, ne sert à rien, ne servent à rien, peut s’en passer, on peut sauter',
  ],
  heard_stuck_with_it: [
    'stuck with, held to it, legal commitment, tied to it, bound by it, contractually locked, legally locked, locked in, where they commit, no turning back',
    'tenu par, engagement juridique, lié par, prisonnier de, sans retour possible, juridiquement tenus, gravé dans le marbre',
  ],
  misstated_commits_them: [
    'commits the bidder, commit them, binds them, binds the bidder, bound by it, bound by their price, bound by that price, tied to that price, tied to their price, held to it, held to that price, locks them in, locks in the price, already commits, committed to the price, stuck with that price, price is firm, tie them to, ties them to, bound by his price, bound by its price, bound by the price, bound by that figure, bound to his price, tied to it',
    'les engage, l’engage, engage sur le prix, engage déjà, engage le candidat, les lie, lie le candidat, tenus par leur prix, tenu par ce prix, tenu par son prix, liés par leur prix, irrévocable, oblige à payer, lié par son prix, liés à leur prix, lié à son prix, engagé sur son prix, engagés sur leur prix',
  ],
  misstated_no_way_back: [
    'can only go up, only go up from there, only raise it, only improve it, only move up, can’t go lower, cannot go lower, can no longer lower, can’t cut it, can’t go back on, can’t change it afterwards, cannot go back on, cannot change it later, can’t lower it, cannot come down, can’t revise, cannot revise, can’t be revised, can no longer change, no longer back out, can’t back out',
    'que monter, qu’augmenter son prix, plus que l’augmenter, que surenchérir, plus descendre, peut plus descendre, pas revenir en arrière, ne peuvent plus revenir, ne peut plus revenir, plus revenir dessus, ne peuvent plus le revoir, plus le revoir, plus le baisser, ne peuvent plus baisser, ne peut plus baisser, plus le modifier, ne peuvent plus modifier, plus se rétracter',
  ],
  process_at_the_start: [
    'first, straight away, right away, at once, immediately, at the start, to begin with',
    'd’abord, tout de suite, en premier, dès le début, au début, immédiatement, d’emblée',
  ],
  process_ends_with: [
    'end with, finish with, last comes, finally give, finally send',
    'finit par, finissent par, termine par, se termine par, concluent par, pour finir',
  ],
  process_first_stage: [
    'first round, first stage, first phase, round one, that round',
    'premier tour, première phase, première étape, ce tour',
  ],
  process_mere_label: [
    'just tradition, just a label, only a label, only a word, in name only, is a figure of speech, just for show',
    'qu’une étiquette, qu’un mot, que de nom, pure forme, qu’une formule, pour la forme',
  ],
  process_starts_with: [
    'start with, begin with, open with',
    'commence par, débute par, on part avec',
  ],
  process_ties_them: [
    'tie the, ties the, tie them, ties them, bind the, bind them, commits them',
    'les engagent, les lient, les lie, engagent déjà, lient déjà',
  ],
  process_turned_into: [
    'turn it into, turns into, becomes, become',
    'transforment en, transforme en, devient, deviennent, redevient',
  ],
  sale_after_the_room: [
    crossed(
      'after, once, at the end of, following, only after, only once',
      'data room, due diligence, management presentations, management meetings, site visits, full due diligence',
    ),
    crossed(
      'après, une fois, à la fin de, à l’issue de, seulement après, au terme de',
      'data room, due diligence, due diligences, management presentations, présentations du management, rencontres avec le management, audits, visites de sites',
    ),
  ],
  sale_loose_come_first: [
    crossed(
      'non binding',
      'offers, bids, ones',
      'come first, arrive first, are first, come in first, in the first round, at the start',
    ),
    crossed('offres non', 'engageantes, liantes, fermes'),
  ],
  sale_opens_room: [
    crossed('open, give access to, opens', 'data room, full data room'),
    crossed('ouvre, ouvrir, donne accès à, donner accès à', 'data room'),
  ],
  sale_room_before_loose: [
    crossed(
      'before, ahead of',
      'indicative offers, indicative bids, non binding offers, non binding bids, nbos, nbo, first round offers',
    ),
    crossed(
      'avant, avant même',
      'offres indicatives, offres non engageantes, nbo, offres préliminaires, lettres d’intention',
    ),
  ],
  slip_come_after: [
    'come in after, come after, arrive after, are due after, only after, follow the, just before signing, right before signing',
    'arrivent après, viennent après, après la, après les, seulement après, juste avant la signature, juste avant le signing',
  ],
  slip_first_offers: [
    'non binding offers, nbos, indicative offers, first offers, first round bids, indicative bids',
    'offres indicatives, nbo, premières offres, offres non engageantes, lettres d’intention',
  ],
  wrongly_firm: [
    'commits them, commits him, firm price, final price, binds them, stuck with it, cannot go back, definitive price',
    'qui les engage, qui l’engage, prix définitif, prix ferme, ne peuvent plus reculer, ne peut plus reculer',
  ],
  wrongly_first_round: [
    'first round, round one, first letter, right from the start, from the outset, at the very start',
    'premier tour, dès le départ, dès le début, première lettre, tout de suite',
  ],
};
