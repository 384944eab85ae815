type Names = Readonly<Record<string, string>>;

/** The short names questions give the inputs of their generator, by question. */
const bindings: Readonly<Record<string, Names>> = {
  A3: { m: 'price_multiple' },
  A5: { d: 'ddso' },
  B2: { p: 'price', n: 'shares', d: 'debt', pf: 'pref', mi: 'nci', c: 'cash', a: 'assoc' },
  B4: { o: 'opts', k: 'strike', p: 'price', b: 'basic' },
  C3: { e: 'ebitda', m: 'mult', nd: 'netdebt', n: 'shares' },
  C8: { p: 'price', pr: 'prem', n: 'shares', nd: 'netdebt', e: 'ebitda' },
  D2: { e: 'ebitda', d: 'da', c: 'capex', w: 'dnwc' },
  D4: { b: 'bl_peer' },
  D6: { f: 'fcf' },
  D7: { f: 'f1', nd: 'netdebt', s: 'shares' },
  E3: { e: 'ebitda', m: 'm_in', l: 'lev', p: 'paydown', x: 'm_out', n: 'years' },
  E5: { v: 'exit_ev', d: 'exit_debt', n: 'years', l: 'lev', e: 'ebitda' },
  E6: { m: 'moic', n: 'years' },
  E8: { d: 'debt', k: 'cash', e: 'ebitda', r: 'rate', c: 'cov' },
  F3: { na: 'ni_a', sa: 'sh_a', pa: 'p_a', nt: 'ni_t', pt: 'price_t', s: 'syn' },
  F6: { s: 'syn', p: 'prem' },
  F7: { pa: 'p_a', sa: 'sh_a', pt: 'p_t', st: 'sh_t', pr: 'prem' },
  F9: { p: 'price', b: 'book', g: 'exist_gw', w: 'writeup' },
  F11: { gap: 'earn' },
  H1: { m: 'mult', e: 'ebitda', k: 'costs', a: 'rcf', b: 'senior', c: 'mezz' },
  K2: { l: 'lev' },
  K3: { pr: 'prem' },
};

/** The inputs a question calls by a short name; names that are already full stand for themselves. */
export const bindingOf = (seedId: string): Names => bindings[seedId] ?? {};
