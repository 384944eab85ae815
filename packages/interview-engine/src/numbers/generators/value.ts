import {
  amount,
  defineGenerator,
  multiple,
  percent,
  price as perShare,
  shares as count,
} from '../generator.ts';

const addingBackCharges = (value: number) =>
  ['adds back the group charges', 'rajoute les frais de groupe', value] as const;

export const valueGenerators = [
  defineGenerator({
    id: 'N03',
    parameters: {
      price: perShare(20, 10, 60, 5),
      shares: count(100, 50, 300, 50),
      debt: amount(600, 200, 1500, 100),
      pref: amount(50, 20, 100, 10),
      nci: amount(80, 20, 150, 10),
      cash: amount(200, 50, 400, 50),
      assoc: amount(30, 10, 80, 10),
    },
    asked: { key: 'ev', unit: 'amount' },
    compute({ price, shares, debt, pref, nci, cash, assoc }) {
      const equity = price * shares;
      const ev = equity + debt + pref + nci - cash - assoc;
      return {
        answers: { equity, ev },
        traps: [
          ['adds cash', 'ajoute la trésorerie', ev + 2 * cash],
          ['omits minority interest', 'oublie les minoritaires', ev - nci],
          ['subtracts minority interest', 'retire les minoritaires', ev - 2 * nci],
          ['adds associates', 'ajoute les sociétés mises en équivalence', ev + 2 * assoc],
          ['omits associates', 'oublie les sociétés mises en équivalence', ev + assoc],
          ['omits preferred', 'oublie les actions de préférence', ev - pref],
          ['forgets the cash', 'oublie la trésorerie', ev + cash],
        ],
      };
    },
  }),
  defineGenerator({
    id: 'N04',
    parameters: {
      basic: count(100, 80, 300, 20),
      opts: count(10, 5, 30, 5),
      strike: perShare(15, 10, 20, 5),
      price: perShare(25, 25, 50, 5),
    },
    asked: { key: 'diluted', unit: 'shares', added: 'basic' },
    compute({ basic, opts, strike, price }) {
      const added = Math.max(0, (opts * (price - strike)) / price);
      return {
        answers: { net_new: added, diluted: basic + added },
        traps: [
          ['adds all options', 'ajoute toutes les options', basic + opts],
          ['ignores options', 'ignore les options', basic],
          [
            'adds the shares bought back',
            'ajoute les actions rachetées',
            basic + (opts * strike) / price,
          ],
        ],
      };
    },
  }),
  defineGenerator({
    id: 'N10',
    parameters: {
      ebitda: amount(150, 50, 400, 25),
      mult: multiple(8, 6, 12, 0.5),
      netdebt: amount(300, 100, 500, 50),
      shares: count(50, 20, 100, 10),
    },
    scene: ['c'], // what the parent charged its division
    asked: { key: 'per_share', unit: 'price' },
    accepts: ({ equity = 0 }) => equity > 0,
    compute({ ebitda, mult, netdebt, shares, c = 0 }) {
      const ev = ebitda * mult;
      const equity = ev - netdebt;
      const withoutCharges = ((ebitda + c) * mult - netdebt) / shares;
      return {
        answers: { ev, equity, per_share: equity / shares },
        traps: [
          ['forgets net debt', 'oublie la dette nette', ev / shares],
          ['adds net debt', 'ajoute la dette nette', (ev + netdebt) / shares],
          ...(c === 0 ? [] : [addingBackCharges(withoutCharges)]),
        ],
      };
    },
  }),
  defineGenerator({
    id: 'N11',
    parameters: {
      price: perShare(40, 20, 80, 5),
      prem: percent(0.3, 0.2, 0.5, 0.05),
      shares: count(100, 50, 200, 25),
      netdebt: amount(800, 300, 1500, 100),
      ebitda: amount(600, 300, 900, 50),
    },
    asked: { key: 'ev_ebitda', unit: 'multiple' },
    compute({ price, prem, shares, netdebt, ebitda }) {
      const offer = price * (1 + prem);
      const equity = offer * shares;
      const ev = equity + netdebt;
      const premiumOnValue = (price * shares + netdebt) * (1 + prem);
      return {
        answers: { offer, equity, ev, ev_ebitda: ev / ebitda },
        traps: [
          ['applies premium to EV', 'applique la prime à la VE', premiumOnValue / ebitda],
          ['equity/EBITDA', 'divise la valeur des titres par l’EBITDA', equity / ebitda],
          ['equity/EBITDA', 'divise la valeur des titres par l’EBITDA', (price * shares) / ebitda],
          ['forgets the premium', 'oublie la prime', (price * shares + netdebt) / ebitda],
          ['deducts net debt', 'déduit la dette nette', (equity - netdebt) / ebitda],
        ],
      };
    },
  }),
  defineGenerator({
    id: 'N27',
    parameters: {
      e1: amount(100, 60, 140, 20),
      m1: multiple(10, 8, 11),
      e2: amount(60, 40, 100, 20),
      m2: multiple(6, 5, 7),
      e3: amount(40, 20, 60, 20),
      m3: multiple(12, 11, 14),
      netdebt: amount(500, 200, 600, 50),
      hold_disc: percent(0.1),
      shares: count(80, 40, 100, 10),
    },
    asked: { key: 'gross_ev', unit: 'amount' },
    compute({ e1, m1, e2, m2, e3, m3, netdebt, hold_disc, shares }) {
      const gross = e1 * m1 + e2 * m2 + e3 * m3;
      const ev = gross * (1 - hold_disc);
      const averaged = ((m1 + m2 + m3) / 3) * (e1 + e2 + e3);
      return {
        answers: {
          gross_ev: gross,
          first_ev: e1 * m1,
          second_ev: e2 * m2,
          third_ev: e3 * m3,
          ev_after_discount: ev,
          equity: ev - netdebt,
          per_share: (ev - netdebt) / shares,
        },
        traps: [
          ['averages multiples', 'fait la moyenne des multiples', averaged],
          ...[m1, m2, m3].map((each): [string, string, number] => [
            'one multiple for all',
            'applique un seul multiple à tout',
            each * (e1 + e2 + e3),
          ]),
        ],
      };
    },
  }),
  defineGenerator({
    id: 'N30',
    parameters: {
      pe: multiple(15, 10, 22),
      netdebt: amount(400, 200, 800, 50),
      ni: amount(120, 60, 200, 10),
      ebitda: amount(260, 150, 500, 25),
    },
    asked: { key: 'ev_ebitda', unit: 'multiple' },
    compute({ pe, netdebt, ni, ebitda }) {
      const equity = pe * ni;
      return {
        answers: { equity, ev: equity + netdebt, ev_ebitda: (equity + netdebt) / ebitda },
        traps: [
          ['P/E x NI treated as EV', 'prend PER × résultat net pour la VE', equity / ebitda],
          ['deducts net debt', 'déduit la dette nette', (equity - netdebt) / ebitda],
        ],
      };
    },
  }),
];
