import { z } from 'zod';
import type { Queryable } from '../database.ts';
import { StorageError } from './storage-error.ts';

const order = z.enum(['asc', 'desc']);
const times = ['created_at', 'updated_at', 'last_accessed_at'] as const;

export const listSchema = z.object({
  prefix: z.string().default(''),
  search: z.string().default(''),
  limit: z.int().min(1).max(1_500).default(100),
  offset: z.int().min(0).default(0),
  sortBy: z
    .object({ column: z.enum(['name', ...times]).default('name'), order: order.default('asc') })
    .default({ column: 'name', order: 'asc' }),
});

export const listPageSchema = z.object({
  prefix: z.string().default(''),
  limit: z.int().min(1).max(1_000).default(1_000),
  cursor: z.string().optional(),
  with_delimiter: z.boolean().default(false),
  sortBy: z
    .object({ column: z.enum(['name', 'created_at', 'updated_at']), order: order.default('asc') })
    .default({ column: 'name', order: 'asc' }),
});

/** One folder or object; a folder has a name alone. */
interface Entry {
  readonly name: string;
  readonly id: string | null;
}

const DETAILS = 'id, updated_at, created_at, last_accessed_at, metadata';
const NO_DETAILS = `null::uuid as id, null::timestamptz as updated_at, null::timestamptz as created_at,
  null::timestamptz as last_accessed_at, null::jsonb as metadata`;

/** What lies directly in the folder `prefix`: objects and, with `id` null, folders. */
export async function listObjects(
  database: Queryable,
  bucketId: string,
  request: z.output<typeof listSchema>,
): Promise<Entry[]> {
  const { search, limit, offset, sortBy } = request;
  const folder = /[^/]$/.test(request.prefix) ? `${request.prefix}/` : request.prefix;
  const by = sortBy.column === 'name' ? '' : `id is not null, ${sortBy.column} ${sortBy.order},`;
  const { rows } = await database.query<Entry>(
    `with found as (
       select *, substr(name, length($2 || $3) + 1) as rest from storage.objects
       where bucket_id = $1 and starts_with(lower(name), lower($2 || $3))
     ), entries as (
       select substr(name, length($2) + 1) as name, ${DETAILS} from found where strpos(rest, '/') = 0
       union all
       select distinct substr(left(name, length($2 || $3) + strpos(rest, '/') - 1), length($2) + 1),
         ${NO_DETAILS} from found where strpos(rest, '/') > 0
     )
     select * from entries order by ${by} lower(name) collate "C" ${sortBy.order}
     limit $4 offset $5`,
    [bucketId, folder, search, limit, offset],
  );
  return rows;
}

/** A page of all objects whose names begin with `prefix`; with a delimiter, up to the next folder. */
export async function listPage(
  database: Queryable,
  bucketId: string,
  request: z.output<typeof listPageSchema>,
) {
  const { prefix, limit, cursor, sortBy } = request;
  const { rows } = await database.query<Entry & { position?: string }>(
    `with found as (
       select *, case when $3 then strpos(substr(name, length($2) + 1), '/') else 0 end as slash
       from storage.objects where bucket_id = $1 and starts_with(name, $2)
     ), entries as (
       select name, name as key, ${DETAILS}, ${positionOf(sortBy.column)} as position
       from found where slash = 0
       union all
       select distinct left(name, length($2) + slash), left(name, length($2) + slash),
         ${NO_DETAILS}, left(name, length($2) + slash) from found where slash > 0
     )
     select * from entries
     where $4::text is null or position collate "C" ${sortBy.order === 'asc' ? '>' : '<'} $4
     order by position collate "C" ${sortBy.order} limit $5`,
    [bucketId, prefix, request.with_delimiter, readCursor(cursor), limit + 1],
  );
  const page = rows.slice(0, limit);
  const hasNext = rows.length > limit;
  const last = page.at(-1)?.position;
  const entries = page.map(({ position: _position, ...entry }) => entry);
  return {
    hasNext,
    folders: entries.filter(({ id }) => id === null).map(({ name }) => ({ name, key: name })),
    objects: entries.filter(({ id }) => id !== null),
    ...(hasNext && last !== undefined
      ? { nextCursor: Buffer.from(last).toString('base64url') }
      : {}),
  };
}

/** Text that sorts as the column does and that no two objects share. */
const positionOf = (column: string) =>
  column === 'name'
    ? 'name'
    : `to_char(${column} at time zone 'utc', 'YYYYMMDDHH24MISSUS') || ' ' || name`;

function readCursor(cursor: string | undefined): string | null {
  if (cursor === undefined) return null;
  const text = Buffer.from(cursor, 'base64url').toString();
  if (text === '' || text.includes('\0'))
    throw new StorageError('InvalidRequest', 'Invalid cursor');
  return text;
}
