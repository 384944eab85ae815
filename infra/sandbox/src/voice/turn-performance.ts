import type { FastifyBaseLogger } from 'fastify';
import type { CallMessages } from './call-messages.repository.ts';
import type { InterviewerTurn } from './interviewer-turn.ts';
import type { ModelEvent } from './model.ts';
import type { ServerMessage } from './protocol.ts';
import { createSentenceSplitter } from './sentences.ts';
import type { Speech } from './speech/speech.ts';

export type ModelEvents = AsyncIterable<ModelEvent> | Iterable<ModelEvent>;

export interface TurnPerformerOptions {
  readonly callId: string;
  readonly language: string;
  /** Absent when no voice speaks the language. */
  readonly speech: Speech | undefined;
  readonly messages: CallMessages;
  readonly log: FastifyBaseLogger;
  readonly isMuted: () => boolean;
  readonly emit: (turn: InterviewerTurn, message: ServerMessage, binary?: Uint8Array) => void;
}

export interface TurnPerformer {
  /** Says a turn as its words arrive; answers `false` when there was nothing to say but a failure. */
  readonly perform: (turn: InterviewerTurn, events: ModelEvents) => Promise<boolean>;
}

/** Shows each sentence at once, stores it, and voices it as soon as its sound is ready. */
export function createTurnPerformer(options: TurnPerformerOptions): TurnPerformer {
  const { callId, messages, log, emit } = options;

  async function show(turn: InterviewerTurn, sentence: string) {
    const { id: turnId, repeats } = turn;
    const isFirst = turn.text === '';
    turn.text = isFirst ? sentence : `${turn.text} ${sentence}`;
    if (!repeats) await messages.saveTurn(callId, { ...turn, isComplete: false });
    if (turn.abort.signal.aborted) return;
    if (isFirst)
      emit(turn, { type: 'speech-update', role: 'assistant', status: 'started', turnId });
    if (repeats) return;
    emit(turn, {
      type: 'transcript',
      id: turnId,
      role: 'assistant',
      transcriptType: 'final',
      transcript: sentence,
      source: null,
      turnId,
    });
  }

  async function synthesise(text: string, signal: AbortSignal) {
    if (options.isMuted() || !options.speech) return null;
    return options.speech.synthesise(text, signal).catch((error: unknown) => {
      log.warn({ err: error, callId }, 'a sentence is shown without sound');
      return null;
    });
  }

  async function voice(turn: InterviewerTurn, text: string) {
    const audio = await synthesise(text, turn.abort.signal);
    if (turn.abort.signal.aborted) return;
    if (!audio) {
      turn.sentences.push({ text, durationMs: 0 });
      return;
    }
    const { samples, sampleRate } = audio;
    turn.firstSoundAt ??= Date.now();
    const index = turn.sentences.length;
    turn.sentences.push({ text, durationMs: (samples.length / sampleRate) * 1_000 });
    const sound = new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength);
    emit(turn, { type: 'audio', turnId: turn.id, index, sampleRate, text }, sound);
  }

  async function perform(turn: InterviewerTurn, events: ModelEvents): Promise<boolean> {
    const splitter = createSentenceSplitter(options.language);
    let voicing = Promise.resolve();
    const say = async (sentence: string) => {
      await show(turn, sentence);
      voicing = voicing.then(() => voice(turn, sentence));
    };
    try {
      for await (const event of events) {
        if ('endCall' in event) turn.endsCall = true;
        else for (const sentence of splitter.push(event.text)) await say(sentence);
      }
      for (const sentence of splitter.flush()) await say(sentence);
      turn.isWhole = true;
      if (turn.text && !turn.repeats) {
        await messages.saveTurn(callId, { ...turn, isComplete: true });
      }
    } catch (error) {
      if (turn.abort.signal.aborted) return true;
      log.error({ err: error, callId }, 'the interviewer broke off');
      if (turn.text === '') return false;
    }
    await voicing;
    return true;
  }

  return { perform };
}
