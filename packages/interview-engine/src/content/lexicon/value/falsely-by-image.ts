import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** What is said of values, prices and bids that is not so, in everyday words. */
export const valueFalselyByImage = {
  infallible: [
    `${crossed('can’t, cannot', 'go wrong, be wrong, lie')}, is arithmetic, it’s arithmetic, it’s maths, is just maths`,
    'ne peut pas se tromper, ne peut pas mentir, c’est des maths, c’est de l’arithmétique, ce sont des maths',
  ],
  never_misleads: [
    crossed('can’t, cannot, will not, never', 'lead you astray, mislead you, fool you, lie to you'),
    crossed('ne peut pas, ne peuvent pas', 'vous tromper, nous tromper, te tromper, tromper'),
  ],
  flow_method: [
    'cash flow method, method of the cash flows',
    'méthode des flux, méthode par les flux',
  ],
  beats_all: [
    'just noise, only noise, others do not count, others are just there for show',
    'du bruit, les autres ne comptent pas, les autres ne valent rien, le reste est du décor',
  ],
  right_price_said: [
    crossed('the, a', 'right price, true price, correct price, fair price'),
    crossed('le', 'bon prix, vrai prix, juste prix'),
  ],
  price_of_the_keys: [
    'price of the keys, cost of the keys, price of control, value of control',
    'prix des clés, valeur des clés, prix du contrôle, valeur du contrôle',
  ],
  outbids_trade: [
    crossed(
      'outbid, outbids, beat, beats, top, tops, pay more than, pays more than',
      ', the, any, an, every',
      'industrial, industrial buyer, industrial buyers, trade buyer, strategic, corporate',
    ),
    crossed(
      'bat, battent, battre, surenchérit sur, passe devant, paie plus cher que, paie plus que',
      'l’industriel, un industriel, les industriels, l’acheteur industriel, n’importe quel industriel',
    ),
  ],
  hardly_counts: [
    'is a detail, is a footnote, is a rounding error, is peanuts',
    'ne compte presque pas, compte presque pas, est un détail, c’est un détail, c’est des miettes, c’est une broutille',
  ],
  most_of_it_word: [
    crossed('most of, the bulk of', 'the hundred, the price, the answer, that hundred'),
    crossed('l’essentiel, le gros, la plupart', 'des cent, du prix, de la réponse'),
  ],
  first_years_hold_it: [
    crossed(
      'comes from, is in, sits in, lies in, is made in',
      'the first',
      'five years, three years, ten years, couple of years',
    ),
    crossed(
      'vient des, est dans les, se trouve dans les, tient dans les',
      'cinq, trois, dix',
      'premières années',
    ),
  ],
  first_years_make_it: [
    'first five years that make, first years that make, first five years make the price, first years make the price, first five years drive',
    'premières années qui font le prix, premières années qui font la valeur, premières années font le prix, premières années qui comptent',
  ],
  no_weight: [
    'who cares about, not care about, nobody cares',
    'on s’en fiche, on s’en moque, on s’en fout, je m’en fiche, je m’en moque',
  ],
  trade_does_not_matter: [
    crossed(
      'what they sell, what they do, what it sells, the trade, the activity',
      'is a detail, comes later, comes second, comes after, is secondary, hardly matters, is a side issue',
    ),
    crossed(
      'ce qu’elles vendent, ce qu’elles font, ce qu’elle vend, le métier, l’activité',
      'c’est un détail, est un détail, c’est secondaire, vient après, vient ensuite, on s’en fiche, importe peu, passe après',
    ),
  ],
  multiple_is_up: [
    'the more times, the more you pay, the more it sells for, the more it is worth, the more they pay for it',
    'plus on paie de fois, plus elle vaut cher, plus on la paie cher, plus on paie cher, plus elle se paie cher',
  ],
  unlisted_said: [
    'private firms, private companies, unlisted firms, unlisted companies, firms that are not listed',
    'sociétés non cotées, boîtes non cotées, non cotées, entreprises non cotées, sociétés privées, boîtes privées',
  ],
  lands_on_shares: [
    crossed(
      'and land on, and get, and i get, and arrive at, and that gives',
      'the equity, the equity value, the value of the shares, what the shareholders have, the shareholders’ value',
    ),
    crossed(
      'tombe sur, j’arrive à, arrive à, j’obtiens, on obtient, j’arrive sur',
      'la valeur des actions, la valeur des titres, la valeur pour les actionnaires, aux fonds propres, la part des actionnaires',
    ),
  ],
  debt_left_out: [
    crossed(
      'no need to bother with, no need to look at, can forget, can forget about, never mind',
      'the debt, the loans, debt',
    ),
    crossed(
      'pas besoin de s’occuper, pas besoin de se soucier, sans s’occuper, on peut oublier, peut oublier',
      'de la dette, la dette, des emprunts',
    ),
  ],
  serves_first: [
    'help themselves first, are served first, are paid first, get paid first, take theirs first, are first in line, come first, eat first',
    'se servent en premier, se servent d’abord, sont payés en premier, sont payés d’abord, sont servis d’abord, sont servis en premier, passent en premier, passent d’abord, mangent d’abord, touchent en premier',
  ],
  takes_the_rest: [
    'take what is left, get what is left, gets what is left, takes what is left, take the rest, get the rest, live with the rest',
    'prennent ce qui reste, ont ce qui reste, prend ce qui reste, prennent le reste, ont le reste, se contentent du reste',
  ],
  only_debt_counts: [
    'only the debt counts, only debt counts, only the loans count, only what it owes counts',
    'seule la dette compte, il n’y a que la dette qui compte, seuls les emprunts comptent',
  ],
  after_lenders: [
    crossed(
      'has already paid, already paid, has already served',
      'the lenders, the bank, the banks, lenders, the interest',
    ),
    crossed(
      'a déjà payé, a déjà servi, est déjà passé par',
      'la banque, les banques, les prêteurs, les créanciers, les intérêts',
    ),
  ],
  owners_part_said: [
    crossed('the part of, the bit of, the slice of, the piece of', 'the shareholders, the owners') +
      ', the shareholders’ bit, the owners’ bit, the shareholders’ piece, the owners’ piece, what the owners own',
    crossed(
      'la part de, la part des, le bout des, le morceau des',
      'actionnaires, propriétaires, l’actionnaire, patron',
    ),
  ],
  moves_at_once: [
    'jumps, swings, shoots up, moves as soon as, changes as soon as, goes up as soon as',
    'saute, bondit, bouge dès, change dès, monte dès, grimpe dès',
  ],
  invests_heavily: [
    `${crossed('spends more on, spends a lot on, invests more in, puts more into', 'plants, machines, kit, equipment, factories, its plants')}, ${crossed('spends, puts, ploughs', 'half, most of, two thirds of', 'its', 'ebitda, profit, earnings', 'on, into', 'machines, kit, plants, capex')}`,
    `${crossed('dépense plus en, dépense plus dans, investit plus dans, met plus dans, investit davantage dans', 'usines, ses usines, machines, ses machines, équipements, ses équipements')}, ${crossed('dépense, met', 'la moitié de son', 'ebitda, résultat', 'en, dans ses, dans les', 'machines, usines, capex')}`,
  ],
  taken_as_reported: [
    'auditors checked it, auditors have checked, checked by the auditors, ebitda they publish, figures they publish, auditor signed it off',
    'auditeurs ont vérifié, auditeurs l’ont vérifié, vérifié par les auditeurs, commissaires ont vérifié, ebitda qu’elles publient, chiffres qu’elles publient',
  ],
  still_works: [
    'works very well, works fine, works perfectly, does the job',
    'fonctionne très bien, marche très bien, marche parfaitement, fait très bien l’affaire',
  ],
  wear_already_in: [
    crossed(
      'already includes, already counts, already takes in, already takes off, has already taken off, already carries',
      'the wear, wear, depreciation, the wear and tear',
    ),
    crossed(
      'comprend déjà, inclut déjà, compte déjà, intègre déjà, déduit déjà, a déjà retiré',
      'l’usure, les amortissements, l’amortissement',
    ),
  ],
  whatever_the_debt: [
    'ignores the debt, does not look at the debt, takes no account of the debt',
    'ne tient pas compte de la dette, ne regarde pas la dette, ne voit pas la dette',
  ],
  capex_differs: [
    `${crossed('capex is, capex are, investment is', 'very different, different')}, capex differs, capex differs a lot`,
    `${crossed('capex sont, investissements sont', 'très différents, différents')}, capex très différents, capex différents`,
  ],
  mature_firms: [
    'steady firms, stable companies, stable firms, ebitda is steady, ebitda is stable, stable ebitda, steady ebitda',
    'boîtes stables, sociétés stables, entreprises stables, ebitda est régulier, ebitda régulier, ebitda est stable, ebitda stable',
  ],
  for_the_liquidity: [
    'able to resell, resell the shares easily, resell easily, sell easily again',
    'pouvoir revendre facilement, revendre facilement, revendre quand on veut',
  ],
  sold_in_distress: [
    crossed('seller is, seller was', 'bust, bankrupt, in trouble, on his knees, in a hurry'),
    crossed('vendeur est, vendeur était', 'en faillite, à genoux, aux abois, pressé, ruiné'),
  ],
  past_year: ['', 'année passée, an passé'],
  adjusts_by_itself: [
    crossed('soar with, rise with, go up with, climb with', 'it, the market, the stock market'),
    crossed('montent avec, grimpent avec, s’envolent avec', 'elle, la bourse, le marché'),
  ],
  full_net_debt: ['group’s debt, debt of the group', 'dette du groupe'],
  parents_multiple: [
    crossed('multiple at which', 'the parent, the group, the conglomerate', 'trades, is quoted'),
    `${crossed('multiple auquel', 'le groupe, la maison mère', 'se paie, cote, se traite')}, multiple de la maison mère`,
  ],
  theirs_are_ours: [
    'are ours, belong to us, is our money',
    'c’est à nous, sont à nous, nous appartiennent',
  ],
  no_less_than: [
    crossed('refuse, turn down, reject, say no to', 'anything, everything', 'under, below'),
    crossed(
      'refuser, rejeter, refuse, refusez',
      'tout ce qui est, tout, toute offre',
      'sous, en dessous de',
    ),
  ],
  bids_pull_down: [
    `${crossed('competition, the auction, an auction, a bidding war, rivalry, more bidders, several bidders', 'pulls, drags, pushes, brings, drives, pull, push, drive', 'the multiple, the price, it, prices', 'down')}, ${crossed('bidders, competition, auction', 'does not, do not', 'help the seller')}`,
    crossed(
      'concurrence, l’enchère, une enchère, plusieurs acheteurs, plusieurs candidats',
      'fait baisser, tire vers le bas, pousse vers le bas, font baisser, n’aide pas',
      'le multiple, le prix, les prix, le vendeur',
    ),
  ],
  only_a_convention: [
    'textbook nicety, a nicety, cross them as you like, mix them as you like, mix and match as you like',
    'coquetterie de manuel, une coquetterie, croiser comme on veut, mélanger comme on veut',
  ],
} as const satisfies Lexicon;
