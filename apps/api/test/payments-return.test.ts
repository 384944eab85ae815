import { expect, test } from 'vitest';
import { findReturnPage } from '../src/modules/payments/return-address.ts';

test.each([
  ['http://localhost:3000', 'http://localhost:3000'],
  ['http://localhost:3000', 'http://127.0.0.1:3000'],
  ['http://127.0.0.1:3000', 'http://localhost:3000'],
  ['http://localhost', 'http://127.0.0.1'],
  ['https://greenshoe.test', 'https://greenshoe.test'],
])('where the web app is at %s, a payer comes back to %s', (webOrigin, origin) => {
  const page = findReturnPage(webOrigin, `${origin}/dashboard?payment=success`);
  expect(page).toBe(`${origin}/dashboard`);
});

test.each([
  ['http://localhost:3000', 'http://127.0.0.1:3001'],
  ['http://localhost:3000', 'https://127.0.0.1:3000'],
  ['http://localhost:3000', 'http://127.0.0.1.evil.test:3000'],
  ['http://localhost:3000', 'http://127.0.0.1:3000@evil.test'],
  ['http://localhost:3000', 'http://somebody@127.0.0.1:3000'],
  ['http://localhost:3000', 'http://localhost.evil.test:3000'],
  ['http://localhost:3000', 'http://evil.test'],
  ['https://greenshoe.test', 'http://127.0.0.1:3000'],
  ['https://greenshoe.test', 'http://localhost'],
  ['https://localhost.test', 'https://127.0.0.1.test'],
])('where the web app is at %s, nobody is sent to %s', (webOrigin, origin) => {
  expect(findReturnPage(webOrigin, `${origin}/dashboard`)).toBeNull();
});
