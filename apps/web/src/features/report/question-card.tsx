import { interviewTopics, type QuestionResult, type Report } from '@greenshoe/shared-types';
import { useTranslation } from 'react-i18next';
import { ScoreBar } from '../../components/score-bar.tsx';
import { Card } from '../../components/ui/card.tsx';
import { useFormat } from '../../lib/format.ts';
import { ConceptList } from './concept-list.tsx';
import { FeedbackNote } from './feedback-note.tsx';
import { ModelAnswer } from './model-answer.tsx';
import { NumericVerdict } from './numeric-verdict.tsx';
import { questionAnchor } from './question-anchor.ts';

interface QuestionCardProps {
  readonly result: QuestionResult;
  readonly number: number;
  readonly language: Report['language'];
}

/** One question of the interview, as asked, with everything that made its score. */
export function QuestionCard({ result, number, language }: QuestionCardProps) {
  const { concepts, numeric, feedback, modelAnswer, judgedBy } = result;
  return (
    <Card className="flex flex-col gap-6">
      <Head result={result} number={number} language={language} />
      {numeric && (
        <NumericVerdict
          numeric={numeric}
          language={language}
          explains={feedback.every(({ kind }) => kind !== 'figure')}
        />
      )}
      <Notes lines={feedback} language={language} />
      {concepts.length > 0 && (
        <ConceptList concepts={concepts} judgedBy={judgedBy} language={language} />
      )}
      <ModelAnswer sentences={modelAnswer} language={language} />
    </Card>
  );
}

function Head({ result, number, language }: QuestionCardProps) {
  const { t } = useTranslation('report');
  const { questionId, question, topic, hints, score } = result;
  return (
    <div className="flex flex-col gap-4 sm:flex-row sm:justify-between sm:gap-8">
      <div>
        <p className="text-sm text-ink-muted">
          <Topic number={number} topic={topic} />
          {hints > 0 && ` · ${t('question.hints', { count: hints })}`}
        </p>
        <h3
          id={questionAnchor(questionId)}
          tabIndex={-1}
          lang={language}
          className="mt-1 rounded-sm text-lg leading-7 font-semibold"
        >
          {question}
        </h3>
      </div>
      <QuestionScore score={score} />
    </div>
  );
}

function Notes({
  lines,
  language,
}: {
  lines: QuestionResult['feedback'];
  language: Report['language'];
}) {
  const { t } = useTranslation('report');
  if (lines.length === 0) return null;
  return (
    <div>
      <h4 className="font-semibold">{t('question.notes')}</h4>
      <ul className="mt-3 flex flex-col gap-6">
        {lines.map((line) => (
          <li key={`${line.kind} ${line.finding} ${line.quote}`}>
            <FeedbackNote line={line} language={language} />
          </li>
        ))}
      </ul>
    </div>
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
