import type { Payment } from '@greenshoe/shared-types';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../components/ui/badge.tsx';
import { useFormat } from '../../lib/format.ts';

const tones = {
  paid: 'positive',
  parked: 'caution',
  partially_refunded: 'neutral',
  refunded: 'neutral',
  disputed: 'caution',
  lost: 'negative',
} as const satisfies Record<Payment['state'], string>;

/** One payment: when, what for, how much, and what became of it. */
export function ReceiptRow({ payment }: { payment: Payment }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { tokens, amountCents, refundedCents, paidAt, state, id } = payment;
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 px-5 py-4 sm:grid-cols-[1fr_auto_6rem] sm:px-6">
      <div className="min-w-0">
        <p className="font-medium">{t('receipts.tokens', { count: tokens })}</p>
        <p className="tabular text-sm text-ink-muted">
          <time dateTime={paidAt}>{format.dateTime(paidAt)}</time>
          {refundedCents > 0 && (
            <>
              {' · '}
              {t('receipts.refunded', { amount: format.cents(refundedCents) })}
            </>
          )}
        </p>
        <p className="truncate text-xs text-ink-muted">
          {t('receipts.reference', { reference: id })}
        </p>
      </div>
      <Badge tone={tones[state]} className="justify-self-end">
        {t(`receipts.state.${state}`)}
      </Badge>
      <p className="tabular col-start-2 row-start-2 justify-self-end font-semibold sm:col-start-3 sm:row-start-1">
        {format.cents(amountCents)}
      </p>
    </li>
  );
}
