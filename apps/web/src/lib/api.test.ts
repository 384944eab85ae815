import { interviewEndpoints, tokenEndpoints } from '@greenshoe/shared-types';
import { expect, test } from 'vitest';
import { createApiClient } from './api.ts';

const reply = (body: unknown, status = 200) => Response.json(body, { status });

function clientAnswering(answer: () => Response | Promise<Response>, token?: string) {
  const requests: { url: string; options: RequestInit | undefined }[] = [];
  const call = createApiClient(
    () => Promise.resolve(token),
    async (url, options) => {
      requests.push({ url: url instanceof Request ? url.url : url.toString(), options });
      return answer();
    },
  );
  return { call, requests };
}

test('sends the bearer token, the body and extra headers', async () => {
  const done = {
    success: true,
    assistantId: 'a',
    interviewId: crypto.randomUUID(),
    remainingTokens: 2,
  };
  const { call, requests } = clientAnswering(() => reply(done), 'token');
  const body = { userId: crypto.randomUUID(), settings: { language: 'fr' as const } };
  await call(interviewEndpoints.createAssistant, {
    body,
    headers: { 'idempotency-key': 'key-1234' },
  });
  expect(requests[0]?.options).toMatchObject({
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      authorization: 'Bearer token',
      'content-type': 'application/json',
      'idempotency-key': 'key-1234',
    },
  });
});

test('escapes what goes into the address', async () => {
  const { call, requests } = clientAnswering(() => reply({}, 404));
  await expect(
    call(interviewEndpoints.getInterview, { params: { id: 'a/../b?c' } }),
  ).rejects.toThrow();
  expect(requests[0]?.url).toBe('/api/interview/a%2F..%2Fb%3Fc');
});

test('a problem keeps its code and its own words', async () => {
  const problem = {
    type: 'about:blank',
    title: 'Not enough tokens',
    status: 402,
    code: 'tokens.insufficient',
    error: 'Not enough tokens',
    requestId: 'r-1',
  };
  const { call } = clientAnswering(() => reply(problem, 402));
  await expect(call(tokenEndpoints.getBalance)).rejects.toMatchObject({
    code: 'tokens.insufficient',
    message: 'Not enough tokens',
  });
});

test.each([
  ['a failure without a problem', () => new Response('<html>', { status: 502 })],
  ['a success in an unknown shape', () => reply({ count: -1 })],
])('%s is unexplained', async (_, answer) => {
  const { call } = clientAnswering(answer);
  await expect(call(tokenEndpoints.getBalance)).rejects.toMatchObject({
    code: 'reply.unexplained',
  });
});

test.each([
  ['a failure', () => reply({ error: 'Down for repairs' }, 500)],
  ['a success that is none', () => reply({ success: false, error: 'Down for repairs' })],
])('the words of the server are kept with %s that has no code', async (_, answer) => {
  const { call } = clientAnswering(answer);
  await expect(call(interviewEndpoints.createAssistant)).rejects.toMatchObject({
    code: 'reply.unexplained',
    message: 'Down for repairs',
  });
});

test('no connection has its own code, and giving up is no failure of the network', async () => {
  const { call } = clientAnswering(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(call(tokenEndpoints.getBalance)).rejects.toMatchObject({
    code: 'network.unreachable',
  });
  const signal = AbortSignal.abort();
  const aborted = clientAnswering(() => Promise.reject(new DOMException('', 'AbortError')));
  await expect(aborted.call(tokenEndpoints.getBalance, { signal })).rejects.toMatchObject({
    name: 'AbortError',
  });
});
