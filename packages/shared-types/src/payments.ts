import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { problemSchema } from './errors.ts';
import { planIds } from './plans.ts';

export const paymentStates = [
  'paid', // the tokens are in the wallet
  'parked', // the money came, but not as the plan says: an operator decides
  'partially_refunded',
  'refunded',
  'disputed', // the bank took the money back until the dispute is decided
  'lost',
] as const;

export const paymentSchema = z
  .object({
    id: z.string(),
    planId: z.enum(planIds),
    tokens: z.int().positive(),
    amountCents: z.int().positive(),
    refundedCents: z.int().nonnegative(),
    currency: z.string(),
    state: z.enum(paymentStates),
    paidAt: z.iso.datetime(),
  })
  .meta({ id: 'Payment' });

export type Payment = z.infer<typeof paymentSchema>;

const LARGEST_PAGE = 100;

export const paymentListSchema = z
  .object({
    payments: z.array(paymentSchema),
    /** Before which the next page begins; `null` on the last. */
    next: z.string().nullable(),
  })
  .meta({ id: 'PaymentList' });

export type PaymentList = z.infer<typeof paymentListSchema>;

const checkoutSessionIdSchema = z.string().min(1).max(200);

export const paymentEndpoints = {
  createCheckoutSession: {
    method: 'POST',
    url: '/functions/v1/create-checkout-session',
    schema: {
      tags: ['payments'],
      summary: 'Open the payment page for a plan; a repeated key repeats the answer',
      headers: z.object({ 'idempotency-key': z.string().min(8).max(255).optional() }),
      body: z.object({
        planId: z.enum(planIds),
        userId: z.uuid(),
        userEmail: z.email().max(320),
        successUrl: z.url().max(2_000),
        cancelUrl: z.url().max(2_000),
      }),
      response: {
        200: z
          .object({ sessionId: checkoutSessionIdSchema, url: z.url() })
          .meta({ id: 'CheckoutSession' }),
        default: problemSchema,
      },
    },
  },
  verifyPayment: {
    method: 'POST',
    url: '/functions/v1/verify-payment',
    schema: {
      tags: ['payments'],
      summary: 'Credit a paid checkout session, unless it is credited already',
      body: z.object({ sessionId: checkoutSessionIdSchema }),
      response: {
        200: z
          .object({ tokens: z.int().positive(), tokensToAdd: z.int().positive() })
          .meta({ id: 'VerifiedPayment', description: 'Both are what the payment bought.' }),
        default: problemSchema,
      },
    },
  },
  list: {
    method: 'GET',
    url: '/api/payments',
    schema: {
      tags: ['payments'],
      summary: 'List the caller’s payments, newest first',
      querystring: z.object({
        before: checkoutSessionIdSchema.optional(),
        limit: z.coerce.number().int().min(1).max(LARGEST_PAGE).default(20),
      }),
      response: { 200: paymentListSchema, default: problemSchema },
    },
  },
} as const satisfies Record<string, Endpoint>;
