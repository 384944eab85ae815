import type { Page } from '../pages.ts';

/** A page of a list as the provider shows it. */
export const listOf = <T>({ data, hasMore }: Page<T>, url: string) => ({
  object: 'list' as const,
  data,
  has_more: hasMore,
  url,
});
