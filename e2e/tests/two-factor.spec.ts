import type { Page } from '@playwright/test';
import { enterPassword, signOut } from '../support/accounts.ts';
import { type Authenticator, createAuthenticator } from '../support/authenticator.ts';
import { expectAccessible } from '../support/looks.ts';
import { newestLinkTo } from '../support/mails.ts';
import { arriveSignedIn } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

const codeField = (page: Page) => page.getByLabel('Six-digit code');

/** Sets up an authenticator app, which has then given its first code. */
async function enrol(page: Page): Promise<Authenticator> {
  await page.goto('/account');
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  const app = createAuthenticator(await page.getByText(/^[A-Z2-7]{32}$/).innerText());
  await codeField(page).fill(await app.nextCode());
  await codeField(page).press('Enter');
  await expect(page.getByText(/^Two-factor sign-in is on\./)).toBeVisible();
  return app;
}

/** What the API answers to the token this browser has. */
const readBalance = (page: Page) =>
  page.evaluate(async () => {
    const stored = Object.entries(localStorage).find(([key]) => key.endsWith('-auth-token'));
    const { access_token: token } = JSON.parse(stored?.[1] ?? '{}') as { access_token: string };
    const headers = { authorization: `Bearer ${token}` };
    return (await fetch('/api/tokens/get-user-tokens', { headers })).status;
  });

test('with an authenticator app, signing in asks for its code until the app is removed', async ({
  page,
  stack,
}) => {
  const account = await arriveSignedIn(page, stack);
  const app = await enrol(page);
  await expectAccessible(page, 'the account page with two factors');
  await signOut(page);

  await page.goto('/account');
  await enterPassword(page, account);
  await expect(codeField(page)).toBeFocused();
  await expectAccessible(page, 'the code step');
  await codeField(page).fill(app.wrongCode());
  await codeField(page).press('Enter');
  await expect(page.getByText(/^This code is not right/)).toBeVisible();
  await codeField(page).fill(await app.nextCode());
  await codeField(page).press('Enter');
  await expect(page).toHaveURL(/\/account$/);

  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(codeField(page)).toBeVisible();
  await expectAccessible(page, 'the question before removing an app');
  await codeField(page).fill(await app.nextCode());
  await codeField(page).press('Enter');
  await expect(page.getByText('The authenticator app is removed.')).toBeVisible();
  await signOut(page);
  await enterPassword(page, account);
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
});

test('a wrong first code sets nothing up', async ({ page, stack }) => {
  await arriveSignedIn(page, stack);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  const app = createAuthenticator(await page.getByText(/^[A-Z2-7]{32}$/).innerText());
  await codeField(page).fill(app.wrongCode());
  await codeField(page).press('Enter');
  await expect(page.getByText(/^This code is not right/)).toBeVisible();
  await expectAccessible(page, 'setting up an app');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Set up an authenticator app' })).toBeVisible();
});

test('a password alone opens neither a page nor the API', async ({ page, stack, browser }) => {
  const account = await arriveSignedIn(page, stack);
  await enrol(page);
  const context = await browser.newContext({ baseURL: stack.webUrl });
  const thief = await context.newPage();
  await thief.goto('/login');
  await enterPassword(thief, account);
  await expect(codeField(thief)).toBeVisible();
  await thief.goto('/dashboard');
  await expect(codeField(thief)).toBeVisible();
  // The API asks again five seconds after it last asked, so that a balance costs no second question.
  await expect.poll(() => readBalance(thief)).toBe(403);
  await context.close();
});

test('a reset link asks for the code before it lets set a password', async ({ page, stack }) => {
  const { email } = await arriveSignedIn(page, stack);
  const app = await enrol(page);
  await signOut(page);
  await page.goto('/reset-password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await page.goto(await newestLinkTo(stack.sandboxUrl, email, /reset/i));
  await codeField(page).fill(await app.nextCode());
  await codeField(page).press('Enter');
  await page.getByLabel('New Password', { exact: true }).fill('another good password');
  await page.getByLabel('Confirm New Password', { exact: true }).fill('another good password');
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(page.getByText('Password updated successfully!')).toBeVisible();
});
