import { useTranslation } from 'react-i18next';
import { useErrorMessage } from './error-message.ts';
import { ApiError } from './api.ts';
import { refusalOf } from './supabase.ts';

/** Refusals of the accounts service that have a text of ours; any other keeps the service's words. */
const explained = [
  'email_address_invalid',
  'email_exists',
  'insufficient_aal',
  'mfa_challenge_expired',
  'mfa_verification_failed',
  'over_email_send_rate_limit',
  'over_request_rate_limit',
  'same_password',
  'too_many_enrolled_mfa_factors',
  'weak_password',
] as const;

/** Words for a failure of the accounts service or of our API, for the pages about one's account. */
export function useAccountErrorMessage(): (error: unknown) => string {
  const { t } = useTranslation('account');
  const apiMessage = useErrorMessage();
  return (error) => {
    if (error instanceof ApiError) return apiMessage(error);
    const refusal = refusalOf(error);
    if (!refusal) return t('failure.unreachable');
    const known = explained.find((code) => code === refusal.code);
    return known ? t(`failure.${known}`) : refusal.message;
  };
}
