import type { Lexicon } from '../../types.ts';

/** Control over what is paid, in the words people use for it. */
export const cashControlNotions: Lexicon = {
  approve: [
    'initials, signature, say so, my ok, touch the account, nobody else can touch, through me, past me, my desk, check with me, i look at every, green light from me, saying yes, says yes, said yes, needs a signature, one signature, sign every, signs every, has to okay, must okay, okays every, without my say so, without my initials, my initials, without my nod, without two approvals, without my ok, decides what gets paid, decides what is paid, decide what we pay, decides who gets paid, one person decides, single sign off, okays, oks it, says yes to, one desk, one person only, company cards, everyone’s cards, everybody’s cards, chequebook, chequebooks, approve, sign, authorise, gatekeeper, centralise, freeze, block, lock down, prioritise, triage, rank, decide who, control every, control each, control all',
    'ma signature, mon accord, mon feu vert, touche au compte, toucher au compte, mon visa, par moi, sur mon bureau, je regarde chaque, me demander, dise oui, dit oui, demande une signature, exige une signature, sans signature, une seule signature, signe tout, signe chaque, sans mes initiales, mes initiales, sans mon accord, sans ma signature, sans mon feu vert, sans deux accords, sans deux signatures, sans mon ok, mon ok, décide de ce qu’on, décide de ce qui, décide qui on paie, seule personne décide, seule personne signe, seul bureau, seule signature, signature unique, l’accord du directeur, l’accord du daf, retire les cartes, retirer les cartes, carnet de chèques, chéquier, signer, valider, autoriser, centraliser, verrouiller, bloquer, geler, hiérarchiser, classer, trier, prioriser, arbitrer, contrôler chaque, contrôler tous, contrôler toutes',
  ],
  nobody_else_paid: [
    'nobody else, no one else, not anyone else, everything else waits, all else waits, rest later, others later, the others can wait, the rest can wait',
    'personne d’autre, rien d’autre, le reste patiente, les autres patientent, les autres après, le reste plus tard, les autres plus tard',
  ],
  others_wait: [
    'others wait, others can wait, rest can wait, rest waits, everybody else waits, before the rest',
    'autres attendront, autres attendent, autres peuvent attendre, reste attendra, reste peut attendre, avant le reste',
  ],
  outgoing: [
    'cent leaves, penny leaves, euro leaves, money leaves, leaves the house, transfers, wires, invoice, cheque, bill, leaves the account, not a cent leaves, a cent leaves, nothing leaves, nothing goes out, nothing moves, gets paid, every transfer, every wire, each transfer, cards, payment, pay, paid, outflow, spending, leaves the bank, goes out, suppliers, bills, disbursement',
    'centime ne sort, centime, euro ne sort, argent sort, virements, quitte la maison, facture, chèque, note, sort du compte, sort de la caisse, un sou ne sort, un centime ne sort, rien ne sort, rien ne part, euro ne part, ne part sans, ce qu’on règle, ce qu’on paie, ce qui est payé, cartes, paiement, décaissement, sortie, dépense, fournisseurs, factures, virement',
  ],
  vital: [
    'stop the factory, stops the factory, stop production, would stop, stop the trucks, electricity, keeps the machines running, keep the machines running, keeps us running, keep us open, keeps us open, keeps us alive, keep the doors open, who can stop the plant, the staff, raw material, raw materials, the power bill, keep going, keeps the place going, stop the plant, stops the plant, critical, essential, vital, must be paid, has to be paid, have to be paid, absolutely, key suppliers, wages, payroll, salaries, urgent, keep the lights on, cannot do without, can’t live without, cannot live without, can’t do without',
    'arrêteraient l’usine, arrêterait, bloqueraient, électricité, fait tourner les machines, faire tourner, nous maintient, rester ouverts, tenir la boîte, sans qui l’usine s’arrête, la paye, salariés, matière première, matières premières, fait tourner, arrête l’usine, arrêtent l’usine, arrête la ligne, sans quoi on ferme, fait vivre, critique, vital, absolument, indispensable, salaires, urssaf, urgent, stratégiques, prioritaires, ne peut pas se passer',
  ],
};
