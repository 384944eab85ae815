import { onlyRow, type Queryable } from '../../database.ts';
import type { User } from '../users.ts';
import { type AuditAction, logTypes } from './actions.ts';

const KEPT = '90 days';
/** The secret key acts for nobody in particular. */
const SERVICE = { id: '00000000-0000-0000-0000-000000000000', name: 'service_role' };

/** Whoever did it: an account, or the holder of the secret key. */
export type Actor = Pick<User, 'id' | 'email' | 'phone'> | 'service_role';

export interface AuditEntry {
  readonly id: string;
  readonly payload: Record<string, unknown>;
  readonly created_at: Date;
  readonly ip_address: string;
}

export interface AuditQuery {
  /** Names of the payload, of which one must contain the text; none: everything. */
  readonly columns: readonly ('actor_username' | 'action' | 'log_type')[];
  readonly text: string;
  readonly limit: number;
  readonly offset: number;
}

export interface AuditLog {
  /** `traits` tell ids and kinds; a secret never stands in them. */
  readonly record: (
    action: AuditAction,
    actor: Actor,
    traits?: Record<string, unknown>,
    ipAddress?: string,
  ) => Promise<void>;
  /** The newest first, and how many there are on all pages. */
  readonly list: (query: AuditQuery) => Promise<{ entries: AuditEntry[]; total: number }>;
  /** Removes what is older than 90 days; answers with how many entries. */
  readonly forgetOld: () => Promise<number>;
}

const describeActor = (actor: Actor) =>
  actor === 'service_role'
    ? { actor_id: SERVICE.id, actor_username: SERVICE.name }
    : { actor_id: actor.id, actor_username: actor.phone || actor.email || '' };

/** Everything a `like` pattern would read as more than a letter. */
const literally = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

function condition({ columns, text }: AuditQuery): string {
  if (columns.length === 0 || !text) return '$1::text is not null';
  return columns.map((name) => `payload ->> '${name}' ilike $1`).join(' or ');
}

/** The account of who did what to accounts, in the hosted service's shape. */
export function createAuditLog(database: Queryable): AuditLog {
  return {
    async record(action, actor, traits, ipAddress = '') {
      const payload = {
        ...describeActor(actor),
        actor_via_sso: false,
        action,
        log_type: logTypes[action],
        ...(traits ? { traits } : {}),
      };
      await database.query(
        'insert into auth.audit_log_entries (payload, ip_address) values ($1, $2)',
        [payload, ipAddress],
      );
    },

    async list(query) {
      const pattern = `%${literally(query.text)}%`;
      const from = `from auth.audit_log_entries where ${condition(query)}`;
      const { rows } = await database.query<AuditEntry>(
        `select id, payload, created_at, ip_address ${from}
         order by created_at desc, id limit $2 offset $3`,
        [pattern, query.limit, query.offset],
      );
      const counted = await database.query<{ total: number }>(
        `select count(*)::int as total ${from}`,
        [pattern],
      );
      return { entries: rows, total: onlyRow(counted.rows).total };
    },

    async forgetOld() {
      const { rowCount } = await database.query(
        `delete from auth.audit_log_entries where created_at < now() - interval '${KEPT}'`,
      );
      return rowCount ?? 0;
    },
  };
}
