import type { Language, Localised } from '../localised.ts';
import type { Generator } from '../numbers/generator.ts';
import { generatorOf } from '../numbers/generators/index.ts';
import { speak } from '../numbers/speak.ts';
import { unitOfStep } from '../numbers/steps.ts';
import type { Unit } from '../numbers/units.ts';
import { reckonedFrom } from './reckoned.ts';
import type { Seed } from './types.ts';

const PLACEHOLDER = /\{(\w+)\}/g;

/** The names a text leaves open. */
export const placeholdersOf = (text: string): string[] =>
  [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);

/** What an answer of a generator counts. */
const unitOf = ({ id, quoted, asked, alsoAsked }: Generator, name: string): Unit =>
  [asked, ...alsoAsked].find(({ key }) => key === name)?.unit ??
  quoted?.[name] ??
  unitOfStep(id, name) ??
  asked.unit;

/** Every figure a text of this seed may quote, as one would say it. */
export function spokenFigures(
  seed: Seed,
  parameters: Readonly<Record<string, number>>,
  language: Language,
): Record<string, string> {
  const generator = seed.numeric ? generatorOf(seed.numeric.generator) : undefined;
  const known = { ...generator?.parameters, ...seed.parameters };
  const figures: Record<string, string> = {};
  for (const [name, { unit }] of Object.entries(known)) {
    const value = parameters[name];
    if (value !== undefined) figures[name] = speak(value, unit, language);
  }
  if (!generator) return figures;
  const answers = generator.compute(parameters)?.answers ?? {};
  for (const [name, value] of Object.entries(answers)) {
    if (!(name in known)) figures[name] = speak(value, unitOf(generator, name), language);
  }
  const further = reckonedFrom(generator.id, { ...parameters, ...answers });
  for (const [unit, values] of Object.entries(further) as [Unit, typeof parameters][]) {
    for (const [name, value] of Object.entries(values)) {
      if (Number.isFinite(value)) figures[name] = speak(value, unit, language);
    }
  }
  return figures;
}

/** Fills a text; what has no figure becomes an ellipsis, so no brace ever reaches a candidate. */
export const render = (
  text: Localised,
  language: Language,
  figures: Readonly<Record<string, string>>,
): string => text[language].replace(PLACEHOLDER, (_, name: string) => figures[name] ?? '…');
