import type { CallError } from './voice-call.ts';

interface Entry {
  readonly send: () => void;
  readonly resolve: () => void;
  readonly reject: (error: CallError) => void;
}

export type AnswerOutbox = ReturnType<typeof createAnswerOutbox>;

/** Keeps every answer until the service has stored it, and sends it again after a lost connection. */
export function createAnswerOutbox() {
  const entries = new Map<string, Entry>();

  function take(id: string | undefined): Entry | undefined {
    const key = id ?? entries.keys().next().value;
    const entry = key === undefined ? undefined : entries.get(key);
    if (key !== undefined) entries.delete(key);
    return entry;
  }

  return {
    /** Sends now; the promise settles when the service has accepted or refused it. */
    add(id: string, send: () => void): Promise<void> {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      entries.set(id, { send, resolve, reject });
      send();
      return promise;
    },
    accept: (id: string) => take(id)?.resolve(),
    /** Without an id the oldest answer is meant: the service takes them in order. */
    refuse: (id: string | undefined, error: CallError) => take(id)?.reject(error),
    drop: (id: string) => entries.delete(id),
    resend: (id: string | null | undefined) => entries.get(id ?? '')?.send(),
    resendAll: () => {
      for (const { send } of entries.values()) send();
    },
    rejectAll: (error: CallError) => {
      for (const id of entries.keys()) take(id)?.reject(error);
    },
  };
}
