import type { ConceptResult, FeedbackLine } from '@greenshoe/shared-types';
import { spokenWords } from '../interviewer/fillers.ts';
import { whenSaid } from './exchanges.ts';
import type { MarkedQuestion } from './mark-question.ts';
import { isStory, labelsOf, type Told } from './told.ts';
import { type Variants, type Wording, wordingOf } from './wording/wording.ts';

const FEWEST_WORDS = 9; // a sentence of less says little, and for a bonus alone too little
const ENOUGH_WORDS = 25;
const WORTH_KEEPING = 3;
const BESIDE_THE_QUESTION = 1.5; // where nothing asked was shown, what is left is chance

const worthOf = (concepts: readonly ConceptResult[]): number =>
  concepts.reduce((sum, { weight }) => sum + (weight === 'must' ? 2 : 1), 0);

const isWithin = (one: string, other: string): boolean => {
  const [a, b] = [one.replace(/…$/, ''), other.replace(/…$/, '')];
  return a.includes(b) || b.includes(a);
};

/** The sentence that shows most, with what it shows; never one in which something is false. */
export function strengthOf({ concepts, claims, sayings, numeric }: MarkedQuestion): {
  readonly quote: string;
  readonly concepts: readonly ConceptResult[];
} | null {
  const quotesOf = (some: readonly ConceptResult[]) => some.flatMap(({ quote }) => quote ?? []);
  const wrong = quotesOf(concepts.filter(({ verdict }) => verdict === 'wrong'));
  const isFalse = claims.length > 0 || wrong.length > 0;
  const doubtful = sayings.flatMap(({ isDoubtful, quote }) => (isDoubtful ? quote : []));
  const accused = [...wrong, ...claims.map(({ quote }) => quote), ...doubtful];
  // Beside something false a bonus is no strength: it may be part of the mistake.
  const correct = concepts.filter(
    ({ verdict, weight }) => verdict === 'correct' && (weight === 'must' || !isFalse),
  );
  const shownIn = (said: string): readonly string[] =>
    sayings.flatMap(({ quote, shows }) => (quote === said ? shows : []));
  const quotes = new Set([...sayings.map(({ quote }) => quote), ...quotesOf(correct)]);
  const figure = numeric?.verdict === 'right' ? null : (numeric?.given ?? null);
  const [best] = [...quotes]
    .filter((quote) => !accused.some((each) => isWithin(each, quote)))
    .filter((quote) => figure === null || !quote.includes(figure))
    .map((quote) => {
      const ids = shownIn(quote);
      const shown = correct.filter((each) => each.quote === quote || ids.includes(each.id));
      const length = Math.min(spokenWords(quote).length, ENOUGH_WORDS);
      const worth = worthOf(shown) - (length < FEWEST_WORDS ? 1 : 0);
      return { quote, concepts: shown, worth, length };
    })
    .filter(({ worth }) => worth > 0)
    .toSorted((a, b) => b.worth - a.worth || b.length - a.length);
  return best ? { quote: best.quote, concepts: best.concepts } : null;
}

/** What to do with it: keep the story, the way to the figure or the point, or build on a first part. */
function adviceOn({ marked }: Told, wording: Wording, isGood: boolean): Variants {
  if (!isGood) return wording.buildOn;
  if (marked.numeric?.verdict === 'right') return wording.keepFigure;
  return isStory(marked) ? wording.keepStory : wording.keepPoint;
}

/** What to keep of an answer; a figure that is right where no concept was shown. */
export function keepLine(told: Told): FeedbackLine | null {
  const { marked, answers, language, choose } = told;
  const wording = wordingOf(language);
  const found = strengthOf(marked);
  const isChance =
    (marked.score ?? 0) < BESIDE_THE_QUESTION &&
    found?.concepts.every(({ weight }) => weight === 'bonus') === true;
  const best = isChance ? null : found;
  const isRight = marked.numeric?.verdict === 'right';
  const isGood = (marked.score ?? 0) >= WORTH_KEEPING;
  if (!best && !isRight) return null;
  const finding = [
    best
      ? choose(isGood ? wording.covered : wording.started)(labelsOf(best.concepts, wording))
      : '',
    isRight && marked.numeric ? wording.right(marked.numeric.expected) : '',
  ];
  return {
    kind: 'keep',
    quote: best?.quote ?? null,
    atMs: whenSaid(answers, best?.quote ?? null),
    finding: finding.filter((line) => line !== '').join(' '),
    correction: null,
    tryNext: choose(adviceOn(told, wording, isGood)),
  };
}

/** What to keep of an interview in which nothing was shown: a point brought up at least, or the truth. */
export function leastToKeep({ marked, answers, language }: Told): FeedbackLine {
  const wording = wordingOf(language);
  const near = marked.concepts.find(
    ({ weight, verdict, quote }) => weight === 'must' && verdict === 'partial' && quote !== null,
  );
  const quote = near?.quote ?? null;
  return {
    kind: 'keep',
    quote,
    atMs: whenSaid(answers, quote),
    finding: near ? wording.broughtUp(near.label) : wording.nothingToKeep,
    correction: null,
    tryNext: near ? wording.buildOn[0] : wording.startFromModel,
  };
}
