import type Stripe from 'stripe';
import { createCustomer } from '../documents/customer-document.ts';
import { billingDetails } from '../documents/payment-method-document.ts';
import { idOf } from '../ids.ts';
import type { Books } from '../payments-context.ts';
import type { Payment } from './settle-payment.ts';

/** The customer of a payment: the session's, a new one if the session asks for it, or nobody. */
export async function customerOf(
  { objects, events }: Books,
  { session, payer }: Payment,
): Promise<string | null> {
  if (session.customer || session.customer_creation !== 'always') return idOf(session.customer);
  const customer = createCustomer(payer);
  await objects.insert('customer', customer);
  await events.add('customer.created', customer);
  return customer.id;
}

/** The payer's part is done, whether the money is there or still on its way. */
export async function completeSession(
  { objects, events }: Books,
  { session, payer, details, attempt }: Payment,
  outcome: Pick<Stripe.Checkout.Session, 'customer' | 'payment_status'>,
): Promise<Stripe.Checkout.Session> {
  const { challenge: _answered, ...remaining } = details;
  const { address, email, name } = billingDetails(payer);
  const completed: Stripe.Checkout.Session = {
    ...session,
    ...outcome,
    customer_details: {
      address,
      business_name: null,
      email,
      individual_name: null,
      name,
      phone: null,
      tax_exempt: 'none',
      tax_ids: [],
    },
    status: 'complete',
    url: null,
  };
  await objects.save(completed, { ...remaining, paidBy: attempt });
  await events.add('checkout.session.completed', completed);
  return completed;
}
