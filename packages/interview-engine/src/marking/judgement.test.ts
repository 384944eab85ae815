import type { ConceptResult } from '@greenshoe/shared-types';
import { expect, test } from 'vitest';
import { applyJudgements } from './judgement.ts';
import { ownSentences } from './own-words.ts';

const concept = (verdict: ConceptResult['verdict']): ConceptResult => ({
  id: 'nwc',
  label: 'working capital',
  verdict,
  weight: 'must',
  quote: null,
});

const ANSWER = 'They pay us long after we have paid for what we sell.';
const sentences = ownSentences(ANSWER, 'Why can a company run out of cash?', 'en');
const judged = (verdict: ConceptResult['verdict'], quote: string, isSaid = true) =>
  applyJudgements([concept(verdict)], [{ conceptId: 'nwc', isSaid, quote }], sentences)[0];

test('a model may credit what stands in the answer word for word', () => {
  const quote = 'long after we have paid';
  expect(judged('absent', quote)).toMatchObject({ verdict: 'correct', quote });
  expect(judged('partial', quote)).toMatchObject({ verdict: 'correct', quote });
});

test('an invented or a tiny quote credits nothing', () => {
  expect(judged('absent', 'working capital absorbs the cash')).toEqual(concept('absent'));
  expect(judged('absent', 'pay us')).toEqual(concept('absent'));
  expect(judged('absent', '')).toEqual(concept('absent'));
});

test('a model can neither excuse what is wrong nor take away what a rule proves', () => {
  expect(judged('wrong', 'long after we have paid')).toEqual(concept('wrong'));
  expect(judged('correct', '', false)).toEqual(concept('correct'));
});

test('a judgement of something that was not asked changes nothing', () => {
  const other = [{ conceptId: 'wacc', isSaid: true, quote: 'long after we have paid' }];
  expect(applyJudgements([concept('absent')], other, sentences)).toEqual([concept('absent')]);
});
