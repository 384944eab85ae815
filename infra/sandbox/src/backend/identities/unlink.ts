import type { Caller } from '../account/identify.ts';
import { type AuthContext, atomically } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';

/** Takes one of several identities away from the caller's account; the last one stays. */
export async function unlinkIdentity(context: AuthContext, { user }: Caller, id: string) {
  await atomically(context, async ({ accounts, users, identities, audit }) => {
    await accounts.lock(user.id); // of two that are taken away at once, one stays
    const known = (await users.find({ id: user.id }))?.identities ?? [];
    if (known.length <= 1) throw new AuthError('single_identity_not_deletable');
    const identity = known.find(({ identity_id }) => identity_id === id);
    if (!identity) throw new AuthError('identity_not_found');
    await identities.remove(user.id, id, identity.provider);
    await audit.record('identity_unlinked', user, {
      identity_id: id,
      provider: identity.provider,
    });
  });
  return {};
}
