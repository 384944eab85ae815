import { reportSchema } from '@greenshoe/shared-types';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createPracticeStore } from '../src/modules/interviews/practice.repository.ts';
import { startApp, type TestApp } from './support/app.ts';
import { createUser } from './support/identity.ts';
import { launched, read, readHistory, said, untilMarked } from './support/interview.ts';
import { olderInterview, storeOlderInterview } from './support/older-interview.ts';

let api: TestApp;

beforeAll(async () => {
  api = await startApp();
});
afterAll(() => api.close());

const saidIn = (turns: readonly { text: string }[]) => turns.map(({ text }) => text);
const markings = (interviewId: string) =>
  api.boss.findJobs('interview.mark', { data: { interviewId } });

test('an interview whose report has an older form can be read before it is marked again', async () => {
  const user = await createUser();
  const id = await storeOlderInterview(api, user);
  const interview = await read(api, user, id);
  expect(interview).toMatchObject({ report: null, overallScore: null });
  expect(saidIn(interview.turns)).toEqual(saidIn(olderInterview.turns));
  expect(await readHistory(api, user)).toMatchObject([{ id, overallScore: null }]);
});

test('it is marked again from what was said, once, and nothing said is lost', async () => {
  const user = await createUser();
  const id = await storeOlderInterview(api, user);
  await Promise.all([api.services.reopenOutdatedReports(), api.services.reopenOutdatedReports()]);
  const interview = await untilMarked(api, user, id);
  expect(reportSchema.parse(interview.report)).toEqual(interview.report);
  expect(saidIn(interview.turns)).toEqual(saidIn(olderInterview.turns));
  const asked = new Set(olderInterview.turns.flatMap(({ questionId }) => questionId ?? []));
  expect(interview.report?.questions.map(({ questionId }) => questionId)).toEqual([...asked]);
  expect(interview.overallScore).toBe(interview.report?.overallScore);
  expect(JSON.stringify(interview.report)).not.toMatch(/NaN|undefined|\{\w+\}/);

  await api.services.reopenOutdatedReports();
  expect(await read(api, user, id)).toEqual(interview);
  expect(await markings(id)).toHaveLength(1);
});

test('a report of today stays as it is', async () => {
  const user = await createUser();
  const { interviewId } = await launched(api, user);
  await said(api, interviewId, []);
  await api.boss.send('interviews.close-stale', {});
  await api.services.reopenOutdatedReports();
  expect((await read(api, user, interviewId)).state).toBe('active');
  expect(await markings(interviewId)).toEqual([]);
});

test('an older interview whose plan nobody can read shows its transcript and says that it failed', async () => {
  const user = await createUser();
  await api.boss.updateQueue('interview.mark', { retryLimit: 0 });
  const id = await storeOlderInterview(api, user, { plan: { of: 'another product' } });
  await api.services.reopenOutdatedReports();
  await vi.waitFor(async () => expect((await read(api, user, id)).state).toBe('failed'), {
    timeout: 15_000,
    interval: 200,
  });
  const interview = await read(api, user, id);
  expect(interview.report).toBeNull();
  expect(saidIn(interview.turns)).toEqual(saidIn(olderInterview.turns));
  await launched(api, user); // and stands in nobody's way
  await api.boss.updateQueue('interview.mark', { retryLimit: 5 });
});

test('an interview that began before the update goes on after it', async () => {
  const user = await createUser();
  const id = await storeOlderInterview(api, user, { state: 'active' });
  const answers = olderInterview.turns.filter(({ role }) => role === 'candidate');
  const next = await said(api, id, [...saidIn(answers), 'I would check it against peers.']);
  const { turns, state } = await read(api, user, id);
  expect(state).toBe('active');
  expect(turns).toHaveLength(olderInterview.turns.length + 2);
  expect(turns.at(-1)?.text).toBe(next);
  expect(next.length).toBeGreaterThan(10);
});

test('what an older report says of the concepts counts for the next interview', async () => {
  const user = await createUser();
  await storeOlderInterview(api, user);
  const sightings = await createPracticeStore(api.database).sightings(user.id, 20);
  expect(sightings.length).toBeGreaterThan(5);
  expect((await launched(api, user)).interviewId).toBeTruthy();
});
