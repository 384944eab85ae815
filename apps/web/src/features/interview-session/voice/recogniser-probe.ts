import type { InterviewLanguage } from '@greenshoe/shared-types';
import { findRecognition, languageTags } from './recogniser.ts';

const PROBE_MS = 2_000;
const STARTS_SPEAKING_WITHIN_MS = 6_000;

/**
 * Whether the browser's recogniser really works here. Its presence proves nothing: only a result
 * within two seconds of speech does; an error, or nothing, means no.
 */
export function probeRecogniser(
  track: MediaStreamTrack,
  language: InterviewLanguage,
  Recognition = findRecognition(),
): Promise<boolean> {
  if (!Recognition) return Promise.resolve(false);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const recognition = new Recognition();
  recognition.lang = languageTags[language];
  recognition.continuous = true;
  recognition.interimResults = true;
  let deadline = setTimeout(() => finish(false), STARTS_SPEAKING_WITHIN_MS);
  let finished = false;

  function finish(works: boolean): void {
    if (finished) return;
    finished = true;
    clearTimeout(deadline);
    resolve(works);
    recognition.abort();
  }
  recognition.addEventListener('speechstart', () => {
    clearTimeout(deadline);
    deadline = setTimeout(() => finish(false), PROBE_MS);
  });
  recognition.addEventListener('result', () => finish(true));
  recognition.addEventListener('error', () => finish(false));
  recognition.addEventListener('end', () => finish(false));
  try {
    recognition.start(track);
  } catch {
    finish(false); // a browser that takes no track listens to another microphone than ours
  }
  return promise;
}
