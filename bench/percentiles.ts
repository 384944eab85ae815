/** Nearest-rank percentile of the samples, in their unit. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  const rank = Math.max(1, Math.ceil(share * sorted.length));
  return sorted[rank - 1] ?? Number.NaN;
}

export function describeSamples(name: string, samples: readonly number[]): string {
  const figures = [0.5, 0.95, 1].map((share) => percentile(samples, share).toFixed(1));
  const [median, p95, maximum] = figures;
  return `${name}: median ${median} ms, p95 ${p95} ms, maximum ${maximum} ms (n = ${samples.length})`;
}
