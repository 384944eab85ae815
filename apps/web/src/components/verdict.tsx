import { clsx } from 'clsx';
import type { ConceptResult } from '@greenshoe/shared-types';
import Check from 'lucide-react/icons/check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import Contrast from 'lucide-react/icons/contrast';
import X from 'lucide-react/icons/x';
import { useTranslation } from 'react-i18next';

const looks = {
  correct: { Icon: Check, className: 'text-positive' },
  partial: { Icon: Contrast, className: 'text-caution' },
  wrong: { Icon: X, className: 'text-negative' },
  absent: { Icon: CircleDashed, className: 'text-ink-muted' },
} as const;

/** A verdict as icon and word; the colour only repeats them. */
export function Verdict({ verdict }: Pick<ConceptResult, 'verdict'>) {
  const { t } = useTranslation();
  const { Icon, className } = looks[verdict];
  return (
    <span className={clsx('inline-flex items-center gap-1.5 text-sm font-semibold', className)}>
      <Icon aria-hidden="true" className="size-4 shrink-0" strokeWidth={2.5} />
      {t(`verdicts.${verdict}`)}
    </span>
  );
}
