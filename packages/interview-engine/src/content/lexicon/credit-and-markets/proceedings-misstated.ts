import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';
import { talks } from '../word-lists.ts';

/** The proceedings available, in the words of those who get it wrong. */
export const proceedingsMisstated: Lexicon = {
  approved_by_the_court: [
    'approved by the court, court approved, sanctioned, homologation, unless, only if, collective, public ones, formal, but',
    'homologuée, homologué, homologation, homologuer, sauf, collective, collectives, seulement si, mais',
  ],
  crisis_all_agree: [
    'unanimity, unanimous, every creditor must agree, all creditors must agree, all lenders must agree, every lender must agree, agreement of every creditor, consent of every creditor, consent of all creditors, one creditor can block, single creditor can block, one lender can block, agreement of all, consent of each, agreement of each, every creditor agrees, all creditors agree',
    'unanimité, unanime, unanimement, accord de chaque créancier, tous les créanciers doivent, chaque créancier doit, tous les prêteurs doivent, seul créancier peut bloquer, consentement de tous, accord de chacun, accord de tous, accord de chaque prêteur, consentement de chaque, chacun des créanciers doit',
  ],
  crisis_fast_track: [
    'expedited safeguard, accelerated safeguard, fast track safeguard, accelerated proceedings',
    'sauvegarde express, sauvegarde accélérée',
  ],
  crisis_forces_plan: [
    'impose, imposes, bind, binds, force, forces, cram down, overrule',
    'imposer, impose, lier, lie, forcer, force, contraindre, passer outre',
  ],
  fast_track_wrong: [
    crossed(
      'accelerated safeguard, fast track safeguard',
      'opens directly, is opened directly, can be opened directly, needs no conciliation, does not need a conciliation, without a conciliation, without conciliation, without any conciliation, is used to liquidate, liquidates, is a liquidation, serves to liquidate, is for liquidating, needs every creditor, requires the consent of every, requires the consent of all, needs the consent of every, needs the consent of all, requires every creditor, needs unanimity, requires unanimity',
    ),
    crossed(
      'sauvegarde accélérée',
      's’ouvre directement, est ouverte directement, s’ouvre sans conciliation, n’exige pas de conciliation, ne suppose pas de conciliation, sans conciliation, sert à liquider, permet de liquider, est une liquidation, exige l’unanimité, exige l’accord de tous, exige l’accord de chaque, suppose l’accord de tous, suppose l’unanimité, requiert l’unanimité',
    ),
  ],
  flat_hears_of_it: [
    'everybody hears about, everyone hears about, everybody knows about, everyone knows about',
    'tout le monde entend parler, tout le monde l’apprend, tout le monde est au courant',
  ],
  given_to_the_public: [
    'published in, in the gazette, official gazette, in the press, in the papers, commercial register, trade register, legal notices, every supplier knows, all suppliers know, suppliers hear about it, customers hear about it, the market knows, made public, posted publicly',
    'bodacc, journal officiel, annonces légales, registre du commerce, infogreffe, publié au, publiée au, dans la presse, chaque fournisseur le sait, fournisseurs sont au courant, le marché le sait, rendu public, rendue publique, rendus publics, tous les fournisseurs le savent',
  ],
  in_the_gazette: [
    'published judgment, official gazette, in the gazette, gazetted, opened by a published, made public by the court',
    'publié au bodacc, publiée au bodacc, jugement publié, journal officiel, publicité légale',
  ],
  no_talks_before: [
    'without conciliation, without a conciliation, without any conciliation, without prior conciliation, no conciliation needed, no prior conciliation',
    'sans conciliation, sans conciliation préalable, sans passer par une conciliation',
  ],
  route_both_in_the_open: [
    crossed(
      'both, the two of them, these two, those two',
      'are announced, are published, are public, become public, get published, get announced, are made public, are advertised',
    ),
    crossed(
      'tous les deux, toutes les deux, les deux, l’un et l’autre, l’une et l’autre',
      'sont publiés, sont publiées, sont publics, sont publiques, sont annoncés, sont annoncées, paraissent au bodacc, passent au bodacc, sont rendus publics',
    ),
  ],
  route_in_the_open: [
    'is public, are public, becomes public, public from day one, public knowledge, suppliers find out, suppliers learn, suppliers read, suppliers will know, suppliers know about it, everyone learns, everyone finds out, everybody finds out, everyone is informed, whole market knows, whole market learns, market finds out, market learns, competitors know, customers find out, customers know about it, staff know about it, legal notice, official journal, announced in the official, announced in the gazette, published in the gazette, announced publicly, announced to the market, has to be announced, have to be announced, must be announced, must be published, has to be published, have to be published, press release',
    'publicité légale, est publique, est public, sont publics, sont publiques, devient public, deviennent publiques, tout le monde est au courant, tout le monde l’apprend, fournisseurs l’apprennent, fournisseurs apprennent, clients l’apprennent, clients sont au courant, marché est au courant, marché l’apprend, concurrents l’apprennent, paraît au journal, publication obligatoire, doit être publié, doit être publiée, doivent être publiés, doivent être publiées, communiqué de presse, tout le monde est prévenu, fait l’objet d’une publicité, font l’objet d’une publicité',
  ],
  route_is_another_name: [
    'another name for, other name for, also called, also known as, the same thing, the same procedure, one and the same, exactly the same, same thing as, synonym, synonymous, interchangeable, no difference between, no real difference',
    'qu’on appelle aussi, aussi appelé, aussi appelée, autre nom, c’est la même chose, même chose que, la même procédure, c’est pareil, c’est le même texte, synonyme, synonymes, interchangeables, c’est équivalent, revient au même, aucune différence entre, pas de différence entre, pas de vraie différence',
  ],
  route_kept_quiet: [
    'confidential, confidentially, secret, quiet, quietly, nothing is published, not published, no publication, never published, nobody knows, unlike, whereas, until, approved, homologated, leak, leaks, risk that, stays private, then, before it becomes',
    'confidentiel, confidentielle, confidentiellement, secret, discret, discrète, rien n’est publié, pas publié, pas publiée, jamais publié, aucune publicité, sans publicité, contrairement, alors que, tant que, homologué, homologuée, homologation, fuite, fuites, constaté, constatée, puis, ensuite',
  ],
  talks_public: [
    crossed(
      talks[0],
      'is public, are public, is published, are published, is announced, are announced, is not confidential, are not confidential, gets published, is a collective proceeding, is a formal insolvency, is an insolvency proceeding, is disclosed, is known to everyone, becomes public',
    ),
    crossed(
      talks[1],
      'est publique, est public, sont publiques, est publiée, est publié, sont publiées, n’est pas confidentielle, n’est pas confidentiel, ne sont pas confidentielles, est annoncée, est connue de tous, est une procédure collective, est une procédure publique, sont des procédures collectives, n’a rien de confidentiel, n’a rien de secret',
    ),
  ],
};
