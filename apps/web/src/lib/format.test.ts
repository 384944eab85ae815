import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFormat } from './format.ts';
import { chooseLanguage } from './i18n.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T10:00:00Z') });
});
afterEach(async () => {
  vi.useRealTimers();
  await act(() => chooseLanguage('en'));
});

const ago = (milliseconds: number) =>
  renderHook(useFormat).result.current.ago(new Date(Date.now() - milliseconds).toISOString());

test.each([
  [0, '1 minute ago'],
  [-5 * MINUTE, '1 minute ago'], // a clock that is late
  [59 * MINUTE, '59 minutes ago'],
  [HOUR, '1 hour ago'],
  [2.9 * HOUR, '2 hours ago'],
  [DAY, '1 day ago'],
  [29 * DAY, '29 days ago'],
  [31 * DAY, '1 month ago'],
  [364 * DAY, '12 months ago'],
  [800 * DAY, '2 years ago'],
])('%i milliseconds ago is "%s"', (milliseconds, text) => {
  expect(ago(milliseconds)).toBe(text);
});

test('in French it is said in French', async () => {
  await act(() => chooseLanguage('fr'));
  expect(ago(2 * HOUR)).toBe('il y a 2 heures');
});
