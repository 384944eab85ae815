import { describe, expect, test } from 'vitest';
import { isBeyondTopic } from '../planning/chosen-topic.ts';
import { seedOf } from '../content/seeds/index.ts';
import { exchangesOf } from '../marking/exchanges.ts';
import { mark } from '../marking/mark.ts';
import { personaIds } from '../planning/persona.ts';
import type { InterviewPlan } from '../planning/plan.ts';
import { listOptions } from '../planning/scenarios.ts';
import { candidateFor, figureFor, type ProfileName } from '../testing/candidates.ts';
import { type Played, play } from '../testing/play.ts';
import { plannedInterview } from '../testing/planned.ts';
import type { Move } from '../turns.ts';
import { shownSoFar } from './shown-so-far.ts';

const { languages } = listOptions();
const topics = ['', 'dcf', 'accounting', 'case_hypothetical', 'behavioural'];

interface Held {
  readonly plan: InterviewPlan;
  readonly played: Played;
}

const hold = (
  name: ProfileName,
  wish: Partial<Parameters<typeof plannedInterview>[0]> = {},
): Held[] =>
  topics.flatMap((topic, index) =>
    languages.map((language) => {
      const persona = personaIds[index % personaIds.length] ?? 'associate';
      const plan = plannedInterview({ topic, language, persona, seed: index + 3, ...wish });
      return { plan, played: play(plan, candidateFor(name, plan)) };
    }),
  );

const acts = ({ moves }: Played): string[] => moves.map(({ act }) => act);
const askedIn = ({ moves }: Played): string[] => [
  ...new Set(moves.flatMap(({ questionId }) => questionId ?? [])),
];

test('when something is missing, a follow-up aims at it, unless the interview asks that elsewhere', () => {
  let judged = 0;
  let aimed = 0;
  for (const { plan, played } of hold('weak')) {
    for (const question of plan.questions) {
      const about = played.turns.filter(({ questionId }) => questionId === question.id);
      const at = about.findIndex(({ act }) => act === 'follow_up');
      const asked = question.followUps.find(({ text }) => about[at]?.text.includes(text));
      if (asked?.step !== 'ladder') continue;
      const before = about.slice(0, at).filter(({ role }) => role === 'candidate');
      const { missing, wrong } = shownSoFar(
        question,
        before.map(({ text }) => ({ reply: text, heldAgainst: null })),
      );
      const gaps = new Set<string>([...missing, ...wrong.map(({ claim }) => claim.concept)]);
      const aims = question.followUps.flatMap(({ step, aims: each }) =>
        step === 'ladder' && each.some((id) => gaps.has(id)) ? [each] : [],
      );
      if (aims.length === 0) continue;
      judged += 1;
      if (asked.aims.some((id) => gaps.has(id))) aimed += 1;
    }
  }
  expect(judged).toBeGreaterThan(10);
  expect(aimed / judged).toBeGreaterThan(0.9);
});

test('in an exam the figure asked for is never said before the candidate said it', () => {
  for (const name of ['silent', 'at a loss', 'weak', 'echoing'] as const) {
    for (const { plan, played } of hold(name)) {
      for (const { say, questionId } of played.moves) {
        const figure = questionId ? figureFor(plan, questionId, plan.language) : '';
        const value = /([\d.,\u202f\u00a0]*\d)/.exec(figure)?.[0];
        if (!value || value.length < 3 || !questionId) continue;
        const question = plan.questions.find(({ id }) => id === questionId);
        const given = [question?.text, ...(question?.followUps.map(({ text }) => text) ?? [])];
        if (given.some((text) => text?.includes(value))) continue;
        expect(say).not.toContain(value);
      }
    }
  }
});

test('silence is nudged, then passed over, and after three questions left alone', () => {
  for (const { played } of hold('silent')) {
    expect(acts(played)).toContain('silence');
    expect(askedIn(played)).toHaveLength(3);
    expect(acts(played).slice(-2)).toEqual(['candidate_questions', 'close']);
  }
});

test('whoever leaves the subject is brought back once, then asked something else', () => {
  for (const { played } of hold('off topic')) {
    expect(acts(played)).toContain('redirect');
    expect(acts(played).filter((act) => act === 'question').length).toBeGreaterThan(3);
  }
});

test('insults are met calmly, three times; then the interview ends as calmly', () => {
  for (const { played } of hold('hostile')) {
    expect(acts(played)).toEqual(['opening', 'calm', 'calm', 'calm', 'close']);
  }
});

test('somebody who rambles is cut off in time and still gets several questions', () => {
  for (const { played } of hold('rambling')) {
    expect(askedIn(played).length).toBeGreaterThanOrEqual(3);
  }
});

