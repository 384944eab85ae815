import type { Beside } from './intent.ts';
import { moveOn } from './move-on.ts';
import type { Draft } from './moves.ts';
import { replyTo } from './question-back.ts';
import { sayAgain } from './say-again.ts';
import { type Situation, withoutAcknowledgement } from './situation.ts';
import { switchBeside } from './switch-move.ts';

/**
 * What an answer asked besides is replied to in place of the word that says it was heard; `answered`
 * says what the answer alone calls for.
 */
export function replyBeside(
  beside: Beside,
  situation: Situation,
  answered: (situation: Situation) => Draft,
): Draft {
  if (beside === 'repeat') return sayAgain(situation);
  if (beside === 'skip') return moveOn(situation);
  if (beside === 'switch_language') return switchBeside(situation) ?? answered(situation);
  const { plan, question, voice } = situation;
  const draft = answered(situation);
  // A study session comments right away once the question is left.
  const isLeft = draft.questionId !== question.id;
  if (beside === 'verdict' && plan.mode === 'study' && isLeft) return draft;
  const reply = replyTo(beside, situation, draft.act === 'question' ? 1 : 0);
  return {
    ...draft,
    say: `${reply} ${withoutAcknowledgement(draft.say, voice.phrases.acknowledge)}`,
  };
}
