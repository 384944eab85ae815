import { plans } from '@greenshoe/shared-types';
import { useTranslation } from 'react-i18next';
import { PlanCard } from '../../components/plan-card.tsx';
import { Alert } from '../../components/ui/alert.tsx';
import { cn } from '../../lib/cn.ts';
import { usePricingHighlight } from './use-pricing-highlight.ts';

/** The plans on the dashboard. */
export function PricingSection() {
  const { t } = useTranslation('dashboard');
  const { section, isHighlighted } = usePricingHighlight();
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
      <ul className="mt-6 grid gap-5 sm:grid-cols-3">
        {plans.map((plan) => (
          <PlanCard key={plan.planId} plan={plan} />
        ))}
      </ul>
      <Alert className="mt-5">{t('purchase.notOpen')}</Alert>
    </section>
  );
}
