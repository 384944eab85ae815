import type { FastifyRequest } from 'fastify';
import { type Language, readLanguage } from './mail/language.ts';

/** What a call tells beside its body. */
export interface Visit {
  /** Where the links it causes should lead, the most wanted first. */
  readonly redirects: readonly (string | undefined)[];
  /** What the browser asks for. */
  readonly language: Language;
  readonly ipAddress: string;
  /** How the browser or program names itself. */
  readonly userAgent: string | null;
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** Reads it off the request, as the hosted service does: query, header, then the page it came from. */
export function visitOf({ query, headers, ip }: FastifyRequest): Visit {
  const wanted = text((query as Record<string, unknown>)['redirect_to']);
  return {
    redirects: [wanted, text(headers['redirect_to']), headers.referer],
    language: readLanguage(headers['accept-language']),
    ipAddress: ip,
    userAgent: headers['user-agent'] || null,
  };
}
