import type { HistoryItem, Interview } from '@greenshoe/shared-types';
import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import { REPORT_FORMAT } from '../../database/report-format.ts';

export interface InterviewReader {
  /** Newest first. */
  readonly history: (userId: string) => Promise<HistoryItem[]>;
  /** By its own id or its assistant's; somebody else's does not exist. */
  readonly find: (userId: string, id: string) => Promise<Omit<Interview, 'turns'> | null>;
}

const columns = [
  'interviews.id',
  'interviews.created_at',
  'settings',
  'scenario_title',
  'state',
  'duration_seconds',
  'overall',
] as const;

interface SummaryRow extends Pick<HistoryItem, 'id' | 'settings' | 'state'> {
  readonly created_at: Date;
  readonly scenario_title: string;
  readonly duration_seconds: number | null;
  readonly overall: string | null;
}

const summaryOf = (row: SummaryRow): HistoryItem => ({
  id: row.id,
  createdAt: row.created_at.toISOString(),
  settings: row.settings,
  scenarioTitle: row.scenario_title,
  state: row.state,
  durationSeconds: row.duration_seconds,
  overallScore: row.overall === null ? null : Number(row.overall),
});

const isUuid = (value: string) => z.uuid().safeParse(value).success;

/** What a candidate sees of their own interviews; a launch that failed is none. */
export function createInterviewReader(database: Database): InterviewReader {
  const interviewsOf = (userId: string) =>
    database
      .selectFrom('interviews')
      .leftJoin('reports', (join) =>
        join
          .onRef('reports.interview_id', '=', 'interviews.id')
          .on('reports.format', '=', REPORT_FORMAT),
      )
      .where('user_id', '=', userId)
      .where('assistant_id', 'is not', null)
      .select(columns);

  return {
    async history(userId) {
      const rows = await interviewsOf(userId).orderBy('interviews.created_at', 'desc').execute();
      return rows.map(summaryOf);
    },

    async find(userId, id) {
      const row = await interviewsOf(userId)
        .select(['assistant_id', 'started_at', 'ended_at', 'end_reason', 'report'])
        .where((where) =>
          where.or([
            where('assistant_id', '=', id),
            ...(isUuid(id) ? [where('interviews.id', '=', id)] : []),
          ]),
        )
        .executeTakeFirst();
      if (!row) return null;
      return {
        ...summaryOf(row),
        assistantId: row.assistant_id,
        startedAt: row.started_at?.toISOString() ?? null,
        endedAt: row.ended_at?.toISOString() ?? null,
        endReason: row.end_reason,
        report: row.report,
      };
    },
  };
}
