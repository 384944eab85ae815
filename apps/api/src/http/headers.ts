import helmet from '@fastify/helmet';
import Fastify from 'fastify';
import type { Config } from '../config.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

/**
 * The protective headers, which are the same for every answer: computed once, by having an answer
 * made that nobody gets.
 */
export async function protectiveHeaders(
  config: Pick<Config, 'web' | 'backend' | 'voice'>,
): Promise<Record<string, string>> {
  const app = Fastify();
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy(config) },
    crossOriginResourcePolicy: { policy: 'same-site' },
  });
  let headers: Record<string, string> = {};
  app.get('/', async (_request, reply) => {
    headers = Object.fromEntries(
      Object.entries(reply.raw.getHeaders()).map(([name, value]) => [name, String(value)]),
    );
    return null;
  });
  await app.inject('/');
  await app.close();
  return { ...headers, 'permissions-policy': 'microphone=(self), camera=(), geolocation=()' };
}
