import { createEmitter } from '../../../../lib/emitter.ts';
import type { InterviewerVoice, InterviewerVoiceEvents } from '../interviewer-voice.ts';
import type { Microphone, MicrophoneFrame } from '../microphone.ts';

/** A microphone without a device: the test speaks into it. */
export function createTestMicrophone() {
  const { on, emit } = createEmitter<{ frame: MicrophoneFrame; live: boolean; lost: undefined }>();
  let open = true;
  const microphone: Microphone = {
    on,
    open: async () => {
      open = true;
    },
    close: () => {
      open = false;
    },
    setMuted: () => undefined,
    track: () => (open ? ({ kind: 'audio' } as MediaStreamTrack) : undefined),
  };
  const hear = (ms: number, db: number) => {
    for (let at = 0; at < ms; at += 10) {
      emit('frame', { db, threshold: -50, pcm: new Int16Array(160) });
    }
  };
  return {
    microphone,
    isOpen: () => open,
    unplug() {
      open = false;
      emit('lost', undefined);
    },
    speak: (ms: number) => hear(ms, -30),
    pause: (ms: number) => hear(ms, -70),
  };
}

/** A loudspeaker that plays in no time and says what it was given. */
export function createTestVoice() {
  const { on, emit } = createEmitter<InterviewerVoiceEvents>();
  const played: string[] = [];
  let turn: string | undefined;

  function end(complete: boolean): void {
    if (turn === undefined) return;
    const turnId = turn;
    turn = undefined;
    emit('ended', { turnId, playedMs: 400, complete });
  }

  const voice: InterviewerVoice = {
    on,
    say({ turnId }) {
      played.push(turnId);
      if (turn === turnId) return;
      turn = turnId;
      emit('started', { turnId });
    },
    finish: () => end(true),
    cut: () => end(false),
    duck: () => undefined,
    setVolume: () => undefined,
    close: () => end(false),
    bargeIn: true,
  };
  return { voice, played };
}
