import { createContext, use } from 'react';
import type { ApiClient } from './api.ts';

export const ApiContext = createContext<ApiClient | null>(null);

/** The API, called in the name of whoever is signed in. */
export function useApi(): ApiClient {
  const api = use(ApiContext);
  if (!api) throw new Error('useApi needs <ApiContext>');
  return api;
}
