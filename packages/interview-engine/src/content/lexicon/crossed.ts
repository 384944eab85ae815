const partsOf = (list: string): string[] => list.split(',').map((part) => part.trim());

/**
 * Every phrase that takes one wording from each comma-separated list, in this order: "cash falls,
 * cash drops, the bank falls, ...". Says who does what where two loose notions would mix it up.
 * A list that begins with a comma may be left out.
 */
export const crossed = (...lists: readonly string[]): string =>
  lists
    .map(partsOf)
    .reduce((heads, tails) =>
      heads.flatMap((head) => tails.map((tail) => `${head} ${tail}`.trim())),
    )
    .join(', ');
