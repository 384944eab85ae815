import type { Connection } from '../client/connection.ts';
import type { Body, Query, Schemas } from '../client/operation-types.ts';
import type { RequestOptions } from '../client/options.ts';
import { byTime, type Items } from '../client/pagination.ts';
import type { PlatformRequest } from '../client/platform-request.ts';

export type KnowledgeBase = Schemas['StoredKnowledgeBase'];
export type CreateKnowledgeBase = Schemas['CreateKnowledgeBase'];
export type UpdateKnowledgeBase = Body<'updateKnowledgeBase'>;

/** Documents an assistant may look things up in. */
export function knowledgeBases({ send }: Connection) {
  const list = (
    query?: Query<'listKnowledgeBases'>,
    options?: RequestOptions,
  ): PlatformRequest<KnowledgeBase[]> => send('GET', '/knowledge-base', { query }, options);

  return {
    /** At most `limit` knowledge bases (100 when left out); `iterate` walks them all. */
    list,
    /** All knowledge bases, page after page; `limit` is the size of a page. */
    iterate: (
      query?: Query<'listKnowledgeBases'>,
      options?: RequestOptions,
    ): Items<KnowledgeBase> =>
      byTime('/knowledge-base', query, (bounds) => list({ ...query, ...bounds }, options)),
    create: (body: CreateKnowledgeBase, options?: RequestOptions): PlatformRequest<KnowledgeBase> =>
      send('POST', '/knowledge-base', { body }, options),
    get: (id: string, options?: RequestOptions): PlatformRequest<KnowledgeBase> =>
      send('GET', '/knowledge-base/{id}', { path: { id } }, options),
    /** Changes the settings given and leaves the others. */
    update: (
      id: string,
      body: UpdateKnowledgeBase,
      options?: RequestOptions,
    ): PlatformRequest<KnowledgeBase> =>
      send('PATCH', '/knowledge-base/{id}', { path: { id }, body }, options),
    delete: (id: string, options?: RequestOptions): PlatformRequest<KnowledgeBase | undefined> =>
      send('DELETE', '/knowledge-base/{id}', { path: { id }, mayBeEmpty: true }, options),
  };
}
