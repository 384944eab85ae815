import type { Lexicon } from '../../types.ts';
import { crossed } from '../crossed.ts';

/** Words for what is said of a contract's terms with their effect or their side turned round. */
export const termsTurnedRound = {
  terms_clause: [
    'legal clauses, clauses, warranties, indemnities, representations, reps, covenants, definitions, legal terms, legal wording, conditions, protection clauses, legal part',
    'clauses, clauses juridiques, garanties, garantie de passif, déclarations, définitions, conditions, partie juridique, indemnités, engagements',
  ],
  terms_no_money: [
    'not move money, not move any money, not move the money, no money, no financial effect, no financial impact, no effect on the price, no impact on the price, are boilerplate, is boilerplate, just boilerplate, only boilerplate, mere boilerplate, they boilerplate, purely legal, only legal, just legal, not change what the seller receives, not change what the seller gets, not change the price, not affect the price, not affect what, no economic effect, standard text, no effect on money, not worth anything, cost nobody anything, no impact on the money, no effect on the money, no impact on the proceeds, no effect on the proceeds, not affect the proceeds, not affect the money, not touch the price, not change the money, nothing to do with the price, nothing to do with money, no influence on the price, not matter for the price, only for the lawyers, for lawyers only',
    'aucun impact financier, pas d’impact financier, aucun effet financier, pas d’effet financier, purement juridiques, purement juridique, ne changent pas le prix, ne change pas le prix, ne changent rien au prix, ne change rien au prix, ne bougent pas d’argent, aucun effet sur le prix, aucun impact sur le prix, sans effet financier, sans impact financier, texte standard, clauses de style, clause de style, ne changent pas ce que reçoit, ne changent rien à ce que, ne jouent pas sur le prix, rien à voir avec le prix, rien à voir avec l’argent, n’ont aucun impact, n’a aucun impact, aucune influence sur le prix, ne touchent pas au prix, ne touche pas au prix, n’affecte pas le prix, n’affectent pas le prix, ne concernent que les avocats, affaire d’avocats, aucune conséquence financière, sans conséquence financière, sans incidence sur le prix, aucune incidence',
  ],
  terms_headline_only: [
    'only headline price, only the price matters, headline price is all, nothing but the headline price, only the headline, headline price only',
    'seul le prix affiché, que le prix affiché, seul prix facial, seul le prix compte, seul le prix de base, uniquement le prix affiché',
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
    'price goes up, price is increased, price increases, price rises, price is raised, raises the price, increases the price, adjusted upwards, adjusted up, price adjusts up, buyer pays more, buyer pays the difference, buyer tops up, buyer compensates the seller, seller gets more, seller receives more, seller is compensated, added to the price, in favour of the seller, in the seller’s favour, increases what the seller gets, raises what the seller gets, increases what the seller receives, raises what the seller receives, raises the proceeds, increases the proceeds, more for the seller, helps the seller, price is higher, higher price',
    'prix est augmenté, prix augmente, prix monte, prix est majoré, prix est relevé, augmente le prix, ajusté à la hausse, révisé à la hausse, acheteur paie la différence, acquéreur paie la différence, acheteur verse la différence, acheteur complète, acheteur compense, acheteur paie davantage, vendeur touche plus, vendeur reçoit un complément, s’ajoute au prix, en faveur du vendeur, au profit du vendeur, complément de prix au vendeur, augmente ce que touche le vendeur, augmente ce que reçoit le vendeur, vendeur touche davantage, vendeur encaisse plus, vendeur reçoit davantage, fait monter le prix, avantage le vendeur, hausse du prix, prix plus élevé',
  ],
  terms_price_cut: [
    'price goes down, price is reduced, price falls, price decreases, reduces the price, lowers the price, adjusted downwards, seller pays the difference, seller pays back, in favour of the buyer, in the buyer’s favour, price is lower, buyer gets money back, seller gets less, seller receives less',
    'prix baisse, prix est réduit, prix diminue, prix est diminué, réduit le prix, ajusté à la baisse, révisé à la baisse, vendeur rembourse, vendeur paie la différence, en faveur de l’acheteur, au profit de l’acheteur, fait baisser le prix, vendeur touche moins, vendeur reçoit moins, baisse du prix',
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
    'favours, helps, benefits, suits, protects, good for, advantage of, in favour of, better for',
    'favorise, avantage, profite, arrange, protège, bon pour, en faveur du, à l’avantage du, avantageuse pour, bénéficie',
  ],
  terms_more_debt: [
    'each item, every item, each extra item, each debt item, every extra item, more net debt, higher net debt, more debt, extra debt, additional debt, debt like items, each euro of debt, higher the net debt, more debt items, item counted as debt, item treated as debt, items counted as debt, items treated as debt, more items in debt, adding items to debt',
    'chaque élément, chaque poste, chaque euro de dette, dette nette plus élevée, plus de dette, dette supplémentaire, élément de plus, dette en plus, quasi-dettes, dette nette augmente, élément compté en dette, éléments comptés en dette, élément traité en dette, éléments requalifiés en dette',
  ],
  terms_leak_word: ['leakage', 'leakage, fuites de valeur, fuite de valeur, fuites'],
  terms_takes_freely: [
    'allowed to take, free to take, entitled to take, may take, can take, take out freely, can freely, may freely, take freely, can pay himself, can pay itself, is allowed, is permitted, has no consequence, is normal, can keep',
    'a le droit de sortir, peut sortir, peut librement, librement, libre de sortir, peut prélever, peut prendre, est permise, est autorisée, peut se verser, sans conséquence, est normale, a le droit de prendre, a le droit de se verser',
  ],
  terms_agreed_leak: [
    'permitted, agreed, listed, except, disclosed, not, no, never',
    'autorisé, autorisées, permis, prévu, prévues, convenu, sauf, hors, ne, pas, aucune',
  ],
  terms_leak_of_news: [
    'confidential information, information leak, leak of information, information leaking, leak to press, leaks to the press, press leak, information getting out, news leaking, leak of confidential',
    'fuite d’informations, fuites d’informations, fuite d’information, informations confidentielles, fuite dans la presse, fuites dans la presse, fuite de confidentialité',
  ],
  terms_cap: [
    'cap, liability cap, cap on warranties, warranty cap, ceiling',
    'plafond, plafond de garantie, cap',
  ],
  terms_minimum: [
    'minimum, at least, floor, least the seller, protects the buyer, guarantees the buyer, in favour of the buyer, good for the buyer, shields the buyer',
    'minimum, au moins, plancher, protège l’acheteur, protège l’acquéreur, garantit à l’acheteur, en faveur de l’acheteur, avantage l’acheteur',
  ],
  terms_between: [
    'between signing and closing, between the two dates, between signature and closing, until closing, before closing, during the interim period, in the interim period',
    'entre le signing et le closing, entre signing et closing, entre la signature et le closing, jusqu’au closing, avant le closing, pendant la période intermédiaire',
  ],
  terms_free_hand: [
    'whatever he wants, whatever it wants, whatever he likes, as he likes, as it likes, as he pleases, as it pleases, free to run, full freedom, no restriction, no restrictions, no constraint, complete freedom, nothing restricts, can do anything, can do what he wants, however he likes, however it likes, no obligations',
    'ce qu’il veut, comme il veut, comme il l’entend, à sa guise, libre de gérer, toute liberté, aucune restriction, aucune contrainte, entière liberté, rien ne le limite, aucune limite, sans restriction, sans contrainte, aucun engagement',
  ],
  terms_box: ['locked box', 'locked box'],
  terms_counted_late: [
    'closing balance sheet, accounts at closing, set at closing, fixed at closing, calculated at closing, adjusted after closing, adjusted at closing, trued up, recalculated at closing, balance sheet at closing, on the closing date, after closing',
    'bilan de closing, bilan au closing, comptes au closing, fixé au closing, calculé au closing, ajusté au closing, ajusté après le closing, recalculé au closing, recalculé après, arrêté au closing, bilan à la date de closing',
  ],
  terms_promises: [
    'warranties, indemnities, representations, reps, warranty, indemnity',
    'garanties, garantie de passif, déclarations et garanties, gap, indemnisation, garantie d’actif et de passif',
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
