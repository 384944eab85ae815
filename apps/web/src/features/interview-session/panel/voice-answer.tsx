import Hourglass from 'lucide-react/icons/hourglass';
import Mic from 'lucide-react/icons/mic';
import MicOff from 'lucide-react/icons/mic-off';
import { Button } from '../../../components/ui/button.tsx';
import { LevelBar } from '../level-meter.tsx';
import { usePanelText, useSession, useSessionState } from '../session-context.tsx';
import { useMicrophoneLevel } from '../use-microphone-level.ts';

/** Spoken answers: whether one is heard, a moment to think, and the switch of the microphone. */
export function VoiceAnswer() {
  const { t } = usePanelText();
  const session = useSession();
  const { muted, holding, call } = useSessionState();
  const level = useMicrophoneLevel();

  const hint = () => {
    if (muted) return t('panel.muted');
    if (holding) return t('panel.holding');
    if (call.candidateSpeaks) return t('panel.hearYou');
    return t(call.state === 'speaking' ? 'panel.interviewerTurn' : 'panel.yourTurn');
  };

  return (
    <div className="grid gap-4">
      <div className="grid gap-2.5">
        {/* Not announced: it changes with every turn, and the candidate would have to speak over it. */}
        <p className="text-ink-muted">{hint()}</p>
        <LevelBar label={t('panel.microphoneLevel')} source={level} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          aria-pressed={holding}
          className="aria-pressed:border-brand aria-pressed:bg-brand-soft"
          onClick={() => session.hold(!holding)}
        >
          <Hourglass aria-hidden="true" className="size-4" />
          {t('panel.hold')}
        </Button>
        <Button variant="secondary" onClick={() => session.setMuted(!muted)}>
          {muted ? (
            <MicOff aria-hidden="true" className="size-4" />
          ) : (
            <Mic aria-hidden="true" className="size-4" />
          )}
          {t(muted ? 'panel.unmute' : 'panel.mute')}
        </Button>
      </div>
    </div>
  );
}
