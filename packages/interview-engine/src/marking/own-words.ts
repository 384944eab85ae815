import { actIds } from '../content/lexicon/index.ts';
import { placeholdersOf } from '../content/render.ts';
import type { Language } from '../localised.ts';
import { type Occurrences, placesOf, type Span } from '../reading/match.ts';
import { heardOtherwise, isBadlyHeard } from '../reading/heard-otherwise.ts';
import { isEllipsis } from '../reading/dismissals/neighbours.ts';
import { readAnswer, type ReadSentence } from '../reading/read-answer.ts';
import { isWithin } from '../reading/spans.ts';
import { once, remember } from '../text/remember.ts';
import { commonWords, isNumber } from '../text/common-words.ts';
import { wordsOf } from '../text/fold.ts';
import { stemOf } from '../text/stem.ts';
import { isCliche } from './cliche.ts';
import { toldIn } from './enumeration.ts';
import { figuresGivenBy, hasFigureBesides } from './own-words-figures.ts';
import { isSmallTalk } from './small-talk.ts';

const ENOUGH_OWN = 2;
const OWN_SHARE = 0.5;
const LEAST_SHARE = 0.25; // a few words around a question said back add nothing to it

// What people say while they gather their thoughts on a question.
const PREAMBLE: ReadonlySet<string> = new Set(
  'question questions ask asks asked asking answer answers answering explain tell talk wonder wondering think order topic point points clear interesting precisely exactly fact facts actually basically gently calmly moment repondre reponse reponses demandez demande demander poser posez pose expliquer dire parler reflechir raconte raconter raconterai racontez told telling mention describe decrire choisir choose pick picking example exemple ordre sujet interessant interessante precisement justement effectivement clair claire tranquillement instant angle angles step steps etape etapes decision posement correctly understood comprends compris prendre carefully situation depends depend'.split(
    ' ',
  ),
);

const isContent = (word: string): boolean =>
  (word.length > 2 || /\d/.test(word)) &&
  word !== 'percent' &&
  !commonWords.has(word) &&
  !PREAMBLE.has(word);

// Stands for the figures of a question: they may be said back in words.
const FIGURES = '#';

const stemsIn = (text: string, language: Language): ReadonlySet<string> => {
  const words = wordsOf(text);
  const figures = words.some((word) => /\d/.test(word)) ? [FIGURES] : [];
  return new Set([...words.map((word) => stemOf(word, language)), ...figures]);
};

/** A sentence of an answer, with the stems of the question it answers. */
export interface OwnSentence extends ReadSentence {
  readonly asked: ReadonlySet<string>;
  /** Whether it holds a figure that the question did not: a result, then, and no echo. */
  readonly hasOwnFigure: boolean;
  /** Whether it sounds wise and could be said of anything. */
  readonly isCliche: boolean;
  /** Whether it drops names and says nothing of what they stand for. */
  readonly isSmallTalk: boolean;
  /** What it speaks of without the names it only lists. */
  readonly told: Occurrences;
  /** Tells what it may speak of as well, where the answer was badly heard; `null` where it was not. */
  readonly otherwise: (() => Occurrences) | null;
}

/** Whether a stretch says what happens to something in words that the question did not hand over. */
const hasOwnAct = ({ tokens, language, asked, occurrences }: OwnSentence, span: Span): boolean =>
  placesOf(actIds, occurrences).some(
    (act) =>
      isWithin(act, span) &&
      tokens
        .slice(act.start, act.end)
        .every(({ word, stems }) => !asked.has(stems[language]) && !isNumber(word)),
  );

/** Whether a stretch of a sentence has a word that the question did not hand over, or an act. */
export const hasOwnWord = (sentence: OwnSentence, span: Span): boolean =>
  sentence.hasOwnFigure ||
  sentence.tokens
    .slice(span.start, span.end)
    .some(
      ({ word, stems }) =>
        isContent(word) &&
        !sentence.asked.has(stems[sentence.language]) &&
        !(isNumber(word) && sentence.asked.has(FIGURES)),
    ) ||
  hasOwnAct(sentence, span);

