import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** The LBO, in the words of those who get it wrong. */
export const lboMisstated: Lexicon = {
  amiss_obo_misread: [
    'sale to a competitor, sells to a competitor, sells the whole company, exits completely, family leaves, family is out, leaves entirely, family exits, without any debt, without debt, no debt, no leverage, gives up everything, reinvests nothing, out of its own pocket, from its own pocket, no new debt, buys out the employees, loses everything, no liquidity, has to sell a hundred percent, can’t reinvest, cannot reinvest, not allowed to reinvest, can’t keep shares, loses control on day one',
    'vente à un concurrent, vend à un concurrent, cession à un concurrent, sort complètement, sort entièrement, famille sort, vend tout, sans aucune dette, sans dette, aucune dette, sans levier, ne réinvestit rien, avec son propre argent, de sa poche, sur ses fonds propres, famille quitte, sort totalement, aucune liquidité, pas de liquidité, ne peut pas réinvestir, ne peut rien réinvestir, interdit de réinvestir, vente de toute la société, sort à cent pour cent, doit vendre cent pour cent, ne peut garder aucune action',
  ],
  amiss_owner_buyout: [
    'owner buy out, owner buyout, obo',
    'owner buy out, owner buyout, obo, rachat par le dirigeant',
  ],
  any_buyer_ceiling: [
    [
      crossed(
        'most, maximum, highest price',
        'anyone, anybody, any buyer, any bidder, a buyer, the market',
      ),
      'maximum anyone can pay, maximum anyone could pay, maximum anybody can pay, most anyone can pay, most anybody would pay, maximum a buyer can pay, most any buyer can pay',
    ].join(', '),
    [
      crossed(
        'personne ne, aucun acheteur ne, nul ne',
        'paiera plus, paierait plus, peut payer plus, mettra plus, ira au-dessus, montera au-dessus',
      ),
      'maximum qu’on puisse payer, maximum qu’on peut payer, maximum qu’un acheteur, maximum que quiconque, plus que quiconque puisse payer',
    ].join(', '),
  ],
  astray_lost_control: [
    'no longer master, no longer decides, loses the reins, loses the majority, lose their company, loses its company',
    'ne commande plus, ne décide plus, perd la majorité, perd les rênes, plus maître chez, abandonne la majorité, donne les clés',
  ],
  astray_obo: ['owner buy-out, owner buyout, obo', 'obo, owner buy-out, owner buyout'],
  astray_pays_it_all: [
    'pays for everything, no debt, without debt, without any debt, no borrowing',
    'paie tout, sans dette, aucune dette, pas de dette, sans emprunter',
  ],
  buys_the_fund: [
    'family buys the fund, family acquires the fund, fund sells its, fund sells to the family',
    'famille rachète le fonds, famille achète le fonds, fonds vend à la famille',
  ],
  counter_bank_owner: ['becomes a shareholder, puts in the equity', 'devient actionnaire'],
  counts_on_synergies: [
    [
      crossed(
        'counts on, has, gets, extracts, benefits from, realises, adds, pays for, keeps',
        'synergies, the synergies, cost synergies',
      ),
      'lbo includes synergies, includes synergies, include synergies, includes the synergies',
    ].join(', '),
    [
      crossed(
        'compte sur, a, bénéficie de, réalise, profite de, dispose de, tire, paie',
        'synergies, les synergies, des synergies',
      ),
      'intègre des synergies, intègre les synergies, inclut des synergies, inclut les synergies, comprend des synergies',
    ].join(', '),
  ],
  family_gets_none: [
    'gets no cash, receives no cash, gets nothing, no cash at all, cashes in nothing, takes no money out, no money out, without any cash',
    'ne touche aucun, ne touche rien, n’encaisse rien, aucun cash, ne récupère rien, ne reçoit rien, ne sort pas un, ne touche pas de cash',
  ],
  family_pays_back: [
    'family repays, family pays back, repaid by the family, family has to repay, family must repay, paid back by the family',
    'famille qui rembourse, famille rembourse, remboursée par la famille, famille doit rembourser, famille paie la dette',
  ],
  fund_pays_most: [
    [
      crossed(
        'lbo, sponsor, sponsors, private equity, financial buyer, fund, funds, lbo value, lbo analysis',
        'gives the highest, always pays more, always pay more, always pays the most, always pay the most, pays the most, pay the most, is the ceiling, sets the ceiling, is a ceiling, is the maximum, is the upper',
      ),
      'fund can pay the most, sponsor can pay the most',
    ].join(', '),
    [
      crossed(
        'lbo, fonds, private equity, acheteur financier, sponsor',
        'donne la plus haute, donne la valeur la plus, paie toujours plus, paient toujours plus, paie le plus, paient le plus, est le plafond, fixe le plafond, est un plafond, est la valeur maximale, donne le plafond, donne un plafond',
      ),
      'fonds peut payer le plus, fonds peut payer plus qu’un industriel',
    ].join(', '),
  ],
  is_the_top: [
    crossed(
      'is, s, gives, gives you, sets, sets you, as, represents, marks, becomes',
      'ceiling, cap, upper bound, upper limit, top of the range, absolute maximum, upper end, high end',
    ),
    crossed(
      'est, c’est, donne, fixe, constitue, représente, comme, marque, forme',
      'plafond, haut de la fourchette, borne haute, borne supérieure, limite haute, maximum absolu, toit',
    ),
  ],
  low_end_word: [
    'floor, low end, lowest',
    'plancher, bas de la fourchette, plus basse, plus faible',
  ],
  lower_cost_of_capital: [
    'lower cost of capital, cheaper cost of capital, lower wacc, lower required return, lower return requirement, cheaper capital',
    'coût du capital plus faible, coût du capital plus bas, coût du capital inférieur, cmpc plus faible, capital moins cher',
  ],
  more_than_anyone: [
    'more than anyone, more than anybody, more than a trade buyer, outbid everyone',
    'plus que tout le monde, plus qu’un industriel',
  ],
  never_pays_above: [
    crossed(
      'never, can never, cannot, can not, will not',
      ', ever',
      'go over, pay more, go above, exceed, pay above, go beyond, outbid',
    ),
    crossed(
      'ne, ne peut pas, ne peut jamais, n’, jamais',
      'paiera jamais plus, paie jamais plus, ira jamais au-delà, dépassera jamais, payer plus, aller au-delà, dépasser, payer davantage, paiera pas plus, mettra jamais plus',
    ),
  ],
  nobody_pays_more: [
    crossed(
      'no buyer can, no buyer can ever, no buyer will, nobody can, nobody will, nobody would, no one can, no one will, no one would, no trade buyer can, no strategic can, nobody else can',
      ', ever',
      'pay more, go above, go higher, go beyond, pay above, beat that, exceed',
    ),
    crossed(
      'aucun acheteur ne peut, aucun acquéreur ne peut, aucun industriel ne peut, personne ne peut, aucun acheteur ne, aucun acquéreur ne, personne ne',
      'payer plus, paiera plus, paiera davantage, payer davantage, aller au-delà, aller au-dessus, dépasser, dépassera, ira au-delà, mettra plus',
    ),
  ],
  outbids_trade: [
    [
      crossed(
        'outbid, outbids, beat, beats, top, tops, pay more than, pays more than',
        ', the, any, an, every',
        'industrial, industrial buyer, industrial buyers, trade buyer, strategic, corporate',
      ),
      crossed(
        'outbid, always outbid, pay more than, always pay more than, beat, always beat, bid more than, higher than',
        'a trade buyer, trade buyers, a strategic, strategics, strategic buyer, a strategic buyer, any trade buyer, corporates, an industrial buyer',
      ),
      'outbid everybody, outbid everyone, outbid anybody, outbid anyone, outbid all, pay more than anyone, pay more than everybody, pay more than everyone',
    ].join(', '),
    [
      crossed(
        'bat, battent, battre, surenchérit sur, passe devant, paie plus cher que, paie plus que',
        'l’industriel, un industriel, les industriels, l’acheteur industriel, n’importe quel industriel',
      ),
      crossed(
        'plus qu’, plus cher qu’, davantage qu’, plus que, plus cher que, davantage que, surenchérir sur, battre',
        'un industriel, les industriels, un acquéreur industriel, un acheteur industriel, les acheteurs industriels, un corporate, un acheteur stratégique',
      ),
      'surenchérir sur tout le monde, plus que tout le monde, plus que n’importe qui, battre tout le monde, plus cher que tout le monde',
    ].join(', '),
  ],
  owner_buyout_word: [
    'owner buy-out, owner buyout, obo, buy-out, buyout',
    'obo, owner buy-out, owner buyout',
  ],
  pays_it_herself: [
    'out of its own pocket, own pocket, with its own money, personally, from their own pocket, out of their savings, own savings',
    'avec son propre argent, de sa poche, de leur poche, son argent personnel, personnellement, sur ses deniers, ses économies',
  ],
  slip_full_exit: [
    'full sale, hundred percent, sells everything, family leaves, exits completely, complete exit, trade sale, goes out completely',
    'cent pour cent, vente totale, sort complètement, sort entièrement, famille sort, quitte complètement, à un industriel, tout vendre',
  ],
  slip_owner_buyout: ['obo, owner buy out, owner buyout', 'obo, owner buy out'],
  the_most: [
    'the most, maximum, highest price',
    'le maximum, prix maximum, au maximum, prix maximal, au plus',
  ],
  top_value: [
    'highest value, highest price, highest valuation, highest number',
    'valeur la plus haute, valeur la plus élevée, prix le plus élevé, prix le plus haut, valorisation la plus haute, valorisation la plus élevée',
  ],
  trade_buyer_word: [
    'industrial buyer, trade buyer, strategic, corporate buyer, any buyer, another buyer, acquirer',
    'industriel, stratégique, n’importe quel acheteur, un corporate',
  ],
  upper_end_is: [
    crossed(
      'is your, is the, as the, sets the, my',
      'upper end, top end, ceiling, upper bound, high end, maximum price',
    ),
    crossed(
      'est le, donne le, fixe le, comme, c’est le',
      'haut de la fourchette, plafond, borne haute, maximum, prix maximum',
    ),
  ],
  what_trade_pays: [
    [
      crossed(
        'what a, what an, the most a, the price a, the price an',
        'strategic can pay, strategic buyer can pay, trade buyer can pay, industrial buyer can pay, corporate can pay, competitor can pay',
      ),
      'what a strategic buyer would pay',
    ].join(', '),
    'ce que peut payer un industriel, ce qu’un industriel peut payer, ce qu’un stratégique peut payer, ce que peut payer un stratégique, ce qu’un concurrent peut payer, ce que peut payer un concurrent, ce qu’un industriel paierait, prix maximum qu’un industriel',
  ],
  whole_value_at_entry: [
    'entry ev, entry value, by entry ev, enterprise value at entry, entry enterprise value, the price paid',
    'valeur d’entreprise d’entrée, celle d’entrée, ve d’entrée, ve d’achat, prix d’achat, ve initiale',
  ],
  whole_value_at_exit: [
    'exit ev over, exit ev divided, exit enterprise value divided, exit enterprise value over, exit value over entry value, enterprise value at exit over',
    've de sortie sur, valeur d’entreprise de sortie, ve de sortie divisée, ve finale sur, valeur de sortie sur celle',
  ],
};
