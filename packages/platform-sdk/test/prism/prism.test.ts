import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDocument } from '../../scripts/read-document.ts';
import { createPlatformClient, type PlatformClient } from '../../src/index.ts';
import { type SampleRequest, sampleRequests } from './requests.ts';
import { type Served, serveDocument } from './serve-document.ts';

type Raw = Readonly<
  Record<string, (path: string, init: object) => Promise<{ response: Response; data?: unknown }>>
>;

const document = await readDocument();
const samples = sampleRequests(document);
// The runtime sends no body with GET; the client says so before it tries.
const callable = samples.filter(({ operationId }) => operationId !== 'queryAnalyticsByGet');
const refusable = callable.flatMap(({ operationId, bad }) =>
  Object.entries(bad).map(([fault, request]) => ({ operationId, fault, request })),
);

let served: Served;
let client: PlatformClient;

beforeAll(async () => {
  served = await serveDocument(document);
  client = createPlatformClient({
    token: 'key',
    baseUrl: served.url,
    retries: 0,
    timeoutMs: 60_000,
  });
});
afterAll(() => served.close());

async function statusOf({ method, path, init }: SampleRequest): Promise<number> {
  const { response } = (await (client as unknown as Raw)[method]?.(path, init)) ?? {};
  return response?.status ?? 0;
}

describe('every operation, asked of a server that only knows the document', () => {
  it('is among the samples, with over a hundred wrong requests beside them', () => {
    expect(samples).toHaveLength(77);
    expect(refusable.length).toBeGreaterThan(110);
  });

  it.each(callable)(
    '$operationId is understood',
    async ({ good }) => {
      expect(await statusOf(good)).toBeOneOf([200, 201]);
    },
    60_000,
  );

  it.each(refusable)(
    '$operationId is refused with $fault',
    async ({ request }) => {
      expect(await statusOf(request)).toBe(400);
    },
    60_000,
  );

  it('is refused without a key', async () => {
    const nobody = createPlatformClient({ baseUrl: served.url, retries: 0 });
    const result = await nobody.assistants.list().safe();
    expect(result).toMatchObject({ ok: false, error: { kind: 'api', reason: 'unauthorized' } });
  });
});
