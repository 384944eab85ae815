import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import * as requests from '../auth-requests.ts';
import { refuseIdToken } from '../identities/providers.ts';
import type { LimitedKind } from '../rate-limits.ts';
import { visitOf } from '../visit.ts';
import { exchangeCode } from './exchange-code.ts';
import { refreshSession } from './refresh-session.ts';
import { signInWithPassword } from './sign-in-with-password.ts';

const { read } = requests;

const limitOf = (grant: string): LimitedKind => {
  if (grant === 'refresh_token') return 'refresh';
  return grant === 'password' ? 'password' : 'exchange';
};

async function passwordGrant(context: AuthContext, request: FastifyRequest) {
  const credentials = read(requests.passwordGrantSchema, request.body);
  if (credentials.email && credentials.phone) {
    throw new AuthError(
      'validation_failed',
      'Only an email address or phone number should be provided on login.',
    );
  }
  if (credentials.phone && !context.settings.allowsPhone) {
    throw new AuthError('phone_provider_disabled');
  }
  return signInWithPassword(context, credentials, visitOf(request));
}

/** Every way to a session that is not a link: password, refresh token, code. */
export const tokenRoutes: FastifyPluginAsync<{ context: AuthContext }> = async (
  app,
  { context },
) => {
  app.route({
    method: 'POST',
    url: '/token',
    handler: async (request) => {
      const { grant_type } = read(requests.grantSchema, request.query);
      context.limits.spend(limitOf(grant_type), request.ip);
      switch (grant_type) {
        case 'password':
          return passwordGrant(context, request);
        case 'refresh_token': {
          const { refresh_token } = read(requests.refreshGrantSchema, request.body);
          return refreshSession(context, refresh_token, visitOf(request));
        }
        case 'pkce': {
          const body = read(requests.codeGrantSchema, request.body);
          const proof = { code: body.auth_code, verifier: body.code_verifier };
          return exchangeCode(context, proof, visitOf(request));
        }
        case 'id_token':
          return refuseIdToken(request.body);
        case 'web3':
          throw new AuthError('web3_provider_disabled');
        default:
          throw new AuthError('unsupported_grant_type');
      }
    },
  });
};
