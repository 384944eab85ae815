import { z } from 'zod';

const headersSchema = z.record(z.string(), z.string());

const speechTimeoutHookSchema = z.looseObject({
  on: z.literal('customer.speech.timeout'),
  options: z
    .looseObject({
      timeoutSeconds: z.number().positive().default(7.5),
      triggerMaxCount: z.number().int().positive().default(3),
    })
    .prefault({}),
  do: z
    .array(
      z.looseObject({
        type: z.string(),
        exact: z.union([z.string(), z.array(z.string())]).optional(),
      }),
    )
    .default([]),
});

/** What the platform acts on. Every other field is stored and returned as it came. */
export const assistantSettingsSchema = z.looseObject({
  name: z.string().max(40).nullish(),
  firstMessage: z.string().nullish(),
  firstMessageMode: z
    .enum([
      'assistant-speaks-first',
      'assistant-speaks-first-with-model-generated-message',
      'assistant-waits-for-user',
    ])
    .default('assistant-speaks-first'),
  model: z
    .looseObject({
      provider: z.string(),
      url: z.url().optional(),
      model: z.string().optional(),
      headers: headersSchema.nullish(),
      messages: z
        .array(z.looseObject({ role: z.string(), content: z.string().nullish() }))
        .nullish(),
    })
    .optional(),
  transcriber: z.looseObject({ language: z.string().optional() }).nullish(),
  server: z
    .looseObject({ url: z.url(), secret: z.string().nullish(), headers: headersSchema.nullish() })
    .nullish(),
  metadata: z.record(z.string(), z.unknown()).nullish(),
  maxDurationSeconds: z.number().min(10).max(43_200).default(600),
  silenceTimeoutSeconds: z.number().min(10).max(3_600).default(30),
  hooks: z.array(z.union([speechTimeoutHookSchema, z.looseObject({ on: z.string() })])).default([]),
});

/** An assistant, read with the defaults of the platform. */
export type AssistantSettings = z.output<typeof assistantSettingsSchema>;
export type SpeechTimeoutHook = z.output<typeof speechTimeoutHookSchema>;

/** The hook that speaks when the candidate stays silent, if the assistant has one. */
export function findSpeechTimeoutHook({ hooks }: AssistantSettings): SpeechTimeoutHook | undefined {
  const parsed = hooks.map((hook) => speechTimeoutHookSchema.safeParse(hook));
  return parsed.find(({ success }) => success)?.data;
}

/** The language that is spoken in a call, as a two-letter code. */
export const languageOf = ({ transcriber }: AssistantSettings): string =>
  transcriber?.language?.slice(0, 2).toLowerCase() ?? 'en';
