import { plans } from '@greenshoe/shared-types';
import { useTranslation } from 'react-i18next';
import { PlanCard } from '../../components/plan-card.tsx';
import { Alert } from '../../components/ui/alert.tsx';
import { cn } from '../../lib/cn.ts';
import { PurchaseButton } from './purchase-button.tsx';
import { usePricingHighlight } from './use-pricing-highlight.ts';
import { usePurchase } from './use-purchase.ts';

/** The plans on the dashboard, each with the way to its payment page. */
export function PricingSection() {
  const { t } = useTranslation('dashboard');
  const { section, isHighlighted } = usePricingHighlight();
  const { processing, failure, purchase, dismiss } = usePurchase();
  return (
    <section
      ref={section}
      aria-labelledby="purchase-tokens"
      data-highlighted={isHighlighted}
      className={cn(
        '-mx-3 rounded-xl p-3 transition-shadow duration-300 sm:-mx-5 sm:p-5',
        isHighlighted && 'bg-accent-soft ring-2 ring-accent',
      )}
    >
      <h2 id="purchase-tokens" className="text-xl font-semibold">
        {t('purchase.title')}
      </h2>
      <p className="mt-1 text-ink-muted">{t('purchase.intro')}</p>
      {failure && (
        <Alert kind="error" className="mt-5" onDismiss={dismiss}>
          {failure}
        </Alert>
      )}
      <ul className="mt-6 grid gap-5 sm:grid-cols-3">
        {plans.map((plan) => (
          <PlanCard key={plan.planId} plan={plan}>
            <PurchaseButton
              plan={plan}
              isProcessing={processing === plan.planId}
              isDisabled={processing !== null}
              onPurchase={() => void purchase(plan.planId)}
            />
          </PlanCard>
        ))}
      </ul>
    </section>
  );
}
