import type { Judgement } from '@greenshoe/interview-engine';
import type {
  ErrorCode,
  InterviewSettings,
  InterviewState,
  InterviewTurn,
  LedgerEntry,
  Report,
} from '@greenshoe/shared-types';
import type { ColumnType, Generated } from 'kysely';
import type { PaymentTables } from './payment-tables.ts';
import type { StoredPlan } from './stored-plan.ts';

export type Fixed<T> = ColumnType<T, T, never>;
export type CreatedAt = ColumnType<Date, never, never>;
/** Written as text, read as what it describes. */
type FixedJson<T> = ColumnType<T, string, never>;
/** The same, where a newer value may replace it. */
type Json<T> = ColumnType<T, string, T | string>;
/** Set by expressions of the database's own clock. */
type Moment = ColumnType<Date | null, never, Date>;

export type Account =
  | 'sales'
  | 'grants'
  | 'available'
  | 'prepaid'
  | 'held'
  | 'consumed'
  | 'clawback'
  | 'owed';
type LedgerEntryKind = LedgerEntry['kind'];
export type LaunchState = 'reserved' | 'ready' | 'failed_released';

interface TokenTables {
  wallets: {
    user_id: Fixed<string>;
    available: Generated<number>;
    held: Generated<number>;
    owed: Generated<number>;
    prepaid: Generated<number>;
  };
  transfers: {
    id: ColumnType<string, never, never>;
    reference: Fixed<string>;
    user_id: Fixed<string>;
    debit: Fixed<Account>;
    credit: Fixed<Account>;
    amount: Fixed<number>;
    created_at: CreatedAt;
  };
  /** A view: what a person sees of their transfers. */
  ledger_entries: {
    id: ColumnType<string, never, never>;
    user_id: Fixed<string>;
    created_at: CreatedAt;
    kind: Fixed<LedgerEntryKind>;
    tokens: Fixed<number>;
    interview_id: Fixed<string | null>;
    plan_id: Fixed<string | null>;
    amount_cents: Fixed<number | null>;
    currency: Fixed<string | null>;
  };
}

interface InterviewTables {
  launches: {
    id: Fixed<string>;
    user_id: Fixed<string>;
    key: Fixed<string>;
    request_hash: Fixed<string>;
    state: Generated<LaunchState>;
    assistant_id: ColumnType<string | null, never, string>;
    failure: ColumnType<ErrorCode | null, never, ErrorCode>;
    lease_until: Fixed<Date>;
    created_at: CreatedAt;
  };
  interviews: {
    id: Fixed<string>;
    user_id: Fixed<string>;
    settings: FixedJson<InterviewSettings>;
    scenario_id: Fixed<string>;
    scenario_title: Fixed<string>;
    plan: FixedJson<StoredPlan>;
    engine_version: Fixed<string>;
    assistant_id: ColumnType<string | null, never, string>;
    call_id: ColumnType<string | null, never, string>;
    state: Generated<InterviewState>;
    started_at: Moment;
    ended_at: Moment;
    end_reason: ColumnType<string | null, never, string>;
    duration_seconds: ColumnType<number | null, never, number | null>;
    created_at: CreatedAt;
  };
  interview_turns: {
    interview_id: Fixed<string>;
    seq: Fixed<number>;
    role: Fixed<InterviewTurn['role']>;
    text: string;
    question_id: string | null;
    rung: number | null;
    act: string | null;
    source: InterviewTurn['source'];
    ends_call: boolean;
    spoken_text: string | null;
    call_id: Fixed<string>;
    exchange: Fixed<number>;
    started_ms: number;
    ended_ms: number | null;
    created_at: CreatedAt;
  };
  reports: {
    interview_id: Fixed<string>;
    engine_version: string;
    overall: ColumnType<string | null, number | null, number | string | null>;
    report: Json<Report>;
    /** Which form `report` has; see `REPORT_FORMAT`. */
    format: number;
    /** By question, in the order in which they came. */
    judgements: Json<readonly [questionId: string, readonly Judgement[]][] | null>;
    created_at: CreatedAt;
  };
}

/** What the migrations create, as the compiler sees it. A `Fixed` column cannot be updated. */
export interface Tables extends TokenTables, InterviewTables, PaymentTables {
  erasures: {
    id: ColumnType<string, never, never>;
    user_id: Fixed<string>;
    launch_ids: Fixed<string[]>;
    call_ids: Fixed<string[]>;
    created_at: CreatedAt;
  };
  erased_users: { user_hash: Fixed<Buffer>; erased_at: CreatedAt };
  webhook_events: {
    provider: Fixed<string>;
    event_id: Fixed<string>;
    payload: FixedJson<object>;
    received_at: CreatedAt;
    processed_at: ColumnType<Date | null, Date | undefined, Date>;
  };
}
