import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { EngineTurn } from '@greenshoe/interview-engine';
import { sql } from 'kysely';
import type { TestApp } from './app.ts';
import type { TestUser } from './identity.ts';

interface OlderInterview {
  readonly settings: object;
  readonly plan: object;
  readonly turns: readonly EngineTurn[];
  readonly report: { readonly overallScore: number; readonly strengths: readonly string[] };
}

/** An interview, its plan and its report word for word as engine version 2026.11.1 wrote them. */
export const olderInterview = JSON.parse(
  await readFile(new URL('../fixtures/interview-of-2026.11.1.json', import.meta.url), 'utf8'),
) as OlderInterview;

interface Changes {
  readonly plan?: object;
  readonly state?: 'active' | 'marked';
}

/** Puts it into the database with the statements of that version. */
export async function storeOlderInterview(
  { database }: TestApp,
  user: TestUser,
  { plan = olderInterview.plan, state = 'marked' }: Changes = {},
) {
  const { settings, turns, report } = olderInterview;
  const id = randomUUID();
  const assistantId = randomUUID();
  await sql`
    insert into app.launches (id, user_id, key, request_hash, state, assistant_id, lease_until)
    values (${id}, ${user.id}, ${id}, 'hash', 'ready', ${assistantId}, now())
  `.execute(database);
  await sql`
    insert into app.interviews (id, user_id, settings, scenario_id, scenario_title, plan,
      engine_version, assistant_id, call_id, state, started_at, ended_at, duration_seconds)
    values (${id}, ${user.id}, ${JSON.stringify(settings)}, 'dcf.analyst.en', 'DCF · Analyst',
      ${JSON.stringify(plan)}, '2026.11.1', ${assistantId}, 'call-1', ${state},
      now() - interval '4 minutes', ${state === 'marked' ? sql`now()` : null}, 240)
  `.execute(database);
  for (const [seq, turn] of turns.entries()) {
    const source = turn.role === 'candidate' ? turn.source : null;
    await sql`
      insert into app.interview_turns (interview_id, seq, role, text, question_id, rung, act, source,
        ends_call, call_id, exchange, started_ms)
      values (${id}, ${seq}, ${turn.role}, ${turn.text}, ${turn.questionId}, ${turn.rung}, ${turn.act},
        ${source}, false, 'call-1', ${Math.ceil(seq / 2)}, ${turn.startedMs})
    `.execute(database);
  }
  if (state === 'marked') {
    await sql`
      insert into app.reports (interview_id, engine_version, overall, report)
      values (${id}, '2026.11.1', ${report.overallScore}, ${JSON.stringify(report)})
    `.execute(database);
  }
  return id;
}
