import { clsx } from 'clsx';
import type { Plan } from '@greenshoe/shared-types';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../lib/format.ts';

interface PlanCardProps {
  readonly plan: Plan;
  /** What can be done with it. */
  readonly children?: ReactNode;
}

/** What one plan gives and costs. */
export function PlanCard({ plan, children }: PlanCardProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { tokens, priceCents, savingPercent, popular } = plan;
  return (
    <li
      className={clsx(
        'relative flex flex-col gap-1 rounded-lg border bg-surface p-6',
        popular ? 'border-2 border-brand' : 'border-line',
      )}
    >
      {popular && (
        <p className="absolute -top-3 left-5 rounded-full bg-brand px-2.5 py-0.5 text-xs font-semibold tracking-wide text-on-brand">
          {t('plans.popular')}
        </p>
      )}
      <h3 className="font-medium text-ink-muted">{t('plans.tokens', { count: tokens })}</h3>
      <p className="tabular text-4xl font-semibold tracking-tight">{format.cents(priceCents)}</p>
      <p className="text-sm text-ink-muted">
        {t('plans.each', { price: format.cents(priceCents / tokens) })}
      </p>
      {savingPercent > 0 && (
        <p className="mt-2 text-sm font-semibold text-positive">
          {t('plans.savings', { percent: savingPercent })}
        </p>
      )}
      {children && <div className="mt-auto pt-5">{children}</div>}
    </li>
  );
}
