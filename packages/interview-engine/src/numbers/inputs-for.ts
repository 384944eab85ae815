import { bindingOf } from './bindings.ts';
import { generatorOf } from './generators/index.ts';

/** Figures as a caller may name them: in full, by a question's short names, or `parts` as pairs. */
export type GivenFigures = Readonly<
  Record<string, number | readonly (readonly [ebitda: number, multiple: number])[]>
>;

function fromParts(parts: GivenFigures[string] | undefined): Record<string, number> {
  if (typeof parts !== 'object') return {};
  return Object.fromEntries(
    parts.flatMap(([ebitda, multiple], index) => [
      [`e${index + 1}`, ebitda],
      [`m${index + 1}`, multiple],
    ]),
  );
}

/**
 * The inputs of a generator by their full names: rates as fractions, amounts in millions of euros.
 * A constant input that was left out takes its constant; any other one stays out, so that
 * `compute` refuses it. Figures the generator does not know are kept, for a question may quote them.
 */
export function inputsFor(
  seedId: string,
  generatorId: string,
  figures: GivenFigures,
): Record<string, number> {
  const { parameters } = generatorOf(generatorId);
  const binding = bindingOf(seedId);
  const inputs: Record<string, number> = {};
  for (const [name, { min, max }] of Object.entries(parameters)) {
    if (min === max) inputs[name] = min;
  }
  Object.assign(inputs, fromParts(figures['parts']));
  for (const [name, value] of Object.entries(figures)) {
    if (typeof value !== 'number') continue;
    const full = name in parameters ? name : (binding[name] ?? name);
    if (full === name || !(full in figures)) inputs[full] = value;
  }
  return inputs;
}
