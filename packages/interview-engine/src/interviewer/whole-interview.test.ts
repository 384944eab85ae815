import { describe, expect, test } from 'vitest';
import { seedOf } from '../content/seeds/index.ts';
import { personaOf } from '../planning/persona.ts';
import type { InterviewPlan } from '../planning/plan.ts';
import { listOptions } from '../planning/scenarios.ts';
import { questionIn } from '../planning/word-question.ts';
import { type ProfileName, profiles } from '../testing/candidates.ts';
import { interviewsFor } from '../testing/interviews-for.ts';
import type { Played } from '../testing/play.ts';
import type { Move } from '../turns.ts';

const INTERVIEW_MS = 30 * 60_000;

const { languages } = listOptions();

/** Every question and follow-up of a plan. */
const textsOf = ({ questions }: InterviewPlan, language: 'en' | 'fr'): string[] =>
  questions
    .map((question) => questionIn(question, language))
    .flatMap(({ text, followUps }) => [text, followUps.map((followUp) => followUp.text)].flat());

const names = Object.keys(profiles) as ProfileName[];
const aboutOne = ({ moves }: Played, id: string): Move[] =>
  moves.filter(({ questionId }) => questionId === id);
const countActs = (moves: readonly Move[], act: string): number =>
  moves.filter((move) => move.act === act).length;

/** Sentences that carry content: a short "Let’s move on." may come back. */
const longSentences = (text: string) =>
  text.split(/(?<=[.!?])\s+/).filter((sentence) => sentence.split(/\s+/).length > 5);

const PRAISE =
  /\b(?:good|great|excellent|perfect|exactly|correct|right|well done|impressive|bravo|parfait|exact|très bien|juste)\b(?! (?:now|to|after|le chiffre))/iu;

describe.each(names)('with a candidate who is %s', (name) => {
  const all = interviewsFor(name);

  test('every interview ends by itself before thirty minutes, and only once', () => {
    for (const { played } of all) {
      expect(played.moves.at(-1)).toMatchObject({ act: 'close', end: true });
      expect(played.elapsedMs).toBeLessThan(INTERVIEW_MS);
      expect(countActs(played.moves, 'close')).toBe(1);
    }
  });

  test('the opening says who speaks, how long it takes, what comes, and what is kept', () => {
    for (const { plan, played } of all) {
      const opening = played.moves[0]?.say ?? '';
      const wanted =
        plan.language === 'fr'
          ? [/recruteur IA/, /trente minutes/, /questions/, /conservés/, /accord/]
          : [/AI interviewer/, /thirty minutes/, /questions/, /kept as text/, /agree/];
      for (const pattern of wanted) expect(opening).toMatch(pattern);
    }
  });

  test('no line is said twice, and no sentence of substance', () => {
    for (const { plan, played } of all) {
      const lines = played.moves.map(({ say }) => say);
      expect(new Set(lines).size).toBe(lines.length);
      const asked = new Set(
        languages.flatMap((language) => textsOf(plan, language).flatMap(longSentences)),
      );
      const mayComeBack = (move: Move, sentence: string) =>
        move.act === 'repeat' && asked.has(sentence);
      const sentences = played.moves.flatMap((move) =>
        longSentences(move.say).filter((sentence) => !mayComeBack(move, sentence)),
      );
      const twice = sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index);
      expect(twice).toEqual([]);
    }
  });

  test('no question gets more follow-ups, presses or hints than allowed, nor comes back', () => {
    for (const { plan, played } of all) {
      for (const question of plan.questions) {
        const about = aboutOne(played, question.id);
        const stayed = countActs(about, 'follow_up') + countActs(about, 'press');
        expect(question.maximumFollowUps).toBeLessThanOrEqual(5);
        expect(stayed).toBeLessThanOrEqual(question.maximumFollowUps);
        expect(countActs(about, 'press')).toBeLessThanOrEqual(personaOf(plan.persona).presses);
        expect(countActs(about, 'hint')).toBeLessThanOrEqual(2);
        const first = played.moves.findIndex(({ questionId }) => questionId === question.id);
        const last = played.moves.findLastIndex(({ questionId }) => questionId === question.id);
        if (first >= 0) expect(last - first + 1).toBe(about.length);
      }
    }
  });

  test('everything can be said aloud, and nothing gives an answer away or praises', () => {
    for (const { plan, played } of all) {
      const questions = new Set(languages.flatMap((language) => textsOf(plan, language)));
      for (const move of played.moves) {
        expect(move.say).not.toMatch(/[{}]|undefined|NaN/);
        expect(move.say).not.toBe('');
        const seed = seedOf(move.questionId ?? '');
        for (const language of languages) {
          if (seed) expect(move.say).not.toContain(seed.keyPoints[language]);
        }
        const own = [...questions, ...languages.map((language) => seed?.hint[language] ?? '')]
          .reduce((say, text) => (text === '' ? say : say.replace(text, '')), move.say)
          .replaceAll(/[“«][^”»]*[”»]/g, '');
        expect(own).not.toMatch(PRAISE);
      }
    }
  });
});

describe.each(['strong', 'brisk', 'recovering', 'curious', 'computing'] as const)(
  'with a candidate who is %s',
  (name) => {
    test('every part of the interview is reached, and the candidate may ask', () => {
      for (const { plan, played } of interviewsFor(name)) {
        const asked = new Set(played.moves.map(({ questionId }) => questionId));
        const core = plan.questions.filter(({ isSpare }) => !isSpare);
        for (const block of new Set(core.map((question) => question.block))) {
          const reached = core.filter(
            (question) => question.block === block && asked.has(question.id),
          );
          expect(reached.length).toBeGreaterThanOrEqual(1);
        }
        expect(countActs(played.moves, 'candidate_questions')).toBeGreaterThanOrEqual(1);
      }
    });
  },
);
