import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { findWebhookFault, verifyWebhook, type WebhookRequest } from '../../src/webhooks/index.ts';
import { signWebhook } from './sign-webhook.ts';

const sentAt = Date.UTC(2026, 0, 1);
const now = () => sentAt;
const secret = fc.string({ minLength: 1 });
const body = fc.string({ minLength: 1, unit: 'binary' });
const algorithm = fc.constantFrom('sha256', 'sha512', 'sha1');
const secretHeader = (value: string) => ({ headers: { 'x-vapi-secret': value } });

/** The bytes with one bit turned over, anywhere. */
function flipBit(bytes: Uint8Array, place: number): Uint8Array {
  return bytes.map((byte, at) => (at === place % bytes.length ? byte ^ (1 << (place % 8)) : byte));
}

test('a secret opens its own lock and no other', () =>
  fc.assert(
    fc.asyncProperty(secret, secret, async (one, other) => {
      const scheme = { type: 'secret', secret: one } as const;
      expect(await verifyWebhook(secretHeader(one), scheme)).toBe(true);
      expect(await verifyWebhook(secretHeader(other), scheme)).toBe(one === other);
    }),
  ));

test('what is signed is accepted until one bit of the body or the signature changes', () =>
  fc.assert(
    fc.asyncProperty(body, secret, algorithm, fc.nat(), async (text, secretKey, hash, place) => {
      const scheme = { type: 'hmac', secretKey, algorithm: hash, now } as const;
      const request = signWebhook(text, scheme, sentAt);
      expect(await findWebhookFault(request, scheme)).toBeNull();

      const rawBody = flipBit(new TextEncoder().encode(text), place);
      expect(await verifyWebhook({ ...request, rawBody }, scheme)).toBe(false);

      const signature = Buffer.from(request.headers['x-signature'] ?? '', 'hex');
      const forgeries = [
        flipBit(signature, place),
        signature.subarray(0, place % signature.length),
      ];
      for (const forgery of forgeries) {
        const headers = { ...request.headers, 'x-signature': Buffer.from(forgery).toString('hex') };
        expect(await verifyWebhook({ ...request, headers }, scheme)).toBe(false);
      }
    }),
  ));

test('another key, another time or a later replay is refused', () =>
  fc.assert(
    fc.asyncProperty(
      secret,
      secret,
      fc.integer({ min: 301, max: 1_000_000_000 }),
      async (key, other, seconds) => {
        const scheme = { type: 'hmac', secretKey: key, now } as const;
        const request = signWebhook('{}', scheme, sentAt);
        expect(await verifyWebhook(request, { ...scheme, secretKey: other })).toBe(key === other);
        const later = { ...scheme, now: () => sentAt + seconds * 1_000 };
        expect(await findWebhookFault(request, later)).toBe('timestamp-outside-tolerance');
        const restamped = String(sentAt / 1_000 + seconds);
        const headers = { ...request.headers, 'x-timestamp': restamped };
        expect(await findWebhookFault({ ...request, headers }, later)).toBe('signature-mismatch');
      },
    ),
  ));

test('garbage is refused and never throws', () =>
  fc.assert(
    fc.asyncProperty(fc.anything(), fc.dictionary(fc.string(), fc.anything()), async (one, two) => {
      const requests = [
        { headers: one, rawBody: two },
        { headers: two, rawBody: one },
        { headers: { 'x-signature': one, 'x-timestamp': two, authorization: one }, rawBody: '' },
      ] as WebhookRequest[];
      for (const request of requests) {
        expect(await verifyWebhook(request, { type: 'secret', secret: 's3cret' })).toBe(false);
        expect(await verifyWebhook(request, { type: 'bearer', token: 's3cret' })).toBe(false);
        expect(await verifyWebhook(request, { type: 'hmac', secretKey: 's3cret' })).toBe(false);
      }
    }),
  ));
