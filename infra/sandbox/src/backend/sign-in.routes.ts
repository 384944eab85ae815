import type { FastifyPluginAsync } from 'fastify';
import type { AuthContext } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import * as requests from './auth-requests.ts';
import { exchangeCode, refreshSession, signInWithPassword } from './sign-in.ts';
import { signUp } from './sign-up.ts';

const { challengeOf, read } = requests;

// The hosted default: 1,800 an hour, in bursts of 30.
const tokenLimit = { rateLimit: { max: 30, timeWindow: '1 minute' } };

/** Sign up, sign in, stay signed in. */
export const signInRoutes: FastifyPluginAsync<{ context: AuthContext }> = async (
  app,
  { context },
) => {
  app.route({
    method: 'POST',
    url: '/signup',
    config: tokenLimit,
    handler: async (request) => {
      const body = read(requests.signUpSchema, request.body);
      if (body.phone) throw new AuthError('phone_provider_disabled');
      if (!body.email) throw new AuthError('anonymous_provider_disabled');
      const { redirect_to } = read(requests.redirectSchema, request.query);
      return signUp(context, {
        email: body.email,
        password: body.password,
        data: body.data ?? {},
        redirectTo: redirect_to,
        challenge: challengeOf(body),
      });
    },
  });

  app.route({
    method: 'POST',
    url: '/token',
    config: tokenLimit,
    handler: async (request) => {
      const { grant_type } = read(requests.grantSchema, request.query);
      if (grant_type === 'password') {
        const { email, phone, password } = read(requests.passwordGrantSchema, request.body);
        if (phone) throw new AuthError('phone_provider_disabled');
        return signInWithPassword(context, { email: email ?? '', password });
      }
      if (grant_type === 'refresh_token') {
        const body = read(requests.refreshGrantSchema, request.body);
        return refreshSession(context, body.refresh_token);
      }
      if (grant_type === 'pkce') {
        const body = read(requests.codeGrantSchema, request.body);
        return exchangeCode(context, { code: body.auth_code, verifier: body.code_verifier });
      }
      throw new AuthError('unsupported_grant_type');
    },
  });
};
