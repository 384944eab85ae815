import { problemSchema } from '@greenshoe/shared-types';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { DomainError } from '../../domain-error.ts';

const CHECK_TIMEOUT_MS = 2_000;

const response = { 200: z.object({ status: z.literal('ok') }), default: problemSchema };
const tags = ['operations'];

/** One thing the process cannot work without; rejects when it does not answer. */
export type Check = () => Promise<unknown>;

const withinTime = (check: Check) =>
  Promise.race([
    check(),
    new Promise((_resolve, reject) =>
      setTimeout(reject, CHECK_TIMEOUT_MS, new Error('No answer in time')).unref(),
    ),
  ]);

/** `/health`: the process lives. `/ready`: so does what it depends on. */
export const healthRoutes: FastifyPluginAsyncZod<{ checks: readonly Check[] }> = async (
  app,
  { checks },
) => {
  app.route({
    method: 'GET',
    url: '/health',
    config: { rateLimit: false },
    schema: { tags, summary: 'The process lives', response },
    handler: async () => ({ status: 'ok' as const }),
  });

  app.route({
    method: 'GET',
    url: '/ready',
    config: { rateLimit: false },
    schema: { tags, summary: 'The database and the jobs answer', response },
    handler: async () => {
      try {
        await Promise.all(checks.map(withinTime));
      } catch (cause) {
        throw new DomainError('internal.unavailable', { cause });
      }
      return { status: 'ok' as const };
    },
  });
};
