import type { Interview } from '@greenshoe/shared-types';
import { useQuery } from '@tanstack/react-query';
import Printer from 'lucide-react/icons/printer';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { AppLayout } from '../components/layout/app-layout.tsx';
import { RetryAlert } from '../components/retry-alert.tsx';
import { StateBadge } from '../components/state-badge.tsx';
import { TextLink } from '../components/text-link.tsx';
import { Button } from '../components/ui/button.tsx';
import { PageSpinner } from '../components/ui/spinner.tsx';
import { ReportStatus } from '../features/report/report-status.tsx';
import { ReportView } from '../features/report/report-view.tsx';
import { ApiError } from '../lib/api.ts';
import { useApi } from '../lib/api-context.tsx';
import { minutesAndSeconds, useFormat } from '../lib/format.ts';
import { interviewQuery } from '../lib/interview-query.ts';
import { useDocumentTitle } from '../lib/use-document-title.ts';

/** One interview: its report, or how far it is. */
export function ReportPage() {
  const { t } = useTranslation('report');
  useDocumentTitle(t('title'));
  return (
    <AppLayout>
      <TextLink to="/dashboard" className="print:hidden">
        {t('common:backToDashboard')}
      </TextLink>
      <ReportContent />
    </AppLayout>
  );
}

function ReportContent() {
  const { t } = useTranslation('report');
  const { id = '' } = useParams();
  const interview = useQuery(interviewQuery(useApi(), id));

  if (interview.isPending) return <PageSpinner label={t('loading')} />;
  if (interview.data) return <Loaded interview={interview.data} />;

  const isMissing =
    interview.error instanceof ApiError && interview.error.code === 'request.not_found';
  if (isMissing) {
    return (
      <div className="py-12">
        <h1 className="text-3xl font-semibold">{t('notFound.title')}</h1>
        <p className="mt-3 max-w-prose text-lg text-ink-muted">{t('notFound.text')}</p>
      </div>
    );
  }
  return <RetryAlert title={t('unavailable')} query={interview} className="mt-8" />;
}

function Loaded({ interview }: { interview: Interview }) {
  const { t } = useTranslation('report');
  const format = useFormat();
  const { scenarioTitle, settings, createdAt, durationSeconds, state, report } = interview;
  return (
    <>
      <div className="mt-5 mb-12 flex flex-col gap-5 border-b border-line pb-8 sm:flex-row sm:items-end sm:justify-between">
        <div>
          <h1 lang={settings.language} className="text-3xl font-semibold">
            {scenarioTitle}
          </h1>
          <p className="tabular mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 text-ink-muted">
            <span>{format.dateTime(createdAt)}</span>
            {durationSeconds !== null && (
              <span>{t('duration', { duration: minutesAndSeconds(durationSeconds) })}</span>
            )}
            <span>{t(`common:languages.${settings.language}`)}</span>
            <StateBadge state={state} />
          </p>
        </div>
        {report && (
          <Button
            variant="secondary"
            size="sm"
            className="shrink-0 self-start sm:self-auto print:hidden"
            onClick={() => window.print()}
          >
            <Printer aria-hidden="true" className="size-4" />
            {t('print')}
          </Button>
        )}
      </div>
      {report ? (
        <ReportView interview={interview} report={report} />
      ) : (
        <ReportStatus interview={interview} />
      )}
    </>
  );
}
