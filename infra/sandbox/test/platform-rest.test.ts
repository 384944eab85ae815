import { expect, test } from 'vitest';
import { keys, useSandbox } from './support/sandbox.ts';
import { assistantBody, createCall, platform } from './support/voice-client.ts';

const sandbox = useSandbox();

const call = (method: string, path: string, body?: object, key?: string) =>
  platform(sandbox, method, path, body, key);

test('an assistant is kept with every field it came with, changed and removed', async () => {
  const body = assistantBody('http://127.0.0.1:9/v1', {
    voice: { provider: 'x', voiceId: 'y' },
    novelty: [1, { deep: true }],
  });
  const created = await call('POST', '/assistant', body);
  expect(created.status).toBe(201);
  expect(created.body).toMatchObject(body);
  expect(Object.keys(created.body)).toEqual(
    expect.arrayContaining(['id', 'orgId', 'createdAt', 'updatedAt']),
  );
  const path = `/assistant/${String(created.body['id'])}`;
  expect((await call('PATCH', path, { name: 'iv-other' })).body).toMatchObject({
    ...body,
    name: 'iv-other',
  });
  expect((await call('GET', path)).body).toMatchObject({ name: 'iv-other', novelty: body.novelty });
  const listed = (await call('GET', '/assistant?limit=1000')).body as unknown as { name: string }[];
  expect(listed.map(({ name }) => name)).toContain('iv-other');
  expect((await call('DELETE', path)).body).toMatchObject({ name: 'iv-other' });
  expect(await call('GET', path)).toMatchObject({
    status: 404,
    body: { error: 'Not Found', statusCode: 404, message: expect.any(String) },
  });
});

test('limits of the platform are kept, and every problem is named', async () => {
  const reply = await call('POST', '/assistant', { name: 'x'.repeat(41), maxDurationSeconds: 5 });
  expect(reply.status).toBe(400);
  expect(reply.body['message']).toEqual([
    expect.stringContaining('name'),
    expect.stringContaining('maxDurationSeconds'),
  ]);
});

test('the public key begins calls and does nothing else', async () => {
  const { body } = await call('POST', '/assistant', assistantBody('http://127.0.0.1:9/v1'));
  const assistantId = body['id'];
  const web = await call('POST', '/call/web', { assistantId }, keys.PLATFORM_PUBLIC_KEY);
  expect(web).toMatchObject({
    status: 201,
    body: { type: 'webCall', status: 'queued', assistantId },
  });
  expect(web.body['webCallUrl']).toMatch(
    /^ws:\/\/127\.0\.0\.1:\d+\/voice\/call\/.+\/socket\?token=/,
  );
  expect(await call('GET', '/capabilities', undefined, keys.PLATFORM_PUBLIC_KEY)).toMatchObject({
    body: { transcription: false, speech: { en: true, fr: false } },
  });
  const forbidden = [
    ['GET', '/assistant'],
    ['POST', '/assistant'],
    ['GET', `/call/${String(web.body['id'])}`],
  ] as const;
  for (const [method, path] of forbidden) {
    expect(await call(method, path, undefined, keys.PLATFORM_PUBLIC_KEY)).toMatchObject({
      status: 401,
      body: { error: 'Unauthorized', statusCode: 401 },
    });
  }
});

test('a call can be looked at without learning its address', async () => {
  const { id, assistantId } = await createCall(sandbox, assistantBody('http://127.0.0.1:9/v1'));
  const { body } = await call('GET', `/call/${id}`);
  expect(body).toMatchObject({ id, assistantId, status: 'queued', messages: [] });
  expect(JSON.stringify(body)).not.toContain('token');
  expect((await call('POST', '/call/web', { assistantId: 'nobody' })).status).toBe(400);
});
