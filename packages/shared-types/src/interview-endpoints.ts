import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { problemSchema } from './errors.ts';
import {
  historyItemSchema,
  interviewDifficulties,
  interviewLanguages,
  interviewSchema,
  interviewSettingsSchema,
  interviewTopics,
} from './interviews.ts';

const messageSchema = z.object({ message: z.string() });

/** The call record the session page keeps: the platform's call, as the browser knows it. */
export const callRecordSchema = z
  .object({
    id: z.string().max(200),
    assistantId: z.string().max(200),
    createdAt: z.iso.datetime(),
    metadata: z.record(z.string().max(100), z.unknown()).optional(),
  })
  .meta({ id: 'CallRecord' });

export type CallRecord = z.infer<typeof callRecordSchema>;

export const createAssistantReplySchema = z
  .object({
    success: z.literal(true),
    assistantId: z.string(),
    interviewId: z.uuid(),
    remainingTokens: z.int().nonnegative(),
  })
  .meta({ id: 'CreateAssistantReply' });

export const interviewEndpoints = {
  getTopics: {
    method: 'GET',
    url: '/api/interview/get-topics',
    schema: {
      tags: ['interviews'],
      summary: 'List the topics, difficulties and languages an interview can have',
      response: {
        200: z.object({
          topics: z.array(z.enum(interviewTopics)),
          difficulties: z.array(z.enum(interviewDifficulties)),
          languages: z.array(z.enum(interviewLanguages)),
        }),
        default: problemSchema,
      },
    },
  },
  createAssistant: {
    method: 'POST',
    url: '/api/interview/create-assistant',
    schema: {
      tags: ['interviews'],
      summary: 'Spend one token and prepare an interviewer; a repeated key repeats the answer',
      headers: z.object({ 'idempotency-key': z.string().min(8).max(255).optional() }),
      body: z.object({ userId: z.uuid(), settings: interviewSettingsSchema }),
      response: { 200: createAssistantReplySchema, default: problemSchema },
    },
  },
  record: {
    method: 'POST',
    url: '/api/interview/record',
    schema: {
      tags: ['interviews'],
      summary: 'Note that the call of an interview has begun',
      body: z.object({ call: callRecordSchema }),
      response: { 200: messageSchema, default: problemSchema },
    },
  },
  getHistory: {
    method: 'GET',
    url: '/api/interview/get-history',
    schema: {
      tags: ['interviews'],
      summary: 'List the caller’s interviews, newest first',
      response: { 200: z.object({ history: z.array(historyItemSchema) }), default: problemSchema },
    },
  },
  storeAnalysis: {
    method: 'POST',
    url: '/api/interview/store-analysis',
    schema: {
      tags: ['interviews'],
      summary: 'End an interview and have it marked; safe to repeat',
      body: z.object({
        callId: z.string().max(200),
        assistantId: z.string().max(200),
        interviewSettings: interviewSettingsSchema.extend({ callData: callRecordSchema.nullish() }),
      }),
      response: { 200: messageSchema, default: problemSchema },
    },
  },
  deleteAssistant: {
    method: 'POST',
    url: '/api/interview/delete-assistant',
    schema: {
      tags: ['interviews'],
      summary: 'Remove the interviewer of an interview that was ended by hand',
      body: z.object({ userId: z.uuid(), assistantId: z.string().max(200) }),
      response: { 200: messageSchema, default: problemSchema },
    },
  },
  getInterview: {
    method: 'GET',
    url: '/api/interview/:id',
    schema: {
      tags: ['interviews'],
      summary: 'Read one interview: state, transcript and, once marked, its report',
      params: z.object({ id: z.string().max(200) }),
      response: { 200: interviewSchema, default: problemSchema },
    },
  },
} as const satisfies Record<string, Endpoint>;
