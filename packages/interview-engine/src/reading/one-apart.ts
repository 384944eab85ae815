/** Whether one letter more, less or other makes one text of another. */
export function isOneApart(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  let ending = 0;
  while (ending < short.length - same && short.at(-1 - ending) === long.at(-1 - ending))
    ending += 1;
  return same + ending === long.length - 1;
}
