import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageSpinner } from '../../components/ui/spinner.tsx';
import { useApi } from '../../lib/api-context.tsx';
import { useConfig } from '../../lib/config.ts';
import type { InterviewData } from '../../lib/interview-data.ts';
import { EndCard } from './ended/end-card.tsx';
import { useInterviewLock } from './interview-lock.ts';
import { Lobby } from './lobby/lobby.tsx';
import { OtherTab } from './other-tab.tsx';
import { InterviewPanel } from './panel/interview-panel.tsx';
import { createInterviewSession, type InterviewSession } from './session/interview-session.ts';
import { SessionContext, useSession, useSessionState } from './session-context.tsx';
import { SessionFailure } from './session-failure.tsx';
import { Starting } from './starting.tsx';
import { createVoiceKit, readVoiceCapabilities } from './voice/index.ts';

/** The session lives as long as this tab holds the interview. */
function useNewSession(data: InterviewData, held: boolean) {
  const api = useApi();
  const { voice } = useConfig();
  const [session, setSession] = useState<InterviewSession>();

  useEffect(() => {
    if (!held) return undefined;
    const created = createInterviewSession({
      api,
      data,
      kit: createVoiceKit(voice),
      readCapabilities: () => readVoiceCapabilities(voice),
    });
    let unmounted = false;
    void created.prepare().then(() => unmounted || setSession(created));
    return () => {
      unmounted = true;
      created.dispose();
      setSession(undefined);
    };
  }, [api, data, voice, held]);

  return session;
}

function SettingUp() {
  const { t } = useTranslation('session');
  return <PageSpinner label={t('setup')} />;
}

/** The screen for where the session is; `take` brings the interview back to this tab. */
function CurrentPhase({ take }: { readonly take: () => void }) {
  const { phase } = useSessionState();
  const { interviewId } = useSession().data;
  if (phase.name === 'lobby') return <Lobby />;
  if (phase.name === 'starting') return <Starting />;
  if (phase.name === 'live') return <InterviewPanel {...phase} />;
  if (phase.name === 'failed') return <SessionFailure during={phase.during} />;
  if (phase.name === 'ended') return <EndCard how={phase.how} interviewId={interviewId} />;
  if (phase.name === 'moved') return <OtherTab which="moved" take={take} />;
  return <SettingUp />;
}

/** One tab, one interview: the lock first, then the session. */
export function InterviewSession({ data }: { readonly data: InterviewData }) {
  const { state, take } = useInterviewLock(data.interviewId);
  const session = useNewSession(data, state === 'held');

  if (state === 'elsewhere') return <OtherTab which="elsewhere" take={take} />;
  if (state === 'lost') return <OtherTab which="moved" take={take} />;
  if (!session) return <SettingUp />;
  return (
    <SessionContext value={session}>
      <CurrentPhase take={take} />
    </SessionContext>
  );
}
