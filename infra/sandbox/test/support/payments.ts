import { once } from 'node:events';
import { createServer } from 'node:http';
import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { keys, startSandbox } from './sandbox.ts';

/** The whole sandbox; events of payments go to `webhookUrl`, if there is one. */
export const startPayments = (webhookUrl?: string) =>
  startSandbox(webhookUrl ? { PAYMENTS_WEBHOOK_URL: webhookUrl } : {});

/** The provider's own client, with nothing changed but the address. */
export function createStripe(
  { url }: { url: string },
  { key = keys.PAYMENTS_SECRET_KEY, ...options }: { key?: string; maxNetworkRetries?: number } = {},
) {
  const { hostname, port } = new URL(url);
  return new Stripe(key, {
    host: hostname,
    port: Number(port),
    protocol: 'http',
    telemetry: false,
    maxNetworkRetries: 0,
    ...options,
  });
}

export const SHOP = 'http://127.0.0.1:4999/dashboard';

/** Five tokens at 45 euros. */
export const fiveTokens = {
  mode: 'payment',
  line_items: [
    {
      quantity: 1,
      price_data: { currency: 'eur', unit_amount: 4_500, product_data: { name: 'Five tokens' } },
    },
  ],
  success_url: `${SHOP}?payment=success&session_id={CHECKOUT_SESSION_ID}`,
  cancel_url: `${SHOP}?payment=canceled`,
  customer_email: 'ada@example.test',
  client_reference_id: 'user-1',
  metadata: { planId: 'plan_five' },
} as const satisfies Stripe.Checkout.SessionCreateParams;

export const CARDS = {
  good: '4242 4242 4242 4242',
  declined: '4000000000000002',
  poor: '4000000000009995',
  challenged: '4000002500003155',
  disputed: '4000000000000259',
} as const;

/** Sends the card form like a browser, as a page or, with `json`, like the page's script. */
export async function submitCard(
  page: string,
  fields: Record<string, string> = {},
  { json = false, origin }: { json?: boolean; origin?: string } = {},
) {
  const form = {
    attempt: randomUUID().replaceAll('-', ''),
    email: 'ada@example.test',
    number: CARDS.good,
    expiry: '12 / 34',
    cvc: '123',
    name: 'Ada Lovelace',
    ...fields,
  };
  const response = await fetch(page, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...(json ? { accept: 'application/json' } : {}), ...(origin ? { origin } : {}) },
    body: new URLSearchParams(form),
  });
  return {
    status: response.status,
    location: response.headers.get('location'),
    text: await response.text(),
  };
}

/** A session that somebody paid with a card. */
export async function buy(stripe: Stripe, number: string = CARDS.good) {
  const { id, url } = await stripe.checkout.sessions.create(fiveTokens);
  await submitCard(url ?? '', { number });
  const session = await stripe.checkout.sessions.retrieve(id, {
    expand: ['payment_intent.latest_charge'],
  });
  const intent = session.payment_intent as Stripe.PaymentIntent;
  return { session, intent, charge: intent.latest_charge as Stripe.Charge };
}

export interface Delivery {
  readonly event: Stripe.Event;
  readonly at: number;
}

/** The merchant's server: checks signatures with the provider's client, refuses as often as it is told. */
export async function startMerchant() {
  const deliveries: Delivery[] = [];
  const state = { refusals: 0, forgeries: 0 };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    try {
      const event = Stripe.webhooks.constructEvent(
        Buffer.concat(chunks),
        request.headers['stripe-signature'] ?? '',
        keys.PAYMENTS_WEBHOOK_SECRET,
      );
      deliveries.push({ event, at: Date.now() });
    } catch {
      state.forgeries += 1;
    }
    const isRefused = state.refusals > 0;
    if (isRefused) state.refusals -= 1;
    response.writeHead(isRefused ? 503 : 200).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/webhooks/payments`,
    state,
    deliveries,
    types: () => deliveries.map(({ event }) => event.type).toSorted(),
    of: (type: string) => deliveries.filter(({ event }) => event.type === type),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
