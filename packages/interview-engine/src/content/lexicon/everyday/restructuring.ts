import type { Lexicon } from '../../types.ts';

/** How people speak of a company in distress who use none of the terms; an id of another file gets more words. */
export const everydayRestructuringNotions = {
  in_order: [
    'in front, ahead of him, ahead of them, ahead of it, top bucket, eats first, eat first, helps himself first, everybody ahead, everyone ahead, back of the line',
    'file d’attente, celui de devant, ceux de devant, ceux devant, devant lui, mange d’abord, mange en premier, se sert d’abord, seau du haut, bout de la queue, fait la queue, chacun attend',
  ],
  gets_paid: [
    'gets nothing, get nothing, gets anything, get anything, sees nothing, sees something, sees a cent, sees a penny',
    'n’a rien, ne touche rien, ne voit rien, voit quelque chose, voit un centime',
  ],
  made_whole: [
    'all his money, all its money, all their money, money back, made happy, paid off completely',
    'tout leur argent, été servis, été servi, complètement payé, son argent',
  ],
  leftovers: [
    'crumbs, leftovers, scraps, whatever remains, if anything is left, bones',
    'miettes, restes, ce qui traîne',
  ],
  more_years: ['extra years, later date', 'an de plus, ans de plus, plus tard'],
  timing_word: ['the calendar, the dates', 'les dates'],
  approve: [
    'initials, signature, say so, my ok, touch the account, nobody else can touch, through me, past me, my desk, check with me, i look at every, green light from me',
    'ma signature, mon accord, mon feu vert, touche au compte, toucher au compte, mon visa, par moi, sur mon bureau, je regarde chaque, me demander',
  ],
  outgoing: [
    'cent leaves, penny leaves, euro leaves, money leaves, leaves the house, transfers, wires, invoice, cheque, bill, leaves the account',
    'centime ne sort, centime, euro ne sort, argent sort, virements, quitte la maison, facture, chèque, note, sort du compte, sort de la caisse',
  ],
  vital: [
    'stop the factory, stops the factory, stop production, would stop, stop the trucks, electricity, keeps the machines running, keep the machines running, keeps us running, keep us open, keeps us open, keeps us alive, keep the doors open',
    'arrêteraient l’usine, arrêterait, bloqueraient, électricité, fait tourner les machines, faire tourner, nous maintient, rester ouverts, tenir la boîte',
  ],
  others_wait: [
    'others wait, others can wait, rest can wait, rest waits, everybody else waits, before the rest',
    'autres attendront, autres attendent, autres peuvent attendre, reste attendra, reste peut attendre, avant le reste',
  ],
  claims_frozen: [
    'may sue, nobody can sue, no longer seize, cannot seize, can no longer enforce, wait your turn',
    'personne ne peut poursuivre, ne pouvez plus saisir, peut plus saisir, plus rien saisir, attendre votre tour, gelées',
  ],
  owed_word: ['', 'ce qu’on leur doit'],
  vote_word: [
    'vote, votes, voted, two thirds, majority',
    'vote, votent, voté, deux tiers, majorité',
  ],
  bound_anyway: [
    'in it too, like it or not, against your will, even if you refuse, dragged along, swept along',
    'vous êtes dedans, dedans aussi, malgré vous, contre votre gré, même si vous refusez, embarqué, que ça vous plaise',
  ],
  free_to_refuse: [
    'just say no, can say no, you say no, free to say no, free to refuse, free to leave, nobody can make you, cannot make you, it stops there, cannot force, not force you, no one can force, nobody can force, up to you',
    'vous dites non, peut dire non, pouvez dire non, libre de refuser, libre de dire non, personne ne peut vous, ça s’arrête là, rien vous imposer, rien imposer, pas vous forcer, personne ne vous force, libre à vous, rien ne vous oblige, seuls ceux qui disent oui',
  ],
  proposal_word: [
    'proposal, plan, sign, deal, agree, table, offer',
    'proposition, plan, signer, accord, table, offre',
  ],
  quiet: [
    'whispered, outside knows, nothing published, without publishing, no one hears, nobody hears, hush, under wraps',
    'en privé, discrètement, personne ne le sait, sans rien publier, sans publier, personne n’entend, motus, sous le manteau',
  ],
  value_breaks: [
    'part of their money, part of his money, only part of, pot is empty, money is gone',
    'argent s’épuise, payés qu’en partie, payé qu’en partie, une partie de son argent, une partie de leur argent, pot est vide, plus d’argent pour',
  ],
  takes_control: [
    'really theirs, theirs now, is theirs, have to convince, finish as owners, become the bosses, run the place, running the place, run the show, running the show',
    'finiront propriétaires, tient le stylo, est à eux, à eux maintenant, qu’il faut convaincre, deviennent les patrons, mener la danse, dirigent la maison, prendre la maison',
  ],
  swap_to_shares: ['paper for shares', 'créance contre, papier contre'],
  cash_plan: [
    'what comes in, what goes out, money coming in, ins and outs',
    'ce qui rentre, ce qui sort, rentre et sort, ce qui entre, rentrées et sorties',
  ],
  run_out: [
    'nothing left, lights go out, lights on, dry up, no more money, make it to, make it through, get through',
    'n’y a plus rien, lumière s’éteint, plus d’argent, plus un sou, passer la semaine, passe vendredi, aller jusqu',
  ],
  when_word: [
    'when, which day, what day, which week, how long, what moment',
    'quand, à quel moment, quel jour, quelle semaine, combien de temps',
  ],
  cash_in_hand: ['on the account, in the account, balance', 'au compte, solde'],
  squeeze_cash: [
    'get the money in, bring the money in, stop ordering, order less, turn into cash, turn it into cash, sell it cheap',
    'rentrer l’argent, arrêter de commander, commander moins, transformer en argent, brader, bradant',
  ],
  idle_goods: [
    'asleep, sleeping, gathering dust, too much, more than we need, full of, discount, at a loss, lying around, depot, yard',
    'dort, dorment, prend la poussière, trop, plus que nécessaire, plein de, rabais, à perte, traîne, dépôt, réserve',
  ],
  later_pay: [
    'sixty days, ninety days, pay them later, pay later, wait for their money, a bit longer, instead of thirty',
    'soixante jours, quatre-vingt-dix jours, payer plus tard, attendre leur argent, un peu plus longtemps, au lieu de trente, patienter',
  ],
  last_stage: [
    'bottom of the ladder, last stage, last resort, worst case, if all fails, if that fails',
    'bas de l’échelle, dernier stade, dernier recours, au pire, bout du chemin, si tout échoue, si ça rate',
  ],
  stops_paying: [
    'stopped paying, no longer pays, still pays its bills',
    'cessé de payer, arrêté de payer, paie encore ses factures, ne règle plus',
  ],
  by_consent: ['friendly, soft stage', 'voie douce, étape douce'],
  healthy: [
    'make money, worth saving, bleeds, bleeding, still want what, leaves a margin, people still buy, earns money, stands on its own, leaves something, earn anything, earns its living',
    'gagnerait de l’argent, gagner de l’argent, sauvée, saigne, veulent toujours, reste une marge, laisse une marge, bonne boîte, mauvaise boîte, achètent encore, tourne encore, dégage quelque chose, tient debout, gagne sa croûte, rapporte encore, vit de',
  ],
  the_trade: [
    'what it makes, what they make, doors, store, workshop, factory, restaurant',
    'boîte, ce qu’elle fait, usine, magasin, atelier, fabrique, restaurant',
  ],
  overborrowed: [
    'too many loans, patch up the loans, patching up the loans, nobody had lent, drowning in loans, without the loans, loans are too, take away the banks, take away the debt, take away the loans, without the banks, leave out the debt, forget the loans',
    'trop d’emprunts, rafistoler, avait prêté un, trop de crédits, sans les emprunts, noyée sous, enlève les banques, enlève la dette, enlève les prêts, sans les banques, sans la dette, oublie les prêts',
  ],
  last_people: [
    'last, those behind, back of, bottom, juniors, tail, further down, below, lower down, underneath',
    'derniers, dernier, ceux de derrière, bas, juniors, queue, plus bas, en dessous',
  ],
  first_people: [
    'first, front, top, seniors, ahead, above',
    'premiers, premier, devant, haut, seniors, tête, ceux du dessus, au-dessus',
  ],
  fed_or_waits: [
    'wait, fed, full, served, satisfied, happy, filled, paid, nothing, scraps',
    'attendre, attendent, rassasiés, servis, pleins, contents, payés, rien, miettes',
  ],
  late_payers: [
    'late payers, who owe us, slow payers, make them pay, get them to pay',
    'retardataires, mauvais payeurs, nous doivent, faire payer, font payer',
  ],
  shift_it: [
    'sell, clear, shift, get rid, empty, flog',
    'vendre, écouler, vider, se débarrasser, liquider, solder',
  ],
  leave_out: [
    'strip out, take away, leave out, without, forget, set aside, remove',
    'enlever, enlève, retirer, sans, oublier, mettre de côté, hors',
  ],
} as const satisfies Lexicon;
