import type { ConceptResult } from '@greenshoe/shared-types';
import type { ConceptId } from '../content/concepts/index.ts';
import { conceptOf } from '../content/concepts/index.ts';
import type { Seed } from '../content/types.ts';
import type { Language } from '../localised.ts';
import { sentencesOf } from '../text/sentences.ts';
import { wordsOf } from '../text/fold.ts';
import { findClaims, type FoundClaim } from './claims.ts';
import { findEvidence, gatherEvidence } from './evidence.ts';
import { judgeNumber, type MarkedNumeric, withoutChance, withoutSlip } from './judge-number.ts';
import { applyJudgements, type Judgement } from './judgement.ts';
import { readingsOf } from './steering/injection.ts';
import { chargedOnce, type Mistaken, mistakenFigure } from './mistaken-figure.ts';
import { isEcho } from './echo.ts';
import { isOwn, type OwnSentence, readAgainst } from './own-words.ts';
import { isRestating } from './restating.ts';
import { asksForStory } from './story.ts';
import { resultsOfDeeds } from './results-of-deeds.ts';
import { scoreOf } from './score.ts';
import {
  type ShowingSentence,
  showingSentences,
  wordsOn,
  wordsSaying,
} from './what-sentences-show.ts';

const FEWEST_WORDS = 5;
const WORDS_OF_REASONING = 12;
const POINTS_OF_NO_ECHO = 3;
export interface Response {
  readonly seed: Seed;
  /** The language of the report. */
  readonly language: Language;
  /** The language the answer was given in, where it is another one. */
  readonly spokenIn?: Language;
  /** Everything the candidate said about the question. */
  readonly answer: string;
  /** Everything the interviewer said about it. */
  readonly question: string;
  /** The drawn figures; `null` when no figure was asked for. */
  readonly figures: Readonly<Record<string, number>> | null;
  readonly rung: number;
  readonly hints: number;
  /** What a language model says of it, where one was asked. */
  readonly judgements?: readonly Judgement[];
  /** Whether a false statement counts where it was said; left out, each one does. */
  readonly isHeld?: (found: FoundClaim) => boolean;
  /** Replies to follow-ups that changed the facts: their figures are not the one asked for. */
  readonly onOtherFacts?: readonly string[];
}

export interface MarkedQuestion {
  readonly score: number | null;
  readonly concepts: readonly ConceptResult[];
  readonly numeric: MarkedNumeric | null;
  readonly claims: readonly FoundClaim[];
  readonly flags: readonly string[];
  readonly judgedBy: 'code' | 'model';
}

function judgeConcepts(
  { seed, language }: Response,
  showings: readonly ShowingSentence[],
  mistakes: readonly Mistaken[],
) {
  const evidence = gatherEvidence(showings, seed);
  const judge =
    (weight: 'must' | 'bonus') =>
    (id: ConceptId): ConceptResult => {
      const wrong = mistakes.find(({ concept }) => concept === id);
      const { verdict, quote } = evidence.get(id) ?? { verdict: 'absent', quote: null };
      return {
        id,
        label: conceptOf(id).label[language],
        verdict: wrong ? 'wrong' : verdict,
        weight,
        quote: wrong?.quote ?? quote,
      };
    };
  return [...seed.must.map(judge('must')), ...seed.bonus.map(judge('bonus'))];
}

/** A right figure reached aloud, on a question that is nothing but the calculation. */
const isWorkedOut = ({ seed }: Response, numeric: MarkedNumeric | null, said: number): boolean =>
  numeric?.verdict === 'right' && !seed.numeric?.ask && said >= WORDS_OF_REASONING;

/** What such a calculation needs was used, even where it was not named. */
const asUsed = (concept: ConceptResult): ConceptResult =>
  concept.weight === 'must' && concept.verdict === 'absent' && concept.quote === null
    ? { ...concept, verdict: 'partial' }
    : concept;

