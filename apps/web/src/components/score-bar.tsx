import { useTranslation } from 'react-i18next';
import { cn } from '../lib/cn.ts';
import { useFormat } from '../lib/format.ts';

const STEPS = [1, 2, 3, 4, 5] as const;

/** A score of five as five segments, the last one filled in part. */
export function ScoreBar({ score, className }: { score: number; className?: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <span className={cn('flex gap-1', className)}>
      <span className="sr-only">{t('outOfFive', { score: format.score(score) })}</span>
      {STEPS.map((step) => (
        <span
          key={step}
          aria-hidden="true"
          className="h-1.5 flex-1 overflow-hidden rounded-full bg-line"
        >
          <span
            className="block h-full rounded-full bg-brand print:border-t-[6px] print:border-brand"
            style={{ width: `${Math.min(1, Math.max(0, score - step + 1)) * 100}%` }}
          />
        </span>
      ))}
    </span>
  );
}
