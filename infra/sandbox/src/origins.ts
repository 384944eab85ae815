/** `localhost` and `127.0.0.1` are the same machine, whichever of them a person types. */
const canonical = (origin: string) =>
  origin.replace(/^(https?:\/\/)localhost(?=:|$)/, '$1127.0.0.1');

/** Whether a web page of this origin is one of ours. */
export const isAllowedOrigin = (origin: string, allowed: readonly string[]) =>
  allowed.some((candidate) => canonical(candidate) === canonical(origin));
