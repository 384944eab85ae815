import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';
import { talks } from '../word-lists.ts';

const confidentialTalks = 'conciliation, mandat ad hoc';

/** The confidential, consensual stage, in the words of those who get it wrong. */
export const confidentialTalksMisstated: Lexicon = {
  as_soon_as_opened: [
    'as soon as they open, as soon as it opens, as soon as it starts, the moment it opens, the moment they open, from day one, from the opening, once opened, once it opens, the day it opens',
    'dès l’ouverture, dès qu’elle s’ouvre, dès qu’elle est ouverte, dès qu’il est ouvert, dès le premier jour, à l’ouverture, une fois ouverte, dès qu’on l’ouvre',
  ],
  binding_talks: ['conciliation can impose, conciliation binds', 'conciliation s’impose aux'],
  creditor_starts_talks: [
    [
      crossed(
        'creditor, creditors, lender, lenders, bank, banks',
        'can open a mandat, can open a conciliation, can ask for a mandat, can ask for a conciliation, can request a mandat, can request a conciliation, can file for conciliation, can start a conciliation, can force a conciliation, can open a safeguard, can request a safeguard, opens the mandat, opens the conciliation',
      ),
      crossed(
        'lender, creditor, bank',
        'can ask the court for a mandat, can ask for a mandat, can ask for a conciliation, can apply for a conciliation, can request a mandat',
      ),
    ].join(', '),
    [
      crossed(
        'créancier, créanciers, prêteur, prêteurs, banque, banques',
        'peut demander une conciliation, peut demander un mandat, peut demander l’ouverture d’une conciliation, peut demander l’ouverture d’un mandat, peuvent demander une conciliation, peuvent demander un mandat, peut ouvrir une conciliation, peut ouvrir un mandat, peut demander la sauvegarde, peut demander une sauvegarde, peut demander l’ouverture d’une sauvegarde, peuvent demander la sauvegarde, peuvent ouvrir une conciliation',
      ),
      crossed(
        'prêteur, créancier, banque',
        'peut solliciter une conciliation, peut solliciter un mandat',
      ),
    ].join(', '),
  ],
  crisis_claims_stayed: [
    crossed(
      'claims, enforcement, lenders’ claims, creditors’ claims, creditor actions, proceedings by creditors, lawsuits, payments',
      'are stayed, is stayed, are frozen, is frozen, are suspended, is suspended, are automatically stayed, stop by law, are blocked, are stopped',
    ) +
      ', claims of all creditors are stayed, all claims are frozen, claims of every creditor are stayed',
    crossed(
      'poursuites, poursuites des créanciers, créances, actions des créanciers, poursuites individuelles, paiements',
      'sont suspendues, sont gelées, sont arrêtées, sont interdites, sont bloquées, sont suspendus, sont gelés',
    ) +
      ', poursuites de tous les créanciers sont suspendues, poursuites de tous les créanciers, toutes les poursuites sont',
  ],
  crisis_court_imposes: [
    crossed(
      'court, judge, conciliator, mandataire, tribunal',
      'imposes, can impose, forces, can force, dictates, binds, obliges, decides for, who imposes, that imposes',
    ),
    crossed(
      'juge, tribunal, conciliateur, mandataire, président du tribunal',
      'impose, peut imposer, l’impose, force, peut forcer, contraint, oblige, dicte, qui impose, qui l’impose, décide du plan',
    ),
  ],
  crisis_is_collective: [
    'collective proceeding, collective procedure, is a court proceeding, like receivership, is a public procedure, binds every creditor, binds all creditors, binds all lenders, freezes all claims',
    'est une procédure collective, sont des procédures collectives, procédure collective comme, comme le redressement, procédure publique, s’impose à tous, lie tous les créanciers, gèle toutes les créances, plan à tous les créanciers',
  ],
  crisis_just_as: [
    'just like, just as, same as, exactly like, like in, like receivership, like a safeguard, as in',
    'comme en, comme dans, comme le, tout comme, de la même façon, exactement comme, comme pour',
  ],
  crisis_made_to_accept: [
    'forced to follow, obliged to follow, have to follow, must follow, are made to follow, are dragged along, have to go along, can be forced, is forced, are forced, must accept, have to accept, has to accept, is bound, are bound, is imposed, imposed on, no choice, cannot refuse',
    'obligés de suivre, contraints de suivre, doivent suivre, forcées de suivre, tenus de suivre, voit imposer, voient imposer, doit accepter, doivent accepter, est contraint, sont contraints, obligés d’accepter, est lié, sont liés, est imposé, imposé aux, ne peut pas refuser, ne peuvent pas refuser, ne peuvent refuser',
  ],
  crisis_receivership: [
    'receivership, judicial reorganisation, liquidation, formal insolvency, insolvency proceedings, redressement judiciaire, safeguard',
    'redressement, liquidation judiciaire, procédure collective, sauvegarde',
  ],
  crisis_talks: [
    'conciliation, mandat ad hoc, preventive procedures, preventive proceedings',
    'conciliation, mandat ad hoc, procédures préventives, procédures amiables',
  ],
  crisis_talks_begin: ['starts, opens, begins, once', 's’ouvre, commence, dès que, une fois'],
  flat_binds_banks: [
    'is binding on all, is binding, binds all, binds the banks, must be accepted, applies to all banks',
    's’impose à toutes, s’impose aux, s’impose à tous, lie les banques, doit être accepté, oblige les banques',
  ],
  flat_conciliators_plan: [
    'conciliator’s plan, plan of the conciliator, mediator’s plan, mediator’s proposal, conciliator’s proposal',
    'plan du conciliateur, proposition du conciliateur, plan du médiateur, proposition du médiateur',
  ],
  flat_lender_may_ask: [
    'lender can ask, lender may ask, creditor can ask, creditor may ask, bank can ask the court, lender can request, creditor can open, lender can open, bank can open',
    'prêteur peut demander, créancier peut demander, banque peut demander, prêteur peut ouvrir, créancier peut ouvrir, banque peut ouvrir, prêteur peut saisir',
  ],
  made_to_write_off: [
    'haircut, write off, write down, debt reduction, debt forgiveness',
    'haircut, abandon, abandons de créances, remise de dette, effacement, décote',
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
  majority_in_talks: [
    'majority of lenders binds, majority binds, majority can bind, majority can force',
    'majorité s’impose, majorité lie, majorité des banques lie, majorité peut imposer, majorité suffit',
  ],
  mediator_in_charge: [
    crossed(
      'conciliator, mandataire ad hoc, mandataire, mediator',
      'runs the company, replaces the management, replaces management, takes over the management, manages the company, takes control of the company, takes over the company',
    ),
    crossed(
      'mandataire ad hoc, mandataire, conciliateur',
      'dirige la société, dirige l’entreprise, remplace le dirigeant, remplace les dirigeants, gère la société, gère l’entreprise, prend la direction, prend le contrôle de la société',
    ),
  ],
  nothing_quiet: [
    'no confidential route, no confidential procedure, no confidential process, no confidential stage, no confidential option, no confidential proceedings, no confidential tool, nothing confidential, no quiet route, every procedure is public, all procedures are public, all proceedings are public, everything is public, always published, published from day one, nothing before the formal, nothing before formal, no preventive procedure, no preventive tool, no tool before, published from the first day',
    'aucune procédure confidentielle, pas de procédure confidentielle, pas de voie confidentielle, aucune voie confidentielle, rien de confidentiel, aucun outil confidentiel, pas de phase confidentielle, tout est public, toujours publié, publique dès le premier jour, aucune procédure préventive, pas de procédure préventive, rien de préventif, rien avant le redressement, aucun outil amiable, que des procédures publiques',
  ],
  quiet_but_frozen: [
    crossed(
      confidentialTalks,
      'there is an automatic stay, there s an automatic stay, has an automatic stay, comes with an automatic stay, brings an automatic stay, triggers an automatic stay, triggers a stay, gives an automatic stay, means an automatic stay, opens an automatic stay, stays all claims, stays claims, freezes your claims, freezes the claims, freezes all the claims, stops all enforcement, stops enforcement, your claims are frozen, claims are frozen, all claims are frozen, enforcement is stayed, suspends all claims',
    ),
    crossed(
      confidentialTalks,
      'gèle, gèle les, gèlent, suspend les poursuites, suspendent les poursuites, arrête les poursuites, arrêtent les poursuites, entraîne l’arrêt des poursuites, entraîne la suspension, entraîne un gel, gèle automatiquement, suspend automatiquement, les poursuites sont suspendues, les créances sont gelées, poursuites sont gelées, poursuites sont arrêtées',
    ),
  ],
  rescue_brings_about: [
    'imposes, triggers, brings, automatically, entails',
    'impose, entraîne, déclenche, automatiquement, emporte',
  ],
  rescue_quiet_route: ['mandat ad hoc, conciliation', 'mandat ad hoc, conciliation'],
  rescue_stay: [
    'automatic stay, a stay, freeze on claims, suspension of claims',
    'suspension des poursuites, gel des poursuites, arrêt des poursuites, suspension automatique',
  ],
  rescue_while_you_talk: [
    'while you talk, while you negotiate, while talking, while negotiating, during the talks, during the negotiation, during negotiations, if a lender refuses',
    'pendant la négociation, pendant les négociations, pendant les discussions, pendant que vous négociez, pendant qu’on négocie, tant qu’on négocie, si un prêteur refuse',
  ],
  route_all_bound: [
    'i am bound, everyone is bound, everybody is bound, all are bound, others are bound, minority is bound, rest are bound, dissenters are bound, binds the rest, binds the others, binds everyone, binds the minority, drags along the, drag the minority, i have to follow, have to follow, must follow, forces me, forced on me, forced on the others, imposed on the others, imposed on me',
    'tout le monde est lié, tous sont liés, je suis lié, les autres sont liés, minorité est liée, s’impose aux autres, s’impose à tous, s’impose à moi, m’est imposé, lie les autres, lie la minorité, lie tout le monde, obligés de suivre, doivent suivre, dois suivre, force les autres, forcer la minorité, entraîne les autres, entraîne la minorité',
  ],
  route_court: [
    'safeguard, receivership, liquidation, collective proceedings, insolvency proceedings, formal proceedings, court proceedings, court stage',
    'sauvegarde, redressement, redressement judiciaire, liquidation, liquidation judiciaire, procédure collective, phase judiciaire',
  ],
  route_judge_forces: [
    'judge can force, court can force, court can impose, judge can impose, court imposes, judge imposes, court can order, judge can order, court can cut, judge can cut, court can write off, can be made to write off',
    'juge peut m’obliger, juge peut obliger, juge peut imposer, juge impose, tribunal peut imposer, tribunal impose, tribunal peut obliger, tribunal peut m’obliger, président peut imposer, juge peut forcer, tribunal peut forcer, juge peut réduire, tribunal peut réduire',
  ],
  route_names_mediator: [
    crossed(
      'lender, lenders, banks, creditors, bank, creditor',
      'appoint, appoints, choose, chooses, name, names, pick, hire',
      'the conciliator, the mediator, the mandataire',
    ) +
      ', bank that asks for the conciliation, bank which opens the conciliation, creditors open the conciliation, banks open the conciliation, lender opens the conciliation',
    crossed(
      'prêteur, prêteurs, banques, créanciers, banque',
      'nomme, nomment, choisit, choisissent, désigne, désignent',
      'le conciliateur, le mandataire, le médiateur',
    ) +
      ', banque qui demande l’ouverture, banque qui demande la conciliation, banque qui ouvre la conciliation, créancier qui demande l’ouverture, prêteur qui demande l’ouverture, banques qui demandent l’ouverture, créanciers qui demandent l’ouverture',
  ],
  route_no_more_pursuit: [
    'automatic stay, can no longer sue, can no longer enforce, cannot enforce, can’t enforce, not allowed to enforce, cannot sue, creditors are frozen, lenders are frozen, all claims are frozen, stops enforcement, bars enforcement, moratorium applies to everyone, blocks all creditors, nobody can sue, no one can sue, nobody may sue',
    'ne peuvent plus poursuivre, ne peut plus poursuivre, ne peuvent plus agir, ne peuvent plus saisir, poursuites sont gelées, poursuites sont suspendues, gel automatique, gel des poursuites, suspend automatiquement, bloque tous les créanciers, gèle tous les créanciers, arrêt des poursuites, plus personne ne peut agir, personne ne peut poursuivre',
  ],
  route_opens: [
    'as soon as, from the opening of, once it opens, the day it opens, when it opens, upon opening, the moment',
    'dès l’ouverture, dès qu’on ouvre, dès qu’elle s’ouvre, dès qu’il est ouvert, à l’ouverture, du jour où',
  ],
  route_quiet: [
    'mandat ad hoc, conciliation, preventive tools, preventive procedures, preventive stage, amicable stage, amicable procedures, amicable phase, quiet stage, quiet tools, early tools, out of court stage, consensual stage',
    'mandat ad hoc, conciliation, outils préventifs, procédures préventives, phase préventive, phase amiable, procédures amiables, étape amiable, outils amiables, l’amiable',
  ],
  route_says_yes: [
    'two thirds, majority, most lenders, most of the banks, most banks, three quarters, a vote, if most',
    'deux tiers, majorité, la plupart des banques, trois quarts, un vote, si la plupart',
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
  talks_bind: [
    crossed(
      `${talks[0]}, conciliator, mediator`,
      'binds, binds all, binds everyone, binds lenders, binds creditors, is binding, are binding, imposes, impose, can impose, forces, can force, can bind, can make the banks, can oblige, stays all claims, freezes claims, freezes all claims, overrides lenders, can override, automatically stays',
    ),
    crossed(
      `${talks[1]}, conciliateur, mandataire ad hoc`,
      's’impose à tous, s’impose aux banques, s’impose aux créanciers, s’impose au prêteur, lie tous, lie tout le monde, lie les créanciers, est contraignante, est contraignant, peut imposer, peut forcer, peut contraindre, peut obliger, force les, oblige les, contraint les, gèle les créances, gèle les poursuites, suspend automatiquement, impose un abandon, impose un accord',
    ),
  ],
  wrongly_compels: [
    'can make the lenders, makes the lenders, can make the banks, can force, can oblige, can compel, can order the banks, can cut the debt, can impose',
    'peut forcer, peut obliger, peut imposer, force les banques, oblige les banques, peut contraindre, impose aux banques',
  ],
  wrongly_mediator: [
    'mediator, conciliator, the person the judge sends, mandat ad hoc, conciliation, amicable stage',
    'médiateur, conciliateur, mandataire, mandat ad hoc, conciliation, phase amiable',
  ],
};
