import cors from '@fastify/cors';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import type { Config } from '../config.ts';
import { DomainError } from '../domain-error.ts';
import { protectiveHeaders } from './headers.ts';
import { isOperation } from './paths.ts';

type SecurityConfig = Pick<Config, 'web' | 'backend' | 'voice' | 'limits'>;

/** Who a limit counts: the user where one is signed in, else the address. */
const callerOf = (request: Partial<Pick<FastifyRequest, 'user'>> & Pick<FastifyRequest, 'ip'>) =>
  request.user?.id ?? request.ip;

/** Headers of every answer, the one other origin that may call, and limits per caller. */
export const security = plugin(async (app: FastifyInstance, config: SecurityConfig) => {
  const headers = await protectiveHeaders(config);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  await app.register(cors, {
    origin: config.web.origin,
    methods: ['GET', 'POST', 'PATCH', 'DELETE'],
    exposedHeaders: ['retry-after'],
    maxAge: 600,
  });
  await app.register(rateLimit, {
    max: config.limits.requestsPerMinute,
    timeWindow: '1 minute',
    keyGenerator: callerOf,
    // A page is many files, and many people may share an address.
    allowList: (request) => !isOperation(request.url),
    errorResponseBuilder: () => new DomainError('request.too_many'),
  });
});
