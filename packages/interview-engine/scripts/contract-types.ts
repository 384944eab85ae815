import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const CONTRACT = '@greenshoe/shared-types';
const contractImport = new RegExp(`import type \\{([^}]+)\\} from '${CONTRACT}';`, 'g');

const declarationsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.d.ts'))
    .map((name) => join(folder, name));

function namesIn(text: string): string[] {
  const lists = [...text.matchAll(contractImport)].map(([, list = '']) => list);
  return lists.flatMap((list) => list.split(',')).map((name) => name.trim());
}

// The contract infers its types from schemas. Of a value the compiler writes down what was inferred.
const spellingOut = (names: readonly string[]) => `
  import type * as contract from '${CONTRACT}';
  type Primitive = string | number | boolean | null | undefined;
  type Plain<T> = T extends Primitive ? T
    : T extends readonly (infer Each)[] ? Plain<Each>[]
    : { [Key in keyof T]: Plain<T[Key]> };
  declare function plain<T>(): Plain<T>;
  ${names.map((name) => `export const ${name} = plain<contract.${name}>();`).join('\n')}`;

const config = (folder: string) => ({
  extends: relative(folder, resolve(root, '../../tsconfig.base.json')),
  compilerOptions: {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    outDir: 'declarations',
    rootDir: relative(folder, resolve(root, '..')), // the contract is compiled along with it
  },
  files: ['contract.ts'],
});

/** The types of those names as the compiler spells them out, without what they are inferred from. */
function spelledOut(compiler: string, names: readonly string[]): string {
  // Inside the package, where the contract is found.
  const folder = mkdtempSync(join(root, 'node_modules/.contract-'));
  try {
    writeFileSync(join(folder, 'contract.ts'), spellingOut(names));
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config(folder)));
    execFileSync(process.execPath, [compiler, '-p', folder], { stdio: 'inherit' });
    const written = declarationsIn(folder).find((file) => basename(file) === 'contract.d.ts');
    if (!written) throw new Error('The compiler declared nothing of the contract');
    const text = readFileSync(written, 'utf8');
    return text.replaceAll(/export declare const (\w+):/g, 'export type $1 =');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Makes declarations stand alone: what they take from the contract is declared among them. */
export function declareContract(types: string, compiler: string): void {
  const texts = declarationsIn(types).map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  const names = new Set(texts.flatMap(({ text }) => namesIn(text)));
  writeFileSync(join(types, 'contract.d.ts'), spelledOut(compiler, [...names].toSorted()));
  for (const { file, text } of texts) {
    const path = relative(dirname(file), join(types, 'contract.ts')).replaceAll('\\', '/');
    const from = path.startsWith('.') ? path : `./${path}`;
    if (text.includes(CONTRACT)) writeFileSync(file, text.replaceAll(`'${CONTRACT}'`, `'${from}'`));
  }
}
