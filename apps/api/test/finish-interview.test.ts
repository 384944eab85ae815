import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startApp, type TestApp } from './support/app.ts';
import { createUser, type TestUser } from './support/identity.ts';
import {
  launched,
  notify,
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
  await api.openConnections();
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
const markings = () => api.boss.findJobs('interview.mark', { data: { interviewId: id } });
const answer = async () => {
  await said(api, id, []);
  await said(api, id, ['Debt is cheaper than equity because interest is tax deductible.']);
};

test('the browser’s end of the call leads to a marked report', async () => {
  await answer();
  expect((await storeAnalysis()).statusCode).toBe(200);
  const interview = await untilMarked(api, user, id);
  expect(interview).toMatchObject({ endReason: 'customer-ended-call', report: { language: 'en' } });
  expect(interview.turns).toHaveLength(3);
  expect(interview.durationSeconds).toBeGreaterThanOrEqual(0);
});

test('the platform’s end of the call leads to a marked report', async () => {
  await answer();
  expect((await report()).json()).toEqual({ received: true });
  const interview = await untilMarked(api, user, id);
  expect(interview.endReason).toBe('assistant-ended-call');
});

test('whoever says it first and however often, the interview ends and is marked once', async () => {
  await answer();
  await Promise.all([storeAnalysis(), report(), storeAnalysis(), report(), storeAnalysis()]);
  const interview = await untilMarked(api, user, id);
  await Promise.all([report(), storeAnalysis()]);
  expect(await markings()).toHaveLength(1);
  expect(await read(api, user, id)).toEqual(interview);
});

test('a status update that says the call ended is enough', async () => {
  await answer();
  const call = { id: 'call-1', assistantId };
  await notify(api, { type: 'status-update', status: 'in-progress', call });
  expect((await read(api, user, id)).state).toBe('active');
  await notify(api, {
    type: 'status-update',
    status: 'ended',
    endedReason: 'silence-timed-out',
    call,
  });
  expect((await untilMarked(api, user, id)).endReason).toBe('silence-timed-out');
});

test('an interview in which nobody answered is marked as not assessed', async () => {
  await said(api, id, []);
  await storeAnalysis();
  const interview = await untilMarked(api, user, id);
  expect(interview.overallScore).toBeNull();
  expect(interview.report?.overallScore).toBeNull();
});

test('the history shows the score once there is one', async () => {
  await answer();
  await storeAnalysis();
  const interview = await untilMarked(api, user, id);
  const later = await launched(api, user);
  const reply = await api.inject({
    method: 'GET',
    url: '/api/interview/get-history',
    headers: user.headers,
  });
  expect(reply.json()).toMatchObject({
    history: [
      { id: later.interviewId, state: 'ready', overallScore: null, durationSeconds: null },
      { id, state: 'marked', overallScore: interview.report?.overallScore },
    ],
  });
});

test('an interview nobody ended is closed after its time and marked', async () => {
  await answer();
  await api.database
    .updateTable('interviews')
    .set({ started_at: sql<Date>`now() - interval '33 minutes'` })
    .where('id', '=', id)
    .execute();
  const other = await launched(api, user);
  await said(api, other.interviewId, []);
  await api.boss.send('interviews.close-stale', {});
  const interview = await untilMarked(api, user, id);
  expect(interview).toMatchObject({ endReason: 'exceeded-max-duration', durationSeconds: 1_800 });
  expect((await read(api, user, other.interviewId)).state).toBe('active');
});

test('an interview that cannot be marked keeps its transcript', async () => {
  await api.boss.updateQueue('interview.mark', { retryLimit: 0 });
  await answer();
  await sql`update app.interviews set plan = '{}' where id = ${id}`.execute(api.database);
  await storeAnalysis();
  const failed = async () => expect((await read(api, user, id)).state).toBe('failed');
  await vi.waitFor(failed, { timeout: 15_000, interval: 200 });
  expect((await read(api, user, id)).turns).toHaveLength(3);
  await api.boss.updateQueue('interview.mark', { retryLimit: 5 });
});
