import type { Delivery, InterviewDifficulty } from '@greenshoe/shared-types';
import type { Language } from '../localised.ts';
import type { InterviewPlan } from '../planning/plan.ts';
import { fold, wordsOf } from '../text/fold.ts';
import type { EngineTurn } from '../turns.ts';

// Words that only fill: those that can also carry meaning are left out.
const fillers: Readonly<Record<Language, readonly string[]>> = {
  en: ['um', 'uh', 'er', 'erm', 'hmm', 'you know', 'sort of', 'kind of', 'basically', 'literally'],
  fr: ['euh', 'heu', 'hum', 'bah', 'ben', 'hein', 'du coup', 'en fait', 'genre', 'tu vois'],
};

// Answers of 60-90, 60-120 and 45-90 seconds, the usual length by level, at 150 words a minute.
const targets: Readonly<Record<InterviewDifficulty, { from: number; to: number }>> = {
  intern: { from: 150, to: 225 },
  analyst: { from: 150, to: 300 },
  associate: { from: 110, to: 225 },
};

const MS_PER_MINUTE = 60_000;

const countWords = (turns: readonly EngineTurn[]): number =>
  turns.reduce((sum, { text }) => sum + wordsOf(text).length, 0);

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  const upper = sorted[Math.ceil((sorted.length - 1) / 2)];
  return lower === undefined || upper === undefined ? null : (lower + upper) / 2;
}

const round = (value: number, decimals = 0): number =>
  Math.round(value * 10 ** decimals) / 10 ** decimals;

/** Words a minute over the spoken answers whose end is known. */
function paceOf(answers: readonly EngineTurn[]): number | null {
  const timed = answers.filter(({ source, endedMs }) => source === 'voice' && endedMs);
  const spokenMs = timed.reduce((sum, turn) => sum + ((turn.endedMs ?? 0) - turn.startedMs), 0);
  return spokenMs > 0 ? round(countWords(timed) / (spokenMs / MS_PER_MINUTE)) : null;
}

/** Seconds between the end of a line of the interviewer and the answer to it. */
function pausesOf(turns: readonly EngineTurn[]): number[] {
  return turns.flatMap((turn, index) => {
    const before = turns[index - 1];
    if (turn.role !== 'candidate' || turn.source !== 'voice' || !turn.endedMs) return [];
    if (before?.role !== 'interviewer' || !before.endedMs) return [];
    return [Math.max(0, turn.startedMs - before.endedMs) / 1_000];
  });
}

function lengthOf({ difficulty }: InterviewPlan, turns: readonly EngineTurn[]): Delivery['length'] {
  const first = turns.filter(
    (turn, index) =>
      turn.role === 'candidate' && ['question', 'opening'].includes(turns[index - 1]?.act ?? ''),
  );
  const words = median(first.map((turn) => countWords([turn])));
  return words === null ? null : { words: round(words), ...targets[difficulty] };
}

/** How it was said, counted. Reported beside the marks and never part of them. */
export function deliveryOf(plan: InterviewPlan, turns: readonly EngineTurn[]): Delivery {
  const answers = turns.filter(
    ({ role, text }) => role === 'candidate' && wordsOf(text).length > 0,
  );
  const words = countWords(answers);
  const asked = countWords(turns.filter(({ role }) => role === 'interviewer'));
  const spoken = ` ${answers.map(({ text }) => fold(text)).join(' ')} `;
  const pause = median(pausesOf(turns));
  return {
    words,
    answers: answers.length,
    fillers: fillers[plan.language]
      .map((word) => ({ word, count: spoken.split(` ${fold(word)} `).length - 1 }))
      .filter(({ count }) => count > 0),
    talkShare: words + asked === 0 ? null : round(words / (words + asked), 2),
    wordsPerMinute: paceOf(answers),
    pauseSeconds: pause === null ? null : round(pause, 1),
    length: lengthOf(plan, turns),
  };
}
