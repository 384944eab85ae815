import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useApi } from '../../lib/api-context.tsx';
import { useErrorMessage } from '../../lib/error-message.ts';
import { tokenBalanceKey } from '../../lib/token-balance.ts';
import { failureOf, verifiedPayment } from './verify-payment.ts';

type Arrival =
  | { readonly name: 'canceled' | 'pending' }
  | { readonly name: 'paid'; readonly sessionId: string };

/** What the payment page sends back. */
function arrivalOf(parameters: URLSearchParams): Arrival | null {
  const payment = parameters.get('payment');
  if (payment === 'canceled') return { name: 'canceled' };
  if (payment !== 'success') return null;
  const sessionId = parameters.get('session_id');
  return sessionId ? { name: 'paid', sessionId } : { name: 'pending' };
}

export interface PaymentMessage {
  readonly kind: 'success' | 'info' | 'error';
  readonly text: string;
  readonly isFinal: boolean;
}

/** How a payment went, told once: the address is cleared with it, so a reload does not say it again. */
export function usePaymentReturn() {
  const queries = useQueryClient();
  const [parameters, setParameters] = useSearchParams();
  const [arrival, setArrival] = useState(() => arrivalOf(parameters));
  const message = useMessage(arrival);
  const isTold = message?.isFinal ?? false;

  useEffect(() => {
    if (!isTold) return;
    setParameters({}, { replace: true });
    void queries.invalidateQueries({ queryKey: tokenBalanceKey });
    void queries.invalidateQueries({ queryKey: ['payments', 'receipts'] });
  }, [isTold, queries, setParameters]);

  return { message, dismiss: () => setArrival(null) };
}

function useMessage(arrival: Arrival | null): PaymentMessage | null {
  const { t } = useTranslation('dashboard');
  const api = useApi();
  const errorMessage = useErrorMessage();
  const sessionId = arrival?.name === 'paid' ? arrival.sessionId : '';
  const verified = useQuery({ ...verifiedPayment(api, sessionId), enabled: sessionId !== '' });

  if (!arrival) return null;
  if (arrival.name === 'canceled') {
    return { kind: 'info', text: t('payment.canceled'), isFinal: true };
  }
  if (arrival.name === 'pending') {
    return { kind: 'success', text: t('payment.pending'), isFinal: true };
  }
  if (verified.isPending) return { kind: 'info', text: t('payment.verifying'), isFinal: false };
  if (verified.isError) {
    const known = failureOf(verified.error);
    const reason = known ? t(`payment.error.${known}`) : errorMessage(verified.error);
    return { kind: 'error', text: t('payment.failed', { message: reason }), isFinal: true };
  }
  const { tokens } = verified.data;
  return { kind: 'success', text: t('payment.success', { count: tokens }), isFinal: true };
}
