import { expect, test } from 'vitest';
import { verdictOn } from './testing/verdict-on.ts';

// Of the examples, the right answers are 8.1 percent (N05), 18 a share (N10) and 20 percent (N19).
test.each<[id: string, answer: string, verdict: string]>([
  ['N05', 'Eight point one percent, give or take. Equity is 70 percent at ten', 'right'],
  ['N05', 'I’d say 8.1. The debt costs five before tax', 'right'],
  ['N10', '18 euros, versus 24 if you left the debt out', 'right'],
  ['N19', 'About twenty. As landmarks, doubling in five years is 15', 'right'],
  ['N10', '24 a share. The market is at 20, so that looks rich', 'trap: forgets net debt'],
  ['N05', '9.2 percent. Ten times 70 percent is seven, and a bit for the debt', 'slip'],
  ['N10', '21 euros. The value is 1,200, over fifty it would be 24', 'slip'],
])('an answer that comes first decides, %s: %j is %s', (id, answer, verdict) => {
  expect(verdictOn(id, answer)).toBe(verdict);
});

test.each<[id: string, answer: string, verdict: string]>([
  ['N05', 'Two things. First the weights, then the costs', 'absent'],
  ['N10', 'Fifty million shares, and I would divide by them', 'absent'],
])('what opens an answer and counts something else is none, %s: %j', (id, answer, verdict) => {
  expect(verdictOn(id, answer)).toBe(verdict);
});

test('what follows an answer that came first is how it came about, even where it equals a mistake', () => {
  const inputs = {
    bl_peer: 0.9,
    de_peer: 0.3,
    t_peer: 0.25,
    de_target: 0.8,
    t: 0.25,
    rf: 0.025,
    erp: 0.06,
  };
  const answer =
    '10,4 %. Je désendette le pair, je réendette, 1,32. Fois 6 ça fait 7,9, et 2,5 sans risque.';
  expect(verdictOn('N06', answer, 'fr', inputs)).toBe('slip');
});

test('what is put back is no answer, though adding it back is a mistake somebody else makes', () => {
  const answer =
    'Fifty-seven up. Net income ends up 133 lower, and on the cash flow you put the whole one ninety back.';
  expect(verdictOn('N01', answer, 'en', { X: 190, t: 0.3 })).toBe('right');
});
