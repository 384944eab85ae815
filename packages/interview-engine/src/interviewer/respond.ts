import { personaOf } from '../planning/persona.ts';
import { withoutQuotes } from '../text/without-quotes.ts';
import type { Act } from '../turns.ts';
import { replyBeside } from './beside.ts';
import { chooseFollowUp, isOverBudget } from './choose-follow-up.ts';
import { isStillComputing } from './computing.ts';
import { isEcho } from './echo.ts';
import { greeted, isReady } from './greeted.ts';
import { hasFailed } from './has-failed.ts';
import { hear, type Intent } from './intent.ts';
import { help } from './help.ts';
import { leave, moveOn } from './move-on.ts';
import { type Draft, say, sayClose } from './moves.ts';
import { pressFor } from './press.ts';
import { questionBack } from './question-back.ts';
import { isOffTopic } from './relevance.ts';
import { brieflyTo, reactionTo, reactionWithin } from './reaction.ts';
import { isRepeated } from './repeated.ts';
import { type Shown, shownSoFar } from './shown-so-far.ts';
import { clarify, sayAgain } from './say-again.ts';
import { DETOURS, isSpent, openPrompt, type Situation, stay } from './situation.ts';
import { switchLanguage } from './switch-move.ts';
import { isUnfinished } from './unfinished.ts';

// How often a question waits or wanders before the interview goes on without an answer.
const PAUSES = 3;
const MOST_REPEATS = 12;
const MOST_INSULTS = 3;

function redirect(situation: Situation): Draft {
  const { voice } = situation;
  const words = isSpent(situation, 'redirect', 1) ? null : voice.fresh(voice.phrases.redirect);
  return words ? stay('redirect', [words], situation) : leave(situation);
}

/** Who says the same again is told so; a question later, and when all was said, it counts like any answer. */
function notice(situation: Situation): Draft | null {
  const { progress, voice } = situation;
  if (isSpent(situation, 'redirect', 1) || !isRepeated(progress.latest, progress.earlier))
    return null;
  const words = voice.fresh(voice.phrases.saidBefore);
  return words ? stay('redirect', [words], situation) : null;
}

/** One insult is met calmly, and so is the next; then the line is closed, as calmly. */
function calm(situation: Situation): Draft {
  const { progress, voice } = situation;
  const words = progress.insults > MOST_INSULTS ? null : voice.fresh(voice.phrases.calm);
  return words ? stay('calm', [words], situation) : sayClose(situation, [voice.phrases.enough]);
}

/** What is said before the interview goes on: in a study session the comments say the rest. */
const firstWords = (situation: Situation, judged: Shown): string =>
  situation.plan.mode === 'study' ? brieflyTo(situation) : reactionTo(situation, judged);

function answered(situation: Situation): Draft {
  const { progress, question, elapsedMs, voice } = situation;
  const isNotDone = isUnfinished(progress.latest) || isStillComputing(situation);
  if (isNotDone && !isSpent(situation, 'thinking', PAUSES)) {
    return stay('thinking', [voice.vary(voice.phrases.goOn)], situation);
  }
  const noticed = notice(situation);
  if (noticed) return noticed;
  const isFollowUp = progress.prompts.length > 1;
  const heard = progress.moves.map(({ text }) => withoutQuotes(text)).join('\n');
  if (isEcho(progress.latest, heard) || isOffTopic(question, progress.latest, isFollowUp)) {
    return redirect(situation);
  }
  const judged = shownSoFar(question, progress.prompts);
  const about = { questionId: question.id };
  const press = isOverBudget(question, progress, elapsedMs)
    ? null
    : pressFor(situation, question, judged);
  if (press)
    return say('press', [brieflyTo(situation), press.text], { ...about, rung: press.rung });
  if (hasFailed(question, progress)) return leave(situation);
  const followUp = chooseFollowUp(situation, judged);
  if (!followUp) return moveOn(situation, { first: firstWords(situation, judged) });
  return say('follow_up', [reactionWithin(situation, judged), followUp.text], {
    ...about,
    rung: followUp.rung,
  });
}

/** Says the open prompt again after a word on what the candidate did instead of answering it. */
const bringBack =
  (act: Act, wordsOn: (situation: Situation) => readonly string[], most: number) =>
  (situation: Situation): Draft =>
    isSpent(situation, act, most)
      ? answered(situation)
      : stay(
          act,
          [situation.voice.renew(wordsOn(situation)), openPrompt(situation).text],
          situation,
        );

/** Waits in the given words, and goes on once it has waited often enough. */
const wait =
  (
    act: Act,
    wordsOn: (situation: Situation) => readonly string[],
    most: (s: Situation) => number,
  ) =>
  (situation: Situation): Draft =>
    isSpent(situation, act, most(situation))
      ? moveOn(situation)
      : stay(act, [situation.voice.renew(wordsOn(situation))], situation);

const responses: Readonly<Record<Intent, (situation: Situation) => Draft>> = {
  answer: answered,
  repeat: sayAgain,
  proceed: wait(
    'thinking',
    ({ voice }) => voice.phrases.goOn,
    () => PAUSES,
  ),
  help,
  skip: leave,
  stop: (situation) => sayClose(situation),
  clarify: (situation) => clarify(situation) ?? answered(situation),
  question_back: (situation) =>
    (isReady(situation) ? greeted(situation) : null) ?? questionBack(situation),
  switch_language: switchLanguage,
  aside: bringBack('redirect', ({ voice }) => voice.phrases.aside, DETOURS),
  late: bringBack('repeat', ({ voice }) => voice.phrases.late, MOST_REPEATS),
  rude: calm,
  greeting: (situation) => greeted(situation) ?? answered(situation),
  thinking: wait(
    'thinking',
    ({ voice }) => voice.phrases.thinking,
    () => PAUSES,
  ),
  silence: wait(
    'silence',
    ({ voice }) => voice.phrases.silence,
    ({ plan }) => personaOf(plan.persona).silences,
  ),
};

/** The move that what the candidate just said calls for. */
export function respond(situation: Situation): Draft {
  const { intent, beside } = hear(situation.progress.latest);
  return intent === 'answer' && beside !== null
    ? replyBeside(beside, situation, answered)
    : responses[intent](situation);
}
