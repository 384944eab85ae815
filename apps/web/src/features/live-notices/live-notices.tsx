import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAuth } from '../../lib/auth.tsx';
import type { Notices } from '../../lib/notices.ts';
import { setTokenBalance, tokenBalanceKey } from '../../lib/token-balance.ts';

const interviewsKey = ['interviews'] as const;

/**
 * Shows what the server announces while somebody is signed in: a new balance, a finished report. Where
 * no announcements come, the pages go on asking as they do anyway, and nobody is told.
 */
export function LiveNotices({ notices }: { readonly notices: Notices }) {
  const queries = useQueryClient();
  const userId = useAuth().user?.id;

  useEffect(() => {
    if (!userId) return undefined;
    return notices.listen(userId, {
      onNotice(notice) {
        if (notice.name === 'balance') void setTokenBalance(queries, notice.payload);
        else void queries.invalidateQueries({ queryKey: interviewsKey });
      },
      onReturn() {
        void queries.invalidateQueries({ queryKey: tokenBalanceKey });
        void queries.invalidateQueries({ queryKey: interviewsKey });
      },
    });
  }, [notices, queries, userId]);

  return null;
}
