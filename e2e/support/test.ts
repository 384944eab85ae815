import { test as base } from '@playwright/test';
import { type Stack, startStack } from '@greenshoe/local/stack';

interface WorkerFixtures {
  /** Environment of the product under test; another one means another product. */
  readonly stackEnvironment: Record<string, string>;
  readonly stack: Stack;
}

/** Playwright's test with the whole product running behind `baseURL`. */
export const test = base.extend<{ consoleErrors: string[] }, WorkerFixtures>({
  stackEnvironment: [{}, { scope: 'worker', option: true }],
  stack: [
    async ({ stackEnvironment }, use) => {
      const stack = await startStack(stackEnvironment);
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ stack }, use) => use(stack.webUrl),
  /** Uncaught errors of every page; a test that sees one fails. */
  consoleErrors: [
    async ({ context }, use) => {
      const errors: string[] = [];
      context.on('weberror', (error) => errors.push(String(error.error())));
      await use(errors);
      if (errors.length > 0) throw new Error(`Uncaught in the page:\n${errors.join('\n')}`);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
