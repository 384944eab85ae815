import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { StartError } from './settings.ts';

async function listen(port: number): Promise<void> {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}

// Below what systems hand out to connections: one of those could take the port before its service.
const [LOWEST_PORT, HIGHEST_PORT] = [20_000, 32_000] as const;

/** A port nobody listens on at this moment. */
export async function findFreePort(): Promise<number> {
  const port = randomInt(LOWEST_PORT, HIGHEST_PORT);
  return (await isFree(port)) ? port : findFreePort();
}

const RELEASED_WITHIN_MS = 3_000; // a launcher that was killed leaves services that are still ending

/** @throws StartError when somebody listens on the port; it says how to choose another */
export async function assertPortFree(
  variable: string,
  port: number,
  withinMs = RELEASED_WITHIN_MS,
): Promise<void> {
  const giveUpAt = Date.now() + withinMs;
  while (!(await isFree(port))) {
    if (Date.now() > giveUpAt) {
      const hint = `Choose another one: ${variable}=${port + 1} npx -y pnpm@12 start`;
      throw new StartError(`Port ${port} is taken by another program. ${hint}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const isFree = (port: number) =>
  listen(port).then(
    () => true,
    () => false,
  );
