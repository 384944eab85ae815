import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const run = promisify(execFile);
const generate = (...options: string[]) =>
  run(process.execPath, [path('../../scripts/generate.ts'), ...options]);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platform-sdk-generate-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('generating the types', () => {
  it('gives the same file again', async () => {
    const out = join(folder, 'again.ts');
    await generate('--out', out);
    const committed = await readFile(path('../../src/generated/platform.ts'), 'utf8');
    expect(await readFile(out, 'utf8')).toBe(committed);
  }, 60_000);

  it('offers known values and accepts any string where the list grows', async () => {
    const types = await readFile(path('../../src/generated/platform.ts'), 'utf8');
    expect(types).toMatch(/status\?: "queued" \| "ringing" .* \| \(string & \{\}\);/);
    expect(types).toContain('file: Blob;');
  });
});

describe('generating from the provider’s document', () => {
  const source = path('./provider-document.json');

  it('puts its known defects right and says so', async () => {
    const { stdout: types, stderr } = await generate('--from', source);
    expect(types).toContain('clientMessages?: ("hang" | "transcript")[];');
    expect(types).toContain('sipVerb: "refer" | "bye";');
    expect(types).toContain('endedAt?: string | null;');
    expect(types).toContain('["CreateAssistantDTO"] | unknown');
    expect(stderr.trim().split('\n')).toEqual([
      expect.stringContaining('CloudflareCredential does not exist'),
      expect.stringContaining('values of an array moved to its items'),
      expect.stringContaining('an object of strings is a string'),
    ]);
  }, 60_000);

  it('reads it from an address too, and writes a file when asked', async () => {
    const text = await readFile(source, 'utf8');
    const server = createServer((request, response) => {
      response.statusCode = request.url === '/api-json' ? 200 : 404;
      response.end(text);
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    try {
      const out = join(folder, 'theirs.ts');
      await generate('--from', `${address}/api-json`, '--out', out);
      expect(await readFile(out, 'utf8')).toContain('sipVerb: "refer" | "bye";');
      await expect(generate('--from', `${address}/elsewhere`)).rejects.toThrow('answers 404');
    } finally {
      server.close();
    }
  }, 60_000);
});
