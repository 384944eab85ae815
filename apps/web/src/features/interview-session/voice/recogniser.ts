import type { InterviewLanguage } from '@greenshoe/shared-types';

interface RecognitionResult {
  readonly isFinal: boolean;
  readonly [index: number]: { readonly transcript: string } | undefined;
}
interface RecognitionEvent extends Event {
  readonly results: ArrayLike<RecognitionResult>;
}
/** The part of the browser's recogniser that is used; the DOM library does not describe it. */
export interface Recognition extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  start: (track?: MediaStreamTrack) => void;
  abort: () => void;
}
type RecognitionConstructor = new () => Recognition;

/** What the browser offers under either of its two names. */
export function findRecognition(): RecognitionConstructor | undefined {
  const scope = globalThis as {
    SpeechRecognition?: RecognitionConstructor;
    webkitSpeechRecognition?: RecognitionConstructor;
  };
  return scope.SpeechRecognition ?? scope.webkitSpeechRecognition;
}

export interface RecogniserSession {
  /** Forgets what was recognised so far: an answer was sent. */
  readonly reset: () => void;
  readonly stop: () => void;
}

/** What the browser's recogniser calls our languages. */
export const languageTags = { en: 'en-US', fr: 'fr-FR' } as const;
const RESTART_AFTER_MS = 250;
const FAILURES_UNTIL_UNAVAILABLE = 3;

interface ListenOptions {
  readonly track: MediaStreamTrack;
  readonly language: InterviewLanguage;
  /** All that was recognised since the last reset. */
  readonly onText: (text: string) => void;
  readonly onUnavailable: () => void;
}

/** Listens until stopped; the browser ends a session whenever it likes, so it is begun again. */
export function listen(
  Constructor: RecognitionConstructor,
  { track, language, onText, onUnavailable }: ListenOptions,
): RecogniserSession {
  let stopped = false;
  let failures = 0;
  let sent = 0; // results that belong to answers already given
  let results: RecognitionResult[] = [];
  let earlier = ''; // recognised in sessions the browser has ended since
  let recognition: Recognition;

  const text = () => {
    const current = results.slice(sent).map((result) => result[0]?.transcript.trim() ?? '');
    return [earlier, ...current].filter(Boolean).join(' ');
  };

  function begin(): void {
    if (stopped) return;
    recognition = new Constructor();
    recognition.lang = languageTags[language];
    recognition.continuous = true;
    recognition.interimResults = true;
    recognition.addEventListener('result', (event) => {
      failures = 0;
      results = Array.from((event as RecognitionEvent).results);
      onText(text());
    });
    recognition.addEventListener('error', () => failures++);
    recognition.addEventListener('end', () => {
      earlier = text();
      results = [];
      sent = 0;
      if (stopped) return;
      if (failures >= FAILURES_UNTIL_UNAVAILABLE) onUnavailable();
      else setTimeout(begin, RESTART_AFTER_MS);
    });
    recognition.start(track);
  }

  begin();
  return {
    reset() {
      earlier = '';
      sent = results.length;
    },
    stop() {
      stopped = true;
      recognition.abort();
    },
  };
}
