import { expect, test } from 'vitest';
import { isUnfinished } from './unfinished.ts';

test.each([
  'So eight hundred times six percent plus',
  'I take the EBITDA of the company and',
  'That gives forty-eight, so',
  'Well, the first step is to',
  'Let me see, 160 minus 40 is…',
  'Je prends huit cents fois six pour cent plus',
  'On part de l’EBITDA et',
  'Cela donne 48, donc',
  'Je prends 800 fois',
])('%j stops in the middle', (text) => {
  expect(isUnfinished(text)).toBe(true);
});

test.each([
  'The answer is 48.',
  'I think so',
  'Je préfère celle-là',
  'Il n’y en a plus',
  'EBITDA',
  'We end at a value per share of twelve euros',
  'Cela fait douze euros par action',
  'Sur mes trois derniers dossiers on a signé dans les temps à chaque fois',
  'I would expect the covenant to be tested in two years or so',
  'Le levier monte de deux tours de plus',
  `${'I would look at the plan, the margin, the debt. '.repeat(9)} and then the`,
])('%j is complete', (text) => {
  expect(isUnfinished(text)).toBe(false);
});
