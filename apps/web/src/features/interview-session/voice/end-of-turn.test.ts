import { expect, test } from 'vitest';
import { endOfTurnWait } from './end-of-turn.ts';

test.each([
  ['en', '', 700],
  ['en', 'The enterprise value is three hundred.', 700],
  ['en', 'It goes up because', 2_000],
  ['en', 'And then, um…', 2_000],
  ['en', 'That is the brand', 700], // ends in "and", but is another word
  ['fr', 'La valeur d’entreprise est de trois cents.', 700],
  ['fr', 'Elle augmente parce que', 2_000],
  ['fr', 'Alors, euh…', 2_000],
  ['fr', 'Le résultat de l’année', 700],
] as const)('%s: after “%s” an answer may pause for %d ms', (language, text, wait) => {
  expect(endOfTurnWait(text, language)).toBe(wait);
});
