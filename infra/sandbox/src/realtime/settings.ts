import { z } from 'zod';

/** Variables of the realtime service. */
export const realtimeEnvironment = {
  REALTIME_IDLE_SECONDS: z.coerce.number().positive().default(60),
};

const schema = z.object(realtimeEnvironment);

export const readRealtimeSettings = (environment: z.output<typeof schema>) => ({
  /** A connection that sends nothing for so long, heartbeats included, is ended. */
  idleMs: environment.REALTIME_IDLE_SECONDS * 1_000,
});

export type RealtimeSettings = ReturnType<typeof readRealtimeSettings>;
