import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { OpenAPI3 } from 'openapi-typescript';
import { parse } from 'yaml';
import { generateTypes } from './generate-types.ts';
import { patchProviderDocument } from './patch-provider-document.ts';
import { readDocument } from './read-document.ts';

// `generate.ts`                              our document -> src/generated/platform.ts
// `generate.ts --from SOURCE [--out FILE]`   the provider's, by URL or file -> FILE or output

const ours = fileURLToPath(new URL('../src/generated/platform.ts', import.meta.url));

function write(path: string, text: string) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

async function read(source: string): Promise<string> {
  if (!/^https?:/.test(source)) return readFileSync(source, 'utf8');
  const response = await fetch(source);
  if (!response.ok) throw new Error(`${source} answers ${response.status}`);
  return response.text();
}

async function generateFrom(source: string, out: string | undefined) {
  const { document, patches } = patchProviderDocument(parse(await read(source)));
  for (const patch of patches) console.error(`put right: ${patch}`);
  const types = await generateTypes(document as OpenAPI3, `pnpm sdk:generate --from ${source}`);
  if (out) write(out, types);
  else process.stdout.write(types);
}

const { from, out } = parseArgs({
  options: { from: { type: 'string' }, out: { type: 'string' } },
}).values;

if (from) await generateFrom(from, out);
else write(out ?? ours, await generateTypes(await readDocument()));
