import { delays } from '@greenshoe/shared-types';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readInterviewData, saveInterviewData } from '../../../lib/interview-data.ts';
import { createTestSession, testInterview as data } from './test-support/test-session.ts';

async function createLiveSession() {
  const setup = createTestSession();
  await setup.session.prepare();
  const beginning = setup.session.begin();
  await vi.advanceTimersByTimeAsync(delays.beforeCallStarts);
  await beginning;
  return setup;
}

const { userId, settings } = data;
const call = {
  id: 'call',
  assistantId: 'assistant-1',
  createdAt: '2026-01-01T00:00:00.000Z',
  metadata: { answeredBy: 'service' },
};
const analysis = {
  callId: 'call',
  assistantId: 'assistant-1',
  interviewSettings: { ...settings, callData: call },
};

beforeEach(() => {
  vi.useFakeTimers();
  window.localStorage.clear();
  saveInterviewData(data);
});
afterEach(() => vi.useRealTimers());

test('the call starts two and a half seconds after the click, and is recorded', async () => {
  const { session, service, phase, toldTo } = createTestSession();
  await session.prepare();
  expect(phase()).toBe('lobby');
  void session.begin();
  await vi.advanceTimersByTimeAsync(delays.beforeCallStarts - 1);
  expect(phase()).toBe('starting');
  expect(service.dialled()).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(phase()).toBe('live');
  expect(toldTo('/api/interview/record').map(({ body }) => body)).toEqual([{ call }]);
});

test('an end by hand removes the assistant at once and stores the analysis three seconds later', async () => {
  const { session, phase, toldTo, isMicrophoneOpen } = await createLiveSession();
  const endedAt = Date.now();
  await session.endByHand();
  expect(session.get().phase).toEqual({ name: 'ended', how: 'manual' });
  expect(isMicrophoneOpen()).toBe(false);
  await vi.advanceTimersByTimeAsync(delays.beforeAnalysisIsStored);
  expect(toldTo('/api/interview/delete-assistant')).toEqual([
    {
      at: endedAt,
      path: '/api/interview/delete-assistant',
      body: { userId, assistantId: 'assistant-1' },
    },
  ]);
  expect(toldTo('/api/interview/store-analysis')).toEqual([
    { at: endedAt + 3_000, path: '/api/interview/store-analysis', body: analysis },
  ]);
  expect(readInterviewData()).toBeUndefined();
  expect(phase()).toBe('ended');
});

test('when the interviewer ends the call the assistant is left to the platform', async () => {
  const { session, service, toldTo, isMicrophoneOpen } = await createLiveSession();
  service
    .farEnd()
    .say({ type: 'status-update', status: 'ended', endedReason: 'assistant-ended-call' });
  await vi.advanceTimersByTimeAsync(delays.beforeAnalysisIsStored - 1);
  expect(session.get().phase).toEqual({ name: 'ended', how: 'ended' });
  expect(isMicrophoneOpen()).toBe(false);
  expect(readInterviewData()).toMatchObject({ assistantId: 'assistant-1' });
  await vi.advanceTimersByTimeAsync(1);
  expect(toldTo('/api/interview/store-analysis').map(({ body }) => body)).toEqual([analysis]);
  expect(toldTo('/api/interview/delete-assistant')).toEqual([]);
  expect(readInterviewData()).toBeUndefined();
});

test('a call that cannot be made says so and leaves the interview to be tried again', async () => {
  const { session, service, phase } = createTestSession();
  service.next('fails');
  await session.prepare();
  void session.begin();
  await vi.advanceTimersByTimeAsync(delays.beforeCallStarts);
  expect(session.get().phase).toEqual({ name: 'failed', during: 'start' });
  service.next('connects');
  session.backToLobby();
  void session.begin();
  await vi.advanceTimersByTimeAsync(delays.beforeCallStarts);
  expect(phase()).toBe('live');
});

test('a service that cannot be asked for what it can do is a failed set-up, to be tried again', async () => {
  const { session, setDown, phase } = createTestSession();
  setDown(true);
  await session.prepare();
  expect(session.get().phase).toEqual({ name: 'failed', during: 'setup' });
  setDown(false);
  await session.prepare();
  expect(phase()).toBe('lobby');
});

test('a call that is lost for good says so and keeps the interview', async () => {
  const { session, service, toldTo } = await createLiveSession();
  service.next('fails');
  service.farEnd().drop();
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(session.get().phase).toEqual({ name: 'failed', during: 'call' });
  expect(toldTo('/api/interview/store-analysis')).toEqual([]);
  expect(readInterviewData()).toMatchObject({ assistantId: 'assistant-1' });
});
