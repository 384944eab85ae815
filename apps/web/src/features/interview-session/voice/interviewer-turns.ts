import type { CallEvents } from './call-events.ts';
import type { InterviewerVoice, InterviewerVoiceEvents } from './interviewer-voice.ts';
import type { ServerMessage } from './local-protocol.ts';

interface InterviewerTurnsOptions {
  readonly voice: InterviewerVoice | null;
  readonly report: CallEvents['report'];
  readonly onSpeaking: (speaks: boolean) => void;
  readonly onHeard: (heard: InterviewerVoiceEvents['ended']) => void;
}

type TurnMessage = ServerMessage & { type: 'transcript' | 'audio' | 'turn-end' };

const SETTLES_WITHIN_MS = 20_000;

/** Shows and plays what the interviewer says, and reports what was heard of it. */
export function createInterviewerTurns(options: InterviewerTurnsOptions) {
  const { voice, report, onSpeaking, onHeard } = options;
  let speaking = false;
  let cutTurn: string | undefined; // late sound of a turn that was cut stays silent
  let whenSilent: (() => void)[] = [];

  voice?.on('level', (level) => report('volume-level', level));
  voice?.on('started', () => {
    speaking = true;
    report('speech-start', undefined);
    report('state', 'speaking');
    onSpeaking(true);
  });
  voice?.on('ended', (heard) => {
    speaking = false;
    if (!heard.complete) cutTurn = heard.turnId;
    onSpeaking(false);
    onHeard(heard);
    report('speech-end', { interrupted: !heard.complete });
    report('state', 'listening');
    for (const settle of whenSilent.splice(0)) settle();
  });

  function show(message: TurnMessage & { type: 'transcript' }): void {
    const { id, role, transcript, source } = message;
    const turnId = message.turnId ?? id;
    report('message', {
      type: 'transcript',
      transcriptType: 'final',
      id,
      turnId,
      role,
      transcript,
      source: source ?? (role === 'user' ? 'typed' : 'voice'),
    });
    // A voice of the browser's own speaks the sentences as they arrive.
    if (role === 'assistant' && voice && !voice.bargeIn) voice.say({ turnId, text: transcript });
  }

  function play(message: TurnMessage & { type: 'audio' }, audio: ArrayBuffer): void {
    if (message.turnId === cutTurn) return;
    const samples = new Int16Array(audio, 0, Math.floor(audio.byteLength / 2));
    const { turnId, sampleRate } = message;
    voice?.say({ turnId, text: '', pcm: { samples, sampleRate } });
  }

  return {
    receive(message: TurnMessage, audio?: ArrayBuffer): void {
      if (message.type === 'transcript') show(message);
      else if (message.type === 'audio' && audio) play(message, audio);
      else if (message.type === 'turn-end') {
        voice?.finish(message.turnId);
        if (!speaking) report('state', 'listening');
      }
    },
    cut: () => voice?.cut(),
    /** Settles when nothing is being said: a call that ended is not cut off mid-word. */
    settled(): Promise<void> {
      if (!speaking) return Promise.resolve();
      const { promise, resolve } = Promise.withResolvers<void>();
      whenSilent = [...whenSilent, resolve];
      setTimeout(resolve, SETTLES_WITHIN_MS);
      return promise;
    },
  };
}
