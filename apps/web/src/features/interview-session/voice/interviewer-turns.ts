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
  let heardTurn: string | undefined;
  // After a lost connection the service sends a turn again from its beginning.
  let got = { turnId: '', sentences: 0, sounds: 0 };
  let again: string | undefined;
  let sentencesAgain = 0;
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
    if (heard.complete) heardTurn = heard.turnId;
    else cutTurn = heard.turnId;
    onSpeaking(false);
    onHeard(heard);
    report('speech-end', { interrupted: !heard.complete });
    report('state', 'listening');
    for (const settle of whenSilent.splice(0)) settle();
  });

  const progressOf = (turnId: string) => {
    if (got.turnId !== turnId) got = { turnId, sentences: 0, sounds: 0 };
    return got;
  };

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
    if (role === 'assistant') pronounce(turnId, transcript);
  }

  /** A voice of the browser's own speaks the sentences as they arrive. */
  function pronounce(turnId: string, text: string): void {
    const progress = progressOf(turnId);
    if (turnId === again && sentencesAgain > 0) sentencesAgain--;
    else {
      progress.sentences++;
      if (voice && !voice.bargeIn && turnId !== cutTurn) voice.say({ turnId, text });
    }
  }

  function play(message: TurnMessage & { type: 'audio' }, audio: ArrayBuffer): void {
    const { turnId, sampleRate, index } = message;
    const progress = progressOf(turnId);
    if (turnId === cutTurn || index < progress.sounds) return;
    progress.sounds = index + 1;
    const samples = new Int16Array(audio, 0, Math.floor(audio.byteLength / 2));
    voice?.say({ turnId, text: '', pcm: { samples, sampleRate } });
  }

  /** Nothing more of a turn will come. */
  function finish({ turnId }: TurnMessage & { type: 'turn-end' }): void {
    const isOver = turnId === heardTurn || turnId === cutTurn;
    voice?.finish(turnId);
    // The service does not know: what it was told about the turn may have gone astray.
    if (turnId === again && isOver) onHeard({ turnId, playedMs: 0, complete: true });
    if (!speaking) report('state', 'listening');
  }

  return {
    isSpeaking: () => speaking,
    /** The connection is back: the turn under way, if it is not among those stored, comes again. */
    rejoined(stored: readonly string[]): void {
      again = got.turnId;
      sentencesAgain = stored.includes(got.turnId) ? 0 : got.sentences;
    },
    receive(message: TurnMessage, audio?: ArrayBuffer): void {
      if (message.type === 'transcript') show(message);
      else if (message.type === 'audio' && audio) play(message, audio);
      else if (message.type === 'turn-end') finish(message);
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
