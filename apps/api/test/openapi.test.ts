import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { createOpenApiDocument } from '../src/openapi-document.ts';

test('docs/openapi.json is what the routes say; `node apps/api/src/write-openapi.ts` renews it', async () => {
  const kept = await readFile(new URL('../../../docs/openapi.json', import.meta.url), 'utf8');
  expect(await createOpenApiDocument()).toBe(kept);
});
