import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Peers, wear, control and groups in the words of the street, true ones and false ones. */
export const valueToldInTheStreet = {
  lookalikes: [
    'of the same stripe, of that ilk, quoted rivals, own rivals, its rivals',
    'même acabit, du même tonneau, de la même trempe',
  ],
  how_much_sells: ['what do people give, people give today', 'les gens donnent, combien on donne'],
  times_profit: ['', 'par euro de bénéfice, par euro de gain, par euro gagné'],
  past_deals: ['old cheques, past cheques', 'vieux chèques'],
  brought_home: [
    'shrunk by the rate, shrunk at the rate, cut by the rate',
    'rapetissées par le taux, rapetissé par le taux, rabotées par le taux, réduites par le taux',
  ],
  same_model: [
    'same way of making a living, same shop window, same shoppers, make their living the same way',
    'même vitrine, même façon de gagner sa vie, mêmes chalands',
  ],
  the_owners: [
    'holders of the stock, holders of the shares',
    'détenteurs des titres, détenteurs des actions',
  ],
  heavy_investment: [
    'eat their assets, eats its assets, use up their assets, uses up its assets',
    'usent leurs actifs, use ses actifs, mangent leurs actifs, mange ses actifs',
  ],
  holds_control: ['own the steering, the helm, steer the ship', 'gouvernail, tenir la barre'],
  cut_it: [
    'take the group to pieces, take it to pieces, pull it apart',
    'démonte le groupe, démonter le groupe',
  ],
  put_together: [
    'total the tags, add the tags, total the pieces, then add, then i add',
    'total des étiquettes, additionne les étiquettes, puis on ajoute, et on ajoute, puis j’ajoute',
  ],
  each_division: ['every branch, each branch, every arm, each arm', 'chaque pièce'],
  own_sample: ['own listed rivals, own rivals', 'propres concurrents, propres rivaux'],
  averages_methods: ['average the bars, average of the bars', 'moyenne des barres'],
  are_deal_multiples: [
    'are those paid by acquirers, are what acquirers paid, are those paid for control',
    'sont ceux payés par les acquéreurs, sont ceux que paient les acquéreurs, sont ceux payés pour le contrôle',
  ],
  past_flows: [
    crossed('what', 'the company, the firm, it, the business', 'earned, has earned, made'),
    crossed('ce que', 'la société, la boîte, l’entreprise', 'a gagné, a encaissé, a dégagé'),
  ],
  sold_in_distress: ['fire sale', 'vente en catastrophe, ventes en catastrophe'],
  cash_not_looked_at: [
    'without looking at the cash, not look at the cash, never mind the cash',
    'ne regarde pas la caisse, sans regarder la caisse, ne regarde pas la trésorerie, sans regarder la trésorerie',
  ],
  only_a_convention: [
    'is arbitrary, it’s arbitrary, purely arbitrary',
    'c’est arbitraire, est arbitraire, purement arbitraire',
  ],
  the_cheap_firm: ['the seven is, the seven has, the seven grows', 'la sept est, la sept a'],
  the_dear_firm: ['the twelve is, the twelve has, the twelve grows', 'la douze est, la douze a'],
  simply_mispriced: [
    'overpriced and that’s it, overpriced that’s all, overvalued that’s all',
    'surcotée voilà tout, surévaluée voilà tout, trop chère voilà tout, surcotée point',
  ],
  never_leave_it: [
    'no case where i leave, never leave ev to ebitda, never drop ev to ebitda, i never drop it, no reason ever to leave',
    'aucun cas où je le quitte, aucun cas où je l’abandonne, je ne le quitte jamais, je ne l’abandonne jamais',
  ],
  margin_ignored: [
    crossed(
      'not have to, no need to, not need to',
      'think about, look at, worry about',
      'margins, the margin',
    ),
    crossed('pas besoin de, pas à', 'regarder, penser à, s’occuper de', 'la marge, les marges'),
  ],
  ebit_before_da: [
    crossed('ebit', 'ignores, does not see, takes no account of, forgets', 'wear, the wear'),
    crossed('ebit', 'ne tient pas compte de, ignore, ne voit pas, oublie', 'l’usure'),
  ],
  never_in_price: [
    crossed('never', 'show up in, are in, get into', 'the multiple, the price'),
    crossed(
      'n’apparaissent jamais dans, ne sont jamais dans, n’entrent jamais dans',
      'le multiple, le prix',
    ),
  ],
  past_period: ['', 'année passée, l’année passée'],
  coming_period: ['', 'année à venir, l’année à venir'],
  minority_pays: [
    crossed('small holder, minority holder, small shareholder', 'pays, who pays'),
    crossed('petit porteur, petit actionnaire, minoritaire', 'paie, qui paie'),
  ],
  theirs_are_ours: [
    'belong to our shareholders, belong to our holders',
    'appartiennent à nos actionnaires, reviennent à nos actionnaires',
  ],
  with_or_without_premium: [
    'with or without premium, with or without the premium, with or without a premium',
    'avec ou sans prime, avec ou sans la prime',
  ],
  only_relative: [
    'pricey against, dear against, cheap against, expensive against',
    'cher face à, chère face à, cher comparé, chère comparée',
  ],
  really_paid: [
    'passed from hand to hand',
    'passées de main en main, passée de main en main, passés de main en main',
  ],
  carries_over: [
    'borrow the multiple, borrow its multiple, borrow their multiple',
    'emprunter son multiple, emprunter leur multiple, emprunter le multiple',
  ],
  takes_on: [
    'move over to him, moves over to him, passes to him, pass to him, land with him, goes over to the buyer, move over to the buyer',
    'passent chez lui, passe chez lui, atterrissent chez lui, passent chez l’acheteur, passent à l’acheteur',
  ],
  each_put_apart: [
    'one at a time, every bit, each bit',
    'un à un, une à une, chaque morceau, chaque bout',
  ],
  shaves_a_point: [
    crossed(
      'knock, shave, trim, take, cut',
      'a point, half a point, one point, two points',
      'off, of, from',
    ),
    crossed(
      'rognez, rogne, rogner, enlève, enlevez, retire, gratte, ôte',
      'un point, deux points, un demi-point',
      'de',
    ),
  ],
  banker_no_view: [
    'not need our opinion, not need our view, not need our advice, does not want our view',
    'pas besoin de notre avis, pas besoin de mon avis, pas besoin de notre opinion',
  ],
} as const satisfies Lexicon;
