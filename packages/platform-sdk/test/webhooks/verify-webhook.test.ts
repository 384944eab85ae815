import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import {
  findWebhookFault,
  type HmacScheme,
  verifyWebhook,
  type WebhookHeaders,
  type WebhookScheme,
} from '../../src/webhooks/index.ts';
import { signWebhook } from './sign-webhook.ts';

const body = '{"message":{"type":"hang"}}';
const sentAt = Date.UTC(2026, 0, 1);
const now = () => sentAt;

describe('a secret in a header', () => {
  const scheme = { type: 'secret', secret: 'correct horse' } as const;

  test.each<[string, WebhookHeaders, string | null]>([
    ['the secret', { 'x-vapi-secret': 'correct horse' }, null],
    ['the header in capitals', { 'X-VAPI-SECRET': 'correct horse' }, null],
    ['a Headers object', new Headers({ 'x-vapi-secret': 'correct horse' }), null],
    ['another secret', { 'x-vapi-secret': 'correct horsf' }, 'secret-mismatch'],
    ['its beginning', { 'x-vapi-secret': 'correct' }, 'secret-mismatch'],
    ['more than it', { 'x-vapi-secret': 'correct horse ' }, 'secret-mismatch'],
    ['an empty header', { 'x-vapi-secret': '' }, 'secret-mismatch'],
    ['no header', {}, 'header-missing'],
    ['the header twice', { 'x-vapi-secret': ['correct horse', 'other'] }, 'header-missing'],
  ])('%s', async (_name, headers, fault) => {
    expect(await findWebhookFault({ headers }, scheme)).toBe(fault);
    expect(await verifyWebhook({ headers }, scheme)).toBe(fault === null);
  });

  test('each of two secrets counts while one replaces the other', async () => {
    const rotating = { type: 'secret', secret: ['old', 'new'] } as const;
    expect(await verifyWebhook({ headers: { 'x-vapi-secret': 'old' } }, rotating)).toBe(true);
    expect(await verifyWebhook({ headers: { 'x-vapi-secret': 'new' } }, rotating)).toBe(true);
    expect(await verifyWebhook({ headers: { 'x-vapi-secret': 'other' } }, rotating)).toBe(false);
  });

  test('is compared as a whole', async () => {
    for (let number = 0; number < 1_000; number++) {
      const headers = { 'x-vapi-secret': `horse ${number}` };
      expect(await verifyWebhook({ headers }, scheme)).toBe(false);
    }
  });

  test.each<[string, WebhookScheme]>([
    ['empty', { type: 'secret', secret: '' }],
    ['an empty list', { type: 'secret', secret: [] }],
    ['an empty token', { type: 'bearer', token: '' }],
    ['an empty key', { type: 'hmac', secretKey: [''] }],
  ])('a scheme whose secret is %s accepts nothing', async (_name, empty) => {
    const headers = { 'x-vapi-secret': '', authorization: 'Bearer ', 'x-signature': '' };
    expect(await findWebhookFault({ headers, rawBody: '' }, empty)).toBe('secret-missing');
  });
});

describe('a bearer token', () => {
  test.each<[string, WebhookHeaders, object, string | null]>([
    ['the token', { authorization: 'Bearer t0ken' }, {}, null],
    ['another case of the word', { authorization: 'bearer t0ken' }, {}, null],
    ['another token', { authorization: 'Bearer T0ken' }, {}, 'secret-mismatch'],
    ['no prefix', { authorization: 't0ken' }, {}, 'header-malformed'],
    ['another header', { 'x-key': 'Bearer t0ken' }, { header: 'X-Key' }, null],
    ['a header that is the token', { 'x-key': 't0ken' }, { header: 'x-key', prefix: '' }, null],
    ['nothing', {}, {}, 'header-missing'],
  ])('%s', async (_name, headers, options, fault) => {
    const scheme: WebhookScheme = { type: 'bearer', token: 't0ken', ...options };
    expect(await findWebhookFault({ headers }, scheme)).toBe(fault);
  });
});

