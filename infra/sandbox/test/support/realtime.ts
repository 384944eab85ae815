import { randomUUID } from 'node:crypto';
import { createClient, type RealtimeChannel } from '@supabase/supabase-js';
import { type Address, keys } from './sandbox.ts';
import type { VendorClient } from './storage.ts';

export interface Heard {
  readonly type: string;
  readonly event: string;
  readonly payload?: unknown;
}

/** The vendor's own client, speaking the version of the protocol it is told. */
export const createVersionedClient = (
  { url }: Address,
  { vsn, tokenOf }: { vsn?: string | undefined; tokenOf?: (() => string) | undefined },
): VendorClient =>
  createClient(url, keys.PUBLISHABLE_KEY, {
    auth: { autoRefreshToken: false, persistSession: false, storageKey: randomUUID() },
    realtime: { heartbeatIntervalMs: 500, ...(vsn ? { vsn } : {}), logger: () => undefined },
    ...(tokenOf ? { accessToken: () => Promise.resolve(tokenOf()) } : {}),
  });

/** Joins a channel and answers when it is decided; what is heard and how it fares goes on being noted. */
export async function join(channel: RealtimeChannel) {
  const state = {
    channel,
    heard: [] as Heard[],
    history: [] as string[],
    systems: [] as object[],
    reason: '',
    get status() {
      return state.history.at(-1);
    },
  };
  channel.on('broadcast', { event: '*' }, (message) => state.heard.push(message));
  channel.on('system', {}, (message: object) => state.systems.push(message));
  await new Promise<void>((resolve) => {
    channel.subscribe((status, error) => {
      state.history.push(status);
      state.reason = error?.message ?? '';
      resolve();
    });
  });
  return state;
}

/** Joins a person's channel as the web app does. */
export async function listen(
  client: VendorClient,
  topic: string,
  options: { config: object } = { config: { private: true } },
) {
  await client.realtime.setAuth();
  return join(client.channel(topic, options));
}
