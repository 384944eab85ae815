import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { build } from 'vite';

const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };

const fakeRoom = join(import.meta.dirname, 'fake-daily.ts');

interface Source {
  readonly root: string;
  readonly outDir: string;
  readonly configFile?: string;
}

/** Builds a page whose calls run over a room without a network. */
export async function buildOverFakeRoom({ root, outDir, configFile }: Source): Promise<void> {
  await build({
    root,
    configFile: configFile ?? false,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
    resolve: { alias: { '@daily-co/daily-js': fakeRoom } },
  });
}

/** A built page that makes calls, served under a strict policy. */
export async function servePage(platformUrl: string) {
  const outDir = await mkdtemp(join(tmpdir(), 'web-call-page-'));
  await buildOverFakeRoom({ root: join(import.meta.dirname, 'page'), outDir });
  const policy = [
    "default-src 'none'",
    "script-src 'self'", // no eval
    `connect-src ${platformUrl}`,
    'img-src data:',
    'media-src blob:',
  ].join('; ');
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://page.test');
    const file = pathname === '/' ? '/index.html' : pathname;
    const content = await readFile(join(outDir, file)).catch(() => null);
    response.setHeader('content-security-policy', policy);
    response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
    response.writeHead(content ? 200 : 404).end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/?platform=${encodeURIComponent(platformUrl)}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await rm(outDir, { recursive: true, force: true });
    },
  };
}
