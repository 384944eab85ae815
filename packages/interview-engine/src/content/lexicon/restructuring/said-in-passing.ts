import type { Lexicon } from '../../types.ts';

/** Further words of those who tell a crisis without its terms of art. */
export const crisisSaidInPassing = {
  rank_stands_behind: [
    'agreed to stand behind, stand behind, agreed to wait, agreed to come second, came in behind, lent behind, accepted to come after, stood at the back',
    'accepté de passer après, acceptent de passer après, passent après, accepté de passer derrière, accepté d’attendre, prêté derrière, qui passent derrière',
  ],
  rank_big_bank: [
    'big lender, big bank, main bank, bank with the keys, bank with the mortgage, lender with the mortgage, the banker, the banks',
    'grosse banque, grande banque, banque principale, banque qui a les clés, le banquier, les banques, banque qui a l’hypothèque',
  ],
  rank_runs_out_here: [
    'money runs dry, runs dry, well runs dry, water stops, pipe runs dry, where it stops, music stops, cup is half full',
    'baguette casse, argent s’épuise, le robinet s’arrête, source se tarit, où casse la valeur, valeur casse, où ça casse, où ça s’arrête, verre à moitié plein, couverture trop courte',
  ],
  rank_new_bosses: [
    'new owners, owners in waiting, new bosses, next owners, swap what they’re owed, taking the shares, take the shares, hold the pen, end up with the company',
    'finir propriétaires, vont finir propriétaires, futurs propriétaires, nouveaux patrons, prendre les actions, prennent les actions, prenant les actions, avec eux qu’on s’assoit, avec eux qu’on négocie, se retrouvent avec l’entreprise, se retrouvent avec la société',
  ],
  liable_word: [
    'own pocket, own house, lose his house, personal assets, personally on the hook',
    'risquent gros, risque gros, ses biens, leurs biens, laisser sa maison, de sa poche, leur maison',
  ],
  pay_everybody: [
    'let the payments go, pay as usual, pay as we always, carry on paying',
    'laisse partir tous les paiements, paiements comme d’habitude, paie comme d’habitude, payer comme d’habitude, laisser partir les virements, continue de tout payer',
  ],
  crisis_filtering: [
    'filtering payments, controlling payments, payment control, centralising payments, sorting the payments, blocking payments',
    'filtrer les paiements, filtrer les décaissements, contrôler les paiements, contrôler les décaissements, contrôle des paiements, trier les paiements, bloquer les paiements',
  ],
  crisis_no_gain: [
    'saves nothing, only creates panic, just creates panic, brings nothing, is a waste of time, achieves nothing, changes nothing',
    'n’économise rien, crée la panique, que créer la panique, n’apporte rien, ne rapporte rien, perte de temps, ne change rien',
  ],
  hide_it: [
    'tell neither, not breathe a word, keep it very quiet, keep them out of it',
    'pas un mot aux, ne dirais rien, tenir à l’écart',
  ],
  quiet: [
    'away from prying eyes, curtains drawn, out of sight',
    'à l’abri des regards, rideaux tirés, rideaux fermés, presse n’en sait rien, portes fermées',
  ],
  conciliator: [
    'go-between, peacemaker, honest broker',
    'bons offices, intermédiaire nommé, personne nommée par le juge',
  ],
  free_to_refuse: [
    'only sign what you like, only give what you want, no one can force you, nobody signs who, twist your arm',
    'ne lâchez que ce que, ne veut pas signer ne signe pas, ne signe pas, que ce que vous voulez bien, tordre le bras',
  ],
  public_word: ['posted on the door, in the newspaper', 'tout est affiché, affiché, au journal'],
  claims_frozen: [
    'everybody is stuck, all blocked, help himself any more',
    'tout le monde est bloqué, geler les poursuites, réclamer son dû, plus rien réclamer',
  ],
  bound_anyway: [
    'imposed on you, even if you said no, even the unhappy, over the grumblers',
    'vous imposer, même si vous avez dit non, mécontents compris, vaut pour tous, sur les râleurs',
  ],
  stops_paying: [
    'still pay its bills, still pays its bills, bills are still being paid, can no longer pay, not been able to pay, can not pay, still pay what is due, no longer can',
    'règle encore ses factures, paie encore ses factures, arrêté de les régler, n’y arrive plus, ne peut plus régler, ne le peut plus',
  ],
  crisis_days_left: [
    'month and a half, forty-five days, 45 days, six weeks',
    'mois et demi, quarante-cinq jours, 45 jours, six semaines',
  ],
  crisis_months_of_cash: [
    'three months, a few months, two months, six weeks, a month of cash, weeks of cash',
    'trois mois, quelques mois, deux mois, six semaines, un mois de caisse, semaines de caisse',
  ],
  crisis_list_of_topics: [
    'look at confidentiality, look at the ranking, compare confidentiality, talk about confidentiality',
    'regarder la confidentialité, regarder le rang, comparer la confidentialité, parler de confidentialité, aborder la confidentialité',
  ],
  crisis_balance_test: [
    'liabilities exceed assets, liabilities exceed its assets, liabilities are greater than, negative equity, debts exceed assets, debts exceed its assets, owes more than it owns, balance sheet is negative, debts are bigger than, more debts than assets, debts are larger than, worth less than its debts',
    'passif dépasse l’actif, dettes dépassent les actifs, capitaux propres négatifs, fonds propres négatifs, bilan négatif, situation nette négative, plus de dettes que, dettes sont supérieures, passif supérieur à l’actif, doit plus qu’elle ne possède, dettes sont plus grosses que',
  ],
  crisis_test_named: [
    'cessation of payments, the trigger, the test, insolvency test',
    'cessation des paiements, le critère, le test, le déclencheur',
  ],
  crisis_covered_whole: [
    'fully covered, still fully covered, fully repaid, paid in full, largest tranche, biggest tranche, most money owed',
    'entièrement couverte, encore couverte, totalement couverte, entièrement remboursée, plus grosse tranche, tranche la plus grosse',
  ],
  rescue_cuts_nominal: [
    'reduces what is due, lose nominal, lowers the principal, cuts what is owed, less to repay, reduces what',
    'réduit le montant dû, perdent du nominal, diminue le montant, fait baisser la dette, diminue ce qu’on doit, réduit ce qu’on doit, doit moins',
  ],
  rescue_longer_dates: [
    'extending the maturity, longer maturity, pushing out the dates, longer loan, giving more time',
    'rallonger la maturité, allonger la maturité, repousser les échéances, décaler les échéances, rallonger le prêt, donner du temps',
  ],
  rescue_owners_at_front: [
    'shareholders sit ahead, shareholders rank ahead, shareholders come ahead, owners rank ahead, owners come ahead, shareholders are ahead',
    'actionnaires sont devant, actionnaires passent devant, actionnaires prioritaires, propriétaires passent avant',
  ],
  rescue_keeps_the_bulk: ['keep half, still keep half', 'gardent la moitié, conservent la moitié'],
  behind_its_junior: [
    'revolver is behind, revolver sits behind',
    'revolver est derrière, revolver passe derrière',
  ],
  crisis_worth_of_it: [
    'what the company is worth, what it is worth, what the business is worth',
    'ce que vaut l’entreprise, ce que vaut la société, ce que ça vaut',
  ],
  says_nothing: ['not say anything, keep it to ourselves', 'n’en parle pas, ne souffle mot'],
  time_mends_it: [
    'more years fixes it, more time fixes it, fixes itself',
    'finira par s’arranger, s’arrange tout seul',
  ],
  crisis_brings_cash: [
    'fresh money comes into, money comes into, cash comes into',
    'argent frais arrive, argent rentre dans',
  ],
  crisis_cash_left: [
    'how much cash, cash is left, cash left',
    'combien de cash, cash qui reste, trésorerie qui reste',
  ],
  crisis_makes_no_matter: [
    'not matter for, makes no difference, is beside the point',
    'n’a pas d’importance, importe peu, ne change rien au choix',
  ],
  route_no_more_pursuit: [
    'nobody can sue, no one can sue, nobody may sue',
    'personne ne peut poursuivre',
  ],
  crisis_talks_begin: ['starts, opens, begins, once', 's’ouvre, commence, dès que, une fois'],
  route_seizes: [
    'carry on collecting, carry on enforcing, keep collecting',
    'continuer de se faire payer',
  ],
  rank_spills: ['drips down, brimming', 'rien ne coule'],
  run_out: ['hits the floor', 'touche le plancher'],
  healthy: ['make a living, makes a living, the patient', 'gagne sa croûte, le malade'],
  overborrowed: ['backpack, too heavy', 'sac à dos, trop lourd'],
  rescue_fine_without_debt: [
    'take the loans away, forget the loans, put the interest aside, interest aside',
    'enlevez les emprunts, enlève les emprunts, oublie les emprunts, intérêts mis de côté, intérêts de côté',
  ],
  gives_up_claim: ['tear up half, tears up half', 'déchirent la moitié, déchire la moitié'],
  timing_word: [
    'if it’s passing, passing trouble, temporary',
    'si c’est passager, temporaire, passager',
  ],
  push_out: ['put the bill off', 'décale la note'],
  paid_for_patience: ['charge for waiting', 'payer l’attente'],
  rank_settled: ['got all his money back', 'retrouvé tout son argent'],
  vote_word: ['majority wins', 'majorité l’emporte'],
  value_breaks: [
    'first tranche to break, tier that breaks, only half of it, enough for only half, money dries up',
    'étage qui casse, tranche qui casse, maillon qui casse, qu’à moitié, argent se tarit',
  ],
  takes_control: [
    'has the power, has the last word',
    'a le pouvoir, décide au fond, a le dernier mot, a les cartes',
  ],
  cash_gap_none: [
    'no cash gap, no hole in the cash, no cash problem, no cash shortfall',
    'pas de trou de trésorerie, aucun trou de trésorerie, pas de problème de trésorerie, pas de problème de cash',
  ],
} as const satisfies Lexicon;
