import { z } from 'zod';
import type { AnswerSource } from './call-messages.repository.ts';

export const MAXIMUM_ANSWER_CHARACTERS = 8_000;
export const UTTERANCE_SAMPLE_RATE = 16_000;
const MAXIMUM_UTTERANCE_SECONDS = 120;
export const MAXIMUM_UTTERANCE_BYTES = MAXIMUM_UTTERANCE_SECONDS * UTTERANCE_SAMPLE_RATE * 2;

const id = z.string().min(1).max(100);

/** What a client may send as text. */
export const clientMessageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('utterance-start'), id }),
  z.object({ type: z.literal('utterance-end'), id }),
  z.object({ type: z.literal('utterance-cancel'), id }),
  z.object({
    type: z.literal('text'),
    id,
    text: z.string(),
    source: z.enum(['typed', 'voice']).default('typed'),
  }),
  z.object({
    type: z.literal('heard'),
    turnId: id,
    playedMs: z.number().nonnegative(),
    complete: z.boolean(),
  }),
  z.object({ type: z.literal('interrupt') }),
  z.object({ type: z.literal('activity') }),
  z.object({ type: z.literal('retry') }),
  z.object({
    type: z.literal('say'),
    message: z.string().min(1).max(MAXIMUM_ANSWER_CHARACTERS),
    endCallAfterSpoken: z.boolean().default(false),
  }),
  z.object({
    type: z.literal('control'),
    control: z.enum(['say-first-message', 'mute-assistant', 'unmute-assistant']),
  }),
  z.object({ type: z.literal('end') }),
  z.object({ type: z.literal('ping') }),
]);

export type ClientMessage = z.output<typeof clientMessageSchema>;

export interface Capabilities {
  readonly transcription: boolean;
  readonly speech: { readonly en: boolean; readonly fr: boolean };
}

export type CallErrorCode =
  | 'answer-too-long'
  | 'bad-message'
  | 'ejected'
  | 'empty-answer'
  | 'interviewer-unavailable'
  | 'not-stored'
  | 'nothing-heard'
  | 'stt-unavailable';

interface Spoken {
  readonly id: string;
  readonly role: 'user' | 'assistant';
  readonly source: AnswerSource | null;
}

/** What the platform sends as text; `audio` is followed by one binary frame. */
export type ServerMessage =
  | {
      readonly type: 'hello';
      readonly callId: string;
      readonly resumed: boolean;
      readonly startedAt: Date;
      readonly capabilities: Capabilities;
      readonly conversation: readonly (Spoken & { readonly text: string })[];
    }
  | {
      readonly type: 'status-update';
      readonly status: 'in-progress' | 'ended';
      readonly endedReason?: string;
    }
  | { readonly type: 'accepted'; readonly id: string }
  | (Spoken & {
      readonly type: 'transcript';
      readonly transcriptType: 'final';
      readonly transcript: string;
      readonly turnId: string | null;
    })
  | {
      readonly type: 'speech-update';
      readonly role: 'assistant';
      readonly status: 'started' | 'stopped';
      readonly turnId: string;
    }
  | {
      readonly type: 'audio';
      readonly turnId: string;
      readonly index: number;
      readonly sampleRate: number;
      readonly text: string;
    }
  | {
      readonly type: 'turn-end';
      readonly turnId: string;
      readonly text: string;
      readonly willEnd: boolean;
    }
  | {
      readonly type: 'error';
      readonly code: CallErrorCode;
      readonly message: string;
      readonly fatal: boolean;
      readonly id?: string;
    }
  | { readonly type: 'pong' };
