import { z } from 'zod';
import { reportSchema } from './reports.ts';

export const interviewLanguages = ['en', 'fr'] as const;
export const interviewDifficulties = ['intern', 'analyst', 'associate'] as const;
/** Topics a candidate can choose. Each is one `topic` of the question bank. */
export const interviewTopics = [
  'accounting',
  'ev_equity',
  'valuation',
  'dcf',
  'lbo',
  'merger_model',
  'deal_process',
  'restructuring',
  'market',
  'behavioural',
  'case_hypothetical',
  'case_real',
] as const;

export type InterviewLanguage = (typeof interviewLanguages)[number];
export type InterviewDifficulty = (typeof interviewDifficulties)[number];
export type InterviewTopic = (typeof interviewTopics)[number];

/** An exam neither praises nor corrects; a study session comments on each answer. */
export const interviewModes = ['exam', 'study'] as const;
export type InterviewMode = (typeof interviewModes)[number];

/**
 * What the candidate asked for. An absent or empty topic or difficulty means any. Values outside
 * the lists are valid requests for which no scenario exists.
 */
export const interviewSettingsSchema = z
  .object({
    topic: z.string().max(100).optional(),
    difficulty: z.string().max(100).optional(),
    language: z.enum(interviewLanguages).default('en'),
    mode: z.enum(interviewModes).optional().describe('An exam unless it says otherwise.'),
  })
  .meta({ id: 'InterviewSettings' });

export type InterviewSettings = z.infer<typeof interviewSettingsSchema>;

export const interviewStates = [
  'ready',
  'active',
  'ended',
  'marking',
  'marked',
  'failed',
  'void',
] as const;
export type InterviewState = (typeof interviewStates)[number];

export const turnRoles = ['interviewer', 'candidate'] as const;
export const turnSources = ['voice', 'typed'] as const;

export const interviewTurnSchema = z
  .object({
    seq: z.int().nonnegative(),
    role: z.enum(turnRoles),
    text: z.string(),
    source: z
      .enum(turnSources)
      .nullable()
      .describe('How the candidate answered; null for the interviewer.'),
    questionId: z.string().nullable(),
    rung: z.int().min(0).max(4).nullable().describe('Follow-up ladder: 0 open … 4 so what.'),
    startedMs: z.int().nonnegative().describe('Milliseconds since the interview started.'),
  })
  .meta({ id: 'InterviewTurn' });

export type InterviewTurn = z.infer<typeof interviewTurnSchema>;

const interviewSummaryShape = {
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  settings: interviewSettingsSchema,
  scenarioTitle: z.string(),
  state: z.enum(interviewStates),
  durationSeconds: z.int().nonnegative().nullable(),
  overallScore: z.number().min(1).max(5).nullable().describe('1 to 5; null until marked.'),
};

export const historyItemSchema = z
  .object(interviewSummaryShape)
  .meta({ id: 'InterviewHistoryItem' });
export type HistoryItem = z.infer<typeof historyItemSchema>;

export const interviewSchema = z
  .object({
    ...interviewSummaryShape,
    assistantId: z.string().nullable(),
    startedAt: z.iso.datetime().nullable(),
    endedAt: z.iso.datetime().nullable(),
    endReason: z.string().nullable(),
    turns: z.array(interviewTurnSchema),
    report: reportSchema.nullable(),
  })
  .meta({ id: 'Interview' });

export type Interview = z.infer<typeof interviewSchema>;
