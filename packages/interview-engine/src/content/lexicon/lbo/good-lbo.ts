import type { Lexicon } from '../../types.ts';

/** What makes cash flows safe for lenders, in the words people use for it. */
export const goodLboNotions: Lexicon = {
  lbo_always: [
    'always, whatever, regularly, no matter, every',
    'toujours, quoi qu’il, régulièrement, chaque, tous les',
  ],
  lbo_comes_in: [
    'come in, arrive, flows in, keep coming, same every year',
    'rentrer, tombe, arrive, encaisse',
  ],
  lbo_enough: ['enough, sufficient, plenty, comfortably', 'assez, suffisant, largement'],
  lbo_money_stream: [
    'bill, regulars, what comes in, till, something people, order book, bookings, invoices, bill every, cash, money, income, revenue, sales, earnings, profit, demand, customers, business, company, contracts, flows, buying, orders, purchases, take in, payers, subscribers, takings',
    'facture, habitués, encaisse, la caisse, métier, carnet, encaissera, on encaisse, factures, on facture, cash, trésorerie, flux, argent, revenus, revenu, chiffre d’affaires, ventes, résultat, demande, clients, clientèle, activité, entreprise, société, contrats, rentrées, acheter, commandes, achats, abonnés, ce qu’elle vend, recettes',
  ],
  lbo_pays_whatever: [
    'same clients, same customers, clients forever, customers forever, pays every month, pay each month, whatever happens, come what may, rain or shine, toll, subscription, never stop paying, keep coming back, contracts that renew, people always need, good years and bad, every month without fail',
    'mêmes clients, paie chaque mois, paient tous les mois, quoi qu’il arrive, péage, abonnement, qu’il pleuve, reviennent toujours, clients fidèles, renouvellent, toujours besoin, bonne ou mauvaise année, beau temps mauvais temps',
  ],
  lbo_sleeps_well: [
    'borrow against, sleep, lend against, repay in peace, easy to repay, pay the bank, count on it, you can borrow',
    'rembourser, tranquille, dormir, prêter, payer la banque, payer les intérêts, compter dessus, emprunter dessus, sereinement',
  ],
  lbo_steady: [
    'same bill each month, never think of cancelling, never cancel, never leave, almost written already, written in advance, crisis or not, good year or bad, come what may, hardly wobble, barely wobble, nobody gives up, clockwork, boring, no surprises, without surprises, nasty surprises, looks like this one, recession, people still need, cannot do without, can not do without, in a boom and in a bust, boom or bust, boom and bust alike, order book is filled, order book is full, full order book, set your watch, like clockwork, whatever the weather, hard times too, when times are hard, recession or not, years ahead, booked in advance, signed for years, creature of habit, never skip, can’t do without, boringly, every single month, year after year after year, good guess for next, same as last year, looks like last year, like a tap, as reliably as, reliably, drip, drips in, nobody haggles, next year’s too, stable, steady, predictable, recurring, resilient, regular, reliable, visible, contracted, subscription, non cyclical, defensive, repeat, consistent, sticky, rain or shine, bad years, good times and bad, whatever the economy, year in year out, every month, through the cycle, not much cycle, not cyclical, know in advance, same every year, dependable, few surprises, downturn, keep buying, keep paying, come back, essential, non discretionary, slump, crisis, year after year, tell in january, whatever happens, loyal, renew, locked in, captive, insensitive, know next year, already know, even when, come rain, through thick and thin, habitual, hardly move, barely move, barely change, hardly change',
    'ne songent pas à partir, ne partent pas, ne partent jamais, bougent presque pas, sait dès janvier, crise ou pas, croiser les doigts, pareil tous les ans, pareil chaque année, quand l’économie tousse, quand ça va mal, peu de hauts et de bas, personne ne renonce, varient guère, varie guère, varient peu, varie peu, d’une année à l’autre, comme une horloge, ennuyeuse, sans surprise, sans mauvaise surprise, ressemble à cette année, ont encore besoin, réglée comme, réglé comme, papier à musique, sous contrat, sait en janvier, même en temps de crise, en temps de crise, en période de crise, carnet de commandes plein, carnet rempli, métronome, signé pour, signés pour, peut pas s’en passer, peuvent pas s’en passer, ennuyeux, mois après mois, année après année, comme un robinet, celles de l’an prochain, celui de l’an prochain, pareil que l’an dernier, ressemble à l’an dernier, tombe tous les mois, fiablement, avec régularité, stable, stabilité, récurrent, prévisible, prévisibilité, prédictible, visibilité, régulier, régularité, résilient, résiliente, abonnement, peu cyclique, non cyclique, pas cyclique, défensif, contrats longs, fidèle, bon an mal an, tous les mois, mauvaises années, conjoncture, bas de cycle, sait d’avance, fiable, récession, crise, continuent d’acheter, renouvellent, indispensable, d’une année sur l’autre, revient toujours, reviennent, captifs, captive, quelle que soit l’année, peu sensible, quoi qu’il, connaît presque, connaît déjà, même quand, bougent à peine, varier à peine, toute circonstance',
  ],
};
