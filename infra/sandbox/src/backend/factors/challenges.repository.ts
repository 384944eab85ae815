import { onlyRow, type Queryable } from '../../database.ts';

const LIFETIME_SECONDS = 300;
const WRONG_CODES = 5;
/** Wrong codes on all challenges of a factor; more would let a guesser simply ask for new ones. */
const WRONG_CODES_A_QUARTER = 15;

export interface Challenge {
  readonly id: string;
  readonly ipAddress: string;
  readonly isAnswered: boolean;
  /** Too old, or answered wrongly too often. */
  readonly isOver: boolean;
}

export interface Challenges {
  /** `expiresAt` in seconds since 1970. */
  readonly open: (
    factorId: string,
    ipAddress: string,
  ) => Promise<{ id: string; expiresAt: number }>;
  readonly find: (factorId: string, id: string) => Promise<Challenge | null>;
  /** Counts an answer before it is looked at; `false` when no more are allowed. */
  readonly attempt: (factorId: string, id: string) => Promise<boolean>;
  /** The answer was right: it does not count as a wrong one, and the challenge is used up. */
  readonly close: (id: string) => Promise<void>;
}

/** Whether somebody may guess at this factor again. */
const QUOTA = `(select coalesce(sum(wrong_attempts), 0) from auth.mfa_challenges
  where factor_id = $1 and created_at > now() - interval '15 minutes') < ${WRONG_CODES_A_QUARTER}`;

/** Questions for a code, each good for a few answers. */
export function createChallenges(database: Queryable): Challenges {
  return {
    async open(factorId, ipAddress) {
      const { rows } = await database.query<{ id: string; expiresAt: number }>(
        `with old as (
           delete from auth.mfa_challenges
           where factor_id = $1 and created_at < now() - interval '1 day'
         ), challenged as (
           update auth.mfa_factors set last_challenged_at = now() where id = $1
         )
         insert into auth.mfa_challenges (factor_id, ip_address) values ($1, $2)
         returning id, floor(extract(epoch from created_at))::int + ${LIFETIME_SECONDS} as "expiresAt"`,
        [factorId, ipAddress],
      );
      return onlyRow(rows);
    },

    async find(factorId, id) {
      const { rows } = await database.query<Challenge>(
        `select id, ip_address as "ipAddress", verified_at is not null as "isAnswered",
                wrong_attempts >= ${WRONG_CODES}
                  or created_at < now() - interval '${LIFETIME_SECONDS} seconds' as "isOver"
         from auth.mfa_challenges where factor_id = $1 and id = $2`,
        [factorId, id],
      );
      return rows[0] ?? null;
    },

    async attempt(factorId, id) {
      const { rowCount } = await database.query(
        `update auth.mfa_challenges set wrong_attempts = wrong_attempts + 1
         where factor_id = $1 and id = $2 and wrong_attempts < ${WRONG_CODES} and ${QUOTA}`,
        [factorId, id],
      );
      return rowCount === 1;
    },

    async close(id) {
      await database.query(
        `update auth.mfa_challenges
         set verified_at = now(), wrong_attempts = greatest(wrong_attempts - 1, 0) where id = $1`,
        [id],
      );
    },
  };
}
