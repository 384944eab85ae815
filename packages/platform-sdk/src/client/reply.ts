import { type Operation, PlatformParseError, type ReplyFacts } from './errors.ts';
import { readRetryAfter } from './retry.ts';

/** What errors and the log say of a reply. */
export const factsOf = ({ status, headers }: Response): ReplyFacts => ({
  status,
  contentType: headers.get('content-type'),
  requestId: headers.get('x-request-id') ?? headers.get('cf-ray'),
  retryAfter: readRetryAfter(headers.get('retry-after')),
});

/** The data of a reply that promises JSON; `undefined` where it is empty. */
export function parse(operation: Operation, response: Response, text: string | undefined): unknown {
  if (!text) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    const facts = factsOf(response);
    // The chat operation is the only one that answers with bare text and event streams too.
    const isText = /^text\/(plain|event-stream)/.test(facts.contentType ?? '');
    if (isText && operation.path === '/chat') return text;
    throw new PlatformParseError(operation, 'what is not JSON', facts);
  }
}
