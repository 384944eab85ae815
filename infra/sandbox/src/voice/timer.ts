export interface Timer {
  /** Begins anew, whether or not it was running. */
  readonly start: (milliseconds: number) => void;
  readonly stop: () => void;
}

/** One thing that may happen later. */
export function createTimer(callback: () => void): Timer {
  let handle: NodeJS.Timeout | undefined;
  const stop = () => clearTimeout(handle);
  return {
    start(milliseconds) {
      stop();
      handle = setTimeout(callback, milliseconds);
    },
    stop,
  };
}
