import { randomUUID } from 'node:crypto';

export interface ProviderSession {
  id: string;
  object: 'checkout.session';
  url: string;
  status: string;
  payment_status: string;
  payment_intent: string | null;
  amount_total: number;
  currency: string;
  customer_email: string;
  success_url: string;
  cancel_url: string;
  created: number;
  metadata: Record<string, string>;
  line_items: {
    object: 'list';
    data: { quantity: number; amount_total: number; currency: string }[];
  };
}

/** An id as the provider makes them. */
export const newId = (kind: string) => `${kind}_test_${randomUUID().replaceAll('-', '')}`;

/** Seconds since 1970. */
export const now = () => Math.floor(Date.now() / 1_000);

/** The checkout session that a request opens. */
export function openSession(form: URLSearchParams): ProviderSession {
  const field = (name: string) => form.get(name) ?? '';
  const price = 'line_items[0][price_data]';
  const amount = Number(field(`${price}[unit_amount]`)) * Number(field('line_items[0][quantity]'));
  const currency = field(`${price}[currency]`);
  const metadata = [...form].flatMap(([name, value]) => {
    const key = /^metadata\[(\w+)\]$/.exec(name)?.[1];
    return key === undefined ? [] : [[key, value] as const];
  });
  const id = newId('cs');
  return {
    id,
    object: 'checkout.session',
    url: `http://checkout.test/${id}`,
    status: 'open',
    payment_status: 'unpaid',
    payment_intent: null,
    amount_total: amount,
    currency,
    customer_email: field('customer_email'),
    success_url: field('success_url'),
    cancel_url: field('cancel_url'),
    created: now(),
    metadata: Object.fromEntries(metadata),
    line_items: { object: 'list', data: [{ quantity: 1, amount_total: amount, currency }] },
  };
}
