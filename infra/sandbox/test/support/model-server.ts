import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';

export interface ModelRequestBody {
  readonly model: string;
  readonly stream: boolean;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly call: { readonly id: string };
  readonly metadata: Record<string, unknown>;
}

export interface ScriptedReply {
  readonly text?: string;
  readonly endCall?: boolean;
  readonly status?: number;
  /** Keeps the stream open after the text, until the caller gives up. */
  readonly hangs?: boolean;
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

const deltas = ({ text = '', endCall }: ScriptedReply) => [
  ...text.split(/(?<= )/).map((content) => ({ content })),
  ...(endCall
    ? [
        {
          tool_calls: [
            {
              index: 0,
              id: 'c1',
              type: 'function',
              function: { name: 'endCall', arguments: '{}' },
            },
          ],
        },
      ]
    : []),
];

/** A language model that says what it is told to, over OpenAI's chat protocol. */
export async function startModelServer() {
  const requests: ModelRequestBody[] = [];
  const replies: ScriptedReply[] = [];
  let authorization: string | undefined;
  let abandoned = 0;

  const server = createServer(async (request, response) => {
    authorization = request.headers.authorization;
    requests.push(JSON.parse(await readBody(request)) as ModelRequestBody);
    const reply = replies.shift() ?? { text: 'Please go on.' };
    if (reply.status) {
      response.writeHead(reply.status).end();
      return;
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.on('close', () => {
      if (!response.writableFinished) abandoned += 1;
    });
    for (const delta of deltas(reply)) {
      response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta }] })}\n\n`);
    }
    if (!reply.hangs) response.end('data: [DONE]\n\n');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/interviewer/1`,
    requests,
    /** What it will say next; beyond that it asks to go on. */
    script: (...next: ScriptedReply[]) => {
      requests.length = 0;
      replies.splice(0, replies.length, ...next);
    },
    authorization: () => authorization,
    abandoned: () => abandoned,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
