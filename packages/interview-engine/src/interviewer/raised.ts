import { seedOf } from '../content/seeds/index.ts';
import { languages } from '../localised.ts';
import type { PlannedFollowUp, PlannedQuestion } from '../planning/plan.ts';
import { questionIn } from '../planning/word-question.ts';
import type { EngineTurn } from '../turns.ts';
import { areAlike, type Asked, asQuestion, weightOf } from './alike.ts';
import type { Stage } from './moves.ts';
import { contentStems } from './question-words.ts';

const MOSTLY = 0.5;
const FEWEST_WORDS = 2;

const ladderOf = ({ followUps }: PlannedQuestion): readonly PlannedFollowUp[] =>
  followUps.filter(({ step }) => step === 'ladder');

/** A follow-up as the bank has it, in both languages. */
const asFollowUp = ({ id }: PlannedQuestion, place: number): Asked | null =>
  seedOf(id)?.followUps[place] ?? null;

/** The follow-up that a line of the interviewer asks. */
function askedIn(question: PlannedQuestion, { text }: EngineTurn, hasSwitched: boolean) {
  const wordings = hasSwitched ? languages.map((each) => questionIn(question, each)) : [question];
  const place = wordings
    .map((wording) => ladderOf(wording).findIndex((followUp) => text.includes(followUp.text)))
    .find((index) => index >= 0);
  return place === undefined ? null : asFollowUp(question, place);
}

/** What is asked in this interview besides the open question: every question, and the follow-ups so far. */
function askedElsewhere({ plan, progress }: Stage, open: PlannedQuestion): Asked[] {
  const others = plan.questions.filter(({ id }) => id !== open.id);
  const hasSwitched = progress.said.some(({ act }) => act === 'switch_language');
  const followUps = progress.said.flatMap((turn) => {
    const question = others.find(({ id }) => turn.act === 'follow_up' && id === turn.questionId);
    return (question && askedIn(question, turn, hasSwitched)) ?? [];
  });
  return [...others.flatMap(({ id }) => seedOf(id) ?? []).map(asQuestion), ...followUps];
}

/** Whether an answer has most of the words that tell a follow-up from its question. */
function answersWords({ text }: PlannedFollowUp, question: PlannedQuestion, answer: string) {
  const asked = contentStems(question.text);
  const own = [...contentStems(text)].filter((stem) => !asked.has(stem) && weightOf(stem) > 0);
  const said = contentStems(answer);
  const heard = own.filter((stem) => said.has(stem));
  const weight = (stems: readonly string[]) => stems.reduce((sum, stem) => sum + weightOf(stem), 0);
  return heard.length >= FEWEST_WORDS && weight(heard) >= weight(own) * MOSTLY;
}

/** The follow-ups that are still worth asking: not raised elsewhere, nor answered in passing. */
export function stillOpen(stage: Stage, question: PlannedQuestion): PlannedFollowUp[] {
  const { progress } = stage;
  const elsewhere = askedElsewhere(stage, question);
  const replies = progress.prompts.map(({ reply }) => reply);
  const isOpen = (followUp: PlannedFollowUp, place: number): boolean => {
    const asked = asFollowUp(question, place);
    return (
      !replies.some((reply) => answersWords(followUp, question, reply)) &&
      !(asked && elsewhere.some((each) => areAlike(asked, each)))
    );
  };
  const ladder = ladderOf(question);
  return question.followUps.filter(
    (followUp) =>
      !progress.said.some(({ text }) => text.includes(followUp.text)) &&
      (followUp.step !== 'ladder' || isOpen(followUp, ladder.indexOf(followUp))),
  );
}
