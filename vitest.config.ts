import { defineConfig } from 'vitest/config';

const node = (name: string, root: string, isolate = true) => ({
  extends: true as const,
  test: { name, root, isolate, include: ['src/**/*.test.ts', 'test/**/*.test.ts'] },
});

export default defineConfig({
  test: {
    globalSetup: './infra/local/src/test-server.ts',
    maxWorkers: 3, // on two cores too: many tests wait for a database, a clock or a process
    // Far above what any takes alone: machines that build are busy, and a test that hangs still ends.
    hookTimeout: 60_000,
    testTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    projects: [
      // Without isolation what one file loaded serves the next; neither leaves state in its modules.
      node('api', 'apps/api', false),
      node('interview-engine', 'packages/interview-engine', false),
      node('local', 'infra/local'),
      node('platform-sdk', 'packages/platform-sdk'),
      node('sandbox', 'infra/sandbox', false),
      node('shared-types', 'packages/shared-types'),
      { extends: true, test: { name: 'lint', root: 'lint', include: ['*.test.ts'] } },
      { extends: true, test: { name: 'scripts', root: 'scripts', include: ['*.test.ts'] } },
      'apps/*/vitest.config.ts',
    ],
  },
});
