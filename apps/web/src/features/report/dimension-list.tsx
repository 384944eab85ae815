import type { DimensionResult, Report } from '@greenshoe/shared-types';
import { useTranslation } from 'react-i18next';
import { ScoreBar } from '../../components/score-bar.tsx';
import { useFormat } from '../../lib/format.ts';

/** The five dimensions, each with what it rests on. */
export function DimensionList({ dimensions, language }: Pick<Report, 'dimensions' | 'language'>) {
  const { t } = useTranslation('report');
  return (
    <section aria-labelledby="dimensions">
      <h2 id="dimensions" className="text-xl font-semibold">
        {t('dimensions.title')}
      </h2>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {dimensions.map((dimension) => (
          <Dimension key={dimension.id} dimension={dimension} language={language} />
        ))}
      </ul>
    </section>
  );
}

function Dimension({
  dimension,
  language,
}: {
  dimension: DimensionResult;
  language: Report['language'];
}) {
  const { t } = useTranslation('report');
  const format = useFormat();
  const { id, score, evidence } = dimension;
  return (
    <li className="print-whole grid gap-x-12 gap-y-2 py-4 md:grid-cols-[15rem_minmax(0,1fr)]">
      <div>
        <h3 className="flex items-baseline justify-between gap-4 font-medium">
          {t(`dimensions.${id}`)}
          {score !== null && <span className="tabular font-semibold">{format.score(score)}</span>}
        </h3>
        {score === null ? (
          <p className="text-sm text-ink-muted">{t('notAssessed')}</p>
        ) : (
          <ScoreBar score={score} className="mt-2" />
        )}
      </div>
      <ul lang={language} className="space-y-1 text-ink-muted">
        {evidence.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </li>
  );
}
