import type { FeedbackLine, Report } from '@greenshoe/shared-types';
import { clsx } from 'clsx';
import Bookmark from 'lucide-react/icons/bookmark';
import Calculator from 'lucide-react/icons/calculator';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import Contrast from 'lucide-react/icons/contrast';
import X from 'lucide-react/icons/x';
import { useTranslation } from 'react-i18next';
import { minutesAndSeconds } from '../../lib/format.ts';
import { Quote } from './quote.tsx';

const looks = {
  keep: { Icon: Bookmark, className: 'text-positive' },
  wrong: { Icon: X, className: 'text-negative' },
  figure: { Icon: Calculator, className: 'text-negative' },
  missing: { Icon: CircleDashed, className: 'text-ink-muted' },
  vague: { Icon: Contrast, className: 'text-caution' },
} as const;

interface FeedbackNoteProps {
  readonly line: FeedbackLine;
  readonly language: Report['language'];
}

/** One note of the listener: what was said and when, what is to say of it, the correct line, the next try. */
export function FeedbackNote({ line, language }: FeedbackNoteProps) {
  const { t } = useTranslation('report');
  const { quote, finding, correction, tryNext } = line;
  return (
    <div className="print-whole @container">
      <div className="grid items-baseline gap-x-6 gap-y-2 @3xl:grid-cols-[9rem_minmax(0,1fr)]">
        <Margin line={line} />
        <div className="grid max-w-prose gap-2.5">
          {quote && <Quote text={quote} language={language} />}
          <p lang={language} className="leading-7">
            {finding}
          </p>
          {correction && (
            <p className="border-l-2 border-brand pl-3 leading-7">
              <span className="block text-sm font-semibold text-brand">
                {t('feedback.correct')}
              </span>
              <span lang={language} className="font-medium">
                {correction}
              </span>
            </p>
          )}
          {tryNext && (
            <p className="leading-7 text-ink-muted">
              <span className="font-semibold text-ink">{t('feedback.next')}</span>{' '}
              <span lang={language}>{tryNext}</span>
            </p>
          )}
        </div>
      </div>
    </div>
  );
}

/** What kind of note it is, and the minute it is about. */
function Margin({ line: { kind, atMs } }: Pick<FeedbackNoteProps, 'line'>) {
  const { t } = useTranslation('report');
  const { Icon, className } = looks[kind];
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm @3xl:flex-col @3xl:items-start @3xl:gap-y-1">
      <span className={clsx('inline-flex items-center gap-1.5 font-semibold', className)}>
        <Icon aria-hidden="true" className="size-4 shrink-0" strokeWidth={2.5} />
        {t(`feedback.kinds.${kind}`)}
      </span>
      {atMs !== null && (
        <span className="tabular text-ink-muted">
          {t('feedback.at', { time: minutesAndSeconds(atMs / 1_000) })}
        </span>
      )}
    </p>
  );
}
