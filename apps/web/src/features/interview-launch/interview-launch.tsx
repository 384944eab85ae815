import { Launching } from './launching.tsx';
import { StartDialog } from './start-dialog.tsx';
import { useLaunch } from './use-launch.ts';

/** Confirmation, settings, launch: everything between "New interview" and the session's tab. */
export function InterviewLaunch() {
  const { state, start } = useLaunch();
  if (state.name !== 'confirming') return <Launching state={state} />;
  return (
    <StartDialog
      failure={state.failure}
      chosen={state.settings}
      onStart={(settings) => void start(settings)}
    />
  );
}
