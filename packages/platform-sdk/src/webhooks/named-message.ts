type TypeOf<M> = M extends { type?: unknown } ? Exclude<M['type'], undefined> : never;

/** A declared message with exactly one `type`: a filtered transcript arrives as `transcript`, a tool call always with its name. */
export type NamedMessage<M> = M extends unknown
  ? Omit<M, 'type'> & {
      readonly type: TypeOf<M> extends `transcript${string}` ? 'transcript' : TypeOf<M>;
    }
  : never;

/** A message of a kind that is newer than this package, as it was received. */
export interface UnknownMessage {
  readonly type: 'unknown';
  readonly receivedType: string;
  readonly message: Readonly<Record<string, unknown>>;
}

const FILTERED_TRANSCRIPT = "transcript[transcriptType='final']";

/** The type a message goes by; a tool call is the one message that may come without it. */
export function typeOf({
  type,
  toolCallList,
}: Readonly<Record<string, unknown>>): string | undefined {
  if (type === FILTERED_TRANSCRIPT) return 'transcript';
  if (typeof type === 'string' && type !== '') return type;
  return type === undefined && Array.isArray(toolCallList) ? 'tool-calls' : undefined;
}
