import './styles/theme.css';
import { type ComponentType, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { startI18n } from './lib/i18n.ts';
import { noteLinkArrival } from './lib/link-arrival.ts';
import { applyTheme, currentTheme } from './lib/theme.ts';

/** The public pages need neither accounts nor a router, so they are loaded without both. */
async function loadView(path: string): Promise<ComponentType> {
  if (path === '/') return (await import('./pages/landing-page.tsx')).LandingPage;
  if (path === '/about') return (await import('./pages/about-page.tsx')).AboutPage;
  return (await import('./router.tsx')).Router;
}

applyTheme(currentTheme());
noteLinkArrival();

const root = document.querySelector('#root');
if (!root) throw new Error('index.html has no #root');
const [View] = await Promise.all([loadView(window.location.pathname), startI18n()]);
createRoot(root).render(
  <StrictMode>
    <Suspense>
      <View />
    </Suspense>
  </StrictMode>,
);
