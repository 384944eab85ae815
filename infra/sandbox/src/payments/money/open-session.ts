import type Stripe from 'stripe';
import { missing, PaymentsError } from '../api/payments-error.ts';
import type { LineItemParameters, SessionParameters } from '../api/session-parameters.ts';
import { createLineItem, createPrice, createProduct } from '../documents/price-document.ts';
import { createSession } from '../documents/session-document.ts';
import { idOf, nowInSeconds } from '../ids.ts';
import type { SessionDetails } from '../kinds.ts';
import type { Books } from '../payments-context.ts';

const MIN_LIFE_SECONDS = 30 * 60;
const MAX_LIFE_SECONDS = 24 * 3_600;
const LENIENCY_SECONDS = 60; // clocks differ, and requests travel
const MIN_TOTAL = 50;

async function existingPrice({ objects }: Books, id: string, param: string) {
  const price = await objects.find('price', id);
  if (!price) throw missing('price', id, param);
  const product = await objects.find('product', idOf(price.product) ?? '');
  return { price, name: product?.name ?? '' };
}

async function pricedInPlace(
  { objects }: Books,
  { currency, unit_amount, product_data }: NonNullable<LineItemParameters['price_data']>,
) {
  const product = createProduct(product_data);
  const price = createPrice({
    product: product.id,
    currency,
    unitAmount: unit_amount,
    active: false,
  });
  await objects.insert('product', product);
  await objects.insert('price', price);
  return { price, name: product.name };
}

/** The lines of a session, each with a price that can be looked up. */
async function openLines(books: Books, items: readonly LineItemParameters[]) {
  const lines: Stripe.LineItem[] = [];
  for (const [index, { price: id, price_data: inPlace, quantity }] of items.entries()) {
    const param = `line_items[${index}][price]`;
    if ((id === undefined) === (inPlace === undefined)) {
      throw new PaymentsError(
        `You must specify either \`price\` or \`price_data\` in \`line_items[${index}]\`, and not both.`,
        { code: 'parameter_missing', param },
      );
    }
    const { price, name } = inPlace
      ? await pricedInPlace(books, inPlace)
      : await existingPrice(books, id ?? '', param);
    lines.push(createLineItem(price, quantity, name));
  }
  return lines;
}

function mustBeOneCurrency(lines: readonly Stripe.LineItem[]): string {
  const [currency = '', ...others] = new Set(lines.map((line) => line.currency));
  if (others.length === 0) return currency;
  throw new PaymentsError('All prices on a Checkout Session must be in the same currency.', {
    param: 'line_items',
  });
}

function mustBePayable(total: number, currency: string) {
  if (total >= MIN_TOTAL) return;
  throw new PaymentsError(
    `The Checkout Session's total amount due must add up to at least ${MIN_TOTAL} (smallest unit of ${currency}).`,
    { code: 'amount_too_small' },
  );
}

function mustEndInTime(expiresAt: number | undefined) {
  if (expiresAt === undefined) return;
  const life = expiresAt - nowInSeconds();
  const [least, most] = [MIN_LIFE_SECONDS - LENIENCY_SECONDS, MAX_LIFE_SECONDS + LENIENCY_SECONDS];
  if (life >= least && life <= most) return;
  throw new PaymentsError(
    'The `expires_at` timestamp must be at least 30 minutes and at most 24 hours from Checkout Session creation.',
    { param: 'expires_at' },
  );
}

async function mustKnowCustomer({ objects }: Books, parameters: SessionParameters) {
  const { customer, customer_email } = parameters;
  if (!customer) return;
  if (customer_email) {
    throw new PaymentsError(
      'You may only specify one of these parameters: customer, customer_email.',
      { param: 'customer_email' },
    );
  }
  if (!(await objects.find('customer', customer))) throw missing('customer', customer, 'customer');
}

/** Opens a checkout session that somebody can pay. */
export async function openSession(books: Books, parameters: SessionParameters, publicUrl: string) {
  mustEndInTime(parameters.expires_at);
  await mustKnowCustomer(books, parameters);
  const lineItems = await openLines(books, parameters.line_items);
  const currency = mustBeOneCurrency(lineItems);
  const amount = lineItems.reduce((sum, line) => sum + line.amount_total, 0);
  mustBePayable(amount, currency);
  const session = createSession({ ...parameters, currency, amount }, publicUrl);
  const details: SessionDetails = { lineItems, intent: parameters.payment_intent_data ?? {} };
  await books.objects.insert('checkout.session', session, details);
  return session;
}
