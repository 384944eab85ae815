import { pageSource } from './lib/page-source.ts';

/** Where the code of every page comes from; known before the router, so that both can be fetched at once. */
export const pageSources = {
  landing: pageSource(() => import('./pages/landing-page.tsx')),
  about: pageSource(() => import('./pages/about-page.tsx')),
  login: pageSource(() => import('./pages/login-page.tsx')),
  register: pageSource(() => import('./pages/register-page.tsx')),
  resetPassword: pageSource(() => import('./pages/reset-password-page.tsx')),
  updatePassword: pageSource(() => import('./pages/update-password-page.tsx')),
  dashboard: pageSource(() => import('./pages/dashboard-page.tsx')),
  account: pageSource(() => import('./pages/account-page.tsx')),
  interview: pageSource(() => import('./pages/interview-page.tsx')),
  interviewSession: pageSource(() => import('./pages/interview-session-page.tsx')),
  report: pageSource(() => import('./pages/report-page.tsx')),
} as const;
