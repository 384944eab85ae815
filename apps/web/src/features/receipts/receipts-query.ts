import { paymentEndpoints } from '@greenshoe/shared-types';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../lib/api.ts';

export const receiptsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['payments', 'receipts'],
    queryFn: ({ signal }) => api(paymentEndpoints.list, { signal }),
    select: ({ payments }) => payments,
  });
