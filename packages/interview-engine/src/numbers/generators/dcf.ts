import {
  amount,
  defineGenerator,
  multiple,
  percent,
  ratio,
  shares as count,
  years,
} from '../generator.ts';

const growth = percent(0.02, 0.01, 0.03, 0.005);
const discountRate = percent(0.09, 0.07, 0.12, 0.01);
const flow = amount(100, 50, 200, 10);

export const dcfGenerators = [
  defineGenerator({
    id: 'N05',
    parameters: {
      E: amount(700, 500, 900, 100),
      D: amount(300, 100, 500, 100),
      ke: percent(0.1, 0.08, 0.13, 0.01),
      kd: percent(0.05, 0.04, 0.08, 0.01),
      t: percent(0.25, 0.2, 0.3, 0.05),
    },
    asked: { key: 'wacc', unit: 'percent' },
    compute({ E, D, ke, kd, t }) {
      const share = E / (D + E);
      return {
        answers: {
          equity_part: share * ke,
          debt_part: (1 - share) * kd * (1 - t),
          wacc: share * ke + (1 - share) * kd * (1 - t),
        },
        traps: [
          ['no tax shield', 'oublie l’économie d’impôt', share * ke + (1 - share) * kd],
          [
            'uses D/E as debt weight',
            'prend le gearing comme poids de la dette',
            ke * (1 - D / E) + (D / E) * kd * (1 - t),
          ],
          ['equal weights', 'pondère à parts égales', 0.5 * ke + 0.5 * kd * (1 - t)],
          ['swaps the weights', 'inverse les poids', (1 - share) * ke + share * kd * (1 - t)],
          [
            'taxes the cost of equity',
            'applique l’impôt au coût des fonds propres',
            (share * ke + (1 - share) * kd) * (1 - t),
          ],
        ],
      };
    },
  }),
  defineGenerator({
    id: 'N06',
    parameters: {
      bl_peer: ratio(1.3, 0.8, 1.6, 0.1),
      de_peer: percent(0.4, 0.2, 0.6, 0.1),
      t_peer: percent(0.25),
      de_target: percent(0.6, 0.2, 1, 0.1),
      t: percent(0.25),
      rf: percent(0.03, 0.02, 0.04, 0.005),
      erp: percent(0.055, 0.05, 0.06, 0.005),
    },
    asked: { key: 'ke', unit: 'percent' },
    compute({ bl_peer, de_peer, t_peer, de_target, t, rf, erp }) {
      const unlevered = bl_peer / (1 + (1 - t_peer) * de_peer);
      const relevered = unlevered * (1 + (1 - t) * de_target);
      return {
        answers: { beta_u: unlevered, beta_l: relevered, ke: rf + relevered * erp },
        traps: [
          ['uses peer levered beta', 'garde le bêta endetté du pair', rf + bl_peer * erp],
          ['uses unlevered beta', 'garde le bêta désendetté', rf + unlevered * erp],
          ['leaves out the beta', 'oublie le bêta', rf + erp],
          [
            'beta x market return (not premium)',
            'multiplie le bêta par le rendement du marché et non par la prime',
            rf + relevered * (erp + rf),
          ],
          [
            'relevers a levered beta',
            'réendette un bêta déjà endetté',
            rf + bl_peer * (1 + (1 - t) * de_target) * erp,
          ],
        ],
      };
    },
  }),
  defineGenerator({
    id: 'N07',
    parameters: {
      ebitda: amount(200, 100, 400, 20),
      da: amount(40, 20, 80, 10),
      t: percent(0.25, 0.2, 0.3, 0.05),
      capex: amount(50, 20, 90, 10),
      dnwc: amount(10, 5, 30, 5),
    },
    asked: { key: 'ufcf', unit: 'amount' },
    accepts: ({ ufcf = 0 }) => ufcf > 0,
    compute({ ebitda, da, t, capex, dnwc }) {
      const nopat = (ebitda - da) * (1 - t);
      const ufcf = nopat + da - capex - dnwc;
      return {
        answers: { ebit: ebitda - da, nopat, ufcf },
        traps: [
          ['taxes EBITDA', 'impose l’EBITDA', ebitda * (1 - t) - capex - dnwc],
          ['taxes EBITDA', 'impose l’EBITDA', ebitda * (1 - t) + da - capex - dnwc],
          ['adds the NWC increase', 'ajoute la hausse du BFR', ufcf + 2 * dnwc],
          ['forgets D&A add-back', 'oublie de réintégrer les amortissements', ufcf - da],
          ['forgets D&A add-back', 'oublie de réintégrer les amortissements', nopat - dnwc],
          ['forgets the capex', 'oublie les investissements', ufcf + capex],
          ['forgets the NWC increase', 'oublie la hausse du BFR', ufcf + dnwc],
          ['forgets what is invested', 'oublie tout ce qui est investi', nopat + da],
          ['forgets the tax', 'oublie l’impôt', ebitda - capex - dnwc],
        ],
      };
    },
  }),
  defineGenerator({
    id: 'N08',
    parameters: { fcf: flow, g: growth, w: discountRate, n: years(5, 5, 7) },
    asked: { key: 'pv_tv', unit: 'amount' },
    compute({ fcf, g, w, n }) {
      const tv = (fcf * (1 + g)) / (w - g);
      const factor = (1 + w) ** n;
      return {
        answers: { tv, pv_tv: tv / factor },
        traps: [
          [
            'does not grow final FCF',
            'ne fait pas croître le dernier flux',
            fcf / (w - g) / factor,
          ],
          ['does not grow final FCF', 'ne fait pas croître le dernier flux', fcf / (w - g)],
          ['forgets to discount', 'oublie d’actualiser', tv],
          ['discounts one year too many', 'actualise une année de trop', tv / factor / (1 + w)],
          [
            'does not deduct growth from WACC',
            'ne retranche pas la croissance du CMPC',
            (fcf * (1 + g)) / w / factor,
          ],
          [
            'does not deduct growth from WACC',
            'ne retranche pas la croissance du CMPC',
            fcf / w / factor,
          ],
        ],
      };
    },
  }),
  defineGenerator({
    id: 'N09',
    parameters: { fcf: flow, g: growth, w: discountRate, ebitda: amount(180, 120, 300, 20) },
    asked: { key: 'implied_multiple', unit: 'multiple' },
    compute({ fcf, g, w, ebitda }) {
      const tv = (fcf * (1 + g)) / (w - g);
      return {
        answers: { tv, implied_multiple: tv / ebitda },
        traps: [
          ['no growth on FCF', 'ne fait pas croître le flux', fcf / (w - g) / ebitda],
          [
            'does not deduct growth from WACC',
            'ne retranche pas la croissance du CMPC',
            (fcf * (1 + g)) / w / ebitda,
          ],
          [
            'does not deduct growth from WACC',
            'ne retranche pas la croissance du CMPC',
            fcf / w / ebitda,
          ],
        ],
      };
    },
  }),
  defineGenerator({
    id: 'N09b',
    parameters: {
      ebitda: amount(180, 120, 300, 20),
      mult: multiple(9, 7, 11, 0.5),
      fcf: amount(100, 50, 120, 10),
      w: percent(0.09, 0.08, 0.11, 0.01),
    },
    asked: { key: 'implied_g', unit: 'percent', isChange: true },
    compute({ ebitda, mult, fcf, w }) {
      const tv = ebitda * mult;
      return {
        answers: { tv, implied_g: (tv * w - fcf) / (tv + fcf) },
        traps: [
          ['g = WACC - FCF/TV (forgets 1+g)', 'g = CMPC – flux/VT (oublie le 1+g)', w - fcf / tv],
        ],
      };
    },
  }),
  defineGenerator({
    id: 'N28',
    parameters: { w: percent(0.1, 0.06, 0.14, 0.01) },
    asked: { key: 'uplift', unit: 'percent' },
    compute: ({ w }) => ({
      answers: { uplift: (1 + w) ** 0.5 - 1 },
      traps: [['half of WACC', 'la moitié du CMPC', w / 2]],
    }),
  }),
  defineGenerator({
    id: 'N29',
    parameters: {
      f1: amount(100, 60, 150, 10),
      g: percent(0.05, 0.03, 0.08, 0.01),
      n: years(5),
      w: percent(0.09, 0.08, 0.11, 0.01),
      gt: percent(0.02, 0.01, 0.025, 0.005),
      netdebt: amount(400, 200, 600, 50),
      shares: count(60, 40, 100, 10),
    },
    asked: { key: 'per_share', unit: 'price' },
    alsoAsked: [{ key: 'ev', unit: 'amount', isOnTheWay: true }],
    accepts: ({ equity = 0 }) => equity > 0,
    compute({ f1, g, n, w, gt, netdebt, shares }) {
      const flows = Array.from({ length: n }, (_, year) => f1 * (1 + g) ** year);
      const pvFlows = flows.reduce((sum, each, year) => sum + each / (1 + w) ** (year + 1), 0);
      const tv = ((flows.at(-1) ?? 0) * (1 + gt)) / (w - gt);
      const pvTv = tv / (1 + w) ** n;
      const ev = pvFlows + pvTv;
      const perShare = (value: number) => (value - netdebt) / shares;
      return {
        answers: {
          ...Object.fromEntries(flows.map((each, year) => [`flow_${year + 1}`, each])),
          pv_fcf: pvFlows,
          tv,
          pv_tv: pvTv,
          ev,
          tv_share: pvTv / ev,
          equity: ev - netdebt,
          per_share: perShare(ev),
        },
        traps: [
          ['equity = EV (no bridge)', 'prend la VE pour la valeur des titres', ev / shares],
          ['TV undiscounted', 'n’actualise pas la valeur terminale', pvFlows + tv, 'ev'],
          ['TV undiscounted', 'n’actualise pas la valeur terminale', perShare(pvFlows + tv)],
          ['TV undiscounted', 'n’actualise pas la valeur terminale', (pvFlows + tv) / shares],
          [
            'discounts the TV a year too few',
            'actualise la valeur terminale un an de moins',
            perShare(pvFlows + pvTv * (1 + w)),
          ],
          [
            'discounts the TV a year too many',
            'actualise la valeur terminale un an de trop',
            perShare(pvFlows + pvTv / (1 + w)),
          ],
        ],
      };
    },
  }),
];
