import { z } from 'zod';

const reference = z.object({ id: z.string().max(200).optional() });

/** The little we read of a server message; the platform sends, and may add, much more. */
export const platformEventSchema = z
  .object({
    message: z.object({
      type: z.string().max(100),
      status: z.string().max(100).optional(),
      endedReason: z.string().max(200).optional(),
      call: z
        .object({ id: z.string().max(200), assistantId: z.string().max(200).nullish() })
        .optional(),
      assistant: reference.nullish(),
    }),
  })
  .transform(({ message: { type, status, endedReason, call, assistant } }) => ({
    type,
    status: status ?? null,
    endedReason: endedReason ?? null,
    callId: call?.id ?? null,
    assistantId: call?.assistantId ?? assistant?.id ?? null,
  }));

export type PlatformEvent = z.output<typeof platformEventSchema>;

/** Whether the event says that a call is over; both messages do, and either may come first. */
export const saysCallEnded = ({ type, status }: PlatformEvent): boolean =>
  type === 'end-of-call-report' || (type === 'status-update' && status === 'ended');
