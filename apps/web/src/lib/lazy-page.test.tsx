import { SCRIPT_LOAD_TIMEOUT_MS } from '@greenshoe/shared-types';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { LoadBoundary } from '../components/load-boundary.tsx';
import { lazyPage } from './lazy-page.tsx';
import { pageSource } from './page-source.ts';

afterEach(() => vi.useRealTimers());

test('a page whose code does not arrive within two minutes says that it did not load', async () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockReturnValue();
  const Page = lazyPage(
    pageSource(() => new Promise<never>(() => undefined)),
    'Page',
  );
  render(
    <LoadBoundary>
      <Suspense fallback="Still loading">
        <Page />
      </Suspense>
    </LoadBoundary>,
  );
  await act(() => vi.advanceTimersByTimeAsync(SCRIPT_LOAD_TIMEOUT_MS - 1));
  expect(screen.getByText('Still loading')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByText('This page did not load')).toBeTruthy();
});

test('a page whose code is already there is shown at once, without a spinner in between', async () => {
  const source = pageSource(() => Promise.resolve({ Page: () => 'The page' }));
  await source.load();
  const Page = lazyPage(source, 'Page');
  render(
    <Suspense fallback="Still loading">
      <Page />
    </Suspense>,
  );
  expect(screen.getByText('The page')).toBeTruthy();
});

test('code that failed to arrive is asked for again, and code that arrived is not', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline'));
  load.mockResolvedValue('code');
  const source = pageSource(load);
  await expect(source.load()).rejects.toThrow('offline');
  expect(await Promise.all([source.load(), source.load()])).toEqual(['code', 'code']);
  expect(load).toHaveBeenCalledTimes(2);
});
