import { useTranslation } from 'react-i18next';
import { Verdict } from '../../components/verdict.tsx';
import { useFormat } from '../../lib/format.ts';

const concepts = [
  { id: 'netDebt', verdict: 'correct', quoted: true },
  { id: 'bridge', verdict: 'wrong', quoted: true },
  { id: 'claims', verdict: 'absent', quoted: false },
] as const;

const EXAMPLE_SCORE = 2.6;

/** A piece of a report, laid over the end of the live panel. */
export function MarkedAnswerPreview() {
  const { t } = useTranslation('landing');
  const format = useFormat();
  return (
    <div className="-mt-10 ml-4 rounded-xl border border-line bg-surface p-5 shadow-raised sm:ml-12 sm:p-6">
      <div className="flex items-baseline justify-between gap-4">
        <p className="text-sm font-medium text-ink-muted">{t('preview.marked')}</p>
        <p className="tabular text-xl font-semibold">
          {format.score(EXAMPLE_SCORE)}
          <span className="text-sm font-normal text-ink-muted"> / 5</span>
        </p>
      </div>
      <p className="mt-2 font-medium">{t('preview.question')}</p>
      <NumberComparison />
      <ul className="mt-3 divide-y divide-line border-t border-line">
        {concepts.map(({ id, verdict, quoted }) => (
          <li
            key={id}
            className="grid items-baseline grid-cols-[5.25rem_minmax(0,1fr)] gap-3 py-2.5 text-sm"
          >
            <Verdict verdict={verdict} />
            <p>
              {t(`preview.concepts.${id}.label`)}
              {quoted && (
                <q className="mt-0.5 block text-ink-muted italic">
                  {t(`preview.concepts.${id}.quote`)}
                </q>
              )}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function NumberComparison() {
  const { t } = useTranslation('landing');
  return (
    <div className="mt-4 rounded-md bg-sunken px-4 py-3 text-sm">
      <dl className="flex gap-8">
        <div>
          <dt className="text-ink-muted">{t('preview.given')}</dt>
          <dd className="tabular text-base font-semibold text-negative">
            {t('preview.givenValue')}
          </dd>
        </div>
        <div>
          <dt className="text-ink-muted">{t('preview.expected')}</dt>
          <dd className="tabular text-base font-semibold">{t('preview.expectedValue')}</dd>
        </div>
      </dl>
      <p className="mt-2">{t('preview.trap')}</p>
    </div>
  );
}
