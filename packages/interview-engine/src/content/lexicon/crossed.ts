/** Every phrase that takes one word or wording from each comma-separated list, in this order. */
export const crossed = (...lists: readonly string[]): string =>
  lists
    .map((list) => list.split(', '))
    .reduce((heads, tails) => heads.flatMap((head) => tails.map((tail) => `${head} ${tail}`)))
    .join(', ');
