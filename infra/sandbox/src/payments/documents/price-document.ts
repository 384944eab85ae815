import type Stripe from 'stripe';
import { newId, nowInSeconds } from '../ids.ts';

export interface ProductSettings {
  readonly name: string;
  readonly description?: string | undefined;
  readonly images?: readonly string[] | undefined;
  readonly metadata?: Readonly<Record<string, string>> | undefined;
}

/** What is sold. */
export function createProduct(settings: ProductSettings): Stripe.Product {
  const created = nowInSeconds();
  return {
    id: newId('prod', 14),
    object: 'product',
    active: true,
    created,
    default_price: null,
    description: settings.description ?? null,
    images: [...(settings.images ?? [])],
    livemode: false,
    marketing_features: [],
    metadata: { ...settings.metadata },
    name: settings.name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: created,
    url: null,
  };
}

export interface PriceSettings {
  readonly product: string;
  readonly currency: string;
  /** In the currency's smallest unit. */
  readonly unitAmount: number;
  readonly metadata?: Readonly<Record<string, string>> | undefined;
  readonly nickname?: string | undefined;
  /** A price that was given with a line item serves that item alone. */
  readonly active: boolean;
}

export const createPrice = (settings: PriceSettings): Stripe.Price => ({
  id: newId('price'),
  object: 'price',
  active: settings.active,
  billing_scheme: 'per_unit',
  created: nowInSeconds(),
  currency: settings.currency,
  custom_unit_amount: null,
  livemode: false,
  lookup_key: null,
  metadata: { ...settings.metadata },
  nickname: settings.nickname ?? null,
  product: settings.product,
  recurring: null,
  tax_behavior: 'unspecified',
  tiers_mode: null,
  transform_quantity: null,
  type: 'one_time',
  unit_amount: settings.unitAmount,
  // The wire carries a string; the official client makes its own decimal of it.
  unit_amount_decimal: String(settings.unitAmount) as unknown as Stripe.Decimal,
});

/** One line of a checkout; `name` is the product's. */
export function createLineItem(price: Stripe.Price, quantity: number, name: string) {
  const amount = (price.unit_amount ?? 0) * quantity;
  const item: Stripe.LineItem = {
    id: newId('li'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: price.currency,
    description: name,
    metadata: {},
    price,
    quantity,
  };
  return item;
}
