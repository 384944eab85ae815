import { amount, defineGenerator, multiple, percent, years } from '../generator.ts';

const paperLbo = (m_out: number) => ({
  ebitda: amount(100, 50, 200, 10),
  m_in: multiple(8, 7, 11, 0.5),
  lev: multiple(5, 4, 6, 0.5),
  g: percent(0.05, 0.03, 0.1, 0.01),
  years: years(5, 4, 6),
  m_out: multiple(m_out, 7, 11, 0.5),
  paydown: amount(200, 80, 200, 20),
});

type PaperLbo = Readonly<Record<keyof ReturnType<typeof paperLbo>, number>>;

function returnsOf({ ebitda, m_in, lev, g, years: n, m_out, paydown }: PaperLbo) {
  const debt = lev * ebitda;
  const entryEquity = ebitda * m_in - debt;
  const exitEbitda = ebitda * (1 + g) ** n;
  const exitValue = exitEbitda * m_out;
  const owed = debt - paydown;
  const exitEquity = exitValue - owed;
  const moicAt = (profit: number) => (profit * m_out - owed) / entryEquity;
  return {
    moicAt,
    debt,
    entryEquity,
    exitEbitda,
    exitValue,
    exitEquity,
    moic: moicAt(exitEbitda),
  };
}

/** A mistake in the order of payment, where it changes what the last lender gets. */
const paidOtherwise = (
  id: string,
  fr: string,
  { paid, rightly }: { paid: number; rightly: number },
): [string, string, number][] => (paid === rightly ? [] : [[id, fr, paid]]);

const YEARS_OF_LANDMARKS = 5; // "three times is 25 percent" holds over five years

/** The rate one knows by heart, where the period is another. */
const landmark = (moic: number, period: number): [string, string, number][] =>
  period === YEARS_OF_LANDMARKS
    ? []
    : [['rate of five years', 'taux sur cinq ans', moic ** (1 / YEARS_OF_LANDMARKS) - 1]];

