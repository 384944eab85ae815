import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { type Backend, createBackend } from './support/backend.ts';
import { visit } from './support/visit.tsx';

let backend: Backend;

beforeEach(() => {
  backend = createBackend();
});

const linksOf = (region: HTMLElement) =>
  within(region)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('the landing page leads to the interview and names the four features', async () => {
  visit('/', backend);
  const [start] = await screen.findAllByRole('link', { name: 'Start Training Now' });
  expect(start?.getAttribute('href')).toBe('/interview');
  for (const name of [
    'Realistic AI Interviewer',
    'Detailed Feedback',
    'Multiple IB Interview Types',
    'Voice Interaction',
  ]) {
    expect(screen.getByRole('heading', { name })).toBeTruthy();
  }
  expect(linksOf(screen.getByRole('navigation'))).toEqual([
    ['Home', '/'],
    ['About us', '/about'],
    ['Sign in', '/login'],
  ]);
  const footer = linksOf(screen.getByRole('contentinfo')).map(([, target]) => target);
  expect(footer).toContainEqual(expect.stringMatching(/^mailto:.+@/));
  expect(footer).toContainEqual(expect.stringMatching(/^https:/));
});

test('the about page tells who made this and adds two links to the header', async () => {
  visit('/about', backend);
  expect(await screen.findByText(/created by three business-school students/)).toBeTruthy();
  expect(screen.getByText(/cost 100 euros or more each/)).toBeTruthy();
  expect(linksOf(screen.getByRole('navigation'))).toEqual([
    ['Home', '/'],
    ['About us', '/about'],
    ['Dashboard', '/dashboard'],
    ['Create an account', '/register'],
    ['Sign in', '/login'],
  ]);
});
