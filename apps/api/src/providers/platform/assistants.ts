import type { InterviewLanguage } from '@greenshoe/shared-types';
import { z } from 'zod';
import { type AssistantLinks, describeAssistant } from './describe-assistant.ts';
import { createPlatformCall, isRefusal, PlatformError } from './platform-client.ts';

export type Creation = { readonly assistantId: string } | { readonly refusal: Error };

export interface Assistants {
  /** Makes the interviewer of one interview, unless the platform understands and will not. */
  readonly create: (interviewId: string, language: InterviewLanguage) => Promise<Creation>;
  /** Removes an assistant; one that is gone already is fine. */
  readonly remove: (assistantId: string) => Promise<void>;
  /** Removes whatever was made for an interview, even if the platform's answer never came. */
  readonly removeFor: (interviewId: string) => Promise<void>;
}

/** Ours to choose, so that an assistant whose creation went unanswered can still be found. */
const nameFor = (interviewId: string) => `iv-${interviewId}`;

const assistantSchema = z.object({ id: z.string().min(1), name: z.string().nullish() });

/** Assistants at the voice platform, over its REST API. */
export function createAssistants(
  platform: { apiUrl: string; token: string; links: AssistantLinks },
  fetch = globalThis.fetch,
): Assistants {
  const call = createPlatformCall(platform, fetch);

  async function remove(assistantId: string) {
    try {
      await call('DELETE', `/assistant/${encodeURIComponent(assistantId)}`);
    } catch (error) {
      if (!(error instanceof PlatformError && error.status === 404)) throw error;
    }
  }

  return {
    async create(interviewId, language) {
      const description = describeAssistant(platform.links, interviewId, language);
      const name = nameFor(interviewId);
      try {
        const assistant = await call('POST', '/assistant', { name, ...description });
        return { assistantId: assistantSchema.parse(assistant).id };
      } catch (error) {
        if (isRefusal(error)) return { refusal: error };
        throw error;
      }
    },

    remove,

    async removeFor(interviewId) {
      const all = z.array(assistantSchema).parse(await call('GET', '/assistant?limit=1000'));
      const named = all.filter((assistant) => assistant.name === nameFor(interviewId));
      await Promise.all(named.map(({ id }) => remove(id)));
    },
  };
}
