import { onlyRow, type Queryable } from '../../database.ts';

/** An authenticator app with what only this service may know of it. */
export interface StoredFactor {
  readonly id: string;
  readonly userId: string;
  readonly friendlyName: string | null;
  readonly factorType: string;
  readonly status: 'unverified' | 'verified';
  readonly secret: string;
}

export interface Factors {
  readonly find: (userId: string, id: string) => Promise<StoredFactor | null>;
  readonly list: (userId: string) => Promise<StoredFactor[]>;
  readonly add: (factor: NewFactor) => Promise<StoredFactor>;
  readonly rename: (id: string, friendlyName: string) => Promise<void>;
  /** Sessions that had shown the factor stay, with the first level of assurance. */
  readonly remove: (id: string) => Promise<void>;
  /** Removes enrolments nobody went on with within five minutes. */
  readonly removeAbandoned: (userId: string) => Promise<void>;
  readonly removeUnverified: (userId: string) => Promise<void>;
  /** Remembers the step of a code that was accepted; `false` when it, or a later one, was before. */
  readonly accept: (id: string, step: number) => Promise<boolean>;
}

export type NewFactor = Pick<StoredFactor, 'userId' | 'friendlyName' | 'secret'>;

const FACTOR = `id, user_id as "userId", friendly_name as "friendlyName",
  factor_type as "factorType", status, secret`;

/** The second factors of accounts. */
export function createFactors(database: Queryable): Factors {
  const run = async (sql: string, values: unknown[]) => {
    await database.query(sql, values);
  };
  const select = async (where: string, values: unknown[]) => {
    const sql = `select ${FACTOR} from auth.mfa_factors where ${where} order by created_at`;
    return (await database.query<StoredFactor>(sql, values)).rows;
  };

  return {
    find: async (userId, id) => (await select('user_id = $1 and id = $2', [userId, id]))[0] ?? null,
    list: (userId) => select('user_id = $1', [userId]),

    async add({ userId, friendlyName, secret }) {
      const { rows } = await database.query<StoredFactor>(
        `insert into auth.mfa_factors (user_id, friendly_name, factor_type, secret)
         values ($1, $2, 'totp', $3) returning ${FACTOR}`,
        [userId, friendlyName, secret],
      );
      return onlyRow(rows);
    },

    rename: (id, friendlyName) =>
      run('update auth.mfa_factors set friendly_name = $2, updated_at = now() where id = $1', [
        id,
        friendlyName,
      ]),

    async remove(id) {
      await run(
        `update auth.sessions set aal = 'aal1', factor_id = null, verified_at = null
         where factor_id = $1`,
        [id],
      );
      await run('delete from auth.mfa_factors where id = $1', [id]);
    },

    removeAbandoned: (userId) =>
      run(
        `delete from auth.mfa_factors f where user_id = $1 and status = 'unverified'
           and created_at < now() - interval '5 minutes'
           and not exists (select from auth.mfa_challenges c where c.factor_id = f.id)`,
        [userId],
      ),

    removeUnverified: (userId) =>
      run(`delete from auth.mfa_factors where user_id = $1 and status = 'unverified'`, [userId]),

    async accept(id, step) {
      const { rowCount } = await database.query(
        `update auth.mfa_factors
         set last_used_step = $2, status = 'verified',
             updated_at = case when status = 'verified' then updated_at else now() end
         where id = $1 and (last_used_step is null or last_used_step < $2)`,
        [id, step],
      );
      return rowCount === 1;
    },
  };
}
