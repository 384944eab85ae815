import type { DimensionResult, Report } from '@greenshoe/shared-types';
import { useTranslation } from 'react-i18next';
import { ScoreBar } from '../../components/score-bar.tsx';
import { useFormat } from '../../lib/format.ts';
import { Quote } from './quote.tsx';

/** The five dimensions, each with what its level sounds like and what it rests on. */
export function DimensionList({ report }: { report: Report }) {
  const { t } = useTranslation('report');
  const { dimensions, questions, language } = report;
  const said = new Set(questions.flatMap(({ concepts }) => concepts.map(({ quote }) => quote)));
  return (
    <section aria-labelledby="dimensions">
      <h2 id="dimensions" className="text-xl font-semibold">
        {t('dimensions.title')}
      </h2>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {dimensions.map((dimension) => (
          <li
            key={dimension.id}
            className="print-whole grid gap-x-12 gap-y-3 py-5 md:grid-cols-[15rem_minmax(0,1fr)]"
          >
            <DimensionScore dimension={dimension} />
            <div className="grid max-w-prose content-start gap-2">
              {dimension.anchor && <p lang={language}>{dimension.anchor}</p>}
              <Evidence evidence={dimension.evidence} said={said} language={language} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function DimensionScore({ dimension: { id, score } }: { dimension: DimensionResult }) {
  const { t } = useTranslation('report');
  const format = useFormat();
  return (
    <div>
      <h3 className="flex items-baseline justify-between gap-4 font-medium">
        {t(`dimensions.${id}`)}
        {score !== null && (
          <span aria-hidden="true" className="tabular font-semibold">
            {format.score(score)}
          </span>
        )}
      </h3>
      {score === null ? (
        <p className="text-sm text-ink-muted">{t('notAssessed')}</p>
      ) : (
        <ScoreBar score={score} className="mt-2" />
      )}
    </div>
  );
}

interface EvidenceProps extends Pick<DimensionResult, 'evidence'>, Pick<Report, 'language'> {
  /** The quotes of the report: evidence among them was said by the candidate, the rest is counted. */
  readonly said: ReadonlySet<string | null>;
}

function Evidence({ evidence, said, language }: EvidenceProps) {
  if (evidence.length === 0) return null;
  return (
    <ul className="grid gap-2">
      {[...new Set(evidence)].map((sentence) => (
        <li key={sentence}>
          {said.has(sentence) ? (
            <Quote text={sentence} language={language} />
          ) : (
            <p lang={language} className="text-ink-muted">
              {sentence}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
