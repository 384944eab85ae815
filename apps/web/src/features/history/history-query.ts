import { interviewEndpoints } from '@greenshoe/shared-types';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../lib/api.ts';

export const historyQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['interviews', 'history'],
    queryFn: ({ signal }) => api(interviewEndpoints.getHistory, { signal }),
    select: ({ history }) => history.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)),
    staleTime: 0,
  });
