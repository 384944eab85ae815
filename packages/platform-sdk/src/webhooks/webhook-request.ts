/** Header fields as a framework hands them over: a `Headers`, or a record such as Node's `request.headers`. */
export type WebhookHeaders =
  | Pick<Headers, 'get'>
  | Readonly<Record<string, string | readonly string[] | undefined>>;

/**
 * What a verification reads. `rawBody` is the body exactly as it was received, before any parsing.
 * `method` and `url` are needed only by an HMAC payload format that mentions them.
 */
export interface WebhookRequest {
  readonly headers: WebhookHeaders;
  readonly rawBody?: string | Uint8Array;
  readonly method?: string;
  readonly url?: string;
}

const isHeaders = (headers: WebhookHeaders): headers is Pick<Headers, 'get'> =>
  typeof headers.get === 'function';

/** The value of a header, whatever the case of its name; `undefined` if it is absent or was sent twice. */
export function readHeader({ headers }: WebhookRequest, name: string): string | undefined {
  if (typeof headers !== 'object' || headers === null) return undefined;
  if (isHeaders(headers)) return headers.get(name) ?? undefined;
  const wanted = name.toLowerCase();
  const values = Object.entries(headers)
    .filter(([key]) => key.toLowerCase() === wanted)
    .flatMap(([, value]) => value ?? []);
  const [value] = values;
  return values.length === 1 && typeof value === 'string' ? value : undefined;
}

/** The bytes of the body as received; `undefined` if they can no longer be read. */
export async function readRawBody(
  request: Request | WebhookRequest,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if ('arrayBuffer' in request) {
    if (request.bodyUsed) return undefined;
    return new Uint8Array(await request.clone().arrayBuffer()); // the caller still parses it
  }
  const { rawBody } = request;
  if (typeof rawBody === 'string') return new TextEncoder().encode(rawBody);
  return rawBody instanceof Uint8Array ? new Uint8Array(rawBody) : undefined;
}
