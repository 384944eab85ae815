import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Words for what is said of a contract's terms with their effect or their side turned round. */
export const termsTurnedRound = {
  terms_clause: [
    'clauses, warranties, indemnities, representations, reps, covenants, definitions, legal terms, legal wording, conditions, legal part, mac, conditions precedent, long-stop date, break fee',
    'clauses, garanties, déclarations, définitions, conditions, partie juridique, indemnités, engagements, mac, clause mac, date butoir, indemnité de rupture',
  ],
  terms_no_money: [
    'no impact on the money, no impact on the price, not move money, not move any money, not move the money, no money, no financial effect, no financial impact, no effect on the price, are boilerplate, is boilerplate, just boilerplate, only boilerplate, mere boilerplate, they boilerplate, purely legal, only legal, just legal, not change the price, not affect the price, not affect what, no economic effect, standard text, no effect on money, not worth anything, cost nobody anything, not affect the proceeds, not affect the money, not touch the price, not change the money, not matter for the price, only for the lawyers, for lawyers only, nothing to do with the price, not change what the seller receives, nothing to do with money, nothing to do with the money',
    'aucun impact financier, pas d’impact financier, aucun effet financier, pas d’effet financier, purement juridiques, purement juridique, ne change rien au prix, aucun effet sur le prix, sans effet financier, sans impact financier, texte standard, clauses de style, clause de style, n’ont aucun impact, n’a aucun impact, aucune influence sur le prix, affaire d’avocats, aucune conséquence financière, sans conséquence financière, aucune incidence, rien à voir avec le prix, ne touchent pas au prix, rien à voir avec l’argent',
  ],
  terms_headline_only: [
    'only headline price, only the price matters, headline price is all, only the headline, headline price only',
    'seul le prix affiché, seul prix facial, seul le prix compte, uniquement le prix affiché, n’y a que le prix affiché, que le prix affiché compte, que le prix affiché qui compte',
  ],
  terms_capital_short: [
    'below, short of, lower than, less than, under, shortfall, lower working capital, insufficient, falls short',
    'inférieur, en dessous, sous le, plus bas que, insuffisant, manque, plus faible que, insuffisance',
  ],
  terms_capital_ample: [
    'above, over, higher than, more than, exceeds, excess',
    'supérieur, au-dessus, plus élevé que, dépasse, excédent, excédentaire',
  ],
  terms_price_lifted: [
    'increases what the seller gets, price goes up, price is increased, price increases, price rises, price is raised, raises the price, increases the price, adjusted upwards, adjusted up, buyer pays more, buyer pays the difference, buyer tops up, buyer compensates the seller, seller gets more, seller receives more, seller is compensated, added to the price, in the seller’s favour, raises the proceeds, increases the proceeds, more for the seller, helps the seller, price is higher, higher price',
    'prix est augmenté, prix augmente, prix monte, prix est majoré, prix est relevé, augmente le prix, ajusté à la hausse, révisé à la hausse, acheteur paie la différence, acquéreur paie la différence, acheteur verse la différence, acheteur complète, acheteur compense, acheteur paie davantage, vendeur touche plus, vendeur reçoit un complément, s’ajoute au prix, en faveur du vendeur, au profit du vendeur, vendeur touche davantage, vendeur encaisse plus, vendeur reçoit davantage, fait monter le prix, avantage le vendeur, hausse du prix, prix plus élevé',
  ],
  terms_price_cut: [
    'price goes down, price is reduced, price falls, price decreases, reduces the price, lowers the price, adjusted downwards, seller pays the difference, seller pays back, price is lower, buyer gets money back, seller gets less, seller receives less',
    'au profit de l’acheteur, prix baisse, prix est réduit, prix diminue, prix est diminué, réduit le prix, ajusté à la baisse, révisé à la baisse, vendeur rembourse, vendeur paie la différence, fait baisser le prix, vendeur touche moins, vendeur reçoit moins, baisse du prix',
  ],
  terms_wide_debt: [
    crossed(
      'broad, wide, broader, wider, large, extensive',
      'definition of net debt, net debt definition, definition of debt, debt definition',
    ),
    crossed(
      'définition large, définition étendue, définition plus large, définition extensive, conception large',
      'de la dette nette, de la dette, de dette nette',
    ),
  ],
  terms_narrow_debt: [
    crossed(
      'narrow, narrower, tight, restrictive',
      'definition of net debt, net debt definition, definition of debt, debt definition',
    ),
    crossed(
      'définition étroite, définition restrictive, définition plus étroite',
      'de la dette nette, de la dette, de dette nette',
    ),
  ],
  terms_favours: [
    'favours, helps, benefits, suits, protects, good for, advantage of, better for',
    'favorise, avantage, profite, arrange, protège, bon pour, en faveur du, bénéficie',
  ],
  terms_more_debt: [
    'each item, every item, each extra item, each debt item, every extra item, more net debt, higher net debt, more debt, extra debt, additional debt, debt like items, each euro of debt, higher the net debt, item counted as debt, item treated as debt, items counted as debt, items treated as debt, more items in debt, adding items to debt',
    'chaque élément, chaque poste, chaque euro de dette, dette nette plus élevée, plus de dette, dette supplémentaire, élément de plus, dette en plus, quasi-dettes, dette nette augmente, élément compté en dette, éléments comptés en dette, élément traité en dette, éléments requalifiés en dette',
  ],
  terms_leak_word: ['leakage', 'leakage, fuites'],
  terms_takes_freely: [
    'allowed to take, free to take, entitled to take, may take, can take, take out freely, can freely, may freely, take freely, can pay himself, can pay itself, is allowed, is permitted, has no consequence, is normal, can keep',
    'peut sortir, librement, peut prélever, peut prendre, est permise, est autorisée, peut se verser, sans conséquence, est normale',
  ],
  terms_agreed_leak: [
    'permitted, agreed, listed, except, disclosed, not, no, never',
    'autorisé, autorisées, permis, prévu, prévues, convenu, sauf, hors, ne, pas, aucune',
  ],
  terms_leak_of_news: [
    'confidential information, information leak, leak of information, information leaking, leak to press, leaks to the press, press leak, information getting out, news leaking, leak of confidential, news getting, getting to the press, reaches the press, journalists, press finds out, in the newspapers',
    'fuite d’informations, fuites d’informations, fuite d’information, informations confidentielles, fuite dans la presse, fuites dans la presse, fuite de confidentialité, presse apprend, presse l’apprend, journalistes, dans les journaux',
  ],
  terms_cap: ['cap, ceiling', 'plafond, cap'],
  terms_minimum: [
    'minimum, at least, floor, least the seller, protects the buyer, guarantees the buyer, good for the buyer, shields the buyer, is the least, least he',
    'minimum, au moins, plancher, protège l’acheteur, protège l’acquéreur, garantit à l’acheteur, avantage l’acheteur, le moins que, le moins qu’il',
  ],
  terms_between: [
    'between signing and closing, between the two dates, between signature and closing, until closing, before closing, during the interim period, in the interim period',
    'entre le signing et le closing, entre signing et closing, jusqu’au closing, avant le closing, pendant la période intermédiaire',
  ],
  terms_free_hand: [
    'whatever he wants, whatever it wants, whatever he likes, as he likes, as it likes, as he pleases, as it pleases, free to run, full freedom, no restriction, no restrictions, no constraint, complete freedom, nothing restricts, can do anything, however he likes, however it likes, no obligations',
    'ce qu’il veut, comme il veut, comme il l’entend, à sa guise, libre de gérer, toute liberté, aucune restriction, aucune contrainte, entière liberté, rien ne le limite, aucune limite, sans restriction, sans contrainte, aucun engagement',
  ],
  terms_box: ['locked box', 'locked box'],
  terms_counted_late: [
    'closing balance sheet, accounts at closing, set at closing, fixed at closing, calculated at closing, adjusted at closing, trued up, recalculated at closing, balance sheet at closing, on the closing date, after closing, again on the day of closing',
    'bilan de closing, bilan au closing, comptes au closing, fixé au closing, calculé au closing, ajusté au closing, ajusté après le closing, recalculé au closing, recalculé après, arrêté au closing, recalculé à la date du closing, recompte le jour du closing',
  ],
  terms_promises: [
    'warranties, indemnities, representations, reps, warranty, indemnity',
    'garanties, gap, indemnisation',
  ],
  terms_market_dip: [
    crossed('market, stock market, index, markets', 'falls, dips, drops, goes down, fall, drop'),
    crossed('marché, marché boursier, bourse, indice, marchés', 'baisse, recule, chute, baissent'),
  ],
  terms_left_out: [
    'exclude, excluded, not, never, no, only',
    'exclut, exclu, exclure, ne, pas, jamais, sauf',
  ],
} as const satisfies Lexicon;
