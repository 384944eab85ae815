import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Select } from '../../../components/ui/select.tsx';
import { LevelBar } from '../level-meter.tsx';
import { useSession, useSessionState } from '../session-context.tsx';
import { useMicrophoneLevel } from '../use-microphone-level.ts';

/** The microphones there are; devices come and go. */
function useMicrophones(): readonly MediaDeviceInfo[] {
  const [devices, setDevices] = useState<readonly MediaDeviceInfo[]>([]);
  useEffect(() => {
    const { mediaDevices } = navigator;
    const read = async () => {
      const all = await mediaDevices.enumerateDevices();
      setDevices(all.filter(({ kind, deviceId }) => kind === 'audioinput' && deviceId));
    };
    void read();
    mediaDevices.addEventListener('devicechange', read);
    return () => mediaDevices.removeEventListener('devicechange', read);
  }, []);
  return devices;
}

/** Which microphone, and whether it hears anything. */
export function MicrophoneCheck() {
  const { t } = useTranslation('session');
  const session = useSession();
  const { mode } = useSessionState();
  const devices = useMicrophones();
  const level = useMicrophoneLevel();
  const [chosen, setChosen] = useState<string>();
  const current = chosen ?? session.kit.microphone.track()?.getSettings().deviceId ?? '';

  async function change(deviceId: string) {
    setChosen(deviceId);
    if (await session.openMicrophone(deviceId)) await session.setMode(mode);
  }

  // Browsers keep sound back until the page is touched once.
  useEffect(() => {
    const resume = () => void session.kit.context.resume();
    document.addEventListener('pointerdown', resume, { once: true });
    return () => document.removeEventListener('pointerdown', resume);
  }, [session]);

  return (
    <div className="grid gap-3">
      {devices.length > 1 && (
        <Select
          label={t('lobby.microphone')}
          value={current}
          options={devices.map(({ deviceId, label }, index) => ({
            value: deviceId,
            label: label || t('lobby.defaultDevice', { number: index + 1 }),
          }))}
          onChange={(deviceId) => void change(deviceId)}
        />
      )}
      <LevelBar label={t('lobby.microphoneLevel')} source={level} />
      <p className="text-sm text-ink-muted">{t('lobby.microphoneWorks')}</p>
    </div>
  );
}
