import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Countdown } from './countdown.tsx';

afterEach(() => vi.useRealTimers());

test('counts from 30:00 to 0:00 and stays there', async () => {
  vi.useFakeTimers();
  render(<Countdown startedAt={Date.now()} label="Time left" />);
  const timer = screen.getByRole('timer');
  const shown: (string | null)[] = [timer.textContent];
  for (const ms of [1_000, 1_734_000, 65_000, 60_000]) {
    await act(() => vi.advanceTimersByTimeAsync(ms));
    shown.push(timer.textContent);
  }
  expect(shown).toEqual(['30:00', '29:59', '1:05', '0:00', '0:00']);
});
