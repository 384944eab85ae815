import type { Lexicon } from '../../types.ts';

/** Turns of what candidates falsely say first about enterprise value and equity value. */
export const firstThoughtsOfValue = {
  preferred_paper: [
    'preferred, preferred shares, preference shares, preferreds',
    'actions de préférence, actions préférentielles, préférentielles, actions prioritaires',
  ],
  like_the_cash: [
    'like cash, same as cash, same role as cash, play the same role as cash, treated like cash, deducted from ev, deducted from enterprise value, taken off enterprise value, taken off ev, come off enterprise value, come off ev',
    'comme la trésorerie, comme le cash, même rôle que la trésorerie, même rôle que le cash, en déduction de la ve, en déduction de la valeur d’entreprise, déduites de la ve, se déduisent de la ve, retirées de la ve, viennent en moins dans la ve',
  ],
  cap_above_cash: [
    'market cap is higher than the net cash, market cap is higher than net cash, market cap exceeds the net cash, market cap exceeds net cash, market cap is above net cash, market cap is above the net cash, market cap exceeds the cash, market cap is bigger than the cash, equity value is higher than the net cash, equity value exceeds net cash, worth more than its cash, worth more than the cash',
    'capitalisation dépasse la trésorerie, capitalisation est supérieure à la trésorerie, capitalisation supérieure à la trésorerie, capitalisation au-dessus de la trésorerie, capi dépasse le cash, capi est supérieure au cash, capitalisation dépasse le cash, bourse valorise plus que la trésorerie, valeur des titres dépasse la trésorerie',
  ],
  more_debt_than_worth: [
    'more debt than it is worth, more debt than its value, more debt than assets, debt is higher than its value, debt exceeds its value, debt exceeds the value, too much debt, too indebted, over indebted, overindebted, debt is bigger than',
    'plus de dette que sa valeur, plus de dettes que sa valeur, dette dépasse sa valeur, dette dépasse la valeur, dette supérieure à sa valeur, trop de dette, trop endettée, trop endetté, surendettée, surendetté, dette est plus grosse',
  ],
  ev_below_zero: [
    'negative ev, negative enterprise value, ev is negative, enterprise value is negative, ev negative, enterprise value below zero, ev below zero, when ev is negative, ev turns negative, ev goes negative',
    've négative, valeur d’entreprise négative, ve est négative, valeur d’entreprise est négative, ve devient négative, ve passe en négatif, ve sous zéro',
  ],
  short_of_the_peg: [
    'below the peg, under the peg, below normal, below the normal level, below target, below the target, less than the peg, less than normal, a shortfall, the shortfall, lower than the peg, lower than normal, short of the peg',
    'inférieur au niveau normatif, inférieur au normatif, en dessous du niveau normatif, sous le niveau normatif, inférieur au niveau normal, inférieur à la normale, en dessous de la normale, sous la cible, en dessous de la cible, inférieur à la cible, moins que la normale, insuffisance de bfr, manque de bfr',
  ],
  buyer_pays_more: [
    'buyer pays the seller, buyer pays more, buyer tops up, buyer pays the difference, buyer pays extra, buyer adds, price goes up, price rises, price is increased, seller receives, seller gets, seller is compensated, seller collects',
    'acquéreur paie un complément, acheteur paie un complément, acquéreur verse un complément, acheteur verse un complément, acquéreur paie la différence, acheteur paie la différence, acquéreur paie plus, acheteur paie plus, prix augmente, prix monte, vendeur reçoit, vendeur touche, vendeur encaisse',
  ],
  put_off_capex: [
    'overdue capex, deferred capex, postponed capex, late capex, delayed capex, capex backlog, missed capex, underspent capex',
    'capex en retard, capex reporté, capex reportés, capex différé, investissements en retard, investissements reportés, investissement reporté, retard de capex, retard d’investissement, sous-investissement',
  ],
  added_to_the_price: [
    'added to the price, add it to the price, adds to the price, add to the price, on top of the price, increases the price, raises the price, pushes the price up, gets added to the price',
    'ajoute au prix, ajouté au prix, s’ajoute au prix, s’ajoutent au prix, ajoutés au prix, en plus du prix, augmente le prix, augmentent le prix, fait monter le prix',
  ],
  accounting_equity: [
    'shareholders’ equity in the balance sheet, shareholders’ equity you read, equity you read in, equity in the balance sheet, equity on the balance sheet, book equity, accounting equity, equity in the accounts, equity shown in the accounts, equity from the balance sheet, net assets in the accounts',
    'capitaux propres du bilan, capitaux propres au bilan, fonds propres du bilan, fonds propres au bilan, capitaux propres comptables, fonds propres comptables, capitaux propres qu’on lit, capitaux propres que l’on lit, capitaux propres inscrits',
  ],
  is_simply: [
    'is simply, is just, is the same as, equals, is nothing but, is basically, is only, simply means, you read it, read it straight, can be read',
    'c’est simplement, est simplement, c’est tout simplement, est égale aux, est égale à, c’est la même chose que, correspond aux, n’est autre que, ce sont les, ce sont simplement, se lit',
  ],
  below_strike_dilutes: [
    'further the share price is below the strike, more the price is below the strike, lower the share price, below the strike the more, further out of the money, deeper out of the money, more out of the money',
    'plus le cours est en dessous du strike, plus le cours est sous le strike, plus le cours est bas, plus l’option est hors de la monnaie, plus elles sont hors de la monnaie, plus les options sont en dehors',
  ],
  more_dilution: [
    'more dilutive, more dilution, more they dilute, most dilutive, higher the dilution, dilute the most, dilute more, bigger the dilution',
    'plus elles diluent, plus dilutives, plus dilutive, plus de dilution, plus la dilution, plus il y a de dilution, diluent le plus',
  ],
  proceeds_over_basic: [
    'divide the proceeds by the basic, divide the proceeds by the number of basic, divide the exercise proceeds by the basic, proceeds by the basic shares, proceeds over basic shares, proceeds divided by the basic, proceeds by the existing shares, proceeds divided by the existing',
    'produit d’exercice par le nombre d’actions de base, produit d’exercice par les actions de base, produit d’exercice par le nombre d’actions existantes, produit par le nombre d’actions, divise le produit par les actions existantes, produit d’exercice par les actions existantes',
  ],
  purely_mechanical: [
    'purely mechanical, entirely mechanical, just arithmetic, pure arithmetic, nothing to negotiate, nothing to discuss, nothing to argue, no room for negotiation, not negotiable, no discussion, no debate, is not negotiated',
    'purement mécanique, entièrement mécanique, simple calcul, pure arithmétique, rien à négocier, rien à discuter, aucune négociation, pas de négociation, pas négociable, aucun débat, aucune discussion, ne se négocie pas',
  ],
  only_gross_counts: [
    'only gross debt counts, only the gross debt counts, gross debt is what counts, only gross debt matters, only the gross matters, cash does not count until, cash only counts once spent, until the cash is spent, until the cash is used, as long as the cash is not used, as long as the cash has not been used',
    'seul l’endettement brut compte, seule la dette brute compte, seul le brut compte, tant que la trésorerie n’a pas été utilisée, tant que le cash n’est pas utilisé, tant que la trésorerie n’est pas utilisée, tant que le cash n’est pas dépensé',
  ],
  from_the_cap: [
    'to the market cap, to market cap, to the market capitalisation, to the equity value i add, to the equity i add',
    'à la capitalisation, à la capi, à la valeur boursière, à la valeur des titres j’ajoute, à la valeur des titres on ajoute',
  ],
} as const satisfies Lexicon;
