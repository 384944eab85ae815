import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { pageHeaders, readPage } from '../admin/pages.ts';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { read } from '../auth-requests.ts';
import type { AuditQuery } from './audit-log.repository.ts';

const querySchema = z.object({ query: z.string().default('') });

const scopes: Readonly<Record<string, AuditQuery['columns']>> = {
  author: ['actor_username'],
  action: ['action'],
  type: ['log_type'],
};

/** Reads `author:ada`; throws for a scope that does not exist. */
function readScope(query: string): Pick<AuditQuery, 'columns' | 'text'> {
  if (!query) return { columns: [], text: '' };
  const [, scope = '', text] = /^([^:]*)(?::(.*))?$/s.exec(query) ?? [];
  const columns = Object.hasOwn(scopes, scope) ? scopes[scope] : undefined;
  if (columns && text !== undefined) return { columns, text };
  throw new AuthError('validation_failed', `Invalid query scope: ${query}`);
}

/** Who did what to accounts, for the backend itself. */
export const auditRoutes: FastifyPluginAsync<{ context: AuthContext }> = async (
  app,
  { context },
) => {
  app.route({
    method: 'GET',
    url: '/admin/audit',
    handler: async (request, reply) => {
      const page = readPage(request.query);
      const scope = readScope(read(querySchema, request.query).query);
      const { entries, total } = await context.audit.list({ ...page, ...scope });
      return reply.headers(pageHeaders(request.url, page, total)).send(entries);
    },
  });
};
