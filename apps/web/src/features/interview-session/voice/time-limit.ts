/** A signal that aborts with any of the others, or when the time is up. */
export function timeLimit(milliseconds: number, ...signals: readonly AbortSignal[]): AbortSignal {
  const limit = new AbortController();
  setTimeout(() => limit.abort(), milliseconds);
  return AbortSignal.any([limit.signal, ...signals]);
}
