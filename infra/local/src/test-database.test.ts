import { Client } from 'pg';
import { expect, test } from 'vitest';
import { createTestDatabase } from './test-database.ts';

let prepared = 0;

const create = () =>
  createTestDatabase({
    template: 'local',
    prepare: async (url) => {
      prepared += 1;
      const client = new Client(url);
      await client.connect();
      await client.query('create table notes (text text)');
      await client.end();
    },
  });

const query = async (url: string, sql: string) => {
  const client = new Client(url);
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
};

test('every caller gets a database of its own from a template that is prepared once', async () => {
  const [first, second] = await Promise.all([create(), create()]);
  await query(first.url, `insert into notes values ('only here')`);
  expect(await query(first.url, 'select * from notes')).toHaveLength(1);
  expect(await query(second.url, 'select * from notes')).toEqual([]);
  expect(prepared).toBe(1);
});
