import type { CallErrorCode } from './voice-call.ts';

const known = new Set<CallErrorCode>([
  'stt-unavailable',
  'nothing-heard',
  'not-stored',
  'answer-too-long',
  'empty-answer',
  'interviewer-unavailable',
  'ejected',
]);

/** The service's code where this page has words for it. */
export function toCallErrorCode(code: string): CallErrorCode {
  return [...known].find((candidate) => candidate === code) ?? 'unknown';
}
