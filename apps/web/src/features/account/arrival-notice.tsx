import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../components/ui/alert.tsx';
import { useUser } from '../../lib/auth.tsx';
import { forgetLinkArrival, linkArrival } from '../../lib/link-arrival.ts';

/** What became of the link that led here: told once. */
export function ArrivalNotice() {
  const { t } = useTranslation('account');
  const { email } = useUser();
  const [arrival, setArrival] = useState(linkArrival);
  useEffect(() => forgetLinkArrival, []);
  const dismiss = { className: 'mt-6', onDismiss: () => setArrival(null) };

  if (arrival === 'half-changed') return <Alert {...dismiss}>{t('auth:halfChanged')}</Alert>;
  if (arrival === 'failed') {
    return (
      <Alert kind="warning" {...dismiss}>
        {t('arrival.failed')}
      </Alert>
    );
  }
  if (arrival !== 'email-changed') return null;
  return (
    <Alert kind="success" {...dismiss}>
      {t('arrival.changed', { email })}
    </Alert>
  );
}
