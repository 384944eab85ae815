/** Which part of a list, newest first, as the provider's callers ask for it. */
export interface PageRequest {
  readonly limit: number;
  readonly startingAfter?: string | undefined;
  readonly endingBefore?: string | undefined;
  /** Bounds on the time of creation, in seconds. */
  readonly created?: CreatedRange | undefined;
}

export interface CreatedRange {
  readonly gt?: number | undefined;
  readonly gte?: number | undefined;
  readonly lt?: number | undefined;
  readonly lte?: number | undefined;
}

export interface Page<T> {
  readonly data: readonly T[];
  readonly hasMore: boolean;
}

const operators = { gt: '>', gte: '>=', lt: '<', lte: '<=' } as const;

/** The SQL of a page; what it compares with is appended to `values`. */
export function pageClauses(table: string, request: PageRequest, values: unknown[]) {
  const place = (value: unknown) => `$${values.push(value)}`;
  const seqOf = (id: string) => `(select seq from ${table} where id = ${place(id)})`;
  const conditions = Object.entries(request.created ?? {})
    .filter(([, bound]) => bound !== undefined)
    .map(([name, bound]) => `created ${operators[name as keyof CreatedRange]} ${place(bound)}`);
  const { startingAfter, endingBefore, limit } = request;
  if (startingAfter) conditions.push(`seq < ${seqOf(startingAfter)}`);
  if (endingBefore) conditions.push(`seq > ${seqOf(endingBefore)}`);
  const tail = `order by seq ${endingBefore ? 'asc' : 'desc'} limit ${place(limit + 1)}`;
  return { conditions, tail };
}

/** Cuts off the row that only tells that there is more, and puts the newest first. */
export function toPage<Row, T>(
  rows: readonly Row[],
  { limit, endingBefore }: PageRequest,
  read: (row: Row) => T,
): Page<T> {
  const data = rows.slice(0, limit).map(read);
  return { data: endingBefore ? data.toReversed() : data, hasMore: rows.length > limit };
}
