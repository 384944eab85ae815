import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { read } from '../auth-requests.ts';
import { readId } from '../factors/factors.schemas.ts';
import { describeUser, type User } from '../users.ts';
import { accountSchema, removalSchema } from './admin.schemas.ts';
import { createAccount } from './create-account.ts';
import { pageHeaders, readPage } from './pages.ts';
import { removeAccount } from './remove-account.ts';
import { updateAccount } from './update-account.ts';

/** The account a path names; throws 404 when it cannot be one or there is none. */
export async function findAccount({ users }: AuthContext, request: FastifyRequest): Promise<User> {
  const { user } = request.params as { user?: string };
  const found = await users.find({ id: readId('user_id', user) });
  if (!found) throw new AuthError('user_not_found');
  return found;
}

/** Accounts made, listed, changed and removed by the backend itself. */
export const accountsRoutes: FastifyPluginAsync<{ context: AuthContext }> = async (
  app,
  { context },
) => {
  app.route({
    method: 'GET',
    url: '/admin/users',
    handler: async (request, reply) => {
      const page = readPage(request.query);
      const [users, total] = [await context.users.list(page), await context.users.count()];
      void reply.headers(pageHeaders(request.url, page, total));
      return { users: users.map(describeUser), aud: 'authenticated' };
    },
  });

  app.route({
    method: 'POST',
    url: '/admin/users',
    handler: (request) => createAccount(context, read(accountSchema, request.body)),
  });

  app.route({
    method: 'GET',
    url: '/admin/users/:user',
    handler: async (request) => describeUser(await findAccount(context, request)),
  });

  app.route({
    method: 'PUT',
    url: '/admin/users/:user',
    handler: async (request) => {
      const user = await findAccount(context, request);
      return updateAccount(context, user, read(accountSchema, request.body));
    },
  });

  app.route({
    method: 'DELETE',
    url: '/admin/users/:user',
    handler: async (request) => {
      const user = await findAccount(context, request);
      const { should_soft_delete: isSoft } = read(removalSchema, request.body);
      return removeAccount(context, user, isSoft);
    },
  });
};
