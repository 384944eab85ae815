import { useTranslation } from 'react-i18next';
import { ApiError } from './api.ts';

/** The catalogue's text for a failure it knows, else the server's own words, else that it is unknown. */
export function useErrorMessage(): (error: unknown) => string {
  const { t } = useTranslation('errors');
  return (error) => {
    if (!(error instanceof ApiError)) return t('reply.unexplained');
    const isUnexplained = error.code === 'reply.unexplained';
    return isUnexplained && error.message !== error.code ? error.message : t(error.code);
  };
}
