import { delays } from '@greenshoe/shared-types';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../../../lib/api-context.tsx';
import { interviewQuery } from '../../../lib/interview-query.ts';

const POLL_EVERY_MS = 2_000;
const settled = new Set(['marked', 'failed', 'void']);

export type Outcome = 'marking' | 'ready' | 'failed' | 'unreachable';

/** Follows the marking, from two seconds after the end until there is a report. */
export function useCompletion(interviewId: string): Outcome {
  const api = useApi();
  const [begun, setBegun] = useState(false);
  useEffect(() => {
    const begin = setTimeout(() => setBegun(true), delays.beforeCompletionAnalysis);
    return () => clearTimeout(begin);
  }, []);
  const interview = useQuery({
    ...interviewQuery(api, interviewId),
    enabled: begun,
    staleTime: 0,
    // Unlike the report page this one also waits for an interview whose end is still on its way.
    refetchInterval: ({ state }) =>
      state.data && settled.has(state.data.state) ? false : POLL_EVERY_MS,
  });
  if (interview.isError) return 'unreachable';
  const state = interview.data?.state;
  if (state === 'marked') return 'ready';
  return state === 'failed' || state === 'void' ? 'failed' : 'marking';
}
