import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Associates, in the words people use for it. */
export const associatesNotions: Lexicon = {
  affiliates: [
    'percent holding, another firm, companies we hold, we do not run, do not manage, not in charge of, you do not run, you do not manage, only equity-account, only a seat, associate, affiliate, equity accounted, equity method, joint venture, not consolidate, unconsolidated, stakes in, holding in another, minority holding, big stake, bits of other firms, pieces of other firms, pieces of other companies, other firms you own, without running, listed stake, investments in other companies, participations, slices of other firms, slices in firms, own slices, firms you do not run, bits of other companies, stakes you hold, stakes we hold, fat stake',
    'autre boîte, autre société, sans les diriger, qu’on ne dirige pas, strapontin, non intégrée, non intégrées, mee, équivalence, entreprises associées, société associée, coentreprise, joint venture, participation, pas consolidé, non consolidé, ce qu’on détient dans, parts dans d’autres',
  ],
  another_firm: [
    'bakery next door, shop next door, shop across the road, another listed company, another listed firm, another company, another business, another firm, a rival, somebody else’s firm',
    'boulangerie d’à côté, boutique d’à côté, magasin d’à côté, resto d’à côté, boîte d’à côté, une autre société, une autre boîte, autre société cotée, d’une autre entreprise',
  ],
  comes_on_top: [
    'comes on top, come on top, is added, are added, i add, put that on top, you add that, that goes on top, that is added',
    's’ajoute, s’ajoutent, vient en plus, viennent en plus, j’ajoute, ça s’ajoute, on l’ajoute, ça vient en plus, on le rajoute, ça se rajoute',
  ],
  consolidate: ['consolidate', 'consolider, intégré globalement'],
  consolidated_fully: [
    'consolidated, a hundred percent of the ebitda, all of its ebitda, full ebitda, whole ebitda, all the ebitda, 100% of ebitda, ebitda includes, includes all, in full, count all of it',
    'consolidé, intégration globale, à 100 %, 100 % de l’ebitda, tout l’ebitda, totalité de l’ebitda, ebitda entier, ebitda comprend, intégralité, ventes en entier, compte en entier, 100 % des filiales',
  ],
  control: ['control', 'contrôle'],
  mis_equivalence: ['equity accounted, equity method', 'mise en équivalente'],
  not_in_our_numbers: [
    'not in our numbers, not in our figures, not in the numbers, not in our profit, not in our ebitda, not in ours, none of their profit, not among our sales',
    'pas dans nos chiffres, pas dans notre résultat, pas dans nos comptes, pas dans l’ebitda, pas dans notre ebitda, pas dans le nôtre, pas comptées dans, pas comptés dans, pas comptée dans',
  ],
  other_firm: [
    'another company, other companies, other firms, another firm, another listed group, affiliate',
    'autre société, autre groupe, affiliée',
  ],
  plain_in_the_price: [
    'price counts it, share price counts, in the share price, inside the share price, already in the price, included in the price, price includes, counted in the price, market counts it',
    'compris dans le prix, compris dans le cours, déjà dans le prix, déjà dans le cours, inclus dans le prix, inclus dans le cours, cours en tient compte, cours le compte, prix le compte, dans le prix de l’action',
  ],
  plain_own_trade: [
    'our own kitchen, own business, own trade, own shop, own operations, what we run ourselves, what we really do, just our, only our, only the business, just the business',
    'notre métier, notre activité, notre propre, nos propres, notre boutique, notre cuisine, son métier, sa propre, ses propres, seulement le métier, que le métier, rien que l’activité, que notre, seulement notre, ce qu’on fait vraiment',
  ],
  plain_slice_elsewhere: [
    [
      crossed(
        'a third of the, a quarter of the, a slice of the, a stake in the, a piece of the',
        'pub next door, shop next door, bar next door, business next door, firm next door',
      ),
      'bakery next door, shop next door, of another listed company, of another listed firm, percent of another, slice of a, slice of another, slice of somebody, slice of someone, bit of another, piece of another, part of another, share of another, stake in another, percent in another, side stake, stake on the side, friend’s, neighbour’s, cousin’s, another shop, another company, someone else’s business, place next door, house next door, slices of firms, slices of other, slices in other, bits of other, bits of firms, pieces of other, stakes elsewhere, stakes we hold elsewhere',
    ].join(', '),
    [
      crossed(
        'un tiers du, un quart du, un bout du, une part du, une part de la, un bout de la',
        'bar d’à côté, magasin d’à côté, café d’à côté, commerce d’à côté, boîte d’à côté, boutique d’à côté',
      ),
      'boulangerie d’à côté, boutique d’à côté, magasin d’à côté, resto d’à côté, boîte d’à côté, pour cent d’une autre, bout d’une autre, morceau d’une autre, part d’une autre, part dans une autre, % d’une autre, parts d’ailleurs, part ailleurs, d’une autre boîte, d’une autre société, dans une autre boîte, dans une autre société, chez le voisin, chez un ami, d’un ami, autre commerce, qu’on ne dirige pas, à côté, du voisin, bouts d’autres, bouts de sociétés, petites parts dans, parts dans des sociétés, parts dans d’autres, parts qu’on a ailleurs, parts ailleurs',
    ].join(', '),
  ],
  sent_out: [
    'out they go, they go out, out it goes, kick them out, throw them out, they have to go, take them out, leave the sum, strip them',
    'on les sort, on les vire, je les sors, je les vire, dehors, on les enlève, je les enlève, ils sortent, elles sortent, on la sort, on le sort',
  ],
  significant_stake: [
    'significant influence, minority stake, twenty percent, 20%, 30%',
    'influence notable, participation minoritaire, vingt pour cent, 20 %, 30 %',
  ],
  small_bits_elsewhere: [
    'small bits elsewhere, bits in other firms, bits of others, slices elsewhere',
    'petits bouts chez les autres, bouts chez les autres, bouts ailleurs, morceaux ailleurs, petites parts ailleurs',
  ],
  stake_word: ['stake, holding, shareholding', 'participation'],
};
