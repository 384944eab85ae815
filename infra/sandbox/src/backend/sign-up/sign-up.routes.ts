import type { FastifyPluginAsync } from 'fastify';
import { type AuthContext, describeSession } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import * as requests from '../auth-requests.ts';
import { inEvenTime } from '../even-time.ts';
import { type Visit, visitOf } from '../visit.ts';
import { requireContact } from './contacts.ts';
import { signUp } from './sign-up.ts';

const { challengeOf, read } = requests;

/** Longer than a password takes to hash and an account to open, on a machine that has nothing else to do. */
const SIGN_UP_MS = 120;

/** An account without an address, which can be given one later. */
async function signUpAnonymously(
  context: AuthContext,
  data: Record<string, unknown>,
  { userAgent }: Visit,
) {
  const user = await context.users.create({
    encryptedPassword: null,
    userMetadata: data,
    confirmed: false,
  });
  if (!user) throw new AuthError('unexpected_failure');
  await context.users.mark(user.id, 'last_sign_in_at');
  const signedIn = (await context.users.find({ id: user.id })) ?? user;
  const opened = await context.sessions.open(user.id, 'anonymous', userAgent);
  return describeSession(context, signedIn, opened);
}

/** Opens accounts. */
export const signUpRoutes: FastifyPluginAsync<{ context: AuthContext }> = async (
  app,
  { context },
) => {
  const { settings, limits } = context;
  app.route({
    method: 'POST',
    url: '/signup',
    handler: async (request) => {
      const body = read(requests.signUpSchema, request.body);
      const { email, phone, password, data = {} } = body;
      const isAnonymous = !email && !phone;
      limits.spend(isAnonymous ? 'anonymous' : 'sign-up', request.ip);
      if (isAnonymous && !settings.allowsAnonymous) {
        throw new AuthError('anonymous_provider_disabled');
      }
      if (settings.isSignUpDisabled) throw new AuthError('signup_disabled');
      if (isAnonymous) return signUpAnonymously(context, data, visitOf(request));
      requireContact(body, '');
      if (phone && !settings.allowsPhone) {
        throw new AuthError('phone_provider_disabled', 'Phone signups are disabled');
      }
      if (!password) {
        throw new AuthError('validation_failed', 'Signup requires a valid password');
      }
      const asked = { visit: visitOf(request), challenge: challengeOf(body) };
      const wanted = { email, phone, password, data };
      return inEvenTime(SIGN_UP_MS, () => signUp(context, wanted, asked));
    },
  });
};
