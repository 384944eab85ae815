import { once } from 'node:events';
import { createServer } from 'node:http';

export interface Webhook {
  readonly secret: string | undefined;
  readonly message: Record<string, unknown> & {
    readonly type: string;
    readonly call: Record<string, unknown>;
  };
}

/** The server of an assistant's owner; it refuses as often as it is told to. */
export async function startWebhookServer() {
  const received: Webhook[] = [];
  const state = { refusals: 0 };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { message } = JSON.parse(Buffer.concat(chunks).toString()) as Pick<Webhook, 'message'>;
    received.push({ secret: request.headers['x-vapi-secret']?.toString(), message });
    const isRefused = message.type === 'end-of-call-report' && state.refusals > 0;
    if (isRefused) state.refusals -= 1;
    response.writeHead(isRefused ? 503 : 200).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/webhooks/platform`,
    state,
    of: (callId: string, type: string) =>
      received.filter(({ message }) => message.call['id'] === callId && message.type === type),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
