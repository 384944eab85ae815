import { useTranslation } from 'react-i18next';
import { ApiError } from './api.ts';

/** Turns a failure into the text that the catalogue has for it. */
export function useErrorMessage(): (error: unknown) => string {
  const { t } = useTranslation('errors');
  return (error) => t(error instanceof ApiError ? error.code : 'reply.unexplained');
}
