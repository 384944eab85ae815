import { describe, expect, test } from 'vitest';
import type { Language } from '../localised.ts';
import { readSentence } from '../reading/read-answer.ts';
import { tellsOfHabit } from './habits.ts';
import { markAnswer } from './mark-answer.ts';
import { setsScene } from './scenes.ts';

const isScene = (language: Language, sentence: string) =>
  setsScene(readSentence(sentence, language));
const isHabit = (language: Language, sentence: string) =>
  tellsOfHabit(readSentence(sentence, language));

describe('a scene has its time, or somebody who is stuck in it', () => {
  test.each([
    ['en', 'Last year I ran the student fund’s consumer book.'],
    ['en', 'A guy on my team kept rewriting my slides at night.'],
    ['fr', 'Il y a trois ans, je tenais la caisse du gala.'],
    ['fr', 'Les deux analystes ne se parlaient plus, chacun croyait avoir raison.'],
  ] as const)('in %s: %s', (language, sentence) => {
    expect(isScene(language, sentence)).toBe(true);
  });

  test.each([
    ['en', 'I have often failed, and each time I learned from it.'],
    ['en', 'There are always two people who never agree.'],
    ['fr', 'J’ai toujours aimé aider les plus jeunes.'],
    ['fr', 'Je suis quelqu’un que les gens suivent.'],
  ] as const)('and what is so in general sets none, in %s: %s', (language, sentence) => {
    expect(isScene(language, sentence)).toBe(false);
  });
});

describe('a habit is something that is done otherwise since', () => {
  test.each([
    ['en', 'Now nothing of mine leaves without a second pair of eyes.'],
    ['en', 'I don’t send anything after midnight any more.'],
    ['fr', 'Plus rien ne part sans qu’un collègue l’ait vu.'],
    ['fr', 'Je me force à dire une chose dans les dix premières minutes.'],
  ] as const)('in %s: %s', (language, sentence) => {
    expect(isHabit(language, sentence)).toBe(true);
  });

  test.each([
    ['en', 'Now I know that communication is key.'],
    ['en', 'Since then I am more patient.'],
    ['fr', 'Maintenant je sais que la communication est la clé.'],
    ['fr', 'Je n’abandonne jamais.'],
  ] as const)('and what one knows or is, is none, in %s: %s', (language, sentence) => {
    expect(isHabit(language, sentence)).toBe(false);
  });
});

test.each([
  ['J12', 'star_s', 'A new starter kept freezing in front of the printer.'],
  ['J8', 'learning', 'Every Friday I print the whole thing upside down.'],
] as const)('on %s, %s is shown by its form: %s', (seedId, id, answer) => {
  const { concepts } = markAnswer({ seedId, lang: 'en', answer });
  expect(concepts.find((concept) => concept.id === id)?.verdict).toBe('correct');
});

describe('a case told over again earns nothing', () => {
  test.each([
    [
      'en',
      'It’s ten in the evening, I’ve got two deals, each staffer is telling me theirs comes first.',
    ],
    ['en', 'I have two deadlines at the same hour and two bosses who each want theirs first.'],
    [
      'fr',
      'Il est vingt-deux heures, j’ai deux dossiers, et chaque senior me dit que le sien passe d’abord.',
    ],
  ] as const)('in %s: %s', (lang, answer) => {
    const { concepts } = markAnswer({ seedId: 'J6', lang, answer });
    expect(concepts.filter(({ verdict }) => verdict !== 'absent')).toEqual([]);
  });

  test('what is done about it counts', () => {
    const answer =
      'Each staffer is telling me theirs comes first, so I call them both right away and say that I cannot finish both by seven.';
    const { concepts } = markAnswer({ seedId: 'J6', lang: 'en', answer });
    expect(concepts.find(({ id }) => id === 'integrity')?.verdict).toBe('correct');
  });
});
