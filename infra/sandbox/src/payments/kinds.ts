import type Stripe from 'stripe';

/** The provider's objects that are stored, by the provider's word for each. */
export interface Kinds {
  readonly balance_transaction: Stripe.BalanceTransaction;
  readonly charge: Stripe.Charge;
  readonly 'checkout.session': Stripe.Checkout.Session;
  readonly customer: Stripe.Customer;
  readonly dispute: Stripe.Dispute;
  readonly payment_intent: Stripe.PaymentIntent;
  readonly payment_method: Stripe.PaymentMethod;
  readonly price: Stripe.Price;
  readonly product: Stripe.Product;
  readonly refund: Stripe.Refund;
}

export type Kind = keyof Kinds;

/** What the provider knows of a checkout session and does not show. */
export interface SessionDetails {
  readonly lineItems: readonly Stripe.LineItem[];
  readonly intent: IntentSettings;
  /** The form that paid; a second click on its button finds its own payment. */
  readonly paidBy?: string;
  /** Who is being asked by the bank whether it is really them. */
  readonly challenge?: Challenge;
}

export interface IntentSettings {
  readonly description?: string | undefined;
  readonly metadata?: Readonly<Record<string, string>> | undefined;
  readonly receipt_email?: string | undefined;
  readonly statement_descriptor?: string | undefined;
  readonly statement_descriptor_suffix?: string | undefined;
}

/** Who pays; no card number is among it. */
export interface Payer {
  readonly name: string;
  readonly email: string;
}

export interface Challenge {
  readonly attempt: string;
  readonly payer: Payer;
  /** What the card does once the bank is satisfied. */
  readonly declines?: DeclineReason | undefined;
}

export type DeclineReason =
  | 'card_declined'
  | 'expired_card'
  | 'incorrect_cvc'
  | 'insufficient_funds'
  | 'lost_card'
  | 'payment_intent_authentication_failure'
  | 'processing_error'
  | 'stolen_card'
  | 'test_mode_live_card';
