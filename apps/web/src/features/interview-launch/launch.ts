import { type InterviewSettings, interviewEndpoints } from '@greenshoe/shared-types';
import { type ApiClient, ApiError } from '../../lib/api.ts';
import {
  clearLaunch,
  type InterviewData,
  readLaunch,
  saveInterviewData,
  saveLaunch,
} from '../../lib/interview-data.ts';

export interface Launched extends InterviewData {
  readonly remainingTokens: number;
}

// After these nobody knows whether the launch went through: the same key asks again.
const undecided = new Set<ApiError['code']>([
  'network.unreachable',
  'reply.unexplained',
  'internal.unexpected',
  'internal.unavailable',
  'interviews.launch_in_progress',
  'request.too_many',
  'auth.unauthenticated',
]);

/** Whether the API has given its last word on the launch. */
export function isFinal(error: unknown): boolean {
  return error instanceof ApiError && !undecided.has(error.code);
}

/** The key of the launch in hand, minted when the dialog opens; a reload finds the same one. */
export function openLaunch(userId: string): { key: string; settings?: InterviewSettings } {
  const pending = readLaunch(userId);
  if (pending) {
    return pending.settings
      ? { key: pending.key, settings: pending.settings }
      : { key: pending.key };
  }
  const key = crypto.randomUUID();
  saveLaunch({ key, userId });
  return { key };
}

interface LaunchRequest {
  readonly userId: string;
  readonly authToken: string;
  readonly settings: InterviewSettings;
}

/** Asks for an interviewer, once per key however often it is repeated, and notes what the session needs. */
export async function launchInterview(
  api: ApiClient,
  { userId, authToken, settings }: LaunchRequest,
): Promise<Launched> {
  const { key } = openLaunch(userId);
  saveLaunch({ key, userId, settings });
  try {
    const { assistantId, interviewId, remainingTokens } = await api(
      interviewEndpoints.createAssistant,
      { body: { userId, settings }, headers: { 'idempotency-key': key } },
    );
    clearLaunch();
    const data = { assistantId, interviewId, settings, userId, authToken };
    saveInterviewData(data);
    return { ...data, remainingTokens };
  } catch (error) {
    if (isFinal(error)) clearLaunch();
    throw error;
  }
}

/** Where the session of an interview opens. */
export function sessionPath(assistantId: string, now = Date.now()): string {
  return `/interview-session?${new URLSearchParams({ id: assistantId, t: String(now) })}`;
}
