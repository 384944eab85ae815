import { z } from 'zod';
import { describeExpiry, type Listener, mayRead, type TokenReader } from './listeners.ts';

const joinSchema = z.object({
  config: z
    .object({
      private: z.boolean().default(false),
      presence: z.object({ enabled: z.boolean().default(false) }).prefault({}),
      postgres_changes: z.array(z.unknown()).nullish(),
    })
    .prefault({}),
  access_token: z.string().nullish(),
  user_token: z.string().nullish(),
});

export type Join =
  | { readonly listener: Listener; readonly token: string | null; readonly hasPresence: boolean }
  | { readonly refusal: string };

/** Decides on a join of `topic`, without the `realtime:` it is called by on the wire. */
export async function decideJoin(
  readToken: TokenReader,
  topic: string,
  payload: unknown,
): Promise<Join> {
  const parsed = joinSchema.safeParse(payload);
  if (!parsed.success) return { refusal: 'InvalidJoinPayload: The join is not valid' };
  const { config, access_token, user_token } = parsed.data;
  if (!config.private) {
    return { refusal: 'PrivateOnly: This project only allows private channels' };
  }
  if (config.postgres_changes?.length) {
    return { refusal: 'RealtimeDisabledForConfiguration: Changes of tables are not announced' };
  }
  const token = access_token ?? user_token ?? null;
  const listener = await readToken(token);
  if (listener.role === 'late') {
    return { refusal: `InvalidJWTToken: ${describeExpiry(listener.until)}` };
  }
  if (!mayRead(listener, topic)) {
    return {
      refusal: `Unauthorized: You do not have permissions to read from this Channel topic: ${topic}`,
    };
  }
  return { listener, token, hasPresence: config.presence.enabled };
}
