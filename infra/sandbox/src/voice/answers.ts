import type { FastifyBaseLogger } from 'fastify';
import type { AnswerSource, CallMessages, Spoken } from './call-messages.repository.ts';
import {
  type CallErrorCode,
  MAXIMUM_ANSWER_CHARACTERS,
  MAXIMUM_UTTERANCE_BYTES,
  type ServerMessage,
} from './protocol.ts';
import { spokenIn } from './speech-extent.ts';
import type { Transcription } from './transcription.ts';

export interface Answer {
  readonly id: string;
  readonly text: string;
  readonly source: AnswerSource;
  /** When it was said, where its sound was heard. */
  readonly spoken?: Spoken | null;
}

export interface AnswersOptions {
  readonly callId: string;
  readonly language: string;
  readonly transcription: Transcription | undefined;
  readonly messages: CallMessages;
  readonly send: (message: ServerMessage) => void;
  readonly log: FastifyBaseLogger;
  /** A new answer is stored, and the candidate has not gone on speaking. */
  readonly onAnswer: () => Promise<void>;
  /** An utterance came to nothing. */
  readonly onNothing: () => Promise<void>;
}

export interface Answers {
  readonly isBusy: () => boolean;
  readonly text: (answer: Answer) => void;
  readonly startUtterance: (id: string) => void;
  readonly addSound: (samples: Buffer) => void;
  readonly endUtterance: (id: string) => void;
  readonly cancelUtterance: (id: string) => void;
  /** Whoever was speaking is gone; coming back they say it again. */
  readonly dropUtterance: () => void;
  readonly stop: () => void;
}

type FollowUp = (() => Promise<void>) | undefined;

const explanations = {
  'answer-too-long': 'That answer is too long. Please shorten it or send it in parts.',
  'bad-message': 'That message was not understood.',
  'empty-answer': 'There is nothing in that answer yet.',
  'not-stored': 'The answer could not be stored. Please send it again.',
  'nothing-heard': 'Nothing was heard. Please say it again or type your answer.',
  'stt-unavailable': 'Speech recognition is not available now. Please type your answer.',
} as const satisfies Partial<Record<CallErrorCode, string>>;

/** Takes what the candidate types or says, one answer after the other, each once. */
export function createAnswers(options: AnswersOptions): Answers {
  const { callId, messages, send, log } = options;
  const stopping = new AbortController();
  let utterance: { readonly id: string; readonly chunks: Buffer[]; bytes: number } | undefined;
  let waiting = 0;
  let queue = Promise.resolve();

  const refuse = (code: keyof typeof explanations, id: string) =>
    send({ type: 'error', code, message: explanations[code], fatal: false, id });

  /** What follows is begun once the answer counts as taken, so that the floor is free for it. */
  function enqueue(id: string, work: () => Promise<FollowUp>) {
    waiting += 1;
    const done = queue
      .then(work)
      .catch((error: unknown) => {
        log.error({ err: error, callId }, 'an answer could not be taken');
        refuse('not-stored', id);
        return undefined;
      })
      .finally(() => {
        waiting -= 1;
      });
    queue = done
      .then((followUp) => followUp?.())
      .catch((error: unknown) => {
        log.error({ err: error, callId }, 'an answer is without a reply');
      });
  }

  const isBusy = () => waiting > 0 || utterance !== undefined;

  /** A pause for thought is no end: the interviewer waits for what is being said or sent now. */
  const goOnAfter = (work: () => Promise<void>) => async () => {
    if (!isBusy()) await work();
  };

  const goOn = (id: string) => enqueue(id, async () => goOnAfter(options.onNothing));

  async function take(answer: Answer): Promise<FollowUp> {
    const isNew = await messages.addAnswer(callId, answer);
    send({ type: 'accepted', id: answer.id });
    if (!isNew) return goOnAfter(options.onNothing);
    const { id, source, text: transcript } = answer;
    send({
      type: 'transcript',
      id,
      role: 'user',
      transcriptType: 'final',
      transcript,
      source,
      turnId: null,
    });
    return goOnAfter(options.onAnswer);
  }

  async function recognise(id: string, samples: Buffer, endedAt: number): Promise<FollowUp> {
    const { transcription, language } = options;
    const { signal } = stopping;
    const text = await transcription
      ?.transcribe(samples, { language, signal })
      .catch((error: unknown) => {
        log.warn({ err: error, callId }, 'the transcription service failed');
        return undefined;
      });
    if (signal.aborted) return undefined;
    if (text) return take({ id, text, source: 'voice', spoken: spokenIn(samples, endedAt) });
    refuse(text === undefined ? 'stt-unavailable' : 'nothing-heard', id);
    return goOnAfter(options.onNothing);
  }

  function endUtterance(id: string) {
    const ended = utterance;
    if (ended?.id !== id) return;
    utterance = undefined;
    const samples = Buffer.concat(ended.chunks);
    const endedAt = Date.now();
    if (samples.length > 0) enqueue(id, () => recognise(id, samples, endedAt));
    else {
      refuse('nothing-heard', id);
      goOn(id);
    }
  }

  return {
    isBusy,
    text(answer) {
      const text = answer.text.trim();
      if (!text) refuse('empty-answer', answer.id);
      else if (text.length > MAXIMUM_ANSWER_CHARACTERS) refuse('answer-too-long', answer.id);
      else enqueue(answer.id, () => take({ ...answer, text }));
    },
    startUtterance(id) {
      utterance = { id, chunks: [], bytes: 0 };
    },
    addSound(samples) {
      if (!utterance) return;
      utterance.bytes += samples.length;
      if (utterance.bytes <= MAXIMUM_UTTERANCE_BYTES) utterance.chunks.push(samples);
      else {
        const { id } = utterance;
        refuse('answer-too-long', id);
        utterance = undefined;
        goOn(id);
      }
    },
    endUtterance,
    cancelUtterance(id) {
      if (utterance?.id !== id) return;
      utterance = undefined;
      goOn(id);
    },
    dropUtterance() {
      utterance = undefined;
    },
    stop: () => stopping.abort(),
  };
}
