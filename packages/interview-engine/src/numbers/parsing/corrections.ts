import type { SpokenNumber } from './spoken-number.ts';

const REACH = 100;

const CORRECTION = new RegExp(
  [
    '\\b(?:sorry|pardon|correction|wait|oops|scratch that|strike that|make that|my mistake|my bad|hang on|hold on)\\b',
    '\\b(?:i mean|i meant|let me (?:correct|fix|redo|rephrase|recompute|recalculate)|or rather|no actually|actually no)\\b',
    '\\b(?:corrige|rectifie|je voulais dire|je veux dire|au temps pour moi|autant pour moi|je reprends|je me trompe|trompee?)\\b',
    "\\b(?:mince|zut|damn|darn|i(?:'ve)? (?:forgot|forgotten|dropped|missed|miscounted|left out)|i used the wrong|j'ai (?:oublie|mal|confondu|compte deux fois))\\b",
    '\\b(?:attendez|attends|excusez|desolee?|oups|ou plutot)\\b',
    "(?:^|[,;.…-]|\\b(?:euh|ah|oh|mais|um|uh|hmm|er))\\s*(?:no|non|nope)\\s*(?:$|[,;.…]|it'?s|that'?s|c'est|ce serait|plutot|i|je)",
    "^\\W*(?:no|non)\\b\\W*(?:it'?s|c'est)?\\W*$",
    "^\\W*(?:or |well |euh |um )?(?:actually|rather|plutot|enfin|en fait)\\W+(?:it'?s |that'?s |c'est )?(?:more like |plutot )?\\W*$",
  ].join('|'),
);
const REVERSED = /\b(?:rather than|plutot que|et enfin)\b/;

/** Whether `later` can stand in the place of `earlier`. */
const isLike = (earlier: SpokenNumber, later: SpokenNumber): boolean =>
  (earlier.unit === later.unit || earlier.unit === null || later.unit === null) &&
  (earlier.scale === null) === (later.scale === null || earlier.scale === null);

/** Whether the speaker takes `earlier` back and says `later` instead. */
function replaces(folded: string, earlier: SpokenNumber, later: SpokenNumber): boolean {
  const between = folded.slice(earlier.end, later.start);
  return (
    between.length <= REACH &&
    isLike(earlier, later) &&
    CORRECTION.test(between) &&
    !REVERSED.test(between)
  );
}

/** The numbers without those the speaker took back for the next one, which is marked and keeps what led up to them. */
export const withoutCorrected = (
  folded: string,
  numbers: readonly SpokenNumber[],
): SpokenNumber[] => {
  const isReplaced = numbers.map((number, index) => {
    const next = numbers[index + 1];
    return next !== undefined && replaces(folded, number, next);
  });
  return numbers.flatMap((number, index) => {
    if (isReplaced[index]) return [];
    const earlier = isReplaced[index - 1] ? numbers[index - 1] : undefined;
    if (!earlier) return [number];
    return [{ ...number, isCorrection: true, before: `${earlier.before} , ${number.before}` }];
  });
};
