import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants } from 'node:zlib';
import { normalizePath, type Plugin } from 'vite';
import type { Lexicon, WrongClaim } from '../src/content/types.ts';
import { fromBase85, toBase85 } from './base85.ts';
import { fold, inOrder, unfold } from './phrase-lists.ts';

type Exports = Readonly<Record<string, unknown>>;

/** The modules that are nothing but data, and what they export, by their paths without `.ts`. */
export type Content = ReadonlyMap<string, Exports>;

// What one repeats of another costs next to nothing: they are compressed together.
const modules = [
  'concepts/all',
  'concepts/behaviour',
  'dismissals/all',
  'everyday-words',
  'lexicon/acts',
  'lexicon/all',
  'lexicon/things',
  'misheard/abbreviations',
  'misheard/by-ear',
  'misheard/english',
  'misheard/everyday',
  'misheard/french',
  'seeds/all',
  'spoken/all',
  'wrong-claims/all',
]
  .map((name) => `content/${name}`)
  .concat('interviewer/phrases/all', 'interviewer/requests/all', 'numbers/proportions');

/** Loads the modules of data from the sources. */
export async function readContent(sources: string): Promise<Content> {
  const read = async (path: string) => {
    const { href } = pathToFileURL(join(sources, `${path}.ts`));
    return [path, { ...((await import(href)) as Exports) }] as const;
  };
  return new Map(await Promise.all(modules.map(read)));
}

interface Packable extends Record<string, Exports> {
  readonly 'content/lexicon/all': { readonly lexicons: readonly Lexicon[] };
  readonly 'content/wrong-claims/all': { readonly claims: Readonly<Record<string, WrongClaim>> };
}

/** The content as the engine needs it: the examples of wrong claims are there for tests. */
function shipped(content: Content): Packable {
  const all = Object.fromEntries(content) as Packable;
  const claims = Object.entries(all['content/wrong-claims/all'].claims).map(([id, claim]) => [
    id,
    Object.fromEntries(Object.entries(claim).filter(([key]) => key !== 'example')),
  ]);
  return { ...all, 'content/wrong-claims/all': { claims: Object.fromEntries(claims) } };
}

const compress = promisify(brotliCompress);
const QUALITY = 11; // the best: built seldom, installed often
const WINDOW = 24; // the largest, as a power of two: more than the content is long

/** The content as a line of text. Throws when it would not come back as it is. */
export async function pack(content: Content): Promise<string> {
  const exports = shipped(content);
  const text = Buffer.from(JSON.stringify(withLists(exports, fold)));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: WINDOW,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.byteLength,
  };
  const packed = toBase85(await compress(text, { params }));
  const unpacked = JSON.parse(brotliDecompressSync(fromBase85(packed)).toString()) as Packable;
  const expected = withLists(exports, inOrder);
  assert.deepStrictEqual(
    withLists(unpacked, (list) => inOrder(unfold(list))),
    expected,
    'Content must be plain JSON',
  );
  return packed;
}

/** The content with every list of phrases changed. It goes into the package as it stands here. */
function withLists(content: Packable, change: (list: string) => string): Packable {
  const changed = content['content/lexicon/all'].lexicons.map((lexicon) =>
    Object.fromEntries(
      Object.entries(lexicon).map(([id, [en, fr]]) => [id, [change(en), change(fr)] as const]),
    ),
  );
  return { ...content, 'content/lexicon/all': { lexicons: changed } };
}

const PACKED = '\0packed-content';

// In the script itself rather than beside it: the engine reads no file.
const unpackingModule = (packed: string) => `
  import { brotliDecompressSync } from 'node:zlib';
  const packed = ${JSON.stringify(packed)};
  ${fromBase85.toString()}
  ${unfold.toString()}
  ${withLists.toString()}
  const folded = JSON.parse(brotliDecompressSync(fromBase85(packed)).toString());
  export const content = withLists(folded, unfold);`;

/** Replaces the modules of data by what unpacks them. */
export function packedContent(sources: string, content: Content, packed: string): Plugin {
  const exportsByFile = new Map(
    [...content].map(([path, exports]) => {
      return [normalizePath(join(sources, `${path}.ts`)), { path, exports }];
    }),
  );
  return {
    name: 'packed-content',
    resolveId: (id) => (id === PACKED ? id : null),
    load(id) {
      if (id === PACKED) return unpackingModule(packed);
      const found = exportsByFile.get(id);
      if (!found) return null;
      const names = Object.keys(found.exports);
      return `import { content } from '${PACKED}';
        export const { ${names.join(', ')} } = content['${found.path}'];`;
    },
  };
}

// Nobody who installs the engine names one of a thousand false statements, and their names are 29 kB.
const MOST_NAMED = 300;

function typeOf(value: unknown): string {
  if (Array.isArray(value)) return 'readonly unknown[]';
  if (Object.keys(value as object).length > MOST_NAMED) return 'Readonly<Record<string, unknown>>';
  const keys = Object.keys(value as object).map((key) => JSON.stringify(key));
  return `Readonly<Record<${keys.join(' | ')}, unknown>>`;
}

/** Of the data nothing is declared but its keys: types are made of them, and the rest is 1 MB. */
export function declareKeysAlone(types: string, content: Content): void {
  for (const [path, exports] of content) {
    const lines = Object.entries(exports).map(
      ([name, value]) => `export declare const ${name}: ${typeOf(value)};\n`,
    );
    writeFileSync(join(types, `${path}.d.ts`), lines.join(''));
  }
}
