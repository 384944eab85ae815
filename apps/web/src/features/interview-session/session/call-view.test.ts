import { expect, test } from 'vitest';
import type { Transcript } from '../voice/voice-call.ts';
import { emptyCallView, viewReducers } from './call-view.ts';

const said = (change: Partial<Transcript>): Transcript => ({
  type: 'transcript',
  id: 'turn-1',
  turnId: 'turn-1',
  role: 'assistant',
  transcriptType: 'final',
  transcript: '',
  source: 'voice',
  ...change,
});

const show = (...messages: Transcript[]) =>
  messages.reduce((view, message) => viewReducers.message(view, message), emptyCallView);

test('the sentences of one turn become one line', () => {
  const view = show(said({ transcript: 'Good morning.' }), said({ transcript: 'What is a DCF?' }));
  expect(view.lines).toMatchObject([{ sentences: ['Good morning.', 'What is a DCF?'] }]);
});

test('an answer that is confirmed twice is shown once', () => {
  const answer = said({ id: 'a', turnId: 'a', role: 'user', transcript: 'A valuation.' });
  expect(show(answer, answer).lines).toHaveLength(1);
});

test('what the service remembers replaces what was shown', () => {
  const before = show(said({ transcript: 'Good mor' }));
  const whole = [said({ transcript: 'Good morning. What is a DCF?' })];
  const view = viewReducers.conversation(before, whole);
  expect(view.lines).toMatchObject([{ sentences: ['Good morning. What is a DCF?'] }]);
});

test('a lost connection changes nothing that was shown already, so that nothing is announced again', () => {
  const before = show(
    said({ transcript: 'Good morning.' }),
    said({ transcript: 'What is a DCF?' }),
  );
  const whole = [said({ transcript: 'Good morning. What is a DCF?' })];
  expect(viewReducers.conversation(before, whole).lines[0]).toBe(before.lines[0]);
});

test('words recognised so far disappear when the answer is complete', () => {
  const hearing = show(said({ role: 'user', transcriptType: 'partial', transcript: 'a valu' }));
  expect(hearing.partial).toBe('a valu');
  const answer = said({ id: 'a', turnId: 'a', role: 'user', transcript: 'A valuation.' });
  expect(viewReducers.message(hearing, answer).partial).toBe('');
});

test('a problem is forgotten once something is said again', () => {
  const failed = viewReducers.error(emptyCallView, {
    code: 'nothing-heard',
    message: '',
    fatal: false,
  });
  expect(failed.problem).toBe('nothing-heard');
  expect(viewReducers.message(failed, said({ transcript: 'Go on.' })).problem).toBeNull();
});
