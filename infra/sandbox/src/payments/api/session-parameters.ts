import type Stripe from 'stripe';
import { z } from 'zod';
import { PAYMENT_METHOD_TYPES } from '../documents/session-document.ts';
import { expand, integer, list, metadata, refusal, text } from './parameters.ts';

const LOCALES =
  'auto bg cs da de el en en-GB es es-419 et fi fil fr fr-CA hi-IN hr hu id it ja ko lt lv ms mt nb nl pl pt pt-BR ro ru sk sl sv th tr vi zh zh-HK zh-TW'.split(
    ' ',
  );
const CURRENCIES = new Set(Intl.supportedValuesOf('currency').map((code) => code.toLowerCase()));
const MAX_AMOUNT = 99_999_999;

const isWebAddress = (value: string) => /^https?:$/.test(URL.parse(value)?.protocol ?? '');
const address = text().refine(isWebAddress, refusal('url_invalid', 'Not a valid URL'));

export const email = text(512).refine(
  (value) => z.email().safeParse(value).success,
  refusal('email_invalid', 'Invalid email address'),
);

export const currency = text(3)
  .transform((code) => code.toLowerCase())
  .refine((code) => CURRENCIES.has(code), refusal('invalid_currency', 'Invalid currency'));

/** In the currency's smallest unit. */
export const amount = integer
  .refine(
    (value) => value >= 0,
    refusal('parameter_invalid_integer', 'Invalid non-negative integer'),
  )
  .refine(
    (value) => value <= MAX_AMOUNT,
    refusal('amount_too_large', `Amount must be no more than ${MAX_AMOUNT}`),
  );

export const productParameters = z.strictObject({
  name: text(250),
  description: text().optional(),
  images: list(address).optional(),
  metadata: metadata.optional(),
});

const lineItem = z.strictObject({
  price: text().optional(),
  price_data: z
    .strictObject({ currency, product_data: productParameters, unit_amount: amount })
    .optional(),
  quantity: integer.refine(
    (value) => value >= 1,
    refusal('parameter_invalid_integer', 'This value must be greater than or equal to 1'),
  ),
});
export type LineItemParameters = z.output<typeof lineItem>;

const paymentIntentData = z.strictObject({
  description: text(1_000).optional(),
  metadata: metadata.optional(),
  receipt_email: email.optional(),
  statement_descriptor: text(22).optional(),
  statement_descriptor_suffix: text(22).optional(),
});

/** The parameters of a new checkout session that are emulated; others are refused as unknown. */
const accepted = {
  allowed_payment_method_types: list(z.enum(PAYMENT_METHOD_TYPES)).optional(),
  mode: z.enum(['payment']),
  line_items: list(lineItem).refine(
    ({ length }) => length >= 1 && length <= 100,
    refusal('parameter_invalid', 'A session has between 1 and 100 line items'),
  ),
  success_url: address,
  cancel_url: address.optional(),
  customer: text().optional(),
  customer_creation: z.enum(['always', 'if_required']).optional(),
  customer_email: email.optional(),
  client_reference_id: text(200).optional(),
  metadata: metadata.optional(),
  payment_intent_data: paymentIntentData.optional(),
  expires_at: integer.optional(),
  locale: z.enum(LOCALES).optional(),
  submit_type: z.enum(['auto', 'book', 'donate', 'pay']).optional(),
  ui_mode: z.enum(['hosted_page']).optional(),
  expand,
} satisfies Partial<Record<keyof Stripe.Checkout.SessionCreateParams, z.ZodType>>;

export const sessionParameters = z.strictObject(accepted);
export type SessionParameters = z.output<typeof sessionParameters>;
