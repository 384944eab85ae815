import type { PlanId } from '@greenshoe/shared-types';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../lib/api-context.tsx';
import { useUser } from '../../lib/auth.tsx';
import { useErrorMessage } from '../../lib/error-message.ts';
import { leaveFor } from '../../lib/leave-for.ts';
import { failureOf, openCheckout } from './purchase.ts';

/** From the click on a plan to its payment page, or to a message that says what went wrong. */
export function usePurchase() {
  const { t } = useTranslation('dashboard');
  const api = useApi();
  const user = useUser();
  const errorMessage = useErrorMessage();
  const [processing, setProcessing] = useState<PlanId | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const keys = useRef(new Map<PlanId, string>()); // asking again after a failure is the same purchase

  // The browser's back button may show this page as it was left, in the middle of a purchase.
  useEffect(() => {
    const reset = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      keys.current.clear();
      setProcessing(null);
    };
    window.addEventListener('pageshow', reset);
    return () => window.removeEventListener('pageshow', reset);
  }, []);

  function fail(message: string) {
    setProcessing(null);
    setFailure(t('purchase.failed', { message }));
  }

  async function purchase(planId: PlanId): Promise<void> {
    if (processing) return;
    setFailure(null);
    setProcessing(planId);
    const key = keys.current.get(planId) ?? crypto.randomUUID();
    keys.current.set(planId, key);
    let address: string;
    try {
      address = await openCheckout(api, user, { planId, key });
    } catch (error) {
      const known = failureOf(error);
      return fail(known ? t(`purchase.error.${known}`) : errorMessage(error));
    }
    if (!leaveFor(address)) fail(t('purchase.error.redirect'));
  }

  return { processing, failure, purchase, dismiss: () => setFailure(null) };
}
