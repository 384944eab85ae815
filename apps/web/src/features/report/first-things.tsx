import type { FeedbackPoint, Report } from '@greenshoe/shared-types';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FeedbackNote } from './feedback-note.tsx';
import { questionAnchor } from './question-anchor.ts';

/** The one thing to keep and the few to work on first, each with the way to its question. */
export function FirstThings({ report }: { report: Report }) {
  const { t } = useTranslation('report');
  const { keep, priorities } = report;
  return (
    <>
      {keep && (
        <Part title={t('summary.keep')}>
          <Point point={keep} report={report} />
        </Part>
      )}
      {priorities.length > 0 && (
        <Part title={t('summary.priorities')}>
          <ol className="flex flex-col gap-8">
            {priorities.map((point) => (
              <li key={`${point.questionId} ${point.kind}`}>
                <Point point={point} report={report} />
              </li>
            ))}
          </ol>
        </Part>
      )}
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-4 border-t border-line pt-6 md:grid-cols-[15rem_minmax(0,1fr)]"
    >
      <h3 id={id} className="text-lg leading-7 font-semibold">
        {title}
      </h3>
      {children}
    </section>
  );
}

function Point({ point, report }: { point: FeedbackPoint; report: Report }) {
  const { t } = useTranslation('report');
  const { questionId, question } = point;
  const number = report.questions.findIndex((result) => result.questionId === questionId) + 1;
  return (
    <div className="grid gap-3">
      <FeedbackNote line={point} language={report.language} />
      {number > 0 && (
        <p className="max-w-prose text-sm text-ink-muted">
          <a
            href={`#${questionAnchor(questionId)}`}
            className="rounded-sm font-medium text-brand underline underline-offset-4 hover:text-brand-strong"
          >
            {t('summary.toQuestion', { number })}
          </a>{' '}
          <span lang={report.language}>{question}</span>
        </p>
      )}
    </div>
  );
}
