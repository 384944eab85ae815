import type { WebCallError, WebCallErrorCode } from '@greenshoe/platform-sdk/web-call';
import { CallError, type CallErrorCode } from './voice-call.ts';

const codes: { readonly [K in WebCallErrorCode]: CallErrorCode } = {
  'nothing-to-call': 'unknown',
  unauthorized: 'auth',
  rejected: 'interviewer-unavailable',
  'rate-limited': 'interviewer-unavailable',
  'platform-unavailable': 'interviewer-unavailable',
  network: 'network',
  timeout: 'timeout',
  'invalid-response': 'unknown',
  'client-unavailable': 'network',
  'call-object-exists': 'unknown',
  'room-closed': 'network',
  'join-failed': 'network',
  'connection-lost': 'network',
  ejected: 'network',
  'microphone-denied': 'mic-denied',
  'microphone-missing': 'mic-missing',
  'microphone-busy': 'mic-lost',
  camera: 'unknown',
  'playback-blocked': 'audio-blocked',
  'audio-processing': 'unknown',
  recording: 'unknown',
  unknown: 'unknown',
};

/** The platform's failure by the name this page has words for. */
export const toCallError = (cause: WebCallError): CallError =>
  new CallError(codes[cause.code], cause.message, { cause });
