export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return mean(sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1));
}

export const share = <T>(all: readonly T[], holds: (each: T) => boolean): number =>
  all.filter(holds).length / all.length;

/** Ranks from 1 on; equal values share the mean of their ranks. */
function ranksOf(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b);
  const rankOf = new Map<number, number>();
  for (const value of new Set(values)) {
    rankOf.set(value, (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2 + 1);
  }
  return values.map((value) => rankOf.get(value) ?? 0);
}

/** Spearman's rank correlation. */
export function spearman(a: readonly number[], b: readonly number[]): number {
  const [x, y] = [ranksOf(a), ranksOf(b)];
  const [meanX, meanY] = [mean(x), mean(y)];
  const products = x.map((value, index) => (value - meanX) * ((y[index] ?? 0) - meanY));
  const spread = (values: readonly number[], centre: number) =>
    Math.sqrt(values.reduce((sum, value) => sum + (value - centre) ** 2, 0));
  return products.reduce((sum, value) => sum + value, 0) / (spread(x, meanX) * spread(y, meanY));
}
