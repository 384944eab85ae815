import { fileURLToPath } from 'node:url';
import { bundle, lint, loadConfig } from '@redocly/openapi-core';
import type { OpenAPI3 } from 'openapi-typescript';

const folder = new URL('../openapi/', import.meta.url);
const path = (name: string) => fileURLToPath(new URL(name, folder));

/** Our document in one piece. Throws, naming every problem, when it breaks a rule of the linter. */
export async function readDocument(): Promise<OpenAPI3> {
  const config = await loadConfig({ configPath: path('redocly.yaml') });
  const source = { ref: path('openapi.yaml'), config };
  const problems = await lint(source);
  if (problems.length > 0) {
    const lines = problems.map(
      ({ ruleId, message, location }) => `${ruleId}: ${message} (${location[0]?.pointer ?? ''})`,
    );
    throw new Error(`The document has ${problems.length} problems:\n${lines.join('\n')}`);
  }
  return (await bundle(source)).bundle.parsed as OpenAPI3;
}
