import type { Generator } from './generator.ts';
import { proportions } from './proportions.ts';

const EDGE = 1e-9; // a proportion that floating point puts beside its bound

/** Whether inputs make a company and a deal that nobody in the trade would wonder at. */
export function isBelievable(
  { id, compute }: Generator,
  inputs: Readonly<Record<string, number>>,
): boolean {
  const values = { ...inputs, ...compute(inputs)?.answers };
  const product = (names = ''): number =>
    names
      .split('*')
      .reduce((all, name) => all * (name === '' ? 1 : (values[name] ?? Number.NaN)), 1);
  return (proportions[id]?.split(', ') ?? []).every((line) => {
    const [names = '', least, most = Infinity] = line.split(' ');
    const [over, under] = names.split('/');
    const proportion = product(over) / product(under);
    return proportion >= Number(least) - EDGE && proportion <= Number(most) + EDGE;
  });
}
