import { queryStack } from '@greenshoe/local/stack-database';

interface Column {
  readonly table: string;
  readonly column: string;
}

/** Every column anywhere that could hold a user's id or something of his. */
const TEXT_COLUMNS = `
  select quote_ident(c.table_schema) || '.' || quote_ident(c.table_name) as table,
         quote_ident(c.column_name) as column
  from information_schema.columns c
  join information_schema.tables t using (table_schema, table_name)
  where t.table_type = 'BASE TABLE' and c.table_schema in ('app', 'auth', 'storage', 'public')
    and c.data_type in ('uuid', 'text', 'character varying', 'jsonb', 'json')`;

/** The places in the database in which a text still occurs. */
export async function placesOf(dataFolder: string, text: string): Promise<string[]> {
  const columns = await queryStack<Column>(dataFolder, TEXT_COLUMNS);
  const parts = columns.map(
    ({ table, column }) =>
      `select '${table}.${column.replaceAll('"', '')}' as place from ${table} where strpos(${column}::text, $1) > 0`,
  );
  const rows = await queryStack<{ place: string }>(dataFolder, parts.join(' union '), [text]);
  return rows.map(({ place }) => place);
}

/** Kept on purpose: what was done when, and the mails that a sandbox shows instead of sending. */
const KEPT = /^(auth\.audit_log_entries|auth\.outbox|auth\.mails|auth\.mail_limits)\./;

/** The places in which it should not occur once an account is deleted. */
export const placesLeftOf = async (dataFolder: string, text: string): Promise<string[]> =>
  (await placesOf(dataFolder, text)).filter((place) => !KEPT.test(place));
