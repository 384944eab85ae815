import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { problemSchema } from './errors.ts';

/** What the browser needs to know before it can sign anybody in. Public: keys meant for browsers only. */
export const publicConfigSchema = z
  .object({
    backend: z.object({ url: z.url(), publishableKey: z.string() }),
    voice: z.object({
      kind: z.enum(['vapi', 'local']),
      apiUrl: z.url(),
      publicKey: z.string(),
    }),
    functionsUrl: z.string(),
    features: z.record(z.string(), z.boolean()),
  })
  .meta({ id: 'PublicConfig' });

export type PublicConfig = z.infer<typeof publicConfigSchema>;

export const configEndpoints = {
  get: {
    method: 'GET',
    url: '/api/config',
    schema: {
      tags: ['config'],
      summary: 'Read the public configuration of this deployment',
      response: { 200: publicConfigSchema, default: problemSchema },
    },
  },
} as const satisfies Record<string, Endpoint>;
