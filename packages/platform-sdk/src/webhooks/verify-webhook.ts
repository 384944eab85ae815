import { isOneOf } from './equal-secrets.ts';
import { findSignatureFault } from './hmac-signature.ts';
import { readHeader, type WebhookRequest } from './webhook-request.ts';
import {
  type BearerScheme,
  type SecretScheme,
  usableSecrets,
  type WebhookFault,
  type WebhookScheme,
} from './webhook-scheme.ts';

const secretsOf = (scheme: WebhookScheme): readonly string[] => {
  if (scheme.type === 'hmac') return usableSecrets(scheme.secretKey);
  return usableSecrets(scheme.type === 'bearer' ? scheme.token : scheme.secret);
};

async function findSecretFault(
  request: WebhookRequest,
  scheme: SecretScheme,
): Promise<WebhookFault | null> {
  const given = readHeader(request, scheme.header ?? 'x-vapi-secret');
  if (given === undefined) return 'header-missing';
  return (await isOneOf(given, secretsOf(scheme))) ? null : 'secret-mismatch';
}

async function findBearerFault(
  request: WebhookRequest,
  scheme: BearerScheme,
): Promise<WebhookFault | null> {
  const { header = 'authorization', prefix = 'Bearer ' } = scheme;
  const given = readHeader(request, header);
  if (given === undefined) return 'header-missing';
  if (!given.toLowerCase().startsWith(prefix.toLowerCase())) return 'header-malformed';
  const token = given.slice(prefix.length);
  return (await isOneOf(token, secretsOf(scheme))) ? null : 'secret-mismatch';
}

function findFault(
  request: Request | WebhookRequest,
  scheme: WebhookScheme,
): Promise<WebhookFault | null> {
  if (scheme.type === 'secret') return findSecretFault(request, scheme);
  if (scheme.type === 'bearer') return findBearerFault(request, scheme);
  return findSignatureFault(request, scheme);
}

/**
 * Why a webhook is not from the platform; `null` if it is. For logs: a sender is told nothing but 401.
 * Never throws, whatever the request holds, and never mentions a secret.
 */
export async function findWebhookFault(
  request: Request | WebhookRequest,
  scheme: WebhookScheme,
): Promise<WebhookFault | null> {
  if (secretsOf(scheme).length === 0) return 'secret-missing';
  try {
    return await findFault(request, scheme);
  } catch {
    return 'request-unreadable';
  }
}

/**
 * Whether a webhook is from the platform, by the scheme its server setting names: a secret in a
 * header, a bearer token, or an HMAC over the raw body with a timestamp. A `Request` can still be
 * parsed afterwards. Never throws, whatever the request holds.
 */
export async function verifyWebhook(
  request: Request | WebhookRequest,
  scheme: WebhookScheme,
): Promise<boolean> {
  return (await findWebhookFault(request, scheme)) === null;
}
