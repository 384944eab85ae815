import type { FeedbackLine } from '@greenshoe/shared-types';
import { asideLines, claimLines, figureLine } from './false-lines.ts';
import { beyondLine, mustLine, vagueLine } from './gap-lines.ts';
import { keepLine } from './keep.ts';
import type { Told } from './told.ts';
import { wordingOf } from './wording/wording.ts';

const MOST_TO_MEND = 2;

/** What is written of one answer, once for the whole report. */
export interface Lines {
  readonly keep: FeedbackLine | null;
  /** The worst first: what was false, the figure, what is missing, what was only named. */
  readonly mend: readonly FeedbackLine[];
  /** Whether nothing was wrong or missing, and what is to mend would go beyond. */
  readonly isBeyond: boolean;
}

/** Each sentence of the model answer once: two gaps may be filled by the same one. */
function withoutRepeats(lines: readonly FeedbackLine[], { model }: Told): FeedbackLine[] {
  return lines.map((line, at) => {
    const before = lines.slice(0, at).map(({ correction }) => correction ?? '');
    const said = model.filter(({ text }) => before.some((earlier) => earlier.includes(text)));
    const left = said
      .reduce((text, each) => text.replace(each.text, ''), line.correction ?? '')
      .replaceAll(/ {2,}/g, ' ')
      .trim();
    return { ...line, correction: /\p{L}{4}/u.test(left) ? left : null };
  });
}

/** At most three lines on one answer: what to keep, and two things to mend. */
export function linesOn(told: Told): Lines {
  const { marked, language, choose } = told;
  const { notAssessed, sayMore } = wordingOf(language);
  if (marked.score === null) {
    const line = { kind: 'missing', quote: null, atMs: null, correction: null } as const;
    const mend = [{ ...line, finding: notAssessed, tryNext: choose(sayMore) }];
    return { keep: null, mend, isBeyond: false };
  }
  const keep = keepLine(told);
  const gaps: FeedbackLine[] = [];
  for (const write of [claimLines, asideLines, figureLine, mustLine, vagueLine]) {
    gaps.push(...write(told, MOST_TO_MEND - gaps.length));
  }
  if (gaps.length > 0) return { keep, mend: withoutRepeats(gaps, told), isBeyond: false };
  return { keep, mend: beyondLine(told), isBeyond: true };
}
