import { commonNames as common } from './common-names.ts';

const cash =
  '(?:operating )?cash(?: ?flow)?|tresorerie|cfo|flux de tresorerie|tax (?:saving|shield)|economie d.impot|bank(?: balance| account)?|(?:compte en |en )?banque|caisse';
const netIncome =
  'net income|net profit|net result|earnings(?! before)|(?<!\\b(?:pre.?tax|pre.?tacks|taxable|operating|gross) )profits?(?! before)|resultat(?! (?:d.exploitation|operationnel|avant))(?: net)?|benefice(?! (?:d.)?avant)|ni|p&l|bottom line';
const balance = 'assets|liabilit\\w+|actifs?|passifs?|balance sheet|bilan';

/** Where a key means something else than in the other generators. */
const special: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  N01: {
    X: 'depreciation|amortisation|amortissements?|dotation|add back|reintegr\\w+|non.cash|ebit|pre.?tax|avant (?:le fisc|impots?)',
    d_cash: cash,
    d_cfo: cash,
    d_net_income: netIncome,
    d_ppe: 'pp ?& ?e|ppe|fixed assets|immobilisations?|pp and e',
    d_equity:
      'equity|retained earnings|profits (?:piled|kept|accumulated)|capitaux propres|fonds propres|reserves',
    balance,
  },
  N02: {
    X: 'inventory|stocks?',
    step2_d_ni: netIncome,
    step1_d_ni: netIncome,
    step2_d_cash:
      '(?:second step|second|sale|step two|step 2|vente|deuxieme etape)?.{0,12}(?:cash|tresorerie)',
    total_d_cash:
      '(?:overall|in total|both steps|net net|net over|all told|au total|sur les deux|cumul\\w*)(?:.{0,20}(?:cash|tresorerie))?',
    revenue:
      'revenues?|sales|vend\\w*|plus cher|sold|sell\\w*|chiffre d.affaires|ventes|encaiss\\w+',
    cost: 'cost|cout',
    margin: 'margin|marge|profit before|pre.tax|avant impot',
    balance,
  },
  N05: {
    rf: 'risk.free(?: rate)?|taux sans risque|sans risque|government bond|oat|bund',
    erp: '(?:market|equity|risk) (?:risk )?premium|erp|prime (?:de marche|de risque)(?: de marche)?',
    beta: 'beta',
  },
  N06: { kd: 'cost of (?:the )?debt|cout de la dette' },
  N08: {
    fcf: 'cash ?flow|flux',
    pv_tv: `${common['pv_tv']}|${common['tv']}`,
    tv: '(?!)',
  },
  N14: { pe: 'p ?/? ?e|per|price.earnings' },
  N15: { price: 'price|prix', book: 'book|comptable\\w*|capitaux propres' },
  N18: {
    exit_ev: `(?:sortie|exit|sells?|sold|revend\\w*)\\b[^.;!?]{0,25}?\\b(?:ev|ve|enterprise value|valeur d.entreprise)|${common['exit_ev']}`,
    moic: 'moic|money multiple|cash.on.cash|(?:times )?(?:the|our|its|their|your) money|la mise|sa mise|leur mise',
  },
  N25: { senior: 'senior', mezz: 'debt|claim|creance' },
  N31: {
    X: 'non.cash charge|charge (?:non decaissee|comptable|calculee)|writ(?:e|es|ing|ten|e it|ing it).?(?:down|off)|wrote.?(?:down|off)|impair\\w+|depreci\\w+|ebit|pre.?tax|avant (?:le fisc|impots?)|valeur|asset by|actif|ecriture',
    asset_d_ni: netIncome.replace('|p&l', ''), // the whole charge goes through it
    goodwill_d_ni: `goodwill(?:[^.;!?]{0,60}?(?:${netIncome}))?|${netIncome}`,
    asset_dta: 'deferred|dta|impots? differes?|actif d.impot',
    asset_d_cash: 'cash|tresorerie',
    goodwill_d_cash: 'cash|tresorerie',
    equity: 'equity|retained earnings|capitaux propres|fonds propres|reserves',
  },
};

const anyOf = (pattern: string): RegExp =>
  new RegExp(`(?<![a-z])(?<!\\b(?:i|we|you|they)')(?:${pattern})(?![a-z])`, 'g');

export type Names = ReadonlyMap<string, RegExp>;

/** The names of the given keys in a generator, to be looked for in folded text. */
export function namesOf(generator: string, keys: readonly string[]): Names {
  const own = special[generator] ?? {};
  const all = [...new Set([...keys, ...Object.keys(own)])];
  return new Map(
    all.flatMap((key): [string, RegExp][] => {
      const pattern = own[key] ?? common[key];
      return pattern === undefined ? [] : [[key, anyOf(pattern)]];
    }),
  );
}
