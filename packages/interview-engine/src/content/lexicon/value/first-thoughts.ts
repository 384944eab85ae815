import type { Lexicon } from '../../types.ts';

/** Turns of what candidates falsely say first about enterprise value and equity value. */
export const firstThoughtsOfValue = {
  preferred_paper: [
    'preferred, preferreds',
    'actions de préférence, préférentielles, actions prioritaires',
  ],
  like_the_cash: [
    'like cash, same as cash, same role as cash, deducted from ev, deducted from enterprise value, taken off enterprise value, taken off ev, come off enterprise value, come off ev',
    'comme la trésorerie, comme le cash, même rôle que la trésorerie, en déduction de la ve, déduites de la ve, retirées de la ve, viennent en moins dans la ve',
  ],
  cap_above_cash: [
    'market cap is higher than the net cash, market cap is higher than net cash',
    'capitalisation dépasse la trésorerie, capi dépasse le cash, capitalisation dépasse le cash',
  ],
  more_debt_than_worth: [
    'more debt than assets, debt exceeds its value, debt exceeds the value, too much debt, too indebted, over indebted, overindebted, debt is bigger than, more debt than it is worth',
    'dette dépasse sa valeur, dette dépasse la valeur, trop de dette, trop endettée, trop endetté, surendettée, surendetté, dette est plus grosse',
  ],
  ev_below_zero: [
    'negative ev, negative enterprise value, ev is negative, enterprise value is negative, ev negative, enterprise value below zero, ev below zero, ev turns negative, ev goes negative',
    've négative, valeur d’entreprise négative, ve est négative, valeur d’entreprise est négative, ve devient négative, ve passe en négatif, ve sous zéro',
  ],
  short_of_the_peg: [
    'below the peg, under the peg, below normal, below the normal level, below target, below the target, less than the peg, less than normal, a shortfall, the shortfall, lower than the peg, lower than normal, short of the peg',
    'inférieur au niveau normatif, inférieur au normatif, sous le niveau normatif, inférieur au niveau normal, inférieur à la normale, sous la cible, inférieur à la cible, moins que la normale, insuffisance de bfr, manque de bfr',
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
    'added to the price, adds to the price, add to the price, on top of the price, increases the price, raises the price, pushes the price up',
    'ajoute au prix, ajouté au prix, ajoutés au prix, en plus du prix, augmente le prix, augmentent le prix, fait monter le prix',
  ],
  accounting_equity: [
    'shareholders’ equity you read, equity you read in, book equity, accounting equity, equity in the accounts',
    'capitaux propres du bilan, capitaux propres au bilan, fonds propres du bilan, fonds propres au bilan, capitaux propres comptables, fonds propres comptables, capitaux propres inscrits',
  ],
  is_simply: [
    'is simply, is just, is the same as, equals, is nothing but, is basically, is only, simply means, you read it, read it straight, can be read',
    'est simplement, c’est tout simplement, est égale aux, est égale à, correspond aux, n’est autre que, ce sont les, ce sont simplement, se lit, c’est la même chose que',
  ],
  below_strike_dilutes: ['lower the share price, below the strike the more', ''],
  more_dilution: [
    'more dilutive, more dilution, more they dilute, most dilutive, higher the dilution, dilute the most, dilute more, bigger the dilution',
    'plus elles diluent, plus dilutives, plus dilutive, plus de dilution, plus la dilution, diluent le plus, plus il y a de dilution',
  ],
  proceeds_over_basic: [
    'proceeds over basic shares',
    'produit d’exercice par le nombre d’actions de base',
  ],
  purely_mechanical: [
    'purely mechanical, entirely mechanical, just arithmetic, pure arithmetic, nothing to negotiate, nothing to discuss, nothing to argue, no room for negotiation, not negotiable, no discussion, no debate',
    'purement mécanique, entièrement mécanique, simple calcul, pure arithmétique, rien à négocier, rien à discuter, aucune négociation, pas de négociation, pas négociable, aucun débat, aucune discussion, ne se négocie pas',
  ],
  only_gross_counts: [
    'only gross debt counts, only gross debt matters, only the gross matters',
    'seul l’endettement brut compte, seul le brut compte',
  ],
  from_the_cap: [
    'to the market cap, to market cap, to the market capitalisation',
    'à la capitalisation, à la capi, à la valeur boursière, à la valeur des titres on ajoute',
  ],
} as const satisfies Lexicon;
