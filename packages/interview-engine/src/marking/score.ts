import type { ConceptResult, NumericResult } from '@greenshoe/shared-types';

type Verdict = ConceptResult['verdict'];

/** Every figure of the marking formula. A change here is a new engine version. */
const MUST_POINTS = 2;
const BONUS_POINTS = 1;
const BONUS_SHARE_NEEDED = 0.5; // half of the bonus points are enough for a full mark
const MUST_MISSING = 0.03; // of the full mark, which bonuses cannot make up for
const NUMERIC_SHARE = 0.5;
const LADDER_SHARE = 0.1; // the last tenth is for those who also stand the follow-ups
const TOP_RUNG = 4;
const CLAIM_COST = 0.15;
const LOWEST = 1;
const HIGHEST = 5;

const credit: Readonly<Record<Verdict, number>> = {
  correct: 1,
  partial: 0.25,
  absent: 0,
  wrong: -0.5,
};
type Steps = readonly (readonly [below: number, share: number])[];

// One word that hits does not make an answer, nor two sentences a story: how far the words said can
// carry the concepts.
const substance: Readonly<Record<'explanation' | 'story', Steps>> = {
  explanation: [
    [15, 0.5],
    [30, 0.75],
  ],
  story: [
    [30, 0.45],
    [45, 0.7],
    [60, 0.85],
  ],
};

// Whoever talks that long and touches one thing of what is asked was talking about something else.
export const LONG_ANSWER = 45; // words
const IN_PASSING = 0.5;
// And of a long answer so much at least has to say something: measured on answers of all levels.
export const ENOUGH_SAYING = 0.5;
const TOO_LITTLE_SAYING = 0.1;
const MOSTLY_BESIDE = 0.5; // what an answer is worth that says next to nothing

// A trace of the subject in talk of something else is next to nothing: shares below this one shrink,
// and keep their order.
const TRACE = 0.35;

const numericCredit: Readonly<Record<NumericResult['verdict'], number>> = {
  right: 1,
  slip: 0.35,
  trap: 0.2,
  absent: 0,
};

const withoutTraces = (share: number): number => (share < TRACE ? (share * share) / TRACE : share);

const clamp = (share: number): number => Math.min(1, Math.max(0, share));

/** One decimal between 1 and 5. */
export const toScale = (share: number): number =>
  Math.round((LOWEST + (HIGHEST - LOWEST) * clamp(share)) * 10) / 10;

export const numericScore = (verdict: NumericResult['verdict']): number =>
  toScale(numericCredit[verdict]);

export interface Performance {
  readonly concepts: readonly { readonly verdict: Verdict; readonly weight: 'must' | 'bonus' }[];
  /** `null` when no figure was asked for. */
  readonly numeric: NumericResult['verdict'] | null;
  readonly claims: number;
  /** Words of the candidate's own about what is asked. */
  readonly words: number;
  /** Those that say something of it rather than only name it. */
  readonly saying: number;
  /** Words said in all. */
  readonly said: number;
  /** Whether what somebody did is asked for rather than what somebody knows. */
  readonly isStory: boolean;
  readonly rung: number;
  readonly hints: number;
}

/** A bonus is for what was explained: naming it earns nothing. */
const creditOf = ({ verdict, weight }: Performance['concepts'][number]): number =>
  weight === 'bonus' && verdict === 'partial' ? 0 : credit[verdict];

function coverageOf(concepts: Performance['concepts']): number {
  const points = { must: MUST_POINTS, bonus: BONUS_POINTS };
  const needed = { must: MUST_POINTS, bonus: BONUS_POINTS * BONUS_SHARE_NEEDED };
  const earned = concepts.reduce((sum, each) => sum + points[each.weight] * creditOf(each), 0);
  const full = concepts.reduce((sum, each) => sum + needed[each.weight], 0);
  const missing = concepts.filter(
    ({ verdict, weight }) => weight === 'must' && verdict !== 'correct',
  ).length;
  return full === 0 ? 0 : clamp(Math.min(earned / full, 1 - MUST_MISSING * missing));
}

function isInPassing(concepts: Performance['concepts'], said: number): boolean {
  const shown = concepts.filter(({ verdict }) => verdict === 'correct' || verdict === 'partial');
  return shown.length === 1 && said > LONG_ANSWER;
}

/** How much of its worth is left to an answer that talks around what is asked. */
function densityOf(saying: number, said: number): number {
  if (said <= LONG_ANSWER) return 1;
  const dense = clamp((saying / said - TOO_LITTLE_SAYING) / (ENOUGH_SAYING - TOO_LITTLE_SAYING));
  return MOSTLY_BESIDE + (1 - MOSTLY_BESIDE) * dense;
}

const FEWEST_MUSTS = 2;

/** Whether every must is there, and more than one is asked: then few words are not too few. */
function saysAll(concepts: Performance['concepts']): boolean {
  const musts = concepts.filter(({ weight }) => weight === 'must');
  return musts.length >= FEWEST_MUSTS && musts.every(({ verdict }) => verdict === 'correct');
}

/** The mark of one question: what was covered, the figure, the ladder, less what was false. */
export function scoreOf(performance: Performance): number {
  const { concepts, numeric, claims, words, saying, said, isStory, rung, hints } = performance;
  const steps = substance[isStory ? 'story' : 'explanation'];
  const long = steps.find(([below]) => words < below)?.[1] ?? 1;
  const carried = saysAll(concepts) ? (1 + long) / 2 : long;
  const passing = isInPassing(concepts, said) ? IN_PASSING : 1;
  const weight = carried * Math.min(passing, densityOf(saying, said));
  const coverage = coverageOf(concepts) * (numeric === 'right' ? 1 : weight);
  // A wrong figure is worth something only where the rest shows what it was meant to be.
  const isAboutIt = numeric === 'right' || coverage > 0;
  const base =
    numeric === null
      ? coverage
      : (1 - NUMERIC_SHARE) * coverage + NUMERIC_SHARE * (isAboutIt ? numericCredit[numeric] : 0);
  const climbed = Math.max(0, rung - hints) / TOP_RUNG;
  const standing = 1 - LADDER_SHARE + LADDER_SHARE * climbed;
  return toScale(withoutTraces(base) * standing - CLAIM_COST * claims);
}
