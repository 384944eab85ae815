import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { sameSecret } from '../../same-secret.ts';
import { API_VERSION } from '../events.repository.ts';
import { newId } from '../ids.ts';
import { PaymentsError } from './payments-error.ts';

const NO_KEY = `You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').`;

/** The secret of either scheme: Bearer, or Basic with the key as the user's name. */
function keyOf(authorization = ''): string {
  const [scheme = '', value = ''] = authorization.trim().split(/\s+/, 2);
  if (/^bearer$/i.test(scheme)) return value;
  if (/^basic$/i.test(scheme)) {
    return Buffer.from(value, 'base64').toString().split(':', 1)[0] ?? '';
  }
  return '';
}

/** Enough of a key to recognise it by. */
const redact = (key: string) => `${key.slice(0, 8)}${'*'.repeat(8)}${key.slice(-4)}`;

/** Every request beside this plugin has an identifier, and shows the secret key. */
export const secretKeyRequired = plugin(
  async (app: FastifyInstance, { secretKey }: { secretKey: string }) => {
    app.addHook('onRequest', async (request, reply) => {
      const version = request.headers['stripe-version']?.toString() ?? API_VERSION;
      const requestId = newId('req', 14);
      request.id = requestId;
      void reply.headers({
        'request-id': requestId,
        'stripe-version': version,
        'cache-control': 'no-cache, no-store',
      });
      const key = keyOf(request.headers.authorization);
      if (!key) throw new PaymentsError(NO_KEY, { status: 401 });
      if (!sameSecret(key, secretKey)) {
        throw new PaymentsError(`Invalid API Key provided: ${redact(key)}`, { status: 401 });
      }
      if (!/^\d{4}-\d{2}-\d{2}(\.[a-z]+)?$/.test(version)) {
        throw new PaymentsError(`Invalid Stripe API version: ${version}`);
      }
    });
  },
);
