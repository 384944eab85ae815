import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { type Backend, createBackend, createSession, USER_ID } from './support/backend.ts';
import { historyItem, interview, interviewId } from './support/interviews.ts';
import { signInBefore, visit } from './support/visit.tsx';

let backend: Backend;

beforeEach(() => {
  backend = createBackend();
  signInBefore(backend);
});

const joined = () => waitFor(() => expect(backend.realtime.joins).toHaveLength(1));
const badge = (text: string) => screen.findByText(text, { selector: 'span' });

test('a signed-in browser joins the private channel of its user with its token', async () => {
  visit('/dashboard', backend);
  await joined();
  const { access_token: token } = createSession('ada@example.org');
  const [header] = token.split('.');
  expect(backend.realtime.joins[0]).toMatchObject({
    topic: `realtime:user:${USER_ID}`,
    token: expect.stringContaining(`${header}.`),
    isPrivate: true,
  });
});

test('an announced balance is shown at once, without asking for it', async () => {
  visit('/dashboard', backend);
  await badge('3 tokens');
  await joined();
  backend.realtime.announce(USER_ID, 'balance', { count: 8 });
  expect(await badge('8 tokens')).toBeTruthy();
  expect(backend.requests('/api/tokens/get-user-tokens')).toHaveLength(1);
});

test('an announcement in an unknown shape changes nothing', async () => {
  visit('/dashboard', backend);
  await badge('3 tokens');
  await joined();
  backend.realtime.announce(USER_ID, 'balance', { count: -1 });
  backend.realtime.announce(USER_ID, 'report-ready', { interviewId });
  await waitFor(() => expect(backend.requests('/api/interview/get-history')).toHaveLength(2));
  expect(await badge('3 tokens')).toBeTruthy();
});

test('a finished report changes the history without a reload', async () => {
  let state: 'marking' | 'marked' = 'marking';
  backend.on('/api/interview/get-history', () =>
    Response.json({ history: [historyItem({ state, overallScore: null })] }),
  );
  visit('/dashboard', backend);
  expect(await screen.findByText('Being marked')).toBeTruthy();
  await joined();
  state = 'marked';
  backend.realtime.announce(USER_ID, 'report-ready', { interviewId });
  expect(await screen.findByText('Marked')).toBeTruthy();
});

test('after a break the balance is asked for, because an announcement may have been missed', async () => {
  visit('/dashboard', backend);
  await badge('3 tokens');
  await joined();
  backend.on('/api/tokens/get-user-tokens', () => Response.json({ count: 9 }));
  backend.realtime.breakOff();
  expect(await badge('9 tokens')).toBeTruthy();
});

test('where the channel is refused, the report is polled for and nobody is told', async () => {
  backend.realtime.refuse();
  let asked = 0;
  backend.on(`/api/interview/${interviewId}`, () => {
    asked += 1;
    return Response.json(interview(asked > 1 ? {} : { state: 'marking', report: null }));
  });
  visit(`/interviews/${interviewId}`, backend);
  await joined();
  expect(await screen.findByText('The mechanics are there.')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('signing out leaves the channel', async () => {
  const { user } = visit('/dashboard', backend);
  await joined();
  await user.click(await screen.findByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(backend.realtime.leaves).toEqual([`realtime:user:${USER_ID}`]));
});
