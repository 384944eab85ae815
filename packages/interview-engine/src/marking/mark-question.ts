import type { ConceptResult, NumericResult } from '@greenshoe/shared-types';
import type { ConceptId } from '../content/concepts/index.ts';
import { conceptOf } from '../content/concepts/index.ts';
import type { Seed } from '../content/types.ts';
import type { Language } from '../localised.ts';
import { checkAnswer } from '../numbers/check-answer.ts';
import { generatorOf } from '../numbers/generators/index.ts';
import { parseNumbers } from '../numbers/parsing/parse-numbers.ts';
import { speak } from '../numbers/speak.ts';
import { sentencesOf } from '../text/sentences.ts';
import { wordsOf } from '../text/fold.ts';
import { findClaims, type FoundClaim } from './claims.ts';
import { findEvidence, ownSentences } from './evidence.ts';
import { isInjection } from './injection.ts';
import { scoreOf } from './score.ts';

const FEWEST_WORDS = 5;
const WORDS_OF_REASONING = 12;
const HALF: Readonly<Record<Language, string>> = { en: 'and a half', fr: 'et demie' }; // as it was said

export interface Response {
  readonly seed: Seed;
  readonly language: Language;
  /** Everything the candidate said about the question. */
  readonly answer: string;
  /** Everything the interviewer said about it. */
  readonly question: string;
  /** The drawn figures; `null` when no figure was asked for. */
  readonly figures: Readonly<Record<string, number>> | null;
  readonly rung: number;
  readonly hints: number;
}

/** The trap keeps its id beside the contract's fields, for the command line. */
export interface MarkedNumeric extends NumericResult {
  readonly trapId: string | null;
}

export interface MarkedQuestion {
  readonly score: number | null;
  readonly concepts: readonly ConceptResult[];
  readonly numeric: MarkedNumeric | null;
  readonly claims: readonly FoundClaim[];
  readonly flags: readonly string[];
}

function judgeConcepts(
  { seed, language, answer, question }: Response,
  claims: readonly FoundClaim[],
) {
  const asked = [...seed.must, ...seed.bonus];
  const evidence = findEvidence(answer, question, asked);
  const judge =
    (weight: 'must' | 'bonus') =>
    (id: ConceptId): ConceptResult => {
      const wrong = claims.find(({ claim }) => claim.concept === id);
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

function judgeNumber({ seed, language, answer, figures }: Response): MarkedNumeric | null {
  if (!seed.numeric || figures === null) return null;
  const generator = generatorOf(seed.numeric.generator);
  const computation = generator.compute(figures);
  if (!computation) return null;
  const { key, unit } = generator.asked;
  const sayable = sentencesOf(answer).filter((sentence) => !isInjection(sentence));
  const checked = checkAnswer(
    generator,
    figures,
    computation,
    parseNumbers(sayable.join('\n'), language),
  );
  return {
    verdict: checked.verdict,
    expected: speak(computation.answers[key] ?? 0, unit, language),
    given: checked.verdict === 'absent' ? null : checked.given.replace('half', HALF[language]),
    trap: checked.verdict === 'trap' ? checked.trap.label[language] : null,
    trapId: checked.verdict === 'trap' ? checked.trap.id : null,
  };
}

/** A right figure reached aloud, on a question that is nothing but the calculation. */
const isWorkedOut = ({ seed }: Response, numeric: MarkedNumeric | null, said: number): boolean =>
  numeric?.verdict === 'right' && !seed.numeric?.ask && said >= WORDS_OF_REASONING;

/** What such a calculation needs was used, even where it was not named. */
const asUsed = (concept: ConceptResult): ConceptResult =>
  concept.weight === 'must' && concept.verdict === 'absent'
    ? { ...concept, verdict: 'partial' }
    : concept;

/** Marks everything said about one question. Too little said is not assessed, never a middle mark. */
export function markQuestion(response: Response): MarkedQuestion {
  const { answer, question, rung, hints } = response;
  const claims = findClaims(answer);
  const numeric = judgeNumber(response);
  const said = wordsOf(answer).length;
  const judged = judgeConcepts(response, claims);
  const concepts = isWorkedOut(response, numeric, said) ? judged.map(asUsed) : judged;
  const isTooLittle = said < FEWEST_WORDS && (numeric?.verdict ?? 'absent') === 'absent';
  const isEcho = !isTooLittle && ownSentences(answer, question).length === 0;
  const flags = [
    isTooLittle ? 'too_short' : null,
    sentencesOf(answer).some(isInjection) ? 'injection' : null,
    isEcho && (numeric?.verdict ?? 'absent') === 'absent' ? 'nothing_of_its_own' : null,
    ...claims.map(({ claim }) => `claim:${claim.id}`),
  ].filter((flag) => flag !== null);
  const performance = {
    concepts,
    numeric: numeric?.verdict ?? null,
    claims: claims.length,
    words: ownSentences(answer, question).flatMap(wordsOf).length,
    rung,
    hints,
  };
  return { score: isTooLittle ? null : scoreOf(performance), concepts, numeric, claims, flags };
}
