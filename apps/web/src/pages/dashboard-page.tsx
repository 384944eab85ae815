import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { AppLayout } from '../components/layout/app-layout.tsx';
import { RetryAlert } from '../components/retry-alert.tsx';
import { buttonClass } from '../components/ui/button-class.ts';
import { PageSpinner } from '../components/ui/spinner.tsx';
import { HistorySection } from '../features/history/history-section.tsx';
import { PaymentReturn } from '../features/payment-return/payment-return.tsx';
import { PricingSection } from '../features/pricing/pricing-section.tsx';
import { ReceiptsSection } from '../features/receipts/receipts-section.tsx';
import { TokenBadge } from '../features/tokens/token-badge.tsx';
import { useUser } from '../lib/auth.tsx';
import { useTokenBalance } from '../lib/token-balance.ts';
import { useDocumentTitle } from '../lib/use-document-title.ts';

/** Balance, past interviews and plans of the signed-in user. */
export function DashboardPage() {
  const { t } = useTranslation('dashboard');
  const { email } = useUser();
  const balance = useTokenBalance();
  useDocumentTitle(t('title'));

  return (
    <AppLayout>
      <PaymentReturn />
      {balance.isPending ? (
        <PageSpinner label={t('loading')} />
      ) : (
        <div className="flex flex-col gap-12">
          <div className="flex flex-col gap-6 sm:flex-row sm:items-end sm:justify-between">
            <div className="min-w-0">
              <h1 className="text-3xl font-semibold">{t('title')}</h1>
              <p className="mt-2 mb-4 text-ink-muted [overflow-wrap:anywhere]">
                {t('welcome', { email })}
              </p>
              <TokenBadge balance={balance} />
            </div>
            <Link to="/interview" className={buttonClass({ size: 'lg', className: 'shrink-0' })}>
              {t('newInterview')}
            </Link>
          </div>
          {balance.isError && <RetryAlert title={t('balance.unavailable')} query={balance} />}
          <HistorySection />
          <PricingSection />
          <ReceiptsSection />
        </div>
      )}
    </AppLayout>
  );
}
