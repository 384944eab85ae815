import { interviewLanguages } from '@greenshoe/shared-types';
import { z } from 'zod';

const role = z.enum(['user', 'assistant']);
const source = z.enum(['typed', 'voice']).nullish();

const helloSchema = z.object({
  type: z.literal('hello'),
  capabilities: z.object({
    transcription: z.boolean(),
    speech: z.partialRecord(z.enum(interviewLanguages), z.boolean()),
  }),
  conversation: z.array(z.object({ id: z.string(), role, text: z.string(), source })),
});

const messageSchema = z.discriminatedUnion('type', [
  helloSchema,
  z.object({
    type: z.literal('status-update'),
    status: z.string(),
    endedReason: z.string().nullish(),
  }),
  z.object({ type: z.literal('accepted'), id: z.string() }),
  z.object({
    type: z.literal('transcript'),
    id: z.string(),
    role,
    transcript: z.string(),
    source,
    turnId: z.string().nullish(),
  }),
  z.object({ type: z.literal('speech-update'), status: z.enum(['started', 'stopped']) }),
  z.object({
    type: z.literal('audio'),
    turnId: z.string(),
    index: z.number(),
    sampleRate: z.number(),
  }),
  z.object({ type: z.literal('turn-end'), turnId: z.string(), text: z.string() }),
  z.object({
    type: z.literal('error'),
    code: z.string(),
    message: z.string(),
    fatal: z.boolean(),
    id: z.string().nullish(),
  }),
  z.object({ type: z.literal('pong') }),
]);

export type Hello = z.infer<typeof helloSchema>;
/** What the voice service sends as text; binary frames belong to the `audio` message before them. */
export type ServerMessage = z.infer<typeof messageSchema>;

/** What the browser sends as text; binary frames belong to the open utterance. */
export type ClientMessage =
  | { type: 'utterance-start' | 'utterance-end' | 'utterance-cancel'; id: string }
  | { type: 'text'; id: string; text: string; source: 'typed' | 'voice' }
  | { type: 'heard'; turnId: string; playedMs: number; complete: boolean }
  | { type: 'interrupt' | 'activity' | 'retry' | 'end' | 'ping' };

/** Reads a message; `undefined` for one that a newer service may send and this page does not know. */
export function parseServerMessage(data: string): ServerMessage | undefined {
  try {
    return messageSchema.safeParse(JSON.parse(data)).data;
  } catch {
    return undefined;
  }
}