test('a quick candidate is kept busy for about twenty-five minutes', () => {
  for (const { played } of hold('brisk')) {
    const invited = played.turns.find(({ act }) => act === 'candidate_questions');
    expect((invited?.startedMs ?? 0) / 60_000).toBeGreaterThan(24);
  }
});

test('whoever chose a topic is asked all of it before another one, and told so', () => {
  for (const { plan, played } of [...hold('brisk'), ...hold('weak')]) {
    const beyond = plan.questions.filter((question) => isBeyondTopic(plan, question));
    const asked = askedIn(played);
    const first = asked.findIndex((id) => beyond.some((question) => question.id === id));
    if (first === -1) continue;
    const within = plan.questions.filter((question) => !isBeyondTopic(plan, question));
    expect(asked.slice(0, first).toSorted()).toEqual(within.map(({ id }) => id).toSorted());
    const move = played.moves.find(({ questionId }) => questionId === asked[first]);
    expect(move?.say).toMatch(/this topic|ce thème/);
  }
});

test('whoever computes aloud is left to it', () => {
  const waits: Move[] = [];
  for (const { played } of hold('computing')) {
    waits.push(...played.moves.filter(({ act }) => act === 'thinking'));
  }
  expect(waits.length).toBeGreaterThan(20);
  for (const { say, endOfTurnMs } of waits) {
    expect(say.split(' ').length).toBeLessThanOrEqual(8);
    expect(endOfTurnMs).toBeGreaterThanOrEqual(2_500);
  }
});

test('on request the interview goes on in the other language, announced once', () => {
  for (const { plan, played } of hold('switching')) {
    const at = played.moves.findIndex(({ act }) => act === 'switch_language');
    const other = plan.language === 'en' ? 'fr' : 'en';
    expect(acts(played).filter((act) => act === 'switch_language')).toHaveLength(1);
    for (const [index, move] of played.moves.entries()) {
      expect(move.language).toBe(index < at ? plan.language : other);
      const seed = seedOf(move.questionId ?? '');
      if (move.act === 'question' && seed && !seed.question[other].includes('{')) {
        expect(move.say).toContain(seed.question[move.language]);
      }
    }
  }
});

test('a persona changes no mark: the same answers are worth the same to all four', () => {
  const plan = plannedInterview({ language: 'en', seed: 8 });
  const { turns } = play(plan, candidateFor('strong', plan));
  for (const persona of personaIds)
    expect(mark({ ...plan, persona }, turns)).toEqual(mark(plan, turns));
});

test('what the interviewer takes up of an answer is nothing he hands over', () => {
  const plan = plannedInterview({ language: 'en', topic: 'dcf', seed: 8 });
  const { turns } = play(plan, candidateFor('strong', plan));
  const taken = (text: string) => `The terminal value, okay. ${text}`;
  const more = turns.map((turn) =>
    turn.act === 'follow_up' ? { ...turn, text: taken(turn.text) } : turn,
  );
  const asked = exchangesOf(plan, more).map((exchange) => exchange.asked);
  expect(more).not.toEqual(turns);
  expect(asked).toEqual(exchangesOf(plan, turns).map((exchange) => exchange.asked));
  expect(asked.join('\n')).not.toContain(taken(''));
});

test('in a study session each question ends on what was missing and the line to learn', () => {
  for (const { plan, played } of hold('weak', { mode: 'study' })) {
    const questions = played.moves.filter(({ act }) => act === 'question');
    const goodLine =
      plan.language === 'fr' ? 'Une bonne réponse dirait :' : 'A good answer would say:';
    expect(played.moves[0]?.say).toMatch(/study session|entraînement/);
    expect(questions.every(({ say }) => say.includes(goodLine))).toBe(true);
    for (const { act, say } of played.moves) {
      if (act === 'follow_up' || act === 'press') expect(say).not.toContain(goodLine);
    }
  }
});

describe.each(languages)('in %s the report', (language) => {
  const overall = (name: ProfileName) => {
    const plan = plannedInterview({ language, topic: 'dcf', seed: 2 });
    return mark(plan, play(plan, candidateFor(name, plan)).turns);
  };

  test('is in the language of the interview and ranks the candidates', () => {
    const strong = overall('strong');
    expect(strong.language).toBe(language);
    expect(strong.questions.length).toBeGreaterThan(3);
    expect(strong.overallScore).toBeGreaterThan(overall('weak').overallScore ?? 1);
  });

  test('assesses nobody who said nothing, and gives nothing for talk', () => {
    expect(overall('silent').overallScore).toBeNull();
    for (const name of ['off topic', 'echoing', 'at a loss', 'hostile'] as const) {
      expect(overall(name).overallScore ?? 1).toBeLessThanOrEqual(1.5);
    }
  });
});
