import { describe, expect, test } from 'vitest';
import { seeds } from '../content/seeds/index.ts';
import { createRandom } from '../random.ts';
import { isBelievable } from './believable.ts';
import { drawInputs } from './draw.ts';
import { generatorOf } from './generators/index.ts';

type Figures = Readonly<Record<string, number>>;

const INTERVIEWS = 2_000;
const ids = new Set(seeds.flatMap(({ numeric }) => numeric?.generator ?? []));
const generators = Array.from(ids, generatorOf);

const of = (figures: Figures, ...names: string[]): number =>
  names.reduce((product, name) => product * (figures[name] ?? Number.NaN), 1);

/** What a banker would stop at; a figure that a question has none of is no offence. */
const offences: readonly (readonly [what: string, isOffended: (figures: Figures) => boolean])[] = [
  ['a free cash flow above EBITDA', (each) => of(each, 'fcf') > of(each, 'ebitda')],
  ['a cash flow of almost all of EBITDA', (each) => of(each, 'ufcf') > 0.75 * of(each, 'ebitda')],
  ['no operating profit', ({ ebit }) => ebit !== undefined && ebit <= 0],
  ['net debt beyond eight times EBITDA', (each) => of(each, 'netdebt') > 8 * of(each, 'ebitda')],
  ['net debt of a target beyond eight times', (each) => of(each, 'nd_t') > 8 * of(each, 'e_t')],
  ['leverage beyond eight times', (each) => of(each, 'leverage') > 8],
  ['more debt than enterprise value', (each) => of(each, 'debt') > of(each, 'ev')],
  ['negative equity', (each) => of(each, 'equity') <= 0 || of(each, 'entry_equity') <= 0],
  ['a cheque of a few percent', (each) => of(each, 'lev') > 0.7 * of(each, 'm_in')],
  ['growth at or above the WACC', (each) => of(each, 'g') >= of(each, 'w') && 'fcf' in each],
  ['long-term growth above the WACC', (each) => of(each, 'gt') + 0.03 > of(each, 'w')],
  ['debt dearer than equity', (each) => of(each, 'kd') >= of(each, 'ke')],
  ['a gross margin over sixty percent', (each) => of(each, 'margin') > 0.6 * of(each, 'rev')],
  ['an IRR over forty-five percent', (each) => of(each, 'irr') > 0.45],
  ['a premium over half', (each) => of(each, 'prem') > 0.5 && of(each, 'prem') < 2],
  ['a P/E of three figures', (each) => of(each, 'acq_pe') > 40 || of(each, 'tgt_pe') > 40],
  ['a P/E of a bargain bin', (each) => of(each, 'acq_pe') < 6 || of(each, 'tgt_pe') < 6],
  ['synergies above the profit bought', (each) => of(each, 'syn') > of(each, 'ni_t')],
  ['a multiple out of this world', (each) => of(each, 'ev_ebitda') > 18 || of(each, 'post') > 16],
  ['an implied multiple off the scale', (each) => of(each, 'implied_multiple') > 16],
  ['more repaid than was earned', (each) => of(each, 'paydown') > of(each, 'ebitda', 'years') / 2],
  ['options on a third of the company', (each) => of(each, 'opts') > 0.2 * of(each, 'basic')],
  ['customers who pay after four months', (each) => of(each, 'dso') > 120],
  ['a bigger buyer bought in shares', (each) => of(each, 'target_ownership') > 0.5],
];

describe.each(generators)('$id', (generator) => {
  const { parameters, compute } = generator;
  const example = Object.fromEntries(
    Object.entries(parameters).map(([name, parameter]) => [name, parameter.example]),
  );

  test('has an example that is believable', () => {
    expect(isBelievable(generator, example)).toBe(true);
  });

  test('draws nothing that a banker would stop at', () => {
    const found = new Map<string, Figures>();
    for (let seed = 0; seed < INTERVIEWS; seed += 1) {
      const inputs = drawInputs(generator, createRandom(seed));
      const figures = { ...inputs, ...compute(inputs)?.answers };
      for (const [what, isOffended] of offences) if (isOffended(figures)) found.set(what, figures);
      if (!isBelievable(generator, inputs)) found.set('not believable', figures);
    }
    expect(Object.fromEntries(found)).toEqual({});
  });

  test('still draws many different cases', () => {
    const cases = Array.from({ length: 200 }, (_, seed) =>
      JSON.stringify(drawInputs(generator, createRandom(seed))),
    );
    expect(new Set(cases).size).toBeGreaterThan(30);
  });
});

test('the value of a company breaks in the mezzanine, as its question says', () => {
  const generator = generatorOf('N25');
  for (let seed = 0; seed < INTERVIEWS; seed += 1) {
    const { senior_recovery, mezz_recovery = 0 } =
      generator.compute(drawInputs(generator, createRandom(seed)))?.answers ?? {};
    expect(senior_recovery).toBe(1);
    expect(mezz_recovery).toBeGreaterThan(0);
    expect(mezz_recovery).toBeLessThan(1);
  }
});
