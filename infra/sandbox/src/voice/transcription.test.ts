import { expect, test } from 'vitest';
import { createTranscription } from './transcription.ts';

const settings = { url: 'http://recogniser.test/v1', key: undefined, model: 'test' };
const { signal } = new AbortController();

test('a service that does not answer is given up in time and not asked a second time', async () => {
  let asked = 0;
  const hang: typeof fetch = (_input, init) => {
    asked += 1;
    const { promise, reject } = Promise.withResolvers<Response>();
    init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
    return promise;
  };
  const { transcribe } = createTranscription(settings, hang, 20);
  await expect(transcribe(Buffer.alloc(320), { language: 'en', signal })).rejects.toThrow();
  expect(asked).toBe(1);
});
