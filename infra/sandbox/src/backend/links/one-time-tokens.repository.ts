import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { Queryable } from '../../database.ts';

/** What a token was sent for; `flow_state` is the code that a link becomes in the code-exchange flow. */
export type OneTimeTokenKind =
  | 'confirmation'
  | 'recovery'
  | 'email_change_current'
  | 'email_change_new'
  | 'phone_change'
  | 'sms'
  | 'reauthentication'
  | 'flow_state';

export interface CodeChallenge {
  readonly value: string;
  readonly method: 's256' | 'plain';
}

export interface OneTimeToken {
  readonly userId: string;
  readonly kind: OneTimeTokenKind;
  /** The mailbox or number it was sent to; of a `flow_state`, how the person came. */
  readonly relatesTo: string;
  readonly challenge: CodeChallenge | null;
}

export interface OneTimeTokens {
  /** The token of a link and the six digits beside it. Only the newest of a kind works. */
  readonly issue: (token: OneTimeToken) => Promise<{ token: string; code: string }>;
  /** Answers once; afterwards, and after the token's time, with `null`. */
  readonly redeem: (
    token: string,
    kinds: readonly OneTimeTokenKind[],
  ) => Promise<OneTimeToken | null>;
  /** Answers once; five wrong codes void the right one, while the link goes on working. */
  readonly redeemCode: (
    userId: string,
    code: string,
    kinds: readonly OneTimeTokenKind[],
  ) => Promise<OneTimeToken | null>;
  readonly revokeAll: (userId: string) => Promise<void>;
}

/** Marks links of the code-exchange flow, so that even a dead one is answered in its style. */
export const CODE_FLOW_PREFIX = 'pkce_';
const WRONG_CODES = 5;

const hashOf = (value: string) => createHash('sha256').update(value).digest('hex');
const hashOfCode = (userId: string, code: string) => hashOf(`${userId}:${code}`);
const newCode = () => String(randomInt(1_000_000)).padStart(6, '0');
const lifetimeOf = (kind: OneTimeTokenKind) => (kind === 'flow_state' ? '5 minutes' : '1 hour');

const ISSUE = `
  with replaced as (
    delete from auth.one_time_tokens where user_id = $2
      and (token_type = $3 and $3 <> 'flow_state' or expires_at < now()))
  insert into auth.one_time_tokens (token_hash, user_id, token_type, relates_to, code_hash,
    code_challenge, code_challenge_method, expires_at)
  values ($1, $2, $3, $4, $5, $6, $7, now() + $8::interval)`;

const ANSWER = `user_id as "userId", token_type as kind, relates_to as "relatesTo",
  code_challenge as value, code_challenge_method as method, expires_at > now() as "isAlive"`;

const REDEEM_CODE = `
  with candidate as (
    select token_hash, code_hash = $2 as matches from auth.one_time_tokens
    where user_id = $1 and token_type = any($3) and code_hash is not null and expires_at > now()
    for update
  ), missed as (
    update auth.one_time_tokens set wrong_attempts = wrong_attempts + 1,
      code_hash = case when wrong_attempts + 1 < ${WRONG_CODES} then code_hash end
    where token_hash in (select token_hash from candidate)
      and not exists (select from candidate where matches)
  )
  delete from auth.one_time_tokens
  where token_hash in (select token_hash from candidate where matches) returning ${ANSWER}`;

interface Row extends Pick<OneTimeToken, 'userId' | 'kind' | 'relatesTo'> {
  readonly value: string | null;
  readonly method: CodeChallenge['method'] | null;
  readonly isAlive: boolean;
}

function asToken(row: Row | undefined): OneTimeToken | null {
  if (!row?.isAlive) return null;
  const { userId, kind, relatesTo, value, method } = row;
  return { userId, kind, relatesTo, challenge: value && method ? { value, method } : null };
}

/** Links and codes that work once, kept as hashes. */
export const createOneTimeTokens = (database: Queryable): OneTimeTokens => ({
  async issue({ userId, kind, relatesTo, challenge }) {
    const token = `${challenge ? CODE_FLOW_PREFIX : ''}${randomBytes(28).toString('hex')}`;
    const code = newCode();
    await database.query(ISSUE, [
      hashOf(token),
      userId,
      kind,
      relatesTo,
      kind === 'flow_state' ? null : hashOfCode(userId, code),
      challenge?.value ?? null,
      challenge?.method ?? null,
      lifetimeOf(kind),
    ]);
    return { token, code };
  },

  async redeem(token, kinds) {
    const { rows } = await database.query<Row>(
      `delete from auth.one_time_tokens where token_hash = $1 and token_type = any($2)
       returning ${ANSWER}`,
      [hashOf(token), kinds],
    );
    return asToken(rows[0]);
  },

  async redeemCode(userId, code, kinds) {
    const { rows } = await database.query<Row>(REDEEM_CODE, [
      userId,
      hashOfCode(userId, code),
      kinds,
    ]);
    return asToken(rows[0]);
  },

  async revokeAll(userId) {
    await database.query('delete from auth.one_time_tokens where user_id = $1', [userId]);
  },
});
