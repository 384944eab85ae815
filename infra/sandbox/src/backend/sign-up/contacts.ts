import { AuthError } from '../auth-error.ts';
import type { AccountsSettings } from '../settings.ts';
import type { Contact } from './register.ts';

const ONLY_ONE = 'Only an email address or phone number should be provided';

/** Exactly one of the two; throws with the given words when there is none. */
export function requireContact({ email, phone }: Contact, otherwise: string): void {
  if (email && phone) throw new AuthError('validation_failed', ONLY_ONE);
  if (!email && !phone) throw new AuthError('validation_failed', otherwise);
}

/** Whether text messages can leave. */
export function requireTexting({ allowsPhone, smsProvider }: AccountsSettings): void {
  if (!allowsPhone) throw new AuthError('phone_provider_disabled', 'Unsupported phone provider');
  if (smsProvider !== 'outbox') throw new AuthError('sms_send_failed');
}
