import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';
import { staysPut } from '../directions.ts';

/** Deferred revenue, in the words of those who get it wrong. */
export const deferredRevenueMisstated: Lexicon = {
  an_asset_word: ['is an asset, are an asset', 'est un actif, sont un actif'],
  bears_interest: [
    'bears interest, carries interest, interest bearing, is a bank loan, is a bank debt, lent by a bank',
    'porte intérêt, porteur d’intérêt, est un prêt bancaire, est une dette bancaire, prêté par une banque',
  ],
  cash_like: [
    'cash like, like cash, adds to the price, added to the price, increases the price, raises the price, pay extra for it',
    'comme du cash, comme de la trésorerie, s’ajoute au prix, augmente le prix, en plus du prix',
  ],
  counted_as_asset: [
    'as a current asset, as an asset, is a current asset, it is an asset, it’s an asset, it’s a current asset, so an asset, like a receivable, a kind of receivable, a sort of receivable, same as a receivable, customer owes it to us, customer owes us',
    'rangé dans les actifs, classé dans les actifs, comme une créance, une sorte de créance, une espèce de créance, une forme de créance, comme un actif, est un actif circulant, est une créance, un actif courant, client nous doit',
  ],
  customers_still_owe: [
    'customers still have to pay, customers still owe us, clients still owe us, clients still have to pay, customers have yet to pay, money customers owe us',
    'clients nous doivent encore, clients doivent encore nous payer, clients doivent encore payer, argent que les clients nous doivent, clients n’ont pas encore payé',
  ],
  deducts_it_twice: [
    'deduct it twice, deducted twice, take it off twice, count it in both',
    'déduit deux fois, retire deux fois, compte des deux côtés, des deux côtés à la fois',
  ],
  free_money: [
    'free cash, surplus cash, excess cash, added to the price, on top of the price, should pay for it, treated as cash, counts as cash, count it as cash, is free, costs nothing, has no cost, bears no interest, pays no interest so, is the cheapest, free source, no cost to',
    'cash gratuit, trésorerie libre, cash libre, excédent de trésorerie, trésorerie excédentaire, ajouter au prix, payer en plus, compte comme du cash, traité comme du cash, est gratuit, sont gratuits, ne coûte rien, aucun coût, sont les moins chers, argent gratuit',
  ],
  in_both: [
    crossed(
      'both in, in both, count it twice in, count it both in',
      'net debt, working capital, debt, nwc, net debt and, net debt and working capital',
    ),
    'à la fois en dette et, en dette et aussi en bfr, à la fois en bfr et, à la fois dans la dette nette, dans la dette nette et dans le bfr, compter deux fois, compte deux fois',
  ],
  is_profit_pot: [
    'goes into equity, go into equity, booked in equity, is a reserve, part of equity, belongs to equity, is profit set aside, a hidden profit, a profit reserve, is in equity, sits in equity',
    'font partie des capitaux propres, fait partie des capitaux propres, est une réserve, dans les capitaux propres, en capitaux propres, est un bénéfice, bénéfice mis de côté',
  ],
  is_provision: ['is a provision, is a risk provision', 'est une provision'],
  not_yet_billed: [
    'not been paid for, not yet been paid, not yet billed, not been billed, not invoiced yet, yet to be invoiced, yet to be billed, to be invoiced later, with the receivables, as a receivable, customers still owe, money customers owe, accrued income, earned but not collected, earned but not paid, delivered but not paid, delivered but not invoiced',
    'factures à établir, produits à recevoir, pas encore facturé, reste à facturer, restant à encaisser, à encaisser plus tard, créance sur le client, clients doivent encore, dans les créances, gagné mais pas encaissé',
  ],
  onto_the_price: [
    'added to the price, adds to the price, on top of the price, pays for it on top, paid for it on top',
    'vient en plus du prix, ajoute au prix, se paie en plus',
  ],
  part_of_equity: [
    'part of equity, counts as equity, belongs in equity, sits in equity',
    'fait partie des capitaux propres, font partie des capitaux propres, compte en capitaux propres, fait partie des fonds propres',
  ],
  pays_more: [
    'pays more, will pay more, would pay more, pays extra, is happy to pay more',
    'paie plus, paie davantage, prêt à payer plus',
  ],
  pays_on_top: [
    'pays more because, pays more for it, pays more since, pay the seller extra, pays extra, should pay more, is added to the price, adds to the price, adds to equity value, added to cash, adds it to cash, count it as cash, treated like cash',
    'paie davantage, paie plus car, paie plus cher car, paie plus parce, paie plus puisque, paie plus cher parce, paie plus cher puisque, payer un supplément, paie en plus, s’ajoute au prix, à ajouter au prix, augmente le prix, s’ajoutent à la valeur des titres, ajoute à la trésorerie, compte en trésorerie, payer plus cher',
  ],
  plain_good_for_seller: [
    'good for the seller, helps the seller, in the seller’s favour',
    'bon pour le vendeur, bonne chose pour le vendeur, profite au vendeur, en faveur du vendeur',
  ],
  prepaid_word: [
    'deferred revenue, prepayments, customer advances, advances from customers, deferred income, customer deposits',
    'produits constatés d’avance, acomptes clients, avances clients, acomptes reçus, avances reçues, pca',
  ],
  price_neutral: [
    'not matter for the price, not come into the price, not enter the price, nothing to negotiate, not a negotiation point, makes no difference to the buyer, no price issue, no issue on price, no effect on the price, price does not change, irrelevant to the price, neutral for the buyer, neutral for the price, costs the buyer nothing, nothing to the buyer, without costing the buyer, costs nothing to serve, no debate in practice, nothing to argue about',
    'n’entre pas dans le prix, aucun impact sur la négociation, rien à négocier, indifférent pour l’acheteur, aucun enjeu de prix, sans enjeu, aucun effet sur le prix, ne change rien au prix, ne coûte rien à l’acheteur, coûte rien à l’acheteur, neutre pour l’acheteur, neutre sur le prix, pas d’enjeu de prix, sans coûter quoi que ce soit, ne compte pas dans le prix, ne joue pas sur le prix',
  ],
  price_same: [
    `${crossed('price, valuation, purchase price', staysPut[0])}, no effect on price, no impact on price, no effect on valuation, makes no difference to price, does not affect price, does not change price, not change the price`,
    `${crossed('prix, valorisation', staysPut[1])}, aucun effet sur le prix, pas d’effet sur le prix, ne change rien au prix`,
  ],
  raises_price_or_cash: [
    'seller should be paid for, seller gets paid for, seller should get, paid to the seller, cash for the seller, never debt, never a debt, never treated as debt, counts as cash, belongs to the seller, raises the price, increases the price, added to the price, is free cash, seller keeps it',
    'vendeur doit être payé, à payer au vendeur, cash pour le vendeur, trésorerie pour le vendeur, jamais une dette, jamais de la dette, revient au vendeur, compte comme du cash, est du cash, fait monter le prix, augmente le prix, s’ajoute au prix, appartient au vendeur, vendeur le garde',
  ],
  stands_as_asset: [
    'so an asset, therefore an asset, is a receivable, is an asset, on the asset side, sits in assets, booked as an asset',
    'donc un actif, donc à l’actif, est une créance, est un actif, figure à l’actif, est à l’actif, va à l’actif, inscrit à l’actif',
  ],
};
