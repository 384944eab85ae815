import { isConcept } from '../content/concepts/index.ts';
import type { Language } from '../localised.ts';
import { isNumber } from '../text/common-words.ts';
import { remember } from '../text/remember.ts';
import { sentencesOf } from '../text/sentences.ts';
import { clauseNumbers } from './clauses.ts';
import { comparisonsIn } from './comparisons.ts';
import { isCutOut } from './cut-out.ts';
import { type Denials, findDenials } from './denial.ts';
import { languageOf } from './language-of.ts';
import type { Occurrences } from './match.ts';
import type { FoundPhrase } from './phrase-tree.ts';
import { type Token, tokensOf, withWord } from './tokens.ts';
import { type Vocabulary, vocabulary } from './vocabulary.ts';

/** A sentence of an answer with everything it speaks of. */
export interface ReadSentence {
  /** As it was said. */
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly language: Language;
  readonly occurrences: Occurrences;
  readonly denials: Denials;
  /** How many of its words a recogniser wrote for others that are known. */
  readonly replaced: number;
}

const COUNTED =
  /^(?:point|year|years|month|day|week|half|turn|share|times|percent|%|euro|million|billion|hundred|thousand|to|for|third|quarter|\d.*)$/;
function repaired(token: Token, language: Language, { repair }: Vocabulary): Token {
  const word = repair(token.word, language);
  if (word === token.word) return token;
  return withWord(token, word);
}

/** "One of the leading banks", "the first one", "an internship, one in a bank": no figure. */
const isPronoun = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === 'one' && !COUNTED.test(tokens[at + 1]?.word ?? '');

const NUMBERED = /^(?:ifrs|ias|asc|fas|phase|covid)$/; // "IFRS 16", "phase 2": a name, and no figure

const isFigure = (tokens: readonly Token[], at: number): boolean =>
  isNumber(tokens[at]?.word ?? '') &&
  !isPronoun(tokens, at) &&
  !NUMBERED.test(tokens[at - 1]?.word ?? '');

const SENTENCES = 4_000;

const sentencesIn: Readonly<Record<Language, (text: string) => ReadSentence>> = {
  en: remember((text) => understand(text, 'en'), SENTENCES),
  fr: remember((text) => understand(text, 'fr'), SENTENCES),
};

/** Reads one sentence, in whichever of the two languages it is. */
export const readSentence = (text: string, expected: Language): ReadSentence =>
  sentencesIn[expected](text);

function understand(text: string, expected: Language): ReadSentence {
  const known = vocabulary();
  const { tokens: heard, replaced } = known.replaceMisheard(tokensOf(text));
  const language = languageOf(heard, expected);
  const joined = known.rejoin(heard, language);
  const tokens = known.hearInContext(
    joined.map((token) => repaired(token, language, known)),
    language,
  );
  const figures = tokens.flatMap((_, start) =>
    isFigure(tokens, start) ? { ids: ['#'], start, end: start + 1 } : [],
  );
  const understood = meantIn(tokens, known.index.find(tokens, language), known);
  const isNamed = new Set(
    understood
      .filter(({ ids }) => ids.some(isConcept))
      .flatMap(({ start, end }) => Array.from({ length: end - start }, (_, at) => start + at)),
  );
  const misheard = known.soundAlikes(tokens, language, (at) => isNamed.has(at));
  const denials = findDenials(tokens, language);
  const occurrences = occurrencesOf([...understood, ...misheard, ...figures], tokens, denials);
  return { text, tokens, language, occurrences, denials, replaced };
}

/** What was found without what its words are only a part of, or no sign where they are words of one. */
function meantIn(
  tokens: readonly Token[],
  found: readonly FoundPhrase[],
  { signs }: Vocabulary,
): FoundPhrase[] {
  const comparisons = comparisonsIn(tokens);
  return found
    .filter(({ start, end }) => !isCutOut(tokens, start, end))
    .map(({ ids, start, end }) => ({
      ids: end === start + 1 && comparisons.has(start) ? ids.filter((id) => !signs.has(id)) : ids,
      start,
      end,
    }));
}

/** Each thing found, once, with its clause and whether it is denied there; after what is known already. */
export function occurrencesOf(
  found: readonly FoundPhrase[],
  tokens: readonly Token[],
  { isDenied, isDismissed }: Denials,
  known: Occurrences = new Map(),
): Occurrences {
  const clauses = clauseNumbers(tokens);
  const occurrences = new Map(known);
  for (const { ids, start, end } of found) {
    const clause = clauses[start] ?? 0;
    const denied = isDenied(start, end);
    const dismissed = isDismissed(start, end);
    for (const id of ids) {
      const all = occurrences.get(id) ?? [];
      if (all.some((each) => each.start === start && each.end === end)) continue;
      const place = { id, start, end, isDenied: denied, isDismissed: dismissed, clause };
      occurrences.set(id, [...all, place]);
    }
  }
  return occurrences;
}

/** Reads an answer sentence by sentence. */
export const readAnswer = (answer: string, language: Language): ReadSentence[] =>
  sentencesOf(answer).map((sentence) => readSentence(sentence, language));

/** How many words sentences have, as they were read. */
export const countWords = (sentences: readonly Pick<ReadSentence, 'tokens'>[]): number =>
  sentences.reduce((words, { tokens }) => words + tokens.length, 0);
