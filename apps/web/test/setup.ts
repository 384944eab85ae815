import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { startI18n } from '../src/lib/i18n.ts';

const missingTexts: string[] = [];

/** What browsers have and jsdom does not: nothing here has a size, and nothing scrolls. */
function completeBrowser() {
  Element.prototype.scrollIntoView = () => undefined;
  window.scrollTo = () => undefined;
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}

beforeAll(async () => {
  configure({ asyncUtilTimeout: 8_000 });
  completeBrowser();
  const i18n = await startI18n('en');
  i18n.options.saveMissing = true;
  i18n.on('missingKey', (_languages, namespace, key) => missingTexts.push(`${namespace}:${key}`));
});

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  expect(missingTexts.splice(0)).toEqual([]);
});
