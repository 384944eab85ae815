import { seedOf } from '../content/seeds/index.ts';
import { judgeNumber } from '../marking/judge-number.ts';
import type { PlannedQuestion } from '../planning/plan.ts';
import { fold, wordsOf } from '../text/fold.ts';
import { sentencesOf } from '../text/sentences.ts';
import type { Prompt } from './progress.ts';
import { holdsFigure } from './relevance.ts';
import type { Situation } from './situation.ts';

// With these a calculation begins, and does not end.
const SETS_OUT =
  /^(?:(?:um|uh|euh|ok|okay|bon|right|well|so|alors|donc|voila|oui|yes) )*(?:first|to begin|i start|let me|let us|wait|give me|hold on|attendez|d abord|pour commencer|je (?:pose|pars|commence|prends)|on (?:part|commence|pose|prend)|laissez moi)\b/;
const LONGEST_STEP = 60; // words: whoever says more has had his say

/** Whether the open prompt asks for a figure. */
export const asksForFigure = ({ id }: PlannedQuestion, { step }: Prompt): boolean => {
  const numeric = seedOf(id)?.numeric;
  return step === 'figures' || (step === null && numeric !== undefined && !numeric.ask);
};

/** Whether somebody works out aloud what was asked and is not there yet: "150 times 0.7, that is 105." */
export function isStillComputing({ question, progress }: Situation): boolean {
  const prompt = progress.prompts.at(-1);
  const seed = seedOf(question.id);
  if (!prompt || !seed?.numeric || !asksForFigure(question, prompt)) return false;
  if (wordsOf(progress.latest).length > LONGEST_STEP || !holdsFigure(progress.latest)) return false;
  const asked = { seed, language: progress.language, figures: question.parameters };
  const verdict = judgeNumber(asked, sentencesOf(prompt.reply))?.verdict;
  // What comes out of a first step is not the answer yet, whatever it is near.
  return verdict === 'absent' || (verdict === 'slip' && SETS_OUT.test(fold(progress.latest)));
}
