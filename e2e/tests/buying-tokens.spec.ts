import { balance } from '../support/accounts.ts';
import { cards, choosePlan, onPaymentPage, payWith, receipts } from '../support/payments.ts';
import { arriveSignedIn } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

const fiveAdded = 'Payment successful! 5 tokens have been added to your account.';

test.beforeEach(({ page, stack }) => arriveSignedIn(page, stack));

test('five tokens bought with a good card are told, counted and receipted', async ({ page }) => {
  await choosePlan(page, 5);
  await payWith(page, cards.accepted);
  await expect(page.getByText(fiveAdded)).toBeVisible();
  await expect(balance(page)).toHaveText('6 tokens');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(receipts(page)).toHaveText([/^5 tokens.*Paid€45$/]);

  await page.reload();
  await expect(balance(page)).toHaveText('6 tokens');
  await expect(page.getByText(fiveAdded)).toBeHidden();
});

test('a card that asks for 3-D Secure buys once it is confirmed', async ({ page }) => {
  await choosePlan(page, 1);
  await payWith(page, cards.secured);
  await page.getByRole('button', { name: 'Complete authentication' }).click();
  await expect(page.getByText('Payment successful! 1 tokens have been added')).toBeVisible();
  await expect(balance(page)).toHaveText('2 tokens');
});

test('a declined card is told on the payment page, and leaving it costs nothing', async ({
  page,
}) => {
  await choosePlan(page, 5);
  await payWith(page, cards.declined);
  await expect(page.getByText('Your card was declined.').first()).toBeVisible();
  await page.getByRole('link', { name: /back/i }).first().click();
  await expect(
    page.getByText('Payment canceled. No tokens have been charged from your account.'),
  ).toBeVisible();
  await expect(balance(page)).toHaveText('1 token');
  await expect(receipts(page)).toHaveCount(0);
});

test('the back button after paying finds a finished payment and plans that can be bought', async ({
  page,
}) => {
  await choosePlan(page, 5);
  await payWith(page, cards.accepted);
  await expect(page.getByText(fiveAdded)).toBeVisible();
  await page.goBack();
  await expect(page.getByText('This payment is complete').first()).toBeVisible();
  await page.goBack();
  await expect(balance(page)).toHaveText('6 tokens');
  await expect(page.getByRole('button', { name: 'Purchase 5 tokens' })).toBeEnabled();
});

test('tokens arrive although the tab was closed before it came back', async ({ page, context }) => {
  await choosePlan(page, 5);
  await page.route(/payment=success/, (route) => route.abort());
  const lost = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('payment=success'),
  );
  await payWith(page, cards.accepted);
  await lost;
  await page.close();
  const later = await context.newPage();
  await expect(async () => {
    await later.goto('/dashboard');
    await expect(balance(later)).toHaveText('6 tokens', { timeout: 5_000 });
  }).toPass({ timeout: 40_000 });
  await expect(receipts(later)).toHaveCount(1);
});

test('a double click on a plan opens one payment, and it is paid once', async ({ page }) => {
  const opened: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/create-checkout-session')) opened.push(request.url());
  });
  await page.getByRole('button', { name: 'Purchase 5 tokens' }).dblclick();
  await onPaymentPage(page);
  expect(opened).toHaveLength(1);
  await payWith(page, cards.accepted);
  await expect(balance(page)).toHaveText('6 tokens');
  await expect(receipts(page)).toHaveCount(1);
});
