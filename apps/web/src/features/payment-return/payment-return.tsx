import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Alert } from '../../components/ui/alert.tsx';
import { tokenBalanceKey } from '../../lib/token-balance.ts';

type Outcome = 'canceled' | 'pending';

/** What the payment page sends back; a paid session is nobody's to announce before it is verified. */
function outcomeOf(parameters: URLSearchParams): Outcome | null {
  const payment = parameters.get('payment');
  if (payment === 'canceled') return 'canceled';
  return payment === 'success' && !parameters.get('session_id') ? 'pending' : null;
}

/** Says once how a payment went, and clears the address so that a reload does not say it again. */
export function PaymentReturn() {
  const { t } = useTranslation('dashboard');
  const queries = useQueryClient();
  const [parameters, setParameters] = useSearchParams();
  const arrived = outcomeOf(parameters);
  const [outcome, setOutcome] = useState(arrived);

  useEffect(() => {
    if (!arrived) return;
    setParameters({}, { replace: true });
    if (arrived === 'pending') void queries.invalidateQueries({ queryKey: tokenBalanceKey });
  }, [arrived, queries, setParameters]);

  if (!outcome) return null;
  return (
    <Alert
      kind={outcome === 'pending' ? 'success' : 'info'}
      className="mb-8"
      onDismiss={() => setOutcome(null)}
    >
      {t(`payment.${outcome}`)}
    </Alert>
  );
}
