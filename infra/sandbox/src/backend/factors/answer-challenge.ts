import type { Caller } from '../account/identify.ts';
import { type AuthContext, atomically, describeSession } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { stepOf } from './authenticator.ts';
import type { StoredFactor } from './factors.repository.ts';

export interface Answer {
  readonly challengeId: string;
  readonly code: string;
  readonly ipAddress: string;
}

/** Asks for a code; the question is good for five minutes and from the address that asked. */
export async function challengeFactor(
  { challenges, audit }: AuthContext,
  { user }: Caller,
  factor: StoredFactor,
  ipAddress: string,
) {
  const { id, expiresAt } = await challenges.open(factor.id, ipAddress);
  const traits = { factor_id: factor.id, factor_status: factor.status };
  await audit.record('challenge_created', user, traits, ipAddress);
  return { id, type: factor.factorType, expires_at: expiresAt };
}

/** Counts the answer before it is looked at, so that answers given at the same moment all count. */
async function admit({ challenges }: AuthContext, factor: StoredFactor, answer: Answer) {
  const challenge = await challenges.find(factor.id, answer.challengeId);
  if (!challenge) {
    const message = 'MFA factor with the provided challenge ID not found';
    throw new AuthError('mfa_factor_not_found', message, 422);
  }
  if (challenge.isAnswered || challenge.ipAddress !== answer.ipAddress) {
    throw new AuthError('mfa_ip_address_mismatch');
  }
  if (challenge.isOver) {
    const message = `MFA challenge ${challenge.id} has expired, verify against another challenge or create a new challenge.`;
    throw new AuthError('mfa_challenge_expired', message);
  }
  if (!(await challenges.attempt(factor.id, challenge.id))) {
    throw new AuthError('over_request_rate_limit');
  }
}

/**
 * Raises the caller's session to the second level of assurance, for a code that counts once.
 * Ends the account's sessions that have not shown a second factor, and its unfinished enrolments.
 */
export async function answerChallenge(
  context: AuthContext,
  { user, session }: Caller,
  factor: StoredFactor,
  answer: Answer,
) {
  await admit(context, factor, answer);
  const step = stepOf(answer.code, factor.secret);
  if (step === null) throw new AuthError('mfa_verification_failed');

  const raised = await atomically(
    context,
    async ({ factors, challenges, sessions, users, audit }) => {
      if (!(await factors.accept(factor.id, step))) throw new AuthError('mfa_verification_failed');
      await challenges.close(answer.challengeId);
      const opened = await sessions.raise(session.id, factor.id);
      await sessions.closeUnraised(user.id);
      await factors.removeUnverified(user.id);
      const traits = {
        factor_id: factor.id,
        challenge_id: answer.challengeId,
        factor_type: factor.factorType,
      };
      await audit.record('verification_attempted', user, traits, answer.ipAddress);
      return { opened, user: await users.find({ id: user.id }) };
    },
  );
  return describeSession(context, raised.user ?? user, raised.opened);
}
