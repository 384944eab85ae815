import type { Language } from '../../localised.ts';
import { checkAnswer } from '../check-answer.ts';
import { generatorOf } from '../generators/index.ts';
import { parseNumbers } from '../parsing/parse-numbers.ts';

/** The examples of a generator, as its inputs. */
const examplesOf = (id: string): Record<string, number> =>
  Object.fromEntries(
    Object.entries(generatorOf(id).parameters).map(([name, { example }]) => [name, example]),
  );

/** The verdict on an answer, with the mistake where it is a known one. */
export function verdictOn(
  id: string,
  answer: string,
  language: Language = 'en',
  inputs = examplesOf(id),
) {
  const generator = generatorOf(id);
  const computation = generator.compute(inputs);
  if (!computation) throw new Error('no computation');
  const checked = checkAnswer(generator, inputs, computation, parseNumbers(answer, language));
  return checked.verdict === 'trap' ? `trap: ${checked.trap.id}` : checked.verdict;
}
