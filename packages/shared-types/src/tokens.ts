import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { problemSchema } from './errors.ts';
import { planIds } from './plans.ts';

export const tokenBalanceSchema = z
  .object({ count: z.int().nonnegative() })
  .meta({ id: 'TokenBalance', description: 'Tokens the caller can still spend.' });

export type TokenBalance = z.infer<typeof tokenBalanceSchema>;

export const ledgerEntryKinds = [
  'welcome', // given once to every new account
  'purchase',
  'interview', // spent on one, or paid ahead for the next
  'return', // of a token whose interview never took place
  'refund', // taken back with the money
  'dispute', // taken back while the bank decides, or given again once it has
] as const;

export const ledgerEntrySchema = z
  .object({
    id: z.string(),
    kind: z.enum(ledgerEntryKinds),
    /** What the balance gained; negative for what it lost. */
    tokens: z.int(),
    createdAt: z.iso.datetime(),
    interviewId: z.uuid().nullable(),
    payment: z
      .object({ planId: z.enum(planIds), amountCents: z.int(), currency: z.string() })
      .nullable(),
  })
  .meta({ id: 'LedgerEntry' });

export type LedgerEntry = z.infer<typeof ledgerEntrySchema>;

const LARGEST_PAGE = 100;

export const ledgerSchema = z
  .object({
    entries: z.array(ledgerEntrySchema),
    /** Where the next page begins; `null` on the last. */
    next: z.string().nullable(),
  })
  .meta({ id: 'Ledger' });

export type Ledger = z.infer<typeof ledgerSchema>;

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
  consume: {
    method: 'POST',
    url: '/api/tokens/consume-token',
    schema: {
      tags: ['tokens'],
      summary: 'Pay for the next interview ahead; while one is paid for, nothing more is spent',
      headers: z.object({ 'idempotency-key': z.string().min(8).max(255).optional() }),
      body: z.object({ interviewConfig: z.record(z.string(), z.unknown()).nullable() }),
      response: {
        200: z.object({ tokens: z.int().nonnegative() }).meta({ id: 'TokensLeft' }),
        default: problemSchema,
      },
    },
  },
  getLedger: {
    method: 'GET',
    url: '/api/tokens/ledger',
    schema: {
      tags: ['tokens'],
      summary: 'List what changed the caller’s balance, newest first',
      querystring: z.object({
        before: z
          .string()
          .regex(/^\d{1,19}$/)
          .optional(),
        limit: z.coerce.number().int().min(1).max(LARGEST_PAGE).default(20),
      }),
      response: { 200: ledgerSchema, default: problemSchema },
    },
  },
} as const satisfies Record<string, Endpoint>;
