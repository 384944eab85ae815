import { defineConfig } from '@playwright/test';
import { findChromium } from './support/chromium.ts';

const executablePath = findChromium();

/** Each starts a product of its own, or none; no other test can run on it. */
const apart = ['hosted-interview', 'hosted-voice', 'launcher', 'platform-down', 'web-call'];
const specs = (...names: readonly string[]) => names.map((name) => `**/${name}.spec.ts`);

export default defineConfig({
  testDir: './tests',
  outputDir: '../test-results',
  globalSetup: './support/built-web.ts',
  workers: 2,
  fullyParallel: true,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  // They begin in this order: what takes longest or needs a worker to itself first, so that at the
  // end two workers share what is left, many short tests on one kind of product.
  projects: [
    { name: 'voice', testMatch: specs('voice-interview') },
    { name: 'apart', testMatch: specs(...apart) },
    { name: 'shared', testIgnore: specs('voice-interview', ...apart) },
  ],
  use: {
    locale: 'en-GB',
    permissions: ['microphone'],
    actionTimeout: 30_000,
    trace: 'off', // recording every step takes a third of the time; `--trace on` when hunting
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
      ],
      ignoreDefaultArgs: ['--mute-audio'], // the voice tests listen to what the page plays
    },
  },
});
