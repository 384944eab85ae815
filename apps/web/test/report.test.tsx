import type { Interview } from '@greenshoe/shared-types';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { type Backend, createBackend, problem } from './support/backend.ts';
import { interview, interviewId, report } from './support/interviews.ts';
import { signInBefore, visit } from './support/visit.tsx';

const path = `/api/interview/${interviewId}`;
let backend: Backend;

beforeEach(() => {
  backend = createBackend();
  signInBefore(backend);
});

function open(answer: Interview) {
  backend.on(path, () => Response.json(answer));
  return visit(`/interviews/${interviewId}`, backend);
}

test('asks again every two seconds until the report is there', async () => {
  open(interview({ state: 'ended', report: null, overallScore: null }));
  expect(await screen.findByText('Your interview is waiting to be marked…')).toBeTruthy();
  backend.on(path, () => Response.json(interview({ state: 'marking', report: null })));
  const marking = 'Your answers are being marked…';
  expect(await screen.findByText(marking, undefined, { timeout: 3_000 })).toBeTruthy();
  backend.on(path, () => Response.json(interview()));
  expect(await screen.findByText(report.summary, undefined, { timeout: 3_000 })).toBeTruthy();
  const asked = backend.requests(path).map(({ at }) => at);
  expect(asked).toHaveLength(3);
  expect((asked[1] ?? 0) - (asked[0] ?? 0)).toBeGreaterThan(1_900);
});

test('a running interview leads back to its session', async () => {
  open(interview({ state: 'active', report: null }));
  const link = await screen.findByRole('link', { name: 'Back to the interview' });
  expect(link.getAttribute('href')).toBe(
    `/interview-session?id=assistant-1&t=${Date.parse(interview().createdAt)}`,
  );
});

test('a failed marking keeps what was said', async () => {
  open(interview({ state: 'failed', report: null }));
  expect(await screen.findByText('This interview could not be marked')).toBeTruthy();
  expect(screen.getByText('Nine sixty plus one twenty.')).toBeTruthy();
});

test('an interview of somebody else is not found, and not asked for again', async () => {
  backend.on(path, () => problem('request.not_found'));
  visit(`/interviews/${interviewId}`, backend);
  expect(await screen.findByText('There is no such interview')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Return to dashboard' })).toBeTruthy();
  await waitFor(() => expect(backend.requests(path)).toHaveLength(1));
});
