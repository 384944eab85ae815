import { describe, expect, test } from 'vitest';
import { compileGlob } from '../src/backend/links/glob.ts';
import { chooseTarget } from '../src/backend/links/redirects.ts';

const site = {
  url: 'https://greenshoe.example',
  origins: ['https://greenshoe.example', 'http://localhost:5173'],
  patterns: ['https://*.preview.example/**', 'greenshoe://signed-in', 'https://one.example/done'],
};

test.each([
  ['https://greenshoe.example/account?tab=mail', true],
  ['http://127.0.0.1:5173/login', true],
  ['https://pr-7.preview.example/a/b', true],
  ['greenshoe://signed-in', true],
  ['https://one.example/done', true],
  ['https://one.example/other', false],
  ['https://greenshoe.example.attacker.test/', false],
  ['https://greenshoe.example@attacker.test/', false],
  ['https://someone@pr-7.preview.example/', false],
  ['https://attacker.test/?x=https://pr-7.preview.example/', false],
  ['https://a.b.preview.example/', false],
  ['http://greenshoe.example/', false],
  ['http://localhost:9999/', false],
  ['javascript:alert(1)', false],
  ['not an address', false],
])('a link to %s is allowed: %s', (wanted, isAllowed) => {
  const target = chooseTarget(site, wanted).href;
  expect(target === new URL(site.url).href).toBe(!isAllowed);
});

test('on one’s own machine any port will do, but only there', () => {
  const own = { url: 'http://localhost:3000', origins: ['http://localhost:3000'], patterns: [] };
  expect(chooseTarget(own, 'http://127.0.0.1:4173/x').href).toBe('http://127.0.0.1:4173/x');
  expect(chooseTarget(own, 'https://attacker.test:3000/').origin).toBe('http://localhost:3000');
});

test('the first page that is allowed is taken', () => {
  const wanted = [undefined, 'https://attacker.test', 'https://one.example/done'];
  expect(chooseTarget(site, ...wanted).href).toBe('https://one.example/done');
});

test('a pattern that would let anything through still runs no script', () => {
  const open = { ...site, patterns: ['**'] };
  for (const wanted of ['javascript:alert(1)', 'data:text/html,x', ' javascript:alert(1)']) {
    expect(chooseTarget(open, wanted).origin).toBe('https://greenshoe.example');
  }
});

describe('patterns of the allow-list', () => {
  test.each([
    ['http://localhost:3000/*', 'http://localhost:3000/foo', true],
    ['http://localhost:3000/*', 'http://localhost:3000/foo/bar', false],
    ['http://localhost:3000/**', 'http://localhost:3000/foo/bar', true],
    ['https://*.example.com', 'https://a.example.com', true],
    ['https://*.example.com', 'https://a.b.example.com', false],
    ['https://example.com/[a-c]?', 'https://example.com/bx', true],
    ['https://example.com/[!a-c]', 'https://example.com/b', false],
    ['https://example.com/{en,fr}/*', 'https://example.com/fr/x', true],
    ['https://example.com/{en,fr}/*', 'https://example.com/de/x', false],
    ['https://example.com/a,b', 'https://example.com/a,b', true],
    ['https://example.com', 'https://exampleXcom', false],
    ['https://example.com/(a|b)+$', 'https://example.com/(a|b)+$', true],
  ])('%s and %s: %s', (pattern, text, matches) => {
    expect(compileGlob(pattern).test(text)).toBe(matches);
  });
});
