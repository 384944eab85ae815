import type { Connection } from '../client/connection.ts';
import type { Query, Schemas } from '../client/operation-types.ts';
import type { RequestOptions } from '../client/options.ts';
import { byPage, byTime, type Items } from '../client/pagination.ts';
import type { PlatformRequest } from '../client/platform-request.ts';

export type PhoneNumber = Schemas['PhoneNumber'];
export type PhoneNumberPage = Schemas['PhoneNumberPaginatedResponse'];
export type CreatePhoneNumber = Schemas['CreatePhoneNumber'];
export type UpdatePhoneNumber = Schemas['UpdatePhoneNumber'];
export type BuyPhoneNumber = Schemas['BuyPhoneNumber'];
export type ImportTwilioPhoneNumber = Schemas['ImportTwilioPhoneNumber'];
export type ImportVonagePhoneNumber = Schemas['ImportVonagePhoneNumber'];

type ListQuery = Query<'listPhoneNumbers'>;
type PageQuery = Query<'listPhoneNumberPages'>;
type Answer = PlatformRequest<PhoneNumber>;

/** Phone numbers that assistants answer and call from. */
export function phoneNumbers({ send }: Connection) {
  const list = (query?: ListQuery, options?: RequestOptions): PlatformRequest<PhoneNumber[]> =>
    send('GET', '/phone-number', { query }, options);
  const listPages = (
    query?: PageQuery,
    options?: RequestOptions,
  ): PlatformRequest<PhoneNumberPage> => send('GET', '/v2/phone-number', { query }, options);

  return {
    /** At most `limit` phone numbers (100 when left out); `iterate` walks them all. */
    list,
    /** All phone numbers, page after page; `limit` is the size of a page. */
    iterate: (query?: ListQuery, options?: RequestOptions): Items<PhoneNumber> =>
      byTime('/phone-number', query, (bounds) => list({ ...query, ...bounds }, options)),
    /** One numbered page of phone numbers. */
    listPages,
    /** All phone numbers by numbered pages, newest first unless `sortOrder` says otherwise. */
    iteratePages: (query?: PageQuery, options?: RequestOptions): Items<PhoneNumber> =>
      byPage('/v2/phone-number', query, (page) =>
        listPages({ sortOrder: 'DESC', ...query, page }, options),
      ),
    create: (body: CreatePhoneNumber, options?: RequestOptions): Answer =>
      send('POST', '/phone-number', { body }, options),
    get: (id: string, options?: RequestOptions): Answer =>
      send('GET', '/phone-number/{id}', { path: { id } }, options),
    /** Changes the settings given and leaves the others. */
    update: (id: string, body: UpdatePhoneNumber, options?: RequestOptions): Answer =>
      send('PATCH', '/phone-number/{id}', { path: { id }, body }, options),
    /** Gives a phone number back. */
    delete: (id: string, options?: RequestOptions): PlatformRequest<PhoneNumber | undefined> =>
      send('DELETE', '/phone-number/{id}', { path: { id }, mayBeEmpty: true }, options),
    /** @deprecated The platform no longer offers this; use `create`. */
    buy: (body: BuyPhoneNumber, options?: RequestOptions): Answer =>
      send('POST', '/phone-number/buy', { body }, options),
    /** @deprecated Use `create` with provider `twilio`. */
    importTwilio: (body: ImportTwilioPhoneNumber, options?: RequestOptions): Answer =>
      send('POST', '/phone-number/import/twilio', { body }, options),
    /** @deprecated Use `create` with provider `vonage`. */
    importVonage: (body: ImportVonagePhoneNumber, options?: RequestOptions): Answer =>
      send('POST', '/phone-number/import/vonage', { body }, options),
  };
}
