import { interviewEndpoints, type InterviewState } from '@greenshoe/shared-types';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from './api.ts';

const POLL_WHILE_MARKING_MS = 2_000;
const beingMarked = new Set<InterviewState>(['ended', 'marking']);

/** One interview by its own or its assistant's id; asked again every two seconds until it is marked. */
export const interviewQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['interviews', 'one', id],
    queryFn: ({ signal }) => api(interviewEndpoints.getInterview, { params: { id }, signal }),
    refetchInterval: ({ state }) =>
      state.data && beingMarked.has(state.data.state) ? POLL_WHILE_MARKING_MS : false,
  });
