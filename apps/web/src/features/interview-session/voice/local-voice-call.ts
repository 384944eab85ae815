import type { CallSocket } from './call-socket.ts';
import { createAnswerOutbox } from './answer-outbox.ts';
import { createCallEvents } from './call-events.ts';
import { dial, type LocalEngine } from './dial.ts';
import type { InterviewerVoice } from './interviewer-voice.ts';
import { createLocalConversation } from './local-conversation.ts';
import { connectCall } from './local-connection.ts';
import type { Microphone } from './microphone.ts';
import { timeLimit } from './time-limit.ts';
import { type AnswerMode, CallError, type StartOptions, type VoiceCall } from './voice-call.ts';
import type { InterviewLanguage } from '@greenshoe/shared-types';

export interface LocalCallDependencies {
  readonly microphone: Microphone;
  /** What speaks for the interviewer; `null` where the language can only be read. */
  readonly createVoice: (language: InterviewLanguage, served: boolean) => InterviewerVoice | null;
  readonly fetch?: typeof globalThis.fetch;
  readonly WebSocket?: typeof globalThis.WebSocket;
}

const START_WITHIN_MS = 10_000;

/** Adapter for the voice service of this installation: one WebSocket, answers up, the interviewer down. */
export function createLocalVoiceCall(engine: LocalEngine, deps: LocalCallDependencies): VoiceCall {
  const events = createCallEvents();
  let conversation: ReturnType<typeof createLocalConversation> | undefined;
  let socket: CallSocket | undefined;
  let muted = false;
  let volume = 1;

  function release(): void {
    conversation?.close();
    conversation = undefined;
    socket?.close();
    socket = undefined;
    deps.microphone.close();
  }

  function finish(reason: Parameters<typeof events.end>[0]): void {
    release();
    events.end(reason);
  }

  async function open(options: StartOptions, ended: AbortSignal) {
    const given = options.signal ? [options.signal] : [];
    const signal = timeLimit(START_WITHIN_MS, ended, ...given);
    const outbox = createAnswerOutbox();
    const connection = await connectCall({ ...deps, engine, options, signal, dial });
    socket = connection.socket;
    const { hello } = connection;
    const served = hello.capabilities.speech[options.language] === true;
    const voice = deps.createVoice(options.language, served);
    voice?.setVolume(volume);
    conversation = createLocalConversation({
      events,
      outbox,
      voice,
      socket: connection.socket,
      microphone: deps.microphone,
      language: options.language,
      finish,
    });
    return { connection, hello, speaks: voice !== null };
  }

  return {
    kind: 'local',
    on: events.on,
    async start(options) {
      const ended = events.begin();
      try {
        const { connection, hello, speaks } = await open(options, ended);
        events.report('call-start', undefined);
        conversation?.greet(hello);
        conversation?.setMode(options.mode);
        connection.deliverTo({
          onMessage: (message, audio) => conversation?.receive(message, audio),
          onLost: () => conversation?.lost(),
          onGone: () => conversation?.gone(),
        });
        const { id, createdAt, webCallUrl } = connection.call;
        const { assistantId } = options;
        return { id, assistantId, createdAt, rejoin: webCallUrl, speaks };
      } catch (cause) {
        finish('error');
        throw cause instanceof CallError ? cause : new CallError('network', 'No call', { cause });
      }
    },
    async stop() {
      socket?.send({ type: 'end' });
      finish('user');
    },
    leave: () => finish('ejected'),
    setMuted(value) {
      muted = value;
      deps.microphone.setMuted(muted);
      if (muted) conversation?.finishUtterance();
    },
    setVolume(value) {
      volume = value;
      conversation?.setVolume(value);
    },
    setMode: (mode: AnswerMode) => conversation?.setMode(mode),
    hold: (held) => conversation?.hold(held),
    sendText: async (text) => conversation?.sendText(text, 'typed'),
    noteActivity: () => socket?.send({ type: 'activity' }),
    retry: () => socket?.send({ type: 'retry' }),
    interrupt: () => conversation?.interrupt(),
  };
}
