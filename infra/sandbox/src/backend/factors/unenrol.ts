import type { Caller } from '../account/identify.ts';
import { type AuthContext, atomically } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import type { StoredFactor } from './factors.repository.ts';

/** Takes a factor away; one in use, only from a session that has shown a second factor. */
export async function unenrolFactor(
  context: AuthContext,
  { user, session }: Caller,
  factor: StoredFactor,
  ipAddress: string,
) {
  if (factor.status === 'verified' && session.aal !== 'aal2') {
    throw new AuthError('insufficient_aal', 'AAL2 required to unenroll verified factor', 422);
  }
  await atomically(context, async ({ factors, audit }) => {
    await factors.remove(factor.id);
    const traits = {
      factor_id: factor.id,
      factor_status: factor.status,
      session_id: session.id,
    };
    await audit.record('factor_unenrolled', user, traits, ipAddress);
  });
  return { id: factor.id };
}
