import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';

/** OpenAPI 3.1, generated from the contract, as a document and as pages at `/docs`. */
export const documentation = plugin(async (app: FastifyInstance) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Greenshoe API',
        version: '1.0.0',
        description: 'Mock interviews, tokens and reports. Every failure is a problem document.',
      },
      components: {
        securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
      tags: [
        { name: 'tokens', description: 'Balances' },
        { name: 'payments', description: 'Buying tokens' },
        { name: 'interviews', description: 'Launching, ending and reading interviews' },
        { name: 'account', description: 'Everything kept about the caller' },
        { name: 'config', description: 'What the browser needs to know' },
        { name: 'platform', description: 'Called by the voice platform alone' },
        { name: 'operations', description: 'Health of the process' },
      ],
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  await app.register(swaggerUi, { routePrefix: '/docs' });
});
