import type { Lexicon } from '../../types.ts';

/** How the worth of a business and of its shares is explained to somebody outside the trade. */
export const valueToldToLaymen = {
  left_over: ['left to, what remains to', 'reste aux'],
  owner_part: [
    'owner’s bit, owners’ bit, owner’s part, owner’s slice, my bit, his bit, her bit, owner alone, owner on his own',
    'part du propriétaire, propriétaire tout seul, propriétaire seul, revient au propriétaire, ma part à moi, sa part à lui',
  ],
  others_bit: [
    'room that belongs, bit that belongs, part that belongs, piece that belongs, slice that belongs, room of',
    'chambre qui appartient, pièce qui appartient, partie qui appartient, morceau qui appartient, part qui appartient, chambre de',
  ],
  plain_others: [
    'people outside, people from outside, sister',
    'gens de dehors, gens de l’extérieur, personnes extérieures, sœur',
  ],
  plain_slice_elsewhere: [
    'place next door, house next door, slices of firms, slices of other, slices in other, bits of other, bits of firms, pieces of other, stakes elsewhere, stakes we hold elsewhere',
    'du voisin, bouts d’autres, bouts de sociétés, petites parts dans, parts dans des sociétés, parts dans d’autres, parts qu’on a ailleurs, parts ailleurs',
  ],
  plain_loan_or_not: [
    'with or without a mortgage, with or without a loan, with or without borrowing, with or without loans, lent or put in, lent or paid in',
    'avec ou sans hypothèque, avec ou sans prêt, peu importe que, prêté ou apporté, prêtés ou apportés',
  ],
  affiliates: ['', 'mee'],
  minority_holders: ['', 'minos'],
  pieces_promised: [
    'pieces the staff, shares promised to staff, shares promised to employees, promised to the staff, promised to employees, staff can still claim',
    'promis aux salariés, promises aux salariés, promis au personnel, promises au personnel, réservés aux salariés',
  ],
  plain_no_better_for_it: [
    'neither better nor worse, no better and no worse, no better or worse',
    'ni meilleure ni moins bonne, ni meilleure ni pire, ni meilleur ni pire, ni mieux ni moins bien',
  ],
  comes_from_earning: [
    'comes from what it earns, comes from what it makes, depends on what it earns, depends on what it makes, comes from its customers, comes from its business',
    'vient de ce qu’elle gagne, vient de ses clients, vient de ce qu’il gagne, vient de ce qu’elle rapporte, dépend de ce qu’elle gagne, dépend de ce qu’elle rapporte',
  ],
  as_much_on_top: [
    'just as much more, as much more, exactly as much more, same sum more, same amount more, same amount on the account, same sum on the account',
    'autant de plus, autant en plus, même somme en plus, même montant en plus, tout autant sur le compte, autant sur le compte',
  ],
  may_not_be_deducted: [
    'is not ours to deduct, cannot be deducted, can not be deducted, may not be deducted, must not be deducted',
    'ne se déduit pas, ne peut pas se déduire, ne peut être déduite, ne doit pas être déduite, ne peut pas être déduite',
  ],
  could_repay: [
    'could pay it back, can pay it back, could give it back, can give it back, could repay it, can repay it',
    'pourrait le rendre, peut le rendre, pourrait le rembourser, peut le rembourser, pourrait la rembourser, pourrait rendre',
  ],
  paying_for_it: [
    'how you pay for, how it is paid, how i pay for, how we pay for, how you paid for, way you pay, way we pay, way it is paid for',
    'façon de payer, façon dont on paie, façon dont on la paie, manière de payer, comment on la paie, comment on le paie, comment on paie',
  ],
  clients_careless: [
    'customers do not care, clients do not care, customers could not care, machines do not care, workers do not care, factory does not care',
    'clients se moquent, clients s’en moquent, clients se fichent, machines se moquent, clients ne savent pas, clients ignorent',
  ],
  whole_business: [
    'thing as a whole, shop as a whole, value of the lot, price of the lot',
    'valeur du tout, prix du tout, affaire dans son ensemble, commerce dans son ensemble, boutique dans son ensemble',
  ],
  plain_as_before: ['no more and no less, no more no less', ''],
} as const satisfies Lexicon;
