import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { problemSchema } from './errors.ts';
import { interviewSchema } from './interviews.ts';
import { paymentSchema } from './payments.ts';
import { ledgerEntrySchema } from './tokens.ts';

/** Everything we keep about one person, in the shapes the rest of the API uses. */
export const accountExportSchema = z
  .object({
    exportedAt: z.iso.datetime(),
    account: z.object({ id: z.uuid(), email: z.string().nullable() }),
    wallet: z.object({ count: z.int().nonnegative(), owed: z.int().nonnegative() }),
    ledger: z.array(ledgerEntrySchema),
    payments: z.array(paymentSchema),
    interviews: z.array(interviewSchema),
  })
  .meta({ id: 'AccountExport' });

export type AccountExport = z.infer<typeof accountExportSchema>;

/** Somewhere the caller is signed in; the times are moments in UTC. */
export const deviceSchema = z
  .object({
    /** Of the session. */
    id: z.uuid(),
    /** How the browser or program names itself, cut where it goes on for too long. */
    userAgent: z.string().nullable(),
    startedAt: z.iso.datetime(),
    /** When it last asked for a new token, which a page that is open does about once an hour. */
    lastUsedAt: z.iso.datetime(),
    /** Whether the request itself comes from there. */
    isCurrent: z.boolean(),
  })
  .meta({ id: 'Device' });

export type Device = z.infer<typeof deviceSchema>;

export const MOST_DEVICES = 50;

export const deviceListSchema = z
  .object({ devices: z.array(deviceSchema).max(MOST_DEVICES) })
  .meta({ id: 'DeviceList' });

export const accountEndpoints = {
  listDevices: {
    method: 'GET',
    url: '/api/account/devices',
    schema: {
      tags: ['account'],
      summary:
        'List where the caller is signed in, the latest used first; empty where that is unknown',
      response: { 200: deviceListSchema, default: problemSchema },
    },
  },
  exportData: {
    method: 'GET',
    url: '/api/account/export',
    schema: {
      tags: ['account'],
      summary: 'Read everything that is kept about the caller, as one document',
      response: { 200: accountExportSchema, default: problemSchema },
    },
  },
  erase: {
    method: 'DELETE',
    url: '/api/account',
    schema: {
      tags: ['account'],
      summary: 'Delete the caller’s account with everything that is kept about them, for good',
      body: z.object({
        /** The caller's own address, typed again: nobody deletes an account by a slip. */
        email: z.string().max(320),
      }),
      response: {
        200: z.object({ erased: z.literal(true) }).meta({ id: 'AccountErased' }),
        default: problemSchema,
      },
    },
  },
} as const satisfies Record<string, Endpoint>;
