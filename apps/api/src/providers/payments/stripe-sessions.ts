import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import { z } from 'zod';
import type { CheckoutOrder, CheckoutSession, Payments } from './payments.ts';
import {
  calling,
  isAnsweredFailure,
  isMissing,
  isRefusal,
  type StripeClient,
} from './stripe-client.ts';

const SESSION_ID = /^cs_\w{1,140}$/;

const momentSchema = z.int().transform((seconds) => new Date(seconds * 1_000));
const chargeSchema = z.object({ created: momentSchema }).nullable().catch(null);
const intentSchema = z
  .object({ id: z.string(), latest_charge: chargeSchema })
  .or(z.string().transform((id) => ({ id, latest_charge: null })));
const lineSchema = z
  .object({ quantity: z.int().nullable(), amount_total: z.int(), currency: z.string() })
  .transform(({ quantity, amount_total: amountCents, currency }) => ({
    quantity: quantity ?? 0,
    amountCents,
    currency,
  }));

const noteSchema = z.object({
  user_id: z.uuid().nullable().catch(null),
  plan_id: z.string().max(100).nullable().catch(null),
  tokens: z.coerce.number().int().positive().max(1_000).nullable().catch(null),
});

const sessionSchema = z
  .object({
    id: z.string().regex(SESSION_ID),
    payment_intent: intentSchema.nullable(),
    payment_status: z.string(),
    amount_total: z.int().nonnegative().nullable(),
    currency: z.string().nullable(),
    line_items: z.object({ data: z.array(lineSchema) }),
    metadata: noteSchema.nullable(),
    created: momentSchema,
  })
  .transform(({ metadata, ...session }): CheckoutSession => ({
    id: session.id,
    paymentIntent: session.payment_intent?.id ?? null,
    isPaid: session.payment_status === 'paid',
    amountCents: session.amount_total ?? 0,
    currency: session.currency ?? '',
    lines: session.line_items.data,
    userId: metadata?.user_id?.toLowerCase() ?? null,
    planId: metadata?.plan_id ?? null,
    tokens: metadata?.tokens ?? null,
    paidAt: session.payment_intent?.latest_charge?.created ?? session.created,
  }));

const openedSchema = z.object({ id: z.string().regex(SESSION_ID), url: z.url() });

function describe(order: CheckoutOrder): Stripe.Checkout.SessionCreateParams {
  const { userId, planId, tokens, priceCents, currency } = order;
  const metadata = { user_id: userId, plan_id: planId, tokens: String(tokens) };
  const name = tokens === 1 ? '1 interview token' : `${tokens} interview tokens`;
  return {
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: { currency, unit_amount: priceCents, product_data: { name } },
      },
    ],
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
    customer_email: order.email,
    client_reference_id: userId,
    metadata,
    payment_intent_data: { metadata },
  };
}

/** Checkout sessions of the provider. */
export function createStripeSessions(
  stripe: StripeClient,
): Pick<Payments, 'createCheckout' | 'getSession' | 'getSessionOf'> {
  const { sessions } = stripe.checkout;

  const getSession = (id: string) =>
    calling('show a checkout session', async () => {
      if (!SESSION_ID.test(id)) return null;
      const session = await sessions
        .retrieve(id, { expand: ['line_items', 'payment_intent.latest_charge'] })
        .catch((error: unknown) => (isMissing(error) ? null : Promise.reject(error as Error)));
      return session && sessionSchema.parse(session);
    });

  async function create(order: CheckoutOrder) {
    const session = describe(order);
    try {
      return await sessions.create(session, { idempotencyKey: order.key });
    } catch (error) {
      // The provider repeats a failure to the same key for a day; a page nobody saw costs nothing.
      if (!isAnsweredFailure(error)) throw error;
      const fresh = { idempotencyKey: `${order.key}:${randomUUID()}`, maxNetworkRetries: 0 };
      return await sessions.create(session, fresh);
    }
  }

  return {
    getSession,

    createCheckout: (order) =>
      calling('open a checkout session', async () => {
        const session = await create(order).catch((error: unknown) =>
          isRefusal(error) ? null : Promise.reject(error as Error),
        );
        if (!session) return null;
        const { id: sessionId, url } = openedSchema.parse(session);
        return { sessionId, url };
      }),

    async getSessionOf(intent) {
      const ids = await calling('find the checkout session of a payment', async () => {
        const { data } = await sessions.list({ payment_intent: intent, limit: 1 });
        return data.map(({ id }) => id);
      });
      return ids[0] === undefined ? null : getSession(ids[0]);
    },
  };
}
