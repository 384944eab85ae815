import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const script = join(import.meta.dirname, 'transcription-server.py');

const grammarOf = (sentences: readonly string[]) =>
  `#JSGF V1.0;\ngrammar answers;\npublic <answer> = <sentence>+;\n<sentence> = ${sentences.join('\n | ')};\n`;

/** A transcription service that understands the given sentences (lower case, no punctuation). */
export async function startTranscription(sentences: readonly string[]) {
  const grammar = join(mkdtempSync(join(tmpdir(), 'greenshoe-grammar-')), 'answers.gram');
  writeFileSync(grammar, grammarOf(sentences));
  // Debian's own Python: the recogniser's module is installed for it alone.
  const server = spawn('/usr/bin/python3', [script, grammar], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(server.stdout, 'data')) as [Buffer];
  return {
    url: `http://127.0.0.1:${line.toString().trim()}/v1`,
    async stop() {
      server.kill();
      await once(server, 'exit');
    },
  };
}
