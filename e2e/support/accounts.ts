import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { newestLinkTo } from './mails.ts';

export interface Account {
  readonly email: string;
  readonly password: string;
}

export const newAccount = (): Account => ({
  email: `candidate-${randomUUID()}@example.test`,
  password: 'a good password',
});

/** Fills in the registration form and submits it. */
export async function register(page: Page, { email, password }: Account) {
  await page.goto('/register');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel(/confirm/i).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('link', { name: 'Return to login page' })).toBeVisible();
}

/** Fills in the sign-in form of the open page and submits it. */
export async function enterPassword(page: Page, { email, password }: Account) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

export async function logIn(page: Page, account: Account) {
  await page.goto('/login');
  await enterPassword(page, account);
  await expect(page).toHaveURL(/\/dashboard/);
}

/** Signs out by the button in the header. */
export async function signOut(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login/);
}

/** The balance on the dashboard, such as "1 token". */
export const balance = (page: Page) => page.locator('main [aria-live]').getByText(/^\d+ tokens?$/);

/** A confirmed, signed-in candidate with a welcome token, made by hand on the pages. */
export async function signUpThroughPages(page: Page, sandboxUrl: string): Promise<Account> {
  const account = newAccount();
  await register(page, account);
  await page.goto(await newestLinkTo(sandboxUrl, account.email, /confirm/i));
  await logIn(page, account);
  await expect(balance(page)).toHaveText('1 token');
  return account;
}
