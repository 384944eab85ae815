/** One secret, or several while one replaces another: each of them is accepted. */
export type Secrets = string | readonly string[];

/** The secret itself travels in a header. The platform sends `server.secret` as `x-vapi-secret`. */
export interface SecretScheme {
  readonly type: 'secret';
  readonly secret: Secrets;
  /** Default `x-vapi-secret`. */
  readonly header?: string;
}

/** A token travels in a header, after a prefix. */
export interface BearerScheme {
  readonly type: 'bearer';
  readonly token: Secrets;
  /** Default `authorization`. */
  readonly header?: string;
  /** Default `Bearer `, whose case does not matter; an empty string if the header is the token. */
  readonly prefix?: string;
}

/**
 * A signature over the body travels in a header. Names and defaults are those of the platform's
 * HMAC credential.
 */
export interface HmacScheme {
  readonly type: 'hmac';
  readonly secretKey: Secrets;
  /** The key is written in base64. Default false. */
  readonly secretIsBase64?: boolean;
  /** Default `sha256`. */
  readonly algorithm?: 'sha256' | 'sha512' | 'sha1';
  /** Default `x-signature`. */
  readonly signatureHeader?: string;
  /** What stands before the signature, such as `sha256=`. Default nothing. */
  readonly signaturePrefix?: string;
  /** Default `hex`. */
  readonly signatureEncoding?: 'hex' | 'base64';
  /** Default true: a request without a fresh timestamp is refused. */
  readonly includeTimestamp?: boolean;
  /** Default `x-timestamp`; Unix time in seconds or milliseconds. */
  readonly timestampHeader?: string;
  /** How far the timestamp may be from now, either way. Default 300 seconds. */
  readonly toleranceSeconds?: number;
  /** What a `{svix-id}` in the payload format stands for is read from this header. */
  readonly messageIdHeader?: string;
  /**
   * What is signed, with `{body}`, `{timestamp}`, `{method}`, `{url}` and `{svix-id}` replaced.
   * Default `{timestamp}.{body}`, or `{body}` without a timestamp.
   */
  readonly payloadFormat?: string;
  /** Now, in milliseconds. Default `Date.now`. */
  readonly now?: () => number;
}

export type WebhookScheme = SecretScheme | BearerScheme | HmacScheme;

/** Why a request is refused. */
export type WebhookFault =
  /** The scheme holds no usable secret: nothing would be proved by a match. */
  | 'secret-missing'
  | 'header-missing'
  | 'header-malformed'
  | 'secret-mismatch'
  | 'signature-mismatch'
  | 'timestamp-missing'
  | 'timestamp-malformed'
  | 'timestamp-outside-tolerance'
  /** The payload format asks for what the request does not say, or does not cover the body or the timestamp. */
  | 'payload-incomplete'
  /** The raw body was not given, or was read before. */
  | 'body-unreadable'
  /** The request is none, or the platform of this process cannot compute the signature. */
  | 'request-unreadable';

/** The secrets that can prove something: an empty one would match an empty header. */
export const usableSecrets = (secrets: Secrets): readonly string[] =>
  [secrets].flat().filter((secret) => typeof secret === 'string' && secret !== '');
