import type { InterviewLanguage } from '@greenshoe/shared-types';
import type { AnswerOutbox } from './answer-outbox.ts';
import type { CallEvents } from './call-events.ts';
import type { CallSocket } from './call-socket.ts';
import { createInterviewerTurns } from './interviewer-turns.ts';
import type { InterviewerVoice } from './interviewer-voice.ts';
import { createListener } from './listener.ts';
import type { Hello, ServerMessage } from './local-protocol.ts';
import type { Microphone } from './microphone.ts';
import { toCallErrorCode } from './local-errors.ts';
import { type CallEndReason, CallError, type CallErrorCode } from './voice-call.ts';

export interface ConversationOptions {
  readonly events: CallEvents;
  readonly outbox: AnswerOutbox;
  readonly voice: InterviewerVoice | null;
  readonly socket: CallSocket;
  readonly microphone: Microphone;
  readonly language: InterviewLanguage;
  readonly finish: (reason: CallEndReason) => void;
}

const STORE_AGAIN_AFTER_MS = 2_000;
const ASK_AGAIN_AFTER_MS = 5_000;
/** Errors after which the answer is the candidate's again. */
const refusals = new Set<CallErrorCode>([
  'answer-too-long',
  'empty-answer',
  'nothing-heard',
  'stt-unavailable',
]);

/** What is said in one call: the interviewer's turns down, the candidate's answers up. */
export function createLocalConversation(options: ConversationOptions) {
  const { events, outbox, voice, socket, finish } = options;
  const { report } = events;

  const turns = createInterviewerTurns({
    voice,
    report,
    onSpeaking: (speaks) => listener.interviewer(speaks),
    onHeard: (heard) => socket.send({ type: 'heard', ...heard }),
  });
  const listener = createListener({
    ...options,
    bargeIn: voice?.bargeIn ?? true,
    duck: (ducked) => voice?.duck(ducked),
    interrupt,
    sendText: (text) => void sendText(text, 'voice').catch(() => undefined),
  });

  function interrupt(): void {
    turns.cut();
    socket.send({ type: 'interrupt' });
  }

  /** A new answer takes the floor: what the interviewer still had to say is dropped. */
  function sendText(text: string, source: 'typed' | 'voice'): Promise<void> {
    const id = crypto.randomUUID();
    turns.cut();
    report('state', 'thinking');
    return outbox.add(id, () => socket.send({ type: 'text', id, text, source }));
  }

  function greet({ conversation }: Hello): void {
    const lines = conversation.map(({ id, role, text, source }) => ({
      type: 'transcript' as const,
      transcriptType: 'final' as const,
      id,
      turnId: id,
      role,
      transcript: text,
      source: source ?? (role === 'user' ? 'typed' : 'voice'),
    }));
    report('conversation', lines);
    turns.rejoined(lines.map(({ id }) => id));
    if (lines.length === 0 || turns.isSpeaking()) return;
    report('state', lines.at(-1)?.role === 'user' ? 'thinking' : 'listening');
  }

  /** Each attempt that fails is reported, and leads to the next. */
  function askAgain(): void {
    report('state', 'listening');
    setTimeout(() => socket.send({ type: 'retry' }), ASK_AGAIN_AFTER_MS);
  }

  function fail(message: ServerMessage & { type: 'error' }): void {
    const code = toCallErrorCode(message.code);
    const error = new CallError(code, message.message);
    report('error', { code, message: message.message, fatal: message.fatal });
    if (code === 'interviewer-unavailable') askAgain();
    else if (code === 'not-stored')
      setTimeout(() => outbox.resend(message.id), STORE_AGAIN_AFTER_MS);
    else if (refusals.has(code)) {
      outbox.refuse(message.id ?? undefined, error);
      report('state', 'listening');
    }
    if (message.fatal) finish(code === 'ejected' ? 'ejected' : 'error');
  }

  /** The service has hung up; the interviewer's last words are still played. */
  function end(): void {
    socket.close();
    void turns.settled().then(() => finish('assistant'));
  }

  function receive(message: ServerMessage, audio?: ArrayBuffer): void {
    switch (message.type) {
      case 'hello': // the connection is back
        report('connection', 'restored');
        greet(message);
        outbox.resendAll();
        return;
      case 'accepted':
        outbox.accept(message.id);
        report('state', 'thinking');
        return;
      case 'error':
        return fail(message);
      case 'status-update':
        if (message.status === 'ended') end();
        return;
      case 'transcript':
      case 'audio':
      case 'turn-end':
        return turns.receive(message, audio);
      case 'speech-update':
      case 'pong':
    }
  }

  return {
    greet,
    receive,
    interrupt,
    sendText,
    setMode: listener.setMode,
    hold: listener.hold,
    finishUtterance: listener.finishUtterance,
    setVolume: (volume: number) => voice?.setVolume(volume),
    lost: () => report('connection', 'lost'),
    gone() {
      report('error', {
        code: 'network',
        message: 'The connection did not come back',
        fatal: true,
      });
      finish('error');
    },
    close() {
      listener.stop();
      voice?.close();
      outbox.rejectAll(new CallError('network', 'The call is over'));
    },
  };
}
