import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { findBrokenBooks } from '../apps/api/test/support/books.ts';
import { createUser } from '../apps/api/test/support/identity.ts';
import { expireLeases, runJob } from '../apps/api/test/support/launches.ts';
import { launchAt, startApiProcess } from '../apps/api/test/support/processes.ts';
import { startBooks } from './books.ts';

// API processes are killed at random moments while they launch; the reconciler of another process
// comes by after each. The target is no violated invariant and no interviewer without its launch.

const KILLS = Number(process.env['KILLS'] ?? 200);
const LAUNCHES = 6; // at once, in every process that is killed
const WITHIN_MS = 400; // about as long as these take

const books = await startBooks();
const { api, outside, url } = books;

/** What is wrong after a kill, once everything was cleared up. */
async function violations(): Promise<unknown[]> {
  await expireLeases(api);
  await runJob(api, 'launches.reconcile', {});
  const ready = await api.database
    .selectFrom('launches')
    .select('assistant_id')
    .where('state', '=', 'ready')
    .execute();
  const expected = new Set(ready.map((launch) => launch.assistant_id));
  const made = [...api.platform.assistants.keys()];
  return [
    ...(await findBrokenBooks(api.database)),
    ...made.filter((id) => !expected.has(id)).map((id) => `orphan ${id}`),
    ...[...expected].filter((id) => id === null || !made.includes(id)).map((id) => `missing ${id}`),
  ];
}

try {
  let found = 0;
  let cut = 0;
  let next = startApiProcess(url, outside);
  for (let kill = 0; kill < KILLS; kill += 1) {
    const victim = await next;
    const user = await createUser({ issuer: outside.issuer });
    await api.grant(user.id, LAUNCHES - 2); // not enough for all
    const replies = Array.from({ length: LAUNCHES }, () => launchAt(victim, user, randomUUID()));
    await pause(randomInt(WITHIN_MS));
    await victim.kill();
    cut += (await Promise.all(replies)).filter((reply) => reply === null).length;
    next = startApiProcess(url, outside);
    const broken = await violations();
    found += broken.length;
    if (broken.length > 0) console.error(broken);
  }
  await (await next).kill();
  console.log(
    `random kills: ${KILLS} processes, ${cut} launches cut off, ${found} violated invariants`,
  );
  if (found > 0) process.exitCode = 1;
} finally {
  await books.stop();
}
