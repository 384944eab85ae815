import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useApi } from '../../lib/api-context.tsx';
import { useUser } from '../../lib/auth.tsx';
import { clearInterviewData, readInterviewData } from '../../lib/interview-data.ts';
import { EndCard } from './ended/end-card.tsx';
import { InterviewSession } from './interview-session.tsx';
import { MissingData } from './missing-data.tsx';
import { readPendingAnalysis, storeAnalysis } from './session/pending-analysis.ts';

/** Which interview this tab is for: the stored one, if it is this user's and the one in the address. */
function useStoredInterview() {
  const user = useUser();
  const [query] = useSearchParams();
  const [data] = useState(readInterviewData);
  const wanted = query.get('id');
  const matches = data?.userId === user.id && (wanted === null || wanted === data.assistantId);
  return matches ? data : undefined;
}

/** Goes on where the browser left off: an interview to hold, one to report, or none. */
export function SessionEntry() {
  const api = useApi();
  const data = useStoredInterview();
  const [pending] = useState(readPendingAnalysis);
  const ended = pending !== undefined && pending.assistantId === data?.assistantId;

  useEffect(() => {
    if (!pending) return;
    void storeAnalysis(api, pending).then(() => clearInterviewData(pending.assistantId));
  }, [api, pending]);

  if (!data) return <MissingData />;
  if (ended) return <EndCard how="ended" interviewId={data.interviewId} />;
  return <InterviewSession data={data} />;
}
