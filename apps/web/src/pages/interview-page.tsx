import { useTranslation } from 'react-i18next';
import { AppLayout } from '../components/layout/app-layout.tsx';
import { InterviewLaunch } from '../features/interview-launch/interview-launch.tsx';
import { useDocumentTitle } from '../lib/use-document-title.ts';

export function InterviewPage() {
  const { t } = useTranslation('interview');
  useDocumentTitle(t('title'));
  return (
    <AppLayout>
      <InterviewLaunch />
    </AppLayout>
  );
}
