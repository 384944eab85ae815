import { AppLayout } from '../components/layout/app-layout.tsx';
import { InterviewLaunch } from '../features/interview-launch/interview-launch.tsx';

export function InterviewPage() {
  return (
    <AppLayout>
      <InterviewLaunch />
    </AppLayout>
  );
}
