import type { Outcome } from '../voice-call.contract.ts';

type Sent = Record<string, unknown> & { type: string };

/** The far end of one socket: what the browser sent, and a way to answer. */
export interface FarEnd {
  readonly sent: Sent[];
  readonly sentBytes: () => number;
  readonly say: (message: object) => void;
  readonly sayAudio: (samples: Int16Array<ArrayBuffer>) => void;
  readonly drop: () => void;
}

/** The voice service, spoken to through an injected `fetch` and `WebSocket`. */
export function createVoiceService() {
  const sockets: FarEnd[] = [];
  const live = new Set<EventTarget>();
  let outcome: Outcome = 'connects';
  let dialled = 0;
  let conversation: object[] = [];
  let speech = { en: true, fr: false };

  class ServedSocket extends EventTarget {
    static readonly OPEN = 1;
    readyState = 0;
    binaryType = 'blob';
    readonly #sent: Sent[] = [];
    #bytes = 0;

    constructor() {
      super();
      queueMicrotask(() => this.#accept());
    }

    #accept() {
      if (outcome !== 'connects') return this.close();
      this.readyState = 1;
      live.add(this);
      const say = (message: object) => this.#deliver(JSON.stringify(message));
      sockets.push({
        sent: this.#sent,
        sentBytes: () => this.#bytes,
        say,
        sayAudio: (samples) => this.#deliver(samples.buffer),
        drop: () => this.close(),
      });
      say({ type: 'hello', capabilities: { transcription: true, speech }, conversation });
    }

    #deliver(data: string | ArrayBuffer) {
      this.dispatchEvent(new MessageEvent('message', { data }));
    }

    send(data: string | Int16Array) {
      if (typeof data === 'string') this.#sent.push(JSON.parse(data) as Sent);
      else this.#bytes += data.byteLength;
    }

    close() {
      this.readyState = 3;
      live.delete(this);
      this.dispatchEvent(new Event('close'));
    }
  }

  const answer = { id: 'call', createdAt: '2026-01-01T00:00:00Z', webCallUrl: 'ws://voice.test/1' };
  const serve: typeof fetch = async (_input, init) => {
    dialled++;
    if (outcome === 'fails') return Response.json({ message: 'no' }, { status: 503 });
    if (outcome === 'connects') return Response.json(answer, { status: 201 });
    const { promise, reject } = Promise.withResolvers<Response>();
    init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
    return promise;
  };

  return {
    fetch: serve,
    WebSocket: ServedSocket as unknown as typeof WebSocket,
    next: (wanted: Outcome) => (outcome = wanted),
    remember: (turns: object[]) => (conversation = turns),
    speaks: (languages: typeof speech) => (speech = languages),
    dialled: () => dialled,
    open: () => live.size,
    /** The connection in use. */
    farEnd(): FarEnd {
      const latest = sockets.at(-1);
      if (!latest) throw new Error('Nobody has connected');
      return latest;
    },
  };
}
