import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { problemSchema } from './errors.ts';

export const tokenBalanceSchema = z
  .object({ count: z.int().nonnegative() })
  .meta({ id: 'TokenBalance', description: 'Tokens the caller can still spend.' });

export type TokenBalance = z.infer<typeof tokenBalanceSchema>;

export const tokenEndpoints = {
  getBalance: {
    method: 'GET',
    url: '/api/tokens/get-user-tokens',
    schema: {
      tags: ['tokens'],
      summary: 'Read the caller’s token balance',
      response: { 200: tokenBalanceSchema, default: problemSchema },
    },
  },
  initialise: {
    method: 'POST',
    url: '/api/tokens/init-user-tokens',
    schema: {
      tags: ['tokens'],
      summary: 'Open the caller’s wallet and grant the welcome tokens, once per user',
      response: { 200: tokenBalanceSchema, default: problemSchema },
    },
  },
} as const satisfies Record<string, Endpoint>;
