import { answer, beginTyping, endAndOpenReport, launchInterview } from '../support/interviews.ts';
import { expectAccessibleInEveryLook } from '../support/looks.ts';
import { arriveSignedIn } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

// Every page, at phone and desktop width, light and dark: no accessibility violation, nothing wider
// than the screen. The pictures are kept in test-results/pages for whoever wants to look at them.

test.slow(); // four pictures a page

test('the session, the report and the history are accessible and fit', async ({ page, stack }) => {
  await arriveSignedIn(page, stack);
  const session = await launchInterview(page);
  await expectAccessibleInEveryLook(session, 'session-lobby');
  await beginTyping(session);
  await answer(
    session,
    'I studied finance, then an internship in transaction services led me to corporate finance, because I like deals. I spoke to bankers and took a valuation course.',
  );
  await answer(
    session,
    'In my internship I built the model for a carve-out of a software company.',
  );
  await expectAccessibleInEveryLook(session, 'session-panel');
  await session.getByRole('button', { name: 'End interview' }).click();
  await expect(session.getByRole('button', { name: 'End interview now' })).toBeVisible();
  await expectAccessibleInEveryLook(session, 'session-warning');
  await session.keyboard.press('Escape');
  await endAndOpenReport(session);
  await expect(session.getByText(/\/ 5|not assessed/i).first()).toBeVisible({ timeout: 20_000 });
  await expectAccessibleInEveryLook(session, 'report');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Your interviews' })).toBeVisible();
  await expectAccessibleInEveryLook(page, 'dashboard-history');
});

test('the dashboard and the account page are accessible and fit', async ({ page, stack }) => {
  await arriveSignedIn(page, stack);
  await expectAccessibleInEveryLook(page, 'dashboard');
  await page.goto('/account');
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await expectAccessibleInEveryLook(page, 'account');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessibleInEveryLook(page, 'account-delete');
});

test('the page that starts an interview is accessible and fits', async ({ page, stack }) => {
  await arriveSignedIn(page, stack);
  await page.goto('/interview');
  await expect(page.getByRole('button', { name: 'Start Interview' })).toBeVisible();
  await expectAccessibleInEveryLook(page, 'interview');
});

for (const [name, path] of [
  ['landing', '/'],
  ['about', '/about'],
  ['login', '/login'],
  ['register', '/register'],
  ['reset-password', '/reset-password'],
  ['update-password', '/update-password'],
] as const) {
  test(`the page ${name} is accessible and fits`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expectAccessibleInEveryLook(page, name);
  });
}
