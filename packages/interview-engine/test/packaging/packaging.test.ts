import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as engine from '../../src/index.ts';
import { installBuilt, type Project } from './install.ts';
import { tour } from './tour.ts';

let project: Project;

beforeAll(() => {
  project = installBuilt();
}, 120_000);
afterAll(() => rmSync(project.folder, { recursive: true, force: true }));

const files = () =>
  readdirSync(project.installed, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name));

describe('the package of the engine, as it is installed elsewhere', () => {
  it('is smaller than 2 MB', () => {
    const bytes = files().reduce((sum, file) => sum + statSync(file).size, 0);
    expect(bytes).toBeLessThan(2_000_000);
  });

  it('has one script and its declarations, no test and nothing it was calibrated with', () => {
    const names = files().map((file) => relative(project.installed, file));
    const others = names.filter((name) => !/^dist\/types\/[a-z/-]+\.d\.ts$/.test(name));
    expect(others.toSorted()).toEqual(['dist/index.js', 'package.json']);
    expect(names.filter((name) => /test|calibration/.test(name))).toEqual([]);
  });

  it('marks, plans and interviews there exactly as its sources do here', () => {
    const program = `
      import * as engine from '@greenshoe/interview-engine';
      import { tour } from ${JSON.stringify(import.meta.resolve('./tour.ts'))};
      process.stdout.write(JSON.stringify(tour(engine)));`;
    const output = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
      cwd: project.folder,
      encoding: 'utf8',
    });
    const expected = tour(engine);
    expect(JSON.parse(output)).toEqual(JSON.parse(JSON.stringify(expected)));
    // Otherwise two engines without any content would agree as well.
    expect(expected.marks.map(({ numeric }) => numeric?.verdict)).toContain('right');
  });

  it('tells the compiler there what it takes and answers', () => {
    writeFileSync(
      join(project.folder, 'program.ts'),
      `import { markAnswer, planInterview, type InterviewPlan } from '@greenshoe/interview-engine';
       const settings = { language: 'fr', topic: 'dcf' } as const;
       const planning = planInterview({ settings, seed: 1, recentQuestionIds: [] });
       if (planning.kind === 'planned') { const plan: InterviewPlan = planning.plan; void plan; }
       const { score } = markAnswer({ seedId: 'D1', lang: 'en', answer: '' });
       export const points: number | null = score;
       // @ts-expect-error There is no interview in German.
       markAnswer({ seedId: 'D1', lang: 'de', answer: '' });
       const verdicts = markAnswer({ seedId: 'D1', lang: 'en', answer: '' }).concepts.map((each) => each.verdict);
       export const verdict: 'correct' | 'partial' | 'wrong' | 'absent' | undefined = verdicts[0];
       // @ts-expect-error No verdict is a number.
       export const figure: number | undefined = verdicts[0];`,
    );
    const compiler = join(import.meta.dirname, '../../node_modules/typescript/bin/tsc');
    const options = ['--noEmit', '--strict', '--module', 'NodeNext'];
    const { stdout } = spawnSync(process.execPath, [compiler, ...options, 'program.ts'], {
      cwd: project.folder,
      encoding: 'utf8',
    });
    expect(stdout).toBe('');
  });
});
