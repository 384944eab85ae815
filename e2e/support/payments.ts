import { expect, type Page } from '@playwright/test';

export const cards = {
  accepted: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  secured: '4000 0025 0000 3155',
} as const;

/** Chooses a plan on the dashboard and waits for its payment page. */
export async function choosePlan(page: Page, tokens: number) {
  await page.getByRole('button', { name: `Purchase ${tokens} token` }).click();
  await onPaymentPage(page);
}

export const onPaymentPage = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Pay by card' })).toBeVisible();

/** Fills in the card form and submits it. */
export async function payWith(page: Page, number: string) {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry').fill('12 / 34');
  await page.getByLabel(/security code/i).fill('123');
  await page.getByLabel('Name on card').fill('Ada Lovelace');
  await page.getByRole('button', { name: /^Pay/ }).click();
}

export const receipts = (page: Page) =>
  page.getByRole('region', { name: 'Receipts' }).getByRole('listitem');
