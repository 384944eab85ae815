import { createWebCall, type WebCallError } from '@greenshoe/platform-sdk/web-call';
import { createCallEvents } from './call-events.ts';
import { levelOf } from './candidate-voice.ts';
import { toCallError } from './hosted-errors.ts';
import { relayHostedEvents } from './hosted-events.ts';
import type { Microphone } from './microphone.ts';
import { timeLimit } from './time-limit.ts';
import {
  type AnswerMode,
  CallError,
  type StartedCall,
  type StartOptions,
  type VoiceCall,
} from './voice-call.ts';

export interface HostedEngine {
  readonly kind: 'vapi';
  readonly apiUrl: string;
  readonly publicKey: string;
}

export interface HostedCallDependencies {
  readonly microphone: Microphone;
  /** What the interviewer hears while answers are typed. */
  readonly createSilence: () => MediaStreamTrack;
  readonly fetch?: typeof globalThis.fetch;
}

const START_WITHIN_MS = 10_000;
const REJOIN_WITHIN_MS = 4_000;

/** Adapter for the hosted voice platform: it hears the microphone and speaks for the interviewer itself. */
export function createHostedVoiceCall(
  { apiUrl, publicKey }: HostedEngine,
  { microphone, createSilence, fetch }: HostedCallDependencies,
): VoiceCall {
  const events = createCallEvents();
  const call = createWebCall({ publicKey, baseUrl: apiUrl, ...(fetch ? { fetch } : {}) });
  let joined = false;
  let refusal: WebCallError | undefined;
  let volume = 1;

  /** Gives the microphone the interviewer's ear, or takes it away. */
  async function listen(mode: AnswerMode): Promise<void> {
    const track = mode === 'typed' ? undefined : microphone.track();
    call.setMuted(false); // as the microphone is whenever the mode changes
    await call.setMicrophone(track ?? createSilence());
    if (!track) microphone.close();
    events.report('answer-mode', track ? mode : 'typed');
  }

  function finish(reason: Parameters<typeof events.end>[0]): void {
    joined = false;
    microphone.close();
    events.end(reason);
  }

  /** Rejoins the call that a reload has left, or else asks for a new one on the same interview. */
  async function open({ assistantId, rejoin }: StartOptions, signal: AbortSignal) {
    if (rejoin) {
      const left = { id: rejoin.id, webCallUrl: rejoin.rejoin, createdAt: rejoin.createdAt };
      const limit = timeLimit(REJOIN_WITHIN_MS, signal);
      const rejoined = await call.join(left, { resumed: true, signal: limit });
      if (rejoined) return rejoined;
    }
    // The room outlives a reload; whoever ends the interview ends the call.
    const target = { assistantId, roomDeleteOnUserLeaveEnabled: false };
    const created = await call.start(target, { signal });
    if (created) return created;
    if (signal.aborted) throw new CallError('timeout', 'The call did not start in time');
    throw refusal ? toCallError(refusal) : new CallError('network', 'No call');
  }

  async function enter(options: StartOptions): Promise<StartedCall> {
    const ended = events.begin();
    const given = options.signal ? [options.signal] : [];
    refusal = undefined;
    try {
      await listen(options.mode);
      const { id, createdAt, webCallUrl } = await open(
        options,
        timeLimit(START_WITHIN_MS, ended, ...given),
      );
      joined = true;
      const { assistantId } = options;
      return { id, assistantId, createdAt, rejoin: webCallUrl ?? null, speaks: true };
    } catch (cause) {
      finish('error');
      throw cause;
    }
  }

  relayHostedEvents(call, {
    report: events.report,
    isJoined: () => joined,
    finish,
    onRefused: (error) => (refusal = error),
  });
  let frames = 0; // of ten milliseconds; the platform's own meter would need a second audio graph
  microphone.on('frame', ({ db }) => {
    if (++frames % 10 === 0) events.report('local-volume-level', levelOf(db));
  });
  microphone.on('lost', () => {
    events.report('error', { code: 'mic-lost', message: 'The microphone is gone', fatal: false });
    void listen('typed');
  });

  return {
    kind: 'vapi',
    on: events.on,
    start: enter,
    async stop() {
      call.send({ type: 'end-call' });
      finish('user');
      await call.stop();
    },
    leave() {
      finish('ejected');
      void call.stop();
    },
    setMuted(muted) {
      microphone.setMuted(muted);
      call.setMuted(muted);
    },
    setVolume(value) {
      volume = value;
      call.setVolume(value);
    },
    setMode: (mode) => void listen(mode),
    async sendText(text) {
      const message = { role: 'user', content: text } as const;
      const sent = call.send({ type: 'add-message', message, triggerResponseEnabled: true });
      if (!sent) throw new CallError('network', 'The call is over');
      const id = crypto.randomUUID();
      const line = { type: 'transcript', transcriptType: 'final', role: 'user' } as const;
      events.report('message', { ...line, id, turnId: id, transcript: text, source: 'typed' });
      events.report('state', 'thinking');
    },
    // The platform has no command for this, so the rest of the sentence is silenced here.
    interrupt() {
      call.setVolume(0);
      const unsubscribe = call.on('speech-end', () => {
        unsubscribe();
        call.setVolume(volume);
      });
    },
    // The platform decides by itself how long it waits, and asks the interviewer again by itself.
    hold: () => undefined,
    noteActivity: () => undefined,
    retry: () => undefined,
  };
}
