const partsOf = (list: string): string[] => list.split(',').map((part) => part.trim());

/**
 * Every subject followed by every predicate, as one comma-separated list of a notion: "cash falls,
 * cash drops, the bank falls, ...". Says who does what where two loose notions would mix it up.
 */
export const together = (subjects: string, predicates: string): string =>
  partsOf(subjects)
    .flatMap((subject) => partsOf(predicates).map((predicate) => `${subject} ${predicate}`))
    .join(', ');
