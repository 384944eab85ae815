import type { Config } from '../config.ts';

type LoggedError = {
  type: string;
  message: string;
  stack: string;
  code?: string;
  cause?: LoggedError;
};

/**
 * Only what locates a failure. The other properties of an error may hold rows of the database or
 * parts of a request, and with them what a candidate said.
 */
export function describeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: '' };
  return {
    type: error.name,
    message: error.message,
    stack: error.stack ?? '',
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}

export interface LogStream {
  readonly write: (line: string) => void;
}

/** Options of the log; a stream other than the standard output is for whoever checks what it says. */
export const loggerOptions = (
  { logLevel }: Pick<Config['server'], 'logLevel'>,
  stream?: LogStream,
) => ({
  level: logLevel,
  redact: ['req.headers', 'headers', '*.authorization', '*.secret'],
  serializers: { err: describeError },
  ...(stream ? { stream } : {}),
});
