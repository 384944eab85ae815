import type { Payment } from '@greenshoe/shared-types';
import type { ColumnType, Generated } from 'kysely';
import type { CreatedAt, Fixed } from './tables.ts';

/** Why money that came bought nothing. */
export type ParkedBecause = 'plan' | 'tokens' | 'amount' | 'currency' | 'line';

export interface PaymentTables {
  payments: {
    checkout_session_id: Fixed<string>;
    payment_intent: Fixed<string | null>;
    user_id: Fixed<string>;
    plan_id: Fixed<string>;
    tokens: number;
    amount_cents: Fixed<number>;
    currency: Fixed<string>;
    state: Payment['state'];
    parked_because: ParkedBecause | null;
    refunded_cents: Generated<number>;
    taken_back: Generated<number>;
    revision: Generated<number>;
    paid_at: Fixed<Date>;
    created_at: CreatedAt;
  };
  idempotency_keys: {
    user_id: Fixed<string>;
    operation: Fixed<string>;
    key: Fixed<string>;
    request_hash: Fixed<string>;
    /** Null until there is one. */
    answer: ColumnType<object | null, never, string>;
    locked_until: Date;
    locked_by: string;
    created_at: CreatedAt;
  };
}
