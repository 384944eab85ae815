import type { QuestionResult, Report } from '@greenshoe/shared-types';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '../../components/ui/disclosure.tsx';

interface ModelAnswerProps {
  readonly sentences: QuestionResult['modelAnswer'];
  readonly language: Report['language'];
}

const gapClass =
  'rounded-[0.2rem] bg-accent-soft box-decoration-clone px-0.5 text-ink underline decoration-accent decoration-2 underline-offset-4';

/** A strong answer in full; what the candidate did not say is marked, underlined and named. */
export function ModelAnswer({ sentences, language }: ModelAnswerProps) {
  const { t } = useTranslation('report');
  if (sentences.length === 0) return null;
  return (
    <Disclosure summary={t('modelAnswer.title')}>
      {sentences.some(({ isGap }) => isGap) && (
        <p aria-hidden="true" className="mb-3 text-sm text-ink-muted">
          <mark className={gapClass}>{t('modelAnswer.sample')}</mark> {t('modelAnswer.legend')}
        </p>
      )}
      <p lang={language} className="max-w-prose leading-8">
        {sentences.map(({ text, isGap }) => (
          <Sentence key={text} text={text} isGap={isGap} />
        ))}
      </p>
    </Disclosure>
  );
}

function Sentence({ text, isGap }: QuestionResult['modelAnswer'][number]) {
  const { t, i18n } = useTranslation('report');
  if (!isGap) return <>{text} </>;
  return (
    <>
      <mark className={gapClass}>
        <span lang={i18n.language} className="sr-only">
          {t('modelAnswer.notSaid')}{' '}
        </span>
        {text}
      </mark>{' '}
    </>
  );
}
