import { randomUUID } from 'node:crypto';
import type { CallChannel } from './call-channel.ts';
import {
  createInterviewerTurn,
  type CutTurn,
  cutOff,
  heardOf,
  type InterviewerTurn,
  type RepeatedTurn,
  remainingMs,
  spokenOf,
} from './interviewer-turn.ts';
import type { ServerMessage } from './protocol.ts';
import { createTimer } from './timer.ts';
import {
  createTurnPerformer,
  type ModelEvents,
  type TurnPerformerOptions,
} from './turn-performance.ts';

const GRACE_AFTER_SOUND_MS = 2_000; // the client plays later than we send
const READING_MS = 3_000; // for a last sentence that is only shown

export interface InterviewerOptions extends Omit<TurnPerformerOptions, 'emit' | 'isMuted'> {
  readonly channel: CallChannel;
  /** The turn has been heard to its end, or was cut short. */
  readonly onSettled: (turn: { readonly endsCall: boolean }) => void;
  readonly onUnavailable: () => void;
}

export interface Interviewer {
  readonly current: () => InterviewerTurn | undefined;
  readonly speak: (
    events: (signal: AbortSignal) => ModelEvents,
    repeats?: RepeatedTurn,
    turnId?: string,
  ) => void;
  /** The last turn, if the candidate cut it short and something of it was not heard. */
  readonly cutTurn: () => CutTurn | undefined;
  /** Stops thinking and speaking; what was said stays said. */
  readonly interrupt: () => void;
  /** The candidate goes on before the reply to what they said so far was ready. */
  readonly stopThinking: () => void;
  readonly heard: (turnId: string, playedMs: number, complete: boolean) => Promise<void>;
  /** Settles once what was heard so far is stored. */
  readonly saved: () => Promise<void>;
  readonly setMuted: (muted: boolean) => void;
  /** Sends the turn that is under way again, to a client that came back. */
  readonly replay: () => void;
  readonly stop: () => void;
}

/** Takes the interviewer's turns one after the other, and knows when each has been heard. */
export function createInterviewer(options: InterviewerOptions): Interviewer {
  const { callId, channel, messages } = options;
  let current: InterviewerTurn | undefined;
  let latest: InterviewerTurn | undefined;
  let isMuted = false;
  let saving: Promise<void> = Promise.resolve(); // one after the other, so that the latest stands
  const playing = createTimer(settle);
  const { perform } = createTurnPerformer({ ...options, emit, isMuted: () => isMuted });

  function emit(turn: InterviewerTurn, message: ServerMessage, binary?: Uint8Array) {
    turn.sent.push(binary ? [message, binary] : [message]);
    channel.send(message, binary);
  }

  function settle() {
    const turn = current;
    if (!turn) return;
    current = undefined;
    playing.stop();
    turn.settledAt = Date.now();
    if (turn.text) {
      emit(turn, { type: 'speech-update', role: 'assistant', status: 'stopped', turnId: turn.id });
    }
    options.onSettled(turn);
  }

  /** Comes when nothing else is written of the turn any more, so that nobody waits for it. */
  function noteTimes(turn: InterviewerTurn | undefined) {
    const spoken = turn && spokenOf(turn);
    if (!spoken) return;
    messages
      .saveSpoken(callId, turn.repeats?.id ?? turn.id, spoken)
      .catch((error: unknown) => options.log.warn({ err: error, callId }, 'a turn has no times'));
  }

  function complete(turn: InterviewerTurn) {
    turn.isComplete = true;
    const { id: turnId, text, endsCall: willEnd } = turn;
    emit(turn, { type: 'turn-end', turnId, text, willEnd });
    if (turn.firstSoundAt !== undefined) waitForSound(turn);
    else if (willEnd && text) playing.start(READING_MS);
    else settle();
  }

  const waitForSound = (turn: InterviewerTurn) =>
    playing.start(remainingMs(turn, Date.now()) + GRACE_AFTER_SOUND_MS);

  async function run(turn: InterviewerTurn, events: ModelEvents) {
    const isSaid = await perform(turn, events);
    if (current !== turn) return;
    if (isSaid) complete(turn);
    else {
      current = undefined;
      options.onUnavailable();
    }
  }

  function interrupt() {
    const turn = current;
    if (!turn) return;
    turn.abort.abort();
    if (!turn.isComplete) {
      emit(turn, { type: 'turn-end', turnId: turn.id, text: turn.text, willEnd: turn.endsCall });
    }
    settle();
  }

  return {
    current: () => current,
    saved: () => saving.catch(() => undefined),
    interrupt,
    stopThinking() {
      if (current?.text === '') interrupt();
    },
    cutTurn: () => (current || !latest ? undefined : cutOff(latest)),
    speak(events, repeats, turnId = randomUUID()) {
      interrupt();
      noteTimes(latest);
      const turn = createInterviewerTurn(turnId, repeats);
      current = turn;
      latest = turn;
      void run(turn, events(turn.abort.signal));
    },
    async heard(turnId, playedMs, isAll) {
      if (isAll) {
        if (current?.id === turnId && current.isComplete) settle();
      } else if (latest?.id === turnId) {
        // Comes just before or just after the interruption it belongs to.
        latest.playedMs = playedMs;
        const { id, text } = heardOf(latest, playedMs);
        saving = saving.catch(() => undefined).then(() => messages.saveHeard(callId, id, text));
        await saving;
      }
    },
    setMuted(muted) {
      isMuted = muted;
    },
    replay() {
      const turn = current;
      if (!turn) return;
      for (const [message, binary] of turn.sent) channel.send(message, binary);
      if (turn.firstSoundAt === undefined) return;
      turn.firstSoundAt = Date.now();
      if (turn.isComplete) waitForSound(turn);
    },
    stop() {
      current?.abort.abort();
      current = undefined;
      playing.stop();
      noteTimes(latest);
    },
  };
}
