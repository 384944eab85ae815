type Frame = [string | null, string | null, string, string, Record<string, unknown>];

interface Connection {
  readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

/** The realtime service behind `WebSocket`: it lets everybody in, or nobody, and announces. */
export function createRealtime() {
  const open = new Set<Connection>();
  const joins: { topic: string; token: unknown; isPrivate: unknown }[] = [];
  const leaves: string[] = [];
  const settings = { refuses: false };

  const deliver = (connection: Connection, frame: Frame) =>
    void setTimeout(() => connection.onmessage?.({ data: JSON.stringify(frame) }));

  function receive(connection: Connection, data: string) {
    const [joinReference, reference, topic, event, payload] = JSON.parse(data) as Frame;
    if (event === 'phx_join') {
      const config = payload['config'] as { private?: unknown };
      joins.push({ topic, token: payload['access_token'], isPrivate: config.private });
    }
    if (event === 'phx_leave') leaves.push(topic);
    const isRefused = event === 'phx_join' && settings.refuses;
    const reply = { status: isRefused ? 'error' : 'ok', response: {} };
    deliver(connection, [joinReference, reference, topic, 'phx_reply', reply]);
  }

  function lose(connection: Connection, code: number) {
    open.delete(connection);
    connection.readyState = 3;
    setTimeout(() => connection.onclose?.({ code }));
  }

  class Socket implements Connection {
    readyState = 0;
    onopen: Connection['onopen'] = null;
    onmessage: Connection['onmessage'] = null;
    onclose: Connection['onclose'] = null;
    constructor() {
      setTimeout(() => {
        this.readyState = 1;
        open.add(this);
        this.onopen?.();
      });
    }
    send(data: string) {
      receive(this, data);
    }
    close() {
      lose(this, 1000);
    }
  }

  return {
    Socket,
    joins,
    leaves,
    /** Lets nobody in from now on. */
    refuse: () => void (settings.refuses = true),
    announce(userId: string, event: string, payload: Record<string, unknown>) {
      const message = { type: 'broadcast', event, payload };
      for (const connection of open) {
        deliver(connection, [null, null, `realtime:user:${userId}`, 'broadcast', message]);
      }
    },
    /** Every connection is lost, as when the service starts anew. */
    breakOff: () => open.forEach((connection) => lose(connection, 1006)),
  };
}
