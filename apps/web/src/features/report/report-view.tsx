import type { Interview, Report } from '@greenshoe/shared-types';
import { useTranslation } from 'react-i18next';
import { DeliverySection } from './delivery-section.tsx';
import { DimensionList } from './dimension-list.tsx';
import { QuestionCard } from './question-card.tsx';
import { ReportSummary } from './report-summary.tsx';
import { Transcript } from './transcript.tsx';

/** The whole marked report, most important first. */
export function ReportView({ interview, report }: { interview: Interview; report: Report }) {
  const { t } = useTranslation('report');
  return (
    <div className="flex flex-col gap-14">
      <ReportSummary report={report} />
      {report.questions.length > 0 && (
        <section aria-labelledby="questions">
          <h2 id="questions" className="text-xl font-semibold">
            {t('questions')}
          </h2>
          <ol className="mt-4 flex flex-col gap-5">
            {report.questions.map((result, index) => (
              <li key={result.questionId}>
                <QuestionCard result={result} number={index + 1} language={report.language} />
              </li>
            ))}
          </ol>
        </section>
      )}
      <DimensionList report={report} />
      <DeliverySection delivery={report.delivery} />
      <Transcript turns={interview.turns} settings={interview.settings} />
    </div>
  );
}