/** The stems of those words of a sentence that say what is spoken of, figures apart. */
export const contentOf = ({ tokens, language }: OwnSentence): ReadonlySet<string> =>
  new Set(
    tokens
      .filter(({ word }) => isContent(word) && !isNumber(word))
      .map(({ stems }) => stems[language]),
  );

/** How many words of a sentence the question did not hand over. */
export const countOwnWords = ({ tokens, language, asked }: OwnSentence): number =>
  new Set(
    tokens
      .filter(({ word, stems }) => isContent(word) && !asked.has(stems[language]))
      .map(({ stems }) => stems[language]),
  ).size;

const staying: ReadonlySet<string> = new Set(['unchanged', 'stays_put']);

/** Whether a sentence says something of its own rather than the question over again. */
export function isOwn(sentence: OwnSentence): boolean {
  const { tokens, language, asked, occurrences } = sentence;
  if (sentence.hasOwnFigure || isEllipsis(sentence)) return true;
  const isNotAsked = ({ start, end }: Span) =>
    tokens.slice(start, end).some(({ stems }) => !asked.has(stems[language]));
  // "Equity value does not change" has no word but the question's, and answers it.
  if (placesOf(staying, occurrences).some(isNotAsked)) return true;
  const said = contentOf(sentence);
  const act = placesOf(actIds, occurrences).find(({ start, end }) =>
    tokens.slice(start, end).every(({ stems }) => !asked.has(stems[language])),
  );
  // One word is not both an act and another word of one's own.
  const done = new Set(tokens.slice(act?.start, act?.end).map(({ stems }) => stems[language]));
  const words = [...said].filter((stem) => !asked.has(stem) && !(act && done.has(stem)));
  const own = words.length + (act ? 1 : 0);
  const enough = Math.max(ENOUGH_OWN, said.size * LEAST_SHARE);
  return own >= enough || (own > 0 && own >= said.size * OWN_SHARE);
}

const withContext = (
  sentence: ReadSentence,
  asked: ReadonlySet<string>,
  hasOwnFigure: boolean,
  isMisheard: boolean,
): OwnSentence => ({
  ...sentence,
  asked,
  hasOwnFigure,
  isCliche: isCliche(sentence),
  isSmallTalk: isSmallTalk(sentence),
  told: toldIn(sentence),
  otherwise: isMisheard
    ? once(() => toldIn({ ...sentence, occurrences: heardOtherwise(sentence) }))
    : null,
});

/** The stems that a question hands over, by language. */
const givenBy: Readonly<Record<Language, (question: string) => ReadonlySet<string>>> = {
  en: remember((question) => stemsIn(question, 'en')),
  fr: remember((question) => stemsIn(question, 'fr')),
};

const givenFigures = remember(figuresGivenBy);

/** Whether the figures of a question are not known here: any of an answer may be one said back. */
const isWithoutFigures = (question: string): boolean => placeholdersOf(question).length > 0;

/** The sentences of an answer, read against the question. */
export function readAgainst(answer: string, question: string, language: Language): OwnSentence[] {
  const given = isWithoutFigures(question) ? null : givenFigures(question);
  const sentences = readAnswer(answer, language);
  const isMisheard = isBadlyHeard(sentences, language);
  return sentences.map((sentence): OwnSentence => {
    const asked = givenBy[sentence.language](question);
    const hasOwnFigure = given !== null && hasFigureBesides(sentence, given);
    return withContext(sentence, asked, hasOwnFigure, isMisheard);
  });
}

/** Those sentences of an answer that are not the question said back. */
export const ownSentences = (answer: string, question: string, language: Language): OwnSentence[] =>
  readAgainst(answer, question, language).filter(isOwn);
