import { expect, test } from 'vitest';
import { seedOf } from '../content/seeds/index.ts';
import type { InterviewPlan } from '../planning/plan.ts';
import { wordQuestion } from '../planning/word-question.ts';
import { plannedInterview } from '../testing/planned.ts';
import type { EngineTurn } from '../turns.ts';
import { mark } from './mark.ts';

const plan = plannedInterview({ language: 'en', topic: 'ev_equity' });
const [first] = plan.questions;
const seed = seedOf('B3');
if (!first || !seed) throw new Error('B3 is missing');
const loan = wordQuestion(
  seed,
  { ...first, id: 'B3', block: 'technical', topic: 'ev_equity', parameters: { d: 50 } },
  'en',
);
const spent = loan.followUps.find(({ rung }) => rung === 3);
const withLoan: InterviewPlan = { ...plan, questions: [loan] };

interface Then {
  readonly act: string;
  readonly line: string;
  readonly reply: string;
}

/** The concepts with a verdict after an answer and, where given, a reply to a line that follows it. */
function conceptsIn(wanted: string, answer: string, then: Then | null): string[] {
  const turn = (role: EngineTurn['role'], text: string, act: string | null): EngineTurn => ({
    role,
    text,
    act,
    questionId: 'B3',
    rung: 0,
    startedMs: 0,
    source: null,
  });
  const turns = [turn('interviewer', loan.text, 'question'), turn('candidate', answer, null)];
  if (then) {
    turns.push(turn('interviewer', then.line, then.act), turn('candidate', then.reply, null));
  }
  const [question] = mark(withLoan, turns).questions;
  return question?.concepts.flatMap(({ id, verdict }) => (verdict === wanted ? id : [])) ?? [];
}

const wrongIn = (answer: string, then: Then | null = null) => conceptsIn('wrong', answer, then);
const shownIn = (answer: string, then: Then | null = null) => conceptsIn('correct', answer, then);

const right =
  'Debt goes up by fifty and cash goes up by fifty, so net debt does not change, nor does the value of the business.';
const risesOnceSpent =
  'Then the cash is gone, so the net debt goes up with the new debt, by the whole amount.';

test('a statement that is false of the question is held against it', () => {
  expect(wrongIn(risesOnceSpent)).toContain('net_debt');
});

test('the same words are right once a follow-up has changed the facts', () => {
  const line = spent?.text ?? '';
  expect(wrongIn(right, { act: 'follow_up', line, reply: risesOnceSpent })).toEqual([]);
});

test('nor does it count when a challenge asks where a statement ends', () => {
  const line = 'You said: “net debt does not change”. Under which conditions would that not hold?';
  expect(wrongIn(right, { act: 'press', line, reply: risesOnceSpent })).toEqual([]);
});

test('whoever is only asked for more still answers the question', () => {
  const line = 'Please spell that out as you would for a client.';
  expect(wrongIn('It changes.', { act: 'press', line, reply: risesOnceSpent })).toContain(
    'net_debt',
  );
});

test('what a challenge quotes is still the candidate’s own', () => {
  const reply = 'As long as the cash stays in the bank, the two offset each other.';
  const line = `You said: “${right.replace(/\.$/, '')}”. Convince me of it.`;
  expect(shownIn(right)).toContain('net_debt');
  expect(shownIn(right, { act: 'press', line, reply })).toContain('net_debt');
});
