import { seeds } from '../content/seeds/index.ts';
import type { Seed } from '../content/types.ts';
import { languages, type Localised } from '../localised.ts';
import { once, remember } from '../text/remember.ts';
import { contentStems } from './question-words.ts';

/** A question of the bank or one of its follow-ups. */
export interface Asked {
  readonly text: Localised;
  readonly aims: readonly string[];
  /** `null` for a question itself. */
  readonly rung: number | null;
}

export const asQuestion = ({ question, must }: Seed): Asked => ({
  text: question,
  aims: must,
  rung: null,
});

// Read off all pairs of the bank: above these, two that share an aim ask the same.
const ALIKE = 0.25;
const ALIKE_ON_A_RUNG = 0.14;

const isNumeral = (stem: string): boolean => /^\d/.test(stem);

/** How often each stem comes up in the bank: what many questions say tells none of them apart. */
const frequencies = once(() => {
  const counts = new Map<string, number>();
  const texts = seeds.flatMap(({ question, followUps }) =>
    [question].concat(followUps.map(({ text }) => text)),
  );
  for (const text of texts)
    for (const language of languages)
      for (const stem of contentStems(text[language]))
        counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return { counts, total: texts.length };
});

/** What a stem tells: much where it is rare in the bank, nothing where it is a figure. */
export function weightOf(stem: string): number {
  const { counts, total } = frequencies();
  return isNumeral(stem) ? 0 : Math.log(total / (counts.get(stem) ?? 1));
}

type Weighed = ReadonlyMap<string, number>;

const TEXTS = 2_000; // all that the bank asks, in both languages

const weigh = remember(
  (text): Weighed => new Map([...contentStems(text)].map((stem) => [stem, weightOf(stem) ** 2])),
  TEXTS,
);

const sum = (weights: Iterable<number>): number =>
  [...weights].reduce((all, each) => all + each, 0);

function closeness(a: Weighed, b: Weighed): number {
  const shared = sum([...a].map(([stem, weight]) => (b.has(stem) ? weight : 0)));
  return shared / Math.sqrt(sum(a.values()) * sum(b.values()) || 1);
}

/** Whether two things to ask come to the same for whoever has to answer both. */
export function areAlike(a: Asked, b: Asked): boolean {
  if (!a.aims.some((id) => b.aims.includes(id))) return false;
  const close = sum(
    languages.map((language) => closeness(weigh(a.text[language]), weigh(b.text[language]))),
  );
  return close / languages.length >= (a.rung === b.rung ? ALIKE_ON_A_RUNG : ALIKE);
}
