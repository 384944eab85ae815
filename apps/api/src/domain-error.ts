import { type ErrorCode, errorCatalogue } from '@greenshoe/shared-types';

/** A failure the product expects. Anything else that is thrown is a bug and becomes a 500. */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly code: ErrorCode;

  constructor(code: ErrorCode, options?: { cause?: unknown }) {
    super(errorCatalogue[code].title, options);
    this.code = code;
  }
}
