import { stemmer as englishStem } from '@orama/stemmers/english';
import { stemmer as frenchStem } from '@orama/stemmers/french';
import type { Language } from '../localised.ts';
import { remember } from './remember.ts';

// Snowball leaves "augmentent" as it is; these nouns and adjectives end like a verb without being one.
const NO_VERBS: ReadonlySet<string> = new Set(
  'client argent urgent talent equivalent president accident different recurrent concurrent souvent agent adjacent permanent precedent excellent content patient pourcent prudent evident referent efficient coefficient vent event cent parent couvent transparent frequent subsequent competent consequent existent absent present recent dividend'.split(
    ' ',
  ),
);

const pluralVerb = (word: string): string =>
  NO_VERBS.has(word) ? word : word.replace(/(?<=\w{3})(?<!m)ent$/, 'er');

const WORDS = 20_000;

const stemmers: Readonly<Record<Language, (word: string) => string>> = {
  en: remember(englishStem, WORDS),
  // Without its accent a participle keeps its vowel: "remboursee" and "rembourser" meet without it.
  fr: remember((word) => frenchStem(pluralVerb(word)).replace(/(?<=.{3})e+$/, ''), WORDS),
};

/** The Snowball stem of a folded word. */
export const stemOf = (word: string, language: Language): string => stemmers[language](word);
