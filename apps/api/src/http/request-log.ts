import { LogController, type FastifyReply, type FastifyRequest } from 'fastify';

const SLOW_MS = 1_000;

/**
 * A line for every request that took long or broke off, and on the level `debug` for every other; the
 * error handler writes down refusals and failures. Routes stand for addresses, which may hold ids.
 */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const { method, routeOptions, log } = request;
    const ms = Math.round(reply.elapsedTime);
    const line = { method, route: routeOptions.url, status: reply.statusCode, ms };
    if (error) log.error({ ...line, err: error }, 'request broke off');
    else if (ms >= SLOW_MS) log.warn(line, 'slow request');
    else log.debug(line, 'request answered');
  }
}
