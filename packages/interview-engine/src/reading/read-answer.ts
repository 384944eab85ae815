import { isConcept } from '../content/concepts/index.ts';
import type { Language } from '../localised.ts';
import { isNumber } from '../text/common-words.ts';
import { remember } from '../text/remember.ts';
import { sentencesOf } from '../text/sentences.ts';
import { clauseNumbers } from './clauses.ts';
import { type Denials, findDenials } from './denial.ts';
import { languageOf } from './language-of.ts';
import type { Occurrence, Occurrences } from './match.ts';
import type { Found } from './phrase-index.ts';
import { type Token, tokensOf, withWord } from './tokens.ts';
import { type Vocabulary, vocabulary } from './vocabulary.ts';

/** A sentence of an answer with everything it speaks of. */
export interface ReadSentence {
  /** As it was said. */
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly language: Language;
  readonly occurrences: Occurrences;
  /** Whether it sets something aside, be it named in the sentence before. */
  readonly setsAside: boolean;
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
  const heard = known.replaceMisheard(tokensOf(text));
  const language = languageOf(heard, expected);
  const joined = known.rejoin(heard, language);
  const tokens = known.hearInContext(
    joined.map((token) => repaired(token, language, known)),
    language,
  );
  const figures = tokens.flatMap((_, start) =>
    isFigure(tokens, start) ? { id: '#', start, end: start + 1 } : [],
  );
  const understood = known.index.find(tokens, language);
  const names = understood.filter(({ id }) => isConcept(id));
  const misheard = known.soundAlikes(tokens, language, (start, end) =>
    names.some((name) => name.start < end && name.end > start),
  );
  const denials = findDenials(tokens, language);
  const occurrences = occurrencesOf([...understood, ...misheard, ...figures], tokens, denials);
  return { text, tokens, language, occurrences, setsAside: denials.setsAside };
}

/** Each thing found, once, with its clause and whether it is denied there. */
export function occurrencesOf(
  found: readonly Found[],
  tokens: readonly Token[],
  { isDenied, isDismissed }: Denials,
): Occurrences {
  const clauses = clauseNumbers(tokens);
  const occurrences = new Map<string, Occurrence[]>();
  for (const { id, start, end } of found) {
    const all = occurrences.get(id) ?? [];
    if (all.some((each) => each.start === start && each.end === end)) continue;
    all.push({
      id,
      start,
      end,
      isDenied: isDenied(start, end),
      isDismissed: isDismissed(start, end),
      clause: clauses[start] ?? 0,
    });
    occurrences.set(id, all);
  }
  return occurrences;
}

/** Reads an answer sentence by sentence. */
export const readAnswer = (answer: string, language: Language): ReadSentence[] =>
  sentencesOf(answer).map((sentence) => readSentence(sentence, language));
