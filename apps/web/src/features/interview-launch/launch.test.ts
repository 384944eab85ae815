import { beforeEach, expect, test } from 'vitest';
import { createApiClient } from '../../lib/api.ts';
import { readInterviewData } from '../../lib/interview-data.ts';
import { launchInterview, openLaunch, sessionPath } from './launch.ts';

const userId = '11111111-1111-4111-8111-111111111111';
const interviewId = '22222222-2222-4222-8222-222222222222';
const settings = { topic: 'dcf', language: 'en' } as const;
const ready = { success: true, assistantId: 'assistant', interviewId, remainingTokens: 2 };

const refuse = (status: number, code: string) => () =>
  Response.json(
    { type: 'about:blank', title: code, status, code, error: code, requestId: '1' },
    { status },
  );

/** Launches against an API that gives this answer, and notes the key it was asked with. */
async function launchWith(answer: () => Response) {
  let key: string | null = null;
  const api = createApiClient(
    async () => 'token',
    async (_url, init) => {
      key = new Headers(init?.headers).get('idempotency-key');
      return answer();
    },
  );
  const request = { userId, authToken: 'token', settings };
  const outcome = await launchInterview(api, request).catch((error: unknown) => error);
  return { key, outcome };
}

beforeEach(() => window.localStorage.clear());

test('the key is minted when the dialog opens and survives a reload', () => {
  expect(openLaunch(userId)).toEqual(openLaunch(userId));
});

test('the key of one user is not used for another', () => {
  expect(openLaunch(userId).key).not.toBe(openLaunch('somebody-else').key);
});

test('a launch leaves behind what the session needs, and the next one takes a new key', async () => {
  const { key } = openLaunch(userId);
  const launched = await launchWith(() => Response.json(ready));
  expect(launched.key).toBe(key);
  expect(launched.outcome).toMatchObject({ assistantId: 'assistant', remainingTokens: 2 });
  expect(readInterviewData()).toMatchObject({ assistantId: 'assistant', interviewId, settings });
  expect(openLaunch(userId).key).not.toBe(key);
});

test.each([
  [500, 'internal.unexpected'],
  [503, 'internal.unavailable'],
  [409, 'interviews.launch_in_progress'],
])('after %d %s nobody knows, so the same launch is repeated', async (status, code) => {
  const { key } = await launchWith(refuse(status, code));
  expect(openLaunch(userId)).toEqual({ key, settings });
});

test.each([
  [402, 'tokens.insufficient'],
  [422, 'interviews.no_scenario'],
  [502, 'interviews.launch_failed'],
  [503, 'interviews.platform_unavailable'],
])('%d %s is final, so the next attempt takes a new key', async (status, code) => {
  const { key } = await launchWith(refuse(status, code));
  expect(openLaunch(userId).key).not.toBe(key);
  expect(openLaunch(userId).settings).toBeUndefined();
});

test('the session opens under the assistant and the time', () => {
  expect(sessionPath('assistant', 1_000)).toBe('/interview-session?id=assistant&t=1000');
});
