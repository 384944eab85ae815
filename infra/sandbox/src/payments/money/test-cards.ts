import type { DeclineReason } from '../kinds.ts';

/** What a card does when it is charged. */
export interface CardBehaviour {
  /** The bank asks the payer before it pays. */
  readonly challenges?: boolean;
  readonly declines?: DeclineReason;
  /** The payer's bank takes the money back right after. */
  readonly disputes?: boolean;
}

/** The well-known test numbers; every other number is refused, a real one included. */
const cards = new Map<string, CardBehaviour>([
  ['4242424242424242', {}],
  ['4000056655665556', {}],
  ['4000002500000003', {}],
  ['5555555555554444', {}],
  ['2223003122003222', {}],
  ['5200828282828210', {}],
  ['378282246310005', {}],
  ['371449635398431', {}],
  ['6011111111111117', {}],
  ['3056930009020004', {}],
  ['36227206271667', {}],
  ['3566002020360505', {}],
  ['4000000000000002', { declines: 'card_declined' }],
  ['4000000000009995', { declines: 'insufficient_funds' }],
  ['4000000000009987', { declines: 'lost_card' }],
  ['4000000000009979', { declines: 'stolen_card' }],
  ['4000000000000069', { declines: 'expired_card' }],
  ['4000000000000127', { declines: 'incorrect_cvc' }],
  ['4000000000000119', { declines: 'processing_error' }],
  ['4000002500003155', { challenges: true }],
  ['4000002760003184', { challenges: true }],
  ['4000000000003220', { challenges: true }],
  ['4000008400001629', { challenges: true, declines: 'card_declined' }],
  ['4000008260003178', { challenges: true, declines: 'insufficient_funds' }],
  ['4000000000000259', { disputes: true }],
]);

/** How a number behaves; a number that is no test number is declined. */
export const behaviourOf = (number: string): CardBehaviour =>
  cards.get(number) ?? { declines: 'test_mode_live_card' };

const brands: readonly (readonly [RegExp, string])[] = [
  [/^4/, 'visa'],
  [/^(5[1-5]|2[2-7])/, 'mastercard'],
  [/^3[47]/, 'amex'],
  [/^6(011|5|4[4-9])/, 'discover'],
  [/^3(0[0-5]|6|[89])/, 'diners'],
  [/^35/, 'jcb'],
];

export const brandOf = (number: string): string =>
  brands.find(([pattern]) => pattern.test(number))?.[1] ?? 'unknown';

/** The check digit that catches a mistyped number. */
export function isPlausible(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false;
  const sum = number
    .split('')
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}
