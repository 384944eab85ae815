import type { FastifyPluginAsync } from 'fastify';
import type { z } from 'zod';
import type { AuthContext } from './auth-context.ts';
import * as requests from './auth-requests.ts';
import { followLink, requestRecovery, resendConfirmation, verifyToken } from './links.ts';

const { challengeOf, read } = requests;
type MailBody = z.output<typeof requests.mailRequestSchema>;

// The hosted default: 360 an hour, in bursts of 30.
const verifyLimit = { rateLimit: { max: 30, timeWindow: '5 minutes' } };

/** What a link in a mail opens; a browser has no key to show. */
export const openLinkRoutes: FastifyPluginAsync<{ context: AuthContext }> = async (
  app,
  { context },
) => {
  app.route({
    method: 'GET',
    url: '/verify',
    config: verifyLimit,
    handler: async (request, reply) => {
      const { token, type, redirect_to } = read(requests.followLinkSchema, request.query);
      const page = await followLink(context, { token, type, redirectTo: redirect_to });
      return reply.header('cache-control', 'no-store').redirect(page, 303);
    },
  });
};

/** Asks for mails with links, and redeems a link without following it. */
export const linkRoutes: FastifyPluginAsync<{ context: AuthContext }> = async (
  app,
  { context },
) => {
  const mailRequest = (body: MailBody, query: unknown) => ({
    email: body.email,
    redirectTo: read(requests.redirectSchema, query).redirect_to,
    challenge: challengeOf(body),
  });

  app.route({
    method: 'POST',
    url: '/verify',
    config: verifyLimit,
    handler: async (request) => {
      const { token_hash, type } = read(requests.verifySchema, request.body);
      return verifyToken(context, token_hash, type);
    },
  });

  app.route({
    method: 'POST',
    url: '/recover',
    handler: async (request) => {
      const body = read(requests.mailRequestSchema, request.body);
      await requestRecovery(context, mailRequest(body, request.query));
      return {};
    },
  });

  app.route({
    method: 'POST',
    url: '/resend',
    handler: async (request) => {
      const body = read(requests.resendSchema, request.body);
      await resendConfirmation(context, mailRequest(body, request.query));
      return {};
    },
  });
};
