import { once } from 'node:events';
import { createServer } from 'node:net';
import { StartError } from './settings.ts';

async function listen(port: number): Promise<number> {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || !address) throw new Error('The system gave no port');
  return address.port;
}

/** A port nobody listens on at this moment. */
export const findFreePort = () => listen(0);

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
