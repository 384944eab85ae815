import { seedOf } from '../content/seeds/index.ts';
import { judgeNumber } from '../marking/judge-number.ts';
import type { PlannedQuestion } from '../planning/plan.ts';
import { fold, wordsOf } from '../text/fold.ts';
import { sentencesOf } from '../text/sentences.ts';
import type { Prompt } from './progress.ts';
import { holdsFigure, worksWithFigures } from './relevance.ts';
import type { Situation } from './situation.ts';

const OPENERS = '^(?:(?:um|uh|euh|ok|okay|bon|right|well|so|alors|donc|voila|oui|yes) )*';
// With these a calculation begins, and does not end; after a pause one may as well give the result.
const SETS_OUT = new RegExp(
  `${OPENERS}(?:first|to begin|i start|let me|let us|d abord|pour commencer|je (?:pose|pars|commence|prends)|on (?:part|commence|pose|prend))\\b`,
);
const PAUSES = new RegExp(`${OPENERS}(?:wait|give me|hold on|attendez|laissez moi)\\b`);
// Without its question mark: "do I take the 25 percent".
const ASKS = new RegExp(
  `${OPENERS}(?:(?:do|should|shall|can|may) (?:i|we)|is (?:it|that)|est ce que|dois je|puis je|faut il)\\b`,
);
const LONGEST_STEP = 60; // words: whoever says more has had his say

const beginsToCompute = (said: string): boolean => {
  const folded = fold(said);
  return SETS_OUT.test(folded) || (PAUSES.test(folded) && worksWithFigures(said));
};

/** A reply without what was said last. */
const earlierIn = (reply: string, latest: string): string =>
  reply.endsWith(latest) ? reply.slice(0, -latest.length) : reply;

const asksBack = (said: string): boolean =>
  said.trimEnd().endsWith('?') || ASKS.test(fold(sentencesOf(said).at(-1) ?? ''));

/** Whether the open prompt asks for a figure. */
export const asksForFigure = ({ id }: PlannedQuestion, { step }: Prompt): boolean => {
  const numeric = seedOf(id)?.numeric;
  return step === 'figures' || (step === null && numeric !== undefined && !numeric.ask);
};

/**
 * Whether somebody works out aloud what was asked and is not there yet: "150 times 0.7, that is 105." Who
 * asks something waits for a word, and who has given a figure is told nothing of the kind.
 */
export function isStillComputing({ question, progress }: Situation): boolean {
  const { latest, language, prompts } = progress;
  const prompt = prompts.at(-1);
  const seed = seedOf(question.id);
  if (!prompt || !seed?.numeric || !asksForFigure(question, prompt)) return false;
  if (wordsOf(latest).length > LONGEST_STEP || !holdsFigure(latest) || asksBack(latest))
    return false;
  const asked = { seed, language, figures: question.parameters };
  const verdictOn = (said: string) => judgeNumber(asked, sentencesOf(said))?.verdict;
  const before = earlierIn(prompt.reply, latest);
  const earlier = [...prompts.slice(0, -1).map(({ reply }) => reply), before];
  if (verdictOn(earlier.join('\n')) === 'right') return false;
  const verdict = verdictOn(prompt.reply);
  if (verdict === 'absent') return true;
  // What comes out of a first step is not the answer yet, whatever it is near.
  return verdict === 'slip' && beginsToCompute(latest) && verdictOn(before) === 'absent';
}
