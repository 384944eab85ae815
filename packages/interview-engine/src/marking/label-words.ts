import { type ConceptId, conceptOf } from '../content/concepts/index.ts';
import type { Language } from '../localised.ts';
import { commonWords } from '../text/common-words.ts';
import { wordsOf } from '../text/fold.ts';
import { stemOf } from '../text/stem.ts';
import { remember } from '../text/remember.ts';
import type { OwnSentence } from './own-words.ts';

const FRAME =
  /^(?:effect|effets?|link|lien|case|cas|choice|choix|analysis|analyse|test|voies|ways)$/;
const FEWEST = 2; // one word alone is the name of much else

const stemsOf: Readonly<Record<Language, (label: string) => readonly string[]>> = {
  en: remember((label) => contentStems(label, 'en'), 200),
  fr: remember((label) => contentStems(label, 'fr'), 200),
};

const contentStems = (label: string, language: Language): string[] =>
  wordsOf(label)
    .filter((word) => !commonWords.has(word) && !FRAME.test(word))
    .map((word) => stemOf(word, language));

/** Whether a sentence that refuses something sets a concept aside by the words the report calls it by, wherever they stand. */
export function setsAsideByLabel(
  { tokens, denials, language }: OwnSentence,
  id: ConceptId,
): boolean {
  const stems = stemsOf[language](conceptOf(id).label[language]);
  if (stems.length < FEWEST) return false;
  const aside = new Set(
    tokens.filter((_, at) => denials.isDismissed(at, at + 1)).map((token) => token.stems[language]),
  );
  return stems.every((stem) => aside.has(stem));
}
