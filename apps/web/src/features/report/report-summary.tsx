import type { Report } from '@greenshoe/shared-types';
import { useTranslation } from 'react-i18next';
import { ScoreBar } from '../../components/score-bar.tsx';
import { Alert } from '../../components/ui/alert.tsx';
import { useFormat } from '../../lib/format.ts';
import { FirstThings } from './first-things.tsx';

/** The score, what it means, and what to take away from the interview. */
export function ReportSummary({ report }: { report: Report }) {
  const { t } = useTranslation('report');
  const { overallScore, summary, language } = report;
  return (
    <section aria-labelledby="result" className="flex flex-col gap-8">
      <h2 id="result" className="sr-only">
        {t('summary.title')}
      </h2>
      <div className="grid items-start gap-8 md:grid-cols-[15rem_minmax(0,1fr)] md:gap-12">
        {overallScore === null ? (
          <Alert title={t('notAssessed')}>{t('summary.nothingAssessed')}</Alert>
        ) : (
          <Overall score={overallScore} />
        )}
        <p lang={language} className="max-w-prose text-lg leading-8">
          {summary}
        </p>
      </div>
      <FirstThings report={report} />
    </section>
  );
}

function Overall({ score }: { score: number }) {
  const { t } = useTranslation('report');
  const format = useFormat();
  const band = Math.round(score);
  return (
    <div>
      <p className="tabular text-7xl leading-none font-semibold tracking-tighter text-brand">
        <span aria-hidden="true">{format.score(score)}</span>
        <span aria-hidden="true" className="text-2xl font-normal tracking-normal text-ink-muted">
          {' '}
          / 5
        </span>
      </p>
      <ScoreBar score={score} className="mt-4" />
      <p className="mt-4 font-semibold">{t(`bands.${band}.name`)}</p>
      <p className="text-ink-muted">{t(`bands.${band}.meaning`)}</p>
    </div>
  );
}
