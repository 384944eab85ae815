import { delays } from '@greenshoe/shared-types';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { getI18n } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { interview, interviewId } from '../../../../test/support/interviews.ts';
import { ApiContext } from '../../../lib/api-context.tsx';
import { createApiClient } from '../../../lib/api.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import { EndCard } from './end-card.tsx';

beforeAll(() => getI18n().loadNamespaces('session'));
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** The card, and how often it has asked for the interview. */
function showCard(how: 'ended' | 'manual') {
  let asked = 0;
  const api = createApiClient(
    async () => 'token',
    async () => {
      asked++;
      return Response.json(interview());
    },
  );
  render(
    <MemoryRouter>
      <QueryClientProvider client={createQueryClient()}>
        <ApiContext value={api}>
          <EndCard how={how} interviewId={interviewId} />
        </ApiContext>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  return { asked: () => asked };
}

test.each([
  ['ended', 'Call ended. You can close this tab now.'],
  ['manual', 'Call manually ended...'],
] as const)('a call that is over (%s) says so and offers both ways out', (how, message) => {
  showCard(how);
  expect(screen.getByRole('heading', { name: message })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Close This Tab' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Return to Dashboard' })).toBeTruthy();
});

test('the analysis is followed from two seconds after the end', async () => {
  const { asked } = showCard('ended');
  await act(() => vi.advanceTimersByTimeAsync(delays.beforeCompletionAnalysis - 10));
  expect(asked()).toBe(0);
  await act(() => vi.advanceTimersByTimeAsync(20));
  expect(asked()).toBe(1);
  await act(() => vi.advanceTimersByTimeAsync(100)); // the answer is shown
  expect(screen.getByText('Your report is ready')).toBeTruthy();
});
