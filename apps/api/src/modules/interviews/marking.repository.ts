import type { InterviewPlan, Judgements } from '@greenshoe/interview-engine';
import type { Report } from '@greenshoe/shared-types';
import { sql } from 'kysely';
import { ignoreChanges, type NoteChange } from '../../database/changes.ts';
import type { Database } from '../../database/database.ts';
import { REPORT_FORMAT } from '../../database/report-format.ts';
import { toPlan } from '../../database/stored-plan.ts';

/** An interview that was marked before. */
export interface Review {
  readonly plan: InterviewPlan;
  readonly judgements: Judgements;
}

export interface Marked {
  readonly report: Report;
  readonly judgements: Judgements;
}

export interface MarkingStore {
  /** Answers with what is to be marked, or `null` when that is done or not yet due. */
  readonly begin: (interviewId: string) => Promise<InterviewPlan | null>;
  /** Answers with what was marked and may be marked again; `null` when it never was. */
  readonly review: (interviewId: string) => Promise<Review | null>;
  /** Stores the report of an interview in that state; a later one replaces an earlier one. */
  readonly complete: (
    interviewId: string,
    marked: Marked,
    from: 'marking' | 'marked',
  ) => Promise<void>;
  /** Marking failed for good; the transcript stays. */
  readonly giveUp: (interviewId: string) => Promise<void>;
  /** Whether a marking is under way or over, so that it may have missed what is new. */
  readonly hasBegun: (interviewId: string) => Promise<boolean>;
  /** Makes interviews due again whose report has an older form; answers with their ids. */
  readonly reopenOutdated: () => Promise<string[]>;
}

/** A quotation that was cut through a character would be refused by the column. */
const toStorableJson = (value: unknown) =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'string' ? part.toWellFormed().replaceAll('\0', '') : part,
  );

/** The marking of an interview in PostgreSQL; notes every report that is ready. */
export function createMarkingStore(
  database: Database,
  note: NoteChange = ignoreChanges,
): MarkingStore {
  return {
    async begin(interviewId) {
      const interview = await database
        .updateTable('interviews')
        .set({ state: 'marking' })
        .where('id', '=', interviewId)
        .where('state', 'in', ['ended', 'marking'])
        .returning('plan')
        .executeTakeFirst();
      return interview ? toPlan(interview.plan) : null;
    },

    async review(interviewId) {
      const marked = await database
        .selectFrom('interviews')
        .innerJoin('reports', 'reports.interview_id', 'interviews.id')
        .select(['plan', 'judgements'])
        .where('id', '=', interviewId)
        .where('state', '=', 'marked')
        .executeTakeFirst();
      if (!marked) return null;
      return { plan: toPlan(marked.plan), judgements: new Map(marked.judgements) };
    },

    // One statement: the report and the state that announces it exist together or not at all.
    async complete(interviewId, { report, judgements }, from) {
      const stored = await database
        .with('marked', (query) =>
          query
            .updateTable('interviews')
            .set({ state: 'marked' })
            .where('id', '=', interviewId)
            .where('state', '=', from)
            .returning(['id', 'user_id']),
        )
        .insertInto('reports')
        .columns(['interview_id', 'engine_version', 'overall', 'report', 'format', 'judgements'])
        .expression((query) =>
          query
            .selectFrom('marked')
            .select([
              'marked.id',
              sql<string>`${report.engineVersion}::text`.as('engine_version'),
              sql<number | null>`${report.overallScore}::numeric`.as('overall'),
              sql<string>`${toStorableJson(report)}::jsonb`.as('report'),
              sql<number>`${REPORT_FORMAT}::smallint`.as('format'),
              sql<string>`${toStorableJson([...judgements])}::jsonb`.as('judgements'),
            ]),
        )
        .onConflict((conflict) =>
          conflict.column('interview_id').doUpdateSet((row) => ({
            engine_version: row.ref('excluded.engine_version'),
            overall: row.ref('excluded.overall'),
            report: row.ref('excluded.report'),
            format: row.ref('excluded.format'),
            judgements: row.ref('excluded.judgements'),
          })),
        )
        .returning((row) => row.selectFrom('marked').select('user_id').as('userId'))
        .executeTakeFirst();
      if (stored?.userId) note({ kind: 'report-ready', userId: stored.userId, interviewId });
    },

    async giveUp(interviewId) {
      await database
        .updateTable('interviews')
        .set({ state: 'failed' })
        .where('id', '=', interviewId)
        .where('state', 'in', ['ended', 'marking'])
        .execute();
    },

    async hasBegun(interviewId) {
      const begun = await database
        .selectFrom('interviews')
        .select('id')
        .where('id', '=', interviewId)
        .where('state', 'in', ['marking', 'marked'])
        .executeTakeFirst();
      return begun !== undefined;
    },

    async reopenOutdated() {
      const reopened = await database
        .updateTable('interviews')
        .set({ state: 'ended' })
        .where('state', '=', 'marked')
        .where('id', 'in', (query) =>
          query.selectFrom('reports').select('interview_id').where('format', '<', REPORT_FORMAT),
        )
        .returning('id')
        .execute();
      return reopened.map(({ id }) => id);
    },
  };
}
