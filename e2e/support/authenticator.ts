import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STEP_MS = 30_000;
/** How long a code that was just read is good for at the least; time enough to type it on a busy machine. */
const TYPING_MS = 15_000;

/** Bytes of a key as authenticator apps write it, five bits a letter. */
function decode(secret: string): Buffer {
  const bits = secret
    .split('')
    .map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}

/** The six digits of a half minute, counted from 1970 (RFC 6238). */
function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', decode(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  const number = digest.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 1_000_000).padStart(6, '0');
}

/** The earliest half minute whose code is accepted for long enough: until the one after it is over. */
const earliestStep = () => Math.floor((Date.now() - TYPING_MS) / STEP_MS);

export interface Authenticator {
  /**
   * A code that was not given before. A code counts once and then only later ones do, so a third one
   * within half a minute may have to be waited for: it is accepted half a minute early, not more.
   */
  readonly nextCode: () => Promise<string>;
  /** Six digits that no half minute near now has. */
  readonly wrongCode: () => string;
}

/** What the app on a candidate's phone does with the key it was given. */
export function createAuthenticator(secret: string): Authenticator {
  let lastStep = 0;
  return {
    async nextCode() {
      lastStep = Math.max(lastStep + 1, earliestStep());
      await pause(Math.max(0, (lastStep - 1) * STEP_MS - Date.now()));
      return codeOf(secret, lastStep);
    },
    wrongCode() {
      const now = Math.floor(Date.now() / STEP_MS);
      const near = new Set([-2, -1, 0, 1, 2].map((steps) => codeOf(secret, now + steps)));
      return ['000000', '111111', '222222', '333333'].find((code) => !near.has(code)) ?? '444444';
    },
  };
}
