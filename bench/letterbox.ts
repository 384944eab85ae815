import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** What the payment provider sent, to be handed on as it is. */
export interface Letter {
  readonly body: string;
  readonly signature: string;
}

interface PaidEvent {
  readonly type: string;
  readonly data: { readonly object: { readonly id: string } };
}

/** Takes in what the payment provider tells, so that somebody else decides when it arrives. */
export async function startLetterbox() {
  const letters = new Map<string, PromiseWithResolvers<Letter>>();
  function about(sessionId: string) {
    const letter = letters.get(sessionId) ?? Promise.withResolvers<Letter>();
    letters.set(sessionId, letter);
    return letter;
  }
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const { type, data } = JSON.parse(body) as PaidEvent;
    const signature = String(request.headers['stripe-signature']);
    if (type === 'checkout.session.completed') about(data.object.id).resolve({ body, signature });
    response.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The news that a checkout session was paid, once it is there. */
    paid: (sessionId: string) => about(sessionId).promise,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
