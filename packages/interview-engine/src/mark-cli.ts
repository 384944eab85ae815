import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline';
import type { GivenFigures } from './numbers/inputs-for.ts';
import { markAnswer } from './marking/mark-answer.ts';

interface Line {
  readonly id: unknown;
  readonly seedId: string;
  readonly lang: 'en' | 'fr';
  readonly answer: string;
  readonly params?: GivenFigures;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPair = (value: unknown): value is readonly [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'number');

const isFigure = (entry: [string, unknown]): entry is [string, GivenFigures[string]] =>
  typeof entry[1] === 'number' || (Array.isArray(entry[1]) && entry[1].every(isPair));

function read(value: unknown): Line {
  if (!isRecord(value)) throw new Error('A line must be a JSON object');
  const { id = null, seedId, lang, answer, params } = value;
  if (typeof seedId !== 'string') throw new Error('seedId must be a string');
  if (lang !== 'en' && lang !== 'fr') throw new Error('lang must be "en" or "fr"');
  if (typeof answer !== 'string') throw new Error('answer must be a string');
  if (params === undefined || params === null) return { id, seedId, lang, answer };
  if (!isRecord(params)) throw new Error('params must be an object of numbers');
  const figures = Object.entries(params).filter(isFigure);
  return { id, seedId, lang, answer, params: Object.fromEntries(figures) };
}

/** One JSON line in, one out; a line that cannot be marked says why and the next one follows. */
function answerTo(text: string): object {
  let id: unknown = null;
  try {
    const value: unknown = JSON.parse(text);
    if (isRecord(value)) id = value['id'] ?? null;
    const line = read(value);
    return { id, ...markAnswer(line) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

for await (const text of createInterface({ input: stdin })) {
  if (text.trim() !== '') stdout.write(`${JSON.stringify(answerTo(text))}\n`);
}
