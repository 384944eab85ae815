import { launchInterview } from '../support/interviews.ts';
import { arriveSignedIn } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

test.use({ stackEnvironment: { VOICE_KIND: 'vapi' } });

test('an interview on the hosted platform is dialled, and a failure is said in words', async ({
  page,
  stack,
  context,
}) => {
  const violations: string[] = [];
  context.on('console', (message) => {
    const text = message.text();
    // The room's library reports its crashes to a third party, which the policy does not allow.
    const reportsCrash = text.includes('sentry.io');
    if (text.includes('Content Security Policy') && !reportsCrash) violations.push(text);
  });
  const webCallUrl = 'https://rooms.daily.co/interview';
  const created = { id: 'call-1', createdAt: '2026-01-01T00:00:00Z', webCallUrl };
  await context.route('**/call/web', (route) => route.fulfill({ status: 201, json: created }));
  let scripts = 0; // of the room, which this machine cannot reach
  await context.route('https://*.daily.co/**', (route) => {
    scripts++;
    return route.abort();
  });

  await arriveSignedIn(page, stack);
  const session = await launchInterview(page);
  const dialled = session.waitForRequest('**/call/web');
  await session.getByRole('button', { name: 'Begin interview' }).click();
  const request = await dialled;
  expect(request.postDataJSON()).toMatchObject({ roomDeleteOnUserLeaveEnabled: false });
  expect(request.headers()['authorization']).toMatch(/^Bearer ./);
  const failure = session.getByText('Failed to start the interview. Please try again.');
  await expect(failure).toBeVisible({ timeout: 20_000 });
  expect(scripts).toBeGreaterThan(0);
  expect(violations).toEqual([]);

  await session.getByRole('button', { name: /try again/i }).click();
  await expect(session.getByRole('button', { name: 'Begin interview' })).toBeVisible();
});
