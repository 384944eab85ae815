import type { NumericResult, Report } from '@greenshoe/shared-types';
import { useTranslation } from 'react-i18next';
import { Verdict } from '../../components/verdict.tsx';

const verdicts = { right: 'correct', trap: 'wrong', slip: 'wrong', absent: 'absent' } as const;

interface NumericVerdictProps {
  readonly numeric: NumericResult;
  readonly language: Report['language'];
  /** Whether to name the mistake; not where a note does. */
  readonly explains: boolean;
}

/** The number that was asked for beside the one that was given, and the mistake it betrays. */
export function NumericVerdict({ numeric, language, explains }: NumericVerdictProps) {
  const { t } = useTranslation('report');
  const { verdict, expected, given, trap } = numeric;
  return (
    <div className="print-whole rounded-md bg-sunken px-4 py-3">
      <dl className="flex flex-wrap items-baseline gap-x-8 gap-y-2">
        <div>
          <dt className="text-sm text-ink-muted">{t('numeric.given')}</dt>
          <dd className="tabular text-lg font-semibold">
            {given ? <span lang={language}>{given}</span> : t('numeric.none')}
          </dd>
        </div>
        <div>
          <dt className="text-sm text-ink-muted">{t('numeric.expected')}</dt>
          <dd lang={language} className="tabular text-lg font-semibold">
            {expected}
          </dd>
        </div>
        <div className="ml-auto">
          <dt className="sr-only">{t('numeric.verdict')}</dt>
          <dd>
            <Verdict verdict={verdicts[verdict]} />
          </dd>
        </div>
      </dl>
      {explains && verdict === 'trap' && trap && (
        <p className="mt-2 text-negative">{t('numeric.trap', { trap })}</p>
      )}
      {explains && verdict === 'slip' && <p className="mt-2 text-ink-muted">{t('numeric.slip')}</p>}
    </div>
  );
}
