import type { SupabaseClient } from '@supabase/supabase-js';
import { Secret, TOTP } from 'otpauth';

type Auth = SupabaseClient['auth'];

/** What an authenticator app shows now, or so many half minutes from now. */
export const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + steps * 30_000,
  });

/** A code that no step near now has. */
export function wrongCodeFor(secret: string): string {
  const near = new Set([-2, -1, 0, 1, 2].map((steps) => codeOf(secret, steps)));
  const wrong = ['000000', '111111', '222222', '333333', '444444', '555555'];
  return wrong.find((code) => !near.has(code)) ?? '666666';
}

/** Begins an enrolment; throws when it is refused. */
export async function enrol(auth: Auth, friendlyName?: string) {
  const named = friendlyName === undefined ? {} : { friendlyName };
  const { data, error } = await auth.mfa.enroll({ factorType: 'totp', ...named });
  if (error) throw error;
  return { factorId: data.id, secret: data.totp.secret, enrolled: data };
}

/** A factor in use; the session of the client has shown it. */
export async function enrolAndVerify(auth: Auth, friendlyName?: string) {
  const { factorId, secret } = await enrol(auth, friendlyName);
  const code = codeOf(secret);
  const { data, error } = await auth.mfa.challengeAndVerify({ factorId, code });
  if (error) throw error;
  return { factorId, secret, code, verified: data };
}
