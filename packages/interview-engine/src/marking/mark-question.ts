import type { ConceptResult } from '@greenshoe/shared-types';
import type { Seed } from '../content/types.ts';
import type { Language } from '../localised.ts';
import { sentencesOf } from '../text/sentences.ts';
import { wordsOf } from '../text/fold.ts';
import { type FalseStatement, falseStatements, type FoundClaim, standing } from './claims.ts';
import { judgeConcepts } from './judge-concepts.ts';
import { judgeFigure, type Reply } from './judge-figure.ts';
import { type MarkedNumeric, withoutChance, withoutSlip } from './judge-number.ts';
import { applyJudgements, type Judgement } from './judgement.ts';
import { readingsOf } from './steering/injection.ts';
import { chargedOnce, mistakenFigure } from './mistaken-figure.ts';
import { ownIn } from './echo.ts';
import { type OwnSentence, readAgainst } from './own-words.ts';
import { isRestating } from './restating.ts';
import { withoutDisproved } from './disproved-by-figure.ts';
import { asksForStory } from './story.ts';
import { resultsOfDeeds } from './results-of-deeds.ts';
import { namedIn, type Saying, sayingsIn } from './sayings.ts';
import { scoreOf } from './score.ts';
import { takenBackIn } from './taken-back.ts';
import { showingSentences, wordsOn, wordsSaying } from './what-sentences-show.ts';

const FEWEST_WORDS = 5;

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
  /** The same, reply by reply. */
  readonly replies?: readonly Reply[];
}

export interface MarkedQuestion {
  readonly score: number | null;
  readonly concepts: readonly ConceptResult[];
  readonly numeric: MarkedNumeric | null;
  readonly claims: readonly FoundClaim[];
  readonly sayings: readonly Saying[];
  /** What was at least named, with a sentence that does and says nothing false. */
  readonly named: ReadonlyMap<string, string | null>;
  readonly flags: readonly string[];
  readonly judgedBy: 'code' | 'model';
}

/** Whether a sentence says something false, whether it was taken back or held against nobody. */
const doubtfulBy =
  (statements: readonly FalseStatement[]) =>
  ({ tokens }: OwnSentence): boolean =>
    statements.some(({ sentences }) => sentences.some((each) => each.tokens === tokens));

interface Shortcomings {
  readonly isTooLittle: boolean;
  readonly isSteered: boolean;
  readonly isNothingOwn: boolean;
}

const flagsOf = (
  { isTooLittle, isSteered, isNothingOwn }: Shortcomings,
  claims: readonly FoundClaim[],
): string[] => [
  ...(isTooLittle ? ['too_short'] : []),
  ...(isSteered ? ['injection'] : []),
  ...(isNothingOwn && !isTooLittle ? ['nothing_of_its_own'] : []),
  ...claims.map(({ id }) => `claim:${id}`),
];

/** Marks what was said of a question by one reading of it. */
function markReading(response: Response, isSteered: boolean): MarkedQuestion {
  const { seed, answer, question, language, spokenIn = language, rung, hints } = response;
  const read = readAgainst(answer, question, spokenIn);
  const sentences = ownIn(read, seed);
  // Denied, the words of the question alone make a false statement: "a DCF is never a bad idea".
  const isTakenBack = takenBackIn(read, seed);
  const statements = falseStatements(read, seed);
  const found = standing(statements, isTakenBack).filter(response.isHeld ?? (() => true));
  const doubts = { isDoubtful: doubtfulBy(statements), isTakenBack };
  const sayable = sentencesOf(answer);
  const reckoned = judgeFigure(response, sayable, response.replies);
  const isSaidBack = sentences.length === 0 && read.some(isRestating);
  const said = sayable.flatMap(wordsOf).length;
  const showings = showingSentences(sentences, seed);
  const isMustShown = showings.some(({ shown }) => seed.must.some((id) => shown.has(id)));
  const numeric = isSaidBack ? withoutSlip(reckoned) : withoutChance(reckoned, isMustShown);
  const claims = withoutDisproved(found, seed, numeric);
  const claimed = claims.map(({ claim, quote }) => ({ concept: claim.concept, quote }));
  const figure = mistakenFigure(seed, numeric, sayable);
  const mistakes = figure ? [...claimed, figure] : claimed;
  const judged = judgeConcepts(response, { read, showings, doubts, numeric, mistakes, said });
  // Whoever tries to steer the marking is marked by rules alone.
  const judgements = isSteered ? undefined : response.judgements;
  const concepts = resultsOfDeeds(
    judgements ? applyJudgements(judged, judgements, sentences) : judged,
  );
  const isTooLittle = said < FEWEST_WORDS && (numeric?.verdict ?? 'absent') === 'absent';
  const isNothingOwn = sentences.length === 0 && (numeric?.verdict ?? 'absent') === 'absent';
  const flags = flagsOf({ isTooLittle, isSteered, isNothingOwn }, claims);
  const performance = {
    concepts: chargedOnce(concepts, figure, claimed),
    numeric: numeric?.verdict ?? null,
    claims: claims.length,
    words: wordsOn(showings),
    saying: wordsSaying(showings),
    said,
    isStory: asksForStory(seed.must),
    rung,
    hints,
  };
  const score = isTooLittle ? null : scoreOf(performance);
  const judgedBy = judgements ? 'model' : 'code';
  const named = namedIn(sentences, [...seed.must, ...seed.bonus], doubts);
  const sayings = sayingsIn(showings, doubts);
  return { score, concepts, numeric, claims, sayings, named, flags, judgedBy };
}

/** Marks everything said about one question. Too little said is not assessed, never a middle mark. */
export function markQuestion(response: Response): MarkedQuestion {
  const readings = readingsOf(response.answer);
  const isSteered = readings.length > 1 || readings[0] !== response.answer;
  return readings
    .map((answer) => markReading({ ...response, answer }, isSteered))
    .reduce((lowest, other) => ((other.score ?? 0) < (lowest.score ?? 0) ? other : lowest));
}
