import { type Notice, type NoticeName, noticeSchemas, userTopic } from '@greenshoe/shared-types';
import { REALTIME_SUBSCRIBE_STATES } from '@supabase/supabase-js';
import type { BackendClient } from './supabase.ts';

export interface NoticeListener {
  readonly onNotice: (notice: Notice) => void;
  /** The channel is back after a break, in which notices may have been missed. */
  readonly onReturn: () => void;
}

/** What the server tells a signed-in user's browsers by itself. */
export interface Notices {
  /** Answers with the function that ends the subscription. Never throws: without notices, pages ask. */
  readonly listen: (userId: string, listener: NoticeListener) => () => void;
}

const names = Object.keys(noticeSchemas) as NoticeName[];

function read(name: NoticeName, payload: unknown): Notice | null {
  const { success, data } = noticeSchemas[name].safeParse(payload);
  return success ? ({ name, payload: data } as Notice) : null;
}

function open(backend: BackendClient, userId: string, { onNotice, onReturn }: NoticeListener) {
  const channel = backend.channel(userTopic(userId), { config: { private: true } });
  for (const event of names) {
    channel.on('broadcast', { event }, (message: { payload?: unknown }) => {
      const notice = read(event, message.payload);
      if (notice) onNotice(notice);
    });
  }
  let hasJoined = false;
  return channel.subscribe((status) => {
    if (status !== REALTIME_SUBSCRIBE_STATES.SUBSCRIBED) return;
    if (hasJoined) onReturn();
    hasJoined = true;
  });
}

/** Notices over the hosted backend's private channel of the user; the client reconnects by itself. */
export function createNotices(backend: BackendClient): Notices {
  let left: Promise<unknown> = Promise.resolve();
  return {
    listen(userId, listener) {
      let isWanted = true;
      async function join() {
        await left; // until then the client would hand out the channel that is being left
        await backend.realtime.setAuth(); // a private channel lets in who shows a token
        return isWanted ? open(backend, userId, listener) : null;
      }
      const joined = join();
      async function leave() {
        const channel = await joined;
        if (channel) await backend.removeChannel(channel);
      }
      return () => {
        isWanted = false;
        left = leave();
      };
    },
  };
}
