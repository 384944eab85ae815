import type { InterviewLanguage } from '@greenshoe/shared-types';
import { endOfTurnWait } from './end-of-turn.ts';

/** What happened, stamped with the time of the audio clock in milliseconds. */
export type TurnEvent =
  | { type: 'frame'; at: number; db: number; threshold: number }
  | { type: 'interviewer-started'; at: number }
  | { type: 'interviewer-stopped'; at: number }
  | { type: 'text'; at: number; text: string }
  | { type: 'hold'; at: number; held: boolean }
  | { type: 'closed'; at: number };

/** What to do about it: `utterance-*` delimit the candidate's speech, `duck`, `unduck` and `cut` the interviewer's. */
export type TurnCommand =
  | 'utterance-start'
  | 'utterance-end'
  | 'utterance-cancel'
  | 'duck'
  | 'unduck'
  | 'cut';

export interface TurnManagerOptions {
  readonly language: InterviewLanguage;
  /** False where the interviewer's voice would be taken for the candidate's. */
  readonly bargeIn: boolean;
}

const FRAME_MS = 10;
const START_WINDOW_MS = 160;
const START_VOICED_MS = 80;
const CUT_WINDOW_MS = 400;
const CUT_VOICED_MS = 200;
const SHORTEST_UTTERANCE_MS = 120; // less voice than this was a click, not a word
const LONGEST_UTTERANCE_MS = 115_000; // the service takes two minutes
const ECHO_SETTLES_MS = 1_000; // the echo canceller leaks until it knows the room
const OVER_INTERVIEWER_DB = 6;
const HYSTERESIS_DB = 3;

interface Utterance {
  readonly startedAt: number;
  lastVoicedAt: number;
  voicedMs: number;
  text: string;
}

/** Decides who has the floor. Pure: events in, commands out, no clock and no audio of its own. */
export function createTurnManager({ language, bargeIn }: TurnManagerOptions) {
  let firstInterviewerAt: number | undefined;
  let interviewerSpeaks = false;
  let ducked = false;
  let held = false;
  let utterance: Utterance | undefined;
  let voicedAt: number[] = [];

  const voicedWithin = (windowMs: number, at: number) =>
    voicedAt.filter((time) => time > at - windowMs).length * FRAME_MS;

  function begin(at: number): void {
    const voicedMs = voicedAt.length * FRAME_MS;
    utterance = { startedAt: at, lastVoicedAt: at, voicedMs, text: '' };
  }

  function finish(): TurnCommand[] {
    if (!utterance) return [];
    const command = utterance.voicedMs < SHORTEST_UTTERANCE_MS ? 'cancel' : 'end';
    utterance = undefined;
    voicedAt = [];
    return [`utterance-${command}`];
  }

  /** While the interviewer speaks: lower the voice at once, stop it only for somebody who means it. */
  function duringInterviewer(at: number): TurnCommand[] {
    const echoSettled = at - (firstInterviewerAt ?? at) >= ECHO_SETTLES_MS;
    if (!bargeIn || !echoSettled) {
      voicedAt = [];
      return [];
    }
    if (voicedWithin(CUT_WINDOW_MS, at) >= CUT_VOICED_MS) {
      ducked = false;
      interviewerSpeaks = false;
      begin(at);
      return ['cut', 'utterance-start'];
    }
    const wanted = voicedWithin(START_WINDOW_MS, at) >= START_VOICED_MS;
    if (wanted && !ducked) {
      ducked = true;
      return ['duck'];
    }
    if (ducked && voicedWithin(CUT_WINDOW_MS, at) === 0) {
      ducked = false;
      return ['unduck'];
    }
    return [];
  }

  function duringSilence(at: number): TurnCommand[] {
    if (voicedWithin(START_WINDOW_MS, at) < START_VOICED_MS) return [];
    begin(at);
    return ['utterance-start'];
  }

  function duringUtterance(current: Utterance, at: number): TurnCommand[] {
    if (at - current.startedAt >= LONGEST_UTTERANCE_MS) return finish();
    const silence = at - current.lastVoicedAt;
    return !held && silence >= endOfTurnWait(current.text, language) ? finish() : [];
  }

  function onFrame({ at, db, threshold }: TurnEvent & { type: 'frame' }): TurnCommand[] {
    const shift = (interviewerSpeaks ? OVER_INTERVIEWER_DB : 0) - (utterance ? HYSTERESIS_DB : 0);
    const voiced = db > threshold + shift;
    voicedAt = voicedAt.filter((time) => time > at - CUT_WINDOW_MS);
    if (voiced) voicedAt.push(at);
    if (voiced && utterance) {
      utterance.lastVoicedAt = at;
      utterance.voicedMs += FRAME_MS;
    }
    if (utterance) return duringUtterance(utterance, at);
    return interviewerSpeaks ? duringInterviewer(at) : duringSilence(at);
  }

  return function handle(event: TurnEvent): TurnCommand[] {
    if (event.type === 'frame') return onFrame(event);
    if (event.type === 'closed') return finish();
    if (event.type === 'hold') held = event.held;
    if (event.type === 'text' && utterance) utterance.text = event.text;
    if (event.type === 'interviewer-started') {
      firstInterviewerAt ??= event.at;
      if (utterance) return ['cut']; // the candidate was not done: one of the two has to yield
      interviewerSpeaks = true;
    }
    if (event.type === 'interviewer-stopped') {
      interviewerSpeaks = false;
      ducked = false;
    }
    return [];
  };
}
