import { readFile } from 'node:fs/promises';
import { queryStack } from '@greenshoe/local/stack-database';
import { balance, enterPassword } from '../support/accounts.ts';
import { answer, beginTyping, launchInterview } from '../support/interviews.ts';
import { expectAccessible } from '../support/looks.ts';
import { cards, choosePlan, payWith } from '../support/payments.ts';
import { arriveSignedIn } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';
import { placesLeftOf, placesOf } from '../support/traces.ts';

test('the export holds what the account has', async ({ page, stack }) => {
  const { email } = await arriveSignedIn(page, stack);
  await page.goto('/account');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export my data' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^greenshoe-account-\d{4}-\d\d-\d\d\.json$/);
  const document: unknown = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(document).toMatchObject({ account: { email }, wallet: { count: 1, owed: 0 } });
});

test('a deleted account is gone with everything that belonged to it', async ({ page, stack }) => {
  const { dataFolder } = stack.settings;
  const { email, password } = await arriveSignedIn(page, stack);
  await choosePlan(page, 5);
  await payWith(page, cards.accepted);
  await expect(balance(page)).toHaveText('6 tokens');
  const session = await launchInterview(page);
  await beginTyping(session);
  await answer(session, 'I would project free cash flow and discount it at the WACC.');
  await session.close();
  const [user] = await queryStack<{ id: string }>(
    dataFolder,
    'select id from auth.users where email = $1',
    [email],
  );
  const id = user?.id ?? '';
  expect(await placesOf(dataFolder, id)).toContain('app.wallets.user_id');

  await page.goto('/account');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText('5 unused tokens, without a refund')).toBeVisible();
  await expectAccessible(page, 'the question before deleting');
  await dialog.getByLabel(`Type ${email} to confirm`).fill('somebody@example.test');
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(dialog.getByText('This is not the address of this account')).toBeVisible();
  await dialog.getByLabel(`Type ${email} to confirm`).fill(email);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText(/^Your account is deleted\./)).toBeVisible();
  await expect(page).toHaveURL(/\/$/);

  await expect.poll(() => placesLeftOf(dataFolder, id)).toEqual([]);
  await page.goto('/login');
  await enterPassword(page, { email, password });
  await expect(page.getByRole('alert')).toContainText('Invalid login credentials');
});
