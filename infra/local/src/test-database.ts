import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

export interface TestDatabaseOptions {
  /** Name of the template; whoever asks for it first builds it. */
  readonly template: string;
  /** Brings an empty database to the state every test starts from. Must close its connections. */
  readonly prepare: (url: string) => Promise<void>;
}

const TEMPLATE_LOCK = 20260102; // any number nobody else locks

const urlOf = (database: string) => {
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${database}`;
  return url.href;
};

/** A database of its own for a test file, copied from a template that is prepared once a run. */
export async function createTestDatabase({ template, prepare }: TestDatabaseOptions) {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new Client(urlOf('postgres'));
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const found = await client.query('select 1 from pg_database where datname = $1', [template]);
    if (found.rowCount === 0) {
      const draft = `${template}_draft_${Date.now()}`;
      await client.query(`create database ${draft}`);
      await prepare(urlOf(draft));
      await client.query(`alter database ${draft} rename to ${template}`);
    }
    await client.query(`create database ${name} template ${template}`);
  } finally {
    await client.end(); // ends the session and with it the lock
  }
  return { url: urlOf(name) };
}
