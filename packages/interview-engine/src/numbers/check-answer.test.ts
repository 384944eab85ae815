import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Language } from '../localised.ts';
import { seeds } from '../content/seeds/index.ts';
import { createRandom } from '../random.ts';
import { checkAnswer } from './check-answer.ts';
import { drawInputs, isAmbiguous } from './draw.ts';
import { generatorOf, generators } from './generators/index.ts';
import { parseNumbers } from './parsing/parse-numbers.ts';
import { speak } from './speak.ts';

const inUse = new Set(seeds.map(({ numeric }) => numeric?.generator));
const askable = generators.filter(({ id }) => inUse.has(id));

function verdictOn(id: string, answer: string, language: Language = 'en') {
  const generator = generatorOf(id);
  const inputs = Object.fromEntries(
    Object.entries(generator.parameters).map(([name, { example }]) => [name, example]),
  );
  const computation = generator.compute(inputs);
  if (!computation) throw new Error('no computation');
  const checked = checkAnswer(generator, inputs, computation, parseNumbers(answer, language));
  return checked.verdict === 'trap' ? `trap: ${checked.trap.id}` : checked.verdict;
}

test.each<[id: string, answer: string, verdict: string]>([
  ['N05', 'The WACC is 8.1 percent', 'right'],
  ['N05', 'I get 812 basis points', 'right'],
  ['N05', 'It is 8.5%', 'trap: no tax shield'],
  ['N05', 'It is 9.4%', 'slip'],
  ['N05', 'Seventy percent equity at 10% and the rest debt', 'slip'],
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

test('a draw never lets a known mistake pass for the answer', () => {
  fc.assert(
    fc.property(fc.integer(), fc.constantFrom(...askable), (seed, generator) => {
      expect(isAmbiguous(generator, drawInputs(generator, createRandom(seed)))).toBe(false);
    }),
  );
});
