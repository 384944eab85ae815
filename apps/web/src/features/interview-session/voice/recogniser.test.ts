import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { listen, type Recognition } from './recogniser.ts';
import { probeRecogniser } from './recogniser-probe.ts';

const track = { kind: 'audio' } as MediaStreamTrack;

/** A browser's recogniser that says what the test wants; the latest one made is `current`. */
function createBrowser() {
  const made: BrowserRecognition[] = [];
  class BrowserRecognition extends EventTarget implements Recognition {
    lang = '';
    continuous = false;
    interimResults = false;
    constructor() {
      super();
      made.push(this);
    }
    start() {
      this.dispatchEvent(new Event('start'));
    }
    abort() {
      this.dispatchEvent(new Event('end'));
    }
    say(...texts: string[]) {
      const results = texts.map((transcript) => ({ isFinal: true, 0: { transcript } }));
      this.dispatchEvent(Object.assign(new Event('result'), { results }));
    }
    fail() {
      this.dispatchEvent(new Event('error'));
      this.dispatchEvent(new Event('end'));
    }
  }
  const current = () => {
    const latest = made.at(-1);
    if (!latest) throw new Error('Nobody listens');
    return latest;
  };
  return { BrowserRecognition, current, made };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the probe', () => {
  const probe = () => {
    const browser = createBrowser();
    return { ...browser, works: probeRecogniser(track, 'en', browser.BrowserRecognition) };
  };

  test('believes a result', async () => {
    const { current, works } = probe();
    current().say('hello');
    await expect(works).resolves.toBe(true);
  });

  test('takes an error for no', async () => {
    const { current, works } = probe();
    current().fail();
    await expect(works).resolves.toBe(false);
  });

  test('takes two seconds of speech without a result for no', async () => {
    const { current, works } = probe();
    await vi.advanceTimersByTimeAsync(3_000); // the candidate takes a moment to begin
    current().dispatchEvent(new Event('speechstart'));
    await vi.advanceTimersByTimeAsync(2_000);
    await expect(works).resolves.toBe(false);
  });
});

describe('listening', () => {
  const begin = () => {
    const browser = createBrowser();
    const texts: string[] = [];
    const onUnavailable = vi.fn<() => void>();
    const onText = (text: string) => texts.push(text);
    const options = { track, language: 'fr', onText, onUnavailable } as const;
    const session = listen(browser.BrowserRecognition, options);
    return { ...browser, session, texts, onUnavailable };
  };

  test('collects an answer and starts anew after it was sent', () => {
    const { current, session, texts } = begin();
    current().say('la valeur', 'augmente');
    session.reset();
    current().say('la valeur', 'augmente', 'ensuite');
    expect(texts).toEqual(['la valeur augmente', 'ensuite']);
    expect(current().lang).toBe('fr-FR');
  });

  test('goes on, with what was said, when the browser ends its session', async () => {
    const { current, made, texts } = begin();
    current().say('la valeur');
    current().dispatchEvent(new Event('end'));
    await vi.advanceTimersByTimeAsync(300);
    expect(made).toHaveLength(2);
    current().say('augmente');
    expect(texts.at(-1)).toBe('la valeur augmente');
  });

  test('says so when it fails again and again', async () => {
    const { current, onUnavailable } = begin();
    for (let time = 0; time < 3; time++) {
      current().fail();
      await vi.advanceTimersByTimeAsync(300);
    }
    expect(onUnavailable).toHaveBeenCalledOnce();
  });
});
