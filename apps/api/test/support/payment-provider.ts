import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { newId, now, openSession, type ProviderSession } from './provider-session.ts';

type Json = Record<string, unknown>;

interface ProviderPayment {
  id: string;
  latest_charge: { id: string; amount_refunded: number };
  disputes: { status: string }[];
}

/** What every request is met with instead of its answer. */
type Trouble = 'error' | 'refusal' | 'slow' | 'garbage' | 'no-object' | 'reset' | null;

const list = (data: readonly unknown[]) => ({ object: 'list', has_more: false, data });

const failure = { error: { type: 'api_error', message: 'No mail to typed@example.test' } };
const troubles: Record<NonNullable<Trouble>, (response: ServerResponse) => unknown> = {
  error: (response) => send(response, 500, failure),
  refusal: (response) =>
    send(response, 400, {
      error: { type: 'invalid_request_error', message: 'Invalid email: typed@example.test' },
    }),
  slow: () => undefined,
  garbage: (response) => response.writeHead(200).end('<html>Bad gateway</html>'),
  'no-object': (response) => response.writeHead(200).end('42'),
  reset: (response) => response.destroy(),
};

function send(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** The few calls of the payment provider that the API makes, over HTTP, with faults to order. */
export async function startPaymentProvider() {
  const sessions = new Map<string, ProviderSession>();
  const payments = new Map<string, ProviderPayment>();
  const events: Json[] = [];
  const byKey = new Map<string, ProviderSession>();
  const failed = new Set<string>(); // a failure is repeated to the same key, as the provider does
  const provider = { trouble: null as Trouble, requests: 0, beforeAnswer: async () => {} };

  const missing = {
    error: { type: 'invalid_request_error', code: 'resource_missing', message: '' },
  };
  const found = (value: unknown) => (value ? ([200, value] as const) : ([404, missing] as const));

  function create(key: string, form: URLSearchParams) {
    const known = byKey.get(key);
    if (known) return known;
    const session = openSession(form);
    sessions.set(session.id, session);
    byKey.set(key, session);
    return session;
  }

  async function answer(request: IncomingMessage): Promise<readonly [number, unknown]> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://provider.test');
    const path = pathname.replace('/payments/v1/', '');
    const id = path.split('/').at(-1) ?? '';
    if (request.method === 'POST') {
      const key = String(request.headers['idempotency-key']);
      if (failed.has(key)) return [500, failure];
      const form = new URLSearchParams(await text(request));
      return [200, create(key, form)];
    }
    if (path === 'events') return [200, list(events)];
    if (path === 'disputes') {
      return [200, list(payments.get(searchParams.get('payment_intent') ?? '')?.disputes ?? [])];
    }
    if (path === 'checkout/sessions') {
      const intent = searchParams.get('payment_intent');
      const all = [...sessions.values()];
      return [200, list(intent ? all.filter((one) => one.payment_intent === intent) : all)];
    }
    if (path.startsWith('checkout/sessions/')) return found(sessions.get(id));
    return found(payments.get(id));
  }

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const [status, body] = await answer(request);
    const snapshot = structuredClone(body);
    await provider.beforeAnswer();
    send(response, status, snapshot);
  }

  const server = createServer((request, response) => {
    provider.requests += 1;
    if (provider.trouble === 'error') failed.add(String(request.headers['idempotency-key']));
    if (provider.trouble) troubles[provider.trouble](response);
    else void serve(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  const note = <T extends object>(type: string, object: T) => {
    const event = { id: newId('evt'), object: 'event', type, created: now(), data: { object } };
    events.unshift(event);
    return event;
  };

  return Object.assign(provider, {
    url: `http://127.0.0.1:${port}/payments`,
    sessions,
    events,
    note,
    /** Somebody pays; answers with the event that says so. */
    pay(sessionId: string, changes: Partial<ProviderSession> = {}) {
      const session = sessions.get(sessionId);
      if (!session) throw new Error('No such session');
      const id = newId('pi');
      const paid = { status: 'complete', payment_status: 'paid', payment_intent: id };
      Object.assign(session, paid, changes);
      const latest_charge = { id: newId('ch'), amount_refunded: 0 };
      payments.set(id, { id, latest_charge, disputes: [] });
      return note('checkout.session.completed', session);
    },
    /** Sets how much of a payment has been refunded, in cents. */
    refund(intent: string, cents: number) {
      const payment = payments.get(intent);
      if (payment) payment.latest_charge.amount_refunded = cents;
      return note('charge.refunded', { object: 'charge', payment_intent: intent });
    },
    /** Sets where the dispute of a payment stands. */
    dispute(intent: string, status: string) {
      const payment = payments.get(intent);
      if (payment) payment.disputes = [{ status }];
      const type = status === 'needs_response' ? 'created' : 'closed';
      return note(`charge.dispute.${type}`, { object: 'dispute', payment_intent: intent });
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  });
}

export type PaymentProvider = Awaited<ReturnType<typeof startPaymentProvider>>;
