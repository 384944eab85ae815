import type { Queryable } from '../../database.ts';
import { AuthError } from '../auth-error.ts';

/** Kinds of mails and text messages that are limited each for itself. */
export type LimitedMail =
  | 'confirmation'
  | 'recovery'
  | 'existing'
  | 'email_change'
  | 'reauthentication'
  | 'sms'
  | 'phone_change';

export interface MailLimits {
  /**
   * Takes the right to write to an address; throws the protocol's refusal with the seconds to wait
   * when it was written to just now, whether or not anybody has an account there.
   */
  readonly claim: (address: string, kind: LimitedMail) => Promise<void>;
  /** Takes the same right; `false` when it is too soon. */
  readonly take: (address: string, kind: LimitedMail) => Promise<boolean>;
  /** Notes that the address is written to, whenever the last time was. */
  readonly note: (address: string, kind: LimitedMail) => Promise<void>;
}

const CLAIM = `
  insert into auth.mail_limits as earlier (email, kind) values ($1, $2)
  on conflict (email, kind) do update set sent_at = now()
  where earlier.sent_at <= now() - make_interval(secs => $3)`;

const isText = (kind: LimitedMail) => kind === 'sms' || kind === 'phone_change';

/** One mail of a kind in so many seconds to an address. */
export function createMailLimits(database: Queryable, seconds: number): MailLimits {
  const take: MailLimits['take'] = async (address, kind) => {
    const taken = await database.query(CLAIM, [address, kind, seconds]);
    return taken.rowCount === 1;
  };
  return {
    take,

    async claim(address, kind) {
      if (await take(address, kind)) return;
      const { rows } = await database.query<{ left: number }>(
        `select greatest(1, ceil($3 - extract(epoch from now() - sent_at)))::int as left
         from auth.mail_limits where email = $1 and kind = $2`,
        [address, kind, seconds],
      );
      const left = rows[0]?.left ?? seconds;
      throw new AuthError(
        isText(kind) ? 'over_sms_send_rate_limit' : 'over_email_send_rate_limit',
        `For security purposes, you can only request this after ${left} seconds.`,
        undefined,
        left,
      );
    },

    async note(address, kind) {
      await database.query(CLAIM, [address, kind, 0]);
    },
  };
}
