import type { Lexicon } from '../../types.ts';

/** What is turned round of control, liquidity and an owner buy-out. */
export const familyMoneyTurnedRound = {
  who_runs_it_daily: [
    'whoever runs, who runs the business, whoever manages, who manages, day to day, whoever is chief executive, who runs it, who manages, runs the company, family runs, stays ceo, remains ceo, stays chief executive, remains chief executive, stays chairman',
    'celui qui dirige, celle qui dirige, ceux qui dirigent, qui dirige au quotidien, qui gère, au quotidien, qui dirige, tient les manettes, reste directeur général, reste pdg, reste dg, reste président, reste à la tête, reste dirigeant',
  ],
  mastery_word: [
    'control, in control, controls, controlling',
    'contrôle, contrôler, contrôlent, aux commandes, maîtrise',
  ],
  votes_word: ['votes, voting rights, votes do, shareholding', 'votes, droits de vote, voix'],
  whatever_the_votes: [
    'not the votes, not by votes, whatever the votes, whatever its votes, regardless of votes, not the shareholding, even with a minority, even without a majority, even as a minority, with a minority of votes',
    'pas les votes, pas les voix, peu importe les votes, peu importent les votes, pas le capital, même minoritaire, même sans majorité, même avec une minorité, même en minorité, quels que soient les votes',
  ],
  sliver_of_capital: [
    'ten percent, fifteen percent, five percent, twenty percent, ten or fifteen, 10 percent, 15 percent, 20 percent, 5 percent, 10%, 15%, 20%, 5%, a tiny stake, a small stake, a fifth, a tenth of, a quarter of the shares',
    'dix pour cent, quinze pour cent, cinq pour cent, vingt pour cent, dix ou quinze, 10 pour cent, 15 pour cent, 20 pour cent, 10 %, 15 %, 20 %, une petite part, un cinquième, un dixième, un quart des titres',
  ],
  falls_or_stands_at: [
    'go down to, goes down to, drop to, drops to, fall to, keep only, keeps only, with only, even with, with, left with, own only',
    'descendre à, descend à, tomber à, tombe à, garder seulement, ne garder que, avec seulement, même avec, avec, ne garde que',
  ],
  stays_the_master: [
    'still be in control, still in control, keeps control, keep control, stay in control, stays in control, remain in control, remains in control, still controls, still control, in charge, still decides, decides everything, still runs everything, still decide everything',
    'garde le contrôle, garder le contrôle, conserve le contrôle, conserver le contrôle, reste aux commandes, reste maître, rester maître, contrôle toujours, garde la main, décide encore, décide de tout, décide toujours, garde le pouvoir',
  ],
  by_other_means: [
    'sell, sells, sold, selling, fund, minority, investor, double, votes, voting, block, loses, no longer, more than, above, shareholders’ agreement, golden share, not',
    'vend, vendre, vendu, cède, céder, cédé, fonds, minoritaire, investisseur, double, droits de vote, bloquer, perd, plus de, au-dessus, pacte, pas, action préférentielle',
  ],
  dividend_by_loan: [
    'special dividend, dividend recap, recap, exceptional dividend, leveraged dividend, debt-funded dividend, debt funded dividend, dividend paid by debt, dividend on debt',
    'dividende exceptionnel, dividend recap, recap, dividende financé, dividende par dette, dividende par endettement',
  ],
  brings_no_money: [
    'no cash, not bring any cash, no money, brings nothing, gets nothing, no liquidity, not give any cash, does not bring cash, brings no, nothing in hand, no euro, not a cent, leaves the owners with nothing',
    'aucun cash, pas de cash, aucune liquidité, aucun argent, n’apporte rien, ne rapporte rien, ne touche rien, pas de liquidité, pas un euro, pas un centime, ne met pas un, rien dans la poche',
  ],
  part_sale_or_listing: [
    'minority, minority stake, listing, going public, floating, flotation, ipo, stock exchange, once you list, listed, list',
    'minorité, minoritaire, bourse, introduction, cotation, ipo, dès qu’on est coté, coté, cotée',
  ],
  more_than_half_goes: [
    'sell more than half, forces you by law, by law to sell, sell the majority, give up the majority, hand over the majority, lose the majority, means selling the majority, lose the majority by, majority is gone, give up more than half, no longer own the majority, no longer have the majority',
    'n’a plus la majorité, céder plus de la moitié, céder la majorité, oblige légalement, vendre la majorité, perdre la majorité, abandonner la majorité, perd la majorité, on perd forcément, majorité est perdue, vendre plus de la moitié',
  ],
  the_sole_way: [
    'only one route, only one way, only route, only way, only option, only solution, no other option, no other route',
    'seule solution, seule voie, seule option, qu’une solution, qu’une voie, en fait que l’obo, pas d’autre solution, pas d’autre voie, rien d’autre que, il n’y a que l’obo',
  ],
  sells_it_all: [
    'sell everything, sell the whole, sell all of it, full sale, hundred percent, sell the company outright, is the buy-out, is an owner buy-out, is the owner buy-out',
    'vendre à cent, vendre tout, tout vendre, cent pour cent, cession totale, vendre la totalité, l’obo',
  ],
  holder_of_a_part: [
    'minority fund, minority investor, minority holder, minority shareholder, a minority',
    'fonds minoritaire, investisseur minoritaire, actionnaire minoritaire, un minoritaire',
  ],
  seizes_the_helm: [
    'gets control, takes control, controls the board, runs the company, control of the board, has control, decides everything',
    'prend le contrôle, prend forcément, contrôle le conseil, contrôle du conseil, décide de tout, dirige l’entreprise, a le contrôle',
  ],
  owner_buyout_word: [
    'owner buy-out, owner buyout, obo, buy-out, buyout',
    'obo, owner buy-out, owner buyout',
  ],
  family_gets_none: [
    'gets no cash, receives no cash, gets nothing, no cash at all, cashes in nothing, takes no money out, no money out, without any cash',
    'ne touche aucun, ne touche rien, n’encaisse rien, aucun cash, ne récupère rien, ne reçoit rien, ne sort pas un, ne touche pas de cash',
  ],
  buys_the_fund: [
    'family buys the fund, family acquires the fund, fund sells its, fund sells to the family',
    'famille rachète le fonds, famille achète le fonds, fonds vend à la famille',
  ],
  pays_it_herself: [
    'out of its own pocket, own pocket, with its own money, personally, from their own pocket, out of their savings, own savings',
    'avec son propre argent, de sa poche, de leur poche, son argent personnel, personnellement, sur ses deniers, ses économies',
  ],
  family_pays_back: [
    'family repays, family pays back, repaid by the family, family has to repay, family must repay, paid back by the family',
    'famille qui rembourse, famille rembourse, remboursée par la famille, famille doit rembourser, famille paie la dette',
  ],
  gains_only: [
    'only amplifies gains, only amplifies the gains, only magnifies, only increases, only works upwards, never losses, not the losses, only boosts',
    'n’amplifie que les gains, que les gains, jamais les pertes, pas les pertes, qu’à la hausse',
  ],
  whole_value_at_exit: [
    'exit ev over, exit ev divided, exit enterprise value divided, exit enterprise value over, exit value over entry value, enterprise value at exit over',
    've de sortie sur, valeur d’entreprise de sortie, ve de sortie divisée, ve finale sur, valeur de sortie sur celle',
  ],
  whole_value_at_entry: [
    'entry ev, entry value, by entry ev, enterprise value at entry, entry enterprise value, the price paid',
    'valeur d’entreprise d’entrée, celle d’entrée, ve d’entrée, ve d’achat, prix d’achat, ve initiale',
  ],
  deals_managers_noun: ['management', 'management, managers, équipe de direction'],
  deals_may_not_invest: [
    'should not invest, must not invest, should never invest, not put money in, have no business investing',
    'ne doit pas investir, ne doivent pas investir, ne devrait pas investir',
  ],
  any_premium_will_do: [
    'pay any premium, pay any price, any premium, whatever premium, at any price, premium can be anything',
    'payer ce qu’on veut, n’importe quelle prime, n’importe quel prix, quelle que soit la prime, à tout prix',
  ],
  signs_at_first: [
    'sign first, signing first, we sign and then, buy first',
    'signe d’abord, signer d’abord, achète d’abord, signe puis',
  ],
  looks_only_later: [
    'look afterwards, afterwards, check later, look later, find out later',
    'regarde après, fournisseurs après, vérifie après, verra après, on regarde ensuite, on verra ensuite',
  ],
  heavy_debt_word: [
    'times debt, times leverage, turns of debt, that much debt, this leverage',
    'fois de dette, tours de dette, fois de levier, autant de dette, ce levier',
  ],
  harmless_here: [
    'no risk, is no risk, not risky, safe because, nothing can happen',
    'aucun risque, pas de risque, sans risque, rien ne peut, sans danger',
  ],
} as const satisfies Lexicon;
