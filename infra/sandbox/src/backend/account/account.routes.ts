import type { FastifyPluginAsync } from 'fastify';
import { identify } from './identify.ts';
import type { AuthContext } from '../auth-context.ts';
import * as requests from '../auth-requests.ts';
import { describeUser } from '../users.ts';
import { visitOf } from '../visit.ts';
import { changeAccount } from './change-account.ts';
import { reauthenticate } from './reauthentication.ts';

const { challengeOf, read } = requests;

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
      context.limits.spend('user', request.ip);
      const body = read(requests.accountChangeSchema, request.body);
      const asked = { visit: visitOf(request), challenge: challengeOf(body) };
      return changeAccount(context, caller, body, asked);
    },
  });

  app.route({
    method: 'GET',
    url: '/reauthenticate',
    handler: async (request) => {
      const { user } = await identify(context, request.headers.authorization);
      await reauthenticate(context, user, visitOf(request));
      return {};
    },
  });

  app.route({
    method: 'POST',
    url: '/logout',
    handler: async (request, reply) => {
      const { scope } = read(requests.logoutSchema, request.query);
      const { user, session } = await identify(context, request.headers.authorization);
      await context.sessions.close({ id: session.id, userId: user.id }, scope);
      await context.audit.record('logout', user, undefined, request.ip);
      return reply.code(204).send();
    },
  });
};
