import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Further words in which candidates speak of the procedures of a crisis: who knows, who is bound, what is stayed. */
export const saidOfTheCourts = {
  given_to_the_public: [
    'published in, in the gazette, official gazette, in the press, in the papers, commercial register, trade register, legal notices, every supplier knows, all suppliers know, suppliers hear about it, customers hear about it, the market knows, made public, posted publicly',
    'bodacc, journal officiel, annonces légales, annonce légale, registre du commerce, infogreffe, publié au, publiée au, publiés au, publiées au, dans la presse, chaque fournisseur le sait, fournisseurs sont au courant, le marché le sait, rendu public, rendue publique, rendus publics, tous les fournisseurs le savent',
  ],
  approved_by_the_court: [
    'approved by the court, court approved, court approval, sanctioned, homologation, unless, only if, collective, public ones, formal, but',
    'homologuée, homologué, homologation, homologuer, sauf, collective, collectives, seulement si, mais',
  ],
  stayed_by_law: [
    crossed(
      'enforcement, your enforcement, claims, actions',
      'is frozen, are frozen, is stayed, are stayed, is suspended, are suspended, frozen automatically, stops',
    ) +
      ', frozen automatically, automatically frozen, stayed automatically, automatic stay, ' +
      crossed(
        'freezes, suspends, stays, blocks, stops',
        'enforcement, all enforcement, claims, all claims, creditors, all creditors, every creditor, lenders, all actions',
      ),
    crossed(
      'poursuites, créances, saisies, actions des créanciers',
      'sont gelées, sont suspendues, sont arrêtées, gelées automatiquement, sont automatiquement gelées, sont bloquées',
    ) +
      ', gel automatique, suspension automatique, automatiquement gelées, automatiquement suspendues, ' +
      crossed(
        'gèle, suspend, bloque, arrête, interdit',
        'les poursuites, toutes les poursuites, les créances, les saisies, les créanciers',
      ),
  ],
  as_soon_as_opened: [
    'as soon as they open, as soon as it opens, as soon as it starts, the moment it opens, the moment they open, from day one, from the opening, once opened, once it opens, the day it opens',
    'dès l’ouverture, dès qu’elle s’ouvre, dès qu’elle est ouverte, dès qu’il est ouvert, dès le premier jour, à l’ouverture, une fois ouverte, une fois ouvert, dès qu’on l’ouvre',
  ],
  majority_decides: [
    crossed(
      'majority, majority of lenders, majority of the lenders, majority of banks, majority of creditors, two thirds',
      'can impose, imposes, can force, forces, binds, can bind, can overrule, can cram down, decides for',
    ),
    crossed(
      'majorité, majorité des prêteurs, majorité des banques, majorité des créanciers, deux tiers',
      'peut imposer, impose, peut forcer, force, peut contraindre, lie, peut lier, oblige, décide pour',
    ),
  ],
  crisis_open_for: [
    'is when, is where, is meant for, is designed for, is intended for, is used when',
    'c’est quand, c’est pour, c’est lorsque, vise, est faite pour, sert quand, destinée aux',
  ],
  crisis_made_to_accept: [
    'forced to follow, obliged to follow, have to follow, must follow, are made to follow, are dragged along, have to go along',
    'obligés de suivre, obligées de suivre, contraints de suivre, contraintes de suivre, doivent suivre, forcées de suivre, tenus de suivre',
  ],
  as_a_foreigner: [
    'foreign lender, foreign creditor, foreign bank, non french lender, lender abroad, lender based abroad, english law documents, english law security, new york law, governed by english law',
    'prêteur étranger, créancier étranger, banque étrangère, prêteur à l’étranger, documentation de droit anglais, contrat de droit anglais, sûretés de droit anglais, droit new-yorkais, soumis au droit anglais',
  ],
  only_the_french_bound: [
    crossed(
      'only applies to, only binds, only concerns, only affects, only covers, only for, binds only, applies only to',
      'french, the french, local',
    ) +
      ', french creditors only, no plan can bind you, no plan binds you, go on enforcing, carry on enforcing, free to enforce, outside of it, outside the procedure, out of reach of the french',
    crossed(
      'ne concerne que, ne vise que, ne lie que, ne s’applique qu’, ne touche que, ne vaut que pour',
      'les français, les créanciers français, les prêteurs français, aux créanciers français, aux français',
    ) +
      ', que les créanciers français, continuer à saisir, continuer vos poursuites, aucun plan ne peut vous lier, aucun plan ne vous lie, à l’abri de la procédure, en dehors de la procédure',
  ],
  dissenters_bound: [
    'binds those who said no, binds even, forced on those, imposed on those who, bound by the plan, dissenters are bound, dissenting creditors, even on the lender, binds those who voted against',
    's’impose même, s’impose à ceux, s’impose aussi, impose aux récalcitrants, lie même ceux, lie ceux qui, s’impose au prêteur, vote contre',
  ],
  crisis_fast_track: ['expedited safeguard', 'sauvegarde express'],
  no_talks_before: [
    'without conciliation, without a conciliation, without any conciliation, without prior conciliation, no conciliation needed, no prior conciliation',
    'sans conciliation, sans conciliation préalable, sans passer par une conciliation',
  ],
  made_to_write_off: [
    'haircut, write off, write down, debt reduction, debt forgiveness',
    'haircut, abandon, abandons de créances, remise de dette, effacement, décote',
  ],
  binds_only_assenting: [
    crossed(
      'only binds, binds only, only applies to, applies only to, is only binding on',
      'the lenders who, those who, creditors who, the creditors who, lenders who, those that',
    ),
    crossed(
      'ne s’impose qu’, ne lie que, ne vaut que pour, ne concerne que, n’engage que',
      'aux créanciers qui, à ceux qui, ceux qui, les créanciers qui, ceux, les signataires',
    ),
  ],
} as const satisfies Lexicon;
