import type { Page } from '@playwright/test';
import { enterPassword, signOut, signUp } from '../support/accounts.ts';
import { codeOf, wrongCodeFor } from '../support/authenticator.ts';
import { expectAccessible } from '../support/looks.ts';
import { newestLinkTo } from '../support/mails.ts';
import { expect, test } from '../support/test.ts';

const codeField = (page: Page) => page.getByLabel('Six-digit code');

/** Sets up an authenticator app and answers with its key. A code counts once: this one is the last. */
async function enrol(page: Page): Promise<string> {
  await page.goto('/account');
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  const secret = await page.getByText(/^[A-Z2-7]{32}$/).innerText();
  await codeField(page).fill(codeOf(secret, -1));
  await codeField(page).press('Enter');
  await expect(page.getByText(/^Two-factor sign-in is on\./)).toBeVisible();
  return secret;
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
  const account = await signUp(page, stack.sandboxUrl);
  const secret = await enrol(page);
  await expectAccessible(page, 'the account page with two factors');
  await signOut(page);

  await page.goto('/account');
  await enterPassword(page, account);
  await expect(codeField(page)).toBeFocused();
  await expectAccessible(page, 'the code step');
  await codeField(page).fill(wrongCodeFor(secret));
  await codeField(page).press('Enter');
  await expect(page.getByText(/^This code is not right/)).toBeVisible();
  await codeField(page).fill(codeOf(secret));
  await codeField(page).press('Enter');
  await expect(page).toHaveURL(/\/account$/);

  await page.getByRole('button', { name: 'Remove' }).click();
  await expectAccessible(page, 'the question before removing an app');
  await codeField(page).fill(codeOf(secret, 1));
  await codeField(page).press('Enter');
  await expect(page.getByText('The authenticator app is removed.')).toBeVisible();
  await signOut(page);
  await enterPassword(page, account);
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
});

test('a wrong first code sets nothing up', async ({ page, stack }) => {
  await signUp(page, stack.sandboxUrl);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  const secret = await page.getByText(/^[A-Z2-7]{32}$/).innerText();
  await codeField(page).fill(wrongCodeFor(secret));
  await codeField(page).press('Enter');
  await expect(page.getByText(/^This code is not right/)).toBeVisible();
  await expectAccessible(page, 'setting up an app');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Set up an authenticator app' })).toBeVisible();
});

test('a password alone opens neither a page nor the API', async ({ page, stack, browser }) => {
  const account = await signUp(page, stack.sandboxUrl);
  await enrol(page);
  const context = await browser.newContext({ baseURL: stack.webUrl });
  const thief = await context.newPage();
  await thief.goto('/login');
  await enterPassword(thief, account);
  await expect(codeField(thief)).toBeVisible();
  await thief.goto('/dashboard');
  await expect(codeField(thief)).toBeVisible();
  // The API asks again five seconds after it last asked, so that a balance costs no second question.
  await expect.poll(() => readBalance(thief), { timeout: 15_000 }).toBe(403);
  await context.close();
});

test('a reset link asks for the code before it lets set a password', async ({ page, stack }) => {
  const { email } = await signUp(page, stack.sandboxUrl);
  const secret = await enrol(page);
  await signOut(page);
  await page.goto('/reset-password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await page.goto(await newestLinkTo(stack.sandboxUrl, email, /reset/i));
  await codeField(page).fill(codeOf(secret));
  await codeField(page).press('Enter');
  await page.getByLabel('New Password', { exact: true }).fill('another good password');
  await page.getByLabel('Confirm New Password', { exact: true }).fill('another good password');
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(page.getByText('Password updated successfully!')).toBeVisible();
});
