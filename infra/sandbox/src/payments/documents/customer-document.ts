import type Stripe from 'stripe';
import { newId, nowInSeconds, randomText } from '../ids.ts';

export interface CustomerSettings {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  readonly description?: string | undefined;
  readonly metadata?: Readonly<Record<string, string>> | undefined;
}

/** Somebody who comes back. */
export const createCustomer = (settings: CustomerSettings): Stripe.Customer => ({
  id: newId('cus', 14),
  object: 'customer',
  address: null,
  balance: 0,
  created: nowInSeconds(),
  currency: null,
  default_source: null,
  delinquent: false,
  description: settings.description ?? null,
  discount: null,
  email: settings.email ?? null,
  invoice_prefix: randomText(8).toUpperCase(),
  invoice_settings: {
    custom_fields: null,
    default_payment_method: null,
    footer: null,
    rendering_options: null,
  },
  livemode: false,
  metadata: { ...settings.metadata },
  name: settings.name ?? null,
  phone: null,
  preferred_locales: [],
  shipping: null,
  tax_exempt: 'none',
  test_clock: null,
});
