import { z } from 'zod';
import type { FormBranch } from '../api/form-encoding.ts';
import type { PaymentMethodType } from '../documents/session-document.ts';
import type { Instrument, PaymentForm } from '../money/attempt-payment.ts';
import { readCard } from './card-form.ts';

export type FieldName = 'email' | 'number' | 'expiry' | 'cvc' | 'iban' | 'name';

/** What can be wrong with what somebody typed. */
export type FieldProblem =
  | 'cvc_invalid'
  | 'email_invalid'
  | 'expiry_invalid'
  | 'expiry_past'
  | 'iban_invalid'
  | 'name_missing'
  | 'number_invalid'
  | 'number_missing';

export type Problems = Partial<Record<FieldName, FieldProblem | undefined>>;

export interface InstrumentReading {
  readonly problems: Problems;
  readonly instrument?: Instrument;
}

export type FormReading =
  | { readonly form: PaymentForm; readonly problems?: undefined }
  | { readonly form?: undefined; readonly problems: Problems };

/** The well-known test accounts; others are not accepted, so that no real one is ever debited. */
const TEST_IBANS = new Set([
  'AT611904300234573201',
  'BE62510007547061',
  'DE89370400440532013000',
  'FR1420041010050500013M02606',
]);

function readDebit(textOf: (name: string) => string): InstrumentReading {
  const iban = textOf('iban').replace(/\s/g, '').toUpperCase();
  if (!TEST_IBANS.has(iban)) return { problems: { iban: 'iban_invalid' } };
  const debit = { country: iban.slice(0, 2), bankCode: iban.slice(4, 9), last4: iban.slice(-4) };
  return { problems: {}, instrument: { type: 'sepa_debit', debit } };
}

/** How the payer wants to pay, as the form or the address of the page says. */
export const methodIn = (source: Record<string, unknown>): PaymentMethodType =>
  source['method'] === 'sepa_debit' ? 'sepa_debit' : 'card';

/** Reads the payer and what they pay with, or says what is wrong beside each field. */
export function readPaymentForm(body: FormBranch, now = new Date()): FormReading {
  const textOf = (name: string) => {
    const value = body[name];
    return typeof value === 'string' ? value.trim() : '';
  };
  const payer = { name: textOf('name').slice(0, 250), email: textOf('email') };
  const isDebit = methodIn(body) === 'sepa_debit';
  const { instrument, ...reading } = isDebit ? readDebit(textOf) : readCard(textOf, now);
  const problems: Problems = {
    email: z.email().safeParse(payer.email).success ? undefined : 'email_invalid',
    ...reading.problems,
    name: payer.name ? undefined : 'name_missing',
  };
  const found = Object.entries(problems).filter(([, problem]) => problem);
  if (found.length > 0 || !instrument) return { problems: Object.fromEntries(found) };
  return { form: { attempt: textOf('attempt').slice(0, 100), instrument, payer } };
}
