import { z } from 'zod';

/** The version of the protocol a client speaks: messages as objects, or as lists and binary frames. */
export type ProtocolVersion = '1.0.0' | '2.0.0';

export interface Message {
  /** The join that the message belongs to. */
  readonly joinRef: string | null;
  /** What a reply refers to. */
  readonly ref: string | null;
  readonly topic: string;
  readonly event: string;
  readonly payload: unknown;
}

const ref = z.string().max(255).nullish().default(null);
const objectSchema = z
  .object({ join_ref: ref, ref, topic: z.string(), event: z.string(), payload: z.unknown() })
  .transform(({ join_ref: joinRef, ...rest }): Message => ({ ...rest, joinRef }));
const listSchema = z
  .tuple([ref, ref, z.string(), z.string(), z.unknown()])
  .transform(([joinRef, own, topic, event, payload]): Message => ({
    joinRef,
    ref: own,
    topic,
    event,
    payload,
  }));

const USER_BROADCAST_PUSH = 3;
const HEADER_BYTES = 7;

/** Reads one frame; `null` when it is not of the protocol. */
export function decode(version: ProtocolVersion, data: Buffer, isBinary: boolean): Message | null {
  if (isBinary) return version === '2.0.0' ? decodeBroadcast(data) : null;
  try {
    const json: unknown = JSON.parse(data.toString());
    return (version === '2.0.0' ? listSchema : objectSchema).parse(json);
  } catch {
    return null;
  }
}

/** A client's broadcast: lengths of the texts in one byte each, the texts, then what is broadcast. */
function decodeBroadcast(data: Buffer): Message | null {
  if (data.length < HEADER_BYTES || data[0] !== USER_BROADCAST_PUSH) return null;
  const texts: string[] = [];
  let offset = HEADER_BYTES;
  for (const length of data.subarray(1, HEADER_BYTES - 1)) {
    texts.push(data.toString('utf8', offset, offset + length));
    offset += length;
  }
  const [joinRef = '', own = '', topic = '', event = ''] = texts;
  if (offset > data.length) return null;
  return {
    joinRef: joinRef || null,
    ref: own || null,
    topic,
    event: 'broadcast',
    payload: { type: 'broadcast', event },
  };
}

/** One frame, as text in either version. */
export function encode(version: ProtocolVersion, message: Message): string {
  const { joinRef, ref: own, topic, event, payload } = message;
  return JSON.stringify(
    version === '2.0.0'
      ? [joinRef, own, topic, event, payload]
      : { join_ref: joinRef, ref: own, topic, event, payload },
  );
}
