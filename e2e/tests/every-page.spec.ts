import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { balance, signUp } from '../support/accounts.ts';
import { answer, beginTyping, endAndOpenReport, launchInterview } from '../support/interviews.ts';
import { expect, test } from '../support/test.ts';

// Every page, at phone and desktop width, light and dark: no accessibility violation, nothing wider
// than the screen. The pictures are kept for whoever wants to look at them.

const folder = join(import.meta.dirname, '../../test-results/pages');
const looks = [
  { name: '390-light', width: 390, height: 844, colorScheme: 'light' },
  { name: '390-dark', width: 390, height: 844, colorScheme: 'dark' },
  { name: '1440-light', width: 1440, height: 900, colorScheme: 'light' },
  { name: '1440-dark', width: 1440, height: 900, colorScheme: 'dark' },
] as const;

async function inspect(page: Page, name: string) {
  for (const { name: look, width, height, colorScheme } of looks) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Two frames, for the colours of the other appearance to reach every inherited text.
    await page.evaluate(
      () => new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(r))),
    );
    // And whatever still moves towards them has arrived.
    await page.evaluate(() => {
      const ending = document
        .getAnimations()
        .filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
      return Promise.allSettled(ending.map(({ finished }) => finished));
    });
    await page.screenshot({ path: join(folder, `${name}-${look}.png`), fullPage: true });
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
    );
    expect.soft(found, `${name} at ${look}`).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(overflow, `${name} at ${look} is wider than the screen`).toBeLessThanOrEqual(0);
  }
}

test.beforeAll(() => mkdirSync(folder, { recursive: true }));

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
    await inspect(page, name);
  });
}

test('dashboard, launch, session and report are accessible and fit', async ({ page, stack }) => {
  test.setTimeout(180_000);
  await signUp(page, stack.sandboxUrl);
  await expect(balance(page)).toBeVisible();
  await inspect(page, 'dashboard');
  await page.goto('/account');
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await inspect(page, 'account');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await inspect(page, 'account-delete');
  await page.goto('/interview');
  await expect(page.getByRole('button', { name: 'Start Interview' })).toBeVisible();
  await inspect(page, 'interview');
  await page.goto('/dashboard');

  const session = await launchInterview(page);
  await inspect(session, 'session-lobby');
  await beginTyping(session);
  await answer(
    session,
    'I studied finance, then an internship in transaction services led me to corporate finance, because I like deals. I spoke to bankers and took a valuation course.',
  );
  await answer(
    session,
    'In my internship I built the model for a carve-out of a software company.',
  );
  await inspect(session, 'session-panel');
  await session.getByRole('button', { name: 'End interview' }).click();
  await inspect(session, 'session-warning');
  await session.keyboard.press('Escape');
  await endAndOpenReport(session);
  await expect(session.getByText(/\/ 5|not assessed/i).first()).toBeVisible({ timeout: 20_000 });
  await inspect(session, 'report');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Your interviews' })).toBeVisible();
  await inspect(page, 'dashboard-history');
});
