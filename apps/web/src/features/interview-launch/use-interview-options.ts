import { interviewEndpoints } from '@greenshoe/shared-types';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '../../lib/api.ts';
import { useApi } from '../../lib/api-context.tsx';

const interviewOptionsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['interview-options'],
    queryFn: ({ signal }) => api(interviewEndpoints.getTopics, { signal }),
    staleTime: 300_000,
  });

export function useInterviewOptions() {
  return useQuery(interviewOptionsQuery(useApi()));
}
