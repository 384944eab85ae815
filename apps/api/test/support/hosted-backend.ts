import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { z } from 'zod';
import { publicKeys } from './identity.ts';
import { backendSecretKey } from './settings.ts';

export type BackendService = 'auth' | 'storage' | 'realtime';
type Answer = readonly [status: number, body: unknown];

const listSchema = z.object({ prefix: z.string(), limit: z.number(), offset: z.number() });
const removalSchema = z.object({ prefixes: z.array(z.string()) });

/** Folders have no id, as in the real service. */
function listFolder(
  paths: Iterable<string>,
  { prefix, limit, offset }: z.output<typeof listSchema>,
) {
  const entries = new Map<string, { name: string; id: string | null }>();
  for (const path of [...paths].toSorted()) {
    if (!path.startsWith(`${prefix}/`)) continue;
    const [name = '', ...deeper] = path.slice(prefix.length + 1).split('/');
    entries.set(name, { name, id: deeper.length > 0 ? null : `id of ${path}` });
  }
  return [...entries.values()].slice(offset, offset + limit);
}

/** The few calls of the hosted backend that the API makes, over HTTP, with faults to order. */
export async function startHostedBackend() {
  const users = new Set<string>();
  const files = new Set<string>(); // paths in the bucket `recordings`
  const broadcasts: unknown[] = [];
  const backend = {
    users,
    files,
    broadcasts,
    hasBucket: true,
    /** What a service does instead of answering. */
    trouble: {} as Partial<Record<BackendService, number | 'hang' | 'reset'>>,
    /** Runs before a service does what it is asked for. */
    before: async (_service: BackendService, _method: string) => {},
    /** Of every call that carried the secret key. */
    calls: [] as string[],
  };

  function remove(paths: readonly string[]) {
    for (const path of paths) files.delete(path);
    return paths.map((name) => ({ name }));
  }

  async function answer(request: IncomingMessage, path: string): Promise<Answer> {
    if (path.startsWith('/auth/v1/admin/users/')) {
      const known = users.delete(path.split('/').at(-1) ?? '');
      return known ? [200, {}] : [404, { code: 404, error_code: 'user_not_found' }];
    }
    const body = await json(request);
    if (path === '/realtime/v1/api/broadcast') {
      broadcasts.push(...z.object({ messages: z.array(z.unknown()) }).parse(body).messages);
      return [202, null];
    }
    if (!backend.hasBucket) return [400, { statusCode: '404', error: 'Bucket not found' }];
    if (path === '/storage/v1/object/list/recordings') {
      return [200, listFolder(files, listSchema.parse(body))];
    }
    return [200, remove(removalSchema.parse(body).prefixes)];
  }

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const { url: path = '', method = '', headers } = request;
    const reply = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (path.endsWith('/jwks.json')) return reply(200, publicKeys);
    const service = path.split('/')[1] as BackendService;
    if (headers.apikey !== backendSecretKey) return reply(401, {});
    if (headers.authorization !== `Bearer ${backendSecretKey}`) return reply(403, {});
    backend.calls.push(`${method} ${path}`);
    const trouble = backend.trouble[service];
    if (trouble === 'hang') return null;
    if (trouble === 'reset') return request.socket.destroy();
    if (trouble !== undefined) return reply(trouble, { message: 'out of order' });
    await backend.before(service, method);
    return reply(...(await answer(request, path)));
  }

  const server = createServer((request, response) => void serve(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(backend, {
    url,
    issuer: `${url}/auth/v1`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  });
}

export type HostedBackend = Awaited<ReturnType<typeof startHostedBackend>>;
