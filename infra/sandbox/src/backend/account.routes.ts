import type { FastifyPluginAsync } from 'fastify';
import { identify, updateAccount } from './account.ts';
import type { AuthContext } from './auth-context.ts';
import * as requests from './auth-requests.ts';
import { createAccount } from './sign-up.ts';
import { describeUser } from './users.ts';

const { read } = requests;

/** The account of whoever holds the access token. */
export const accountRoutes: FastifyPluginAsync<{ context: AuthContext }> = async (
  app,
  { context },
) => {
  app.route({
    method: 'GET',
    url: '/user',
    handler: async (request) => {
      const { user } = await identify(context, request.headers.authorization);
      return describeUser(user);
    },
  });

  app.route({
    method: 'PUT',
    url: '/user',
    handler: async (request) => {
      const caller = await identify(context, request.headers.authorization);
      return updateAccount(context, caller, read(requests.accountChangeSchema, request.body));
    },
  });

  app.route({
    method: 'POST',
    url: '/logout',
    handler: async (request, reply) => {
      const { scope } = read(requests.logoutSchema, request.query);
      const { user, session } = await identify(context, request.headers.authorization);
      await context.sessions.close({ id: session.id, userId: user.id }, scope);
      return reply.code(204).send();
    },
  });

  app.route({
    method: 'GET',
    url: '/settings',
    handler: async () => ({
      external: { email: true, phone: false, anonymous_users: false },
      disable_signup: false,
      mailer_autoconfirm: false,
      phone_autoconfirm: false,
      saml_enabled: false,
    }),
  });
};

/** Accounts made and listed by the backend itself. */
export const adminRoutes: FastifyPluginAsync<{ context: AuthContext }> = async (
  app,
  { context },
) => {
  app.route({
    method: 'POST',
    url: '/admin/users',
    handler: async (request) => {
      const body = read(requests.newAccountSchema, request.body);
      const { email, password, email_confirm: confirmed, user_metadata: data } = body;
      return createAccount(context, { email, password, data, confirmed });
    },
  });

  app.route({
    method: 'GET',
    url: '/admin/users',
    handler: async (request) => {
      const { page, per_page } = read(requests.pageSchema, request.query);
      const users = await context.users.list({ limit: per_page, offset: (page - 1) * per_page });
      return { users: users.map(describeUser), aud: 'authenticated' };
    },
  });
};
