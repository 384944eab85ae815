import type { PublicConfig } from '@greenshoe/shared-types';
import { createContext, use } from 'react';

export const ConfigContext = createContext<PublicConfig | null>(null);

/** Where accounts and voice live in this deployment. */
export function useConfig(): PublicConfig {
  const config = use(ConfigContext);
  if (!config) throw new Error('useConfig needs <ConfigContext>');
  return config;
}
