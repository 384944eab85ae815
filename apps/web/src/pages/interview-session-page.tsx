import { SessionEntry } from '../features/interview-session/session-entry.tsx';

export function InterviewSessionPage() {
  return <SessionEntry />;
}
