import { createHmac } from 'node:crypto';
import type { HmacScheme, WebhookRequest } from '../../src/webhooks/index.ts';

/** The platform's side, computed without WebCrypto: what it sends for a body and a scheme. */
export function signWebhook(
  body: string,
  scheme: HmacScheme & { readonly secretKey: string },
  at: number,
): WebhookRequest & { readonly headers: Record<string, string>; readonly rawBody: string } {
  const { algorithm = 'sha256', signatureEncoding = 'hex', includeTimestamp = true } = scheme;
  const timestamp = String(Math.floor(at / 1_000));
  const values: Record<string, string> = { body, timestamp, 'svix-id': 'message-1' };
  const format = scheme.payloadFormat ?? (includeTimestamp ? '{timestamp}.{body}' : '{body}');
  const payload = format.replaceAll(/\{([\w-]+)\}/g, (part, name: string) => values[name] ?? part);
  const key = Buffer.from(scheme.secretKey, scheme.secretIsBase64 ? 'base64' : 'utf8');
  const signature = createHmac(algorithm, key).update(payload).digest(signatureEncoding);
  return {
    headers: {
      [scheme.signatureHeader ?? 'x-signature']: (scheme.signaturePrefix ?? '') + signature,
      ...(includeTimestamp ? { [scheme.timestampHeader ?? 'x-timestamp']: timestamp } : {}),
      ...(scheme.messageIdHeader ? { [scheme.messageIdHeader]: 'message-1' } : {}),
    },
    rawBody: body,
  };
}
