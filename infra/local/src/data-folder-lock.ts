import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { realpathSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartError } from './settings.ts';

/**
 * Holds a data folder for this process. The lock is a listening socket, so the system itself lets
 * go of it when the process dies, however it dies; a file left by a dead one is simply replaced.
 *
 * @throws StartError when another process holds the folder
 */
export async function lockDataFolder(folder: string): Promise<() => void> {
  const address = addressOf(realpathSync(folder));
  if (await answers(address)) {
    throw new StartError(`Greenshoe is already running on the data folder ${folder}.`);
  }
  if (process.platform !== 'win32') rmSync(address, { force: true });
  const server = createServer((socket) => socket.destroy()).listen(address);
  await once(server, 'listening');
  server.unref();
  return () => server.close();
}

// In the temporary folder, because the path of a socket may have 108 bytes at most.
function addressOf(folder: string) {
  const name = `greenshoe-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.lock`);
}

function answers(address: string) {
  return new Promise<boolean>((resolve) => {
    const socket = connect(address);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
