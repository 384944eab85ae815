import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startApp, type TestApp } from './support/app.ts';
import { createUser, type TestUser } from './support/identity.ts';
import {
  launched,
  post,
  read,
  reportEndOf,
  said,
  storeAnalysisOf,
  untilMarked,
} from './support/interview.ts';

let api: TestApp;
let user: TestUser;
let id: string;
let assistantId: string;

beforeAll(async () => {
  api = await startApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  api.platform.trouble = null;
  user = await createUser();
  ({ interviewId: id, assistantId } = await launched(api, user));
});

const storeAnalysis = (who = user, callId = 'call-1') =>
  storeAnalysisOf(api, who, assistantId, callId);
const report = (callId = 'call-1') => reportEndOf(api, assistantId, callId);
const record = (who = user) =>
  post(api, who, 'record', {
    call: { id: 'call-1', assistantId, createdAt: new Date().toISOString(), metadata: {} },
  });
const answer = async () => {
  await said(api, id, []);
  await said(api, id, ['Debt is cheaper than equity because interest is tax deductible.']);
};

test('a record of the call starts the interview; a second one changes nothing', async () => {
  expect((await record()).statusCode).toBe(200);
  const first = await read(api, user, id);
  expect(first).toMatchObject({ state: 'active', settings: { language: 'en' } });
  expect((await record()).statusCode).toBe(200);
  expect(await read(api, user, id)).toEqual(first);
});

test('a call nobody has heard of does not end the one that is going on', async () => {
  await answer();
  await report('call-of-another-tab');
  expect((await read(api, user, id)).state).toBe('active');
});

test('an older call of the browser does not end the one that took over', async () => {
  await answer();
  await said(api, id, [], { callId: 'call-2' });
  await storeAnalysis(user, 'call-1');
  expect((await read(api, user, id)).state).toBe('active');
  await storeAnalysis(user, 'call-2');
  await untilMarked(api, user, id);
});

test('ending by hand removes the interviewer and ends the interview', async () => {
  await answer();
  const remove = () => post(api, user, 'delete-assistant', { userId: user.id, assistantId });
  const forged = { userId: (await createUser()).id, assistantId };
  const reply = await post(api, user, 'delete-assistant', forged);
  expect(reply.json()).toMatchObject({ status: 403, code: 'auth.wrong_user' });
  expect((await remove()).statusCode).toBe(200);
  expect(api.platform.assistants.has(assistantId)).toBe(false);
  expect((await remove()).statusCode).toBe(200); // it is gone already
  await untilMarked(api, user, id);
});

test('ending by hand ends the interview even when the platform does not answer', async () => {
  await answer();
  api.platform.trouble = new TypeError('fetch failed');
  const reply = await post(api, user, 'delete-assistant', { userId: user.id, assistantId });
  expect(reply.json()).toMatchObject({ code: 'interviews.platform_unavailable' });
  await untilMarked(api, user, id);
});

test('an interview of somebody else does not exist', async () => {
  await answer();
  const stranger = await createUser();
  const replies = [
    await storeAnalysis(stranger),
    await record(stranger),
    await post(api, stranger, 'delete-assistant', { userId: stranger.id, assistantId }),
    await api.inject({ url: `/api/interview/${id}`, headers: stranger.headers }),
    await api.inject({ url: `/api/interview/${assistantId}`, headers: stranger.headers }),
    await api.inject({ url: '/api/interview/unknown', headers: stranger.headers }),
  ];
  for (const reply of replies) {
    expect(reply.json()).toMatchObject({ status: 404, code: 'request.not_found' });
  }
  expect((await read(api, user, id)).state).toBe('active');
  expect(api.platform.assistants.has(assistantId)).toBe(true);
  expect(await read(api, user, assistantId)).toEqual(await read(api, user, id));
});
