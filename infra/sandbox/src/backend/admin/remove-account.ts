import { type AuthContext, atomically } from '../auth-context.ts';
import type { User } from '../users.ts';

/** Deletes an account with all that belongs to it, or keeps an empty row of it. */
export async function removeAccount(context: AuthContext, user: User, isSoft: boolean) {
  await atomically(context, async ({ accounts, audit }) => {
    await audit.record('user_deleted', 'service_role', { user_id: user.id });
    if (!isSoft) await accounts.remove(user.id);
    else if (!user.deletedAt) await accounts.removeSoftly(user.id);
  });
  return {};
}
