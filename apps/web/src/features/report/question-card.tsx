import { type QuestionResult, interviewTopics } from '@greenshoe/shared-types';
import { useTranslation } from 'react-i18next';
import { ScoreBar } from '../../components/score-bar.tsx';
import { Card } from '../../components/ui/card.tsx';
import { Disclosure } from '../../components/ui/disclosure.tsx';
import { useFormat } from '../../lib/format.ts';
import { ConceptList } from './concept-list.tsx';
import { NumericVerdict } from './numeric-verdict.tsx';

/** One question of the interview, as asked, with everything that made its score. */
export function QuestionCard({ result, number }: { result: QuestionResult; number: number }) {
  const { t } = useTranslation('report');
  const { question, concepts, numeric, feedback, keyPoints, hints } = result;
  return (
    <Card className="flex flex-col gap-5">
      <div className="flex flex-col gap-4 sm:flex-row sm:justify-between sm:gap-8">
        <div>
          <p className="text-sm text-ink-muted">
            <Topic number={number} topic={result.topic} />
            {hints > 0 && ` · ${t('question.hints', { count: hints })}`}
          </p>
          <h3 className="mt-1 text-lg leading-7 font-semibold">{question}</h3>
        </div>
        <QuestionScore score={result.score} />
      </div>
      {numeric && <NumericVerdict numeric={numeric} />}
      {concepts.length > 0 && <ConceptList concepts={concepts} />}
      {feedback.length > 0 && (
        <div>
          <h4 className="font-semibold">{t('question.feedback')}</h4>
          <ul className="mt-1 list-disc space-y-1 pl-5 marker:text-line-strong">
            {feedback.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      )}
      {keyPoints && (
        <Disclosure summary={t('question.keyPoints')}>
          <p className="max-w-prose leading-7 whitespace-pre-line">{keyPoints}</p>
        </Disclosure>
      )}
    </Card>
  );
}

function Topic({ number, topic }: { number: number; topic: string }) {
  const { t } = useTranslation('report');
  const known = interviewTopics.find((name) => name === topic);
  return t('question.number', { number, topic: known ? t(`common:topics.${known}`) : topic });
}

function QuestionScore({ score }: { score: number | null }) {
  const { t } = useTranslation('report');
  const format = useFormat();
  if (score === null) {
    return <p className="shrink-0 text-sm text-ink-muted">{t('notAssessed')}</p>;
  }
  return (
    <div className="flex shrink-0 items-center gap-4 sm:w-28 sm:flex-col sm:items-stretch sm:gap-2">
      <p className="tabular text-2xl font-semibold sm:text-right" aria-hidden="true">
        {format.score(score)}
        <span className="text-base font-normal text-ink-muted"> / 5</span>
      </p>
      <ScoreBar score={score} className="flex-1 sm:flex-none" />
    </div>
  );
}
