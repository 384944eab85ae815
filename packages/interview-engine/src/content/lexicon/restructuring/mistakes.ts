import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

const talks = 'conciliation, mandat ad hoc';
const receivership = 'receivership, judicial liquidation';
const redressement = 'redressement, redressement judiciaire, liquidation judiciaire';

/** What is falsely said of ranks, cash and courts, kept close together. */
export const restructuringMistakes = {
  wrong_pivot: [
    [
      crossed(
        'fulcrum is, fulcrum security is, fulcrum here is, fulcrum sits, pivot is, fulcrum will be, fulcrum is therefore',
        'the most senior class, the fully covered, the class that is fully covered, the one that is fully covered, at the very top, at the top, the tranche at the very top, the tranche at the top, the class at the top, the safest tranche, the most senior tranche, the one repaid in full, the one paid in full, the one that is repaid in full, the one that is paid in full, the tranche that is paid in full, the tranche that is repaid in full, the tranche repaid in full, the tranche paid in full, the class repaid in full, the class paid in full, the rcf, the revolver, the revolving facility, with the shareholders, the sponsor, the equity, the largest, the biggest, the last tranche repaid in full, the tranche that gets nothing, the first tranche that gets nothing, the class that gets nothing, the tranche that receives nothing, the one that gets nothing',
      ),
      'first tranche to receive nothing, first tranche that gets nothing, first tranche that receives nothing, first class that gets nothing, first class to receive nothing, first tranche to get nothing, first to get nothing, first one that gets nothing',
    ].join(', '),
    [
      crossed(
        'titre pivot c’est, titre pivot est, pivot c’est, pivot est, pivot ici c’est, pivot ici est, créance pivot c’est',
        'la tranche la plus senior, la plus senior, celle qui est entièrement couverte, la tranche entièrement couverte, la classe la plus senior, la tranche tout en haut, la tranche la mieux placée, la tranche la plus sûre, celle qui est payée en entier, celle qui est remboursée en entier, la tranche remboursée en entier, la tranche payée en entier, la rcf, le rcf, le revolver, le revolving, celui des actionnaires, celle des actionnaires, l’actionnaire, le capital, la plus grosse, la plus grande, celle qui ne touche rien, la tranche qui ne touche rien, la tranche qui ne reçoit rien, celle qui ne récupère rien',
      ),
      'première tranche qui ne touche rien, première tranche qui ne reçoit rien, première classe qui ne touche rien, première à ne rien toucher, première qui ne touche rien, première tranche à ne rien toucher',
    ].join(', '),
  ],
  no_weight: [
    'no say, no weight, no vote, out of the money, no power, nothing to say',
    'aucun poids, pas de poids, pas voix au chapitre, hors de la monnaie, aucun pouvoir, rien à dire',
  ],
  partly_recovers: [
    'recovers half, gets half, half of its claim, recovers fifty percent, gets fifty cents, recovers part',
    'récupère la moitié, touche la moitié, moitié de sa créance, récupère une partie, récupère cinquante pour cent',
  ],
  owners_ahead: [
    [
      crossed(
        'shareholders, shareholder, equity, equity holders, owners, sponsor',
        'get their equity value first, get their value first, get their money first, get their share first, take their share first, take their money first, take theirs first, receive first, get something first, keep the majority, keep their majority, keep a majority, normally keep the majority, usually keep the majority, keep most of the, keep most of their, still keep the majority, rank ahead of, rank before, rank above, rank senior, keep some value, keeps some value, still get something, still gets something, decide alone, are paid before the, are paid before unsecured, are paid before creditors, are paid out before, are paid ahead of, get paid ahead of',
      ),
      'they rank ahead of the lenders, they rank ahead of lenders, they rank before the lenders, they come before the lenders, equity before the lenders, shareholders before the lenders',
    ].join(', '),
    crossed(
      'actionnaire, actionnaires, anciens actionnaires, actionnaires existants, propriétaires, sponsor',
      'touchent avant, touche avant, prennent leur part d’abord, récupèrent leur valeur d’abord, récupèrent d’abord, reçoivent d’abord, sont servis avant, sont remboursés avant, gardent la majorité, conservent la majorité, restent majoritaires, reste majoritaire, garde la majorité, gardent l’essentiel du capital, décident seuls, récupèrent un reliquat, gardent une valeur, conservent une valeur, touchent encore, gardent l’essentiel',
    ),
  ],
  costs_out_of_place: [
    crossed(
      'restructuring costs, costs, fees, costs of the process, advisers’ fees',
      'are shared among, are shared at the end, are paid by the shareholders, come out last, come out at the end, are taken last, are deducted last, are deducted at the end, come out after, come after, do not reduce, are on top, are added, get added, are borne by the shareholders, are ignored, have no effect',
    ),
    crossed(
      'frais, frais de procédure, coûts, coûts de restructuration, frais de restructuration',
      'sont à la charge, ils sont à la charge, sont supportés par les actionnaires, sont partagés à la fin, je les ajoute, on les ajoute, sont ajoutés, s’ajoutent, viennent après, viennent en dernier, viennent à la fin, passent après, sont déduits à la fin, sont déduits en dernier, sont payés après, ne réduisent pas, ne diminuent pas, n’ont pas d’effet, je les ignore, on les ignore',
    ),
  ],
  costs_not_deducted: [
    'not deduct the costs, not deduct costs, without deducting the costs, costs are not deducted, before deducting costs',
    'pas déduire les coûts, pas déduire les frais, sans déduire les frais, sans déduire les coûts',
  ],
  behind_its_junior: [
    crossed(
      'rcf, revolver, revolving facility',
      'ranks behind, ranks below, is paid after, is repaid after, comes after, is served after',
      'the senior, senior, the senior debt, the mezzanine, mezzanine',
    ),
    crossed(
      'rcf, revolver, revolving',
      'passe après, est payée après, est remboursée après, vient après, passe derrière, est servie après',
      'le senior, la senior, la dette senior, la mezzanine',
    ),
  ],
  each_the_same: [
    crossed(
      'each class, every class, each tranche, every tranche, each lender, every lender, all lenders, all creditors',
      'takes the same, gets the same, loses the same, recovers the same, get the same, take the same, recover the same, recover at the same, share the loss, share equally',
    ),
    crossed(
      'chaque classe, chaque tranche, chaque prêteur, tous les prêteurs, tous les créanciers',
      'prend la même, récupère le même, touche le même, perd le même, récupère la même, touchent le même, récupèrent le même, subit la même, subissent la même',
    ),
  ],
  from_equity_value: [
    crossed(
      'start from, starts from, start with, begin with, begin from',
      'the equity value, equity value, the value of the equity, what the equity',
    ),
    crossed(
      'pars de, part de, commence par, partir de',
      'la valeur des fonds propres, la valeur des titres, la valeur des actions, la valeur du capital',
    ),
  ],
  revolver_converts: [
    crossed(
      'rcf, revolver, revolving facility',
      'converts, is converted, that converts, gets converted, takes the keys',
    ),
    crossed(
      'rcf, revolver, revolving',
      'convertit, qui convertit, se convertit, est convertie, qui est convertie, prend les clés',
    ),
  ],
  can_pay_bills: [
    'can pay its bills, can pay its debts, can pay its creditors, can meet its payments, guarantees liquidity, guarantees the liquidity, guarantees cash, means liquidity is fine, means there is cash',
    'peut payer ses, garantit la liquidité, garantit la trésorerie, garantit de payer, assure la liquidité, suffit à payer, permet de payer toutes',
  ],
  sign_of_profit: [
    'profitable, ebitda, equity value, net income, profit, makes money',
    'bénéficiaire, rentable, ebitda, résultat net, résultat positif, bénéfice, valeur des fonds propres, marge positive',
  ],
  never_short_of_cash: [
    'can not run out of, cannot run out of, never runs out of, can not go bust, cannot go bust, can not default, can never default, cannot default, can not fail, has no liquidity problem, has no cash problem, can always pay, always has cash, is always liquid',
    'ne peut pas manquer, ne peut pas tomber, ne peut jamais manquer, ne manque jamais de, peut toujours payer, a toujours du cash, ne peut pas être à court, ne peut pas être en cessation',
  ],
  profit_over_cash: [
    crossed(
      'ebitda, net income, profit, profits, earnings, the p&l',
      'rather than cash, rather than the cash, instead of cash, not the cash, before cash, before the cash, matters more than cash',
    ),
    crossed(
      'ebitda, résultat net, résultat, rentabilité, marge, compte de résultat',
      'plutôt que la trésorerie, plutôt que le cash, plutôt que la caisse, avant la trésorerie, avant le cash, compte plus que la trésorerie, et non la trésorerie',
    ),
  ],
  before_all_else: [
    crossed(
      'valuation, dcf, the valuation, net income, profitability, the p&l, ebitda, the business plan, the multiple',
      'before anything else, before everything else, before everything, comes first, is the first thing, comes before liquidity, comes before cash, is where i start',
    ),
    crossed(
      'valorisation, dcf, résultat net, rentabilité, compte de résultat, ebitda, business plan, marge, évaluation',
      'avant tout le reste, avant toute chose, avant tout, passe en premier, passe d’abord, vient en premier, vient d’abord, en premier lieu, passe avant la trésorerie, passe avant la liquidité',
    ),
  ],
  yearly_plan: [
    crossed(
      'use, take, rely on, look at, go by, work with, start from, enough with',
      'annual budget, yearly budget, annual plan, five year plan, yearly forecast, annual forecast, monthly budget',
    ),
    crossed(
      'prends, prend, utilise, regarde, m’appuie sur, s’appuie sur, pars de, part de, me base sur',
      'budget annuel, plan annuel, plan à cinq ans, prévision annuelle, budget de l’année, business plan à cinq ans',
    ),
  ],
  weekly_view: [
    'weekly forecast, weekly cash forecast, thirteen week forecast, thirteen week cash, 13 week forecast, 13 week cash, weekly view, weekly plan',
    'prévision hebdomadaire, prévisionnel hebdomadaire, treize semaines, 13 semaines, semaine par semaine, suivi hebdomadaire',
  ],
  needless: [
    'too detailed, no extra information, useless, pointless, overkill, not needed, waste of time, adds nothing, brings nothing, too much detail',
    'trop détaillé, trop fin, inutile, n’apporte rien, ne sert à rien, perte de temps, superflu, pas nécessaire, excessif',
  ],
  forecast_is_accounts: [
    crossed(
      'thirteen week is, 13 week is, thirteen week forecast is, thirteen week cash flow is, 13 week forecast is, 13 week cash flow is, cash forecast is, forecast is',
      'a p&l, a profit and loss, an income statement, a budget, a projected p&l, a forecast p&l, a forecast income statement, a business plan, a balance sheet',
    ),
    crossed(
      'treize semaines c’est, treize semaines est, prévision de trésorerie c’est, prévisionnel c’est, plan de trésorerie c’est, 13 semaines c’est',
      'un compte de résultat, un budget, un p&l, un business plan, un bilan, un bilan prévisionnel, un compte de résultat prévisionnel',
    ),
  ],
  all_is_ready_cash: [
    [
      crossed(
        'cash on the balance sheet, balance sheet cash, reported cash, group cash, all the cash, cash in the group',
        'is available, is all available, is fully available, is what we can use, is what we can spend, can be used, is usable, is free',
      ),
      'wherever it sits in the group, wherever it is in the group, wherever the cash sits',
    ].join(', '),
    [
      crossed(
        'trésorerie au bilan, trésorerie affichée au bilan, trésorerie du groupe, toute la trésorerie, trésorerie du bilan, cash au bilan',
        'est disponible, est entièrement disponible, c’est la trésorerie disponible, c’est ce qui est disponible, est mobilisable, est utilisable, est libre',
      ),
      'où qu’elle soit dans le groupe, où qu’elle se trouve, où que soit la trésorerie, où qu’il soit dans le groupe',
    ].join(', '),
  ],
  sale_at_leisure: [
    [
      crossed(
        'start by, start with, begin by, begin with, first thing is, first i would, first thing i do is, would first, i would',
        'looking for a buyer, finding a buyer, look for a buyer, selling the company, sell the company, an auction, running an auction, run an auction, a full sale, finding an acquirer, launch an auction',
      ),
      'plenty of time for an auction, plenty of time to run, time for a full auction, we have plenty of time, no rush, no hurry',
    ].join(', '),
    [
      crossed(
        'commencerais par, commence par, d’abord, on commence par, je commencerais par, en premier',
        'chercher un acquéreur, chercher un acheteur, trouver un acquéreur, trouver un acheteur, vendre la société, lancer des enchères, lancer un processus de cession, mettre la société en vente',
      ),
      'largement le temps, tout notre temps, tout le temps qu’il faut, rien ne presse, pas d’urgence',
    ].join(', '),
  ],
  directors_safe: [
    crossed(
      'directors, board, management, director',
      'risk nothing, have no duties, have no personal risk, have no liability, are never liable, are not liable, have nothing to fear, can carry on trading, can carry on normally, can continue trading, have no extra duties, can carry on as usual, can continue as usual, have no obligation, can keep trading, can ignore it',
    ),
    crossed(
      'dirigeants, dirigeant, administrateurs, conseil',
      'ne risquent rien, ne risque rien, n’ont aucune responsabilité, n’a aucune responsabilité, n’ont rien à craindre, n’ont aucune obligation, n’a aucune obligation, n’ont pas d’obligation, peuvent continuer comme avant, peuvent continuer normalement, peut continuer normalement, ne sont jamais responsables, n’est jamais responsable, n’ont aucun devoir',
    ),
  ],
  writes_debt_off: [
    crossed(
      'extending, extension, amend and extend, longer maturity, pushing the dates',
      'lowers the amount owed, reduces the amount owed, writes off part, writes off some, writes down, writes off principal, cancels part, cuts the principal, is a haircut, means a haircut, involves a haircut, cuts what is owed, lowers what is owed',
    ),
    crossed(
      'amend and extend, réaménagement, allongement, rallongement, extension, report des échéances',
      'efface une partie, annule une partie, abandonne une partie, réduit le montant dû, réduit ce qui est dû, baisse le principal, diminue le principal, est un abandon, entraîne un abandon, comporte un abandon',
    ),
  ],
  raises_interest: [
    crossed(
      'increases, raises, adds to, pushes up',
      'the interest, interest, interest bill, interest cost, interest costs, interest burden, the debt, debt service, leverage',
    ),
    crossed(
      'augmente, alourdit, accroît, fait monter, fait augmenter',
      'les frais financiers, frais financiers, les intérêts, la charge d’intérêts, charges financières, les charges financières, la dette, le levier, l’endettement',
    ),
  ],
  beyond_repair: [
    'debt is far above, debt exceeds the value, too much debt, overleveraged, never carry, cannot carry its debt, can not carry, business loses money, operations lose money, business is losing money, operations are losing money, business is not viable, operations are not viable, business itself loses, operations themselves lose, business is dead, burns cash every month',
    'dette dépasse la valeur, trop de dette, surendettée, ne portera jamais, exploitation perd de l’argent, exploitation elle même perd, activité elle même perd, exploitation est déficitaire, activité est déficitaire, modèle ne marche plus, dette supérieure à la valeur, exploitation qui perd de l’argent',
  ],
  time_is_enough: [
    'just need more time, just needs more time, you just push, simply extend, simply push, just push the dates, just extend, time fixes it, time will fix, time does the rest, enough to extend, enough to push, an extension is enough, extension solves, you should extend, should extend the, you can extend the, you extend',
    'suffit de repousser, suffit de rallonger, suffit d’allonger, suffit d’étaler, suffit de décaler, suffit d’un réaménagement, le temps fait le reste, temps arrangera, temps règle, un report suffit, un allongement suffit, doit être étalée, doit être rallongée, on étale, on allonge, on rallonge, on repousse',
  ],
  extension_word: [
    'extending, extension',
    'amend and extend, réaménagement, allongement, extension, report',
  ],
  is_the_cure: [
    'is the right tool, is the right answer, is the answer, is right, works best, is best, is the solution, is enough, is the right choice, fits',
    'est la bonne solution, est le bon outil, est la bonne réponse, est la réponse, suffit, convient, est le bon choix, est la solution, marche le mieux',
  ],
  recoveries_word: [
    'recovery, recoveries, what they recover, what each recovers',
    'récupération, recouvrement, recouvrements',
  ],
  never_mind: [
    'does not matter, do not matter, irrelevant, never mind, no matter, makes no difference, is secondary, unimportant, saves the most jobs, saves most jobs',
    'peu importe, n’a pas d’importance, aucune importance, importe peu, ne compte pas, est secondaire, sauve le plus d’emplois, sans importance',
  ],
  breakup_wins: [
    crossed(
      'liquidation value, liquidation, break up value, breaking it up, piecemeal value, liquidating',
      'is always higher, is always above, is always worth more, always gives more, always recovers more, always pays more, is generally higher, is usually higher, always exceeds, is always better, is usually better, always beats',
    ),
    crossed(
      'liquidation, valeur en liquidation, valeur liquidative, valeur de liquidation, vente à la casse',
      'est toujours supérieure, est toujours plus élevée, est toujours meilleure, vaut toujours plus, rapporte toujours plus, rapporte toujours davantage, dépasse toujours, est en général supérieure, est généralement supérieure, donne toujours plus',
    ),
  ],
  nothing_quiet: [
    'no confidential route, no confidential procedure, no confidential process, no confidential stage, no confidential option, no confidential proceedings, no confidential tool, nothing confidential, no quiet route, every procedure is public, all procedures are public, all proceedings are public, everything is public, always published, published from day one',
    'aucune procédure confidentielle, pas de procédure confidentielle, pas de voie confidentielle, aucune voie confidentielle, rien de confidentiel, aucun outil confidentiel, pas de phase confidentielle, tout est public, toujours publié, publique dès le premier jour',
  ],
  quiet_but_frozen: [
    crossed(
      talks,
      'there is an automatic stay, there s an automatic stay, has an automatic stay, comes with an automatic stay, brings an automatic stay, triggers an automatic stay, triggers a stay, gives an automatic stay, means an automatic stay, opens an automatic stay, stays all claims, stays claims, freezes your claims, freezes the claims, freezes all the claims, stops all enforcement, stops enforcement, your claims are frozen, claims are frozen, all claims are frozen, enforcement is stayed, suspends all claims',
    ),
    crossed(
      talks,
      'gèle, gèle les, gèlent, suspend les poursuites, suspendent les poursuites, arrête les poursuites, arrêtent les poursuites, entraîne l’arrêt des poursuites, entraîne la suspension, entraîne un gel, gèle automatiquement, suspend automatiquement, les poursuites sont suspendues, les créances sont gelées, poursuites sont gelées, poursuites sont arrêtées',
    ),
  ],
  opened_when_wrong: [
    [
      crossed(
        'safeguard, safeguards',
        'is for companies in cessation, is for companies already in cessation, is for companies that have been in cessation, is for insolvent, is for companies that are insolvent, is for a company in cessation, is for a company already in cessation, is opened after cessation, opens after cessation, is open after cessation, is only open after, requires insolvency, requires cessation, is when the company is insolvent, is for companies that can no longer pay',
      ),
      crossed(
        receivership,
        'is for those still solvent, is for solvent, is for companies still solvent, is for companies that are still solvent, is before cessation, is opened before cessation, opens before cessation, is for companies not yet in cessation',
      ),
    ].join(', '),
    [
      crossed(
        'sauvegarde',
        'est pour les sociétés en cessation, est réservée aux sociétés en cessation, est ouverte aux sociétés en cessation, s’ouvre après la cessation, est ouverte après la cessation, s’ouvre en cessation, c’est pour une société en cessation, c’est pour les sociétés en cessation, c’est pour les entreprises en cessation, suppose la cessation, exige la cessation, s’adresse aux sociétés en cessation, s’adresse aux entreprises en cessation, concerne les sociétés en cessation, est réservée aux entreprises en cessation',
      ),
      crossed(
        redressement,
        's’ouvre avant la cessation, est ouvert avant la cessation, est pour les sociétés encore solvables, c’est pour les sociétés solvables, s’adresse aux sociétés solvables, suppose l’absence de cessation, c’est avant la cessation, est réservé aux sociétés solvables',
      ),
    ].join(', '),
  ],
  long_after: [
    'six months, several months, for months, months ago, a year, one year, two years, sixty days, ninety days, 60 days, 90 days, three months, no time limit, any time',
    'six mois, plusieurs mois, depuis des mois, trois mois, quatre mois, un an, deux ans, soixante jours, quatre vingt dix jours, 60 jours, 90 jours, sans limite, n’importe quand, depuis longtemps',
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
  class_word: [
    'classes, affected parties, cram down',
    'classes, parties affectées, application forcée',
  ],
  all_must_agree: [
    'unanimity, unanimous, unanimously, every creditor must agree, all creditors must agree, all lenders must agree, any creditor can block, one lender can block, one creditor can block',
    'unanimité, unanime, unanimement, tous les créanciers doivent, chaque créancier doit, seul prêteur peut bloquer, seul créancier peut bloquer, un prêteur peut bloquer',
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
  majority_in_talks: [
    'majority of lenders binds, majority binds, majority can bind, majority can force',
    'majorité s’impose, majorité lie, majorité des banques lie, majorité peut imposer, majorité suffit',
  ],
  always_the_cure: [
    'is always the best, is always the right, is always better, always works, is always preferable, always a sale, always choose a sale, always sell',
    'est toujours la meilleure, est toujours la bonne, est toujours préférable, toujours la cession, toujours la vente, toujours la conversion, toujours le réaménagement',
  ],
  keeps_its_claim: [
    'has more debt afterwards, keep all their debt, keep their full claim, keep the whole debt, more indebted',
    'gardent toute leur dette, conservent toute leur dette, gardent leur créance entière, garde toute sa dette, plus endettée qu’avant, davantage endettée',
  ],
  creditor_starts_talks: [
    crossed(
      'creditor, creditors, lender, lenders, bank, banks',
      'can open a mandat, can open a conciliation, can ask for a mandat, can ask for a conciliation, can request a mandat, can request a conciliation, can file for conciliation, can start a conciliation, can force a conciliation, can open a safeguard, can request a safeguard, opens the mandat, opens the conciliation',
    ),
    crossed(
      'créancier, créanciers, prêteur, prêteurs, banque, banques',
      'peut demander une conciliation, peut demander un mandat, peut demander l’ouverture d’une conciliation, peut demander l’ouverture d’un mandat, peuvent demander une conciliation, peuvent demander un mandat, peut ouvrir une conciliation, peut ouvrir un mandat, peut demander la sauvegarde, peut demander une sauvegarde, peut demander l’ouverture d’une sauvegarde, peuvent demander la sauvegarde, peuvent ouvrir une conciliation',
    ),
  ],
} as const satisfies Lexicon;
