import type { FeedbackLine } from '@greenshoe/shared-types';
import { asideLines, claimLines, figureLine } from './false-lines.ts';
import { beyondLine, mustLine, vagueLine } from './gap-lines.ts';
import { keepLine } from './keep.ts';
import type { Told } from './told.ts';
import { wordingOf } from './wording/wording.ts';

const MOST_TO_MEND = 2;

/** What to mend, the worst first: what was false, the figure, what is missing, what was only named. */
export const gapLines = (told: Told): FeedbackLine[] => [
  ...claimLines(told),
  ...asideLines(told),
  ...figureLine(told),
  ...mustLine(told),
  ...vagueLine(told),
];

/** At most three lines on one answer: what to keep, and two things to mend. */
export function feedbackOf(told: Told): FeedbackLine[] {
  const wording = wordingOf(told.language);
  if (told.marked.score === null) {
    const line = { quote: null, atMs: null, correction: null };
    return [{ ...line, kind: 'missing', finding: wording.notAssessed, tryNext: wording.sayMore }];
  }
  const keep = keepLine(told);
  const gaps = gapLines(told);
  const mend = gaps.length > 0 ? gaps : beyondLine(told);
  return [...(keep ? [keep] : []), ...mend.slice(0, MOST_TO_MEND)];
}
