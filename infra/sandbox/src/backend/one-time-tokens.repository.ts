import { createHash, randomBytes } from 'node:crypto';
import type { Queryable } from '../database.ts';

export type OneTimeTokenType = 'signup' | 'recovery' | 'code-signup' | 'code-recovery';

export interface CodeChallenge {
  readonly value: string;
  readonly method: 's256' | 'plain';
}

export interface OneTimeToken {
  readonly userId: string;
  readonly type: OneTimeTokenType;
  readonly challenge: CodeChallenge | null;
}

export interface OneTimeTokens {
  /** Replaces an earlier token of the same kind, so only the newest mail works. */
  readonly issue: (token: OneTimeToken) => Promise<string>;
  /** Answers once; afterwards, and after the token's time, with `null`. */
  readonly redeem: (
    value: string,
    types: readonly OneTimeTokenType[],
  ) => Promise<OneTimeToken | null>;
}

const LIFETIME = '1 hour';
/** Marks links of the code-exchange flow, so that even a dead one is answered in its style. */
export const CODE_FLOW_PREFIX = 'pkce_';
const hashOf = (value: string) => createHash('sha256').update(value).digest('hex');

interface Row {
  readonly userId: string;
  readonly type: OneTimeTokenType;
  readonly value: string | null;
  readonly method: CodeChallenge['method'] | null;
}

/** Links and codes that work once, kept as hashes. */
export function createOneTimeTokens(database: Queryable): OneTimeTokens {
  return {
    async issue({ userId, type, challenge }) {
      const value = `${challenge ? CODE_FLOW_PREFIX : ''}${randomBytes(28).toString('hex')}`;
      await database.query(
        `with replaced as (
           delete from auth.one_time_tokens where user_id = $2 and token_type = $3)
         insert into auth.one_time_tokens
           (token_hash, user_id, token_type, code_challenge, code_challenge_method, expires_at)
         values ($1, $2, $3, $4, $5, now() + interval '${LIFETIME}')`,
        [hashOf(value), userId, type, challenge?.value ?? null, challenge?.method ?? null],
      );
      return value;
    },

    async redeem(value, types) {
      const { rows } = await database.query<Row & { isAlive: boolean }>(
        `delete from auth.one_time_tokens where token_hash = $1 and token_type = any($2)
         returning user_id as "userId", token_type as type, code_challenge as value,
                   code_challenge_method as method, expires_at > now() as "isAlive"`,
        [hashOf(value), types],
      );
      const [row] = rows;
      if (!row?.isAlive) return null;
      const challenge = row.value && row.method ? { value: row.value, method: row.method } : null;
      return { userId: row.userId, type: row.type, challenge };
    },
  };
}
