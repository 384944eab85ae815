import type { PublicConfig } from '@greenshoe/shared-types';
import { createMicrophone, type Microphone } from './microphone.ts';
import { createPcmVoice } from './pcm-voice.ts';
import { createSynthesisVoice, findLocalVoice } from './synthesis-voice.ts';
import type { VoiceCall } from './voice-call.ts';

export interface VoiceKit {
  readonly context: AudioContext;
  readonly microphone: Microphone;
  readonly createCall: () => Promise<VoiceCall>;
}

/** The single place that turns configuration into an engine; `undefined` if this build has none for it. */
export function createVoiceKit(config: PublicConfig['voice']): VoiceKit | undefined {
  if (config.kind !== 'local') return undefined;
  const { kind, apiUrl, publicKey } = config;
  const context = new AudioContext();
  const microphone = createMicrophone(context);

  async function createCall(): Promise<VoiceCall> {
    const { createLocalVoiceCall } = await import('./local-voice-call.ts');
    return createLocalVoiceCall(
      { kind, apiUrl, publicKey },
      {
        microphone,
        createVoice(language, served) {
          if (served) return createPcmVoice(context);
          const voice = findLocalVoice(language);
          return voice ? createSynthesisVoice(voice) : null;
        },
      },
    );
  }
  return { context, microphone, createCall };
}
