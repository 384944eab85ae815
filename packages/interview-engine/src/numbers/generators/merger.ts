import { amount, defineGenerator, multiple, percent, price, shares, years } from '../generator.ts';

const tax = percent(0.25);
const acquirer = { ni_a: amount(500, 300, 800, 50), sh_a: shares(250, 150, 400, 50) };

/** Synergies taken before tax, where there are any. */
const untaxed = (synergies: number, value: number): [string, string, number][] =>
  synergies === 0 ? [] : [['synergies not taxed', 'n’impose pas les synergies', value]];

const ignoringGrowth = (value: number): [string, string, number] => [
  'ignores growth of synergies',
  'oublie la croissance des synergies',
  value,
];

export const mergerGenerators = [
  defineGenerator({
    id: 'N12',
    parameters: {
      ...acquirer,
      p_a: price(40, 20, 60, 5),
      ni_t: amount(100, 60, 200, 20),
      price_t: amount(1500, 1000, 3000, 250),
      syn: amount(20, 20, 80, 10),
      t: tax,
    },
    asked: { key: 'accretion', unit: 'percent', isChange: true },
    compute({ ni_a, sh_a, p_a, ni_t, price_t, syn, t }) {
      const eps = ni_a / sh_a;
      const issued = price_t / p_a;
      const combined = ni_a + ni_t + syn * (1 - t);
      const proForma = combined / (sh_a + issued);
      return {
        answers: {
          acq_eps: eps,
          new_shares: issued,
          pf_eps: proForma,
          accretion: proForma / eps - 1,
          acq_pe: p_a / eps,
          tgt_pe: price_t / ni_t,
        },
        traps: [
          ['ignores new shares', 'oublie les actions nouvelles', combined / sh_a / eps - 1],
          [
            'synergies not taxed',
            'n’impose pas les synergies',
            (ni_a + ni_t + syn) / (sh_a + issued) / eps - 1,
          ],
          [
            'forgets the synergies',
            'oublie les synergies',
            (ni_a + ni_t) / (sh_a + issued) / eps - 1,
          ],
        ],
      };
    },
  }),
  defineGenerator({
    id: 'N13',
    parameters: {
      ...acquirer,
      ni_t: amount(100, 60, 200, 20),
      price_t: amount(1500, 1000, 3000, 250),
      rd: percent(0.06, 0.04, 0.08, 0.005),
      t: tax,
      syn: amount(0, 0, 60, 20),
    },
    asked: { key: 'accretion', unit: 'percent', isChange: true },
    compute({ ni_a, sh_a, ni_t, price_t, rd, t, syn }) {
      const eps = ni_a / sh_a;
      const interest = price_t * rd;
      const before = ni_a + ni_t + syn * (1 - t);
      const proForma = (before - interest * (1 - t)) / sh_a;
      return {
        answers: {
          after_tax_interest: interest * (1 - t),
          pf_eps: proForma,
          accretion: proForma / eps - 1,
          after_tax_cost_of_debt: rd * (1 - t),
          target_earnings_yield: ni_t / price_t,
        },
        traps: [
          [
            'interest not tax-effected',
            'oublie l’économie d’impôt sur les intérêts',
            (before - interest) / sh_a / eps - 1,
          ],
          ['forgets the interest', 'oublie les intérêts', before / sh_a / eps - 1],
          ...untaxed(syn, (proForma + (syn * t) / sh_a) / eps - 1),
        ],
      };
    },
  }),
  defineGenerator({
    id: 'N14',
    parameters: {
      ...acquirer,
      p_a: price(30, 20, 40, 5),
      ni_t: amount(60, 40, 100, 10),
      price_t: amount(1500, 1500, 3000, 250),
      t: tax,
    },
    asked: { key: 'breakeven_pre_tax_synergies', unit: 'amount' },
    accepts: ({ breakeven_pre_tax_synergies = 0 }) => breakeven_pre_tax_synergies > 0,
    compute({ ni_a, sh_a, p_a, ni_t, price_t, t }) {
      const issued = price_t / p_a;
      const missing = (ni_a / sh_a) * (sh_a + issued) - ni_a - ni_t;
      return {
        answers: { new_shares: issued, breakeven_pre_tax_synergies: missing / (1 - t) },
        traps: [
          ['gives after-tax figure', 'donne le montant après impôt', missing],
          ['taxes the gap', 'impose l’écart au lieu de le majorer', missing * (1 - t)],
        ],
      };
    },
  }),
  defineGenerator({
    id: 'N20',
    parameters: {
      syn: amount(60, 30, 120, 10),
      t: tax,
      w: percent(0.09, 0.08, 0.1, 0.01),
      g: percent(0, 0, 0.01, 0.01),
      integ: amount(80, 40, 150, 10),
      prem: amount(300, 200, 800, 50),
    },
    asked: { key: 'npv_to_acquirer', unit: 'amount', isChange: true },
    accepts: ({ pv_net_synergies = 0 }) => pv_net_synergies > 0,
    compute({ syn, t, w, g, integ, prem }) {
      const gross = (syn * (1 - t)) / (w - g);
      return {
        answers: {
          pv_net_synergies: gross - integ,
          after_tax_synergies: syn * (1 - t),
          pv_gross_synergies: gross,
          premium: prem,
          npv_to_acquirer: gross - integ - prem,
          share_given_to_target: prem / (gross - integ),
        },
        traps: [
          ['pre-tax', 'capitalise les synergies avant impôt', syn / (w - g) - integ - prem],
          ['pre-tax', 'capitalise les synergies avant impôt', syn / (w - g) - prem],
          ['ignores integration cost', 'ignore les coûts d’intégration', gross - prem],
          ['adds the premium', 'ajoute la prime', gross - integ + prem],
          ...(g === 0 ? [] : [ignoringGrowth((syn * (1 - t)) / w - integ - prem)]),
        ],
      };
    },
  }),
  defineGenerator({
    id: 'N21',
    parameters: {
      p_a: price(50, 30, 90, 10),
      sh_a: shares(400, 200, 600, 50),
      p_t: price(20, 10, 40, 5),
      prem: percent(0.25, 0.2, 0.4, 0.05),
      sh_t: shares(160, 100, 250, 25),
    },
    asked: { key: 'exchange_ratio', unit: 'ratio' },
    alsoAsked: [{ key: 'target_ownership', unit: 'percent' }],
    compute({ p_a, sh_a, p_t, prem, sh_t }) {
      const offer = p_t * (1 + prem);
      const issued = (offer / p_a) * sh_t;
      return {
        answers: {
          exchange_ratio: offer / p_a,
          new_shares: issued,
          target_ownership: issued / (issued + sh_a),
        },
        traps: [
          ['no premium', 'oublie la prime', p_t / p_a],
          [
            'premium on the acquirer',
            'applique la prime au cours de l’acquéreur',
            p_t / (p_a * (1 + prem)),
          ],
          ['ratio upside down', 'inverse la parité', p_a / offer],
          [
            'ownership by price ratio',
            'déduit la détention du rapport des cours',
            offer / (offer + p_a),
            'target_ownership',
          ],
          [
            'ignores the exchange ratio',
            'oublie la parité d’échange',
            sh_t / (sh_t + sh_a),
            'target_ownership',
          ],
          [
            'leaves its own shares out',
            'oublie les actions nouvelles au dénominateur',
            issued / sh_a,
            'target_ownership',
          ],
        ],
      };
    },
  }),
  defineGenerator({
    id: 'N22',
    parameters: {
      e_a: amount(600, 400, 900, 50),
      e_t: amount(400, 200, 500, 50),
      nd_a: amount(600, 200, 1200, 100),
      nd_t: amount(2000, 500, 2000, 100),
      mult: multiple(8, 8, 11, 0.5),
    },
    asked: { key: 'equity_contrib_t', unit: 'percent' },
    quoted: { ebitda_contrib_t: 'percent' },
    accepts: ({ equity_contrib_t = 0 }) => equity_contrib_t > 0 && equity_contrib_t < 1,
    compute({ e_a, e_t, nd_a, nd_t, mult }) {
      const equityAcquirer = e_a * mult - nd_a;
      const equityTarget = e_t * mult - nd_t;
      const unlevered = e_t / (e_a + e_t);
      return {
        answers: {
          ebitda_contrib_t: unlevered,
          equity_contrib_t: equityTarget / (equityAcquirer + equityTarget),
        },
        traps: [
          [
            'unlevered share used as ownership',
            'prend la part d’EBITDA, sans corriger de la dette',
            unlevered,
          ],
          [
            'divides by the acquirer alone',
            'rapporte à l’acquéreur seul',
            equityTarget / equityAcquirer,
          ],
          [
            'adds net debt',
            'ajoute la dette nette',
            (e_t * mult + nd_t) / ((e_a + e_t) * mult + nd_a + nd_t),
          ],
          [
            'deducts the debt of the target alone',
            'ne retire que la dette de la cible',
            equityTarget / (e_a * mult + equityTarget),
          ],
        ],
      };
    },
  }),
  defineGenerator({
    id: 'N32',
    parameters: {
      upfront: amount(300, 150, 500, 50),
      earn: amount(100, 50, 150, 25),
      prob: percent(0.6, 0.4, 0.8, 0.1),
      ke: percent(0.12, 0.1, 0.15, 0.01),
      years: years(2, 1, 3),
    },
    asked: { key: 'economic', unit: 'amount', added: 'upfront' },
    compute({ upfront, earn, prob, ke, years: n }) {
      const earnOut = (prob * earn) / (1 + ke) ** n;
      return {
        answers: { pv_earnout: earnOut, headline: upfront + earn, economic: upfront + earnOut },
        traps: [
          ['adds full earn-out', 'ajoute la totalité du complément', upfront + earn],
          ['forgets to discount', 'oublie d’actualiser', upfront + prob * earn],
          ['forgets the probability', 'oublie la probabilité', upfront + earn / (1 + ke) ** n],
        ],
      };
    },
  }),
];
