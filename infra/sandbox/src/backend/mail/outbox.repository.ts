import type { Queryable } from '../../database.ts';
import type { Mail } from './compose.ts';

export interface SentMail extends Mail {
  readonly createdAt: Date;
}

export interface Outbox {
  readonly send: (mail: Mail) => Promise<void>;
  readonly list: () => Promise<SentMail[]>;
}

const LISTED = 200;

interface Row extends Omit<SentMail, 'link'> {
  readonly url: string | null;
  readonly label: string | null;
}

/** Mails are kept here instead of being sent; `/outbox` shows them. */
export function createOutbox(database: Queryable): Outbox {
  return {
    async send({ to, subject, text, html, link }) {
      await database.query(
        `insert into sandbox.outbox (recipient, subject, body, html, link, link_label)
         values ($1, $2, $3, $4, $5, $6)`,
        [to, subject, text, html, link?.url ?? null, link?.label ?? null],
      );
    },

    async list() {
      const { rows } = await database.query<Row>(
        `select recipient as "to", subject, body as text, html, link as url, link_label as label,
                created_at as "createdAt"
         from sandbox.outbox order by id desc limit ${LISTED}`,
      );
      return rows.map(({ to, subject, text, html, createdAt, url, label }) => {
        const link = url && label ? { url, label } : null;
        return { to, subject, text, html, createdAt, link };
      });
    },
  };
}
