import type { WrongClaim } from '../types.ts';
import { heardMostOfPaymentClaims } from './merger/heard-most.ts';
import { firstThoughtClaims } from './merger/first-thoughts.ts';
import { firstThoughtsOfPaymentClaims } from './merger/first-thoughts-of-payment.ts';
import { invertedEarningsClaims } from './merger/inverted-earnings.ts';
import { invertedOwnershipClaims } from './merger/inverted-ownership.ts';
import { invertedPriceClaims } from './merger/inverted-price.ts';
import { mergerMathsClaims } from './merger/maths.ts';
import { mistakenEarningsClaims } from './merger/mistaken-earnings.ts';
import { misreadMergerClaims } from './merger/misread.ts';
import { mistakenOwnershipClaims } from './merger/mistaken-ownership.ts';
import { mistakenPriceClaims } from './merger/mistaken-price.ts';
import { mergerPaymentClaims } from './merger/payment.ts';
import { mergerPriceClaims } from './merger/price.ts';

export const mergerClaims = {
  ...mergerMathsClaims,
  ...heardMostOfPaymentClaims,
  ...mergerPaymentClaims,
  ...mergerPriceClaims,
  ...invertedEarningsClaims,
  ...invertedOwnershipClaims,
  ...invertedPriceClaims,
  ...mistakenEarningsClaims,
  ...mistakenOwnershipClaims,
  ...mistakenPriceClaims,
  ...firstThoughtClaims,
  ...firstThoughtsOfPaymentClaims,
  ...misreadMergerClaims,
} as const satisfies Record<string, WrongClaim>;