describe('a signature', () => {
  const plain = { type: 'hmac', secretKey: 'signing key', now } as const;

  test.each<[string, Partial<Omit<HmacScheme, 'secretKey'>>]>([
    ['by default', {}],
    ['with SHA-512', { algorithm: 'sha512' }],
    ['with SHA-1', { algorithm: 'sha1' }],
    ['in base64', { signatureEncoding: 'base64' }],
    ['after a prefix', { signaturePrefix: 'sha256=' }],
    ['in other headers', { signatureHeader: 'X-Hub-Signature', timestampHeader: 'X-Sent' }],
    ['without a timestamp', { includeTimestamp: false }],
    [
      'with a message id',
      { messageIdHeader: 'svix-id', payloadFormat: '{svix-id}.{timestamp}.{body}' },
    ],
    ['with a format of its own', { payloadFormat: 'v1:{timestamp}:{body}:{end}' }],
  ])('%s', async (_name, options) => {
    const scheme = { ...plain, ...options };
    const request = signWebhook(body, scheme, sentAt);
    expect(await findWebhookFault(request, scheme)).toBeNull();
    const bytes = { ...request, rawBody: new TextEncoder().encode(body) };
    expect(await findWebhookFault(bytes, scheme)).toBeNull();
    expect(await findWebhookFault({ ...request, rawBody: `${body} ` }, scheme)).toBe(
      'signature-mismatch',
    );
    expect(await verifyWebhook(request, { ...scheme, secretKey: ['other', 'signing key'] })).toBe(
      true,
    );
    expect(await verifyWebhook(request, { ...scheme, secretKey: 'other' })).toBe(false);
  });

  test('with a key in base64', async () => {
    const scheme = { ...plain, secretKey: 'c2lnbmluZyBrZXk=', secretIsBase64: true };
    expect(await verifyWebhook(signWebhook(body, scheme, sentAt), scheme)).toBe(true);
    const unreadable = { ...scheme, secretKey: 'not base64!' };
    expect(await verifyWebhook(signWebhook(body, scheme, sentAt), unreadable)).toBe(false);
  });

  test.each<[string, Record<string, string>, string]>([
    ['no signature', { 'x-signature': '' }, 'header-malformed'],
    ['half a byte', { 'x-signature': 'abc' }, 'header-malformed'],
    ['no hexadecimal', { 'x-signature': 'zz' }, 'header-malformed'],
    ['too short a signature', { 'x-signature': 'abcd' }, 'signature-mismatch'],
    ['no timestamp', { 'x-timestamp': '' }, 'timestamp-missing'],
    ['a timestamp in words', { 'x-timestamp': 'yesterday' }, 'timestamp-malformed'],
    ['a fraction', { 'x-timestamp': '1767225600.5' }, 'timestamp-malformed'],
  ])('%s', async (_name, headers, fault) => {
    const request = signWebhook(body, plain, sentAt);
    const changed = { ...request, headers: { ...request.headers, ...headers } };
    expect(await findWebhookFault(changed, plain)).toBe(fault);
  });

  test.each([
    [299, null],
    [301, 'timestamp-outside-tolerance'],
    [-299, null],
    [-301, 'timestamp-outside-tolerance'],
  ])('replayed after %i seconds', async (seconds, fault) => {
    const request = signWebhook(body, plain, sentAt);
    const later = { ...plain, now: () => sentAt + seconds * 1_000 };
    expect(await findWebhookFault(request, later)).toBe(fault);
  });

  test('whose time is in milliseconds', async () => {
    const scheme = { ...plain, payloadFormat: '{timestamp}.{body}' };
    const request = signWebhook(body, scheme, sentAt * 1_000);
    expect(await findWebhookFault(request, scheme)).toBeNull();
    const late = { ...scheme, now: () => sentAt + 301_000 };
    expect(await findWebhookFault(request, late)).toBe('timestamp-outside-tolerance');
  });

  test.each(['{timestamp}', '{body}', '{timestamp}.{method}.{body}'])(
    'over %s does not cover what it has to, or asks for more than is known',
    async (payloadFormat) => {
      const scheme = { ...plain, payloadFormat };
      const request = signWebhook(body, scheme, sentAt);
      expect(await findWebhookFault(request, scheme)).toBe('payload-incomplete');
    },
  );

  test('needs the raw body', async () => {
    const { headers } = signWebhook(body, plain, sentAt);
    expect(await findWebhookFault({ headers }, plain)).toBe('body-unreadable');
  });
});

describe('a Request', () => {
  const scheme = { type: 'hmac', secretKey: 'signing key', now } as const;
  const { headers } = signWebhook(body, scheme, sentAt);
  const create = () => new Request('https://api.test/hook', { method: 'POST', headers, body });

  test('can be parsed after it was verified', async () => {
    const request = create();
    expect(await verifyWebhook(request, scheme)).toBe(true);
    expect(await request.text()).toBe(body);
  });

  test('whose body was read before cannot be verified', async () => {
    const request = create();
    await request.text();
    expect(await findWebhookFault(request, scheme)).toBe('body-unreadable');
  });
});

test('what Node’s HTTP server receives can be handed over as it is', async () => {
  const scheme = { type: 'hmac', secretKey: 'signing key', now } as const;
  const server = createServer((request: IncomingMessage, reply) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', async () => {
      const rawBody = Buffer.concat(chunks);
      const genuine = await verifyWebhook({ headers: request.headers, rawBody }, scheme);
      reply.writeHead(genuine ? 204 : 401).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const text = '{"message":{"type":"voice-input","input":"Ça va à l’œuvre"}}';
  const { headers } = signWebhook(text, scheme, sentAt);
  const post = (sent: string) =>
    fetch(`http://127.0.0.1:${port}`, { method: 'POST', headers, body: sent });
  expect((await post(text)).status).toBe(204);
  expect((await post(text.replace('va', 'vb'))).status).toBe(401);
  server.close();
});
