import type { InterviewLanguage } from '@greenshoe/shared-types';
import type { Microphone, MicrophoneFrame } from './microphone.ts';
import { createTurnManager, type TurnCommand } from './turn-manager.ts';

type Pcm = Int16Array<ArrayBuffer>;

/** Where an answer goes while it is spoken. */
export interface AnswerSink {
  /** `preRoll` is the sound just before the voice was noticed: the first syllable is in it. */
  readonly begin: (preRoll: Pcm[]) => void;
  readonly add: (pcm: Pcm) => void;
  readonly end: () => void;
  readonly cancel: () => void;
}

export interface CandidateVoiceOptions {
  readonly microphone: Microphone;
  readonly sink: AnswerSink;
  readonly language: InterviewLanguage;
  readonly bargeIn: boolean;
  readonly duck: (ducked: boolean) => void;
  /** The candidate takes the floor while the interviewer speaks. */
  readonly onInterrupt: () => void;
  readonly onSpeech: (speaking: boolean, ms: number) => void;
  readonly onLevel: (level: number) => void;
}

export type CandidateVoice = ReturnType<typeof createCandidateVoice>;

const PRE_ROLL_FRAMES = 50; // 300 ms before the voice, and up to 200 ms until it was noticed
const LEVEL_EVERY_FRAMES = 5;

/** 0 for a quiet room, 1 for a raised voice. */
export function levelOf(db: number): number {
  return Math.max(0, Math.min(1, (db + 60) / 50));
}

/** Turns the microphone into answers: the turn manager decides, the sink receives. */
export function createCandidateVoice(options: CandidateVoiceOptions) {
  const { microphone, sink, duck, onInterrupt, onSpeech, onLevel } = options;
  const handle = createTurnManager(options);
  const preRoll: Pcm[] = [];
  let speaking = false;
  let startedAt = 0;
  let frames = 0;

  const act: Record<TurnCommand, () => void> = {
    duck: () => duck(true),
    unduck: () => duck(false),
    cut: onInterrupt,
    'utterance-start': () => {
      speaking = true;
      startedAt = frames;
      sink.begin(preRoll.splice(0));
      onSpeech(true, 0);
    },
    'utterance-end': () => stopSpeaking(sink.end),
    'utterance-cancel': () => stopSpeaking(sink.cancel),
  };

  function stopSpeaking(deliver: () => void): void {
    speaking = false;
    deliver();
    onSpeech(false, (frames - startedAt) * 10);
  }

  const perform = (commands: TurnCommand[]) => {
    for (const command of commands) act[command]();
  };

  function onFrame({ db, threshold, pcm }: MicrophoneFrame): void {
    frames++;
    if (frames % LEVEL_EVERY_FRAMES === 0) onLevel(levelOf(db));
    if (speaking) {
      sink.add(pcm);
    } else {
      preRoll.push(pcm);
      if (preRoll.length > PRE_ROLL_FRAMES) preRoll.shift();
    }
    perform(handle({ type: 'frame', at: frames * 10, db, threshold }));
  }

  const unsubscribe = microphone.on('frame', onFrame);
  const now = () => frames * 10; // the microphone is the clock: a late message shifts nothing
  const close = () => perform(handle({ type: 'closed', at: now() }));

  return {
    interviewer: (speaks: boolean) =>
      perform(handle({ type: speaks ? 'interviewer-started' : 'interviewer-stopped', at: now() })),
    recognised: (text: string) => perform(handle({ type: 'text', at: now(), text })),
    hold: (held: boolean) => perform(handle({ type: 'hold', at: now(), held })),
    /** Sends what was being said: the microphone was muted or another mode was chosen. */
    finish: close,
    stop() {
      unsubscribe();
      close();
    },
  };
}
