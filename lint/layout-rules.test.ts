import { expect, test } from 'vitest';
import { asksWhereItRuns, judgeImport, mayReadEnvironment } from './layout-rules.js';

test.each([
  ['a feature importing a feature', 'apps/web/src/features/a/x.ts', '../b/y.ts'],
  ['a component importing a feature', 'apps/web/src/components/ui/x.tsx', '../../features/a/y.ts'],
  ['lib importing a component', 'apps/web/src/lib/x.ts', '../components/ui/y.tsx'],
  ['routes importing storage', 'apps/api/src/modules/a/a.routes.ts', './a.repository.ts'],
  ['a module importing a module', 'apps/api/src/modules/a/a.service.ts', '../b/b.service.ts'],
  ['a module importing a provider', 'apps/api/src/modules/a/a.ts', '../../providers/p/p.ts'],
  ['a service importing SQL', 'apps/api/src/modules/a/a.service.ts', 'kysely'],
  ['a service importing the framework', 'apps/api/src/modules/a/a.service.ts', 'fastify'],
  ['a vendor in a feature', 'apps/web/src/features/a/x.ts', '@supabase/supabase-js'],
  ['a vendor in the engine', 'packages/interview-engine/src/x.ts', 'stripe'],
  ['I/O in the engine', 'packages/interview-engine/src/x.ts', 'node:fs'],
  ['more than zod in shared-types', 'packages/shared-types/src/x.ts', 'fastify'],
  ['infra importing an app', 'infra/local/src/x.ts', '../../../apps/api/src/app.ts'],
  ['anybody importing an app by name', 'infra/local/src/x.ts', '@greenshoe/api'],
])('%s is refused', (_name, from, specifier) => {
  expect(judgeImport(from, specifier, false)).toEqual(expect.any(String));
});

test.each([
  ['a page importing a feature', 'apps/web/src/pages/x.tsx', '../features/a/y.tsx', false],
  ['a feature importing lib', 'apps/web/src/features/a/x.ts', '../../lib/api.ts', false],
  ['a part of a feature importing its own', 'apps/web/src/features/a/v/x.ts', '../y.ts', false],
  ['a repository importing SQL', 'apps/api/src/modules/a/a.repository.ts', 'pg', false],
  ['a module importing a service type', 'apps/api/src/modules/a/a.ts', '../b/b.service.ts', true],
  ['the build of the engine', 'packages/interview-engine/scripts/x.ts', 'node:fs', false],
  ['lib importing the vendor', 'apps/web/src/lib/supabase.ts', '@supabase/supabase-js', false],
])('%s is fine', (_name, from, specifier, typeOnly) => {
  expect(judgeImport(from, specifier, typeOnly)).toBeNull();
});

test('the environment is read in one file per app', () => {
  expect(mayReadEnvironment('apps/api/src/config.ts')).toBe(true);
  expect(mayReadEnvironment('apps/api/src/app.ts')).toBe(false);
});

test('no app asks whether it is local', () => {
  expect(asksWhereItRuns('apps/api/src/app.ts', 'isLocal')).toBe(true);
  expect(asksWhereItRuns('infra/local/src/start.ts', 'isLocal')).toBe(false);
});
