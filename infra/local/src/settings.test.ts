import { createServer } from 'node:net';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lockDataFolder } from './data-folder-lock.ts';
import { assertPortFree, findFreePort } from './free-port.ts';
import { loadSecrets } from './secrets.ts';
import { readSettings } from './settings.ts';

const temporaryFolder = () => mkdtempSync(join(tmpdir(), 'greenshoe-local-'));

test('ports and the data folder have defaults and can be changed', () => {
  expect(readSettings({}, [])).toMatchObject({ port: 3000, sandboxPort: 54_321, watch: false });
  const changed = { PORT: '3100', SANDBOX_PORT: '3101', DATA_DIR: '/tmp/elsewhere' };
  expect(readSettings(changed, ['--watch'])).toMatchObject({
    port: 3100,
    sandboxPort: 3101,
    dataFolder: '/tmp/elsewhere',
    watch: true,
  });
});

test('a port that is none is refused by name', () => {
  expect(() => readSettings({ PORT: 'abc' }, [])).toThrow('PORT must be a port number');
});

test('a taken port is named, with the way to choose another', async () => {
  const port = await findFreePort();
  const other = createServer().listen(port, '127.0.0.1');
  await once(other, 'listening');
  await expect(assertPortFree('PORT', port, 0)).rejects.toThrow(
    `Port ${port} is taken by another program. Choose another one: PORT=${port + 1}`,
  );
  other.close();
  await expect(assertPortFree('PORT', port)).resolves.toBeUndefined();
});

test('a data folder has one holder at a time', async () => {
  const folder = temporaryFolder();
  const unlock = await lockDataFolder(folder);
  await expect(lockDataFolder(folder)).rejects.toThrow('already running on the data folder');
  unlock();
  (await lockDataFolder(folder))();
});

test('secrets are made once and kept', async () => {
  const folder = temporaryFolder();
  const first = await loadSecrets(folder);
  expect(first.interviewerSecret).toMatch(/^[0-9a-f]{48}$/);
  expect(await loadSecrets(folder)).toEqual(first);
});
