import { type OwnSentence, ownSentences } from '../marking/own-words.ts';
import { withoutOrders } from '../marking/steering/injection.ts';
import type { PlannedQuestion } from '../planning/plan.ts';
import { languageOf } from '../reading/language-of.ts';
import { tokensOf } from '../reading/tokens.ts';
import { remember } from '../text/remember.ts';

const languageIn = remember((text) => languageOf(tokensOf(text), 'en'));

const BETWEEN = '\u0000';

// Reading is what takes time, so that an answer is read once for the question it belongs to.
const readOwn = remember((both) => {
  const [question = '', answer = ''] = both.split(BETWEEN);
  return ownSentences(withoutOrders(answer), question, languageIn(question));
});

/** The sentences of an answer, each with what of it the question did not hand over. */
export const ownIn = (answer: string, { text }: Pick<PlannedQuestion, 'text'>): OwnSentence[] =>
  readOwn(`${text}${BETWEEN}${answer.replaceAll(BETWEEN, ' ')}`);
