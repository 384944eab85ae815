import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { buildOverFakeRoom } from '../../packages/platform-sdk/test/web-call/support/build-page.ts';
import type { FakeDaily } from '../../packages/platform-sdk/test/web-call/support/fake-daily.ts';
import { interviewerLines, launchInterview, transcript } from '../support/interviews.ts';
import { arriveSignedIn } from '../support/signed-in.ts';
import { expect, test as base } from '../support/test.ts';

declare const fakeDaily: FakeDaily; // in the browser, once a call was begun

const webFolder = join(import.meta.dirname, '../../apps/web');

/** The product on the hosted platform, whose rooms are in the page instead of the network. */
const test = base.extend({
  stackEnvironment: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- the runner reads the dependencies from it
    async ({}, use) => {
      const outDir = mkdtempSync(join(tmpdir(), 'greenshoe-web-'));
      const configFile = join(webFolder, 'vite.config.ts');
      await buildOverFakeRoom({ root: webFolder, configFile, outDir });
      await use({ VOICE_KIND: 'vapi', WEB_ROOT: outDir });
      rmSync(outDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

const openRooms = (session: Page) =>
  session.evaluate(() => ('fakeDaily' in globalThis ? fakeDaily.open() : 0));

test('an interview on the hosted platform is heard, answered by voice and in writing, and ended', async ({
  page,
  stack,
  context,
}) => {
  const webCallUrl = 'https://rooms.test/call-1';
  const created = { id: 'call-1', createdAt: '2026-01-01T00:00:00Z', webCallUrl };
  await context.route('**/call/web', (route) => route.fulfill({ status: 201, json: created }));
  await arriveSignedIn(page, stack);
  const session = await launchInterview(page);
  await session.getByRole('button', { name: 'Begin interview' }).click();
  await expect.poll(() => openRooms(session), { timeout: 30_000 }).toBe(1);

  await session.evaluate(() => {
    const room = fakeDaily.room();
    const said = { type: 'transcript', transcriptType: 'final' };
    room.listen();
    room.sound(0.1);
    room.send({ ...said, role: 'assistant', transcript: 'What is enterprise value?' });
    room.send({ ...said, role: 'user', transcript: 'Equity value plus net debt.' });
    room.send({ ...said, role: 'assistant', transcript: 'And minority interests?' });
  });
  await expect(interviewerLines(session)).toHaveCount(2);
  await expect(transcript(session)).toContainText('Equity value plus net debt.');
  await expect(session.locator('[data-mic="live"]')).toBeVisible();

  await session.getByRole('radio', { name: 'Type' }).click();
  await session.getByRole('textbox', { name: 'Your answer' }).fill('They are added.');
  await session.getByRole('button', { name: 'Send answer' }).click();
  await expect(transcript(session)).toContainText('They are added.');
  const sent = await session.evaluate(() =>
    fakeDaily
      .room()
      .calls.filter(({ method }) => method === 'sendAppMessage')
      .map(({ arguments: [text] }) => String(text)),
  );
  expect(sent).toEqual([expect.stringContaining('They are added.')]);

  await session.evaluate(() => {
    const ended = { status: 'ended', endedReason: 'assistant-ended-call' };
    fakeDaily.room().send({ type: 'status-update', ...ended });
    fakeDaily.room().eject(); // as the platform closes the room of a call that has ended
  });
  await expect(session.getByText('Call ended')).toBeVisible();
  await expect.poll(() => openRooms(session)).toBe(0);
});
