import type { InterviewPlan } from '@greenshoe/interview-engine';
import type { Report } from '@greenshoe/shared-types';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';

export interface MarkingStore {
  /** Answers with what is to be marked, or `null` when that is done or not yet due. */
  readonly begin: (interviewId: string) => Promise<InterviewPlan | null>;
  readonly complete: (interviewId: string, report: Report) => Promise<void>;
  /** Marking failed for good; the transcript stays. */
  readonly giveUp: (interviewId: string) => Promise<void>;
}

/** A quotation that was cut through a character would be refused by the column. */
const toStorableJson = (value: unknown) =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'string' ? part.toWellFormed() : part,
  );

/** The marking of an interview in PostgreSQL. */
export function createMarkingStore(database: Database): MarkingStore {
  return {
    async begin(interviewId) {
      const interview = await database
        .updateTable('interviews')
        .set({ state: 'marking' })
        .where('id', '=', interviewId)
        .where('state', 'in', ['ended', 'marking'])
        .returning('plan')
        .executeTakeFirst();
      return interview?.plan ?? null;
    },

    // One statement: the report and the state that announces it exist together or not at all.
    async complete(interviewId, report) {
      await database
        .with('marked', (query) =>
          query
            .updateTable('interviews')
            .set({ state: 'marked' })
            .where('id', '=', interviewId)
            .where('state', '=', 'marking')
            .returning('id'),
        )
        .insertInto('reports')
        .columns(['interview_id', 'engine_version', 'overall', 'report'])
        .expression((query) =>
          query
            .selectFrom('marked')
            .select([
              'marked.id',
              sql<string>`${report.engineVersion}::text`.as('engine_version'),
              sql<number | null>`${report.overallScore}::numeric`.as('overall'),
              sql<string>`${toStorableJson(report)}::jsonb`.as('report'),
            ]),
        )
        .execute();
    },

    async giveUp(interviewId) {
      await database
        .updateTable('interviews')
        .set({ state: 'failed' })
        .where('id', '=', interviewId)
        .where('state', 'in', ['ended', 'marking'])
        .execute();
    },
  };
}
