import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startApp, type TestApp } from './support/app.ts';
import { createUser, type TestUser } from './support/identity.ts';
import { launched, said, storeAnalysisOf } from './support/interview.ts';
import { runJob } from './support/launches.ts';

let api: TestApp;
let user: TestUser;

beforeAll(async () => {
  api = await startApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  api.platform.trouble = null;
  api.platform.assistants.clear();
  user = await createUser();
});

const sweep = () => runJob(api, 'assistants.sweep', {});
const left = () => [...api.platform.assistants.keys()];

function age(assistantId: string, minutes: number) {
  const assistant = api.platform.assistants.get(assistantId);
  if (!assistant) throw new Error('No such assistant');
  assistant.createdAt = new Date(Date.now() - minutes * 60_000).toISOString();
}

function make(interviewId: string, minutesAgo: number, name = `iv-${interviewId}`) {
  const id = randomUUID();
  const createdAt = new Date(Date.now() - minutesAgo * 60_000).toISOString();
  const model = { provider: 'custom-llm', url: `http://api.test/interviewer/${interviewId}` };
  api.platform.assistants.set(id, { id, name, createdAt, model });
  return id;
}

test('an interviewer is removed once it is old and no interview needs it', async () => {
  const ready = await launched(api, user);
  const active = await launched(api, user);
  await said(api, active.interviewId, []);
  const ended = await launched(api, user);
  await said(api, ended.interviewId, []);
  await storeAnalysisOf(api, user, ended.assistantId, 'call-1');
  for (const { assistantId } of [ready, active, ended]) age(assistantId, 16);
  const orphan = make(randomUUID(), 16);
  const second = make(ready.interviewId, 16); // of a launch whose interviewer is another one
  const young = make(randomUUID(), 14);
  const foreign = make(randomUUID(), 16, 'Somebody else’s');
  await sweep();
  expect(left().toSorted()).toEqual(
    [ready.assistantId, active.assistantId, young, foreign].toSorted(),
  );
  for (const gone of [ended.assistantId, orphan, second]) expect(left()).not.toContain(gone);
});

test('one that cannot be removed does not keep the others, and is removed next time', async () => {
  const stuck = make(randomUUID(), 20);
  make(randomUUID(), 20);
  api.platform.onRemoval = async (id) => {
    if (id === stuck) throw new TypeError('fetch failed');
  };
  await expect(sweep()).rejects.toThrow('DELETE /assistant');
  expect(left()).toEqual([stuck]);
  api.platform.onRemoval = async () => {};
  await Promise.all([sweep(), sweep()]);
  expect(left()).toEqual([]);
});
