import type { FeedbackLine } from '@greenshoe/shared-types';
import { conceptOf, isBehaviour } from '../content/concepts/index.ts';
import type { WrongClaim } from '../content/types.ts';
import { whenSaid } from './exchanges.ts';
import { lineOn } from './model-answer.ts';
import { numericLine, type Told } from './told.ts';
import { variantAt, wordingOf } from './wording/wording.ts';

const isOfOne = (one: WrongClaim, other: WrongClaim): boolean => one.concept === other.concept;

/** What was false: of several statements on one point the first. */
export const claimLines = ({ marked, answers, language, place }: Told): FeedbackLine[] =>
  marked.claims
    .filter(({ claim }, at, all) => at === all.findIndex((each) => isOfOne(each.claim, claim)))
    .map(({ claim, quote }, at) => {
      const wording = wordingOf(language);
      const label = conceptOf(claim.concept).label[language];
      const isOfOneself = isBehaviour(claim.concept);
      return {
        kind: 'wrong',
        quote,
        atMs: whenSaid(answers, quote),
        finding: isOfOneself ? wording.worksAgainst(label) : wording.wrong(label),
        correction: claim.correction[language],
        tryNext: variantAt(isOfOneself ? wording.sayItBetter : wording.sayItRight, place + at),
      };
    });

/** What was waved away although the answer turns on it. */
export const asideLines = ({ marked, answers, model, language, place }: Told): FeedbackLine[] =>
  marked.concepts
    .filter(({ weight, verdict, quote }) => weight === 'must' && verdict === 'absent' && quote)
    .map(({ id, label, quote }) => ({
      kind: 'wrong',
      quote,
      atMs: whenSaid(answers, quote),
      finding: wordingOf(language).setAside(label),
      correction: lineOn(model, id),
      tryNext: variantAt(wordingOf(language).sayItRight, place),
    }));

/** A figure that is wrong or was not given. */
export function figureLine({ marked, answers, language }: Told): FeedbackLine[] {
  const wording = wordingOf(language);
  const { numeric } = marked;
  if (!numeric || numeric.verdict === 'right') return [];
  return [
    {
      kind: 'figure',
      quote: null,
      atMs: whenSaid(answers, numeric.given),
      finding: numericLine(numeric, wording),
      correction: wording.expected(numeric.expected),
      tryNext: wording.workItOut,
    },
  ];
}
