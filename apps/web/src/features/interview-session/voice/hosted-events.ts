import type { WebCall, WebCallError, CallMessage } from '@greenshoe/platform-sdk/web-call';
import type { CallEvents } from './call-events.ts';
import { toCallError } from './hosted-errors.ts';
import type { CallEndReason } from './voice-call.ts';

interface Relay {
  readonly report: CallEvents['report'];
  readonly isJoined: () => boolean;
  readonly finish: (reason: CallEndReason) => void;
  /** Why there is no call after all. */
  readonly onRefused: (error: WebCallError) => void;
}

// Removed by the platform is no reason to look for the interview in another tab.
const reasons = { stopped: 'user', ended: 'assistant', ejected: 'error', failed: 'error' } as const;

/** Gives what was said the turns it belongs to: the platform names none. */
function createTurns(report: CallEvents['report']) {
  let turnId: string | undefined; // of the interviewer, while nobody else speaks
  let spokeAt = 0;

  function hear(message: Extract<CallMessage, { type: 'transcript' }>): void {
    const { role, transcript } = message;
    const common = { type: 'transcript', role, transcript, source: 'voice' } as const;
    if (message.transcriptType === 'partial') {
      const partial = { transcriptType: 'partial', id: 'partial', turnId: 'partial' } as const;
      if (role === 'user') report('message', { ...common, ...partial });
      return;
    }
    const id = crypto.randomUUID();
    turnId = role === 'user' ? undefined : (turnId ?? id);
    report('message', { ...common, transcriptType: 'final', id, turnId: turnId ?? id });
    if (role === 'user') report('state', 'thinking');
  }

  return function receive(message: CallMessage): void {
    if (message.type === 'transcript') hear(message);
    if (message.type !== 'speech-update' || message.role !== 'user') return;
    if (message.status === 'started') {
      spokeAt = Date.now();
      report('user-speech-start', undefined);
    } else report('user-speech-end', { ms: Date.now() - spokeAt });
  };
}

/** Translates what the hosted call reports into the events of this page. */
export function relayHostedEvents(
  call: WebCall,
  { report, isJoined, finish, onRefused }: Relay,
): void {
  call.on('call-start', () => {
    report('call-start', undefined);
    report('state', 'listening');
  });
  call.on('call-end', ({ reason }) => isJoined() && finish(reasons[reason]));
  call.on('speech-start', () => {
    report('speech-start', undefined);
    report('state', 'speaking');
  });
  call.on('speech-end', () => {
    report('speech-end', { interrupted: false });
    report('state', 'listening');
  });
  call.on('volume-level', (level) => report('volume-level', level));
  call.on('message', createTurns(report));
  call.on('error', (error) => {
    if (error.fatal && !isJoined()) return onRefused(error);
    const { code, message } = toCallError(error);
    report('error', { code, message, fatal: error.fatal });
  });
}
