import type { ComponentType } from 'react';
import { env } from './lib/env.ts';
import type { PageSource } from './lib/page-source.ts';
import { pageSources } from './page-sources.ts';

/** After this long a spinner says more than an empty page. */
const PATIENCE_MS = 1_000;

/** What a path's first part leads to behind the public pages, and the texts that page speaks from. */
const appPages = new Map<string, { readonly page: PageSource; readonly texts: readonly string[] }>([
  ['login', { page: pageSources.login, texts: ['auth'] }],
  ['register', { page: pageSources.register, texts: ['auth'] }],
  ['reset-password', { page: pageSources.resetPassword, texts: ['auth'] }],
  ['update-password', { page: pageSources.updatePassword, texts: ['auth'] }],
  ['dashboard', { page: pageSources.dashboard, texts: ['dashboard'] }],
  ['account', { page: pageSources.account, texts: ['account', 'auth'] }],
  ['interview', { page: pageSources.interview, texts: ['interview'] }],
  ['interview-session', { page: pageSources.interviewSession, texts: ['session'] }],
  ['interviews', { page: pageSources.report, texts: ['report'] }],
]);

/** Asks for the deployment's settings ahead of `servicesQuery`, which then finds the answer under way. */
function hastenConfig() {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'fetch';
  link.crossOrigin = 'anonymous';
  link.href = `${env.apiUrl}/api/config`;
  document.head.append(link);
}

const patience = () =>
  new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MS);
  });

/** The router, with the page it will show at hand; a page that is late or fails is the router's to tell. */
async function loadApp(page: PageSource | undefined): Promise<ComponentType> {
  const router = import('./router.tsx');
  if (page) {
    hastenConfig();
    await Promise.race([page.load().catch(() => undefined), patience()]);
  }
  return (await router).Router;
}

/** The public pages need neither accounts nor a router, so they are loaded without both. */
const publicPages = new Map<string, () => Promise<ComponentType>>([
  ['/', async () => (await pageSources.landing.load()).LandingPage],
  ['/about', async () => (await pageSources.about.load()).AboutPage],
]);

/** Begins to load what an address shows; says which texts it speaks from. */
export function loadFirstView(path: string) {
  const app = appPages.get(path.split('/')[1] ?? '');
  const load = publicPages.get(path) ?? (() => loadApp(app?.page));
  return { view: load(), texts: ['common', ...(app?.texts ?? ['landing'])] };
}
