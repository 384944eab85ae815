/** Allows so much in every stretch of time, counted from the first in it. */
export function createRate(limit: number, milliseconds: number) {
  let since = 0;
  let count = 0;
  return {
    allows(): boolean {
      const now = performance.now();
      if (now - since >= milliseconds) {
        since = now;
        count = 0;
      }
      count += 1;
      return count <= limit;
    },
  };
}
