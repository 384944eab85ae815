import { randomUUID } from 'node:crypto';
import type { Interview } from '@greenshoe/shared-types';
import { expect, vi } from 'vitest';
import type { TestApp } from './app.ts';
import type { TestUser } from './identity.ts';
import { interviewerSecret, webhookSecret } from './settings.ts';

interface LaunchOptions {
  readonly key?: string;
  readonly settings?: object;
}

/** Asks for an interviewer, as the browser does. */
export const launch = (
  api: TestApp,
  user: TestUser,
  { key = randomUUID(), settings = {} }: LaunchOptions = {},
) =>
  api.inject({
    method: 'POST',
    url: '/api/interview/create-assistant',
    headers: { ...user.headers, 'idempotency-key': key },
    payload: { userId: user.id, settings },
  });

/** An interview that is ready to be held, paid with a token of its own. */
export async function launched(api: TestApp, user: TestUser, options?: LaunchOptions) {
  await api.grant(user.id, 1);
  const reply = await launch(api, user, options);
  expect(reply.statusCode).toBe(200);
  return reply.json<{ interviewId: string; assistantId: string }>();
}

export const post = (api: TestApp, user: TestUser, path: string, payload: object) =>
  api.inject({ method: 'POST', url: `/api/interview/${path}`, headers: user.headers, payload });

export const read = async (api: TestApp, user: TestUser, id: string) =>
  (
    await api.inject({ method: 'GET', url: `/api/interview/${id}`, headers: user.headers })
  ).json<Interview>();

export const untilMarked = (api: TestApp, user: TestUser, id: string) =>
  vi.waitFor(
    async () => {
      const interview = await read(api, user, id);
      expect(interview.state).toBe('marked');
      return interview;
    },
    { timeout: 10_000, interval: 100 },
  );

interface AskOptions {
  readonly callId?: string;
  readonly stream?: boolean;
  readonly source?: string;
}

/** Asks the interviewer for its next sentence, as the platform does; `''` is what it said before. */
export const ask = (
  api: TestApp,
  interviewId: string,
  answers: readonly (string | readonly string[])[],
  { callId = 'call-1', stream = false, source }: AskOptions = {},
) =>
  api.inject({
    method: 'POST',
    url: `/interviewer/${interviewId}/chat/completions`,
    headers: { authorization: `Bearer ${interviewerSecret}` },
    payload: {
      model: 'greenshoe-interviewer',
      stream,
      call: { id: callId },
      ...(source === undefined ? {} : { metadata: { source } }),
      messages: [
        { role: 'system', content: 'Interview' },
        ...answers.flatMap((answer) => [
          { role: 'assistant', content: 'What was said before' },
          ...[answer].flat().map((content) => ({ role: 'user', content })),
        ]),
      ],
    },
  });

export const said = async (...parameters: Parameters<typeof ask>): Promise<string> => {
  const reply = await ask(...parameters);
  expect(reply.statusCode).toBe(200);
  return reply.json<{ choices: [{ message: { content: string } }] }>().choices[0].message.content;
};

/** A server message of the platform. */
export const notify = (api: TestApp, message: object, secret = webhookSecret) =>
  api.inject({
    method: 'POST',
    url: '/webhooks/platform',
    headers: { 'x-vapi-secret': secret },
    payload: { message },
  });

/** What the user can spend, and what a launch in progress holds. */
export const readWallet = (api: TestApp, user: TestUser) =>
  api.database
    .selectFrom('wallets')
    .select(['available', 'held'])
    .where('user_id', '=', user.id)
    .executeTakeFirst();

export async function readHistory(api: TestApp, { headers }: TestUser) {
  const reply = await api.inject({ method: 'GET', url: '/api/interview/get-history', headers });
  return reply.json<{ history: { id: string }[] }>().history;
}

/** What the browser sends when its call is over. */
export const storeAnalysisOf = (
  api: TestApp,
  user: TestUser,
  assistantId: string,
  callId: string,
) =>
  post(api, user, 'store-analysis', {
    callId,
    assistantId,
    interviewSettings: { topic: '', difficulty: '', language: 'en', callData: null },
  });

/** What the platform sends when a call is over. */
export const reportEndOf = (api: TestApp, assistantId: string, callId: string) =>
  notify(api, {
    type: 'end-of-call-report',
    endedReason: 'assistant-ended-call',
    call: { id: callId, assistantId },
    artifact: { transcript: 'AI: Hello' },
    analysis: {},
  });
