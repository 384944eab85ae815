import type Stripe from 'stripe';
import { newId, nowInSeconds } from '../ids.ts';

export const PAYMENT_METHOD_TYPES = ['card', 'sepa_debit'] as const;
export type PaymentMethodType = (typeof PAYMENT_METHOD_TYPES)[number];

export interface SessionSettings {
  readonly currency: string;
  /** In the currency's smallest unit. */
  readonly amount: number;
  readonly success_url: string;
  readonly cancel_url?: string | undefined;
  readonly customer?: string | undefined;
  readonly customer_creation?: 'always' | 'if_required' | undefined;
  readonly customer_email?: string | undefined;
  readonly client_reference_id?: string | undefined;
  readonly expires_at?: number | undefined;
  readonly locale?: string | undefined;
  readonly metadata?: Readonly<Record<string, string>> | undefined;
  /** Without it the merchant's account decides, which takes cards. */
  readonly allowed_payment_method_types?: readonly PaymentMethodType[] | undefined;
  readonly submit_type?: string | undefined;
}

const DAY_SECONDS = 24 * 3_600;

/** The address of the page on which a session is paid. */
export const pageOf = (publicUrl: string, id: string) => `${publicUrl}/payments/pay/${id}`;

const detailsFor = (email: string): Stripe.Checkout.Session.CustomerDetails => ({
  address: null,
  business_name: null,
  email,
  individual_name: null,
  name: null,
  phone: null,
  tax_exempt: 'none',
  tax_ids: null,
});

/** A checkout session that waits to be paid. */
export function createSession(
  settings: SessionSettings,
  publicUrl: string,
): Stripe.Checkout.Session {
  const id = newId('cs_test', 58);
  const created = nowInSeconds();
  const { amount, customer, allowed_payment_method_types: allowed } = settings;
  return {
    id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: allowed ? [...allowed] : null,
    amount_subtotal: amount,
    amount_total: amount,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: settings.cancel_url ?? null,
    client_reference_id: settings.client_reference_id ?? null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created,
    currency: settings.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: customer ?? null,
    customer_account: null,
    customer_creation: customer ? null : (settings.customer_creation ?? 'if_required'),
    customer_details: settings.customer_email ? detailsFor(settings.customer_email) : null,
    customer_email: settings.customer_email ?? null,
    discounts: [],
    expires_at: settings.expires_at ?? created + DAY_SECONDS,
    integration_identifier: null,
    invoice: null,
    invoice_creation: {
      enabled: false,
      invoice_data: {
        account_tax_ids: null,
        custom_fields: null,
        description: null,
        footer: null,
        issuer: null,
        metadata: {},
        rendering_options: null,
      },
    },
    livemode: false,
    locale: settings.locale ?? null,
    managed_payments: null,
    metadata: { ...settings.metadata },
    mode: 'payment',
    optional_items: null,
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'if_required',
    payment_method_configuration_details: null,
    payment_method_options: { card: { request_three_d_secure: 'automatic' } },
    payment_method_types: [...(allowed ?? ['card'])],
    payment_status: 'unpaid',
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: settings.submit_type ?? null,
    subscription: null,
    success_url: settings.success_url,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: pageOf(publicUrl, id),
    wallet_options: null,
  };
}
