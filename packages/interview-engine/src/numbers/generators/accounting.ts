import { amount, days, defineGenerator, multiple, percent } from '../generator.ts';

const tax = percent(0.25, 0.2, 0.3, 0.05);

/** The cycle of somebody who takes but one of two deadlines on sales rather than on costs. */
const stocksOrSuppliersOnSales = ({
  dso,
  dio,
  dpo,
  share,
}: Readonly<Record<'dso' | 'dio' | 'dpo' | 'share', number>>): [string, string, number][] =>
  [dso + dio * share - dpo, dso + dio - dpo * share].map((value) => [
    'divides all by sales',
    'rapporte tout au chiffre d’affaires',
    value,
  ]);

export const accountingGenerators = [
  defineGenerator({
    id: 'N01',
    parameters: { X: amount(100, 20, 200, 10), t: tax },
    asked: { key: 'd_cash', unit: 'amount', isChange: true, sameAs: ['d_cfo'] },
    compute: ({ X, t }) => ({
      answers: {
        d_net_income: -X * (1 - t),
        d_cfo: X * t,
        d_cash: X * t,
        d_ppe: -X,
        d_equity: -X * (1 - t),
      },
      traps: [
        ['cash falls like net income', 'la trésorerie baisse comme le résultat net', -X * (1 - t)],
        [
          'cash unchanged (non-cash so no effect)',
          'trésorerie inchangée (charge non décaissée, donc sans effet)',
          0,
        ],
        ['forgets tax, adds back full X', 'oublie l’impôt et réintègre la totalité', X],
      ],
    }),
  }),
  defineGenerator({
    id: 'N02',
    parameters: {
      X: amount(80, 40, 200, 20),
      cogs_pct: percent(0.5),
      price_multiple: multiple(1.5, 1.25, 2.5, 0.25),
      t: tax,
    },
    asked: { key: 'step2_d_cash', unit: 'amount', isChange: true },
    alsoAsked: [
      { key: 'step1_d_ni', unit: 'amount', isChange: true, isCase: true },
      { key: 'total_d_cash', unit: 'amount', isChange: true },
      { key: 'step2_d_ni', unit: 'amount', isChange: true },
    ],
    compute({ X, cogs_pct, price_multiple, t }) {
      const cost = X * cogs_pct;
      const revenue = cost * price_multiple;
      const margin = revenue - cost;
      return {
        answers: {
          step1_d_cash: -X,
          step1_d_ni: 0,
          step2_d_ni: margin * (1 - t),
          step2_d_cash: revenue - margin * t,
          total_d_cash: -X + revenue - margin * t,
          revenue,
          cost,
          margin,
        },
        traps: [
          [
            'expenses inventory when bought (NI step 1)',
            'passe le stock en charge dès l’achat',
            -X * (1 - t),
            'step1_d_ni',
          ],
          [
            'expenses inventory when bought (NI step 1)',
            'passe le stock en charge dès l’achat',
            -X,
            'step1_d_ni',
          ],
          [
            'expenses inventory when bought (NI step 1)',
            'passe le stock en charge dès l’achat',
            -cost * (1 - t),
            'step1_d_ni',
          ],
          ['forgets the tax on the margin', 'oublie l’impôt sur la marge', revenue],
          ['taxes the whole sale', 'impose toute la vente', revenue * (1 - t)],
        ],
      };
    },
  }),
  defineGenerator({
    id: 'N15',
    parameters: {
      price: amount(1000, 800, 2000, 100),
      book: amount(400, 200, 600, 50),
      exist_gw: amount(50, 20, 100, 20),
      writeup: amount(240, 100, 400, 50),
      t: tax,
    },
    asked: { key: 'goodwill', unit: 'amount' },
    accepts: ({ goodwill = 0 }) => goodwill > 0,
    compute({ price, book, exist_gw, writeup, t }) {
      const dtl = writeup * t;
      const fairValue = book - exist_gw + writeup - dtl;
      return {
        answers: { dtl, fv_net_assets: fairValue, goodwill: price - fairValue },
        traps: [
          ['price - book', 'prix moins capitaux propres comptables', price - book],
          ['forgets DTL', 'oublie l’impôt différé passif', price - (fairValue + dtl)],
          ['forgets DTL', 'oublie l’impôt différé passif', price - (book + writeup)],
          ['keeps existing goodwill', 'conserve l’ancien goodwill', price - (fairValue + exist_gw)],
          ['forgets the write-up', 'oublie la réévaluation', price - (book - exist_gw)],
        ],
      };
    },
  }),
  defineGenerator({
    id: 'N23',
    parameters: {
      rev: amount(730, 365, 1825, 365),
      cogs: amount(365, 182.5, 912.5, 182.5),
      ar: amount(100, 50, 250, 25),
      inv: amount(60, 30, 120, 15),
      ap: amount(45, 30, 120, 15),
      ddso: days(10, 5, 15, 5),
    },
    asked: { key: 'ccc', unit: 'days' },
    quoted: { cash_released_if_dso_cut: 'amount' },
    accepts: ({ ccc = 0, margin = 0 }) => ccc > 0 && margin > 0,
    compute({ rev, cogs, ar, inv, ap, ddso }) {
      const dso = (ar / rev) * 365;
      const dio = (inv / cogs) * 365;
      const dpo = (ap / cogs) * 365;
      return {
        answers: {
          dso,
          dio,
          dpo,
          ccc: dso + dio - dpo,
          ccc_after_cut: dso + dio - dpo - ddso,
          margin: rev - cogs,
          cash_released_if_dso_cut: (ddso * rev) / 365,
        },
        traps: [
          ['adds DPO', 'ajoute le délai fournisseur', dso + dio + dpo],
          ['leaves out DPO', 'oublie le délai fournisseur', dso + dio],
          ['leaves out DIO', 'oublie les stocks', dso - dpo],
          [
            'divides all by sales',
            'rapporte tout au chiffre d’affaires',
            ((ar + inv - ap) / rev) * 365,
          ],
          ...stocksOrSuppliersOnSales({ dso, dio, dpo, share: cogs / rev }),
        ],
      };
    },
  }),
  defineGenerator({
    id: 'N26',
    parameters: {
      ebitda: amount(100, 80, 200, 10),
      ev: amount(800, 700, 1800, 100),
      rent: amount(25, 15, 50, 5),
      lease_liab: amount(150, 80, 300, 20),
    },
    asked: { key: 'post', unit: 'multiple' },
    compute: ({ ebitda, ev, rent, lease_liab }) => ({
      answers: { pre: ev / ebitda, post: (ev + lease_liab) / (ebitda + rent) },
      traps: [
        ['adds rent only', 'n’ajoute que le loyer', ev / (ebitda + rent)],
        ['adds liability only', 'n’ajoute que la dette locative', (ev + lease_liab) / ebitda],
        [
          'deducts the rent from EBITDA',
          'retranche le loyer de l’EBITDA',
          (ev + lease_liab) / (ebitda - rent),
        ],
      ],
    }),
  }),
  defineGenerator({
    id: 'N31',
    parameters: { X: amount(100, 20, 200, 10), t: tax },
    asked: { key: 'asset_d_ni', unit: 'amount', isChange: true },
    alsoAsked: [
      { key: 'goodwill_d_ni', unit: 'amount', isChange: true, isCase: true },
      { key: 'asset_d_cash', unit: 'amount', isChange: true, isCase: true },
    ],
    compute: ({ X, t }) => ({
      answers: {
        asset_d_ni: -X * (1 - t),
        asset_dta: X * t,
        asset_d_cash: 0,
        goodwill_d_ni: -X,
        goodwill_d_cash: 0,
      },
      traps: [
        [
          'books an immediate cash tax saving',
          'comptabilise une économie d’impôt immédiate',
          X * t,
          'asset_d_cash',
        ],
        [
          'tax-effects goodwill impairment',
          'applique l’impôt à la dépréciation du goodwill',
          -X * (1 - t),
          'goodwill_d_ni',
        ],
        ['forgets the tax effect', 'oublie l’effet d’impôt', -X],
      ],
    }),
  }),
];
