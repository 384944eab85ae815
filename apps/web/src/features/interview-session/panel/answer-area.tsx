import Keyboard from 'lucide-react/icons/keyboard';
import Mic from 'lucide-react/icons/mic';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { BrowserOffer } from '../browser-offer.tsx';
import { ModeSwitch } from '../mode-switch.tsx';
import { usePanelText, useSession, useSessionState } from '../session-context.tsx';
import { findRecognition } from '../voice/recogniser.ts';
import { AnswerBox } from './answer-box.tsx';
import { VoiceAnswer } from './voice-answer.tsx';
import { VolumeControl } from './volume-control.tsx';

/** Where the candidate answers, by voice or in writing, with the quiet controls beside it. */
export function AnswerArea({ speaks }: { readonly speaks: boolean }) {
  const { t } = usePanelText();
  const session = useSession();
  const { mode, speakMode } = useSessionState();
  const [considering, setConsidering] = useState(false); // "Speak", before anything is agreed to
  const canSpeak = speakMode !== null || findRecognition() !== undefined;
  const speaking = mode !== 'typed';

  function choose(choice: 'speak' | 'type') {
    setConsidering(choice === 'speak' && !speakMode);
    void session.setMode(choice === 'speak' && speakMode ? speakMode : 'typed');
  }

  const repeat = () =>
    void session
      .call()
      ?.sendText(t('panel.repeatRequest'))
      .catch(() => undefined);

  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <ModeSwitch
          compact
          label={t('panel.answerBy')}
          value={speaking || considering ? 'speak' : 'type'}
          disabled={!canSpeak}
          onChange={choose}
          options={[
            { value: 'speak', label: t('panel.speak'), Icon: Mic },
            { value: 'type', label: t('panel.type'), Icon: Keyboard },
          ]}
        />
        <Button variant="ghost" size="sm" onClick={repeat}>
          <RotateCcw aria-hidden="true" className="size-4" />
          {t('panel.repeat')}
        </Button>
        {speaks && <VolumeControl />}
      </div>
      {considering && !speaking && <BrowserOffer />}
      {speaking ? <VoiceAnswer /> : <AnswerBox />}
    </div>
  );
}
