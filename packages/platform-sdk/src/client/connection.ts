import { PlatformParseError } from './errors.ts';
import { type Clock, createExchange, type Exchange, systemClock } from './exchange.ts';
import type { Input, Method, PathOf, Reply } from './operation-types.ts';
import type { PlatformClientOptions, RequestOptions } from './options.ts';
import { type PlatformRequest, toRequest } from './platform-request.ts';
import { factsOf, parse } from './reply.ts';

/** Sends one operation of the document; what it takes and gives is typed by method and path. */
export type Send = <M extends Method, Path extends PathOf<M>>(
  method: M,
  path: Path,
  input: Input<M, Path>,
  options?: RequestOptions,
) => PlatformRequest<Reply<M, Path>>;

/** What the resources and the raw methods stand on. */
export interface Connection {
  readonly send: Send;
  readonly exchange: Exchange;
}

interface SendInput {
  readonly path?: unknown;
  readonly query?: unknown;
  readonly mayBeEmpty?: boolean;
}

/** A connection to the platform, for bundles that need only one resource or two. */
export const createConnection = (options: PlatformClientOptions = {}): Connection =>
  connect(options, systemClock);

/** As `createConnection`, with chance and time of the caller's choice. */
export function connect(options: PlatformClientOptions, clock: Clock): Connection {
  const exchange = createExchange(options, clock);

  async function ask(
    method: string,
    path: string,
    { path: ids, query, mayBeEmpty, ...input }: SendInput,
    own: RequestOptions = {},
  ) {
    const operation = { method, path };
    const init = { ...own, ...input, params: { path: ids, query }, parseAs: 'text' };
    const { reply, failure } = await exchange(operation, init, own);
    if (failure) throw failure;
    const { response } = reply;
    const data = parse(operation, response, reply.data as string | undefined);
    if (data === undefined && !mayBeEmpty && response.status !== 204) {
      throw new PlatformParseError(operation, 'nothing', factsOf(response));
    }
    return { data, response };
  }

  const send = (...call: Parameters<typeof ask>) => toRequest(ask(...call));
  return { send: send as Send, exchange };
}
