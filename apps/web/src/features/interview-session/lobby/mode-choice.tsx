import Keyboard from 'lucide-react/icons/keyboard';
import Mic from 'lucide-react/icons/mic';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { ModeSwitch } from '../mode-switch.tsx';
import { useSession, useSessionState } from '../session-context.tsx';
import { findRecognition } from '../voice/recogniser.ts';
import { BrowserOffer } from '../browser-offer.tsx';

/** The microphone was refused, or there is none: what to do about it, and the way on without. */
function MicrophoneProblem({ onType }: { readonly onType: () => void }) {
  const { t } = useTranslation('session');
  const session = useSession();
  const { microphone, capabilities } = useSessionState();

  async function retry() {
    const opened = await session.openMicrophone();
    if (opened && capabilities.transcription) session.allowSpeaking('service');
  }

  return (
    <Alert kind="error">
      <p>{t(microphone === 'missing' ? 'lobby.missing' : 'lobby.denied')}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" onClick={() => void retry()}>
          {t('lobby.retry')}
        </Button>
        <Button size="sm" variant="secondary" onClick={onType}>
          {t('lobby.continueTyping')}
        </Button>
      </div>
    </Alert>
  );
}

/** Speak or type; speaking first has to be possible. */
export function ModeChoice() {
  const { t } = useTranslation('session');
  const session = useSession();
  const { mode, speakMode, microphone, capabilities } = useSessionState();
  const canSpeak = capabilities.transcription || findRecognition() !== undefined;
  const [wantsToSpeak, setWantsToSpeak] = useState(canSpeak && microphone !== 'unused');
  const [typingChosen, setTypingChosen] = useState(false);
  const micProblem = microphone === 'denied' || microphone === 'missing';

  function choose(choice: 'speak' | 'type') {
    setWantsToSpeak(choice === 'speak');
    setTypingChosen(false);
    void session.setMode(choice === 'speak' && speakMode ? speakMode : 'typed');
  }

  return (
    <div className="grid gap-4">
      <ModeSwitch
        label={t('lobby.answerBy')}
        value={wantsToSpeak ? 'speak' : 'type'}
        disabled={!canSpeak}
        onChange={choose}
        options={[
          { value: 'speak', label: t('lobby.speak'), Icon: Mic },
          { value: 'type', label: t('lobby.type'), Icon: Keyboard },
        ]}
      />
      {!canSpeak && <p className="text-sm text-ink-muted">{t('lobby.noRecognition')}</p>}
      {wantsToSpeak && micProblem && (
        <MicrophoneProblem
          onType={() => {
            choose('type');
            setTypingChosen(true);
          }}
        />
      )}
      {wantsToSpeak && !micProblem && !speakMode && <BrowserOffer />}
      {mode === 'typed' && !wantsToSpeak && (
        <p className="text-ink-muted">
          {t(typingChosen ? 'lobby.typingChosen' : 'lobby.typeHint')}
        </p>
      )}
    </div>
  );
}
