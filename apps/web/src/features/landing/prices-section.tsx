import { plans } from '@greenshoe/shared-types';
import { useTranslation } from 'react-i18next';
import { PlanCard } from '../../components/plan-card.tsx';

export function PricesSection() {
  const { t } = useTranslation('landing');
  return (
    <section aria-labelledby="prices" className="border-y border-line bg-sunken">
      <div className="mx-auto max-w-6xl px-5 py-20 sm:px-8">
        <h2 id="prices" className="text-3xl font-semibold lg:text-4xl">
          {t('prices.title')}
        </h2>
        <p className="mt-3 text-lg text-ink-muted">{t('prices.text')}</p>
        <ul className="mt-10 grid gap-6 sm:grid-cols-3">
          {plans.map((plan) => (
            <PlanCard key={plan.planId} plan={plan} />
          ))}
        </ul>
      </div>
    </section>
  );
}
