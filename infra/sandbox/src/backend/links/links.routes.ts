import type { FastifyPluginAsync } from 'fastify';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import * as requests from '../auth-requests.ts';
import { inEvenTime } from '../even-time.ts';
import { requireContact, requirePhones, requireTexting } from '../sign-up/contacts.ts';
import { visitOf } from '../visit.ts';
import { followLink } from './follow-link.ts';
import { requestCode, requestRecovery, resend } from './mail-requests.ts';
import { verify } from './verify.ts';

const { challengeOf, read } = requests;

/** Longer than finding an account and writing to it takes, so that the time tells nothing. */
const MAIL_REQUEST_MS = 60;

/** What a link in a mail opens; a browser has no key to show. */
export const openLinkRoutes: FastifyPluginAsync<{ context: AuthContext }> = async (
  app,
  { context },
) => {
  app.route({
    method: 'GET',
    url: '/verify',
    handler: async (request, reply) => {
      context.limits.spend('verify', request.ip);
      const { type, token, token_hash } = read(requests.verifySchema, request.query);
      const value = token ?? token_hash;
      if (!value) throw new AuthError('validation_failed', 'Verify requires a token');
      if (!type) throw new AuthError('validation_failed', 'Verify requires a verification type');
      const page = await followLink(context, { token: value, type }, visitOf(request));
      return reply.header('cache-control', 'no-store').redirect(page, 303);
    },
  });
};

/** Asks for mails and text messages, and redeems what is in them. */
export const linkRoutes: FastifyPluginAsync<{ context: AuthContext }> = async (
  app,
  { context },
) => {
  app.route({
    method: 'POST',
    url: '/verify',
    handler: async (request) => {
      context.limits.spend('verify', request.ip);
      return verify(context, read(requests.verifySchema, request.body), visitOf(request));
    },
  });

  app.route({
    method: 'POST',
    url: '/recover',
    handler: async (request) => {
      context.limits.spend('recover', request.ip);
      const body = read(requests.recoverSchema, request.body);
      const asked = { visit: visitOf(request), challenge: challengeOf(body) };
      await inEvenTime(MAIL_REQUEST_MS, () => requestRecovery(context, body.email, asked));
      return {};
    },
  });

  for (const url of ['/otp', '/magiclink']) {
    app.route({
      method: 'POST',
      url,
      handler: async (request) => {
        context.limits.spend('otp', request.ip);
        const body = read(requests.otpSchema, request.body);
        requireContact(body, 'One of email or phone must be set');
        if (body.phone) requireTexting(context.settings);
        const { email, phone, create_user: createsUser, data = {} } = body;
        const asked = { visit: visitOf(request), challenge: challengeOf(body) };
        const code = { email, phone, createsUser, data };
        await inEvenTime(MAIL_REQUEST_MS, () => requestCode(context, code, asked));
        return {};
      },
    });
  }

  app.route({
    method: 'POST',
    url: '/resend',
    handler: async (request) => {
      context.limits.spend('resend', request.ip);
      const body = read(requests.resendSchema, request.body);
      requireContact(body, 'Missing email address or phone number');
      if (body.phone) requirePhones(context.settings);
      if (body.type === 'signup' && !body.email) {
        throw new AuthError('validation_failed', 'Type provided requires an email address');
      }
      if (body.type === 'sms' && !body.phone) {
        throw new AuthError('validation_failed', 'Type provided requires a phone number');
      }
      const asked = { visit: visitOf(request), challenge: challengeOf(body) };
      await inEvenTime(MAIL_REQUEST_MS, () => resend(context, body.type, body, asked));
      return {};
    },
  });
};
