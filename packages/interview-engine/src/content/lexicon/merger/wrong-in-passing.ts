import type { Lexicon } from '../../types.ts';

/** Falsehoods about mergers as they slip out in a plain sentence. */
export const wrongInPassing = {
  premium_rising: [
    'bigger the premium, higher the premium, larger the premium',
    'plus la prime, plus grosse la prime',
  ],
  more_value_made: [
    'the more value, more value is created, more value you create, more value we create',
    'plus on crée de valeur, plus il crée de valeur, plus elle crée de valeur, plus de valeur est créée',
  ],
  nothing_goes_wrong: [
    'nothing can go wrong, nothing goes wrong, no surprises, no risk left, no risk remains',
    'rien ne peut mal, aucune surprise, plus aucun risque, plus de risque',
  ],
  main_reason: [
    'main reason, first reason, above all to, mainly to, biggest reason, best reason',
    'avant tout pour, surtout pour, principale raison, première raison, meilleure raison',
  ],
  pushes_eps_up: [
    'raise eps, lift eps, boost eps, push eps up, get eps up',
    'monter le bpa, gonfler le bpa, doper le bpa, améliorer le bpa, augmenter le bpa',
  ],
  slides_down: [
    'falls, drops, goes down, decreases, declines, comes out lower',
    'baisse, diminue, recule, descend, chute',
  ],
  whole_profit: [
    'total profit, total net income, overall profit, overall net income',
    'résultat total, résultat global, bénéfice total, bénéfice global, résultat cumulé',
  ],
  always_dilutes: [
    'always dilutes, always dilute, necessarily dilutes, automatically dilutes',
    'dilue toujours, dilue forcément, dilue automatiquement, dilue systématiquement',
  ],
  dearer_share: [
    'higher the acquirer’s share price, higher your share price, higher our share price, dearer our shares, dearer your shares',
    'plus notre action vaut',
  ],
  must_issue_more: [
    'more you issue, more you have to issue, more shares it must issue, more shares you must issue, more shares we must issue',
    'plus on en émet, plus il faut créer, plus il faut en émettre, plus on doit en émettre',
  ],
  costs_above: [
    'costs more than, is dearer than, is more expensive than',
    'coûte plus que, coûte plus cher que, est plus chère que',
  ],
  gets_dearer: [
    'becomes more expensive, gets more expensive, becomes dearer, costs more, comes out dearer',
    'revient plus cher, coûte plus cher, devient plus chère, coûte davantage',
  ],
  lifts_rating: [
    'improves the rating, improve the rating, raises the rating, lifts the rating, boosts the rating, better rating',
    'fait monter la notation, faire monter la notation, améliore la notation, améliorer la notation, relève la notation, améliore la note, fait monter la note',
  ],
  face_the_rate: [
    'with the rate, against the rate, with the cost of debt, with the interest rate, against the interest rate, percent rate, against the cost of debt',
    'en face du taux, face au taux, au taux de la dette, avec le taux, contre le taux, au coût de la dette, au taux d’intérêt',
  ],
  lifts_leverage: [
    'pushes up leverage, raises leverage, increases leverage, adds leverage, increases debt, makes leverage climb, drives up leverage, worsens leverage, makes you more leveraged, makes you more indebted',
    'grimper le levier, monter le levier, augmente le levier, alourdit le levier, augmente l’endettement, alourdit l’endettement, gonfle le levier, dégrade le levier, fait exploser le levier, gonfle l’endettement, fait monter l’endettement, fait grimper l’endettement',
  ],
  joins_the_debt: [
    'is added to debt, are added to debt, added to the debt, added to borrowings, adds to debt, adds to net debt, adds to borrowings, adds to what you owe, counts as debt, count as debt, goes into net debt, go into net debt, piles onto the debt',
    's’ajoutent à l’endettement, s’ajoute à l’endettement, s’ajoutent à la dette, s’ajoute à la dette, vient gonfler la dette, viennent gonfler la dette, compte comme de la dette, comptent comme de la dette, entre dans la dette, entrent dans la dette, vient en plus de la dette',
  ],
  makes_it_climb: [
    'that makes it climb, that makes it rise, that pushes it up, that drives it up, which pushes it up, which makes it rise, that lifts it, that raises it',
    'qui le fait monter, qui le fait grimper, qui le pousse, qui l’alourdit, qui l’augmente, qui le dégrade, qui le fait exploser',
  ],
  spares_the_sheet: [
    'doesn’t add to debt, adds no debt, adds nothing to debt, doesn’t add to what you owe, keeps debt where it is, no extra debt, no extra borrowing, leaves leverage alone, spares the balance sheet, protects the balance sheet, spares the rating, protects the rating, preserves the rating, doesn’t add to borrowings, doesn’t load the balance sheet, leaves the balance sheet alone, doesn’t weigh on the balance sheet',
    'n’alourdit pas l’endettement, n’ajoute pas de dette, ménage le bilan, préserve le bilan, épargne le bilan, ne charge pas le bilan, n’endette pas davantage, laisse le levier inchangé, sans s’endetter davantage, ménage la notation, préserve la notation, protège la notation, n’alourdit pas la dette, n’alourdit pas le bilan, n’augmente pas la dette, ne pèse pas sur le bilan',
  ],
  no_need_to_divide: [
    'no need to gross, no need to divide, not need to gross, not need to divide, no gross up, without grossing',
    'pas besoin de diviser, inutile de diviser, sans diviser, pas la peine de diviser',
  ],
  above_that_amount: [
    'above that number, above that amount, above that level, beyond that number, beyond that amount, more than that number',
    'au-delà de ce montant, au-delà de ce niveau, au-dessus de ce niveau, au-delà de ce seuil, au-dessus de ce seuil, au-delà de ce chiffre, au-dessus de ce montant',
  ],
  longer_wait: [
    'takes longer, years more, year later, years later, year delay, years late, a delay',
    'prend plus de temps, ans de plus, an de plus, un an plus tard, ans plus tard, un retard, un décalage',
  ],
  so_buyer_wins: [
    'so the buyer wins, so the buyer gains, so we win, so it is good, so the acquirer wins, so it is worth it',
    'donc c’est bon, donc l’acquéreur gagne, donc l’acheteur gagne, donc on y gagne, donc ça vaut le coup',
  ],
  on_our_quote: [
    'on the acquirer’s price, to the acquirer’s price, to the acquirer’s share price, on our price, to our price, to our share price, on the acquirer’s share price',
    'au cours de l’acquéreur, sur le cours de l’acquéreur, à notre cours, sur notre cours, au cours de l’acheteur',
  ],
  old_shares_word: [
    'old shares, existing shares, original shares',
    'anciennes actions, actions existantes, actions anciennes, anciens titres, titres existants',
  ],
  dearest_source: [
    'dearest source, most expensive source, dearest money, dearest way, most expensive way, costliest source',
    'source la plus chère, source la plus coûteuse, ressource la plus chère, financement le plus cher, moyen le plus cher',
  ],
  dilutes_the_most: ['most dilutive', 'de plus dilutif, le plus dilutif, la plus dilutive'],
  use_them_to_pay: [
    'use them to pay, pay with them, pay with your shares, use your shares, use our shares',
    'les utiliser, autant payer avec, payer avec nos titres, payer avec nos actions',
  ],
  they_are_cheap: [
    'they are cheap, they’re cheap, it is cheap, our stock is cheap, stock is cheap',
    'qu’ils sont bon marché, n’est pas chère, qu’elle est bon marché, qu’elles sont bon marché',
  ],
  defer_their_tax: [
    'defer their tax, postpone their tax, put off their tax, delay their tax, pay their tax later',
    'reportent leur impôt, diffèrent leur impôt, repoussent leur impôt, reporter leur impôt, différer leur impôt, paient leur impôt plus tard',
  ],
  share_power_with: [
    'share power with, share the power with, share control with',
    'partage le pouvoir avec, partager le pouvoir avec, partage le contrôle avec, partager le contrôle avec',
  ],
  on_the_day: [
    'paid on the day, paid the day, paid when we sign',
    'payé le jour, versé le jour, payé dès la signature, versé dès la signature',
  ],
  fully_protects: [
    'fully protects, entirely protects, completely protects, protects completely',
    'protège entièrement, protège totalement, protège complètement, protège à cent',
  ],
  protects_seller: [
    'protects the seller, protect the seller, protects the vendor, protection for the seller',
    'protéger le vendeur, protège le vendeur, protège les vendeurs, protection du vendeur',
  ],
  worth_more_today: ['worth more, more than its face', 'vaut plus, vaille plus, vaut davantage'],
  adds_to_cost: [
    'raises the cost, increases the cost, adds to the cost, makes debt dearer',
    'alourdit le coût, renchérit, augmente le coût, alourdit la charge',
  ],
  rated_dear: [
    'highly rated, richly valued, richly rated, trades at a high multiple, trades on a high multiple',
    'se paie cher, cote cher, se traite cher, bien valorisé, bien coté',
  ],
  penalised_word: [
    'penalised, diluted, loses out, is hurt, disadvantaged',
    'pénalisé, diluer, dilué, perd au change, désavantagé, y perd',
  ],
} as const satisfies Lexicon;
