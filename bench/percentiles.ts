import { median } from './marking/statistics.ts';

/** Nearest-rank percentile of the samples, in their unit. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  const rank = Math.max(1, Math.ceil(share * sorted.length));
  return sorted[rank - 1] ?? Number.NaN;
}

export function describeSamples(name: string, samples: readonly number[]): string {
  const figures = [median(samples), percentile(samples, 0.95), percentile(samples, 1)];
  const [middle, p95, maximum] = figures.map((figure) => figure.toFixed(1));
  return `${name}: median ${middle} ms, p95 ${p95} ms, maximum ${maximum} ms (n = ${samples.length})`;
}
