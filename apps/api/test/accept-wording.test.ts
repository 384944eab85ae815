import { describe, expect, test } from 'vitest';
import { isAcceptableWording } from '../src/modules/interviewer/accept-wording.ts';

const LINE =
  'Noted. Suppose EBITDA of €150 million and net debt of €50 million: what is the leverage?';

describe('another wording of a line is said', () => {
  test.each([
    ['en', LINE, LINE],
    [
      'en',
      LINE,
      'Okay, then suppose an EBITDA of €150 million and a net debt of €50 million: what is leverage?',
    ],
    ['en', 'Take me through a DCF.', 'Please walk me through a DCF.'],
    ['en', 'Defend that.', 'Then defend it.'],
    [
      'en',
      'You said: “debt is cheap”. Defend that.',
      'Okay, you said: “debt is cheap”. Defend it.',
    ],
    ['fr', 'Prenez un moment et expliquez-moi le WACC.', 'Pouvez-vous m’expliquer le WACC ?'],
    [
      'fr',
      'Bien noté. Quelle est la dette nette ?',
      'Bien compris. Quelle est donc la dette nette ?',
    ],
  ] as const)('%s: %s → %s', (language, line, wording) => {
    expect(isAcceptableWording(line, wording, language)).toBe(true);
  });
});

describe('a wording is dropped', () => {
  test.each([
    ['a figure is missing', 'Suppose EBITDA of €150 million and net debt: what is the leverage?'],
    ['a figure is another', LINE.replace('50 million:', '60 million:')],
    ['a figure is new', LINE.replace('the leverage', 'the leverage in 3 years')],
    ['figures change places', LINE.replace('150', 'x').replace('€50', '€150').replace('x', '50')],
    ['the unit is another', LINE.replaceAll('million', 'billion')],
    ['it names a concept', LINE.replace('the leverage', 'the leverage, net debt over EBITDA')],
    ['it leaves one out', LINE.replace('net debt', 'debt')],
    ['it praises', LINE.replace('Noted.', 'Great.')],
    ['it corrects', LINE.replace('Noted.', 'Not quite.')],
    ['it denies', LINE.replace('is the', 'is not the')],
    ['it asks something else', LINE.replace('what is', 'how is')],
    ['it asks nothing', LINE.replace('?', '.')],
    ['it asks twice', `${LINE} Okay?`],
    ['it goes on', `${LINE} So please take a moment and think and tell me and then explain it.`],
    ['it is in another language', 'Supposons un EBITDA de €150 million : quel est le levier ?'],
    ['it holds a control character', `${LINE.slice(0, -1)}\u0000?`],
    ['it is markup', LINE.replace('Noted.', '**Noted.**')],
  ])('where %s', (_why, wording) => {
    expect(isAcceptableWording(LINE, wording, 'en')).toBe(false);
  });

  test('where it changes what somebody is quoted with', () => {
    const line = 'You said: “the debt is cheap”. Defend that.';
    expect(isAcceptableWording(line, 'You said: “debt is cheap”. Defend that.', 'en')).toBe(false);
  });

  test('where it praises with a word of the line', () => {
    const line = 'What makes a good target?';
    expect(isAcceptableWording(line, 'Good. What makes a target?', 'en')).toBe(false);
  });
});
