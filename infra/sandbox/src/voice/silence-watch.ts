import { type AssistantSettings, findSpeechTimeoutHook } from './assistant.ts';
import { createTimer } from './timer.ts';

export interface SilenceWatch {
  /** It is the candidate's turn, from now on. */
  readonly listen: () => void;
  /** It is not, or nobody is there. */
  readonly hold: () => void;
  /** The candidate does something: the wait begins anew. */
  readonly activity: () => void;
  readonly answered: () => void;
}

export interface SilenceReactions {
  readonly say: (sentence: string) => void;
  readonly giveUp: () => void;
}

/** Encourages a silent candidate as the assistant's hook says, and gives up after the longest silence. */
export function createSilenceWatch(
  settings: AssistantSettings,
  { say, giveUp }: SilenceReactions,
): SilenceWatch {
  const hook = findSpeechTimeoutHook(settings);
  const sentences = (hook?.do ?? [])
    .filter(({ type }) => type === 'say')
    .flatMap(({ exact }) => exact ?? []);
  const startsAnew = hook?.options['triggerResetMode'] === 'onUserSpeech';
  let isListening = false;
  let said = 0;

  const nudge = createTimer(() => {
    const sentence = sentences[said % sentences.length];
    said += 1;
    if (sentence) say(sentence);
  });
  const longest = createTimer(giveUp);

  function listen() {
    isListening = true;
    longest.start(settings.silenceTimeoutSeconds * 1_000);
    if (hook && sentences.length > 0 && said < hook.options.triggerMaxCount) {
      nudge.start(hook.options.timeoutSeconds * 1_000);
    }
  }

  return {
    listen,
    hold() {
      isListening = false;
      nudge.stop();
      longest.stop();
    },
    activity() {
      if (isListening) listen();
    },
    answered() {
      if (startsAnew) said = 0;
    },
  };
}
