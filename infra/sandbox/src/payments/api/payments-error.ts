import type { FastifyError, FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';

export interface PaymentsErrorOptions {
  readonly status?: number;
  readonly type?: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  readonly code?: string | undefined;
  readonly param?: string | undefined;
}

/** A refusal in the provider's words. Anything else that is thrown is a bug and becomes a 500. */
export class PaymentsError extends Error {
  override readonly name = 'PaymentsError';
  readonly statusCode: number;
  readonly type: string;
  readonly code: string | undefined;
  readonly param: string | undefined;

  constructor(message: string, options: PaymentsErrorOptions = {}) {
    super(message);
    this.statusCode = options.status ?? 400;
    this.type = options.type ?? 'invalid_request_error';
    this.code = options.code;
    this.param = options.param;
  }
}

/** What a path or a parameter names does not exist. */
export const missing = (kind: string, id: string, param = 'id') =>
  new PaymentsError(`No such ${kind}: '${id}'`, {
    status: param === 'id' ? 404 : 400,
    code: 'resource_missing',
    param,
  });

/** The body of a refusal. */
export const describeError = ({ type, code, message, param }: PaymentsError) => ({
  error: {
    ...(code
      ? { code, doc_url: `https://docs.stripe.com/error-codes/${code.replaceAll('_', '-')}` }
      : {}),
    message,
    ...(param ? { param } : {}),
    type,
  },
});

function asPaymentsError(error: FastifyError | PaymentsError): PaymentsError {
  if (error instanceof PaymentsError) return error;
  const status = error.statusCode ?? 500;
  if (status < 500) return new PaymentsError(error.message, { status });
  return new PaymentsError('Sorry! There was an error while talking to the payment provider.', {
    status,
    type: 'api_error',
  });
}

/** Answers every failure of the API as the provider does. */
export const paymentsErrorHandler = plugin(async (app: FastifyInstance) => {
  app.setErrorHandler<FastifyError | PaymentsError>((error, request, reply) => {
    const refusal = asPaymentsError(error);
    const { statusCode, code } = refusal;
    if (statusCode >= 500) request.log.error({ err: error }, 'payments request failed');
    else request.log.info({ code }, 'payments request refused');
    return reply.code(statusCode).send(describeError(refusal));
  });
});
