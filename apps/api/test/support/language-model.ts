import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';

export const modelKey = 'language-model-key-for-tests';

const bodySchema = z.object({
  model: z.string(),
  temperature: z.number().optional(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
  response_format: z
    .object({ type: z.literal('json_schema'), json_schema: z.looseObject({ name: z.string() }) })
    .optional(),
});

/** One request, and what the model is asked in it. */
export interface Asked {
  readonly at: number;
  readonly authorization: string | undefined;
  readonly body: z.output<typeof bodySchema>;
  readonly system: string;
  readonly user: string;
  readonly conceptIds: readonly string[];
  readonly question: string;
  /** What stands between the two fences. */
  readonly answer: string;
  /** The line to be worded; empty where judgements are wanted. */
  readonly line: string;
}

/** How the model takes one request. */
export type Behaviour = (asked: Asked, response: ServerResponse) => void | Promise<void>;

export const writes =
  (text: (asked: Asked) => string): Behaviour =>
  (asked, response) => {
    const message = { role: 'assistant', content: text(asked) };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ choices: [{ index: 0, message, finish_reason: 'stop' }] }));
  };

/** Says of every concept that it is said, in the words it is given for it. */
export const judges = (quote: (asked: Asked) => string, isSaid = true): Behaviour =>
  writes((asked) =>
    JSON.stringify({
      judgements: asked.conceptIds.map((conceptId) => ({ conceptId, isSaid, quote: quote(asked) })),
    }),
  );

export const words = (wording: (line: string) => string): Behaviour =>
  writes(({ line }) => JSON.stringify({ line: wording(line) }));

export const refuses =
  (status: number, headers: Record<string, string> = {}, text = '{"error":{}}'): Behaviour =>
  (_asked, response) => {
    response.writeHead(status, headers).end(text);
  };

/** Sends its answer a little at a time, and never all of it. */
export const trickles: Behaviour = async (_asked, response) => {
  response.setHeader('content-type', 'application/json');
  while (!response.destroyed) {
    response.write(' ');
    await pause(20);
  }
};

export const hangs: Behaviour = () => undefined;

export const late =
  (milliseconds: number, behaviour: Behaviour): Behaviour =>
  async (asked, response) => {
    await pause(milliseconds);
    await behaviour(asked, response);
  };

const within = (pattern: RegExp, text: string): string => pattern.exec(text)?.[1] ?? '';

function read(authorization: string | undefined, received: string): Asked {
  const body = bodySchema.parse(JSON.parse(received));
  const [system = '', user = ''] = body.messages.map(({ content }) => content);
  const line = within(/^Line: (".*")$/m, user);
  return {
    at: Date.now(),
    authorization,
    body,
    system,
    user,
    conceptIds: [...user.matchAll(/"conceptId":"([^"]+)"/g)].map(([, id = '']) => id),
    question: within(/^Question:\n(.*)$/m, user),
    answer: within(/^<<<[^>]+>>>\n([\s\S]*)\n<<<[^>]+>>>$/m, user),
    line: line === '' ? '' : z.string().parse(JSON.parse(line)),
  };
}

/** A language model by OpenAI's chat protocol that does what a test tells it, request by request. */
export async function startLanguageModel() {
  const asked: Asked[] = [];
  let script: readonly Behaviour[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const latest = read(request.headers.authorization, Buffer.concat(chunks).toString());
    const behaviour = script[Math.min(asked.length, script.length - 1)] ?? refuses(500);
    asked.push(latest);
    await behaviour(latest, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/v1`;
  return {
    asked,
    settings: { url, key: modelKey, name: 'test-model' },
    environment: {
      LANGUAGE_MODEL_URL: url,
      LANGUAGE_MODEL_KEY: modelKey,
      LANGUAGE_MODEL_NAME: 'test-model',
    },
    /** Takes the coming requests like this, the last way for all that follow. */
    behave(...behaviours: Behaviour[]) {
      asked.length = 0;
      script = behaviours;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type TestModel = Awaited<ReturnType<typeof startLanguageModel>>;