/** The figure of an answer, which one on other facts neither is nor takes back. */
function judgeFigure(response: Response, sayable: readonly string[]): MarkedNumeric | null {
  const { onOtherFacts = [] } = response;
  const numeric = judgeNumber(response, sayable);
  if (numeric?.verdict === 'right' || onOtherFacts.length === 0) return numeric;
  const isOnTheFacts = (sentence: string) => !onOtherFacts.some((text) => text.includes(sentence));
  return judgeNumber(response, sayable.filter(isOnTheFacts));
}

/**
 * The candidate's own sentences: none of an answer that turns the question's words round, unless those
 * words say several of the things that had to be said.
 */
function ownIn(read: readonly OwnSentence[], seed: Seed): OwnSentence[] {
  const own = read.filter(isOwn);
  if (!isEcho(read)) return own;
  const evidence = findEvidence(own, seed, seed.must);
  const shown = [...evidence.values()].filter(({ verdict }) => verdict === 'correct');
  return shown.length >= POINTS_OF_NO_ECHO ? own : [];
}

/** Marks what was said of a question by one reading of it. */
function markReading(response: Response, isSteered: boolean): MarkedQuestion {
  const { seed, answer, question, language, spokenIn = language, rung, hints } = response;
  const read = readAgainst(answer, question, spokenIn);
  const sentences = ownIn(read, seed);
  // Denied, the words of the question alone make a false statement: "a DCF is never a bad idea".
  const claims = findClaims(read, seed).filter(response.isHeld ?? (() => true));
  const sayable = sentencesOf(answer);
  const reckoned = judgeFigure(response, sayable);
  const isSaidBack = sentences.length === 0 && read.some(isRestating);
  const said = sayable.flatMap(wordsOf).length;
  const showings = showingSentences(sentences, seed);
  const isMustShown = showings.some(({ shown }) => seed.must.some((id) => shown.has(id)));
  const numeric = isSaidBack ? withoutSlip(reckoned) : withoutChance(reckoned, isMustShown);
  const claimed = claims.map(({ claim, quote }) => ({ concept: claim.concept, quote }));
  const figure = mistakenFigure(seed, numeric, sayable);
  const judged = judgeConcepts(response, showings, figure ? [...claimed, figure] : claimed);
  // Whoever tries to steer the marking is marked by rules alone.
  const judgements = isSteered ? undefined : response.judgements;
  const used = isWorkedOut(response, numeric, said) ? judged.map(asUsed) : judged;
  const concepts = resultsOfDeeds(judgements ? applyJudgements(used, judgements, sentences) : used);
  const isTooLittle = said < FEWEST_WORDS && (numeric?.verdict ?? 'absent') === 'absent';
  const isNothingOwn = !isTooLittle && sentences.length === 0;
  const flags = [
    isTooLittle ? 'too_short' : null,
    isSteered ? 'injection' : null,
    isNothingOwn && (numeric?.verdict ?? 'absent') === 'absent' ? 'nothing_of_its_own' : null,
    ...claims.map(({ id }) => `claim:${id}`),
  ].filter((flag) => flag !== null);
  const isStory = asksForStory(seed.must);
  const performance = {
    concepts: chargedOnce(concepts, figure, claimed),
    numeric: numeric?.verdict ?? null,
    claims: claims.length,
    words: wordsOn(showings),
    saying: wordsSaying(showings),
    said,
    isStory,
    rung,
    hints,
  };
  const score = isTooLittle ? null : scoreOf(performance);
  const judgedBy = judgements ? 'model' : 'code';
  return { score, concepts, numeric, claims, flags, judgedBy };
}

/** Marks everything said about one question. Too little said is not assessed, never a middle mark. */
export function markQuestion(response: Response): MarkedQuestion {
  const readings = readingsOf(response.answer);
  const isSteered = readings.length > 1 || readings[0] !== response.answer;
  return readings
    .map((answer) => markReading({ ...response, answer }, isSteered))
    .reduce((lowest, other) => ((other.score ?? 0) < (lowest.score ?? 0) ? other : lowest));
}
