import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { loadSecrets } from './secrets.ts';

const PORT_LINE = 3; // of the file in which a running server describes itself

/** Rows of a question to the database of a running stack, for tests that look behind the pages. */
export async function queryStack<Row extends object>(
  dataFolder: string,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const description = await readFile(join(dataFolder, 'postgres', 'postmaster.pid'), 'utf8');
  const { databasePassword: password } = await loadSecrets(dataFolder);
  const client = new Client({
    host: '127.0.0.1',
    port: Number(description.split('\n')[PORT_LINE]),
    user: 'postgres',
    password,
    database: 'greenshoe',
  });
  await client.connect();
  try {
    const { rows } = await client.query<Row>(text, [...values]);
    return rows;
  } finally {
    await client.end();
  }
}
