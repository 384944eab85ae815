import { createEmitter, type Emitter } from '../../../lib/emitter.ts';
// oxlint-disable-next-line import/default -- Vite answers this query with the built worklet's address.
import captureUrl from './capture.worklet.ts?worker&url';
import type { FrameLevel } from './energy-vad.ts';
import { CallError } from './voice-call.ts';

export interface MicrophoneFrame extends FrameLevel {
  /** Ten milliseconds of 16 kHz PCM16. */
  readonly pcm: Int16Array<ArrayBuffer>;
}

interface MicrophoneEvents {
  readonly frame: MicrophoneFrame;
  /** Whether sound can reach the call now. */
  readonly live: boolean;
  /** Unplugged, or taken away by the browser; not by `close`. */
  readonly lost: undefined;
}

export interface Microphone {
  readonly on: Emitter<MicrophoneEvents>['on'];
  /** Rejects with `mic-denied` or `mic-missing`. Opening again changes the device. */
  readonly open: (deviceId?: string) => Promise<void>;
  /** Gives the device back to the system. */
  readonly close: () => void;
  readonly setMuted: (muted: boolean) => void;
  readonly track: () => MediaStreamTrack | undefined;
}

const SPEECH_CONSTRAINTS = {
  echoCancellation: true,
  noiseSuppression: true,
  autoGainControl: true,
  channelCount: 1,
} as const satisfies MediaTrackConstraints;

function toCallError(cause: unknown): CallError {
  const name = cause instanceof DOMException ? cause.name : '';
  const missing = name === 'NotFoundError' || name === 'OverconstrainedError';
  return new CallError(missing ? 'mic-missing' : 'mic-denied', name, { cause });
}

async function requestStream(deviceId?: string): Promise<MediaStream> {
  // Absent where the page is not served securely, which the candidate cannot repair either.
  if (!('mediaDevices' in navigator)) throw new CallError('mic-missing');
  const device = deviceId ? { deviceId: { exact: deviceId } } : {};
  return navigator.mediaDevices
    .getUserMedia({ audio: { ...SPEECH_CONSTRAINTS, ...device } })
    .catch((cause: unknown) => {
      throw toCallError(cause);
    });
}

/** The candidate's microphone, in frames of ten milliseconds. */
export function createMicrophone(context: AudioContext): Microphone {
  const { on, emit } = createEmitter<MicrophoneEvents>();
  let loaded: Promise<void> | undefined;
  let opened: { track: MediaStreamTrack; release: () => void } | undefined;
  let attempt = 0;
  let muted = false;

  const reportLive = () => emit('live', opened !== undefined && !muted);

  function close(): void {
    attempt++;
    opened?.release();
    opened = undefined;
    reportLive();
  }

  function attach(stream: MediaStream): void {
    const [track] = stream.getAudioTracks();
    if (!track) throw new CallError('mic-missing');
    const source = context.createMediaStreamSource(stream);
    const capture = new AudioWorkletNode(context, 'capture', { numberOfOutputs: 0 });
    capture.port.addEventListener('message', ({ data }: MessageEvent<MicrophoneFrame>) => {
      if (!muted) emit('frame', data);
    });
    capture.port.start();
    source.connect(capture);
    track.enabled = !muted;
    track.addEventListener('ended', () => {
      if (opened?.track !== track) return;
      close();
      emit('lost', undefined);
    });
    const release = () => {
      source.disconnect();
      capture.port.close();
      for (const each of stream.getTracks()) each.stop();
    };
    opened = { track, release };
  }

  return {
    on,
    async open(deviceId) {
      close();
      const mine = attempt;
      const stream = await requestStream(deviceId);
      await (loaded ??= context.audioWorklet.addModule(captureUrl));
      if (mine === attempt) attach(stream);
      else for (const track of stream.getTracks()) track.stop(); // closed while being opened
      reportLive();
    },
    close,
    setMuted(value) {
      muted = value;
      if (opened) opened.track.enabled = !value;
      reportLive();
    },
    track: () => opened?.track,
  };
}
