import { type Notice, type NoticeName, noticeSchemas, userTopic } from '@greenshoe/shared-types';
import { REALTIME_SUBSCRIBE_STATES, RealtimeClient } from '@supabase/supabase-js';
import type { NoticeListener } from './notices.ts';
import { type AccountsClient, type BackendSettings, serviceUrl } from './supabase.ts';

export type NoticeConnection = ReturnType<typeof connectNotices>;

const names = Object.keys(noticeSchemas) as NoticeName[];

function read(name: NoticeName, payload: unknown): Notice | null {
  const { success, data } = noticeSchemas[name].safeParse(payload);
  return success ? ({ name, payload: data } as Notice) : null;
}

/** The backend's realtime service in the name of whoever is signed in, also once the token is renewed. */
function createRealtimeClient(backend: BackendSettings, accounts: AccountsClient) {
  const address = serviceUrl(backend, 'realtime/v1');
  address.protocol = address.protocol.replace('http', 'ws');
  const realtime = new RealtimeClient(address.href, {
    params: { apikey: backend.publishableKey },
    async accessToken() {
      const { data } = await accounts.getSession();
      return data.session?.access_token ?? backend.publishableKey;
    },
  });
  accounts.onAuthStateChange((_event, session) => {
    void realtime.setAuth(session?.access_token);
  });
  return realtime;
}

function join(realtime: RealtimeClient, userId: string, { onNotice, onReturn }: NoticeListener) {
  const channel = realtime.channel(userTopic(userId), { config: { private: true } });
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

/** The one connection of this tab over which notices come. */
export function connectNotices(backend: BackendSettings, accounts: AccountsClient) {
  const realtime = createRealtimeClient(backend, accounts);
  return {
    /** Answers with the function that leaves the channel. */
    async open(userId: string, listener: NoticeListener) {
      await realtime.setAuth(); // a private channel lets in who shows a token
      const channel = join(realtime, userId, listener);
      return () => realtime.removeChannel(channel);
    },
  };
}
