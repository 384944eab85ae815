import type { HistoryItem } from '@greenshoe/shared-types';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { StateBadge } from '../../components/state-badge.tsx';
import { minutesAndSeconds, useFormat } from '../../lib/format.ts';

/** One interview of the list; the whole row leads to its report. */
export function HistoryRow({ item }: { item: HistoryItem }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { id, scenarioTitle, createdAt, durationSeconds, overallScore, state } = item;
  return (
    <li>
      <Link
        to={`/interviews/${id}`}
        className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2 px-5 py-4 hover:bg-sunken sm:grid-cols-[1fr_8rem_4.5rem_auto] sm:px-6"
      >
        <span className="min-w-0">
          <span className="block font-medium">{scenarioTitle}</span>
          <span className="tabular block text-sm text-ink-muted">
            {format.dateTime(createdAt)}
            {durationSeconds !== null && (
              <>
                {' · '}
                {t('history.duration', { duration: minutesAndSeconds(durationSeconds) })}
              </>
            )}
          </span>
        </span>
        <span className="row-start-2 sm:col-start-2 sm:row-start-1">
          <StateBadge state={state} />
        </span>
        <span className="tabular row-span-2 justify-self-end text-lg font-semibold sm:col-start-3 sm:row-span-1 sm:row-start-1">
          {overallScore === null ? (
            <span
              className="text-base font-normal text-ink-muted"
              aria-label={t('history.noScore')}
            >
              –
            </span>
          ) : (
            t('history.score', { score: format.score(overallScore) })
          )}
        </span>
        <ChevronRight aria-hidden="true" className="hidden size-5 text-ink-muted sm:block" />
      </Link>
    </li>
  );
}
