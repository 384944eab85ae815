import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '../lib/error-message.ts';
import { Alert } from './ui/alert.tsx';
import { Button } from './ui/button.tsx';

/** Says what could not be loaded and why, and offers another try. */
export function RetryAlert({
  title,
  query,
  className,
}: {
  readonly title: string;
  readonly query: {
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  readonly className?: string;
}) {
  const { t } = useTranslation();
  const messageOf = useErrorMessage();
  return (
    <Alert kind="error" title={title} {...(className && { className })}>
      <p>{messageOf(query.error)}</p>
      <Button variant="link" size="sm" busy={query.isFetching} onClick={() => query.refetch()}>
        {t('retry')}
      </Button>
    </Alert>
  );
}
