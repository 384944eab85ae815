import type { Lexicon } from '../../types.ts';

/** The fairness opinion, in the words people use for it. */
export const fairnessNotions: Lexicon = {
  deals_adviser_word: [
    'firm, expert, accountant, adviser, valuer, auditor, boutique',
    'cabinet, expert, comptable, conseil, évaluateur, auditeur',
  ],
  deals_give_opinion: [
    'tell the shareholders, tells the shareholders, tells the holders, opinion, view, statement, position, recommend, response, gives advice, publishes, say what they think, say publicly, say what it thinks, says what it thinks, say if, says if, says whether, what they think of, tell their shareholders',
    'disent aux actionnaires, dit aux actionnaires, disent aux porteurs, avis, position, recommander, se prononcer, répond, note en réponse, publie, ce qu’ils en pensent, dire publiquement, disent publiquement, dit si, dire si, dise si, ce qu’ils pensent, ce qu’il pense, dit ce qu’il en pense',
  ],
  deals_independent_word: [
    'neutral, independent, outside, unrelated, third party, second bank, not paid by, no ties, nothing to gain, no stake in, no interest in',
    'neutre, indépendant, extérieur, sans lien, tiers, pas d’intérêt dans, deuxième banque, rien à y gagner, rien à gagner, sans intérêt dans',
  ],
  deals_judged_fair: [
    'amount is right, fair, right price, reasonable, opinion, good deal, short changed, well treated, treated fairly, decent, adequate, enough, worth alone, worth by ourselves, too low, price is right, price is good, not too low',
    'montant est correct, équitable, juste, correct, raisonnable, honnête, lésé, attestation, conditions financières, bien traités, suffit, assez, ce qu’on vaut, on vaut tout seuls, trop bas, bon prix, prix est bon',
  ],
  deals_outside_expert: [
    'independent expert, independent bank, independent adviser, independent appraiser, independent opinion, third party, another bank, independent financial, independent house, independent firm, outsider',
    'expert indépendant, banque indépendante, banque extérieure, expert extérieur, tiers indépendant, évaluateur indépendant, expertise indépendante, autre banque, banque tierce, cabinet indépendant, un tiers, quelqu’un de neutre, quelqu’un de l’extérieur, maison indépendante',
  ],
  deals_swindle: [
    'shortchanged, being shortchanged, rip off, swindle, cheated, robbed, short changed, fleeced, had, taken in, taken for a ride, ripped off, done over',
    'arnaque, roulés, floués, spoliés, se font avoir, se faire avoir, escroquerie, lésés, lésé, plumés, volés, se fait avoir, dupés, font pas avoir, fait pas avoir, font rouler, se font rouler',
  ],
  deals_target_board: [
    'board, directors, target company, target publishes',
    'conseil, administrateurs, société visée',
  ],
  honest_sum: [
    'honest, treated right, treated fairly, decent price, right price, fair price, price is right, robbed, cheated, short changed, says in writing, writes down whether, put in writing, in black and white, money is right, sum is right, price is honest, decent deal, getting a decent, raw deal, get a fair',
    'honnête, correct, correcte, bien traités, juste prix, prix juste, volés, lésés, roulés, noir sur blanc, par écrit, écrit si, écrire si, somme est juste, prix est honnête, montant est juste, prix décent, traitement décent, bonne somme, prix convenable',
  ],
  independent_view: [
    'fairness opinion, independent expert, independent opinion, independent adviser, outside opinion, outside expert, independent bank, third party opinion, opinion on the price, neutral expert, neutral bank, neutral party, neutral person, somebody neutral, someone neutral, outside bank, outside banker, independent letter, outside letter, independent person',
    'attestation d’équité, expert indépendant, avis indépendant, avis d’un expert, avis écrit, banque indépendante, tiers indépendant, expert extérieur, expert neutre, banque extérieure, tiers neutre, quelqu’un de neutre, regard extérieur, avis extérieur, lettre d’une banque, banquier indépendant',
  ],
  outsider_judges: [
    'outsider, a stranger, third person, not paid if, earns nothing if, not paid on, paid either way, no horse in, with no stake, someone with no ties, somebody with no ties, no axe to grind, neutral valuer, neutral expert, someone neutral, no stake in it, no dog in the fight, somebody from outside, someone from outside, outside specialist, paid by neither camp, horse in the race, dog in the fight, somebody neutral',
    'du dehors, de l’extérieur, quelqu’un d’extérieur, un tiers, un étranger à, ne gagne rien si, payé pareil, payé de toute façon, sans intérêt dans, sans lien avec, aucun intérêt dans l’affaire, évaluateur neutre, expert neutre, personne neutre, aucun intérêt dans l’histoire, personne de l’extérieur, sans lien avec vous, rien à y gagner, pas d’intérêt dans, quelqu’un de neutre',
  ],
  plain_honest_price: [
    'honest swap, fair swap, honest exchange, fair exchange, honest price, is honest, fair deal, being robbed, being cheated, being fleeced, price is decent, is decent, terms are fair, short changed, being short-changed, ripped off, being had, price is honest, is a fair',
    'échange est honnête, échange honnête, prix honnête, est honnête, échange correct, prix correct, se font avoir, se fait avoir, se font plumer, somme est honnête, prix est correct, c’est équitable, échange est correct, se font rouler, se faire rouler, se fait rouler, prix est honnête, offre est honnête, lésés, floués',
  ],
  plain_neutral_eye: [
    'someone neutral, somebody neutral, neutral party, neutral bank, neutral firm, neutral eye, neutral person, outside pair of eyes, third party, who takes no side, with no stake, earns nothing from, no dog in the fight, outside house, outside expert, someone outside, paid either way, somebody from outside',
    'quelqu’un de neutre, banque neutre, cabinet neutre, œil neutre, regard neutre, un tiers, qui n’a rien à gagner, quelqu’un d’extérieur, rien à gagner dans, n’a rien à y gagner, quelqu’un de l’extérieur, expert extérieur, payé par personne, rien à gagner, cabinet extérieur, pas partie prenante',
  ],
  reads_it_first: [
    'clear their document, clear the document, reads, checks, looks at it, stamps, stamp',
    'visé par, relit, relise, lit, vérifie, regarde, tamponne, tampon, contrôle',
  ],
};
