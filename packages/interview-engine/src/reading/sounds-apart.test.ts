import { describe, expect, test } from 'vitest';
import { sounding, soundsApart } from './sounds-apart.ts';

describe('how far what was heard is from a word', () => {
  test.each([
    ['en', 'takes', 'tax', 'market'],
    ['en', 'loin', 'loan', 'line'],
    ['fr', 'date', 'dette', 'note'],
  ] as const)('in %s, "%s" is nearer to "%s" than "%s" is', (language, near, word, far) => {
    const meant = sounding(word, language);
    const apart = soundsApart([near], language)(meant);
    expect(apart).toBeLessThan(0.3);
    expect(apart).toBeLessThan(soundsApart([far], language)(meant));
  });

  test('is little where a word was written as several', () => {
    expect(soundsApart(['four', 'nie', 'soeur'], 'fr')(sounding('fournisseur', 'fr'))).toBeLessThan(
      0.2,
    );
  });

  test('is nothing for the word itself', () => {
    expect(soundsApart(['debt'], 'en')(sounding('debt', 'en'))).toBe(0);
  });

  test('is not looked into where the sounds alone are too far', () => {
    expect(soundsApart(['market'], 'en', 0.4)(sounding('leverage', 'en'))).toBe(Infinity);
  });
});
