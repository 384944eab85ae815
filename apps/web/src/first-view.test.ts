import { configEndpoints } from '@greenshoe/shared-types';
import { afterEach, expect, test } from 'vitest';
import { loadFirstView } from './first-view.ts';
import { pageSources } from './page-sources.ts';

const hastened = () =>
  [...document.head.querySelectorAll('link[rel=preload]')].map((link) => link.getAttribute('href'));

afterEach(() => document.head.replaceChildren());

test.each(['/', '/about'])('%s asks for no settings', async (path) => {
  await loadFirstView(path).view;
  expect(hastened()).toEqual([]);
});

test('a page behind accounts asks for the settings at once, and is at hand with the router', async () => {
  const { view, texts } = loadFirstView('/register');
  expect(hastened()).toEqual([configEndpoints.get.url]);
  expect(texts).toEqual(['common', 'auth']);
  await view;
  expect(pageSources.register.arrived()).toBeDefined();
});

test('an address that leads nowhere loads the router, which leads on', async () => {
  expect((await loadFirstView('/nowhere').view).name).toBe('Router');
  expect(hastened()).toEqual([]);
});
