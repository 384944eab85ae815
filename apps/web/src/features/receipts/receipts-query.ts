import { paymentEndpoints } from '@greenshoe/shared-types';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../lib/api.ts';

/** Page by page; each begins with the payment older than the last one of the page before. */
export const receiptsQuery = (api: ApiClient) =>
  infiniteQueryOptions({
    queryKey: ['payments', 'receipts'],
    queryFn: ({ pageParam: before, signal }) =>
      api(paymentEndpoints.list, { signal, ...(before !== null && { query: { before } }) }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ payments }) => payments),
  });
