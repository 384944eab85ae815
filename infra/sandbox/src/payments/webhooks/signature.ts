import { createHmac } from 'node:crypto';

/** The `Stripe-Signature` of a body sent at a moment (seconds since 1970). */
export function signatureOf(body: string, moment: number, secret: string): string {
  const digest = createHmac('sha256', secret).update(`${moment}.${body}`).digest('hex');
  return `t=${moment},v1=${digest}`;
}
