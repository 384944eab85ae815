import { defineConfig } from '@playwright/test';
import { findChromium } from './support/chromium.ts';

const executablePath = findChromium();

export default defineConfig({
  testDir: './tests',
  outputDir: '../test-results',
  workers: 1,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    locale: 'en-GB',
    permissions: ['microphone'],
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
