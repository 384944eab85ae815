import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApiClient } from '../../../lib/api.ts';
import {
  type AnalysisRequest,
  readPendingAnalysis,
  rememberAnalysis,
  storeAnalysis,
} from './pending-analysis.ts';

const request: AnalysisRequest = {
  callId: 'call',
  assistantId: 'assistant',
  interviewSettings: { language: 'en', callData: null },
};
const problem = (status: number, code: string) =>
  Response.json(
    { type: 'about:blank', title: code, status, code, error: code, requestId: '1' },
    { status },
  );
const stored = () => Response.json({ message: 'stored' });

/** An API that gives these answers in turn; the last one for good. */
function createApi(...answers: (() => Response)[]) {
  const asked: unknown[] = [];
  const api = createApiClient(
    async () => 'token',
    async (_url, init) => {
      asked.push(await new Response(init?.body ?? null).json());
      const answer = answers[Math.min(asked.length, answers.length) - 1];
      return answer ? answer() : stored();
    },
  );
  return { api, asked };
}

beforeEach(() => {
  vi.useFakeTimers();
  window.localStorage.clear();
});
afterEach(() => vi.useRealTimers());

test('the end of an interview is told three seconds after it', async () => {
  const { api, asked } = createApi(stored);
  rememberAnalysis(request);
  const storing = storeAnalysis(api, request);
  await vi.advanceTimersByTimeAsync(2_999);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual([request]);
  await expect(storing).resolves.toBe(true);
  expect(readPendingAnalysis()).toBeUndefined();
});

test('it is told again, less and less often, until the API has stored it', async () => {
  const down = () => problem(503, 'internal.unavailable');
  const { api, asked } = createApi(down, down, down, stored);
  rememberAnalysis(request);
  const storing = storeAnalysis(api, request);
  await vi.advanceTimersByTimeAsync(3_000 + 1_000 + 2_000);
  expect(asked).toHaveLength(3);
  expect(readPendingAnalysis()).toEqual(request); // a reload would go on here
  await vi.advanceTimersByTimeAsync(4_000);
  await expect(storing).resolves.toBe(true);
  expect(asked).toHaveLength(4);
});

test('a refusal that repeating cannot change is not repeated', async () => {
  const { api, asked } = createApi(() => problem(404, 'request.not_found'));
  rememberAnalysis(request);
  const storing = storeAnalysis(api, request);
  await vi.advanceTimersByTimeAsync(60_000);
  await expect(storing).resolves.toBe(false);
  expect(asked).toHaveLength(1);
  expect(readPendingAnalysis()).toBeUndefined();
});

test('something else in the storage is no pending analysis', () => {
  window.localStorage.setItem('interviewAnalysisPending', '{"callId":1}');
  expect(readPendingAnalysis()).toBeUndefined();
});
