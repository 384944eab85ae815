import { createHash, timingSafeEqual } from 'node:crypto';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import type { CodeChallenge } from '../links/one-time-tokens.repository.ts';
import type { Visit } from '../visit.ts';
import { openSession } from './open-session.ts';

function answersChallenge({ value, method }: CodeChallenge, verifier: string): boolean {
  const answer =
    method === 's256' ? createHash('sha256').update(verifier).digest('base64url') : verifier;
  const [given, expected] = [Buffer.from(answer), Buffer.from(value)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Ends the code-exchange flow: only the browser that began it knows the verifier. */
export async function exchangeCode(
  context: AuthContext,
  { code, verifier }: { code: string; verifier: string },
  visit: Visit,
) {
  const state = await context.oneTimeTokens.redeem(code, ['flow_state']);
  if (!state?.challenge) throw new AuthError('flow_state_not_found');
  if (!answersChallenge(state.challenge, verifier)) throw new AuthError('bad_code_verifier');
  const method = state.relatesTo === 'recovery' ? 'recovery' : 'otp';
  return openSession(context, state.userId, method, visit);
}
