import type { Lexicon } from '../../types.ts';

/** Deferred revenue, in the words people use for it. */
export const deferredRevenueNotions: Lexicon = {
  a_promise: ['a promise, an obligation', 'une promesse, un engagement, une obligation'],
  in_advance: [
    'money first, pay first, paid first, money comes first, paid for twelve months, paid twelve months, paid for the year, paid for the whole year, in advance, up front, upfront, prepaid, prepay, pre paid, ahead of time, beforehand, already paid, already in the bank, already received, already collected, already have, already got, already cashed, paid before, before you deliver, before delivery, before delivering, pay the year, paid the year, has your money, got your money, has the money already',
    'l’argent d’abord, paie d’abord, paient d’abord, payé d’abord, argent vient d’abord, argent en premier, payé douze mois, payé pour douze mois, payé toute l’année, payé pour l’année, d’avance, à l’avance, en avance, déjà payé, déjà versé, déjà réglé, déjà encaissé, déjà en banque, déjà reçu, déjà touché, déjà empoché, prépayé, encaissé avant, payé avant, avant la livraison, avant de livrer, avant livraison, payé l’année, payez l’année, a votre argent, a déjà votre argent, a déjà l’argent',
  ],
  paid_ahead: [
    'deferred revenue, deferred income, unearned, prepayments, customer deposits, customer advances, advances from customers, paid in advance, paid up front, cash up front, advance payments, down payments, subscriptions paid, paid by customers before, paid by customers long, customers pay first, before they pay anyone, before paying anyone, suppliers’ money, money of their suppliers',
    'produits constatés d’avance, pca, acomptes, avances clients, avances de clients, avances reçues, payé d’avance, versé d’avance, encaissé d’avance, clients payent d’avance, abonnements payés, prépaiements, revenus différés, payés avant, clients paient avant, argent des fournisseurs, encaisse avant',
  ],
  plain_owes_service: [
    'i owe, we owe, you owe, still owe, owe him, owe her, owe them, have to give, has to give, have to serve, has to serve, still to give, lessons to give, classes to give, sessions to give, months to serve, not given yet, not served yet, not come yet, has not come, still have to do, debt of lessons, debt of work, debt of service',
    'je lui dois, je leur dois, je dois des, on lui doit, on leur doit, on doit des, nous devons, dois encore, doit encore, reste à donner, reste à servir, reste à faire, cours à donner, séances à donner, mois à servir, pas encore donné, pas encore servi, pas encore venu, n’est pas venu, pas encore fait, dette de cours, dette de service, dette de travail',
  ],
  plain_paid_all_at_once: [
    'in one go, all at once, twelve months at once, whole year at once, the whole year, for the year, year’s membership, year’s pass, annual pass, season ticket, has paid already, have paid already, already paid, already gave, took the money, money is already, money in january',
    'd’un coup, en une fois, pour l’année, l’année entière, abonnement annuel, carte annuelle, payé l’année, réglé l’année, réglé ses douze, payé ses douze, déjà payé, déjà réglé, déjà donné, déjà encaissé, a réglé, ont réglé, argent est chez moi, argent est déjà',
  ],
  service_still_to_do: [
    'service is still to come, service still to do, work is still to do, job is still to do, still to be done, still to be delivered',
    'service reste à rendre, service est encore à rendre, reste à rendre, reste à livrer, travail reste à faire, prestation reste à faire',
  ],
  still_due: [
    'show is not played, show has not been played, concert is not played, concert has not been played, show has not happened, still owe you, still owe them, you still owe, service owed, still have the work, still has the work, have the work to do, not handed over, not yet handed over, not yet rendered, not rendered, done nothing for, and had none, and had nothing, and received nothing, and got nothing, not one match, not one lesson, not a single, nothing has been delivered, none of it delivered, work comes after, service comes after, work comes later, has not opened, only given them, given them only, only delivered, delivered only, still owe, owe the service, owe the customer, owe customers, owe them, still have to, still has to, still to be, has yet to, have yet to, yet to be, not yet delivered, not delivered, not been delivered, undelivered, not yet earned, not earned, yet to deliver, must still, must deliver, not done the work, obligation to, promise to deliver, to be delivered, owes you, promise to keep, not given, not yet given, nothing delivered, nothing in return, not had anything, nothing for it yet, still waiting for, still to do, still to come',
    'n’a pas eu lieu, pas encore eu lieu, n’est pas joué, pas encore joué, leur en doit encore, vous doivent encore, te doivent encore, leur doit encore, encore dû, encore due, service dû, service à rendre, attend encore ce, pas encore remis, rien fait pour, n’en a eu aucun, n’a rien eu, n’a encore rien eu, n’a rien reçu, devez quelque chose, doit quelque chose, devons quelque chose, aucun match, pas un seul, aucun cours, rien n’a été livré, travail vient après, service vient après, travail vient ensuite, donné qu’un, livré qu’un, rendu qu’un, fourni qu’un, doit encore, doivent encore, on doit, on lui doit, on leur doit, doit le service, reste à livrer, reste à servir, reste à fournir, reste à faire, pas encore livré, pas encore rendu, pas encore fourni, pas encore gagné, pas encore fait, pas livré, pas rendu, pas encore exécuté, redevable, devoir servir, devra livrer, à honorer, reste dû, obligation de, pour un service, devons encore, lui devons, leur devons, nous devons, vous doit, promesse à tenir, promesse de service, séances à donner, pas encore donné, pas donné, rien fourni, rien livré, rien donné, rien rendu, rien en échange, attendent encore, encore à faire',
  ],
};
