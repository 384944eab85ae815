import type { Lexicon } from '../../types.ts';

/** Whether the business itself is viable, in the words people use for it. */
export const viabilityNotions: Lexicon = {
  healthy: [
    'make money, worth saving, bleeds, bleeding, still want what, leaves a margin, people still buy, earns money, stands on its own, leaves something, earn anything, earns its living, make a living, makes a living, the patient, does well, runs well, trades well, still trades well, holds up, hold up, works fine, good firm, bad firm, decent business, earn a living, earns a living, pays its way, pay its way, turns a profit, makes money before, rotten business, viable, healthy, sound, good business, good company, bad business, earn its keep, earn their keep, makes money, profitable, sick, unviable, is fine, works, broken, loses money, model is dead',
    'gagnerait de l’argent, gagner de l’argent, sauvée, saigne, veulent toujours, reste une marge, laisse une marge, bonne boîte, mauvaise boîte, achètent encore, tourne encore, dégage quelque chose, tient debout, gagne sa croûte, rapporte encore, vit de, le malade, affaire marche, activité marche, boîte marche, marche bien, marche encore, tourne bien, tient le coup, gagnerait sa vie, boîte saine, boîte pourrie, exploit saine, s’en sortirait, vivrait très bien, pas rentable, tient la route sans, viable, saine, en bonne santé, bonne entreprise, bonne affaire, mauvaise entreprise, tient la route, gagne de l’argent, gagne sa vie, rentable, malade, perd de l’argent, condamnée, vaut la peine, fonctionne, modèle mort',
  ],
  leave_out: [
    'strip out, take away, leave out, without, forget, set aside, remove',
    'enlever, enlève, retirer, sans, oublier, mettre de côté, hors',
  ],
  overborrowed: [
    'too many loans, patch up the loans, patching up the loans, nobody had lent, drowning in loans, without the loans, loans are too, take away the banks, take away the debt, take away the loans, without the banks, leave out the debt, forget the loans, backpack, too heavy, crushed by what it owes, crushed by its debt, weighed down by, cap structure, too many debts, wrong with the loans, wrong with the debt, too much borrowing, pile of debt, mountain of debt, balance sheet, capital structure, too much debt, overleveraged, over leveraged, borrowed too much, too much leverage, debt load, owes too much, maturities, debt stack',
    'trop d’emprunts, rafistoler, avait prêté un, trop de crédits, sans les emprunts, noyée sous, enlève les banques, enlève la dette, enlève les prêts, sans les banques, sans la dette, oublie les prêts, sac à dos, trop lourd, qui l’écrase, écrasée par, ce qu’elle doit qui, cloche dans les emprunts, trop de prêts, tas de dettes, montagne de dettes, croule sous, poids des emprunts, bilan, structure financière, structure du capital, trop de dette, surendettée, surendetté, trop emprunté, trop endettée, mur de dette, doit trop, échéances',
  ],
  rescue_fine_without_debt: [
    'fine if it owed nothing, fine without the debt, fine without its debt, healthy without the debt, money without the debt, take the loans away, forget the loans, put the interest aside, interest aside, leaving aside what it has borrowed, ignore the bank, forgetting the bank, if it owed nothing, if they owed nothing, owed nothing to, without its loans, if the loans vanished, if the debt vanished, without the loans, debt aside, if nobody had lent, before interest, take the debt away, wipe out the debt',
    'irait bien sans, va bien sans la dette, saine sans la dette, saine hors dette, enlevez les emprunts, enlève les emprunts, oublie les emprunts, intérêts mis de côté, intérêts de côté, sans compter ce qu’elle doit, en oubliant la banque, sans compter les emprunts, ne devait rien à, si elle ne devait rien, s’ils ne devaient rien, sans rien devoir, sans ses emprunts, sans les prêts, efface la dette, effaçait la dette, dette mise de côté, hors dette, avant intérêts, avant les intérêts, avant frais financiers',
  ],
  rescue_still_wanted: [
    'anyone miss it, would be missed, still want, still need, still buy, still come, keep coming back, want the stuff, pay more than it costs, sells for more than, sell above cost, more than it costs to make',
    'manquerait à quelqu’un, on la regretterait, en veulent encore, en veulent toujours, en ont besoin, achètent toujours, viennent encore, reviennent, plus que ça ne coûte, plus que ça coûte, vend plus cher que',
  ],
  the_trade: [
    'what it makes, what they make, doors, store, workshop, factory, restaurant, the engine, plant, the firm itself, business, operation, company, shop, activity, underlying, trading, model',
    'boîte, ce qu’elle fait, usine, magasin, atelier, fabrique, restaurant, le moteur, le commerce, la maison, exploit, activité, exploitation, entreprise, société, métier, boutique, affaire, opérationnel, modèle',
  ],
  told_loses_each: [
    'loses on every loaf, loses money on every, loses on every sale, loses on each, loses money on each',
    'perd sur chaque pain, perd sur chaque baguette, perd sur chaque vente, perd de l’argent sur chaque, perd à chaque vente',
  ],
  told_past_saving: [
    'will save it, can save it, no use talking, nothing saves it, pointless, no point in talking',
    'ne la sauvera, ne le sauvera, inutile de discuter, inutile, ne sert à rien, aucun arrangement',
  ],
};
