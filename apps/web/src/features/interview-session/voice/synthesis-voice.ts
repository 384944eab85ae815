import type { InterviewLanguage } from '@greenshoe/shared-types';
import { createEmitter } from '../../../lib/emitter.ts';
import type { InterviewerVoice, InterviewerVoiceEvents } from './interviewer-voice.ts';

const STARTS_WITHIN_MS = 3_000;
const MILLISECONDS_A_CHARACTER = 120; // slower than any voice: after that `end` was lost
const LEVEL_EVERY_MS = 100;
const SPEAKING_LEVEL = 0.5; // the browser's voice has no signal to measure

/** The browser's voice for a language, if it has one that needs no network. */
export function findLocalVoice(
  language: InterviewLanguage,
  synthesis: SpeechSynthesis | undefined = globalThis.speechSynthesis,
): SpeechSynthesisVoice | undefined {
  const voices = synthesis?.getVoices().filter(({ lang }) => lang.startsWith(language)) ?? [];
  return voices.find(({ localService }) => localService) ?? voices[0];
}

/** Speaks with the browser's own voice. It cannot be measured, ducked, or told from the candidate's echo. */
export function createSynthesisVoice(
  voice: SpeechSynthesisVoice,
  synthesis: SpeechSynthesis = globalThis.speechSynthesis,
): InterviewerVoice {
  const { on, emit } = createEmitter<InterviewerVoiceEvents>();
  let turn: { id: string; lines: string[]; startedAt: number; finished: boolean } | undefined;
  let speaking = false;
  let volume = 1;
  let watchdog: ReturnType<typeof setTimeout> | undefined;
  const meter = setInterval(() => emit('level', speaking ? SPEAKING_LEVEL : 0), LEVEL_EVERY_MS);

  function end(complete: boolean): void {
    if (!turn) return;
    const { id, startedAt } = turn;
    turn = undefined;
    emit('ended', { turnId: id, playedMs: Math.round(performance.now() - startedAt), complete });
  }

  function speakNext(): void {
    const line = turn?.lines.shift();
    if (line === undefined) {
      if (turn?.finished) end(true);
      return;
    }
    const utterance = new SpeechSynthesisUtterance(line);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.volume = Math.min(1, volume);
    speaking = true;
    const done = () => {
      if (!speaking) return;
      speaking = false;
      clearTimeout(watchdog);
      speakNext();
    };
    utterance.addEventListener('end', done);
    utterance.addEventListener('error', done);
    // Some browsers never report the end of an utterance.
    watchdog = setTimeout(done, STARTS_WITHIN_MS + line.length * MILLISECONDS_A_CHARACTER);
    synthesis.speak(utterance);
  }

  function cut(): void {
    speaking = false;
    clearTimeout(watchdog);
    synthesis.cancel();
    end(false);
  }

  return {
    on,
    say({ turnId, text }) {
      if (turn?.id !== turnId) {
        cut();
        turn = { id: turnId, lines: [], startedAt: performance.now(), finished: false };
        emit('started', { turnId });
      }
      turn.lines.push(text);
      if (!speaking) speakNext();
    },
    finish(turnId) {
      if (turn?.id !== turnId) return;
      turn.finished = true;
      if (!speaking) speakNext();
    },
    cut,
    duck: () => undefined,
    setVolume: (value) => (volume = value),
    close() {
      cut();
      clearInterval(meter);
    },
    bargeIn: false,
  };
}
