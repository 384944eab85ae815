import { type BodyOf, delays, interviewEndpoints } from '@greenshoe/shared-types';
import type { ApiClient } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api.ts';
import { storedText } from '../../../lib/browser-storage.ts';

export type AnalysisRequest = BodyOf<typeof interviewEndpoints.storeAnalysis>;

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;
// The request itself is wrong, or the interview is not ours: repeating changes nothing.
const hopeless = new Set(['request.invalid', 'request.not_found', 'auth.wrong_user']);

const stored = storedText('interviewAnalysisPending');
const { schema } = interviewEndpoints.storeAnalysis;

/** The interview whose end the API has not heard of yet, also after a reload. */
export function readPendingAnalysis(): AnalysisRequest | undefined {
  try {
    return schema.body.safeParse(JSON.parse(stored.read() ?? 'null')).data;
  } catch {
    return undefined;
  }
}

export function rememberAnalysis(request: AnalysisRequest): void {
  stored.write(JSON.stringify(request));
}

function forgetAnalysis({ assistantId }: AnalysisRequest): void {
  if (readPendingAnalysis()?.assistantId === assistantId) stored.clear();
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Tells the API that the interview is over, three seconds after its end, and again until it listens. */
export async function storeAnalysis(api: ApiClient, request: AnalysisRequest): Promise<boolean> {
  await wait(delays.beforeAnalysisIsStored);
  for (let attempt = 0; ; attempt++) {
    try {
      await api(interviewEndpoints.storeAnalysis, { body: request });
      forgetAnalysis(request);
      return true;
    } catch (error) {
      if (error instanceof ApiError && hopeless.has(error.code)) {
        forgetAnalysis(request);
        return false;
      }
    }
    await wait(Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** attempt));
  }
}
