import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

const folder = join(import.meta.dirname, '../../test-results/pages');
const phone = { width: 390, height: 844 } as const;
const desktop = { width: 1440, height: 900 } as const;
const looks = [
  { name: '390-light', size: phone, colorScheme: 'light' },
  { name: '390-dark', size: phone, colorScheme: 'dark' },
  { name: '1440-light', size: desktop, colorScheme: 'light' },
  { name: '1440-dark', size: desktop, colorScheme: 'dark' },
] as const;

/** Resolves once everything that moves towards its place or its colour has arrived. */
async function standStill(page: Page) {
  // Two frames, for the colours of another appearance to reach every inherited text.
  await page.evaluate(
    () => new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(r))),
  );
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    return Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** Accessibility violations, each with the elements that have it. */
async function findViolations(page: Page): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  const script = isThere ? { axeSource: 'void 0' } : {}; // half a megabyte, which a page needs once
  const builder = new AxeBuilder({ page, ...script })
    .setLegacyMode() // the other mode, for frames from elsewhere, opens a second page at ten times the cost
    .options({ resultTypes: ['violations'] });
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

async function expectSound(page: Page, name: string, screen: string) {
  expect.soft(await findViolations(page), name).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, `${name} is wider than ${screen}`).toBeLessThanOrEqual(0);
}

/** No accessibility violation, and nothing wider than a phone. */
export async function expectAccessible(page: Page, name: string) {
  await page.setViewportSize(phone);
  await standStill(page);
  await expectSound(page, name, 'a phone');
}

/** The same at phone and desktop width, light and dark, with a picture of each. */
export async function expectAccessibleInEveryLook(page: Page, name: string) {
  for (const { name: look, size, colorScheme } of looks) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await standStill(page);
    await page.screenshot({ path: join(folder, `${name}-${look}.png`), fullPage: true });
    await expectSound(page, `${name} at ${look}`, 'the screen');
  }
}
