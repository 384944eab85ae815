import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { RetryAlert } from '../../components/retry-alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useApi } from '../../lib/api-context.tsx';
import { ReceiptRow } from './receipt-row.tsx';
import { receiptsQuery } from './receipts-query.ts';

/** What the caller has paid, newest first; nothing at all before the first payment. */
export function ReceiptsSection() {
  const { t } = useTranslation('dashboard');
  const receipts = useInfiniteQuery(receiptsQuery(useApi()));

  if (receipts.isPending) return null;
  if (receipts.isSuccess && receipts.data.length === 0) return null;
  return (
    <section aria-labelledby="receipts">
      <h2 id="receipts" className="text-xl font-semibold">
        {t('receipts.title')}
      </h2>
      {receipts.isError && <RetryAlert title={t('receipts.unavailable')} query={receipts} />}
      {receipts.data && (
        <ul className="mt-4 divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface shadow-card">
          {receipts.data.map((payment) => (
            <ReceiptRow key={payment.id} payment={payment} />
          ))}
        </ul>
      )}
      {receipts.hasNextPage && (
        <Button
          variant="link"
          size="sm"
          className="mt-3"
          busy={receipts.isFetchingNextPage}
          onClick={() => receipts.fetchNextPage()}
        >
          {t('receipts.more')}
        </Button>
      )}
    </section>
  );
}
