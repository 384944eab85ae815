import { useEffect, useState } from 'react';

export type LockState = 'waiting' | 'held' | 'elsewhere' | 'lost';

const GRANTED_WITHIN_MS = 400;
// Absent on an insecure page; the voice service still lets only one socket live.
const canLock = 'locks' in navigator;

/** Lets only one tab of this browser hold the interview; `take` moves it here. */
export function useInterviewLock(interviewId: string) {
  const [state, setState] = useState<LockState>(canLock ? 'waiting' : 'held');
  const [taken, setTaken] = useState(0);

  useEffect(() => {
    if (!canLock) return undefined;
    const unmounted = new AbortController();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    // Queued behind the other tab: should it be closed, the interview comes here by itself.
    const queued = setTimeout(() => setState('elsewhere'), GRANTED_WITHIN_MS);
    const options = taken > 0 ? { steal: true } : { signal: unmounted.signal };
    navigator.locks
      .request(`interview:${interviewId}`, options, async () => {
        clearTimeout(queued);
        if (unmounted.signal.aborted) return;
        setState('held');
        await released;
      })
      .catch(() => {
        if (!unmounted.signal.aborted) setState('lost'); // another tab took it
      });
    return () => {
      clearTimeout(queued);
      unmounted.abort();
      release();
    };
  }, [interviewId, taken]);

  return { state, take: () => setTaken((times) => times + 1) };
}
