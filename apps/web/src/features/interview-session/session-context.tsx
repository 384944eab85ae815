import type { InterviewLanguage } from '@greenshoe/shared-types';
import { createContext, use, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { InterviewSession } from './session/interview-session.ts';
import type { SessionState } from './session/session-state.ts';

export const SessionContext = createContext<InterviewSession | null>(null);

export function useSession(): InterviewSession {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs <SessionContext>');
  return session;
}

export function useSessionState(): SessionState {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.get);
}

/** The panel speaks the language of the interview, whatever that of the interface. */
export function usePanelText() {
  const language: InterviewLanguage = useSession().data.settings.language;
  return useTranslation('session', { lng: language });
}
