import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** A realistic view of the job, in the words of those who get it wrong. */
export const jobRealityMisstated: Lexicon = {
  always_won: [
    'as good as signed, practically signed, almost signed, nearly always win, almost always win, always becomes a, always turns into a, always leads to a, most of them close, almost all of them close, guarantees the mandate, guarantees a mandate, deal is done',
    'pratiquement signée, quasiment signée, presque signée, presque toujours gagné, presque toujours signé, toujours un mandat, garantit le mandat, mandat est gagné, c’est gagné, finissent presque tous, aboutissent presque tous, aboutit presque toujours',
  ],
  banking_trade: [
    'banker, bankers, banking, in a bank, investment bank, m&a',
    'banquier, banquiers, banque, m&a',
  ],
  before_creditors: [
    'paid first, paid before, rank first, rank ahead, rank above, served first, ahead of the lenders, ahead of creditors, before the banks, before creditors, before lenders',
    'payés en premier, payés avant, servis en premier, servis avant, passent avant, prioritaires sur, avant les créanciers, avant les banques, avant les prêteurs',
  ],
  buyout_house: ['fund, sponsor, private equity', 'fonds, private equity, sponsor'],
  carries_the_deal: [
    'get the deal signed, get deals signed, executes, carries out deals, carry the deal, run the deal, to closing, closes the deal, negotiates the price, advise on acquisitions, advises on acquisitions, advise on mergers, advise on deals, run the sale process, see the deal through, through to the signature, to the signature',
    'font signer, fait signer, négocient le prix, exécute, exécutent, mène la transaction, jusqu’au closing, négocie le prix, conseille sur les acquisitions, conseille sur des acquisitions, conseille sur les transactions, mène le processus, jusqu’à la signature, accompagnent jusqu’à, va jusqu’à la signature',
  ],
  cash_at_signature: [
    'cash moves at signing, paid at signing, ownership passes at signing, ownership transfers at signing',
    'payé au signing, propriété passe au signing',
  ],
  certifies_accounts: [
    crossed(
      'sign, signs, signed, sign off, issue, issued, certify, certified, perform, carry out',
      'statutory audit, audit, audit opinion, accounts, financial statements, audit report',
    ),
    crossed(
      'signe, signer, signé, certifie, certifier, certifié, émet, établit',
      'comptes, audit légal, rapport d’audit, audit, états financiers, commissariat aux comptes',
    ),
  ],
  choice_hours: [
    'hours, nights, weekends, workload, pace',
    'horaires, nuits, week ends, rythme, charge de travail',
  ],
  choice_light: [
    'are light, is light, are easy, is relaxed, bearable, like anywhere else, as in any job, lighter than, shorter than, only for show, rarely late, mostly a legend, a cliché',
    'tranquille, tranquilles, légers, légère, comme ailleurs, comme partout, moins longs, plus courts, rarement tard, une légende, un cliché, pas plus longs',
  ],
  deal_adviser: [
    'buy side bank, m a bank, m a adviser, m a advisor, sell side, investment bank, boutique, bankers',
    'banque conseil, conseil m a, conseil vendeur, banque d’affaires, boutique, banquiers',
  ],
  debt_on_the_fund: [
    'fund repays the debt, sponsor repays the debt, fund guarantees the debt, fund owes the debt',
    'fonds rembourse la dette, fonds garantit la dette',
  ],
  discounts_flows: ['dcf, discounted cash flow', 'dcf, actualisation des flux'],
  discounts_profits: [
    'discounts net income, discounts the dividends, discounts revenue, discounts sales, discounts accounting profit, discounts ebitda',
    'actualise le résultat net, actualise l’ebitda, actualise le bénéfice',
  ],
  equals_cash: [
    'ebitda is cash flow, ebitda is the cash, ebitda is the same as cash, ebitda equals cash flow, net income is cash, net income equals cash, net income is the cash',
    'ebitda c’est le cash, ebitda est le cash, ebitda égale le cash, résultat net c’est la trésorerie',
  ],
  leaves_the_deal: [
    'only write the slides, only make the slides, only do the slides, stops at the recommendation, stop at a recommendation, stops at strategic, stops at the strategic, only recommends, only writes reports, audits, checks the accounts, certifies, certify, only gives recommendations, never sees the closing, just write reports, just make reports',
    'ne font que des slides, ne font que les slides, vérifient les comptes, s’arrête à la recommandation, s’arrête aux recommandations, s’arrête au rapport, audite, auditent, certifie, certifient, contrôle les comptes, vérifie les comptes, ne fait que recommander, remet un rapport, ne font que des rapports, n’écrivent que des rapports, font des rapports',
  ],
  lifts_profit_before_wear: [
    crossed(
      'depreciation, amortisation, depreciation and amortisation',
      'is deducted to get ebitda, is deducted from ebitda, reduces ebitda, lowers ebitda, is included in ebitda, comes before ebitda',
    ),
    crossed(
      'amortissements, les amortissements, la dotation',
      'sont déduits de l’ebitda, réduisent l’ebitda, baissent l’ebitda, sont inclus dans l’ebitda, se déduisent de l’ebitda',
    ),
  ],
  light_week: [
    'weekends are free, have your weekends, get your evenings, have your evenings, evenings off, in banking it is calmer, banking is calmer, banking is quieter, free weekends, weekends to yourself, weekends to myself, keep your weekends, weekends are yours, hardly ever late, home for dinner every, evenings to yourself, evenings are free, done by seven, done by six, gone by seven, gone by six, office hours, normal hours, forty five hours, fifty hours at most, lighter than people, lighter than they say, not as hard as people, easier than people, hours are overstated, nights are rare, plenty of free time, plenty of time for',
    'rentre chez lui à, en banque c’est plus calme, week ends sont libres, week ends restent libres, a ses week ends, ses week ends libres, garde ses week ends, ses soirées libres, soirées sont libres, rarement tard, horaires de bureau, horaires normaux, heures de bureau, quarante cinq heures, cinquante heures maximum, nuits sont rares, plus léger qu’on, moins dur qu’on, moins dur que ce qu’on, plus tranquille qu’on, on part tôt, on sort tôt, du temps libre',
  ],
  measures_worth: [
    'value, valued, values, price, prices, buys, mark, marks',
    'valorise, valoriser, valorisent, achète, évalue, évaluer',
  ],
  most_of_the_day: [
    'most of your day, most of my day, most of the day, all day, most of your time, most of the time, every day, day to day',
    'le plus clair, la plupart du temps, toute la journée, l’essentiel du temps, l’essentiel de la journée, tous les jours, au quotidien',
  ],
  never_on_profit: [
    'never on ebitda, never ebitda, not on ebitda, not ebitda, ebitda does not matter, ebitda is irrelevant, rather than ebitda',
    'jamais sur l’ebitda, jamais l’ebitda, pas sur l’ebitda, pas l’ebitda, ebitda ne compte pas, plutôt que l’ebitda',
  ],
  other_trade: [
    'consultant, consultants, consulting, auditor, auditors, audit, strategy firm',
    'consultant, consultants, auditeur, auditeurs, audit, conseil en stratégie',
  ],
  outright_advises_the_top: [
    crossed(
      'advising, advise, counsel, counselling',
      'chief executives, ceos, the ceo, boards, the board, ministers, company bosses',
    ),
    crossed(
      'conseiller, conseillerai, conseille',
      'les patrons, des patrons, les dirigeants, des dirigeants, des pdg, les pdg, directement les, des ministres',
    ),
  ],
  outright_from_the_start: [
    'as a first year, in my first year, from day one, from the first month, as an analyst, as a junior',
    'en première année, dès la première année, dès le premier jour, dès le premier mois, comme analyste, en tant qu’analyste, comme junior',
  ],
  outright_less_than_there: [
    crossed(
      'work less than, fewer hours than, shorter days than, less work than',
      'in audit, in consulting, audit, consulting, auditors, consultants',
    ),
    crossed(
      'bosse moins qu’, travaille moins qu’, moins d’heures qu’, moins de travail qu’',
      'en audit, en conseil, dans l’audit, dans le conseil',
    ),
  ],
  outright_little_dull_work: [
    'not do much formatting, hardly any formatting, little formatting, not much formatting, no formatting, hardly any slides, few slides to make, no spreadsheets',
    'peu de mise en page, pas de mise en page, presque pas de mise en page, peu de slides, presque pas de slides, pas de tableaux à faire',
  ],
  outright_not_so_bad: [
    'not as bad as people, not as bad as they, not that bad, not as long as people, not as hard as people, better than people say',
    'pas si terribles, pas aussi durs qu’on, pas aussi longs qu’on, moins durs qu’on le dit, moins longs qu’on le dit, pas si durs que ça',
  ],
  outright_time_kept: [
    'working weekends is rare, weekend work is rare, weekends are rare, rarely work weekends, rarely work at weekends, plan your evenings, keep your evenings, keep your weekends, weekends to yourself, evenings to yourself',
    'travaille presque jamais le week-end, week-end on ne travaille presque jamais, travaille rarement le week-end, organiser ses soirées, garder ses week-ends, garder ses soirées, planifier ses soirées',
  ],
  pace_noun: [
    'hours, pace, rhythm, workload, nights',
    'horaires, rythme, heures, charge de travail, nuits',
  ],
  pitch_noun: ['pitch, pitches, pitch book, pitching', 'pitch, pitchs, présentation commerciale'],
  sales_alone: ['revenue, sales, turnover', 'chiffre d’affaires, ventes, ca comptable'],
  same_pace_as_there: [
    'same hours as audit, same hours as in audit, same pace as audit, same pace as in audit, same hours as consulting, no harder than audit, no harder than consulting, fewer hours than audit, fewer hours than consulting, less work than audit, less work than in audit, less work than consulting',
    'même qu’en audit, pareil qu’en audit, comme en audit, même qu’en conseil, moins qu’en audit, moins qu’en conseil, pas pire qu’en audit, pas plus qu’en audit, pas plus qu’en conseil',
  ],
  shareholders_noun: ['shareholders, equity holders', 'actionnaires'],
  shorter_hours: [
    'are shorter, shorter hours, fewer hours, lighter hours, hours are better, leaves my evenings, leaves evenings, evenings and weekends free, weekends are free, leaves around seven, leaves about seven, home around seven, out by seven, are a myth',
    'horaires plus courts, horaires sont plus courts, journées plus courtes, journées sont plus courtes, horaires plus légers, moins d’heures, horaires sont meilleurs, laisse mes soirées, laisse les soirées, week-ends sont libres, week-ends libres',
  ],
  slip_other_trade: [
    'own account, own money, bank’s money, bank’s account, lends its, lends money, buy companies and resell, buys companies and resells, buy and resell, buying and selling shares, trading shares, certify the accounts, certifies accounts, sign off, annual accounts, open accounts, lending book, trading floor, retail network, manage portfolios, manages savings, sell insurance',
    'compte propre, propre compte, argent de la banque, achetons les sociétés, achète les sociétés, achetez des sociétés, acheter et revendre, passe des ordres, certifier les comptes, certifie les comptes, commissaires aux comptes, ouvrir des comptes, salle des marchés, réseau d’agences, gère des portefeuilles, gérer l’épargne, que de la levée de dette',
  ],
  slip_runs_the_house: [
    'report to him, report to the analyst, report to me, bring clients in, bring in clients, originate mandates, originates mandates, originating deals, meet the client without, sees the client alone, without a senior, negotiates the price, signs the mandate, picks his deals, choose his own priorities, work alone on a deal',
    'sous ses ordres, apporter des clients, apporter des mandats, origine des mandats, voit le client seul, rencontre le client sans, sans senior, seul sur un dossier, négocie le prix, signe le mandat, choisit ses dossiers, choisit ses priorités',
  ],
  slip_the_junior: [
    'analysts, juniors, first year, first month, first week',
    'un analyste, l’analyste, analystes, comme analyste, les juniors, un junior, première année, premier mois, première semaine',
  ],
  slip_the_trade: [
    'in m&a, the m&a, m&a team, m&a works, m&a bank, an analyst, the analyst, your team, your bank, you are purely, here the, in this job, investment bank, advisory bank, sector team, here you, here that you',
    'en m&a, le m&a, équipe m&a, un analyste, l’analyste, les analystes, votre équipe, votre banque, équipe sectorielle, banque d’affaires, banque d’investissement, ici les, dans ce métier, chez vous',
  ],
  spared_weekends: [
    'never work weekends, never work at weekends, never work on weekends, not work weekends, not work at weekends, no late nights',
    'ne bosse pas le samedi, ne travaille pas le samedi, ne bosse pas le week end, ne travaille pas le week end, ne travaille jamais le week end, pas de nuits',
  ],
  speaks_to_the_top: [
    'negotiating with the chief executive, negotiating with ceos, negotiating with chief executives, negotiating with the board, advising ceos, talking to ceos, meeting ceos, across from the ceo, in front of ceos, in front of the board',
    'négocier avec le dirigeant, négocier avec les patrons, négocier avec des pdg, négocier avec le pdg, en face du pdg, face aux patrons, conseille directement les patrons, parle directement aux pdg',
  ],
  sweep_analyst: [
    'analyst, analysts, a junior, juniors, banker, bankers, we, you',
    'analyste, analystes, un junior, les juniors, banquier, banquiers, on',
  ],
  sweep_early: [
    'first month, first week, first day, first year, from day one, month one, straight away, right away',
    'premier mois, première semaine, premier jour, première année, d’entrée, tout de suite',
  ],
  sweep_hours: [
    'nights you hear about, hours you hear about, hours people talk about, hours are about, the hours are, hours, long hours, the nights, late nights, the hours thing, nights like that, such nights, these nights, evenings like that, such evenings',
    'nuits dont on parle, horaires dont on parle, horaires, nuits, nuits blanches, ce genre de soirée, ces soirées, ce genre de nuit, ces nuits, les nuits',
  ],
  sweep_is_a_myth: [
    'folklore, blown out of proportion, scaremongering, is a myth, are a myth, a legend, an urban legend, are exaggerated, is exaggerated, a fairy tale, never happen, do not exist, not exist, do not happen, belong to the past, a thing of the past',
    'du folklore, de la légende, un mythe, une légende, une légende urbaine, exagéré, exagérés, n’existent pas, n’existe pas, n’arrive jamais, du passé, c’est du folklore, des histoires pour faire peur',
  ],
  sweep_mostly_dinners: [
    crossed(
      'mostly, mainly, above all, all about',
      'client dinners, dinners, lunches, travelling, business trips, golf, cocktails',
    ),
    crossed(
      'surtout, essentiellement, avant tout',
      'des dîners, des déjeuners, des voyages, du golf, des cocktails, des déplacements',
    ),
  ],
  sweep_office_day: [
    'out by seven, gone by seven, gone by six, go home early, does nine to six, works nine to six, nine to six like, nine to five, nine to seven, finishes at six, leaves at six, out by six, home by seven, done by six, like everyone else, forty hours a week',
    'dehors à dix-neuf, rentrent tôt, neuf heures dix-huit heures, du neuf heures, finit à dix-huit heures, finit à 18 heures, part à dix-huit heures, sort à dix-neuf heures, finit à six heures, heures de bureau, quarante heures par semaine, 35 heures, trente-cinq heures, comme tout le monde, neuf heures dix-neuf heures',
  ],
  sweep_runs_it: [
    'running the negotiation, running negotiations, lead the negotiation, negotiate yourself, negotiate with the ceo, run the deal, lead the deal, decide the price, sit opposite the ceo',
    'mène la négociation, mène les négociations, mène déjà la négociation, négocie soi-même, négocie lui-même, négocier soi-même, dirige le dossier, conduit la négociation, pilote la négociation, décide du prix',
  ],
};
