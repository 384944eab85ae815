import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const importedFile = /(from|import\()(\s*)(['"])(\.[^'"]+)\.ts\3/g;

/**
 * Makes the compiler's declarations those of a package: they name the scripts instead of the
 * sources, and what no entry leads to goes.
 */
export function tidyDeclarations(folder: string, entries: readonly string[]): void {
  const kept = new Set<string>();
  function keep(file: string) {
    if (kept.has(file)) return;
    kept.add(file);
    const text = readFileSync(file, 'utf8');
    for (const [, , , , path] of text.matchAll(importedFile)) {
      keep(resolve(dirname(file), `${path}.d.ts`));
    }
    writeFileSync(file, text.replaceAll(importedFile, '$1$2$3$4.js$3'));
  }
  for (const entry of entries) keep(resolve(folder, entry));
  for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(file.parentPath, file.name);
    if (file.isFile() && !kept.has(path)) rmSync(path);
  }
}
