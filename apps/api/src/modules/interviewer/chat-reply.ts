import { randomUUID } from 'node:crypto';
import type { Reply } from './interviewer.service.ts';

const MODEL = 'greenshoe-interviewer';

const envelope = (object: string) => ({
  id: `chatcmpl-${randomUUID()}`,
  object,
  created: Math.floor(Date.now() / 1_000),
  model: MODEL,
});

const hangUp = () => [
  {
    index: 0,
    id: `call_${randomUUID()}`,
    type: 'function',
    function: { name: 'endCall', arguments: '{}' },
  },
];

const finishReason = ({ endsCall }: Reply) => (endsCall ? 'tool_calls' : 'stop');

/** The reply as one `chat.completion`. */
export const toCompletion = (reply: Reply) => ({
  ...envelope('chat.completion'),
  choices: [
    {
      index: 0,
      message: {
        role: 'assistant',
        content: reply.text,
        ...(reply.endsCall ? { tool_calls: hangUp() } : {}),
      },
      finish_reason: finishReason(reply),
    },
  ],
  usage: { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 },
});

/** The reply as server-sent events, word by word. All of it is known, so it goes out in one write. */
export function toEventStream(reply: Reply): string {
  const head = envelope('chat.completion.chunk');
  const event = (delta: object, finish: string | null = null) =>
    `data: ${JSON.stringify({ ...head, choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
  const words = reply.text.match(/\s*\S+\s*?/g) ?? [];
  return [
    event({ role: 'assistant', content: '' }),
    ...words.map((content) => event({ content })),
    ...(reply.endsCall ? [event({ tool_calls: hangUp() })] : []),
    event({}, finishReason(reply)),
    'data: [DONE]\n\n',
  ].join('');
}
