import { describe, expect, test } from 'vitest';
import { reactions } from '../content/spoken/all.ts';
import type { PersonaId } from '../planning/persona.ts';
import type { InterviewPlan, Mode } from '../planning/plan.ts';
import { questionIn } from '../planning/word-question.ts';
import { plannedInterview } from '../testing/planned.ts';
import type { EngineTurn } from '../turns.ts';
import { next } from './next.ts';

interface Asked {
  readonly language: 'en' | 'fr';
  readonly id: string;
  readonly mode?: Mode;
  readonly persona?: PersonaId;
}

/** A plan with one question of the bank, and another to go on with. */
function planWith({ language, id, ...rest }: Asked): InterviewPlan {
  const difficulty = 'analyst';
  const plans = ['', 'dcf', 'lbo', 'accounting', 'behavioural', 'merger_model'].map((topic) =>
    plannedInterview({ language, topic, difficulty, seed: 4, ...rest }),
  );
  const plan = plans.find(({ questions }) => questions.some((question) => question.id === id));
  const asked = plan?.questions.find((question) => question.id === id);
  const other = plan?.questions.find((question) => question.id !== id && question.block !== 'fit');
  if (!plan || !asked || !other) throw new Error(`${id} is in no plan`);
  return { ...plan, questions: [questionIn(asked, language), other] };
}

/** What the interviewer says to an answer, before what he asks next. */
function metBy(asked: Asked, answer: string, before: readonly string[] = []): string {
  const plan = planWith(asked);
  const [question] = plan.questions;
  const about = { questionId: asked.id, rung: 0, startedMs: 0, source: null };
  const turns: EngineTurn[] = [
    ...before.map((text) => ({ ...about, role: 'interviewer' as const, text, act: 'thinking' })),
    { ...about, role: 'interviewer', text: question?.text ?? '', act: 'question' },
    { ...about, role: 'candidate', text: answer, act: null },
  ];
  return next(plan, turns, { elapsedMs: 60_000 }).say;
}

const walkThrough =
  'I project the free cash flows for five years and discount them. Beyond that I take a terminal value, with a growth rate for ever, and it is brought back too. Net debt comes off to get to the shareholders.';
const enFrancais =
  'Je projette les flux sur cinq ans. Au-delà je calcule une valeur terminale, avec une croissance à l’infini, et je l’actualise aussi. Je retire la dette nette pour arriver aux titres.';

describe('a word of the candidate is taken up', () => {
  test.each([
    ['en', walkThrough, /terminal value|net debt/],
    ['fr', enFrancais, /la (?:valeur terminale|dette nette)|l’infini/i],
  ] as const)('in %s', (language, answer, taken) => {
    const said = metBy({ language, id: 'D1' }, answer);
    expect(said.split(/(?<=\.) /)[0]).toMatch(taken);
  });

  test('by each persona in words of its own', () => {
    const first = (persona: PersonaId) =>
      metBy({ language: 'en', id: 'D1', persona }, walkThrough).split(/(?<=\.) /)[0];
    const lines = (['vice_president', 'managing_director', 'sponsor_coverage'] as const).map(first);
    expect(new Set(lines).size).toBe(3);
  });

  test('with a yes in a study session, and never in an exam', () => {
    const [exam, study] = (['exam', 'study'] as const).map((mode) =>
      metBy({ language: 'en', id: 'D1', mode }, walkThrough),
    );
    expect(study).toMatch(/\byes\b/i);
    expect(exam).not.toMatch(/\byes\b/i);
  });

  test('unless the interviewer has said it himself', () => {
    const said = metBy({ language: 'en', id: 'D1' }, walkThrough, [
      'The terminal value, okay.',
      'Okay, net debt.',
    ]);
    expect(said).not.toMatch(/terminal value|net debt/i);
  });

  test.each([
    [
      'E4',
      'The deleveraging, the cash that pays down debt every year, goes straight to the equity. Growth is the extra EBITDA.',
      /^[^.]*deleveraging/i,
    ],
    [
      'F7',
      'The exchange ratio is the offer price over our price, which decides how many we issue to them in the end.',
      /^[^.]*exchange ratio/i,
    ],
  ])('nor a word that the question hands over, of %s', (id, said, handedOver) => {
    expect(metBy({ language: 'en', id }, said)).not.toMatch(handedOver);
  });

  test.each([
    'We look at many things in a bank, like the terminal value, the net debt, all that, and it is a very rich topic.',
    'I would say the terminal value is a classic topic that lawyers and bankers like to discuss a lot between them.',
  ])('nor one that is only held up: %s', (said) => {
    expect(metBy({ language: 'en', id: 'D1' }, said)).not.toMatch(/terminal value|net debt/i);
  });

  test('and not a word that names something else, nor one that he only turns down', () => {
    const astray =
      'I would not bother with a terminal value at all. I look at the price of the shares over a year and at what the papers write about the firm.';
    expect(metBy({ language: 'en', id: 'D1' }, astray)).not.toMatch(/terminal value/i);
  });
});

describe('a figure is taken up, right or wrong, in the same words', () => {
  test.each([
    [
      'en',
      'Well, I take the multiple to the power of one over the years, so the IRR is about',
      '%',
    ],
    ['fr', 'Le multiple à la puissance un sur le nombre d’années, et je trouve un TRI de', ' %'],
  ] as const)('in %s', (language, way, percent) => {
    for (const figure of ['15', '40']) {
      const said = metBy({ language, id: 'E6' }, `${way} ${figure}${percent}.`);
      const frames = reactions[language].figure.map((frame) => frame.replace(/ ?\{the\}.*/, ''));
      expect(frames.some((frame) => said.startsWith(frame) || said.startsWith(figure))).toBe(true);
      expect(said).toContain(figure);
    }
  });
});

describe('somebody nervous is met kindly', () => {
  test.each([
    ['en', 'Sorry, I’m a bit nervous.'],
    ['en', 'My mind just went blank, sorry.'],
    ['en', 'I am really stressed right now.'],
    ['fr', 'Désolé, je suis un peu stressé.'],
    ['fr', 'Excusez-moi, j’ai le trac.'],
    ['fr', 'Pardon, trou de mémoire.'],
  ] as const)('in %s: %s', (language, said) => {
    const answer = `${said} ${language === 'en' ? walkThrough : enFrancais}`;
    const reply = metBy({ language, id: 'D1' }, answer);
    expect(reactions[language].reassure.some((words) => reply.startsWith(words))).toBe(true);
  });

  test.each([
    ['en', 'I was nervous on the first day of the placement.'],
    ['en', 'I am nervous when I present to a client.'],
    ['en', 'The market is nervous about it.'],
    ['fr', 'J’étais stressé à l’époque.'],
    ['fr', 'Je suis stressé quand je présente.'],
    ['fr', 'Le scénario stressé donne moins.'],
  ] as const)('who only speaks of it is not, in %s: %s', (language, said) => {
    const answer = `${language === 'en' ? walkThrough : enFrancais} ${said}`;
    const reply = metBy({ language, id: 'D1' }, answer);
    expect(reactions[language].reassure.some((words) => reply.startsWith(words))).toBe(false);
  });
});
