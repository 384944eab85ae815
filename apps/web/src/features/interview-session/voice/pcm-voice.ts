import { createEmitter } from '../../../lib/emitter.ts';
import type { InterviewerVoice, InterviewerVoiceEvents, VoiceLine } from './interviewer-voice.ts';

const LEAD_SECONDS = 0.02;
const DUCKED_GAIN = 0.25; // -12 dB
const LEVEL_EVERY_MS = 50;
const FULL_LEVEL = 0.15; // loudness that counts as 1

interface Turn {
  readonly id: string;
  readonly sources: Set<AudioBufferSourceNode>;
  /** Where each chunk sits on the audio clock, in seconds. */
  readonly chunks: { startsAt: number; endsAt: number }[];
  finished: boolean;
}

/** Plays the interviewer's PCM without gaps: queue, volume, level meter. */
export function createPcmVoice(context: AudioContext): InterviewerVoice {
  const { on, emit } = createEmitter<InterviewerVoiceEvents>();
  const gain = context.createGain();
  const analyser = context.createAnalyser();
  gain.connect(analyser).connect(context.destination);
  const samples = new Float32Array(analyser.fftSize);
  let volume = 1;
  let turn: Turn | undefined;

  const meter = setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
    emit('level', Math.min(1, Math.sqrt(power) / FULL_LEVEL));
  }, LEVEL_EVERY_MS);

  const ramp = (value: number, seconds: number) =>
    gain.gain.setTargetAtTime(value, context.currentTime, seconds / 3);

  function playedMs({ chunks }: Turn): number {
    const now = context.currentTime;
    const seconds = chunks.reduce(
      (sum, { startsAt, endsAt }) => sum + Math.max(0, Math.min(now, endsAt) - startsAt),
      0,
    );
    return Math.round(seconds * 1_000);
  }

  function end(ending: Turn, complete: boolean): void {
    if (turn === ending) turn = undefined;
    emit('ended', { turnId: ending.id, playedMs: playedMs(ending), complete });
  }

  function begin(turnId: string): Turn {
    cut();
    ramp(volume, 0.01);
    turn = { id: turnId, sources: new Set(), chunks: [], finished: false };
    emit('started', { turnId });
    return turn;
  }

  function say({ turnId, pcm }: VoiceLine): void {
    if (!pcm || pcm.samples.length === 0) return;
    const current = turn?.id === turnId ? turn : begin(turnId);
    if (turn !== current) return; // somebody else was speaking when it began
    const buffer = context.createBuffer(1, pcm.samples.length, pcm.sampleRate);
    buffer.copyToChannel(
      Float32Array.from(pcm.samples, (sample) => sample / 32_768),
      0,
    );
    const source = context.createBufferSource();
    source.buffer = buffer;
    source.connect(gain);
    const soonest = context.currentTime + LEAD_SECONDS;
    const startsAt = Math.max(soonest, current.chunks.at(-1)?.endsAt ?? 0);
    source.start(startsAt);
    current.chunks.push({ startsAt, endsAt: startsAt + buffer.duration });
    current.sources.add(source);
    source.addEventListener('ended', () => {
      current.sources.delete(source);
      if (turn === current && current.finished && current.sources.size === 0) end(current, true);
    });
  }

  function cut(): void {
    const ending = turn;
    if (!ending) return;
    ramp(0, 0.01);
    for (const source of ending.sources) source.stop(context.currentTime + 0.01);
    end(ending, false);
  }

  return {
    on,
    say,
    finish(turnId) {
      if (turn?.id !== turnId) return;
      turn.finished = true;
      if (turn.sources.size === 0) end(turn, true);
    },
    cut,
    duck: (ducked) => ramp(ducked ? volume * DUCKED_GAIN : volume, 0.08),
    setVolume(value) {
      volume = value;
      ramp(value, 0.02);
    },
    close() {
      cut();
      clearInterval(meter);
      gain.disconnect();
      analyser.disconnect();
    },
    bargeIn: true,
  };
}
