import type { Lexicon } from '../../types.ts';

/** The ways to bring in money, in the words of those who get it wrong. */
export const liquidityOptionsMisstated: Lexicon = {
  brings_no_money: [
    'no cash, not bring any cash, no money, brings nothing, gets nothing, no liquidity, not give any cash, does not bring cash, brings no, nothing in hand, no euro, not a cent, leaves the owners with nothing',
    'aucun cash, pas de cash, aucune liquidité, aucun argent, n’apporte rien, ne rapporte rien, ne touche rien, pas de liquidité, pas un euro, pas un centime, ne met pas un, rien dans la poche',
  ],
  cases_all_of_it: [
    'hundred percent, whole company, all the shares, sell everything, full sale',
    'cent pour cent, totalité, toute l’entreprise, tout vendre, vente totale',
  ],
  cases_only_way: [
    'only way, only real way, only option, only solution',
    'seule façon, seule solution, seul moyen, seule option, seule voie',
  ],
  deals_dilutes: [
    'dilutes, new shareholder comes in, brings in a shareholder, gives up shares, loses shares, sells shares',
    'dilue, fait entrer un actionnaire, perd des titres, cède des titres, fait entrer un tiers',
  ],
  deals_only_way: [
    'only way, only option, only solution, no other choice, no choice, no other way',
    'seule solution, seule façon, seule option, seul moyen, pas d’autre choix, aucune autre solution, pas d’autre moyen',
  ],
  deals_sell_whole: [
    'sell everything, sell whole company, sell company, full sale, sell all, sell the whole business, sell business',
    'tout vendre, vendre toute, vendre l’entreprise, vendre la société, cession totale, cession complète, céder l’entreprise, vente totale',
  ],
  dividend_by_loan: [
    'special dividend, dividend recap, recap, exceptional dividend, leveraged dividend, debt-funded dividend, dividend paid by debt, dividend on debt',
    'dividende exceptionnel, dividend recap, recap, dividende financé, dividende par dette, dividende par endettement',
  ],
  misstated_capital_increase: [
    'capital increase, issues new shares, new share issue, primary issue, raises new equity, share issue, rights issue',
    'augmentation de capital, augmentation du capital, émet des actions nouvelles, émet de nouvelles actions, émettre des actions nouvelles, émission d’actions, lève des fonds propres',
  ],
  misstated_family_pocket: [
    'into the family’s pocket, goes to the family, paid to the family, gives the family cash, family receives the cash, family gets the cash, family gets the money, family receives the money, family pockets, cashes out the family, into their pockets, into the owners’ pockets, goes straight to the family',
    'dans la poche de la famille, va à la famille, revient à la famille, versé à la famille, famille touche, famille encaisse, famille reçoit l’argent, famille reçoit le cash, famille récupère l’argent, famille récupère le cash, dans leur poche, dans les poches de la famille, va directement à la famille, donne du cash à la famille',
  ],
  misstated_without_dilution: [
    'without diluting, without dilution, no dilution, not diluted, doesn’t dilute, nobody is diluted',
    'sans diluer, sans dilution, sans être diluée, sans se diluer, aucune dilution, pas de dilution, ne dilue pas, ne dilue personne',
  ],
  more_than_half_goes: [
    'sell more than half, forces you by law, by law to sell, sell the majority, give up the majority, hand over the majority, lose the majority, means selling the majority, lose the majority by, majority is gone, give up more than half, no longer own the majority, no longer have the majority',
    'n’a plus la majorité, céder plus de la moitié, céder la majorité, oblige légalement, vendre la majorité, perdre la majorité, abandonner la majorité, perd la majorité, on perd forcément, majorité est perdue, vendre plus de la moitié',
  ],
  part_sale_or_listing: [
    'minority, minority stake, listing, going public, floating, flotation, ipo, stock exchange, once you list, listed, list',
    'minorité, minoritaire, bourse, introduction, cotation, ipo, dès qu’on est coté, coté, cotée',
  ],
  sells_it_all: [
    'sell everything, sell the whole, sell all of it, full sale, hundred percent, sell the company outright, is the buy-out, is an owner buy-out, is the owner buy-out',
    'vendre à cent, vendre tout, tout vendre, cent pour cent, cession totale, vendre la totalité, l’obo',
  ],
  slip_need_to_sell_half: [
    'only by losing control, no liquidity without, has to sell more than half',
    'pas de liquidité sans, aucune liquidité sans, forcément perdre le contrôle',
  ],
  strays_family_paid: [
    'pays the family directly, pays the family, gives the family cash, money for the family, cash for the family',
    'argent pour la famille, paie la famille, cash pour la famille, enrichit la famille, rémunère la famille',
  ],
  strays_leaseback: [
    'sale and leaseback, leaseback, sell the building',
    'cession bail, lease back, vend les murs, vendre les murs',
  ],
  strays_new_stock: [
    'issuing new shares, new shares, capital increase',
    'émettre de nouvelles actions, nouvelles actions, émettre des actions, augmentation de capital',
  ],
  strays_no_rent: [
    'no rent, not pay rent, without rent, without paying rent, keep owning, still own, remain the owner',
    'pas de loyer, sans loyer, aucun loyer, reste propriétaire, sans payer de loyer',
  ],
  the_sole_way: [
    'only one route, only one way, only route, only way, only option, only solution, no other option, no other route',
    'seule solution, seule voie, seule option, qu’une solution, qu’une voie, en fait que l’obo, pas d’autre solution, pas d’autre voie, rien d’autre que, il n’y a que l’obo',
  ],
};