export const lboGenerators = [
  defineGenerator({
    id: 'N16',
    parameters: paperLbo(8),
    asked: { key: 'moic', unit: 'multiple' },
    alsoAsked: [{ key: 'irr', unit: 'percent' }],
    accepts: ({ moic = 0, exit_net_debt = -1 }) => moic > 1 && exit_net_debt >= 0,
    compute(inputs) {
      const { moicAt, debt, entryEquity, exitEbitda, exitValue, exitEquity, moic } =
        returnsOf(inputs);
      return {
        answers: {
          entry_ev: inputs.ebitda * inputs.m_in,
          entry_debt: debt,
          entry_equity: entryEquity,
          exit_ebitda: exitEbitda,
          exit_ev: exitValue,
          exit_net_debt: debt - inputs.paydown,
          exit_equity: exitEquity,
          moic,
          gain: moic - 1,
          irr: moic ** (1 / inputs.years) - 1,
        },
        traps: [
          ['ignores debt at exit (MOIC)', 'ignore la dette à la sortie', exitValue / entryEquity],
          ['no debt paydown (MOIC)', 'oublie le désendettement', (exitValue - debt) / entryEquity],
          [
            'grows EBITDA a year too few',
            'fait croître l’EBITDA un an de moins',
            moicAt(exitEbitda / (1 + inputs.g)),
          ],
          [
            'forgets the growth of EBITDA',
            'oublie la croissance de l’EBITDA',
            moicAt(inputs.ebitda),
          ],
          [
            'divides by the price paid',
            'divise par le prix payé et non par la mise',
            exitEquity / (inputs.ebitda * inputs.m_in),
          ],
          [
            'IRR = (MOIC-1)/years',
            'TRI calculé de façon linéaire',
            (moic - 1) / inputs.years,
            'irr',
          ],
          ['IRR = MOIC/years', 'TRI : multiple divisé par les années', moic / inputs.years, 'irr'],
        ],
      };
    },
  }),
  defineGenerator({
    id: 'N17',
    parameters: paperLbo(9),
    asked: { key: 'ebitda_growth', unit: 'amount' },
    alsoAsked: [{ key: 'value_created', unit: 'amount', isCase: true }],
    accepts: ({ value_created = 0 }) => value_created > 0,
    compute(inputs) {
      const { entryEquity, exitEbitda, exitValue, exitEquity } = returnsOf(inputs);
      const gained = exitEbitda - inputs.ebitda;
      const expansion = inputs.m_out - inputs.m_in;
      return {
        answers: {
          value_created: exitEquity - entryEquity,
          ebitda_growth: gained * inputs.m_in,
          multiple: expansion * inputs.ebitda,
          combination: expansion * gained,
          deleveraging: inputs.paydown,
        },
        traps: [
          [
            'values the growth at the exit multiple',
            'valorise la croissance au multiple de sortie',
            gained * inputs.m_out,
          ],
          [
            'leaves out the debt repaid',
            'oublie le désendettement',
            exitValue - inputs.ebitda * inputs.m_in,
            'value_created',
          ],
          [
            'takes the exit equity for the gain',
            'prend les fonds propres de sortie pour le gain',
            exitEquity,
            'value_created',
          ],
          [
            'leaves out the cross effect',
            'oublie l’effet croisé',
            exitEquity - entryEquity - expansion * gained,
            'value_created',
          ],
        ],
      };
    },
  }),
  defineGenerator({
    id: 'N18',
    parameters: {
      exit_ev: amount(1100, 800, 2000, 100),
      exit_debt: amount(250, 100, 400, 50),
      irr: percent(0.2, 0.18, 0.25, 0.01),
      years: years(5),
      lev: multiple(5, 4, 6, 0.5),
      ebitda: amount(100, 80, 160, 10),
    },
    asked: { key: 'max_multiple', unit: 'multiple' },
    alsoAsked: [{ key: 'max_ev', unit: 'amount' }],
    compute({ exit_ev, exit_debt, irr, years: n, lev, ebitda }) {
      const equity = (exit_ev - exit_debt) / (1 + irr) ** n;
      const ev = equity + lev * ebitda;
      const discounted = exit_ev / (1 + irr) ** n;
      return {
        answers: { max_equity: equity, max_ev: ev, max_multiple: ev / ebitda },
        traps: [
          [
            'discounts EV instead of equity',
            'actualise la VE au lieu des fonds propres',
            discounted / ebitda,
          ],
          [
            'discounts EV instead of equity',
            'actualise la VE au lieu des fonds propres',
            discounted / ebitda + lev,
          ],
          [
            'discounts EV instead of equity',
            'actualise la VE au lieu des fonds propres',
            discounted,
            'max_ev',
          ],
          ['leaves out the debt', 'oublie la dette d’acquisition', equity / ebitda],
          ['forgets to discount', 'oublie d’actualiser', (exit_ev - exit_debt) / ebitda + lev],
        ],
      };
    },
  }),
  defineGenerator({
    id: 'N19',
    parameters: { moic: multiple(2.5, 1.5, 4, 0.25), years: years(5, 3, 7) },
    asked: { key: 'irr', unit: 'percent', within: 0.006 },
    compute: ({ moic, years: n }) => ({
      answers: { irr: moic ** (1 / n) - 1 },
      traps: [
        ['simple average', 'moyenne simple', (moic - 1) / n],
        ['multiple over years', 'multiple divisé par les années', moic / n],
        ...landmark(moic, n),
      ],
    }),
  }),
  defineGenerator({
    id: 'N24',
    parameters: {
      ebitda: amount(120, 80, 200, 10),
      debt: amount(600, 400, 900, 50),
      cash: amount(60, 20, 100, 20),
      rate: percent(0.07, 0.05, 0.09, 0.005),
      cov: multiple(5.5, 5.5, 7.5, 0.5),
    },
    asked: { key: 'leverage', unit: 'multiple' },
    alsoAsked: [
      { key: 'coverage', unit: 'multiple' },
      { key: 'headroom', unit: 'percent' },
    ],
    accepts: ({ headroom = 0 }) => headroom > 0,
    compute({ ebitda, debt, cash, rate, cov }) {
      const netDebt = debt - cash;
      return {
        answers: {
          net_debt: netDebt,
          leverage: netDebt / ebitda,
          coverage: ebitda / (debt * rate),
          ebitda_at_covenant: netDebt / cov,
          headroom: 1 - netDebt / cov / ebitda,
        },
        traps: [
          ['uses gross debt', 'prend la dette brute', debt / ebitda],
          ['adds the cash', 'ajoute la trésorerie', (debt + cash) / ebitda],
          ['uses gross debt', 'prend la dette brute', 1 - debt / cov / ebitda, 'headroom'],
          [
            'measures the headroom on the covenant',
            'rapporte la marge au seuil du covenant',
            (cov * ebitda) / netDebt - 1,
            'headroom',
          ],
        ],
      };
    },
  }),
  defineGenerator({
    id: 'N25',
    parameters: {
      ebitda: amount(80, 50, 120, 10),
      mult: multiple(6, 4, 7, 0.5),
      costs: amount(20, 10, 30, 5),
      rcf: amount(60, 20, 80, 10),
      senior: amount(300, 200, 400, 50),
      mezz: amount(200, 100, 300, 50),
    },
    asked: { key: 'mezz_recovery', unit: 'percent' },
    alsoAsked: [{ key: 'senior_recovery', unit: 'percent' }],
    accepts: ({ distributable = 0 }) => distributable > 0,
    compute({ ebitda, mult, costs, rcf, senior, mezz }) {
      const distributable = ebitda * mult - costs;
      const paid = (claim: number, before: number) =>
        Math.max(0, Math.min(claim, distributable - before)) / claim;
      return {
        answers: {
          distributable,
          rcf_recovery: paid(rcf, 0),
          senior_recovery: paid(senior, rcf),
          mezz_recovery: paid(mezz, rcf + senior),
          residual_equity: Math.max(0, distributable - rcf - senior - mezz),
        },
        traps: [
          [
            'pro rata across all debt',
            'répartit au prorata entre tous les prêteurs',
            distributable / (rcf + senior + mezz),
          ],
          ...paidOtherwise('forgets the costs', 'oublie les frais', {
            paid: paid(mezz, rcf + senior - costs),
            rightly: paid(mezz, rcf + senior),
          }),
          ...paidOtherwise('leaves out the revolver', 'oublie le RCF', {
            paid: paid(mezz, senior),
            rightly: paid(mezz, rcf + senior),
          }),
        ],
      };
    },
  }),
];
