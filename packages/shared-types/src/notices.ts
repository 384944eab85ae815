import { z } from 'zod';
import { tokenBalanceSchema } from './tokens.ts';

/** The private realtime topic on which a user's own browsers hear what changed. */
export const userTopic = (userId: string) => `user:${userId}`;

/** What is announced there: a hint to look, with enough to show at once. */
export const noticeSchemas = {
  balance: tokenBalanceSchema,
  'report-ready': z.object({ interviewId: z.uuid() }),
} as const;

export type NoticeName = keyof typeof noticeSchemas;
export type Notice = {
  [Name in NoticeName]: {
    readonly name: Name;
    readonly payload: z.infer<(typeof noticeSchemas)[Name]>;
  };
}[NoticeName];
