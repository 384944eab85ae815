import type { TestApp } from './app.ts';
import type { TestUser } from './identity.ts';
import { runJob } from './launches.ts';

/** Asks for the deletion of an account, as the browser does. */
export const erase = (
  api: Pick<TestApp, 'inject'>,
  { headers, email: own }: Pick<TestUser, 'headers' | 'email'>,
  email = own,
) => api.inject({ method: 'DELETE', url: '/api/account', headers, payload: { email } });

export async function findOpenErasures({ database }: TestApp, { id }: { readonly id: string }) {
  const open = await database
    .selectFrom('erasures')
    .select('id')
    .where('user_id', '=', id)
    .execute();
  return open.map((erasure) => erasure.id);
}

/** Does what the worker of this user's erasure would, now. */
export async function runErasure(api: TestApp, user: { readonly id: string }): Promise<void> {
  for (const erasureId of await findOpenErasures(api, user)) {
    await runJob(api, 'account.erase', { erasureId });
  }
}
