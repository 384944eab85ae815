import type { Lexicon } from '../../types.ts';

/** The words of those who turn the arithmetic of a deal round. */
export const inversionsOfEarnings = {
  eps_down_is_good: [
    'eps falls is accretive, falling eps is accretive, falling eps means accretive, falling eps is accretion, lower eps is accretive, lower eps means accretive, lower eps means accretion, lower eps is accretion, accretive when eps falls, accretive if eps falls, accretive means eps falls, accretive means lower eps, accretive because eps falls, lower so accretive, falls so accretive',
    'bpa qui baisse c’est justement, baisse donc relutif',
  ],
  eps_up_is_bad: [
    'higher eps is dilutive, higher eps means dilutive, higher eps means dilution, rising eps is dilutive, rising eps means dilution, dilutive when eps rises, dilutive if eps rises, dilutive means eps rises, dilutive means higher eps',
    '',
  ],
  below_is_good: [
    'below it is accretive, below it’s accretive, less synergies is accretive, anything less is accretive, anything below is accretive, anything under is accretive',
    'en dessous c’est relutif',
  ],
  above_is_bad: [
    'above it is dilutive, above that it is dilutive, above it’s dilutive, above it turns dilutive, above it becomes dilutive, anything more is dilutive, anything above is dilutive',
    'au-dessus ça devient dilutif',
  ],
  count_not_touched: [
    'not touch the count, not touch the number, not change the count, not change the denominator, not touch the denominator, not move the count, not move the denominator, no extra shares, same number of shares, same share count, number of shares stays, share count stays, denominator stays, denominator does not move, denominator does not change, count does not move, count does not change, number of slices stays, number of pieces stays, same number of slices, same number of pieces, shares replace, simply replace, only replace, just replace, swap of one paper, divide by the old, divide by the existing, divide by our existing, keep the old count, cancel each other, leaves the number of shares, leaves the share count, number of shares where it was, share count where it was',
    'ne touche pas au nombre, ne change pas le nombre, ne s’ajoutent pas, n’ajoutent rien, nombre d’actions ne change pas, dénominateur ne bouge pas, dénominateur ne change pas, dénominateur reste, nombre d’actions reste, nombre de titres reste, même nombre d’actions, même nombre de titres, nombre de parts reste, remplacent ceux de la cible, remplacent les leurs, ne font que remplacer, viennent remplacer, remplacent simplement, toujours par l’ancien, divise par l’ancien, divise toujours par les, seules les actions existantes, seuls les titres existants, laisse le nombre d’actions, laisse le nombre de titres',
  ],
  pays_in_paper: [
    'pay with shares, pay with stock, pay with paper, shares handed, shares given, shares we hand, shares we give, shares we issue, shares we print, new shares, issuing shares, issuing stock, handing out shares, handing out stock, handing over shares, stock deal, share deal, all stock, paper we print, slices we create, in paper, in stock, in shares, use paper, use shares, use stock, new slices, new pieces',
    'titres remis, titres émis, titres créés, actions remises, actions émises, actions créées, actions nouvelles, nouvelles actions, nouveaux titres, titres nouveaux, émettre des actions, émettre des titres, émission de titres, émission d’actions, en titres, en actions, en papier, titres qu’on remet, titres qu’on émet, papiers neufs',
  ],
  eps_inverted: [
    'shares divided by net income, shares over net income, number of shares divided by, share count over, number of shares over, shares divided by earnings, shares over earnings, shares divided by profit, divide the shares by',
    'nombre d’actions divisé par, actions divisées par le résultat, divise les actions par',
  ],
  at_their_price: [
    'target’s share price, target’s own price, their share price, target’s price, at their price, their own price, seller’s share price',
    'cours de la cible, leur cours, cours de leur action, cours du vendeur, son cours à elle',
  ],
  total_profit_rises: [
    'net income rises, net income goes up, net income is higher, net income increases, total profit rises, total profit is higher, combined profit is higher, combined income is higher, combined profit rises, total net income, total profit goes up, total earnings rise, total earnings are higher, bigger total profit, profit is bigger, profits add up',
    'résultat net total, résultat net augmente, résultat net monte, résultat total augmente, résultat total monte, résultat net combiné, bénéfice total augmente, bénéfice total monte, résultat consolidé augmente, résultat net consolidé augmente',
  ],
  accretive_if_profit: [
    'accretive if total profit, accretive when total profit, accretive if combined profit, accretive when combined profit, accretive if combined net income, accretive when combined net income',
    'relutif dès que le résultat net',
  ],
  share_count_aside: [
    'whatever the number of shares, whatever the share count, that is enough, is all that matters, is what matters, only thing that matters, by itself, no need to divide, not need to divide, forget the share count, is automatically accretive, is always accretive, number of shares does not matter',
    'quel que soit le nombre d’actions, cela suffit, ça suffit, c’est ce qui compte, inutile de diviser, pas besoin de diviser, sans regarder le nombre, est automatiquement relutif, est toujours relutif, peu importe le nombre d’actions',
  ],
  happens_once: [
    'only once, just once, once is enough, a single time, one time only, one off gain, one off profit, one time gain, one time profit, one time saving, exceptional gain, exceptional income, exceptional profit, exceptional item, single year, first year only, only the first year, only in year one, are a one off, is a one off, are one off, is one off, non recurring, not recurring, one shot, not need to repeat, not repeat, never need them again, need not be repeated, happen once',
    'une seule fois, une fois suffit, une fois pour toutes, qu’une fois, une bonne fois, gain exceptionnel, produit exceptionnel, profit exceptionnel, résultat exceptionnel, élément exceptionnel, gain ponctuel, gain unique, est ponctuelle, sont ponctuelles, sont exceptionnelles, est exceptionnelle, non récurrente, la première année seulement, seulement la première année, première année uniquement, uniquement la première année, que la première année, ne se répètent pas, one shot',
  ],
  tax_raises_cost: [
    'tax makes it dearer, tax makes debt dearer, tax makes the debt, tax makes borrowing, tax comes on top, tax increases the cost, tax raises the cost, taxed on the interest, interest gets taxed, plus tax on top, divided by one minus, interest plus tax, times one plus',
    'impôt alourdit, impôt renchérit, impôt augmente le coût, impôt s’ajoute, impôt vient en plus, intérêts sont imposés, intérêts sont taxés, imposé sur les intérêts, intérêts plus l’impôt, un plus le taux d’impôt',
  ],
  yield_inverted: [
    'price divided by earnings, price over earnings, price over net income, price divided by net income, price over profit, price divided by profit, yield is the pe, yield equals the pe, yield is the multiple, yield is its pe',
    'prix divisé par le résultat, prix sur résultat, prix sur le résultat, prix sur bénéfice, rendement est le per, prix rapporté au résultat',
  ],
  debt_makes_holders: [
    'lenders get votes, lenders get a vote, lenders vote, lenders have votes, lenders become shareholders, lenders become owners, lenders take a stake, lenders own, lenders get shares, bank becomes a shareholder, banks become shareholders, bank gets votes, banks vote, bank owns part, bank gets shares, debt dilutes, borrowing dilutes, loans dilute, borrowing is what hands over, borrowing creates new shares, debt creates new shares, borrowing means issuing, debt means issuing shares, borrowing adds shares, debt adds shares, creditors vote, creditors get votes, borrowing gives away control, debt gives away control, borrowing costs you control, debt costs you control',
    'prêteurs votent, prêteurs deviennent actionnaires, prêteurs entrent au capital, banques entrent au capital, banque entre au capital, banque devient actionnaire, banques deviennent actionnaires, banques votent, banquiers votent, prêteurs détiennent une part, dette dilue, emprunt dilue, s’endetter dilue, dette crée des actions, emprunt crée des actions, créanciers votent',
  ],
  interest_as_income: [
    'add the interest, added the interest, plus the interest, interest is added, interest adds to, interest increases net income, interest increases profit, interest raises profit, interest lifts',
    'ajoute les intérêts, intérêts augmentent le résultat, intérêts viennent augmenter',
  ],
  debt_pleases_agencies: [
    'rating improves, rating goes up, improves the rating, raises the rating, better rating, agencies like debt, agencies reward, strengthens the balance sheet, makes the company safer, makes us safer, reduces the risk',
    'notation s’améliore, notation monte, améliore la notation, meilleure notation, agences aiment la dette, agences apprécient, renforce le bilan, réduit le risque',
  ],
  more_debt_words: [
    'debt, leverage, borrowing, three times ebitda, four times ebitda, five times ebitda',
    'plus de dette, dette, levier, levier plus élevé, endettement, emprunter',
  ],
} as const satisfies Lexicon;
