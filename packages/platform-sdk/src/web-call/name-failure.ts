import { PlatformApiError, PlatformError, type PlatformFailure } from '../client/errors.ts';
import { WebCallError, type WebCallErrorCode } from './web-call-error.ts';

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

const asText = (value: unknown): string | undefined => {
  if (Array.isArray(value)) return value.filter((item) => typeof item === 'string').join('; ');
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/** The first words in a failure, however deep the vendor has wrapped them. */
export function wordsOf(failure: unknown, depth = 0): string | undefined {
  const text = asText(failure);
  if (text !== undefined || depth > 3) return text;
  const { errorMsg, msg, message, error } = fieldsOf(failure);
  for (const part of [errorMsg, msg, message, error]) {
    const words = wordsOf(part, depth + 1);
    if (words) return words;
  }
  return undefined;
}

const codeOfStatus = (status: number): WebCallErrorCode => {
  if (status === 401 || status === 403) return 'unauthorized';
  if (status === 429) return 'rate-limited';
  return status >= 500 ? 'platform-unavailable' : 'rejected';
};

const codes: { readonly [K in PlatformFailure['kind']]: WebCallErrorCode } = {
  api: 'rejected',
  timeout: 'timeout',
  abort: 'network',
  network: 'network',
  parse: 'invalid-response',
  request: 'rejected',
};

/** Why the platform gave no call. */
export function namePlatformFailure(cause: unknown): WebCallError {
  if (cause instanceof PlatformApiError) {
    const { status, body } = cause;
    const said = wordsOf(body);
    const message = `The platform answered ${status}${said ? `: ${said}` : ''}`;
    return new WebCallError(codeOfStatus(status), message, { fatal: true, status, cause });
  }
  const code = cause instanceof PlatformError ? codes[(cause as PlatformFailure).kind] : 'unknown';
  const message = cause instanceof Error ? cause.message : 'The call could not be created';
  return new WebCallError(code, message, { fatal: true, cause });
}

/** The vendor's names for what ends a call, as its room reports them. */
const roomCodes: Readonly<Record<string, WebCallErrorCode>> = {
  ejected: 'ejected',
  'nbf-room': 'room-closed',
  'nbf-token': 'room-closed',
  'exp-room': 'room-closed',
  'exp-token': 'room-closed',
  'no-room': 'room-closed',
  'meeting-full': 'room-closed',
  'end-of-life': 'room-closed',
  'not-allowed': 'room-closed',
  'connection-error': 'connection-lost',
};

/** Why the room could not be joined or was lost: from an event of the vendor or from what it rejects with. */
export function nameRoomFailure(cause: unknown, joined: boolean): WebCallError {
  if (cause instanceof WebCallError) return cause;
  const event = fieldsOf(cause);
  const inner = fieldsOf(event['error']);
  const type = fieldsOf(inner['error'])['type'] ?? inner['type'];
  const words = wordsOf(event['error']) ?? wordsOf(cause) ?? 'The call failed';
  const named = typeof type === 'string' ? roomCodes[type] : undefined;
  const code = named === 'connection-lost' && !joined ? 'network' : named;
  if (code === undefined && words.includes('Duplicate DailyIframe')) {
    return new WebCallError('call-object-exists', words, { fatal: true, cause });
  }
  const otherwise = /meeting has ended|ejected/i.test(words) ? 'ejected' : undefined;
  const unnamed = joined ? 'connection-lost' : 'join-failed';
  return new WebCallError(code ?? otherwise ?? unnamed, words, { fatal: true, cause });
}

const deviceCodes: Readonly<Record<string, WebCallErrorCode>> = {
  permissions: 'microphone-denied',
  'undefined-mediadevices': 'microphone-missing',
  'not-found': 'microphone-missing',
  constraints: 'microphone-missing',
  'mic-in-use': 'microphone-busy',
  'cam-mic-in-use': 'microphone-busy',
  'cam-in-use': 'camera',
};

/** Why a device could not be used; the call goes on without it. */
export function nameDeviceFailure(cause: unknown): WebCallError {
  const event = fieldsOf(fieldsOf(cause)['error']);
  const { type, blockedMedia, missingMedia, failedMedia } = fieldsOf(event['error']);
  const media = blockedMedia ?? missingMedia ?? failedMedia;
  const cameraOnly = Array.isArray(media) && !media.includes('audio');
  const named = typeof type === 'string' ? deviceCodes[type] : undefined;
  const code = cameraOnly ? 'camera' : (named ?? 'microphone-busy');
  const words = wordsOf(event) ?? 'A device could not be used';
  return new WebCallError(code, words, { fatal: false, cause });
}

const partCodes: Readonly<Record<string, WebCallErrorCode>> = {
  'audio-start-failed': 'playback-blocked',
  'audio-processing-setup-error': 'audio-processing',
  'audio-processor-recovery-error': 'audio-processing',
  'audio-observer-setup-error': 'audio-processing',
  'video-recording-setup-error': 'recording',
};

/** What went wrong beside the call; `undefined` if the event says that the call itself failed. */
export function namePartFailure(cause: unknown): WebCallError | undefined {
  const { type, error } = fieldsOf(cause);
  const code = typeof type === 'string' ? partCodes[type] : undefined;
  if (code === undefined) return undefined;
  return new WebCallError(code, wordsOf(error) ?? String(type), { fatal: false, cause });
}
