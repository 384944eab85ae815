import { hash } from 'node:crypto';
import { jwtVerify, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import { DomainError } from '../domain-error.ts';
import { createMemory } from './remember.ts';
import { isKeySetFailure } from './token-keys.ts';

const LONGEST_TOKEN = 8 * 1024;
const REMEMBERED = 10_000; // tokens, and as many people
const TOKEN_HOLDS_MS = 60_000; // a key taken out of the key set stops working as soon
const FACTOR_HOLDS_MS = 5_000;
const CLOCK_TOLERANCE_SECONDS = 5;

const claimsSchema = z
  .object({
    sub: z.uuid(),
    email: z.email().max(320).optional().catch(undefined),
    exp: z.number(),
    aal: z.string().optional().catch(undefined),
    session_id: z.uuid().optional().catch(undefined),
    is_anonymous: z.literal(false).optional(), // whoever buys or launches has an account
  })
  .transform(({ sub, email, exp, aal, session_id: sessionId }) => ({
    user: { id: sub.toLowerCase(), email, sessionId: sessionId?.toLowerCase() },
    gaveSecondFactor: aal === 'aal2',
    expiresAt: exp * 1_000,
  }));

export type SignedInUser = z.output<typeof claimsSchema>['user'];

export interface Identity {
  /** A remote, cached key set in the server; a local one in tests. */
  readonly keys: JWTVerifyGetKey;
  readonly issuer: string;
  readonly audience: string;
}

export interface IdentifyDependencies {
  readonly identity: Identity;
  /** Whether somebody has set up an authenticator app. */
  readonly hasSecondFactor: (userId: string) => Promise<boolean>;
}

async function verify(token: string, { keys, issuer, audience }: Identity) {
  const { payload } = await jwtVerify(token, keys, {
    issuer,
    audience,
    algorithms: ['ES256'],
    clockTolerance: CLOCK_TOLERANCE_SECONDS,
  });
  const claims = claimsSchema.parse(payload);
  return { value: claims, until: Math.min(claims.expiresAt, Date.now() + TOKEN_HOLDS_MS) };
}

/**
 * Who sends a token. Rejects with `auth.unauthenticated`, with `auth.second_factor_required` where a
 * password alone is not enough, and with `internal.unavailable` while the key set cannot be read.
 */
export function createIdentify({ identity, hasSecondFactor }: IdentifyDependencies) {
  const tokens = createMemory<z.output<typeof claimsSchema>>(REMEMBERED);
  const factors = createMemory<boolean>(REMEMBERED);

  async function read(token: string) {
    if (token.length > LONGEST_TOKEN) throw new DomainError('auth.unauthenticated');
    try {
      return await tokens(hash('sha256', token), () => verify(token, identity));
    } catch (cause) {
      const isRejected = cause instanceof z.ZodError || !isKeySetFailure(cause);
      // Answering 401 to a failure of ours would sign everybody out.
      throw new DomainError(isRejected ? 'auth.unauthenticated' : 'internal.unavailable', {
        cause,
      });
    }
  }

  const needsSecondFactor = (userId: string) =>
    factors(userId, async () => ({
      value: await hasSecondFactor(userId),
      until: Date.now() + FACTOR_HOLDS_MS,
    }));

  return async (token: string): Promise<SignedInUser> => {
    const { user, gaveSecondFactor } = await read(token);
    if (!gaveSecondFactor && (await needsSecondFactor(user.id))) {
      throw new DomainError('auth.second_factor_required');
    }
    return user;
  };
}
