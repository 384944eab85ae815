import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import { newId, nowInSeconds } from '../ids.ts';
import type { Payer } from '../kinds.ts';

/** What is kept of a card: never its number, never its code. */
export interface CardSummary {
  readonly brand: string;
  readonly last4: string;
  readonly expiryMonth: number;
  readonly expiryYear: number;
}

/** What is kept of a bank account. */
export interface DebitSummary {
  readonly country: string;
  readonly bankCode: string;
  readonly last4: string;
}

/** Tells one from another of the same kind without telling its number. */
const fingerprintOf = (kind: string, last4: string) =>
  createHash('sha256').update(`${kind}:${last4}`).digest('base64url').slice(0, 16);

export const billingDetails = (payer: Payer) => ({
  address: { city: null, country: null, line1: null, line2: null, postal_code: null, state: null },
  email: payer.email,
  name: payer.name,
  phone: null,
  tax_id: null,
});

const createMethod = (payer: Payer): Omit<Stripe.PaymentMethod, 'type'> => ({
  id: newId('pm'),
  object: 'payment_method',
  allow_redisplay: 'limited',
  billing_details: billingDetails(payer),
  created: nowInSeconds(),
  customer: null,
  customer_account: null,
  livemode: false,
  metadata: {},
});

/** The card somebody paid with, or tried to. */
export const createCardMethod = (card: CardSummary, payer: Payer): Stripe.PaymentMethod => ({
  ...createMethod(payer),
  card: {
    brand: card.brand,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
    country: 'US',
    display_brand: card.brand,
    exp_month: card.expiryMonth,
    exp_year: card.expiryYear,
    fingerprint: fingerprintOf(card.brand, card.last4),
    funding: 'credit',
    generated_from: null,
    last4: card.last4,
    networks: { available: [card.brand], preferred: null },
    regulated_status: 'unregulated',
    three_d_secure_usage: { supported: true },
    wallet: null,
  },
  type: 'card',
});

/** The bank account that somebody lets us debit. */
export const createDebitMethod = (debit: DebitSummary, payer: Payer): Stripe.PaymentMethod => ({
  ...createMethod(payer),
  sepa_debit: {
    bank_code: debit.bankCode,
    branch_code: '',
    country: debit.country,
    fingerprint: fingerprintOf(debit.bankCode, debit.last4),
    generated_from: { charge: null, setup_attempt: null },
    last4: debit.last4,
  },
  type: 'sepa_debit',
});
