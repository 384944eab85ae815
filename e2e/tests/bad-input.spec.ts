import {
  answer,
  beginTyping,
  interviewerLines,
  launchInterview,
  transcript,
} from '../support/interviews.ts';
import { arriveSignedIn } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

const SENSIBLE =
  'I would project free cash flow, discount it at the WACC and subtract net debt to reach equity value.';

test('an empty or over-long answer is kept, explained and not sent', async ({ page, stack }) => {
  await arriveSignedIn(page, stack);
  const session = await launchInterview(page);
  await beginTyping(session);
  const before = await interviewerLines(session).count();
  const field = session.getByRole('textbox', { name: 'Your answer' });

  await field.fill('   ');
  await field.press('Enter');
  await expect(session.getByText('There is nothing to send yet.')).toBeVisible();

  const long = 'value '.repeat(3_334).slice(0, 20_000);
  await field.fill(long);
  await field.press('Enter');
  await expect(session.getByText(/8,000/).first()).toBeVisible();
  await expect(field).toHaveValue(long);

  expect(await interviewerLines(session).count()).toBe(before);
  await answer(session, SENSIBLE);
});

test('a lost connection comes back by itself and nothing typed is lost', async ({
  page,
  stack,
}) => {
  await arriveSignedIn(page, stack);
  const connections: { close: () => void }[] = [];
  await page.context().routeWebSocket(/\/voice\/call\//, (socket) => {
    const server = socket.connectToServer();
    connections.push({
      close() {
        void socket.close({ code: 1012 });
        void server.close();
      },
    });
  });
  const session = await launchInterview(page);
  await beginTyping(session);
  await answer(session, SENSIBLE);
  connections.at(-1)?.close();
  await expect.poll(() => connections.length).toBe(2);
  await answer(session, 'The discount rate is the weighted average cost of capital.');
  await expect(transcript(session)).toContainText(SENSIBLE);
});

test('a reload in mid-call goes on with the same interview', async ({ page, stack }) => {
  await arriveSignedIn(page, stack);
  const session = await launchInterview(page);
  await beginTyping(session);
  await answer(session, SENSIBLE);
  await session.reload();
  await beginTyping(session);
  await expect(session.getByRole('timer')).not.toHaveText('30:00');
});

test('a second tab on the same interview says so and can take over', async ({ page, stack }) => {
  await arriveSignedIn(page, stack);
  const session = await launchInterview(page);
  await beginTyping(session);
  const second = await session.context().newPage();
  await second.goto(session.url());
  await second.getByRole('button', { name: 'Use this tab instead' }).click();
  await expect(session.getByText(/another tab/i).first()).toBeVisible();
  await beginTyping(second);
});

test('an interview of somebody else does not exist', async ({ page, stack, browser }) => {
  await arriveSignedIn(page, stack);
  const session = await launchInterview(page);
  await beginTyping(session);
  const id = new URL(session.url()).searchParams.get('id');

  const stranger = await browser.newContext({ baseURL: stack.webUrl });
  const other = await stranger.newPage();
  await arriveSignedIn(other, stack);
  await other.goto(`/interviews/${id}`);
  await expect(other.getByRole('heading', { name: /not found|no such/i })).toBeVisible();
  await stranger.close();
});

test('a denied microphone is explained, and typing goes on', async ({ stack, browser }) => {
  const context = await browser.newContext({ baseURL: stack.webUrl, permissions: [] });
  await context.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('Permission denied', 'NotAllowedError'));
  });
  const page = await context.newPage();
  await arriveSignedIn(page, stack);
  await page.getByRole('link', { name: 'New interview' }).first().click();
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Start Interview' }).click();
  const session = await opened;
  await expect(
    session.getByText(
      'Microphone permissions are required for the interview. Please allow access and try again.',
    ),
  ).toBeVisible();
  await session.getByRole('button', { name: 'Continue by typing' }).click();
  await beginTyping(session);
  await answer(session, SENSIBLE);
  await context.close();
});

test('a machine without a microphone can be interviewed by typing', async ({ stack, browser }) => {
  const context = await browser.newContext({ baseURL: stack.webUrl });
  await context.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('Requested device not found', 'NotFoundError'));
  });
  const page = await context.newPage();
  await arriveSignedIn(page, stack);
  const session = await launchInterview(page);
  await expect(session.getByText(/no microphone/i).first()).toBeVisible();
  await beginTyping(session);
  await answer(session, SENSIBLE);
  await context.close();
});
