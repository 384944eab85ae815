import { AuthError } from '../auth-error.ts';
import type { AccountsSettings } from '../settings.ts';
import type { Contact } from './register.ts';

const ONLY_ONE = 'Only an email address or phone number should be provided';

/** Exactly one of the two; throws with the given words when there is none. */
export function requireContact({ email, phone }: Contact, otherwise: string): void {
  if (email && phone) throw new AuthError('validation_failed', ONLY_ONE);
  if (!email && !phone) throw new AuthError('validation_failed', otherwise);
}

/** Throws `phone_provider_disabled` where accounts have no numbers. */
export function requirePhones({ allowsPhone }: AccountsSettings): void {
  if (!allowsPhone) throw new AuthError('phone_provider_disabled', 'Unsupported phone provider');
}

/** Whether text messages can leave. */
export const textsLeave = ({ smsProvider }: AccountsSettings): boolean => smsProvider === 'outbox';

/** Throws the protocol's refusal where no text message can leave. */
export function requireTexting(settings: AccountsSettings): void {
  requirePhones(settings);
  if (!textsLeave(settings)) throw new AuthError('sms_send_failed');
}
