import type { FeedbackLine } from '@greenshoe/shared-types';
import { conceptOf, isBehaviour } from '../content/concepts/index.ts';
import { sentencesOf } from '../text/sentences.ts';
import { shorten } from './evidence.ts';
import type { FoundClaim } from './claims.ts';
import { type AnswerPart, whenSaid } from './exchanges.ts';
import { linesOn } from './model-answer.ts';
import { numericLine, type Told } from './told.ts';
import { wordingOf } from './wording/wording.ts';

const isOfOne = (one: FoundClaim, other: FoundClaim): boolean =>
  one.claim.concept === other.claim.concept || one.quote === other.quote;

/** What was false: of several statements on one point, or in one sentence, the first. */
export const claimLines = (
  { marked, answers, language, choose }: Told,
  most: number,
): FeedbackLine[] =>
  marked.claims
    .filter((found, at, all) => at === all.findIndex((each) => isOfOne(each, found)))
    .slice(0, most)
    .map(({ claim, quote }) => {
      const { wrong, worksAgainst, sayItRight, sayItBetter } = wordingOf(language);
      const isOfOneself = isBehaviour(claim.concept);
      const say = isOfOneself ? worksAgainst : choose(wrong);
      return {
        kind: 'wrong',
        quote,
        atMs: whenSaid(answers, quote),
        finding: say(conceptOf(claim.concept).label[language]),
        correction: claim.correction[language],
        tryNext: choose(isOfOneself ? sayItBetter : sayItRight),
      };
    });

/** What was waved away although the answer turns on it. */
export const asideLines = (
  { marked, answers, model, language, choose }: Told,
  most: number,
): FeedbackLine[] =>
  marked.concepts
    .filter(({ weight, verdict, quote }) => weight === 'must' && verdict === 'absent' && quote)
    .slice(0, most)
    .map(({ id, label, quote }) => ({
      kind: 'wrong',
      quote,
      atMs: whenSaid(answers, quote),
      finding: wordingOf(language).setAside(label),
      correction: linesOn(model, [id]),
      tryNext: choose(wordingOf(language).sayItRight),
    }));

/** The last sentence in which a figure was given. */
function sentenceWith(answers: readonly AnswerPart[], given: string | null): string | null {
  if (given === null) return null;
  const isGiven = (text: string) => {
    const at = text.lastIndexOf(given);
    return (
      at !== -1 &&
      !/[\d.,]$/.test(text.slice(0, at)) &&
      !/^[.,]?\d/.test(text.slice(at + given.length))
    );
  };
  const sentence = answers.flatMap(({ text }) => sentencesOf(text)).findLast(isGiven);
  return sentence === undefined ? null : shorten(sentence);
}

/** A figure that is wrong or was not given. */
export function figureLine(
  { marked, answers, language, choose }: Told,
  most: number,
): FeedbackLine[] {
  const wording = wordingOf(language);
  const { numeric } = marked;
  if (!numeric || numeric.verdict === 'right' || most < 1) return [];
  const quote = sentenceWith(answers, numeric.given);
  return [
    {
      kind: 'figure',
      quote,
      atMs: whenSaid(answers, quote),
      finding: numericLine(numeric, wording),
      correction: wording.expected(numeric.expected),
      tryNext: choose(wording.workItOut),
    },
  ];
}
