import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../src/database/database.ts';
import type { Jobs } from '../../src/providers/jobs/jobs.ts';
import type { TestApp } from './app.ts';

/** Does what a worker would, now. */
export const runJob = <Name extends keyof Jobs>(
  api: Pick<TestApp, 'services'>,
  name: Name,
  data: Jobs[Name],
) =>
  (api.services.handlers[name] as (data: Jobs[Name], signal: AbortSignal) => Promise<void>)(
    data,
    AbortSignal.timeout(30_000),
  );

/** As if a minute had passed. */
export const expireLeases = ({ database }: { readonly database: Database }) =>
  sql`update app.launches set lease_until = now() - interval '1 second'
    where state = 'reserved'`.execute(database);

/** A launch whose process is never heard of again once the token is held. */
export async function reserveAndDie(
  api: Pick<TestApp, 'services' | 'platform'>,
  { id: userId }: { readonly id: string },
) {
  const key = randomUUID();
  const name = await new Promise<string>((resolve) => {
    api.platform.beforeCreation = (asked) => {
      resolve(asked);
      return new Promise(() => {});
    };
    // Should it come back to life, it finds the launch decided.
    api.services.launch.start(userId, key, { language: 'en' }).catch(() => undefined);
  });
  api.platform.beforeCreation = async () => {};
  return { key, id: name.replace('iv-', '') };
}
