import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installPacked, packageName, type Project } from './install.ts';

const root = resolve(import.meta.dirname, '../..');
let project: Project;

beforeAll(() => {
  project = installPacked();
}, 120_000);
afterAll(() => rmSync(project.folder, { recursive: true, force: true }));

const manifest = () =>
  JSON.parse(readFileSync(join(project.installed, 'package.json'), 'utf8')) as {
    readonly exports: Readonly<Record<string, unknown>>;
    readonly dependencies: object;
    readonly peerDependencies: object;
  };
const entries = () =>
  Object.keys(manifest().exports)
    .filter((name) => !name.endsWith('.json'))
    .map((name) => packageName + name.slice(1));
const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name));
const write = (name: string, text: string) => writeFileSync(join(project.folder, name), text);

describe('the packed package', () => {
  it('is small: under 1.5 MB, fewer than 80 files, one dependency and one optional peer', () => {
    const files = filesOf(project.installed);
    const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
    expect(files.length).toBeLessThan(80);
    expect(bytes).toBeLessThan(1_500_000);
    expect(Object.keys(manifest().dependencies)).toEqual(['openapi-fetch']);
    expect(Object.keys(manifest().peerDependencies)).toEqual(['@vapi-ai/web']);
  });

  it('has nothing for publint to say', async () => {
    const { messages } = await publint({ pkgDir: project.installed, strict: true });
    expect(messages).toEqual([]);
  });

  it('has types that resolve wherever modules do', async () => {
    const data = createPackageFromTarballData(readFileSync(project.tarball));
    const analysis = await checkPackage(data);
    if (!analysis.types) throw new Error('the package has no types');
    // ESM alone: what only CommonJS or the resolution of Node 10 could miss does not count.
    const problems = analysis.problems.filter(
      (problem) =>
        !('resolutionKind' in problem) ||
        (problem.resolutionKind !== 'node10' && problem.resolutionKind !== 'node16-cjs'),
    );
    expect(problems).toEqual([]);
  });
});

describe('installed in an empty project', () => {
  it('runs in Node, every entry of it', () => {
    const imports = entries().map((name, index) => `import * as e${index} from '${name}';`);
    const body = `
      ${imports.join('\n')}
      const { createPlatformClient } = e0;
      const fetch = async () => Response.json([{ id: 'a' }]);
      const client = createPlatformClient({ token: 'key', baseUrl: 'http://localhost', fetch });
      console.log(JSON.stringify(await client.assistants.list()));`;
    write('run.mjs', body);
    const output = execFileSync(process.execPath, ['run.mjs'], {
      cwd: project.folder,
      encoding: 'utf8',
    });
    expect(output.trim()).toBe('[{"id":"a"}]');
  });

  it('is bundled for browsers by Vite, with nothing of Node in it', async () => {
    write(
      'browser.ts',
      `import { assistants } from '${packageName}/assistants';
       import { createConnection } from '${packageName}';
       import { createWebCall } from '${packageName}/web-call';
       console.log(assistants(createConnection()), createWebCall({ publicKey: 'key' }));`,
    );
    await build({
      root: project.folder,
      configFile: false,
      logLevel: 'error',
      build: {
        lib: { entry: 'browser.ts', formats: ['es'], fileName: 'browser' },
        rollupOptions: { external: ['@vapi-ai/web'] },
        outDir: 'out',
      },
    });
    const [bundle = ''] = filesOf(join(project.folder, 'out'))
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFileSync(file, 'utf8'));
    expect(bundle).toContain('/assistant');
    expect(bundle).not.toMatch(/node:|\brequire\(/);
  }, 60_000);

  const program = `
    import { createPlatformClient, PlatformApiError, type Call } from '${packageName}';
    import { parseServerMessage } from '${packageName}/webhooks';
    import { createWebCall } from '${packageName}/web-call';
    const client = createPlatformClient({ token: 'key' });
    const call: Call = await client.calls.get('id');
    const address: string | undefined = call.webCallUrl;
    const reason: string | undefined = call.endedReason;
    // @ts-expect-error An assistant has no such setting.
    await client.assistants.create({ nmae: 'Interviewer' });
    // @ts-expect-error Analytics wants queries.
    await client.analytics.query({});
    const message = parseServerMessage('{}');
    if (message.type === 'end-of-call-report') message.artifact.transcript?.trim();
    export { address, reason, createWebCall, PlatformApiError };`;

  const resolutions = { Node16: 'Node16', NodeNext: 'NodeNext', ESNext: 'Bundler' } as const;
  it.each([
    ['5.9', 'node_modules', 'Node16'],
    ['5.9', 'node_modules', 'ESNext'],
    ['7', '../../node_modules', 'NodeNext'],
    ['7', '../../node_modules', 'ESNext'],
  ] as const)(
    'is type-checked by TypeScript %s (from %s, as %s)',
    (_version, modules, module) => {
      write('program.ts', program);
      const compiler = join(root, modules, 'typescript/bin/tsc');
      const resolution = resolutions[module];
      const options = ['--noEmit', '--strict', '--target', 'ES2022'];
      const { stdout, status } = spawnSync(
        process.execPath,
        [compiler, ...options, '--module', module, '--moduleResolution', resolution, 'program.ts'],
        { cwd: project.folder, encoding: 'utf8' },
      );
      expect(stdout).toBe('');
      expect(status).toBe(0);
    },
    60_000,
  );
});
