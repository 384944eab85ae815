import type Stripe from 'stripe';
import type { Queryable } from '../database.ts';
import { newId, nowInSeconds } from './ids.ts';
import type { Kind, Kinds } from './kinds.ts';
import { type Page, type PageRequest, pageClauses, toPage } from './pages.ts';

/** The version of the provider's API whose shapes are stored and sent. */
export const API_VERSION = '2026-10-28.endive';
const KEPT_SECONDS = 30 * 24 * 3_600;

export type EventType = Stripe.Event['type'];

/** The request that an event follows from; none for what a person or a timer did. */
export interface Cause {
  readonly id: string;
  readonly idempotency_key: string | null;
}

export interface EventFilter extends PageRequest {
  /** Types; one that ends in `*` stands for all that begin like it. */
  readonly types?: readonly string[] | undefined;
  readonly delivered?: boolean | undefined;
}

export interface EventOverview {
  readonly id: string;
  readonly type: string;
  readonly created: number;
  readonly attempts: number;
  readonly isDue: boolean;
  readonly isDelivered: boolean;
  readonly lastAnswer: string | null;
}

export interface Events {
  /** Notes what happened; `previous` holds the members that changed as they were. */
  readonly add: (type: EventType, object: Kinds[Kind], previous?: object) => Promise<void>;
  readonly find: (id: string) => Promise<Stripe.Event | null>;
  readonly list: (filter: EventFilter) => Promise<Page<Stripe.Event>>;
  readonly overview: (limit: number) => Promise<EventOverview[]>;
  /** Answers `false` when there is no such event. */
  readonly sendAgain: (id: string) => Promise<boolean>;
}

interface Row {
  readonly body: string;
  readonly isDue: boolean;
}

const columns = 'body, next_attempt_at is not null as "isDue"';
const toEvent = ({ body, isDue }: Row): Stripe.Event => ({
  ...(JSON.parse(body) as Stripe.Event),
  pending_webhooks: isDue ? 1 : 0,
});

/** What happened, for 30 days; written in the transaction in which it happens. */
export function createEvents(
  database: Queryable,
  { isHeard, cause = null }: { isHeard: boolean; cause?: Cause | null },
): Events {
  return {
    async add(type, object, previous) {
      const created = nowInSeconds();
      const id = newId('evt');
      const body = JSON.stringify({
        id,
        object: 'event',
        api_version: API_VERSION,
        created,
        data: { object, ...(previous ? { previous_attributes: previous } : {}) },
        livemode: false,
        pending_webhooks: isHeard ? 1 : 0,
        request: cause ?? { id: null, idempotency_key: null },
        type,
      });
      await database.query(
        `insert into sandbox.payment_events (id, type, created, body, next_attempt_at)
         values ($1, $2, $3, $4, case when $5 then now() end)`,
        [id, type, created, body, isHeard],
      );
    },

    async find(id) {
      const { rows } = await database.query<Row>(
        `select ${columns} from sandbox.payment_events where id = $1 and created > $2`,
        [id, nowInSeconds() - KEPT_SECONDS],
      );
      return rows[0] ? toEvent(rows[0]) : null;
    },

    async list(filter) {
      const values: unknown[] = [nowInSeconds() - KEPT_SECONDS];
      const conditions = ['created > $1'];
      if (filter.types) {
        values.push(filter.types.map((type) => type.replaceAll('_', '\\_').replace('*', '%')));
        conditions.push(`type like any ($${values.length})`);
      }
      if (filter.delivered !== undefined) {
        conditions.push(`delivered_at is ${filter.delivered ? 'not ' : ''}null`);
      }
      const clauses = pageClauses('sandbox.payment_events', filter, values);
      const { rows } = await database.query<Row>(
        `select ${columns} from sandbox.payment_events
         where ${[...conditions, ...clauses.conditions].join(' and ')} ${clauses.tail}`,
        values,
      );
      return toPage(rows, filter, toEvent);
    },

    async overview(limit) {
      const { rows } = await database.query<EventOverview>(
        `select id, type, created::float8 as created, attempts, next_attempt_at is not null as "isDue",
                delivered_at is not null as "isDelivered", last_answer as "lastAnswer"
         from sandbox.payment_events order by seq desc limit $1`,
        [limit],
      );
      return rows;
    },

    async sendAgain(id) {
      const sent = await database.query(
        'update sandbox.payment_events set next_attempt_at = now(), attempts = 0 where id = $1',
        [id],
      );
      return sent.rowCount === 1;
    },
  };
}
