import type Stripe from 'stripe';
import { idOf, newId, nowInSeconds, randomText } from '../ids.ts';
import type { DeclineReason } from '../kinds.ts';
import { declines } from '../money/declines.ts';

export interface ChargeOptions {
  readonly intent: Stripe.PaymentIntent;
  readonly method: Stripe.PaymentMethod;
  /** Set when the card refused. */
  readonly declined?: DeclineReason | undefined;
  /** Whether the bank asked the payer and was satisfied. */
  readonly isAuthenticated: boolean;
  /** Set while nobody knows whether the bank pays. */
  readonly isPending?: boolean;
}

const accepted: Stripe.Charge.Outcome = {
  advice_code: null,
  network_advice_code: null,
  network_decline_code: null,
  network_status: 'approved_by_network',
  reason: null,
  risk_level: 'normal',
  risk_score: 20,
  seller_message: 'Payment complete.',
  type: 'authorized',
};

const refusedFor = (reason: DeclineReason): Stripe.Charge.Outcome => ({
  ...accepted,
  network_decline_code: '01',
  network_status: 'declined_by_network',
  reason: declines[reason].declineCode ?? reason,
  seller_message: 'The bank did not return any further details with this decline.',
  type: 'issuer_declined',
});

function cardDetails(
  { card }: Stripe.PaymentMethod,
  { declined, isAuthenticated, intent }: ChargeOptions,
): Stripe.Charge.PaymentMethodDetails.Card {
  if (!card) throw new Error('Only cards are charged');
  return {
    amount_authorized: declined ? null : intent.amount,
    authorization_code: declined ? null : '123456',
    brand: card.brand,
    checks: {
      address_line1_check: null,
      address_postal_code_check: null,
      cvc_check: declined === 'incorrect_cvc' ? 'fail' : 'pass',
    },
    country: card.country,
    electronic_commerce_indicator: null,
    exp_month: card.exp_month,
    exp_year: card.exp_year,
    extended_authorization: { status: 'disabled' },
    fingerprint: card.fingerprint ?? null,
    funding: card.funding,
    incremental_authorization: { status: 'unavailable' },
    installments: null,
    last4: card.last4,
    mandate: null,
    multicapture: { status: 'unavailable' },
    network: card.brand,
    network_token: { used: false },
    network_transaction_id: declined ? null : randomText(15),
    overcapture: { maximum_amount_capturable: intent.amount, status: 'unavailable' },
    regulated_status: card.regulated_status,
    three_d_secure: isAuthenticated
      ? {
          authentication_flow: 'challenge',
          electronic_commerce_indicator: '05',
          exemption_indicator: null,
          result: 'authenticated',
          result_reason: null,
          transaction_id: null,
          version: '2.2.0',
        }
      : null,
    transaction_link_id: null,
    wallet: null,
  };
}

function methodDetails(
  method: Stripe.PaymentMethod,
  options: ChargeOptions,
): Stripe.Charge.PaymentMethodDetails {
  const { sepa_debit: debit } = method;
  if (!debit) return { card: cardDetails(method, options), type: 'card' };
  const { bank_code, branch_code, country, fingerprint, last4 } = debit;
  return {
    sepa_debit: { bank_code, branch_code, country, fingerprint, last4, mandate: null },
    type: 'sepa_debit',
  };
}

/** One attempt to take the money, whether or not it went through. */
export function createCharge(options: ChargeOptions): Stripe.Charge {
  const { intent, method, declined, isPending = false } = options;
  return {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: declined ? 0 : intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'GREENSHOE TEST',
    captured: !declined,
    created: nowInSeconds(),
    currency: intent.currency,
    customer: idOf(intent.customer),
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: declined ? declines[declined].code : null,
    failure_message: declined ? declines[declined].message : null,
    fraud_details: {},
    livemode: false,
    metadata: { ...intent.metadata },
    on_behalf_of: null,
    outcome: declined ? refusedFor(declined) : accepted,
    paid: !declined && !isPending,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: methodDetails(method, options),
    radar_options: {},
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: intent.statement_descriptor,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: declined ? 'failed' : isPending ? 'pending' : 'succeeded',
    transfer_data: null,
    transfer_group: null,
  };
}
