import { type ErrorCode, errorCatalogue, type Problem } from '@greenshoe/shared-types';
import type { FastifyError, FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isForErasedUser, isOutage, isUnstorable } from '../database/failures.ts';
import { DomainError } from '../domain-error.ts';

const RETRY_AFTER_SECONDS = 2;

function codeOf(error: FastifyError | DomainError): ErrorCode {
  if (error instanceof DomainError) return error.code;
  if (isOutage(error)) return 'internal.unavailable';
  if (isUnstorable(error)) return 'request.invalid';
  if (isForErasedUser(error)) return 'auth.unauthenticated'; // the token outlives its account
  const status = error.statusCode ?? 500;
  if (status === 413) return 'request.too_large';
  // Fastify's own 4xx (bad JSON, unknown media type…) are the caller's mistake too.
  if (status < 500) return 'request.invalid';
  return 'internal.unexpected';
}

function problemOf(error: FastifyError | DomainError, code: ErrorCode, requestId: string): Problem {
  const { status, title } = errorCatalogue[code];
  const problem = { type: `/errors#${code}`, title, status, code, error: title, requestId };
  if (!hasZodFastifySchemaValidationErrors(error)) return problem;
  const issues = error.validation.map((issue) => ({
    path: issue.instancePath,
    message: issue.message ?? 'invalid',
  }));
  return { ...problem, issues };
}

/** Turns every failure into one `application/problem+json` document. */
export const errorHandler = plugin(async (app: FastifyInstance) => {
  app.setErrorHandler<FastifyError | DomainError>((error, request, reply) => {
    const code = codeOf(error);
    const problem = problemOf(error, code, request.id);
    const level = problem.status >= 500 ? 'error' : 'info';
    const { method, routeOptions } = request;
    request.log[level]({ err: error, code, method, route: routeOptions.url }, 'request failed');
    if (problem.status === 503) void reply.header('retry-after', RETRY_AFTER_SECONDS);
    return reply
      .code(problem.status)
      .type('application/problem+json')
      .serializer((body: unknown) => JSON.stringify(body))
      .send(problem);
  });
});
