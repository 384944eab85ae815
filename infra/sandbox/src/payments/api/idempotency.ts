import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PoolClient } from 'pg';
import { transaction } from '../../database.ts';
import { type Books, openBooks, type PaymentsContext } from '../payments-context.ts';
import { describeError, PaymentsError } from './payments-error.ts';

interface Answer {
  readonly status: number;
  readonly body: string;
}
interface KeptAnswer extends Answer {
  readonly endpoint: string;
  readonly fingerprint: string;
  readonly requestId: string;
}

const KEPT = `interval '24 hours'`;
const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');

const keyOf = (request: FastifyRequest): string | null => {
  const key = request.headers['idempotency-key']?.toString() ?? null;
  if (key !== null && (key.length === 0 || key.length > 255)) {
    throw new PaymentsError('Idempotency keys have between 1 and 255 characters.');
  }
  return key;
};

/** Lets one request of a key pass at a time, for as long as its transaction lasts. */
async function claim(client: PoolClient, key: string) {
  const { rows } = await client.query<{ free: boolean }>(
    'select pg_try_advisory_xact_lock(hashtextextended($1, 20261121)) as free',
    [key],
  );
  if (rows[0]?.free) return;
  throw new PaymentsError(
    `There is currently another in-progress request using this Stripe Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
    { status: 409, type: 'idempotency_error', code: 'idempotency_key_in_use' },
  );
}

async function findAnswer(client: PoolClient, key: string): Promise<KeptAnswer | null> {
  await client.query(
    `delete from sandbox.payment_idempotency_keys where key = $1 and created_at < now() - ${KEPT}`,
    [key],
  );
  const { rows } = await client.query<KeptAnswer>(
    `select endpoint, fingerprint, request_id as "requestId", status, body
     from sandbox.payment_idempotency_keys where key = $1`,
    [key],
  );
  return rows[0] ?? null;
}

function mustMatch(kept: KeptAnswer, key: string, endpoint: string, fingerprint: string) {
  const hint = `Try using a key other than '${key}' if you meant to execute a different request.`;
  const refuse = (message: string) =>
    new PaymentsError(`${message} ${hint}`, { type: 'idempotency_error' });
  if (kept.endpoint !== endpoint) {
    throw refuse(
      `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${endpoint}' vs '${kept.endpoint}').`,
    );
  }
  if (kept.fingerprint !== fingerprint) {
    throw refuse(
      'Keys for idempotent requests can only be used with the same parameters they were first used with.',
    );
  }
}

/** A refusal by the books undoes what was begun, and is an answer like any other. */
async function attempt(client: PoolClient, work: () => Promise<unknown>): Promise<Answer> {
  await client.query('savepoint work');
  try {
    return { status: 200, body: JSON.stringify(await work()) };
  } catch (error) {
    if (!(error instanceof PaymentsError)) throw error;
    await client.query('rollback to savepoint work');
    return { status: error.statusCode, body: JSON.stringify(describeError(error)) };
  }
}

/** Does what a POST asks for in one transaction, once for each `Idempotency-Key`. */
export async function answerOnce(
  context: PaymentsContext,
  request: FastifyRequest,
  reply: FastifyReply,
  work: (books: Books) => Promise<unknown>,
): Promise<FastifyReply> {
  const key = keyOf(request);
  const endpoint = request.url.split('?', 1)[0] ?? '';
  const fingerprint = hashOf(request.body ?? {});
  const answer = await transaction(context.pool, async (client): Promise<Answer> => {
    const books = openBooks(client, context.isHeard, { id: request.id, idempotency_key: key });
    if (key === null) return attempt(client, () => work(books));
    await claim(client, key);
    const kept = await findAnswer(client, key);
    if (kept) {
      mustMatch(kept, key, endpoint, fingerprint);
      void reply.headers({ 'idempotent-replayed': 'true', 'original-request': kept.requestId });
      return kept;
    }
    const given = await attempt(client, () => work(books));
    await client.query(
      `insert into sandbox.payment_idempotency_keys (key, endpoint, fingerprint, request_id, status, body)
       values ($1, $2, $3, $4, $5, $6)`,
      [key, endpoint, fingerprint, request.id, given.status, given.body],
    );
    return given;
  });
  context.announce();
  if (key !== null) void reply.header('idempotency-key', key);
  return reply.code(answer.status).type('application/json; charset=utf-8').send(answer.body);
}
