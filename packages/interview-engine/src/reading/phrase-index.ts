import { type Language, languages } from '../localised.ts';
import { sharesStem } from '../text/common-words.ts';
import { stemOf } from '../text/stem.ts';
import type { Token } from './tokens.ts';

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

interface Entry {
  readonly id: string;
  readonly stems: readonly string[];
  readonly language: Language;
  /** The one form of a word whose stem a common word shares: "parts" are goods, "part of it" is none. */
  readonly form?: string;
}

/** The phrases that begin with one stem, the longer ones by their second. */
interface Starting {
  readonly alone: Entry[];
  readonly bySecond: Map<string, Entry[]>;
}

// What may stand between the words of a phrase: "add it back", "le besoin de la société en cash".
const LINKS: ReadonlySet<string> = new Set(
  'a an the it its their them his her our your my this that these those of some s all any very more most both le la les l un une des du de d son sa ses leur leurs nos notre votre ce cet cette ces en y tout toute tous toutes tres plus bien always simply automatically still really actually toujours simplement automatiquement encore vraiment'.split(
    ' ',
  ),
);
const MOST_LINKS = 2;

export interface PhraseIndex {
  readonly find: (tokens: readonly Token[], language: Language) => Found[];
  /** Whether any phrase contains a form of this word. */
  readonly knows: (word: string, language: Language) => boolean;
  /** Every word of every phrase, folded, to compare a misheard word with. */
  readonly words: Readonly<Record<Language, readonly string[]>>;
}

/** Prepares phrases to be found in sentences, whatever the form of their words. */
export function indexPhrases(phrases: Iterable<Phrase>): PhraseIndex {
  const spoken = { en: new Map<string, Starting>(), fr: new Map<string, Starting>() };
  const travelling = { en: new Map<string, Starting>(), fr: new Map<string, Starting>() };
  const entriesKnown = new Set<string>();
  const stemsKnown = { en: new Set<string>(), fr: new Set<string>() };
  const vocabulary = { en: new Set<string>(), fr: new Set<string>() };
  for (const { id, words, language, travels } of phrases) {
    const stems = words.map((word) => stemOf(word, language));
    const [first] = stems;
    if (first === undefined) continue;
    const [form] = words.length === 1 ? words.filter((word) => sharesStem(word, language)) : [];
    const key = `${language} ${id} ${form ?? stems.join(' ')}`;
    if (!entriesKnown.has(key)) {
      entriesKnown.add(key);
      const entry = { id, stems, language, ...(form === undefined ? {} : { form }) };
      addTo(spoken[language], first, entry);
      if (travels) addTo(travelling[language], first, entry);
    }
    for (const reader of travels ? languages : [language]) {
      for (const word of words) {
        stemsKnown[reader].add(stemOf(word, reader));
        vocabulary[reader].add(word);
      }
    }
  }
  return {
    find: (tokens, language) => {
      const found: Found[] = [];
      for (let start = 0; start < tokens.length; start += 1) {
        for (const reader of languages) {
          const known = reader === language ? spoken : travelling;
          const starting = known[reader].get(tokens[start]?.stems[reader] ?? '');
          if (!starting) continue;
          for (const entry of candidatesAt(starting, tokens, start, reader)) {
            const end = endOf(entry, tokens, start);
            if (end !== null) found.push({ id: entry.id, start, end });
          }
        }
      }
      return found;
    },
    knows: (word, language) => stemsKnown[language].has(stemOf(word, language)),
    words: { en: [...vocabulary.en], fr: [...vocabulary.fr] },
  };
}

function addTo(known: Map<string, Starting>, first: string, entry: Entry): void {
  const starting: Starting = known.get(first) ?? { alone: [], bySecond: new Map() };
  known.set(first, starting);
  const { alone, bySecond } = starting;
  const second = entry.stems[1];
  if (second === undefined) {
    alone.push(entry);
    return;
  }
  const entries = bySecond.get(second) ?? [];
  entries.push(entry);
  bySecond.set(second, entries);
}

/** The phrases that can stand at a place: the single words, and those whose second word follows. */
function candidatesAt(
  { alone, bySecond }: Starting,
  tokens: readonly Token[],
  start: number,
  language: Language,
): readonly Entry[] {
  if (bySecond.size === 0) return alone;
  const candidates = [...alone];
  for (let at = start + 1; at <= start + 1 + MOST_LINKS; at += 1) {
    const token = tokens[at];
    if (!token) break;
    candidates.push(...(bySecond.get(token.stems[language]) ?? []));
    if (!LINKS.has(token.word)) break;
  }
  return candidates;
}

/** Where the phrase ends that begins at `start`; `null` where it does not stand there. */
function endOf(entry: Entry, tokens: readonly Token[], start: number): number | null {
  if (entry.form !== undefined && entry.form !== tokens[start]?.word) return null;
  let at = start + 1;
  for (let word = 1; word < entry.stems.length; word += 1) {
    let links = 0;
    while (tokens[at]?.stems[entry.language] !== entry.stems[word]) {
      const isLink = LINKS.has(tokens[at]?.word ?? '');
      if (!isLink || links === MOST_LINKS) return null;
      links += 1;
      at += 1;
    }
    at += 1;
  }
  return at;
}
