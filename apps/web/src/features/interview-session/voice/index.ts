import type { PublicConfig } from '@greenshoe/shared-types';
import { type Capabilities, readCapabilities } from './dial.ts';
import { createMicrophone, type Microphone } from './microphone.ts';
import { createPcmVoice } from './pcm-voice.ts';
import { createSynthesisVoice, findLocalVoice } from './synthesis-voice.ts';
import type { VoiceCall } from './voice-call.ts';

export interface VoiceKit {
  readonly context: AudioContext;
  readonly microphone: Microphone;
  readonly createCall: () => Promise<VoiceCall>;
}

/** The hosted platform hears and speaks every language of the product. */
const hostedCapabilities: Capabilities = { transcription: true, speech: { en: true, fr: true } };

/** Finds out what the configured voice platform can hear and say now. */
export const readVoiceCapabilities = ({
  kind,
  ...engine
}: PublicConfig['voice']): Promise<Capabilities> =>
  kind === 'vapi' ? Promise.resolve(hostedCapabilities) : readCapabilities({ kind, ...engine });

function createSilence(context: AudioContext): MediaStreamTrack {
  const [track] = context.createMediaStreamDestination().stream.getAudioTracks();
  if (!track) throw new Error('A destination has one audio track');
  return track;
}

/** The single place that turns configuration into an engine; each loads on demand. */
export function createVoiceKit({ kind, ...engine }: PublicConfig['voice']): VoiceKit {
  const context = new AudioContext();
  const microphone = createMicrophone(context);

  async function createLocal(): Promise<VoiceCall> {
    const { createLocalVoiceCall } = await import('./local-voice-call.ts');
    return createLocalVoiceCall(
      { kind: 'local', ...engine },
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

  async function createHosted(): Promise<VoiceCall> {
    const { createHostedVoiceCall } = await import('./hosted-voice-call.ts');
    const dependencies = { microphone, createSilence: () => createSilence(context) };
    return createHostedVoiceCall({ kind: 'vapi', ...engine }, dependencies);
  }

  return { context, microphone, createCall: kind === 'vapi' ? createHosted : createLocal };
}
