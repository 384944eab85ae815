import type { CallEvents } from './call-events.ts';
import type { CandidateVoice } from './candidate-voice.ts';
import { type ListeningOptions, listenThroughBrowser, listenThroughService } from './listening.ts';
import type { AnswerMode } from './voice-call.ts';

interface ListenerOptions extends Pick<
  ListeningOptions,
  'microphone' | 'language' | 'socket' | 'outbox' | 'bargeIn' | 'duck'
> {
  readonly events: CallEvents;
  readonly interrupt: () => void;
  readonly sendText: (text: string) => void;
}

const ACTIVITY_EVERY_MS = 5_000;

/** Listens to the candidate in the chosen mode; without a microphone the keyboard remains. */
export function createListener(options: ListenerOptions) {
  const { events, microphone, socket, interrupt, sendText } = options;
  const { report } = events;
  let mode: AnswerMode = 'typed';
  let voice: CandidateVoice | undefined;
  let interviewerSpeaks = false;
  let active: ReturnType<typeof setInterval> | undefined;

  const unsubscribe = microphone.on('lost', () => {
    report('error', { code: 'mic-lost', message: 'The microphone is gone', fatal: false });
    setMode('typed');
  });

  /** Tells the service that somebody is speaking or thinking, so that it does not ask. */
  function keepActive(wanted: boolean): void {
    clearInterval(active);
    if (!wanted) return;
    socket.send({ type: 'activity' });
    active = setInterval(() => socket.send({ type: 'activity' }), ACTIVITY_EVERY_MS);
  }

  const listening = (): ListeningOptions => ({
    ...options,
    onInterrupt: interrupt,
    onSpeech(speaking, ms) {
      keepActive(speaking);
      if (speaking) report('user-speech-start', undefined);
      else report('user-speech-end', { ms });
    },
    onLevel: (level) => report('local-volume-level', level),
    onAnswer: () => report('state', 'thinking'),
    onPartial(transcript) {
      const partial = { type: 'transcript', transcriptType: 'partial', role: 'user' } as const;
      report('message', {
        ...partial,
        id: 'partial',
        turnId: 'partial',
        transcript,
        source: 'voice',
      });
    },
    sendSpoken: sendText,
    onUnavailable() {
      report('error', { code: 'stt-unavailable', message: 'Recognition stopped', fatal: false });
      setMode('typed');
    },
  });

  function setMode(wanted: AnswerMode): void {
    if (voice && wanted === mode) return;
    voice?.stop();
    voice = undefined;
    keepActive(false);
    if (wanted !== 'typed' && microphone.track()) {
      voice =
        wanted === 'service'
          ? listenThroughService(listening())
          : listenThroughBrowser(listening());
    }
    mode = voice ? wanted : 'typed';
    if (interviewerSpeaks) voice?.interviewer(true);
    if (!voice) microphone.close();
    report('answer-mode', mode);
  }

  return {
    setMode,
    interviewer(speaks: boolean) {
      interviewerSpeaks = speaks;
      voice?.interviewer(speaks);
    },
    hold: (held: boolean) => {
      voice?.hold(held);
      keepActive(held);
    },
    finishUtterance: () => voice?.finish(),
    stop() {
      unsubscribe();
      keepActive(false);
      voice?.stop();
      voice = undefined;
    },
  };
}
