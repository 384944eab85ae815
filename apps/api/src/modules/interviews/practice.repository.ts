import type { Sighting } from '@greenshoe/interview-engine';
import type { ConceptResult } from '@greenshoe/shared-types';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';

/** What a user did before, as far as it matters for what to ask next. */
export interface PracticeStore {
  /** What the latest interviews were to ask, newest first. */
  readonly recentQuestionIds: (userId: string, interviews: number) => Promise<string[]>;
  /** What the latest reports say of the concepts that had to be shown. */
  readonly sightings: (userId: string, interviews: number) => Promise<Sighting[]>;
}

/** Earlier interviews in PostgreSQL, whatever form their plans and reports have. */
export function createPracticeStore(database: Database): PracticeStore {
  return {
    async recentQuestionIds(userId, interviews) {
      const recent = await database
        .selectFrom('interviews')
        .select(sql<string[]>`jsonb_path_query_array(plan, '$.questions[*].id')`.as('ids'))
        .where('user_id', '=', userId)
        .where('assistant_id', 'is not', null)
        .orderBy('created_at', 'desc')
        .limit(interviews)
        .execute();
      return recent.flatMap(({ ids }) => ids);
    },

    async sightings(userId, interviews) {
      const latest = database
        .selectFrom('interviews')
        .innerJoin('reports', 'reports.interview_id', 'interviews.id')
        .where('user_id', '=', userId)
        .orderBy('interviews.created_at', 'desc')
        .limit(interviews)
        .select('report')
        .select(
          sql<number>`greatest(0, extract(epoch from now() - ended_at) / 86400)::float8`.as('days'),
        );
      const { rows } = await sql<{ concept: ConceptResult; days: number }>`
        select concept, days from (${latest}) as latest,
          jsonb_path_query(report, '$.questions[*].concepts[*] ? (@.weight == "must")') as concept
      `.execute(database);
      return rows.map(({ concept, days }) => ({
        conceptId: concept.id,
        verdict: concept.verdict,
        daysAgo: days,
      }));
    },
  };
}
