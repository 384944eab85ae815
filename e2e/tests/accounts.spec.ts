import type { Browser, Page } from '@playwright/test';
import {
  type Account,
  balance,
  enterPassword,
  logIn,
  newAccount,
  register,
  signOut,
} from '../support/accounts.ts';
import { expectAccessible } from '../support/looks.ts';
import { expireResetLink, forged, newestLinkTo } from '../support/mails.ts';
import { cards, choosePlan, payWith } from '../support/payments.ts';
import { arriveSignedIn } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

const cutOff = /^You have been signed out: the session ended/;
const alert = (page: Page) => page.getByRole('alert');

/** Another browser, in which nobody is signed in. */
async function anotherBrowser(browser: Browser, baseURL: string) {
  const context = await browser.newContext({ baseURL });
  return { context, page: await context.newPage() };
}

async function tryPassword(page: Page, account: Account) {
  await page.goto('/login');
  await enterPassword(page, account);
}

test('nobody signs in before the address is confirmed, and the link works once', async ({
  page,
  stack,
}) => {
  const account = newAccount();
  await register(page, account);
  await tryPassword(page, account);
  await expect(alert(page)).toContainText("Votre adresse email n'a pas encore été confirmée.");
  await expectAccessible(page, 'an unconfirmed sign-in');

  const link = await newestLinkTo(stack.sandboxUrl, account.email, /confirm/i);
  await page.goto(link);
  await expect(page.getByText('Your email address is confirmed.')).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(balance(page)).toHaveText('1 token');
  await signOut(page);

  await page.goto(link);
  await expect(page.getByText(/^This link is no longer valid/)).toBeVisible();
});

test('a forgotten password is replaced by the link of a mail, once', async ({ page, stack }) => {
  const { email } = await arriveSignedIn(page, stack);
  await signOut(page);
  await page.goto('/reset-password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByText('A password reset link has been sent')).toBeVisible();

  const link = await newestLinkTo(stack.sandboxUrl, email, /reset/i);
  await page.goto(link);
  const password = 'another good password';
  await page.getByLabel('New Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm New Password', { exact: true }).fill(password);
  await expectAccessible(page, 'a new password');
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(page.getByText('Password updated successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, { email, password });
  await signOut(page);

  const invalid = 'Invalid or expired reset link. Please request a new password reset.';
  await page.goto(link);
  await expect(page.getByText(invalid)).toBeVisible();
  await page.goto(forged(link));
  await expect(page.getByText(invalid)).toBeVisible();
});

test('a reset link that has expired is refused', async ({ page, stack }) => {
  const { email } = await arriveSignedIn(page, stack);
  await page.goto('/reset-password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  const link = await newestLinkTo(stack.sandboxUrl, email, /reset/i);
  await expireResetLink(stack, email);
  await page.goto(link);
  await expect(page.getByText('Invalid or expired reset link.')).toBeVisible();
});

test('the address changes once both mailboxes have agreed', async ({ page, stack }) => {
  const { email, password } = await arriveSignedIn(page, stack);
  const next = newAccount().email;
  await page.goto('/account');
  await page.getByLabel('New email address').fill(next);
  await page.getByRole('button', { name: 'Change address' }).click();
  await expect(page.getByText('Two mails are on their way')).toBeVisible();

  await page.goto(await newestLinkTo(stack.sandboxUrl, email, /change of address/i));
  await expect(page.getByText(/^One of the two addresses has agreed/)).toBeVisible();
  await expectAccessible(page, 'half of a change of address');
  await page.goto(await newestLinkTo(stack.sandboxUrl, next, /new address/i));
  await expect(page.getByText(`The address of your account is now ${next}`)).toBeVisible();

  await signOut(page);
  await logIn(page, { email: next, password });
  await signOut(page);
  await tryPassword(page, { email, password });
  await expect(alert(page)).toContainText('Invalid login credentials');
});

test('a new password needs the present one, and signs out every other device', async ({
  page,
  stack,
  browser,
}) => {
  const account = await arriveSignedIn(page, stack);
  const other = await anotherBrowser(browser, stack.webUrl);
  await logIn(other.page, account);
  await page.goto('/account');
  const change = async (current: string, password: string) => {
    await page.getByLabel('Current password', { exact: true }).fill(current);
    await page.getByLabel('New password', { exact: true }).fill(password);
    await page.getByLabel('Repeat the new password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Change password' }).click();
  };
  await change('not my password', 'another good password');
  await expect(page.getByText('This is not your current password')).toBeVisible();
  await change(account.password, 'another good password');
  await expect(page.getByText(/^Your password is changed/)).toBeVisible();

  await other.page.goto('/account');
  await expect(other.page.getByText(cutOff)).toBeVisible();
  await other.context.close();
  await signOut(page);
  await logIn(page, { ...account, password: 'another good password' });
});

test('signing out everywhere else ends other sessions and keeps this one', async ({
  page,
  stack,
  browser,
}) => {
  const account = newAccount();
  await register(page, account);
  await page.goto(await newestLinkTo(stack.sandboxUrl, account.email, /confirm/i));
  await page.getByRole('link', { name: 'Continue' }).click();
  const other = await anotherBrowser(browser, stack.webUrl);
  await logIn(other.page, account);
  await page.goto('/account');
  const devices = page.getByRole('list', { name: 'Where you are signed in' });
  await expect(devices.getByRole('listitem')).toHaveText([
    /^Chrome on .*Last used .* ago/,
    /^Chrome on .*This device/,
  ]);
  await expectAccessible(page, 'the list of devices');
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  const signOutThere = page.getByRole('dialog').getByRole('button', { name: 'Sign out' });
  await expect(signOutThere).toBeVisible();
  await expectAccessible(page, 'the question before signing out');
  await signOutThere.click();
  await expect(page.getByText(/^You are signed out on every other device\./)).toBeVisible();
  await expect(devices.getByRole('listitem')).toHaveText([/This device/]);

  await other.page.goto('/account');
  await expect(other.page.getByText(cutOff)).toBeVisible();
  await expectAccessible(other.page, 'the sign-in after a session ended');
  await enterPassword(other.page, account);
  await expect(other.page).toHaveURL(/\/account$/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible();
  await other.context.close();
});

test('the language of the account is the language of its mails', async ({ page, stack }) => {
  const { email } = await arriveSignedIn(page, stack);
  await page.goto('/account');
  await page.getByLabel('Language of pages and mails').click();
  await page.getByRole('option', { name: 'Français' }).click();
  await expect(page.getByText(/^Enregistré\./)).toBeVisible();
  await page.goto('/reset-password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Envoyer le lien' }).click();
  await newestLinkTo(stack.sandboxUrl, email, /^Réinitialisez/);
});

test('a purchase in one tab shows in the other without a reload', async ({ page, stack }) => {
  await arriveSignedIn(page, stack);
  const other = await page.context().newPage();
  await other.goto('/dashboard');
  await expect(balance(other)).toHaveText('1 token');
  await choosePlan(page, 5);
  await payWith(page, cards.accepted);
  await expect(balance(page)).toHaveText('6 tokens');
  await expect(balance(other)).toHaveText('6 tokens');
});
