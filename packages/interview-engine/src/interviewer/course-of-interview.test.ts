import { describe, expect, test } from 'vitest';
import { conceptIds, conceptOf, isBehaviour } from '../content/concepts/index.ts';
import { seedOf } from '../content/seeds/index.ts';
import { followUpIn } from '../planning/follow-up-in.ts';
import type { InterviewPlan } from '../planning/plan.ts';
import { questionIn } from '../planning/word-question.ts';
import { type ProfileName, profiles } from '../testing/candidates.ts';
import { interviewsFor } from '../testing/interviews-for.ts';
import type { Played } from '../testing/play.ts';
import { fold } from '../text/fold.ts';
import { areAlike, asQuestion } from './alike.ts';
import { intentOf } from './intent.ts';
import { shownSoFar } from './shown-so-far.ts';

const names = Object.keys(profiles) as ProfileName[];

/** The follow-ups of an interview in the words of the bank, each with what was answered before it. */
function followUpsIn(plan: InterviewPlan, { turns }: Played) {
  return turns.flatMap((turn, at) => {
    const question = plan.questions.find(({ id }) => id === turn.questionId);
    const followUp = question && turn.act === 'follow_up' ? followUpIn(question, turn.text) : null;
    if (!question || followUp?.step !== 'ladder') return [];
    const replies = turns
      .slice(0, at)
      .flatMap(({ role, questionId, text }) =>
        role === 'candidate' && questionId === question.id && intentOf(text) === 'answer'
          ? text
          : [],
      );
    return [{ question, followUp, replies }];
  });
}

/** What the interviewer says to an answer before he asks on, in an exam. */
function reactionsIn(plan: InterviewPlan, { turns, moves }: Played) {
  const said = turns.filter(({ role }) => role === 'interviewer');
  return said.flatMap((turn, at) => {
    const { act, questionId, text } = turn;
    const answer = turns[turns.indexOf(turn) - 1]?.text ?? '';
    const language = moves[at]?.language ?? plan.language;
    const question = plan.questions.find(({ id }) => id === questionId);
    if (!question || (act !== 'follow_up' && act !== 'question')) return [];
    const asked = act === 'question' ? questionIn(question, language) : followUpIn(question, text);
    const [reaction = ''] = text.split(asked?.text ?? '\n');
    return [{ reaction, answer, language }];
  });
}

describe.each(names)('with a candidate who is %s', (name) => {
  const all = interviewsFor(name);

  test('no follow-up asks what the answers before it have shown', () => {
    for (const { plan, played } of all) {
      for (const { question, followUp, replies } of followUpsIn(plan, played)) {
        if (question.block === 'fit' || followUp.rung > 2 || followUp.aims.length === 0) continue;
        const { shown } = shownSoFar(
          question,
          replies.map((reply) => ({ reply, heldAgainst: null })),
        );
        expect(followUp.aims.filter((id) => !shown.includes(id))).not.toEqual([]);
      }
    }
  });

  test('no two questions of an interview ask the same, nor for the same sum', () => {
    for (const { plan, played } of all) {
      const ids = [...new Set(played.moves.flatMap(({ questionId }) => questionId ?? []))];
      const sums = ids.flatMap((id) => seedOf(id)?.numeric?.generator ?? []);
      expect(new Set(sums).size).toBe(sums.length);
      const followUps = followUpsIn(plan, played).flatMap(({ question, followUp }) => {
        const seed = seedOf(question.id);
        const same = seed?.followUps.find(({ text }) =>
          Object.values(text).includes(followUp.text),
        );
        return same ? [{ id: question.id, asked: same }] : [];
      });
      const questions = ids.flatMap((id) => {
        const seed = seedOf(id);
        return seed ? [{ id, asked: asQuestion(seed) }] : [];
      });
      for (const one of followUps) {
        const others = [...questions, ...followUps].filter(({ id }) => id !== one.id);
        expect(others.filter(({ asked }) => areAlike(one.asked, asked))).toEqual([]);
      }
    }
  });

  test('a word of the trade that is taken up is one the candidate just said', () => {
    for (const { plan, played } of all) {
      for (const { reaction, answer, language } of reactionsIn(plan, played)) {
        const named = conceptIds.flatMap((id) =>
          isBehaviour(id) ? [] : conceptOf(id).triggers[language].filter((word) => word.length > 3),
        );
        const holds = (text: string, word: string) => ` ${fold(text)} `.includes(` ${fold(word)} `);
        const taken = named.filter((word) => holds(reaction, word));
        expect(taken.filter((word) => !holds(answer, word))).toEqual([]);
      }
    }
  });
});
