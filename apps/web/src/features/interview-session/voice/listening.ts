import type { InterviewLanguage } from '@greenshoe/shared-types';
import type { AnswerOutbox } from './answer-outbox.ts';
import { createAudioSink, createTextSink } from './answer-sinks.ts';
import type { CallSocket } from './call-socket.ts';
import {
  type CandidateVoice,
  type CandidateVoiceOptions,
  createCandidateVoice,
} from './candidate-voice.ts';
import type { Microphone } from './microphone.ts';
import { findRecognition, listen } from './recogniser.ts';

export interface ListeningOptions extends Omit<CandidateVoiceOptions, 'sink'> {
  readonly microphone: Microphone;
  readonly language: InterviewLanguage;
  readonly socket: Pick<CallSocket, 'send' | 'sendAudio'>;
  readonly outbox: AnswerOutbox;
  readonly onAnswer: () => void;
  readonly onPartial: (text: string) => void;
  readonly sendSpoken: (text: string) => void;
  readonly onUnavailable: () => void;
}

/** Answers by voice through the transcription service. */
export function listenThroughService(options: ListeningOptions): CandidateVoice {
  const { socket, outbox, onAnswer } = options;
  return createCandidateVoice({ ...options, sink: createAudioSink(socket, outbox, onAnswer) });
}

/** Answers by voice through the browser's own recogniser; `undefined` where there is none. */
export function listenThroughBrowser(options: ListeningOptions): CandidateVoice | undefined {
  const Recognition = findRecognition();
  const track = options.microphone.track();
  if (!Recognition || !track) return undefined;
  const text = createTextSink((answer) => {
    options.sendSpoken(answer);
    options.onAnswer();
  });
  const voice = createCandidateVoice({ ...options, sink: text.sink });
  const recogniser = listen(Recognition, {
    track,
    language: options.language,
    onUnavailable: options.onUnavailable,
    onText: (value) => {
      text.recognised(value);
      voice.recognised(value);
      options.onPartial(value);
    },
  });
  text.whenSent(recogniser.reset);
  return {
    ...voice,
    stop() {
      voice.stop();
      text.flushNow();
      recogniser.stop();
    },
  };
}
