import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { RetryAlert } from '../../components/retry-alert.tsx';
import { buttonClass } from '../../components/ui/button-class.ts';
import { Card } from '../../components/ui/card.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { useApi } from '../../lib/api-context.tsx';
import { historyQuery } from './history-query.ts';
import { HistoryRow } from './history-row.tsx';

/** The caller's interviews, newest first. */
export function HistorySection() {
  const { t } = useTranslation('dashboard');
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="text-xl font-semibold">
        {t('history.title')}
      </h2>
      <div className="mt-4">
        <History />
      </div>
    </section>
  );
}

function History() {
  const { t } = useTranslation('dashboard');
  const history = useQuery(historyQuery(useApi()));

  if (history.isPending) return <Skeleton className="h-40 rounded-lg" />;
  if (history.isError) return <RetryAlert title={t('history.unavailable')} query={history} />;
  if (history.data.length === 0) return <EmptyHistory />;
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface shadow-card">
      {history.data.map((item) => (
        <HistoryRow key={item.id} item={item} />
      ))}
    </ul>
  );
}

function EmptyHistory() {
  const { t } = useTranslation('dashboard');
  return (
    <Card className="flex flex-col items-start gap-4 sm:flex-row sm:items-center sm:justify-between">
      <div>
        <p className="font-medium">{t('history.empty.title')}</p>
        <p className="mt-1 max-w-prose text-ink-muted">{t('history.empty.text')}</p>
      </div>
      <Link
        to="/interview"
        className={buttonClass({ variant: 'secondary', className: 'shrink-0' })}
      >
        {t('history.empty.action')}
      </Link>
    </Card>
  );
}
