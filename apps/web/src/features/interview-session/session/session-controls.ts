import type { VoiceKit } from '../voice/index.ts';
import { probeRecogniser } from '../voice/recogniser-probe.ts';
import { type AnswerMode, CallError, type VoiceCall } from '../voice/voice-call.ts';
import type { InterviewLanguage } from '@greenshoe/shared-types';
import type { SessionState } from './session-state.ts';
import type { createStore } from './store.ts';

interface ControlDependencies {
  readonly kit: VoiceKit;
  readonly store: ReturnType<typeof createStore<SessionState>>;
  readonly call: () => VoiceCall | undefined;
}

/** How the candidate answers, before the call and during it. */
export function createSessionControls({ kit, store, call }: ControlDependencies) {
  const { microphone } = kit;
  const set = (change: Partial<SessionState>) =>
    store.update((before) => ({ ...before, ...change }));
  const unsubscribe = microphone.on('live', (micLive) => set({ micLive }));

  async function openMicrophone(deviceId?: string): Promise<boolean> {
    try {
      await microphone.open(deviceId);
      set({ microphone: 'open' });
      return true;
    } catch (cause) {
      const missing = cause instanceof CallError && cause.code === 'mic-missing';
      set({ microphone: missing ? 'missing' : 'denied', mode: 'typed' });
      return false;
    }
  }

  async function setMode(mode: AnswerMode): Promise<void> {
    if (mode === 'typed') microphone.close();
    else if (!microphone.track() && !(await openMicrophone())) return;
    microphone.setMuted(false);
    set({ mode, muted: false, holding: false });
    call()?.hold(false);
    call()?.setMode(mode);
  }

  /** From now on “Speak” means this, and is chosen. */
  function allowSpeaking(speakMode: 'service' | 'browser'): void {
    set({ speakMode });
    void setMode(speakMode);
  }

  return {
    openMicrophone,
    setMode,
    allowSpeaking,
    /** Tries the browser's recogniser, which the candidate has agreed to. */
    async tryBrowser(language: InterviewLanguage): Promise<boolean> {
      if (!microphone.track() && !(await openMicrophone())) return false;
      void kit.context.resume();
      const track = microphone.track();
      const works = track ? await probeRecogniser(track, language) : false;
      if (works) allowSpeaking('browser');
      return works;
    },
    setMuted(muted: boolean): void {
      set({ muted });
      if (call()) call()?.setMuted(muted);
    },
    hold(holding: boolean): void {
      set({ holding });
      call()?.hold(holding);
    },
    dispose: unsubscribe,
  };
}
