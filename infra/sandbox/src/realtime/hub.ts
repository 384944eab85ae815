/** What is announced on a topic. */
export interface Broadcast {
  readonly event: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

type Listener = (broadcast: Broadcast) => void;

export interface Hub {
  /** Answers with what ends it. */
  readonly subscribe: (topic: string, listener: Listener) => () => void;
  readonly publish: (topic: string, broadcast: Broadcast) => void;
}

/** Who listens to which topic, in this process. */
export function createHub(): Hub {
  const topics = new Map<string, Set<Listener>>();
  return {
    subscribe(topic, listener) {
      const listeners = topics.get(topic) ?? new Set();
      topics.set(topic, listeners.add(listener));
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0 && topics.get(topic) === listeners) topics.delete(topic);
      };
    },
    publish(topic, broadcast) {
      for (const listener of topics.get(topic) ?? []) listener(broadcast);
    },
  };
}
