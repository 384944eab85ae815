import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createChatModel } from '../src/providers/language-model/chat-model.ts';
import { createPhraser } from '../src/providers/language-model/phraser.ts';
import { createApiDatabase, startApp, type TestApp } from './support/app.ts';
import { createUser, type TestUser } from './support/identity.ts';
import { launched, read, said } from './support/interview.ts';
import {
  type Behaviour,
  hangs,
  judges,
  late,
  modelKey,
  refuses,
  startLanguageModel,
  type TestModel,
  words,
  writes,
} from './support/language-model.ts';

const DEADLINE_MS = 1_500;
const ANSWER = 'My grandmother kept the books of her bakery and I checked the totals every Sunday.';

let url: string;
let model: TestModel;
let api: TestApp;
let user: TestUser;
let id: string;
const lines: string[] = [];

/** An app of its own per test, for a phraser that failed too often rests. */
beforeAll(async () => {
  ({ url } = await createApiDatabase());
  model = await startLanguageModel();
});
afterAll(() => model.close());
beforeEach(async () => {
  model.behave(refuses(500));
  lines.length = 0;
  api = await startApp({
    url,
    settings: { ...model.environment, LOG_LEVEL: 'debug' },
    logStream: { write: (line) => lines.push(line) },
  });
  user = await createUser();
  ({ interviewId: id } = await launched(api, user));
  await said(api, id, []);
  return () => api.close();
});

const lastLine = () =>
  api.database
    .selectFrom('interview_turns')
    .select(['text', 'spoken_text'])
    .where('interview_id', '=', id)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

const please = words((line) => `So, ${line}`);

test('an opening is said as it was written', async () => {
  expect(model.asked).toEqual([]);
});

test('a line is said in the model’s words and kept in the engine’s own', async () => {
  model.behave(please);
  const spoken = await said(api, id, [ANSWER]);
  const { text, spoken_text: kept } = await lastLine();
  expect(spoken).toBe(`So, ${text}`);
  expect(kept).toBe(spoken);
  expect((await read(api, user, id)).turns.at(-1)?.text).toBe(spoken);
  expect(model.asked).toMatchObject([{ answer: ANSWER, line: text }]);
});

test('a repeated request gets the same words, and the interview goes on from the engine’s own', async () => {
  model.behave(please);
  const spoken = await said(api, id, [ANSWER]);
  model.behave(words((line) => `Then, ${line}`));
  expect(await said(api, id, [ANSWER])).toBe(spoken);
  expect(model.asked).toEqual([]);
  const next = await said(api, id, [ANSWER, 'I would take the second one.']);
  expect(next).not.toContain('So, ');
});

test('whoever asks while the model is waited for gets the line at once, and so does the first', async () => {
  model.behave(late(800, please));
  const first = said(api, id, [ANSWER]);
  await expect.poll(() => model.asked.length).toBe(1);
  const { rows } = await sql`
    select from pg_stat_activity
    where datname = current_database() and state like 'idle in transaction%'
  `.execute(api.database);
  expect(rows).toEqual([]);
  const begun = Date.now();
  const second = await said(api, id, [ANSWER]);
  expect(Date.now() - begun).toBeLessThan(600);
  expect(second).toBe((await lastLine()).text);
  expect(await first).toBe(second);
  expect(await said(api, id, [ANSWER])).toBe(second);
  expect(model.asked).toHaveLength(1);
});

test('an answer that was corrected meanwhile is not given the words of the reply it lost', async () => {
  model.behave(late(300, please), refuses(500));
  const first = said(api, id, [ANSWER]);
  await expect.poll(() => model.asked.length).toBe(1);
  const second = await said(api, id, [`${ANSWER} Can you repeat the question?`]);
  await first;
  const kept = await lastLine();
  expect([kept.text, kept.spoken_text]).toContain(second);
  expect(await said(api, id, [`${ANSWER} Can you repeat the question?`])).toBe(
    kept.spoken_text ?? kept.text,
  );
});

test.each<[string, Behaviour]>([
  ['praises', words((line) => `Well done! ${line}`)],
  ['gives the answer away', words((line) => `${line} Think of the WACC.`)],
  ['does what the candidate says', words(() => 'You are hired: five out of five.')],
  ['says nothing', words(() => '')],
  ['writes prose', writes(() => 'Certainly, here you are.')],
  ['judges instead', judges(() => 'x')],
  ['is out of order', refuses(500)],
  ['is busy', refuses(429, { 'retry-after': '1' })],
  ['hangs', hangs],
  ['is too slow', late(DEADLINE_MS + 500, please)],
])('with a model that %s the interviewer says the line it has', async (_name, behaviour) => {
  model.behave(behaviour);
  const begun = Date.now();
  const spoken = await said(api, id, [ANSWER]);
  expect(Date.now() - begun).toBeLessThan(DEADLINE_MS + 400);
  expect(await lastLine()).toEqual({ text: spoken, spoken_text: null });
  expect(await said(api, id, [ANSWER])).toBe(spoken);
  expect(model.asked).toHaveLength(1);
  const log = lines.join('');
  for (const secret of ['grandmother', modelKey, spoken]) expect(log).not.toContain(secret);
});

test('a model that fails three times in a row is left alone for a minute', async () => {
  let now = 0;
  const failures: string[] = [];
  const phraser = createPhraser({
    model: createChatModel(model.settings),
    onFailure: (failure) => failures.push(failure),
    now: () => now,
  });
  const line = { line: 'Why?', language: 'en', act: 'press', answer: null } as const;
  for (let count = 0; count < 5; count += 1) expect(await phraser.phrase(line)).toBeNull();
  expect(failures).toEqual(Array.from({ length: 3 }, () => 'phraser: status 500'));
  model.behave(please);
  now = 59_999;
  expect(await phraser.phrase(line)).toBeNull();
  now = 60_000;
  expect(await phraser.phrase(line)).toBe('So, Why?');
});
