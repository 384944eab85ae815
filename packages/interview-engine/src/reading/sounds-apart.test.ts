import { describe, expect, test } from 'vitest';
import { soundsApart } from './sounds-apart.ts';

describe('how far what was heard is from a word', () => {
  test.each([
    ['en', 'takes', 'tax', 'market'],
    ['en', 'loin', 'loan', 'line'],
    ['fr', 'date', 'dette', 'note'],
  ] as const)('in %s, "%s" is nearer to "%s" than "%s" is', (language, near, word, far) => {
    const apart = soundsApart([near], language)(word);
    expect(apart).toBeLessThan(0.3);
    expect(apart).toBeLessThan(soundsApart([far], language)(word));
  });

  test('is little where a word was written as several', () => {
    expect(soundsApart(['four', 'nie', 'soeur'], 'fr')('fournisseur')).toBeLessThan(0.2);
  });

  test('is nothing for the word itself', () => {
    expect(soundsApart(['debt'], 'en')('debt')).toBe(0);
  });
});
