import { z } from 'zod';

const reference = z.object({ id: z.string().max(200).optional() });

const messageSchema = z
  .object({
    role: z.enum(['bot', 'assistant', 'user']),
    message: z.string(),
    time: z.number().positive(),
    endTime: z.number().catch(0), // also where there is none
  })
  .transform(({ role, message, time, endTime }) => ({
    role: role === 'user' ? ('candidate' as const) : ('interviewer' as const),
    text: message,
    startedAt: time,
    endedAt: endTime > time ? endTime : null,
  }));

/** Something said in a call, in milliseconds of the epoch; without an end where none was measured. */
export type TimedMessage = z.output<typeof messageSchema>;

/** Only what was said and when; tool calls, system messages and what is not understood are left out. */
const messagesOf = (messages: readonly unknown[]): readonly TimedMessage[] =>
  messages.flatMap((message) => messageSchema.safeParse(message).data ?? []);

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
      artifact: z
        .object({ messages: z.array(z.unknown()) })
        .nullish()
        .catch(null),
    }),
  })
  .transform(({ message: { type, status, endedReason, call, assistant, artifact } }) => ({
    event: {
      type,
      status: status ?? null,
      endedReason: endedReason ?? null,
      callId: call?.id ?? null,
      assistantId: call?.assistantId ?? assistant?.id ?? null,
    },
    messages: messagesOf(artifact?.messages ?? []),
  }));

export type ReceivedEvent = z.output<typeof platformEventSchema>;
/** What is stored of it: nothing of what was said. */
export type PlatformEvent = ReceivedEvent['event'];

/** Whether the event says that a call is over; both messages do, and either may come first. */
export const saysCallEnded = ({ type, status }: PlatformEvent): boolean =>
  type === 'end-of-call-report' || (type === 'status-update' && status === 'ended');
