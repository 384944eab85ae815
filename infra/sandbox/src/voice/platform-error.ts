import { STATUS_CODES } from 'node:http';
import type { FastifyError, FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import type { z } from 'zod';

/** A refusal of the platform. Anything else that is thrown is a bug and becomes a 500. */
export class PlatformError extends Error {
  override readonly name = 'PlatformError';
  readonly statusCode: number;
  readonly problems: readonly string[];

  constructor(statusCode: number, message: string, problems: readonly string[] = []) {
    super(message);
    this.statusCode = statusCode;
    this.problems = problems;
  }
}

/** Reads a body or query; every problem is listed, as the platform does. */
export function readInput<T extends z.ZodType>(schema: T, input: unknown): z.output<T> {
  const parsed = schema.safeParse(input ?? {});
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new PlatformError(400, 'The request is not valid', problems);
}

/** Answers failures as `{message, error, statusCode}`; several problems make `message` a list. */
export const platformErrorHandler = plugin(async (app: FastifyInstance) => {
  app.setErrorHandler<FastifyError | PlatformError>((error, request, reply) => {
    const statusCode = error.statusCode ?? 500;
    if (statusCode >= 500) request.log.error({ err: error }, 'platform request failed');
    const problems = error instanceof PlatformError ? error.problems : [];
    const message = statusCode >= 500 ? 'Internal server error' : error.message;
    return reply.code(statusCode).send({
      message: problems.length ? problems : message,
      error: STATUS_CODES[statusCode] ?? 'Error',
      statusCode,
    });
  });
});
