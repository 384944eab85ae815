import { decodeJwt } from 'jose';
import type { AccessTokens } from '../backend/access-tokens.ts';
import type { ApiKeys } from '../backend/api-key.ts';
import { AuthError } from '../backend/auth-error.ts';
import { sameSecret } from '../same-secret.ts';

/** Who listens, and until when; times in milliseconds since 1970. */
export type Listener =
  | { readonly role: 'service' }
  | { readonly role: 'user'; readonly userId: string; readonly until: number }
  | { readonly role: 'nobody' }
  | { readonly role: 'late'; readonly until: number };

export interface ListenerOptions {
  readonly keys: ApiKeys;
  readonly accessTokens: Pick<AccessTokens, 'verify'>;
}

/** Reads the token a client joins with; a wrong one makes nobody of him, one that is over is `late`. */
export function createTokenReader({ keys, accessTokens }: ListenerOptions) {
  return async (token: string | null): Promise<Listener> => {
    if (token === null) return { role: 'nobody' };
    if (sameSecret(token, keys.secretKey)) return { role: 'service' };
    try {
      const { userId } = await accessTokens.verify(token);
      return { role: 'user', userId, until: expiryOf(token) };
    } catch (error) {
      if (!(error instanceof AuthError)) throw error;
      const until = expiryOf(token);
      return until <= Date.now() ? { role: 'late', until } : { role: 'nobody' };
    }
  };
}

export type TokenReader = ReturnType<typeof createTokenReader>;

function expiryOf(token: string): number {
  try {
    return (decodeJwt(token).exp ?? Infinity) * 1_000;
  } catch {
    return Infinity;
  }
}

const PERSONAL_TOPIC = /^user:(?<userId>.+)$/;

/** As a policy would: every person reads the topic of his own, and only the service writes. */
export function mayRead(listener: Listener, topic: string): boolean {
  const owner = PERSONAL_TOPIC.exec(topic)?.groups?.['userId'];
  if (owner === undefined) return false;
  return listener.role === 'service' || (listener.role === 'user' && listener.userId === owner);
}

export const describeExpiry = (until: number) =>
  `Token has expired ${Math.max(0, Math.round((Date.now() - until) / 1_000))} seconds ago`;
