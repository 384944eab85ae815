import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { tokenInitialisationFlag } from '../src/lib/browser-storage.ts';
import { readInterviewData } from '../src/lib/interview-data.ts';
import { type Backend, createBackend, problem } from './support/backend.ts';
import { historyItem } from './support/interviews.ts';
import { address, signInBefore, visit } from './support/visit.tsx';

const create = '/api/interview/create-assistant';
const balance = '/api/tokens/get-user-tokens';
const { id: interviewId } = historyItem();
const ready = { success: true, assistantId: 'assistant-1', interviewId, remainingTokens: 2 };
let backend: Backend;
let left: number;

beforeEach(() => {
  backend = createBackend();
  signInBefore(backend);
  left = 3;
  backend.on(balance, () => Response.json({ count: left }));
  backend.on('/api/interview/get-topics', () =>
    Response.json({ topics: ['dcf'], difficulties: ['analyst'], languages: ['en', 'fr'] }),
  );
  backend.on(create, () => Response.json({ ...ready, remainingTokens: (left = 2) }));
});

/** The tab a browser would open: where it was sent, and whether it was closed. */
function offerTab() {
  const tab = {
    document: document.implementation.createHTMLDocument(),
    name: '',
    location: { replace: vi.fn<(url: URL) => void>() },
    close: vi.fn<() => void>(),
  };
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  return tab;
}

async function start() {
  const { user } = visit('/interview', backend);
  await user.click(await screen.findByRole('button', { name: 'Start Interview' }));
  return user;
}

test('a launch opens the session in a tab named after the assistant and returns to the dashboard', async () => {
  const tab = offerTab();
  await start();
  expect(await screen.findByText('Launching interview in a new tab')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Return to dashboard' })).toBeTruthy();
  await waitFor(() => expect(tab.name).toBe('assistant-1'));
  const target = tab.location.replace.mock.calls[0]?.[0];
  expect(target?.pathname).toBe('/interview-session');
  expect(target?.search).toMatch(/^\?id=assistant-1&t=\d+$/);
  const { userId, authToken } = readInterviewData() ?? {};
  expect(authToken).toMatch(/^.+\..+\./);
  const [sent] = backend.requests(create);
  expect(sent?.body).toEqual({ userId, settings: { language: 'en' } });
  expect(sent?.authorization).toBe(`Bearer ${authToken}`);
  await waitFor(() => expect(address()).toBe('/dashboard'));
  expect(await screen.findByText('2 tokens', { selector: 'span' })).toBeTruthy();
});

test('an exam is what starts unless a study session is chosen', async () => {
  offerTab();
  const { user } = visit('/interview', backend);
  await user.click(await screen.findByRole('button', { name: 'Interview Settings' }));
  const exam = await screen.findByRole('radio', { name: 'Exam' });
  expect(exam.getAttribute('aria-checked')).toBe('true');
  await user.click(screen.getByRole('radio', { name: 'Study' }));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(await screen.findByText('Study')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Start Interview' }));
  await waitFor(() => expect(backend.requests(create)).toHaveLength(1));
  const settings = { language: 'en', mode: 'study' };
  expect(backend.requests(create)[0]?.body).toMatchObject({ settings });
});

test('a browser that blocks the tab gets a link and a hint', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null);
  await start();
  expect(await screen.findByText(/check your browser's popup settings/)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Open the interview' });
  expect(link.getAttribute('target')).toBe('assistant-1');
  expect(address()).toBe('/interview');
});

test('cancelling returns to the dashboard and asks for nothing', async () => {
  const { user } = visit('/interview', backend);
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(address()).toBe('/dashboard'));
  expect(backend.requests(create)).toEqual([]);
});

test('without tokens the plans follow by themselves', async () => {
  left = 0;
  visit('/interview', backend);
  expect(await screen.findByText('You have no interview tokens left')).toBeTruthy();
  await waitFor(() => expect(address()).toBe('/dashboard?buy=tokens'), { timeout: 4_000 });
});

test('a new candidate is not told of missing tokens while the welcome ones are on their way', async () => {
  left = 0;
  tokenInitialisationFlag.write('true');
  backend.on('/api/tokens/init-user-tokens', () => Response.json({ count: (left = 1) }));
  const seen: string[] = [];
  const watch = new MutationObserver(() => seen.push(document.body.textContent));
  watch.observe(document.body, { childList: true, subtree: true });
  visit('/interview', backend);
  expect(await screen.findByText(/uses your one token/)).toBeTruthy();
  watch.disconnect();
  expect(seen.filter((text) => text.includes('no interview tokens left'))).toEqual([]);
});

test('a balance that cannot be checked leads to the dashboard three seconds later', async () => {
  backend.on(balance, () => problem('internal.unexpected'));
  visit('/interview', backend);
  const message = 'The token system is temporarily unavailable. Please try again in a few minutes.';
  expect(await screen.findByText(message)).toBeTruthy();
  const shown = performance.now();
  await waitFor(() => expect(address()).toBe('/dashboard'), { timeout: 4_000 });
  expect(performance.now() - shown).toBeGreaterThan(2_800);
});

test('settings that cannot be loaded say so in French, as specified', async () => {
  backend.on('/api/interview/get-topics', () => problem('internal.unexpected'));
  const { user } = visit('/interview', backend);
  await user.click(await screen.findByRole('button', { name: 'Interview Settings' }));
  expect(await screen.findByText("Impossible de charger les options d'entretien...")).toBeTruthy();
});

test.each([
  ['our API', () => problem('interviews.no_scenario')],
  [
    'a server without codes',
    () => Response.json({ success: false, error: 'No scenario available for lbo' }),
  ],
])('where %s has no scenario the settings open again', async (_, answer) => {
  const tab = offerTab();
  backend.on(create, answer);
  await start();
  expect(await screen.findByRole('dialog', { name: 'Interview Settings' })).toBeTruthy();
  const message =
    'No scenario available for this configuration. Please select different parameters.';
  expect(screen.getByText(message)).toBeTruthy();
  expect(tab.close).toHaveBeenCalledOnce();
});

test('any other failure of a launch has the general message', async () => {
  offerTab();
  backend.on(create, () => problem('interviews.platform_unavailable'));
  await start();
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Failed to launch interview. Please try again.',
  );
});

test('tokens that were spent elsewhere meanwhile are noticed at the launch', async () => {
  offerTab();
  backend.on(create, () => {
    left = 0;
    return problem('tokens.insufficient');
  });
  await start();
  expect(await screen.findByText('You have no interview tokens left')).toBeTruthy();
});

test('a launch that may have gone through can be repeated with the last token already spent', async () => {
  offerTab();
  backend.on(create, () => {
    left = 0;
    return new Response('gateway', { status: 502 });
  });
  const user = await start();
  await waitFor(() => expect(backend.requests(balance).length).toBeGreaterThan(1));
  backend.on(create, () => Response.json({ ...ready, remainingTokens: 0 }));
  await user.click(await screen.findByRole('button', { name: 'Start Interview' }));
  await waitFor(() => expect(readInterviewData()?.assistantId).toBe('assistant-1'));
});

test('an expired session is told from a failed launch', async () => {
  offerTab();
  backend.on(create, () => problem('auth.unauthenticated'));
  await start();
  expect(await screen.findByText('Not authenticated. Please login first.')).toBeTruthy();
});

test('a session without its data asks for a new interview', async () => {
  visit('/interview-session?id=assistant-1&t=1', backend);
  const message = 'Missing interview data. Please start a new interview.';
  expect(await screen.findByText(message)).toBeTruthy();
  expect(document.title).toContain('Interview');
});
