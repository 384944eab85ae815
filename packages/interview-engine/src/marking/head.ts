import type { FeedbackLine, FeedbackPoint } from '@greenshoe/shared-types';
import type { Assessed } from './assess.ts';
import { leastToKeep } from './keep.ts';
import { shownQuestion } from './shown-question.ts';
import { wordingOf } from './wording/wording.ts';

const MOST_PRIORITIES = 2;

/** The answers that could be assessed, the best first. */
export const byScore = (all: readonly Assessed[]): Assessed[] =>
  all
    .filter(({ marked }) => marked.score !== null)
    .toSorted((a, b) => (b.marked.score ?? 0) - (a.marked.score ?? 0));

/** Which question a part of the report is about, as the report shows it. */
export const about = ({ exchange, told }: Pick<Assessed, 'exchange' | 'told'>) => ({
  questionId: exchange.question.id,
  question: shownQuestion(exchange, wordingOf(told.language)),
});

const pointOf = (each: Assessed, line: FeedbackLine): FeedbackPoint => ({
  ...line,
  ...about(each),
});

/** The one thing to keep: the best that was said, or the least. */
export function keepOf(all: readonly Assessed[]): FeedbackPoint | null {
  const ranked = byScore(all);
  const good = ranked.find(({ lines }) => lines.keep !== null);
  if (good?.lines.keep) return pointOf(good, good.lines.keep);
  const least = ranked.map((each) => pointOf(each, leastToKeep(each.told)));
  return least.find(({ quote }) => quote !== null) ?? least[0] ?? null;
}

const urgency = { wrong: 0, figure: 1, missing: 2, vague: 3, keep: 4 } as const;

/**
 * The two things to work on first: what was false before what was missing, one a question; where an
 * interview has fewer, what would make a good answer better.
 */
export function prioritiesOf(all: readonly Assessed[]): FeedbackPoint[] {
  const firstOf = (some: readonly Assessed[]) =>
    some.flatMap((each) => {
      const [line] = each.lines.mend;
      return line ? [pointOf(each, line)] : [];
    });
  const weakestFirst = byScore(all).toReversed();
  const gaps = firstOf(weakestFirst.filter(({ lines }) => !lines.isBeyond));
  const beyond = firstOf(weakestFirst.filter(({ lines }) => lines.isBeyond));
  return [...gaps.toSorted((a, b) => urgency[a.kind] - urgency[b.kind]), ...beyond].slice(
    0,
    MOST_PRIORITIES,
  );
}

/** What the head of a report says. */
export interface Head {
  readonly keep: FeedbackPoint | null;
  readonly priorities: readonly FeedbackPoint[];
}

/** The lines on an answer; what the head of the report says of it is not said again. */
export function feedbackOn({ exchange, told, lines }: Assessed, { keep, priorities }: Head) {
  const { seeKeep, seePriority } = wordingOf(told.language);
  const { id } = exchange.question;
  const instead = (line: FeedbackLine, finding: string): FeedbackLine => ({
    ...line,
    finding,
    correction: null,
    tryNext: null,
  });
  const place = priorities.findIndex(({ questionId }) => questionId === id);
  const kept = lines.keep && keep?.questionId === id ? instead(lines.keep, seeKeep) : lines.keep;
  const see = seePriority[place];
  const mend = lines.mend.map((line, at) => (at === 0 && see ? instead(line, see) : line));
  return [...(kept ? [kept] : []), ...mend];
}
