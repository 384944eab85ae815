import { useMemo } from 'react';
import { Alert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { currentQuestion } from '../session/current-question.ts';
import { usePanelText, useSession, useSessionState } from '../session-context.tsx';
import { useArrivalFocus } from '../use-arrival-focus.ts';
import { AnswerArea } from './answer-area.tsx';
import { Countdown } from './countdown.tsx';
import { EndInterview } from './end-interview.tsx';
import { InterviewerPresence } from './interviewer-presence.tsx';
import { TranscriptLog } from './transcript-log.tsx';

/** What went wrong last, and what to do about it. */
function CallNotice() {
  const { t } = usePanelText();
  const session = useSession();
  const { call, mode } = useSessionState();
  if (!call.connected) return <Alert kind="warning">{t('panel.reconnecting')}</Alert>;
  if (!call.problem) return null;
  return (
    <Alert kind="warning">
      {t(`problem.${call.problem}`)}
      {call.problem === 'interviewer-unavailable' && (
        <Button variant="link" size="sm" className="ml-2" onClick={() => session.call()?.retry()}>
          {t('problem.retry')}
        </Button>
      )}
      {call.problem === 'stt-unavailable' && mode !== 'typed' && (
        <Button
          variant="link"
          size="sm"
          className="ml-2"
          onClick={() => void session.setMode('typed')}
        >
          {t('problem.typeInstead')}
        </Button>
      )}
    </Alert>
  );
}

function CurrentQuestion() {
  const { t } = usePanelText();
  const { language } = useSession().data.settings;
  const { lines } = useSessionState().call;
  const heading = useArrivalFocus<HTMLHeadingElement>();
  const { before, question, after } = useMemo(
    () => currentQuestion(lines, language),
    [lines, language],
  );
  return (
    <section aria-label={t('panel.question')} className="grid min-h-24 content-start gap-3">
      {before && <p className="max-w-[60ch] text-ink-muted">{before}</p>}
      <h1
        ref={heading}
        tabIndex={-1}
        className="max-w-[38ch] outline-none text-2xl leading-snug font-medium text-balance sm:text-[1.75rem]"
      >
        {question || <span className="text-ink-muted">{t('panel.waitingQuestion')}</span>}
      </h1>
      {after && <p className="max-w-[60ch] text-lg">{after}</p>}
    </section>
  );
}

interface InterviewPanelProps {
  readonly startedAt: number;
  readonly speaks: boolean;
}

/** The interview itself: the interviewer and the question in the middle, everything else quiet. */
export function InterviewPanel({ startedAt, speaks }: InterviewPanelProps) {
  const { t, i18n } = usePanelText();
  const { language } = useSession().data.settings;
  const { mode, micLive } = useSessionState();
  const live = mode !== 'typed' && micLive;
  return (
    <div
      lang={language}
      dir={i18n.dir(language)}
      data-mic={live ? 'live' : 'off'}
      className="flex min-h-dvh flex-col lg:h-dvh"
    >
      <header className="flex items-center justify-between gap-4 border-b border-line px-5 py-3 sm:px-8">
        <Countdown startedAt={startedAt} label={t('panel.timeLeft')} />
        <EndInterview />
      </header>
      <div className="grid min-h-0 flex-1 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <main className="mx-auto grid w-full max-w-3xl content-center gap-7 overflow-y-auto px-5 py-6 sm:px-8 sm:py-10">
          <InterviewerPresence />
          <CurrentQuestion />
          {!speaks && <p className="text-sm text-ink-muted">{t('panel.captionsOnly')}</p>}
          <CallNotice />
          <AnswerArea speaks={speaks} />
        </main>
        <aside className="flex max-h-96 min-h-0 flex-col border-t border-line bg-sunken px-5 py-5 lg:max-h-none lg:border-t-0 lg:border-l">
          <TranscriptLog />
        </aside>
      </div>
    </div>
  );
}
