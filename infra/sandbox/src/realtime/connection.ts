import type { FastifyBaseLogger } from 'fastify';
import type { RawData, WebSocket } from 'ws';
import { z } from 'zod';
import { type Channel, createChannel } from './channel.ts';
import { decode, encode, type Message, type ProtocolVersion } from './frames.ts';
import type { Hub } from './hub.ts';
import { decideJoin } from './join.ts';
import {
  MAXIMUM_CHANNELS,
  MAXIMUM_MESSAGE_BYTES,
  MAXIMUM_MESSAGES_PER_SECOND,
  MAXIMUM_UNSENT_BYTES,
} from './limits.ts';
import type { TokenReader } from './listeners.ts';
import { createRate } from './rate.ts';

const POLICY_VIOLATION = 1_008;
const TOO_BIG = 1_009;
const WIRE_PREFIX = 'realtime:';
const renewalSchema = z.object({ access_token: z.string() });

export interface ConnectionOptions {
  readonly socket: WebSocket;
  readonly version: ProtocolVersion;
  readonly hub: Hub;
  readonly readToken: TokenReader;
  readonly idleMs: number;
  readonly log: FastifyBaseLogger;
}

/** Serves one client until either side closes: joins, heartbeats, renewals of tokens, leaves. */
export function serveConnection(options: ConnectionOptions): void {
  const { socket, version, hub, readToken, idleMs, log } = options;
  const channels = new Map<string, Channel>();
  const rate = createRate(MAXIMUM_MESSAGES_PER_SECOND, 1_000);
  const idle = setTimeout(() => socket.terminate(), idleMs);
  let work = Promise.resolve();

  socket.on('close', () => {
    clearTimeout(idle);
    for (const channel of channels.values()) channel.leave();
  });
  socket.on('message', (data: RawData, isBinary: boolean) => {
    const bytes = data as Buffer;
    idle.refresh();
    if (bytes.length > MAXIMUM_MESSAGE_BYTES) return socket.close(TOO_BIG, 'Message too large');
    if (!rate.allows()) return endAll('Too many messages per second');
    const message = decode(version, bytes, isBinary);
    if (!message) return socket.close(POLICY_VIOLATION, 'Not a message');
    // One after the other: what follows a join finds it decided.
    work = work
      .then(() => handle(message))
      .catch((error: unknown) => {
        log.error({ err: error }, 'a realtime message failed');
        socket.close(1_011);
      });
  });

  function send(message: Message) {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MAXIMUM_UNSENT_BYTES) return socket.terminate();
    socket.send(encode(version, message));
  }

  const reply = ({ joinRef, ref, topic }: Message, status: 'ok' | 'error', response: object) =>
    send({ joinRef, ref, topic, event: 'phx_reply', payload: { status, response } });

  function endAll(reason: string) {
    for (const channel of channels.values()) channel.shutDown(reason);
    socket.close(POLICY_VIOLATION, reason);
  }

  async function handle(message: Message): Promise<void> {
    const { topic, event } = message;
    if (topic === 'phoenix' && event === 'heartbeat') return reply(message, 'ok', {});
    if (event === 'phx_join') return join(message);
    const channel = channels.get(topic);
    if (!channel) return reply(message, 'error', { reason: 'unmatched topic' });
    if (event === 'phx_leave') return leave(channel, message);
    if (event === 'access_token') return renew(channel, message);
    if (event === 'presence')
      return reply(message, 'error', { reason: 'Presence is not available' });
    // A broadcast by a client is dropped without an answer, as where no policy lets him write.
  }

  async function join(message: Message) {
    const { topic, joinRef } = message;
    end(topic);
    const refuse = (reason: string) => reply(message, 'error', { reason });
    if (!topic.startsWith(WIRE_PREFIX)) return refuse('unmatched topic');
    const name = topic.slice(WIRE_PREFIX.length);
    if (name === '') return refuse('TopicNameRequired: You must provide a topic name');
    if (channels.size >= MAXIMUM_CHANNELS)
      return refuse('ChannelRateLimitReached: Too many channels');
    const decision = await decideJoin(readToken, name, message.payload);
    if ('refusal' in decision) return refuse(decision.refusal);
    if (socket.readyState !== socket.OPEN) return;
    reply(message, 'ok', { postgres_changes: [] });
    const sendHere = (event: string, payload: unknown) =>
      send({ joinRef, ref: null, topic, event, payload });
    if (decision.hasPresence) sendHere('presence_state', {});
    const onShutDown = () => end(topic);
    const services = { hub, readToken, send: sendHere, onShutDown };
    channels.set(topic, createChannel({ topic: name, joinRef, ...decision, ...services }));
  }

  /** The client's end of a channel is told by `phx_close`, whoever ended it. */
  function end(topic: string) {
    const channel = channels.get(topic);
    if (!channel) return;
    channels.delete(topic);
    channel.leave();
    const { joinRef } = channel;
    send({ joinRef, ref: joinRef, topic, event: 'phx_close', payload: {} });
  }

  function leave({ joinRef }: Channel, message: Message) {
    if (message.joinRef !== null && message.joinRef !== joinRef) return;
    reply(message, 'ok', {});
    end(message.topic);
  }

  async function renew(channel: Channel, { payload }: Message) {
    const renewal = renewalSchema.safeParse(payload);
    if (renewal.success) await channel.renew(renewal.data.access_token);
  }
}
