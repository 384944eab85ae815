/** The candidate jests. */
export const joke: readonly string[] = [
  String.raw`\b(?:(?:ha){2,}|lol|mdr|just kidding|i am joking|only joking|je plaisante|je rigole|je blague)\b`,
];
