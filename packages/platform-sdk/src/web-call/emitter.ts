export interface Emitter<Events extends object> {
  /** Answers with the function that ends the subscription. */
  readonly on: <K extends keyof Events>(
    event: K,
    listener: (payload: Events[K]) => void,
  ) => () => void;
  readonly emit: <K extends keyof Events>(event: K, payload: Events[K]) => void;
  readonly hasListener: (event: keyof Events) => boolean;
}

/** A typed event emitter: no event needs a listener, and a listener that throws harms nobody else. */
export function createEmitter<Events extends object>(): Emitter<Events> {
  const listeners: { [K in keyof Events]?: Set<(payload: Events[K]) => void> } = {};

  return {
    on(event, listener) {
      const subscribed = (listeners[event] ??= new Set());
      subscribed.add(listener);
      return () => subscribed.delete(listener);
    },
    emit(event, payload) {
      for (const listener of Array.from(listeners[event] ?? [])) {
        try {
          listener(payload);
        } catch (error) {
          setTimeout(() => {
            throw error; // the page hears of it, the call goes on
          });
        }
      }
    },
    hasListener: (event) => (listeners[event]?.size ?? 0) > 0,
  };
}
