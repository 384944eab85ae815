import type { ConceptResult } from '@greenshoe/shared-types';
import { useTranslation } from 'react-i18next';
import { Verdict } from '../../components/verdict.tsx';

/** What a good answer contains, whether it was there, and in which words. */
export function ConceptList({ concepts }: { concepts: readonly ConceptResult[] }) {
  const { t } = useTranslation('report');
  return (
    <ul className="divide-y divide-line border-y border-line">
      {concepts.map(({ id, label, verdict, weight, quote }) => (
        <li
          key={id}
          className="print-whole grid items-baseline gap-x-5 gap-y-1 py-3 sm:grid-cols-[6.5rem_minmax(0,1fr)]"
        >
          <Verdict verdict={verdict} />
          <div>
            <p>
              {label}
              {weight === 'bonus' && (
                <span className="ml-2 text-sm text-ink-muted">{t('question.bonus')}</span>
              )}
            </p>
            {quote && (
              <blockquote className="mt-1 border-l-2 border-line pl-3 text-[0.9375rem] text-ink-muted italic [overflow-wrap:anywhere]">
                {t('quoted', { quote })}
              </blockquote>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
