import { type HmacScheme, usableSecrets, type WebhookFault } from './webhook-scheme.ts';
import { readHeader, readRawBody, type WebhookRequest } from './webhook-request.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const HASHES = { sha256: 'SHA-256', sha512: 'SHA-512', sha1: 'SHA-1' } as const;
const DEFAULT_TOLERANCE_SECONDS = 300;
/** Unix seconds stay below it for 3,000 years; milliseconds have passed it in 1973. */
const LEAST_MILLISECONDS = 100_000_000_000;

const encode = (text: string): Bytes => new TextEncoder().encode(text);

function decodeHex(text: string): Bytes | undefined {
  if (text.length % 2 !== 0 || !/^[\da-f]*$/i.test(text)) return undefined;
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function decodeBase64(text: string): Bytes | undefined {
  if (!/^[\w+/-]*={0,2}$/.test(text)) return undefined;
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(binary, (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}

function concatenate(parts: readonly Bytes[]): Bytes {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function findTimestampFault(
  value: string | undefined,
  { toleranceSeconds = DEFAULT_TOLERANCE_SECONDS, now = Date.now }: HmacScheme,
): WebhookFault | null {
  if (!value) return 'timestamp-missing';
  if (!/^\d{1,15}$/.test(value)) return 'timestamp-malformed';
  const sent = Number(value) < LEAST_MILLISECONDS ? Number(value) * 1_000 : Number(value);
  const inTime = Math.abs(now() - sent) <= toleranceSeconds * 1_000;
  return inTime ? null : 'timestamp-outside-tolerance';
}

/** The bytes that were signed; `undefined` if the request does not say what the format asks for. */
function composePayload(
  format: string,
  values: Readonly<Record<string, Bytes | string | undefined>>,
): Bytes | undefined {
  const parts = format.split(/(\{[\w-]+\})/).map((part) => {
    const name = /^\{(.+)\}$/.exec(part)?.[1];
    if (name === undefined || !Object.hasOwn(values, name)) return encode(part);
    const value = values[name];
    return typeof value === 'string' ? encode(value) : value;
  });
  return parts.every((part) => part !== undefined) ? concatenate(parts) : undefined;
}

async function isSigned(
  payload: Bytes,
  signature: Bytes,
  { secretKey, secretIsBase64 = false, algorithm = 'sha256' }: HmacScheme,
): Promise<boolean> {
  const checks = usableSecrets(secretKey).map(async (secret) => {
    const bytes = secretIsBase64 ? decodeBase64(secret) : encode(secret);
    if (!bytes?.length) return false;
    const hmac = { name: 'HMAC', hash: HASHES[algorithm] };
    const key = await crypto.subtle.importKey('raw', bytes, hmac, false, ['verify']);
    return crypto.subtle.verify('HMAC', key, signature, payload); // compares in constant time
  });
  return (await Promise.all(checks)).includes(true);
}

/** Why the signature of a request does not hold; `null` if it does. */
export async function findSignatureFault(
  request: Request | WebhookRequest,
  scheme: HmacScheme,
): Promise<WebhookFault | null> {
  const { includeTimestamp = true, signaturePrefix = '', messageIdHeader } = scheme;
  const format = scheme.payloadFormat ?? (includeTimestamp ? '{timestamp}.{body}' : '{body}');
  const covers = (part: string) => format.includes(part);
  // A signature that does not cover them would let the body or the time be exchanged.
  if (!covers('{body}') || (includeTimestamp && !covers('{timestamp}')))
    return 'payload-incomplete';

  const header = readHeader(request, scheme.signatureHeader ?? 'x-signature');
  if (header === undefined) return 'header-missing';
  if (!header.startsWith(signaturePrefix)) return 'header-malformed';
  const decode = scheme.signatureEncoding === 'base64' ? decodeBase64 : decodeHex;
  const signature = decode(header.slice(signaturePrefix.length));
  if (!signature?.length) return 'header-malformed';

  const timestamp = readHeader(request, scheme.timestampHeader ?? 'x-timestamp');
  const late = includeTimestamp ? findTimestampFault(timestamp, scheme) : null;
  if (late) return late;

  const body = await readRawBody(request);
  if (!body) return 'body-unreadable';
  const { method, url } = request;
  const id = messageIdHeader === undefined ? undefined : readHeader(request, messageIdHeader);
  const payload = composePayload(format, { body, timestamp, method, url, 'svix-id': id });
  if (!payload) return 'payload-incomplete';
  return (await isSigned(payload, signature, scheme)) ? null : 'signature-mismatch';
}
