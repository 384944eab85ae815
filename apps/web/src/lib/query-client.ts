import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api.ts';

const MAXIMUM_RETRIES = 2;
const transient = new Set(['network.unreachable', 'internal.unavailable']);

/** Only what may pass by itself is asked again; a refusal stays a refusal. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) =>
          failures < MAXIMUM_RETRIES && error instanceof ApiError && transient.has(error.code),
        staleTime: 10_000,
      },
    },
  });
