import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const text = readFileSync(join(root, 'README.md'), 'utf8');
const examples = [...text.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = '']) => code);

/** Where an example would lie, were it a file of the package; the first one is `client.ts`. */
const fileOf = (index: number) => join(root, index === 0 ? 'client.ts' : `example-${index}.ts`);

function problemsOf(files: ReadonlyMap<string, string>): string[] {
  const config = ts.readConfigFile(join(root, 'tsconfig.json'), (name) => ts.sys.readFile(name));
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, root);
  const disk = ts.createCompilerHost(options);
  const host: ts.CompilerHost = {
    ...disk,
    fileExists: (name) => files.has(name) || disk.fileExists(name),
    readFile: (name) => files.get(name) ?? disk.readFile(name),
    getSourceFile(name, ...rest) {
      const example = files.get(name);
      return example === undefined
        ? disk.getSourceFile(name, ...rest)
        : ts.createSourceFile(name, example, ts.ScriptTarget.ESNext, true);
    },
  };
  const program = ts.createProgram([...files.keys()], options, host);
  return [...files.keys()].flatMap((name) => {
    const source = program.getSourceFile(name);
    const found = [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ];
    return found.map(
      ({ messageText }) => `${name}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
    );
  });
}

describe('the examples of the README', () => {
  it('are those of the ten commonest jobs and two more', () => {
    expect(text.match(/^### \d+\. /gm)).toHaveLength(10);
    expect(examples).toHaveLength(12);
  });

  it('are accepted by the compiler, which would notice a wrong one', () => {
    const wrong = "import { client } from './client.ts';\nawait client.calls.get(1);";
    const files = new Map([...examples, wrong].map((code, index) => [fileOf(index), code]));
    expect(problemsOf(files)).toEqual([
      expect.stringContaining(`example-${examples.length}.ts: Argument of type 'number'`),
    ]);
  }, 60_000);
});
