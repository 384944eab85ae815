import type { Instrument } from '../money/attempt-payment.ts';
import { behaviourOf, brandOf, isPlausible } from '../money/test-cards.ts';
import type { FieldProblem, InstrumentReading } from './payment-form.ts';

/** `MM / YY`, however it is punctuated. */
function readExpiry(text: string) {
  const [, month = '', year = ''] = /^(\d{1,2})\s*[/.-]?\s*(\d{2}|\d{4})$/.exec(text) ?? [];
  const expiryMonth = Number(month);
  if (expiryMonth < 1 || expiryMonth > 12) return null;
  return { expiryMonth, expiryYear: year.length === 2 ? 2_000 + Number(year) : Number(year) };
}

type Expiry = NonNullable<ReturnType<typeof readExpiry>>;

/** A card is good until the end of the month it names. */
const isPast = ({ expiryMonth, expiryYear }: Expiry, now: Date) =>
  Date.UTC(expiryYear, expiryMonth, 1) <= now.getTime();

function numberProblem(number: string): FieldProblem | undefined {
  if (number === '') return 'number_missing';
  return isPlausible(number) ? undefined : 'number_invalid';
}

function expiryProblem(expiry: Expiry | null, now: Date): FieldProblem | undefined {
  if (!expiry) return 'expiry_invalid';
  return isPast(expiry, now) ? 'expiry_past' : undefined;
}

const isCode = (cvc: string, brand: string) =>
  new RegExp(`^\\d{${brand === 'amex' ? 4 : 3}}$`).test(cvc);

/** Reads a card. The number goes no further than this: brand, last four and behaviour remain. */
export function readCard(textOf: (name: string) => string, now: Date): InstrumentReading {
  const number = textOf('number').replace(/[\s-]/g, '');
  const brand = brandOf(number);
  const expiry = readExpiry(textOf('expiry'));
  const problems = {
    number: numberProblem(number),
    expiry: expiryProblem(expiry, now),
    cvc: isCode(textOf('cvc'), brand) ? undefined : ('cvc_invalid' as const),
  };
  if (!expiry) return { problems };
  const card = { brand, last4: number.slice(-4), ...expiry };
  const instrument: Instrument = { type: 'card', card, behaviour: behaviourOf(number) };
  return { problems, instrument };
}
