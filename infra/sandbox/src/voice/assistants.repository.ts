import { onlyRow, type Queryable } from '../database.ts';

/** As it came from the client; nothing is added or dropped. */
export type StoredSettings = Record<string, unknown>;

export interface Assistant {
  readonly id: string;
  readonly settings: StoredSettings;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export interface Assistants {
  readonly create: (settings: StoredSettings) => Promise<Assistant>;
  readonly list: (limit: number) => Promise<Assistant[]>;
  readonly find: (id: string) => Promise<Assistant | null>;
  readonly replace: (id: string, settings: StoredSettings) => Promise<Assistant | null>;
  readonly remove: (id: string) => Promise<Assistant | null>;
}

const COLUMNS = 'id, settings, created_at as "createdAt", updated_at as "updatedAt"';

/** Assistants, each as one document. */
export function createAssistants(database: Queryable): Assistants {
  const select = async (sql: string, values: unknown[]) =>
    (await database.query<Assistant>(sql, values)).rows;
  const first = async (sql: string, values: unknown[]) => (await select(sql, values))[0] ?? null;

  return {
    async create(settings) {
      const sql = `insert into sandbox.assistants (settings) values ($1) returning ${COLUMNS}`;
      return onlyRow(await select(sql, [settings]));
    },
    list: (limit) =>
      select(`select ${COLUMNS} from sandbox.assistants order by created_at desc limit $1`, [
        limit,
      ]),
    find: (id) => first(`select ${COLUMNS} from sandbox.assistants where id = $1`, [id]),
    replace: (id, settings) =>
      first(
        `update sandbox.assistants set settings = $2, updated_at = now() where id = $1
         returning ${COLUMNS}`,
        [id, settings],
      ),
    remove: (id) =>
      first(`delete from sandbox.assistants where id = $1 returning ${COLUMNS}`, [id]),
  };
}
