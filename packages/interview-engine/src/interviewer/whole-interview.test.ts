import { describe, expect, test } from 'vitest';
import { seedOf } from '../content/seeds/index.ts';
import type { Language } from '../localised.ts';
import { mark } from '../marking/mark.ts';
import type { InterviewPlan } from '../planning/plan.ts';
import { planInterview } from '../planning/plan-interview.ts';
import { fullAnswer, statementsOn } from '../testing/model-answers.ts';
import { type Candidate, play } from '../testing/play.ts';

const INTERVIEW_MS = 30 * 60_000;

const planFor = (language: Language, seed: number, topic = ''): InterviewPlan => {
  const plan = planInterview({ settings: { language, topic }, seed, recentQuestionIds: [] });
  if (!plan) throw new Error('No scenario available');
  return plan;
};

const say = (secondsPerAnswer: number, answer: Candidate['answer']): Candidate => ({
  secondsPerAnswer,
  answer,
});

const candidatesIn = (language: Language): Record<string, Candidate> => ({
  strong: say(60, ({ questionId }) => {
    const seed = seedOf(questionId ?? '');
    return seed ? fullAnswer(seed, language) : 'Thank you, no question.';
  }),
  'a quick typist': say(8, ({ questionId }) =>
    statementsOn(seedOf(questionId ?? '')?.must ?? [], language),
  ),
  silent: say(15, () => ''),
  'at a loss': say(10, () => (language === 'fr' ? 'Je ne sais pas.' : 'I don’t know.')),
  'off topic': say(40, () =>
    language === 'fr'
      ? 'Hier soir nous avons mangé une excellente pizza et regardé le match avec ma sœur jusque tard.'
      : 'Yesterday evening we had an excellent pizza and watched the game with my sister until late.',
  ),
  echoing: say(20, ({ say: said }) => said),
  'long-winded': say(280, ({ questionId }) =>
    `${statementsOn(seedOf(questionId ?? '')?.must ?? [], language)} `.repeat(40),
  ),
  rude: say(10, () => (language === 'fr' ? 'Ta gueule, question stupide.' : 'Shut up, you idiot.')),
});

/** Sentences that carry content: a short "Let’s move on." may come back. */
const longSentences = (text: string) =>
  text.split(/(?<=[.!?])\s+/).filter((sentence) => sentence.split(/\s+/).length > 5);

const names = Object.keys(candidatesIn('en'));
const situations = (['en', 'fr'] as const).flatMap((language) =>
  names.flatMap((name) => [1, 2, 3].map((seed) => ({ language, name, seed }))),
);

describe.each(situations)(
  '$name candidate in $language, interview $seed',
  ({ language, name, seed }) => {
    const plan = planFor(language, seed, ['', 'dcf', 'case_hypothetical'][seed - 1]);
    const candidate = candidatesIn(language)[name];
    if (!candidate) throw new Error(`No candidate ${name}`);
    const { turns, moves, elapsedMs } = play(plan, candidate);
    const last = moves.at(-1);

    test('ends by itself before thirty minutes, after inviting a question', () => {
      expect(last).toMatchObject({ act: 'close', end: true });
      expect(elapsedMs).toBeLessThan(INTERVIEW_MS);
      expect(moves.filter(({ end }) => end)).toHaveLength(1);
      if (name !== 'long-winded') {
        expect(moves.map(({ act }) => act)).toContain('candidate_questions');
      }
    });

    test('repeats no sentence word for word', () => {
      const sentences = moves.flatMap((move) => longSentences(move.say));
      const twice = sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index);
      expect(twice).toEqual([]);
    });

    test('says nothing that cannot be said aloud, and gives no answer away', () => {
      for (const move of moves) {
        expect(move.say).not.toMatch(/[{}]|undefined|NaN/);
        expect(move.say).not.toBe('');
        const keyPoints = seedOf(move.questionId ?? '')?.keyPoints[language];
        if (keyPoints) expect(move.say).not.toContain(keyPoints);
      }
    });

    test('follows up at most as often as planned and never goes back to a question', () => {
      for (const question of plan.questions) {
        const about = moves.filter(({ questionId }) => questionId === question.id);
        const followUps = about.filter(({ act }) => act === 'follow_up');
        expect(followUps.length).toBeLessThanOrEqual(question.maximumFollowUps);
        const first = moves.findIndex(({ questionId }) => questionId === question.id);
        const closing = moves.findLastIndex(({ questionId }) => questionId === question.id);
        if (first >= 0) expect(closing - first + 1).toBe(about.length);
      }
    });

    test('leads to a report in the language of the interview', () => {
      const report = mark(plan, turns);
      expect(report.language).toBe(language);
      expect(report.questions.length).toBeGreaterThan(0);
      if (name === 'strong') expect(report.overallScore).toBeGreaterThanOrEqual(3.5);
      if (name === 'silent') expect(report.overallScore).toBeNull();
      if (name === 'off topic' || name === 'echoing' || name === 'at a loss' || name === 'rude') {
        expect(report.overallScore ?? 1).toBeLessThanOrEqual(1.5);
      }
    });
  },
);
