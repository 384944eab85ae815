import { describe, expect, test } from 'vitest';
import { conceptIds, conceptOf } from '../../content/concepts/index.ts';
import { studyingEnglish } from '../../interviewer/phrases/responding-en.ts';
import { studyingFrench } from '../../interviewer/phrases/responding-fr.ts';
import { type Language, languages } from '../../localised.ts';
import { type About, inTurn, wordingOf } from './wording.ts';

const studying = { en: studyingEnglish, fr: studyingFrench } as const;

/** Everything a report and a study session say of concepts, whichever way they say it. */
function sentencesAbout(language: Language, labels: string): string[] {
  const { covered, broughtUp, wrong, worksAgainst, setAside, missing, ...report } =
    wordingOf(language);
  const { started, untouched, beyond, addIt, vague, unexplained, explainIt, tellIt } = report;
  const spoken = studying[language];
  const inTurns = [covered, wrong, missing, started, untouched, beyond, addIt, vague, explainIt];
  const all: readonly About[] = [
    broughtUp,
    worksAgainst,
    setAside,
    unexplained,
    ...[...inTurns, tellIt, spoken.covered, spoken.missing].flat(),
  ];
  return all.map((say) => say(labels));
}

/** Every sentence of a report that stands as it is. */
const plainSentences = (language: Language): string[] =>
  Object.values(wordingOf(language))
    .flat()
    .filter((say) => typeof say === 'string');

// What no sentence holds, whatever name comes into it.
const MALFORMED = {
  en: [/\b(?:a|an|the) (?:a|an|the|your)\b/i, /\b(\w+) \1\b/i, /\bmatters\b/, /\ba [aeiou]/i],
  fr: [
    /\b(?:de|à) (?:le|les)\b/i,
    /(?<![-\p{L}])(?:de|que|le|la|ne|je|se|jusque|lorsque|puisque) (?=[aeéèêiou])/iu,
    /\b(?:le|la|les|un|une|des) (?:l’|(?:le|la|les|votre|vos|un|une)\b)/i,
    /\b(\p{L}{3,}) \1\b/iu,
  ],
} as const;
const ANYWHERE = [/[.!?;,:]\s*[.,;:]/, / {2}/, /\s[.,]/, /undefined|null|\[object/];

describe.each(languages)('in %s', (language) => {
  const labels = conceptIds.map((id) => conceptOf(id).label[language]);
  const inThrees = labels.map((label, at) =>
    wordingOf(language).list([label, ...labels.slice(at + 1, at + 3)]),
  );
  const sentences = [
    ...new Set([...labels, ...inThrees].flatMap((label) => sentencesAbout(language, label))),
  ];

  test.each([...MALFORMED[language], ...ANYWHERE])(
    'no name makes a sentence with %s',
    (pattern) => {
      expect(sentences.filter((sentence) => pattern.test(sentence))).toEqual([]);
    },
  );

  test('every sentence begins with a capital letter and ends with a stop', () => {
    const all = [...sentences, ...plainSentences(language)];
    expect(all.filter((sentence) => !/^\p{Lu}.*[.!?]$/u.test(sentence))).toEqual([]);
  });

  test('a name is one that an article or a possessive opens, or that needs none', () => {
    const opening = language === 'fr' ? /^(?:l[ea]s? |l’|vo(?:tre|s) |ce que )/ : /^(?!an? )/;
    expect(labels.filter((label) => !opening.test(label))).toEqual([]);
  });
});

test('the variants of a text come in turn, from another one on for every seed', () => {
  const variants = ['a', 'b', 'c'] as const;
  const [choose, other] = [inTurn(0), inTurn(1)];
  expect(Array.from({ length: 4 }, () => choose(variants))).toEqual(['a', 'b', 'c', 'a']);
  expect(choose(['x', 'y'])).toBe('x');
  expect(other(variants)).toBe('b');
});
