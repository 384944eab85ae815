import { engineVersion } from '@greenshoe/interview-engine';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPracticeStore } from '../src/modules/interviews/practice.repository.ts';
import { startApp, type TestApp } from './support/app.ts';
import { createUser, type TestUser } from './support/identity.ts';
import { launch, launched, said, storeAnalysisOf, untilMarked } from './support/interview.ts';

let api: TestApp;

beforeAll(async () => {
  api = await startApp();
});
afterAll(() => api.close());

async function practised(user: TestUser, daysAgo: number) {
  const { interviewId, assistantId } = await launched(api, user);
  await said(api, interviewId, []);
  await said(api, interviewId, ['I checked the totals of a bakery every Sunday.']);
  await storeAnalysisOf(api, user, assistantId, 'call-1');
  const interview = await untilMarked(api, user, interviewId);
  await sql`
    update app.interviews set ended_at = now() - make_interval(days => ${daysAgo})
    where id = ${interviewId}
  `.execute(api.database);
  return interview;
}

const planOf = (interviewId: string) =>
  api.database
    .selectFrom('interviews')
    .select(['plan', 'settings'])
    .where('id', '=', interviewId)
    .executeTakeFirstOrThrow();

test('what earlier reports say of the concepts that had to be shown is known, with its age', async () => {
  const user = await createUser();
  const practice = createPracticeStore(api.database);
  expect(await practice.sightings(user.id, 20)).toEqual([]);
  const { report } = await practised(user, 3);
  const sightings = await practice.sightings(user.id, 20);
  const due = report?.questions[0]?.concepts.filter(({ weight }) => weight === 'must') ?? [];
  expect(due.length).toBeGreaterThan(0);
  expect(sightings.map(({ conceptId, verdict }) => ({ conceptId, verdict }))).toEqual(
    due.map(({ id, verdict }) => ({ conceptId: id, verdict })),
  );
  for (const { daysAgo } of sightings) expect(daysAgo).toBeCloseTo(3, 2);
});

test('only the latest interviews count, and only one’s own', async () => {
  const user = await createUser();
  await practised(user, 9);
  const latest = await practised(user, 1);
  const practice = createPracticeStore(api.database);
  const sightings = await practice.sightings(user.id, 1);
  expect(new Set(sightings.map(({ daysAgo }) => Math.round(daysAgo)))).toEqual(new Set([1]));
  expect(sightings).toHaveLength(
    latest.report?.questions.flatMap(({ concepts }) =>
      concepts.filter(({ weight }) => weight === 'must'),
    ).length ?? 0,
  );
  expect(await practice.sightings((await createUser()).id, 20)).toEqual([]);
});

test('a study session is planned as one and kept in the settings; without a wish it is an exam', async () => {
  const user = await createUser();
  const study = await launched(api, user, { settings: { topic: 'dcf', mode: 'study' } });
  expect(await planOf(study.interviewId)).toMatchObject({
    plan: { mode: 'study', engineVersion },
    settings: { mode: 'study' },
  });
  const exam = await launched(api, user, { settings: { topic: 'dcf' } });
  expect((await planOf(exam.interviewId)).plan.mode).toBe('exam');
});

test('a mode that does not exist is refused, and a key stands for one mode', async () => {
  const user = await createUser();
  await api.grant(user.id, 1);
  const oral = await launch(api, user, { settings: { mode: 'oral' } });
  expect(oral.json()).toMatchObject({ status: 400, code: 'request.invalid' });
  const key = 'one-key-of-one-launch';
  await launch(api, user, { key, settings: { mode: 'exam' } });
  const repeated = await launch(api, user, { key, settings: {} });
  expect(repeated.statusCode).toBe(200);
  const other = await launch(api, user, { key, settings: { mode: 'study' } });
  expect(other.json()).toMatchObject({ code: 'interviews.key_reused' });
});
