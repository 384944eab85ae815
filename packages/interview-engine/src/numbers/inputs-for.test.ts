import { expect, test } from 'vitest';
import { generatorOf } from './generators/index.ts';
import { inputsFor } from './inputs-for.ts';

test('full names stand for themselves', () => {
  expect(inputsFor('E6', 'N19', { moic: 3, years: 4 })).toEqual({ moic: 3, years: 4 });
});

test('the short names of a question mean its generator’s inputs', () => {
  expect(inputsFor('C3', 'N10', { e: 150, m: 8, nd: 300, n: 50 })).toEqual({
    ebitda: 150,
    mult: 8,
    netdebt: 300,
    shares: 50,
  });
});

test('the same short name means another input in another question', () => {
  expect(inputsFor('A3', 'N02', { X: 80, m: 2, t: 0.25 })).toMatchObject({ price_multiple: 2 });
  expect(inputsFor('H1', 'N25', { m: 6 })).toMatchObject({ mult: 6 });
});

test('a full name wins over a short one', () => {
  expect(inputsFor('D6', 'N08', { fcf: 90, f: 70 })).toMatchObject({ fcf: 90 });
});

test('pairs of EBITDA and multiple become the divisions of a sum of the parts', () => {
  const pairs = [
    [100, 10],
    [60, 6],
    [40, 12],
  ] as const;
  const inputs = inputsFor('C9', 'N27', { parts: pairs, netdebt: 500, shares: 80 });
  expect(generatorOf('N27').compute(inputs)?.answers).toMatchObject({ gross_ev: 1840 });
});

test('a constant that was left out takes its constant, any other input stays out', () => {
  const inputs = inputsFor('F4', 'N13', { rd: 0.06 });
  expect(inputs).toEqual({ rd: 0.06, t: 0.25 });
  expect(generatorOf('N13').compute(inputs)).toBeNull();
});
