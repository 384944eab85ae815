import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { WebSocket } from 'ws';
import type { Assistant } from './assistants.repository.ts';
import type { Call, Calls } from './calls.repository.ts';
import { createLiveCall, type LiveCall, type LiveCallServices } from './live-call.ts';
import type { Reports } from './reports.ts';

const STORE_AGAIN_MS = 1_000;

export interface CallDesk {
  readonly create: (assistant: Assistant) => Promise<Call>;
  readonly join: (call: Call, socket: WebSocket) => Promise<void>;
  /** Ends a call if it is going on, and removes it with what was said in it. */
  readonly remove: (id: string) => Promise<void>;
  /** Takes over what the process before this one left. */
  readonly open: () => Promise<void>;
  readonly close: () => void;
}

export type CallDeskOptions = Omit<LiveCallServices, 'begin' | 'finish'> & {
  readonly calls: Calls;
  readonly reports: Reports;
};

/** Keeps the calls that are going on. */
export function createCallDesk({ calls, reports, ...services }: CallDeskOptions): CallDesk {
  const live = new Map<string, LiveCall>();
  const closing = new AbortController();

  async function begin({ id }: Call, isFirst: boolean): Promise<Date> {
    const started = await calls.start(id);
    if (!started) throw new Error('The call has ended');
    if (isFirst) reports.announce(started);
    return started.startedAt ?? new Date();
  }

  const finish: LiveCallServices['finish'] = async ({ id }, reason, endedAt) => {
    live.delete(id);
    const ended = await persist(() => calls.end(id, reason, endedAt));
    if (!ended) return;
    reports.announce(ended);
    reports.deliver(ended);
  };

  /** An end must not be lost to a restart of the database. */
  async function persist<T>(work: () => Promise<T>): Promise<T | null> {
    while (!closing.signal.aborted) {
      try {
        return await work();
      } catch (error) {
        services.log.error({ err: error }, 'the end of a call could not be stored yet');
        await pause(STORE_AGAIN_MS);
      }
    }
    return null;
  }

  function take(call: Call): LiveCall {
    const taken = createLiveCall(call, { ...services, begin, finish });
    live.set(call.id, taken);
    return taken;
  }

  return {
    async create({ id, settings }) {
      const token = randomBytes(24).toString('base64url');
      const call = await calls.create({ assistantId: id, assistant: settings, token });
      take(call).awaitReturn(call.createdAt);
      return call;
    },

    async join(call, socket) {
      const joined = live.get(call.id);
      if (!joined) throw new Error('The call has ended');
      await joined.join(socket);
    },

    async remove(id) {
      await live.get(id)?.hangUp();
      await calls.remove(id);
    },

    async open() {
      for (const call of await calls.listUnfinished()) {
        const said = await services.messages.list(call.id);
        take(call).awaitReturn(said.at(-1)?.createdAt ?? call.startedAt ?? call.createdAt);
      }
      reports.start();
    },

    close() {
      closing.abort();
      reports.stop();
      for (const call of live.values()) call.suspend();
      live.clear();
    },
  };
}
