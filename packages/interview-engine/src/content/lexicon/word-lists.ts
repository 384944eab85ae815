/** Lists that several notions cross with others. */
export const cash = [
  'cash, bank, bank account, bank balance, cash balance, cash position, till, cash flow',
  'trésorerie, caisse, cash, compte en banque, compte, flux de trésorerie',
] as const;

export const profit = [
  'net income, net profit, profit, earnings, profit after tax, bottom line',
  'résultat net, résultat, bénéfice, bénéfice net',
] as const;

export const evMultipleEnglish =
  'ev ebitda, ev to ebitda, ev over ebitda, an ebitda multiple, the ebitda multiple, ebitda multiple, ebitda multiples';

export const evMultipleFrench =
  've ebitda, ev ebitda, ve sur ebitda, ve sur l’ebitda, ev sur ebitda, l’ev ebitda, multiple d’ebitda, multiples d’ebitda';

export const equityEnglish =
  'equity value, equity, market cap, market capitalisation, capitalisation, value of the shares, what the shareholders own, shareholders value, value of the equity';

export const equityFrench =
  'capitalisation, capitalisation boursière, valeur des titres, valeur des fonds propres, fonds propres, valeur des actions, valeur pour les actionnaires, capi, titres';

export const enterpriseValueEnglish = 'ev, enterprise value, firm value';

export const enterpriseValueFrench = 've, ev, valeur d’entreprise';

export const oftenEnglish =
  ', always, automatically, mechanically, also, therefore, then, actually, directly, simply';

export const oftenFrench =
  ', toujours, automatiquement, mécaniquement, aussi, donc, alors, directement, forcément, tout simplement';

export const ofTheTarget =
  'target’s, the target’s, target’s own, seller’s, seller’s own, target company’s, acquired company’s, target’s standalone, target’s current, target’s existing, target';

export const talks = [
  'conciliation, mandat ad hoc, preventive procedure, preventive procedures, preventive stage, amicable stage',
  'conciliation, mandat ad hoc, procédure préventive, procédures préventives, phase amiable',
] as const;
