import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** The LBO, in the words people use for it. */
export const lboNotions: Lexicon = {
  a_sponsor: [
    'buyout house, buyout firm, buyout shop, mostly borrowed, using borrowed, borrows nearly all, sponsor, private equity, fund, financial buyer, lbo, leveraged buyout, buyer who borrows, borrows most, mostly with debt, leveraged buyer, bargain hunter, borrowed money, investor who borrows',
    'maison de lbo, boutique de lbo, emprunte presque tout, empruntant beaucoup, achète en empruntant, un financier, fonds, sponsor, private equity, acheteur financier, lbo, rachat avec effet de levier, acheteur qui emprunte, emprunte l’essentiel, argent emprunté, à crédit, investisseur qui emprunte',
  ],
  borrows_to_the_hilt: [
    'borrows to the hilt, borrows almost everything, borrows nearly all',
    'emprunte presque tout, s’endette jusqu’au cou, emprunte à fond',
  ],
  buyer_on_credit: [
    [
      `${crossed('buys, buy, pays, paying, buying', ', mostly, nearly all, mainly', 'with', 'the bank’s money, bank money, other people’s money, borrowed money')}, ${crossed('loaded with, full of, stuffed with, up to his neck in', 'debt')}`,
      'buyer on a big mortgage, buyer with a big mortgage, buyer on a mortgage, buyer who borrows, somebody who borrows, fund that borrows, buyer on credit',
    ].join(', '),
    [
      `${crossed('achète, achètent, paie, rachète', ', surtout, presque tout, en gros', 'avec', 'l’argent de la banque, l’argent des banques, l’argent des autres, de l’argent emprunté')}, ${crossed('bourré de, chargé de, plein de, gavé de', 'dette, dettes')}`,
      'acheteur à crédit, fonds qui emprunte, acheteur qui emprunte, acheteur qui s’endette, fonds qui s’endette, acheteur avec un gros crédit',
    ].join(', '),
  ],
  can_pay: [
    'prepared to pay, can pay, could pay, afford, able to pay, ability to pay, would pay, can put, pay and still',
    'pourrait mettre, est prêt à mettre, peut payer, paierait, peut se permettre, peut mettre, peut monter, peut en donner',
  ],
  earns_what_it_wants: [
    [
      crossed(
        'still make its, still get its, still gets its, if he wants his, wants his, wants its',
        'twenty, fifteen, twenty five, return',
      ),
      'earn its keep, earning its keep, still earn its return, keep its return, still earn what, still make its, still make what, still hit, make its return, get its return, meet its return, earning what it needs, earn what it needs, reach its return, clear its hurdle',
    ].join(', '),
    'gardant son rendement, garder son rendement, tenant son rendement, sauvant son rendement, faire sa culbute, faisant sa culbute, faisant quand même ses, en sortant ses, garder ses vingt, veut ses vingt, gagne ses vingt, gagnant encore, veut son gain, gagner encore, tout en gagnant, tenir son rendement, faire son rendement, atteindre son rendement, garder son tri, tenir son tri, faire son tri, sortir son rendement',
  ],
  floor_price: [
    'lowest price, floor, minimum, lower bound, backstop, at least, bottom line price',
    'c’est le bas, un socle, le socle, plancher, minimum, borne basse, filet, au moins, quelqu’un sera là, sera donc là',
  ],
  the_least_you_get: [
    'stops at, worst case, will not go past, cannot go past, always someone, always somebody, always a taker, always a buyer, only go so far, sort of minimum, sets a minimum, a sort of floor, as high as, as far as he can go, the bottom of it',
    's’arrête à, pire des cas, n’ira pas plus loin, toujours quelqu’un, toujours un preneur, toujours un acheteur, donne un plancher, un minimum, prix plancher, ne peut pas aller plus loin, peut pas mettre plus, au plus bas, au pire',
  ],
};
