import { balance } from '../support/accounts.ts';
import { arriveSignedIn } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

// Nothing listens on the discard port: the voice platform cannot be reached.
test.use({ stackEnvironment: { PLATFORM_API_URL: 'http://127.0.0.1:9' } });

test('a launch while the platform is down says so and gives the token back', async ({
  page,
  stack,
}) => {
  await arriveSignedIn(page, stack);
  await page.getByRole('link', { name: 'New interview' }).first().click();
  await page.getByRole('button', { name: 'Start Interview' }).click();
  await expect(page.getByText('Failed to launch interview. Please try again.')).toBeVisible();
  await page.goto('/dashboard');
  await expect(balance(page)).toHaveText('1 token');
});
