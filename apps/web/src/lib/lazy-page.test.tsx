import { SCRIPT_LOAD_TIMEOUT_MS } from '@greenshoe/shared-types';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { LoadBoundary } from '../components/load-boundary.tsx';
import { lazyPage } from './lazy-page.ts';

afterEach(() => vi.useRealTimers());

test('a page whose code does not arrive within two minutes says that it did not load', async () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockReturnValue();
  const Page = lazyPage(() => new Promise<never>(() => undefined), 'Page');
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
