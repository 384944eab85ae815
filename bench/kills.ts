import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { findBrokenBooks } from '../apps/api/test/support/books.ts';
import { createUser } from '../apps/api/test/support/identity.ts';
import { expireLeases, runJob } from '../apps/api/test/support/launches.ts';
import { type ApiProcess, launchAt, startApiProcess } from '../apps/api/test/support/processes.ts';
import { startBooks } from './books.ts';

// API processes are killed at random moments while they launch, several at once over one database; the
// reconciler of another process comes by after each round. The target is no violated invariant and no
// interviewer without its launch. Starting processes takes nearly all of the time.

const KILLS = Number(process.env['KILLS'] ?? 200);
const AT_ONCE = Number(process.env['KILLS_AT_ONCE'] ?? 4);
const LAUNCHES = 6; // at once, in every process that is killed

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

const startRound = (processes: number) =>
  Promise.all(Array.from({ length: processes }, () => startApiProcess(url, outside)));

/** Asks for more launches than there are tokens for. */
async function launchMany(victim: ApiProcess) {
  const user = await createUser({ issuer: outside.issuer });
  await api.grant(user.id, LAUNCHES - 2);
  const replies = Array.from({ length: LAUNCHES }, () => launchAt(victim, user, randomUUID()));
  return { replies: Promise.all(replies) };
}

/** How long the launches of a round take when nobody is killed, in ms. */
async function timeRound(processes: ApiProcess[]): Promise<number> {
  const begun = performance.now();
  await Promise.all(processes.map(async (one) => (await launchMany(one)).replies));
  return Math.ceil(performance.now() - begun);
}

/** Answers with how many launches were cut off. */
async function kill(victim: ApiProcess, withinMs: number): Promise<number> {
  const { replies } = await launchMany(victim);
  await pause(randomInt(withinMs));
  await victim.kill();
  return (await replies).filter((reply) => reply === null).length;
}

try {
  const undisturbed = await startRound(AT_ONCE);
  const withinMs = await timeRound(undisturbed);
  await Promise.all(undisturbed.map((one) => one.kill()));

  let [killed, cut, found] = [0, 0, 0];
  let next = startRound(Math.min(AT_ONCE, KILLS));
  while (killed < KILLS) {
    const victims = await next;
    const cuts = await Promise.all(victims.map((victim) => kill(victim, withinMs)));
    killed += victims.length;
    cut += cuts.reduce((sum, count) => sum + count, 0);
    next = startRound(Math.min(AT_ONCE, KILLS - killed));
    const broken = await violations();
    found += broken.length;
    if (broken.length > 0) console.error(broken);
  }
  console.log(
    `random kills within ${withinMs} ms: ${killed} processes, ` +
      `${cut} of ${killed * LAUNCHES} launches cut off, ${found} violated invariants`,
  );
  if (found > 0) process.exitCode = 1;
} finally {
  await books.stop();
}
