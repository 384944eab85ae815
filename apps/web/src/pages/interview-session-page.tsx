import { useTranslation } from 'react-i18next';
import { SessionEntry } from '../features/interview-session/session-entry.tsx';
import { useDocumentTitle } from '../lib/use-document-title.ts';

export function InterviewSessionPage() {
  const { t } = useTranslation('session');
  useDocumentTitle(t('title'));
  return <SessionEntry />;
}
