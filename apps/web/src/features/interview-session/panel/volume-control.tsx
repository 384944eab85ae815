import Volume2 from 'lucide-react/icons/volume-2';
import { useState } from 'react';
import { usePanelText, useSession } from '../session-context.tsx';

const LOUDEST = 2;

/** How loud the interviewer is; up to twice the recorded volume. */
export function VolumeControl() {
  const { t } = usePanelText();
  const session = useSession();
  const [volume, setVolume] = useState(1);

  function change(value: number) {
    setVolume(value);
    session.call()?.setVolume(value);
  }

  return (
    <label className="ml-auto flex min-h-11 items-center gap-2 text-ink-muted">
      <Volume2 aria-hidden="true" className="size-4" />
      <span className="sr-only">{t('panel.volume')}</span>
      <input
        type="range"
        min={0}
        max={LOUDEST}
        step={0.1}
        value={volume}
        onChange={(event) => change(event.target.valueAsNumber)}
        className="w-24 accent-(--brand)"
      />
    </label>
  );
}
