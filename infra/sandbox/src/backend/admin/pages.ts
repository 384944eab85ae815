import { z } from 'zod';
import { AuthError } from '../auth-error.ts';

const MOST = 1_000;

/** Clients leave the value of a parameter empty when they have none. */
const count = (fallback: number) =>
  z.preprocess((value) => value || fallback, z.coerce.number().int().min(1).max(1_000_000_000));

const pageSchema = z.object({ page: count(1), per_page: count(50) });

export interface Page {
  readonly page: number;
  readonly limit: number;
  readonly offset: number;
}

/** Reads the wanted page; a page never has more than a thousand items. */
export function readPage(query: unknown): Page {
  const parsed = pageSchema.safeParse(query ?? {});
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const problem = `${issue?.path.join('.')}: ${issue?.message}`;
    throw new AuthError('validation_failed', `Bad Pagination Parameters: ${problem}`);
  }
  const { page, per_page } = parsed.data;
  const limit = Math.min(per_page, MOST);
  return { page, limit, offset: (page - 1) * limit };
}

/** The headers that tell how many items there are and where the next and the last page is. */
export function pageHeaders(address: string, { page, limit }: Page, total: number) {
  const last = Math.ceil(total / limit);
  const url = new URL(address, 'http://sandbox');
  const linkTo = (number: number, relation: string) => {
    const query = new URLSearchParams(url.search);
    query.set('page', String(number));
    query.sort(); // clients take the first value for the page
    return `<${url.pathname}?${query.toString()}>; rel="${relation}"`;
  };
  const links = [...(last > page ? [linkTo(page + 1, 'next')] : []), linkTo(last, 'last')];
  return { 'x-total-count': String(total), link: links.join(', ') };
}
