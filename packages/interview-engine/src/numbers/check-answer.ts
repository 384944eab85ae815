import { isAttempt, isShort } from './attempts.ts';
import { type Claim, claimsOn, type Question } from './claims.ts';
import { distanceTo } from './distance.ts';
import type { Asked, Computation, Generator, Trap } from './generator.ts';
import { withHeardMistakes } from './heard-mistakes.ts';
import { findSlip, findTrap } from './mistakes.ts';
import type { SpokenNumber } from './parsing/spoken-number.ts';
import { withoutRefuted } from './refutations.ts';
import { withoutSideRemarks } from './side-remarks.ts';
import { isSaidBack } from './said-back.ts';
import { sentenceUpTo } from './sentences.ts';
import { holds, isSaidTheOtherWay, overrides } from './taken-back.ts';
import { isTradeTalk } from './trade-talk.ts';

export type NumericVerdict =
  | {
      readonly verdict: 'right';
      readonly given: string;
      /** Whether nothing tells that it is meant as the answer: in talk of something else it is none. */
      readonly mayBeChance: boolean;
    }
  | { readonly verdict: 'trap'; readonly given: string; readonly trap: Trap }
  | {
      readonly verdict: 'slip';
      readonly given: string;
      /** Whether it has the right size, and is said to go the other way. */
      readonly isOtherWay: boolean;
    }
  | { readonly verdict: 'absent' };

/** "Dilutive by 12.5 percent" where it is accretive by as much. */
function goesTheOtherWay(number: SpokenNumber, asked: Asked, { computation }: Question): boolean {
  const target = computation.answers[asked.key] ?? Number.NaN;
  if (!asked.isChange || number.direction !== -Math.sign(target)) return false;
  return distanceTo({ ...number, direction: 0 }, Math.abs(target), asked) <= 1;
}

function judge(asked: Asked, question: Question, numbers: readonly SpokenNumber[]): NumericVerdict {
  const said = withHeardMistakes(claimsOn(asked, question, numbers), question, numbers).filter(
    ({ number: { standing } }) => standing === 'claimed' || standing === 'supposed',
  );
  const claims = withoutRefuted(withoutSideRemarks(asked, said, numbers), question, numbers);
  const right = claims.findLast(
    (claim) =>
      claim.isRight &&
      !(asked.isChange && isSaidTheOtherWay(claim, claims)) &&
      !claim.isExplained &&
      claim.number.standing === 'claimed' &&
      (claim.strength > 1 || !isTradeTalk(asked, numbers, claim)),
  );
  const meant = claims.filter((claim) => !isTradeTalk(asked, numbers, claim));
  const isMeant = (claim: Claim): boolean => claim.strength === 3 || meant.includes(claim);
  const isTakenBack = claims.some(
    (claim) => right && isMeant(claim) && (overrides(claim, right) || holds(claim, right, numbers)),
  );
  const isTried = isAttempt(question, numbers, meant);
  if (right && !isTakenBack)
    return {
      verdict: 'right',
      given: right.number.text,
      mayBeChance: right.strength < 2 && !isTried,
    };
  const trapped = findTrap(meant, numbers.length === 1 && isShort(numbers));
  if (trapped?.trap && (isTried || trapped.number.unit !== null))
    return { verdict: 'trap', given: trapped.number.text, trap: trapped.trap };
  const own = isTried && findSlip(asked, question, meant, numbers);
  if (!own) return { verdict: 'absent' };
  const isOtherWay = goesTheOtherWay(own.number, asked, question);
  return { verdict: 'slip', given: own.number.text, isOtherWay };
}

/** "Value created is 826 less 720, so 106": where a sum leads that was begun in the name of the figure. */
const isSumOf = (before: readonly Claim[], index: number): boolean => {
  const terms = before.slice(before.findLastIndex(({ strength }) => strength > 0) + 1);
  return (
    terms.length > 1 &&
    terms.length === index - (terms[0]?.index ?? 0) &&
    terms[0]?.isAsked === true
  );
};

// "Eighty times one less thirty percent, so fifty-six again": as in the first case.
const AGAIN = /^\W*(?:million )?(?:again|as well|too|aussi|encore|egalement)\b/;

// "With goodwill it is exactly the same, 119 after tax": a case that is told by the first one.
const TOLD_BY_THE_FIRST: ReadonlySet<string> = new Set(['goodwill_d_ni']);
const SAME_AS_BEFORE =
  /(?<!\b(?:not|pas|n't) )\b(?:(?:the|exactly) same|same (?:treatment|thing|way)|identi\w+|likewise|pareil\w*|idem|meme (?:chose|traitement|calcul)|like (?:the|any|an?))\b/;

/** The known mistake that is said to be the figure of another case of the question. */
function mistakeOnACase(
  question: Question,
  numbers: readonly SpokenNumber[],
): NumericVerdict | undefined {
  const cases = question.generator.alsoAsked.filter(({ isCase }) => isCase);
  return cases.flatMap((asked): NumericVerdict[] => {
    const isSame = (index: number) =>
      TOLD_BY_THE_FIRST.has(asked.key) && SAME_AS_BEFORE.test(sentenceUpTo(numbers, index));
    const claims = claimsOn(asked, question, numbers);
    const said = claims.findLast(
      ({ number, strength, trap, index }, at) =>
        trap &&
        (strength === 3 ||
          (strength === 2 && (isSumOf(claims.slice(0, at), index) || AGAIN.test(number.after))) ||
          (strength > 0 && isSame(index))) &&
        number.standing === 'claimed' &&
        (number.direction !== 0 || !asked.isChange || AGAIN.test(number.after) || isSame(index)),
    );
    const isPutRight = claims.some(
      (claim) => claim.isRight && claim.strength > 1 && claim.index > (said?.index ?? 0),
    );
    return said?.trap && !isPutRight
      ? [{ verdict: 'trap', given: said.number.text, trap: said.trap }]
      : [];
  })[0];
}

/**
 * Judges the numbers of an answer. The figure asked first decides where it is given, unless a known
 * mistake is made on another case of the question; otherwise one of the further figures does, a right one
 * before a known mistake; any other wrong figure counts where it was asked first.
 */
export function checkAnswer(
  generator: Generator,
  inputs: Readonly<Record<string, number>>,
  computation: Computation,
  numbers: readonly SpokenNumber[],
): NumericVerdict {
  const question = { generator, inputs, computation };
  if (isSaidBack(question, numbers)) return { verdict: 'absent' };
  const first = judge(generator.asked, question, numbers);
  const mistaken = mistakeOnACase(question, numbers);
  if (mistaken) return mistaken;
  if (first.verdict !== 'absent') return first;
  const further = generator.alsoAsked
    .filter(({ key }) => computation.answers[key] !== 0) // that nothing moves is no figure
    .map((asked) => ({ asked, judged: judge(asked, question, numbers) }))
    .filter(({ asked, judged }) => !(asked.isOnTheWay && judged.verdict === 'right'))
    .map(({ judged }) => judged);
  const ranks = ['right', 'trap'] as const;
  return ranks.flatMap((rank) => further.filter(({ verdict }) => verdict === rank))[0] ?? first;
}
