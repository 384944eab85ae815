import { type InterviewSettings, interviewSettingsSchema } from '@greenshoe/shared-types';
import { z } from 'zod';
import { storedText } from './browser-storage.ts';

/** What the session tab needs to know about the interview that the launch page prepared. */
export interface InterviewData {
  readonly assistantId: string;
  readonly interviewId: string;
  readonly settings: InterviewSettings;
  readonly userId: string;
  readonly authToken: string;
}

const stored = {
  assistantId: storedText('interviewAssistantId'),
  interviewId: storedText('interviewId'),
  settings: storedText('interviewSettings'),
  userId: storedText('interviewUserId'),
  authToken: storedText('interviewAuthToken'),
  call: storedText('interviewCall'),
} as const;

const callSchema = z.object({ id: z.string(), createdAt: z.string(), rejoin: z.string() });
const launchSchema = z.object({
  key: z.string().min(8),
  userId: z.string(),
  settings: interviewSettingsSchema.optional(),
});

/** The call to come back to after a reload. */
export type RejoinableCall = z.infer<typeof callSchema>;
/** A launch whose outcome is not known yet; `settings` once it was sent. */
export type PendingLaunch = z.infer<typeof launchSchema>;

function parse<T>(schema: z.ZodType<T>, text: string | null): T | undefined {
  try {
    return schema.safeParse(JSON.parse(text ?? 'null')).data;
  } catch {
    return undefined;
  }
}

export function saveInterviewData(data: InterviewData): void {
  stored.assistantId.write(data.assistantId);
  stored.interviewId.write(data.interviewId);
  stored.settings.write(JSON.stringify(data.settings));
  stored.userId.write(data.userId);
  stored.authToken.write(data.authToken);
  stored.call.clear();
}

/** The current interview, or nothing when any part of it is missing. */
export function readInterviewData(): InterviewData | undefined {
  const assistantId = stored.assistantId.read();
  const userId = stored.userId.read();
  const settings = parse(interviewSettingsSchema, stored.settings.read());
  if (!assistantId || !userId || !settings) return undefined;
  const interviewId = stored.interviewId.read() ?? assistantId; // the API answers to both
  return { assistantId, interviewId, settings, userId, authToken: stored.authToken.read() ?? '' };
}

/** Forgets the interview when it is over, unless another one has taken its place. */
export function clearInterviewData(assistantId: string): void {
  if (stored.assistantId.read() !== assistantId) return;
  for (const entry of Object.values(stored)) entry.clear();
}

export const readCall = () => parse(callSchema, stored.call.read());
export const saveCall = (call: RejoinableCall) => stored.call.write(JSON.stringify(call));

const launch = storedText('interviewLaunch');

export function readLaunch(userId: string): PendingLaunch | undefined {
  const pending = parse(launchSchema, launch.read());
  return pending?.userId === userId ? pending : undefined;
}
export const saveLaunch = (pending: PendingLaunch) => launch.write(JSON.stringify(pending));
export const clearLaunch = () => launch.clear();
