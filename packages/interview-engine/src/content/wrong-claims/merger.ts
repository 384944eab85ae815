import type { WrongClaim } from '../types.ts';
import { mergerMathsClaims } from './merger/maths.ts';
import { mergerPaymentClaims } from './merger/payment.ts';
import { mergerPriceClaims } from './merger/price.ts';

export const mergerClaims = {
  ...mergerMathsClaims,
  ...mergerPaymentClaims,
  ...mergerPriceClaims,
} as const satisfies Record<string, WrongClaim>;
