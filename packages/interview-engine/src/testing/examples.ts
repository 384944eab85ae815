import { render, spokenFigures } from '../content/render.ts';
import type { Seed } from '../content/types.ts';
import type { Language, Localised } from '../localised.ts';
import { generatorOf } from '../numbers/generators/index.ts';

/** The example value of every figure of a question. */
export const examplesOf = (seed: Seed): Record<string, number> => {
  const generator = seed.numeric ? generatorOf(seed.numeric.generator) : undefined;
  const parameters = { ...generator?.parameters, ...seed.parameters };
  return Object.fromEntries(
    Object.entries(parameters).map(([name, { example }]) => [name, example]),
  );
};

/** A text of a question with its example figures, as it is said. */
export const saidWithExamples = (seed: Seed, text: Localised, language: Language): string =>
  render(text, language, spokenFigures(seed, examplesOf(seed), language));
