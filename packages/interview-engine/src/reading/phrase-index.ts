import { type Language, languages } from '../localised.ts';
import { stemOf } from '../text/stem.ts';
import { addTo, findAt, type FoundPhrase, noPhrases } from './phrase-tree.ts';
import { type Token, tokenOf } from './tokens.ts';

/** Where an id is spoken of: from the token `start` up to and without `end`. */
export interface Found {
  readonly id: string;
  readonly start: number;
  readonly end: number;
}

export interface Phrase {
  readonly id: string;
  /** Folded. */
  readonly words: readonly string[];
  readonly language: Language;
  /** Whether it is understood in a sentence of the other language too: bankers mix them. */
  readonly travels: boolean;
}

export interface PhraseIndex {
  readonly find: (tokens: readonly Token[], language: Language) => FoundPhrase[];
  /** Only those that hold the word at a place. */
  readonly findAround: (
    tokens: readonly Token[],
    place: number,
    language: Language,
  ) => FoundPhrase[];
  /** Whether any phrase contains a form of this word. */
  readonly knows: (word: string, language: Language) => boolean;
  /** Every word of every phrase, folded, to compare a misheard word with. */
  readonly words: Readonly<Record<Language, readonly string[]>>;
}

/** Prepares phrases to be found in sentences, whatever the form of their words. */
export function indexPhrases(lists: readonly Iterable<Phrase>[]): PhraseIndex {
  const spoken = { en: noPhrases(), fr: noPhrases() };
  const travelling = { en: noPhrases(), fr: noPhrases() };
  const words = { en: new Map<string, Token>(), fr: new Map<string, Token>() };
  const learn = ({ id, words: folded, language, travels }: Phrase): void => {
    const phrase = folded.map((word) => wordIn(words[language], word));
    if (phrase.length === 0) return;
    const isNew = addTo(spoken[language], phrase, id, language);
    if (!travels) return;
    if (isNew) addTo(travelling[language], phrase, id, language);
    for (const reader of languages) for (const word of folded) wordIn(words[reader], word);
  };
  for (const phrases of lists) for (const phrase of phrases) learn(phrase);
  const stems = { en: stemsOf(words.en, 'en'), fr: stemsOf(words.fr, 'fr') };
  const findFrom = (
    tokens: readonly Token[],
    first: number,
    last: number,
    language: Language,
  ): FoundPhrase[] => {
    const found: FoundPhrase[] = [];
    for (let start = first; start <= last; start += 1) {
      for (const reader of languages) {
        const known = (reader === language ? spoken : travelling)[reader];
        findAt(known, tokens, start, reader, found);
      }
    }
    return found;
  };
  return {
    find: (tokens, language) => findFrom(tokens, 0, tokens.length - 1, language),
    findAround: (tokens, place, language) =>
      findFrom(tokens, 0, place, language).filter(({ end }) => end > place),
    knows: (word, language) => stems[language].has(stemOf(word, language)),
    words: { en: [...words.en.keys()], fr: [...words.fr.keys()] },
  };
}

function wordIn(words: Map<string, Token>, word: string): Token {
  const known = words.get(word);
  if (known) return known;
  const token = tokenOf(word);
  words.set(word, token);
  return token;
}

const stemsOf = (words: ReadonlyMap<string, Token>, language: Language): ReadonlySet<string> =>
  new Set([...words.values()].map(({ stems }) => stems[language]));
