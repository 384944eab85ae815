import { expect, test } from 'vitest';
import { seeds } from '../content/seeds/index.ts';
import { createRandom } from '../random.ts';
import { checkAnswer } from './check-answer.ts';
import { drawInputs, isAmbiguous } from './draw.ts';
import { generatorOf, generators } from './generators/index.ts';
import { parseNumbers } from './parsing/parse-numbers.ts';
import { speak } from './speak.ts';
import { verdictOn } from './testing/verdict-on.ts';

const inUse = new Set(seeds.map(({ numeric }) => numeric?.generator));
const askable = generators.filter(({ id }) => inUse.has(id));

test.each<[id: string, answer: string, verdict: string]>([
  ['N05', 'The WACC is 8.1 percent', 'right'],
  ['N05', 'I get 812 basis points', 'right'],
  ['N05', 'It is 8.5%', 'trap: no tax shield'],
  ['N05', 'It is 9.4%', 'slip'],
  ['N05', 'Seventy percent equity at 10% and the rest debt', 'absent'],
  ['N05', 'Equity costs 10% and debt 5%', 'absent'],
  ['N10', '150 times 8 is 1,200, less 300 is 900, over 50 is 18 euros', 'right'],
  ['N10', '1,200 over 50 is 24 a share', 'trap: forgets net debt'],
  ['N01', 'Net income falls by 75 but cash rises by 25', 'right'],
  ['N01', 'Cash goes down by 25', 'slip'],
  ['N01', 'Cash falls by 75', 'trap: cash falls like net income'],
  ['N03', 'EV is 2.5 billion', 'right'],
  ['N03', 'EV is 2.9 billion', 'trap: adds cash'],
  ['N04', 'About 104 million shares', 'right'],
  ['N08', 'The terminal value is 1457, which discounted is 947', 'right'],
  ['N08', 'So it is 1457', 'trap: forgets to discount'],
  ['N08', 'The terminal value is 1457 and I discount it to 900', 'slip'],
  ['N04', 'There are 100 million basic shares, which become 120 million', 'slip'],
  ['N16', 'We make 2.4 times, about 19 percent', 'right'],
  ['N31', 'Net income falls by 75', 'right'],
  ['N10', '18 would be wrong, I get 22 euros', 'slip'],
  ['N10', 'A colleague says 18, but I find 22 euros a share', 'slip'],
  ['N10', 'It is not 18 but 22 euros', 'slip'],
  ['N10', 'It is 18, no wait, 22 euros', 'slip'],
  ['N10', '24 if you forget the net debt, but in fact 18', 'right'],
  ['N10', '18 euros, and at 9 times it would be 21', 'right'],
  ['N10', 'It is 16, and at 9 times it would be 18', 'slip'],
  ['N10', 'In 2018 we saw 18 banks', 'absent'],
  ['N05', 'Between 8 and 8.2 percent', 'right'],
  ['N01', 'Cash does not change', 'trap: cash unchanged (non-cash so no effect)'],
  ['N01', 'Net income falls by 75 and cash by the same amount', 'trap: cash falls like net income'],
  ['N16', 'The IRR is 19 percent', 'right'],
  ['N16', 'We make 2.1 times, a 19 percent IRR', 'slip'],
  ['N16', 'The gain of 140% over five years is an IRR of 28%', 'trap: IRR = (MOIC-1)/years'],
  ['N32', '300 plus 48, so about 348 million', 'right'],
  ['N32', '300 plus 48.4, so about 348.4 million', 'slip'],
  ['N10', 'It is 18 euros. With one more turn of multiple it would be 21', 'right'],
  ['N10', 'It is 21 euros. With one turn less it would be 18', 'slip'],
  ['N10', '22 euros a share, or maybe 18', 'slip'],
  ['N10', '18 euros a share, while it trades at 15', 'right'],
  ['N11', '8.7 times EBITDA, with leases more like 10', 'trap: equity/EBITDA'],
  ['N22', 'About 22 percent, although by custom ownership is fifty-fifty', 'right'],
  ['N24', 'The cover is 2.9 times', 'right'],
  ['N31', 'Net income falls by 75, and for goodwill it falls by 100', 'right'],
  ['N03', 'Debt takes us to 2.7 billion, so we land on two point five', 'right'],
  ['N05', 'It makes 8.025 percent', 'slip'],
  ['N09', 'It is between eight and eight and a half times', 'right'],
  ['N09', 'That implies eight times and a touch', 'right'],
  ['N09', 'That implies a touch under eight times', 'trap: no growth on FCF'],
  ['N10', 'Eighteen euros each, and one turn more is three euros a share', 'right'],
  ['N10', 'Sixteen euros each, and one turn more is eighteen euros a share', 'slip'],
  ['N11', 'Ten times, so the premium costs two turns', 'right'],
  ['N12', 'Each share gains fourteen cents', 'absent'],
  ['N14', 'You need forty million of synergies', 'trap: gives after-tax figure'],
  ['N16', 'We make a bit better than twice, if my maths is right 2.4 times', 'right'],
  ['N19', 'Around twenty percent. At 25 percent you triple', 'right'],
  ['N19', 'To the power of one fifth less one, so thirty percent', 'trap: simple average'],
  ['N25', 'The mezzanine gets fifty cents', 'right'],
])('%s: %j is %s', (id, answer, verdict) => {
  expect(verdictOn(id, answer)).toBe(verdict);
});

test.each(['en', 'fr'] as const)(
  'the right value, as one says it in %s, is right for every generator',
  (language) => {
    for (const generator of askable) {
      for (let seed = 0; seed < 30; seed += 1) {
        const inputs = drawInputs(generator, createRandom(seed));
        const computation = generator.compute(inputs);
        if (!computation) throw new Error(`${generator.id} drew inputs it refuses`);
        const { key, unit } = generator.asked;
        const spoken = speak(computation.answers[key] ?? 0, unit, language);
        const numbers = parseNumbers(spoken, language);
        expect(checkAnswer(generator, inputs, computation, numbers).verdict, spoken).toBe('right');
      }
    }
  },
);

test.each([
  [1594.21, 'en', '€1,594 million'],
  [-402.62, 'en', 'minus €402.6 million'],
  [40.625, 'fr', '40,63 millions d’euros'],
  [1250, 'en', '€1.25 billion'],
] as const)('%d is said as nobody stumbles over it', (value, language, spoken) => {
  expect(speak(value, 'amount', language)).toBe(spoken);
});

test.each(askable)('no draw of $id lets a mistake, a step or an input pass', (generator) => {
  for (let seed = 0; seed < 300; seed += 1) {
    const inputs = drawInputs(generator, createRandom(seed));
    expect(isAmbiguous(generator, inputs), JSON.stringify(inputs)).toBe(false);
  }
});

test('a mistake that lands on the right value, or on another mistake, makes a draw ambiguous', () => {
  const wacc = { ke: 0.1, kd: 0.05, t: 0.25 };
  expect(isAmbiguous(generatorOf('N05'), { ...wacc, E: 500, D: 500 })).toBe(true);
  expect(isAmbiguous(generatorOf('N05'), { ...wacc, E: 800, D: 400 })).toBe(true);
  expect(isAmbiguous(generatorOf('N05'), { ...wacc, E: 700, D: 300 })).toBe(false);
});
