import { createProgramHost, ProgramExit } from './wasi.ts';

export interface Audio {
  readonly sampleRate: number;
  /** 16-bit mono samples. */
  readonly samples: Int16Array;
}

const WAV_HEADER_BYTES = 44;
const SILENCE_LEVEL = 150; // of 32,768
const KEPT_BEFORE_SECONDS = 0.015;
const KEPT_AFTER_SECONDS = 0.12;

const programOf = (exports: WebAssembly.Exports) =>
  exports as { readonly memory: WebAssembly.Memory; readonly ['_start']: () => void };

/** One run of Flite. Making it costs some 60 ms, so it is made before its text is known. */
export function createFliteRun(module: WebAssembly.Module) {
  let parameters: readonly string[] = [];
  const host = createProgramHost(
    () => parameters,
    () => program.memory.buffer,
  );
  const instance = new WebAssembly.Instance(module, { wasi_snapshot_preview1: host.imports });
  const program = programOf(instance.exports);

  return (text: string, voice: string): Audio => {
    parameters = ['flite', '-voice', voice, '-t', text, '-o', '/speech.wav'];
    try {
      program['_start']();
    } catch (error) {
      if (!(error instanceof ProgramExit) || error.code !== 0) throw error;
    }
    return trimSilence(readWav(host.contents()));
  };
}

function readWav(bytes: Uint8Array): Audio {
  if (bytes.length < WAV_HEADER_BYTES) return { sampleRate: 16_000, samples: new Int16Array() };
  const sampleRate = new DataView(bytes.buffer, bytes.byteOffset).getUint32(24, true);
  const body = bytes.slice(WAV_HEADER_BYTES);
  return { sampleRate, samples: new Int16Array(body.buffer, 0, body.length >> 1) };
}

/** Flite begins with some 160 ms of silence that would only delay the interviewer. */
function trimSilence({ sampleRate, samples }: Audio): Audio {
  const isLoud = (sample: number) => Math.abs(sample) >= SILENCE_LEVEL;
  const first = samples.findIndex(isLoud);
  if (first < 0) return { sampleRate, samples: new Int16Array() };
  const last = samples.findLastIndex(isLoud);
  const from = Math.max(0, first - Math.round(sampleRate * KEPT_BEFORE_SECONDS));
  const to = Math.min(samples.length, last + Math.round(sampleRate * KEPT_AFTER_SECONDS));
  return { sampleRate, samples: samples.slice(from, to) };
}
