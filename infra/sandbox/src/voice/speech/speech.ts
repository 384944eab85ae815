import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import type { Audio } from './flite.ts';
import type { SpeechJob } from './flite-worker.ts';
import { createSpeechCache } from './speech-cache.ts';
import { speakable } from './speakable.ts';

export interface Speech {
  /** Answers `null` when it was aborted or when there is nothing that can be said. */
  readonly synthesise: (text: string, signal: AbortSignal) => Promise<Audio | null>;
  readonly close: () => Promise<void>;
}

type Answer = { readonly id: number } & ({ readonly audio: Audio } | { readonly problem: string });

const VOICE = 'rms';
const CACHE_BYTES = 24 * 1024 * 1024; // some twelve minutes of speech
const workerFile = new URL('flite-worker.ts', import.meta.url);

/** Flite in a thread of its own, one sentence at a time; a thread that dies is replaced. */
export function createSpeech(): Speech {
  const cache = createSpeechCache(CACHE_BYTES);
  const waiting = new Map<number, PromiseWithResolvers<Audio>>();
  let worker: Worker | undefined = startWorker();
  let lastId = 0;
  let turn = Promise.resolve();

  function startWorker(): Worker {
    const started = new Worker(workerFile);
    started.unref();
    started.on('message', (answer: Answer) => {
      const waiter = waiting.get(answer.id);
      waiting.delete(answer.id);
      if ('audio' in answer) waiter?.resolve(answer.audio);
      else waiter?.reject(new Error(`Speech failed: ${answer.problem}`));
    });
    started.on('error', () => undefined); // followed by `exit`
    started.on('exit', () => {
      if (worker === started) worker = undefined;
      for (const waiter of waiting.values()) waiter.reject(new Error('The speech thread ended'));
      waiting.clear();
    });
    return started;
  }

  function ask(text: string): Promise<Audio> {
    worker ??= startWorker();
    const waiter = Promise.withResolvers<Audio>();
    const job: SpeechJob = { id: (lastId += 1), text, voice: VOICE };
    waiting.set(job.id, waiter);
    worker.postMessage(job, []);
    return waiter.promise;
  }

  async function produce(text: string, signal: AbortSignal): Promise<Audio | null> {
    const key = createHash('sha256').update(`${VOICE}:${text}`).digest('base64');
    if (signal.aborted) return null; // whoever waited in the queue may have been interrupted
    const audio = cache.get(key) ?? (await ask(text));
    cache.set(key, audio);
    return signal.aborted || audio.samples.length === 0 ? null : audio;
  }

  return {
    synthesise(text, signal) {
      const words = speakable(text);
      if (!words) return Promise.resolve(null);
      const result = turn.then(() => produce(words, signal));
      turn = result.then(
        () => undefined,
        () => undefined,
      );
      return result;
    },
    async close() {
      await worker?.terminate();
    },
  };
}
