import { MAXIMUM_ANSWER_LENGTH, turnSources } from '@greenshoe/shared-types';
import { z } from 'zod';

const partSchema = z.object({ type: z.string(), text: z.string().optional() });
const contentSchema = z.union([z.string(), z.array(partSchema)]).nullish();

/** The part of an OpenAI chat request that we read, and what the platform adds to it. */
export const chatRequestSchema = z.object({
  messages: z.array(z.object({ role: z.string(), content: contentSchema })).max(5_000),
  stream: z.boolean().nullish(),
  call: z.object({ id: z.string().min(1).max(200) }).nullish(),
  metadata: z
    .object({ source: z.enum(turnSources).catch('voice').default('voice') })
    .catch({ source: 'voice' })
    .default({ source: 'voice' }),
});

export type ChatRequest = z.output<typeof chatRequestSchema>;
type Content = z.output<typeof contentSchema>;

const textOf = (content: Content): string =>
  typeof content === 'string' ? content : (content ?? []).map((part) => part.text ?? '').join(' ');

export interface Heard {
  readonly callId: string;
  /** How many answers the call has heard so far. */
  readonly exchange: number;
  /** The newest answer; `null` before the first. */
  readonly answer: string | null;
  /** Its length as it came, before it was cut to what is kept. */
  readonly answerLength: number;
  readonly source: ChatRequest['metadata']['source'];
}

/** Reads an answer out of a conversation: what was said in one go is one answer. */
export function readChatRequest({ messages, call, metadata }: ChatRequest): Heard {
  const answers: string[] = [];
  let previousRole = '';
  for (const { role, content } of messages) {
    const continues = role === 'user' && previousRole === 'user';
    if (continues) answers.push(`${answers.pop() ?? ''} ${textOf(content)}`);
    else if (role === 'user') answers.push(textOf(content));
    previousRole = role;
  }
  const answer = answers.at(-1)?.replaceAll('\0', '').trim();
  return {
    callId: call?.id ?? 'unnamed',
    exchange: answers.length,
    answer: answer?.slice(0, MAXIMUM_ANSWER_LENGTH).toWellFormed() ?? null,
    answerLength: answer?.length ?? 0,
    source: metadata.source,
  };
}
