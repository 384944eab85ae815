import type { WrongClaim } from '../types.ts';
import { claims } from './all.ts';

export type WrongClaimId = keyof typeof claims;

export const wrongClaimIds = Object.keys(claims) as readonly WrongClaimId[];

export const wrongClaimOf = (id: WrongClaimId): WrongClaim => claims[id];
