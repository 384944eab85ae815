import type { Lexicon } from '../types.ts';
import { crossed } from './crossed.ts';

const talks = [
  'conciliation, mandat ad hoc, preventive procedure, preventive procedures, preventive stage, amicable stage',
  'conciliation, mandat ad hoc, procédure préventive, procédures préventives, phase amiable',
] as const;
const courts = [
  'safeguard, receivership, liquidation, formal insolvency, insolvency proceedings, collective proceedings',
  'sauvegarde, redressement, redressement judiciaire, liquidation, procédure collective, procédures collectives',
] as const;

/** What those say about distress who have it the wrong way round. */
export const restructuringErrors = {
  junior_first: [
    crossed(
      'mezzanine, mezz, junior, junior debt, mezzanine lenders, subordinated debt',
      'is paid first, gets paid first, comes first, is paid before, gets paid before, ranks first, ranks ahead, ranks above, is repaid first, recovers first, is served first, is served before, holders are paid before, lenders are paid before, are paid before, are served before, get paid before, comes before, is paid ahead',
    ),
    crossed(
      'mezzanine, mezz, junior, dette junior, dette subordonnée',
      'est payée d’abord, est payée en premier, passe en premier, passe avant, est servie en premier, est servie avant, est remboursé avant, est servi avant, sont payés avant, est servie d’abord, est remboursée en premier, est remboursée avant, est payée avant, vient avant, se sert en premier, récupère en premier',
    ),
  ],
  shares_paid: [
    crossed(
      'equity, shareholders, shareholder, sponsor, owners, equity holders',
      'is paid first, are paid first, gets paid first, get paid first, comes first, come first, is served first, are served first, comes before, come before, are paid before, is paid before, ranks ahead, rank ahead, still gets a share, still get a share, still recovers, still recover, keep their stake, keeps its stake, keeps control, keep control, stay in control, stays in control, keep the company, keeps the company, keep their shares, is protected, are protected',
    ),
    crossed(
      'actionnaire, actionnaires, sponsor, capital, propriétaires',
      'est payé en premier, sont payés en premier, passe en premier, passent en premier, est servi en premier, sont servis en premier, passe avant, passent avant, sont payés avant, est payé avant, récupère quand même, récupèrent quand même, garde le contrôle, gardent le contrôle, gardent leurs actions, garde ses actions, conserve le contrôle, conservent le contrôle, garde les clés, gardent les clés, reste aux commandes, restent aux commandes, garde la société, touchent d’abord, touche d’abord',
    ),
  ],
  fulcrum_is_covered: [
    crossed(
      'fulcrum is, fulcrum security is, pivot is, fulcrum sits in, fulcrum will be',
      'most senior, revolver, revolving facility, the last one paid in full, last class paid in full, first class paid in full, paid in full, fully repaid, equity, shareholders, largest claim, biggest claim',
    ),
    crossed(
      'titre pivot c’est, titre pivot est, pivot c’est, pivot est, créance pivot est, créance pivot c’est',
      'rcf, revolving, dernière tranche payée en entier, dernière tranche remboursée en entier, première tranche remboursée en entier, première tranche payée en entier, celle qui est remboursée intégralement, capital, actionnaire, actionnaires, plus grosse créance',
    ),
  ],
  costs_ignored: [
    'costs come last, costs are paid last, costs are paid after, ignore the costs, leave the costs out, costs are added, add the costs, costs do not matter, costs do not count',
    'frais passent en dernier, coûts passent en dernier, on ignore les coûts, on ajoute les coûts, coûts ne comptent pas, frais ne comptent pas',
  ],
  mezz_is_whole: [
    crossed(
      'mezzanine, mezz',
      'is paid in full, gets paid in full, is fully repaid, recovers everything, recovers in full, recovers 100%, gets everything',
    ),
    crossed(
      'mezzanine, mezz',
      'est payée en entier, est payée intégralement, est remboursée intégralement, est remboursée en totalité, récupère tout, récupère 100 %',
    ),
  ],
  value_first: [
    crossed(
      'start with, begin with, look first at, first thing is, first look at, first i look at, first i build, first i would build',
      'valuation, a valuation, dcf, a dcf, ebitda, the multiples, the share price, enterprise value, the p&l, the income statement, net income, profitability, the margin, the business plan, five year plan',
    ),
    crossed(
      'je commence par, commencerais par, on commence par, d’abord je regarde, je regarde d’abord, en premier je regarde, je regarde en premier, en premier, premier réflexe c’est',
      'valorisation, dcf, ebitda, multiples, valeur d’entreprise, compte de résultat, résultat net, rentabilité, marge, business plan, plan à cinq ans, cours de bourse',
    ),
  ],
  pay_everybody: [
    'pay everybody equally, pay everyone equally, pay all suppliers, pay everyone as usual, pay everybody as usual, keep paying everyone, all suppliers on time, shareholders’ loan first, shareholder loan first, keep paying everybody, no need to prioritise, whoever shouts loudest, pay the shareholders first, pay a dividend, pay the banks first, pay the lenders first, payments go out as usual, business as usual on payments',
    'on paie tout le monde, payer tous les fournisseurs, pas besoin de hiérarchiser, pas besoin de prioriser, celui qui crie le plus fort, sans distinguer, verser un dividende',
  ],
  raise_working_capital: [
    'increase inventory, increase stock, increase stocks, build inventory, buy more stock, build up stock, build stock, give customers longer terms, give customers more time, longer terms to customers, pay suppliers earlier, pay suppliers faster, pay suppliers straight away, increase working capital, working capital cannot help, working capital does not matter',
    'augmenter les stocks, augmenter le stock, bfr ne peut rien, acheter plus de stock, constituer du stock, allonger le délai client, payer les fournisseurs plus vite, payer les fournisseurs plus tôt, augmenter le bfr, bfr n’aide pas',
  ],
  long_horizon: [
    'monthly budget is enough, annual budget is enough, yearly budget is enough, monthly forecast is enough, annual forecast is enough, quarterly forecast is enough, cash can wait, liquidity can wait, liquidity comes later, cash comes later',
    'budget mensuel suffit, budget annuel suffit, prévision annuelle suffit, prévision mensuelle suffit, pas besoin de prévision, pas besoin de prévisionnel, trésorerie peut attendre, liquidité peut attendre, trésorerie vient après, liquidité vient après',
  ],
  talk_late: [
    'wait until it misses, wait until we miss, wait until you miss, wait until default, wait for the default, after the default, wait until we default, tell the banks afterwards, warn the banks afterwards, as late as possible, not tell the banks, not tell the lenders, avoid the lenders, avoid the banks',
    'attendre d’avoir raté, attend d’avoir raté, attendre le défaut, attend le défaut, prévenir les banques après, le plus tard possible, ne rien dire aux banques, éviter les banques, éviter les prêteurs',
  ],
  extension_cuts_debt: [
    crossed(
      'amend and extend, extending, extension, amending, longer maturity',
      'reduces the debt, cuts the debt, lowers the debt, writes off debt, cancels debt, wipes out debt, reduces what is owed, reduces the principal',
    ),
    crossed(
      'amend and extend, réaménagement, allongement, rallongement, extension',
      'réduit la dette, diminue la dette, efface la dette, annule la dette, baisse la dette, réduit le principal',
    ),
  ],
  extend_when_dead: [
    'viability does not matter, viability is secondary, extend a dead business, bad business you convert',
    'viabilité ne compte pas, viabilité est secondaire, viabilité importe peu, peu importe la viabilité, que l’activité soit viable ou non, viable ou non ne change pas, mauvaise activité on convertit',
  ],
  swap_adds_debt: [
    crossed(
      'debt for equity swap, debt to equity swap, conversion, swap, debt equity swap',
      'increases the debt, adds debt, raises the debt, increases leverage, raises leverage, leaves debt unchanged, does not reduce debt, costs cash, needs cash',
    ),
    crossed(
      'conversion, conversion en capital, conversion de la dette',
      'augmente la dette, alourdit la dette, augmente le levier, ne réduit pas la dette, laisse la dette inchangée, coûte du cash, consomme de la trésorerie',
    ),
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
  courts_quiet: [
    crossed(
      courts[0],
      'everything remains confidential, everything stays confidential, everything is confidential, remains secret, stays secret, nothing is published, is confidential, are confidential, is secret, stays confidential, remains confidential, is not public, are not public, is private, is voluntary, is consensual, is purely contractual, does not bind, do not bind',
    ),
    crossed(
      courts[1],
      'tout reste confidentiel, tout est confidentiel, reste secret, est secret, reste confidentiel, rien n’est publié, est confidentielle, est confidentiel, sont confidentielles, reste confidentielle, est secrète, n’est pas publique, n’est pas public, ne sont pas publiques, est amiable, est volontaire, ne lie pas, ne lient pas',
    ),
  ],
  claims_go_on: [
    'can seize freely, can still enforce, can continue to enforce, keep enforcing, can still sue, can enforce freely, free to enforce, no need to file, not need to file, no need to declare, not need to declare, claims continue, enforcement continues, no stay, foreign lender is not bound',
    'peut saisir librement, pouvez saisir librement, peuvent saisir librement, peut saisir les actifs, peut continuer ses poursuites, peut continuer à poursuivre, poursuites continuent, peut toujours saisir, pas besoin de déclarer, inutile de déclarer, prêteur étranger n’est pas concerné',
  ],
  mandate_after_default: [
    'mandat ad hoc requires cessation, safeguard requires cessation, safeguard requires insolvency, safeguard is for insolvent companies, conciliation is only before, conciliation is closed once',
    'mandat ad hoc suppose la cessation, sauvegarde suppose la cessation, sauvegarde exige la cessation, conciliation est impossible après, conciliation uniquement avant',
  ],
  new_money_last: [
    crossed(
      'new money, fresh money, new cash',
      'always ranks behind, always ranks last, has no privilege, gets no privilege, is not protected, in conciliation has no privilege, in conciliation has no priority, in a conciliation has no, in conciliation is not protected, has no priority, gets no priority, ranks last, ranks behind, ranks equally, has no protection, gets no protection, ranks pari passu, is repaid last',
    ),
    crossed(
      'argent frais, argent neuf, new money, nouvel argent',
      'passe toujours derrière, passe toujours en dernier, apporté en conciliation n’est pas, apporté en conciliation n’a, en conciliation n’a, en conciliation n’est pas, n’a aucun privilège, n’a pas de privilège, n’a pas de priorité, n’a aucune priorité, passe en dernier, passe derrière, n’est pas protégé, est remboursé en dernier, passe après',
    ),
  ],
} as const satisfies Lexicon;
