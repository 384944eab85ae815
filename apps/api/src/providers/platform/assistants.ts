import {
  type Assistant,
  createConnection,
  PlatformApiError,
  type PlatformClientOptions,
} from '@greenshoe/platform-sdk';
import { assistants } from '@greenshoe/platform-sdk/assistants';
import { calls } from '@greenshoe/platform-sdk/calls';
import type { InterviewLanguage } from '@greenshoe/shared-types';
import { z } from 'zod';
import { type AssistantLinks, describeAssistant, interviewerUrl } from './describe-assistant.ts';

export type Creation = { readonly assistantId: string } | { readonly refusal: Error };

export interface Assistants {
  /** Makes the interviewer of one interview, unless the platform understands and will not. */
  readonly create: (interviewId: string, language: InterviewLanguage) => Promise<Creation>;
  /** Removes an assistant; one that is gone already is fine. */
  readonly remove: (assistantId: string) => Promise<void>;
  /** Removes what the platform keeps of a call; one it knows nothing of is fine. */
  readonly forgetCall: (callId: string) => Promise<void>;
  /** Every interviewer we had made, also those whose making was never confirmed to us. */
  readonly list: () => Promise<MadeAssistant[]>;
}

export interface MadeAssistant {
  readonly id: string;
  readonly interviewId: string;
  /** By the platform's clock. */
  readonly createdAt: Date;
}

const TIMEOUT_MS = 10_000;
const LARGEST_PAGE = 1_000;
/** Ours to choose, so that an assistant whose creation went unanswered can still be found. */
const nameFor = (interviewId: string) => `iv-${interviewId}`;
const OUR_NAME = /^iv-(.+)$/;

/** The one thing of the answer that we must be sure of: it is charged for. */
const createdSchema = z.object({ id: z.string().min(1) });

// Too slow and too many say nothing about the request itself.
const TRANSIENT = new Set([408, 429]);

/** The platform understood and will not do it: repeating the request changes nothing. */
const isRefusal = (error: unknown): error is PlatformApiError =>
  error instanceof PlatformApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  !TRANSIENT.has(error.status);

const isGone = (error: unknown) => error instanceof PlatformApiError && error.status === 404;

function ignoreGone(error: unknown): void {
  if (!isGone(error)) throw error;
}

/** Assistants at the voice platform, over its REST API. */
export function createAssistants(
  platform: { apiUrl: string; token: string; links: AssistantLinks },
  fetch?: NonNullable<PlatformClientOptions['fetch']>,
): Assistants {
  const { apiUrl: baseUrl, token, links } = platform;
  const connection = createConnection({
    baseUrl,
    token,
    timeoutMs: TIMEOUT_MS,
    ...(fetch && { fetch }),
  });
  const made = assistants(connection);
  const held = calls(connection);

  /** Another installation of ours may share the account; its interviewers answer to another URL. */
  function ours({ id, name, createdAt, model }: Assistant): MadeAssistant[] {
    const interviewId = OUR_NAME.exec(name ?? '')?.[1];
    if (!interviewId || !model || !('url' in model)) return [];
    if (model.url !== interviewerUrl(links, interviewId)) return [];
    return [{ id, interviewId, createdAt: new Date(createdAt) }];
  }

  return {
    async create(interviewId, language) {
      const description = describeAssistant(links, interviewId, language);
      try {
        // Somebody waits: whether to try again is theirs to say.
        const answer = await made.create(
          { name: nameFor(interviewId), ...description },
          { retries: 0 },
        );
        return { assistantId: createdSchema.parse(answer).id };
      } catch (error) {
        if (isRefusal(error)) return { refusal: error };
        throw error;
      }
    },

    async remove(assistantId) {
      await made.delete(assistantId).catch(ignoreGone);
    },

    async forgetCall(callId) {
      await held.delete(callId).catch(ignoreGone);
    },

    async list() {
      const found: MadeAssistant[] = [];
      for await (const assistant of made.iterate({ limit: LARGEST_PAGE })) {
        found.push(...ours(assistant));
      }
      return found;
    },
  };
}
