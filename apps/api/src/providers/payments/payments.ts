import type { PlanId } from '@greenshoe/shared-types';
import { createStripeClient, type StripeSettings } from './stripe-client.ts';
import { createStripeEvents } from './stripe-events.ts';
import { createStripeReader } from './stripe-reader.ts';
import { createStripeSessions } from './stripe-sessions.ts';

export interface CheckoutOrder {
  /** Repeating it repeats the session. */
  readonly key: string;
  readonly userId: string;
  readonly email: string;
  readonly planId: PlanId;
  readonly tokens: number;
  readonly priceCents: number;
  readonly currency: string;
  /** May contain `{CHECKOUT_SESSION_ID}`, which the provider fills in. */
  readonly successUrl: string;
  readonly cancelUrl: string;
}

/** What was sold, as the provider knows it. */
export interface SoldLine {
  readonly quantity: number;
  readonly amountCents: number;
  readonly currency: string;
}

export interface CheckoutSession {
  readonly id: string;
  readonly paymentIntent: string | null;
  readonly isPaid: boolean;
  readonly amountCents: number;
  readonly currency: string;
  readonly lines: readonly SoldLine[];
  /** What we noted when we opened it; `null` where it is not as we write it. */
  readonly userId: string | null;
  readonly planId: string | null;
  readonly tokens: number | null;
  readonly paidAt: Date;
}

/** What became of the money of a payment. */
export interface Standing {
  readonly refundedCents: number;
  /** `open` while the bank holds the money until the dispute is decided. */
  readonly dispute: 'none' | 'open' | 'lost';
}

/** An event that concerns us, and the object it is about: always fetched, never taken from it. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  readonly subject: { readonly session: string } | { readonly intent: string };
}

/** What was wrong with a message that claims to come from the provider. */
export interface Forgery {
  readonly forgery: string;
}

/** The payment provider. Where it gives no usable answer, everything rejects: `payments.unavailable`. */
export interface Payments {
  /** `null` when the provider understands the order and will not take it. */
  readonly createCheckout: (
    order: CheckoutOrder,
  ) => Promise<{ readonly sessionId: string; readonly url: string } | null>;
  readonly getSession: (id: string) => Promise<CheckoutSession | null>;
  readonly getSessionOf: (intent: string) => Promise<CheckoutSession | null>;
  readonly getStanding: (intent: string) => Promise<Standing>;
  readonly eventsSince: (moment: Date) => AsyncIterable<PaymentEvent>;
  /** Ids of the sessions in which somebody paid. */
  readonly completedSince: (moment: Date) => AsyncIterable<string>;
  /** `null` for a genuine event that does not concern us. */
  readonly readEvent: (
    body: Buffer,
    signature: string | undefined,
  ) => PaymentEvent | Forgery | null;
}

/** The card payment provider, over its official client. */
export function createPayments(settings: StripeSettings): Payments {
  const stripe = createStripeClient(settings);
  return {
    ...createStripeSessions(stripe),
    ...createStripeReader(stripe),
    ...createStripeEvents(stripe, settings.webhookSecrets),
  };
}
