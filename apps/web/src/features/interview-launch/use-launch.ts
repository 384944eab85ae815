import type { InterviewSettings } from '@greenshoe/shared-types';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '../../lib/api.ts';
import { useApi } from '../../lib/api-context.tsx';
import { useAuth } from '../../lib/auth.tsx';
import { setTokenBalance, tokenBalanceKey } from '../../lib/token-balance.ts';
import { isFinal, launchInterview, openLaunch, sessionPath } from './launch.ts';
import { openSessionTab } from './session-tab.ts';

export type LaunchFailure = 'noScenario' | 'unauthenticated' | 'refunded' | 'unknownOutcome';

export type LaunchState =
  | {
      readonly name: 'confirming';
      readonly failure?: LaunchFailure;
      readonly settings?: InterviewSettings;
    }
  | { readonly name: 'launching' }
  | { readonly name: 'blocked'; readonly path: string; readonly assistantId: string };

const SHOWN_BEFORE_LEAVING_MS = 1_200;

function failureOf(error: unknown): LaunchFailure {
  const code = error instanceof ApiError ? error.code : undefined;
  const message = error instanceof Error ? error.message : '';
  if (code === 'auth.unauthenticated') return 'unauthenticated';
  if (code === 'interviews.no_scenario' || message.includes('No scenario available')) {
    return 'noScenario';
  }
  return isFinal(error) ? 'refunded' : 'unknownOutcome';
}

/** From the click on Start to the open session, or to a message that says what to do. */
export function useLaunch() {
  const { t } = useTranslation('interview');
  const api = useApi();
  const { user, accounts } = useAuth();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [state, setState] = useState<LaunchState>({ name: 'confirming' });

  async function start(settings: InterviewSettings): Promise<void> {
    const tab = openSessionTab(t('popup'));
    setState({ name: 'launching' });
    try {
      const { data } = await accounts.getSession();
      const authToken = data.session?.access_token;
      if (!user || !authToken) throw new ApiError('auth.unauthenticated');
      const launched = await launchInterview(api, { userId: user.id, authToken, settings });
      const { assistantId, remainingTokens } = launched;
      void setTokenBalance(queries, { count: remainingTokens });
      void queries.invalidateQueries({ queryKey: ['interviews'] });
      const path = sessionPath(assistantId);
      if (!tab) return setState({ name: 'blocked', path, assistantId });
      tab.show(path, assistantId);
      setTimeout(() => void navigate('/dashboard'), SHOWN_BEFORE_LEAVING_MS);
    } catch (error) {
      tab?.close();
      if (user) openLaunch(user.id);
      void queries.invalidateQueries({ queryKey: tokenBalanceKey });
      setState({ name: 'confirming', failure: failureOf(error), settings });
    }
  }

  return { state, start };
}
