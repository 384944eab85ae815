import { onlyRow, type Queryable } from '../database.ts';
import type { Kind, Kinds } from './kinds.ts';
import { type Page, type PageRequest, pageClauses, toPage } from './pages.ts';

export interface Objects {
  readonly insert: <K extends Kind>(kind: K, document: Kinds[K], details?: object) => Promise<void>;
  readonly save: (document: Kinds[Kind], details?: object) => Promise<void>;
  readonly find: <K extends Kind>(kind: K, id: string) => Promise<Kinds[K] | null>;
  /** Holds the object until the transaction ends; whoever else wants it waits. */
  readonly lock: <K extends Kind>(kind: K, id: string) => Promise<Kinds[K] | null>;
  /** The object of this identifier, whatever its kind. */
  readonly findAny: (id: string) => Promise<Kinds[Kind] | null>;
  readonly details: <T>(id: string) => Promise<T>;
  readonly list: <K extends Kind>(kind: K, request: ListRequest) => Promise<Page<Kinds[K]>>;
  readonly overdueSessions: (now: number) => Promise<string[]>;
}

export interface ListRequest extends PageRequest {
  /** Exact values of members of the object. */
  readonly where: Readonly<Record<string, string | undefined>>;
}

interface Row {
  readonly document: Kinds[Kind];
}

/** The objects of the provider. A transaction sees them through its own client. */
export function createObjects(database: Queryable): Objects {
  async function read<K extends Kind>(kind: K, id: string, suffix = '') {
    const { rows } = await database.query<Row>(
      `select document from sandbox.payment_objects where id = $1 and kind = $2 ${suffix}`,
      [id, kind],
    );
    return (rows[0]?.document ?? null) as Kinds[K] | null;
  }

  return {
    async insert(kind, document, details) {
      await database.query(
        `insert into sandbox.payment_objects (id, kind, created, document, details)
         values ($1, $2, $3, $4, $5)`,
        [document.id, kind, document.created, document, details],
      );
    },

    async save(document, details) {
      await database.query(
        `update sandbox.payment_objects set document = $2, details = coalesce($3, details)
         where id = $1`,
        [document.id, document, details],
      );
    },

    find: (kind, id) => read(kind, id),
    lock: (kind, id) => read(kind, id, 'for update'),

    async findAny(id) {
      const { rows } = await database.query<Row>(
        'select document from sandbox.payment_objects where id = $1',
        [id],
      );
      return rows[0]?.document ?? null;
    },

    async details<T>(id: string) {
      const { rows } = await database.query<{ details: T }>(
        'select details from sandbox.payment_objects where id = $1',
        [id],
      );
      return onlyRow(rows).details;
    },

    async list(kind, request) {
      const values: unknown[] = [kind];
      const conditions = Object.entries(request.where)
        .filter(([, value]) => value !== undefined)
        .map(([member, value]) => {
          values.push(member, value);
          return `document ->> $${values.length - 1} = $${values.length}`;
        });
      const clauses = pageClauses('sandbox.payment_objects', request, values);
      const { rows } = await database.query<Row>(
        `select document from sandbox.payment_objects
         where ${['kind = $1', ...conditions, ...clauses.conditions].join(' and ')} ${clauses.tail}`,
        values,
      );
      return toPage(rows, request, (row) => row.document as Kinds[typeof kind]);
    },

    async overdueSessions(now) {
      const { rows } = await database.query<{ id: string }>(
        `select id from sandbox.payment_objects
         where kind = 'checkout.session' and document ->> 'status' = 'open'
           and (document ->> 'expires_at')::bigint <= $1
         order by seq limit 100`,
        [now],
      );
      return rows.map(({ id }) => id);
    },
  };
}
