import { expect, type Page, test } from '@playwright/test';
import { servePage } from '../../packages/platform-sdk/test/web-call/support/build-page.ts';
import type { CallPage } from '../../packages/platform-sdk/test/web-call/support/page/page.ts';
import { createPlatformServer } from '../../packages/platform-sdk/test/web-call/support/platform-server.ts';

declare const page: CallPage; // in the browser

test.describe.configure({ mode: 'default' }); // one page, built once, for all of them

let platform: Awaited<ReturnType<typeof createPlatformServer>>;
let served: Awaited<ReturnType<typeof servePage>>;

test.beforeAll(async () => {
  platform = await createPlatformServer();
  served = await servePage(platform.url);
});

test.afterAll(async () => {
  await served.close();
  await platform.close();
});

/** The built page, and everything its console complains about. */
async function openPage(tab: Page) {
  const complaints: string[] = [];
  tab.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  tab.on('pageerror', (error) => complaints.push(error.message));
  const scripts: string[] = [];
  tab.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await tab.goto(served.url);
  const events = () => tab.evaluate(() => page.events);
  const liveMicrophones = () => tab.evaluate(() => page.liveMicrophones());
  return { complaints, scripts, events, liveMicrophones };
}

test('a call through the hosted platform is made, heard and ended', async ({ page: tab }) => {
  const { complaints, scripts, events, liveMicrophones } = await openPage(tab);
  expect(scripts.filter((path) => path.includes('vapi'))).toEqual([]); // loaded with the first call

  const created = await tab.evaluate(() => page.call.start({ assistantId: 'assistant-1' }));
  expect(created).toMatchObject({ id: 'call-1' });
  expect(scripts.filter((path) => path.includes('vapi'))).toHaveLength(1);
  expect(platform.received.at(-1)).toMatchObject({
    url: '/call/web',
    headers: { authorization: 'Bearer public-key' },
    body: { assistantId: 'assistant-1' },
  });
  expect(await liveMicrophones()).toBe(1);

  await tab.evaluate(() => {
    const room = page.fakeDaily.room();
    room.listen();
    page.speak();
    room.sound(0.12);
    room.send({
      type: 'transcript',
      role: 'assistant',
      transcriptType: 'final',
      transcript: 'Hi.',
    });
  });
  await expect.poll(events).toContain('speech-end'); // a second after the last sound
  await expect(tab.locator('audio')).toHaveCount(1);

  await tab.evaluate(() => page.call.stop());
  expect(await events()).toEqual([
    'call-start',
    'speech-start',
    'message assistant: Hi.',
    'audio playing',
    'speech-end',
    'message ended, customer-ended-call',
    'call-end stopped',
  ]);
  expect(await liveMicrophones()).toBe(0);
  await expect(tab.locator('audio')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('a call that is stopped while it starts leaves nothing behind', async ({ page: tab }) => {
  const { complaints, events, liveMicrophones } = await openPage(tab);
  const outcome = await tab.evaluate(async () => {
    page.fakeDaily.outcome = 'hangs';
    const starting = page.call.start({ assistantId: 'assistant-1' });
    while (page.fakeDaily.rooms.length === 0)
      await new Promise((resolve) => setTimeout(resolve, 5));
    await page.call.stop();
    const started = await starting;
    page.fakeDaily.room().connect(); // too late
    await new Promise((resolve) => setTimeout(resolve, 300));
    return { started, open: page.fakeDaily.open() };
  });
  expect(outcome).toEqual({ started: null, open: 0 });
  expect(await liveMicrophones()).toBe(0);
  expect(await events()).toEqual(['call-end stopped']);

  await tab.evaluate(async () => {
    page.fakeDaily.outcome = 'connects';
    await page.call.start({ assistantId: 'assistant-1' });
  });
  expect(await liveMicrophones()).toBe(1);
  expect(complaints).toEqual([]);
});

test('a call that is refused is an error with a name, not an exception', async ({ page: tab }) => {
  const { events } = await openPage(tab);
  platform.answerWith((response) => {
    response.writeHead(401, { 'content-type': 'application/json' });
    response.end('{"message":"Invalid Key."}');
  });
  expect(await tab.evaluate(() => page.call.start({ squadId: 'squad-1' }))).toBeNull();
  expect(await events()).toEqual(['error unauthorized', 'call-end failed']);
});
