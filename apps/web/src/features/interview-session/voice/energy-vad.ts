/** The loudness of one frame, and what it must exceed to count as a voice. */
export interface FrameLevel {
  readonly db: number;
  readonly threshold: number;
}

const FRAME_MS = 10;
const CALIBRATION_MS = 800; // noise suppression and gain control settle; counted from the mic opening
const WINDOW_MS = 2_000;
const SLICE_MS = 250;
const FLOOR_BIAS_DB = 2;
const MARGIN_DB = 9;
const QUIETEST_THRESHOLD_DB = -50;
const SILENT_DB = -95; // a digitally silent microphone says nothing about the room

/** Decibels of a frame above 120 Hz; the filter's memory lives in the closure. */
function createHighPassLevel(sampleRate: number) {
  const rc = 1 / (2 * Math.PI * 120);
  const alpha = rc / (rc + 1 / sampleRate);
  let input = 0;
  let output = 0;
  return (frame: Float32Array): number => {
    let sum = 0;
    for (const sample of frame) {
      output = alpha * (output + sample - input);
      input = sample;
      sum += output * output;
    }
    return 10 * Math.log10(sum / frame.length + 1e-10);
  };
}

/** The quietest smoothed level of the last two seconds: speech cannot raise it, a fan can. */
function createNoiseFloor() {
  const slices: number[] = [];
  let smoothed = -90;
  let quietest = Number.POSITIVE_INFINITY;
  let elapsed = 0;
  return (db: number): number => {
    smoothed += 0.25 * (db - smoothed);
    if (db > SILENT_DB) {
      quietest = Math.min(quietest, smoothed);
      elapsed += FRAME_MS;
    }
    if (elapsed >= SLICE_MS) {
      slices.push(quietest);
      if (slices.length > WINDOW_MS / SLICE_MS) slices.shift();
      quietest = Number.POSITIVE_INFINITY;
      elapsed = 0;
    }
    const lowest = Math.min(quietest, ...slices);
    const floor = Number.isFinite(lowest) ? lowest : smoothed;
    return Math.min(-20, Math.max(-80, floor + FLOOR_BIAS_DB));
  };
}

/** Measures ten-millisecond frames against the noise of the room. */
export function createEnergyVad(sampleRate: number) {
  const level = createHighPassLevel(sampleRate);
  const noiseFloor = createNoiseFloor();
  let calibrating = CALIBRATION_MS;

  return (frame: Float32Array): FrameLevel => {
    const db = level(frame);
    const floor = noiseFloor(db);
    calibrating -= FRAME_MS;
    const threshold = Math.max(floor + MARGIN_DB, QUIETEST_THRESHOLD_DB);
    return { db, threshold: calibrating > 0 ? Number.POSITIVE_INFINITY : threshold };
  };
}
