import type { QuestionResult, Report } from '@greenshoe/shared-types';
import { useTranslation } from 'react-i18next';
import { Verdict } from '../../components/verdict.tsx';
import { Quote } from './quote.tsx';

interface ConceptListProps extends Pick<QuestionResult, 'concepts' | 'judgedBy'> {
  readonly language: Report['language'];
}

/** What a good answer contains, whether it was there, and in which words. */
export function ConceptList({ concepts, judgedBy, language }: ConceptListProps) {
  const { t } = useTranslation('report');
  return (
    <div>
      <h4 className="font-semibold">{t('question.concepts')}</h4>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {concepts.map(({ id, label, verdict, weight, quote }) => (
          <li
            key={id}
            className="print-whole grid items-baseline gap-x-6 gap-y-1 py-3 sm:grid-cols-[9rem_minmax(0,1fr)]"
          >
            <Verdict verdict={verdict} />
            <div className="grid max-w-prose gap-1">
              <p>
                <span lang={language}>{label}</span>
                {weight === 'bonus' && (
                  <span className="ml-2 text-sm text-ink-muted">{t('question.bonus')}</span>
                )}
              </p>
              {quote && <Quote text={quote} language={language} />}
            </div>
          </li>
        ))}
      </ul>
      {judgedBy === 'model' && (
        <p className="mt-2 text-sm text-ink-muted">{t('question.judgedByModel')}</p>
      )}
    </div>
  );
}
